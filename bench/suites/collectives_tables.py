"""Tables and figures of the suites of collectives.

A number is the median over all repetitions of all runs of a library. A ratio is the peer's median divided by
ours: above 1, Heddle is the faster one. Each form of ours (with a team, with an active set) is compared with
the same form of the peer, or with the form that the peer has."""
import collections
import dataclasses
import math
import statistics

import pages
from drawing import Figure
from pages import peers_of
from tables import OURS, Measured, Table, number, percentile, size_name

MARKS = ("▼▼", "▼", "=", "▲", "▲▲")  # by pages.heat
FORMS = {"all": "", "team": "team", "active": "active set"}
BASELINES = {"active": "memcpy", "team": "memcpy to all"}  # of a broadcast; that of fcollect is memcpy
LEGEND = "▲ and ▼: Heddle is the faster or the slower one, twice from 1.5 times on; = is within 5 %."
TIE = 1.05  # variants that are closer than this are equal


@dataclasses.dataclass(frozen=True, order=True)
class Cell:
    """What was measured, by whichever library."""

    pes: int
    op: str
    form: str
    size: int

    def words(self):
        return " ".join(filter(None, (self.op, FORMS[self.form], size_name(self.size), f"on {self.pes} PEs")))


def collect(raw, name="collective"):
    """{library: {cell: Measured}}, in the order in which things were measured."""
    found = collections.defaultdict(dict)
    for row in raw["rows"]:
        if row["name"] == name:
            cell = Cell(row["pes"], row["op"], row["variant"], row["size"])
            found[row["library"]].setdefault(cell, Measured(row["unit"])).values.extend(row["repetitions"])
    return found


def counterpart(cells, ours):
    """The peer's number for a cell of ours: of the same form, or of the one that there is."""
    forms = [ours.form] + [form for form in FORMS if form != ours.form]
    found = (cells.get(dataclasses.replace(ours, form=form)) for form in forms)
    return next((one for one in found if one), None)


def best(measured):
    """What the machine gave when nobody disturbed: the 5th percentile."""
    return percentile(measured.values, 0.05)


@dataclasses.dataclass
class Pair:
    cell: Cell
    ratio: float  # of the medians
    ratio_of_best: float


def pairs(found, peer):
    """Every cell of ours that has a counterpart."""
    result = []
    for cell, ours in found[OURS].items():
        their = counterpart(found[peer], cell) if cell.form in FORMS else None
        if their:
            result.append(Pair(cell, their.median() / ours.median(), best(their) / best(ours)))
    return result


def times(ratio):
    return f"{number(ratio)}× {MARKS[pages.heat(ratio)]}"


def sorted_counts(cells):
    return sorted({cell.pes for cell in cells})


# ---- Ours and the peers ----


def headline_table(raw, found):
    """The barriers of 2 to 64 PEs."""
    rows = []
    for cell, ours in found[OURS].items():
        if cell.size == 0:
            name = cell.op + (" (shmem_team_sync)" if cell.form == "team" else "")
            row = [name, str(cell.pes), ours.cell()]
            for peer in peers_of(raw):
                their = counterpart(found[peer], cell)
                row += [their.cell(), times(their.median() / ours.median())] if their else ["–", ""]
            rows.append(row)
    header = ["", "PEs", f"{OURS}, µs"]
    header += [part for peer in peers_of(raw) for part in (f"{peer}, µs", f"speed, {OURS} / {peer}")]
    return Table("Barriers", header, sorted(rows, key=lambda row: (row[0], int(row[1]))), heat=True)


def summary_row(label, found):
    if not found:
        return []
    lost = [one for one in found if one.ratio < 1]
    clearly = [one for one in lost if one.ratio_of_best < 1]
    worst = min(found, key=lambda one: one.ratio)
    return [label, str(len(found)), str(len(lost)), str(len(clearly)),
            times(statistics.median(one.ratio for one in found)),
            f"{times(worst.ratio)}: {worst.cell.words()}"]


def summary_rows(every):
    """All cells, and those of each number of PEs."""
    return [summary_row("all", every)] + [summary_row(f"{n} PEs", [one for one in every if one.cell.pes == n])
                                          for n in sorted_counts(one.cell for one in every)]


def summary_table(found, peer):
    every = pairs(found, peer)
    rows = summary_rows(every)
    rows += [summary_row(op, [one for one in every if one.cell.op == op])
             for op in dict.fromkeys(one.cell.op for one in every)]
    rows += [summary_row(f"form: {words or 'neither'}", [one for one in every if one.cell.form == form])
             for form, words in FORMS.items()]
    return Table(f"{OURS} and {peer}: summary",
                 ["cells", "measured", "lost", "lost, also by the best repetitions", "median ratio", "worst"],
                 [row for row in rows if row],
                 "A cell is one operation in one form at one size and number of PEs. "
                 f"Lost: {peer}'s median is shorter. Ratios are {peer}'s time divided by {OURS}'s. "
                 "A broadcast with a team also writes the root's own result, with an active set not.",
                 heat=True)


def lost_table(found, peer):
    lost = sorted((one for one in pairs(found, peer) if one.ratio < 1), key=lambda one: one.ratio)
    rows = []
    for one in lost:
        ours, their = found[OURS][one.cell], counterpart(found[peer], one.cell)
        rows.append([one.cell.words(), ours.cell(), their.cell(), times(one.ratio), times(one.ratio_of_best)])
    return Table(f"Where {peer} is the faster one",
                 ["cell", f"{OURS}, µs", f"{peer}, µs", "ratio", "ratio of best"], rows,
                 "Where the ratio of the best repetitions says otherwise, the machine was busy.", heat=True)


def heat_table(found, peer, pes):
    """Operations down, sizes across."""
    ours = {cell: one for cell, one in found[OURS].items()
            if cell.pes == pes and cell.form in FORMS and cell.size}
    sizes = sorted({cell.size for cell in ours})
    rows = []
    for op, form in dict.fromkeys((cell.op, cell.form) for cell in ours):
        row = [op, FORMS[form]]
        for size in sizes:
            cell = Cell(pes, op, form, size)
            their = counterpart(found[peer], cell) if peer else None
            text = number(ours[cell].median()) if cell in ours else "–"
            if their and cell in ours:
                text += f" / {number(their.median())}  {times(their.median() / ours[cell].median())}"
            row.append(text)
        rows.append(row)
    title = f"{pes} PEs: {OURS} / {peer}, µs" if peer else f"{pes} PEs: {OURS}, µs"
    return Table(title, ["operation", "form", *map(size_name, sizes)], rows,
                 f"Medians, then how many times {OURS} is the faster one.", heat=True)


# ---- Copying ----


def bytes_per_call(cell):
    """What has to be copied, at the least."""
    if cell.op.startswith("broadcast"):
        return cell.size * (cell.pes - (cell.form == "active"))
    return cell.size * cell.pes * cell.pes


def copy_table(raw, found):
    rows = []
    for name in (OURS, *peers_of(raw)):
        for cell, one in found[name].items():
            form = BASELINES.get(cell.form) if cell.op.startswith("broadcast") else "memcpy"
            memcpy = found[name].get(dataclasses.replace(cell, form=form))
            if memcpy and cell.form in FORMS:
                rate, limit = (bytes_per_call(cell) / m.median() * 1e-3 for m in (one, memcpy))
                rows.append([str(cell.pes), cell.op.split()[0], size_name(cell.size), name, FORMS[cell.form],
                             number(rate), number(limit), f"{100 * rate / limit:.0f} %"])
    rows.sort(key=lambda row: (row[1], int(row[0])))
    return Table("Copy bandwidth",
                 ["PEs", "operation", "size", "library", "form", "GB/s", "memcpy, GB/s", "reached"], rows,
                 "GB/s: bytes that must be copied per call, divided by its time. A broadcast of s bytes to n "
                 "PEs copies (n - 1) s, with a team n s because the root gets a copy too; an fcollect of s "
                 "bytes from each copies n n s, each PE's block to everybody, itself included. memcpy: as "
                 "many processes copy the same bytes between the same buffers at the same time and meet in a "
                 "sync_all; a broadcast too is timed with the sync_all that follows it.")


# ---- Variants ----


def variants(raw):
    """{variable: {(pes, op): {size: {word: Measured}}}}"""
    result = collections.defaultdict(lambda: collections.defaultdict(lambda: collections.defaultdict(dict)))
    for library, cells in collect(raw).items():
        variable, _, word = library.partition("=")
        for cell, one in cells.items() if word else ():
            if cell.op != "broadcast":  # of its two times, the one in which it is complete everywhere
                op = " ".join(filter(None, (cell.op, FORMS[cell.form])))
                result[variable][cell.pes, op][cell.size][word] = one
    return result


def winner(by):
    """The word with the shortest median; None if the next one is about as short."""
    order = sorted(by, key=lambda word: by[word].median())
    clear = len(order) < 2 or by[order[1]].median() > TIE * by[order[0]].median()
    return order[0] if clear else None


def crossing(small, large, before, after):
    """The size at which two straight lines between two sizes cross, on logarithmic scales."""
    (size, by), (next_size, next_by) = small, large
    gap = [math.log(each[before].median() / each[after].median()) for each in (by, next_by)]
    part = min(max(-gap[0] / (gap[1] - gap[0]), 0), 1) if gap[0] < 0 < gap[1] else 0.5
    return size * (next_size / size) ** part


def about(nbytes):
    return f"{number(nbytes / 1024)} KiB" if nbytes >= 1024 else f"{nbytes:.0f} B"


def crossover(sizes):
    """In words: which variant is best from which size on. sizes: {size: {word: Measured}}."""
    points = sorted((size, by) for size, by in sizes.items() if len(by) > 1)
    text, current, before = [], None, None
    for size, by in points:
        word = winner(by)
        if word and word != current:
            if current:
                estimate = crossing(before, (size, by), current, word)
                text.append(f"{current} up to {size_name(before[0])}, then {word} from {size_name(size)} "
                            f"(the lines cross near {about(estimate)})")
            current = word
        before = (size, by)
    if not points:
        return "not measured"
    if not current:
        return "no difference"
    return "; ".join(text) if text else f"{current}" + (" at every size" if len(points) > 1 else "")


def crossover_table(raw):
    rows = [[variable, op, str(pes), crossover(sizes)]
            for variable, groups in variants(raw).items()
            for (pes, op), sizes in sorted(groups.items(), key=lambda item: (item[0][1], item[0][0]))]
    return Table("Variants: which is best from which size on", ["variable", "operation", "PEs", "best"], rows,
                 "The thresholds in src/coll are taken from this table. Variants within 5 % count as equal, "
                 "and then the one that was better below stays.")


def variant_tables(raw):
    result = []
    for variable, groups in variants(raw).items():
        words = list(dict.fromkeys(w for sizes in groups.values() for by in sizes.values() for w in by))
        rows = []
        for (pes, op), sizes in sorted(groups.items(), key=lambda item: (item[0][1], item[0][0])):
            for size, by in sorted(sizes.items()):
                rows.append([op, str(pes), size_name(size)])
                rows[-1] += [by[w].cell() if w in by else "–" for w in words]
                rows[-1] += [winner(by) or "=" if len(by) > 1 else ""]
        result.append(Table(f"Variants: {variable}, µs", ["operation", "PEs", "size", *words, "best"], rows))
    return result


# ---- Teams and contexts ----


def growth(rows):
    """KiB that would stay behind in 100 000 rounds; what did in fewer, if these are too few to tell."""
    rounds = sum(row["rounds"] for row in rows)
    grown = sum(row["value"] for row in rows)
    measured = f"{number(grown)} in {rounds}"
    return f"{number(grown * 1e5 / rounds)} ({measured})" if rounds >= 20000 else measured if rounds else "–"


def teams_table(raw):
    found, rows = collect(raw, "rounds"), []
    libraries = [OURS, *peers_of(raw)]
    every = {cell for cells in found.values() for cell in cells}
    for cell in sorted(every, key=lambda cell: (cell.op, cell.pes)):
        row = [cell.op, str(cell.pes)]
        for library in libraries:
            one = found[library].get(cell)
            grown = [r for r in raw["rows"] if r["name"] == "growth" and r["library"] == library
                     and (r["op"], r["pes"]) == (cell.op, cell.pes)]
            row += [one.cell(), number(1e6 / one.median()), growth(grown)] if one else ["–", "", ""]
        rows.append(row)
    header = ["a round", "PEs"]
    for library in libraries:
        header += [f"{library}, µs", "rounds/s", "growth, KiB per 100 000 rounds"]
    return Table("Teams and contexts: made and given back", header, rows,
                 "Growth: resident memory of the process in which it grew most, after a warm-up; in "
                 "parentheses what was measured, before scaling. Shared pages are mapped 64 KiB at a time: "
                 "one such step is not a leak.")


# ---- Everything ----


def tables(raw, where):
    found, result = collect(raw), []
    result.append(headline_table(raw, found))
    result += [summary_table(found, peer) for peer in peers_of(raw)]
    result += [lost_table(found, peer) for peer in peers_of(raw)]
    for pes in sorted_counts(found[OURS]):
        result += [heat_table(found, peer, pes) for peer in peers_of(raw) or [None]]
    result += [copy_table(raw, found), crossover_table(raw)]
    result += [] if where == "terminal" else variant_tables(raw)
    return [*result, teams_table(raw)]


def figures(raw):
    """Time by size, for each operation and number of PEs."""
    found, out = collect(raw), []
    groups = dict.fromkeys((cell.pes, cell.op) for cell in sorted(found[OURS]) if cell.size)
    for pes, op in groups:
        lines = {}
        for name in (OURS, *peers_of(raw)):
            for form in ("team", "active"):
                line = sorted((cell.size, one.median()) for cell, one in found[name].items()
                              if (cell.pes, cell.op, cell.form) == (pes, op, form))
                label = name if name not in lines else f"{name}, {FORMS[form]}"
                if line:
                    lines[label] = line
        lines["memcpy"] = sorted((cell.size, one.median()) for cell, one in found[OURS].items()
                                 if (cell.pes, cell.op, cell.form) == (pes, op, "memcpy"))
        out.append(Figure(f"{op}, {pes} PEs (µs)", "size", "µs", {name: line for name, line in lines.items() if line}))
    return out


def summary(raw):
    """What doc/numbers.md has: how many cells there are, how many of them the first peer wins, and by how much."""
    found, peers = collect(raw), peers_of(raw)
    rows = [row for row in summary_rows(pairs(found, peers[0])) if row] if peers else []
    header = ["cells", "measured", f"{peers[0]} faster", "median ratio", "worst"] if peers else []
    return pages.summary_table(raw, header, [row[:3] + row[4:] for row in rows])
