"""A system with nothing but its minimum, in which a new user's commands run. It takes root, a network and minutes, and so is had only if
HEDDLE_FRESH names a folder, where the minimal systems are kept, as debootstrap has made them: SUITE below that. What a run does to one is
in memory, and gone at its end."""
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from common import BUILD
from skipping import need_no_sanitizer, need_program, skip

# $0: a folder, $1: the minimal system, $2: the sources, which the user has in ~/src, $3: the script, which runs there.
AROUND = """
mount -t tmpfs tmpfs "$0" && mkdir "$0/upper" "$0/work" "$0/root"
mount -t overlay overlay -o lowerdir="$1",upperdir="$0/upper",workdir="$0/work" "$0/root"
for folder in proc sys dev; do mount --rbind /$folder "$0/root/$folder"; done
cp -L /etc/resolv.conf /etc/hosts "$0/root/etc"
cp -L /etc/ssl/certs/ca-certificates.crt "$0/root/etc/ssl/certs" # some networks are seen through by their owners
mkdir "$0/root/home/user" && cp -r "$2" "$0/root/home/user/src"
echo 'APT::Get::Assume-Yes "true"; APT::Install-Recommends "false";' > "$0/root/etc/apt/apt.conf.d/99of-this-test"
status=0
chroot "$0/root" env -i HOME=/home/user PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive \\
    sh -c 'cd /home/user/src && eval "$0"' "$3" </dev/null 2>&1 || status=$?
echo left:
find "$0/upper" -name '*heddle*' ! -path '*/home/user/src/*' ! -path '*/var/cache/*' -printf '%P\\n'
exit $status
"""


def need_root(suite):
    """The minimal system: Debian's is made once, another one is to be there."""
    need_no_sanitizer("nobody installs such a library")
    kept = os.environ.get("HEDDLE_FRESH")
    if not kept or os.geteuid():
        skip("a fresh system takes root and minutes", "HEDDLE_FRESH=FOLDER, as root")
    need_program("debootstrap", "debootstrap")
    root = Path(kept, suite).resolve()
    if not (root / "usr/bin/apt-get").exists():
        if suite != "bookworm":
            skip(f"there is no {suite} in HEDDLE_FRESH", f"debootstrap --variant=minbase {suite}")
        made = root.with_name(f"{suite}.new")
        done = subprocess.run(["debootstrap", "--variant=minbase", "--include=ca-certificates", suite, made], capture_output=True,
                              text=True, check=False)
        if done.returncode:
            skip(f"{suite} cannot be had", "a network that has Debian's packages")
        made.rename(root)
    return root


def lay_out_packages(sources):
    """Where `make packages` would put them."""
    packages = BUILD / "packages/packages"
    if not list(packages.glob("*.deb")):
        skip("no packages are made", "make packages")
    shutil.copytree(packages, sources / "build/packages/packages")


def run_in(root, sources, script):
    """Status, what is said, and which files of Heddle there are outside the user's copy of the sources, in which the script runs."""
    with tempfile.TemporaryDirectory(prefix="heddle-fresh-") as name:
        done = subprocess.run(["unshare", "-m", "sh", "-ec", AROUND, name, root, sources, script], capture_output=True, text=True,
                              errors="replace", check=False)
    said, _, left = done.stdout.rpartition("left:\n")
    return done.returncode, said + done.stderr, left
