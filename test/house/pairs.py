#!/usr/bin/env python3
"""Each comment that says what a fence or an atomic access pairs with names a function that is there, and that has such an
access: "pairs with the release in NAME", "… the acquires in NAME, NAME and NAME", "… in NAME, FILE". Who has no name is words:
"of whoever waits"."""
import os
import re
import sys
from pathlib import Path

ROOT = Path(os.environ["HEDDLE_SOURCE"])
FOLDERS = "src", "check", "tools"
COMMENT = re.compile(r"/\*.*?\*/", re.S)
# The access on the other side: by kind, what does it.
ACCESSES = {
    "release": r"store_release|store_ordered|amo\w*\(|exchange|fetch_\w+|RELEASE|SEQ_CST|\w*_release\b",
    "store": r"store_release|store_ordered|exchange|fetch_\w+|RELEASE|SEQ_CST|store_relaxed",
    "acquire": r"load_acquire|load_ordered|exchange|fetch_\w+|ACQUIRE|SEQ_CST|fence_\w+",
    "load": r"load_acquire|load_ordered|load_relaxed|exchange|ACQUIRE|SEQ_CST",
    "exchange": r"exchange|fetch_\w+",
    "fence": r"fence|SEQ_CST",
    "membarrier": r"membarrier",
    "quiet": r"quiet",
}


def code_of(path):
    return COMMENT.sub(" ", path.read_text())


def bodies_of(code):
    """{function: its text}: a definition begins at the first column; its braces are there too, or all is on one line."""
    begin = r"^\w[^;\n=]*?\b(?:W\w*\()?(\w+)\)?\([^;{}]*\)"
    long, short = (re.findall(begin + rest, code, re.S | re.M) for rest in (r"\n\{\n(.*?)^\}", r" \{([^\n]*)\}$"))
    return dict(long + short)


def claims(path):
    """(partner's kind or None, its name, its file or None) for all that the comments of a file say."""
    for comment in COMMENT.findall(path.read_text()):
        text = re.sub(r"\s*\n\s*\*?\s*|\s+", " ", comment)
        for sentence in re.findall(r"[Pp]airs? with ([^.;:*]*(?:\.\w[^.;:*]*)*)", text):
            kind = re.match(rf"(?:the )?(?:\w+'s )?(?:\w+ )?({'|'.join(ACCESSES)})s?\b", sentence)
            file = re.search(r", (\w+\.[ch])\b", sentence)
            names = "with " + (sentence.replace(file[0], "") if file else sentence)
            for one, other in re.findall(r"\b(?:with|,|and) ([a-z]+_[a-z_]+)\b|\bin (?!the\b|a\b)([a-z]\w+)\b", names):
                yield kind and kind[1], one or other, file and file[1]


def main():
    sources = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*")) if path.suffix in (".c", ".h", ".inl")]
    bodies = {path: bodies_of(code_of(path)) for path in sources}
    wrong, checked = [], 0
    for path in sources:
        for kind, name, file in claims(path):
            checked += 1
            found = [body[name] for where, body in bodies.items() if name in body and (not file or where.name == file)]
            where = f"{path.relative_to(ROOT)}: pairs with {name}"
            if not found:
                wrong.append(f"{where}, which is no function{' of ' + file if file else ''}")
            elif kind and not any(re.search(ACCESSES[kind], body) for body in found):
                wrong.append(f"{where}, which has no {kind}")
    print(*wrong, sep="\n")
    print(f"{checked} partners, {len(wrong)} wrong")
    return 1 if wrong or checked < 20 else 0


if __name__ == "__main__":
    sys.exit(main())
