"""What the documents plot, as data: lines by threads or by size, or points for each route, ours and others'.
drawing.py makes pictures of it, and the page tables where it cannot."""
import statistics

from claims import modelled
from claims.evidence import OURS, PACED, ROUTES, TITLES
from claims.verdicts import BUNDLED, NETWORK
from drawing import Figure
from tables import size_name

# What other libraries have done with one thread, to stand beside the curves of ours: (table, op, how, size).
PUTS, ADDS = ("wire rate", "put", "random", 8), ("wire atomic rate", "atomic add", "random", 8)


def words(route):
    return ROUTES[route] + (" (rate is set)" if route in PACED else "")


def title(table):
    return next(titles[table] for titles in TITLES.values() if table in titles)


def drawn(figure):
    """None if there is nothing to draw. What is modelled is dashed."""
    figure.series = {label: line for label, line in figure.series.items() if line}
    figure.dashed = tuple(label for label in figure.series if any(words in label for words in modelled.WORDS.values()))
    return figure if figure.series else None


def others(e, beside, scale=1):
    """What is beside it, one point for each library."""
    name, op, how, nbytes = beside
    cells = {library: e.cell(name, "hosts", op, how, nbytes, library) for library in e.libraries(name)}
    return {f"{library}, a plain loop, one thread": [(1, scale * cell.median())] for library, cell in cells.items() if cell}


def by_threads(table, *ops, size=8, stated=None, beside=None, scale=1, without=("direct",)):
    """`beside`: what else there is with one thread; `scale`: from its unit to ours."""
    def make(e):
        series = {f"{op}, {words(route)}" if len(ops) > 1 else words(route): e.by_count(table, route, op, size)
                  for route in e.places(table) for op in ops if route not in without}
        return drawn(Figure(title(table), "threads", e.unit(table), series | (others(e, beside, scale) if beside else {}), stated))
    return make


def by_size(table, op, beside=None):
    """A line for each number of threads, on the route nearest to two machines; and of the model's every second one. `beside`:
    (table, op) of what all libraries have done with one thread."""
    def make(e):
        places = e.places(table, op)
        near = next((one for one in NETWORK if one in places), None)
        lines = {route: list(dict.fromkeys(how for how, _ in places.get(route, ()))) for route in (near, modelled.ROUTE)}
        lines[modelled.ROUTE] = lines[modelled.ROUTE][::2]
        series = {f"{how}, {words(route)}": e.by_size(table, route, op, how) for route, hows in lines.items() for how in hows}
        if beside:
            series |= {f"{library}, one thread": e.by_size(beside[0], "hosts", beside[1], "", library)
                       for library in e.libraries(beside[0]) if library != OURS}
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


def by_pes(table, *ops, size):
    """A line for each operation and network, by the number of PEs."""
    def make(e):
        series = {f"{op}, {words(route)}": e.by_count(table, route, op, size)
                  for route in BUNDLED if route in e.places(table) for op in ops}
        return drawn(Figure(f"{title(table)}, {size_name(size)}", "PEs", e.unit(table), series))
    return make


def sizes_of(table, *ops, how):
    """A line for each operation and network, by size."""
    def make(e):
        series = {f"{op}, {words(route)}": e.by_size(table, route, op, how)
                  for route in BUNDLED if route in e.places(table) for op in ops}
        return drawn(Figure(f"{title(table)}, {how}", "size", e.unit(table), series))
    return make


def switched(variable, op, *settings):
    """A line by threads for each word of a switch."""
    def make(e):
        series = {f"{variable}={word}": e.by_count("stream rate", "sim", op, 8, f"{variable}={word}") for word in settings}
        return drawn(Figure(f"{TITLES['streams']['switches']}: {words('sim')}", "threads", e.unit("stream rate"), series))
    return make


def between_nodes(e):
    """Modelled alone."""
    series = {f"{op} of {size_name(size)}, {ROUTES[modelled.ROUTE]}": e.by_count(modelled.BETWEEN, modelled.ROUTE, op, size)
              for op, size in modelled.TREES}
    return drawn(Figure(title(modelled.BETWEEN), "nodes", "us", series))


def mappings(e):
    series = {OURS: [(name, statistics.median(rates)) for name, rates in e.mappings.items() if rates]}
    return drawn(Figure("An all-to-all in three mappings", "", "MB/s", series, has_bars=True))


def entry(column, what, unit):
    def make(e):
        series = {column: [(name, row[column]) for name, row in e.entry.items() if column in row]}
        return drawn(Figure(what, "", unit, series, has_bars=True))
    return make
