"""What the raw entry points take from the tables: numbers of types, and what each type has. gen.py and gen_entry.py call this;
it is not a program."""


def distinct(types):
    """The types of elements that differ in C, in the order of the table: their places are their numbers."""
    return [t for t in types.values() if t.twin == t.name]


def constant(t):
    return f"SHMEMX_TYPE_{t.name.upper()}"


def type_constants(types):
    """A number for each type of the table; the second names of a C type have that of the first."""
    numbers = {t.name: i for i, t in enumerate(distinct(types))}
    rows = [(constant(t), numbers[t.twin] if t.twin == t.name else constant(types[t.twin]))
            for t in types.values() if t.c != "void"]
    width = max(len(name) for name, _ in rows)
    return "".join(f"#define {name:{width}} {value}\n" for name, value in rows)


def reductions(sections):
    """(operation, type) -> the kernel, for every reduction that the standard has."""
    found = {}
    for shape in (h for s in sections for h in s.shapes if s.name == "reduce" and h.base.endswith("_reduce")):
        op = shape.base.removeprefix("shmem_").removesuffix("_reduce")
        for t in shape.types:
            found[op, t.twin] = f"reduce_{op}_{t.twin}"
    return found


def raw_types_def(types, sections):
    out = "/* A row for each type: its number and C type, its kind of word, its reductions. */\n"
    kernels = reductions(sections)
    for t in distinct(types):
        word = f"WORD_{t.word}" if t.word != "-" else "NO_WORD"
        own = [f"[SHMEMX_REDUCE_{op.upper()}] = {k}" for (op, name), k in kernels.items() if name == t.name]
        out += f"RAW_TYPE({constant(t)}, {t.c}, {word},\n    " + ",\n    ".join(own) + ")\n"
    return out
