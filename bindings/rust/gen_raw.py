#!/usr/bin/env python3
"""Makes raw.rs, which the crate calls: the functions of C without a type in their names, from the tables of functions, and the
constants and types of the headers.

    gen_raw.py FOLDER    write raw.rs, if it changed
    gen_raw.py --list    print its name

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

NOTE = "// Made by gen_raw.py from the tables in src/api: do not edit.\n"
HEAD = """\
//! The functions of C under their names. A program that calls one has the duties that its manual page tells.
#![allow(non_camel_case_types, missing_docs)]

use std::os::raw::{c_char, c_int, c_long, c_void};
"""
TYPES = {"void": "c_void", "int": "c_int", "long": "c_long", "char": "c_char", "size_t": "usize",
         "ptrdiff_t": "isize", "double": "f64", "float": "f32", "shmemx_request_params_t": "c_long",
         "shmemx_gettid_t": "Option<extern \"C\" fn() -> u64>",
         **{f"{'u' * unsigned}int{bits}_t": f"{'iu'[unsigned]}{bits}" for unsigned in (0, 1) for bits in (8, 16, 32, 64)}}
WORDS = {"mem", "uint32", "uint64"}  # of operations with a request
KEYWORDS = {"type", "where", "in", "ref", "move", "box", "use"}
COMPARED = "#[derive(Clone, Copy, Debug, PartialEq, Eq)]\n"


def type_of(c):
    """A type of C in Rust; a pointer is one, too, to any depth."""
    if c.endswith("*"):
        to = c[:-1].strip()
        kind = "const" if to.startswith("const ") and not to.endswith("*") else "mut"
        return f"*{kind} {type_of(to.removeprefix('const ') if kind == 'const' else to)}"
    return TYPES.get(c, c)


def handle_type(name):
    return f"{COMPARED}#[repr(transparent)]\npub struct {name}(pub usize);\n"


def struct_type(name, fields):
    rows = "".join(f"    pub {field}: {f'[{type_of(c)}; {length[1:-1]}]' if length else type_of(c)},\n"
                   for c, field, length in fields)
    return f"#[derive(Clone, Copy)]\n#[repr(C)]\npub struct {name} {{\n{rows}}}\n"


def aliases_of(text):
    """Other names of handles: `typedef shmem_ctx_t shmemx_ctx_t;` and the like."""
    return [(name, of) for of, names in re.findall(r"^typedef (shmemx?_\w+) ([\w, ]+);", text, re.M)
            for name in names.split(", ")]


def constants_of(texts):
    """Name -> (type, value); a constant may be another's name."""
    found = {}
    for name, value in (row for text in texts for row in defines_of(text)):
        handle, number = handle_of(value), number_of(value)
        if handle:
            found[name] = handle[0], f"{handle[0]}({handle[1]})"
        elif value in found:
            found[name] = found[value][0], value
        elif number is not None:
            found[name] = "c_long" if "L" in value else "c_int", str(number)
    return found


def is_wanted(f):
    if f.name[0] == "_" or f.shape.flags & {"deprecated"} or any(a.name == "..." for a in f.arguments):
        return False
    return f.type is None or f.ctx and f.type.name in WORDS and f.name.endswith("_nbe")


def declaration(f):
    def named(argument):
        return f"{argument.name}{'_' * (argument.name in KEYWORDS)}: {type_of(argument.type)}"
    result = "" if f.result == "void" else f" -> {type_of(f.result)}"
    result = " -> !" if "noreturn" in f.shape.flags else result
    return f"    pub fn {f.name}({', '.join(map(named, f.arguments))}){result};\n"


def functions_of(section):
    rows = [declaration(f) for f in section.functions if is_wanted(f)]
    return f"    // {section.title}\n{''.join(rows)}\n" if rows else ""


def raw_rs():
    texts = [text_of(header) for header in HEADERS]
    parts = [NOTE + HEAD]
    parts += [handle_type(name) for text in texts for name in handles_of(text)]
    parts += [f"pub type {name} = {of};\n" for text in texts for name, of in aliases_of(text)]
    parts += [struct_type(*row) for text in texts for row in structs_of(text)]
    parts.append("".join(f"pub const {name}: {t} = {value};\n" for name, (t, value) in constants_of(texts).items()))
    parts.append('#[link(name = "heddle")]\nextern "C" {\n' + "".join(map(functions_of, read_table())).rstrip("\n") + "\n}\n")
    return "\n".join(parts)


if __name__ == "__main__":
    sys.exit(main(__doc__, NOTE, {"raw.rs": raw_rs}))
