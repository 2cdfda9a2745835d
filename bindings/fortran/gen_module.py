#!/usr/bin/env python3
"""Makes the Fortran 2018 modules: `shmem`, the standard, and `heddle`, which has that and all extensions, from the tables of
functions and the constants and types of the headers; and `shmem_c`, the standard with C pointers for addresses.

    gen_module.py FOLDER    write shmem.f90, heddle.f90 and shmem_c.f90, if they changed
    gen_module.py --list    print their names

A module has no code. Its procedures are the functions of C under their names, its types those of C; a procedure that has the
name of a constant, which Fortran takes for the same, has _f behind its own.
"""
import re
import sys
import textwrap
from functools import partial
from pathlib import Path

HERE = Path(__file__).resolve().parent
SOURCE = HERE.parent.parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(SOURCE / "src" / "api"))
from headers import defines_of, handle_of, handles_of, number_of, structs_of, text_of  # noqa: E402
from made import main  # noqa: E402
from table import HEADERS, read_table  # noqa: E402

NOTE = "! Made by gen_module.py from the tables in src/api: do not edit.\n"
WIDTH = 120
MODULES = {"shmem": "shmem", "shmemx": "heddle"}  # by header
HEAD = """\
! {title}.
module {name}
    use, intrinsic :: iso_c_binding
{use}    implicit none
    public
"""
HEADS = {"shmem": HEAD.format(title="OpenSHMEM 1.6", name="shmem", use=""),
         "shmemx": HEAD.format(title="OpenSHMEM 1.6, and what Heddle adds to it", name="heddle", use="    use shmem\n")}
C_HEAD = HEAD.format(title="OpenSHMEM 1.6 with a type(c_ptr) by value for each address, for programs that have their variables by "
                           "c_f_pointer and\n! c_loc. Types and constants are those of the module shmem", name="shmem_c", use="{use}")
# Fortran has no unsigned integers: those of the same size stand for them.
KINDS = {"int": "c_int", "unsigned int": "c_int", "short": "c_short", "unsigned short": "c_short", "long": "c_long",
         "unsigned long": "c_long", "long long": "c_long_long", "unsigned long long": "c_long_long",
         "signed char": "c_signed_char", "unsigned char": "c_signed_char", "size_t": "c_size_t", "ptrdiff_t": "c_ptrdiff_t",
         "shmemx_request_params_t": "c_long",
         **{f"{sign}int{bits}_t": f"c_int{bits}_t" for sign in ("", "u") for bits in (8, 16, 32, 64)}}
TYPES = {"float": "real(c_float)", "double": "real(c_double)", "long double": "real(c_long_double)",
         "heddle_complexf": "complex(c_float_complex)", "heddle_complexd": "complex(c_double_complex)",
         "char": "character(kind=c_char)", "shmemx_gettid_t": "type(c_funptr)",
         **{c: f"integer({kind})" for c, kind in KINDS.items()}}
# What a handle and its twin are compared by, for each type of handle.
OPERATORS = {"==": "heddle_fortran_same", "/=": "heddle_fortran_differ"}


def type_of(c):
    if c.endswith("*"):
        return "type(c_ptr)"
    return TYPES.get(c, f"type({c})")


def wrapped(text, indent):
    lines = textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent + "    ", break_long_words=False)
    return " &\n".join(lines) + "\n"


# Types and constants, of the headers

def handle_type(name):
    return f"""\
    type, bind(C) :: {name}
        integer(c_intptr_t) :: handle = 0
    end type {name}
"""


def struct_type(name, fields):
    rows = [f"        {type_of(c)} :: {field}{length.replace('[', '(').replace(']', ')')}\n" for c, field, length in fields]
    return f"    type, bind(C) :: {name}\n{''.join(rows)}    end type {name}\n"


def types_of(text):
    return "\n".join([handle_type(name) for name in handles_of(text)] + [struct_type(*row) for row in structs_of(text)])


def constant(name, value):
    """A declaration, or None if it is nothing that a program names."""
    handle = handle_of(value)
    if handle:
        return f"type({handle[0]}), parameter :: {name} = {handle[0]}({handle[1]})"
    if value.startswith('"'):
        return f"character(*), parameter :: {name} = {value}"
    number = number_of(value)
    if number is None:
        return None
    kind = "c_long" if "L" in value else "c_int"
    return f"integer({kind}), parameter :: {name} = {number}_{kind}"


def constants_of(header):
    """Name -> declaration; a constant may be another's name, of this header or of one before."""
    found, own = {}, {}
    for text in map(text_of, HEADERS[:HEADERS.index(header) + 1]):
        own = {}
        for name, value in defines_of(text):
            like = found.get(value, "").partition(" :: ")[0]
            declaration = f"{like} :: {name} = {value}" if like else constant(name, value)
            if declaration:
                found[name] = own[name] = declaration
    return own


def operators(names):
    out = ""
    for operator, function in OPERATORS.items():
        out += f"    interface operator({operator})\n"
        for name in names:
            out += f"""\
        pure function {function}_{name}(a, b) bind(C, name="{function}") result(answer)
            import
            type({name}), intent(in) :: a, b
            logical(c_bool) :: answer
        end function
"""
        out += "    end interface\n"
    return out


# Procedures, of the tables

def declared(argument):
    """The declaration of an argument, and what comes before it."""
    role, _, length = argument.role.partition("[")
    c, pointer = re.fullmatch(r"(?:const )?(.*?) ?(\*?)", argument.type).groups()
    if not pointer or role == "heap":
        return f"{type_of(argument.type)}, value :: {argument.name}"
    # A target may be changed by others while no procedure has it: so are symmetric variables.
    words = ["type(*)" if c == "void" else type_of(c), "target"]
    words += ["intent(in)"] * argument.type.startswith("const ") + ["optional"] * role.startswith("opt_")
    shape = "" if c != "void" and length in ("", "1]") and role not in ("text",) else "(*)"
    check = f"!GCC$ ATTRIBUTES NO_ARG_CHECK :: {argument.name}\n            " if c == "void" else ""
    return f"{check}{', '.join(words)} :: {argument.name}{shape}"


def declared_c(argument):
    return f"{type_of(argument.type)}, value :: {argument.name}"


def procedure(f, name, declared=declared):
    arguments = [a for a in f.arguments if a.name != "..."]
    kind = "subroutine" if f.result == "void" else "function"
    head = f'{kind} {name}({", ".join(a.name for a in arguments)}) bind(C, name="{f.name}")'
    body = [] if kind == "subroutine" else [f"{type_of(f.result)} :: {name}"]
    body += [declared(a) for a in arguments]
    return (wrapped(head, " " * 8) + "            import\n" + "".join(f"            {line}\n" for line in body)
            + f"        end {kind}\n")


def kind_of(f):
    """What tells a function from others of its generic name: its elements' type in Fortran, or its first argument's."""
    if f.type:
        return type_of(f.type.c).partition("(")[0], f.type.size, f.ctx
    return type_of(f.arguments[0].type) if f.arguments else None


def generics_of(functions):
    """Generic name -> functions, one for each type that Fortran has; all are functions or all subroutines, as the first is."""
    found = {}
    for f in functions:
        if f.shape.generic and not f.is_sized:
            members = found.setdefault(f.shape.generic, {})
            if all((f.result == "void") == (other.result == "void") for other in members.values()):
                members.setdefault(kind_of(f), f)
    return {name: list(members.values()) for name, members in found.items()}


def may_be_named(f, generics):
    """Fortran names begin with letters, and the name of a generic procedure is not used for another one."""
    return f.name[0] != "_" and (f.name not in generics or f in generics[f.name])


def procedures_of(sections, generics, named, declared=declared):
    for section in sections:
        texts = [procedure(f, named(f.name), declared) for f in section.functions if may_be_named(f, generics)]
        if texts:
            yield f"    ! {section.title}\n    interface\n" + "\n".join(texts) + "    end interface\n"


def generic_interface(name, members):
    return f"    interface {name}\n" + wrapped(f"procedure :: {', '.join(members)}", " " * 8) + "    end interface\n"


def module_f90(header, head):
    text = text_of(header)
    sections = [s for s in read_table() if s.header == header]
    constants = constants_of(header)
    generics = generics_of(f for s in sections for f in s.functions)

    def named(name):
        return name + "_f" if name.upper() in constants else name

    parts = [NOTE + head, types_of(text), "".join(f"    {text}\n" for text in constants.values()),
             operators(handles_of(text)), *procedures_of(sections, generics, named)]
    parts += [generic_interface(named(name), [named(f.name) for f in members]) for name, members in generics.items()]
    return "\n".join(parts) + f"end module {MODULES[header]}\n"


def c_module_f90():
    text, constants = text_of("shmem"), constants_of("shmem")
    shared = [*handles_of(text), *(name for name, _ in structs_of(text)), *constants, *(f"operator({o})" for o in OPERATORS)]
    use = wrapped(f"use shmem, only: {', '.join(shared)}", "    ")
    sections = [s for s in read_table() if s.header == "shmem"]

    def named(name):
        return name + "_f" if name.upper() in constants else name

    return "\n".join([NOTE + C_HEAD.format(use=use), *procedures_of(sections, {}, named, declared_c)]) + "end module shmem_c\n"


if __name__ == "__main__":
    files = {f"{name}.f90": partial(module_f90, header, HEADS[header]) for header, name in MODULES.items()}
    sys.exit(main(__doc__, NOTE, {**files, "shmem_c.f90": c_module_f90}))
