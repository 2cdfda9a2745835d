#!/usr/bin/env python3
"""Law 8: control flow never hides in a macro. No macro contains return or goto, or unbalanced braces."""
import os
import re
import sys
from pathlib import Path


def macros(path):
    """(line, text) of every #define with its continuation lines, without comments."""
    text = re.sub(r"/\*.*?\*/", lambda m: re.sub(r"[^\n]", " ", m[0]), path.read_text(), flags=re.S)
    for match in re.finditer(r"^[ \t]*#[ \t]*define\b(?:.*\\\n)*.*", text, flags=re.M):
        yield text.count("\n", 0, match.start()) + 1, match[0]


def main():
    root = Path(os.environ["HEDDLE_SOURCE"])
    files = [p for folder in ("src", "tools", "check", "bench", "test", "examples", "include")
             for p in sorted((root / folder).rglob("*")) if p.suffix in (".c", ".h", ".def", ".in", ".hpp")]
    wrong, count = [], 0
    for path in files:
        for line, text in macros(path):
            count += 1
            bare = re.sub(r'"(\\.|[^"\\])*"', '""', text)
            if re.search(r"\b(return|goto)\b", bare):
                wrong.append(f"{path.relative_to(root)}:{line}: a macro with return or goto")
            if bare.count("{") != bare.count("}"):
                wrong.append(f"{path.relative_to(root)}:{line}: a macro with unbalanced braces")
    print(*wrong, sep="\n")
    print(f"{count} macros in {len(files)} files, {len(wrong)} wrong")
    return 1 if wrong or not count else 0


if __name__ == "__main__":
    sys.exit(main())
