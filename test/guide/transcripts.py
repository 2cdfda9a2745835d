#!/usr/bin/env python3
"""Each page of doc/guide does what it shows.

The commands of its `console` blocks run one after the other, and print what stands below them (../transcript.py). One that fails is
followed by `echo $?`.
"""
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from transcript import File, differences, steps  # noqa: E402

SOURCE, BUILD = Path(os.environ["HEDDLE_SOURCE"]), Path(os.environ["HEDDLE_BUILD"])
ENVIRONMENT = {name: value for name, value in os.environ.items() if not re.match("(HEDDLE|SHMEM|SMA)_", name)}
ENVIRONMENT["PATH"] = f"{BUILD / 'bin'}:{os.environ['PATH']}"


def run(command, folder, status):
    """Status and lines of a command, for which $? is the status of the one before."""
    done = subprocess.run(["sh", "-c", f"(exit {status})\n{command}"], cwd=folder, env=ENVIRONMENT, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, timeout=120, check=False)
    return done.returncode, done.stdout.splitlines()


def check(page, folder):
    """How many commands there are, and what is wrong with them."""
    count, status, wrong = 0, 0, []
    for step in steps(page.read_text()):
        if isinstance(step, File):
            (Path(folder) / step.name).write_text(step.text)
        elif step.prints is not None:
            if status and step.text != "echo $?":
                wrong.append(f"before {step.text!r}: status {status}, which the page does not show")
            status, seen = run(step.text, folder, status)
            wrong += [f"{step.text!r}: {difference}" for difference in differences(step.prints, seen)]
            count += 1
    if status:
        wrong.append(f"the last command: status {status}, which the page does not show")
    return count, wrong


def main():
    total, failures = 0, []
    for page in sorted((SOURCE / "doc/guide").glob("*.md")):
        with tempfile.TemporaryDirectory(prefix="heddle-guide-") as folder:
            count, wrong = check(page, folder)
        total += count
        failures += [f"{page.name}: {what}" for what in wrong]
    print(*failures, sep="\n")
    print(f"{total} commands, {len(failures)} wrong")
    return 1 if failures or not total else 0


if __name__ == "__main__":
    sys.exit(main())
