#!/usr/bin/env python3
"""What Debian's packages have, and an installed tree has not.

    finish.py --papers SOURCES FOLDER VERSION DEVELOPERS ABI   writes the copyright, the changelog and so on of the packages
    finish.py --pages OWN FOLDER       compresses the manual below the folder, and gives pages of programs the names that the
                                       programs have in /usr/bin; OWN is the folder below /usr that is Heddle's own
"""
import gzip
import os
import re
import sys
from pathlib import Path

COPYRIGHT = """Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Heddle

Files: *
Copyright: {owner}
License: BSD-3-clause
{license}
"""
CHANGELOG = """heddle ({version}) unstable; urgency=medium

  * Heddle {number}, packed by "make packages".

 -- {developers}  {date}
"""
# For the package of the library: which package a program needs that is linked with it, and that the loader is to be told.
LIBRARIES = "heddle", "heddle-access", "heddle-check", "heddle-races", "heddle-profile"
SHLIBS = "".join(f"lib{name} {{abi}} libheddle{{abi}} (>= {{number}})\n" for name in LIBRARIES)
TRIGGERS = "activate-noawait ldconfig\n"
DATE = "Sun, 01 Nov 2026 00:00:00 +0000"


def pack(text):
    return gzip.compress(text, 9, mtime=0)


def papers(sources, folder, version, developers, abi):
    text = (Path(sources) / "LICENSE").read_text()
    owner = re.search(r"^Copyright \(c\) (.*)$", text, re.M)[1]
    body = "\n".join(" " + (line or ".") for line in text[text.index("Redistribution"):].rstrip().split("\n"))
    (Path(folder) / "copyright").write_text(COPYRIGHT.format(owner=owner, license=body))
    number = version.rpartition("-")[0]
    news = CHANGELOG.format(version=version, number=number, developers=developers, date=DATE)
    (Path(folder) / "shlibs").write_text(SHLIBS.format(number=number, abi=abi))
    (Path(folder) / "triggers").write_text(TRIGGERS)
    (Path(folder) / "changelog.Debian.gz").write_bytes(pack(news.encode()))


def leads_to(page):
    """The page that this one is another name of; None: it is one itself."""
    found = re.fullmatch(rb"\.so man\d/(\S+)\n", page.read_bytes())
    return found and found[1].decode()


def named(name):
    """oshcc.1 is another package's; oshcc.heddle.1 is ours."""
    return re.sub(r"\.1$", ".heddle.1", name) + ".gz"


def pages(own, folder):
    for page in [path for path in Path(folder).rglob("share/man/man*/*") if not path.is_symlink() and path.suffix != ".gz"]:
        other, to = leads_to(page), page.with_name(named(page.name))
        if other:
            to.symlink_to(named(other))
        else:
            to.write_bytes(pack(page.read_bytes()))
        if page.suffix == ".1": # beside the programs, where man looks for those that PATH leads to
            usr = page.parents[3]
            plain = usr / own / "man/man1" / (page.name + ".gz")
            plain.parent.mkdir(parents=True, exist_ok=True)
            plain.symlink_to(os.path.relpath(to, plain.parent))
        page.unlink()


if __name__ == "__main__":
    {"--papers": papers, "--pages": pages}[sys.argv[1]](*sys.argv[2:])
