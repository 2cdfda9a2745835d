"""Collectives between two and three hosts, which one machine makes of itself."""
import os

from libraries import across_hosts, hosts_missing
from session import Session, Task
from suites import collectives
from suites.collectives import OPERATIONS, SHOWN  # noqa: F401  what is shown is the same
from tables import OURS

# No two of them have as many PEs, by which tables tell them apart.
PLACES = tuple((hosts, pes) for hosts in (2, 3) for pes in (1, 2, 4))

# Short turns, and many: the machine's speed may change while one lasts, and both libraries are to see all of it.
TURN_MS = 30  # for each cell
TURNS = 4, 30  # at most: quick, full


class Suite(collectives.Suite):
    """Collectives again, with PEs on several hosts: what they share a core with depends on how many this machine has."""

    budget = (300, 1200)

    def __init__(self, options):
        Session.__init__(self, options, [
            Task(f"collectives of {hosts} hosts with {pes}", "collectives", OPERATIONS, pes=hosts * pes, rounds=TURNS, least=(1, 1),
                 kind="collectives") for hosts, pes in PLACES])
        for library in self.libraries:
            library.environment |= {"HEDDLE_WIRE": options.wire} if library.name == OURS else {}
            if "OMPI_ALLOW_RUN_AS_ROOT" in library.environment:
                library.launch = ["--mca", "pml", "ob1", "--mca", "btl", "self,vader,tcp", *library.launch]
        self.no_hosts = hosts_missing()

    def libraries_of(self, task):
        if self.no_hosts:
            return self.skip(task, self.no_hosts, "collective")
        hosts = next(hosts for hosts, pes in PLACES if hosts * pes == task.pes)
        return [self.taking_turns(across_hosts(library, hosts), task.pes) for library in self.libraries]

    @staticmethod
    def taking_turns(library, pes):
        """The peer's PEs, where there are more than cores, which its launcher cannot know here."""
        if library.name != OURS and pes > len(os.sched_getaffinity(0)):
            library.environment["OMPI_MCA_mpi_yield_when_idle"] = "1"
        return library

    def cell_ms(self, task):
        return TURN_MS

    def arguments(self, task):
        words, heap, seconds = super().arguments(task)
        return [*words, "--factor=64", f"--largest={512 << 10}", "--no-baseline"], heap, seconds
