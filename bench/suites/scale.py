"""What a PE costs in bytes and at start-up, as the number of PEs grows: jobs of real PEs over each route, and jobs of mirrors
(mirror.py), in which one node is real. Bytes are the median of the rounds, times the shortest: that is what the machine needs when
nobody else wants it."""
import dataclasses

import mirror
from libraries import OURS_OVER_TCP, Failure, parse
from pages import Shown
from session import Session, Task
from tables import Measured, Table

ROUTES = {"direct": {"HEDDLE_DIRECT": "1"},
          "sim": {"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "sim"},
          "ucx:tcp,self": {**OURS_OVER_TCP, "HEDDLE_WIRE": "ucx:tcp,self"}}
WIRES = "sim", "ucx:tcp,self"
REAL = 32, 256  # PEs at most: quick, full
MIRRORED = (1000, 100), (10000, 100), (100000, 100), (100000, 10)  # PEs, of which so many are on each node
QUICK_MIRRORED = MIRRORED[:2]
TALKED = 100, 900  # nodes
TALKING = 4000, 4  # in a job of so many PEs, of which so many on each node
HEAP, LIMIT_S = 16, 300
FIELDS = {"bytes": "bytes", "bytes_talked": "bytes", "tables": "bytes", "page_tables": "bytes", "init_ms": "ms"}


@dataclasses.dataclass
class Job(Task):
    """`kind` is the route; of a job of mirrors, `here` PEs are real, and talk to so many nodes."""

    here: int = 0
    talk: int = 0


def jobs(is_quick):
    common = {"program": "scale", "heap": HEAP, "rounds": (1, 3), "least": (1, 1)}
    for n in range(1, REAL[not is_quick].bit_length()):
        for route in ROUTES:
            yield Job(f"{2 ** n} PEs, {route}", pes=2 ** n, kind=route, **common)
    for pes, here in QUICK_MIRRORED if is_quick else MIRRORED:
        for wire in WIRES:
            yield Job(f"{pes} PEs, {here} on each node, {wire}", pes=pes, here=here, kind=wire, **common)
    for wire in WIRES:
        for talk in TALKED:
            yield Job(f"connections to {talk} nodes, {wire}", pes=TALKING[0], here=TALKING[1], kind=wire, talk=talk, **common)


class Suite(Session):
    """Heddle alone: what it costs, not how fast it is."""

    budget = (150, 900)

    def __init__(self, options):
        options.no_peer, options.peer = True, []
        super().__init__(options, list(jobs(options.quick)))

    def libraries_of(self, task):
        return [dataclasses.replace(self.libraries[0], environment=dict(ROUTES[task.kind]))]

    def one(self, task, library):
        lines = self.mirrored(task, library) if task.here else library.run(task.pes, task.program, (), task.heap, LIMIT_S)[0]
        for line in lines:
            rows = [] if "failed" in line else [self.row(task, "scale", field, task.kind, unit, line[field])
                                                | {"here": task.here, "talk": task.talk} for field, unit in FIELDS.items()]
            self.take(task, library, rows or [line])

    @staticmethod
    def mirrored(task, library):
        command = [library.work / task.program, task.here, task.talk, task.here]
        heap = {"SHMEM_SYMMETRIC_SIZE": f"{task.heap}M"}
        printed, statuses = mirror.run(task.pes, task.here, command, {**library.environment, **heap, "HEDDLE_DIRECT": "1"})
        if any(statuses):
            raise Failure(f"some PEs failed: {statuses}")
        return parse(printed)


# ---- What is shown ----


def collect(raw):
    """{(PEs, real ones of a job of mirrors or 0, nodes talked to, route): {field: Measured}}."""
    found = {}
    for row in raw["rows"]:
        job = found.setdefault((row["pes"], row["here"], row["talk"], row["variant"]), {})
        job.setdefault(row["op"], Measured(row["unit"])).values += row["repetitions"]
    return found


def kib(job, field):
    return f"{job[field].median() / 1024:.0f}"


def start_up(job):
    return f"{min(job['init_ms'].values):.1f}"


def real_table(found):
    rows = []
    for pes in dict.fromkeys(pes for pes, here, _, _ in found if not here):
        row = [str(pes)]
        for route in ROUTES:
            job = found.get((pes, 0, 0, route))
            row += [kib(job, "bytes"), kib(job, "page_tables"), start_up(job)] if job else ["–"] * 3
        rows.append(row)
    head = ["PEs"] + [f"{route}: {what}" for route in ROUTES for what in ("KiB per PE", "page tables, KiB", "start-up, ms")]
    return Table("Real PEs", head, rows, "All on one machine; over a wire each is a node of its own.", marks="---:")


def mirrors_table(found):
    rows = [[str(pes), str(pes // here), str(here), wire, kib(job, "bytes"), kib(job, "tables"), start_up(job)]
            for (pes, here, talk, wire), job in found.items() if here and not talk]
    head = ["PEs", "nodes", "PEs per node", "wire", "KiB per PE", "tables per node, KiB", "start-up, ms"]
    return Table("Jobs of mirrors", head, rows, "The PEs of one node are real. The tables that a node has once are in KiB per PE "
                 "with each PE's share.", marks="---:")


def connections_table(found):
    rows, (few, many) = [], TALKED
    for wire in WIRES:
        pair = [found.get((*TALKING, talk, wire)) for talk in TALKED]
        if all(pair):
            more = pair[1]["bytes_talked"].median() - pair[0]["bytes_talked"].median()
            rows.append([wire, f"{more / (many - few):.0f}"])
    return Table("Connections", ["wire", f"bytes per node talked to, from {few} to {many} nodes"], rows,
                 "Over UCX both ends are counted, because a mirror's receive endpoint is one's own.", marks="---:")


def tables(raw, _where):
    found = collect(raw)
    return [real_table(found), mirrors_table(found), connections_table(found)]


SHOWN = Shown("what a PE costs", tables, legend="Bytes are the median of all rounds, times the shortest.")
