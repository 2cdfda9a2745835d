"""Debian's packages as a new user installs them: the commands of doc/install.md, in a system with nothing but its minimum, and the
same over each network. Afterwards nothing of Heddle is left.

    fresh.py SUITE    bookworm: Debian 12; resolute: Ubuntu 26.04, with the packages that were made for Debian

fresh_root.py says what it takes."""
import re
import shutil
import sys
import tempfile
from pathlib import Path

from common import SOURCE, expect, finish
from fresh_root import lay_out_packages, need_root, run_in
from skipping import has  # noqa: E402


def commands():
    """Those of the page, behind the one that makes the packages; and the program over networks before they are removed."""
    page = (SOURCE / "doc/install.md").read_text()
    lines = re.search(r"^```sh\nmake packages\n(.*?)^```$", page, re.M | re.S)[1].splitlines()
    over = [f"HEDDLE_DIRECT=0 HEDDLE_WIRE={wire} oshrun.heddle -n 2 ./hello" for wire in ("ucx", "ofi") if has(f"wire {wire}")]
    return [*lines[:-1], *over, lines[-1]], 1 + len(over)


def lay_out(folder):
    lay_out_packages(folder)
    shutil.copy(SOURCE / "examples/hello.c", folder)


def main():
    suite = sys.argv[1]
    root = need_root(suite)
    lines, runs = commands()
    with tempfile.TemporaryDirectory(prefix="heddle-sources-") as folder:
        lay_out(Path(folder))
        status, said, left = run_in(root, folder, "; ".join(["set -ex", "apt-get update -q", *lines]))
    expect(status == 0, f"{suite}: {said[-3000:]}")
    for pe in 0, 1:
        expect(len(re.findall(rf"^Hello from PE {pe} of 2$", said, re.M)) == runs, f"{suite}: PE {pe} says hello {runs} times: {said[-3000:]}")
    expect(left == "", f"{suite}: left: {left}")
    finish()


main()
