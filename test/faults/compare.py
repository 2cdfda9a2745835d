#!/usr/bin/env python3
"""A program of OpenSHMEM 1.4 (traffic.c) over Heddle and over Open MPI, each with the same random faults at the same random moments.

compare.py [--rounds=N] [--seed=N] [--only=FAULT] [--record=PAGE]

Counted for each fault and library, each count a kind of failure: the job did not end in time, its status was not that of the fault, no line
named the PE, a process was left, a file or shared memory was left. The tool ends what a job leaves. It fails if Heddle has a failure. A
round has a seed of its own: --rounds=1 --seed=N repeats it. --record adds the counts to the table in a page. As root the script has a
/dev/shm and System V memory of its own; otherwise those are not examined, because other programs use them."""
import argparse
import collections
import contextlib
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import time
import uuid

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "semantics"))
import page
from campaign import FAULTS, inject_library
from job import *
from leftovers import MARK, marked

BOUND = 10     # seconds of calm time (calm.py) from the fault until the launcher has ended, and from then on until all processes have
AT_MOST = 300  # seconds by the usual clock in place of BOUND, because calm time can pass slowly
START = 300    # seconds until the fault has come
ISOLATED = "HEDDLE_TEST_ISOLATED"
AS_ROOT = {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1"}
# Library: its launcher and its compiler, and variables. With osc/rdma, Open MPI 4.1.4 crashes in shmem_finalize.
LIBRARIES = {
    "Heddle": ([OSHRUN], os.path.join(BUILD, "bin", "oshcc"), {}),
    "Open MPI": (["/usr/bin/oshrun", "--oversubscribe", "--bind-to", "none", "--mca", "osc", "^rdma"], "/usr/bin/oshcc", AS_ROOT),
}
OF_A_PE = "kill", "segv", "abort", "exit 3", "exit 0"
FAILURES = "late", "status", "PE not named", "process left", "file left"
NAMES = r"PE {pe}\b|rank {pe}\b|\[\[\d+,\d+\],{pe}\]"


def isolate():
    """As root, starts the script again where /dev/shm and System V memory belong to it alone."""
    if os.environ.get(ISOLATED) or os.geteuid() or not shutil.which("unshare"):
        return
    if not subprocess.run(["unshare", "--mount", "--ipc", "true"], stderr=subprocess.DEVNULL, check=False).returncode:
        os.environ[ISOLATED] = "1"
        os.execvp("unshare", ["unshare", "--mount", "--ipc", "sh", "-c", 'mount -t tmpfs tmpfs /dev/shm && exec "$0" "$@"',
                              sys.executable, *sys.argv])


def build_programs():
    programs = {}
    for name, (_, compiler, _) in LIBRARIES.items():
        programs[name] = os.path.join(folder.name, "traffic-" + name.replace(" ", "-"))
        subprocess.run([compiler, "-O2", "-D_GNU_SOURCE", os.path.join(HERE, "traffic.c"), "-o", programs[name]], check=True)
    return programs


def files_in(temporary):
    """Files, sockets and shared memory; not folders, which all jobs of a user may share."""
    tops = [temporary, "/dev/shm"] if os.environ.get(ISOLATED) else [temporary]
    found = {os.path.join(where, name) for top in tops for where, _, names in os.walk(top) for name in names}
    if os.environ.get(ISOLATED):
        with open("/proc/sysvipc/shm") as table:
            found |= {"System V " + line.split()[1] for line in list(table)[1:]}
    return found


def wait_for(is_over, has_begun):
    """Returns whether it is over in time, which runs as soon as `has_begun` returns true."""
    start, moment = time.monotonic(), None
    while not is_over():
        if moment is None and has_begun():
            moment = calm_time(), time.monotonic()
        if moment is None:
            is_late = time.monotonic() > start + START
        else:
            is_late = calm_time() > moment[0] + patient(BOUND) or time.monotonic() > moment[1] + AT_MOST
        if is_late:
            return False
        time.sleep(0.02)
    return True


def clean(mark, process):
    """Ends what is left."""
    while left := marked(mark):
        for pid in left:
            with contextlib.suppress(OSError):
                os.kill(pid, signal.SIGKILL)
        time.sleep(0.05)
    process.wait()


def play(library, program, pes, words, env):
    """Returns the status (None: late), the output, whether processes were left, the files that were left, and whether the fault came."""
    mark, temporary = uuid.uuid4().hex, os.path.join(folder.name, uuid.uuid4().hex)
    os.mkdir(temporary)
    done, output = os.path.join(temporary, "done"), temporary + ".output"
    variables = {k: v for k, v in os.environ.items() if not k.startswith(("SHMEM_", "SMA_", "HEDDLE_", "OMPI_"))}
    options = [word for name, value in {**env, "FAULT_DONE": done}.items() for word in ("-x", f"{name}={value}")]
    launcher, _, more = LIBRARIES[library]
    command = [*launcher, "-n", str(pes), *options, program, *words, *([done] if env["FAULT_HOW"] in ("stop", "close") else [])]
    before = files_in(temporary)
    with open(output, "w+") as file:
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=file, stderr=file,
                                   env={**variables, **more, MARK: mark, "TMPDIR": temporary, "SHMEM_SYMMETRIC_SIZE": "64M"})
        try:
            status = process.returncode if wait_for(lambda: process.poll() is not None, lambda: os.path.exists(done)) else None
            is_left = status is not None and not wait_for(lambda: not marked(mark), lambda: True)
        finally:
            clean(mark, process)
        file.seek(0)
        said = file.read()
    has_struck = os.path.exists(done)
    left = files_in(temporary) - before - {done}
    for path in left:
        with contextlib.suppress(OSError):
            os.remove(path)
    shutil.rmtree(temporary, ignore_errors=True)
    return status, said, is_left, left, has_struck


def judge(how, pe, status, said, is_left, left):
    """The kinds of failure. Any status but 0 is right for a fault that ends the job. A job that is late has no chance to clean up, because
    this tool kills it."""
    failed, finished = set(), "traffic: right" in said
    if status is None:
        failed.add("late")
    elif "wrong" in said or (status == 0) != (finished if how == "close" else how == "stop"):
        failed.add("status")
    if how in OF_A_PE and not re.search(NAMES.format(pe=pe), said):
        failed.add("PE not named")
    if is_left:
        failed.add("process left")
    if status is not None and left:
        failed.add("file left")
    return failed


def fault_of(r):
    return r.choice(sorted(FAULTS))


def play_round(seed, library_so, programs):
    """Returns the fault, and the failures of each library."""
    r = random.Random(seed)
    how, pes, ms = fault_of(r), r.choice([2, 3, 3, 4]), int(10 ** r.uniform(0, 3))
    pe, since = r.randrange(pes), r.choice(["start", "init", "init", "init"])
    env = {"FAULT_PE": pe, "FAULT_MS": ms, "FAULT_HOW": how, "FAULT_FROM": since, "LD_PRELOAD": library_so}
    found = {}
    for name, program in programs.items():
        *seen, has_struck = play(name, program, pes, [str(seed)], env)
        failed = judge(how, pe, *seen) if has_struck else {"late", "status"}
        found[name] = failed
        if failed:
            print(f"seed {seed}, {name}: {how} by PE {pe} of {pes}, {ms} ms after {since}: {', '.join(sorted(failed))}; "
                  f"status {seen[0]}, files {sorted(seen[3])[:4]}, output {seen[1][-600:]!r}", flush=True)
    return how.replace("oshrun", "launcher"), found


def compare():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1, help="of the first round; those of the others follow")
    parser.add_argument("--only", choices=sorted(FAULTS), metavar="FAULT", help="leave out the rounds with other faults")
    parser.add_argument("--record", metavar="PAGE", help="add the counts to the table in this page")
    args = parser.parse_args()
    for path in "/usr/bin/oshrun", "/usr/bin/oshcc":
        if not os.path.exists(path) or "Open" not in subprocess.run(["/usr/bin/oshrun", "--version"], capture_output=True, text=True,
                                                                    check=False).stdout:
            skip(f"no {path} of Open MPI", "apt-get install openmpi-bin libopenmpi-dev")
    isolate()
    signal.signal(signal.SIGINT, signal.default_int_handler) # shells ignore it in the background, and launchers would keep that
    library_so, programs = inject_library(), build_programs()
    rows = collections.defaultdict(lambda: [0] * (len(FAILURES) + 2))
    seeds = [seed for seed in range(args.seed, args.seed + args.rounds) if args.only in (None, fault_of(random.Random(seed)))]
    for seed in seeds:
        how, found = play_round(seed, library_so, programs)
        for name, failed in found.items():
            for row in f"{how}: {name}", f"all: {name}":
                rows[row] = [a + b for a, b in zip(rows[row], (1, *(int(kind in failed) for kind in FAILURES), int(bool(failed))))]
    for name, (rounds, *counts) in sorted(rows.items()):
        print(f"{name}: {rounds} rounds, " + ", ".join(f"{kind} {count}" for kind, count in zip((*FAILURES, "any"), counts)))
    if args.record:
        columns = ["fault: library", "rounds", *FAILURES, "any of these"]
        page.add(args.record, "faults of two libraries", columns, dict(sorted(rows.items())))
    sys.exit(1 if rows["all: Heddle"][-1] else 0)


if __name__ == "__main__":
    compare()
