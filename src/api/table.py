"""The tables of functions, shmem.api and shmemx_*.api; what they may say is at the head of shmem.api. It is not a program."""
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path

from c_text import declaration_of, wrap

HERE = Path(__file__).resolve().parent
# Roles of arguments that all PEs of a collective must pass alike.
AGREED = {"same", "count", "size", "stride", "root", "alignment", "hints", "start", "log_stride", "set_size", "type",
          "reduce_op", "element", "range", "fed_type", "partition"}
HEADERS = ["shmem", "shmemx"]  # the standard, and what Heddle adds: a template for each, and a table or several


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
    has_type: bool = False  # is its type, or what it points to, that of the function's elements?

    def __str__(self):
        return declaration_of(self.type, self.name).strip()


@dataclass
class Function:
    name: str
    pattern: str  # its name, with {T_} or {S} for its type
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

    @property
    def reserved_parameters(self):
        """With names that no macro of a program may have, for the headers."""
        reserved = (a if a.name == "..." else Argument(a.type, f"__{a.name}", a.role) for a in self.arguments)
        return ", ".join(map(str, reserved)) or "void"

    def prototype(self, prefix="", parameters=None):
        space = "" if self.result.endswith("*") else " "
        return f"{self.result}{space}{prefix}{self.name}({parameters or self.parameters})"

    def declaration(self, prefix=""):
        noreturn = "HEDDLE_NORETURN " if "noreturn" in self.shape.flags else ""
        return wrap(f"{noreturn}{self.prototype(prefix, self.reserved_parameters)};") + "\n"


@dataclass
class Shape:
    result: str
    pattern: str
    arguments: list
    sets: list  # the words for its types
    types: list
    flags: set
    kernels: dict  # by type name; "" for all others
    text: str
    returns: str = ""  # what a call returns: that of the section, if the entry has none
    functions: list = field(default_factory=list)

    def flag(self, name):
        """What is behind NAME= in its flags, "" if the name stands alone, None if it is not there."""
        return next((value for word, _, value in (f.partition("=") for f in self.flags) if word == name), None)

    def has(self, name):
        return self.flag(name) is not None

    @property
    def description(self):
        """The text and what a call returns, for the headers."""
        return f"{self.text} {self.returns}".strip()

    @property
    def base(self):
        """The name without a type: that of the generic macro and in the header's comments."""
        return re.sub(r"{\w+}", "", self.pattern)

    @property
    def generic(self):
        """The name of the C11 macro, or None."""
        name = self.flag("generic")
        return name if name is None else name or self.base


@dataclass
class Section:
    table: str  # that it is in: shmem, shmemx_raw …
    name: str
    title: str
    text: str
    threads: str
    flags: set  # of all its shapes
    returns: str = ""  # what its functions return that have no such text of their own
    shapes: list = field(default_factory=list)

    @property
    def header(self):
        """That declares its functions, shmem or shmemx."""
        return self.table.partition("_")[0]

    @property
    def source(self):
        """The chapter that describes it: the last sentence of its text."""
        last = re.split(r"(?<=[.:)]) (?=[A-Z])", self.text)[-1]
        if not re.fullmatch(r'[A-Z][^".]*( [\d.]+)?, "[^"]+"( and "[^"]+")*\.', last):
            sys.exit(f"{self.table}.api: [{self.name}] does not say where it is from: its text ends with: {last[-60:]!r}, "
                     'not with a sentence such as: OpenSHMEM 1.6, "Memory Ordering Routines".')
        return last

    @property
    def functions(self):
        """The implemented ones."""
        return [f for s in self.shapes if s.kernels for f in s.functions]


def version():
    """As the project has it."""
    return re.search(r"^project\(heddle VERSION ([\d.]+)", (HERE.parents[1] / "CMakeLists.txt").read_text(), re.M)[1]


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


def parse_shape(lines, section, sets, types):
    head, marked = [], {"@": [], "=": [], "|": [], ">": []}
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
    shape = Shape(result.strip(), pattern, arguments, known, members(known, sets, types) or [None],
                  section.flags | set(words) - set(known), kernels, " ".join(marked["|"]),
                  "" if result.strip() == "void" else " ".join(marked[">"]) or section.returns)
    shape.functions = [function_of(shape, t, ctx) for ctx in (False, True)[:1 + ("ctx" in shape.flags)]
                       for t in shape.types]
    return shape


def name_with_ctx(name):
    return re.sub("^shmemx?_", r"\g<0>ctx_", name)


def function_of(shape, t, ctx):
    arguments = [Argument(of_type(a.type, t), a.name, a.role, of_type(a.type, t) != a.type) for a in shape.arguments]
    name = pattern = name_with_ctx(shape.pattern) if ctx else shape.pattern
    if t:
        name = name.replace("{T_}", "" if t.c == "void" else t.name + "_")
        name = name.replace("{S}", t.name if t.c == "void" else "")
    if ctx:
        arguments.insert(0, Argument("shmem_ctx_t", "ctx", "ctx"))
    return Function(name, pattern, shape, t, ctx, arguments)


def entries_of(text):
    """The lines at the margin, each with the indented ones below it."""
    entries = []
    for line in (line for line in text.splitlines() if line.strip() and line[0] != "#"):
        if line[0] == " ":
            entries[-1].append(line)
        else:
            entries.append([line])
    return entries


def parse_section(table, name, title, lines):
    marks = "|>!@"
    unmarked = [line for line in lines if line[0] not in marks]
    if unmarked:
        sys.exit(f"{table}.api: [{name}] has a line without a mark: {unmarked[0]}")
    text, returns, threads, flags = (" ".join(line[1:].strip() for line in lines if line[0] == mark) for mark in marks)
    return Section(table, name, title, text, threads, set(flags.split()), returns)


def parse_table(table, text, types, sets):
    """The sections of one table; its types and sets go to those of the tables before."""
    sections = []
    for head, *rest in entries_of(text):
        if head == "[types]":
            types.update(parse_types(rest))
        elif head == "[sets]":
            parse_sets(rest, sets, types)
        elif head[0] == "[":
            name, title = re.fullmatch(r"\[(\w+)\] (.*)", head).groups()
            sections.append(parse_section(table, name, title, list(map(str.strip, rest))))
        else:
            sections[-1].shapes.append(parse_shape([head] + rest, sections[-1], sets, types))
    return sections


def tables(header):
    """The tables of a header: shmem.api, or shmemx_raw.api and its like."""
    return sorted(HERE.glob(f"{header}.api")) + sorted(HERE.glob(f"{header}_*.api"))


def read_table():
    """The sections of all tables."""
    types, sets = {}, {}
    return [s for h in HEADERS for table in tables(h)
            for s in parse_table(table.stem, table.read_text(), types, sets)]


def read_types():
    """Name -> type, in the order of the table."""
    types = {}
    parse_table(HEADERS[0], tables(HEADERS[0])[0].read_text(), types, {})
    return types
