#!/usr/bin/env python3
"""The layers of the house, from the object files: base < wire < core < job < memory < lane < context < op < coll
< api.

No file uses a name that a layer above it defines, and nothing below api/ names a public function. What is called upward goes
through a pointer to a function that a lower layer declares: each such variable is listed here, with a reason."""
import os
import re
import subprocess
import sys
from pathlib import Path

LAYERS = ["base", "wire", "core", "job", "memory", "lane", "context", "op", "coll", "api"]
PUBLIC = re.compile(r"p?shmemx?_|p?start_pes$|p?_my_pe$|p?_num_pes$|p?sh(malloc|free|realloc|memalign)$")

UPCALLS = {"pause_meanwhile": "whoever waits goes on with nonblocking collectives, which wait themselves (nbc_queue.c)",
           "watch_meanwhile": "the thread that watches this machine asks other ones, too, which is an operation (heartbeat.c)",
           "caller_gettid": "the program's own numbers of its threads"}


def pointers_to_functions(source):
    """The variables of that kind that headers declare."""
    headers = "\n".join(path.read_text() for path in sorted(source.glob("*/*.h")))
    types = "|".join(re.findall(r"^typedef \w+ \*?(\w+)\(", headers, re.M))
    return set(re.findall(rf"^extern (?:{types}) \*(\w+)|^extern [\w ]+\(\*(\w+)\)", headers, re.M))


def unlisted(source):
    found = {one or other for one, other in pointers_to_functions(source)}
    yield from (f"{name} points to a function, and is not one of UPCALLS" for name in sorted(found - set(UPCALLS)))
    yield from (f"{name} is one of UPCALLS, and no header declares it" for name in sorted(set(UPCALLS) - found))


def symbols(objects):
    """(layer, file, kind, name) for every symbol of every object."""
    for path in objects:
        text = subprocess.run(["nm", "--format=posix", str(path)], check=True, capture_output=True, text=True).stdout
        for line in text.splitlines():
            name, kind = line.split()[:2]
            yield path.parent.name, path.name, kind, name


def main():
    root = Path(os.environ["HEDDLE_BUILD"]) / "src/CMakeFiles/heddle_objects.dir"
    source = Path(os.environ["HEDDLE_SOURCE"]) / "src"
    objects = [o for o in sorted(root.glob("*/*.o")) if (source / o.parent.name / o.stem).exists()] # others are old
    rows = list(symbols(objects))
    defined = {name: layer for layer, _, kind, name in rows if kind not in "Uwv" and kind.isupper()}
    used = [(layer, file, name) for layer, file, kind, name in rows if kind in "Uwv"]
    wrong = [f"{layer}/{file} uses {name}, which {defined[name]}/ defines" for layer, file, name in used
             if name in defined and LAYERS.index(defined[name]) > LAYERS.index(layer)]
    wrong += [f"{layer}/{file} names the public function {name}" for layer, file, name in used
              if layer != "api" and PUBLIC.match(name)]
    wrong += unlisted(source)
    print(*wrong, sep="\n")
    print(f"{len(objects)} objects, {len(defined)} names defined, {len(used)} uses, {len(wrong)} wrong")
    return 1 if wrong or not used else 0


if __name__ == "__main__":
    sys.exit(main())
