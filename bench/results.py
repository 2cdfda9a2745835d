#!/usr/bin/env python3
"""The tables of a run, as they are kept: results/SUITE.json has a line for each table. doc/SUITE.md has an outline of them, and
the site all of them.

    results.py SUITE    prints all tables"""
import json
import re
import statistics
import sys
from pathlib import Path

from tables import markdown_table, number

ROOT = Path(__file__).resolve().parent.parent
SUMMARIES = re.compile("summary$|^Where ")  # tables of rows of other tables
RATIO = re.compile(r"^(?:.* )?([0-9.]+)(×| %)(?: ([✓✗]))?")


def write(path, kept):
    lines = [f'"{key}": {json.dumps(kept[key], ensure_ascii=False)}' for key in ("suite", "legend", "facts", "settings")]
    tables = ",\n".join(json.dumps(table, ensure_ascii=False) for table in kept["tables"])
    path.parent.mkdir(exist_ok=True)
    path.write_text("{" + ",\n".join(lines) + ',\n"tables": [\n' + tables + "\n]}\n")


def read(suite, root=ROOT):
    return json.loads((root / "results" / f"{suite}.json").read_text())


def markdown(kept):
    """All tables."""
    lines = [f"Median (5th–95th percentile), measured side by side. {kept['legend']}".rstrip(), ""]
    lines += [f"- {what}: {value}" for what, value in kept["facts"]]
    for table in kept["tables"]:
        lines += ["", f"**{table['title']}.** {table['note']}".rstrip(), "",
                  markdown_table(table["header"], table["rows"], table["marks"])]
    lines += [""] * bool(kept["settings"]) + [f"- {what}: `{words}`" for what, words in kept["settings"]]
    return "\n".join(lines) + "\n"


def ratios(table):
    """(ratio, its unit, ✓, ✗ or nothing) of each cell that has one."""
    cells = (RATIO.match(cell) for row in table["rows"] for cell in row)
    return [(float(found[1]), found[2], found[3]) for found in cells if found]


def outline_row(table):
    found = ratios(table)
    values, unit = [value for value, _, _ in found], found[0][1]
    aims = [mark for _, _, mark in found if mark]
    return [table["title"], str(len(values)), *(number(of(values)) + unit for of in (min, statistics.median, max)),
            f"{aims.count('✓')} of {len(aims)}" if aims else ""]


def outline(kept):
    """A row for each table with ratios."""
    rows = [outline_row(table) for table in kept["tables"] if ratios(table) and not SUMMARIES.search(table["title"])]
    facts, file = dict(map(tuple, kept["facts"])), f"results/{kept['suite']}.json"
    return (f"{markdown_table(['table', 'ratios', 'least', 'median', 'greatest', 'aims reached'], rows)}\n\n"
            f"Measured {facts['date']}, on {facts['processor']}. All tables are in [{file}](../{file});\n"
            f"`python3 bench/results.py {kept['suite']}` prints them.\n")


def expanded(page, root=ROOT):
    """The text of a page, with all tables instead of each outline."""
    def tables(found):
        return found[1] + markdown(read(found[2], root)) + found[4] if (root / f"results/{found[2]}.json").exists() else found[0]
    return re.sub(r"(<!-- bench-(\w+) -->\n)(.*?)(<!-- /bench-\2 -->)", tables, page, flags=re.S)


if __name__ == "__main__":
    print(markdown(read(*sys.argv[1:])) if len(sys.argv) == 2 else __doc__, end="")
