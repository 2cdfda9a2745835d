#!/usr/bin/env python3
"""oshrun --check=races reports the races of race_cases.c, at their lines, and nothing for its other programs.

races.py [word ...] runs those whose names contain a word."""
import re
from pathlib import Path

from common import HERE, SOURCE as TOP, at_once, build, chosen, expect, finish, need_no_sanitizer, need_program, path, run

SOURCE = HERE / "race_cases.c"
PES = 4


def marked(name):
    """The numbers of the lines that are marked with a name."""
    found = [i for i, line in enumerate(SOURCE.read_text().splitlines(), 1) if re.search(rf"/\* {name} [12]\b", line)]
    return found * 2 if len(found) == 1 else found


def reports(text):
    """The lines of the two accesses of each report."""
    return [sorted(map(int, re.findall(r"race_cases\.c:(\d+), in race_", part))) for part in text.split(": race on ")[1:]]


def check(name, done):
    kind, _, case = name.partition(" ")
    if kind == "clean":
        expect(done.status == 0 and not done.whole, name, "not silent", done.whole)
        return
    expect(done.status == 1, name, "status", done.status)
    expect(reports(done.whole) == [marked(case)], name, f"not one report of lines {marked(case)}", done.whole)


need_no_sanitizer("it wants to be the first library, and so does this one")
need_program("addr2line", "binutils")
binary = build("race_cases", source=SOURCE, flags=["-fno-inline"])
names = [name for name in run([], 1, binary).out.splitlines() if chosen(name)]
for name, done in zip(names, at_once(lambda name: run(["--check=races"], PES, binary, name), names, 2)):
    check(name, done)

# Words of a report, suppressions, and what the option refuses
done = run(["--check=races"], 2, binary, "race global")
expect(re.search(r"race on bytes 32 to 39 of `global`, in the memory of PE 0\n    written by shmem_long_put of PE [01], at "
                 r"\S+race_cases.c:\d+, in race_global\n    written by shmem_long_put of PE [01], at .*\n    PE [01] may "
                 r"write before the operation of PE [01] is complete: no quiet ", done.whole), "words", "not those", done.whole)
expect("--check=races: pairs of places that race: 1; not printed: 0" in done.whole, "summary", "no such line", done.whole)
done = run(["--check=races"], 4, binary, "race strided")
expect(re.search(r"race on bytes 24 to 27 of a block of 256 bytes allocated at \S+race_run\.h:\d+, in run, in the memory of PE 2", done.whole), "block",
       "no such words", done.whole)
page = (TOP / "doc/races.md").read_text()
wanted = re.search(r"--check=races ./a.out\n((?:    .*\n)+)", page)[1].replace("    ", "", 1).replace("\n    ", "\n")
done = run(["--check=races"], 2, build("a", re.search(r"```c\n(.*?)```", page, re.S)[1]))
seen = re.sub(r"/\S+/a\.c", "a.c", done.whole)
lines = [sorted(re.sub(r"pid \d+", "", text).splitlines()) for text in (seen, wanted)]  # of two PEs, in any order
expect(lines[0] == lines[1], "doc/races.md", f"not {wanted}", seen)
for pattern in "race_cases.c:*, in race_global", "`global`":
    Path(path("ignored")).write_text(f"# intended\n{pattern}\n")
    done = run(["--check=races"], 2, binary, "race global", HEDDLE_RACES_IGNORE=path("ignored"))
    expect(done.status == 0 and not done.whole, pattern, "not suppressed", done.whole)
done = run(["--check=races"], 2, binary, "race global", HEDDLE_RACES_IGNORE="/nowhere")
expect(done.status == 1 and "HEDDLE_RACES_IGNORE is \"/nowhere\", not a file" in done.whole, "no file", "no such line", done.whole)
done = run(["--check=races"], 65, binary, "clean quiet")
expect(done.status == 1 and "oshrun --check=races: 65 PEs, but it works for at most 64" in done.whole, "too many PEs", "no such line", done.whole)
finish()
