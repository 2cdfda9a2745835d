#!/usr/bin/env python3
"""The page of each suite of benchmarks says what it is about."""
import os
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(os.environ["HEDDLE_SOURCE"]) / "bench"))
import report

MACHINE = {"cores": 2, "cpu": "a processor", "kernel": "a kernel", "architecture": "x86_64", "load_before": [0], "load_after": [0],
           "date": "today", "compiler": "a compiler", "revision": ""}
TITLES = {"direct": "Heddle: the direct route", "wire": "Heddle: the wire", "bundled": "Heddle: bundled communication"}


def main():
    wrong = 0
    for suite, title in TITLES.items():
        raw = {"suite": suite, "rows": [], "setups": [], "libraries": [], "failures": [], "skips": [], "seconds": 1,
               "quick": True, "machine": MACHINE}
        page = report.html(raw)
        if f"<title>{title}</title>" not in page or f"<h1>{title}, measured</h1>" not in page:
            print(f"{suite}: the title is not {title!r}: {page[:200]}")
            wrong += 1
    print(f"{len(TITLES)} pages, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
