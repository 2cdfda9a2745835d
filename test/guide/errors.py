#!/usr/bin/env python3
"""doc/guide/errors.md has every message of the calls below: each that the sources give fits a row of one of its tables, and each row fits one.

A message is what stands in a call that ends the job, warns, or gives up. In a row, `...` stands for anything; what has no words of its own
but only hands on others' is left out.
"""
import os
import re
import sys
from pathlib import Path

SOURCE = Path(os.environ["HEDDLE_SOURCE"])
PAGE = SOURCE / "doc/guide/errors.md"
CALLS = re.compile(r"\b(die|print_warning|failure_die|die_argument|fail|give_up)\(((?:[^;\"]|\"(?:[^\"\\]|\\.)*\")*?)\)\s*;", re.S)
STRING = re.compile(r'"((?:[^"\\]|\\.)*)"')
VALUE = re.compile(r'%(?:[-+#0 ]*[\d.*]*(?:hh?|ll?|[jzt])?[a-zA-Z])')
LEAST = 2  # words of a message's own
BESIDE = ("topology_file.c", "device.c", "stack.c")  # their texts stand behind others' words


def messages():
    """(file, text) of each, with 7 for every value."""
    for path in sorted(path for folder in ("src", "check", "tools") for path in (SOURCE / folder).rglob("*.[ch]")):
        for call, arguments in CALLS.findall(path.read_text()):
            strings = STRING.findall(arguments)
            if call == "die_argument" or not strings or path.name in BESIDE:
                continue
            text = VALUE.sub("7", "".join(strings)).replace('\\"', '"')
            if len(re.findall(r"[A-Za-z_]{2,}", text)) >= LEAST:
                yield path.name, text


def patterns():
    """Row -> what matches its message."""
    rows = re.findall(r"^\| `([^`]+)` \|", PAGE.read_text(), re.M)
    return {row: re.compile(".*".join(map(re.escape, row.split("..."))), re.S) for row in rows}


def main():
    rows, used, wrong, n = patterns(), set(), 0, 0
    for file, text in messages():
        fits = [row for row, pattern in rows.items() if pattern.match(text)]
        used.update(fits)
        n += 1
        if not fits:
            wrong += 1
            print(f"{file}: no row of errors.md fits: {text}")
    for row in sorted(set(rows) - used - {"argument ... is ...", "... the memory of PE ...'s GPU: ...", "the GPU driver cannot ..."}):
        wrong += 1
        print(f"errors.md: nothing says: {row}")
    print(f"{n} messages, {len(rows)} rows, {wrong} wrong")
    return 1 if wrong or not n else 0


if __name__ == "__main__":
    sys.exit(main())
