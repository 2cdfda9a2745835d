"""Tables and figures that the suites of single operations share: a section for each measurement, an operation in each row.

Every number here is computed from the repetitions: a cell is their median with the 5th and 95th percentile, over all
runs of a library. A ratio to a baseline is the median of the ratios of neighbouring repetitions in one process. A
ratio to another library is one of medians, and above 1 means that Heddle is the faster one."""
import collections

from drawing import Figure
from libraries import NETWORKS
from pages import peers_of, summary_table
from tables import INLINE, OURS, Measured, Table, number, ratio_of_neighbours, reached, size_name

# Measurements in the order of the report: title, what is better, the ratio to the baseline that Heddle aims at.
SECTIONS = {
    "8-byte put rate": ("8-byte puts", "higher", 0.90),
    "8-byte put rate on a context": ("8-byte puts on a context", "higher", 0.90),
    "8-byte get rate": ("8-byte gets", "higher", None),
    "atomic rate": ("Atomics", "higher", 0.90),
    "atomic rate on a context": ("Atomics on a context", "higher", 0.90),
    "put bandwidth": ("Put bandwidth", "higher", 0.95),
    "get bandwidth": ("Get bandwidth", "higher", 0.95),
    "put latency": ("Put latency", "lower", None),
    "get latency": ("Get latency", "lower", None),
    "ping-pong": ("Ping-pong, one way", "lower", None),
    "barrier": ("Barrier", "lower", None),
    "threaded put rate": ("8-byte puts from several threads", "higher", None),
    "threaded atomic rate": ("Atomics from several threads", "higher", None),
    "start-up": ("Start and end of a job", "lower", None),
    "instructions": ("Instructions of a call, in the library", "lower", None),
    "wire latency": ("8 bytes over a wire", "lower", None),
    "wire rate": ("8-byte puts over a wire", "higher", None),
    "wire atomic rate": ("Atomics over a wire", "higher", None),
    "wire bandwidth": ("Bandwidth over a wire", "higher", None),
    "wire both ways": ("Both ways at once: the slower direction, beside one direction alone", "higher", 0.45),
    "all-to-all against flags": ("All to all: counting puts, and puts with a fence and flags", "higher", 3.0),
    "all-to-all against barriers": ("All to all: counting puts, and puts with a barrier", "higher", 3.0),
    "all-to-all against signals": ("All to all: counting puts, and puts with signal", "higher", 1.0),
    "neighbors against flags": ("Blocks for neighbours: counting puts, and puts with a fence and flags", "higher", None),
    "neighbors against barriers": ("Blocks for neighbours: counting puts, and puts with a barrier", "higher", None),
    "neighbors against signals": ("Blocks for neighbours: counting puts, and puts with signal", "higher", None),
    "key exchange": ("Key exchange: messages per second of a PE", "higher", 2.0),
    "key exchange with contexts": ("Key exchange with fetch-and-add and put: one context, and two", "higher", 1.35),
}
SCALING_TARGET, INLINE_TARGET = 1.9, 2.0
LOOPBACK, HOSTS = NETWORKS.values()
PEER_TARGETS = {  # measurement, operation, how, peer: times faster
    ("wire latency", "put and quiet", LOOPBACK, "bare UCX"): 1.5, ("wire latency", "put and quiet", HOSTS, "bare UCX"): 2.0,
    **{("wire latency", op, where, peer): 1.1
       for op in ("fetch-add", "get") for where in (LOOPBACK, HOSTS) for peer in ("Open MPI", "bare UCX")},
    **{("wire rate", "put", f"{where}, random", "packed TCP"): 0.95 for where in (LOOPBACK, HOSTS)},
    **{("wire both ways", "blocking gets, both ways", where, "Open MPI"): 1.1 for where in (LOOPBACK, HOSTS)}}
COMPACT_SIZES = {"put bandwidth": (64, 4096, 65536, 1 << 20, 16 << 20, 64 << 20), "put latency": (1, 8, 65536, 1 << 20)}
COMPACT_SIZES["get bandwidth"] = COMPACT_SIZES["put bandwidth"]
COMPACT_SIZES["get latency"] = COMPACT_SIZES["put latency"]

BESIDE = {"key exchange": "push, beside fetch-add and put", "all-to-all against flags": "counting puts, beside flags",
          "all-to-all against barriers": "counting puts, beside a barrier"}


# ---- Numbers ----


def collect(raw):
    """{(task, name): {(op, variant, size): {library: Measured}}}, in the order in which things were measured."""
    found = collections.defaultdict(lambda: collections.defaultdict(dict))
    runs = {(row["run"], row["name"], row["op"], row["variant"], row["size"]): row for row in raw["rows"]}
    for row in raw["rows"]:
        group = found[row["task"] == "inline form", row["name"]]
        one = group[row["op"], row["variant"], row["size"]].setdefault(row["library"], Measured(row["unit"]))
        one.values += row["repetitions"]
        versus = row.get("versus") or ""
        base = runs.get((row["run"], row["name"], versus, row["variant"], row["size"]))
        if base and versus != row["op"]:
            one.ratios += [a / b for a, b in zip(row["repetitions"], base["repetitions"]) if b > 0]
    return found


def faster(ours, peer, better, target=None):
    """How many times faster ours is; `target`: how many times it should be."""
    if not ours or not peer or not ours.median() or not peer.median():
        return ""
    times = ours.median() / peer.median() if better == "higher" else peer.median() / ours.median()
    return reached(times, target, percent=False)


def is_bare(op):
    """Not an operation of a library, but one that stands beside it."""
    return op.startswith(("bare", "checked")) or op in ("memcpy", "non-temporal copy")


# ---- Tables ----


def missing(raw, library, name, task_rows):
    """Why a library has no number: what it said, or what went wrong."""
    tasks = {row["task"] for row in task_rows}
    for one in raw["skips"]:
        if one["library"] == library and one["name"] == name:
            return one["skip"]
    for one in raw["failures"]:
        if one["library"] == library and one["task"] in tasks:
            return f"fail: {one['reason'][:60]}"
    return "–"


def fail_once(rows):
    """Under a cell that says why a library failed, the same text would only be in the way."""
    for upper, lower in reversed(list(zip(rows, rows[1:]))):
        for k, cell in enumerate(lower):
            if cell.startswith("fail:") and cell == upper[k]:
                lower[k] = "fail"


def aim_of(name, op, variant, size):
    """What is aimed at is often not for all: a push beside a round trip, an all-to-all of as many PEs as there are."""
    target = SECTIONS[name][2]
    if is_bare(op) or target is None:
        return None
    is_direct = variant.startswith("direct")
    if name == "key exchange":
        return None if is_direct else 1.0 if size > 8192 else target
    if name == "key exchange with contexts":
        return None if is_direct else target
    if name in ("all-to-all against flags", "all-to-all against barriers"):
        return target if "16 PEs" in variant else None
    return target


def section_table(raw, group, name, compact):
    title, better, target = SECTIONS[name]
    task_rows = [row for row in raw["rows"] if row["name"] == name]
    unit, ratios = task_rows[0]["unit"], any(m.ratios for by in group.values() for m in by.values())
    variants = len({key[1] for key in group}) > 1 or name in ("start-up", "barrier")
    sizes = len({key[2] for key in group}) > 1
    header = ["operation"] + ["how"] * variants + ["size"] * sizes + [f"{OURS}, {unit}"] + ["of baseline"] * ratios
    for peer in peers_of(raw):
        header += [f"{peer}, {unit}"] + ["of baseline"] * ratios
        header += [f"{peer} / {OURS}" if name == "instructions" else f"speed, {OURS} / {peer}"]
    rows = []
    for (op, variant, size), by in group.items():
        if compact and size not in COMPACT_SIZES.get(name, (size,)):
            continue
        ours = by.get(OURS)
        row = [op] + [variant] * variants + [size_name(size)] * sizes
        row += [ours.cell() if ours else missing(raw, OURS, name, task_rows)]
        row += [reached(ours.ratio() if ours else None, aim_of(name, op, variant, size))] * ratios
        for peer in peers_of(raw):
            their = by.get(peer)
            row += [their.cell() if their else missing(raw, peer, name, task_rows)]
            row += [reached(their.ratio() if their else None, None)] * ratios
            row += ["" if is_bare(op) else faster(ours, their, better, PEER_TARGETS.get((name, op, variant, peer)))]
        rows.append(row)
    fail_once(rows)
    aim = f" Aim, where one is marked: at least {target:.0%} of the baseline." if target and ratios else ""
    return Table(title, header, rows, f"{better.capitalize()} is better.{aim}")


def scaling_table(raw, found):
    """Several threads to one, repetition by repetition."""
    libraries, rows = [OURS, *peers_of(raw)], []
    for name in ("threaded put rate", "threaded atomic rate"):
        group = found.get((False, name), {})
        many = sorted({key[1] for key in group} - {"1 thread"})
        for op in dict.fromkeys(key[0] for key in group):
            for variant in many:
                row = [op, variant]
                for library in libraries:
                    one, several = (group[op, v, 8].get(library) for v in ("1 thread", variant))
                    times = ratio_of_neighbours(several, one)
                    target = SCALING_TARGET if library == OURS and not is_bare(op) else None
                    row.append(reached(times, target, percent=False))
                rows.append(row)
    cores = raw["machine"]["cores"]
    note = (f"This machine has {cores} core{'s' * (cores != 1)}; the bare calls show what they gave to the same "
            f"threads in the same minutes. Aim with two idle cores: {SCALING_TARGET}×.")
    return Table("Two threads to one", ["operation", "threads", *libraries], rows, note)


def inline_table(found):
    """The same program with the calls inlined, run in turns with the plain one."""
    rows = []
    for (inline, name), group in found.items():
        for (op, variant, _), by in group.items():
            plain, inlined = by.get(OURS), by.get(INLINE)
            if inline and plain and inlined and not is_bare(op):
                times = inlined.median() / plain.median()
                target = INLINE_TARGET if variant == "sequential" else None
                rows.append([op, variant, plain.cell(), inlined.cell(), reached(times, target, percent=False)])
    header = ["operation", "how", "library call, Mop/s", "inline, Mop/s", "inline to call"]
    return Table("Inline form (-DHEDDLE_INLINE)", header, rows, f"Aim for sequential walks: {INLINE_TARGET:.0f}×.")


def tables(raw, where):
    found = collect(raw)
    result = []
    for name in SECTIONS:
        if found.get((False, name)):
            result.append(section_table(raw, found[False, name], name, compact=where == "doc"))
        if name == "threaded atomic rate":
            result += [scaling_table(raw, found), inline_table(found)]
    return result


def summary(raw, chosen, baseline):
    """A few rows of all tables, each with its unit: (measurement, operation, variant, size). `baseline`: what the ratio is of."""
    found, rows = collect(raw), []
    for name, op, variant, size in chosen:
        by = found.get((False, name), {}).get((op, variant, size), {})
        if OURS not in by:
            continue
        what = ", ".join(filter(None, (BESIDE.get(name, op), variant, size_name(size) if size > 8 else "")))
        row = [what, f"{number(by[OURS].median())} {by[OURS].unit}", reached(by[OURS].ratio(), None)]
        for peer in peers_of(raw):
            row += [f"{number(by[peer].median())} {by[peer].unit}" if peer in by else "–",
                    faster(by[OURS], by.get(peer), SECTIONS[name][1])]
        rows.append(row)
    header = ["", OURS, baseline]
    for peer in peers_of(raw):
        header += [peer, f"speed, {OURS} / {peer}"]
    if not any(row[2] for row in rows):
        header, rows = header[:2] + header[3:], [row[:2] + row[3:] for row in rows]
    return summary_table(raw, header, rows)


# ---- Plots ----


def with_lines(title, unit, series):
    """By size; of the names that there are."""
    return Figure(f"{title} ({unit})", "size", unit, {name: sorted(line) for name, line in series.items() if line})


def bars_of(raw, groups, title, unit):
    """groups: {label: {library: value}}."""
    names = [one for one in (OURS, *peers_of(raw), "bare call") if any(one in by for by in groups.values())]
    series = {name: [(label, by[name]) for label, by in groups.items() if name in by] for name in names}
    return Figure(title, "", unit, series, has_bars=True) if series else None


def size_figures(raw, found):
    """Bandwidth and latency by size."""
    out = []
    for name in ("put bandwidth", "get bandwidth", "put latency", "get latency", "wire bandwidth"):
        group = found.get((False, name), {})
        for variant in dict.fromkeys(key[1] for key in group):
            series = {one: [] for one in (OURS, *peers_of(raw), "memcpy", "non-temporal copy")}
            for (op, how, size), by in group.items():
                for library, one in by.items():
                    if how == variant and (library == OURS or not is_bare(op)):
                        series[op if is_bare(op) else library].append((size, one.median()))
            unit = next(iter(next(iter(group.values())).values())).unit
            out.append(with_lines(f"{SECTIONS[name][0]}, {variant}", unit, series))
    return out


def bar_figures(raw, found):
    """What has no size."""
    out = []
    wanted = [("8-byte put rate", "sequential"), ("8-byte put rate", "random"), ("8-byte get rate", "sequential"),
              ("atomic rate", "sequential"), ("atomic rate", "random"), ("start-up", None), ("instructions", None),
              ("wire rate", None), ("wire atomic rate", None)]
    for name, variant in wanted:
        groups, unit = {}, ""
        for (op, how, _), by in found.get((False, name), {}).items():
            if variant not in (None, how):
                continue
            unit = next(iter(by.values())).unit
            label = how if name == "start-up" else op if variant else f"{op}, {how}"
            if is_bare(op):
                groups[label] = {"bare call": by[OURS].median()} if OURS in by else {}
            else:
                groups[label] = {one: by[one].median() for one in (OURS, *peers_of(raw)) if one in by}
        title = SECTIONS[name][0] + (f", {variant}" if variant else "") + f" ({unit})"
        out.append(bars_of(raw, groups, title, unit))
    return list(filter(None, out))


def picture(raw, rates, title):
    """One plot to stand alone, for a README: some rates, ours beside the peers'. None if there is nothing to draw."""
    found, groups = collect(raw), {}
    for name, op, how, size in rates:
        by = found.get((False, name), {}).get((op, how, size), {})
        groups[f"{op}, {how.split(', ')[-1]}"] = {one: by[one].median() for one in (OURS, *peers_of(raw)) if one in by}
    return bars_of(raw, groups, title, "million a second")


def figures(raw):
    found = collect(raw)
    return size_figures(raw, found) + bar_figures(raw, found)
