"""What the scripts here share: a site that is made as `make site` does it, by the first of them (pages.py)."""
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from checks import BUILD, SOURCE, expect, finish  # noqa: E402, F401
from skipping import need_program, skip  # noqa: E402

MADE = BUILD / "site-tested"


def need_site():
    need_program("mandoc", "mandoc")
    need_program("mkdocs", "mkdocs")
    if not Path("/usr/share/mkdocs/themes/material").exists():
        skip("no theme for mkdocs", "apt-get install mkdocs-material")


def make_site():
    """Where its pages are."""
    need_site()
    shutil.rmtree(MADE, ignore_errors=True)
    done = subprocess.run([SOURCE / "doc/site/make", BUILD / "man", MADE], capture_output=True, text=True, check=False)
    expect(done.returncode == 0, f"doc/site/make: {done.stdout}{done.stderr}")
    return MADE / "html"


def site_in(folder):
    """A copy of the site that pages.py has made, in a folder of one's own, which may write between its pages."""
    need_site()
    return shutil.copytree(MADE / "html", Path(folder) / "html")
