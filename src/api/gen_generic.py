"""The C11 macros of a header: one name for all types, with and without a leading context. gen.py calls this; it is
no program."""
import re
import sys

from c_text import declaration_of, wrap

FAMILIES = """\
/* A macro for each family of types calls X(type, function) for each type. The function has the name of the type between
 * `before` and `after`. */
"""
VOLATILE = """\
/* The functions for objects that are volatile: second declarations, in which pointers are to volatile elements. */
"""
REFUSALS = """\
/* A call with a wrong type is replaced by one of these functions. They do not exist, and take no arguments,
 * so that the compiler reports an error that contains the name of the macro. */
"""
ARGUMENTS = 4  # by which a macro may choose, as far as shmem.h has HEDDLE_ARG1 and so on


def generics(sections):
    """Name -> the functions {key: function} that the macro chooses by its first argument, by the second, and so on.
    A function with elements is chosen by its first pointer to them, any other by its first argument."""
    macros = {}
    for f in (f for s in sections for f in s.functions if f.shape.generic and not f.is_sized):
        at = next(i for i, a in enumerate(f.arguments) if not f.type or a.type.endswith("*"))
        kind = f.arguments[at].type
        key = f.type.twin if f.type else kind if kind in ("shmem_ctx_t", "shmem_team_t") else "default"
        macros.setdefault(f.shape.generic, [{} for _ in range(ARGUMENTS)])[at].setdefault(key, f)
    return macros


def first(row):
    return next(iter(row.values()))


def is_for_volatile(f):
    """Those that programs call with objects that they poll."""
    word = f.shape.base.removeprefix("shmem_")
    return (f.shape.base.startswith("shmem_") and f.type is not None
            and (word in ("p", "g", "put", "get", "put_nbi", "get_nbi")
                 or word.startswith(("atomic_", "wait_until", "test"))))


def family(row):
    """The macro that lists the types of a row of functions, named after their sets in the tables."""
    sets = (word for f in row.values() for word in f.shape.sets if word not in ("SIZE", "mem"))
    return "_".join(dict.fromkeys(["HEDDLE_TYPES", *sets])).upper()


def applied(row, to):
    """The macro of a family, applied to a row of functions."""
    before, after = first(row).pattern.replace("{S}", "").split("{T_}")
    return f"{family(row)}({to}, {before}, {after})"


def typed_rows(sections):
    """The rows of functions that macros choose by the type of elements."""
    return [row for rows in generics(sections).values() for row in rows if row and first(row).type]


def families(sections, others):
    """The macros of families, except those of the other sections."""
    found = {}
    for row in typed_rows(others) + typed_rows(sections):
        cases = [f"X({f.type.c}, before##{f.type.name}_##after)" for f in row.values()]
        if found.setdefault(family(row), cases) != cases:
            sys.exit(f"{family(row)}: {first(row).name} has other types than the functions before")
    own = found.keys() - {family(row) for row in typed_rows(others)}
    macros = (" \\\n    ".join([f"#define {name}(X, before, after)", *found[name]]) for name in sorted(own))
    return FAMILIES + "\n\n".join(macros) + "\n\n"


def volatile_declarations(sections):
    """Of the functions that programs call with volatile objects: one macro for those with the same parameters."""
    alike = {}
    for row in typed_rows(sections):
        if is_for_volatile(first(row)):
            alike.setdefault(volatile_declaration(first(row)), []).append(row)
    text = VOLATILE if alike else ""
    for declaration, rows in alike.items():
        name = re.sub(r"shmem_|{\w+}", "", f"HEDDLE_VOLATILE_{first(rows[0]).pattern}").upper()
        applications = "".join(f"{applied(row, name)}\n" for row in rows)
        text += f"#define {name}(type, function) \\\n{declaration}\n{applications}\n"
    return text


def volatile_declaration(f):
    """A declaration under a second name, with parameters that point to volatile elements."""
    def parameter(a):
        element = "volatile type" if a.type.endswith("*") else "type"
        return declaration_of(re.sub(r"\bT\b", element, a.type), f"__{a.name}")

    parameters = ["shmem_ctx_t __ctx"] * f.ctx + [parameter(a) for a in f.shape.arguments]
    result = f.shape.result.replace("T", "type")
    text = wrap(f"{result} heddle_volatile_##function({', '.join(parameters)}) __asm__(#function);", "    ")
    return text.replace("\n", " \\\n")


def refusal(name):
    """The function that replaces a call with a wrong type. The message of the compiler contains its name."""
    return f"heddle_no_{name}_for_this_type"


def select(at, rows, name):
    """The choice by an argument, whose last case has no comma behind it."""
    row = rows[at]
    f = first(row)
    if not f.type:
        cases = [f"{key}: {f.name}" for key, f in row.items()]
        if "default" not in row:
            cases.append(f"default: {refusal(name)}")
    else:
        kind = "_CONST" * ("const " in f.arguments[at].type) + "_VOLATILE" * is_for_volatile(f)
        cases = [f"{applied(row, f'HEDDLE_CHOICE{kind}')} \\\n    default: {refusal(name)}"]
    return ", \\\n    ".join([f"_Generic(HEDDLE_ARG{at + 1}(__VA_ARGS__)", *cases])


def generic_macro(name, rows):
    """The rows that are not empty are one, or two neighbours: that without and that with a context before it."""
    at, *on_context = (at for at, row in enumerate(rows) if row)
    text = select(at, rows, name)
    if on_context:
        inner = select(on_context[0], rows, name).replace("\n", "\n    ")
        if at:
            text = "_Generic(HEDDLE_ARG1(__VA_ARGS__), \\\n    default: " + text.replace("\n", "\n    ") + ")"
        text += f", \\\n    shmem_ctx_t: {inner})"
    return f"#define {name}(...) {text})(__VA_ARGS__)\n"


def refusals(sections):
    return REFUSALS + "".join(f"int {refusal(name)}(void);\n" for name in generics(sections)) + "\n"


def generic_macros(sections, before):
    """Those of a header's sections; the sections of the headers before it have macros that it uses, too."""
    macros = "\n".join(generic_macro(name, rows) for name, rows in generics(sections).items())
    return refusals(sections) + families(sections, before) + volatile_declarations(sections) + macros


def cxx_explanations(sections, hpp):
    """One for each macro that has no function of its name."""
    functions = {f.name for s in sections for f in s.functions}
    overloads = set(re.findall(r"\b(\w+)\(", hpp))
    out = []
    for name, rows in generics(sections).items():
        if name not in functions:
            names = [f.name for row in rows for f in row.values()]
            typed = next((f for f in names if "_long_" in f), names[0])
            short = re.sub("^shmemx?_", "", name)
            instead = f"shmem::{short} of <shmem.hpp>, or {typed}" if short in overloads else typed
            out.append(wrap(f'HEDDLE_ONLY_IN_C({name}, "{instead}")') + "\n")
    return "".join(out)
