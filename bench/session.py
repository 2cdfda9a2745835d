"""One run of a suite: its tasks one after the other, libraries in turns, what other processes took meanwhile, and what became of
it: raw numbers, tables and a page."""
import dataclasses
import datetime
import json
import os
import pathlib
import platform
import re
import sys
import time

import pages
from libraries import HERE, Failure, describe, find_libraries, first_line
from tables import OURS

LIMITS = 30, 150  # seconds of one turn of one library: quick, full


def busy_seconds():
    """(seconds that all cores worked for anybody or were taken away, seconds that they worked for our children)."""
    ticks = [int(one) for one in pathlib.Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]
    spent = os.times()
    return (sum(ticks) - ticks[3] - ticks[4]) / os.sysconf("SC_CLK_TCK"), spent.children_user + spent.children_system


@dataclasses.dataclass
class Task:
    title: str
    program: str
    words: tuple = ()
    pes: int = 2
    heap: int = 64  # MiB per PE
    rounds: tuple = (2, 5)  # turns of every library: quick, full
    least: tuple = (1, 2)  # turns that are taken even when time runs out
    kind: str = "run"
    weight: float = 1  # share of the time


class Session:
    """All runs of one suite, what they printed, and what went wrong."""

    budget = (50, 540)  # seconds: quick, full

    def __init__(self, options, tasks):
        self.options = options
        self.tasks = tasks
        self.begin = time.monotonic()
        self.libraries = find_libraries(options)
        self.rows, self.setups, self.failures, self.skips = [], [], [], []
        self.others = []  # cores that other processes took, run by run
        self.failed = {}  # (task, library): how often
        self.runs = 0

    def elapsed(self):
        return time.monotonic() - self.begin

    def say(self, text):
        print(text, file=sys.stderr, flush=True)

    def fail(self, task, library, why):
        key = (task.title, library.name)
        self.failed[key] = self.failed.get(key, 0) + 1
        failure = {"task": task.title, "library": library.name, "reason": why}
        if failure not in self.failures:
            self.failures.append(failure)
        self.say(f"    fail: {library.name}: {why}")

    def take(self, task, library, lines):
        """Sorts what a run printed into rows, set-ups, skips and failures."""
        self.runs += 1
        where = {"task": task.title, "library": library.name, "run": self.runs}
        for line in lines:
            if "name" in line and "repetitions" in line:
                self.rows.append({**line, **where})
            elif "setup" in line:
                self.setups.append({**line, "task": task.title, "library": library.name})
            elif "skip" in line and {**line, **where, "run": 0} not in self.skips:
                self.skips.append({**line, **where, "run": 0})
            elif "failed" in line:
                self.fail(task, library, line["failed"])

    @staticmethod
    def row(task, name, op, variant, unit, value, size=0):
        """What a program would print of one number."""
        return {"name": name, "op": op, "variant": variant, "size": size, "unit": unit, "pes": task.pes, "value": value,
                "repetitions": [value]}

    def skip(self, task, why, name=""):
        """Nothing is measured: no libraries."""
        self.skips.append({"task": task.title, "library": OURS, "name": name or task.program, "op": "", "skip": why})
        return []

    def words_of(self, task):
        """What the program is told."""
        return [*task.words, *["--quick"] * self.options.quick]

    def one(self, task, library):
        """One turn of one library."""
        lines, _ = library.run(task.pes, task.program, self.words_of(task), task.heap, LIMITS[not self.options.quick])
        self.take(task, library, lines)

    def libraries_of(self, task):
        """What takes turns."""
        return self.libraries

    def task(self, number, task, until):
        """All turns of one task: every library in turn, and again while there is time."""
        quick, libraries = self.options.quick, self.libraries_of(task)
        rounds, least = task.rounds[not quick], task.least[not quick]
        usable = []
        for library in libraries:
            try:
                library.compile(task.program)
                usable.append(library)
            except (Failure, OSError) as why:
                self.fail(task, library, str(why))
        for turn in range(rounds):
            if turn >= least and self.elapsed() > until:
                break
            for library in usable:
                if self.failed.get((task.title, library.name), 0) >= 2:
                    continue
                self.say(f"[{number}/{len(self.tasks)}] {task.title}, {library.name} ({turn + 1} of {rounds})")
                all_before, ours_before, begin = *busy_seconds(), time.monotonic()
                try:
                    self.one(task, library)
                except (Failure, OSError) as why:
                    self.fail(task, library, str(why))
                all_after, ours_after, wall = *busy_seconds(), time.monotonic() - begin
                others = (all_after - all_before - ours_after + ours_before) / max(wall, 1e-3)
                if wall > 0.3:  # below, the clock of /proc/stat is too coarse
                    self.others.append({"task": task.title, "library": library.name, "cores": round(max(others, 0), 2),
                                        "seconds": round(wall, 1)})

    def run(self):
        load = os.getloadavg()
        budget = self.options.seconds or self.budget[not self.options.quick]
        tasks = [one for one in self.tasks if not self.options.only or one.title in self.options.only]
        share = budget / sum(one.weight for one in tasks)
        until = 0
        for task in tasks:
            until += share * task.weight
            self.task(self.tasks.index(task) + 1, task, until)
        return {"machine": machine(load), "quick": self.options.quick, "seconds": round(self.elapsed(), 1),
                "libraries": [describe(one) for one in self.libraries], "setups": self.setups, "rows": self.rows,
                "others": self.others, "failures": self.failures, "skips": self.skips}


def machine(load):
    """What the numbers depend on."""
    info = pathlib.Path("/proc/cpuinfo").read_text(errors="replace")
    model = re.search(r"^model name\s*:\s*(.*)$", info, re.M)
    return {"cpu": model.group(1) if model else platform.processor(), "cores": len(os.sched_getaffinity(0)),
            "kernel": f"{platform.system()} {platform.release()}", "architecture": platform.machine(),
            "load_before": [round(one, 2) for one in load],
            "load_after": [round(one, 2) for one in os.getloadavg()],
            "compiler": first_line(["cc", "--version"]),
            "revision": first_line(["git", "-C", HERE, "describe", "--always", "--dirty"]),
            "date": datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%d %H:%M UTC")}


def available_mib():
    """Free memory; 512 MiB if the system does not say."""
    found = re.search(r"^MemAvailable:\s*(\d+)", pathlib.Path("/proc/meminfo").read_text(), re.M)
    return int(found.group(1)) // 1024 if found else 512


def cold_mib():
    """512 MiB, or an eighth of the free memory."""
    return max(64, min(512, available_mib() // 8))


def measure(options, session, shown):
    """Runs all tasks and writes the three files; `shown`: what there is to show of the numbers."""
    if not (options.build / "bin" / "oshcc").exists():
        raise SystemExit(f"no {options.build}/bin/oshcc; build first: make")
    raw = {"suite": options.suite, **session.run()}
    options.out.parent.mkdir(parents=True, exist_ok=True)
    page, table, numbers = (options.out.with_suffix(end) for end in (".html", ".md", ".json"))
    numbers.write_text(json.dumps(raw, indent=1) + "\n")
    table.write_text(pages.markdown(shown, raw))
    page.write_text(pages.html(shown, raw))
    print(pages.terminal(shown, raw))
    session.say(f"\n{session.elapsed():.0f} s. Page: {page}  table: {table}  numbers: {numbers}")
    if options.update:
        pages.update_documents(HERE.parent, shown, raw)
    return 1 if any(one["library"].startswith((OURS, "HEDDLE_")) for one in raw["failures"]) else 0
