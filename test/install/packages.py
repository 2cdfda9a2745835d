"""Debian's packages: what is in them, and that it is nobody else's; whom they need; that programs are made and run with what is
in them; and where this machine can be changed without being changed (an overlay, which root may make), that they are installed,
beside whatever is there, and removed without a trace."""
import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from common import BUILD, SOURCE, expect, finish
from skipping import has, need_no_sanitizer, need_program  # noqa: E402

NEEDS = {"libheddle1": set(), "heddle-tools": {"libheddle1"}, "libheddle-dev": {"libheddle1", "heddle-tools", "gcc"},
         "heddle-doc": set(), "libheddle-compat-dev": {"libheddle-dev"}, "heddle-wire-ucx": {"libheddle1", "libucx0"},
         "heddle-wire-ofi": {"libheddle1", "libfabric1"}}
HAS = {"libheddle1": "libheddle.so.1", "libheddle-dev": "heddle/include/shmem.h", "heddle-tools": "usr/bin/oshrun.heddle",
       "heddle-doc": "usr/share/man/man3/shmem_put.3.gz", "libheddle-compat-dev": "heddle/liboshmem.so",
       "heddle-wire-ucx": "heddle-wire-ucx.so", "heddle-wire-ofi": "heddle-wire-ofi.so"}
# Of Debian's Open MPI, which need not be installed here.
OPEN_MPI = {f"usr/bin/{name}" for name in ("oshcc", "oshc++", "oshcxx", "oshCC", "oshrun", "oshmem_info")} | \
           {f"usr/share/man/man1/{name}.1.gz" for name in ("oshcc", "oshc++", "oshcxx", "oshCC", "oshrun")}
PROGRAM = """
#include <shmem.h>
#include <stdio.h>
static long word;
int main(void)
{
    shmem_init();
    shmem_long_p(&word, shmem_my_pe() + 1, !shmem_my_pe());
    shmem_barrier_all();
    printf("%d has %ld\\n", shmem_my_pe(), word);
    shmem_finalize();
    return 0;
}
"""
# In an overlay of this machine, at $1; packages are $2.
INSTALL = """
set -e
for folder in proc sys dev; do mount --rbind /$folder "$1/$folder"; done
mount -t tmpfs tmpfs "$1/tmp" && cp "$2"/*.deb "$2/program.c" "$1/tmp"
chroot "$1" sh -ec '
    cd /tmp
    dpkg -i ./*.deb >&2
    oshcc.heddle program.c -o program
    for wire in direct $3; do
        case $wire in direct) ;; *) export HEDDLE_DIRECT=0 HEDDLE_WIRE=$wire ;; esac
        oshrun.heddle -n 2 ./program | sort
    done
    dpkg -P $(for file in *.deb; do dpkg-deb -f $file Package; done) >&2
' sh "$1" "$2" "$3"
"""


def run(*command, **variables):
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False, env=os.environ | variables)
    expect(done.returncode == 0, f"{command[:4]}: status {done.returncode}: {done.stdout[-1500:]}{done.stderr[-1500:]}")
    return done.stdout


def build():
    """As `make packages`, with the compiler of this build; the folder is kept, so that the next time is quick."""
    cache = (BUILD / "CMakeCache.txt").read_text()
    flags = [f"-D{name}={value}" for name, value in re.findall(
        r"^(CMAKE_C(?:XX)?_COMPILER(?:_LAUNCHER)?|HEDDLE_(?:UCX|OFI|HWLOC)):\w+=(.+)$", cache, re.M)]
    run(SOURCE / "packaging/deb/build", BUILD / "packages", *flags)
    return {run("dpkg-deb", "-f", file, "Package").strip(): file for file in (BUILD / "packages/packages").glob("*.deb")}


def files_of(package):
    """What is no folder, relative to the root."""
    listed = run("dpkg-deb", "-c", package).splitlines()
    return {line.split(None, 5)[5].partition(" -> ")[0].removeprefix("./") for line in listed if not line.startswith("d")}


def of_others():
    """What dpkg has installed here, but for an older Heddle."""
    lists = [path for path in Path("/var/lib/dpkg/info").glob("*.list") if "heddle" not in path.name]
    lines = {line[1:] for path in lists for line in path.read_text().splitlines()}
    return OPEN_MPI | {line for line in lines if not Path("/", line).is_dir()}


def check_files(packages):
    others, seen = of_others(), set()
    for name, package in packages.items():
        files = files_of(package)
        expect(any(HAS[name] in file for file in files), f"{name} has {HAS[name]}: {sorted(files)[:20]}")
        expect(not files & seen, f"{name} has what another package of Heddle has: {sorted(files & seen)[:5]}")
        expect(not files & others, f"{name} has what another package has: {sorted(files & others)[:5]}")
        expect({f"usr/share/doc/{name}/{paper}" for paper in ("copyright", "changelog.Debian.gz")} <= files, f"{name}: papers")
        seen |= files


def check_needs(packages):
    for name, package in packages.items():
        depends = set(re.findall(r"(?:^|, )([\w.+-]+)", run("dpkg-deb", "-f", package, "Depends").strip()))
        expect(NEEDS[name] <= depends, f"{name} depends on {depends}")
        strange = {one for one in depends if one.startswith(("libucx", "libfabric", "libheddle", "heddle"))} - NEEDS[name]
        expect(not strange, f"{name} depends on {strange}")


def check_unpacked(packages, folder):
    """What is in them works together wherever it lies."""
    for package in packages.values():
        run("dpkg-deb", "-x", package, folder / "root")
    bins = folder / "root/usr/bin"
    for more in [], ["-static"], ["-lsma"], ["-loshmem"]:
        run(bins / "oshcc.heddle", *more, folder / "program.c", "-o", folder / "program")
        said = run(bins / "oshrun.heddle", "-n", 2, folder / "program")
        expect(sorted(said.splitlines()) == ["0 has 2", "1 has 1"], f"{more}: {said!r}")
    run(bins / "oshrun.heddle", "-n", 2, "--check", folder / "program")
    run(bins / "shmemcc.heddle", folder / "program.c", "-o", folder / "other")
    run(bins / "shmemrun.heddle", "-n", 2, folder / "other")
    for page in folder.rglob("root/**/man/**/*.gz"):
        expect(page.exists(), f"{page.relative_to(folder)} leads nowhere")


def check_installed(packages, folder):
    """Really, by dpkg, on this machine, whose files stay as they are: what changes is in the overlay."""
    if os.geteuid() or not shutil.which("unshare"):
        return print("not installed: it takes root, and unshare")
    (folder / "packages").mkdir()
    for file in [*packages.values(), folder / "program.c"]:
        shutil.copy(file, folder / "packages")
    (folder / "installer").write_text(INSTALL)
    mount = ('mount -t tmpfs tmpfs "$0" && mkdir "$0/upper" "$0/work" "$0/root" && '
             'mount -t overlay overlay -o lowerdir=/,upperdir="$0/upper",workdir="$0/work" "$0/root" || exit 77\n'
             'sh "$1" "$0/root" "$2" "$3" || exit 1\n'
             'echo left: && cd "$0/upper" && find usr etc ! -type d ! -path etc/ld.so.cache 2>/dev/null; true')
    (folder / "overlay").mkdir()
    wires = " ".join(name.rpartition("-")[2] for name in packages if "wire" in name)
    words = [folder / name for name in ("overlay", "installer", "packages")]
    done = subprocess.run(["unshare", "-m", "sh", "-c", mount, *words, wires], capture_output=True, text=True, check=False)
    if done.returncode == 77:
        return print("not installed: no overlay of this machine can be made")
    said, _, left = done.stdout.partition("left:\n")
    wanted = "0 has 2\n1 has 1\n" * (1 + len(wires.split()))
    expect(done.returncode == 0 and said == wanted, f"installed: {said}{done.stderr[-3000:]}")
    expect(left == "", f"removed, and this has changed: {left}")
    return print("installed, and removed")


def main():
    need_no_sanitizer("nobody installs such a library")
    need_program("dpkg-deb", "dpkg")
    need_program("dpkg-shlibdeps", "dpkg-dev")
    need_program("file", "file")
    packages = build()
    wires = {f"heddle-wire-{wire}" for wire in ("ucx", "ofi") if has(f"wire {wire}")}
    expect(set(packages) == {name for name in NEEDS if "wire" not in name} | wires, f"packages: {sorted(packages)}")
    check_files(packages)
    check_needs(packages)
    with tempfile.TemporaryDirectory(prefix="heddle-packages-") as name:
        folder = Path(name).resolve()
        (folder / "program.c").write_text(PROGRAM)
        check_unpacked(packages, folder)
        check_installed(packages, folder)
    print(f"{len(packages)} packages")
    finish()


main()
