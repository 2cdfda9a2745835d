"""Programs of several cases, whose races are marked in the source: "/* NAME 1 */" and "/* NAME 2 */" at the two accesses."""
import re

from common import at_once, chosen, expect, run

FLAGS = ["--check", "-fno-inline"]


def marked(source, name):
    """The numbers of the lines that are marked with a name."""
    found = [i for i, line in enumerate(source.read_text().splitlines(), 1) if re.search(rf"/\* {name} [12]\b", line)]
    return found * 2 if len(found) == 1 else found


def reports(text):
    """The lines of the two accesses of each report."""
    return [sorted(map(int, re.findall(r"\.c:(\d+), in \w+", part.split("in the memory of PE", 1)[1]))) for part in text.split(": race on ")[1:]]


def check(source, name, done):
    kind, _, case = name.partition(" ")
    if kind == "clean":
        expect(done.status == 0 and not done.whole, name, "not silent", done.whole)
        return
    expect(done.status == 1, name, "status", done.status)
    expect(reports(done.whole) == [marked(source, case)], name, f"not one report of lines {marked(source, case)}", done.whole)


def check_all(binary, source, n_pes, words=("race ", "clean ")):
    names = [name for name in run([], 1, binary).out.splitlines() if chosen(name) and any(word in name for word in words)]
    for name, done in zip(names, at_once(lambda name: run(["--check=races"], n_pes, binary, name), names, 2)):
        check(source, name, done)
