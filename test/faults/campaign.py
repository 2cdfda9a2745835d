#!/usr/bin/env python3
"""Random programs (test/torture), each with a random fault at a random moment.

campaign.py [--rounds=N] [--seed=N] [--record=PAGE]

Checked after each: the job ended soon, with the status of the fault and one line that names the PE, and no process and no file is left.
A round has a seed of its own, which its line prints: --rounds=1 --seed=N repeats it. The moment is in milliseconds from the start of the
PE, so where the program is then depends on the machine. --record adds the numbers to the table in a page."""
import argparse
import collections
import os
import random
import re
import signal
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "semantics"))
import page
from job import *
from leftovers import MARK, leaves_nothing

NAMED = r"^oshrun: PE {pe} \(pid \d+\) "
ENDED = r"^oshrun: ended by signal {signal} "
# Fault: the status of oshrun, and the line. None: any.
FAULTS = {
    "kill": (128 + 9, NAMED + "killed by signal 9 "),
    "segv": (128 + 11, NAMED + "killed by signal 11 "),
    "abort": (128 + 6, NAMED + "killed by signal 6 "),
    "exit 3": (3, NAMED + "exited with status 3"),
    "exit 0": (1, "PE {pe} .*(before shmem_finalize|must reach shmem_init and shmem_finalize)"),
    "stop": (0, ""),
    "stop, end": (128 + 15, ENDED.replace("{signal}", "15")),
    "close": (None, None),
    "oshrun: kill": (-9, None),
    "oshrun: terminate": (128 + 15, ENDED.replace("{signal}", "15")),
    "oshrun: interrupt": (128 + 2, ENDED.replace("{signal}", "2")),
}
ROUTES = {
    "direct": ({}, None),
    "two nodes over sim": ({"HEDDLE_NODES": "2", "HEDDLE_WIRE": "sim"}, None),
    "sim": ({"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "sim:delay=20,refuse=10"}, None),
    "a card of sim": ({"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "sim:rma=1,delay=20", "HEDDLE_BULK": "1024"}, None),
    "ucx": ({"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "ucx:tcp,self"}, "wire ucx"),
    "ofi": ({"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "ofi:tcp;ofi_rxm"}, "wire ofi"),
}


def inject_library():
    output = os.path.join(folder.name, "inject.so")
    source = os.path.join(os.path.dirname(os.path.abspath(__file__)), "inject.c")
    subprocess.run(["cc", "-O1", "-D_GNU_SOURCE", "-shared", "-fPIC", source, "-o", output], check=True)
    return output


def check_round(result, how, pe, what):
    status, line = FAULTS[how]
    # Beside lines of UCX, the place of a crash in the source, and a program that misses the file of a PE that is gone.
    beside = r"\[|torture: the PEs must be on one machine|heddle: PE \d+: (SIG\w+ )?at "
    lines = [text for text in result.err.splitlines() if not re.match(beside, text)]
    if how == "close":
        expect(result.status == 0 or lines, f"{what}: the job is right, or says why it ends", result)
        return
    equal(result.status, status, f"{what}: status; {result}")
    if how != "stop":
        ends_soon(result, what)
    if line == "":
        equal(lines, [], f"{what}: no line")
    elif line:
        equal(len(lines), 1, f"{what}: one line; {result.err!r}")
        matches(line.format(pe=pe), "\n".join(lines), f"{what}: the line")


def play_round(seed, library, routes):
    """Returns the fault, and whether it came during the program."""
    r = random.Random(seed)
    route, how = r.choice(sorted(routes)), r.choice(sorted(FAULTS))
    pes, ms = r.choice([2, 3, 3, 4]), int(10 ** r.uniform(0, 3))
    pe, done = r.randrange(pes), os.path.join(folder.name, f"done-{seed}")
    program = [os.path.join(BUILD, "test", "test_torture"), f"--seed={seed}", f"--rounds={4 if how in ('stop', 'close') else 100000}",
               f"--threads={r.choice([1, 2, 3])}", f"--ops={r.choice([6, 24, 60])}"]
    fault = {"FAULT_PE": pe, "FAULT_MS": ms, "FAULT_HOW": how, "FAULT_DONE": done}
    words = [word for name, value in fault.items() for word in ("-x", f"{name}={value}")]
    what = f"seed {seed}: {route}, {pes} PEs, {how} by PE {pe} after {ms} ms"
    command = [OSHRUN, "-n", pes, *words, "-x", f"LD_PRELOAD={library}", *program]
    result = leaves_nothing(lambda mark: run(command, env={MARK: mark, "SHMEM_SYMMETRIC_SIZE": "1G", **routes[route][0]}), what)
    if not os.path.exists(done):
        equal(result.status, 0, f"{what}: the program was faster; {result}")
        return how, False
    check_round(result, how, pe, what)
    return how, True


def campaign():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1, help="of the first round; those of the others follow")
    parser.add_argument("--record", metavar="PAGE", help="add the numbers to the table in this page")
    args = parser.parse_args()
    signal.signal(signal.SIGINT, signal.default_int_handler) # shells ignore it in the background, and oshrun would keep that
    routes = {name: row for name, row in ROUTES.items() if not row[1] or has(row[1])}
    library, rows = inject_library(), collections.defaultdict(lambda: [0, 0, 0])
    for seed in range(args.seed, args.seed + args.rounds):
        before = len(failures)
        how, has_struck = play_round(seed, library, routes)
        for row in how, "all":
            rows[row] = [a + b for a, b in zip(rows[row], (1, int(has_struck), int(len(failures) > before)))]
    print(f"{args.rounds} rounds from seed {args.seed}: " + ", ".join(f"{name} {n}" for name, (n, _, _) in sorted(rows.items())) +
          f"; {rows['all'][2]} failed")
    if args.record:
        page.add(args.record, "faults", ["fault", "rounds", "during the program", "failures"], dict(sorted(rows.items())))
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    campaign()
