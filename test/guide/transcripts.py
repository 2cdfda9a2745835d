#!/usr/bin/env python3
"""Each page of doc/guide does what it shows.

A block of C that begins with a comment that names a file is that file. The commands of `console` blocks run one after the other,
and print what stands below them, in any order, as PEs do. `...` in a line stands for anything; a line that is nothing else, for
any lines. A command that fails is followed by `echo $?`.
"""
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

SOURCE, BUILD = Path(os.environ["HEDDLE_SOURCE"]), Path(os.environ["HEDDLE_BUILD"])
BLOCK = re.compile(r"^```(c|console)\n(.*?)^```$", re.M | re.S)
ENVIRONMENT = {name: value for name, value in os.environ.items() if not re.match("(HEDDLE|SHMEM|SMA)_", name)}
ENVIRONMENT["PATH"] = f"{BUILD / 'bin'}:{os.environ['PATH']}"


def commands(block):
    """(command, the lines that it prints) of each."""
    for part in re.split(r"^\$ ", block, flags=re.M)[1:]:
        command, *lines = part.rstrip("\n").split("\n")
        yield command, lines


def matches(wanted, line):
    return re.fullmatch(".*".join(map(re.escape, wanted.split("..."))), line)


def differences(wanted, seen):
    """What is wanted and was not seen, and the other way round."""
    left, missing = list(seen), []
    for line in (line for line in wanted if line != "..."):
        found = next((other for other in left if matches(line, other)), None)
        if found is None:
            missing.append(f"not printed: {line}")
        else:
            left.remove(found)
    return missing + ([] if "..." in wanted else [f"not on the page: {line}" for line in left])


def run(command, folder, status):
    """Status and lines of a command, for which $? is the status of the one before."""
    done = subprocess.run(["sh", "-c", f"(exit {status})\n{command}"], cwd=folder, env=ENVIRONMENT, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, timeout=120, check=False)
    return done.returncode, done.stdout.splitlines()


def check(page, folder):
    """How many commands there are, and what is wrong with them."""
    count, status, wrong = 0, 0, []
    for kind, block in BLOCK.findall(page.read_text()):
        if kind == "c":
            name = re.match(r"/\* (\w+\.c)\b", block)
            if name:
                (Path(folder) / name[1]).write_text(block)
            continue
        for command, wanted in commands(block):
            if status and command != "echo $?":
                wrong.append(f"before {command!r}: status {status}, which the page does not show")
            status, seen = run(command, folder, status)
            wrong += [f"{command!r}: {difference}" for difference in differences(wanted, seen)]
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
