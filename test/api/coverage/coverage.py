#!/usr/bin/env python3
"""Makes the calls of the coverage tests: every function of the table, as calls.tmpl says for its shape.

    coverage.py PROGRAM FILE.c     write the rows of one program of the template
    coverage.py names FILE.c       write the program that compares shmem_x with pshmem_x for every x
    coverage.py                    check that every function is called, and say how many there are
"""
import re
import sys
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
from common import fail, finish, gen, rows  # noqa: E402

MAIN = """};

int main(int argc, char **argv)
{
    return cover(functions, sizeof functions / sizeof *functions, argc, argv);
}
"""
NOTE = "/* Made by coverage.py from calls.tmpl and shmem.api. */\n"


@dataclass
class Block:
    """What the template says of one shape."""
    program: str
    test: str
    variant: str
    type: str  # of the object, if the shape names none
    file: str  # that calls the functions instead of a statement
    statement: str = ""


def parse_head(program, words):
    """A block from the words after the pattern."""
    if words[0] == "in":
        return Block(program, "", "", "", words[1])
    test, *rest = words
    object_type = rest[rest.index("as") + 1] if "as" in rest else ""
    variant = rest[0] if rest and rest[0] != "as" else "0"
    return Block(program, test, variant.replace("|", " | "), object_type, f"{program}.c")


def read_template():
    """Pattern -> block."""
    blocks, program, block = {}, "", None
    for line in (HERE / "calls.tmpl").read_text().splitlines():
        if line.startswith("["):
            program = line.strip("[]")
        elif line.startswith(" "):
            block.statement = line.strip()
        elif line and line[0] != "#":
            pattern, *words = line.split()
            block = parse_head(program, words)
            if pattern in blocks:
                sys.exit(f"calls.tmpl: {pattern} twice")
            blocks[pattern] = block
    return blocks


def implemented(sections):
    return [shape for section in sections for shape in section.shapes if shape.kernels]


def blocks_of(shapes):
    """(shape, block) for every shape; all have one, and all blocks have a shape."""
    blocks = read_template()
    patterns = {shape.pattern for shape in shapes}
    missing, stale = sorted(patterns - set(blocks)), sorted(set(blocks) - patterns)
    if missing or stale:
        sys.exit("".join([f"calls.tmpl: no block for {p}\n" for p in missing]
                         + [f"calls.tmpl: no shape for the block {p}\n" for p in stale]))
    return [(shape, blocks[shape.pattern]) for shape in shapes]


def type_of(function, block, types):
    return function.type or types.get(block.type)


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


def statement_of(function, block, t):
    """The call of one function."""
    words = {"NAME": f"({function.name})"}  # in parentheses: some are C11 macros, too
    if t:
        words.update({"VALUE": f"*(const {t.c} *)c->value", "COND": f"*(const {t.c} *)c->cond",
                      "RESULT": f"*({t.c} *)c->result"})
    text = re.sub(r"CTX(, )?", r"c->ctx\1" if function.ctx else "", block.statement)
    return re.sub(r"\b(NAME|VALUE|COND|RESULT)\b", lambda m: words[m[0]], text)


def call_of(function, block, t):
    text = statement_of(function, block, t)
    unused = "" if "c->" in text else "    (void)c;\n"
    return f"static void call_{function.name}(struct call *c)\n{{\n{unused}    {text};\n}}\n"


def row_of(function, block, t):
    size = f"sizeof({t.c})" if t and t.c != "void" else str(t.size if t else 0)
    has_ctx = "true" if function.ctx else "false"
    call = f"call_{function.name}" if block.statement else "NULL"
    return (f'    {{"{function.name}", {kind_of(t)}, {size}, {has_ctx}, {block.variant}, test_{block.test}, '
            f"{call}}},\n")


def table_of(program, pairs, types):
    """The C file of one program."""
    functions = [(f, b, type_of(f, b, types)) for s, b in pairs if b.program == program and b.test
                 for f in s.functions]
    if not functions:
        sys.exit(f"calls.tmpl: no program {program}")
    tests = sorted({b.test for _, b, _ in functions})
    parts = [NOTE, '#include "coverage.h"\n\n']
    parts += [f"void test_{t}(const struct function *f);\n" for t in tests] + ["\n"]
    parts += [call_of(*f) for f in functions if f[1].statement]
    parts += ["\nstatic const struct function functions[] = {\n"] + [row_of(*f) for f in functions]
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
    """Every function of the standard is called, by a made call or in the file that the template names."""
    made = {f.name for s, b in pairs for f in s.functions
            if b.statement and re.search(rf"\({f.name}\)\(", statement_of(f, b, type_of(f, b, types)))}
    own = {f.name: b.file for s, b in pairs if not b.statement for f in s.functions}
    found = {name for name, file in own.items() if name in calls_in(HERE / file)}
    for name in sorted(set(own) - found):
        fail(f"{own[name]} does not call {name}")
    names = [row[0] for row in rows("functions.tsv")]
    for name in names:
        if name not in made | found:
            fail(f"{name} is not called")
    print(f"{len(names)} functions of {len(shapes)} shapes: {len(made)} made calls, {len(found)} by hand")
    finish()


def main():
    sections = gen.read_table()
    types = {f.type.name: f.type for s in sections for h in s.shapes for f in h.functions if f.type}
    shapes = implemented(sections)
    pairs = blocks_of(shapes)
    if len(sys.argv) != 3:
        check(shapes, pairs, types)
    program, path = sys.argv[1:]
    Path(path).write_text(names_of(shapes) if program == "names" else table_of(program, pairs, types))


if __name__ == "__main__":
    main()
