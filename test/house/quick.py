#!/usr/bin/env python3
"""The table of folders and tests in CONTRIBUTING.md: each room has a row, each folder is there, each test, too."""
import importlib.machinery
import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(os.environ["HEDDLE_SOURCE"])
sys.path.insert(0, str(ROOT / "test"))
from skipping import need_no_sanitizer  # noqa: E402

loader = importlib.machinery.SourceFileLoader("quick", str(ROOT / "tools/quick"))
quick = importlib.util.module_from_spec(importlib.util.spec_from_loader("quick", loader))
sys.dont_write_bytecode = True
loader.exec_module(quick)


def main():
    need_no_sanitizer("some tests are left out")
    listed = subprocess.run(["ctest", "--show-only=json-v1"], cwd=os.environ["HEDDLE_BUILD"], check=True, capture_output=True)
    names = [test["name"] for test in json.loads(listed.stdout)["tests"]]
    rows = quick.table()
    wrong = [f"{folder} is not there" for folder in rows if not (ROOT / folder).is_dir()]
    wrong += [f"{room} has no row" for room in (f"src/{path.name}/" for path in (ROOT / "src").iterdir() if path.is_dir())
              if room not in rows]
    wrong += [f"{folder}: no test's name begins with {word}" for folder, words in rows.items() for word in words
              if not any(name.startswith(word) for name in names)]
    print(*wrong, sep="\n")
    print(f"{len(rows)} rows, {len(wrong)} wrong")
    return 1 if wrong or len(rows) < 10 else 0


if __name__ == "__main__":
    sys.exit(main())
