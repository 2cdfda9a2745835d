"""make install builds what it installs, and nothing else; make uninstall removes that, and nothing else."""
import os
import subprocess
import tempfile
from pathlib import Path

from common import BUILD, SOURCE, expect, finish
from skipping import need_no_sanitizer, need_program  # noqa: E402


def run(*command, **variables):
    return subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False, cwd=SOURCE,
                          env=os.environ | variables)


def install(prefix, destdir=""):
    done = run("cmake", "--install", BUILD, "--prefix", prefix, DESTDIR=str(destdir))
    expect(done.returncode == 0, f"install: {done.stderr}")


def uninstall(prefix, destdir=""):
    return run("make", "uninstall", f"PREFIX={prefix}", f"DESTDIR={destdir}")


def below(folder):
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*"))


def check_built(folder):
    """As ninja says what `usable` is made of, which is all that `make install` builds."""
    made = [name for tool in ("inputs", "query") for name in run("ninja", "-C", BUILD, "-t", tool, "usable").stdout.split()]
    others = [name for name in made if name.startswith(("test/", "bench/"))]
    expect(not others, f"make install builds {others[:5]}")
    for kind in "bin", "lib":
        ours = {Path(name).name for name in made if name.startswith(f"{kind}/")}
        there = {path.name for path in folder.rglob("*") if not path.is_dir()}
        expect(len(ours) > 1 and ours <= there, f"make install builds {sorted(ours - there)} for nobody")
        built = {path.name for path in (BUILD / kind).iterdir() if path.name in there and not path.is_symlink()}
        programs = built - {"oshcc"}  # which is made when the build is configured
        expect(programs <= ours, f"make install does not build {sorted(programs - ours)}, which it installs")


def check_all_goes(folder):
    prefix = folder / "a prefix"
    install(prefix)
    check_built(prefix)
    moved = folder / "moved"
    prefix.rename(moved)
    done = uninstall(moved)
    expect(done.returncode == 0 and not moved.exists(), f"uninstall: {done.stdout}{done.stderr}: {below(moved)[:5]}")
    again = uninstall(moved)
    expect(again.returncode and "nothing is installed in" in again.stderr, f"uninstall, again: {again.stderr}")


def check_others_stay(folder):
    """And what an older version has installed goes, though this one has no such file."""
    theirs = ["bin/another", "lib/pkgconfig/another.pc", "share/doc/heddle/notes", "include/heddle/mine.h"]
    prefix = folder / "with others"
    for name in theirs:
        (prefix / name).parent.mkdir(parents=True, exist_ok=True)
        (prefix / name).touch()
    before = below(prefix)
    (prefix / "share/heddle").mkdir()
    (prefix / "share/heddle/installed").write_text("bin/oshold\nshare/heddle/installed\n")
    (prefix / "bin/oshold").touch()
    install(prefix)
    done = uninstall(prefix)
    expect(below(prefix) == before, f"what others have put there stays: {set(before) ^ set(below(prefix))}: {done.stderr}")


def check_system(folder):
    destdir = folder / "staging"
    install("/usr/local", destdir)
    (destdir / "usr/local/games").mkdir()
    done = uninstall("/usr/local", destdir)
    left = below(destdir / "usr/local")
    expect(done.returncode == 0 and {"bin", "games", "lib", "share"} <= set(left), f"the system's folders stay: {left}")
    expect(not any("/" in name for name in left), f"what is in them goes: {left}")


def main():
    need_no_sanitizer("nobody installs such a library")
    need_program("make", "make")
    with tempfile.TemporaryDirectory(prefix="heddle-uninstall-") as name:
        folder = Path(name).resolve()
        check_all_goes(folder)
        check_others_stay(folder)
        check_system(folder)
    finish()


main()
