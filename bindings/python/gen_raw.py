#!/usr/bin/env python3
"""Makes raw.py, which the package calls: the functions of C without a type in their names, from the tables of functions, and the
constants of the headers; and raw.pyi, which has their types for type checkers.

    gen_raw.py FOLDER    write both, if they changed
    gen_raw.py --list    print their names

Functions with typed names are available through the raw entry points; those with a request also by bytes and by words of four and
eight bytes.
"""
import re
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
SOURCE = HERE.parent.parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(SOURCE / "src" / "api"))
from headers import defines_of, handle_of, handles_of, number_of, structs_of, text_of  # noqa: E402
from made import main  # noqa: E402
from table import HEADERS, read_table  # noqa: E402

NOTE = "# Made by gen_raw.py from the tables in src/api: do not edit.\n"
HEAD = '''\
"""The functions of C under their names, and the constants: `raw.shmem_barrier_all()`. A program that calls one has the duties that
its manual page tells; pointers are addresses, handles numbers."""
import ctypes

from ._library import library

'''
TAIL = '''

def __getattr__(name):
    """A function is looked up when it is first wanted."""
    if name not in PROTOTYPES:
        raise AttributeError(f"Heddle has no {name} that needs no type in its name")
    result, *arguments = PROTOTYPES[name]
    function = getattr(library(), name)
    function.restype, function.argtypes = result, arguments
    globals()[name] = function
    return function
'''
STUB_HEAD = '''\
import ctypes
from collections.abc import Callable
from typing import Any, NoReturn

_Handle = int | ctypes.c_void_p | None
_Address = _Handle | bytes | ctypes._CArgObject | ctypes._Pointer[Any] | ctypes.Array[Any]
_Text = bytes | ctypes.Array[ctypes.c_char] | None

PROTOTYPES: dict[str, tuple[Any, ...]]
'''
TYPES = {"void": "None", "int": "ctypes.c_int", "char": "ctypes.c_char", "long": "ctypes.c_long", "size_t": "ctypes.c_size_t",
         "ptrdiff_t": "ctypes.c_ssize_t", "double": "ctypes.c_double", "shmemx_request_params_t": "ctypes.c_long",
         **{f"{'u' * unsigned}int{bits}_t": f"ctypes.c_{'u' * unsigned}int{bits}" for unsigned in (0, 1) for bits in (8, 16, 32, 64)}}
VALUES = {"None": "None", "ctypes.c_double": "float", "ctypes.c_char": "bytes", "ctypes.c_char_p": "bytes | None",
          "ctypes.c_void_p": "int | None"}  # what Python has of them; of all others an int
WORDS = {"mem", "uint32", "uint64"}  # of operations with a request
STRUCTS = {name for header in HEADERS for name, _ in structs_of(text_of(header))}


def type_of(c):
    if re.fullmatch(r"(const )?char \*", c):
        return "ctypes.c_char_p"
    return TYPES.get(c, c if c in STRUCTS else "ctypes.c_void_p")  # a structure by value; pointers, and handles


def constants_of(texts):
    """Name -> value; a constant may be another's name."""
    found = {}
    for name, value in (row for text in texts for row in defines_of(text)):
        handle, number = handle_of(value), number_of(value)
        if handle or number is not None:
            found[name] = str(handle[1] if handle else number)
        elif value in found:
            found[name] = value
    return found


def is_wanted(f):
    if f.name[0] == "_" or f.shape.flags & {"deprecated"} or any(a.name == "..." for a in f.arguments):
        return False
    return f.type is None or f.ctx and f.type.name in WORDS and f.name.endswith("_nbe")


def struct_type(name, fields):
    rows = ", ".join(f'("{field}", {type_of(c)}{f" * {length[1:-1]}" if length else ""})' for c, field, length in fields)
    return f"class {name}(ctypes.Structure):\n    _fields_ = [{rows}]\n\n\n"


def value_type(c):
    if c in STRUCTS:
        return c
    return VALUES.get(type_of(c), "int")


def argument_type(c):
    """What ctypes takes for it."""
    taken = {"ctypes.c_char_p": "_Text", "ctypes.c_void_p": "_Address" if c.endswith("*") else "_Handle"}
    return "Callable[[], int]" if c == "shmemx_gettid_t" else taken.get(type_of(c), value_type(c))


def struct_stub(name, fields):
    return f"class {name}(ctypes.Structure):\n" + "".join(f"    {field}: {value_type(c)}\n" for c, field, _ in fields) + "\n"


def function_stub(f):
    arguments = "".join(f"{a.name}: {argument_type(a.type)}, " for a in f.arguments)
    result = "NoReturn" if "noreturn" in f.shape.flags else value_type(f.result)
    return f"def {f.name}({arguments and arguments + '/'}) -> {result}: ...\n"


def wanted_functions():
    return [f for section in read_table() for f in section.functions if is_wanted(f)]


def raw_py():
    texts = [text_of(header) for header in HEADERS]
    assert all(name not in TYPES for text in texts for name in handles_of(text))
    structs = "".join(struct_type(*row) for text in texts for row in structs_of(text))
    constants = "".join(f"{name} = {value}\n" for name, value in constants_of(texts).items())
    rows = "".join(f'    "{f.name}": ({", ".join([type_of(f.result), *(type_of(a.type) for a in f.arguments)])},),\n'
                   for f in wanted_functions())
    return f"{NOTE}{HEAD}\n{structs}{constants}\nPROTOTYPES = {{\n{rows}}}\n{TAIL}"


def raw_pyi():
    texts = [text_of(header) for header in HEADERS]
    assert all(not length or c == "char" for text in texts for _, fields in structs_of(text) for c, _, length in fields)
    structs = "".join(struct_stub(*row) for text in texts for row in structs_of(text))
    constants = "".join(f"{name}: int\n" for name in constants_of(texts))
    return f"{NOTE}{STUB_HEAD}\n{structs}{constants}\n{''.join(map(function_stub, wanted_functions()))}"


if __name__ == "__main__":
    sys.exit(main(__doc__, NOTE, {"raw.py": raw_py, "raw.pyi": raw_pyi}))
