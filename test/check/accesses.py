#!/usr/bin/env python3
"""oshrun --check=races sees loads and stores of programs that oshcc --check has compiled: the races of race_access_cases.c, at
their lines, and nothing for its other programs and those of race_cases.c.

accesses.py [word ...] runs those whose names contain a word."""
import os
import re
import shutil
import subprocess

from cases import FLAGS, check_all
from common import HERE, OSHCC, SOURCE as TOP, build, expect, finish, need_no_sanitizer, need_program, path, run

PES = 4

need_no_sanitizer("it wants to be the first library, and so does this one")
need_program("addr2line", "binutils")
cases = HERE / "race_access_cases.c"
binary = build("race_access_cases", source=cases, flags=FLAGS)
check_all(binary, cases, PES)
check_all(build("race_cases", source=HERE / "race_cases.c", flags=[*FLAGS, "-O2"]), HERE / "race_cases.c", PES, ["clean "])
if shutil.which("clang"):
    os.environ["HEDDLE_CC"] = "clang"
    check_all(build("by_clang", source=cases, flags=FLAGS), cases, PES, ["race load", "race mem", "race struct", "clean atomic", "clean ign"])
    del os.environ["HEDDLE_CC"]

# Words of a report
done = run(["--check=races"], 2, binary, "race store_during_put")
expect(re.search(r"race on bytes 56 to 63 of a block of 512 bytes allocated at \S+race_run\.h:\d+, in run, in the memory of PE 1\n"
                 r"    (written by shmem_long_put of PE 0|written by a store of PE 1), at \S+, in race_store_during_put\n    written by ",
                 done.whole), "words", "not those", done.whole)

# The page
page = (TOP / "doc/races.md").read_text()
source, wanted = re.search(r"```c\n((?:(?!```)[^`])*)```\n\n    \$ oshcc --check -g b[^\n]*\n[^\n]*b\.out\n((?:    [^\n]*\n)+)", page).groups()
done = run(["--check=races"], 2, build("b", source, flags=["--check"]))
seen, wanted = (sorted(re.sub(r"/\S+/b\.c|0x[0-9a-f]+|pid \d+", lambda m: "b.c" if "/" in m[0] else "", text).splitlines())
                for text in (done.out + done.whole, wanted.replace("    ", "", 1).replace("\n    ", "\n")))
expect(seen == wanted, "doc/races.md", f"not {wanted}", seen)

# Without the detector the program is as any other, with --check, too
for options in [], ["--check"]:
    done = run(options, 2, binary, "clean atomic_values")
    expect(done.status == 0 and not done.whole, f"with {options}", "does not run", done.whole)

# Parts that are not compiled so may be linked; -static cannot be
done = subprocess.run([OSHCC, "--check", "-static", cases], capture_output=True, text=True, check=False)
expect((done.returncode, done.stderr) == (2, "oshcc: --check cannot be combined with -static: the calls could not be seen\n"), "-static", "not refused", done)

# The compilers' own library
PROGRAM = "#include <shmem.h>\nlong word;\nint main(void) { shmem_init(); word++; shmem_finalize(); return 0; }\n"
for compiler in "gcc", "clang":
    os.environ["HEDDLE_CC"] = compiler
    if not shutil.which(compiler) or subprocess.run([compiler, "-fsanitize=thread", "-xc", "-", "-o", path("tsan")], input="int main(void) { return 0; }",
                                                    text=True, capture_output=True, check=False).returncode:
        continue
    done = run(["--check=races"], 1, build(f"by_{compiler}", PROGRAM, flags=["-fsanitize=thread"]))
    expect(done.status and re.search("--check=races: .*is compiled with -fsanitize=thread; compile and link it with oshcc --check instead", done.whole),
           f"libtsan of {compiler}", "no such line", done.whole)
finish()
