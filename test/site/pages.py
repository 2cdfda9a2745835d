"""The site has all pages, the manual included; each link has a target, the search finds functions and guides, functions are grouped
by topic and linked, examples are highlighted, and pages load nothing from other servers."""
import html
import json
import re
from urllib.parse import unquote

from common import SOURCE, expect, finish, make_site

LOADED = re.compile(r"<(?:script|link|img)\b[^>]*?\b(?:src|href)=\"?([^\" >]+)")
LINKED = re.compile(r"<a\b[^>]*?\bhref=\"?([^\" >]+)")
FOUND = {"shmem_put_signal": "reference/", "shmemx_thread_register": "reference/", "HEDDLE_HUGEPAGES": "reference/heddle-environment", "--report-hang": "reference/oshrun",
         "SHMEM_CTX_PRIVATE": "doc/guide/threads"}


def check_page(page, site):
    text = page.read_text()
    for target in LOADED.findall(text):
        expect("://" not in target or "canonical" in text[:text.index(target)][-40:], f"{page.name} loads {target}")
    for target in map(html.unescape, LINKED.findall(text)):
        path = unquote(target.partition("#")[0])
        if path and "://" not in path and not path.startswith(("mailto:", "javascript:")):
            expect((page.parent / path).resolve().exists(), f"{page.relative_to(site)}: nothing is at {target}")


def check_reference(site):
    index = (site / "reference/index.html").read_text()
    expect(index.count("<h2") > 20, "functions are grouped by topic")
    page = (site / "reference/shmem_put_signal.html").read_text()
    see_also = page.partition('id="see-also"')[2]
    for name in "shmem_signal_wait_until.html", "shmem_signal_add.html", "oshrun.html", "heddle.html":
        expect(name in (page if "wait" in name else see_also), f"shmem_put_signal is linked with {name}")
    expect('class="highlight"' in page and '<span class="' in page.partition('class="highlight"')[2], "the example is highlighted")
    for name in "oshrun", "oshcc", "oshinfo", "heddle", "heddle-environment":
        expect((site / f"reference/{name}.html").exists(), f"reference/{name}.html")


def main():
    site = make_site()
    check_reference(site)
    pages = sorted(site.rglob("*.html"))
    for page in pages:
        if page.name != "404.html":
            check_page(page, site)
    for source in (*SOURCE.glob("doc/*.md"), *SOURCE.glob("doc/guide/*.md")):
        expect((site / source.relative_to(SOURCE)).with_suffix(".html").exists(), f"{source.name} is not a page")
    index = json.loads((site / "search/search_index.json").read_text())["docs"]
    for word, where in FOUND.items():
        expect(any(word in row["title"] + row["text"] and row["location"].startswith(where) for row in index),
               f"the search does not find {word} in {where}")
    expect((site / "doc/bundled.html").read_text().count("<tr") > 500, "the site has all tables of doc/bundled.md")
    expect(len(pages) > 300, f"{len(pages)} pages")
    finish()


main()
