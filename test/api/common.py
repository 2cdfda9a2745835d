"""What the scripts here share: where things are, the table, compilers, and how a test fails."""
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
SOURCE = Path(os.environ.get("HEDDLE_SOURCE", HERE.parent.parent))
BUILD = Path(os.environ.get("HEDDLE_BUILD", SOURCE / "build"))
INCLUDE = BUILD / "include"

sys.dont_write_bytecode = True
sys.path[:0] = [str(SOURCE / "src" / "api"), str(HERE.parent)]
import c_text  # noqa: E402, F401
import gen  # noqa: E402, F401
import gen_entry  # noqa: E402, F401
import made  # noqa: E402, F401
import table  # noqa: E402, F401
from skipping import need_no_sanitizer, need_program  # noqa: E402, F401

WARNINGS = ["-Wall", "-Wextra", "-Werror", "-pedantic", f"-I{INCLUDE}"]
C_COMPILERS = [c for c in ("gcc", "clang") if shutil.which(c)]
CXX_COMPILERS = [c for c in ("g++", "clang++") if shutil.which(c)]
failures = []


def fail(text):
    print(f"failed: {text}")
    failures.append(text)


def finish():
    print(f"{len(failures)} failures" if failures else "all good")
    sys.exit(1 if failures else 0)


def run(command, text=""):
    """Exit status and output of a command that reads text."""
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    return done.returncode, done.stderr + done.stdout


def same(what, seen, wanted):
    """Fails for each element that only one of two collections has."""
    seen, wanted = set(seen), set(wanted)
    for name in sorted(seen - wanted):
        fail(f"{what}: not wanted: {name}")
    for name in sorted(wanted - seen):
        fail(f"{what}: missing: {name}")


def rows(name):
    """The rows of a file of facts, split at tabs."""
    lines = (HERE / name).read_text().splitlines()
    return [line.split("\t") for line in lines if line and line[0] != "#"]


def standard_functions():
    """The functions of functions.tsv: name, status, version, prototype."""
    types, sets = {}, {"-": [""]}
    for first, *row in rows("functions.tsv"):
        if first == "type":
            types[row[0]] = row[1]
        elif first == "set":
            sets[row[0]] = row[1].split()
        else:
            since, names, pattern = row
            for name in sets[names]:
                text = pattern.replace("TYPENAME", name).replace("TYPE", types.get(name, "")).replace("SIZE", name)
                for prototype in {re.sub(r"\[.*?\]", "", text), re.sub(r"[][]", "", text)}:
                    yield re.search(r"\w+(?=\()", prototype)[0], first, since, prototype
