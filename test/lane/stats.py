"""HEDDLE_STATS: a table for each PE whose columns line up; what is posted by threads with lanes of their own takes no lock, with
HEDDLE_LOCK=force everything does; nothing is lost between the columns. With a card, how much memory is exposed to it, or is not,
and why."""
import os
import re
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from checks import BUILD, expect, finish  # noqa: E402

HEAD = ["lane", "users", "records", "batches", "bytes", "card", "unlocked", "locked", "waits"]


def run(**variables):
    """The rows of all tables: dictionaries by column."""
    command = [BUILD / "bin/oshrun", "-n", "2", "--timeout", "60", BUILD / "test/test_examples_three_mappings", "--threads", "3",
               "--rounds", "20", "--block", "600"]
    environment = dict(os.environ, HEDDLE_STATS="1", HEDDLE_DIRECT="0", HEDDLE_WIRE="sim", **variables)
    done = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=80)
    expect(done.returncode == 0, f"{variables}: {done.stderr}")
    rows, titles, width = [], 0, 0
    for line in done.stderr.splitlines():
        if line.startswith("PE "):
            titles += 1
        elif line.split() == HEAD:
            width = len(line)
        else:
            expect(len(line) == width, f"a row of {len(line)} columns below a head of {width}")
            rows.append(dict(zip(HEAD, map(int, line.split()))))
    expect(titles == 2, f"{titles} tables")
    return rows


def exposed(wire):
    """What each PE says of the memory that is exposed to cards."""
    command = [BUILD / "bin/oshrun", "-n", "2", "--timeout", "60", BUILD / "test/test_semantics_bulk"]
    environment = dict(os.environ, HEDDLE_STATS="1", HEDDLE_DIRECT="0", HEDDLE_BULK="1", HEDDLE_WIRE=wire)
    done = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=80)
    expect(done.returncode == 0, f"{wire}: {done.stderr}")
    return [line.partition(": ")[2] for line in done.stderr.splitlines() if " chunks of its node's memory" in line]


def check_exposed():
    expect(not exposed("sim"), "nothing is said of cards where there is none")
    for wire, wanted in (("sim:rma=1", r"cards of other nodes use [1-9]\d* chunks of its node's memory, at most 32 MiB each"),
                         ("sim:rma=1,regfail=100", r"cards of other nodes use 0 chunks .*; [1-9]\d* more could not be exposed: "
                                                   r"sim: the card refuses this memory")):
        lines = exposed(wire)
        expect(len(lines) == 2 and all(re.fullmatch(wanted, line) for line in lines), f"{wire}: {lines}")


def main():
    check_exposed()
    for variables in ({}, {"HEDDLE_LOCK": "force"}, {"HEDDLE_LANES": "1"}):
        rows = run(**variables, HEDDLE_ANSWERS="now")  # no batch is empty, to ask for what is unsignaled
        for row in rows:
            expect(row["records"] == row["unlocked"] + row["locked"], f"{variables}: {row}")
            expect(row["batches"] <= row["records"] and row["bytes"] >= 16 * row["batches"], f"{variables}: {row}")
        unlocked, locked = (sum(row[name] for row in rows) for name in ("unlocked", "locked"))
        expect(unlocked + locked > 2 * 3 * 3 * 20, f"{variables}: {unlocked} and {locked} records")
        # The third mapping has locks for two of three threads, the others for none; lane 0 is the barriers'.
        own = [row for row in rows if row["lane"]]
        expect(bool(variables) or sum(r["unlocked"] for r in own) > 2 * sum(r["locked"] for r in own), f"{own}")
        # The default context has the one lane alone, and one thread posts on it, before others come.
        expect("HEDDLE_LOCK" not in variables or not unlocked, f"{variables}: {unlocked} without a lock")
        expect("HEDDLE_LANES" not in variables or 20 * unlocked < locked, f"{variables}: {unlocked} without a lock")
    finish()


if __name__ == "__main__":
    main()
