"""The route within a machine: 8-byte operations, copies, latency, threads and start-up, of PEs that share memory."""
import dataclasses

import sections
from counted import instructions
from pages import Shown
from session import LIMITS, Session, Task
from tables import INLINE

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


class Suite(Session):
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
            lines = [self.row(task, "instructions", one["op"], "per call", "instructions", one["instructions"], size=8)
                     | {"iteration": one["iteration"]} for one in instructions(library, task.pes, limit)]
        else:
            words, heap = self.words_of(task), task.heap
            if task.program == "bandwidth" and not self.options.quick:
                words.append(f"--cold-mib={self.options.cold_mib}")
                heap = max(heap, self.options.cold_mib + 96)
            lines, wall = library.run(task.pes, task.program, words, heap, limit)
            if task.kind == "wall":
                lines = [self.row(task, "start-up", "hello", f"{task.pes} PEs", "s", wall)] + [
                    line for line in lines if "failed" in line]
        self.take(task, library, lines)


# ---- What is shown ----

SUMMARY = [("8-byte put rate", "long_p", "in cache", 8), ("8-byte put rate", "long_p", "random", 8),
           ("8-byte get rate", "long_g", "random", 8), ("atomic rate", "long_atomic_add", "random", 8),
           ("put bandwidth", "putmem", "hot", 4096), ("put bandwidth", "putmem", "cold", 16 << 20),
           ("put latency", "putmem and quiet", "2 PEs", 8), ("ping-pong", "p and wait_until, one way", "2 PEs", 8),
           ("barrier", "barrier_all", "2 PEs", 0), ("barrier", "barrier_all", "64 PEs", 0), ("start-up", "hello", "64 PEs", 0)]
PICTURE = [("8-byte put rate", "long_p", "sequential", 8), ("8-byte put rate", "long_p", "random", 8),
           ("atomic rate", "long_atomic_add", "random", 8)]
SHOWN = Shown("the direct route", sections.tables, sections.figures, lambda raw: sections.summary(raw, SUMMARY, "of the bare operation"),
              lambda raw: sections.picture(raw, PICTURE, "A plain loop of 8 bytes each, one thread, to a neighbour"))
