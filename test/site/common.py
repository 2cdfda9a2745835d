"""What the scripts here share: a site that is made as `make site` does it."""
import os
import subprocess
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from skipping import need_program, skip  # noqa: E402

SOURCE, BUILD = Path(os.environ["HEDDLE_SOURCE"]), Path(os.environ["HEDDLE_BUILD"]).resolve()
failures = []


def expect(condition, what):
    if not condition:
        failures.append(what)
        print(f"FAILED {what}", flush=True)


def finish():
    print(f"{len(failures)} failures")
    sys.exit(1 if failures else 0)


def browser_with(profile, *options):
    """A command, without the page to open."""
    return [need_program("chromium", "chromium"), "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={profile}", *options]


def make_site(folder):
    """Where its pages are."""
    need_program("mandoc", "mandoc")
    need_program("mkdocs", "mkdocs")
    if not Path("/usr/share/mkdocs/themes/material").exists():
        skip("no theme for mkdocs", "apt-get install mkdocs-material")
    done = subprocess.run([SOURCE / "doc/site/make", BUILD / "man", folder], capture_output=True, text=True, check=False)
    expect(done.returncode == 0, f"doc/site/make: {done.stdout}{done.stderr}")
    return Path(folder) / "html"
