#!/usr/bin/env python3
"""make mutants [MUTANTS=REGEX] [MUTANTS_FLAGS=...]: breaks the library on purpose, in one small way after the other, and
looks whether a test sees it.

The tables beside this file (README.md says how to read them) hold the edits. Each is made in a copy of the sources below
the build folder; what its tests need is built there, and they are run until one fails, or takes five times as long as
without a mutant: then the mutant is killed. A mutant that survives is a test that is missing, a line of code that does
nothing, or equivalent: then it is not run. Exit status: 0 if all others are killed, or the table says why not."""
import argparse
import collections
import concurrent.futures
import datetime
import hashlib
import json
import os
import queue
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

from tables import SOURCE, Wrong, read_all

MARKERS = "<!-- mutants -->\n", "<!-- /mutants -->"

# `kind`: the folder below test. `environment`: what CTest and the table say.
Test = collections.namedtuple("Test", "name kind command environment")
# `what`: killed, survives, broken or equivalent. `by`: the test, or why. `kind`: of that test.
Result = collections.namedtuple("Result", "what by kind seconds")


# A copy of the sources, and its build


def tracked_files():
    listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=SOURCE,
                            capture_output=True, text=True, check=True).stdout
    return {name for name in listed.split("\0") if name and (SOURCE / name).is_file()}


def copy_changed(names, to):
    """So that what was built there before need not be built again."""
    for name in names:
        copy, original = to / name, SOURCE / name
        if not copy.is_file() or copy.read_bytes() != original.read_bytes():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(original, copy) # and its mode; the time is now
    for copy in [path for path in to.rglob("*") if path.is_file() and path.relative_to(to).parts[0] != "build"]:
        if str(copy.relative_to(to)) not in names:
            copy.unlink()


def output_of(command):
    """(whether it succeeds, what it prints)"""
    done = subprocess.run(list(map(str, command)), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    return not done.returncode, done.stdout


def tests_of(build):
    """All of a build, as CMake has written them down: ctest does not tell of programs that are not built yet."""
    for path in build.rglob("CTestTestfile.cmake"):
        for text in re.split(r"\n *add_test\(", path.read_text())[1:]:
            first, _, properties = text.partition("set_tests_properties(")
            _, name, command = re.match(r"\[(=+)\[(.*?)\]\1\](.*)", first, flags=re.S).groups()
            environment = re.search(r' ENVIRONMENT "(.*?)"', properties)
            pairs = filter(None, environment[1].split(";") if environment else [])
            yield Test(name, path.parent.name, re.findall(r'"((?:[^"\\]|\\.)*)"', command),
                       dict(pair.split("=", 1) for pair in pairs))


class Copy:
    def __init__(self, folder, names, jobs):
        self.folder, self.build_folder, self.jobs = folder, folder / "build", jobs
        copy_changed(names, folder)
        flags = ["-DHEDDLE_BENCH=OFF", "-DCMAKE_LINK_DEPENDS_NO_SHARED=ON"]
        if shutil.which("ccache"):
            flags += [f"-DCMAKE_{language}_COMPILER_LAUNCHER=ccache" for language in ("C", "CXX")]
        succeeds, output = output_of(["cmake", "-S", folder, "-B", self.build_folder, "-G", "Ninja", *flags])
        if not succeeds:
            raise Wrong(output)
        self.tests = list(tests_of(self.build_folder))

    def chosen(self, choice):
        """The tests of a choice, with its arguments and its wire."""
        found = [test for test in self.tests if re.search(choice.regex, test.name)]
        if not found:
            raise Wrong(f"no test is called {choice.regex}")
        wire = {"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": choice.wire} if choice.wire else {}
        behind = (choice.arguments and f" {choice.arguments}") + (choice.wire and f" over {choice.wire}")
        return [test._replace(name=test.name + behind, command=test.command + choice.arguments.split(),
                              environment={**test.environment, **wire}) for test in found]

    def build(self, tests):
        """None, or why it does not build. A script may run any program."""
        words, prefix = [word for test in tests for word in test.command], f"{self.build_folder}/"
        is_script = any(word.endswith((".py", ".sh")) for word in words)
        targets = ["all"] if is_script else sorted({word[len(prefix):] for word in words if word.startswith(prefix)})
        succeeds, output = output_of(["cmake", "--build", self.build_folder, "--parallel", self.jobs, "--target", *targets])
        if succeeds:
            return None
        return (re.findall(r"^.*\berror\b.*$", output, flags=re.M) or [output[-2000:]])[0]

    def fails(self, test, limit, log):
        """How, or None."""
        with log.open("ab") as file:
            file.write(f"\n--- {test.name}\n".encode())
            file.flush()
            process = subprocess.Popen(test.command, stdin=subprocess.DEVNULL, stdout=file, stderr=file,
                                       cwd=self.build_folder, env={**os.environ, **test.environment},
                                       start_new_session=True)
            try:
                return None if process.wait(limit) in (0, 77) else "fails"
            except subprocess.TimeoutExpired:
                end(process)
                return "hangs"


def end(process):
    """oshrun ends its job when it is asked to."""
    for how in (signal.SIGTERM, signal.SIGKILL):
        try:
            os.killpg(process.pid, how)
            process.wait(5)
        except (subprocess.TimeoutExpired, ProcessLookupError):
            pass


# Running them


class Bench:
    """Copies, as many as are worked on at the same time, and how long the tests take without a mutant."""

    def __init__(self, folder, jobs, mutants):
        self.folder, self.logs, self.seconds = folder, folder / "logs", {}
        shutil.rmtree(self.logs, ignore_errors=True)
        self.logs.mkdir(parents=True)
        names, self.copies = tracked_files(), queue.SimpleQueue()
        choices = list(dict.fromkeys(choice for m in mutants for choice in m.tests))
        for i in range(jobs):
            copy = Copy(folder / str(i), names, jobs)
            tests = [test for choice in choices for test in copy.chosen(choice)]
            print(f"building {len(tests)} tests in {copy.folder}", flush=True)
            failed = copy.build(tests)
            if failed:
                raise Wrong(f"without a mutant: {failed}")
            self.copies.put(copy)
        self.measure(copy, {test.name: test for test in tests})

    def measure(self, copy, tests):
        log = self.logs / "without.txt"
        for name, test in tests.items():
            begin = time.monotonic()
            if copy.fails(test, 900, log):
                raise Wrong(f"without a mutant, {name} fails: see {log}")
            self.seconds[name] = time.monotonic() - begin
            print(f"without a mutant: {self.seconds[name]:6.1f} s  {name}", flush=True)

    def limit(self, test):
        """The machine may be busier than it was."""
        return 20 + 5 * self.seconds[test.name]

    def try_on(self, copy, m, log):
        for choice in m.tests:
            tests = copy.chosen(choice)
            failed = copy.build(tests)
            if failed:
                return "broken", failed, ""
            for test in tests:
                how = copy.fails(test, self.limit(test), log)
                if how:
                    return "killed", test.name + (" (hangs)" if how == "hangs" else ""), test.kind
        return "survives", m.survives, ""

    def try_one(self, m):
        if m.equivalent:
            return Result("equivalent", m.equivalent, "", 0)
        copy, begin = self.copies.get(), time.monotonic()
        path, log = copy.folder / m.path, self.logs / (re.sub(r"\W+", "-", m.name) + ".txt")
        text = path.read_text()
        try:
            path.write_text(m.old.sub(lambda _: m.new, text))
            return Result(*self.try_on(copy, m, log), time.monotonic() - begin)
        finally:
            path.write_text(text)
            self.copies.put(copy)


WORDS = {"killed": "killed by ", "survives": "SURVIVES ", "broken": "DOES NOT BUILD: ", "equivalent": "equivalent: "}


class Progress:
    """A line for each mutant."""

    def __init__(self, mutants):
        self.begin, self.done, self.all = time.monotonic(), 0, len(mutants)
        self.widths = [max(len(text) for text in texts) for texts in zip(*((m.file, m.name) for m in mutants))]

    def say(self, m, result):
        self.done += 1
        minutes = (time.monotonic() - self.begin) / self.done * (self.all - self.done) / 60
        file, name = (text.ljust(width) for text, width in zip((m.file, m.name), self.widths))
        print(f"{self.done:3} of {self.all}, {minutes:3.0f} min left  {file}  {name}  {result.seconds:4.0f} s  "
              f"{WORDS[result.what]}{result.by}", flush=True)


class Kept:
    """Results, for --continue: of those that were killed, or that survive as their table says, until the edit or the file
    changes."""

    def __init__(self, path, is_used):
        self.path = path
        self.results = json.loads(path.read_text()) if is_used and path.is_file() else {}

    def key(self, m):
        text = (SOURCE / m.path).read_text()
        return hashlib.sha256(repr((m.old.pattern, m.new, m.survives, text)).encode()).hexdigest()

    def get(self, m):
        found = self.results.get(self.key(m))
        return found and Result(*found)

    def put(self, m, result):
        if result.what == "killed" or (result.what == "survives" and result.by):
            self.results[self.key(m)] = result
            self.path.write_text(json.dumps(self.results))


def run_all(folder, jobs, mutants, goes_on):
    """{mutant: result}"""
    kept = Kept(folder / "results.json", goes_on)
    results = {m: kept.get(m) for m in mutants}
    todo = [m for m in mutants if not results[m]]
    if not todo:
        return results
    bench, progress = Bench(folder, jobs, [m for m in todo if not m.equivalent]), Progress(todo)
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        waiting = {pool.submit(bench.try_one, m): m for m in todo}
        for future in concurrent.futures.as_completed(waiting):
            m = waiting[future]
            results[m] = future.result()
            kept.put(m, results[m])
            progress.say(m, results[m])
    return results


# What is said about them


def summary(results):
    n = collections.Counter(result.what for result in results.values())
    counted = n["killed"] + n["survives"]
    share = f" ({100 * n['killed'] / counted:.1f} %)" if counted else ""
    text = f"of {counted} mutants {n['killed']} are killed{share}, {n['survives']} survive"
    return text + (f"; {n['equivalent']} more are equivalent" if n["equivalent"] else "") + \
        (f"; {n['broken']} do not build" if n["broken"] else "")


def by_area(results):
    """A table: a row for each source file and its header, a column for each kind of test."""
    areas, killed = collections.defaultdict(collections.Counter), collections.Counter()
    for m, result in results.items():
        areas[str(Path(m.file).with_suffix(""))][result.kind or result.what] += 1
        killed[result.kind] += bool(result.kind)
    kinds = [kind for kind, n in killed.most_common() if n]
    columns = [*kinds, "survives", "equivalent"]
    titles = [*(f"killed by test/{kind}" for kind in kinds), "survive", "equivalent"]
    yield "| area | " + " | ".join(titles) + " |"
    yield "|---|" + "---:|" * len(columns)
    for area, n in sorted(areas.items()):
        yield f"| {area} | " + " | ".join(str(n[column] or "") for column in columns) + " |"
    yield "| all | " + " | ".join(str(sum(n[column] for n in areas.values())) for column in columns) + " |"


def listed(title, results, what):
    those = [f"* {m.name} (`{m.file}`)" + (f": {result.by}" if result.by else "") for m, result in results.items()
             if result.what == what]
    return ["", f"{title}:" if those else f"{title}: none.", *([""] + those if those else [])]


def record(path, results):
    commit = subprocess.run(["git", "log", "-1", "--format=%h"], cwd=SOURCE, capture_output=True, text=True,
                            check=True).stdout.strip()
    hangs = sum(result.by.endswith("(hangs)") for result in results.values())
    lines = [f"{datetime.date.today()}, commit {commit}: {summary(results)}. {hangs} made a test hang.", "",
             *by_area(results), *listed("Survivors", results, "survives"), *listed("Equivalent", results, "equivalent")]
    before, begin, rest = path.read_text().partition(MARKERS[0])
    _, end_marker, after = rest.partition(MARKERS[1])
    if not end_marker:
        raise Wrong(f"{path} has no place between {MARKERS[0].strip()} and {MARKERS[1]}")
    path.write_text(before + begin + "\n".join(lines) + "\n" + end_marker + after)


# A recorded page after changes of the sources


def has_source(area):
    """Whether a file below src has this name, with its folder where the area has one."""
    return any(path.with_suffix("").as_posix().endswith("/" + area) for path in SOURCE.glob(f"src/**/{Path(area).name}.*"))


def without_gone(lines, mutants):
    """The recorded lines without the rows of sources that are gone. The sums follow the rows, and equivalent mutants, which are never
    run, are those of the tables. All other numbers are those of the recorded run."""
    same = {m: Result("equivalent", m.equivalent, "", 0) for m in mutants if m.equivalent}
    equivalent = collections.Counter(str(Path(m.file).with_suffix("")) for m in same)
    head = next(line for line in lines if line.startswith("| area |"))
    columns, rows = [text.strip() for text in head.split("|")[2:-1]], {area: [] for area in equivalent}
    for line in lines:
        area, *numbers = [text.strip() for text in line.split("|")[1:-1]] if line.startswith("| ") else [""]
        if area not in ("", "all", "area") and has_source(area):
            rows[area] = [int(text or 0) for text in numbers]
    rows = {area: (numbers or [0] * len(columns))[:-1] + [equivalent[area]] for area, numbers in sorted(rows.items())}
    sums = list(map(sum, zip(*rows.values())))
    killed, survive = sum(sums[:-2]), sums[-2]
    share = f"of {killed + survive} mutants {killed} are killed ({100 * killed / (killed + survive):.1f} %), {survive} survive; {sums[-1]} more"
    yield re.sub(r"of \d+ mutants .*? survive; \d+ more", share, lines[0])
    yield from ("", head, lines[lines.index(head) + 1])
    for area, numbers in rows.items():
        yield f"| {area} | " + " | ".join(str(number or "") for number in numbers) + " |"
    yield "| all | " + " | ".join(map(str, sums)) + " |"
    yield from lines[next(i for i, line in enumerate(lines) if line.startswith("| all |")) + 1:lines.index("Equivalent:") - 1]
    yield from listed("Equivalent", same, "equivalent")


def drop_gone(path, mutants):
    before, begin, rest = path.read_text().partition(MARKERS[0])
    lines, end_marker, after = rest.partition(MARKERS[1])
    path.write_text(before + begin + "\n".join(without_gone(lines.splitlines(), mutants)) + "\n" + end_marker + after)


def options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=Path, default=SOURCE / "build", metavar="FOLDER",
                        help="copies and logs lie below FOLDER/mutants (build)")
    parser.add_argument("--only", default="", metavar="REGEX", help="those whose name or file matches")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="mutants at the same time, a copy for each (1)")
    parser.add_argument("--list", action="store_true", help="names them, with their tests")
    parser.add_argument("--continue", action="store_true", dest="goes_on", help="not what an earlier run has killed, or "
                        "seen survive as the table says, if neither the edit nor its file has changed since")
    parser.add_argument("--record", type=Path, metavar="FILE", help="rewrites the text between two markers there")
    parser.add_argument("--drop-gone", type=Path, metavar="FILE", help="runs nothing: removes from the recorded text the rows of "
                        "sources that are gone, and equivalent mutants that the tables no longer have")
    return parser.parse_args()


def main():
    given = options()
    if given.drop_gone:
        drop_gone(given.drop_gone, read_all())
        return 0
    mutants = [m for m in read_all() if re.search(given.only, m.name) or re.search(given.only, m.file)]
    if given.list:
        for m in mutants:
            tests = ["  ".join(filter(None, choice)) for choice in m.tests]
            print(f"{m.where}: {m.name}", *([f"equivalent: {m.equivalent}"] if m.equivalent else tests), sep="\n    ")
        return 0
    results = run_all(given.build.resolve() / "mutants", given.jobs, mutants, given.goes_on)
    if given.record:
        record(given.record, results)
    print(summary(results))
    return any(result.what == "broken" or (result.what == "survives" and not result.by) for result in results.values())


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Wrong as wrong:
        sys.exit(f"mutants: {wrong}")
