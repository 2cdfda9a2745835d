#!/usr/bin/env python3
"""What a PE's memory grows with: the formula of doc/scale.md, by counting in jobs of real and of mirrored PEs.

    scale.py PROGRAM        (bench/scale.c)"""
import json
import os
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from checks import BUILD, SOURCE, expect, finish  # noqa: E402

sys.path.insert(0, str(SOURCE / "bench"))
import mirror  # noqa: E402
from formula import coefficients  # noqa: E402
from skipping import need_no_sanitizer  # noqa: E402

ENVIRONMENT = {"HEDDLE_DIRECT": "1", "HEDDLE_WIRE": "sim", "SHMEM_SYMMETRIC_SIZE": "16M", "HEDDLE_LANES": "2"}
PAGE = os.sysconf("SC_PAGE_SIZE")
CARD = len("sim") + 1 + 12 # bytes: the wire's name, its 0, and a receive endpoint's address in the simulated network
SLACK = 0.75, 0.1 # bytes per PE of the job, or this part of them: a table in each PE with a byte for each has 1, some pages
                  # that one run touches and another does not have 0.5


def tables(pes, here):
    """Bytes that each node has once."""
    c, nodes = coefficients(), pes // here
    return c["peer"] * pes + c["node"] * nodes + (c["card"] + CARD) * nodes * min(4, here)


def formula(pes, here):
    """Bytes per PE that grow with the job."""
    return tables(pes, here) / here + (coefficients()["leader"] + coefficients()["run"]) * (pes // here)


def row(printed):
    return json.loads(printed.strip().splitlines()[-1])


def mirrors(program, pes, here, talk=0):
    printed, statuses = mirror.run(pes, here, [program, here, talk, here], ENVIRONMENT)
    if any(statuses):
        sys.exit(f"a job of {pes} PEs, {here} of them real: exit statuses {statuses}")
    return row(printed)


def grows_with_the_job(program, here, few, many):
    less, more = mirrors(program, few, here), mirrors(program, many, here)
    seen, wanted = more["bytes"] - less["bytes"], formula(many, here) - formula(few, here)
    per_pe = 1 / (many - few)
    expect(abs(seen - wanted) <= max(SLACK[0] * (many - few), SLACK[1] * wanted),
           f"{here} PEs per node, from {few} to {many} PEs: {seen * per_pe:.2f} bytes more for each, by the formula "
           f"{wanted * per_pe:.2f}")
    beyond = more["tables"] - tables(many, here)
    expect(0 <= beyond < 2 * PAGE,
           f"{many} PEs, {here} on each node: a node's two tables have {more['tables']} bytes, {beyond} more than by the "
           "formula, to fill the last pages")


def grows_with_nodes_talked_to(program, few, many):
    less, more = mirrors(program, 4000, 2, few), mirrors(program, 4000, 2, many)
    per_node = (more["bytes_talked"] - less["bytes_talked"]) / (many - few)
    expect(0 < per_node <= coefficients()["stream"],
           f"from {few} to {many} nodes talked to: {per_node:.0f} bytes for each, at most {coefficients()['stream']}")


def grows_with_neighbours(program, few, many):
    """Real PEs of one machine."""
    seen = []
    for pes in (few, many):
        done = subprocess.run([BUILD / "bin" / "oshrun", "-n", str(pes), program], env={**os.environ, **ENVIRONMENT},
                              stdout=subprocess.PIPE, text=True, check=True, stdin=subprocess.DEVNULL)
        seen.append(row(done.stdout)["bytes"])
    per_pe, most = (seen[1] - seen[0]) / (many - few), coefficients()["neighbour"]
    expect(per_pe <= most, f"from {few} to {many} PEs on one machine: {per_pe:.1f} bytes more for each, at most {most}")


def main():
    program = sys.argv[1]
    need_no_sanitizer("it has memory of its own")
    grows_with_the_job(program, 10, 2000, 40000)
    grows_with_the_job(program, 2, 2000, 20000)
    grows_with_nodes_talked_to(program, 100, 1900)
    grows_with_neighbours(program, 16, 64)
    finish()


if __name__ == "__main__":
    main()
