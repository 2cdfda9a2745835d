"""Transfers that need nobody at the other side, between two processes of this machine: over libfabric's provider `shm`, and over
UCX in memory that UCX has allocated. Beside messages over the same network, and beside programs with nothing but libfabric or UCX;
overlap also over the simulated network, whose card is a thread."""
import dataclasses

from libraries import Bare, bare_libraries, driver_missing
from pages import Shown
from session import Session, Task
from suites import rdma_tables
from suites.rdma_tables import BARE, CARD, OFF, POSIX, SHM

# How the library is started on each route.
ROUTES = {route: {"HEDDLE_DIRECT": "0", **more} for route, more in (
    (SHM, {"HEDDLE_WIRE": SHM}),
    (POSIX, {"HEDDLE_WIRE": POSIX, "HEDDLE_RDMA": "allocated"}),
    (CARD, {"HEDDLE_WIRE": f"{CARD},rate=500000,latency=50"}))}  # far enough that there is something to hide
SHORT = "--rounds=3", "--ms=50"  # a run differs more from the next than its repetitions do: rather many turns than long ones
# What runs where: title, program and its words, MiB of heap, rounds, at least so many of them, share of the time.
PARTS = (
    ("bandwidth", (SHM, POSIX), "wire", ("bandwidth", *SHORT), 40, (2, 7), (1, 3), 3),
    ("latency", (SHM, POSIX), "wire", ("latency", *SHORT), 8, (2, 7), (1, 3), 1),
    ("small puts", (SHM, POSIX), "wire", ("rate", *SHORT), 160, (5, 31), (1, 9), 2),
    ("target", (SHM, POSIX), "wire_target", SHORT, 40, (2, 7), (1, 3), 1),
    ("overlap", (CARD, SHM), "streams_overlap", (), 16, (1, 3), (1, 1), 1),
)
WITH_BARE, WITH_MESSAGES = ("bandwidth", "latency"), ("bandwidth", "latency", "small puts", "target")


class Suite(Session):
    """Their kinds are routes."""

    budget = (75, 480)

    def __init__(self, options):
        options.no_peer, options.peer = True, []
        super().__init__(options, [
            Task(f"{title}, {route}", program, words, heap=heap, rounds=rounds, least=least, kind=route, weight=weight)
            for title, routes, program, words, heap, rounds, least, weight in PARTS for route in routes])
        ours = self.libraries[0]
        bare_ucx = dataclasses.replace(bare_libraries(options.build)[0], environment={"UCX_TLS": "posix,self"}, words=("--allocate",))
        bare_ofi = Bare(BARE[SHM], options.build / "bin", options.build / "bench" / "bare-ofi", source="bare_ofi.c",
                        package="libfabric", missing="no headers of libfabric (libfabric-dev)")
        self.libraries = [ours, dataclasses.replace(ours, name=OFF), bare_ofi, bare_ucx]

    def missing(self, route):
        """Why there is no such route; None if there is."""
        return None if route == CARD else driver_missing(self.options.build, route.partition(":")[0])

    def libraries_of(self, task):
        title, route = task.title.partition(",")[0], task.kind
        if why := self.missing(route):
            return self.skip(task, why)
        ours, off, *bare = self.libraries
        turns = [dataclasses.replace(ours, environment=ROUTES[route])]
        if title in WITH_BARE:
            turns += [one for one in bare if one.name == BARE[route]]
        if title in WITH_MESSAGES:
            turns += [dataclasses.replace(off, environment={**ROUTES[route], "HEDDLE_RDMA": "off"})]
        return turns

    def take(self, task, library, lines):
        super().take(task, library, [{**line, "route": task.kind} for line in lines])


SHOWN = Shown("transfers that need nobody at the other side", rdma_tables.tables, rdma_tables.figures,
              settings=lambda raw: [(route, " ".join(f"{name}={value}" for name, value in of.items())) for route, of in ROUTES.items()])
