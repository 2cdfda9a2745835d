"""Debian's packages as a new user installs them: the commands of doc/install.md, in a system with nothing but its minimum, and the
same over each network. Afterwards nothing of Heddle is left.

    fresh.py SUITE    bookworm: Debian 12; resolute: Ubuntu 26.04, with the packages that were made for Debian

It takes root, a network and minutes, and so runs only if HEDDLE_FRESH names a folder, where the minimal systems are kept, as
debootstrap has made them: SUITE below that. What a run does to one is in memory, and gone at its end."""
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from common import BUILD, SOURCE, expect, finish
from skipping import has, need_no_sanitizer, need_program, skip  # noqa: E402

AROUND = """
mount -t tmpfs tmpfs "$0" && mkdir "$0/upper" "$0/work" "$0/root"
mount -t overlay overlay -o lowerdir="$1",upperdir="$0/upper",workdir="$0/work" "$0/root"
for folder in proc sys dev; do mount --rbind /$folder "$0/root/$folder"; done
cp -L /etc/resolv.conf /etc/hosts "$0/root/etc"
mkdir -p "$0/root/home/user/build/packages/packages" && cp "$2"/*.deb "$0/root/home/user/build/packages/packages"
cp "$3" "$0/root/home/user/hello.c"
echo 'APT::Get::Assume-Yes "true"; APT::Install-Recommends "false";' > "$0/root/etc/apt/apt.conf.d/99of-this-test"
chroot "$0/root" env -i HOME=/home/user PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive \\
    sh -exc "cd /home/user; apt-get update -q >&2; $4" 2>&1
echo left:
find "$0/upper" -name '*heddle*' ! -path '*/home/user/*' ! -path '*/var/cache/*' -printf '%P\\n'
"""


def system(suite, folder):
    """Its minimum: Debian's is made once, another one is to be there."""
    root = folder / suite
    if not (root / "usr/bin/apt-get").exists():
        if suite != "bookworm":
            skip(f"there is no {suite} in HEDDLE_FRESH", f"debootstrap --variant=minbase {suite}")
        made = folder / f"{suite}.new"
        done = subprocess.run(["debootstrap", "--variant=minbase", "--include=ca-certificates", suite, made], capture_output=True,
                              text=True, check=False)
        if done.returncode:
            skip(f"{suite} cannot be had", "a network that has Debian's packages")
        made.rename(root)
    return root


def commands():
    """Those of the page, behind the one that makes the packages; and the program over networks before they are removed."""
    page = (SOURCE / "doc/install.md").read_text()
    lines = re.search(r"^```sh\nmake packages\n(.*?)^```$", page, re.M | re.S)[1].splitlines()
    over = [f"HEDDLE_DIRECT=0 HEDDLE_WIRE={wire} oshrun.heddle -n 2 ./hello" for wire in ("ucx", "ofi") if has(f"wire {wire}")]
    return [*lines[:-1], *over, lines[-1]], 1 + len(over)


def main():
    suite = sys.argv[1]
    need_no_sanitizer("nobody installs such a library")
    kept = os.environ.get("HEDDLE_FRESH")
    if not kept or os.geteuid():
        skip("a fresh system takes root and minutes", "HEDDLE_FRESH=FOLDER, as root")
    need_program("debootstrap", "debootstrap")
    packages = BUILD / "packages/packages"
    if not list(packages.glob("*.deb")):
        skip("no packages are made", "make packages")
    root = system(suite, Path(kept))
    lines, runs = commands()
    with tempfile.TemporaryDirectory(prefix="heddle-fresh-") as name:
        done = subprocess.run(["unshare", "-m", "sh", "-ec", AROUND, name, root, packages, SOURCE / "examples/hello.c", "; ".join(lines)],
                              capture_output=True, text=True, check=False)
    said, _, left = done.stdout.partition("left:\n")
    expect(done.returncode == 0, f"{suite}: {said[-3000:]}{done.stderr[-1000:]}")
    for pe in 0, 1:
        expect(len(re.findall(rf"^Hello from PE {pe} of 2$", said, re.M)) == runs, f"{suite}: PE {pe} says hello {runs} times: {said[-3000:]}")
    expect(left == "", f"{suite}: left: {left}")
    finish()


main()
