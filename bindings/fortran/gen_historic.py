#!/usr/bin/env python3
"""Makes the historic Fortran interface: C functions from historic.table, and constants from the headers, whose values may be
names of others.

    gen_historic.py FOLDER    write historic.c and shmem.fh, if they changed
    gen_historic.py --list    print their names
"""
import re
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
SOURCE = HERE.parent.parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(SOURCE / "src" / "api"))
from c_text import declaration_of, wrap  # noqa: E402
from made import main  # noqa: E402

MADE = "Made by gen_historic.py from historic.table and shmem.h: do not edit."
NOTE = f"/* {MADE} */\n"
ADDRESSES = {"dest", "source", "pWrk", "ivar"}
VALUES = {"value", "cond", "cmp_value"}
# Constants of shmem.h that Fortran programs have; work arrays are of INTEGER, of which two are a long.
WORK = r"SHMEM_\w+_SYNC_SIZE"
CONSTANTS = rf"^#define ({WORK}|SHMEM_(?:SYNC_VALUE|REDUCE_MIN_WRKDATA_SIZE|M\w+_VERSION|MAX_NAME_LEN|CMP_\w+)) +(\d+)"
# Functions alone whose type no program tells, as it would have to be that of Cray's pointers; others it tells itself, and
# no compiler lets it do so twice.
RESULTS = """\
      logical shmem_pe_accessible
      logical shmem_addr_accessible
      integer*8 shmem_ptr
      external shmem_pe_accessible, shmem_addr_accessible, shmem_ptr
"""


def rows_of(text):
    """(result, routine, arguments, function) for every name that the table gives."""
    sets = {}
    for line in (line.strip() for line in text.splitlines() if line.startswith("  ")):
        routine = re.fullmatch(r"(\S+) ([\w{}]+)\(([\w, ]*)\)(?: = (\S+))?", line)
        if not routine:
            name, *members = line.split()
            sets[name] = [member.split(":") for member in members]
            continue
        used = re.search(r"{(\w+)}", line)
        for name, c in sets[used[1]] if used else [("", "")]:
            result, pattern, arguments, function = (part and part.replace("{}", c) for part in routine.groups())
            yield c, result, re.sub(r"{\w+}", name, pattern), [a for a in arguments.split(", ") if a], function


def declared(argument, c):
    if argument in ADDRESSES:
        return f"void *{argument}"
    if argument == "pSync":
        return "int *pSync"
    return declaration_of(f"const {c if argument in VALUES else 'int'} *", argument)


def passed(argument, routine):
    if argument == "pSync":
        return "fortran_sync(pSync)"
    if argument == "nelems":
        return f'fortran_count(nelems, "{routine.upper()}")'
    return argument if argument in ADDRESSES else f"*{argument}"


def function_of(c, result, routine, arguments, function):
    head = declaration_of(result.replace("*", " *"), f"{routine}_({', '.join(declared(a, c) for a in arguments) or 'void'})")
    if not function:
        return "\n".join([wrap(head), "{", *(f"    (void){a};" for a in arguments), "}\n"])
    call = f"{'' if result == 'void' else 'return '}{function}({', '.join(passed(a, routine) for a in arguments)});"
    return f"{wrap(head)}\n{{\n{wrap(call, '    ')}\n}}\n"


def historic_c():
    rows = rows_of((HERE / "historic.table").read_text())
    return NOTE + '#include "fortran.h"\n\n' + "\n".join(function_of(*row) for row in rows)


def shmem_fh():
    """In lines that are right in fixed and in free form."""
    header = (SOURCE / "include" / "shmem.h").read_text()
    out = f"! {MADE}\n! OpenSHMEM's constants for Fortran; SHMEM_..._SYNC_SIZE are in default integers.\n"
    for name, number in re.findall(CONSTANTS, header, re.M):
        value = int(number) * (2 if re.fullmatch(WORK, name) else 1)
        out += f"      integer {name}\n      parameter ({name} = {value})\n"
    vendor = re.search(r'^#define SHMEM_VENDOR_STRING "(.*)"', header, re.M)[1]
    out += f"      character*(SHMEM_MAX_NAME_LEN) SHMEM_VENDOR_STRING\n      parameter (SHMEM_VENDOR_STRING = '{vendor}')\n"
    return out + RESULTS


if __name__ == "__main__":
    sys.exit(main(__doc__, NOTE, {"historic.c": historic_c, "shmem.fh": shmem_fh}))
