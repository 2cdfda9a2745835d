"""oshfort: its command, the compiler that it runs, whose shmem.fh and libraries are found, in the build tree; and installed."""
import re
import shlex
import subprocess
import tempfile
from pathlib import Path

from common import BUILD, HERE, build, expect, finish, need, need_no_sanitizer, output, run

OSHFORT = BUILD / "bin/oshfort"


def show(*arguments, **variables):
    status, said = output([OSHFORT, *arguments], "/", **variables)
    expect(status == 0, f"oshfort {arguments}: {said}")
    return shlex.split(said)


def compiler_of_modules():
    found = re.search(r"^FORTRAN_FOUND:FILEPATH=(/.*)$", (BUILD / "CMakeCache.txt").read_text(), re.M)
    return found[1] if found else "gfortran"


def check_command():
    words = show("-show", "x.f90", "-I/mine", "-lmine")
    expect(words[0] == compiler_of_modules(), f"the compiler: {words}")
    order = [f"-I{BUILD}/fortran", "x.f90", "-I/mine", "-lmine", "-lheddle-fortran", "-lheddle"]
    expect([w for w in words if w in order] == order, f"the order of {words}")
    expect("-imacros" not in words, f"no macros of C: {words}")
    expect(show("-show", "x", HEDDLE_FC="mine -a", SHMEM_FC="other")[:2] == ["mine", "-a"], "HEDDLE_FC of words, before SHMEM_FC")
    expect(show("-show", "x", SHMEM_FC="other")[0] == "other", "SHMEM_FC")
    expect("-lheddle-fortran" in show("-showme:link") and "-lheddle-fortran" not in show("-show", "-c", "x.f90"), "when it links")
    expect(f"-I{BUILD}/fortran" in show("--showme:compile"), "--showme:compile")
    expect("-l:libheddle.a" in show("-show", "-static", "x.f90"), "-static")


def check_other_header(folder):
    """Another library's shmem.fh is not taken for ours, even if the program names its folder."""
    (folder / "other").mkdir()
    (folder / "other/shmem.fh").write_text("      this is no Fortran\n")
    build(folder, "-I", folder / "other", HERE / "atomics.f90", HERE / "expect.f90")


def check_installed(folder):
    """A moved tree: both interfaces, shared and static."""
    subprocess.run(["cmake", "--install", BUILD, "--prefix", folder / "first"], check=True, capture_output=True)
    (folder / "first").rename(folder / "moved")
    oshfort = folder / "moved/bin/oshfort"
    for name in ("fixed.f", "modules.f90"):
        for kind in [], ["-static"]:
            if build(folder, *kind, HERE / name, HERE / "expect.f90", oshfort=oshfort):
                status, said = run(folder, 2)
                expect(status == 0, f"{name} {kind} by what is installed: {said}")


need("Fortran modules")
need_no_sanitizer("gfortran has sanitizers of its own")
check_command()
with tempfile.TemporaryDirectory(prefix="heddle-oshfort-") as where:
    check_other_header(Path(where))
    check_installed(Path(where))
finish()
