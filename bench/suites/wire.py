"""Two PEs that reach each other over TCP only, on loopback and between two hosts: beside other libraries, bare UCX and sockets."""
import sections
from libraries import NETWORKS, across_hosts, bare_libraries, hosts_missing, over_tcp
from pages import Shown
from session import Session, Task


class Suite(Session):
    budget = (110, 600)

    def __init__(self, options):
        # title, program and its words, MiB of heap, rounds, at least so many of them, weight
        parts = (("latency", "wire", ("latency",), 8, (2, 5), (1, 2), 1),
                 ("rates", "wire", ("rate", "gups"), 160, (2, 3), (1, 2), 2),
                 ("bandwidth", "wire", ("bandwidth",), 40, (2, 3), (1, 2), 1),
                 ("both ways", "wire_both", ("both",), 160, (2, 3), (1, 1), 2))
        super().__init__(options, [
            Task(f"{title} {where}", program, words, heap=heap, rounds=rounds, least=least, kind=kind, weight=weight)
            for kind, where in NETWORKS.items() for title, program, words, heap, rounds, least, weight in parts])
        over_tcp(self.libraries, {"HEDDLE_WIRE": options.wire})
        self.libraries += bare_libraries(options.build)
        self.no_hosts = hosts_missing()

    def libraries_of(self, task):
        if task.kind == "loopback":
            return self.libraries
        if self.no_hosts:
            return self.skip(task, self.no_hosts, "wire")
        return [across_hosts(library) for library in self.libraries]

    def take(self, task, library, lines):
        for line in lines:
            if "variant" in line:
                line["variant"] = ", ".join(filter(None, (NETWORKS[task.kind], line["variant"])))
        super().take(task, library, lines)


# ---- What is shown ----

WHERE = "between two hosts"
SUMMARY = [("wire rate", "put", f"{WHERE}, random", 8), ("wire rate", "put", f"{WHERE}, sequential", 8),
           ("wire atomic rate", "atomic add", f"{WHERE}, random", 8), ("wire latency", "put and quiet", WHERE, 8),
           ("wire latency", "fetch-add", WHERE, 8), ("wire latency", "get", WHERE, 8), ("wire bandwidth", "put", WHERE, 64 << 10),
           ("wire bandwidth", "get", WHERE, 1 << 20)]
PICTURE = [("wire rate", "put", f"{WHERE}, sequential", 8), ("wire rate", "put", f"{WHERE}, random", 8),
           ("wire atomic rate", "atomic add", f"{WHERE}, random", 8)]
SHOWN = Shown("the wire", sections.tables, sections.figures, lambda raw: sections.summary(raw, SUMMARY, ""),
              lambda raw: sections.picture(raw, PICTURE, "A plain loop of 8 bytes each, one thread, over TCP"))
