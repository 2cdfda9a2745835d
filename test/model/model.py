#!/usr/bin/env python3
"""make model [SECONDS=S] [MODEL_FLAGS=...]: the models for longer than make test-all has them.

Runs the model of completion with small tables, with the library's, and on weakly ordered memory, each for S seconds (60) of random programs and
schedules from a seed that is a new one each time, after all schedules with few deviations. The first failure ends it, with
the command that repeats it."""
import argparse
import os
import re
import subprocess
import sys
import time
from pathlib import Path

MODELS = {"small tables": "test_model_completion", "the library's tables": "test_model_completion_large",
          "small tables, weak memory": "test_model_completion_weak"}


def run(program, deviations, seconds, first):
    """(schedules explored completely, random ones), or the end of this program if one fails."""
    command = [program, "--deviations", deviations, "--seconds", seconds, "--first", first]
    process = subprocess.Popen(list(map(str, command)), stdout=subprocess.PIPE, text=True)
    output = ""
    for line in process.stdout:
        print(line, end="", flush=True)
        output += line
    if process.wait():
        sys.exit("the model has found something: see above")
    complete = sum(int(n) for n in re.findall(r"^.{66} +(\d+) +[\d.]+$", output, re.M))
    seeds = re.search(r"seeds (\d+) to (\d+)", output)
    return complete, int(seeds[2]) - int(seeds[1]) + 1


def record(path, rows):
    """The table between the markers of the page."""
    text, begin, end = path.read_text(), "<!-- model -->\n", "<!-- /model -->"
    table = "| tables | all schedules with at most two deviations | random programs and schedules | first seed |\n|---|---|---|---|\n"
    table += "".join(f"| {name} | {complete:,} | {drawn:,} | {first} |\n" for name, complete, drawn, first in rows)
    head, rest = text.split(begin, 1)
    path.write_text(head + begin + table + rest[rest.index(end):])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default=os.environ.get("HEDDLE_BUILD", "build"))
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--record", type=Path, metavar="FILE", help="writes the numbers into this page")
    args = parser.parse_args()
    rows, first = [], int(time.time())
    for name, program in MODELS.items():
        complete, drawn = run(Path(args.build) / "test" / program, 2 if not rows else 1, args.seconds, first)
        rows.append((name, complete, drawn, first))
    if args.record:
        record(args.record, rows)
    return 0


if __name__ == "__main__":
    sys.exit(main())
