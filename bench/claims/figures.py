"""What the documents plot, as data: lines by threads or by size, or points for each route, ours and others'.
drawing.py makes pictures of it, and the page tables where it cannot."""
import dataclasses
import statistics

from claims import modelled
from claims.evidence import OURS, PACED, ROUTES, TITLES
from claims.verdicts import NETWORK
from report import size_name


@dataclasses.dataclass
class Figure:
    title: str
    across: str  # what is on the x axis
    up: str
    series: dict  # label: [(x, y)], x a number or a name
    stated: float = None  # the document's number

    def points(self):
        return [point for line in self.series.values() for point in line]


def words(route):
    return ROUTES[route] + (" (rate is set)" if route in PACED else "")


def title(table):
    return next(titles[table] for titles in TITLES.values() if table in titles)


def drawn(figure):
    """None if there is nothing to draw."""
    figure.series = {label: line for label, line in figure.series.items() if line}
    return figure if figure.series else None


def by_threads(table, *ops, size=8, stated=None, beside=None):
    """`beside`: (table, op, how, size) of what all libraries have done with one thread."""
    def make(e):
        series = {f"{op}, {words(route)}" if len(ops) > 1 else words(route): e.by_count(table, route, op, size)
                  for route in e.places(table) for op in ops if route != "direct"}
        if beside:
            name, op, how, nbytes = beside
            one = {library: e.cell(name, "hosts", op, how, nbytes, library) for library in e.libraries(name)}
            series |= {f"{library}, one thread, no window, {ROUTES['hosts']}": [(1, cell.median())]
                       for library, cell in one.items() if cell}
        return drawn(Figure(title(table), "threads", e.unit(table), series, stated))
    return make


def by_size(table, op):
    """A line for each number of threads, on the route nearest to two machines; and of the model's every second one."""
    def make(e):
        places = e.places(table, op)
        near = next((one for one in NETWORK if one in places), None)
        lines = {route: list(dict.fromkeys(how for how, _ in places.get(route, ()))) for route in (near, modelled.ROUTE)}
        lines[modelled.ROUTE] = lines[modelled.ROUTE][::2]
        series = {f"{how}, {words(route)}": e.by_size(table, route, op, how) for route, hows in lines.items() for how in hows}
        return drawn(Figure(title(table), "size", e.unit(table), series))
    return make


def libraries_by_size(table, op, how=""):
    def make(e):
        series = {library: e.by_size(table, "hosts", op, how, library) for library in e.libraries(table)}
        return drawn(Figure(f"{title(table)}: {op}, {words('hosts')}", "size", e.unit(table), series))
    return make


def by_route(table, *ops, how=None, size=None):
    """A point for each operation in each place; `how`, `size`: of these alone."""
    def make(e):
        series = {}
        for op in ops:
            series[op] = [(", ".join(filter(None, (words(route), one_how if how is None else "",
                                                   size_name(nbytes) if size is None else ""))),
                           e.cell(table, route, op, one_how, nbytes).median())
                          for route, places in e.places(table, op).items() for one_how, nbytes in places
                          if how in (None, one_how) and size in (None, nbytes) and e.cell(table, route, op, one_how, nbytes)]
        return drawn(Figure(title(table), "", e.unit(table), series))
    return make


def switched(variable, op, *settings):
    """A line by threads for each word of a switch."""
    def make(e):
        series = {f"{variable}={word}": e.by_count("stream rate", "sim", op, 8, f"{variable}={word}") for word in settings}
        return drawn(Figure(f"{TITLES['streams']['switches']}: {words('sim')}", "threads", e.unit("stream rate"), series))
    return make


def mappings(e):
    series = {OURS: [(name, statistics.median(rates)) for name, rates in e.mappings.items() if rates]}
    return drawn(Figure("An all-to-all in three mappings", "", "MB/s", series))


def entry(column):
    def make(e):
        series = {column: [(name, row[column]) for name, row in e.entry.items() if column in row]}
        return drawn(Figure(column, "", "", series))
    return make
