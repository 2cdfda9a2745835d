"""What the scripts here share: where things are, building and running a Fortran program, and how a test fails."""
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
from checks import BUILD, SOURCE, expect, finish  # noqa: E402, F401
from skipping import need, need_no_sanitizer, need_program  # noqa: E402, F401

OURS = {"HEDDLE_FC", "SHMEM_FC"}


def output(command, folder, **variables):
    """Exit status and all that is said."""
    environment = {k: v for k, v in os.environ.items() if k not in OURS} | variables
    done = subprocess.run(list(map(str, command)), cwd=folder, capture_output=True, text=True, check=False, env=environment)
    return done.returncode, done.stdout + done.stderr


def build(folder, *arguments, oshfort=BUILD / "bin/oshfort"):
    """Whether oshfort makes `program` of them, in the folder."""
    status, said = output([oshfort, *arguments, "-o", "program"], folder)
    expect(status == 0, f"oshfort {' '.join(map(str, arguments))}: {said}")
    return status == 0


def run(folder, n, *arguments, **variables):
    return output([BUILD / "bin/oshrun", "-n", n, "--timeout", 100, *arguments, "./program"], folder, **variables)
