"""Simple loops and what is written by hand instead: examples/histogram.c and examples/index_gather.c, two PEs over TCP, on one
machine's loopback and between two hosts, with Heddle and with another library beside it.

Each program verifies what it has done and prints millions of items a second of all PEs together, the median of its rounds;
what stands in the table is the median of all runs, in which the libraries take turns."""
import argparse
import os
import pathlib
import re
import statistics
import subprocess
import sys

import report
import run

PROGRAMS = {"histogram": ["--items", "400000"], "index_gather": ["--items", "20000"]}
PES = 2
ROW = re.compile(r"^(\S.*?)\s{2,}([\d.]+)\s+[\d.]+  (verified|WRONG)$", re.M)


def compile_all(libraries):
    for library in libraries:
        library.work.mkdir(parents=True, exist_ok=True)
        for program in PROGRAMS:
            source = run.HERE.parent / "examples" / f"{program}.c"
            run.build([library.folder / "oshcc", "-O2", "-pthread", source, "-o", library.work / program])


def rates(library, program, limit=30):
    """Millions of items a second, by way; empty, and a line about it, if the program fails."""
    command = library.command(PES, program, PROGRAMS[program])
    environment = {**os.environ, **library.environment, "SHMEM_SYMMETRIC_SIZE": "64M"}
    done = subprocess.run(["timeout", "-k", "5", str(limit), *command], capture_output=True, text=True, env=environment,
                          check=False, stdin=subprocess.DEVNULL)
    found = {way: float(rate) for way, rate, verdict in ROW.findall(done.stdout) if verdict == "verified"}
    if done.returncode or not found:
        print(f"{program} with {library.name}: {run.reason(done, limit)}", file=sys.stderr)
    return found


def places(libraries):
    """Title and libraries, of each network."""
    missing = run.hosts_missing()
    yield "loopback", libraries
    if missing:
        print(f"not between two hosts: {missing}", file=sys.stderr)
    else:
        yield "two hosts", [run.across_hosts(library) for library in libraries]


def measure(libraries, turns):
    """Rates by (place, program, way) and library."""
    found = {}
    for place, here in places(libraries):
        for turn in range(turns):
            for program in PROGRAMS:
                for library in here:
                    print(f"{place}, {program}, {library.name} ({turn + 1} of {turns})", file=sys.stderr)
                    for way, rate in rates(library, program).items():
                        found.setdefault((place, program, way), {}).setdefault(library.name, []).append(rate)
    return found


def table(found, names):
    """The rows of the table, the first one its head. Ratios: to the same by hand, and to the other library."""
    rows = [["over TCP", "program", "way", f"{names[0]}, M/s", "of by hand"]]
    for name in names[1:]:
        rows[0] += [f"{name}, M/s", "ratio"]
    for (place, program, way), by in found.items():
        middle = {name: statistics.median(each) for name, each in by.items()}
        ours, hand = middle.get(names[0]), found.get((place, program, "by hand"), {}).get(names[0])
        row = [place, program, way, f"{ours:.3g}" if ours else "–",
               f"{ours / statistics.median(hand):.3g}×" if ours and hand else "–"]
        for name in names[1:]:
            theirs = middle.get(name)
            row += [f"{theirs:.3g}" if theirs else "–", f"{ours / theirs:.3g}×" if ours and theirs else "–"]
        rows.append(row)
    return rows


def aligned(rows):
    widths = [max(len(row[c]) for row in rows) for c in range(len(rows[0]))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in rows]
    return "\n".join([lines[0], "  ".join("-" * width for width in widths), *lines[1:]])


def markdown(rows, facts):
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    lines.insert(1, "|---" * len(rows[0]) + "|")
    about = f"{facts['cpu']}, {facts['cores']} cores, {facts['kernel']}, {facts['date']}, revision {facts['revision']}"
    return "\n".join([f"{about}; load {facts['load_before'][0]} before, {facts['load_after'][0]} after.", "", *lines, ""])


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n", maxsplit=1)[0])
    run.add_libraries(parser)
    parser.add_argument("--turns", type=int, default=3, help="how often each program is run with each library (default 3)")
    parser.add_argument("--update", action="store_true", help="put the table into doc/aggregate.md")
    options = parser.parse_args()
    options.build = options.build.resolve()
    return options


def main():
    options = arguments()
    load = os.getloadavg()
    libraries = run.find_libraries(options)
    run.over_tcp(libraries, {})
    compile_all(libraries)
    found = measure(libraries, options.turns)
    rows = table(found, [library.name for library in libraries])
    print(aligned(rows))
    if options.update:
        report.update(run.HERE.parent / "doc" / "aggregate.md", "bench-aggregate", markdown(rows, run.machine(load)))
    return 0 if all(run.OURS in by for by in found.values()) and found else 1


if __name__ == "__main__":
    sys.exit(main())
