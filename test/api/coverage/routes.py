#!/usr/bin/env python3
"""Every function over one route between PEs: runs the coverage programs one after the other.

routes.py ROUTE [OPTION...] [PROGRAM...], for example routes.py ucx coverage_rma. A failure prints the command that repeats it. The
crowd routes have many more PEs than processors, with two threads each. Options are those of the programs (coverage.h)."""
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
from skipping import need  # noqa: E402

BUILD = Path(os.environ.get("HEDDLE_BUILD", ".")).resolve()
# By name: the module that it needs if any, the number of PEs, and the environment. HEDDLE_BULK=1 makes the NIC move every block.
# The start of a PE is expensive over libfabric and with a large heap, so these routes have two PEs.
ROUTES = {
    "sim": (None, 3, {"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "sim:seed=1,delay=20,refuse=10,lanes=3,share=1"}),
    "nodes": (None, 4, {"HEDDLE_DIRECT": "1", "HEDDLE_NODES": "2:cyclic", "HEDDLE_WIRE": "sim:seed=4,delay=5,refuse=10,share=1"}),
    "card": (None, 3, {"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "sim:rma=1,seed=3,delay=30,refuse=20,lanes=3,regfail=30",
                       "HEDDLE_BULK": "1"}),
    "ucx": ("wire ucx", 3, {"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "ucx:tcp,self"}),
    "ofi": ("wire ofi", 2, {"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "ofi:tcp;ofi_rxm"}),
    "shm": ("wire ofi", 2, {"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "ofi:shm", "HEDDLE_BULK": "1"}),
    "allocated": ("wire ucx", 2, {"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "ucx:posix,self", "HEDDLE_RDMA": "allocated",
                                  "SHMEM_SYMMETRIC_SIZE": "256M", "HEDDLE_BULK": "1"}),
    "crowd": (None, 256, {"HEDDLE_DIRECT": "1", "SHMEM_SYMMETRIC_SIZE": "8M"}),
    "crowd_sim": (None, 64, {"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "sim:seed=5,delay=5,refuse=10,lanes=2,share=1",
                             "SHMEM_SYMMETRIC_SIZE": "8M"}),
    "crowd_ucx": ("wire ucx", 64, {"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "ucx:tcp,self", "SHMEM_SYMMETRIC_SIZE": "8M"}),
}
# These end in ways of their own, call no function, or need an environment of their own.
OTHERS = "exit", "names", "start_pes", "partition"
# The target counts operations that come as messages, not those of a NIC.
NOT_BY_NIC = "pcntr",
# Expects the heap and the pool of memory spaces of default size.
NOT_IN_SMALL_HEAP = "memory", "space"


def main(route, *arguments):
    options = [argument for argument in arguments if argument.startswith("--")]
    programs = [argument for argument in arguments if not argument.startswith("--")]
    options += ["--two-threads"] if route.startswith("crowd") else []
    module, pes, variables = ROUTES[route]
    if module:
        need(module)
    not_here = (OTHERS + (NOT_BY_NIC if "HEDDLE_BULK" in variables else ()) +
                (NOT_IN_SMALL_HEAP if "SHMEM_SYMMETRIC_SIZE" in variables else ()))
    found = sorted(path.name.removeprefix("test_api_") for path in (BUILD / "test").glob("test_api_coverage_*"))
    chosen = [name for name in found if name.removeprefix("coverage_") not in not_here and (not programs or name in programs)]
    failed = 0
    for name in chosen:
        command = [str(BUILD / "bin/oshrun"), "-n", str(pes), "--timeout", "1500", str(BUILD / "test" / f"test_api_{name}"),
                   *options]
        done = subprocess.run(command, env={**os.environ, **variables}, stdin=subprocess.DEVNULL, capture_output=True, text=True,
                              check=False)
        if done.returncode or re.search("^skip: ", done.stdout, re.M):
            failed += 1
            words = [f"{key}={value}" for key, value in variables.items()]
            print(f"FAILED ({done.returncode}): {shlex.join(['env', *words, *command])}\n{(done.stdout + done.stderr)[-3000:]}", flush=True)
    print(f"{route}: {len(chosen)} programs, {failed} failed")
    return failed != 0 or not chosen


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
