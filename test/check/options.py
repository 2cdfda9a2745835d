#!/usr/bin/env python3
"""How a library comes before a program: oshrun's options, LD_PRELOAD, and linking with it."""
import json
import os
import re
import shutil
import subprocess
from pathlib import Path

from common import BUILD, OSHRUN, build, expect, finish, has_sanitizer_inside, path, split_places

PROGRAM = """#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(int argc, char **argv)
{
    static int word;
    shmem_init();
    if (argc > 1) puts(strcmp(argv[1], "preload") ? argv[1] : getenv("LD_PRELOAD"));
    shmem_int_p(&word, 1, argc > 2 ? atoi(argv[2]) : 0);
    shmem_finalize();
    return 0;
}
"""
MISTAKE = "heddle: shmem_int_p: argument 3 (pe) is 5, but valid PEs are 0 to 0\n"
UNSEEN = "heddle: --check and --profile cannot see the calls of a statically linked program: link it without -static\n"


def oshrun(*arguments, launcher=OSHRUN, **variables):
    environment = {k: v for k, v in os.environ.items() if not k.startswith("HEDDLE_")} | variables
    environment["ASAN_OPTIONS"] = "verify_asan_link_order=0:detect_leaks=0"
    return subprocess.run([str(launcher), "-n", "1", *arguments], capture_output=True, text=True, check=False, env=environment,
                          stdin=subprocess.DEVNULL, cwd=path(""))


def check(name, done, status, err, out=None):
    said, _ = split_places(done.stderr)
    expect(done.returncode == status, name, f"not status {status}", (done.returncode, said))
    expect(err(said) if callable(err) else said == err, name, "standard error", said)
    expect(out is None or done.stdout == out, name, "standard output", done.stdout)


def is_table(text):
    return text.startswith("heddle: profile of 1 PE, ") and "\nshmem_int_p " in text


FULL = """#include <shmem.h>
int main(void)
{
    shmem_init();
    shmem_malloc(3 << 10);
    int failed = !shmem_malloc(3 << 20);
    shmem_finalize();
    return !failed;
}
"""
FAILED = (r"heddle: shmem_malloc\(3 MiB\) failed at \S*full.c:6, in main: the heap has 2 MiB, of which 3 KiB are in use \(blocks: 1\); "
          r"raise SHMEM_SYMMETRIC_SIZE\n")
LEFT = r"heddle: shmem_finalize: blocks of the symmetric heap that were not freed: 1, 3072 bytes; one was allocated at \S*full.c:5, in main\n"

program = build("program", PROGRAM)
full = build("full", FULL)
for word, line in ("--check", FAILED), ("--check=leaks", FAILED + LEFT):
    done = oshrun(word, full, SHMEM_SYMMETRIC_SIZE="2M")
    expect(done.returncode == 0 and re.fullmatch(line, done.stderr), word, "lines", (done.returncode, done.stderr))
library = BUILD.resolve() / "lib/libheddle-check.so.1"
loaded = str(library.resolve())

check("no option", oshrun(program, "-", "0"), 0, "", "-\n")
check("check", oshrun("--check", program, "-", "5"), 1, MISTAKE, "-\n")
check("profile", oshrun("--profile", program), 0, is_table)
check("trace", oshrun("--trace", "t.json", program), 0, "")
expect(len(json.loads(Path(path("t.json")).read_text())["traceEvents"]) == 4, "trace", "events", Path(path("t.json")).read_text())
check("trace and profile", oshrun("--trace=u.json", "--profile", program), 0, is_table)
expect(Path(path("u.json")).exists(), "trace and profile", "no trace")
for pair in (["--check", "--profile"], ["--profile", "--check"], ["--trace", "t", "--check"], ["--check", "--report-hang", "1"],
             ["--top", "--check"]):
    check(str(pair), oshrun(*pair, program), 2, "oshrun: --check cannot be combined with --profile, --trace, --report-hang or --top\n")
check("check twice", oshrun("--check", "--check", program, "-", "5"), 1, MISTAKE)
check("trace to nothing", oshrun("--trace", "", program), 2, "oshrun: --trace needs the name of a file, got \"\"; for example --trace trace.json\n")
check("preload", oshrun("--check", program, "preload"), 0, "", loaded + "\n")
check("preload of the environment", oshrun("--check", program, "preload", LD_PRELOAD="libm.so.6"), 0, "", f"{loaded}:libm.so.6\n")
check("preload of -x", oshrun("-x", "LD_PRELOAD=libm.so.6", "--check", program, "preload", LD_PRELOAD="libdl.so.2"), 0, "",
      f"{loaded}:libm.so.6\n")
if not has_sanitizer_inside():
    check("script", oshrun("--check", "sh", "-c", f"{program} - 5"), 1, MISTAKE)
    check("other program", oshrun("--check", "true"), 0, "")

linked = build("linked", PROGRAM, flags=["-Wl,--no-as-needed", f"-L{BUILD}/lib", "-lheddle-check", f"-Wl,-rpath,{BUILD}/lib"])
check("linked", oshrun(linked, "-", "5"), 1, MISTAKE, "-\n")
if not os.environ.get("HEDDLE_SANITIZE"):
    check("static", oshrun("--check", build("static", PROGRAM, flags=["-static"])), 0, UNSEEN)
    check("static profile", oshrun("--profile", build("static", PROGRAM, flags=["-static"])), 0, UNSEEN)

# Moved elsewhere, with what is beside it
for name, status, err in (("moved", 1, MISTAKE),
                          ("moved here", 1, lambda text: "LD_PRELOAD takes no path with a space or colon" in text)):
    for folder in ("bin", "lib"):
        os.makedirs(path(f"{name}/{folder}"))
    shutil.copy(OSHRUN, path(f"{name}/bin"))
    for file in ("libheddle-check.so.1", "libheddle.so.1"):
        shutil.copy(BUILD / "lib" / file, path(f"{name}/lib"))
    check(name, oshrun("--check", program, "-", "5", launcher=path(f"{name}/bin/oshrun")), status, err)
os.unlink(path("moved/lib/libheddle-check.so.1"))
check("no library", oshrun("--check", program, launcher=path("moved/bin/oshrun")), 1,
      lambda text: text.startswith("oshrun: there is no libheddle-check.so.1 in ") and ": run make" in text)
finish()
