"""What the library would do on the documents' machine: bench_virtual runs its lanes, batches, locks and quiet in virtual time.

First the same program says what was measured here, on machines that are set up from four of those numbers: how far it is off at
all others is its error. What it is right about it is asked again, with the cores, the card and the wire of the documents. Its rows
look as if a benchmark had measured them, on routes of their own."""
import json
import statistics
import subprocess

from libraries import Failure
from tables import number

MAY_BE_OFF = 0.25  # the median error up to which it is right

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
VALIDATED = {"ucx": "ucx, loopback", "sim": "sim"}  # routes on which the processors of this machine are all that counts


def virtual(build, machine, **job):
    """What bench_virtual says."""
    words = [f"--{name}={value}" for name, value in {**LIBRARY, **machine, **job}.items()]
    done = subprocess.run([build / "bench" / "bench_virtual", *words], capture_output=True, text=True, check=False, timeout=120)
    if done.returncode:
        raise Failure(f"bench_virtual {' '.join(words)}: {done.stderr.strip()}")
    return json.loads(done.stdout)


# ---- Validation ----


class Measured:
    """Medians of what make bench-streams has measured on a route."""

    def __init__(self, rows, route):
        self.cells = {(row["name"], row["op"], row["variant"], row["size"]): statistics.median(row["repetitions"])
                      for row in rows if row["route"] == route and row["repetitions"]}

    def rate(self, way, threads):
        return self.cells.get(("stream rate", WAYS[way], HOW[threads], 8))

    def bandwidth(self, threads, size):
        return self.cells.get(("stream bandwidth", "put_nbi", HOW[threads], size))


MOST = max(n for n in THREADS if n <= 16)

# What the machine is set up from: a number that is measured, and the time that follows from it. Each is found by halving, and all
# again until they fit together.
SETTINGS = (
    ("message", 20000, lambda m: m.bandwidth(1, SIZES[0]), {"size": SIZES[0], "window": 4}, "MB/s"),
    ("instruction", 5, lambda m: m.rate("own", 1), {}, "Mop/s"),
    ("copy", 5, lambda m: m.bandwidth(1, SIZES[-1]), {"size": SIZES[-1], "window": 4}, "MB/s"),
    ("turn", 50000, lambda m: m.rate("own", MOST), {"threads": MOST}, "Mop/s"),
)
ROUNDS, HALVINGS = 4, 12


def machine_here(build, measured):
    """A machine on which both nodes are a core and nothing is on its way, set up from four numbers of a route. None if one of these
    was not measured."""
    wanted = {name: find(measured) for name, _, find, _, _ in SETTINGS}
    if not all(wanted.values()):
        return None
    machine = {"cores": 1, "wire": 0, "line": 0, "message": 1000, "instruction": 0.3, "copy": 0.3, "take": 0.3, "turn": 0}
    for _ in range(ROUNDS):
        for name, most, _, job, unit in SETTINGS:
            low, high = 0, most
            for _ in range(HALVINGS):
                machine[name] = (low + high) / 2
                machine["take"] = machine["copy"]
                made = virtual(build, machine, **job)[unit] / (1e3 if unit == "MB/s" else 1)
                low, high = (machine[name], high) if made > wanted[name] else (low, machine[name])
    return machine


def comparisons(build, measured, machine):
    """(way, what, measured, modelled), of all that the machine was not set up from."""
    for way in WAYS:
        for threads in (n for n in THREADS if n <= MOST):
            found = measured.rate(way, threads)
            if found and (way, threads) not in (("own", 1), ("own", MOST)):
                yield way, f"{WAYS[way]}, {HOW[threads]}", found, virtual(build, machine, way=way, threads=threads)["Mop/s"]
    for size in SIZES:
        for threads in (1, 2, 4, 8):
            found = measured.bandwidth(threads, size)
            if found and (threads, size) not in ((1, SIZES[0]), (1, SIZES[-1])):
                made = virtual(build, machine, way="own", threads=threads, size=size, window=4)
                yield BANDWIDTH, f"{HOW[threads]}, put_nbi of {size >> 10} KiB", found, made["MB/s"] / 1e3


def validation(build, rows, say):
    """[{route, way, what, measured, modelled}]."""
    table = []
    for route, words in VALIDATED.items():
        measured = Measured(rows, route)
        machine = machine_here(build, measured)
        for way, what, found, made in comparisons(build, measured, machine) if machine else ():
            table.append({"route": words, "way": way, "what": what, "measured": found, "modelled": made})
    for way in dict.fromkeys(one["way"] for one in table):
        say(f"{way}: off by {100 * error(table, way):.0f} % in the median")
    return table


def off(row):
    """How many times the smaller is the larger, less one."""
    return max(row["measured"], row["modelled"]) / min(row["measured"], row["modelled"]) - 1


def error(table, way):
    """In the median; infinite where nothing was compared."""
    return statistics.median([off(one) for one in table if one["way"] == way] or [float("inf")])


def is_right(table, way):
    return error(table, way) <= MAY_BE_OFF


# ---- The documents' machine ----


def row(name, route, op, threads, size, unit, value):
    return {"name": name, "route": route, "op": op, "variant": HOW[threads], "size": size, "unit": unit, "repetitions": [value],
            "library": "Heddle"}


def rows_of(build, ways):
    """Of these ways alone."""
    machine = {name: value for name, value, _ in DOCUMENTS}
    for threads in THREADS:
        machine["windows"] = max(80 // threads, 5)
        for way in ways & WAYS.keys():
            made = virtual(build, machine, way=way, threads=threads)
            yield row("stream rate", ROUTE, WAYS[way], threads, 8, "Mop/s", made["Mop/s"])
        if "own" in ways:
            made = virtual(build, machine, op="add", threads=threads)
            yield row("random access", ROUTE, "atomic add", threads, 8, "GUPS", made["Mop/s"] / 1e3)
        for size in SIZES if BANDWIDTH in ways else ():
            for rma, route in enumerate((WITHOUT, ROUTE)):
                made = virtual(build, machine, rma=rma, threads=threads, size=size)
                yield row("stream bandwidth", route, "put_nbi", threads, size, "GB/s", made["MB/s"] / 1e3)


def step(options, folder, say):
    """For measure.py: behind the benchmarks of streams."""
    streams = json.loads((folder / "streams.json").read_text())["rows"]
    table = validation(options.build, streams, say)
    rows = []
    for one in rows_of(options.build, {way for way in (*WAYS, BANDWIDTH) if is_right(table, way)}):
        say(f"{one['name']}, {one['variant']}")
        rows.append(one)
    (folder / "model.json").write_text(json.dumps({"rows": rows, "validation": table}, indent=1) + "\n")


# ---- Words for the page ----


def parameters():
    """[(option of bench_virtual, value, why)]."""
    return [(name, number(value) if isinstance(value, float) else str(value), why) for name, value, why in DOCUMENTS] + [
        (name, str(value), "instructions that the library executes for a word, as its tests have counted") for name, value in LIBRARY.items()]
