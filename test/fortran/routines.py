"""The historic interface has each routine of OpenSHMEM 1.4, and shmem.fh each constant with the value that C has; what stays
of the modules' sources when they are made is what the headers declare."""
import re
import subprocess

from common import BUILD, HERE, SOURCE, expect, finish, need_program

WORK = {"SHMEM_BARRIER_SYNC_SIZE", "SHMEM_BCAST_SYNC_SIZE", "SHMEM_COLLECT_SYNC_SIZE", "SHMEM_REDUCE_SYNC_SIZE",
        "SHMEM_ALLTOALL_SYNC_SIZE", "SHMEM_ALLTOALLS_SYNC_SIZE"}
SAME = {"SHMEM_MAJOR_VERSION", "SHMEM_MINOR_VERSION", "SHMEM_MAX_NAME_LEN", "SHMEM_SYNC_VALUE", "SHMEM_REDUCE_MIN_WRKDATA_SIZE",
        *(f"SHMEM_CMP_{name}" for name in ("EQ", "NE", "GT", "GE", "LT", "LE"))}


def check_routines():
    wanted = {line for line in (HERE / "routines.txt").read_text().splitlines() if line[0] != "#"}
    table = subprocess.run(["nm", "-g", "--defined-only", BUILD / "lib/libheddle-fortran.a"], capture_output=True, text=True,
                           check=True).stdout
    there = {name.removesuffix("_") for name in re.findall(r" T (\w+_)$", table, re.M)}
    expect(len(wanted) == 168, f"{len(wanted)} routines in routines.txt")
    expect(not wanted - there, f"no {sorted(wanted - there)}")


def check_constants():
    c = dict(re.findall(r"^#define (SHMEM_\w+) +(\d+)", (SOURCE / "include/shmem.h").read_text(), re.M))
    lines = (BUILD / "fortran/shmem.fh").read_text()
    fortran = dict(re.findall(r"^      parameter \((\w+) = (\d+)\)$", lines, re.M))
    expect(set(fortran) == WORK | SAME, f"constants of shmem.fh: {sorted(set(fortran) ^ (WORK | SAME))}")
    for name, value in fortran.items():
        expect(int(value) == int(c[name]) * (2 if name in WORK else 1), f"{name} is {value}, in C {c[name]}")
    expect(max(map(len, lines.splitlines()[2:])) <= 72, "shmem.fh has lines that fixed form does not have")


def check_modules():
    """All functions of the headers that Fortran has names for, and all types."""
    for module, header in (("shmem", "shmem.h"), ("heddle", "shmemx.h")):
        text = (BUILD / f"fortran/{module}.f90").read_text()
        declared = re.sub(r"/\*.*?\*/", "", (SOURCE / "include" / header).read_text(), flags=re.S)
        functions = set(re.findall(r"^[\w ]+?[ *](shmemx?_\w+)\(", declared, re.M)) - {"shmem_longdouble_iget"}
        missing = functions - set(re.findall(r'name="(\w+)"', text.replace("&\n", "")))
        expect(missing <= {"shmem_sync", "shmem_wait_until", "shmem_wait"}, f"{header}: {sorted(missing)} are not in the module")
        types = set(re.findall(r"^typedef struct \w+ \*(\w+);|^} (\w+);", declared, re.M))
        for name in filter(None, (one or other for one, other in types)):
            expect(f"type, bind(C) :: {name}\n" in text, f"{header}: no type {name} in the module")


need_program("nm", "binutils")
check_routines()
check_constants()
check_modules()
finish()
