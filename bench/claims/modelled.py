"""What the library would do on the documents' machine: bench_virtual runs its lanes, batches, locks and quiet in virtual time.

First the same program says what was measured here, on machines that are set up from four of those numbers: how far it is off at
all others is its error. What it is right about it is asked again, with the cores, the card and the wire of the documents. Its rows
look as if a benchmark had measured them, on routes of their own."""
import dataclasses
import itertools
import json
import statistics
import subprocess
import typing

from libraries import Failure, reason
from suites import streams
from tables import OURS, number

MAY_BE_OFF = 0.25  # the median error up to which it is right

LIMIT_S = 300

# Instructions that the library executes for a word: test/lane/posting.c and test/lane/applying.c keep both.
LIBRARY = {"post": 60, "apply": 30}

# Two nodes with 40 hardware threads each and an EDR card. What, how much, why.
DOCUMENTS = (
    ("cores", 40, "two Xeon E5-2660 with ten cores of two threads"),
    ("instruction", 0.23, "2.2 GHz, two instructions a cycle"),
    ("lanes", 40, "a queue for each thread: the card has thousands"),
    ("wire", 600, "card to card by way of a switch: the vendor states less than 700 ns from end to end"),
    ("byte", 0.08, "100 Gb/s"),
    ("gap", 7, "150 million messages a second, as the vendor states, from one queue"),
    ("message", 120, "a core posts a message of a kilobyte, or takes one from a completion queue: about 500 instructions"),
    ("copy", 0.1, "10 GB/s of one core, into a registered buffer"),
    ("take", 0, "records are applied where the card has put them"),
    ("line", 80, "from one core's cache to another's, within a socket or across"),
)
THREADS = 1, 2, 4, 8, 16, 40
SIZES = 1 << 10, 16 << 10, 128 << 10, 1 << 20
ROUTE, WITHOUT = "model", "model without RDMA"
WORDS = {ROUTE: "model of the documents' nodes", WITHOUT: "the same, without RDMA"}
BANDWIDTH = "bandwidth"
WAYS = {"own": "a lane for each thread", "several": "four contexts for each", "default": "the default context"}
HOW = {1: "1 thread"} | {n: f"{n} threads" for n in THREADS[1:]}
OSU_WINDOW, OSU = 500, "a lane for each thread, windows of 500"  # puts before a quiet in OSU's put message rate, which the documents ran
OVERLAPS = {64: "overlap of 64 B", 6000000: "overlap of 6 MB"}
HIDDEN = 6  # windows: what work hides is the same in all, once the keys to memory are there
HIDING = "fast"  # the simulated network on which a card moves the data, at a rate that is set
USED = "lanes in use"
BETWEEN = "collectives between nodes"
NODES = 2, 16, 128, 1024, 8192, 100000
TREES = ("broadcast", 8), ("broadcast", 128 << 10), ("gather", 8)

# What is measured between real processes, or counted, and not modelled; and why.
NOT_MODELLED = (
    ("integer sort with contexts, counting puts, appends", "several PEs would have to run the library in one process, whose state "
     "is of one PE; they are measured between processes, on each route"),
    ("an all-to-all in three mappings", "its threads have lanes of their own, or share one, as in the curves of rates; what a mapping "
     "adds to that is not in the model"),
    ("a broadcast by several threads", "its threads wait for words of other PEs; its slices are long puts, which are modelled"),
    ("other collectives", "barriers and reductions meet in shared memory first, which has no clock"),
    ("memory", "is counted, in jobs of up to 100,000 PEs of which one node's are real: doc/scale.md"),
)


def said(build, program, machine, *words, **job):
    """What bench_virtual or bench_tree says."""
    command = [build / "bench" / program, *(f"--{name}={value}" for name, value in {**LIBRARY, **machine, **job}.items()), *words]
    done = subprocess.run(["timeout", str(LIMIT_S), *command], capture_output=True, text=True, check=False)
    if done.returncode:
        raise Failure(f"{' '.join(map(str, command))}: {reason(done, LIMIT_S)}")
    return json.loads(done.stdout)


def virtual(build, machine, **job):
    return said(build, "bench_virtual", machine, **job)


# ---- Validation ----


class Measured:
    """Medians of what make bench-streams has measured on a route."""

    def __init__(self, rows, route):
        self.cells = {(row["name"], row["op"], row["variant"], row["size"]): statistics.median(row["repetitions"])
                      for row in rows if row["route"] == route and row["library"] == OURS and row["repetitions"]}

    def rate(self, way, threads):
        return self.cells.get(("stream rate", WAYS[way], HOW[threads], 8))

    def overlap(self, size):
        return self.cells.get(("overlap", "put_nbi", HOW[1], size))

    def bandwidth(self, threads, size):
        return self.cells.get(("stream bandwidth", "put_nbi", HOW[threads], size))


MOST = max(n for n in THREADS if n <= 16)


@dataclasses.dataclass(frozen=True)
class Setting:
    """A time of the machine, found by halving from a number that was measured."""

    name: str
    most: float
    find: typing.Callable  # of what was measured
    job: dict
    unit: str = "Mop/s"


ROUNDS, HALVINGS = 4, 12  # all of a machine's again, until they fit together
OF_A_WINDOW = Setting("message", 50000, lambda m: m.rate("own", 1), {})
OF_A_TURN = Setting("turn", 50000, lambda m: m.rate("own", 2), {"threads": 2})
OF_A_WORD = Setting("instruction", 5, lambda m: m.rate("own", MOST), {"threads": MOST})
OF_A_BYTE = Setting("copy", 5, lambda m: m.bandwidth(1, SIZES[-1]), {"size": SIZES[-1], "window": 4}, "MB/s")
SETTINGS = OF_A_WINDOW, OF_A_TURN, OF_A_WORD, OF_A_BYTE
VALIDATED = "ucx", "hosts"  # routes that are networks: their messages go through the kernel, and processors are all that counts


def machine_here(build, measured):
    """A machine on which both nodes are a core and nothing is on its way, set up from four numbers of a route. None if one of these
    was not measured."""
    wanted = {one.name: one.find(measured) for one in SETTINGS}
    if not all(wanted.values()):
        return None
    machine = {"cores": 1, "kernel": 1, "wire": 0, "line": 0, "message": 10000, "instruction": 0.3, "copy": 0.3, "take": 0.3, "turn": 0}
    for _ in range(ROUNDS):
        for one in SETTINGS:
            low, high = 0, one.most
            for _ in range(HALVINGS):
                machine[one.name] = (low + high) / 2
                machine["take"] = machine["copy"]
                made = virtual(build, machine, **one.job)[one.unit] / (1e3 if one.unit == "MB/s" else 1)
                low, high = (machine[one.name], high) if made > wanted[one.name] else (low, machine[one.name])
    return machine


def comparisons(build, measured, machine):
    """(way, what, measured, modelled), of all that the machine was not set up from."""
    used = [one.job for one in SETTINGS]
    for way in WAYS:
        for threads in (n for n in THREADS if n <= MOST):
            found = measured.rate(way, threads)
            if found and (way, {"threads": threads} if threads > 1 else {}) not in [("own", job) for job in used]:
                yield way, f"{WAYS[way]}, {HOW[threads]}", found, virtual(build, machine, way=way, threads=threads)["Mop/s"]
    for size in SIZES:
        for threads in (1, 2, 4, 8):
            found = measured.bandwidth(threads, size)
            if found and not (threads == 1 and {"size": size, "window": 4} in used):
                made = virtual(build, machine, way="own", threads=threads, size=size, window=4)
                yield BANDWIDTH, f"{HOW[threads]}, put_nbi of {size >> 10} KiB", found, made["MB/s"] / 1e3


def hidden(build, rows, machine):
    """The same of overlap: on the machine with a card of its own, at the rate of the simulated network that has one. The other core,
    which waits for that, too, is the progress thread's."""
    measured = Measured(rows, HIDING)
    slower = {**machine, "kernel": 0, "cores": 2, "lane-byte": 1e6 / streams.FAST_LANE}
    for size, way in OVERLAPS.items():
        found = measured.overlap(size)
        if found:
            made = virtual(build, slower, op="overlap", size=size, windows=HIDDEN)
            yield way, f"put_nbi of {size} B behind work", found, made["overlap, %"]


def entry(route, way, what, found, made):
    return {"route": streams.ROUTES[route].words, "way": way, "what": what, "measured": found, "modelled": made}


def validation(build, rows, say):
    """[{route, way, what, measured, modelled}]."""
    table = []
    machines = {route: machine_here(build, Measured(rows, route)) for route in VALIDATED}
    for route, machine in machines.items():
        compared = comparisons(build, Measured(rows, route), machine) if machine else ()
        table += [entry(route, *one) for one in compared]
    if machines["ucx"]:
        table += [entry(HIDING, *one) for one in hidden(build, rows, machines["ucx"])]
    for way in dict.fromkeys(one["way"] for one in table):
        say(f"{way}: off by {100 * error(table, way):.0f} % in the median")
    return table


def off(row):
    """How many times the smaller is the larger, less one."""
    low, high = sorted((row["measured"], row["modelled"]))
    return high / low - 1 if low > 0 else float("inf")


def error(table, way):
    """In the median; infinite where nothing was compared."""
    return statistics.median([off(one) for one in table if one["way"] == way] or [float("inf")])


def is_right(table, way):
    return error(table, way) <= MAY_BE_OFF


# ---- The documents' machine ----


def row(name, route, op, threads, size, unit, value):
    return {"name": name, "route": route, "op": op, "variant": HOW[threads], "size": size, "unit": unit, "repetitions": [value],
            "library": OURS}


def rows_of(build, ways):
    """Of these ways alone."""
    machine = {name: value for name, value, _ in DOCUMENTS}
    for threads in THREADS:
        machine["windows"] = max(80 // threads, 5)
        for way in ways & WAYS.keys():
            made = virtual(build, machine, way=way, threads=threads)
            yield row("stream rate", ROUTE, WAYS[way], threads, 8, "Mop/s", made["Mop/s"])
        if "own" in ways:
            made = virtual(build, machine, threads=threads, window=OSU_WINDOW)
            yield row("stream rate", ROUTE, OSU, threads, 8, "Mop/s", made["Mop/s"])
            made = virtual(build, machine, op="add", threads=threads)
            yield row("random access", ROUTE, "atomic add", threads, 8, "GUPS", made["Mop/s"] / 1e3)
        for size in SIZES if BANDWIDTH in ways else ():
            for rma, route in enumerate((WITHOUT, ROUTE)):
                made = virtual(build, machine, rma=rma, threads=threads, size=size)
                yield row("stream bandwidth", route, "put_nbi", threads, size, "GB/s", made["MB/s"] / 1e3)


def used_rows(build):
    """No time, and right in any case."""
    machine = {name: value for name, value, _ in DOCUMENTS} | {"windows": 5}
    for threads in THREADS:
        for way, op in WAYS.items():
            yield row(USED, ROUTE, op, threads, 8, "lanes", virtual(build, machine, way=way, threads=threads)["lanes used"])


def overlap_rows(build, ways):
    machine = {name: value for name, value, _ in DOCUMENTS}
    for size in (size for size, way in OVERLAPS.items() if way in ways):
        for rma, route in enumerate((WITHOUT, ROUTE)):
            made = virtual(build, machine, op="overlap", rma=rma, size=size, windows=HIDDEN)
            yield row("overlap", route, "put_nbi", 1, size, "%", made["overlap, %"])


def tree_rows(build):
    """Of the documents' nodes, and as many as there may be. Not compared with anything, so that no verdict comes from it."""
    machine = {name: value for name, value, _ in DOCUMENTS if name not in ("cores", "lanes", "line")}
    for op, size in TREES:
        for n in NODES:
            made = said(build, "bench_tree", machine, op, nodes=n, size=size)
            yield {**row(BETWEEN, ROUTE, op, 1, size, "us", made["us"]), "variant": f"{n} nodes"}


def step(options, folder, say):
    """For measure.py: behind the benchmarks of streams."""
    streams = json.loads((folder / "streams.json").read_text())["rows"]
    table = validation(options.build, streams, say)
    rows = []
    right = {way for way in (*WAYS, BANDWIDTH, *OVERLAPS.values()) if is_right(table, way)}
    for one in itertools.chain(rows_of(options.build, right), used_rows(options.build), overlap_rows(options.build, right),
                               tree_rows(options.build)):
        say(f"{one['name']}, {one['variant']}")
        rows.append(one)
    (folder / "model.json").write_text(json.dumps({"rows": rows, "validation": table}, indent=1) + "\n")


# ---- Words for the page ----


def parameters():
    """[(option of bench_virtual, value, why)]."""
    return [(name, number(value) if isinstance(value, float) else str(value), why) for name, value, why in DOCUMENTS] + [
        (name, str(value), "instructions that the library executes for a word, as its tests have counted") for name, value in LIBRARY.items()]
