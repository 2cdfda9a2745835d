#!/usr/bin/env python3
"""Each suite of benchmarks shows a run, of which nothing came, as text, Markdown and a page, and says what the page is about and what
failed. Suites are what `make bench-NAME` and a page in doc/ are there for. A page has all tables, or an outline of those in results/."""
import re
import tempfile
from pathlib import Path

from common import SOURCE, expect, finish
import pages
import results
from suites import SUITES

MACHINE = {"cores": 2, "cpu": "a processor", "kernel": "a kernel", "architecture": "x86_64", "load_before": [0], "load_after": [0],
           "date": "today", "compiler": "a compiler", "revision": ""}
FAILURE = {"library": "Heddle", "task": "a task", "reason": "it rains"}


def shows(name, shown):
    raw = {"suite": name, "rows": [], "setups": [], "libraries": [], "failures": [FAILURE], "skips": [], "seconds": 1,
           "quick": True, "machine": MACHINE, "routes": {}}
    page = pages.html(shown, raw)
    expect(f"<title>Heddle: {shown.subject}</title>" in page and f"<h1>Heddle: {shown.subject}, measured</h1>" in page,
           f"{name}: the page says what it is about: {page[:200]}")
    for text in page, pages.markdown(shown, raw), pages.terminal(shown, raw):
        expect("it rains" in text, f"{name}: what failed is told: {text[:200]}")
    expect(not shown.summary(raw), f"{name}: there is no summary of nothing")


def is_recorded(name):
    return (SOURCE / "results" / f"{name}.json").exists()


def outlines(name, page):
    """The page has an outline of what is in results/, and `expanded` puts all tables in its place."""
    kept = results.read(name)
    with tempfile.TemporaryDirectory() as folder:
        results.write(Path(folder) / "results" / f"{name}.json", kept)
        expect(results.read(name, Path(folder)) == kept, f"{name}: what is written is read")
    expect(f"<!-- bench-{name} -->\n{results.outline(kept)}<!-- /bench-{name} -->" in page, f"{name}: another outline: bench/results.py")
    expect(results.outline(kept).count("\n|") < 10, f"{name}: the outline is short")
    whole = results.expanded(page)
    expect(all(all(cell in whole for cell in row) for table in kept["tables"] for row in table["rows"]), f"{name}: tables are left out")
    expect(results.markdown(kept) in whole and whole.count("bench-") == page.count("bench-"), f"{name}: more is replaced than the outline")


def main():
    targets = set(re.findall(r"^bench-(\w+):.*\n\t@python3 bench/run.py", (SOURCE / "Makefile").read_text(), re.M))
    expect(targets == set(SUITES), f"a target for each suite: {targets ^ set(SUITES)}")
    for name, suite in SUITES.items():
        shows(name, suite.SHOWN)
        document = (SOURCE / "doc" / f"{name}.md").read_text()
        if suite.SHOWN.outlined and is_recorded(name):
            outlines(name, document)
        elif suite.SHOWN.outlined:
            expect(f"<!-- bench-{name} -->\nNo run is recorded yet.\n<!-- /bench-{name} -->" in document, f"{name}: tables without results/")
        expect(all(document.count(f"<!-- {mark}bench-{name} -->") == 1 for mark in ("", "/")), f"{name}: doc/{name}.md has a place for it")
    finish()


if __name__ == "__main__":
    main()
