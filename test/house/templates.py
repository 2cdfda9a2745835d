#!/usr/bin/env python3
"""What is looked for can be found: the head of a template (*.inl) lists the names of all that it defines, in full, as
nobody finds rma_p64 who greps for what is written as W(rma_p). They are compared with what it defines for each width, and
those that are seen outside a file with the symbols of the object files."""
import os
import re
import subprocess
import sys
from pathlib import Path

SOURCE = Path(os.environ["HEDDLE_SOURCE"]) / "src"
OBJECTS = Path(os.environ["HEDDLE_BUILD"]) / "src/CMakeFiles/heddle_objects.dir"
MAKERS = {maker: ending for maker, ending in
          re.findall(r"#define (W\w*)\(name\)\s+WIDTH_JOIN\(name, BITS, (\w*)\)", (SOURCE / "core/width.h").read_text())}
DEFINITION = re.compile(r"^((?:\w+ )+\*?)(W\w*)\((\w+)\)\([^;{]*\)\s*{", re.M)


def widths(template):
    """Those with which it is included."""
    text = "\n".join(path.read_text() for path in sorted(SOURCE.glob("*/*.[ch]")))
    return [int(bits) for bits in re.findall(rf'#define BITS (\d+)\n#include "{template.relative_to(SOURCE)}"', text)]


def for_width(text, bits):
    """Without what is below an #if BITS >= … that does not hold."""
    return re.sub(r"^#if BITS >= (\d+)\n(.*?)^#endif$", lambda m: m[2] if bits >= int(m[1]) else "", text, flags=re.M | re.S)


def made(template):
    """Name -> is it seen outside the file that includes this?, for every function that it defines; those of one together."""
    text, names = template.read_text(), {}
    texts = {bits: for_width(text, bits) for bits in widths(template)}
    for definition in DEFINITION.finditer(text):
        words, maker, name = definition.groups()
        names |= {f"{name}{bits}{MAKERS[maker]}": not re.search(r"static|force_inline", words)
                  for bits in texts if definition[0] in texts[bits]}
    return names


def listed(template):
    found = re.match(r"/\*(?:(?!\*/).)*? \* Makes ([\w\s*]+?) \*/", template.read_text(), re.S)
    return re.findall(r"\w+", found[1]) if found else []


def symbols():
    """Those that object files define for others."""
    nm = ["nm", "--format=posix", "--extern-only", "--defined-only", *OBJECTS.glob("*/*.o")]
    lines = subprocess.run(nm, check=True, capture_output=True, text=True).stdout.splitlines()
    return {line.split()[0] for line in lines if line}


def main():
    templates, wrong, count, there = sorted(SOURCE.rglob("*.inl")), [], 0, symbols()
    for template in templates:
        names, where = made(template), template.relative_to(SOURCE)
        count += len(names)
        if listed(template) != list(names):
            wrong.append(f"{where}: its first comment should end with: Makes {' '.join(names)}")
        wrong += [f"{where}: there is no symbol {name}" for name, is_seen in names.items() if is_seen and name not in there]
    print(*wrong, sep="\n")
    print(f"{count} names of {len(templates)} templates, {len(wrong)} wrong")
    return 1 if wrong or not count else 0


if __name__ == "__main__":
    sys.exit(main())
