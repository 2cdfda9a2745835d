#!/usr/bin/env python3
"""Makes what a build compiles the interface from: entry points, the symbol map, and a table of types.

    gen_entry.py FOLDER    write those that changed, and remove those that are made no more
    gen_entry.py --list    print their names
"""
import re
import sys
from functools import partial

from c_text import note, wrap
from gen_objects import handles, objects_c
from gen_raw import raw_types_def
from made import main
from table import HEADERS, HERE, read_table, read_types

NOTE = note("gen_entry.py")
TEMPLATES = [(HERE / f"{header}.h.in").read_text() for header in HEADERS]
# Other exported names: for what heddle_inline.h compiles into programs, for libheddle-check, and constants.
DATA = ["heddle_view", "heddle_is_quiet", "heddle_request_is_over", "heddle_append_has",
        *(name for template in TEMPLATES for name, _ in handles(template))]


def kernel_of(f):
    """The statements of a function."""
    t = f.type
    text = f.shape.kernels.get(t.name if t else "", f.shape.kernels[""])
    special = t is not None and t.name in f.shape.kernels
    where = f"{f.name}({', '.join(a.name for a in f.arguments)})"
    words = {"C": "context_of(ctx)" if f.ctx else "context_implicit()", "ON_CTX": str(f.ctx).lower(),
             "WHERE": f'"{where}"'}
    if t:
        bytes_of = f"sizeof({t.c})" if t.c != "void" else str(t.size)
        words.update({"T": t.c, "SIZEOF": bytes_of, "WORD": f"WORD_{t.word}"})
        times = "" if bytes_of == "1" else f" * {bytes_of}"
        text = text.replace("{T}", t.name).replace("{TWIN}", t.twin).replace("{W}", str(t.size * 8))
        text = re.sub(r"BYTES\((\w+)\)", rf"\1{times}", text)
        text = re.sub(r"BITS\((\w+)\)", lambda m: bits(m[1], t), text)
    text = re.sub(r"\b(C|ON_CTX|WHERE|T|SIZEOF|WORD)\b", lambda m: words[m[0]], text)
    if ";" not in text and f.result != "void":
        text = f"return {value(text, t) if f.shape.result == 'T' and not special else text}"
    return [statement + ";" for statement in text.split("; ")]


def bits(name, t):
    return f"{t.name}_bits({name})" if t.name in ("float", "double") else f"(uint{t.size * 8}_t){name}"


def value(text, t):
    return f"{t.name}_value({text})" if t.name in ("float", "double") else f"({t.c}){text}"


def entry_point(f):
    head = wrap(f"PUBLIC({f.result}, {f.name}, {f.parameters})")
    body = "\n".join(wrap(statement, "    ") for statement in kernel_of(f))
    return f"{head}\n{{\n{body}\n}}\n"


def typed_c(section):
    return (NOTE + f"/* {section.title}. */\n#include \"api/public.h\"\n\n"
            + "\n".join(map(entry_point, section.functions)))


def symbol_map(sections):
    names = [f.name for s in sections for f in s.functions]
    rows = "".join(f"    {n};\n" for n in sorted(DATA + names + ["p" + n for n in names]))
    return NOTE + f"{{\nglobal:\n{rows}local:\n    *;\n}};\n"


def types_def(sections):
    return NOTE + raw_types_def(read_types(), [s for s in sections if s.header == HEADERS[0]])


def generate(sections):
    """Name of every file -> what makes its text."""
    files = {f"typed_{s.name}.c": partial(typed_c, s) for s in sections if s.functions}
    return files | {"objects.c": lambda: NOTE + objects_c(TEMPLATES), "heddle.map": partial(symbol_map, sections),
                    "raw_types.def": partial(types_def, sections)}


if __name__ == "__main__":
    sys.exit(main(__doc__, NOTE, generate(read_table())))
