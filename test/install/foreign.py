"""Another library's shmem.h, with other numbers for the same names, where the compiler would find it first: Heddle's is
taken, or an error says which one was, when the program is compiled, or when what was compiled before runs."""
import os
import re
import shlex
import shutil
import subprocess
import tempfile
from pathlib import Path

from common import BUILD, expect, finish

BIN = BUILD / "bin"
TOLD = r"{}:\d+:\d+: error: another library's shmem.h"
COMPILERS = [("gcc", "oshcc", "program.c"), ("clang", "oshcc", "program.c"), ("g++", "oshc++", "program.cpp"),
             ("clang++", "oshc++", "program.cpp")]

# As Open MPI's: operators from 0 on.
FOREIGN = """
enum { SHMEM_CMP_EQ, SHMEM_CMP_NE, SHMEM_CMP_GT, SHMEM_CMP_LE, SHMEM_CMP_LT, SHMEM_CMP_GE };
#ifdef __cplusplus
extern "C" {
#endif
void shmem_init(void);
void shmem_finalize(void);
void shmem_longdouble_iget(long double *dest, const long double *source, long dst, long sst, unsigned long n, int pe);
void shmem_int_wait_until(int *ivar, int cmp, int cmp_value);
#ifdef __cplusplus
}
#endif
"""
PROGRAM = """
#include HEADER
static int word = 1;
int main(void)
{
    shmem_init();
    shmem_int_wait_until(&word, SHMEM_CMP_EQ, 1);
    shmem_finalize();
#ifdef HEDDLE_SHMEM_H
    return 0;
#else
    return 3;
#endif
}
"""


def run(*command, **variables):
    environment = {"SHMEM_SYMMETRIC_SIZE": "64M", **os.environ, **variables}
    return subprocess.run(list(map(str, command)), capture_output=True, text=True, timeout=100, check=False, env=environment)


def compiled(folder, *command, header="<shmem.h>", source="program.c", **variables):
    """Runs a compiler; what it says, and the program's status if there is one."""
    program = folder / "program"
    program.unlink(missing_ok=True)
    done = run(*command, f"-DHEADER={header}", folder / source, "-o", program, **variables)
    return (run(program) if done.returncode == 0 else None), done.stderr


def check_ours(ran, said, what):
    expect(ran and ran.returncode == 0, f"{what}: Heddle's is found: {said}{ran and ran.stderr}")


def check_told(ran, said, file, what):
    expect(not ran and re.search(TOLD.format(re.escape(str(file))), said), f"{what}: the error names the file: {said}")


def check_first(folder, foreign):
    """Ours comes first, also if our include folder counts as one of the system's, as /usr/include and /usr/local/include do."""
    system = ["-isystem", BUILD / "include"]
    ways = {"-I": [f"-I{foreign}"], "-I and a space": ["-I", foreign], "-isystem": ["-isystem", foreign],
            "-idirafter": ["-idirafter", foreign], "in a system folder": [f"-I{foreign}", *system]}
    for compiler, source in ("oshcc", "program.c"), ("oshc++", "program.cpp"):
        for way, flags in ways.items():
            check_ours(*compiled(folder, BIN / compiler, *flags, source=source), f"{compiler}, {way}")
        for variable in "CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH":
            check_ours(*compiled(folder, BIN / compiler, source=source, **{variable: str(foreign)}), f"{compiler}, {variable}")
    for header in "<shmem.h>", "<shmemx.h>", "<pshmem.h>", "<pshmemx.h>", "<mpp/shmem.h>", "<mpp/shmemx.h>", '"shmem.h"':
        check_ours(*compiled(folder, BIN / "oshcc", f"-I{foreign}", header=header), header)


def check_found_all_the_same(folder, foreign):
    beside = folder / "beside"
    beside.mkdir()
    for name in "program.c", "program.cpp":
        shutil.copy(folder / name, beside / name)
    shutil.copy(foreign / "shmem.h", beside / "shmem.h")
    for real, wrapper, source in COMPILERS:
        if shutil.which(real):
            oshcc = [f"HEDDLE_CC={real}", f"HEDDLE_CXX={real}", BIN / wrapper]
            check_told(*compiled(folder, "env", *oshcc, header='"shmem.h"', source=f"beside/{source}"), beside / "shmem.h",
                       f"{real}, beside the program")
            check_told(*compiled(folder, "env", *oshcc, "-iquote", foreign, header='"shmem.h"', source=source), foreign / "shmem.h",
                       f"{real}, -iquote")
            check_told(*compiled(folder, "env", *oshcc, "-include", foreign / "shmem.h", source=source), foreign / "shmem.h",
                       f"{real}, -include")


def check_compiled_before(folder, foreign):
    """Without any of Heddle's flags: nobody can tell before it runs."""
    made = run("cc", f"-I{foreign}", "-DHEADER=<shmem.h>", "-c", folder / "program.c", "-o", folder / "before.o")
    expect(made.returncode == 0, made.stderr)
    made = run(BIN / "oshcc", folder / "before.o", "-o", folder / "before")
    expect(made.returncode == 0, made.stderr)
    commands = [[folder / "before"]]
    if not os.environ.get("HEDDLE_SANITIZE"): # nothing may be loaded before a sanitizer
        commands.append([BIN / "oshrun", "-n", "1", "--check", folder / "before"])
    for command in commands:
        ran = run(*command)
        expect(ran.returncode == 1 and "compiled with another shmem.h" in ran.stderr, f"compiled before: {ran}")


def check_mpi(folder):
    """Open MPI has both libraries, and its wrapper names the folder of both headers."""
    mpicc = shutil.which("mpicc.openmpi")
    flags = shlex.split(run(mpicc, "--showme:compile").stdout) if mpicc else []
    if not any(os.path.exists(f"{flag[2:]}/shmem.h") for flag in flags):
        print("not with Open MPI: there is no mpicc.openmpi, or no shmem.h with it (Debian: libopenmpi-dev)")
        return
    check_ours(*compiled(folder, BIN / "oshcc", *flags), "oshcc $(mpicc --showme:compile)")
    check_ours(*compiled(folder, mpicc, OMPI_CC=str(BIN / "oshcc")), "OMPI_CC=oshcc mpicc")


def main():
    with tempfile.TemporaryDirectory(prefix="heddle-foreign-") as name:
        folder = Path(name).resolve()
        foreign = folder / "foreign"
        (foreign / "mpp").mkdir(parents=True)
        for header in "shmem.h", "shmemx.h", "pshmem.h", "pshmemx.h", "mpp/shmem.h", "mpp/shmemx.h":
            (foreign / header).write_text(FOREIGN)
        for source in "program.c", "program.cpp":
            (folder / source).write_text(PROGRAM)
        check_first(folder, foreign)
        check_found_all_the_same(folder, foreign)
        check_compiled_before(folder, foreign)
        check_mpi(folder)
    finish()


main()
