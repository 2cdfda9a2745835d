#!/usr/bin/env python3
"""Shows the raw numbers of a run of bench/run.py again: on the terminal, or as a page or Markdown.

    report.py NUMBERS.json [--html PAGE.html] [--markdown FILE.md]"""
import argparse
import json
import pathlib
import sys

import drawing
import pages
from suites import SUITES


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("numbers", type=pathlib.Path, help="what a run has left: BUILD/bench/SUITE.json")
    parser.add_argument("--html", type=pathlib.Path, metavar="PAGE")
    parser.add_argument("--markdown", type=pathlib.Path, metavar="FILE")
    options = parser.parse_args()
    drawing.use_the_python_that_draws()
    raw = json.loads(options.numbers.read_text())
    shown = SUITES[raw["suite"]].SHOWN
    if options.html:
        options.html.write_text(pages.html(shown, raw))
    if options.markdown:
        options.markdown.write_text(pages.markdown(shown, raw))
    if not options.html and not options.markdown:
        print(pages.terminal(shown, raw))


if __name__ == "__main__":
    sys.exit(main())
