#!/usr/bin/env python3
"""A PE, or oshrun, is killed in every phase: the job ends within 2 s, with one line, and leaves nothing."""
import os
import shutil
import signal
import subprocess
import sys
import time
import uuid

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "semantics"))
from job import *
from leftovers import MARK, leaves_nothing, marked, vanish

PLACES = ["before init", "init, sending", "init, receiving", "elsewhere", "others in wait", "barrier", "wait",
          "put loop", "reduce", "lock, holding", "lock, waiting", "finalize"]
KILLED = r"^oshrun: PE 1 \(pid \d+\) killed by signal 9 \(SIGKILL\)$"
victim, sitter = compiled("victim"), compiled("sitter")


def check_victim(where, how, status, line, n=3, **env):
    what = f"{where}, {how}" + (f", {env}" if env else "")
    result = leaves_nothing(lambda mark: job(n, victim, where, how, env={MARK: mark, **env}), what)
    equal(result.status, status, f"{what}: status; {result}")
    ends_soon(result, what)
    lines = [text for text in result.err.splitlines() if not text.startswith("[")]  # UCX's own, of a half-made connection
    equal(len(lines), 1, f"{what}: one line; {result.err!r}")
    matches(line, result.err, f"{what}: the line")


@check
def killed_in_every_phase():
    for where in PLACES:
        check_victim(where, "kill", 128 + 9, KILLED)


@check
def killed_while_a_card_moves_data():
    """Also where nobody waits for the victim's processor: what it was doing ends with it, and is told."""
    for wire in "sim:rma=1,delay=30", "sim:rma=1,order=1":
        for nodes in {"HEDDLE_DIRECT": "0"}, {"HEDDLE_NODES": "2:cyclic"}:
            check_victim("long transfers", "kill", 128 + 9, KILLED, n=4, HEDDLE_WIRE=wire, **nodes)


@check
def crash_in_every_phase():
    if os.environ.get("HEDDLE_SANITIZE"):
        return  # sanitizers catch the signal themselves
    for where in PLACES:
        check_victim(where, "segv", 128 + 11, r"^oshrun: PE 1 \(pid \d+\) killed by signal 11 \(SIGSEGV\)(; run it with oshrun --check to find the cause)?$")


@check
def abort_is_named():
    check_victim("elsewhere", "abort", 128 + 6, r"^oshrun: PE 1 \(pid \d+\) killed by signal 6 \(SIGABRT\)$")


@check
def abort_of_another_is_a_consequence():
    """A PE aborts when it sees that another is ending, and is gone before it."""
    if os.environ.get("HEDDLE_SANITIZE"):
        return
    check_victim("slowly", "kill", 128 + 9, KILLED)


@check
def one_of_many():
    for where in "barrier", "init, sending", "init, receiving":
        check_victim(where, "kill", 128 + 9, KILLED, n=32)


@check
def exit_with_a_failure():
    for where in "before init", "init, sending", "elsewhere", "others in wait", "barrier", "reduce":
        check_victim(where, "exit 3", 3, r"^oshrun: PE 1 \(pid \d+\) exited with status 3")
    check_victim("return", "-", 7, r"^oshrun: PE 1 \(pid \d+\) exited with status 7 before shmem_finalize$")


@check
def early_end_without_a_failure():
    """Others wait for a PE that is gone: that cannot be success, nor last for ever."""
    for where in "elsewhere", "others in wait", "lock, holding":
        for how in "_exit 0", "exit 0":
            check_victim(where, how, 1, r"PE 1 .*before shmem_finalize")


@check
def early_end_in_init():
    """Also where another PE sends to it afterwards, which fails."""
    for nodes in "1", "2":
        for where in "init, sending", "init, receiving", "init, late":
            for how in "_exit 0", "exit 0":
                check_victim(where, how, 1, r"PE 1 .*(before shmem_finalize|must reach shmem_init)", HEDDLE_NODES=nodes, HEDDLE_WIRE="sim")


def handle_signals():
    """A shell starts a background command with SIGINT ignored, and nohup with SIGHUP. oshrun would inherit that."""
    for signo in signal.SIGINT, signal.SIGHUP:
        signal.signal(signo, signal.SIG_DFL)


def started(where, mark, n=3):
    """oshrun, when every PE is ready."""
    variables = dict(os.environ, **{MARK: mark})
    process = subprocess.Popen([OSHRUN, "-n", str(n), sitter, where], env=variables, text=True, preexec_fn=handle_signals,
                               stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    for _ in range(n):
        equal(process.stdout.readline(), "ready\n", "a PE is ready")
    expect(len(marked(mark)) >= n + 1, "the check sees its processes")
    return process


def end_by(signo, where, mark):
    return told_to_end(started(where, mark), signo, where, mark)


def told_to_end(process, signo, where, mark):
    began, calm = time.time(), calm_time()
    os.kill(process.pid, signo)
    try:
        out, err = process.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        out, err = process.communicate()
        expect(False, f"{where}: oshrun did not end by {signo}")
    expect(vanish(mark, calm), f"{where}, {signo}: no process is left", marked(mark))
    seconds = time.time() - began
    return Result(process.returncode, out, err, seconds, seconds - (calm_time() - calm))


@check
def oshrun_is_killed():
    for where in "init", "compute", "barrier", "wait", "put", "sleep":
        result = leaves_nothing(lambda mark: end_by(signal.SIGKILL, where, mark), where)
        equal(result.status, -signal.SIGKILL, where)


@check
def oshrun_is_told_to_end():
    for signo in signal.SIGTERM, signal.SIGINT, signal.SIGHUP:
        for where in "init", "compute", "barrier", "wait", "put":
            what = f"{signo.name}, {where}"
            result = leaves_nothing(lambda mark: end_by(signo, where, mark), what)
            equal(result.status, 128 + signo, what)
            ends_soon(result, what)
            equal(result.err, f"oshrun: ended by signal {int(signo)} ({signo.name})\n", f"{what}: one line")


@check
def a_stopped_pe_ends_with_the_job():
    """It takes SIGTERM only when it runs again."""
    def play(mark):
        process = started("wait", mark)
        pe = max(pid for pid in marked(mark) if pid != process.pid)
        os.kill(pe, signal.SIGSTOP)
        return told_to_end(process, signal.SIGTERM, "a stopped PE", mark)
    result = leaves_nothing(play, "a stopped PE")
    equal(result.status, 128 + signal.SIGTERM, "a stopped PE: status")
    ends_soon(result, "a stopped PE")


@check
def files_of_killed_pes_are_removed():
    """Those of libfabric's provider shm have names, and the kernel leaves them where a process is killed."""
    if has("wire ofi"):
        for how in "kill", "abort":
            check_victim("barrier", how, 128 + (9 if how == "kill" else 6), r"^oshrun: PE 1 \(pid \d+\) killed by signal",
                         HEDDLE_DIRECT="0", HEDDLE_WIRE="ofi:shm")


def may_mount():
    """Root may, but not in a folder that chroot has made the root."""
    unshare = os.geteuid() == 0 and shutil.which("unshare")
    return unshare and not subprocess.run([unshare, "--mount", "true"], stderr=subprocess.DEVNULL, check=False).returncode


@check
def a_small_dev_shm_is_named():
    """libfabric has no provider shm there, as in a container with the usual 64 MB on a machine with many processors."""
    if has("wire ofi") and may_mount():
        done = subprocess.run(["unshare", "--mount", "sh", "-c",
                               'mount -t tmpfs -o size=8m tmpfs /dev/shm; exec "$0" -n 2 "$1" barrier kill', OSHRUN, victim], capture_output=True, text=True, check=False, timeout=PATIENCE,
                              env={**os.environ, "HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "ofi:shm"})
        expect(done.returncode and re.search(r"provider shm here, because /dev/shm has 8 of \d+ MiB left", done.stderr),
               "the cause is named", (done.returncode, done.stderr))


@check
def a_full_dev_shm_is_named():
    if may_mount() and not IS_SANITIZED:
        done = subprocess.run(["unshare", "--mount", "sh", "-c", 'mount -t tmpfs -o size=1m tmpfs /dev/shm; exec "$0" -n 1 "$1"',
                               OSHRUN, compiled("full_shm")], capture_output=True, text=True, check=False, timeout=PATIENCE)
        expect(done.returncode == 128 + signal.SIGBUS and "heddle: /dev/shm is full: " in done.stderr,
               "the cause is named", (done.returncode, done.stderr))


@check
def memory_comes_back():
    """Shared memory has no name: what the jobs above had is free again. What others have comes and goes."""
    def shmem():
        with open("/proc/meminfo") as file:
            return next(int(line.split()[1]) for line in file if line.startswith("Shmem:"))
    before, end = shmem(), time.monotonic() + PATIENCE
    for _ in range(4):
        mark = uuid.uuid4().hex
        end_by(signal.SIGKILL, "put", mark)
    while shmem() >= before + (200 << 10) and time.monotonic() < end:
        time.sleep(0.1)
    expect(shmem() < before + (200 << 10), "4 x 3 x 64 MiB were in use", (before, shmem()))


if __name__ == "__main__":
    main()
