"""Non-blocking collectives of two PEs, by bench/nonblocking.c on each route: how much of them work hides, and what a call and its
wait cost beside the blocking call. All ratios are of repetitions that took turns in one run."""
import collections
import dataclasses

from libraries import driver_missing
from pages import Shown, summary_table
from session import Session, Task
from suites.streams import ROUTES as STREAMS, Route
from tables import Measured, Table, marked, number, ratio_of_neighbours, size_name

ROUTES = {name: STREAMS[name] for name in ("direct", "fast", "ucx")}
# Far enough that there is something to hide, as for transfers (rdma.py).
# In order, as a reliable connection of verbs.
ROUTES["card"] = Route("sim, a card of 500 MB/s", {"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "sim:rma=2,order=1,rate=500000,latency=50"})
DRIVERS = {"ucx": "ucx"}
OPS = "alltoall", "broadcast", "sum_reduce", "alltoallv"
OVERLAP_FROM = 64 << 10  # bytes
OVERLAP_TARGETS = {"fast": 95, "card": 95, "ucx": 80}
LATENCY_TARGETS = {"sync": 1.05, **dict.fromkeys(OPS, 1.1)}
ENTRIES = {"team_sync": "shmem_team_sync", "sync_nb": "shmemx_team_sync_nb"}


class Suite(Session):
    """Heddle alone: no other library has all of these operations."""

    budget = (60, 400)

    def __init__(self, options):
        options.no_peer, options.peer = True, []
        super().__init__(options, [Task(route, "nonblocking", heap=16, rounds=(1, 3), least=(1, 1), kind=route) for route in ROUTES])

    def libraries_of(self, task):
        if why := task.kind in DRIVERS and driver_missing(self.options.build, DRIVERS[task.kind]):
            return self.skip(task, why)
        return [dataclasses.replace(self.libraries[0], environment=dict(ROUTES[task.kind].environment))]

    def take(self, task, library, lines):
        super().take(task, library, [{**line, "route": task.kind} for line in lines])


# ---- What is shown ----


def collect(raw):
    """{name: {(op, variant, size): {route: Measured}}}"""
    found = collections.defaultdict(lambda: collections.defaultdict(dict))
    for row in raw["rows"]:
        key = row["op"], row["variant"], row["size"]
        found[row["name"]][key].setdefault(row["route"], Measured(row["unit"])).values += row["repetitions"]
    return found


def by_route(title, note, cells):
    """A table of {(first words of a row): {route: cell}}; only routes that were measured."""
    routes = [route for route in ROUTES if any(route in row for row in cells.values())]
    rows = [[*words, *(row.get(route, "–") for route in routes)] for words, row in cells.items()]
    return Table(title, [*["operation", "size"][-len(next(iter(cells), "")):], *(ROUTES[route].words for route in routes)], rows, note)


def overlap_cell(route, size, measured):
    target = OVERLAP_TARGETS.get(route) if size >= OVERLAP_FROM else None
    text = f"{measured.median():.0f} %"
    return text if target is None else marked(text, measured.median() >= target)


def overlap_table(found, op):
    cells = {(size_name(size),): {route: overlap_cell(route, size, measured) for route, measured in row.items()}
             for (name, _, size), row in found["overlap"].items() if name == op}
    return by_route(f"Overlap of {op}_nb and work", "Aims, from 64 KiB on: 95 % over sim, 80 % over TCP.", cells)


def latency_cell(op, blocking, waited):
    times = ratio_of_neighbours(waited, blocking)
    return marked(f"{number(blocking.median())} us, {number(waited.median())} us: {number(times)}×", times <= LATENCY_TARGETS[op])


def latency_table(found, ops, title, note):
    group = found["latency"]
    cells = {(op, size_name(size)): {route: latency_cell(op, blocking, group[op, "nb", size][route])
                                     for route, blocking in row.items()}
             for (op, variant, size), row in group.items() if op in ops and variant == "blocking"}
    return by_route(title, note, cells)


def entry_cell(without, synced):
    """The part that the sync adds is of the whole: work and alltoall."""
    times = ratio_of_neighbours(synced, without)
    return f"{number(synced.median())} us: {number(times)}×"


def entry_table(found, variant):
    group = found["entry"]
    cells = {(size_name(size),): {route: entry_cell(without, group["alltoall", variant, size][route]) for route, without in row.items()}
             for (_, of, size), row in group.items() if of == "without"}
    return by_route(f"Work and an alltoall behind {ENTRIES[variant]}, beside the same without a sync",
                    "The work takes as long as the alltoall.", cells)


def tables(raw, where):  # pylint: disable=unused-argument
    found = collect(raw)
    return [*(overlap_table(found, op) for op in OPS if any(name == op for name, *_ in found["overlap"])),
            latency_table(found, OPS, "A non-blocking collective and its wait, beside the blocking call",
                          "The blocking call, the call with its wait, and their ratio. Aim: at most 1.1."),
            latency_table(found, ("sync",), "shmemx_team_sync_nb and its wait, beside shmem_team_sync", "Aim: at most 1.05."),
            *(entry_table(found, variant) for variant in ENTRIES)]


def summary(raw):
    """Overlap of long messages, by route."""
    group = collect(raw)["overlap"]
    routes = [route for route in ROUTES if any(route in row for row in group.values())]
    rows = [[f"overlap of {op}_nb, {size_name(size)}", *(overlap_cell(route, size, group[op, "nb", size][route]) for route in routes)]
            for op in OPS for size in (OVERLAP_FROM, 1 << 20) if (op, "nb", size) in group]
    return summary_table(raw, ["", *(ROUTES[route].words for route in routes)], rows)


SHOWN = Shown("non-blocking collectives", tables, summary=summary, outlined=True)
