"""Pictures of measurements: figures as data, and SVG of them by matplotlib, to stand in a page or as a file of their own."""
import dataclasses
import functools
import html as html_module
import importlib.util
import io
import os
import re
import subprocess
import sys
import textwrap
from xml.etree import ElementTree

from tables import number, size_name

LIGHT = {"back": "#fff", "text": "#1b1e23", "soft": "#535c67", "rule": "#cfd5dc", "s0": "#0b62c4", "s1": "#c2500a", "s2": "#0a8060",
         "s3": "#8d4fb5", "s4": "#8a6d00", "s5": "#b8336a", "s6": "#3a7d99", "s7": "#5f6b33"}
DARK = {"back": "#14171b", "text": "#e4e7eb", "soft": "#a3acb6", "rule": "#3a424c", "s0": "#6aaeff", "s1": "#ff9a56", "s2": "#45cfa2",
        "s3": "#cf9bf0", "s4": "#e0c04a", "s5": "#ff7fae", "s6": "#7fc8e4", "s7": "#b5c47a"}
CURVES = sum(name[0] == "s" and name[1:].isdigit() for name in LIGHT)  # behind them colours come again, dashed
TEXT, RULE, SHADES = "#b00001", "#b00002", [f"#a0000{k}" for k in range(CURVES)]  # to be replaced by those above
MARKERS, GLYPHS = "os^Dv", "●■▲◆▼"  # matplotlib's name, and what a legend has
WIDTH, HEIGHT, FONT = 5.2, 3.4, 12  # inches and points: a phone shows it as large as it is
FILE_WIDTH = 7.2
APART = 0.18  # of a name's height
WIDE = 30  # what spans more than this is drawn on a logarithmic axis
MOST_TICKS = 6
DEBIANS = "/usr/bin/python3"
SVG = "http://www.w3.org/2000/svg"
NAMESPACES = {"": SVG, "xlink": "http://www.w3.org/1999/xlink"}  # as HTML has them


@dataclasses.dataclass
class Figure:
    title: str
    across: str  # what is on the x axis
    up: str
    series: dict  # label: [(x, y)], x a number or a name
    stated: float = None  # the document's number
    dashed: tuple = ()  # labels: what is modelled
    has_bars: bool = False  # of named points: how long they are counts, from 0 on

    def points(self):
        return [point for line in self.series.values() for point in line]

    def is_named(self):
        return any(isinstance(x, str) for x, _ in self.points())


def escape(text):
    return html_module.escape(str(text), quote=True)


@functools.cache
def is_possible():
    return importlib.util.find_spec("matplotlib") is not None


def use_the_python_that_draws():
    """Debian's matplotlib belongs to Debian's Python, which need not be the first one of the path."""
    if is_possible() or not os.access(DEBIANS, os.X_OK):
        return
    if subprocess.run([DEBIANS, "-c", "import matplotlib"], stderr=subprocess.DEVNULL, check=False).returncode == 0:
        os.execv(DEBIANS, [DEBIANS, *sys.argv])


def colours(**more):
    """CSS: variables of that names, on a light screen and on a dark one. `more`: name: (light, dark)."""
    both = [given | {name: pair[k] for name, pair in more.items()} for k, given in enumerate((LIGHT, DARK))]
    light, dark = (" ".join(f"--{name}: {value};" for name, value in one.items()) for one in both)
    return f":root {{ color-scheme: light dark; {light} }}\n@media (prefers-color-scheme: dark) {{ :root {{ {dark} }} }}\n"


def short(value):
    """Of an axis: without zeros that say nothing."""
    for unit, factor in (("G", 1e9), ("M", 1e6), ("k", 1e4)):
        if abs(value) >= factor:
            return f"{value / {'G': 1e9, 'M': 1e6, 'k': 1e3}[unit]:.3g}{unit}"
    return f"{value:.3g}" if abs(value) < 1000 else f"{value:.0f}"


# ---- Drawing ----


def style(figure, k):
    is_dashed = k >= CURVES or list(figure.series)[k] in figure.dashed
    return {"color": SHADES[k % CURVES], "linestyle": "--" if is_dashed else "-", "marker": MARKERS[k % len(MARKERS)],
            "markersize": 5, "linewidth": 1.6}


def plotted(figure, name, draw, width, height):
    """SVG. `name`: what tells its marks from those of other pictures of a page."""
    import matplotlib
    matplotlib.use("svg")
    from matplotlib import pyplot
    settings = {"svg.fonttype": "none", "svg.hashsalt": name, "font.size": FONT, "font.family": "sans-serif", "text.color": TEXT,
                "axes.labelcolor": TEXT, "axes.edgecolor": RULE, "xtick.color": TEXT, "ytick.color": TEXT, "grid.color": RULE,
                "axes.spines.top": False, "axes.spines.right": False, "axes.grid": True, "legend.frameon": False}
    with matplotlib.rc_context(settings):
        drawing, axes = pyplot.subplots(figsize=(width, height), layout="constrained")
        (bars if figure.has_bars else points_by_name if figure.is_named() else lines)(axes, figure)
        draw(drawing, axes)
        out = io.StringIO()
        drawing.savefig(out, format="svg", transparent=True, metadata={"Date": None})
        pyplot.close(drawing)
    text = re.sub(r"<metadata>.*?</metadata>", "", out.getvalue(), flags=re.S)
    return slim(re.sub(r'<g id="[^"]*"', "<g", text))  # names that are the same in every picture, and nothing refers to


def slim(text):
    """The same picture with an element a line, without groups that change nothing."""
    def elements(parent):
        for child in parent:
            if child.tag == f"{{{SVG}}}g" and not child.attrib:
                yield from elements(child)
            else:
                yield child
    for prefix, uri in NAMESPACES.items():
        ElementTree.register_namespace(prefix, uri)
    root = ElementTree.fromstring(text)
    for parent in list(root.iter()):
        parent[:] = list(elements(parent))
    ElementTree.indent(root, "")
    return ElementTree.tostring(root, encoding="unicode")


def places(figure):
    return list(dict.fromkeys(x for x, _ in figure.points()))


def height_of(figure):
    if figure.has_bars:
        return 1 + 0.24 * (len(figure.points()) + len(places(figure)))
    return 1 + 0.5 * len(places(figure)) if figure.is_named() else HEIGHT


def values_axis(axis, values, unit):
    from matplotlib import ticker
    is_log = min(values) > 0 and max(values) > WIDE * min(values)
    if is_log:
        axis.axes.set(**{f"{axis.axis_name}scale": "log"})
    else:
        axis.axes.set(**{f"{axis.axis_name}lim": (min(0, *values), 1.05 * max(values) or 1)})
    axis.set_major_formatter(ticker.FuncFormatter(lambda value, _: short(value)))
    axis.set_minor_formatter(ticker.NullFormatter())
    axis.set_label_text(unit)


def lines(axes, figure):
    from matplotlib import ticker
    for k, (label, line) in enumerate(figure.series.items()):
        axes.plot(*zip(*line), label=label, **style(figure, k))
    if figure.stated is not None:
        axes.axhline(figure.stated, color=TEXT, linestyle=":", linewidth=1.4, label=stated_words(figure))
    xs = sorted({x for x, _ in figure.points()})
    axes.set_xscale("log", base=2)
    axes.xaxis.set_major_locator(ticker.FixedLocator(xs[::-(-len(xs) // MOST_TICKS)]))
    axes.xaxis.set_minor_locator(ticker.NullLocator())
    axes.xaxis.set_major_formatter(ticker.FuncFormatter(lambda x, _: size_name(int(x)) if figure.across == "size" else f"{x:.0f}"))
    axes.set_xlabel(figure.across)
    stated = [figure.stated] if figure.stated is not None else []
    values_axis(axes.yaxis, [y for _, y in figure.points()] + stated, figure.up)


def names_axis(axes, figure):
    """Names are long: they stand on the left, from the top."""
    named = places(figure)
    axes.set_yticks(range(len(named)), [textwrap.fill(place, 26) for place in named])
    axes.set_ylim(len(named) - 0.5, -0.5)


def points_by_name(axes, figure):
    """Points of one name, which may be equal, a little below each other."""
    named = places(figure)
    for k, (label, line) in enumerate(figure.series.items()):
        heights = [named.index(x) + APART * (k - (len(figure.series) - 1) / 2) for x, _ in line]
        axes.plot([y for _, y in line], heights, label=label, **(style(figure, k) | {"linestyle": "none", "markersize": 7}))
    names_axis(axes, figure)
    values_axis(axes.xaxis, [y for _, y in figure.points()], figure.up)


def bars(axes, figure):
    """Bars of one name below each other, each with its number."""
    named, thick = places(figure), 0.8 / len(figure.series)
    for k, (label, line) in enumerate(figure.series.items()):
        heights = [named.index(x) + thick * (k - (len(figure.series) - 1) / 2) for x, _ in line]
        drawn = axes.barh(heights, [y for _, y in line], height=0.85 * thick, label=label, color=SHADES[k % CURVES])
        axes.bar_label(drawn, [number(y) for _, y in line], padding=3)
    names_axis(axes, figure)
    axes.grid(visible=False, axis="y")
    axes.set_axisbelow(True)
    axes.margins(x=0.12)
    axes.set_xlabel(figure.up)


def stated_words(figure):
    return f"the document: {short(figure.stated)}"


# ---- In a page ----


def svg(figure, name):
    """In the colours of the page around it, as wide as there is room."""
    text = plotted(figure, name, lambda drawing, axes: None, WIDTH, height_of(figure))
    text = re.sub(r'(<svg[^>]*?) width="[^"]*"', r"\1", re.sub(r'(<svg[^>]*?) height="[^"]*"', r"\1", text, count=1), count=1)
    for shade, colour in {TEXT: "currentColor", RULE: "var(--rule)", **{one: f"var(--s{k})" for k, one in enumerate(SHADES)}}.items():
        text = text.replace(shade, colour)
    return text.replace("<svg", f'<svg role="img" aria-label="{escape(figure.title)}"', 1)


def legend(figure):
    items = []
    for k, label in enumerate(figure.series):
        glyph = "■" if figure.has_bars else GLYPHS[k % len(GLYPHS)] + "┄" * (k >= CURVES or label in figure.dashed)
        items.append(f'<li><i style="color: var(--s{k % CURVES})">{glyph}</i> {escape(label)}</li>')
    if figure.stated is not None:
        items.append(f"<li><i>┈</i> {escape(stated_words(figure))}</li>")
    return f'<ul class="legend">{"".join(items)}</ul>'


def numbers(figure, is_open):
    """The points of a figure as a table."""
    def name(x):
        return x if isinstance(x, str) else size_name(x) if figure.across == "size" else str(x)
    rows = "".join(f'<tr><td>{escape(label)}</td><td>{escape(name(x))}</td><td class="n">{escape(number(y))}</td></tr>'
                   for label, line in figure.series.items() for x, y in line)
    header = f'<tr><th></th><th>{escape(figure.across or "where")}</th><th class="n">{escape(figure.up)}</th></tr>'
    return (f"<details{' open' * is_open}><summary>numbers</summary><table><thead>{header}</thead><tbody>{rows}</tbody></table>"
            "</details>")


def in_page(figure, name):
    """With its title, what its curves are, and its numbers; without matplotlib, the numbers."""
    drawn = svg(figure, name) + legend(figure) if is_possible() else ""
    return f"<figure><figcaption>{escape(figure.title)}</figcaption>{drawn}{numbers(figure, not drawn)}</figure>"


# ---- As a file ----


def file(figure):
    """With all that it needs, its colours for both schemes among it."""
    rows = (len(figure.series) + (figure.stated is not None) + 1) // 2
    height = height_of(figure)

    def draw(drawing, axes):
        drawing.suptitle(figure.title, fontsize=FONT + 1, fontweight="bold", x=0.01, ha="left")
        axes.legend(loc="upper left", bbox_to_anchor=(0, -0.55 / (height - 0.8)), ncols=2, fontsize=FONT - 1.5, borderaxespad=0,
                    handlelength=1.6, columnspacing=1)
    text = plotted(figure, "file", draw, FILE_WIDTH, height + 0.24 * rows + 0.3)
    for shade, colour in {TEXT: "var(--text)", RULE: "var(--rule)", **{one: f"var(--s{k})" for k, one in enumerate(SHADES)}}.items():
        text = text.replace(shade, colour)
    return text.replace(">", f"><title>{escape(figure.title)}</title><style>{colours()}</style>", 1) + "\n"
