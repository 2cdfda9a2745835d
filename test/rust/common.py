"""What the scripts here share: a project that uses the crate, building and running its programs, and how a test fails."""
import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
from checks import BUILD, SOURCE, expect, finish  # noqa: E402, F401
from skipping import need_no_sanitizer, need_program, skip  # noqa: E402

OLDEST = 1, 63
CARGO_TOML = """\
[package]
name = "programs"
version = "0.0.0"
edition = "2021"
publish = false

[dependencies]
heddle = {{ path = "{crate}" }}
"""
WIRE = {"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "sim:seed=3,delay=10,refuse=10"}
RUNS = (1, {}), (2, {}), (3, {}), (2, WIRE)  # PEs, and variables


def output(command, folder, **variables):
    """Exit status and all that is said."""
    done = subprocess.run(list(map(str, command)), cwd=folder, capture_output=True, text=True, check=False,
                          env=os.environ | variables)
    return done.returncode, done.stdout + done.stderr


def need_rust():
    need_no_sanitizer("Rust has sanitizers of its own")
    need_program("rustc", "rustc")
    need_program("cargo", "cargo")
    said = output(["rustc", "--version"], "/")[1]
    words = said.split()
    if not words or words[0] != "rustc":
        skip("no rustc that runs", "apt-get install rustc")
    if tuple(map(int, words[1].split(".")[:2])) < OLDEST:
        skip(f"rustc {words[1]} is too old", "rustc 1.63")


def project(folder, sources, crate=BUILD / "rust"):
    """A folder for Cargo, with these programs, and the crate beside it."""
    (folder / "src/bin").mkdir(parents=True)
    (folder / "Cargo.toml").write_text(CARGO_TOML.format(crate=crate))
    for source in sources:
        (folder / "src/bin" / source.name).write_text(source.read_text())


def copy_crate(folder):
    shutil.copytree(BUILD / "rust", folder, ignore=shutil.ignore_patterns("target"))


def ask_cargo(folder, *arguments, bins=BUILD / "bin", **variables):
    """Cargo's status and words, without a network; it finds Heddle by the oshcc there."""
    command = ["cargo", *arguments, "--offline", "--target-dir", folder / "target"]
    return output(command, folder, PATH=f"{bins}:{os.environ['PATH']}", RUSTFLAGS="-D warnings", **variables)


def cargo(folder, *arguments, **more):
    """Whether Cargo does it."""
    status, said = ask_cargo(folder, *arguments, **more)
    expect(status == 0, f"cargo {' '.join(map(str, arguments))}: {said}")
    return status == 0


def run(program, n, *arguments, **variables):
    return output([BUILD / "bin/oshrun", "-n", n, "--timeout", 100, *arguments, program], "/", **variables)
