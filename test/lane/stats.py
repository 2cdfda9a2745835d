"""HEDDLE_STATS: a table for each PE whose columns line up; what is posted by threads with lanes of their own takes no lock, with
HEDDLE_LOCK=force everything does; nothing is lost between the columns."""
import os
import subprocess
import sys
from pathlib import Path

BUILD = Path(os.environ["HEDDLE_BUILD"])
HEAD = ["lane", "users", "records", "batches", "bytes", "card", "unlocked", "locked", "waits"]
failures = []


def expect(ok, what):
    if not ok:
        failures.append(what)
        print(f"failed: {what}")


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


def main():
    for variables in ({}, {"HEDDLE_LOCK": "force"}, {"HEDDLE_LANES": "1"}):
        rows = run(**variables, HEDDLE_ANSWERS="now")  # no batch is empty, to ask for what is unacked
        for row in rows:
            expect(row["records"] == row["unlocked"] + row["locked"], f"{variables}: {row}")
            expect(row["batches"] <= row["records"] and row["bytes"] >= 16 * row["batches"], f"{variables}: {row}")
        unlocked, locked = (sum(row[name] for row in rows) for name in ("unlocked", "locked"))
        expect(unlocked + locked > 2 * 3 * 3 * 20, f"{variables}: {unlocked} and {locked} records")
        # The third mapping has locks for two of three threads, the others for none; lane 0 is the barriers'.
        own = [row for row in rows if row["lane"]]
        expect(bool(variables) or sum(r["unlocked"] for r in own) > 2 * sum(r["locked"] for r in own), f"{own}")
        expect(not variables or not unlocked, f"{variables}: {unlocked} without a lock")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
