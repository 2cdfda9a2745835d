#!/usr/bin/env python3
"""A program with threads under helgrind and ThreadSanitizer, as doc/debugging.md has it: with the suppressions that are
shipped it is clean over each wire, and a race of its own is reported.

follow.py helgrind | tsan [word ...]. Ends with 77 where the tool, or a driver of a network, is missing."""
import json
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "semantics"))
from job import *
from skipping import need_no_sanitizer

SUPPRESSIONS = os.path.join(HERE, "..", "..", "tools", "suppressions")
WIRES = {"ucx": "ucx:tcp,self", "ofi": "ofi:tcp;ofi_rxm"}
FOUND = 66 # the status of a process in which something is found
LONG = 280 # seconds: helgrind on a busy machine
tool = sys.argv.pop(1)


def helgrind(program):
    return ["valgrind", "--tool=helgrind", "--check-stack-refs=no", f"--error-exitcode={FOUND}",
            f"--suppressions={SUPPRESSIONS}/heddle.helgrind.supp", "-q", program]


def start(*arguments, **variables):
    """Two PEs; without SHMEM_SYMMETRIC_SIZE."""
    command = helgrind(program) if tool == "helgrind" else [program]
    options = f"history_size=7 exitcode={FOUND} suppressions={SUPPRESSIONS}/heddle.tsan.supp"
    return job(2, *command, *arguments, env={"TSAN_OPTIONS": options, "HEDDLE_DIRECT": "0", **variables}, seconds=LONG)


def reported(result):
    return re.findall("Possible data race|WARNING: ThreadSanitizer: data race", result.err)


@check
def is_clean_over_each_wire():
    for wire, words in WIRES.items():
        if os.path.exists(os.path.join(BUILD, "lib", f"heddle-wire-{wire}.so")):
            result = start(HEDDLE_WIRE=words)
            succeed(result, wire)
            equal(result.err, "", f"{wire}: nothing is reported")


@check
def is_clean_on_one_node():
    result = start(HEDDLE_DIRECT="1")
    succeed(result, "direct")
    equal(result.err, "", "nothing is reported")


@check
def a_race_of_the_program_is_reported():
    for wire in *(words for name, words in WIRES.items() if os.path.exists(os.path.join(BUILD, "lib", f"heddle-wire-{name}.so"))), None:
        result = start("race", HEDDLE_WIRE=wire, HEDDLE_DIRECT="0" if wire else "1")
        equal(result.status, FOUND, f"{wire}: status of {result}")
        expect(reported(result), f"{wire}: a report", result)
        matches(r"race \(followed\.c:\d+\)|race \S*/followed\.c:\d+", result.err, f"{wire}: names the function")


need_no_sanitizer("a sanitized library is followed by its own sanitizer")
if tool == "helgrind":
    need_program("valgrind", "valgrind")
    if "Clang" in json.loads(run([os.path.join(BUILD, "bin", "oshinfo"), "--json"]).out)["build"]["compiler"]:
        skip("valgrind does not read what Clang tells debuggers", "a build with GCC")
program = compiled("followed", "-g", *(["-fsanitize=thread"] if tool == "tsan" else []))
if not program:
    skip("the compiler has no -fsanitize=thread", "apt-get install gcc")
if __name__ == "__main__":
    main()
