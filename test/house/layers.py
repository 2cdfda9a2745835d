#!/usr/bin/env python3
"""The layers of the house, from the object files: base < wire < core < coll < api.

No file uses a name that a layer above it defines, and nothing below api/ names a public function."""
import os
import re
import subprocess
import sys
from pathlib import Path

LAYERS = ["base", "wire", "core", "coll", "api"]
PUBLIC = re.compile(r"p?shmemx?_|p?start_pes$|p?_my_pe$|p?_num_pes$|p?sh(malloc|free|realloc|memalign)$")


def symbols(objects):
    """(layer, file, kind, name) for every symbol of every object."""
    for path in objects:
        text = subprocess.run(["nm", "--format=posix", str(path)], check=True, capture_output=True, text=True).stdout
        for line in text.splitlines():
            name, kind = line.split()[:2]
            yield path.parent.name, path.name, kind, name


def main():
    root = Path(os.environ["HEDDLE_BUILD"]) / "src/CMakeFiles/heddle_objects.dir"
    objects = sorted(root.glob("*/*.o"))
    rows = list(symbols(objects))
    defined = {name: layer for layer, _, kind, name in rows if kind not in "Uwv" and kind.isupper()}
    used = [(layer, file, name) for layer, file, kind, name in rows if kind in "Uwv"]
    wrong = [f"{layer}/{file} uses {name}, which {defined[name]}/ defines" for layer, file, name in used
             if name in defined and LAYERS.index(defined[name]) > LAYERS.index(layer)]
    wrong += [f"{layer}/{file} names the public function {name}" for layer, file, name in used
              if layer != "api" and PUBLIC.match(name)]
    print(*wrong, sep="\n")
    print(f"{len(objects)} objects, {len(defined)} names defined, {len(used)} uses, {len(wrong)} wrong")
    return 1 if wrong or not used else 0


if __name__ == "__main__":
    sys.exit(main())
