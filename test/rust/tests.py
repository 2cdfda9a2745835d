"""`cargo test` under oshrun, as doc/rust.md tells users: the crate's own tests pass on each PE, on one and on several, over memory
and over a wire; the test shown there does, too; and one that fails on one PE alone fails the run."""
import re
import tempfile
from pathlib import Path

from common import RUNS, SOURCE, ask_cargo, copy_crate, expect, finish, need_rust, output, project

PAGE = (SOURCE / "doc/rust.md").read_text()
CONFIG = re.search(r"^```toml\n(# \.cargo/config\.toml\n.*?)^```", PAGE, re.M | re.S)[1]
SHOWN = re.search(r"^```rust\n(#\[test\]\n.*?)^```", PAGE, re.M | re.S)[1]
FAILS = """\
#[test]
fn passes_on_one_pe() {
    let shmem = heddle::init().unwrap();
    assert_eq!(shmem.my_pe(), 0);
    shmem.barrier_all();
}
"""


def variable_of_runner():
    triple = re.search(r"^host: (.*)$", output(["rustc", "-vV"], "/")[1], re.M)[1]
    return f"CARGO_TARGET_{triple.upper().replace('-', '_')}_RUNNER"


def configure(folder):
    (folder / ".cargo").mkdir()
    (folder / ".cargo/config.toml").write_text(CONFIG)


def passes(said):
    """How often a PE has passed some tests, all of which there were."""
    return len(re.findall(r"test result: ok\. [1-9]\d* passed; 0 failed", said))


def check_own(folder):
    copy_crate(folder)
    configure(folder)
    files = len(list((folder / "tests").glob("*.rs")))
    for n, variables in RUNS:
        runner = {variable_of_runner(): f"oshrun -n {n} --tag-output --timeout 100"}
        status, said = ask_cargo(folder, "test", "--tests", **runner, **variables)
        expect(status == 0 and passes(said) == n * files > 0, f"{n} PEs, {variables}: {status}; {said}")


def check_shown(folder):
    project(folder, [])
    configure(folder)
    (folder / "src/lib.rs").write_text(SHOWN)
    status, said = ask_cargo(folder, "test")
    expect(status == 0 and passes(said) == 2, f"the test of doc/rust.md: {status}; {said}")
    (folder / "src/lib.rs").write_text(FAILS)
    status, said = ask_cargo(folder, "test")
    expect(status != 0 and re.search(r"^\[1\] .*panicked at", said, re.M), f"a test that fails: {status}; {said}")


need_rust()
with tempfile.TemporaryDirectory(prefix="heddle-tests-") as where:
    check_own(Path(where) / "crate")
    check_shown(Path(where) / "shown")
finish()
