#!/usr/bin/env python3
"""Builtins and functions that only one header may use, so that a reader who looks for its names finds all uses:

- Memory order: src/base/atomic.h. Headers for programs cannot include it, and the race checker does the program's own atomic
  operations.
- Threads of the library: src/base/thread_start.h, because signals are for threads of the program. The profiling libraries replace
  pthread_create."""
import os
import re
import sys
from pathlib import Path

RULES = [(re.compile(r"\b__(?:atomic|sync)_\w+"), ("src", "tools", "check"), "base/atomic.h",
          {"src/base/atomic.h", "src/api/heddle_inline.h.in", "check/race_access.c", "check/race_access.inl"}),
         (re.compile(r"\bpthread_create\("), ("src",), "base/thread_start.h", {"src/base/thread_start.h"})]


def without_comments(text):
    return re.sub(r"/\*.*?\*/", lambda m: re.sub(r"[^\n]", " ", m[0]), text, flags=re.S)


def main():
    root, wrong, n_files = Path(os.environ["HEDDLE_SOURCE"]), [], 0
    for pattern, folders, header, allowed in RULES:
        for path in (p for folder in folders for p in sorted((root / folder).rglob("*"))):
            name = str(path.relative_to(root))
            if path.suffix not in (".c", ".h", ".inl", ".def", ".in") or name in allowed:
                continue
            n_files += 1
            text = without_comments(path.read_text())
            wrong += [f"{name}:{text.count(chr(10), 0, m.start()) + 1}: {m[0]}: use a name of {header}"
                      for m in pattern.finditer(text)]
    print(*wrong, sep="\n")
    print(f"{n_files} files, {len(wrong)} wrong uses")
    return 1 if wrong or not n_files else 0


if __name__ == "__main__":
    sys.exit(main())
