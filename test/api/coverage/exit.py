#!/usr/bin/env python3
"""shmem_global_exit ends all PEs with its status, whatever they do, and what the caller printed comes out."""
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from common import BUILD, fail, finish, run  # noqa: E402

PROGRAM = BUILD / "test" / "test_api_coverage_exit"
BUSY = ["all", "barrier", "wait", "lock", "pause", "compute", "thread"]


def expect_exit(pes, status, busy):
    name = f"shmem_global_exit({status}) at {pes} PEs, others in {busy}"
    launch = [str(BUILD / "bin" / "oshrun"), "-n", str(pes), "--timeout", "30"]
    seen, output = run(launch + [str(PROGRAM), str(status), busy])
    if seen != status:
        fail(f"{name}: the job ended with {seen}: {output}")
    if f"PE {pes - 1} says its last words" not in output:
        fail(f"{name}: what PE {pes - 1} printed is lost: {output}")


for count in (1, 2, 3, 4):
    for number, what in enumerate(BUSY):
        expect_exit(count, (0, 1, 7, 42, 255)[(number + count) % 5], what)
finish()
