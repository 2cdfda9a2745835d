"""What the scripts here share: where things are, and how a test fails."""
import os
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

BUILD, SOURCE = Path(os.environ["HEDDLE_BUILD"]).resolve(), Path(os.environ["HEDDLE_SOURCE"])
failures = []


def expect(condition, what):
    if not condition:
        failures.append(what)
        print(f"FAILED {what}", flush=True)


def finish():
    print(f"{len(failures)} failures")
    sys.exit(1 if failures else 0)
