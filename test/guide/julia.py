#!/usr/bin/env python3
"""doc/julia.md calls what there is: each @ccall has the arguments and the result of the prototype, each constant its value, and each
handle is an object of the library."""
import re
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from checks import BUILD, SOURCE, expect, finish  # noqa: E402

sys.path.insert(0, str(SOURCE / "src/api"))
from table import read_table  # noqa: E402

PAGE = (SOURCE / "doc/julia.md").read_text()
JULIA = {"void": "Cvoid", "int": "Cint", "long": "Clong", "size_t": "Csize_t", "ptrdiff_t": "Cptrdiff_t", "uint64_t": "UInt64",
         "uint64_t *": "Ptr{UInt64}", "shmem_ctx_t": "Handle", "shmem_team_t": "Handle"}


def blocks():
    return "\n".join(re.findall(r"^```julia\n(.*?)^```$", PAGE, re.M | re.S))


def calls(text):
    """(function, types of its arguments, type of its result) of each @ccall."""
    for found in re.finditer(r"@ccall lib\.(\w+)\(", text):
        at, depth = found.end(), 1
        while depth:
            depth += {"(": 1, ")": -1}.get(text[at], 0)
            at += 1
        result = re.match(r"::(\w+(?:\{\w+\})?)", text[at:])
        yield found[1], re.findall(r"::(\w+(?:\{\w+\})?)(?=\s*(?:,|$))", text[found.end():at - 1]), result and result[1]


def in_julia(c):
    """Any other pointer is an address."""
    return JULIA.get(c.replace("const ", "").strip(), "Ptr{Cvoid}" if "*" in c else c)


def check_calls(text):
    known = {f.name: f for section in read_table() for f in section.functions}
    seen = list(calls(text))
    for name, arguments, result in seen:
        expect(name in known, f"there is no {name}")
        if name in known:
            function = known[name]
            wanted = [in_julia(argument.type) for argument in function.arguments]
            expect(arguments == wanted, f"{function.prototype()}: the page passes {arguments}, not {wanted}")
            expect(result == in_julia(function.result), f"{function.prototype()}: the page has {result}")
    expect(len(seen) > 10, f"{len(seen)} calls")


def check_constants(text):
    constants = dict(re.findall(r"^const (SHMEMX?_\w+) = (\d+)$", text, re.M))
    lines = "".join(f'_Static_assert({name} == {value}, "{name}");\n' for name, value in constants.items())
    with tempfile.NamedTemporaryFile("w", suffix=".c") as file:
        file.write(f"#include <shmemx.h>\n{lines}")
        file.flush()
        command = [BUILD / "bin/oshcc", "-fsyntax-only", "-std=c11", file.name]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    expect(done.returncode == 0 and len(constants) > 5, f"constants: {constants}: {done.stderr}")


def check_handles(text):
    exported = subprocess.run(["nm", "-D", "--defined-only", BUILD / "lib/libheddle.so"], capture_output=True, text=True, check=True).stdout
    names = re.findall(r"handle\(:(\w+)\)", text)
    for name in names:
        expect(re.search(rf" R {name}$", exported, re.M), f"the library has no object {name}")
    expect(names, "handles")


for check in check_calls, check_constants, check_handles:
    check(blocks())
finish()
