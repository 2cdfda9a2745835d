#!/usr/bin/env python3
"""What a PE costs in bytes and at start-up, as the number of PEs grows: prints the tables of doc/scale.md.

    scale.py --build build [--most 256] [--rounds 3] [--update doc/scale.md]

Jobs of real PEs over each route, and jobs of mirrors (mirror.py), in which one node is real. Bytes are the median of
the rounds, times the shortest: that is what the machine needs when nobody else wants it."""
import argparse
import json
import os
import pathlib
import statistics
import subprocess
import sys

import mirror
from tables import markdown_table, update

ROUTES = {
    "direct": {"HEDDLE_DIRECT": "1"},
    "sim": {"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "sim"},
    "ucx:tcp,self": {"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "ucx:tcp,self"},
}
WIRES = "sim", "ucx:tcp,self"
MIRRORED = (1000, 100), (10000, 100), (100000, 100), (100000, 10) # PEs, of which so many are on each node
TALKED = 100, 900 # nodes
LIMIT_S = 300
HEAP = {"SHMEM_SYMMETRIC_SIZE": "16M"}


def environment(more):
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("HEDDLE_", "SHMEM_", "UCX_"))}
    return {**kept, **HEAP, **more}


def rows(rounds, run):
    """Of several runs: {field: median}, but the shortest time."""
    found = [json.loads(run().strip().splitlines()[-1]) for _ in range(rounds)]
    row = {name: statistics.median(one[name] for one in found) for name in found[0]}
    return {**row, "init_ms": min(one["init_ms"] for one in found)}


def real(build, pes, route):
    command = [build / "bin" / "oshrun", "-n", str(pes), build / "bench" / "bench_scale"]
    done = subprocess.run(command, env=environment(ROUTES[route]), stdout=subprocess.PIPE, text=True, check=True,
                          stdin=subprocess.DEVNULL, timeout=LIMIT_S)
    return done.stdout


def mirrored(build, pes, here, wire, talk=0):
    command = [build / "bench" / "bench_scale", here, talk, here]
    printed, statuses = mirror.run(pes, here, command, {**HEAP, "HEDDLE_DIRECT": "1", "HEDDLE_WIRE": wire})
    if any(statuses):
        raise SystemExit(f"scale.py: of {pes} PEs, {here} of them real, some failed: {statuses}")
    return printed


def kib(nbytes):
    return f"{nbytes / 1024:.0f}"


def say(text):
    print(text, file=sys.stderr, flush=True)


def real_jobs(options):
    counts = [2 ** k for k in range(1, 20) if 2 ** k <= options.most]
    lines = []
    for pes in counts:
        line = [str(pes)]
        for route in ROUTES:
            say(f"{pes} PEs, {route}")
            row = rows(options.rounds, lambda: real(options.build, pes, route))
            line += [kib(row["bytes"]), kib(row["page_tables"]), f"{row['init_ms']:.1f}"]
        lines.append(line)
    head = ["PEs"] + [f"{route}: {what}" for route in ROUTES
                      for what in ("KiB per PE", "page tables, KiB", "start-up, ms")]
    return markdown_table(head, lines, "---:")


def mirrored_jobs(options):
    lines = []
    for pes, here in MIRRORED:
        for wire in WIRES:
            say(f"{pes} PEs, {here} on each node, {wire}")
            row = rows(options.rounds, lambda: mirrored(options.build, pes, here, wire))
            lines.append([str(pes), str(pes // here), str(here), wire, kib(row["bytes"]), kib(row["tables"]),
                          f"{row['init_ms']:.0f}"])
    return markdown_table(["PEs", "nodes", "PEs per node", "wire", "KiB per PE", "tables per node, KiB", "start-up, ms"], lines, "---:")


def connections(options):
    lines = []
    for wire in WIRES:
        say(f"connections, {wire}")
        few, many = (rows(options.rounds, lambda: mirrored(options.build, 4000, 4, wire, talk)) for talk in TALKED)
        lines.append([wire, f"{(many['bytes_talked'] - few['bytes_talked']) / (TALKED[1] - TALKED[0]):.0f}"])
    return markdown_table(["wire", f"bytes per node talked to, from {TALKED[0]} to {TALKED[1]} nodes"], lines, "---:")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--build", type=lambda text: pathlib.Path(text).resolve(), default="build")
    parser.add_argument("--most", type=int, default=256, help="real PEs")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--update", type=pathlib.Path, metavar="PAGE", help="also write the tables into this page")
    options = parser.parse_args()
    for name, make in ("real", real_jobs), ("mirrors", mirrored_jobs), ("connections", connections):
        text = make(options)
        print(text + "\n", flush=True)
        if options.update:
            update(options.update, name, text + "\n")


if __name__ == "__main__":
    main()
