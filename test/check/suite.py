#!/usr/bin/env python3
"""The programs of the other tests, one number of PEs each, run with a library before them as they do without.

suite.py check|races|profile [word ...]"""
import json
import os
import re
import subprocess
import sys

from common import BUILD, at_once, expect, finish, need_no_sanitizer, pattern

LIBRARY, *WORDS = sys.argv[1:]
OPTION = "--check=races" if LIBRARY == "races" else f"--{LIBRARY}"

# What replaces functions itself, counts those that are called, or connections (the library's own are of other lanes), or steps
# of collectives, at which the checks meet, too, or has the library in itself.
NOT_WITH = ("semantics/profiling", "inline/inline", "api/coverage_names", "lane/answers", "lane/foreign", "op/instructions", "lane/posting",
            "lane/lanes", "lane/lines", "lane/chunks", "lane/single_puts", "lane/mixed", "lane/together", "context/requests",
            "op/ring_traffic", "op/order", "job/last_words", "wire/connections", "semantics/registered/", "semantics/domains/", "coll/traffic",
            "ext/federation_cost", "ext/federation_memory", "ext/exchanges_fetched", "coll/steps", "coll/two_teams")

# Programs that go beyond what the standard defines, to see that the library copes. They may end with this line.
BEYOND = {
    "semantics/main_thread": "shmem_finalize: called from a thread that did not initialise the library",
    "semantics/memory_model": "shmem_ptr: argument 2 (pe) is -1, but valid PEs are 0 to 3",
    "semantics/heap": "shmem_align: argument 1 (alignment) is 1, not a power of two that is a multiple of 8",
    "semantics/collectives": "shmem_<\\w+>: argument 1 (team) is SHMEM_TEAM_INVALID, not a team",
    "api/coverage_alltoallv": "shmemx_alltoallvmem: argument 1 (team) is SHMEM_TEAM_INVALID, not a team",
    "semantics/federations": "shmemx_federation_sync: argument 1 (federation) is SHMEMX_FEDERATION_INVALID, not a federation",
    "semantics/nonblocking": "shmemx_team_sync_nb: argument 1 (team) is SHMEM_TEAM_INVALID, not a team",
    "semantics/request_collectives": "shmemx_sync_nbe: argument 1 (team) is SHMEM_TEAM_INVALID, not a team",
    "semantics/locks": "shmem_test_lock: argument 1 (lock) is %p, a lock that this PE holds already",
    "semantics/threads": "shmem_long_broadcast: argument 2 (dest) is global variable at %p of the program, but global "
                         "variable at %p of the program on PE 1",
}


# A profile only counts calls: with it every function is called once, and by threads and on requests.
PROFILED = "api/coverage", "semantics/threads", "semantics/contexts", "semantics/request", "semantics/registered", "semantics/setup"


# With --check=races programs of these folders run, except those that do race: they put to one place again and again, or read
# what they put without a quiet, and rely on more than the standard promises.
FOR_RACES = "examples", "semantics/"
WITH_RACES = ("semantics/bulk", "semantics/counters", "semantics/domains", "semantics/fork_threads", "semantics/nonblocking", "semantics/registered",
              "semantics/rma", "semantics/seed_spellings", "semantics/signals", "semantics/unawaited")


def programs():
    """(name, command) of every program that a test runs through oshrun, once for each list of arguments: without an
    environment of its own if it can be, and with a number of PEs near 2, which is quick; near 4, if it goes beyond the
    standard, as the lines above say how many there are."""
    listing = subprocess.run(["ctest", "--show-only=json-v1"], cwd=BUILD, capture_output=True, text=True, check=True)
    best = {}
    for test in json.loads(listing.stdout)["tests"]:
        command = test.get("command", ["-"])
        if not command[0].endswith("/oshrun") or "card" in property_of(test, "LABELS", []):  # the same ones, by a card
            continue
        pes = int(command[command.index("-n") + 1])
        wanted = 4 if test["name"].startswith(tuple(BEYOND)) else 2
        rank = (len(variables_of(test)), abs(pes - wanted))
        key = tuple(command[command.index("-n") + 2:])
        if key not in best or rank < best[key][0]:
            best[key] = (rank, re.sub(r"/\d+$", "", test["name"]), command, test)
    return {name: (command, test) for _, name, command, test in best.values()}


def variables_of(test):
    return property_of(test, "ENVIRONMENT", [])


def property_of(test, name, otherwise):
    return next((p["value"] for p in test.get("properties", []) if p["name"] == name), otherwise)


def with_library(chosen):
    """(name, command, test, result) of each, two at a time."""
    def done(one):
        name, (command, test) = one
        return name, command, test, run([command[0], OPTION, *command[1:]], test)
    yield from at_once(done, list(chosen.items()), 2)


def run(command, test):
    return subprocess.run(["env", *variables_of(test), *command], capture_output=True, text=True, check=False,
                          stdin=subprocess.DEVNULL)


def is_beyond(name, done):
    line = next((line for start, line in BEYOND.items() if name.startswith(start)), None)
    return line and done.returncode == 1 and re.search(f"^heddle: PE \\d+: {pattern(line)}$", done.stderr, re.M)


def main():
    need_no_sanitizer("it wants to be the first library, and so does this one")
    words = WORDS or {"check": [], "races": FOR_RACES, "profile": PROFILED}[LIBRARY]
    left_out = NOT_WITH + WITH_RACES if LIBRARY == "races" else NOT_WITH
    chosen = {name: found for name, found in programs().items() if not name.startswith(left_out) and
              (not words or any(word in name for word in words))}
    for name, command, test, done in with_library(chosen):
        if LIBRARY != "profile" and is_beyond(name, done):
            continue
        if done.returncode and run(command, test).returncode:
            print(f"{name} fails without {OPTION}, too")
            continue
        expect(done.returncode == 0, name, f"status with {OPTION}", (done.returncode, done.stderr))
        if LIBRARY != "profile":
            said = re.sub(r"^heddle: .*(there was too much to remember|a push of .* was dropped|which frees all blocks; ignored|raise SHMEM_SYMMETRIC_SIZE).*$", "", done.stderr, flags=re.M)  # the library's own, and failures that a test provokes
            expect("heddle: " not in said, name, "messages", done.stderr)
    print(f"{len(chosen)} programs")
    finish()


main()
