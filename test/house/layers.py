#!/usr/bin/env python3
"""The layers of the house, from the object files: base < wire < core < job < memory < lane < context < op < coll
< ext < api.

No file uses a name that a layer above it defines, and nothing below api/ names a public function. What is called upward goes
through a pointer to a function that a lower layer declares: each such variable is listed here, with a reason.

A unit is a header and the source file of the same name. Units of src/ do not include each other in a circle. The files
of a layer, and those of check/, do not call each other in a circle."""
import os
import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

LAYERS = ["base", "wire", "core", "job", "memory", "lane", "context", "op", "coll", "ext", "api"]
PUBLIC = re.compile(r"p?shmemx?_|p?start_pes$|p?_my_pe$|p?_num_pes$|p?sh(malloc|free|realloc|memalign)$")

UPCALLS = {"backoff_meanwhile": "whoever waits goes on with nonblocking collectives, which wait themselves (nbc_queue.c)",
           "watch_meanwhile": "the thread that watches this machine asks other ones, too, which is an operation (heartbeat.c)",
           "thread_id_gettid": "the program's own numbers of its threads"}


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


def calls_within(rows):
    """{file: {other file of its layer: the functions that it names there}}"""
    made = {name: (layer, file) for layer, file, kind, name in rows if kind == "T"}
    calls = defaultdict(lambda: defaultdict(set))
    for layer, file, kind, name in rows:
        home, other = made.get(name, (None, None)) if kind == "U" else (None, None)
        if home == layer:
            calls[f"{layer}/{file[:-2]}"][f"{layer}/{other[:-2]}"].add(name)
    return calls


def circle(calls):
    """Files of which each calls the next, the last one being the first again; None if there are none."""
    done = set()

    def look(path):
        for other in sorted(set(calls.get(path[-1], ())) - done):
            if other in path:
                return path[path.index(other):] + [other]
            if found := look([*path, other]):
                return found
        done.add(path[-1])
        return None

    return next(filter(None, (look([file]) for file in sorted(calls))), None)


def includes(source):
    """{unit: {other unit of src: the files that include it}}"""
    found = defaultdict(dict)
    for path in sorted(path for path in source.glob("*/*") if path.suffix in (".c", ".h", ".inl", ".def")):
        unit = f"{path.parent.name}/{path.stem}"
        for name in re.findall(r'^ *#include "(\w+/[^"]+)"', path.read_text(), flags=re.M):
            other = name.rsplit(".", 1)[0]
            if (source / name).exists() and other != unit:
                found[unit].setdefault(other, []).append(f"in {path.name}")
    return found


def circles(verb, edges):
    """What is wrong with them."""
    if found := circle(edges):
        yield "a circle: " + ", ".join(f"{a} {verb} {b} ({' '.join(sorted(edges[a][b]))})" for a, b in zip(found, found[1:]))


def main():
    build, source = Path(os.environ["HEDDLE_BUILD"]), Path(os.environ["HEDDLE_SOURCE"]) / "src"
    root = build / "src/CMakeFiles/heddle_objects.dir"
    objects = [o for o in sorted(root.glob("*/*.o")) if (source / o.parent.name / o.stem).exists()] # others are old
    rows = list(symbols(objects))
    defined = {name: layer for layer, _, kind, name in rows if kind not in "Uwv" and kind.isupper()}
    used = [(layer, file, name) for layer, file, kind, name in rows if kind in "Uwv"]
    wrong = [f"{layer}/{file} uses {name}, which {defined[name]}/ defines" for layer, file, name in used
             if name in defined and LAYERS.index(defined[name]) > LAYERS.index(layer)]
    wrong += [f"{layer}/{file} names the public function {name}" for layer, file, name in used
              if layer != "api" and PUBLIC.match(name)]
    wrong += unlisted(source)
    calls = calls_within(rows)
    for library in ("heddle-check", "heddle-races", "heddle-profile"):
        folder = build / f"check/CMakeFiles/{library}.dir"
        own = [o for o in sorted(folder.glob("*.o")) if (source.parent / "check" / o.stem).exists()]
        for file, others in calls_within([("check", *row[1:]) for row in symbols(own)]).items():
            for other, names in others.items():
                calls[file][other] |= names
    wrong += circles("calls", calls)
    wrong += circles("includes", included := includes(source))
    print(*wrong, sep="\n")
    n_calls = sum(len(others) for others in calls.values())
    print(f"{len(objects)} objects, {len(defined)} names defined, {len(used)} uses, {n_calls} pairs of files that call, "
          f"{len(included)} units that include, {len(wrong)} wrong")
    return 1 if wrong or not used or n_calls < 50 or len(included) < 50 else 0


if __name__ == "__main__":
    sys.exit(main())
