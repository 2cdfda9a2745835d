"""Measures all that the claims ask for, step by step, and says how long it will take. Each step leaves its numbers in a folder."""
import dataclasses
import json
import os
import re
import subprocess
import sys
import time
import typing
import xml.etree.ElementTree

import formula
from libraries import HERE, NETWORKS, OURS_OVER_TCP, Failure, build, reason
from session import machine
from claims import modelled, table

BENCH = HERE
MAPPING = re.compile(r"^(TS|CTX1|CTX2)\s+\S+\s+(\S+)", re.M)  # name, seconds, MB/s
ROUNDS = 15, 60


@dataclasses.dataclass(frozen=True)
class Step:
    title: str
    seconds: tuple  # about: quick, full; for the time that remains
    work: typing.Callable  # of (options, folder, say)


def told(command, say, **more):
    """Runs it and passes on what it says; a Failure, with what it said last, if it fails."""
    child = subprocess.Popen([str(word) for word in command], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
                             stdin=subprocess.DEVNULL, **more)
    line = "no message"
    with child:
        for line in filter(str.strip, child.stderr):
            say(line.strip())
    if child.returncode:
        raise Failure(f"exit status {child.returncode}: {line.strip()[:200]}")


def suite(name, *only):
    """A benchmark with a page of its own; all of it where doc/ shall have its tables."""
    def work(options, folder, say):
        some = [word for task in only for word in ("--only", task)]
        words = ["--quick"] * options.quick + (["--update"] if options.update else some)
        told([sys.executable, BENCH / "run.py", name, "--build", options.build, "--out", folder / f"{name}.html", *words], say)
    return work


def tests(options, folder, say):
    """What CTest says of each: passed, failed, or why it was skipped."""
    say(", ".join(table.tests()))
    report = folder / "tests.xml"
    subprocess.run(["ctest", "--test-dir", options.build, "-R", f"^({'|'.join(table.tests())})(/|$)", "--output-junit", report],
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    cases = xml.etree.ElementTree.parse(report).iter("testcase")
    words = {"run": "passed", "fail": "failed"}
    found = {case.get("name"): words.get(case.get("status"), "skipped") for case in cases}
    (folder / "tests.json").write_text(json.dumps(found, indent=1) + "\n")
    report.unlink()
    if "failed" in found.values():
        raise Failure(", ".join(name for name, state in found.items() if state == "failed"))


def mappings(options, folder, say):
    """{mapping: [MB/s]}: the program goes through all of them, again and again."""
    program = folder / "three_mappings"
    source = BENCH.parent / "examples" / "three_mappings.c"
    build([options.build / "bin" / "oshcc", "-O2", "-pthread", source, "-o", program])
    found = {}
    for turn in range(ROUNDS[not options.quick]):
        say(f"turn {turn + 1}")
        done = subprocess.run([options.build / "bin" / "oshrun", "-n", "2", "--timeout", "60", program], text=True, check=False,
                              capture_output=True, env={**os.environ, **OURS_OVER_TCP})
        if done.returncode:
            raise Failure(reason(done, 60))
        for name, rate in MAPPING.findall(done.stdout):
            found.setdefault(name, []).append(float(rate))
    program.unlink()
    (folder / "mappings.json").write_text(json.dumps(found, indent=1) + "\n")


def where(title):
    return [f"{title} {words}" for words in NETWORKS.values()]


STEPS = (
    Step("tests", (50, 50), tests),
    Step("streams", (210, 950), suite("streams")),
    Step("model", (40, 45), modelled.step),
    Step("bundled", (60, 950), suite("bundled")),
    Step("wire", (120, 620), suite("wire", *where("rates"), *where("bandwidth"))),
    Step("entry", (40, 40), suite("entry")),
    Step("mappings", (20, 60), mappings),
)


def words_of(seconds):
    return f"{seconds / 60:.0f} min" if seconds >= 90 else f"{max(seconds, 0):.0f} s"


def progress(options, step, begin):
    """What a step says, with its place and about how much time is left behind it."""
    at = STEPS.index(step)
    behind = sum(one.seconds[not options.quick] for one in STEPS[at + 1:])

    def say(text):
        left = behind + max(step.seconds[not options.quick] - (time.monotonic() - begin), 0)
        print(f"[{at + 1}/{len(STEPS)}, about {words_of(left)} left] {step.title}: {text}", file=sys.stderr, flush=True)
    return say


def everything(options, folder):
    """All steps; the titles of those that failed, with the reason."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    load, begin, failed = os.getloadavg(), time.monotonic(), {}
    for step in STEPS:
        say = progress(options, step, time.monotonic())
        try:
            step.work(options, folder, say)
        except (Failure, OSError, xml.etree.ElementTree.ParseError) as why:
            failed[step.title] = str(why)
            say(f"failed: {why}")
    facts = {"machine": machine(load), "quick": options.quick, "seconds": round(time.monotonic() - begin),
             "failed": failed, "peer bytes": formula.coefficients()["peer"]}
    (folder / "facts.json").write_text(json.dumps(facts, indent=1) + "\n")
