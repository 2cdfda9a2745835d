#!/usr/bin/env python3
"""Every function that doc/life-of-a-put.md names stands in the file that it names beside it."""
import os
import re
import sys
from pathlib import Path


def steps(text):
    """(function, file) for each `function` that is followed by "in src/…", alone or in a list."""
    for names, path in re.findall(r"((?:`\w+`(?:, )?)+) in (src/[\w/.]+\w)", text):
        for name in re.findall(r"`(\w+)`", names):
            yield name, path
    for name, path in re.findall(r"`(\w+)`, (src/[\w/.]+\w)", text):
        yield name, path


def stands_in(name, path):
    """Functions made once per width are written W(name) or W_SLOW(name)."""
    base = name.removesuffix("_slow")
    return re.search(rf"\b{name}\b|W\({name}\)|W_SLOW\({base}\)", path.read_text())


def main():
    root = Path(os.environ["HEDDLE_SOURCE"])
    named = list(steps((root / "doc/life-of-a-put.md").read_text()))
    wrong = [f"{name} is not in {path}" for name, path in named
             if not (root / path).exists() or not stands_in(name, root / path)]
    print(*wrong, sep="\n")
    print(f"{len(named)} steps, {len(wrong)} wrong")
    return 1 if wrong or len(named) < 20 else 0


if __name__ == "__main__":
    sys.exit(main())
