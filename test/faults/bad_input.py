#!/usr/bin/env python3
"""A mistake ends the job with one line that names function, argument, value, legal range and PE."""
import os
import re
import sys
from concurrent.futures import ThreadPoolExecutor

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "semantics"))
from job import *

N = 2
INT_MAX = 2**31 - 1
probe = compiled("bad_input")
ADDRESS = r"0x[0-9a-f]+"
REGIONS = (r"((on the (stack|C heap)|in private memory of this process|in \S+|in no memory of this process), not in symmetric memory: use shmem_malloc, or a global or static "
           r"variable of the program|whose \d+ bytes reach beyond the end of the (symmetric heap|global variables))")

FOREIGN = r"was it compiled with another shmem\.h\? HEDDLE_CONSTANTS=openmpi accepts the numbers of Open MPI and HPE"

# What is wrong -> the numbers to try, and the end of the line; {} is the number.
MISTAKES = {
    "pe": ([-1, N, INT_MAX, -INT_MAX - 1], f"{{}}, but valid PEs are 0 to {N - 1}"),
    "pe of nothing": ([-1, N], f"{{}}, but valid PEs are 0 to {N - 1}"),
    "PE_root": ([-1, N, INT_MAX], f"{{}}, but valid PEs are 0 to {N - 1}"),
    "target_pes": ([-1, N, INT_MAX], f"{{}}, but valid PEs are 0 to {N - 1}"),
    "PE_start": ([-1, N, INT_MAX], f"{{}}, but valid PEs are 0 to {N - 1}"),
    "logPE_stride": ([-1, 31, INT_MAX], "{}, not from 0 to 30"),
    "PE_size": ([-1, 0, N + 1, INT_MAX],
                r"{}: with PE_start 0 and a stride of 1, the last PE is not one of 0 to 1"),
    "dst": ([0, -1], r"{}, not at least [12]"),
    "sst": ([0, -1], r"{}, not at least [12]"),
    "sig_op": ([-1, 0, 1, 2, INT_MAX], r"{}, not SHMEM_SIGNAL_SET \(201\) or SHMEM_SIGNAL_ADD \(202\): " + FOREIGN),
    "cmp": ([-1, 0, 5, 107], r"{}, not one of SHMEM_CMP_EQ \(101\) to SHMEM_CMP_LE \(106\): " + FOREIGN),
    "alignment": ([0, 3, 24, 65], r"{}, not a power of two that is a multiple of 8"),
    "ctx": ([0], r"SHMEM_CTX_(INVALID, not a context|DEFAULT, which lives until shmem_finalize)"),
    "team": ([0], r"a predefined team, which lives until shmem_finalize"),
    "requested": ([-1, 4], r"{}, not one of SHMEM_THREAD_SINGLE \(0\) to SHMEM_THREAD_MULTIPLE \(3\)"),
    "op": ([-1, 0, 2, 3, 8], r"{}, not an SHMEMX_ATOMIC_\.\.\. of this function"),
    "op of all": ([-1, 8], r"{}, not an SHMEMX_ATOMIC_\.\.\. of this function"),
    "op of a reduction": ([-1, 7], r"{}, expected SHMEMX_REDUCE_\.\.\., 0 to 6"),
    "op of reals": ([0, 1, 2], r"{}, an operation that type 0 does not have"),
    "width": ([0, 1, 2, 16], r"{}, not 4 or 8 bytes"),
    "type": ([-1, 16, INT_MAX], r"{}, expected SHMEMX_TYPE_\.\.\., 0 to 15"),
    "type of a word": ([0, 3, 15], r"{}, a type that cannot be waited for"),
    "nvalues": ([0, 2, 4], r"{}, neither 1 nor nelems, which is 3"),
    "ptr": ([0], rf"{ADDRESS}, not the start of a block of the symmetric heap \(or freed before\)"),
}
NO_REQUEST = "0x[0-9a-f]+, neither NULL nor a live request"
MISTAKES.update({
    "lock that is free": ([0], rf"{ADDRESS}, a lock that no PE holds"),
    "params": ([512, -1], r"0x[0-9a-f]+, with bits that no SHMEMX_REQUEST_\.\.\. constant has"),
    "request of nobody": ([5, -1, 1 << 20], NO_REQUEST),
    "request that is over": ([0], NO_REQUEST),
})
for name in "dest", "source", "sig_addr", "lock":
    MISTAKES[name] = ([0], rf"({ADDRESS}|\(nil\)), {REGIONS}")


def prototypes():
    """Function -> names of its arguments, as in the headers without the underscores that reserve them."""
    root = os.environ.get("HEDDLE_SOURCE", os.path.join(HERE, "..", ".."))
    text = ""
    for header in "shmem.h", "shmemx.h":
        with open(os.path.join(root, "include", header)) as file:
            text += re.sub(r"/\*.*?\*/", "", file.read(), flags=re.S)
    return {name: [re.split(r"[\s*]+", argument.strip())[-1].lstrip("_") for argument in arguments.split(",")]
            for name, arguments in re.findall(r"\b(sh\w+)\(([^()]*)\);", text)}


ARGUMENTS = prototypes()
CASES = run([probe]).out.splitlines()
mistakes = []


def check_line(result, pattern, what, status=1):
    equal(result.status, status, f"{what}: status; {result}")
    ends_soon(result, what)
    said = re.sub(r"^\[.*\n", "", result.err, flags=re.M)  # without UCX's own, of a half-made connection
    expect(re.fullmatch(pattern + r"\n", said), f"{what}: the line", (result.err, "wanted", pattern))


def check_mistake(case, function, wrong):
    argument = wrong.split()[0] if wrong != "pe of nothing" else "pe"
    numbers, text = MISTAKES.get(wrong) or MISTAKES[argument]
    place = ARGUMENTS[function].index(argument) + 1
    for number in numbers:
        text_seen = text.replace("{}", str(number))
        pattern = rf"heddle: PE 0: {function}: argument {place} \({argument}\) is {text_seen}"
        if "twice" in wrong:
            pattern = pattern.replace("PE 0", "PE [01]")
        check_line(job(N, probe, case, number, seconds=PATIENCE), pattern, f"{case} {number}")


@check
def mistakes_are_named():
    with ThreadPoolExecutor(4) as workers:
        for case in CASES:
            function, _, wrong = case.partition(" ")
            if function != "outside":
                mistakes.append(workers.submit(check_mistake, case, function, wrong))
    for mistake in mistakes:
        mistake.result()


@check
def calls_before_init_and_after_finalize():
    for case in CASES:
        outside, _, call = case.partition(" ")
        if outside != "outside":
            continue
        text = rf"{call.strip()}: called before shmem_init( or after shmem_finalize)?"
        result = run([probe, call, -77], seconds=PATIENCE)
        equal(result.status, 1, f"{call}before init: status")
        expect(re.fullmatch(rf"heddle: {text}\n", result.err), f"{call}before init: the line", result.err)
        # A static destructor may free a block late: that is a warning.
        is_late_free = call.strip() == "shmem_free"
        late = "shmem_free: called after shmem_finalize, which frees all blocks; ignored" if is_late_free else \
            rf"({text}|shmem_finalize: OpenSHMEM is already finalized)"
        result = run([probe, call, -88], seconds=PATIENCE)
        equal(result.status, 0 if is_late_free else 1, f"{call}after finalize: status")
        expect(re.fullmatch(rf"heddle: {late}\n", result.err), f"{call}after finalize: the line", result.err)


@check
def every_pe_before_init():
    """All PEs make the same mistake: the line is there once"""
    for number in -77, -88:
        result = job(3, probe, "shmem_barrier_all ", number, seconds=PATIENCE)
        equal(result.status, 1, f"{number}: status")
        equal(len(result.err.splitlines()), 1, f"{number}: one line; {result.err!r}")


@check
def teams_are_refused_outside():
    """Where a status is returned it is nonzero, and handles are invalid"""
    for n in 1, 2:
        succeed(job(n, probe, "refuse", 0, seconds=PATIENCE), f"{n} PEs")


@check
def same_mistake_on_all_pes_is_one_line():
    result = job(4, probe, "shmem_free ptr twice", 0, seconds=PATIENCE)
    equal(len(result.err.splitlines()), 1, f"one line; {result.err!r}")


@check
def forked_processes_do_not_use_the_wire():
    for wire in "sim", "ucx:tcp,self":
        if has("wire " + wire.partition(":")[0]):
            env = {"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": wire, "ASAN_OPTIONS": "detect_leaks=0"} # it needs the other threads
            result = job(2, probe, "child", 0, env=env)
            check_line(result, "heddle: PE 0: a forked process is not a PE: it cannot reach other nodes", wire)


if __name__ == "__main__":
    main()
