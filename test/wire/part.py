#!/usr/bin/env python3
"""The programs that say most about lanes, streams and progress, over one wire.

part.py WIRE, as in HEDDLE_WIRE; or part.py SEED: a simulated network, of which the seed also says how bad it is: how
late messages come, how often there is no room for them, how many lanes there are, down to one, whether a card moves
what is long, whether a message that comes just before a PE sleeps wakes it, and whether every non-blocking transfer is. A failure is had again with the line that it prints."""
import os
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from skipping import need  # noqa: E402

BUILD = Path(os.environ.get("HEDDLE_BUILD", "."))
SEED = int(sys.argv[1]) if sys.argv[1].isdigit() else 0
SIM = f"sim:seed={SEED},delay={(0, 20, 60, 150)[SEED % 4]},refuse={(0, 10, 50)[SEED % 3]},lanes={(1, 2, 3, 64, 5)[SEED % 5]},"\
      f"share={SEED // 5 % 2},rma={SEED % 2},regfail={(0, 30)[SEED // 4 % 2]},gap={SEED // 2 % 2}"
WIRE = SIM if SEED else sys.argv[1]
BULK = ("128K", "1")[SEED // 2 % 2]
# program, PEs, arguments: the coverage programs test the functions that are named
PROGRAMS = [
    ("semantics_collectives", 2 + SEED % 3, []),
    ("semantics_contexts", 3, []),
    ("semantics_threads", 2, []),
    ("semantics_signals", 3, []),
    ("semantics_progress", 2, []),
    ("semantics_bulk", 2, []),
    ("semantics_locks", 3, []),
    ("api_coverage_collective", 4, ["shmem_int_broadcast", "shmem_char_broadcast", "shmem_long_alltoalls"]),
    ("api_coverage_signal", 3, ["shmem_int_put_signal", "shmem_ctx_long_put_signal_nbi"]),
    ("api_coverage_atomic", 3, ["shmem_long_atomic_compare_swap_nbi", "shmem_uint_atomic_fetch_xor"]),
    ("api_coverage_rma", 3, ["shmem_ctx_double_iget", "shmem_putmem_nbi", "shmem_short_ibput"]),
]

need("wire " + WIRE.partition(":")[0])
failed = 0
for program, pes, arguments in PROGRAMS:
    command = [str(BUILD / "bin/oshrun"), "-n", str(pes), "--timeout", "1200", str(BUILD / "test" / f"test_{program}"), *arguments]
    done = subprocess.run(command, env={**os.environ, "HEDDLE_DIRECT": "0", "HEDDLE_WIRE": WIRE, "HEDDLE_BULK": BULK},
                          capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)
    if done.returncode:
        failed += 1
        print(f"FAILED ({done.returncode}): HEDDLE_DIRECT=0 HEDDLE_WIRE='{WIRE}' HEDDLE_BULK={BULK} {' '.join(command)}\n"
              f"{(done.stdout + done.stderr)[-3000:]}", flush=True)
print(f"{WIRE} {BULK}: {len(PROGRAMS)} programs, {failed} failed")
sys.exit(failed != 0)
