#!/usr/bin/env python3
"""README.md says how many instructions an operation is: as many as test/op/instructions.c counts, with the compiler
that it names."""
import json
import os
import re
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from skipping import skip

ROOT, BUILD = Path(os.environ["HEDDLE_SOURCE"]), Path(os.environ["HEDDLE_BUILD"])


def output(*command):
    environment = {**os.environ, "HEDDLE_DIRECT": "1"}
    return subprocess.run(list(map(str, command)), capture_output=True, text=True, check=True, timeout=120, env=environment).stdout


def main():
    sentence = re.search(r"Instructions per operation with (\w+) (\d+), frozen by [^:]*:([^.]*)\.", (ROOT / "README.md").read_text())
    compiler, version, claims = sentence.groups()
    build = json.loads(output(BUILD / "bin/oshinfo", "--json"))["build"]
    if not build["compiler"].startswith(f"{compiler.replace('GCC', 'GNU')} {version}."):
        skip(f"the numbers are of {compiler} {version}, and this is {build['compiler']}", f"{compiler} {version}")
    if build["type"] != "Release" or build["sanitizers"] != "none" or build["assertions"]:
        skip("the numbers are of a release build", "one without sanitizers and assertions")
    counted = output(BUILD / "bin/oshrun", "-n", 2, BUILD / "test/test_op_instructions")
    if counted.startswith("skip: "):
        print(counted.strip())
        sys.exit(77)
    counts = {name.replace(", 8 bytes", " of 8 bytes"): int(n) for name, n in re.findall(r"^(\S.*?) +(\d+) +\d+$", counted, re.M)}
    said = {name + more: int(n) for name, more, n in re.findall(r"`(\w+)`( of 8 bytes)?\s(\d+)", claims)}
    wrong = [f"{name} is {counts.get(name)} instructions, and README.md says {n}" for name, n in said.items() if counts.get(name) != n]
    print(*wrong, sep="\n")
    print(f"{len(said)} numbers, {len(wrong)} wrong")
    return 1 if wrong or not said else 0


if __name__ == "__main__":
    sys.exit(main())
