#!/usr/bin/env python3
"""bench-rdma in small: each of its programs runs on each of its routes and finds no wrong byte, and each aim is judged. What was not
built is told, and is no failure."""
import argparse
import pathlib
import tempfile

from common import BUILD, expect, finish, free_port
import session
from skipping import need_no_sanitizer
from suites import rdma, rdma_tables

SECONDS = 120


class Small(rdma.Suite):
    """One turn each, as short as it can be, in a folder of ours."""

    def __init__(self, folder):
        super().__init__(argparse.Namespace(build=BUILD, quick=True, seconds=1e-3, only=[], peer=[], peer_args=[], no_peer=True))
        for library in self.libraries:
            library.work = folder / library.work.name
        for task in self.tasks:
            task.rounds = 1, 1

    def words_of(self, task):
        return ["--quick", "--rounds=1", "--ms=2", "--slice-ms=1", f"--port={free_port()}", *task.words]  # the first counts


def measure():
    session.LIMITS = SECONDS, SECONDS
    with tempfile.TemporaryDirectory(prefix="heddle-bench-", dir=BUILD) as folder:
        small = Small(pathlib.Path(folder))
        return small, small.run()


def judged(table):
    """The aims that are reached or not, by route."""
    return {row[0] for row in table.rows if any(cell.endswith((" ✓", " ✗")) for cell in row)}


def main():
    need_no_sanitizer("it is the speed of what is sanitized that it would see")
    small, raw = measure()
    expect(not raw["failures"], f"all end well: {raw['failures']}")
    missing = {route: why for route in rdma.ROUTES if (why := small.missing(route))}
    skipped = {(one["task"], one["skip"]) for one in raw["skips"]}
    expect(skipped == {(task.title, missing[task.kind]) for task in small.tasks if task.kind in missing},
           f"what there is not is told: {missing}")
    for (title, routes, *_), table in zip(rdma.PARTS, rdma_tables.tables(raw, "doc"), strict=True):
        expect(judged(table) == set(routes) - missing.keys(), f"{title}: judged on all routes: {judged(table)}")
    finish()


if __name__ == "__main__":
    main()
