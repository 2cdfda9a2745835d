"""The Rust crates openshmem-sys and openshmem-rs, which were made for Sandia OpenSHMEM, build against the folder compat of an
installation, and a program that uses both runs.

Cargo fetches them and what they depend on, and bindgen needs libclang: it runs only with HEDDLE_CRATES. openshmem-rs uses unstable
features of Rust, which RUSTC_BOOTSTRAP permits."""
import os
import subprocess
import tempfile
from pathlib import Path

from common import BUILD, expect, finish
from skipping import need_no_sanitizer, need_program, skip  # noqa: E402

PACKAGE = """
[package]
name = "client"
version = "0.1.0"
edition = "2021"
[dependencies]
openshmem-sys = "=1.5.4"
openshmem-rs = "=1.5.3-1"
"""
PROGRAM = """
use openshmem_rs::{atomics::Atomic, ShmemCtx, PE};
use openshmem_sys::shmem::{shmem_free, shmem_long_sum_reduce, shmem_malloc, SHMEM_TEAM_WORLD};

fn main() {
    let ctx = ShmemCtx::init().unwrap();
    let (me, n) = (ctx.my_pe().raw(), ctx.n_pes());
    let heap = ctx.shmallocator();

    let counter = heap.shbox(Atomic::new(0usize));
    ctx.barrier_all();
    for _ in 0..20 {
        counter.atomic_inc(PE(0), &ctx);
    }
    ctx.barrier_all();
    if me == 0 {
        assert_eq!(counter.atomic_fetch_local(&ctx), 20 * n);
    }

    let mut values = heap.array_gen(|i| (10 * me + i) as f32, 4);
    ctx.barrier_all();
    values.reduce_max(values.len(), &ctx);
    assert_eq!(&values[..], [0, 1, 2, 3].map(|i| (10 * (n - 1) + i) as f32));
    ctx.barrier_all();

    let mut view = ctx.pe((me + 1) % n).write(&mut values, 0..4);
    for i in 0..4 {
        view[i] = (100 * me + i) as f32;
    }
    view.finish();
    ctx.barrier_all();
    assert_eq!(&values[..], [0, 1, 2, 3].map(|i| (100 * ((me + n - 1) % n) + i) as f32));

    unsafe {
        let words = shmem_malloc(16) as *mut i64;
        *words = me as i64 + 1;
        assert_eq!(shmem_long_sum_reduce(SHMEM_TEAM_WORLD, words.add(1), words, 1), 0);
        assert_eq!(*words.add(1), (n * (n + 1) / 2) as i64);
        shmem_free(words as *mut _);
    }
    if me == 0 {
        println!("{n} good");
    }
}
"""


def run(*command, **variables):
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False, env={**os.environ, **variables})
    expect(done.returncode == 0, f"{command}: status {done.returncode}: {done.stdout[-2000:]}{done.stderr[-3000:]}")
    if done.returncode:
        finish()  # the next step needs this one
    return done.stdout


def main():
    need_no_sanitizer("the installed library would need the sanitizer in each program")
    if not os.environ.get("HEDDLE_CRATES"):
        skip("may Cargo fetch crates?", "HEDDLE_CRATES=1")
    cargo = need_program("cargo", "cargo libclang-dev")
    with tempfile.TemporaryDirectory(prefix="heddle-crates-") as made:
        folder = Path(made)
        prefix, target = folder / "prefix", os.environ.get("CARGO_TARGET_DIR", folder / "target")
        run("cmake", "--install", BUILD, "--prefix", prefix)
        (folder / "src").mkdir()
        (folder / "Cargo.toml").write_text(PACKAGE)
        (folder / "src/main.rs").write_text(PROGRAM)
        run(cargo, "build", "--manifest-path", folder / "Cargo.toml", "--target-dir", target, SHMEM_INSTALL_DIR=str(prefix / "compat"),
            RUSTC_BOOTSTRAP="1")
        for pes in 1, 2, 3:
            said = run(prefix / "bin/oshrun", "-n", pes, Path(target) / "debug/client")
            expect(said == f"{pes} good\n", f"{pes} PEs: {said}")


main()
finish()
