"""oshinfo --wire-test: a table with a row for each other node, in lines that line up, over every wire that is here; the
promises hold, and a job of one machine says that it has no network."""
import os
import re
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from checks import BUILD, fail, finish  # noqa: E402


def output(n, **variables):
    done = subprocess.run([BUILD / "bin/oshrun", "-n", str(n), BUILD / "bin/oshinfo", "--wire-test"], capture_output=True,
                          text=True, check=False, env=os.environ | variables)
    if done.returncode or done.stderr or "\033" in done.stdout:
        fail(f"{n} PEs, {variables}: status {done.returncode}, {done.stdout}{done.stderr}")
    return done.stdout


def rows(text):
    """The words of each row of the table."""
    lines = text.splitlines()
    begin = next((i for i, line in enumerate(lines) if line.startswith("PE 0 ")), len(lines) - 2)
    table = lines[begin:begin + 2] + [line for line in lines[begin + 2:] if line.startswith("PE ")]
    if len({len(line) for line in table}) != 1:
        fail(f"lines of different lengths:\n{text}")
    return [re.split(r"\s{2,}", line) for line in table[2:]]


def each_node_has_a_row(wire, one_sided="no"):
    text = output(5, HEDDLE_DIRECT="1", HEDDLE_NODES="3", HEDDLE_WIRE=wire)
    if "5 PEs on 3 nodes, wire " + wire.partition(":")[0] not in text:
        fail(f"{wire}: who it is about:\n{text}")
    found = rows(text)
    if [row[0] for row in found] != ["PE 2", "PE 4"] or any(row[-2:] != ["0", "0"] for row in found):
        fail(f"{wire}: rows {found}")
    if any(row[9] != one_sided for row in found):
        fail(f"{wire}: is it one-sided? rows {found}")
    if any(float(word) <= 0 for row in found for word in (*row[1:6], row[7])):
        fail(f"{wire}: nothing measured: {found}")
    if not text.endswith("Everything as promised.\n") or f"  HEDDLE_WIRE={wire}\n" not in text:
        fail(f"{wire}:\n{text}")


def two_pes_have_no_witness():
    found = rows(output(2, HEDDLE_DIRECT="0", HEDDLE_WIRE="sim"))
    if [row[-2:] for row in found] != [["0", "unseen"]]:
        fail(f"two PEs: rows {found}")


def connections_have_capabilities(wire, *wanted):
    lines = [" ".join(line.split()) for line in output(2, HEDDLE_DIRECT="0", HEDDLE_WIRE=wire).splitlines()]
    for line in wanted:
        if line not in lines:
            fail(f"{wire}: no line {line!r} in {lines}")


def one_machine_has_no_network():
    text = output(2, HEDDLE_DIRECT="1", HEDDLE_NODES="1")
    if text != "The 2 PEs of this job are on one machine and use no network. HEDDLE_DIRECT=0 has them use it all the same.\n":
        fail(f"one machine:\n{text}")


each_node_has_a_row("sim:seed=3,delay=5,refuse=10")
each_node_has_a_row("sim:rma=1,seed=3", "yes")
for driver, wire in ("ucx", "ucx:tcp,self"), ("ofi", "ofi:tcp;ofi_rxm"):
    if (BUILD / "lib" / f"heddle-wire-{driver}.so").exists():
        each_node_has_a_row(wire)
        if driver == "ofi":
            each_node_has_a_row("ofi:shm", "yes")
two_pes_have_no_witness()
pes_share_a_cpu = len(os.sched_getaffinity(0)) < 2
connections_have_capabilities("sim", f"a waiting thread pauses for {0 if pes_share_a_cpu else 40} us, "
                              f"yields {30 if pes_share_a_cpu else 200} times, sleeps for 20 to 2000 us")
connections_have_capabilities("sim:lanes=3", "messages go by a card of its own", "lanes 3 of 3", "polls after arming 0",
                              "reads and writes by messages")
connections_have_capabilities("sim:rma=1,order=1,gap=1", "messages go by RDMA", "polls after arming 1", "order of puts kept",
                              "reads and writes one-sided from 16 KiB; gets, and single puts with their quiet, of any size")
one_machine_has_no_network()
finish()
