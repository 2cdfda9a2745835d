#!/usr/bin/env python3
"""Memory order has one vocabulary, src/base/atomic.h: no other source uses a builtin of the compiler for it, but the headers
that are for programs, which cannot include that file, and the functions that do a program's own atomic operations. So a reader who greps for one name finds all that pairs with it."""
import os
import re
import sys
from pathlib import Path

ALLOWED = {"src/base/atomic.h", "src/api/heddle_inline.h.in", "check/race_access.c", "check/race_access.inl"}
BUILTIN = re.compile(r"\b__(?:atomic|sync)_\w+")


def main():
    root = Path(os.environ["HEDDLE_SOURCE"])
    files = [p for folder in ("src", "tools", "check") for p in sorted((root / folder).rglob("*"))
             if p.suffix in (".c", ".h", ".inl", ".def", ".in") and str(p.relative_to(root)) not in ALLOWED]
    wrong = []
    for path in files:
        text = re.sub(r"/\*.*?\*/", lambda m: re.sub(r"[^\n]", " ", m[0]), path.read_text(), flags=re.S)
        wrong += [f"{path.relative_to(root)}:{text.count(chr(10), 0, m.start()) + 1}: {m[0]}: use a name of base/atomic.h"
                  for m in BUILTIN.finditer(text)]
    print(*wrong, sep="\n")
    print(f"{len(files)} files, {len(wrong)} builtins")
    return 1 if wrong or not files else 0


if __name__ == "__main__":
    sys.exit(main())
