"""oshinfo --topology: a tree and a map of a job on a simulated fat tree, the machine of a single process; lines line up, and
there are no colours in a pipe."""
import os
import re
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from checks import BUILD, SOURCE, fail, finish  # noqa: E402

MAP = """\
  PE  0  0  5  7  7  8  8  9  9
  PE  1  5  0  7  7  8  8  9  9
  PE  2  7  7  0  5  8  8  9  9
  PE  3  7  7  5  0  8  8  9  9
  PE  4  8  8  8  8  0  5  9  9
  PE  5  8  8  8  8  5  0  9  9
  PE  6  9  9  9  9  9  9  0  5
  PE  7  9  9  9  9  9  9  5  0
"""


def output(*command, **variables):
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False, env=os.environ | variables)
    if done.returncode or done.stderr or "\033" in done.stdout:
        fail(f"{command}: status {done.returncode}, {done.stdout}{done.stderr}")
    return done.stdout


def job():
    """Two PEs on each host; what is inside a host depends on the machine that this runs on."""
    text = output(BUILD / "bin/oshrun", "-n", 8, BUILD / "bin/oshinfo", "--topology", HEDDLE_DIRECT="1", HEDDLE_NODES="1",
                  HEDDLE_TOPOLOGY=str(SOURCE / "examples/topology/fat_tree.conf"))
    tree, _, rest = text.partition("\ndistances\n")
    outside = re.sub(r"(host n\d+), node 0.*?  PEs", r"\1  PEs", tree)
    wanted = ("`- switch core\n   |- switch spine0\n   |  |- switch leaf0\n   |  |  |- host n0  PEs 0-1\n"
              "   |  |  `- host n1  PEs 2-3\n   |  `- switch leaf1, host n4  PEs 4-5\n"
              "   `- switch spine1, switch leaf2, host n8  PEs 6-7\n")
    if "core 0" not in tree and outside != wanted:
        fail(f"tree:\n{outside}")
    lines = rest.splitlines()[:9]
    if len({len(line) for line in lines}) != 1 or lines[0].split() != list(map(str, range(8))):
        fail(f"map:\n{rest}")
    # Neighbours on a host may share less than a node.
    if re.sub(r" [1-5]\b", " 5", "\n".join(line[7:] for line in lines[1:])) != "\n".join(
            line[7:] for line in MAP.splitlines()):
        fail(f"distances:\n{rest}")


def alone():
    text = output(BUILD / "bin/oshinfo", "--topology", HWLOC_SYNTHETIC="package:2 core:2 pu:1")
    host = os.uname().nodename
    unknown = f"host {host}; what is inside is unknown"
    tree = (f"`- host {host}\n   |- package 0, NUMA 0, L3 0\n   |  |- core 0  CPU 0\n   |  `- core 1  CPU 1\n"
            "   `- package 1, NUMA 0, L3 0\n      |- core 2  CPU 2\n      `- core 3  CPU 3\n")
    if unknown not in text and text != tree:
        fail(f"machine:\n{text}")


job()
alone()
finish()
