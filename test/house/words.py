#!/usr/bin/env python3
"""Counts the phrases that the section "Writing" of CONTRIBUTING.md forbids. Each folder has a budget that may only fall.

A folder above its budget fails, and the hits are listed. A folder far below its budget fails, too: lower the budget in BUDGETS, so that
the phrases do not come back."""
import collections
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(os.environ["HEDDLE_SOURCE"])
FORBIDDEN = [
    r"\bWho(?:ever)? [a-z]+s\b",  # a sentence whose subject is a clause: name the thread, the PE, the batch
    r"(?:^|[.:;] |\* )What (?:is|has|goes|comes|was|are) [^?\n]*$",
    r"\b(?:[Nn]obody|[Ss]omebody|[Ww]hoever)\b",
    r"\b[Ll]ikewise\b",
    r"\bis no [a-z]",
    r"\bbut for\b",
    r"\bgo(?:es)? on\b",
]
PATTERN = re.compile("|".join(FORBIDDEN), re.M)

SLACK = 5  # so that not every change of a sentence changes this table

# The longest matching path counts. CHANGELOG.md is not scanned, because most of it is history.
BUDGETS = {
    "CONTRIBUTING.md": 4,
    "README.md": 0,
    "bench": 52,
    "bindings": 0,
    "check": 0,
    "doc": 0,
    "doc/guide": 0,
    "examples": 0,
    "include": 0,
    "man": 0,
    "packaging": 0,
    "src": 0,
    "src/api": 1,
    "src/base": 0,
    "src/coll": 0,
    "src/context": 0,
    "src/core": 0,
    "src/ext": 0,
    "src/job": 0,
    "src/lane": 0,
    "src/memory": 0,
    "src/op": 0,
    "src/wire": 0,
    "test": 309,
    "tools": 0,
}


def folder_of(path):
    return max((folder for folder in BUDGETS if path == folder or path.startswith(folder + "/")), key=len, default=None)


def tracked():
    listed = subprocess.run(["git", "-C", str(ROOT), "ls-files"], capture_output=True, text=True, check=False).stdout.split("\n")
    return [path for path in listed if path.endswith((".md", ".c", ".h", ".inl", ".py", ".api", ".def", ".sh", ".cmake", ".txt", ".f90", ".rs", ".hpp"))]


def hits(path):
    text = (ROOT / path).read_text(errors="replace")
    return [f"{path}:{text.count(chr(10), 0, found.start()) + 1}: {found[0].strip()}" for found in PATTERN.finditer(text)]


def main():
    found = collections.defaultdict(list)
    for path in tracked():
        folder = folder_of(path)
        if folder:
            found[folder] += hits(path)
    wrong = 0
    for folder, budget in BUDGETS.items():
        n = len(found[folder])
        if n > budget:
            print(f"{folder}: {n} phrases, budget {budget}:", *found[folder], sep="\n    ")
        elif n < budget - SLACK:
            print(f"{folder}: {n} phrases, budget {budget}: lower the budget")
        wrong += not budget - SLACK <= n <= budget
    print(f"{len(BUDGETS)} folders, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
