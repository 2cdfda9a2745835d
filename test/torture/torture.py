#!/usr/bin/env python3
"""Many short jobs of random operations, over routes between PEs, and what is left of one that fails.

torture.py [--route=NAME,NAME] [--seconds=N] [--seed=N] ...: doc/torture.md says what is covered, --help what else there
is. Each job has a seed of its own, and with it a number of PEs, of threads and so on. The first failure of a route is
made smaller, and the command that repeats it is printed; the exit status is 1 then."""
import argparse
import os
import random
import re
import shlex
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

import record
import shrink

# A job that takes longer hangs, whatever it says. That nothing happens, the program itself notices earlier (--patience): this
# is for a machine that has better things to do, too.
JOB_SECONDS = 1500
# Set by main: the command that runs programs of another processor, oshrun, the program, and whether there is a network module.
EMULATOR, OSHRUN, PROGRAM = [], "", ""
HAS_WIRE = False


def sim(seed, **options):
    """A simulated network: HEDDLE_DIRECT=0, so that each PE is a node of its own."""
    text = ",".join(f"{name}={value}" for name, value in {"seed": seed % 1000, "share": seed % 2, **options}.items())
    return {"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": f"sim:{text}"}


def card(r):
    """A simulated one that moves what is long."""
    return {**sim(r.randrange(1000), delay=r.choice([0, 50, 1000]), refuse=r.choice([0, 20]), lanes=r.choice([1, 3, 64]), rma=r.choice([1, 1, 2]),
                  order=r.choice([0, 1]), regfail=r.choice([0, 0, 30])), "HEDDLE_BULK": r.choice(["1", "1024", "32K", "128K"])}


def any_wire(r):
    """What a job takes by itself, if there is such; or a simulated one."""
    simulated = {"HEDDLE_WIRE": f"sim:seed={r.randrange(1000)},share={r.choice([0, 1])},delay={r.choice([0, 30, 500])},"
                                f"refuse={r.choice([0, 10])}"}
    return {} if HAS_WIRE and r.random() < 0.5 else simulated


# What says how the library works: a function of the job's random numbers each.
ROUTES = {
    "direct": lambda r: {},
    "nodes": lambda r: {"HEDDLE_NODES": "2", **any_wire(r)},
    "cyclic": lambda r: {"HEDDLE_NODES": "2:cyclic", **any_wire(r)},
    "ucx": lambda r: {"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "ucx:tcp,self"},
    "ofi": lambda r: {"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "ofi:tcp;ofi_rxm"},
    "sim": lambda r: sim(r.randrange(1000), delay=r.choice([0, 20, 60, 150]), refuse=r.choice([0, 10, 50]),
                         lanes=r.choice([1, 2, 3, 5, 64]), gap=r.choice([0, 1])),
    "slow": lambda r: sim(r.randrange(1000), delay=r.choice([1000, 3000, 10000]), refuse=r.choice([0, 10]),
                          lanes=r.choice([1, 2, 8, 64])),
    "one-lane": lambda r: {**sim(r.randrange(1000), delay=r.choice([0, 50]), refuse=r.choice([0, 20])), "HEDDLE_LANES": "1"},
    "bulk": lambda r: {**sim(r.randrange(1000), delay=r.choice([0, 50]), refuse=r.choice([0, 10]), lanes=r.choice([2, 5])),
                       "HEDDLE_BULK": r.choice(["1", "64", "4096", "32K"])},
    "card": card,
    "early": lambda r: {**sim(r.randrange(1000), delay=r.choice([0, 50, 1000]), refuse=r.choice([0, 20]), rma=1, early=1),
                        "HEDDLE_RDMA_QUIET": "read", "HEDDLE_BULK": r.choice(["1", "1024", "32K"])},
    "card-nodes": lambda r: {**card(r), "HEDDLE_DIRECT": "1", "HEDDLE_NODES": r.choice(["2", "2:cyclic", "3"])},
    "shm": lambda r: {"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "ofi:shm", "HEDDLE_BULK": r.choice(["1", "1024", "128K"])},
    "emulated": lambda r: {"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": r.choice(["ucx:tcp,self", "ucx:posix,self", "ofi:tcp;ofi_rxm"]),
                           "HEDDLE_RDMA": "emulated", "HEDDLE_BULK": r.choice(["1", "1024", "128K"])},
    "allocated": lambda r: {"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "ucx:posix,self", "HEDDLE_RDMA": "allocated",
                            "SHMEM_SYMMETRIC_SIZE": "64M", "HEDDLE_BULK": r.choice(["1", "1024", "128K"])},
    "locked": lambda r: {**sim(r.randrange(1000), delay=r.choice([0, 50]), lanes=r.choice([3, 64])), "HEDDLE_LOCK": "force"},
}


@dataclass
class Job:
    """A program to run, how, and what came of it."""
    route: str
    environment: dict
    pes: int
    arguments: list
    status: int = 0
    output: str = ""
    counts: dict = field(default_factory=dict)

    def command(self):
        variables = " ".join(f"{name}={shlex.quote(value)}" for name, value in self.environment.items())
        return f"{variables} {shlex.join(self.words())}".strip()

    def words(self):
        return [*EMULATOR, OSHRUN, "-n", str(self.pes), "--timeout", str(JOB_SECONDS), *EMULATOR, PROGRAM, *self.arguments]

    def run(self):
        command = self.words()
        inherited = {k: v for k, v in os.environ.items() if not k.startswith(("HEDDLE_", "SHMEM_"))}
        inherited.setdefault("TORTURE_ON_HANG", str(Path(__file__).resolve().parent / "stacks.sh"))
        done = subprocess.run(command, env={**inherited, **self.environment}, stdin=subprocess.DEVNULL, check=False,
                              capture_output=True, text=True, errors="replace")
        self.status, self.output = done.returncode, done.stdout + done.stderr
        found = re.search(r"torture: ok, (\d+) rounds, (\d+) operations, (\d+) looks", done.stdout)
        if found:
            self.counts = dict(zip(("rounds", "operations", "looks"), map(int, found.groups())))
        return not self.status and bool(found)


def job_of(route, seed, options):
    """Follows from the route and the seed."""
    r = random.Random(f"{route} {seed}")
    environment = ROUTES[route](r)
    pes = r.choice([1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 6, 7])
    level = r.choice([0, 1, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3])
    arguments = [f"--seed={seed}", f"--rounds={r.choice([2, 3, 4])}", f"--threads={r.choice([1, 2, 3, 3, 4, 5, 6])}",
                 f"--ops={r.choice([6, 12, 24, 24, 40, 100])}", f"--phases={r.choice([1, 2, 3])}", f"--level={level}"]
    return Job(route, environment, pes, arguments + options)


def run_route(route, seeds, args):
    """Jobs one after the other, up to args.jobs or for args.seconds; ends at the first failure without --go-on."""
    begin, row = time.monotonic(), record.Row(route)
    for seed in seeds:
        job = job_of(route, seed, args.options)
        ok = job.run()
        row.add(job.counts, not ok)
        print(f"{route}: seed {seed}, {job.pes} PEs, {' '.join(job.arguments[1:])}: "
              f"{'ok' if ok else f'FAILED ({job.status})'} {job.counts.get('operations', '')}", flush=True)
        if not ok:
            print(f"{job.command()}\n{job.output[:60000]}", flush=True)
            if not args.go_on:
                if args.shrink:
                    shrink.shrink(job, args.shrink)
                break
        if not args.jobs and time.monotonic() > begin + args.seconds:
            break
    row.seconds = time.monotonic() - begin
    return row


def run_racy(build, n_programs, seed):
    """Programs with known races, and programs without (doc/races.md). Returns 1 if a report is missing or wrong."""
    script = Path(__file__).resolve().parent.parent / "check/removals.py"
    return subprocess.run([sys.executable, "-B", str(script), "--programs", str(n_programs), "--seed", str(seed)],
                          env={**os.environ, "HEDDLE_BUILD": str(build)}, check=False).returncode


def main():
    global EMULATOR, OSHRUN, PROGRAM, HAS_WIRE
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default=os.environ.get("HEDDLE_BUILD", "build"))
    parser.add_argument("--route", default="all", help=f"all, or some of {', '.join(ROUTES)}")
    parser.add_argument("--seconds", type=float, default=10, help="for each route")
    parser.add_argument("--jobs", type=int, default=0, metavar="N", help="for each route, however long they take")
    parser.add_argument("--seed", type=int, default=1, help="of the first job; the others' follow")
    parser.add_argument("--go-on", action="store_true", help="after a failure, too; nothing is made smaller then")
    parser.add_argument("--shrink", type=float, default=60, metavar="SECONDS", help="for making a failure smaller; 0: not at all")
    parser.add_argument("--record", metavar="FILE", help="adds what was done to the table in this page")
    parser.add_argument("--emulator", default="", metavar="COMMAND", help="runs oshrun and the program, of another processor")
    parser.add_argument("--racy", type=int, default=0, metavar="N",
                        help="instead: N random programs, also without each of their synchronisations, with --check=races")
    parser.add_argument("options", nargs="*", help="behind --: of the program, for every job")
    args = parser.parse_args()
    build = Path(args.build).resolve()
    if args.racy:
        return run_racy(build, args.racy, args.seed)
    EMULATOR = shlex.split(args.emulator)
    OSHRUN, PROGRAM = str(build / "bin/oshrun"), str(build / "test/test_torture")
    HAS_WIRE = any((build / "lib").glob("heddle-wire-*.so"))
    routes = list(ROUTES) if args.route == "all" else args.route.split(",")
    for route in routes:
        if route not in ROUTES:
            parser.error(f"--route: {route} is not one of {', '.join(ROUTES)}")
    rows = [run_route(route, range(args.seed, args.seed + args.jobs if args.jobs else sys.maxsize), args) for route in routes]
    print(record.table(rows))
    if args.record:
        record.update(Path(args.record), rows)
    return 1 if any(row.failures for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
