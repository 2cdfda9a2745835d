#!/usr/bin/env python3
"""Runs the benchmarks of this folder with Heddle and with other OpenSHMEM libraries, side by side.

    run.py SUITE --build build [--peer NAME=DIR …] [--quick] [--seconds N] [--only TASK …] [--out PAGE.html] [--update]
    run.py instructions --build build [--pes N]

SUITE: direct, collectives, hosts (collectives between them), wire, rdma, bundled, streams (many threads), aggregate (simple loops).
Each compiles the same sources with each library's oshcc, runs them in turns (ours, peer, ours, peer …), and writes the raw numbers
(.json), a table (.md) and a page (.html). `instructions` prints one JSON line per operation: what a call costs in instructions,
counted by valgrind. See README.md beside this file.
"""
import argparse
import dataclasses
import json
import os
import pathlib
import sys

import aggregate
import drawing
import report
import report_collectives
import streams
from counted import instructions
from libraries import (NETWORKS, OURS_OVER_TCP, Bare, Failure, Library, across_hosts, add_libraries, bare_libraries, find_libraries,
                       first_line, hosts_missing, over_tcp)
from session import LIMITS, Session, Task, available_mib, cold_mib, measure
from tables import INLINE, OURS

# ---- The tasks of `direct` ----

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


class Direct(Session):
    """The route within a machine. Its kinds: run; wall, of which the time is what counts; instructions; and inline."""

    def __init__(self, options):
        super().__init__(options, TASKS)

    def libraries_of(self, task):
        ours = self.libraries[0]
        if task.kind == "inline":
            return [ours, dataclasses.replace(ours, name=INLINE, work=ours.work.with_name("heddle-inline"),
                                              flags=["-DHEDDLE_INLINE"], built=set())]
        if task.kind == "instructions" and self.options.quick:
            for peer in self.libraries[1:]:
                self.skips.append({"task": task.title, "library": peer.name, "name": "instructions", "op": "",
                                   "skip": "not counted with --quick"})
            return [ours]
        return self.libraries

    def one(self, task, library):
        limit = LIMITS[not self.options.quick]
        if task.kind == "instructions":
            lines = [self.row(task, "instructions", one["op"], "per call", 8, "instructions", one["instructions"])
                     | {"iteration": one["iteration"]} for one in instructions(library, task.pes, limit)]
        else:
            words, heap = self.words_of(task), task.heap
            if task.program == "bandwidth" and not self.options.quick:
                words.append(f"--cold-mib={self.options.cold_mib}")
                heap = max(heap, self.options.cold_mib + 96)
            lines, wall = library.run(task.pes, task.program, words, heap, limit)
            if task.kind == "wall":
                lines = [self.row(task, "start-up", "hello", f"{task.pes} PEs", 0, "s", wall)] + [
                    line for line in lines if "failed" in line]
        self.take(task, library, lines)

    @staticmethod
    def row(task, name, op, variant, size, unit, value):
        return {"name": name, "op": op, "variant": variant, "size": size, "unit": unit, "pes": task.pes, "value": value,
                "repetitions": [value]}


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
            return self.skip(task, self.no_hosts, "wire")
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
            return self.skip(task, self.no_hosts, "collective")
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
            return self.skip(task, f"no driver {driver} was built")
        return [dataclasses.replace(ours, environment=environment)]

    def take(self, task, library, lines):
        for line in lines:
            if "variant" in line:
                line["variant"] = f"{task.kind}, {task.pes} PEs"
        super().take(task, library, lines)


# ---- The command line ----


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


# What makes the numbers of each suite, and the module that makes tables of them.
SUITES = {"direct": (Direct, report), "collectives": (Collectives, report_collectives), "hosts": (BetweenHosts, report_collectives),
          "wire": (Wire, report), "rdma": (Rdma, report), "bundled": (Bundled, report), "streams": (streams.Streams, streams),
          "aggregate": (aggregate.Aggregate, aggregate)}


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("suite", choices=(*SUITES, "instructions"))
    add_libraries(parser)
    parser.add_argument("--quick", action="store_true", help="a minute or two instead of ten")
    parser.add_argument("--seconds", type=float, help="stop repeating after this time")
    parser.add_argument("--only", action="append", default=[], metavar="TASK",
                        help="this task only; may be repeated; another word says which there are")
    parser.add_argument("--turns", type=int, default=3, help="of `aggregate`: how often each program is run with each library (default 3)")
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
    kind, pages = SUITES[options.suite]
    made = kind(options)
    titles = {one.title for one in made.tasks}
    if unknown := set(options.only) - titles:
        raise SystemExit(f"run.py: --only: `{options.suite}` has no task {', '.join(unknown)}; there are: {'; '.join(sorted(titles))}")
    return made, pages


def main():
    options = arguments()
    if options.suite == "instructions":
        return count(options)
    drawing.use_the_python_that_draws()
    return measure(options, *session(options))


if __name__ == "__main__":
    sys.exit(main())
