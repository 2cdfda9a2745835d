#!/usr/bin/env python3
"""bench/claims/table.py has each of the forty claims once, every test, target and file that it names is there, and
doc/claims.md has its table."""
import json
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(os.environ["HEDDLE_SOURCE"])
sys.dont_write_bytecode = True
sys.path.insert(0, str(ROOT / "bench"))
from claims import table  # noqa: E402

CLAIMS = 40


def existing_tests():
    listing = subprocess.run(["ctest", "--show-only=json-v1"], cwd=os.environ["HEDDLE_BUILD"], capture_output=True,
                             text=True, check=True).stdout
    return {test["name"] for test in json.loads(listing)["tests"]}


def main():
    tests, wrong = existing_tests(), []
    targets = set(re.findall(r"^(bench-\w+):", (ROOT / "Makefile").read_text(), re.M))
    is_sanitized = bool(os.environ.get("HEDDLE_SANITIZE"))  # some tests are not there then
    if [claim.number for claim in table.CLAIMS] != list(range(1, CLAIMS + 1)):
        wrong.append(f"not each of {CLAIMS} claims once, in their order")
    for claim in table.CLAIMS:
        for name in claim.tests:
            if not is_sanitized and not any(test == name or test.startswith(name + "/") for test in tests):
                wrong.append(f"{claim.number}: no test {name}")
        wrong += [f"{claim.number}: no target {name}" for name in re.findall(r"make ([\w-]+)", claim.command())
                  if name not in targets]
        wrong += [f"{claim.number}: no file {name}" for name in claim.others
                  if not name.startswith("make ") and not (ROOT / name).exists()]
        if not claim.command() or not (claim.question or claim.tests):
            wrong.append(f"{claim.number}: nothing shows it")
    if table.markdown() not in (ROOT / "doc/claims.md").read_text():
        wrong.append("doc/claims.md has another table: make generate")
    print(*wrong, sep="\n")
    print(f"{len(table.CLAIMS)} claims, {len(wrong)} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
