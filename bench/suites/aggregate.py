"""Simple loops and what is written by hand instead: examples/histogram.c and examples/index_gather.c, two PEs over TCP, on one
machine's loopback and between two hosts, with Heddle and with another library beside it.

Two million counts and fifty thousand elements of each PE, in seven rounds: the first of a way allocates. The gathers once for each
number of threads: what has one thread is measured by all of these runs.
Each program verifies what it has done and prints millions of items a second of all PEs together, the median of its rounds; what
stands in the table is the median of all runs, in which the libraries take turns."""
import dataclasses
import re

from libraries import Failure, across_hosts, hosts_missing, over_tcp, reason
from pages import Shown, peers_of
from session import Session, Task
from tables import OURS, Measured, Table, reached

PROGRAMS = {"histogram": ("--items", "2000000", "--rounds", "7"), "index_gather": ("--items", "50000", "--rounds", "7")}
PLACES = "loopback", "two hosts"
ROW = re.compile(r"^(\S.*?)\s{2,}([\d.]+)\s+[\d.]+  (verified|WRONG)$", re.M)
LIMIT_S = 30
THREADS = {"histogram": (2,), "index_gather": (2, 4, 16)}
OF_HAND = {("histogram", "loop"): 2, ("histogram", "2 threads"): 2, ("index_gather", "nbi"): 1, ("index_gather", "request"): 1}
OF_LOOP = {("index_gather", f"{threads} threads"): 0.7 * threads for threads in THREADS["index_gather"]}


class Suite(Session):
    budget = (600, 600)  # as many turns as are asked for

    def __init__(self, options):
        turns = (options.turns, options.turns)
        super().__init__(options, [Task(f"{program} by {threads} threads, {place}", program, (*words, "--threads", str(threads)),
                                        rounds=turns, least=turns, kind=place)
                                   for place in PLACES for program, words in PROGRAMS.items() for threads in THREADS[program]])
        over_tcp(self.libraries, {})
        self.no_hosts = hosts_missing()

    def libraries_of(self, task):
        if task.kind == PLACES[0]:  # a processor for each PE, whatever its threads do
            return [dataclasses.replace(library, launch=library.launch + ["--bind-to", "core"]) for library in self.libraries]
        return self.skip(task, self.no_hosts) if self.no_hosts else [across_hosts(library) for library in self.libraries]

    def one(self, task, library):
        """The programs are examples: what they print is for people."""
        done = library.start(task.pes, task.program, task.words, task.heap, LIMIT_S)
        rates = {way: float(rate) for way, rate, verdict in ROW.findall(done.stdout) if verdict == "verified"}
        if done.returncode or not rates:
            raise Failure(reason(done, LIMIT_S))
        threads = f"{task.words[-1]} threads"
        self.take(task, library, [{"name": task.program, "op": threads if way == "threads" else way, "variant": task.kind, "size": 0,
                                   "unit": "M/s", "pes": task.pes, "repetitions": [rate]} for way, rate in rates.items()])


# ---- Tables ----


def collect(raw):
    """{(place, program, way): {library: Measured}}."""
    found = {}
    for row in raw["rows"]:
        by = found.setdefault((row["variant"], row["name"], row["op"]), {})
        by.setdefault(row["library"], Measured(row["unit"])).values += row["repetitions"]
    return found


def table(raw):
    """Ratios: to the same by hand, and to the other library."""
    found, peers = collect(raw), peers_of(raw)
    header, rows = ["over TCP", "program", "way", f"{OURS}, M/s", "of by hand", "of the loop"], []
    for name in peers:
        header += [f"{name}, M/s", "ratio"]
    for (place, program, way), by in found.items():
        middle = {name: one.median() for name, one in by.items()}
        ours = middle.get(OURS)
        row = [place, program, way, f"{ours:.3g}" if ours else "–"]
        for other, aims in (("by hand", OF_HAND), ("loop", OF_LOOP)):
            beside = found.get((place, program, other), {}).get(OURS)
            row.append(reached(ours / beside.median(), aims.get((program, way)), percent=False) if ours and beside else "–")
        for name in peers:
            theirs = middle.get(name)
            row += [f"{theirs:.3g}" if theirs else "–", f"{ours / theirs:.3g}×" if ours and theirs else "–"]
        rows.append(row)
    return Table("Simple loops, and buffers by hand", header, rows,
                 "Aims: twice as many for a histogram, as many for gets that nobody waits for; of blocking gets by T threads 0.7 T times "
                 "as many as by one.")


SHOWN = Shown("simple loops", lambda raw, _where: [table(raw)])
