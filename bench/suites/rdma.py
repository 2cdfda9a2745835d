"""Long transfers that need nobody at the other side, by libfabric's provider for one machine."""
import dataclasses

import sections
from libraries import Bare, first_line
from pages import Shown
from session import Session, Task


class Suite(Session):
    """Beside messages over the same, and beside the provider alone."""

    budget = (60, 300)

    def __init__(self, options):
        options.no_peer, options.peer = True, []
        super().__init__(options, [Task("bandwidth", "wire", ("bandwidth",), heap=40, rounds=(3, 5), least=(1, 2))])
        self.libraries[0].environment |= {"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "ofi:shm"}
        messages = dataclasses.replace(self.libraries[0], name="HEDDLE_RDMA=off", built=set(),
                                       environment={**self.libraries[0].environment, "HEDDLE_RDMA": "off"})
        self.libraries += [messages, Bare("bare libfabric", options.build / "bin", options.build / "bench" / "bare-ofi",
                                          version=first_line(["fi_info", "--version"]) or "?", source="bare_ofi.c",
                                          package="libfabric", missing="no headers of libfabric (libfabric-dev)")]


SHOWN = Shown("long transfers by a card", sections.tables, sections.figures)
