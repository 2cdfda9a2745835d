"""The example of a binding gives the right answer, with its PEs sharing the work, over memory and over a wire; and its
constants are those of the headers."""
import os
import re
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from checks import BUILD, SOURCE, equal, finish  # noqa: E402
from skipping import need_no_sanitizer  # noqa: E402

PROGRAM = SOURCE / "examples/bindings/pi.py"


def header_constants():
    """Name without prefix -> number, of both headers; a constant may be another's name."""
    text = (SOURCE / "include/shmem.h").read_text() + (SOURCE / "include/shmemx.h").read_text()
    found = dict(re.findall(r"^#define SHMEMX?_(\w+) +(?:SHMEMX_)?(\w+)", text, re.M))
    return {name: int(found.get(value, value)) for name, value in found.items() if found.get(value, value).isdigit()}


def check_constants():
    text, numbers = PROGRAM.read_text(), header_constants()
    rows = re.findall(r"^((?:TYPE|ATOMIC|CMP)_[\w, ]+) = ([\d, ]+)$", text, re.M)
    pairs = [pair for names, values in rows for pair in zip(names.split(", "), values.split(", "), strict=True)]
    equal(len(pairs), 5, "constants of the example")
    for name, value in pairs:
        equal(int(value), numbers.get(name), name)


def run(n, **variables):
    command = [str(BUILD / "bin/oshrun"), "-n", str(n), "--timeout", "60", sys.executable, str(PROGRAM)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ | variables)
    what = f"{n} PEs {variables}"
    equal(done.returncode, 0, f"{what}: status; {done.stderr}")
    equal(done.stdout, f"{n} PEs: pi is 3.141592654, 100 chunks\n", what)


need_no_sanitizer("it cannot be loaded into Python")
check_constants()
for count in 1, 2, 3, 4:
    run(count)
run(3, HEDDLE_DIRECT="0", HEDDLE_WIRE="sim")
finish()
