#!/usr/bin/env python3
"""Makes the calls of the coverage tests: every function of the tables, as calls.tmpl says for its shape.

    coverage.py FOLDER    write a file of rows for each program of the template, and names.c, for the program that compares
                          shmem_x with pshmem_x for every x; remove what is made no more
    coverage.py --list    print their names
    coverage.py           check that every function is called, and say how many there are
"""
import re
import sys
from dataclasses import dataclass
from functools import partial
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
from common import fail, finish, made, standard_functions, table  # noqa: E402

MAIN = """};

int main(int argc, char **argv)
{
    return cover(functions, sizeof functions / sizeof *functions, argc, argv);
}
"""
NOTE = "/* Made by coverage.py from calls.tmpl, shmem.api and shmemx_*.api. */\n"


@dataclass
class Block:
    """What the template says of one shape."""
    program: str
    test: str
    variant: str
    type: str  # of the object, if the shape names none: a type, or a pattern whose types are meant
    file: str  # that calls the functions instead of a statement
    statement: str = ""


def parse_head(program, words):
    """A block from the words after the pattern."""
    if words[0] == "in":
        return Block(program, "", "", "", words[1])
    test, *rest = words
    object_type = rest[-1] if len(rest) > 1 and rest[-2] in ("as", "like") else ""
    variant = rest[0] if rest and rest[0] not in ("as", "like") else "0"
    return Block(program, test, variant.replace("|", " | "), object_type, f"{program}.c")


def read_template():
    """Pattern -> its blocks."""
    blocks, program, block = {}, "", None
    for line in (HERE / "calls.tmpl").read_text().splitlines():
        if line.startswith("["):
            program = line.strip("[]")
        elif line.startswith(" "):
            block.statement = line.strip()
        elif line and line[0] != "#":
            pattern, *words = line.split()
            block = parse_head(program, words)
            blocks.setdefault(pattern, []).append(block)
    return blocks


def implemented(sections):
    return [shape for section in sections for shape in section.shapes if shape.kernels]


def blocks_of(shapes):
    """(shape, block) for every shape and each of its blocks; all have one, and all blocks have a shape."""
    blocks = read_template()
    patterns = {shape.pattern for shape in shapes}
    missing, stale = sorted(patterns - set(blocks)), sorted(set(blocks) - patterns)
    if missing or stale:
        sys.exit("".join([f"calls.tmpl: no block for {p}\n" for p in missing]
                         + [f"calls.tmpl: no shape for the block {p}\n" for p in stale]))
    return [(shape, block) for shape in shapes for block in blocks[shape.pattern]]


def types_of_shapes(shapes):
    """What a block may name: type -> itself, pattern -> the types of its functions, and nothing -> none."""
    found = {"": [None]}
    for t in (t for shape in shapes for t in shape.types if t):
        found[t.name] = [t]
    for shape in shapes:
        found[shape.pattern] = found.get(shape.pattern, []) + shape.types
    return found


def calls_of(shape, block, types):
    """(function, block, type) for each way in which a block has a function called."""
    return [(f, block, t) for f in shape.functions for t in ([f.type] if f.type else types[block.type])]


def kind_of(t):
    if t is None:
        return "NOTHING"
    if t.c == "void":
        return "BYTES"
    if t.c == "char":
        return "KIND_OF_CHAR"
    if t.c in ("float", "double", "long double"):
        return "REAL"
    if "complex" in t.c:
        return "COMPLEX"
    return "UNSIGNED" if re.match(r"u|size_t", t.c) else "SIGNED"


def has_ctx(function):
    return any(a.role == "ctx" for a in function.arguments)


def statement_of(function, block, t):
    """The call of one function."""
    words = {"NAME": f"({function.name})"}  # in parentheses: some are C11 macros, too
    if t:
        words.update({"VALUE": f"*(const {t.c} *)c->value", "COND": f"*(const {t.c} *)c->cond",
                      "RESULT": f"*({t.c} *)c->result", "SIZE": size_of(t), "TYPE": f"SHMEMX_TYPE_{t.name.upper()}"})
    text = re.sub(r"CTX(, )?", r"c->ctx\1" if has_ctx(function) else "", block.statement)
    return re.sub(r"\b(NAME|VALUE|COND|RESULT|SIZE|TYPE)\b", lambda m: words[m[0]], text)


def size_of(t):
    return f"sizeof({t.c})" if t and t.c != "void" else str(t.size if t else 0)


def call_of(number, function, block, t):
    text = statement_of(function, block, t)
    unused = "" if "c->" in text else "    (void)c;\n"
    return f"static void call_{number}_{function.name}(struct call *c)\n{{\n{unused}    {text};\n}}\n"


def row_of(number, function, block, t):
    with_ctx = "true" if has_ctx(function) else "false"
    call = f"call_{number}_{function.name}" if block.statement else "NULL"
    return (f'    {{"{function.name}", {kind_of(t)}, {size_of(t)}, {with_ctx}, {block.variant}, test_{block.test}, '
            f"{call}}},\n")


def table_of(program, pairs, types):
    """The C file of one program."""
    functions = [row for s, b in pairs if b.program == program and b.test for row in calls_of(s, b, types)]
    tests = sorted({b.test for _, b, _ in functions})
    parts = [NOTE, '#include "coverage.h"\n\n']
    parts += [f"void test_{t}(const struct function *f);\n" for t in tests] + ["\n"]
    parts += [call_of(i, *f) for i, f in enumerate(functions) if f[1].statement]
    parts += ["\nstatic const struct function functions[] = {\n"] + [row_of(i, *f) for i, f in enumerate(functions)]
    return "".join(parts) + MAIN


def names_of(shapes):
    """The C file with every function under both its names."""
    names = [f.name for shape in shapes for f in shape.functions]
    lines = "".join(f'    {{"{n}", (function *){n}, (function *)p{n}}},\n' for n in names)
    return NOTE + f'#include "names.h"\n\nconst struct name names[] = {{\n{lines}    {{0}},\n}};\n'


def calls_in(path):
    """The names that are called in a file of C."""
    text = re.sub(r"/\*.*?\*/", "", path.read_text(), flags=re.S)
    return set(re.findall(r"(\w+)\)?\(", text))


def check(shapes, pairs, types):
    """Every function is called, by a made call or in the file that the template names; all of the standard are there."""
    by_row = {f.name for s, b in pairs for f, _, t in calls_of(s, b, types)
            if b.statement and re.search(rf"\({f.name}\)\(", statement_of(f, b, t))}
    own = {f.name: b.file for s, b in pairs if not b.statement for f in s.functions}
    found = {name for name, file in own.items() if name in calls_in(HERE / file)}
    for name in sorted(set(own) - found):
        fail(f"{own[name]} does not call {name}")
    names = {name for name, *_ in standard_functions()} | {f.name for s, _ in pairs for f in s.functions}
    for name in sorted(names):
        if name not in by_row | found:
            fail(f"{name} is not called")
    print(f"{len(names)} functions of {len(shapes)} shapes: {len(by_row)} made calls, {len(found)} by hand")
    finish()


def main():
    sections = table.read_table()
    shapes = implemented(sections)
    types = types_of_shapes(shapes)
    pairs = blocks_of(shapes)
    if len(sys.argv) == 1:
        check(shapes, pairs, types)
    programs = dict.fromkeys(b.program for _, b in pairs if b.test)
    files = {f"{p}.c": partial(table_of, p, pairs, types) for p in programs} | {"names.c": partial(names_of, shapes)}
    return made.main(__doc__, NOTE, files)


if __name__ == "__main__":
    sys.exit(main())
