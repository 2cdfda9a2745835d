"""Spack builds the package of packaging/spack from these sources, and what `spack load` gives compiles and runs a program.

It takes a Spack of 1.0 or later that has what the package depends on, of its own or as externals, and so runs only where HEDDLE_SPACK
is its program. What this installs there is taken away again."""
import os
import re
import shutil
import subprocess
import tempfile

from common import SOURCE, expect, finish
from skipping import need_no_sanitizer, skip  # noqa: E402

VERSION = re.search(r"project\(heddle VERSION (\S+)", (SOURCE / "CMakeLists.txt").read_text())[1]
# $0: spack, $1: a folder, which becomes the working one.
USE = 'cd "$1" && eval "$("$0" -C "$1" load --sh heddle)" && '
COPY = 'git -C "$0" archive --format=tar HEAD | tar -x -C "$1"'


def shell(script, *words):
    done = subprocess.run(["sh", "-c", script, *map(str, words)], capture_output=True, text=True, check=False)
    expect(done.returncode == 0, f"{script}: status {done.returncode}: {done.stdout[-2000:]}{done.stderr[-2000:]}")
    if done.returncode:
        finish()  # the next step needs this one
    return done.stdout


def check_package(spack, folder):
    os.mkdir(f"{folder}/sources")
    shell(COPY, SOURCE, f"{folder}/sources")
    with open(f"{folder}/repos.yaml", "w", encoding="utf-8") as scope:
        scope.write(f"repos:\n  heddle: {SOURCE}/packaging/spack/spack_repo/heddle\n")
    try:
        shell(f'cd "$1/sources" && "$0" -C "$1" dev-build heddle@{VERSION}', spack, folder)
        shutil.copy(SOURCE / "examples/hello.c", folder)
        said = shell(f"{USE}oshcc hello.c -o hello && oshrun -n 2 ./hello", spack, folder)
        expect(sorted(said.splitlines()) == ["Hello from PE 0 of 2", "Hello from PE 1 of 2"], f"hello: {said}")
        wrapped = shell(f"{USE}for wrapper in oshcc oshc++ oshfort; do $wrapper --showme; done", spack, folder)
        expect("compiler-wrapper" not in wrapped, f"a wrapper calls Spack's: {wrapped}")
        shell('"$0" -C "$1" test run heddle', spack, folder)
    finally:
        subprocess.run([spack, "-C", folder, "uninstall", "-y", "--all", "heddle"], capture_output=True, check=False)


def main():
    need_no_sanitizer("nobody installs such a library")
    spack = os.environ.get("HEDDLE_SPACK")
    if not spack:
        skip("which Spack may build here?", "HEDDLE_SPACK=/path/to/spack")
    with tempfile.TemporaryDirectory(prefix="heddle-spack-") as folder:
        check_package(spack, folder)


main()
finish()
