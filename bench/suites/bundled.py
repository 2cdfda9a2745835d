"""Communication that is bundled: counting puts, one-sided append and two contexts, beside what one does without them."""
import dataclasses

import sections
from libraries import OURS_OVER_TCP, driver_missing
from pages import Shown
from session import Session, Task

# How the PEs of one machine reach each other, by the driver that this needs; no driver for the direct route.
ROUTES = {"direct": (None, {"HEDDLE_DIRECT": "1"}),
          "sim": (None, {"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "sim"}),
          "ucx": ("ucx", OURS_OVER_TCP),
          "ofi": ("ofi", {"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "ofi:tcp;ofi_rxm"})}


class Suite(Session):
    """Heddle alone: no other library has these operations. A route is a variant."""

    budget = (120, 900)

    def __init__(self, options):
        options.no_peer, options.peer = True, []
        parts = (("all-to-all", "alltoall", (4, 16)), ("neighbors", "neighbors", (4, 16)), ("key exchange", "exchange", (4,)),
                 ("contexts", "contexts", (2, 4, 8)))
        super().__init__(options, [
            Task(f"{title} of {pes}, {route}", "bundled", (word,), pes=pes, rounds=(1, 3), least=(1, 1), kind=route)
            for route in ROUTES for title, word, counts in parts for pes in counts])

    def libraries_of(self, task):
        driver, environment = ROUTES[task.kind]
        ours = self.libraries[0]
        if driver and (why := driver_missing(self.options.build, driver)):
            return self.skip(task, why)
        return [dataclasses.replace(ours, environment=environment)]

    def take(self, task, library, lines):
        for line in lines:
            if "variant" in line:
                line["variant"] = f"{task.kind}, {task.pes} PEs"
        super().take(task, library, lines)


# ---- What is shown ----

SUMMARY = [("key exchange", "push", "ucx, 4 PEs", 8), ("key exchange", "push", "ucx, 4 PEs", 4096),
           ("key exchange", "push", "ucx, 4 PEs", 32768), ("all-to-all against flags", "counting puts", "ucx, 16 PEs", 8),
           ("all-to-all against barriers", "counting puts", "ucx, 16 PEs", 8),
           ("all-to-all against flags", "counting puts", "direct, 16 PEs", 8)]
SHOWN = Shown("bundled communication", sections.tables, sections.figures, lambda raw: sections.summary(raw, SUMMARY, "of the other way"),
              outlined=True)
