"""golden_*.txt show what the generators of a build's files make, so that a review shows the effect of a change in one of them: a file
each for entry points, checked wrappers and profiled wrappers, with as few examples as contain everything that a generator writes.
`make generate` writes them.

    golden.py            compare
    golden.py --write    write them
"""
import difflib
import re

from common import HERE, SOURCE, fail, finish, gen_entry, sys, table

sys.path.insert(0, str(SOURCE / "check"))
import gen_check  # noqa: E402

# What a generator puts into a function, by itself: kernels are the tables'.
FILLED = (r"context_implicit|context_of|sizeof|\w+_bits|\w+_value\(|\(u?int\d+_t\)|WORD_|false|true|return| \* \d+|"
          r"(?<=[a-z])(?:8|16|32|64)\(")
CALLED = r"\b(?!psh|p_|before_)[a-z]\w+(?=\()|call->\w+|\bif\b|return| \* |NO_PE|, 0,|before_"


def unlike(texts, kind):
    """The texts that contain something of the kind that no earlier one contains, except those of which later ones contain everything."""
    chosen = {}
    for text in texts:
        found = set(re.findall(kind, re.sub(r'"[^"]*"', "", text.partition("\n{\n")[2])))
        if found - set().union(*chosen.values()):
            chosen[text] = found
    for text, found in list(chosen.items()):
        if not found - set().union(*(other for t, other in chosen.items() if t != text)):
            del chosen[text]
    return chosen


def golden():
    """{path: text}"""
    sections = table.read_table()
    functions = [f for s in sections for f in s.functions]
    parts = [("entry", FILLED, map(gen_entry.entry_point, functions)),
             ("checked", CALLED, gen_check.checked_wrappers(functions)),
             ("profiled", CALLED, gen_check.profiled_wrappers(functions))]
    return {HERE / f"golden_{name}.txt": "\n".join(unlike(texts, kind)) for name, kind, texts in parts}


def read(path):
    return path.read_text() if path.exists() else ""


for path, text in golden().items():
    if sys.argv[1:] == ["--write"]:
        if read(path) != text:
            print(f"writing {path}")
            path.write_text(text)
    elif difference := list(difflib.unified_diff(read(path).splitlines(), text.splitlines(), path.name, "made", lineterm="")):
        fail(f"{path.name} is not what is made (make generate):\n" + "\n".join(difference[:200]))
if sys.argv[1:] != ["--write"]:
    finish()
