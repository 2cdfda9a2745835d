"""run.py on a made-up stranger: what passes, fails, is known to fail and has got worse, and what the page says then."""
import os
import subprocess
import sys
import tempfile
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
sys.path[:0] = [str(FOLDER.parent / "semantics")]
from job import *

TABLE = """from stranger import Stranger
STRANGERS = (Stranger("made-up", "nobody/made-up", "0123456789", each=("*.c",), pes=(1, 2), known={known},
                      builds_not={builds_not}, build=("oshcc passes.c -o built.bin",), programs=("*.bin", "*.c"),
                      run={{"told": "test {{pes}} -ge 1"}}),
             Stranger("absent", "nobody/absent", "0123456789", each=("*.c",)))
"""
PAGE = """before
<!-- made by test/strangers/run.py: begin -->
| program | commit | what ran | result | date |
|---|---|---|---|---|
| absent | 99 | as it was | 3 of 3 pass | 2001-01-01 |
<!-- made by test/strangers/run.py: end -->
after
"""


def visit(known, builds_not, *options):
    """The status, all output, and the page afterwards."""
    with tempfile.TemporaryDirectory() as name:
        table, page = Path(name, "table.py"), Path(name, "page.md")
        table.write_text(TABLE.format(known=known, builds_not=builds_not))
        page.write_text(PAGE)
        path = os.path.abspath(os.path.join(BUILD, "bin")) + os.pathsep + os.environ["PATH"]
        done = subprocess.run([sys.executable, FOLDER / "run.py", "--from", FOLDER / "made", "--table", table, "--page", page, *options],
                              env=dict(os.environ, PATH=path), capture_output=True, text=True)
        return done.returncode, done.stdout + done.stderr, page.read_text()


@check
def what_is_known_is_no_error():
    status, said, page = visit({"fails/2": 7}, {"broken": 3})
    equal(status, 0, said)
    matches(r"^made-up +0123456789 +4 programs; 1, 2 PEs +7 of 9 pass; known: broken \(3\), fails/2 \(7\) ", said, "the row")
    matches(r"^absent: not run, there is no \S+/absent$", said, "what is not there is named")
    equal(page, PAGE, "without --update the page is as it was")


@check
def what_got_worse_is_an_error():
    status, said, _ = visit({}, {"broken": 3})
    equal(status, 1, said)
    matches(r"^FAILED made-up fails/2: status 1", said, "the run is named")
    status, said, _ = visit({"fails/2": 7}, {})
    equal(status, 1, said)
    matches(r"^FAILED made-up broken: does not compile: status 1: .*not for this library", " ".join(said.split("\n")).replace(
        "FAILED", "\nFAILED"), "the source is named")


@check
def what_got_better_is_said():
    status, said, _ = visit({"fails": 7, "passes/2": 8}, {"broken": 3})
    equal(status, 0, said)
    matches(r"^made-up passes/2: passes, though it is known to fail$", said, "the run is named")


@check
def the_page_gets_what_ran_and_keeps_the_rest():
    status, said, page = visit({"fails/2": 7}, {"broken": 3}, "--update", "--pes", "2", "--only", "made-up")
    equal(status, 0, said)
    lines = page.split("\n")
    equal(lines[0], "before", "what is before the table")
    expect("| absent | 99 | as it was | 3 of 3 pass | 2001-01-01 |" in lines, "what did not run keeps its row", page)
    matches(r"^\| made-up \| 0123456789 \| 4 programs; 2 PEs \| 3 of 5 pass; known: broken \(3\), fails/2 \(7\) \| \d{4}-\d\d-\d\d \|$",
            page, "what ran has a new one")
    equal(lines[-2:], ["after", ""], "what is behind the table")


@check
def mistakes_are_named():
    for options, said in ((("--only", "nobody"), "--only nobody: none of made-up, absent"),
                          (("--pes", "0"), "--pes 0: a job has 1 PE or more"),
                          (("--only", "absent"), "--only absent: no ")):
        status, out, page = visit({}, {}, *options)
        equal(status, 2, options)
        expect(said in out, "a message", out)
        equal(page, PAGE, "the page is as it was")


if __name__ == "__main__":
    main()
