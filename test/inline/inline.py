"""heddle_inline.h from outside: mistakes get the same message as without it, every way to link works with the
exported view, and the code stays short."""
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from checks import BUILD, SOURCE, fail, finish  # noqa: E402

HERE = SOURCE / "test" / "inline"
IS_SANITIZED = bool(os.environ.get("HEDDLE_SANITIZE"))
COMPILERS = [c for c in ("gcc", "clang") if shutil.which(c)]
CXX_COMPILERS = [c for c in ("g++", "clang++") if shutil.which(c)]
BUDGET = 16  # instructions of an inlined shmem_long_p with its return
LINKS = [["-fPIE", "-pie"], ["-fno-pie", "-no-pie"], ["-fPIC", "-pie"], ["-static"],
         ["-static", "-fno-pie", "-no-pie"], ["-static-pie", "-fPIE"]]
WARNINGS = ["-Wall", "-Wextra", "-Wpedantic", "-Wshadow", "-Wconversion", "-Werror"]


def run(command, **more):
    command = list(map(str, command))
    return subprocess.run(command, capture_output=True, text=True, timeout=100, check=False, **more)


def oshrun(n, *command):
    return run([BUILD / "bin" / "oshrun", "-n", n, *command])


def oshcc(compiler, *arguments):
    return run([BUILD / "bin" / "oshcc", "-O2", *arguments], env={**os.environ, "HEDDLE_CC": compiler})


def seen(ran):
    """Status and output, without what differs from run to run, nor the folder of a source file: a compiler's cache
    may have made one of the two paths relative."""
    return ran.returncode, re.sub(r"0x[0-9a-f]+|pid \d+|(?<= )\S+/(?=\w+\.c:)", "...", ran.stdout + ran.stderr)


def check_mistakes():
    programs = [BUILD / "test" / f"wrong_{kind}" for kind in ("call", "inline")]
    cases = run([programs[0]]).stdout.split()
    if len(cases) < 10:
        fail(f"cases: {cases}")
    for case in cases:
        call, inline = (seen(oshrun(1, program, case)) for program in programs)
        if call != inline:
            fail(f"{case}: call: {call}, inline: {inline}")
        if call[0] == 0 or "heddle: shmem_" not in call[1]:
            fail(f"{case}: no message: {call}")


def check_links(folder):
    for compiler in COMPILERS:
        for flags in LINKS:
            program = folder / "program"
            files = [HERE / "inline_test.c", HERE / "calls.c", f"-I{SOURCE}/test", "-o", program]
            built = oshcc(compiler, *flags, *files)
            if built.returncode:
                fail(f"{compiler} {flags}: {built.stderr}")
                continue
            ran = oshrun(2, program)
            if ran.returncode:
                fail(f"{compiler} {flags}: {ran.stdout}{ran.stderr}")


def check_length(folder):
    source = folder / "short.c"
    source.write_text("#include <shmem.h>\nvoid f(long *a, long value, int pe);\n"
                      "void f(long *a, long value, int pe) { shmem_long_p(a, value, pe); }\n")
    for compiler in COMPILERS:
        text = oshcc(compiler, "-DHEDDLE_INLINE", "-S", source, "-o", "-").stdout
        body = re.search(r"^f:[^\n]*\n(.*?\n\s+ret)", text, re.M | re.S)[1]
        code = re.findall(r"^\s+[a-z]", body, re.M)  # neither labels nor directives
        print(f"{compiler}: {len(code)} instructions")
        if len(code) > BUDGET:
            fail(f"{compiler}: shmem_long_p inlined is {len(code)} instructions, more than {BUDGET}")


def check_languages():
    text = "#include <shmem.h>\nlong f(long *a);\n"
    text += "long f(long *a) { shmem_long_p(a, 1, 0); return shmem_long_g(a, 0); }\n"
    kinds = [(c, "c", s) for c in COMPILERS for s in ("c99", "c11", "c17")]
    kinds += [(c, "c++", s) for c in CXX_COMPILERS for s in ("c++11", "c++17", "c++20")]
    for compiler, language, standard in kinds:
        flags = [f"-std={standard}", "-DHEDDLE_INLINE", f"-I{BUILD}/include", "-fsyntax-only", *WARNINGS]
        done = run([compiler, "-x", language, *flags, "-"], input=text)
        if done.returncode:
            fail(f"{compiler} {standard}: {done.stderr}")


def main():
    with tempfile.TemporaryDirectory(prefix="heddle-inline-") as name:
        check_mistakes()
        check_languages()
        if not IS_SANITIZED:
            check_links(Path(name))
        if not IS_SANITIZED and os.uname().machine == "x86_64":
            check_length(Path(name))
    finish()


main()
