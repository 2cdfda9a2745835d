"""What was done, as a table: for people, and in a page between two markers, where it adds up."""
import re
import subprocess
from dataclasses import dataclass

BEGIN, END = "<!-- torture -->", "<!-- /torture -->"
HEAD = ("| route | hours | jobs | rounds | operations | looks | failures | last commit |\n"
        "|---|---:|---:|---:|---:|---:|---:|---|\n")


@dataclass
class Row:
    """Of one route."""
    route: str
    seconds: float = 0
    jobs: int = 0
    rounds: int = 0
    operations: int = 0
    looks: int = 0
    failures: int = 0

    def add(self, counts, failed):
        self.jobs += 1
        self.failures += failed
        for name, count in counts.items():
            setattr(self, name, getattr(self, name) + count)

    def line(self, commit):
        return (f"| {self.route} | {self.seconds / 3600:.3f} | {self.jobs} | {self.rounds} | {self.operations} | {self.looks} "
                f"| {self.failures} | {commit} |\n")


def table(rows):
    """For people who wait for it."""
    lines = [f"{'route':10}{'seconds':>9}{'jobs':>7}{'rounds':>8}{'operations':>12}{'looks':>10}{'failures':>10}"]
    lines += [f"{r.route:10}{r.seconds:9.0f}{r.jobs:7}{r.rounds:8}{r.operations:12}{r.looks:10}{r.failures:10}" for r in rows]
    return "\n".join(lines)


def commit_now():
    done = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    return done.stdout.strip() or "?"


def update(page, rows):
    """Adds the rows to those in the page: failures count since it was last emptied by hand."""
    found = re.match(f"(.*{BEGIN}\n)(.*)({END}.*)", page.read_text(), flags=re.S)
    if not found:
        raise SystemExit(f"torture: {page} has no lines {BEGIN} and {END} for the table")
    before, old, after = found.groups()
    known, commits = {}, {}
    for line in old.splitlines()[2:]:
        cells = [cell.strip() for cell in line.strip("| ").split("|")]
        known[cells[0]] = Row(cells[0], float(cells[1]) * 3600, *map(int, cells[2:7]))
        commits[cells[0]] = cells[7]
    for row in rows:
        total = known.setdefault(row.route, Row(row.route))
        for name in ("seconds", "jobs", "rounds", "operations", "looks", "failures"):
            setattr(total, name, getattr(total, name) + getattr(row, name))
        commits[row.route] = commit_now()
    page.write_text(before + HEAD + "".join(row.line(commits[name]) for name, row in known.items()) + after)
