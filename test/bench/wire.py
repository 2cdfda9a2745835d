#!/usr/bin/env python3
"""bench-wire in small: its programs are compiled and started as bench/run.py does it, each measures what the others do, and
none finds a wrong byte.

    wire.py loopback | hosts"""
import dataclasses
import pathlib
import sys
import tempfile

from common import BUILD, expect, finish, free_port
import libraries
import sections
from tables import OURS
from skipping import has, need_no_sanitizer, skip

MEBIBYTES, SECONDS = 160, 200
PROGRAMS = {"wire": ("latency", "rate", "gups", "bandwidth"), "wire_both": ("both",)}


def columns(folder, network):
    """Ours and those beside it, built in a folder of ours."""
    ours = libraries.Library(OURS, BUILD / "bin", folder / "ours")
    beside = [one for one in libraries.bare_libraries(BUILD) if one.package != "ucx" or has("wire ucx")]
    found = [ours, *(dataclasses.replace(one, work=folder / one.source) for one in beside)]
    libraries.over_tcp(found, {"HEDDLE_WIRE": "ucx" if has("wire ucx") else "ofi:tcp;ofi_rxm"})
    return found if network == "loopback" else [libraries.across_hosts(one) for one in found]


def rows(library):
    """What its programs print, in one short round each."""
    found = []
    for program, parts in PROGRAMS.items():
        library.compile(program)
        words = [*parts, "--quick", "--rounds=3", "--ms=2", f"--port={free_port()}"]
        lines, _ = library.run(2, program, words, MEBIBYTES, SECONDS)
        found += [line for line in lines if "repetitions" in line]
        expect(not [line for line in lines if "failed" in line], f"{library.name}: {program} ends well")
    return found


def what(row):
    return row["name"], row["op"], row["variant"], row["size"], row["versus"], row["unit"]


def compare(measured):
    """Every column has the rows of ours, but that packed TCP has no bandwidth."""
    wanted = [what(row) for row in measured[OURS]]
    expect(len({row[0] for row in wanted}) == 5, f"ours: five tables, {len(wanted)} rows")
    for name, found in measured.items():
        mine = [row for row in wanted if name != "packed TCP" or row[0] != "wire bandwidth"]
        expect([what(row) for row in found] == mine, f"{name}: the rows of ours")
        # Some milliseconds may pass while the processor is with others: not all repetitions.
        expect(all(max(row["repetitions"]) > 0 for row in found), f"{name}: something was done in each")


def both_ways_has_ratios(measured):
    """In the report, of all of them."""
    numbers = [{**row, "library": name, "task": "both ways", "run": run_number}
               for run_number, (name, found) in enumerate(measured.items()) for row in found]
    raw = {"rows": numbers, "libraries": [{"name": name} for name in measured], "skips": [], "failures": []}
    table = sections.section_table(raw, sections.collect(raw)[False, "wire both ways"], "wire both ways", compact=True)
    columns = [k for k, title in enumerate(table.header) if title == "of baseline"]
    both = [row for row in table.rows if row[0].endswith("both ways")]
    expect(len(both) == 4 and all("%" in row[k] for row in both for k in columns) and len(columns) == len(measured),
           "the report has the ratio to one way of each")


def main(network):
    need_no_sanitizer("it is the speed of what is sanitized that it would see")
    if not has("wire ucx", "wire ofi"):
        skip("no wire", "apt-get install libucx-dev")
    if network == "hosts" and (why := libraries.hosts_missing()):
        skip(why, "as root, with openmpi-bin")
    with tempfile.TemporaryDirectory(prefix="heddle-bench-", dir=BUILD) as folder:
        measured = {one.name: rows(one) for one in columns(pathlib.Path(folder), network)}
    compare(measured)
    both_ways_has_ratios(measured)
    finish()


if __name__ == "__main__":
    main(*sys.argv[1:])
