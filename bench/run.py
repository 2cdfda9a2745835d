#!/usr/bin/env python3
"""Runs the benchmarks of this folder with Heddle and with other OpenSHMEM libraries, side by side.

    run.py direct --build build [--peer NAME=DIR …] [--quick] [--out PAGE.html] [--update]
    run.py collectives --build build [--peer NAME=DIR …] [--quick] [--out PAGE.html]
    run.py hosts --build build [--quick] [--out PAGE.html]
    run.py wire --build build [--quick] [--out PAGE.html]
    run.py bundled --build build [--quick] [--out PAGE.html]
    run.py instructions --build build [--pes N]

`direct`, `collectives`, `hosts` (collectives between them), `wire` and `bundled` compile the same sources with each
library's oshcc, run them in turns (ours, peer, ours, peer …), and write the raw numbers (.json), a table (.md) and a page (.html). `instructions` prints one JSON
line per operation: what a call costs in instructions, counted by valgrind. See README.md beside this file.
"""

import argparse
import dataclasses
import datetime
import json
import os
import pathlib
import platform
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time

import report
import report_collectives

HERE = pathlib.Path(__file__).resolve().parent
OURS = "Heddle"
INLINE = "Heddle, inline"
PROGRAMS = ("direct", "bandwidth", "latency", "threads", "hello", "instructions")
FLAGS = ["-std=gnu17", "-O2", "-g", f"-I{HERE}"]
OPEN_MPI_LAUNCH = ["--oversubscribe", "--mca", "osc", "^rdma"]  # with osc/rdma, 4.1.4 crashes in shmem_finalize
OPEN_MPI_ENVIRONMENT = {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1"}


class Failure(Exception):
    """Something did not work; the text says what, for the report."""


def first_line(command):
    """The first line a command prints, and the next if that ends with a colon; an empty string if it fails."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=20, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    lines = (done.stdout or done.stderr).strip().splitlines() if not done.returncode else []
    return " ".join(lines[:2] if lines and lines[0].endswith(":") else lines[:1])


def busy_seconds():
    """(seconds that all cores worked for anybody or were taken away, seconds that they worked for our children)."""
    ticks = [int(one) for one in pathlib.Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]
    spent = os.times()
    return (sum(ticks) - ticks[3] - ticks[4]) / os.sysconf("SC_CLK_TCK"), spent.children_user + spent.children_system


# ---- Libraries ----


@dataclasses.dataclass
class Library:
    """A folder with an oshcc and an oshrun, and how to use them."""

    name: str
    folder: pathlib.Path
    work: pathlib.Path  # where its programs are built
    launch: list = dataclasses.field(default_factory=list)
    environment: dict = dataclasses.field(default_factory=dict)
    flags: list = dataclasses.field(default_factory=list)
    version: str = ""
    built: set = dataclasses.field(default_factory=set)

    def __post_init__(self):
        self.version = self.version or first_line([self.folder / "oshrun", "--version"])
        if re.search("openrte|open.?mpi", self.version, re.I):
            self.launch = OPEN_MPI_LAUNCH + self.launch
            self.environment = {**OPEN_MPI_ENVIRONMENT, **self.environment}

    def compile(self, program):
        """Builds one program, once per session: a library that changed must not meet a program built with the old."""
        if program in self.built:
            return
        self.work.mkdir(parents=True, exist_ok=True)
        bare = self.work / "libbare.so"
        build(["cc", "-shared", "-fPIC", *FLAGS, HERE / "bare.c", "-o", bare])
        build([self.folder / "oshcc", *FLAGS, *self.flags, HERE / f"{program}.c", "-o", self.work / program,
               f"-L{self.work}", "-lbare", f"-Wl,-rpath,{self.work}", "-lpthread"])
        self.built.add(program)

    def command(self, pes, program, words, before=()):
        return [str(self.folder / "oshrun"), *self.launch, "-n", str(pes), *before, str(self.work / program), *words]

    def run(self, pes, program, words, heap, limit, before=(), keep=False):
        """Runs a program; returns (its JSON lines, wall time). Ends it after `limit` seconds.
        With `keep`, what it printed before it failed counts."""
        environment = {**os.environ, **self.environment, "SHMEM_SYMMETRIC_SIZE": f"{heap}M"}
        command = ["timeout", "-k", "5", str(limit), *self.command(pes, program, words, before)]
        begin = time.monotonic()
        done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False,
                              stdin=subprocess.DEVNULL, errors="replace")
        wall = time.monotonic() - begin
        lines = parse(done.stdout)
        usable = lines and "bench:" not in done.stderr and done.returncode not in (124, 137)
        if done.returncode and not usable and not keep:
            raise Failure(reason(done, limit))
        if done.returncode:
            lines.append({"failed": ("" if keep else "after its results: ") + reason(done, limit)})
        return lines, wall


def build(command):
    """Compiles something."""
    if not shutil.which(command[0]):
        raise Failure(f"there is no {command[0]}")
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False)
    if done.returncode:
        raise Failure(f"does not compile: {telling(done.stderr)}")


def parse(text):
    """The JSON objects among the lines of a program's output."""
    objects = []
    for line in text.splitlines():
        if line.startswith("{"):
            try:
                objects.append(json.loads(line))
            except ValueError:
                objects.append({"failed": f"unreadable line: {line[:80]}"})
    return objects


def telling(text):
    """The line of an error output that says most."""
    lines = [line.strip() for line in text.splitlines() if line.strip(" -*=")]
    for sign in ("bench:", "error:", "ssertion", "Segmentation", "fatal", "rror"):
        for line in lines:
            if sign in line:
                return line[:200]
    return lines[0][:200] if lines else "no message"


def reason(done, limit):
    if done.returncode in (124, 137):
        return f"not finished after {limit} s"
    if done.returncode < 0:
        return f"ended by signal {-done.returncode}: {telling(done.stderr)}"
    return f"exit status {done.returncode}: {telling(done.stderr)}"


def find_libraries(options):
    """Ours first, then the peers that were named, or Open MPI's OSHMEM if it is installed."""
    work = options.build / "bench"
    libraries = [Library(OURS, options.build / "bin", work / "heddle")]
    named = [one.partition("=") for one in options.peer]
    if not named and not options.no_peer and "open" in first_line(["/usr/bin/oshrun", "--version"]).lower():
        named = [("Open MPI", "=", "/usr/bin")]
    extra = dict(one.partition("=")[::2] for one in options.peer_args)
    for name, _, folder in named:
        if not folder or name in (OURS, INLINE):
            raise SystemExit(f"run.py: --peer {name}: needs NAME=DIR, and a name of its own")
        safe = re.sub(r"[^A-Za-z0-9.-]+", "-", name).lower()
        libraries.append(Library(name, pathlib.Path(folder).resolve(), work / f"peer-{safe}",
                                 launch=shlex.split(extra.get(name, ""))))
    return libraries


# ---- Instructions ----

COUNTS = (1000, 11000)


def callgrind_costs(path):
    """From a callgrind file: {loop: its inclusive cost}, {loop: cost of what it calls}."""
    own, called = {}, {}
    function, expected = "", False
    for line in path.read_text(errors="replace").splitlines():
        if line.startswith("fn="):
            function = line[3:].split(".")[0]  # without .isra.0, .constprop.0
        elif line.startswith("calls="):
            expected = True
        elif re.match(r"[0-9+*-]", line) and function.startswith("loop_"):
            cost = int(line.split()[1])
            target = called if expected else own
            target[function] = target.get(function, 0) + cost
            expected = False
        elif re.match(r"[0-9+*-]", line):
            expected = False
    return {name: own[name] + called.get(name, 0) for name in own}, called


def instructions_run(library, pes, count, limit):
    """One run under callgrind; the costs of the PE that did the work."""
    with tempfile.TemporaryDirectory() as folder:
        valgrind = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/%p", "--compress-strings=no",
                    "--compress-pos=no", "--dump-instr=no", "-q"]
        library.run(pes, "instructions", [str(count)], 64, limit, before=valgrind)
        for path in pathlib.Path(folder).iterdir():
            total, called = callgrind_costs(path)
            if total:
                return total, called
    raise Failure("callgrind wrote no costs")


def instructions(library, pes=2, limit=120):
    """[{op, instructions, iteration}]: `instructions` is what runs inside the library per call, `iteration` what one
    turn of the loop costs beyond an empty one, and so includes setting the arguments up and calling."""
    if not shutil.which("valgrind"):
        raise Failure("valgrind is not installed")
    library.compile("instructions")
    (few, few_called), (many, many_called) = [instructions_run(library, pes, count, limit) for count in COUNTS]
    turns = COUNTS[1] - COUNTS[0]

    def per_turn(costs, name):
        return (costs[1].get(name, 0) - costs[0].get(name, 0)) / turns

    empty = per_turn((few, many), "loop_empty")
    return [{"op": name[len("loop_"):],
             "instructions": round(per_turn((few_called, many_called), name), 2),
             "iteration": round(per_turn((few, many), name) - empty, 2)}
            for name in re.findall(r"^LOOP (loop_\w+)", (HERE / "instructions.c").read_text(), re.M)
            if name in many and name != "loop_empty"]


# ---- The tasks of `direct` ----


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


TASKS = (
    Task("8-byte puts", "direct", ("puts",), heap=160),
    Task("8-byte gets", "direct", ("gets",), heap=160),
    Task("atomics", "direct", ("atomics",), heap=160),
    Task("contexts", "direct", ("context",), heap=160),
    Task("bandwidth", "bandwidth", heap=160, rounds=(1, 3), least=(1, 1)),
    Task("latency", "latency", ("put", "get", "pingpong")),
    Task("barrier of 2", "latency", ("barrier",), rounds=(3, 7)),
    Task("barrier of 8", "latency", ("barrier",), pes=8, rounds=(3, 5)),
    Task("barrier of 64", "latency", ("barrier",), pes=64, heap=16, rounds=(1, 3), least=(1, 1)),
    Task("threads", "threads", rounds=(3, 5)),
    Task("inline form", "direct", ("puts", "gets"), heap=160, rounds=(2, 5), kind="inline"),
    Task("start-up of 2", "hello", heap=16, rounds=(5, 15), least=(5, 5), kind="wall"),
    Task("start-up of 64", "hello", pes=64, heap=16, rounds=(1, 7), least=(1, 5), kind="wall"),
    Task("instructions", "instructions", rounds=(1, 1), kind="instructions"),
)


class Session:
    """All runs of one suite, what they printed, and what went wrong."""

    budget = (50, 540)  # seconds: quick, full

    def __init__(self, options, tasks=TASKS):
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

    def one(self, task, library):
        """One turn of one library."""
        limit = 30 if self.options.quick else 150
        words = list(task.words) + (["--quick"] if self.options.quick else [])
        heap = task.heap
        if task.program == "bandwidth" and not self.options.quick:
            cold = self.options.cold_mib
            words.append(f"--cold-mib={cold}")
            heap = max(heap, cold + 96)
        if task.kind == "instructions":
            lines = [{"name": "instructions", "op": one["op"], "variant": "per call", "size": 8, "unit": "instructions",
                      "pes": task.pes, "value": one["instructions"], "repetitions": [one["instructions"]],
                      "iteration": one["iteration"]} for one in instructions(library, task.pes, limit)]
        else:
            lines, wall = library.run(task.pes, task.program, words, heap, limit)
            if task.kind == "wall":
                lines = [{"name": "start-up", "op": "hello", "variant": f"{task.pes} PEs", "size": 0, "unit": "s",
                          "pes": task.pes, "value": wall, "repetitions": [wall]}] + [
                              line for line in lines if "failed" in line]
        self.take(task, library, lines)

    def libraries_of(self, task):
        if task.kind == "inline":
            ours = self.libraries[0]
            return [ours, dataclasses.replace(ours, name=INLINE, work=ours.work.with_name("heddle-inline"),
                                              flags=["-DHEDDLE_INLINE"], built=set())]
        if task.kind == "instructions" and self.options.quick:
            for peer in self.libraries[1:]:
                self.skips.append({"task": task.title, "library": peer.name, "name": "instructions", "op": "",
                                   "skip": "not counted with --quick"})
            return self.libraries[:1]
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


# ---- The tasks of `collectives` ----

OPERATIONS = ("barrier_all", "sync_all", "broadcast", "sum_long", "sum_double", "inscan", "fcollect",
              "collect", "alltoall")

# The variables that choose an algorithm: their words, what to measure under each of them, and how.
VARIANTS = {
    "HEDDLE_BARRIER": (("flags", "central"), ("barrier_all", "sync_all", "fcollect", "alltoall"),
                       ("--team-only", "--largest=8")),
    "HEDDLE_BROADCAST": (("push", "pull"), ("broadcast",), ("--no-baseline", f"--largest={8 << 20}")),
    "HEDDLE_REDUCE": (("gather", "slices"), ("sum_long", "inscan"), ("--team-only", "--largest=192")),
}


def collective_tasks():
    """Collectives of 2, 4, 8 and 64 PEs, their variants, teams and contexts."""
    counts = (2, 4, 8, 64)
    return tuple(
        [Task(f"collectives of {n}", "collectives", OPERATIONS, pes=n, rounds=(1 if n == 64 else 2, 3),
              least=(1, 1), kind="collectives", weight=8) for n in counts] +
        [Task(f"{variable} of {n}", "collectives", words, pes=n, rounds=(2, 3), least=(1, 1), kind=variable)
         for n in counts for variable, (_, words, _) in VARIANTS.items()] +
        [Task(f"teams of {n}", "teams", ("split", "context"), pes=n, rounds=(1, 2), least=(1, 1),
              kind="teams", weight=2) for n in (2, 8, 64)])


class Collectives(Session):
    budget = (90, 600)

    def __init__(self, options):
        super().__init__(options, collective_tasks())

    def libraries_of(self, task):
        if task.kind not in VARIANTS:
            return self.libraries
        ours = self.libraries[0]
        return [dataclasses.replace(ours, name=f"{task.kind}={word}", environment={task.kind: word})
                for word in VARIANTS[task.kind][0]]

    def arguments(self, task):
        """(what to append to the program's words, MiB of heap, seconds that it may take)."""
        quick, variant = self.options.quick, VARIANTS.get(task.kind)
        cell = (40 if quick else 100) if variant else (200 if quick else 2000) if task.kind == "teams" else (
            40 if quick else 170)
        seconds = (12 if quick else 60) if task.kind == "collectives" else (5 if quick else 20)
        words = [f"--cell-ms={cell}"]
        if task.kind == "teams":
            return words, 16, seconds
        total = self.options.memory_mib or min(1024 if quick else 2048, available_mib() // 4)
        words += [f"--memory-mib={total}", f"--seconds={seconds}"]
        if variant:
            words += [*variant[2], f"--factor={8 if quick else 2}"]
        room = min(total // task.pes // 2, 8 * task.pes) + 1
        return words, 2 * room + 16, seconds

    def one(self, task, library):
        """One turn. Where an operation fails, the next run goes on with the one behind it."""
        extra, heap, seconds = self.arguments(task)
        words = list(task.words)
        for _ in range(3):
            limit = 3 * seconds // 2 + 12
            lines, _ = library.run(task.pes, task.program, words + extra, heap, limit, keep=True)
            begun = [line["begin"] for line in lines if line.get("begin") in words]
            failed = any("failed" in line for line in lines)
            for line in lines:
                if "failed" in line and begun:
                    line["failed"] = f"{begun[-1]}: {line['failed']}"
            self.take(task, library, lines)
            words = words[words.index(begun[-1]) + 1:] if begun else []
            if not failed or not words or self.failed.get((task.title, library.name), 0) >= 2:
                return


# ---- The tasks of `wire` ----

# What sends everything over TCP, though all is on one machine.
TCP_ONLY = {"UCX_TLS": "tcp,self", "UCX_NET_DEVICES": "lo"}
OURS_OVER_TCP = {**TCP_ONLY, "FI_TCP_IFACE": "lo", "HEDDLE_DIRECT": "0"}
OPEN_MPI_OVER_TCP = ["--mca", "pml", "ob1", "--mca", "btl", "self,tcp", "--mca", "coll", "^sm"]


def over_tcp(libraries, ours):
    """Has them send everything over TCP; `ours` are more variables for Heddle."""
    for library in libraries:
        library.environment |= {**OURS_OVER_TCP, **ours} if library.name == OURS else TCP_ONLY
        if "OMPI_ALLOW_RUN_AS_ROOT" in library.environment:
            library.launch = library.launch + OPEN_MPI_OVER_TCP


@dataclasses.dataclass
class Bare(Library):
    """No OpenSHMEM: the program beside it that does without, for all tasks. Our launcher starts it."""

    source: str = ""
    package: str = ""  # what pkg-config knows it by, if anything
    missing: str = ""  # what to say if it does not

    def compile(self, program):
        self.work.mkdir(parents=True, exist_ok=True)
        flags = first_line(["pkg-config", "--cflags", "--libs", self.package]).split() if self.package else []
        if self.package and not flags:
            raise Failure(self.missing)
        build(["cc", *FLAGS, HERE / self.source, "-o", self.work / program, *flags])


def bare_libraries(build_folder):
    """What `wire` has beside OpenSHMEM, column by column."""
    launcher, work = build_folder / "bin", build_folder / "bench"
    return [Bare("bare UCX", launcher, work / "bare-ucx", environment=dict(TCP_ONLY),
                 version=first_line(["ucx_info", "-v"]) or "?", source="bare_ucx.c", package="ucx",
                 missing="no headers of UCX (libucx-dev)"),
            Bare("packed TCP", launcher, work / "bare-tcp", version="sockets, no library", source="bare_tcp.c")]


HOSTS = HERE.parent / "test" / "hosts" / "hosts.py"
MPIRUN = "mpirun.openmpi"
NETWORKS = {"loopback": "on loopback", "hosts": "between two hosts"}


def on_hosts(hosts, pes, program, words, launch, passed):
    """As many processes on each of some hosts (network namespaces joined by a bridge), started by Open MPI's mpirun,
    whatever the library: a shell, because only it knows the way to the hosts."""
    slots = ",".join(f"h{k + 1}:{pes // hosts}" for k in range(hosts))
    inner = [MPIRUN, "-n", str(pes), "--bind-to", "none", *launch, "-H", slots]
    for name in passed:
        inner += ["-x", name]
    text = f"{shlex.join(inner)} --mca plm_rsh_agent $HOSTS_AGENT {shlex.join([str(program), *words])}"
    return [sys.executable, str(HOSTS), "-n", str(hosts), "sh", "-c", text]


@dataclasses.dataclass
class OnHosts(Library):
    """A library as it is, but across hosts. The launcher must not be told of the first host's loopback."""

    one: Library = None
    hosts: int = 2

    def __post_init__(self):
        """Everything is known of the one."""

    def compile(self, program):
        self.one.compile(program)

    def command(self, pes, program, words, before=()):
        ours = [name for name in self.environment if not name.startswith("OMPI_ALLOW")]
        at = ["--host=h1"] if isinstance(self.one, Bare) else []
        return on_hosts(self.hosts, pes, self.work / program, [*words, *at], self.launch, [*ours, "SHMEM_SYMMETRIC_SIZE"])


def across_hosts(library, hosts=2):
    wire = {name: value for name, value in library.environment.items() if name == "HEDDLE_WIRE"}
    environment = {**OPEN_MPI_ENVIRONMENT, "UCX_TLS": "tcp,self", **wire}
    launch = [word for word in library.launch if word != "--oversubscribe"]
    return OnHosts(library.name, library.folder, library.work, launch, environment, version=library.version, one=library,
                   hosts=hosts)


def hosts_missing():
    """Why there can be no hosts here; None if there can."""
    if not shutil.which(MPIRUN):
        return f"there is no {MPIRUN}"
    done = subprocess.run([sys.executable, str(HOSTS), "-n", "2", "true"], capture_output=True, text=True, check=False)
    return telling(done.stderr) if done.returncode else None


class Wire(Session):
    budget = (110, 600)

    def __init__(self, options):
        # title, program and its words, MiB of heap, rounds, at least so many of them, weight
        parts = (("latency", "wire", ("latency",), 8, (2, 5), (1, 2), 1),
                 ("rates", "wire", ("rate", "gups"), 160, (2, 3), (1, 2), 2),
                 ("bandwidth", "wire", ("bandwidth",), 40, (2, 3), (1, 2), 1),
                 ("both ways", "wire_both", ("both",), 160, (2, 3), (1, 1), 2))
        super().__init__(options, [
            Task(f"{title} {where}", program, words, heap=heap, rounds=rounds, least=least, kind=kind, weight=weight)
            for kind, where in NETWORKS.items() for title, program, words, heap, rounds, least, weight in parts])
        over_tcp(self.libraries, {"HEDDLE_WIRE": options.wire})
        self.libraries += bare_libraries(options.build)
        self.no_hosts = hosts_missing()

    def libraries_of(self, task):
        if task.kind == "loopback":
            return self.libraries
        if self.no_hosts:
            self.skips.append({"task": task.title, "library": OURS, "name": "wire", "op": "", "skip": self.no_hosts})
            return []
        return [across_hosts(library) for library in self.libraries]

    def take(self, task, library, lines):
        for line in lines:
            if "variant" in line:
                line["variant"] = ", ".join(filter(None, (NETWORKS[task.kind], line["variant"])))
        super().take(task, library, lines)


# ---- The tasks of `rdma` ----


class Rdma(Session):
    """Long transfers that need nobody at the other side, by libfabric's provider for one machine: beside messages over the same,
    and beside the provider alone."""

    budget = (60, 300)

    def __init__(self, options):
        options.no_peer, options.peer = True, []
        super().__init__(options, [Task("bandwidth", "wire", ("bandwidth",), heap=40, rounds=(3, 5), least=(1, 2))])
        self.libraries[0].environment |= {"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "ofi:shm"}
        messages = dataclasses.replace(self.libraries[0], name="HEDDLE_RDMA=off", built=set(),
                                       environment={**self.libraries[0].environment, "HEDDLE_RDMA": "off"})
        self.libraries += [messages, Bare("bare libfabric", options.build / "bin", options.build / "bench" / "bare-ofi",
                                          version=first_line(["fi_info", "--version"]) or "?", source="bare_ofi.c",
                                          package="libfabric", missing="no headers of libfabric (libfabric-dev)")]


# ---- The tasks of `hosts` ----

# No two of them have as many PEs, by which tables tell them apart.
PLACES = tuple((hosts, pes) for hosts in (2, 3) for pes in (1, 2, 4))


class BetweenHosts(Collectives):
    """Collectives again, with PEs on several hosts: what they share a core with depends on how many this machine has."""

    budget = (150, 900)

    def __init__(self, options):
        Session.__init__(self, options, [
            Task(f"collectives of {hosts} hosts with {pes}", "collectives", OPERATIONS, pes=hosts * pes, rounds=(2, 3), least=(1, 1),
                 kind="collectives") for hosts, pes in PLACES])
        for library in self.libraries:
            library.environment |= {"HEDDLE_WIRE": options.wire} if library.name == OURS else {}
            if "OMPI_ALLOW_RUN_AS_ROOT" in library.environment:
                library.launch = ["--mca", "pml", "ob1", "--mca", "btl", "self,vader,tcp", *library.launch]
        self.no_hosts = hosts_missing()

    def libraries_of(self, task):
        if self.no_hosts:
            self.skips.append({"task": task.title, "library": OURS, "name": "collective", "op": "", "skip": self.no_hosts})
            return []
        hosts = next(hosts for hosts, pes in PLACES if hosts * pes == task.pes)
        return [self.taking_turns(across_hosts(library, hosts), task.pes) for library in self.libraries]

    @staticmethod
    def taking_turns(library, pes):
        """The peer's PEs, where there are more than cores, which its launcher cannot know here."""
        if library.name != OURS and pes > len(os.sched_getaffinity(0)):
            library.environment["OMPI_MCA_mpi_yield_when_idle"] = "1"
        return library

    def arguments(self, task):
        words, heap, seconds = super().arguments(task)
        return [*words, "--factor=64", f"--largest={512 << 10}", "--no-baseline"], heap, seconds


# ---- The tasks of `bundled` ----

# How the PEs of one machine reach each other, by the driver that this needs; no driver for the direct route.
ROUTES = {"direct": (None, {"HEDDLE_DIRECT": "1"}),
          "sim": (None, {"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "sim"}),
          "ucx": ("ucx", OURS_OVER_TCP),
          "ofi": ("ofi", {"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "ofi:tcp;ofi_rxm"})}


class Bundled(Session):
    """Heddle alone: no other library has these operations. A route is a variant."""

    budget = (120, 900)

    def __init__(self, options):
        options.no_peer, options.peer = True, []
        parts = (("all-to-all", "alltoall", (4, 16)), ("neighbors", "neighbors", (4, 16)), ("key exchange", "exchange", (4,)),
                 ("contexts", "contexts", (2, 4, 8)))
        super().__init__(options, [
            Task(f"{title} of {pes}, {route}", "bundled", (word,), pes=pes, rounds=(1, 3), least=(1, 1), kind=route)
            for route in ROUTES for title, word, counts in parts for pes in counts])

    def libraries_of(self, task):
        driver, environment = ROUTES[task.kind]
        ours = self.libraries[0]
        if driver and not list(self.options.build.rglob(f"heddle-wire-{driver}.so")):
            self.skips.append({"task": task.title, "library": OURS, "name": "bundled", "op": "",
                               "skip": f"no driver {driver} was built"})
            return []
        return [dataclasses.replace(ours, environment=environment)]

    def take(self, task, library, lines):
        for line in lines:
            if "variant" in line:
                line["variant"] = f"{task.kind}, {task.pes} PEs"
        super().take(task, library, lines)


def describe(library):
    return {"name": library.name, "folder": str(library.folder), "version": library.version,
            "launch": library.launch, "compiler": first_line([library.folder / "oshcc", "--version"])}


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


# ---- The command line ----


def measure(options, session, pages):
    """Runs all tasks and writes the three files; `pages` is the module that makes tables of the numbers."""
    if not (options.build / "bin" / "oshcc").exists():
        raise SystemExit(f"run.py: no {options.build}/bin/oshcc; build first: make")
    raw = {"suite": options.suite, **session.run()}
    options.out.parent.mkdir(parents=True, exist_ok=True)
    page, table, numbers = (options.out.with_suffix(end) for end in (".html", ".md", ".json"))
    numbers.write_text(json.dumps(raw, indent=1) + "\n")
    table.write_text(pages.markdown(raw))
    page.write_text(pages.html(raw))
    print(pages.terminal(raw))
    session.say(f"\n{session.elapsed():.0f} s. Page: {page}  table: {table}  numbers: {numbers}")
    if options.update:
        report.update_documents(HERE.parent, raw, pages)
    failed = {one["library"] for one in raw["failures"]}
    return 1 if any(name in (OURS, INLINE) or name.startswith("HEDDLE_") for name in failed) else 0


def count(options):
    library = Library(OURS, options.build / "bin", options.build / "bench" / "heddle")
    if options.peer:
        library = find_libraries(options)[1]
    try:
        for one in instructions(library, options.pes):
            print(json.dumps(one))
    except Failure as why:
        print(f"run.py: instructions: {why}", file=sys.stderr)
        return 77 if "not installed" in str(why) else 1
    return 0


def add_libraries(parser):
    """The options that find_libraries looks at."""
    parser.add_argument("--build", type=pathlib.Path, default=pathlib.Path("build"), help="Heddle's build folder")
    parser.add_argument("--peer", action="append", default=[], metavar="NAME=DIR",
                        help="another library: a folder with oshcc and oshrun (default: Open MPI, if in /usr/bin)")
    parser.add_argument("--peer-args", action="append", default=[], metavar="NAME=ARGS",
                        help="more arguments for that peer's oshrun")
    parser.add_argument("--no-peer", action="store_true", help="measure Heddle alone")


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("suite", choices=("direct", "collectives", "hosts", "wire", "rdma", "bundled", "instructions"))
    add_libraries(parser)
    parser.add_argument("--quick", action="store_true", help="a minute or two instead of ten")
    parser.add_argument("--seconds", type=float, help="stop repeating after this time")
    parser.add_argument("--only", action="append", default=[], metavar="TASK",
                        help="this task only; may be repeated: " + ", ".join(one.title for one in TASKS)
                        + "; of `collectives`: " + ", ".join(one.title for one in collective_tasks())
                        + "; of `hosts`: collectives of 2 hosts with 1, and so on"
                        + "; of `wire`: latency, rates, bandwidth, both ways, each on loopback and between two hosts"
                        + "; of `bundled`: all-to-all of 4, direct, and so on")
    parser.add_argument("--cold-mib", type=int, default=cold_mib(), help="the range that cold copies walk through")
    parser.add_argument("--memory-mib", type=int, help="for the buffers of all PEs of a collective together")
    parser.add_argument("--pes", type=int, default=2, help="for `instructions`: PEs")
    parser.add_argument("--wire", default="ucx", help="of `wire` and `hosts`: Heddle's, as in HEDDLE_WIRE: ucx or ofi:PROVIDER")
    parser.add_argument("--out", type=pathlib.Path, help="the page (default: BUILD/bench/SUITE.html)")
    parser.add_argument("--update", action="store_true", help="put the tables into doc/SUITE.md, a summary into doc/numbers.md or the README")
    options = parser.parse_args()
    options.build = options.build.resolve()
    options.out = options.out or options.build / "bench" / f"{options.suite}.html"
    return options


def session(options):
    """The suite that was asked for, and the module that makes tables of its numbers."""
    kinds = {"direct": (Session, report), "collectives": (Collectives, report_collectives), "wire": (Wire, report),
             "bundled": (Bundled, report), "rdma": (Rdma, report), "hosts": (BetweenHosts, report_collectives)}
    kind, pages = kinds[options.suite]
    made = kind(options)
    if unknown := set(options.only) - {one.title for one in made.tasks}:
        raise SystemExit(f"run.py: --only: `{options.suite}` has no task {', '.join(unknown)}")
    return made, pages


def main():
    options = arguments()
    if options.suite == "instructions":
        return count(options)
    return measure(options, *session(options))


if __name__ == "__main__":
    sys.exit(main())
