"""The site in a browser. Every page fits the window of a phone. The written pages and some of the reference are checked as wide as a
phone and as a desk, light and dark: no page is wider than the window, each follows the scheme, and the contrast of text is at least
4.5 to 1. Screenshots of three pages must agree with that."""
import tempfile
from pathlib import Path

from common import expect, finish, site_in  # first, because it makes the folder above known
from chromium import DESK, PHONE, SCHEMES, check_properties, check_screenshots, seen_of

REFERENCE = [f"reference/{name}.html" for name in ("index", "shmem_put", "shmem_alltoall", "oshrun", "heddle", "heddle-environment")]
PICTURED = ["index.html", "doc/guide/first-program.html", "reference/shmem_put.html"]
TEXTS = (".md-content p, .md-content a:not(.headerlink), .md-content h1, .md-content h2, .md-content h3, .md-content td, .md-content li, "
         ".md-content code, .md-content pre span, .md-content blockquote")


def check(found, scheme):
    expect(found["heading"] and found["search"], f"a heading and a search: {scheme}: {found}")
    check_properties(found, scheme, expect)


with tempfile.TemporaryDirectory(prefix="heddle-site-") as name:
    folder, site = Path(name), site_in(name)
    all_pages = [page for page in sorted(site.rglob("*.html")) if page.name != "404.html"]
    written = [page for page in all_pages if "reference" not in page.parts]
    pages = written + [site / page for page in REFERENCE]
    expect(len(written) > 30, f"pages: {written}")
    for scheme in SCHEMES:
        for one in seen_of(folder, pages, scheme, (PHONE, DESK), TEXTS):
            check(one, scheme)
    others = [page for page in all_pages if page not in pages]
    expect(len(others) > 200, f"{len(others)} pages of the reference")
    for one in seen_of(folder, others, "dark", (PHONE,), TEXTS):
        check(one, "dark")
    check_screenshots(folder, [site / page for page in PICTURED], expect)
finish()
