#!/usr/bin/env python3
"""Runs the benchmarks of this folder with Heddle and with other OpenSHMEM libraries, side by side.

    run.py SUITE --build build [--peer NAME=DIR …] [--quick] [--seconds N] [--only TASK …] [--out PAGE.html] [--update]
    run.py instructions --build build [--pes N]

SUITE: direct, collectives, hosts (collectives between them), wire, rdma, bundled, nonblocking (collectives), streams (many threads),
aggregate (simple loops), entry (between a call and the network), scale (memory and start-up).
Each compiles the same sources with each library's oshcc, runs them in turns (ours, peer, ours, peer …), and writes the raw numbers
(.json), a table (.md) and a page (.html). `instructions` prints one JSON line per operation: what a call costs in instructions,
counted by valgrind. See README.md beside this file.
"""
import argparse
import json
import pathlib
import sys

import drawing
from counted import instructions
from libraries import Failure, Library, add_libraries, find_libraries
from session import cold_mib, measure
from suites import SUITES
from tables import OURS


def count(options):
    library = Library(OURS, options.build / "bin", options.build / "bench" / "heddle")
    if options.peer:
        library = find_libraries(options)[1]
    try:
        for one in instructions(library, options.pes):
            print(json.dumps(one))
    except Failure as why:
        print(f"run.py: instructions: {why}", file=sys.stderr)
        return 77 if "not installed" in str(why) else 1
    return 0


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("suite", choices=(*SUITES, "instructions"))
    add_libraries(parser)
    parser.add_argument("--quick", action="store_true", help="a minute or two instead of ten")
    parser.add_argument("--seconds", type=float, help="stop repeating after this time")
    parser.add_argument("--only", action="append", default=[], metavar="TASK",
                        help="this task only; may be repeated; another word says which there are")
    parser.add_argument("--turns", type=int, default=3, help="of `aggregate`: how often each program is run with each library (default 3)")
    parser.add_argument("--cold-mib", type=int, default=cold_mib(), help="the range that cold copies walk through")
    parser.add_argument("--memory-mib", type=int, help="for the buffers of all PEs of a collective together")
    parser.add_argument("--pes", type=int, default=2, help="for `instructions`: PEs")
    parser.add_argument("--wire", default="ucx", help="of `wire` and `hosts`: Heddle's, as in HEDDLE_WIRE: ucx or ofi:PROVIDER")
    parser.add_argument("--out", type=pathlib.Path, help="the page (default: BUILD/bench/SUITE.html)")
    parser.add_argument("--update", action="store_true", help="put the tables into doc/SUITE.md or results/, a summary into doc/numbers.md or the README")
    options = parser.parse_args()
    options.build = options.build.resolve()
    options.out = options.out or options.build / "bench" / f"{options.suite}.html"
    return options


def session(options):
    """The suite that was asked for."""
    made = SUITES[options.suite].Suite(options)
    titles = {one.title for one in made.tasks}
    if unknown := set(options.only) - titles:
        raise SystemExit(f"run.py: --only: `{options.suite}` has no task {', '.join(unknown)}; there are: {'; '.join(sorted(titles))}")
    return made


def main():
    options = arguments()
    if options.suite == "instructions":
        return count(options)
    drawing.use_the_python_that_draws()
    return measure(options, session(options), SUITES[options.suite].SHOWN)


if __name__ == "__main__":
    sys.exit(main())
