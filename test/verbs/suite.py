#!/usr/bin/env python3
"""tools/verbs and what it runs in the virtual machine, without one: a script stands for the tool that starts it, and a folder for the
counters of the card."""
import argparse
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from checks import BUILD, SOURCE, expect, finish  # noqa: E402

sys.path.insert(0, str(SOURCE / "test/verbs"))
import inside as programs  # noqa: E402

GUEST = """#!/bin/sh
case "$*" in *" -- python3 test/verbs/inside.py --build "*) ;; *) exit 3 ;; esac
[ "$2" = 2 ] && exit 125
echo "verbs: ucx, one machine: packets: get 8 B: 0.00 sends, 2.00 packets"
echo "verbs: Open MPI, one machine: packets: get 8 B: 0.30 sends, 2.30 packets"
echo "verbs: ofi, one machine: packets: get 8 B: 0.10 sends, 2.20 packets"
echo "verbs: one machine: 5 passed, 1 failed"
"""


def run(*command, **variables):
    environment = {name: value for name, value in {**os.environ, **variables}.items() if value is not None}
    return subprocess.run(list(map(str, command)), env=environment, capture_output=True, text=True, check=False)


def what_the_host_does(folder):
    tool = folder / "shared/tools/rxe-guest"
    tool.parent.mkdir(parents=True)
    tool.write_text(GUEST)
    tool.chmod(0o755)
    root = folder / "root"
    (root / "doc").mkdir(parents=True)
    (root / "doc/fabrics.md").write_text("before\n<!-- verbs -->\nold\n<!-- /verbs -->\nafter\n")
    verbs = sys.executable, SOURCE / "tools/verbs"
    done = run(*verbs, "--no-make", "--update", HEDDLE_SOURCE=root, RXE_GUEST=str(tool))
    page = (root / "doc/fabrics.md").read_text()
    expect(done.returncode == 1 and done.stdout.endswith("5 passed, 2 failed\n"), "a machine that does not start counts as a failure", done)
    expect("| get 8 B | 0.00 / 2.00 | 0.10 / 2.20 | 0.30 / 2.30 |" in page, "the row", page)
    last = re.search(r"^20\d\d-\d\d-\d\d, version \S+: 5 programs passed, 2 failed\.$", page, re.M)
    expect(last and page.endswith("after\n"), "the rest", page)
    done = run(*verbs, HEDDLE_SOURCE=root, RXE_GUEST=None, PATH=str(folder))
    expect(done.returncode == 77 and done.stdout == "skip: no qemu-system-x86_64 (apt-get install qemu-system-x86)\n", "no qemu", done)
    done = run(*verbs, HEDDLE_SOURCE=root, RXE_GUEST=str(folder / "none"))
    expect(done.returncode == 77 and done.stdout.startswith("skip: no "), "no tool", done)


def what_the_page_says():
    """Of this version, all programs ran three times in a row, over both engines, on one machine and between two."""
    page = (SOURCE / "doc/fabrics.md").read_text()
    version = re.search(r"^project\(heddle VERSION (\S+)", (SOURCE / "CMakeLists.txt").read_text(), re.M)[1]
    table = page.partition("<!-- verbs -->")[2].partition("<!-- /verbs -->")[0]
    last = re.search(r"^20\d\d-\d\d-\d\d, version (\S+), (\d+) times in a row: (\d+) programs passed, 0 failed\.$", table, re.M)
    least = 4 * (len(programs.SHORT) + len(programs.SEMANTICS) + len(programs.COVERAGE)) - 2 * len(programs.ONE_MACHINE)
    expect(last and last[1] == version and int(last[2]) >= 3 and int(last[3]) >= least * int(last[2]),
           "doc/fabrics.md: make test-verbs VERBS_FLAGS='--times 3 --update' of version", version, table)
    for column in "ucx, one machine", "ofi, one machine", "ucx, two machines", "ofi, two machines":
        expect(f"| {column} |" in table, "doc/fabrics.md lacks", column)


def what_a_large_process_is():
    """Without a card the programs fail, but the peak of the processes is known before"""
    suite = programs.Suite(argparse.Namespace(build=BUILD, hosts=1, only="", dumps=False), "ucx")
    status, output = suite.run([sys.executable, "-c", "print(len(bytearray(700 << 20)))"])
    expect(status == 0 and output == f"{700 << 20}\n" and suite.peak_mb >= 700, "the peak of a process", status, output, suite.peak_mb)
    suite.ended("large", True, 0, ["large"], "")
    expect((suite.passed, suite.failed, suite.peak_mb) == (0, 1, 0), "a process that takes too much memory fails")


def what_the_machine_does(folder):
    for name in "rdma_sends", "sent_pkts":
        (folder / name).write_text("7\n")
    done = run(BUILD / "bin/oshrun", "-n", 2, "--timeout", 100, BUILD / "test/test_verbs_packets", folder, HEDDLE_DIRECT="0",
               HEDDLE_WIRE="sim:rma=1")
    lines = re.findall(r"^packets: .*: 0\.00 sends, 0\.00 packets$", done.stdout, re.M)
    expect(done.returncode == 0 and len(lines) == 11, "a line for each operation", done)
    inside = sys.executable, SOURCE / "test/verbs/inside.py", "--build", BUILD
    done = run(*inside, "--engine", "ucx", "--only", "^nothing$")
    expect(done.returncode == 1 and "0 passed, 0 failed" in done.stdout, "no program matches", done)
    what_a_large_process_is()


def main():
    with tempfile.TemporaryDirectory(prefix="heddle-verbs-") as folder:
        what_the_host_does(Path(folder))
        what_the_machine_does(Path(folder))
    what_the_page_says()
    finish()


if __name__ == "__main__":
    main()
