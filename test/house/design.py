#!/usr/bin/env python3
"""What doc/design.md says of numbers and files is so: `NAME` behind a number is a constant of that value, and a file that is
named in a row of the rooms is in that room. The glossary is short, and its files are there. README.md is short, and `make demo`
ends with three lines about the next steps."""
import os
import re
import sys
from pathlib import Path

ROOT = Path(os.environ["HEDDLE_SOURCE"])
UNITS = {"KiB": 1 << 10, "MiB": 1 << 20, "GiB": 1 << 30}


def value_of(name, text):
    """Of a constant, in an enum or as a macro; None if there is none."""
    found = re.search(rf"\b{name}\b *(?:=|(?<=define {name})) *([^,/;}}\n]+)", text)
    if not found:
        return None
    expression = re.sub(r"\((?:size_t|uint64_t)\)|(?<=\d)[uU]?[lL]+", "", found[1]).strip()
    return eval(expression, {"__builtins__": {}}) if re.fullmatch(r"[\d\s()<*+/-]+", expression) else None


def numbers(page, sources):
    """Each number of the page that a constant stands behind."""
    for number, unit, name in re.findall(r"([\d,]+)(?: (KiB|MiB|GiB|bytes|µs))?\s+\(`([A-Z][A-Z_]+)`\)", page):
        said, value = int(number.replace(",", "")) * UNITS.get(unit, 1), value_of(name, sources)
        yield name, said == value, f"{name} is {value}, and the page says {said}"


def files(page):
    """Each file that is named in the row of a room; elsewhere, in any folder."""
    everywhere = {path.name for folder in ("src", "test", "include") for path in (ROOT / folder).rglob("*")}
    for row in re.findall(r"^\| `(src/\w+)/` \|(.*)$", page, re.M):
        here = {path.name for path in (ROOT / row[0]).rglob("*")}
        for name in re.findall(r"`([\w.]+\.\w+)`", row[1]):
            yield name, name in here, f"{name} is not in {row[0]}"
    for name in set(re.findall(r"`(\w+\.(?:c|h|py|inl|api))`", page)):
        yield name, name in everywhere, f"{name} is nowhere"


def links(page, folder):
    for link in re.findall(r"\]\(([^)#:]+)\)", page):
        yield link, (folder / link).exists(), f"{link} is not there"


def is_short(name, end):
    lines = len((ROOT / name).read_text().splitlines())
    return name, lines < end, f"{name} has {lines} lines, and is to have less than {end}"


def nouns(glossary):
    n = len(re.findall(r"^\| (?!word \|)[^-]", glossary, re.M))
    return "glossary.md", n <= 25, f"glossary.md has {n} nouns, and is to have 25 at most"


def next_steps():
    """What `make demo` prints at its end: three lines, whose pages are there."""
    text = re.search(r"printf '(next: .*?)\\n' \\\n", (ROOT / "tools/demo").read_text())[1]
    pages = re.findall(r"doc/[\w/-]+\.md", text)
    good = text.count("\\n") == 2 and pages and all((ROOT / page).exists() for page in pages)
    return "tools/demo", good, f"the last lines of tools/demo are not three lines with pages that are there: {text}"


def main():
    design, glossary = (ROOT / "doc/design.md").read_text(), (ROOT / "doc/glossary.md").read_text()
    sources = "\n".join(path.read_text() for path in sorted((ROOT / "src").rglob("*.[ch]")))
    found = [*numbers(design, sources)]
    facts = [*found, *files(design), *links(design, ROOT / "doc"), *links(glossary, ROOT / "doc"), is_short("README.md", 121),
             nouns(glossary), next_steps()]
    wrong = [why for _, good, why in facts if not good]
    print(*wrong, sep="\n")
    print(f"{len(facts)} facts, {len(wrong)} wrong")
    return 1 if wrong or len(found) < 5 else 0


if __name__ == "__main__":
    sys.exit(main())
