"""Pictures that stand alone, for the README and doc/: what `make report BENCH_FLAGS=--update` draws of its numbers."""
import sys

import pages
from claims import figures, modelled, table
from claims.verdicts import MODELLED, NOT
from drawing import Figure
from suites import SUITES


def threads(evidence, _):
    """The documents' forty threads, ours, and plain loops of one thread."""
    def curve(route, op):
        return evidence.by_count("stream rate", route, op, 8)
    made = {f"modelled, windows of {n}": curve(modelled.ROUTE, op) for n, op in ((64, table.LANE), (modelled.OSU_WINDOW, modelled.OSU))}
    measured = {"over TCP, windows of 64": curve("hosts", table.LANE)} | figures.others(evidence, figures.PUTS)
    figure = figures.drawn(Figure("Puts of 8 bytes: many threads, and plain loops of one", "threads", "million a second",
                                  measured | made, stated=100))
    if figure:
        figure.dashed = tuple(label for label in made if label in figure.series)
    if figure and modelled.ROUTE not in evidence.places("stream rate"):
        print("doc/threads.svg has no modelled curves: the model was not right about this machine", file=sys.stderr)
    return figure


def gains(_, judged):
    """Every ratio that the documents state, beside what was found."""
    named = [(claim.gain, one) for claim, one in zip(table.CLAIMS, judged) if claim.gain and one.value is not None]
    series = {"the documents": [gain for gain, _ in named],
              "here": [(name, one.value) for (name, _), one in named if one.verdict not in (MODELLED, NOT)],
              "here, modelled": [(name, one.value) for (name, _), one in named if one.verdict == MODELLED],
              "here: not reproduced": [(name, one.value) for (name, _), one in named if one.verdict == NOT]}
    series = {label: points for label, points in series.items() if points}
    return Figure("What the documents gain, and what is gained here", "", "times as fast", series) if named else None


def wire(evidence, _):
    """Plain loops over TCP, beside what others make of them."""
    raw = evidence.raw.get("wire")
    return SUITES["wire"].SHOWN.picture(raw) if raw else None


FILES = {"wire": wire, "threads": threads, "gains": gains}


def update(folder, evidence, judged):
    for name, make in FILES.items():
        pages.update_picture(folder / f"{name}.svg", make(evidence, judged))
