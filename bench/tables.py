"""Numbers and tables of the benchmarks: medians with their spread, marks of what is reached, and how a cell, a row and a page say so."""
import dataclasses
import math
import statistics

OURS = "Heddle"
INLINE = "Heddle, inline"


def percentile(values, part):
    """Linear between the two nearest values."""
    ordered = sorted(values)
    at = part * (len(ordered) - 1)
    low = math.floor(at)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (at - low)


@dataclasses.dataclass
class Measured:
    """All repetitions of one measurement of one library, and their ratios to the baseline."""

    unit: str = ""
    values: list = dataclasses.field(default_factory=list)
    ratios: list = dataclasses.field(default_factory=list)

    def median(self):
        return statistics.median(self.values)

    def ratio(self):
        return statistics.median(self.ratios) if self.ratios else None

    def cell(self):
        if len(self.values) == 1:
            return number(self.values[0])
        low, high = percentile(self.values, 0.05), percentile(self.values, 0.95)
        return f"{number(self.median())} ({number(low)}–{number(high)})"


def number(value):
    """Three significant digits, no exponent."""
    if value == 0 or not math.isfinite(value):
        return "0" if value == 0 else "–"
    digits = 2 - math.floor(math.log10(abs(value)))
    return f"{round(value, digits):.{max(0, digits)}f}"


def size_name(nbytes):
    for unit, factor in (("MiB", 1 << 20), ("KiB", 1 << 10)):
        if nbytes >= factor and nbytes % factor == 0:
            return f"{nbytes // factor} {unit}"
    return f"{nbytes} B" if nbytes else ""


def reached(value, target, percent=True):
    if value is None:
        return ""
    text = f"{100 * value:.0f} %" if percent else f"{number(value)}×"
    return text if target is None else marked(text, value >= target)


def marked(text, is_reached):
    return text + (" ✓" if is_reached else " ✗")


@dataclasses.dataclass
class Table:
    title: str
    header: list
    rows: list
    note: str = ""
    heat: bool = False  # cells with a ratio are coloured by it
    marks: str = "---"  # of a column in Markdown: "---:" where all are numbers, which end at the right


def ratio_of_neighbours(above, below):
    """The median of the ratios of repetitions that took turns; None without both."""
    pairs = list(zip(above.values, below.values)) if above and below else []
    return statistics.median(a / b for a, b in pairs if b) if pairs else None


def aligned(cells, widths):
    return "  ".join(cell.ljust(width) for cell, width in zip(cells, widths)).rstrip()


def markdown_row(cells):
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def markdown_table(header, rows, marks="---"):
    """`marks`: as in Table."""
    return "\n".join([markdown_row(header), f"|{marks}" * len(header) + "|", *map(markdown_row, rows)])


def text_table(header, rows):
    """For a terminal."""
    widths = [max(len(row[k]) for row in [header, *rows]) for k in range(len(header))]
    return "\n".join(aligned(row, widths) for row in [header, ["-" * width for width in widths], *rows])


def update(path, marker, text):
    """Puts `text` between <!-- marker --> and <!-- /marker --> in a file."""
    old, begin, end = path.read_text(), f"<!-- {marker} -->", f"<!-- /{marker} -->"
    if any(old.count(one) != 1 for one in (begin, end)):
        raise SystemExit(f"{path} does not have {begin} and {end} once each")
    before, rest = old.split(begin)
    after = rest.split(end)[1]
    path.write_text(f"{before}{begin}\n{text}{end}{after}")
