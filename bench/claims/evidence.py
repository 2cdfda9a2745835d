"""What was measured, read from the files of a folder: the numbers of benchmarks, what tests said, rates of mappings.

Every number is known by its table, the route that it was measured on, the operation, how, and the size."""
import collections
import json

import sections
from claims import modelled
from libraries import NETWORKS
from suites import entry, streams
from tables import OURS, Measured, ratio_of_neighbours

SUITES = "streams", "bundled", "wire", "model"
TITLES = {"streams": {name: title for name, (title, _) in streams.SECTIONS.items()} | {"switches": "Switches"},
          "bundled": {name: row[0] for name, row in sections.SECTIONS.items()},
          "wire": {name: row[0] for name, row in sections.SECTIONS.items()},
          "model": {modelled.USED: "Lanes in use, of 40", modelled.BETWEEN: "Collectives between nodes with a PE each"}}
ROUTES = {name: route.words for name, route in streams.ROUTES.items()} | {"ofi": "libfabric, loopback"} | modelled.WORDS
# Where the time that a message takes was set, and not found.
PACED = {name for name, route in streams.ROUTES.items()
         if any(word in route.environment.get("HEDDLE_WIRE", "") for word in ("rate=", "delay="))}
WIRE_ROUTES = {NETWORKS["hosts"]: "hosts", NETWORKS["loopback"]: "ucx"}


def place(suite, row):
    """(route, how) of a row: each suite says the route in its own way."""
    if suite in ("streams", "model"):
        return row["route"], row["variant"]
    first, _, rest = row["variant"].partition(", ")
    return (WIRE_ROUTES[first] if suite == "wire" else first), rest


class Evidence:
    def __init__(self, folder):
        """What is not there was not measured."""
        self.raw = {path.stem: json.loads(path.read_text()) for path in sorted(folder.glob("*.json"))}
        self.cells = collections.defaultdict(dict)
        for suite in SUITES:
            for row in self.raw.get(suite, {}).get("rows", ()):
                key = (row["name"], *place(suite, row), row["op"], row["size"])
                one = self.cells[key].setdefault(row["library"], Measured(row["unit"]))
                one.values += row["repetitions"]
        self.validation = self.raw.get("model", {}).get("validation", [])
        self.tests = self.raw.get("tests", {})
        self.mappings = self.raw.get("mappings", {})
        self.entry = entry.collect(self.raw.get("entry", {"rows": []}))
        self.facts = self.raw.get("facts", {})

    def cell(self, table, route, op, how, size, library=OURS):
        return self.cells.get((table, route, how, op, size), {}).get(library)

    def ratio(self, table, route, above, below, library=OURS):
        """The median of the ratios of neighbouring repetitions; `above` and `below` are (op, how, size)."""
        return ratio_of_neighbours(self.cell(table, route, *above, library), self.cell(table, route, *below, library))

    def places(self, table, op=None):
        """{route: sorted [(how, size)]} of a table."""
        found = collections.defaultdict(set)
        for name, route, how, one, size in self.cells:
            if name == table and op in (None, one):
                found[route].add((how, size))
        return {route: sorted(found[route], key=lambda p: (count(p[0]), *p)) for route in ROUTES if route in found}

    def by_count(self, table, route, op, size, library=OURS):
        """[(number of threads, or of PEs, median)]."""
        points = [(count(how), self.cell(table, route, op, how, size, library))
                  for how, one in self.places(table, op).get(route, ()) if one == size]
        return [(n, one.median()) for n, one in points if one]

    def by_size(self, table, route, op, how, library=OURS):
        points = [(size, self.cell(table, route, op, how, size, library))
                  for one, size in self.places(table, op).get(route, ()) if one == how]
        return [(size, one.median()) for size, one in points if one]

    def unit(self, table):
        return next((one.unit for key, by in self.cells.items() if key[0] == table for one in by.values()), "")

    def libraries(self, table):
        return list(dict.fromkeys(name for key, by in self.cells.items() if key[0] == table for name in by))


def count(how):
    """The number of "8 threads" or "16 PEs"; 0 of what has none."""
    first = how.split(" ", 1)[0]
    return int(first) if first.isdigit() else 0
