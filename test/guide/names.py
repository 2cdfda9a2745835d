#!/usr/bin/env python3
"""The tables of doc/guide give names that there are.

A table's first column is another library's, or older; what its other columns name is to be in the tables of functions, the
headers or the tables of variables. Where the second column says "yes", so are the first column's names; where "no", none is.
"""
import os
import re
import sys
from pathlib import Path

SOURCE = Path(os.environ["HEDDLE_SOURCE"])
BUILD = Path(os.environ["HEDDLE_BUILD"])
sys.dont_write_bytecode = True
sys.path.insert(0, str(SOURCE / "src/api"))
import table  # noqa: E402

NAME = re.compile(r"`(_?(?:shmem|shm|shr|shf|start_|my_pe|num_pes|heddle|sma_|xt_)\w*(?:\.h)?)`", re.I)


def functions():
    for section in table.read_table():
        for shape in section.shapes:
            if shape.kernels:
                yield from (shape.generic, shape.base)
                yield from (function.name for function in shape.functions)


def known_names():
    headers = sorted((BUILD / "include").glob("shmem*.h"))
    texts = [path.read_text() for path in (*headers, *SOURCE.glob("*/env.def"), *SOURCE.glob("src/*/env.def"))]
    constants = re.findall(r"\b_?(?:SHMEMX?|SMA|XT|HEDDLE)_\w+", "\n".join(texts))
    return {*functions(), *constants, *(path.name for path in headers)}


def rows(page):
    """(number of the line, its cells) of each row of a table."""
    for number, line in enumerate(page.read_text().splitlines(), 1):
        if line.startswith("|"):
            yield number, [cell.strip() for cell in line.strip("|").split("|")]


def main():
    known, seen, wrong = known_names(), 0, 0
    for page in sorted((SOURCE / "doc/guide").glob("*.md")):
        for number, (first, *others) in rows(page):
            there = NAME.findall(first)
            must_be = NAME.findall(" ".join(others)) + (there if others[0] == "yes" else [])
            must_not = there if others[0] == "no" else []
            bad = [name for name in must_be if name not in known] + [name for name in must_not if name in known]
            for name in bad:
                print(f"{page.name}:{number}: {name} is {'in' if name in known else 'not in'} Heddle")
            seen, wrong = seen + len(must_be) + len(must_not), wrong + len(bad)
    print(f"{seen} names, {wrong} wrong")
    return 1 if wrong or not seen else 0


if __name__ == "__main__":
    sys.exit(main())
