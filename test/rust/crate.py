"""The crate itself: what its documentation shows compiles, and what that says does not compile does not; clippy and rustfmt have
nothing to say, where they are; and what is installed is found by an oshcc of another folder."""
import subprocess
import tempfile
from pathlib import Path

from common import BUILD, SOURCE, cargo, copy_crate, expect, finish, need_rust, output, project, run

CRATE = SOURCE / "bindings/rust"


def check_documentation(folder):
    copy_crate(folder)
    cargo(folder, "test", "--doc")
    if output(["cargo", "clippy", "--version"], "/")[0] == 0:
        cargo(folder, "clippy", "--all-targets")


def check_format():
    if output(["rustfmt", "--version"], "/")[0] == 0:
        folders = CRATE / "src", CRATE / "examples", CRATE / "tests", SOURCE / "test/rust/programs"
        sources = [path for folder in folders for path in folder.glob("*.rs")
                   if path.name != "lib.rs"]  # rustfmt wants the modules that it names, and one is made
        status, said = output(["rustfmt", "--check", "--edition", "2021", "--config-path", CRATE, *sources], "/")
        expect(status == 0, f"rustfmt: {said}")


def check_installed(folder):
    """A moved tree."""
    subprocess.run(["cmake", "--install", BUILD, "--prefix", folder / "first"], check=True, capture_output=True)
    (folder / "first").rename(folder / "moved")
    crate = folder / "moved/share/heddle/rust"
    made = {path.relative_to(crate).as_posix() for path in crate.rglob("*") if path.is_file()}
    expect({"Cargo.toml", "build.rs", "src/lib.rs", "src/raw.rs", "examples/ring.rs"} <= made, f"what is installed: {sorted(made)}")
    project(folder / "program", [CRATE / "examples/ring.rs"], crate=crate)
    if cargo(folder / "program", "build", bins=folder / "moved/bin"):
        ran = run(folder / "program/target/debug/ring", 2)
        expect(ran == (0, "2 PEs: the word is 3\n"), f"by what is installed: {ran}")


need_rust()
with tempfile.TemporaryDirectory(prefix="heddle-crate-") as where:
    check_documentation(Path(where) / "crate")
    check_format()
    check_installed(Path(where))
finish()
