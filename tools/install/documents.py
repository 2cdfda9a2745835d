#!/usr/bin/env python3
"""Lays out the documents as they are installed: the README and what changed, doc/ and examples/ beside them.

    documents.py FOLDER     what is installed is FOLDER afterwards, and nothing else

A link to what is installed, too, stays as it is. One that leads into the sources becomes the name of the file there.
"""
import os
import re
import shutil
import sys
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent.parent
WANTED = ["README.md", "CHANGELOG.md", "LICENSE", "doc/**/*.md", "doc/**/*.svg", "examples/**/*"]
ENDINGS = {"", ".md", ".svg", ".c", ".cpp", ".h", ".py", ".conf", ".f", ".f90"}
LINK = re.compile(r"\[([^][]*)\]\(([^()\s#:]+)(#[^()\s]*)?\)")


def documents():
    """Path below the sources, of each."""
    found = {path for pattern in WANTED for path in SOURCE.glob(pattern) if path.is_file() and path.suffix in ENDINGS}
    return sorted(path.relative_to(SOURCE) for path in found)


def without_sources(text, folder, installed):
    """The text of a document in this folder, with links to what is installed only."""
    def shown(link):
        words, target = link[1], os.path.normpath(folder / link[2])
        if target in installed:
            return link[0]
        return f"`{target}`" if target.endswith(words) else f"{words} (`{target}`)"
    return LINK.sub(shown, text)


def write(folder):
    files = documents()
    installed = {str(place) for path in files for place in (path, *path.parents)}
    shutil.rmtree(folder, ignore_errors=True)
    for path in files:
        to = folder / path
        to.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".md":
            to.write_text(without_sources((SOURCE / path).read_text(), path.parent, installed))
        else:
            shutil.copy(SOURCE / path, to)


if __name__ == "__main__":
    write(Path(sys.argv[1]))
