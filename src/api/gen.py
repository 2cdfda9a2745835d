#!/usr/bin/env python3
"""Makes the headers, the entry points and the symbol map from shmem.api and shmemx_*.api.

    gen.py           write every generated file that changed
    gen.py --check   write nothing; name the files that would change, and exit 1 if there are any
    gen.py --gap     list the functions that have no kernel yet
"""
import argparse
import re
import sys
import textwrap
from dataclasses import dataclass, field
from pathlib import Path

from gen_compat import seed_compat_h
from gen_generic import generic_macros, generics  # noqa: F401
from gen_inline import heddle_inline_h
from gen_raw import raw_types_def, type_constants
from gen_types import heddle_types_hpp

HERE = Path(__file__).resolve().parent
INCLUDE = HERE.parent.parent / "include"
WIDTH = 110
NOTE = "/* Made by gen.py from shmem.api: do not edit. */\n"
HEADERS = ["shmem", "shmemx"]  # the standard, and what Heddle adds: a template for each, and a table or several
DATA = ["heddle_view"]  # exported objects, for what heddle_inline.h compiles into programs
PROFILING_H = """\
/* The profiling interface: every function of @HEADER@.h under a second name, which nothing replaces. */
#ifndef HEDDLE_P@GUARD@_H
#define HEDDLE_P@GUARD@_H

#include "@HEADER@.h"
@MORE@
#ifdef __cplusplus
extern "C" {
#endif

@PROTOTYPES@

#ifdef __cplusplus
}
#endif

#endif
"""


# The table: types, sections of shapes, and the functions that each shape stands for.

@dataclass
class Type:
    name: str
    c: str
    size: int
    word: str  # I32 and the like for what can be waited on
    twin: str  # the type name with the same C type on LP64


@dataclass
class Argument:
    type: str
    name: str
    role: str

    def __str__(self):
        return f"{self.type}{'' if self.type.endswith('*') else ' '}{self.name}".strip()


@dataclass
class Function:
    name: str
    shape: "Shape"
    type: Type = None  # of its elements, if its name has one
    ctx: bool = False  # the twin with a leading context
    arguments: list = field(default_factory=list)

    @property
    def is_sized(self):
        """Whether its elements have a size alone: shmem_put8 and the like."""
        return self.type is not None and self.type.c == "void"

    @property
    def result(self):
        return of_type(self.shape.result, self.type)

    @property
    def parameters(self):
        return ", ".join(map(str, self.arguments)) or "void"

    def prototype(self, prefix=""):
        space = "" if self.result.endswith("*") else " "
        return f"{self.result}{space}{prefix}{self.name}({self.parameters})"

    def declaration(self, prefix=""):
        noreturn = "HEDDLE_NORETURN " if "noreturn" in self.shape.flags else ""
        return wrap(f"{noreturn}{self.prototype(prefix)};") + "\n"


@dataclass
class Shape:
    result: str
    pattern: str
    arguments: list
    types: list
    flags: set
    kernels: dict  # by type name; "" for all others
    text: str
    functions: list = field(default_factory=list)

    @property
    def base(self):
        """The name without a type: that of the generic macro and in the header's comments."""
        return re.sub(r"{\w+}", "", self.pattern)

    @property
    def generic(self):
        """The name of the C11 macro, or None."""
        names = [f.partition("=")[2] or self.base for f in self.flags if f.startswith("generic")]
        return names[0] if names else None


@dataclass
class Section:
    header: str  # that declares its functions, shmem or shmemx
    name: str
    title: str
    text: str
    threads: str
    shapes: list = field(default_factory=list)

    @property
    def source(self):
        """The chapter that describes it: the last sentence of its text."""
        return re.search(r'\w+( [\d.]+)?, "[^.]*"\.$', self.text)[0]

    @property
    def functions(self):
        """The implemented ones."""
        return [f for s in self.shapes if s.kernels for f in s.functions]


def of_type(text, t):
    return re.sub(r"\bT\b", t.c, text) if t else text


def parse_types(lines):
    rows = (re.split(r" {2,}", line.strip()) for line in lines)
    return {row[0]: Type(row[0], row[1], int(row[2]), *row[3:]) for row in rows}


def parse_sets(lines, sets, types):
    """Adds sets; a set may have others in it, those of the tables before, too."""
    words = []
    for line in lines:
        if " = " in line:
            name, line = line.split(" = ")
            words = sets[name.strip()] = []
        words += members(line.split(), sets, types)


def members(words, sets, types):
    """The types that the words name; a word is a set or a type."""
    return [t for w in words for t in (sets[w] if w in sets else [types[w]])]


def parse_argument(text):
    if text == "...":
        return Argument("", "...", "")
    return Argument(*re.fullmatch(r"(.*?) ?(\w+):(.+)", text).groups())


def parse_shape(lines, sets, types):
    head, marked = [], {"@": [], "=": [], "|": []}
    for line in map(str.strip, lines):
        if line[0] in marked:
            marked[line[0]].append(line[1:].strip())
        elif marked["="]:
            marked["="][-1] += f" {line}"
        else:
            head.append(line)
    match = re.fullmatch(r"(.*?)([\w{}]+)\((.*)\)", " ".join(head))
    if not match:
        sys.exit(f"shmem.api: no prototype: {' '.join(head)}")
    result, pattern, arguments = match.groups()
    words = " ".join(marked["@"]).split()
    known = [w for w in words if w in sets or w in types]
    kernels = {}
    for kernel in marked["="]:
        special = re.match(r"(\w+): (.*)", kernel)
        kernels.update({special[1]: special[2]} if special else {"": kernel})
    arguments = [parse_argument(a) for a in arguments.split(", ") if a != "void"]
    shape = Shape(result.strip(), pattern, arguments, members(known, sets, types) or [None],
                  set(words) - set(known), kernels, " ".join(marked["|"]))
    shape.functions = [function_of(shape, t, ctx) for ctx in (False, True)[:1 + ("ctx" in shape.flags)]
                       for t in shape.types]
    return shape


def name_with_ctx(name):
    return re.sub("^shmemx?_", r"\g<0>ctx_", name)


def function_of(shape, t, ctx):
    arguments = [Argument(of_type(a.type, t), a.name, a.role) for a in shape.arguments]
    name = shape.pattern
    if t:
        name = name.replace("{T_}", "" if t.c == "void" else t.name + "_")
        name = name.replace("{S}", t.name if t.c == "void" else "")
    if ctx:
        name = name_with_ctx(name)
        arguments.insert(0, Argument("shmem_ctx_t", "ctx", "ctx"))
    return Function(name, shape, t, ctx, arguments)


def entries_of(text):
    """The lines at the margin, each with the indented ones below it."""
    entries = []
    for line in (line for line in text.splitlines() if line.strip() and line[0] != "#"):
        if line[0] == " ":
            entries[-1].append(line)
        else:
            entries.append([line])
    return entries


def parse_table(header, text, types, sets):
    """The sections of one table; its types and sets go to those of the tables before."""
    sections = []
    for head, *rest in entries_of(text):
        if head == "[types]":
            types.update(parse_types(rest))
        elif head == "[sets]":
            parse_sets(rest, sets, types)
        elif head[0] == "[":
            name, title = re.fullmatch(r"\[(\w+)\] (.*)", head).groups()
            text, threads = (" ".join(line.strip(" |!") for line in rest if line.strip()[0] == mark) for mark in "|!")
            sections.append(Section(header, name, title, text, threads))
        else:
            sections[-1].shapes.append(parse_shape([head] + rest, sets, types))
    return sections


def tables(header):
    """The tables of a header: shmem.api, or shmemx_raw.api and its like."""
    return sorted(HERE.glob(f"{header}.api")) + sorted(HERE.glob(f"{header}_*.api"))


def read_table():
    """The sections of all tables."""
    types, sets = {}, {}
    return [s for h in HEADERS for table in tables(h) for s in parse_table(h, table.read_text(), types, sets)]


def read_types():
    """Name -> type, in the order of the table."""
    types = {}
    parse_table(HEADERS[0], tables(HEADERS[0])[0].read_text(), types, {})
    return types


# Text of C

def wrap(text, indent="", hang="    "):
    """C text in lines of WIDTH, broken after commas but never inside a string."""
    whole = re.sub(r'"[^"]*"|(?<!,) ', lambda m: m[0].replace(" ", "\1"), text)
    lines = textwrap.wrap(whole, WIDTH, initial_indent=indent, subsequent_indent=indent + hang,
                          break_long_words=False, break_on_hyphens=False)
    return "\n".join(lines).replace("\1", " ")


def comment(text):
    return "/* " + "\n * ".join(textwrap.wrap(text, WIDTH - 6)) + " */\n"


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


# The generated files

def header_section(section):
    text = section.text.removesuffix(section.source)
    out = [comment(f"{section.title}. {text}Threads: {section.threads} {section.source}")]
    for shape in section.shapes:
        if shape.kernels:
            old = " (deprecated)" if "deprecated" in shape.flags else ""
            out.append(comment(f"{shape.base}{old}: {shape.text}")
                       + "".join(f.declaration() for f in shape.functions))
    return "\n".join(out)


def header_h(sections, template):
    prototypes = "\n\n".join(header_section(s) for s in sections if s.functions)
    text = template.replace("@PROTOTYPES@\n", prototypes).replace("@TYPES@\n", type_constants(read_types()))
    return NOTE + text.replace("@GENERICS@\n", generic_macros(sections))


def profiling_h(sections, header):
    groups = [f"/* {s.title} */\n" + "".join(f.declaration("p") for f in s.functions)
              for s in sections if s.functions]
    more = "".join(f'#include "p{h}.h"\n' for h in HEADERS[:HEADERS.index(header)])
    text = PROFILING_H.replace("@HEADER@", header).replace("@GUARD@", header.upper()).replace("@MORE@", more)
    return NOTE + text.replace("@PROTOTYPES@\n", "\n".join(groups))


def inline_h(sections):
    return NOTE + heddle_inline_h(sections, (HERE / "heddle_inline.h.in").read_text(), wrap)


def typed_c(section):
    return (NOTE + f"/* {section.title}. */\n#include \"api/public.h\"\n\n"
            + "\n".join(map(entry_point, section.functions)))


def symbol_map(sections):
    names = [f.name for s in sections for f in s.functions]
    rows = "".join(f"    {n};\n" for n in sorted(DATA + names + ["p" + n for n in names]))
    return NOTE + f"{{\nglobal:\n{rows}local:\n    *;\n}};\n"


def generate(sections):
    """Path -> text of every generated file."""
    standard = [s for s in sections if s.header == HEADERS[0]]
    files = {HERE / "heddle.map": symbol_map(sections),
             HERE / "raw_types.def": NOTE + raw_types_def(read_types(), standard),
             INCLUDE / "heddle_inline.h": inline_h(standard),
             INCLUDE / "shmemx_seed_compat.h": NOTE + seed_compat_h(sections, HERE),
             INCLUDE / "heddle_types.hpp": NOTE + heddle_types_hpp(standard, wrap)}
    for header in HEADERS:
        own = [s for s in sections if s.header == header]
        files[INCLUDE / f"{header}.h"] = header_h(own, (HERE / f"{header}.h.in").read_text())
        files[INCLUDE / f"p{header}.h"] = profiling_h(own, header)
    files.update({HERE / f"typed_{s.name}.c": typed_c(s) for s in sections if s.functions})
    return files


def gap(sections):
    """A report of what has no kernel."""
    missing = [(s, [h for h in s.shapes if not h.kernels]) for s in sections]
    for header in HEADERS:
        total = sum(len(h.functions) for s in sections if s.header == header for h in s.shapes)
        count = sum(len(h.functions) for s, shapes in missing if s.header == header for h in shapes)
        yield f"{header}.h: {total - count} of {total} functions implemented, {count} to go"
    for section, shapes in missing:
        if shapes:
            yield f"\n{section.title}: {sum(len(h.functions) for h in shapes)}"
            yield from (f"    {len(h.functions):4}  {h.pattern}" for h in shapes)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--gap", action="store_true")
    options = parser.parse_args()
    sections = read_table()
    if options.gap:
        print("\n".join(gap(sections)))
        return 0
    files = generate(sections)
    changed = [path for path, text in files.items() if not path.exists() or path.read_text() != text]
    stale = sorted(set(HERE.glob("typed_*.c")) - set(files))
    for path in changed + stale:
        print(f"{'would write' if options.check else 'writing'} {path}" if path in files else f"stale {path}")
        if not options.check:
            path.write_text(files[path]) if path in files else path.unlink()
    return 1 if options.check and changed + stale else 0


if __name__ == "__main__":
    sys.exit(main())
