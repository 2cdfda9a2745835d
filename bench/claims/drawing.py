"""Pictures of figures, as SVG to stand in a page, by matplotlib. The page gives the colours, for its light and its dark scheme."""
import importlib.util
import io
import re
import textwrap

from report import number, size_name

CURVES = 8  # colours; behind them they come again, dashed
TEXT, RULE, SHADES = "#b00001", "#b00002", [f"#a0000{k}" for k in range(CURVES)]  # to be replaced by the page's
IN_PAGE = {TEXT: "currentColor", RULE: "var(--rule)"} | {shade: f"var(--s{k})" for k, shade in enumerate(SHADES)}
WIDTH, HEIGHT, FONT = 5.2, 3.2, 11  # inches and points: a phone shows it as large as it is
APART = 0.18  # of a name's height
WIDE = 30  # what spans more than this is drawn on a logarithmic axis


def is_possible():
    return importlib.util.find_spec("matplotlib") is not None


def style(k):
    return {"color": SHADES[k % CURVES], "linestyle": "-" if k < CURVES else "--", "marker": "os^Dv"[k % 5], "markersize": 5,
            "linewidth": 1.6}


def svg(figure, name):
    """`name`: what tells its marks from those of other pictures of the page."""
    import matplotlib
    matplotlib.use("svg")
    from matplotlib import pyplot
    settings = {"svg.fonttype": "none", "svg.hashsalt": name, "font.size": FONT, "font.family": "sans-serif", "text.color": TEXT,
                "axes.labelcolor": TEXT, "axes.edgecolor": RULE, "xtick.color": TEXT, "ytick.color": TEXT, "grid.color": RULE,
                "axes.spines.top": False, "axes.spines.right": False, "axes.grid": True}
    is_named = any(isinstance(x, str) for x, _ in figure.points())
    with matplotlib.rc_context(settings):
        places = list(dict.fromkeys(x for x, _ in figure.points()))
        drawing, axes = pyplot.subplots(figsize=(WIDTH, 1 + 0.5 * len(places) if is_named else HEIGHT), layout="constrained")
        (points_by_name if is_named else lines)(axes, figure, *[places] * is_named)
        out = io.StringIO()
        drawing.savefig(out, format="svg", transparent=True, metadata={"Date": None})
        pyplot.close(drawing)
    return for_page(out.getvalue(), figure.title)


def values_axis(axis, values, unit):
    from matplotlib import ticker
    is_log = min(values) > 0 and max(values) > WIDE * min(values)
    if is_log:
        axis.axes.set(**{f"{axis.axis_name}scale": "log"})
    else:
        axis.axes.set(**{f"{axis.axis_name}lim": (min(0, *values), 1.05 * max(values) or 1)})
    axis.set_major_formatter(ticker.FuncFormatter(lambda value, _: number(value)))
    axis.set_minor_formatter(ticker.NullFormatter())
    axis.set_label_text(unit)


def lines(axes, figure):
    from matplotlib import ticker
    for k, line in enumerate(figure.series.values()):
        axes.plot(*zip(*line), **style(k))
    if figure.stated is not None:
        axes.axhline(figure.stated, color=TEXT, linestyle=":", linewidth=1.4)
    xs = sorted({x for x, _ in figure.points()})
    axes.set_xscale("log", base=2)
    axes.xaxis.set_major_locator(ticker.FixedLocator(xs))
    axes.xaxis.set_minor_locator(ticker.NullLocator())
    axes.xaxis.set_major_formatter(ticker.FuncFormatter(lambda x, _: size_name(int(x)) if figure.across == "size" else f"{x:.0f}"))
    axes.set_xlabel(figure.across)
    stated = [figure.stated] if figure.stated is not None else []
    values_axis(axes.yaxis, [y for _, y in figure.points()] + stated, figure.up)


def points_by_name(axes, figure, places):
    """Names are long: they stand on the left, from the top; points of one name, which may be equal, a little below each other."""
    for k, line in enumerate(figure.series.values()):
        heights = [places.index(x) + APART * (k - (len(figure.series) - 1) / 2) for x, _ in line]
        axes.plot([y for _, y in line], heights, **(style(k) | {"linestyle": "none", "markersize": 7}))
    axes.set_yticks(range(len(places)), [textwrap.fill(place, 18) for place in places])
    axes.set_ylim(len(places) - 0.5, -0.5)
    values_axis(axes.xaxis, [y for _, y in figure.points()], figure.up)


def for_page(text, title):
    """Without what only a file needs, and in the page's colours."""
    text = re.sub(r"<metadata>.*?</metadata>", "", text[text.index("<svg"):], flags=re.S)
    text = re.sub(r'(<svg[^>]*?) width="[^"]*"', r"\1", re.sub(r'(<svg[^>]*?) height="[^"]*"', r"\1", text, count=1), count=1)
    text = re.sub(r'<g id="[^"]*"', "<g", text)  # which are the same in every picture, and nothing refers to
    for shade, colour in IN_PAGE.items():
        text = text.replace(shade, colour)
    return text.replace("<svg", f'<svg role="img" aria-label="{title}"', 1)
