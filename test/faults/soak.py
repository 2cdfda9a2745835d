#!/usr/bin/env python3
"""One long job of random programs (test/torture) on each route: what it uses does not grow.

soak.py [--seconds=N] [--routes=A,B] [--record=PAGE]

Without --seconds each job plays ROUNDS programs. Each PE prints its private memory, maps, descriptors and threads when no program is
in flight. The first half of the lines is the warm-up: buffers, lanes and connections are made when they are first needed. Afterwards
nothing may exceed the warm-up's maximum by more than SLACK. oshinfo --live gives the lanes and the registered memory. --record adds
the results to the table in a page."""
import argparse
import os
import re
import signal
import subprocess
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "semantics"))
import page
from job import *

ROUNDS, EVERY = 40, 2
LANES = "4" # so that all are opened in the warm-up; each takes descriptors
USED = "KiB", "maps", "descriptors", "threads"
SLACK = {"KiB": 4096, "maps": 8, "descriptors": 0, "threads": 0, "lanes": 0, "chunks": 0} # maps: arenas of malloc merge and split
SHORT_SLACK = {"KiB": 16384, "maps": 32, "descriptors": 16, "lanes": 16, "chunks": 2} # a short warm-up has not met everything
ROUTES = {
    "direct": ({}, None),
    "sim": ({"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "sim:delay=20"}, None),
    "card": ({"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "sim:rma=1,delay=20", "HEDDLE_BULK": "1024"}, None),
    "ucx": ({"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "ucx:tcp,self"}, "wire ucx"),
    "ofi": ({"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "ofi:tcp;ofi_rxm"}, "wire ofi"),
}
LINE = re.compile(r"soak: (\d+) rounds, PE (\d+): (\d+) KiB, (\d+) maps, (\d+) descriptors, (\d+) threads")


def live(pid):
    """Lanes and registered chunks of all PEs of an oshrun, as far as it has any."""
    shown = subprocess.run([os.path.join(BUILD, "bin", "oshinfo"), "--live", str(pid)], capture_output=True, text=True, check=False).stdout
    return {"lanes": len(re.findall(r"^ *lane +\d+|^ +\d+ ", shown, re.M)),
            "chunks": sum(map(int, re.findall(r"use (\d+) chunks", shown)))}


def play(route, seconds):
    """Returns the samples, each a dictionary, and the number of rounds."""
    rounds = 10**9 if seconds else ROUNDS
    env = dict(os.environ, SHMEM_SYMMETRIC_SIZE="256M", HEDDLE_LANES=LANES, **ROUTES[route][0])
    command = [OSHRUN, "-q", "-n", "2", os.path.join(BUILD, "test", "test_torture"), f"--rounds={rounds}", f"--soak={EVERY}", "--threads=2",
               "--patience=300"]
    samples, played, begin = [], 0, time.monotonic()
    with subprocess.Popen(command, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True) as process:
        for line in process.stdout:
            if not (found := LINE.match(line)):
                continue
            played, pe, *numbers = map(int, found.groups())
            samples.append({"pe": pe, **dict(zip(USED, numbers)), **(live(process.pid) if len(samples) % 100 == 0 or not seconds else {})})
            if seconds and time.monotonic() > begin + seconds:
                process.send_signal(signal.SIGTERM)
                break
        process.stdout.read()
        status = process.wait()
    equal(status, 128 + signal.SIGTERM if seconds else 0, f"{route}: status after {played} rounds")
    return samples, played


def check_flat(route, samples, slack):
    """Returns, of each resource, the maxima of the warm-up and of the rest."""
    half, maxima = len(samples) // 2, {}
    for name in SLACK:
        before, after = ([sample[name] for sample in part if name in sample] for part in (samples[:half], samples[half:]))
        maxima[name] = max(before, default=0), max(after, default=0)
        expect(maxima[name][1] <= maxima[name][0] + slack.get(name, SLACK[name]), f"{route}: {name} stays flat", maxima[name])
    return maxima


def soak():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=int, help="for each route, in place of a number of rounds")
    parser.add_argument("--routes", default=",".join(ROUTES))
    parser.add_argument("--record", metavar="PAGE", help="add the results to the table in this page")
    args = parser.parse_args()
    rows = {}
    for route in args.routes.split(","):
        if ROUTES[route][1] and not has(ROUTES[route][1]):
            continue
        before, begin = len(failures), time.monotonic()
        samples, rounds = play(route, args.seconds)
        maxima = check_flat(route, samples, {} if args.seconds else {**SLACK, **SHORT_SLACK})
        text = ", ".join(f"{name} {first} then {then}" for name, (first, then) in maxima.items())
        print(f"{route}: {rounds} rounds, maxima of the first half and of the second: {text}", flush=True)
        name = f"{route}, {time.strftime('%Y-%m-%d %H:%M')}"
        rows[name] = [(time.monotonic() - begin) / 3600, rounds, *(n for pair in maxima.values() for n in pair), len(failures) - before]
    if args.record:
        columns = [f"{name} {half}" for name in SLACK for half in ("before", "after")]
        page.add(args.record, "soak", ["route", "hours", "rounds", *columns, "failures"], rows)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    soak()
