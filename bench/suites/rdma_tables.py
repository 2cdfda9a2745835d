"""What `rdma` shows of its numbers: a table for each aim. Ratios are medians of the ratios of runs that took turns."""
import collections
import dataclasses
import statistics

from drawing import Figure
from tables import OURS, Measured, Table, marked, number, size_name

SHM, POSIX, CARD = "ofi:shm", "ucx:posix,self", "sim:rma=2"  # routes
OFF = "HEDDLE_RDMA=off"
BARE = {SHM: "bare libfabric", POSIX: "bare UCX"}
LEAST_OF_BARE, LEAST_OF_OFF, MOST_CORES = 0.95, 0.98, 0.05
MOST_OF_BARE = {"get": 1.3, "put and quiet": 1.5}
OVERLAP = {64: 95, 6000000: 99.9}  # %


@dataclasses.dataclass
class Turns(Measured):
    """All repetitions of a library, and the median of each run."""

    runs: list = dataclasses.field(default_factory=list)

    def add(self, repetitions):
        self.values += repetitions
        self.runs.append(statistics.median(repetitions))


def collect(raw):
    """{name: {(route, op, variant, size): {library: Turns}}}, in the order in which things were measured."""
    found = collections.defaultdict(lambda: collections.defaultdict(dict))
    for row in raw["rows"]:
        key = row["route"], row["op"], row["variant"], row["size"]
        found[row["name"]][key].setdefault(row["library"], Turns(row["unit"])).add(row["repetitions"])
    return found


def ratio(above, below):
    """None without both."""
    pairs = list(zip(above.runs, below.runs)) if above and below else []
    return statistics.median(a / b for a, b in pairs if b) if pairs else None


def cell(one):
    return one.cell() if one else "–"


def times(value, is_reached=None):
    if value is None:
        return "–"
    text = f"{number(value)}×"
    return text if is_reached is None else marked(text, is_reached(value))


# ---- Tables ----


def bandwidth_table(group):
    rows = []
    for (route, op, _, size), by in group.items():
        ours, bare, off = by.get(OURS), by.get(BARE[route]), by.get(OFF)
        rows.append([route, op, size_name(size), cell(ours), cell(bare), times(ratio(ours, bare), lambda x: x >= LEAST_OF_BARE),
                     cell(off), times(ratio(ours, off))])
    return Table("Bandwidth", ["over", "operation", "size", f"{OURS}, GB/s", "bare, GB/s", "of bare", f"{OFF}, GB/s", f"of {OFF}"], rows,
                 f"Higher is better. Aim: {LEAST_OF_BARE}× of bare libfabric and of bare UCX.")


def latency_table(group):
    rows = []
    for (route, op, _, _), by in group.items():
        ours, bare, off = by.get(OURS), by.get(BARE[route]), by.get(OFF)
        most = MOST_OF_BARE.get(op)
        judged = times(ratio(ours, bare), most and (lambda x, most=most: x <= most))
        rows.append([route, op, cell(ours), cell(bare), judged, cell(off), times(ratio(ours, off))])
    return Table("8 bytes, one after the other", ["over", "operation", f"{OURS}, us", "bare, us", "of bare", f"{OFF}, us", f"of {OFF}"],
                 rows, f"Lower is better. Aims: of the bare one's time, at most {MOST_OF_BARE['get']}× for a get, and {MOST_OF_BARE['put and quiet']}× "
                 "for a put and its quiet. Over ofi:shm, the bare one's is a write and a read behind it.")


def rate_table(group):
    rows = [[route, f"{op}, {how}", cell(by.get(OURS)), cell(by.get(OFF)), times(ratio(by.get(OURS), by.get(OFF)), lambda x: x >= LEAST_OF_OFF)]
            for (route, op, how, _), by in group.items()]
    return Table("8-byte puts, which go as messages", ["over", "operation", f"{OURS}, Mop/s", f"{OFF}, Mop/s", f"of {OFF}"], rows,
                 f"Higher is better. Aim: {LEAST_OF_OFF}× of what they are without RDMA.")


def target_table(group):
    rows = []
    for (route, op, _, size), by in group.items():
        ours = by.get(OURS)
        rows.append([route, op, size_name(size), marked(ours.cell(), ours.median() <= MOST_CORES) if ours else "–", cell(by.get(OFF))])
    return Table("Cores that the target has busy meanwhile", ["over", "operation", "size", OURS, OFF], rows,
                 f"Of the sleeping target's process, all threads. Lower is better. Aim: at most {MOST_CORES}, which is what its threads take "
                 "to look whether there is something to do.")


def overlap_table(group, posting):
    rows = []
    for key, by in group.items():
        route, op, _, size = key
        ours, of_it = by.get(OURS), posting.get(key, {}).get(OURS)
        rows.append([route, op, size_name(size), marked(ours.cell(), ours.median() >= OVERLAP[size]), cell(of_it)])
    aims = " and ".join(f"{least} % of {size_name(size)}" for size, least in OVERLAP.items())
    return Table("Overlap: what is hidden behind work", ["over", "operation", "size", f"{OURS}, %", "time to post, % of the transfer"], rows,
                 f"Post, work, wait, with work that takes 1.01 times as long as the transfer alone. Higher is better. Aims: {aims}.")


def tables(raw, _where):
    found = collect(raw)
    return [bandwidth_table(found["wire bandwidth"]), latency_table(found["wire latency"]), rate_table(found["wire rate"]),
            target_table(found["target's processor"]), overlap_table(found["overlap"], found["time to post"])]


def figures(raw):
    """Bandwidth by size: a figure for each route and operation."""
    lines = collections.defaultdict(lambda: collections.defaultdict(list))
    for (route, op, _, size), by in collect(raw)["wire bandwidth"].items():
        for library, one in by.items():
            lines[f"{op} over {route} (GB/s)"][library].append((size, one.median()))
    return [Figure(title, "size", "GB/s", dict(series)) for title, series in lines.items()]
