#!/usr/bin/env python3
"""CMake refuses targets that Heddle does not support, with one clear line."""
import os
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from skipping import skip

TARGETS = [("i686-linux-gnu-gcc", "gcc-i686-linux-gnu", "Heddle needs a 64-bit target"),
           ("musl-gcc", "musl-tools", "Heddle needs glibc")]


def main():
    found = [target for target in TARGETS if shutil.which(target[0])]
    if not found:
        skip(f"no {TARGETS[0][0]} and no {TARGETS[1][0]}", f"apt-get install {TARGETS[0][1]} {TARGETS[1][1]}")
    wrong = 0
    for compiler, _, line in found:
        with tempfile.TemporaryDirectory() as folder:
            done = subprocess.run(["cmake", "-S", os.environ["HEDDLE_SOURCE"], "-B", folder, f"-DCMAKE_C_COMPILER={compiler}"],
                                  capture_output=True, text=True)
        ok = done.returncode and line in done.stderr
        wrong += not ok
        print(f"{compiler}: {'refused' if ok else f'status {done.returncode}: {done.stdout}{done.stderr}'}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
