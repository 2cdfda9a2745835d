"""Fortran programs, of the historic interface in both forms of source and of the modules, do what they should: on one PE and
on several, optimised, over memory and over a wire; a wrong argument ends the job with a line."""
import tempfile
from pathlib import Path

from common import BUILD, HERE, build, expect, finish, need, need_no_sanitizer, output, run

PROGRAMS = {"transfers.f90": [], "atomics.f90": [], "collectives.f90": [], "fixed.f": [],
            "modules.f90": ["-std=f2018", "-Wall", "-Werror"]}
WIRE = {"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "sim:seed=3,delay=10,refuse=10"}
WRONG = {
    "call shmem_put8(x, x, -1, 0)": "heddle: SHMEM_PUT8: the number of elements is -1, not at least 0",
    "call shpalloc(x, 0, i, 1)": "heddle: SHPALLOC: argument length is 0, not at least 1",
    "call shmem_put8(x, x, 1, 9)": "heddle: shmem_put64: argument 4 (pe) is 9, but valid PEs are 0 to 0",
}


def check_program(folder, name, flags):
    if not build(folder, "-O2", *flags, HERE / name, HERE / "expect.f90"):
        return
    for n, variables in ((1, {}), (2, {}), (3, {}), (2, WIRE), (3, WIRE)):
        status, said = run(folder, n, **variables)
        expect(status == 0, f"{name}, {n} PEs, {variables}: {status}; {said}")


def check_wrong(folder):
    for call, message in WRONG.items():
        source = f"integer(8), save :: x(2) = 0\ncall shmem_init()\n{call}\nend\n"
        (Path(folder) / "wrong.f90").write_text(source)
        if build(folder, "wrong.f90"):
            status, said = run(folder, 1)
            expect(status == 1 and message in said, f"{call}: {status}; {said}")


def check_unlinked(folder):
    """An error of a module's argument is the compiler's."""
    (Path(folder) / "wrong.f90").write_text("use shmem\ncall shmem_putmem(1, 2, 3.5, 4)\nend\n")
    status, said = output([BUILD / "bin/oshfort", "-c", "wrong.f90"], folder)
    expect(status != 0 and "Type mismatch" in said, f"a length that is none: {status}; {said}")


need("Fortran modules")
need_no_sanitizer("gfortran has sanitizers of its own")
with tempfile.TemporaryDirectory(prefix="heddle-fortran-") as where:
    for program, options in PROGRAMS.items():
        check_program(where, program, options)
    check_wrong(where)
    check_unlinked(where)
finish()
