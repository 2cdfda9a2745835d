#!/usr/bin/env python3
"""Measures what the founding documents claim, and writes a page, JSON and CSV with a verdict on each claim.

    reproduce.py --build build [--quick] [--out DIR] [--update]
    reproduce.py --from DIR [--out DIR] [--update]      # the page again, from the numbers of a run
    reproduce.py --document                     # measures nothing, and puts the table of claims into doc/claims.md

claims/table.py says what each claim is, and how its verdict comes from the numbers. Ends with 1 if anything that was to
be measured failed.
"""
import argparse
import csv
import dataclasses
import json
import pathlib
import sys

import drawing
import tables
from claims import measure, page, pictures, table, verdicts
from claims.evidence import Evidence

DOC = pathlib.Path(__file__).resolve().parent.parent / "doc"
COLUMNS = "id", "verdict", "says", "document", "measured", "route", "why", "command"


def record(claim, one, figure):
    """What the data say of a claim."""
    title, machine = table.DOCUMENTS[claim.document]
    row = dict(zip(COLUMNS, (claim.number, one.verdict, claim.says, f"{claim.stated} ({title}: {machine})", one.measured,
                             one.route, one.why, claim.command())))
    return row | {"figure": dataclasses.asdict(figure) if figure else None}


def write(folder, evidence):
    """The three files."""
    judged = [verdicts.judge(claim, evidence) for claim in table.CLAIMS]
    shown = [claim.figure(evidence) if claim.figure else None for claim in table.CLAIMS]
    rows = [record(*one) for one in zip(table.CLAIMS, judged, shown)]
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "claims.json").write_text(json.dumps({"facts": evidence.facts, "claims": rows}, indent=1) + "\n")
    with (folder / "claims.csv").open("w", newline="") as file:
        writer = csv.DictWriter(file, COLUMNS, extrasaction="ignore")
        writer.writeheader()
        writer.writerows(rows)
    (folder / "report.html").write_text(page.html(table.CLAIMS, judged, shown, evidence))
    return judged


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--build", type=pathlib.Path, default=pathlib.Path("build"), help="Heddle's build folder")
    parser.add_argument("--quick", action="store_true", help="in less than ten minutes")
    parser.add_argument("--out", type=pathlib.Path, help="the folder for the report (default: BUILD/report)")
    parser.add_argument("--from", type=pathlib.Path, dest="numbers", metavar="DIR", help="measure nothing: take these numbers")
    parser.add_argument("--update", action="store_true", help="also put the tables of all suites, and the README's pictures, into doc/")
    parser.add_argument("--document", action="store_true", help="put the table of claims into doc/claims.md, and no more")
    options = parser.parse_args()
    options.build = options.build.resolve()
    options.out = (options.out or options.build / "report").resolve()
    if options.numbers and not (options.numbers / "facts.json").exists():
        parser.error(f"--from {options.numbers}: no facts.json there; it takes the folder numbers of a report")
    if not options.numbers and not options.document and not (options.build / "bin" / "oshcc").exists():
        parser.error(f"--build {options.build}: no bin/oshcc there; build first: make")
    return options


def main():
    options = arguments()
    if options.document:
        tables.update(DOC / "claims.md", "claims", table.markdown())
        return 0
    drawing.use_the_python_that_draws()
    numbers = options.numbers or options.out / "numbers"
    if not options.numbers:
        measure.everything(options, numbers)
    evidence = Evidence(numbers)
    judged = write(options.out, evidence)
    if options.update:
        pictures.update(DOC, evidence, judged)
    for verdict in verdicts.MEANING:
        print(f"{sum(one.verdict == verdict for one in judged):3} {verdict}")
    print(f"page: {options.out / 'report.html'}")
    if not drawing.is_possible():
        print("without pictures: no matplotlib (apt-get install python3-matplotlib)")
    return 1 if evidence.facts["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())
