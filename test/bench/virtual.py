#!/usr/bin/env python3
"""bench/virtual: what it says follows from what the machine is said to be, and not from the one that it runs on. (It looks at
the data itself.)"""
import json
import os
import pathlib
import subprocess
import sys

PROGRAM = pathlib.Path(os.environ["HEDDLE_BUILD"]) / "bench" / "bench_virtual"
CARD = {"post": 60, "apply": 30, "line": 60, "lanes": 16, "cores": 16, "windows": 20}
SLOW_LANE = 2000  # ns a byte
RECORD = 16  # bytes of an 8-byte put on its way
failures = []


def expect(condition, text):
    print(("ok      " if condition else "FAILED  ") + text, flush=True)
    if not condition:
        failures.append(text)


def rate(**changes):
    """Millions of puts a second."""
    words = [f"--{name.replace('_', '-')}={value}" for name, value in (CARD | changes).items()]
    done = subprocess.run([PROGRAM, *words], capture_output=True, text=True, check=False, timeout=300)
    if done.returncode:
        expect(False, f"{words}: {done.stderr.strip()}")
        return 0
    return json.loads(done.stdout)["Mop/s"]


def main():
    own = {n: rate(threads=n) for n in (1, 2, 4)}
    expect(own[1] == rate(threads=1), "it says the same every time")
    expect(1.8 * own[1] < own[2] and 1.8 * own[2] < own[4], f"threads with lanes and cores of their own do not wait for others: {own}")
    crowd = rate(threads=4, cores=1)
    expect(crowd < 0.8 * own[4], f"threads of one core share it: {crowd}, with one each {own[4]}")
    shared = rate(threads=4, way="shared")
    expect(shared < 0.8 * own[4], f"a lock is not free: {shared}, without it {own[4]}")
    slow = rate(threads=4, lane_byte=SLOW_LANE, lanes=8)
    most = 4 * 1e3 / (SLOW_LANE * RECORD)
    expect(0.8 * most < slow < 1.01 * most, f"nor is a lane faster than it is: {slow} of {most}")
    large = rate(threads=2, size=65536, byte=0.08, windows=10) * 65536 * 0.08 / 1e3
    expect(0.5 < large < 1.01, f"long puts fill a card, and no more: {large:.3f} of it")
    sys.exit(1 if failures else 0)


main()
