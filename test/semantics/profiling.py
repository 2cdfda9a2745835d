#!/usr/bin/env python3
"""Section 17: a tool that replaces some functions links without clashes, statically too."""
from job import *


@check
def tools_link_in_every_way():
    """§17: functions that are not replaced still link when a tool overrides some"""
    for flags in [], ["-static"], ["-no-pie", "-fno-pie"]:
        if IS_SANITIZED and flags:
            continue
        program = compiled("profiling", *flags)
        if expect(program, f"{flags}: links"):
            wire = {"HEDDLE_WIRE": "sim"} if "-static" in flags else None # it finds no driver that is a module
            succeed(job(3, program, env=wire), f"{flags}")


if __name__ == "__main__":
    main()
