#!/usr/bin/env python3
"""Random programs (test/torture) on two or three hosts, each with a random fault of the network, of a PE or of the launcher.

between_hosts.py [--rounds=N] [--seed=N] [--only=FAULT] [--record=PAGE]

Hosts are namespaces of this machine; the network between them is relay.py. TCP must absorb delay, loss, reordering, duplication,
corruption, a low rate and a link that is down for some time: the program, which verifies every byte, then ends well and without a
message. After any other fault the job ends in time, with an error and a line with the reason. In each case no process, no file and no
port is left on any host. A round has a seed of its own, which its line prints: --rounds=1 --seed=N repeats it. --record adds the
numbers to the table in a page."""
import argparse
import collections
import contextlib
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
import uuid

HERE_IS = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE_IS, os.path.join(HERE_IS, "..", "semantics"), os.path.join(HERE_IS, "..", "hosts")]
import page
from hosts import Unavailable
from job import *
from leftovers import MARK, marked
from network import FaultyNetwork

SILENCE = 10   # seconds: HEDDLE_TIMEOUT where a host is cut off
WITHIN = 30    # seconds more, by a clock that is patient (calm.py), until all processes have ended
LONG = 300     # seconds for a program that is not stuck
PROGRAM = "test_torture"
ROUTES = {"ucx": "ucx:tcp,self", "ofi": "ofi:tcp;ofi_rxm"}
VARIABLES = {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1"}

# Faults that TCP absorbs, as settings of relay.py. Those with a "down" last for "seconds".
ABSORBED = {
    "delay": lambda r, host: {"delay": r.choice([1, 5, 20, 50]), "jitter": r.choice([0, 5])},
    "loss": lambda r, host: {"loss": r.choice([0.01, 0.03, 0.05])},
    "reordering": lambda r, host: {"reorder": r.choice([0.01, 0.1])},
    "duplication": lambda r, host: {"duplicate": r.choice([0.01, 0.1])},
    "corruption": lambda r, host: {"corrupt": r.choice([0.005, 0.02])},
    "rate": lambda r, host: {"rate": r.choice([250e3, 1e6, 5e6])},
    "all of these": lambda r, host: {"delay": 2, "jitter": 2, "loss": 0.01, "reorder": 0.02, "duplicate": 0.01, "corrupt": 0.005, "rate": 2e6},
    "down for a time": lambda r, host: {"down": [host], "seconds": r.choice([0.1, 0.5, 2, 4])},
}
# Signals to a PE of the last host, or to a process of the launcher. "" in place of a line: the launcher need not know. The report of
# Open MPI's daemon may be lost when mpirun's event library fails, which it says; the status is all that is left then.
KILLED = (r"PE {pe} \(pid \d+\) has ended before shmem_finalize|EXIT CODE: {signal}|[Ss]ignal:? {signal}|the network failed"
          r"|a connection broke|1 process returned\s+a non-zero exit code[\s\S]*\[warn\] Epoll MOD\(\d+\) on fd \d+ failed")
ENDED = {
    "PE killed": (PROGRAM, signal.SIGKILL, KILLED),
    "PE crashes": (PROGRAM, signal.SIGSEGV, KILLED + r"|SIGSEGV"),
    "PE aborts": (PROGRAM, signal.SIGABRT, KILLED + r"|SIGABRT"),
    "launcher killed": ("mpirun", signal.SIGKILL, ""),
    "launcher terminated": ("mpirun", signal.SIGTERM, ""),
    "daemon killed": ("orted", signal.SIGKILL, r"lost communication|daemon|the launcher|has ended before shmem_finalize|the network failed"),
}
CUT = "down for ever"
STOPPED = "PE stopped for a time"
folder_seen_everywhere = "" # by all hosts
FAULTS = [*ABSORBED, *ENDED, CUT, STOPPED]
NO_ANSWER = "the launcher has not answered" # of PEs that are cut off in shmem_init
SILENT = NO_ANSWER + r"|unable to reliably start one or more daemons|heddle: PE \d+: .*(has been silent for|has not answered|cannot reach node|the network failed|a connection broke|the launcher)|lost communication"


def processes(world, mark, name, host=None):
    """Those of a job with this name, on one host or on all."""
    found = []
    for pid in marked(mark):
        with contextlib.suppress(OSError), open(f"/proc/{pid}/comm") as comm:
            on_it = host is None or os.readlink(f"/proc/{pid}/ns/net") == os.readlink(f"/proc/{world.pids[host]}/ns/net")
            if comm.read().startswith(name[:15]) and on_it:
                found.append(pid)
    return found


def wait_for(condition, seconds):
    end = calm_time() + seconds
    while not (value := condition()) and calm_time() < end:
        time.sleep(0.02)
    return value


def left_on(world, host):
    """Listening ports, shared memory and files of Heddle on a host."""
    root = f"/proc/{world.pids[host]}"
    with open(f"{root}/net/tcp") as file:
        found = [f"port {int(row.split()[1].split(':')[1], 16)}" for row in list(file)[1:] if row.split()[3] == "0A"]
    found += [f"/dev/shm/{name}" for name in os.listdir(f"{root}/root/dev/shm")]
    return found + [f"/tmp/{name}" for name in os.listdir(f"{root}/root/tmp") if "heddle" in name]


class Round:
    def __init__(self, seed, only, routes):
        r = self.random = random.Random(seed)
        self.seed, self.fault, self.route = seed, only or r.choice(FAULTS), r.choice(routes)
        self.hosts, self.each, self.ms = r.choice([2, 2, 3]), r.choice([1, 2]), int(10 ** r.uniform(1, 3.4))
        self.n_pes, self.mark = self.hosts * self.each, uuid.uuid4().hex
        self.is_absorbed = self.fault in ABSORBED or self.fault == STOPPED
        self.is_early = self.fault in ABSORBED and self.fault != "down for a time" and r.random() < 0.3
        self.last, self.board = f"h{self.hosts}", os.path.join(folder_seen_everywhere, "board")
        self.options = [f"--seed={seed}", f"--rounds={6 if self.is_absorbed else 100000}", f"--threads={r.choice([1, 2, 3])}",
                        f"--ops={r.choice([6, 24, 60])}", "--patience=200"]

    def __str__(self):
        return (f"seed {self.seed}: {self.route}, {self.hosts} hosts with {self.each} PEs, {self.fault} "
                f"{'from the start' if self.is_early else f'after {self.ms} ms'}")

    def start(self, world, output):
        slots = ",".join(f"h{k + 1}:{self.each}" for k in range(self.hosts))
        command = [OSHRUN, "--launcher", "mpirun.openmpi", "--hosts", slots, "-n", self.n_pes, "-x", MARK, "-x", "TORTURE_BOARD", "-q",
                   os.path.join(os.path.abspath(BUILD), "test", PROGRAM), *self.options]
        env = dict(os.environ, **VARIABLES, HEDDLE_WIRE=ROUTES[self.route], SHMEM_SYMMETRIC_SIZE="1G", **{MARK: self.mark},
                   TORTURE_BOARD=self.board, HEDDLE_TIMEOUT=str(SILENCE if self.fault == CUT else 60), OMPI_MCA_plm_rsh_agent=world.environment()["HOSTS_AGENT"])
        return subprocess.Popen(world.command_on("h1", [str(word) for word in command]), env=env, stdin=subprocess.DEVNULL,
                                stdout=output, stderr=subprocess.STDOUT)

    def strike(self, world):
        """Returns the killed PE's process, or None."""
        if self.fault in ABSORBED:
            settings = ABSORBED[self.fault](self.random, self.last)
            seconds = settings.pop("seconds", None)
            world.set_faults(seed=self.seed, **settings)
            if seconds:
                time.sleep(seconds)
                world.set_faults()
        elif self.fault == CUT:
            world.set_faults(down=[self.last])
        else:
            name, signo, _ = ENDED.get(self.fault, (PROGRAM, signal.SIGSTOP, ""))
            found = processes(world, self.mark, name, None if name == "mpirun" else self.last)
            for pid in found[:1]:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signo)
                    if signo == signal.SIGSTOP:
                        time.sleep(self.random.choice([0.1, 1, 3]))
                        os.kill(pid, signal.SIGCONT)
            return bool(found)
        return True

    def play(self, world, output):
        """Returns whether the program was still there when the fault came."""
        if self.is_early:
            self.strike(world)
        process = self.start(world, output)
        running = wait_for(lambda: process.poll() is not None or len(processes(world, self.mark, PROGRAM)) == self.n_pes, LONG)
        expect(running, f"{self}: PEs start", open(output.name).read())
        time.sleep(self.ms / 1000)
        has_struck = process.poll() is None and (self.is_early or self.strike(world))
        bound = LONG if self.is_absorbed else WITHIN + (SILENCE if self.fault == CUT else 0)
        expect(wait_for(lambda: not processes(world, self.mark, PROGRAM), bound), f"{self}: PEs are left", marked(self.mark))
        # mpirun had sent a message then, and waits until the kernel gives up: doc/reliability.md.
        launcher_waits = self.fault == CUT and NO_ANSWER in open(output.name).read()
        expect(launcher_waits or wait_for(lambda: not marked(self.mark), bound), f"{self}: processes are left",
               [open(f"/proc/{pid}/cmdline").read()[:200] for pid in marked(self.mark) if os.path.exists(f"/proc/{pid}")])
        for pid in marked(self.mark):
            with contextlib.suppress(OSError):
                os.kill(pid, signal.SIGKILL)
        wait_for(lambda: not marked(self.mark), WITHIN)
        self.status = process.wait()
        return has_struck

    def check(self, world, said):
        lines = [line for line in said.splitlines() if "heddle: " in line and not re.search(r"PE \d+: (SIG\w+ )?at ", line)]
        if self.is_absorbed:
            equal(self.status, 0, f"{self}: status; {said}")
            expect("torture: ok" in said, f"{self}: every byte is right", said)
            equal(lines, [], f"{self}: no message; {said}")
        else:
            expect(self.status != 0, f"{self}: an error", said)
            wanted = SILENT if self.fault == CUT else ENDED[self.fault][2].format(pe=r"\d+", signal=int(ENDED[self.fault][1]))
            matches(wanted, said, f"{self}: the reason")
            expect(len(lines) <= self.hosts, f"{self}: at most one line on each host", lines)
        left = [f"{host}: {what}" for host in world.names for what in left_on(world, host)]
        equal(left, [], f"{self}: nothing is left")


def play(world, args, routes):
    rows, counts = collections.defaultdict(lambda: [0, 0, 0]), collections.Counter()
    for seed in range(args.seed, args.seed + args.rounds):
        turn, before = Round(seed, args.only, routes), len(failures)
        with tempfile.NamedTemporaryFile("w+", prefix="heddle-round-") as output:
            has_struck = turn.play(world, output)
            world_counts = world.set_faults()
            said = open(output.name).read()
            if has_struck or turn.is_absorbed:
                turn.check(world, said)
        print(f"{turn}: {'FAILED' if len(failures) > before else 'ok' if has_struck else 'the program was faster'}", flush=True)
        for row in turn.fault, "all":
            rows[row] = [a + b for a, b in zip(rows[row], (1, int(has_struck), int(len(failures) > before)))]
        counts.update(failed=len(failures) > before)
    print(f"{args.rounds} rounds from seed {args.seed}, {counts['failed']} failed; the relay: {world_counts}")
    return dict(sorted(rows.items()))


def main_between():
    global folder_seen_everywhere
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1, help="of the first round; those of the others follow")
    parser.add_argument("--only", choices=FAULTS)
    parser.add_argument("--record", metavar="PAGE", help="add the numbers to the table in this page")
    args = parser.parse_args()
    need("wire ucx", "wire ofi")
    need_program("mpirun.openmpi", "openmpi-bin")
    try:
        with FaultyNetwork(3, keep=[os.path.abspath(BUILD), HERE_IS]) as world, \
                tempfile.TemporaryDirectory(prefix="hosts-", dir=os.path.abspath(BUILD)) as folder_seen_everywhere:
            rows = play(world, args, [name for name in ROUTES if has(f"wire {name}")])
    except Unavailable as why:
        skip(why, why.cure)
    if args.record:
        page.add(args.record, "between hosts", ["fault", "rounds", "during the program", "failures"], rows)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main_between()
