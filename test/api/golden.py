"""golden.txt shows what the generators of a build's files make, so that a change in one of them can be seen in a review: of
entry points, checked and profiled wrappers, as many as show all that there is in them. `make generate` writes it.

    golden.py            compare
    golden.py --write    write it anew
"""
import difflib
import re

from common import HERE, SOURCE, fail, finish, gen_entry, sys, table

sys.path.insert(0, str(SOURCE / "check"))
import gen_check  # noqa: E402

GOLDEN = HERE / "golden.txt"
# What a generator puts into a function, by itself: kernels are the tables'.
FILLED = (r"context_implicit|context_of|sizeof|\w+_bits|\w+_value\(|\(u?int\d+_t\)|WORD_|false|true|return| \* \d+|"
          r"(?<=[a-z])(?:8|16|32|64)\(")
CALLED = r"\b(?!psh|p_|before_)[a-z]\w+(?=\()|call->\w+|\bif\b|return| \* |NO_PE|, 0,|before_"


def unlike(texts, kind):
    """Those texts that have something of the kind which none before them has, without those that the rest of these makes needless."""
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
    sections = table.read_table()
    functions = [f for s in sections for f in s.functions]
    parts = [("Entry points", FILLED, map(gen_entry.entry_point, functions)),
             ("Checked", CALLED, gen_check.checked_wrappers(functions)),
             ("Profiled", CALLED, gen_check.profiled_wrappers(functions))]
    return "\n".join(f"=== {title}\n\n" + "\n".join(unlike(texts, kind)) for title, kind, texts in parts)


if sys.argv[1:] == ["--write"]:
    if not GOLDEN.exists() or GOLDEN.read_text() != golden():
        print(f"writing {GOLDEN}")
        GOLDEN.write_text(golden())
    sys.exit(0)
difference = list(difflib.unified_diff(GOLDEN.read_text().splitlines(), golden().splitlines(), "golden.txt", "made", lineterm=""))
if difference:
    fail("golden.txt is not what is made (make generate):\n" + "\n".join(difference[:200]))
finish()
