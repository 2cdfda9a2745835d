"""What lies between a call and the network, counted: instructions from shmem_int_p to the first of the network's library, bytes
that TCP is given for it, and memory for each PE that is known. Heddle over its wires, other libraries beside it, all over TCP on
loopback and without shared memory. Nothing is timed, so a busy machine does not matter. See entry.c."""
import dataclasses

from libraries import OURS_OVER_TCP, Failure, over_tcp
from pages import Shown, peers_of
from session import Session, Task
from tables import OURS, Table

MANY = 8  # PEs, beside 2: what one more has cost is counted
LIMIT_S = 120
WIRES = {"ucx": "libucp.so", "ofi:tcp;ofi_rxm": "libfabric.so"}  # and the library that each hands a message to
TITLE = "From a call to the network"
BEHIND, FOR_ONE_OF_MANY = "behind others, all of it", "bytes sent for one of many"
COLUMNS = {  # what is counted: its unit, and where it is in what the program prints
    "shmem_int_p to the wire": ("instructions", lambda r: r["shmem_int_p"]["entry"]),
    "all of it": ("instructions", lambda r: r["shmem_int_p"]["all"]),
    BEHIND: ("instructions", lambda r: r["shmem_int_p behind others"]["all"]),
    "shmem_fence": ("instructions", lambda r: r["shmem_fence behind a put"]["all"]),
    "shmem_quiet, nothing to do": ("instructions", lambda r: r["shmem_quiet behind nothing"]["all"]),
    "bytes sent for a put alone": ("bytes", lambda r: r["bytes_single"]),
    FOR_ONE_OF_MANY: ("bytes", lambda r: r["bytes_many"]),
    "KiB for each PE it has talked to": ("KiB", lambda r: r["per_pe"]),
}


class Suite(Session):
    """One task and one turn: what is counted comes out the same each time."""

    def __init__(self, options):
        super().__init__(options, [Task(TITLE, "entry", pes=MANY, rounds=(1, 1))])
        ours, *peers = self.libraries
        over_tcp(peers, {})
        self.libraries = [dataclasses.replace(ours, name=f"{OURS}, {wire}", environment={**OURS_OVER_TCP, "HEDDLE_WIRE": wire})
                          for wire in WIRES] + peers

    def one(self, task, library):
        engine = WIRES.get(library.name.removeprefix(f"{OURS}, "), "libucp.so")
        found, resident = {}, {}
        for pes in (2, task.pes):
            for line in library.run(pes, task.program, [engine], task.heap, LIMIT_S)[0]:
                resident[pes] = line.pop("resident", resident.get(pes))
                found |= {line["op"]: line} if "op" in line else line
        try:
            found["per_pe"] = (resident[task.pes] - resident[2]) / (task.pes - 2)
            self.take(task, library, [self.row(task, TITLE, what, "", unit, value(found)) for what, (unit, value) in COLUMNS.items()])
        except (KeyError, TypeError) as why:
            raise Failure(f"it did not count {why}: {found}") from None


def collect(raw):
    """{library: {what: number}}."""
    found = {}
    for row in raw["rows"]:
        found.setdefault(row["library"], {})[row["op"]] = row["repetitions"][0]
    return found


def tables(raw, _where):
    found, libraries = collect(raw), [f"{OURS}, {wire}" for wire in WIRES] + [one for one in peers_of(raw) if not one.startswith(OURS)]
    rows = [[name, *(f"{found[name][what]:.4g}" for what in COLUMNS)] for name in libraries if name in found]
    return [Table(TITLE, ["", *COLUMNS], rows, "Instructions, unless the column says otherwise.", marks="---:")]


SHOWN = Shown("from a call to the network", tables, legend="Counted, once: nothing here is timed.")
