#!/usr/bin/env python3
"""Reads the tables of mutants beside this file (README.md says what is in one), and looks whether they fit the sources:
the old text of each mutant is in its file once, and names are names. As a program it does only that."""
import collections
import re
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
SOURCE = HERE.parent.parent

# `file`: as the table names it; `path`: where it is. `old`: a pattern. `tests`: of Choice. `equivalent`, `survives`: why.
Mutant = collections.namedtuple("Mutant", "name where file path tests old new equivalent survives")
# Tests whose names a regular expression matches, with arguments behind their own, over a wire as if each PE were a machine.
Choice = collections.namedtuple("Choice", "regex arguments wire")


class Wrong(Exception):
    """Something is wrong with a table, or with the library as it is."""


def choice_of(text):
    return Choice(*re.fullmatch(r"(\S+)(?: with (.*?))?(?: over (\S+))?", text).groups(default=""))


def pattern_of(lines):
    """However it is indented and wrapped."""
    return re.compile(r"\s+".join(map(re.escape, " ".join(lines).split())))


def path_of(file):
    """The one file of that name: tables do not say in what folder it is, if the name is enough."""
    found = [path for path in SOURCE.glob(f"src/**/{Path(file).name}") if path.as_posix().endswith("/" + file)]
    if len(found) != 1:
        raise Wrong(f"{len(found)} files below src are called {file}")
    return found[0].relative_to(SOURCE)


def blocks(path):
    """What stands between empty lines, and on which line it begins."""
    block = []
    for number, line in enumerate([*path.read_text().splitlines(), ""], 1):
        if line and not line.startswith("#"):
            block.append(line)
        elif not line and block:
            yield f"{path.name}:{number - len(block)}", block
            block = []


def read_block(where, lines):
    """{key: values} of a block; the first line of a mutant has no key, and is its name."""
    said = collections.defaultdict(list)
    for i, line in enumerate(lines):
        key, value = re.fullmatch(r"([-+]|file:|tests:|equivalent:|survives:|) ?(.*)", line).groups()
        if not key and i:
            raise Wrong(f"{where}: not a line of a table: {line}")
        said[key.rstrip(":") or "name"].append(value)
    return said


def read_table(path):
    """Its mutants. `file:` and `tests:` that belong to none hold for those that follow."""
    file, tests = None, ()
    for where, lines in blocks(path):
        said = read_block(where, lines)
        own = tuple(choice_of(text) for text in said["tests"])
        if not said["name"]:
            file, tests = (said["file"] or [file])[-1], own or tests
            continue
        if not file or not said["-"] or said["file"]:
            raise Wrong(f"{where}: a mutant has a name, old text behind \"- \", and a file above it")
        yield Mutant(said["name"][0], where, file, path_of(file), own or tests, pattern_of(said["-"]), "\n".join(said["+"]),
                     " ".join(said["equivalent"]), " ".join(said["survives"]))


def mistakes_of(mutants):
    names = set()
    for m in mutants:
        found = len(m.old.findall((SOURCE / m.path).read_text()))
        if found != 1:
            yield f"{m.where}: {m.name}: {m.path} has its old text {found} times; that must be once"
        if m.name in names:
            yield f"{m.where}: {m.name}: another one has this name"
        if not m.tests:
            yield f"{m.where}: {m.name}: no tests"
        names.add(m.name)


def read_all():
    mutants = [m for path in sorted(HERE.glob("*.table")) for m in read_table(path)]
    mistakes = list(mistakes_of(mutants))
    if mistakes:
        raise Wrong("\n".join(["the tables do not fit the sources (test/mutants/README.md):", *mistakes]))
    return mutants


if __name__ == "__main__":
    try:
        print(f"{len(read_all())} mutants: the old text of each is in its file once")
    except Wrong as wrong:
        sys.exit(str(wrong))
