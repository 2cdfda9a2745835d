"""What test scripts share: where things are, and how a test fails."""
import os
import sys
from pathlib import Path

sys.dont_write_bytecode = True
BUILD, SOURCE = Path(os.environ["HEDDLE_BUILD"]).resolve(), Path(os.environ["HEDDLE_SOURCE"])
failures = []


def fail(*what):
    failures.append(what)
    print("FAILED", *what, flush=True)


def expect(condition, *what):
    if not condition:
        fail(*what)


def equal(seen, wanted, what):
    expect(seen == wanted, f"{what}: {seen!r}, wanted {wanted!r}")


def finish():
    print(f"{len(failures)} failures")
    sys.exit(1 if failures else 0)
