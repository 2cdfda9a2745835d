"""Many threads of one PE: bench/streams_*.c and bench/broadcast.c on each route, and what the threads get done at once.

The routes: the memory of a neighbour (direct); the simulated network as fast as it can be; the same with eight lanes that are
queues of a fixed rate, as a network card has them, so slow that the processors are not what is measured; faster ones for a skewed
load and for overlap; one with a card that reads and writes memory by itself, which is a thread; UCX over TCP on loopback and
between two hosts (network namespaces). All ratios are of repetitions in one run."""
import collections
import dataclasses
import subprocess

from drawing import Figure
from guide import update_guide
from libraries import OURS_OVER_TCP, across_hosts, hosts_missing
from pages import Shown, summary_table
from session import Session, Task
from tables import OURS, Measured, Table, number, ratio_of_neighbours, reached, size_name

LANES, LANE_RATE = 8, 500  # of the slow network; KB a second of each lane: 30,000 puts of 16 bytes and their headers
FAST_LANE = 500000  # KB a second: two cores can also move it beside a program that computes
FAR_US = 100  # each message takes a random time of at most so many microseconds
CROWD_RATE = 20000  # where queues are full: they drain in a twentieth of a second
SIM = {"HEDDLE_DIRECT": "0"}


@dataclasses.dataclass(frozen=True)
class Route:
    """Where a task's messages go."""

    words: str
    environment: dict
    arguments: tuple = ()  # of the program


# The default context is on one of the lanes, and idle while threads have contexts of their own.
ROUTES = {
    "direct": Route("direct", {"HEDDLE_DIRECT": "1"}),
    "sim": Route("sim", {**SIM, "HEDDLE_WIRE": "sim:seed=1"}),
    "queues": Route(f"sim, {LANES} lanes of {LANE_RATE} KB/s",
                    {**SIM, "HEDDLE_WIRE": f"sim:seed=1,lanes={LANES},rate={LANE_RATE}"}, ("--warm=100",)),
    "crowd": Route(f"sim, {LANES} lanes of {CROWD_RATE // 1000} MB/s",
                   {**SIM, "HEDDLE_WIRE": f"sim:seed=1,lanes={LANES},rate={CROWD_RATE}"}, ("--warm=2",)),
    "fast": Route(f"sim, {FAST_LANE // 1000} MB/s a lane",
                  {**SIM, "HEDDLE_WIRE": f"sim:seed=1,rate={FAST_LANE}"}),
    "far": Route(f"sim, up to {FAR_US} us away", {**SIM, "HEDDLE_WIRE": f"sim:seed=1,delay={FAR_US},rate={FAST_LANE}"}),
    "card": Route("sim, with a card", {**SIM, "HEDDLE_WIRE": "sim:seed=1,rma=1"}),
    "ucx": Route("ucx, loopback", OURS_OVER_TCP),
    "hosts": Route("ucx, two hosts", {"UCX_TLS": "tcp,self"}),
}

# What runs where: title, program, routes, MiB of heap, share of the time.
PARTS = (
    ("rates", "streams_rate", ("direct", "sim", "queues", "ucx", "hosts"), 8, 3),
    ("one thread", "streams_forms", ("direct", "sim", "ucx", "hosts"), 8, 2),
    ("bandwidth", "streams_bandwidth", ("direct", "sim", "ucx", "hosts"), 24, 1),
    ("random access", "streams_gups", ("direct", "sim", "ucx", "hosts"), 96, 1),
    ("overlap", "streams_overlap", ("sim", "fast", "far", "card", "ucx", "hosts"), 16, 1),
    ("skewed load", "streams_skew", ("crowd", "ucx"), 16, 1),
)
BROADCAST_ROUTES = ("crowd", "ucx", "hosts")  # of bench/broadcast.c
SWITCHES = {"HEDDLE_LOCK": ("elide", "force"), "HEDDLE_LANES": ("16", "1")}

# name: title, what is better
SECTIONS = {
    "stream rate": ("8-byte puts, windows of 64 and quiet", "higher"),
    "stream rate of a thread": ("The same, of the thread in the middle", "higher"),
    "completion": ("Forms of completion, windows of 64", "higher"),
    "fetch-add rate": ("Fetch-adds", "higher"),
    "handle": ("Context named or looked up", "higher"),
    "stream bandwidth": ("Bandwidth by size and threads", "higher"),
    "random access": ("Random access", "higher"),
    "overlap": ("Overlap of transfer and work", "higher"),
    "time to post": ("Time until the call that posts returns", "lower"),
    "skewed load": ("A window of the one that waits, on a skewed load", "lower"),
    "threaded broadcast": ("A broadcast by one thread, and by several with a slice each", "lower"),
}
FADD_TARGET, QUEUES_TARGET, SPREAD_TARGET, CROWD_TARGET, LOOKUP_TARGET = 10, 7.5, 3.5, 0.95, 0.98
OVERLAP_TARGET = {64: 95, 6000000: 99}
BROADCAST_TARGET = 2.5  # times as fast: 60 % less time


# ---- Running ----


class Suite(Session):
    budget = (150, 900)

    def __init__(self, options):
        tasks = [Task(f"{title}, {route}", program, heap=heap, rounds=(1, 3), least=(1, 1), kind=route,
                          weight=weight) for title, program, routes, heap, weight in PARTS for route in routes]
        tasks += [Task(f"{variable}, {route}", "streams_rate", heap=8, rounds=(1, 3), least=(1, 1),
                           kind=f"{variable} {route}") for variable in SWITCHES for route in ("sim",)]
        tasks += [Task(f"broadcast, {route}", "broadcast", heap=16, rounds=(1, 2), least=(1, 1), kind=route)
                  for route in BROADCAST_ROUTES]
        options.no_peer, options.peer = True, []
        super().__init__(options, tasks)
        self.no_hosts = hosts_missing()
        self.known = subprocess.run([options.build / "bin" / "oshinfo"], capture_output=True, text=True,
                                        check=False).stdout

    def libraries_of(self, task):
        variable, _, route = task.kind.rpartition(" ")
        ours = dataclasses.replace(self.libraries[0], environment=dict(ROUTES[route].environment))
        if route == "hosts" and self.no_hosts:
            return self.skip(task, self.no_hosts, "streams")
        if route == "hosts":
            return [across_hosts(ours)]
        if not variable:
            return [ours]
        if variable not in self.known:
            return self.skip(task, f"there is no {variable}", "streams")
        return [dataclasses.replace(ours, name=f"{variable}={word}", environment={**ours.environment, variable: word})
                for word in SWITCHES[variable]]

    def one(self, task, library):
        words = [*ROUTES[task.kind.rpartition(" ")[2]].arguments] + ["--quick"] * self.options.quick
        if "queues" in task.kind:  # long repetitions: a queue that was full is what begins and ends them
            words.append(f"--slice-ms={400 if self.options.quick else 600}")
        lines, _ = library.run(task.pes, task.program, words, task.heap, 150 if self.options.quick else 400)
        self.take(task, library, [{**line, "route": task.kind.rpartition(" ")[2]} for line in lines])

    def run(self):
        return {**super().run(), "routes": {name: dataclasses.asdict(route) for name, route in ROUTES.items()}}


# ---- Tables ----


def collect(raw):
    """{name: {(route, op, variant, size): {library: Measured}}}, and the same with lists of single runs."""
    found = collections.defaultdict(lambda: collections.defaultdict(dict))
    for row in raw["rows"]:
        key = row["route"], row["op"], row["variant"], row["size"]
        one = found[row["name"]][key].setdefault(row["library"], Measured(row["unit"]))
        one.values += row["repetitions"]
    return found


def ratio(group, above, below, library=OURS):
    """The median of the ratios of repetitions that were neighbours in time; None without both."""
    return ratio_of_neighbours(group.get(above, {}).get(library), group.get(below, {}).get(library))


def route_words(name):
    return ROUTES[name].words


def broadcast_target(route, variant):
    """Of several threads, on slow lanes of their own, and where they share the processor that sends."""
    if route == "crowd" and variant == "4 threads":
        return BROADCAST_TARGET
    return 1 if route in ("ucx", "hosts") and variant != "1 thread" else None


def aims(found):
    """What the project set out to reach, as ratios within one run."""
    rates, rows = found.get("stream rate", {}), []

    def add(what, route, value, target, percent=False):
        if value is not None:
            rows.append([what, route_words(route), reached(value, target, percent)])

    lane = "a lane for each thread"
    for route in ROUTES:
        at = {n: (route, lane, f"{n} thread{'s' * (n > 1)}", 8) for n in (1, 2, 8, 16)}
        is_slow = route == "queues"
        add("2 threads to 1, a lane each", route, ratio(rates, at[2], at[1]), None)
        add("8 threads to 1, a lane each", route, ratio(rates, at[8], at[1]), QUEUES_TARGET if is_slow else None)
        add("16 threads on 8 lanes to 8", route, ratio(rates, at[16], at[8]), CROWD_TARGET if is_slow else None)
        add("1 thread, four contexts to one", route,
            ratio(rates, (route, "four contexts for each", "1 thread", 8), at[1]), SPREAD_TARGET if is_slow else None)
        add("8 threads, a lane each, to the default context", route,
            ratio(rates, at[8], (route, "the default context", "8 threads", 8)), None)
        for form in ("put and quiet", "put_nbe and wait"):
            add(f"{form} to put_nbi and quiet", route, ratio(found.get("completion", {}), (route, form, "1 thread", 8),
                (route, "put_nbi and quiet", "1 thread", 8)), 1 if "nbe" in form else None)
        for form in ("fetch_add_nbi and quiet", "fadd_nbe and wait"):
            add(f"{form} to fetch_add", route, ratio(found.get("fetch-add rate", {}), (route, form, "1 thread", 8),
                (route, "fetch_add", "1 thread", 8)), None if route == "direct" else FADD_TARGET)
        add("registered thread to explicit context", route,
            ratio(found.get("handle", {}), (route, "registered thread", "1 thread", 8),
                  (route, "explicit context", "1 thread", 8)), LOOKUP_TARGET)
        broadcasts = found.get("threaded broadcast", {})
        for size in sorted({key[3] for key in broadcasts}):
            for variant in ("1 thread", "2 threads", "4 threads"):
                add(f"{size_name(size)} by team_broadcast_mt of {variant}, times as fast as broadcastmem", route,
                    ratio(broadcasts, (route, "broadcastmem", "1 thread", size),
                          (route, "team_broadcast_mt", variant, size)), broadcast_target(route, variant))
        for op in ("put_nbi", "get_nbi"):
            for size, target in OVERLAP_TARGET.items():
                one = found.get("overlap", {}).get((route, op, "1 thread", size), {}).get(OURS)
                if one:
                    text = f"{one.cell()} %" + (" ✓" if one.median() >= target else " ✗")
                    what = f"overlap of {op}, {size_name(size) or size}, aim {target} %"
                    rows.append([what, route_words(route), text])
    return Table("Aims", ["what", "route", "ratio"], rows, "✓ and ✗ where there is an aim.")


def switch_table(found):
    """What a switch changes, with a lane for each thread."""
    rows = []
    for (route, op, variant, _), by in found.get("stream rate", {}).items():
        for variable, (first, second) in SWITCHES.items():
            pair = [by.get(f"{variable}={word}") for word in (first, second)]
            if op == "a lane for each thread" and all(pair):
                rows.append([variable, route_words(route), variant, *(one.cell() for one in pair),
                             f"{number(pair[0].median() / pair[1].median())}×"])
    words = "; ".join(f"{name}: {a} and {b}" for name, (a, b) in SWITCHES.items())
    head = ["switch", "route", "threads", "first, Mop/s", "second, Mop/s", "first to second"]
    return Table("Switches", head, rows, words)


# Of the aims, what doc/numbers.md has: what, route.
SUMMARY = (("8 threads to 1, a lane each", "queues"), ("16 threads on 8 lanes to 8", "queues"),
           ("1 thread, four contexts to one", "queues"), ("fadd_nbe and wait to fetch_add", "hosts"),
           ("put_nbe and wait to put_nbi and quiet", "hosts"), ("registered thread to explicit context", "hosts"),
           ("overlap of put_nbi, 6000000 B, aim 99 %", "fast"), ("overlap of put_nbi, 64 B, aim 95 %", "far"), ("overlap of put_nbi, 64 B, aim 95 %", "hosts"))


def summary(raw):
    measured = {tuple(row[:2]): row for row in aims(collect(raw)).rows}
    keys = [(what, route_words(route)) for what, route in SUMMARY]
    return summary_table(raw, ["", "where", "ratio"], [measured[key] for key in keys if key in measured])


def section_table(name, group):
    title, better = SECTIONS[name]
    kinds = list(dict.fromkeys((key[2], key[3]) for key in group))
    lines = collections.defaultdict(dict)
    for (route, op, variant, size), by in group.items():
        if OURS in by:
            lines[route, op][variant, size] = by[OURS].cell()
    many_sizes = len({size for _, size in kinds}) > 1
    head = [f"{variant} {size_name(size) or size}" if many_sizes else variant for variant, size in kinds]
    unit = next(iter(next(iter(group.values())).values())).unit
    rows = [[route_words(route), op, *(cells.get(kind, "–") for kind in kinds)]
            for (route, op), cells in lines.items()]
    return Table(title, ["route", "operation", *head], rows, f"{unit}. {better.capitalize()} is better.")


def tables(raw, _where):
    found = collect(raw)
    return [aims(found), *(section_table(name, found[name]) for name in SECTIONS if found.get(name)), switch_table(found)]


def settings(raw):
    """The switches of each route."""
    return [(route["words"], " ".join([*(f"{k}={v}" for k, v in route["environment"].items()), *route["arguments"]]))
            for route in raw["routes"].values()]


def figures(raw):
    """Rates by number of threads, on each route: one line for each way."""
    out, found = [], collect(raw)
    for route in ROUTES:
        series = collections.defaultdict(list)
        for (where, op, variant, _), by in found.get("stream rate", {}).items():
            if where == route and OURS in by:
                series[op].append((int(variant.split()[0]), by[OURS].median()))
        if series:
            out.append(Figure(f"8-byte puts by threads, {route_words(route)}", "threads", "Mop/s", dict(series)))
    return out


SHOWN = Shown("many threads", tables, figures, summary, settings=settings, elsewhere=update_guide)
