#!/usr/bin/env python3
"""Prepares the pages of the site for mkdocs: the Markdown files of the repository with the files that they link, and the manual,
converted by mandoc, in reference/. Names of functions, commands and other pages of the manual become links there. An outline of
results (bench/results.py) is replaced by all tables.

    stage.py MANUAL FOLDER    MANUAL: the folder with man1, man3 and man7; FOLDER is made anew
"""
import json
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent.parent
sys.dont_write_bytecode = True
sys.path[:0] = [str(SOURCE / "src/api"), str(SOURCE / "man"), str(SOURCE / "bench")]
from gen_man import sections_with_pages  # noqa: E402
from results import expanded  # noqa: E402
from table import read_table  # noqa: E402
PAGES = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "bench/README.md", "examples/README.md", "doc/*.md", "doc/guide/*.md"]
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)#\s]+)(#[^)]*)?\)")


def links_of(page):
    """The files of the repository that a page links."""
    for found in LINK.finditer(page.read_text()):
        target = (page.parent / found[3]).resolve()
        if "://" not in found[3] and target.is_file() and target.is_relative_to(SOURCE):
            yield target


def pages_with_linked():
    """What is written for reading, and other pages that it links."""
    pages, left = set(), [path for pattern in PAGES for path in SOURCE.glob(pattern)]
    while left:
        page = left.pop()
        if page not in pages:
            pages.add(page)
            left += [target for target in links_of(page) if target.suffix == ".md"]
    return pages


def place(path, folder):
    there = folder / path.relative_to(SOURCE)
    there.parent.mkdir(parents=True, exist_ok=True)
    return there


def without_dead_links(page):
    """A link to a folder is named only."""
    def link(found):
        leads = "://" in found[3] or (page.parent / found[3]).resolve() in set(links_of(page))
        return found[0] if leads else found[2]
    return LINK.sub(link, expanded(page.read_text()))


def stage_pages(folder):
    for page in sorted(pages_with_linked()):
        place(page, folder).write_text(without_dead_links(page))
        for target in links_of(page):
            if target.suffix != ".md":
                shutil.copyfile(target, place(target, folder))


CODE = re.compile(r"(?:^\t.*\n|^\n(?=\t))+", re.M)  # what mandoc indents: examples
NAME = re.compile(r"(?<![\w*&])((?:\w|\\_|-)+)(\((\d)\))?(?!\w)")  # a name, perhaps with its section, as mandoc escapes it


def fenced(found):
    """An indented block as a fenced one, in the language that it seems to be in."""
    text = re.sub(r"^\t", "", found[0], flags=re.M).strip("\n")
    if "#include" not in text:
        text = text.replace("\n\n", "\n")  # lines of a shell, a paragraph each
    return f"\n```{'c' if '#include' in text else 'sh'}\n{text}\n```\n\n"


def linked(text, own, known):
    """Prose with a link from each name of the manual to its page, except the page itself."""
    def link(found):
        page = known.get(found[1].replace("\\_", "_"))
        is_command = page and not found[1].startswith(("shmem", "start", "\\_", "sh"))
        if not page or page == own or is_command and not found[2]:
            return found[0]
        return f"[{found[0]}]({page}.md)"
    return NAME.sub(link, text)


def reference_page(page, known):
    text = subprocess.run(["mandoc", "-Tmarkdown", str(page)], capture_output=True, text=True, check=True).stdout
    text = re.sub(r"\A.*\n", "", text)  # its head: the name and section
    parts, end = [], 0
    for code in CODE.finditer(text):
        parts += [linked(text[end:code.start()], page.stem, known), fenced(code)]
        end = code.end()
    body = "".join(parts) + linked(text[end:], page.stem, known)
    body = re.sub(r"^#(#?) ", r"##\1 ", body, flags=re.M)
    return f"# {page.stem}\n{body}"


def targets(manual):
    """(the pages of the manual, name -> page): also of names that only lead to a page."""
    pages, known = [], {}
    for path in sorted(manual.glob("man[137]/*.[137]")):
        text = path.read_text()
        if text.startswith(".so "):
            known[path.stem] = Path(text.split()[1]).stem
        else:
            pages.append(path)
            known[path.stem] = path.stem
    return pages, known


def topics():
    """The functions, by the sections of the tables."""
    for section, bases in sections_with_pages(read_table()):
        yield f"## {section.title}\n\n" + "".join(f"- [{base}]({base}.md)\n" for base in bases)


def stage_reference(manual, folder):
    pages, known = targets(manual)
    there = folder / "reference"
    there.mkdir()
    with ThreadPoolExecutor() as pool:
        for page, text in zip(pages, pool.map(lambda page: reference_page(page, known), pages)):
            (there / f"{page.stem}.md").write_text(text)
    (folder / "names.js").write_text(f"take_names({json.dumps(known)});\n")  # theme/exact-name.js
    functions = sum(page.suffix == ".3" for page in pages)
    (there / "index.md").write_text(f"# Functions by topic\n\n{functions} pages describe all functions; the search finds every name.\n\n"
                                    + "\n".join(topics()))


def main():
    if len(sys.argv) != 3:
        print(__doc__, file=sys.stderr)
        return 2
    manual, folder = map(Path, sys.argv[1:])
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    stage_pages(folder)
    stage_reference(manual, folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
