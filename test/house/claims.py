#!/usr/bin/env python3
"""doc/claims.md has each of the forty claims once, and every table, test, target and file that it names is there."""
import json
import os
import re
import subprocess
import sys
from pathlib import Path

CLAIMS = 40


def rows(text):
    """(number, what shows it) of each row."""
    return [(int(number), shown) for number, shown in re.findall(r"^\| (\d+) \|[^|]*\| (.*) \|$", text, re.M)]


def titles(root):
    """Of the tables that benchmarks make: every string of their scripts, as what is in one is not said twice."""
    text = "\n".join(path.read_text() for path in sorted((root / "bench").glob("*.py")))
    return set(re.findall(r'"([^"\n]+)"', text))


def main():
    root = Path(os.environ["HEDDLE_SOURCE"])
    listing = subprocess.run(["ctest", "--show-only=json-v1"], cwd=os.environ["HEDDLE_BUILD"], capture_output=True,
                             text=True, check=True).stdout
    tests = {test["name"] for test in json.loads(listing)["tests"]}
    targets = set(re.findall(r"^(bench-\w+):", (root / "Makefile").read_text(), re.M))
    is_sanitized = bool(os.environ.get("HEDDLE_SANITIZE"))  # some tests are not there then
    known, claims, wrong = titles(root), rows((root / "doc/claims.md").read_text()), []
    if [number for number, _ in claims] != list(range(1, CLAIMS + 1)):
        wrong.append(f"not each of {CLAIMS} claims once, in their order")
    for number, shown in claims:
        wrong += [f"{number}: no table {title!r}" for title in re.findall(r"\*([^*]+)\*", shown) if title not in known]
        wrong += [f"{number}: no target {name}" for name in re.findall(r"`make ([\w-]+)`", shown) if name not in targets]
        for name in re.findall(r"`([\w./]+)`", shown):
            is_test = any(test == name or test.startswith(name + "/") for test in tests)
            if "/" in name and not (is_test or is_sanitized or (root / name).exists()):
                wrong.append(f"{number}: no test or file {name}")
        if not re.search(r"`make|`\w+/|the same table", shown):
            wrong.append(f"{number}: nothing shows it")
    print(*wrong, sep="\n")
    print(f"{len(claims)} claims, {len(wrong)} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
