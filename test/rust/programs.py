"""The crate's examples do what they should, on one PE and on several, over memory and over a wire; and a PE that panics ends the
job."""
import tempfile
from pathlib import Path

from common import HERE, RUNS, SOURCE, cargo, expect, finish, need_rust, project, run

EXAMPLES = {"pi": lambda n: f"{n} PEs: pi is 3.141592654, 100 chunks\n",
            "ring": lambda n: f"{n} PEs: the word is {n * (n + 1) // 2}\n"}


def check_examples(built):
    for name, wanted in EXAMPLES.items():
        for n, variables in RUNS:
            ran = run(built / name, n, **variables)
            expect(ran == (0, wanted(n)), f"{name}, {n} PEs, {variables}: {ran}")


def check_panic(built):
    status, said = run(built / "panics", 2)
    expect(status != 0 and "PE 1 gives up" in said, f"a PE that panics: {status}; {said}")


need_rust()
with tempfile.TemporaryDirectory(prefix="heddle-rust-") as where:
    folder = Path(where)
    project(folder, [*(HERE / "programs").glob("*.rs"), *(SOURCE / "bindings/rust/examples").glob("*.rs")])
    if cargo(folder, "build"):
        check_examples(folder / "target/debug")
        check_panic(folder / "target/debug")
finish()
