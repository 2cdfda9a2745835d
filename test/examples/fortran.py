"""The examples in Fortran give the right answer, over memory and over a wire, and as the lines at their heads build them."""
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from checks import BUILD, SOURCE, equal, finish  # noqa: E402
from skipping import need, need_no_sanitizer  # noqa: E402

WANTED = {"pi.f90": lambda n: f"{n} PEs: pi is 3.141592654, 100 chunks\n",
          "ring.f": lambda n: f"{n} PEs: the word is {n * (n + 1) // 2}\n"}


def output(command, folder, **variables):
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, env=os.environ | variables)
    return done.returncode, done.stdout + done.stderr


def check(name, folder):
    source = SOURCE / "examples/bindings" / name
    (Path(folder) / name).write_text(source.read_text())
    line = re.search(r"^[!C] +(oshfort .*?) -o (\w+) && oshrun", source.read_text(), re.M)
    equal(output([BUILD / "bin" / "oshfort", *line[1].split()[1:], "-o", line[2]], folder), (0, ""), f"{name}: {line[1]}")
    for n, variables in ((1, {}), (2, {}), (4, {}), (2, {"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "sim"})):
        ran = output([BUILD / "bin/oshrun", "-n", str(n), "--timeout", "60", f"./{line[2]}"], folder, **variables)
        equal(ran, (0, WANTED[name](n)), f"{name}, {n} PEs, {variables}")


need("Fortran modules")
need_no_sanitizer("gfortran has sanitizers of its own")
with tempfile.TemporaryDirectory(prefix="heddle-fortran-") as where:
    for example in WANTED:
        check(example, where)
finish()
