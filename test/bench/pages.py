#!/usr/bin/env python3
"""Each suite of benchmarks shows a run, of which nothing came, as text, Markdown and a page, and says what the page is about and what
failed. Suites are what `make bench-NAME` and a page in doc/ are there for."""
import re

from common import SOURCE, expect, finish
import pages
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


def main():
    targets = set(re.findall(r"^bench-(\w+):.*\n\t@python3 bench/run.py", (SOURCE / "Makefile").read_text(), re.M))
    expect(targets == set(SUITES), f"a target for each suite: {targets ^ set(SUITES)}")
    for name, suite in SUITES.items():
        shows(name, suite.SHOWN)
        document = (SOURCE / "doc" / f"{name}.md").read_text()
        expect(all(document.count(f"<!-- {mark}bench-{name} -->") == 1 for mark in ("", "/")), f"{name}: doc/{name}.md has a place for it")
    finish()


if __name__ == "__main__":
    main()
