"""The report as one page that needs nothing else: the verdicts in a table, then each claim with its picture and its numbers."""
import re

import drawing
from claims import figures, modelled
from claims.table import DOCUMENTS
from claims.verdicts import MEANING, MODELLED
from drawing import escape
from tables import number

STYLE = drawing.colours(**{"card": ("#f6f7f9", "#1b1f25"), "reproduced": ("#0a6e4e", "#58d3a5"), "beaten": ("#0b57b0", "#7ab5ff"),
                           "modelled": ("#7a4aa0", "#cf9bf0"), "not-reproducible": ("#8a4b08", "#f0a860")}) + """
* { box-sizing: border-box; }
body { font: 16px/1.5 system-ui, sans-serif; background: var(--back); color: var(--text); margin: 0 auto; max-width: 62rem;
  padding: 1rem; overflow-wrap: break-word; }
h1 { font-size: 1.6rem; line-height: 1.2; } h2 { font-size: 1.15rem; line-height: 1.3; margin: 0 0 .5rem; }
a { color: inherit; } code { overflow-wrap: anywhere; font-size: .9em; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; vertical-align: top; padding: .3rem .6rem .3rem 0; border-bottom: 1px solid var(--rule); }
th { color: var(--soft); font-weight: 500; } .n { text-align: right; } td.word { white-space: nowrap; }
section { background: var(--card); border: 1px solid var(--rule); border-radius: 8px; padding: 1rem; margin: 1rem 0; }
dl { display: grid; grid-template-columns: 7rem 1fr; gap: .2rem .8rem; margin: .5rem 0; } dt { color: var(--soft); }
dd { margin: 0; min-width: 0; } .word { color: var(--c); font-weight: 600; }
figure { margin: 1rem 0 0; max-width: 32rem; } figcaption { font-weight: 600; } svg { width: 100%; height: auto; display: block; }
.legend { list-style: none; margin: .3rem 0 0; padding: 0; font-size: .9rem; }
.legend i { font-style: normal; letter-spacing: -.1em; }
details { margin-top: .6rem; font-size: .9rem; } summary { cursor: pointer; color: var(--soft); }
@media (max-width: 34rem) { dl { grid-template-columns: 1fr; gap: 0; } dt { margin-top: .4rem; } section { padding: .7rem; } }
"""


def prose(text):
    """With what stands between backticks as code."""
    return re.sub(r"`([^`]*)`", r"<code>\1</code>", escape(text))


def word(verdict, tag="span"):
    return f'<{tag} class="word" style="--c: var(--{verdict})">{escape(verdict)}</{tag}>'


def pairs(rows):
    """A list of terms; of those that have something to say. What is said is HTML."""
    return "<dl>" + "".join(f"<dt>{escape(name)}</dt><dd>{said}</dd>" for name, said in rows if said) + "</dl>"


def head(facts, judged):
    machine = facts.get("machine", {})
    counts = {verdict: sum(one.verdict == verdict for one in judged) for verdict in MEANING}
    rows = [("machine", escape(f"{machine.get('cpu', 'unknown')}, {machine.get('cores', '?')} cores, {machine.get('kernel', '')}")),
            ("when", escape(f"{machine.get('date', '')}, {facts.get('seconds', '?')} s{', quick' if facts.get('quick') else ''}")),
            ("load", escape(f"{machine.get('load_before', ['?'])[0]} before, {machine.get('load_after', ['?'])[0]} after")),
            ("revision", escape(machine.get("revision", "")))]
    rows += [(f"{title} failed", escape(why)) for title, why in facts.get("failed", {}).items()]
    verdicts = [(verdict, f"{word(verdict)} {counts[verdict]} of {len(judged)}: {escape(meaning)}")
                for verdict, meaning in MEANING.items()]
    return pairs(rows) + "<ul>" + "".join(f"<li>{said}</li>" for _, said in verdicts) + "</ul>"


def overview(claims, judged):
    rows = "".join(f'<tr><td class="n">{claim.number}</td><td><a href="#claim-{claim.number}">{prose(claim.says)}</a></td>'
                   f"{word(one.verdict, 'td')}</tr>" for claim, one in zip(claims, judged))
    return f'<table><thead><tr><th class="n">no.</th><th>claim</th><th>verdict</th></tr></thead><tbody>{rows}</tbody></table>'


def section(claim, one, figure):
    title, machine = DOCUMENTS[claim.document]
    rows = [("document", f"{escape(claim.stated)} ({escape(title)}: {escape(machine)})"),
            ("measured", escape(one.measured)), ("decided on", escape(one.route)), ("why modelled" if one.verdict == MODELLED else "why not", escape(one.why)),
            ("again", f"<code>{escape(claim.command())}</code>")]
    return (f'<section id="claim-{claim.number}"><h2>{claim.number}. {prose(claim.says)}</h2>{word(one.verdict)}'
            f'{pairs(rows)}{drawing.in_page(figure, f"claim{claim.number}") if figure else ""}</section>')


def rows_under(names, rows):
    """A table of plain words."""
    def line(cells, tag):
        return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells) + "</tr>"
    return f"<table><thead>{line(names, 'th')}</thead><tbody>{''.join(line(row, 'td') for row in rows)}</tbody></table>"


def model(evidence):
    """What the model was given, and how far it is off at what was measured here; what else it says, and what it does not."""
    validation = evidence.validation
    if not validation:
        return ""
    nodes = figures.between_nodes(evidence)
    ways = [(modelled.WAYS.get(way, way), f"{100 * modelled.error(validation, way):.0f} %", "yes" if modelled.is_right(validation, way) else "no")
            for way in dict.fromkeys(one["way"] for one in validation)]
    compared = [(one["route"], one["what"], number(one["measured"]), number(one["modelled"]), f"{100 * modelled.off(one):.0f} %")
                for one in validation]
    return ('<section id="model"><h2>The model</h2><p>The library\'s own lanes, batches, contexts and locks in virtual time '
            "(<code>bench_virtual</code>). First it is set up as this machine, from four of the numbers of each route, and says the "
            f"others. What it says to {100 * modelled.MAY_BE_OFF:.0f} % in the median, it is asked of the documents' nodes.</p>"
            f"{rows_under(('what', 'off by', 'asked'), ways)}<details><summary>measured and modelled</summary>"
            f"{rows_under(('route', 'what', 'measured', 'modelled', 'off by'), compared)}</details>"
            f"<p>The documents' nodes:</p>{rows_under(('what', 'value', 'why'), modelled.parameters())}"
            "<p>Who sends what to whom in a broadcast, and in a gathering of a block of each, is the library's own code, too "
            "(<code>bench_tree</code>), between up to 100,000 of these nodes. There is nothing here to compare it with, and no verdict "
            f"comes from it.</p>{drawing.in_page(nodes, 'nodes') if nodes else ''}"
            f"<p>Not modelled:</p>{rows_under(('what', 'why'), modelled.NOT_MODELLED)}</section>")


def html(claims, judged, shown, evidence):
    """`shown`: the figure of each claim, or None."""
    note = "" if drawing.is_possible() else "<p>Without pictures, as there is no matplotlib (apt-get install python3-matplotlib).</p>"
    return ('<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Heddle: forty claims</title>'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<style>{STYLE}</style></head><body><h1>Forty claims, and what became of them here</h1>"
            "<p>Verdicts are computed from what this run measured. A route whose rate or delay was set decides none, and what is modelled says so.</p>"
            f"{note}{head(evidence.facts, judged)}{overview(claims, judged)}"
            + "".join(section(*one) for one in zip(claims, judged, shown)) + model(evidence) + "</body></html>\n")
