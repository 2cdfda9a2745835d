"""How the numbers of a suite are shown: on the terminal, as Markdown, as one page, and in the documents of doc/.

Each suite says by a Shown what there is to show: its tables, figures and words."""
import dataclasses
import re
import statistics
import sys
import typing

import drawing
import results
from drawing import escape
from tables import INLINE, OURS, Table, markdown_table, number, text_table, update

AIMS = "✓ and ✗: an aim is reached or not."
FIRST = "wire"  # the suite whose summary the README has


@dataclasses.dataclass(frozen=True)
class Shown:
    """What a suite shows of its raw numbers."""

    subject: str  # of the page
    tables: typing.Callable  # of (raw, "terminal" | "doc" | "page"): those without rows are left out
    figures: typing.Callable = lambda raw: []
    summary: typing.Callable = lambda raw: ""  # Markdown for doc/numbers.md, or of the first suite for the README
    picture: typing.Callable = lambda raw: None  # the figure of doc/SUITE.svg
    settings: typing.Callable = lambda raw: []  # how each route was started: [(what, words)]
    elsewhere: typing.Callable = lambda root: None  # puts what other pages have of doc/SUITE.md there
    legend: str = AIMS
    outlined: bool = False  # the tables are in results/SUITE.json; doc/SUITE.md has an outline of them


def tables_of(shown, raw, where):
    return [table for table in (*shown.tables(raw, where), failure_table(raw)) if table.rows]


# ---- Parts ----


def peers_of(raw):
    return [one["name"] for one in raw["libraries"] if one["name"] != OURS]


def failure_table(raw):
    rows = [[one["library"], one["task"], "fail", one["reason"]] for one in raw["failures"]]
    rows += [[one["library"], one["task"], "not measured", f"{one['op'] or one['name']}: {one['skip']}"]
             for one in raw["skips"]]
    return Table("What failed or was not measured", ["library", "task", "", "why"], rows)


def facts(raw):
    """What the numbers depend on: [(what, value)]."""
    m = raw["machine"]
    pinned = {one["pinned"] for one in raw["setups"] if one["pes"] <= m["cores"]}
    how = {(True,): "each PE to a core of its own", (False,): "none"}.get(tuple(pinned), "partly")
    result = [("processor", f"{m['cpu']}, {m['cores']} cores"), ("kernel", f"{m['kernel']}, {m['architecture']}"),
              ("load average", f"{m['load_before'][0]} before, {m['load_after'][0]} after"),
              *([("pinning", f"{how}, where there are as many cores as PEs; else none")] if pinned else []),
              ("date", f"{m['date']}, {raw['seconds']:.0f} s{', a quick look' if raw['quick'] else ''}"),
              ("compiler", m["compiler"])]
    for name in dict.fromkeys(one["library"] for one in raw.get("others", [])):
        if name not in {INLINE, *(one["name"] for one in raw["libraries"])}:
            continue
        taken = [one["cores"] for one in raw["others"] if one["library"] == name]
        result.append((f"other load, {name}", f"other processes took {number(statistics.median(taken))} cores "
                       f"in the median run, {number(max(taken))} in the worst"))
    if m["revision"]:
        result.append(("revision", m["revision"]))
    for one in raw["libraries"]:
        parts = (one["version"] or one["folder"], one["compiler"], " ".join(one["launch"]))
        result.append((one["name"], " · ".join(filter(None, parts))))
    return result


def summary_table(raw, header, rows):
    m = raw["machine"]
    note = f"Medians of {m['date']} on {m['cpu']}, {m['cores']} cores, load {m['load_before'][0]}."
    return f"{markdown_table(header, rows)}\n\n{note}\n" if rows else ""


# ---- Terminal and Markdown ----


def terminal(shown, raw):
    width = max(len(what) for what, _ in facts(raw)) + 1
    lines = [f"{what + ':':<{width}} {value}" for what, value in facts(raw)]
    for table in tables_of(shown, raw, "terminal"):
        lines += ["", table.title + (f"   {table.note}" if table.note else ""), text_table(table.header, table.rows)]
    lines += [""] * bool(shown.settings(raw)) + [f"{what}: {words}" for what, words in shown.settings(raw)]
    return "\n".join(lines)


def kept(shown, raw):
    """What results/SUITE.json has of a run."""
    tables = [{key: getattr(table, key) for key in ("title", "note", "header", "rows", "marks")} for table in tables_of(shown, raw, "doc")]
    return {"suite": raw["suite"], "legend": shown.legend, "facts": facts(raw), "settings": shown.settings(raw), "tables": tables}


def markdown(shown, raw):
    return results.markdown(kept(shown, raw))


# ---- The page ----

STYLE = drawing.colours() + """
body { font: 15px/1.5 system-ui, sans-serif; background: var(--back); color: var(--text); margin: 2rem auto;
  max-width: 76rem; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin: 2rem 0 .2rem; }
p, summary { color: var(--soft); margin: .2rem 0 .6rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; } dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr)); gap: 1.5rem; }
figure { margin: 0; } figcaption { font-weight: 600; } svg { width: 100%; height: auto; }
.legend { list-style: none; margin: .3rem 0 0; padding: 0; } .legend i { font-style: normal; }
.h0 { background: #d6404033; } .h1 { background: #e0904033; } .h3 { background: #40a06022; }
.h4 { background: #40a06055; }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .25rem .8rem .25rem 0; border-bottom: 1px solid var(--rule); white-space: nowrap; }
th { color: var(--soft); font-weight: 500; }
"""

HEAT = (0.67, 0.95, 1.05, 1.5)  # where a ratio changes its colour


def heat(ratio):
    """0 (much slower) to 4 (much faster); 2 is about equal."""
    return sum(ratio > limit for limit in HEAT)


def html_cell(cell, coloured):
    ratio = re.search(r"([0-9.]+)×", cell) if coloured else None
    shade = f' class="h{heat(float(ratio.group(1)))}"' if ratio else ""
    return f"<td{shade}>{escape(cell)}</td>"


def html_table(table):
    rows = ["".join(html_cell(cell, table.heat) for cell in row) for row in table.rows]
    body = "".join(f"<tr>{row}</tr>" for row in rows)
    head = "".join(f"<th>{escape(cell)}</th>" for cell in table.header)
    return (f"<h2>{escape(table.title)}</h2><p>{escape(table.note)}</p>"
            f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>')


def html(shown, raw):
    what = escape(shown.subject)
    where = "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in [*facts(raw), *shown.settings(raw)])
    drawn = "".join(drawing.in_page(figure, f"figure{k}") for k, figure in enumerate(shown.figures(raw)))
    return (f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Heddle: {what}</title>'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<style>{STYLE}</style></head><body><h1>Heddle: {what}, measured</h1>"
            "<p>All libraries ran the same sources on one machine, in turns. A cell is the median of all repetitions "
            "with their 5th and 95th percentile. "
            f'{shown.legend}</p><dl>{where}</dl><div class="plots">{drawn}</div>'
            + "".join(map(html_table, tables_of(shown, raw, "page"))) + "</body></html>\n")


# ---- Documents ----


def update_documents(root, shown, raw):
    """All tables into doc/SUITE.md, or into results/SUITE.json and an outline of them into the page; a summary, where there is one, into doc/numbers.md, and what the README shows into the
    README; a picture, where there is one, into doc/SUITE.svg; and into other pages what they have of that one."""
    suite = raw["suite"]
    made = kept(shown, raw)
    if shown.outlined:
        results.write(root / "results" / f"{suite}.json", made)
    update(root / "doc" / f"{suite}.md", f"bench-{suite}", (results.outline if shown.outlined else results.markdown)(made))
    if short := shown.summary(raw):
        update(root / ("README.md" if suite == FIRST else "doc/numbers.md"), f"summary-{suite}", short)
    shown.elsewhere(root)
    if figure := shown.picture(raw):
        update_picture(root / "doc" / f"{suite}.svg", figure)


def update_picture(path, figure):
    """Into a file, if there is something to draw, and what draws it."""
    if figure and drawing.is_possible():
        path.write_text(drawing.file(figure))
    else:
        print(f"{path} stays as it is: {'no matplotlib (apt-get install python3-matplotlib)' if figure else 'not measured'}",
              file=sys.stderr)
