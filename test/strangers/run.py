#!/usr/bin/env python3
"""Builds other people's programs with the installed oshcc, runs them, and compares with what is known of them (programs.py).

Each is built in a temporary copy of its checkout; the checkout stays as it is. A run passes with exit status 0. One that does
not pass and is not known for it is an error, and the exit status is 1. --update writes the results into the table of
doc/strangers.md; programs that were not run keep their rows."""
import argparse
import datetime
import os
import re
import runpy
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.dont_write_bytecode = True
HERE = Path(__file__).resolve().parent
PAGE = HERE.parents[1] / "doc" / "strangers.md"
BEGIN, END = "<!-- made by test/strangers/run.py: begin -->", "<!-- made by test/strangers/run.py: end -->"
HEADINGS = "program", "commit", "what ran", "result", "date"
BUILD_SECONDS = 1800


class Results:
    """What became of one stranger: names of runs by what came of them."""
    def __init__(self, stranger, commit, pes, over):
        self.stranger, self.commit, self.pes, self.over = stranger, commit, pes, over
        self.programs, self.passed, self.known, self.failed, self.better = 0, [], {}, {}, []

    def add(self, name, notes, failure):
        """`notes`: the table's known failures; `failure`: what went wrong, or None. A failure that is known but does not occur
        is said, but no error: some fail now and then."""
        note = notes.get(name, notes.get(name.rpartition("/")[0]))
        if failure is None:
            self.passed.append(name)
            if note:
                self.better.append(name)
        elif note:
            self.known[name] = note
        else:
            self.failed[name] = failure

    def row(self):
        runs = len(self.passed) + len(self.known) + len(self.failed)
        what = f"{self.programs} programs; {', '.join(map(str, self.pes))} PEs" + (f"; over {self.over}" if self.over else "")
        result = f"{len(self.passed)} of {runs} pass"
        if self.known:
            result += "; known: " + ", ".join(f"{name} ({note})" for name, note in sorted(self.known.items()))
        if self.failed:
            result += "; FAILED: " + ", ".join(sorted(self.failed))
        return self.stranger.name, self.commit, what, result, datetime.date.today().isoformat()


def run(command, seconds, cwd, env):
    """None if all is well, or what went wrong: the status, and the end of the output."""
    try:
        done = subprocess.run(command, cwd=cwd, env=env, shell=isinstance(command, str), timeout=seconds, text=True,
                              errors="replace", stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    except subprocess.TimeoutExpired:
        return f"not done after {seconds} s"
    return f"status {done.returncode}: {done.stdout[-400:].strip()}" if done.returncode else None


def say(text):
    """What is being done; results go to standard output."""
    print(f"{time.strftime('%H:%M:%S')} {text}", file=sys.stderr, flush=True)


def build(stranger, folder, env, results):
    """The commands to run, by name."""
    for line in stranger.build:
        say(f"{stranger.name}: {line}")
        failure = run(line, BUILD_SECONDS, folder, env)
        if failure:
            results.add("build", stranger.builds_not, f"{line}: {failure}")
            return {}
    commands = {name: line.split() for name, line in stranger.run.items()}
    made = {path for pattern in stranger.programs for path in folder.glob(pattern) if path.is_file() and os.access(path, os.X_OK)}
    commands |= {path.name: [str(path)] for path in sorted(made)}
    sources = sorted({path for pattern in stranger.each for path in folder.glob(pattern)})
    for path in sources:
        name = path.stem
        say(f"{stranger.name}: oshcc {path.name}")
        failure = run(["oshcc", "-w", path.name, "-o", f"{name}.program", *stranger.flags], BUILD_SECONDS, folder, env)
        if failure:
            results.add(name, stranger.builds_not, "does not compile: " + failure)
        else:
            commands[name] = [f"./{name}.program"]
    if not commands:
        results.add("build", stranger.builds_not, f"nothing to run in {stranger.folder}")
    return commands


def commit_of(checkout, stranger):
    """The one that lies there; programs.py's for a folder that is no checkout."""
    if not (checkout / ".git").exists():
        return stranger.commit
    done = subprocess.run(["git", "-C", checkout, "rev-parse", "HEAD"], capture_output=True, text=True, check=True)
    return done.stdout[:len(stranger.commit)]


def visit(stranger, checkout, options):
    env = dict(os.environ, CC="oshcc", CXX="oshc++")
    if options.over:
        env.update(HEDDLE_DIRECT="0", HEDDLE_WIRE=options.over)
    pes = options.pes or stranger.pes
    results = Results(stranger, commit_of(checkout, stranger), pes, options.over)
    with tempfile.TemporaryDirectory(prefix="heddle-stranger-") as copy:
        shutil.copytree(checkout, Path(copy, "source"), symlinks=True, ignore=shutil.ignore_patterns(".git"))
        folder = Path(copy, "source", stranger.folder)
        commands = build(stranger, folder, env, results)
        results.programs = len(commands)
        for name, command in commands.items():
            for n in pes:
                say(f"{stranger.name}: {name}, {n} PEs")
                # oshrun ends the PEs itself; the second limit is for an oshrun that does not end
                launched = ["oshrun", "-n", str(n), "--timeout", str(stranger.seconds), *(word.format(pes=n) for word in command)]
                results.add(f"{name}/{n}", stranger.known, run(launched, stranger.seconds + 30, folder, env))
    return results


def lined_up(rows):
    widths = [max(len(row[i]) for row in rows) for i in range(len(HEADINGS) - 1)]
    return "\n".join("  ".join([*(cell.ljust(width) for cell, width in zip(row, widths)), row[-1]]) for row in rows)


def update(page, rows):
    """Replaces these rows of the page's table, or adds them."""
    text = page.read_text()
    if text.count(BEGIN) != 1 or text.count(END) != 1:
        sys.exit(f"run.py: {page} has no table between {BEGIN!r} and {END!r}")
    head, _, rest = text.partition(BEGIN)
    former, _, tail = rest.partition(END)
    kept = {cells[0]: cells for cells in (tuple(re.split(r" *\| *", line.strip("| "))) for line in former.strip().split("\n")[2:])
            if len(cells) == len(HEADINGS)}
    kept.update((row[0], row) for row in rows)
    table = [HEADINGS, ("---",) * len(HEADINGS), *(kept[name] for name in sorted(kept))]
    page.write_text(head + BEGIN + "\n" + "".join(f"| {' | '.join(row)} |\n" for row in table) + END + tail)


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--from", dest="checkouts", type=Path, required=True, metavar="FOLDER", help="where the checkouts are")
    parser.add_argument("--only", action="append", metavar="NAME", help="this program; may be repeated")
    parser.add_argument("--pes", type=int, nargs="+", metavar="N", help="instead of the numbers in the table of programs")
    parser.add_argument("--over", metavar="WIRE", help="run over this wire, as HEDDLE_WIRE names it")
    parser.add_argument("--update", action="store_true", help="write the results into the page")
    parser.add_argument("--table", type=Path, default=HERE / "programs.py", help="the table of programs (%(default)s)")
    parser.add_argument("--page", type=Path, default=PAGE, help="the page (%(default)s)")
    options = parser.parse_args()
    if options.pes and min(options.pes) < 1:
        parser.error(f"--pes {min(options.pes)}: a job has 1 PE or more")
    if not options.checkouts.is_dir():
        parser.error(f"--from {options.checkouts}: no such folder")
    for tool in "oshcc", "oshrun":
        if not shutil.which(tool):
            parser.error(f"no {tool} in PATH: install Heddle, and add its folder of programs to PATH")
    return parser, options


def chosen(parser, options):
    """Those to visit, with their checkouts."""
    strangers = {stranger.name: stranger for stranger in runpy.run_path(str(options.table))["STRANGERS"]}
    for name in options.only or ():
        if name not in strangers:
            parser.error(f"--only {name}: none of {', '.join(strangers)}")
    for name in options.only or strangers:
        stranger = strangers[name]
        checkout = options.checkouts / stranger.repository.rpartition("/")[2]
        missing = [tool for tool in stranger.needs if not shutil.which(tool)]
        if checkout.is_dir() and not missing:
            yield stranger, checkout
        elif options.only:
            parser.error(f"--only {name}: no {', '.join(missing) or checkout}")
        else:
            print(f"{name}: not run, there is no {', '.join(missing) or checkout}")


def main():
    parser, options = arguments()
    visited = []
    for stranger, checkout in chosen(parser, options):
        visited.append(visit(stranger, checkout, options))
        for name, failure in visited[-1].failed.items():
            print(f"FAILED {stranger.name} {name}: {failure}", flush=True)
        for name in visited[-1].better:
            print(f"{stranger.name} {name}: passes, though it is known to fail", flush=True)
    rows = [results.row() for results in visited]
    print(lined_up([HEADINGS, *rows]))
    if options.update:
        update(options.page, rows)
    return 1 if not visited or any(results.failed for results in visited) else 0


if __name__ == "__main__":
    sys.exit(main())
