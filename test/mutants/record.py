#!/usr/bin/env python3
"""The record of mutants in doc/reliability.md has no rows of sources that are gone, and --drop-gone removes such rows."""
import sys

sys.dont_write_bytecode = True
from mutants import MARKERS, has_source, without_gone  # noqa: E402
from tables import SOURCE, read_all  # noqa: E402

RECORDED = """2026-01-02, commit 123: of 9 mutants 8 are killed (88.9 %), 1 survive; 7 more are equivalent. 2 made a test hang.

| area | killed by test/model | killed by test/op | survive | equivalent |
|---|---:|---:|---:|---:|
| lane | 2 | 1 | 1 |  |
| no_such_source | 5 |  |  | 7 |
| all | 7 | 1 | 1 | 7 |

Survivors:

* a name (`lane.c`)

Equivalent:

* another name (`no_such_source.c`): why""".splitlines()


def main():
    mutants = [m for m in read_all() if not m.equivalent or m.file == "lane.c"]
    n = sum(bool(m.equivalent) for m in mutants)
    text = "\n".join(without_gone(RECORDED, mutants))
    assert text.startswith(f"2026-01-02, commit 123: of 4 mutants 3 are killed (75.0 %), 1 survive; {n} more are equivalent. 2 made"), text
    assert f"| lane | 2 | 1 | 1 | {n} |\n| all | 2 | 1 | 1 | {n} |\n\nSurvivors:\n\n* a name (`lane.c`)\n\nEquivalent:\n" in text, text
    assert "no_such_source" not in text and text.count("(`lane.c`): ") == n > 0, text

    page = (SOURCE / "doc/reliability.md").read_text().partition(MARKERS[0])[2].partition(MARKERS[1])[0]
    areas = [line.split("|")[1].strip() for line in page.splitlines() if line.startswith("| ")]
    gone = [area for area in areas if area not in ("area", "all") and not has_source(area)]
    assert len(areas) > 20 and not gone, f"gone: {gone}: python3 test/mutants/mutants.py --drop-gone doc/reliability.md"
    print(f"{len(areas)} rows, none of a source that is gone")


main()
