"""Collectives, teams and contexts of PEs on one machine."""
import dataclasses

from pages import Shown
from session import Session, Task, available_mib
from suites import collectives_tables

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


class Suite(Session):
    budget = (90, 600)

    def __init__(self, options):
        super().__init__(options, collective_tasks())

    def libraries_of(self, task):
        if task.kind not in VARIANTS:
            return self.libraries
        ours = self.libraries[0]
        return [dataclasses.replace(ours, name=f"{task.kind}={word}", environment={task.kind: word})
                for word in VARIANTS[task.kind][0]]

    def cell_ms(self, task):
        """How long one turn measures a cell."""
        quick = self.options.quick
        if task.kind == "teams":
            return 200 if quick else 2000
        return 40 if quick else 100 if task.kind in VARIANTS else 170

    def arguments(self, task):
        """(what to append to the program's words, MiB of heap, seconds that it may take)."""
        quick, variant = self.options.quick, VARIANTS.get(task.kind)
        seconds = (12 if quick else 60) if task.kind == "collectives" else (5 if quick else 20)
        words = [f"--cell-ms={self.cell_ms(task)}"]
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


SHOWN = Shown("collectives", collectives_tables.tables, collectives_tables.figures, collectives_tables.summary,
              legend=collectives_tables.LEGEND, outlined=True)
