"""What the scripts here share: where things are, how a test fails, and a port. Importing it makes bench/ and test/ importable."""
import os
import pathlib
import socket
import sys

SOURCE = pathlib.Path(os.environ["HEDDLE_SOURCE"])
BUILD = pathlib.Path(os.environ["HEDDLE_BUILD"]).resolve()
sys.dont_write_bytecode = True
sys.path[:0] = [str(SOURCE / "bench"), str(SOURCE / "test")]
failures = []


def expect(condition, text):
    print(("ok      " if condition else "FAILED  ") + text, flush=True)
    if not condition:
        failures.append(text)


def finish():
    print(f"{len(failures)} failures")
    sys.exit(1 if failures else 0)


def free_port():
    with socket.socket() as listener:
        listener.bind(("", 0))
        return listener.getsockname()[1]
