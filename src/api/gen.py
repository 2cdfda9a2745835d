#!/usr/bin/env python3
"""Makes headers from shmem.api and shmemx_*.api. shmem.h and shmemx.h are in include/, for readers. A build has a folder with
a copy of include/ and the headers that are not committed.

    gen.py           write each header in include/ that changed
    gen.py --check   write nothing; name the headers that would change, and exit 1 if there are any
    gen.py --gap     list the functions that have no kernel yet
    gen.py FOLDER    write the headers of a build, and remove other files
    gen.py --list    list the headers of a build
"""
import argparse
import sys
from pathlib import Path

import made
from c_text import comment, note, wrap
from gen_compat import seed_compat_h
from gen_generic import cxx_explanations, generic_macros, generics
from gen_inline import heddle_inline_h
from gen_objects import with_objects
from gen_raw import type_constants
from gen_types import heddle_types_hpp
from table import HEADERS, HERE, read_table, read_types, version

INCLUDE = HERE.parent.parent / "include"
NOTE = "/* Made by gen.py from shmem.api: do not edit. */\n"
PROFILING_H = """\
/* The profiling interface: every function of @HEADER@.h under a second name, which nothing replaces. */
#ifndef HEDDLE_P@GUARD@_H
#define HEDDLE_P@GUARD@_H

#include "@HEADER@.h"
@MORE@
#ifdef __cplusplus
extern "C" {
#endif

@PROTOTYPES@

#ifdef __cplusplus
}
#endif

#endif
"""


def described(section, shape):
    """The text of a function, without what all functions of its section return."""
    return shape.text if shape.returns == section.returns else shape.description


def header_section(section):
    text = section.text.removesuffix(section.source)
    returns = f"{section.returns} " if section.returns else ""
    out = [comment(f"{section.title}. {text}{returns}Threads: {section.threads} {section.source}")]
    for shape in section.shapes:
        if shape.kernels:
            old = " (deprecated)" if "deprecated" in shape.flags else ""
            out.append(comment(f"{shape.base}{old}: {described(section, shape)}")
                       + "".join(f.declaration() for f in shape.functions))
    return "\n".join(out)


def draft_names(sections):
    """The second names of functions and macros of a draft."""
    drafts = [s for s in sections if "draft" in s.flags]
    names = [*generics(drafts), *(f.name for s in drafts for f in s.functions)]
    return "".join(f"#define {name.replace('shmemx_', 'shmem_')} {name}\n" for name in names)


def header_h(sections, template, before):
    """A header; `before` has the sections of those that it includes."""
    prototypes = "\n\n".join(header_section(s) for s in sections if s.functions)
    text = with_objects(template).replace("@VERSION@", version())
    for name, number in zip(("@MAJOR@", "@MINOR@", "@PATCH@"), version().split(".")):
        text = text.replace(name, number)
    text = text.replace("@PROTOTYPES@\n", prototypes).replace("@TYPES@\n", type_constants(read_types()))
    text = text.replace("@CXX_EXPLANATIONS@\n", cxx_explanations(sections, (INCLUDE / "shmem.hpp").read_text()))
    text = text.replace("@DRAFT_NAMES@\n", draft_names(sections))
    return NOTE + text.replace("@GENERICS@\n", generic_macros(sections, before))


def profiling_h(sections, header):
    groups = [f"/* {s.title} */\n" + "".join(f.declaration("p") for f in s.functions)
              for s in sections if s.functions]
    more = "".join(f'#include "p{h}.h"\n' for h in HEADERS[:HEADERS.index(header)])
    text = PROFILING_H.replace("@HEADER@", header).replace("@GUARD@", header.upper()).replace("@MORE@", more)
    return NOTE + text.replace("@PROTOTYPES@\n", "\n".join(groups))


def inline_h(sections):
    return NOTE + heddle_inline_h(sections, (HERE / "heddle_inline.h.in").read_text(), wrap)


def own(header):
    return [s for s in read_table() if s.header == header]


def generate():
    """Path -> text of the headers that are committed."""
    before = [[s for h in HEADERS[:i] for s in own(h)] for i in range(len(HEADERS))]
    return {INCLUDE / f"{header}.h": header_h(own(header), (HERE / f"{header}.h.in").read_text(), before[i])
            for i, header in enumerate(HEADERS)}


def files():
    """Name -> function that returns the text, for each header of a build."""
    generated = {"heddle_inline.h": lambda: inline_h(own(HEADERS[0])),
                 "heddle_types.hpp": lambda: NOTE + heddle_types_hpp(own(HEADERS[0]), wrap),
                 "shmemx_seed_compat.h": lambda: NOTE + seed_compat_h(read_table(), HERE)}
    for header in HEADERS:
        generated[f"p{header}.h"] = lambda header=header: profiling_h(own(header), header)
    copied = {str(path.relative_to(INCLUDE)): path.read_text for path in sorted(INCLUDE.rglob("*")) if path.is_file()}
    return copied | generated


def gap(sections):
    """A report of what has no kernel."""
    missing = [(s, [h for h in s.shapes if not h.kernels]) for s in sections]
    for header in HEADERS:
        total = sum(len(h.functions) for s in sections if s.header == header for h in s.shapes)
        count = sum(len(h.functions) for s, shapes in missing if s.header == header for h in shapes)
        yield f"{header}.h: {total - count} of {total} functions implemented, {count} to go"
    for section, shapes in missing:
        if shapes:
            yield f"\n{section.title}: {sum(len(h.functions) for h in shapes)}"
            yield from (f"    {len(h.functions):4}  {h.pattern}" for h in shapes)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path)
    for option in "--check", "--gap", "--list":
        parser.add_argument(option, action="store_true")
    options = parser.parse_args()
    if options.gap or options.list:
        print("\n".join(gap(read_table()) if options.gap else files()))
        return 0
    if options.folder:
        made.write(options.folder, "", files())
        return 0
    texts = generate()
    changed = [path for path, text in texts.items() if not path.exists() or path.read_text() != text]
    for path in changed:
        print(f"{'would write' if options.check else 'writing'} {path}")
        if not options.check:
            path.write_text(texts[path])
    return 1 if options.check and changed else 0


if __name__ == "__main__":
    sys.exit(main())
