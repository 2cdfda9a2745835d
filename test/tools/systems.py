#!/usr/bin/env python3
"""tools/systems: rows come from what a new system printed, an update keeps the other rows, and a missing tool is named. A script
stands for the tool that makes new systems."""
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from checks import SOURCE, expect, finish  # noqa: E402

FRESH = """#!/bin/sh
echo "3 passed, 9 failed, 0 skipped"
case $2 in
trixie) echo "systems: demo: 0"; echo "900 passed, 0 failed, 12 skipped"; echo "systems: test: 0" ;;
sid) echo "systems: demo: 2"; echo "1 passed, 2 failed, 3 skipped"; echo "systems: test: 2" ;;
*) exit 1 ;;
esac
echo "systems: libc: 2.41"; echo "systems: compiler: GCC 14.2.0"; echo "systems: machine: x86_64"
echo "systems: engines: UCX 1.18.1, libfabric 2.1.0, "; echo "systems: launchers: "
"""
OLD = "| Debian 13, x86_64 | old | | | | | | |\n| other | kept | | | | | | |\n"


def systems(root, *arguments, **variables):
    environment = {**os.environ, "HEDDLE_SOURCE": str(root), **variables}
    return subprocess.run([sys.executable, SOURCE / "tools/systems", *arguments], env=environment, capture_output=True, text=True, check=False)


def main():
    with tempfile.TemporaryDirectory(prefix="heddle-systems-") as name:
        root, fresh = Path(name), Path(name) / "fresh"
        fresh.write_text(FRESH)
        fresh.chmod(0o755)
        (root / "doc").mkdir()
        shutil.copy(SOURCE / "Makefile", root)
        for page in "README.md", "doc/systems.md":
            (root / page).write_text(f"before\n<!-- systems -->\n| h |\n|---|\n{OLD}<!-- /systems -->\nafter\n")
        done = systems(root, "--only", "trixie", "--steps", "demo,test", "--update", FRESH=str(fresh))
        expect(done.returncode == 0, "a system that passes", done.stderr)
        for page in "README.md", "doc/systems.md":
            text = (root / page).read_text()
            row = [line for line in text.splitlines() if line.startswith("| Debian 13, x86_64 |")]
            expect(len(row) == 1 and "| UCX 1.18.1, libfabric 2.1.0 | none | passed | 900 passed, 0 failed, 12 skipped | not run |" in row[0],
                   page, "row", text)
            expect("| other | kept |" in text and text.startswith("before") and text.endswith("after\n"), page, "keeps the rest", text)
        done = systems(root, "--only", "sid", "--steps", "demo,test", FRESH=str(fresh))
        expect(done.returncode == 1 and "| failed | 1 passed, 2 failed, 3 skipped | not run |" in done.stdout, "failed steps", done.stdout)
        expect("Debian sid" not in (root / "README.md").read_text(), "no --update, no row")
        done = systems(root, "--only", "sid", "--logs")
        expect(done.returncode == 1 and "| failed | 1 passed, 2 failed, 3 skipped | not run |" in done.stdout, "a log", done.stdout, done.stderr)
        done = systems(root, "--only", "bookworm", FRESH=str(fresh))
        expect(done.returncode == 2 and "ended before its last step" in done.stderr, "a system that cannot be made", done.stderr)
        done = systems(root, "--only", "sid", FRESH=str(root / "nothing"))
        expect(done.returncode == 2 and "set FRESH" in done.stderr, "no tool", done.stderr)
    finish()


if __name__ == "__main__":
    main()
