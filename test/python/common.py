"""What the scripts here share: a Python with NumPy, programs that are run by oshrun, and how a test fails."""
import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
from checks import BUILD, SOURCE, expect, finish  # noqa: E402, F401
from skipping import need_no_sanitizer, skip  # noqa: E402

PACKAGE = BUILD / "python"


def output(command, **variables):
    """Exit status and all that is said."""
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONPATH": str(PACKAGE), **variables}
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False, env=environment)
    return done.returncode, done.stdout + done.stderr


def can(python, modules):
    return output([python, "-c", f"import {modules}"])[0] == 0


def python_with(modules, package):
    """An interpreter that has these modules."""
    need_no_sanitizer("it cannot be loaded into Python")
    for python in filter(None, (sys.executable, "/usr/bin/python3", shutil.which("python3"))):
        if can(python, modules):
            return python
    return skip(f"no Python with {modules}", f"apt-get install {package}")


def run(python, program, n, *options, arguments=(), **variables):
    return output([BUILD / "bin/oshrun", "-n", n, "--timeout", 100, *options, python, program, *arguments], **variables)
