#!/usr/bin/env python3
"""The pages of the site, for mkdocs: what is written as Markdown in the repository, where it stands there; the files that it links;
and the manual, by mandoc, in reference/.

    stage.py MANUAL FOLDER    MANUAL: the folder with man3; FOLDER is made anew
"""
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent.parent
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
    return LINK.sub(link, page.read_text())


def stage_pages(folder):
    for page in sorted(pages_with_linked()):
        place(page, folder).write_text(without_dead_links(page))
        for target in links_of(page):
            if target.suffix != ".md":
                shutil.copyfile(target, place(target, folder))


def reference_page(page):
    text = subprocess.run(["mandoc", "-Tmarkdown", str(page)], capture_output=True, text=True, check=True).stdout
    body = re.sub(r"\A.*\n", "", text)  # its head: the name and section
    body = re.sub(r"^# ", "## ", body, flags=re.M)
    return f"# {page.stem}\n{body}"


def stage_reference(manual, folder):
    pages = [page for page in sorted((manual / "man3").glob("*.3")) if not page.read_text().startswith(".so")]
    there = folder / "reference"
    there.mkdir()
    with ThreadPoolExecutor() as pool:
        for page, text in zip(pages, pool.map(reference_page, pages)):
            (there / f"{page.stem}.md").write_text(text)
    rows = "".join(f"- [{page.stem}]({page.stem}.md)\n" for page in pages)
    (there / "index.md").write_text(f"# Functions\n\nOne page for each family, {len(pages)} in all; the search finds every name.\n\n{rows}")


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
