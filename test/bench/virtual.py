#!/usr/bin/env python3
"""bench/virtual: what it says follows from what the machine is said to be, and not from the one that it runs on. (It looks at
the data itself.)"""
import json
import subprocess

from common import BUILD, expect, finish

PROGRAM = BUILD / "bench" / "bench_virtual"
TREE = PROGRAM.with_name("bench_tree")
CARD = {"post": 60, "apply": 30, "line": 60, "lanes": 16, "cores": 16, "windows": 20}
SLOW_LANE = 2000  # ns a byte
RECORD = 16  # bytes of an 8-byte put on its way


def said(command, what):
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    if done.returncode:
        expect(False, f"{command}: {done.stderr.strip()}")
        return 0
    return json.loads(done.stdout)[what]


def rate(what="Mop/s", **changes):
    """Millions of puts a second."""
    return said([PROGRAM, *(f"--{name.replace('_', '-')}={value}" for name, value in (CARD | changes).items())], what)


def lanes():
    """Whose number depends on nothing but who asks for one."""
    used = {way: rate("lanes used", threads=3, way=way) for way in ("own", "several", "default")}
    expect(used == {"own": 3, "several": 12, "default": 1}, f"as many lanes are used as there are streams: {used}")


def hidden():
    """Behind work."""
    card, messages = (rate("overlap, %", op="overlap", size=6000000, windows=4, byte=0.08, rma=rma) for rma in (1, 0))
    expect(99 < card <= 100, f"what a card moves is hidden behind work: {card:.2f} %")
    expect(messages < card, f"and what cores copy is not: {messages:.2f} %")
    alone = rate("overlap, %", op="overlap", size=64, windows=4, wire=10000)
    expect(90 < alone < 100, f"a long way is hidden, and posting is not: {alone:.2f} %")


def tree():
    """Between nodes; 15 and 1023 are all but the root."""
    def between(nodes, op, what):
        return said([TREE, f"--nodes={nodes}", "--size=8", op], what)
    expect([between(n, "broadcast", "messages") for n in (16, 1024)] == [15, 1023], "a node gets a broadcast once")
    step = between(2, "broadcast", "us")
    expect(2 * step < between(16, "broadcast", "us") <= 3 * step, "between 16 nodes it takes two steps, and messages beside each other")
    expect(between(1024, "broadcast", "us") <= 7 * step, "and five steps between 1024")
    expect(between(2, "gather", "us") == step, "two nodes gather as fast as they broadcast")
    expect(between(1000, "gather", "messages") >= 10, "a gathering has as many rounds as there are binary digits")


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
    lanes()
    hidden()
    tree()
    finish()


main()
