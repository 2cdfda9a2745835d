#!/usr/bin/env python3
"""Memory spaces: a wrong call prints one line with function, argument, value and what is allowed. A call that fails changes
nothing; a handle or an address that is wrong ends the job."""
from job import *

probe = compiled("space_probe")
POOL = {"HEDDLE_SPACES": "64M"}


def called(what, n=3, **env):
    return job(n, probe, what, env={**POOL, **env})


@check
def refused_calls_change_nothing():
    create = r"shmemx_space_create: argument 3 \(config\) is "
    with_team = r"shmemx_space_create_with_team: argument 1 \(config\) is "
    destroy = r"shmemx_space_destroy: argument 1 \(space\) is 0x\w+, with "
    for what, line in {
            "size": create + r"\{size 0, kind 1\}: expected a size above 0",
            "kind": create + r"\{size 1048576, kind 7\}: expected the kind SHMEM_MTYPE_SYSTEM \(0\), SHMEM_MTYPE_CPU \(1\) or .*",
            "differs": create + r"\{size 1048576, kind 1\}: expected the same size and kind on all PEs of the team",
            "large": create + r"\{size \d+, kind 1\}: expected at most 64 MiB: see HEDDLE_SPACES",
            "full": create + r"\{size 41943040, kind 0\}: expected a size for which the 64 MiB of HEDDLE_SPACES have room .*",
            "gpu": create + r"\{size 1048576, kind 2\}: there is no GPU driver here: /none.so: .*",
            "device": with_team + r"\{device_type 9\}, expected 0 \(the host\) or 1 \(CUDA\)",
            "flags": with_team + r"\{flags 4\}, expected 0",
            "nothing": with_team + r"\{size 0, kind 1\}: expected a size above 0",
            "block": destroy + "1 blocks of 128 bytes, expected a memory space without blocks",
            "team_alive": destroy + "1 teams, expected a memory space whose teams are destroyed",
            "child_alive": destroy + "1 teams, expected a memory space whose teams are destroyed"}.items():
        result = called(what, HEDDLE_CUDA_LIBRARY="/none.so")
        equal(result.status, 0, f"{what}: status; {result}")
        expect(re.fullmatch(f"heddle: PE 0: {line}\n", result.err), f"{what}: the line", (result.err, "wanted", line))
        matches("status -1", result.out, f"{what}: it returned")
    result = called("team", n=1)
    matches(r"shmemx_space_create: argument 1 \(team\) is SHMEM_TEAM_INVALID, expected a team", result.err, "no team")


@check
def wrong_addresses_end_the_job():
    free = r"shmemx_space_free: argument 2 \(ptr\) is 0x\w+, not the start of a block of the memory space .*"
    handle = r"shmemx_space_malloc: argument 1 \(space\) is 0x\w+, expected a memory space that is not destroyed"
    for what, line in {
            "free_elsewhere": free, "free_inside": free, "free_twice": free, "destroyed": handle, "no_space": handle,
            "alignment": r"shmemx_space_align: argument 2 \(alignment\) is 24, not a power of two .*",
            "null": r"shmemx_space_create: argument 4 \(space\) is NULL, expected the address of a variable",
            "ordinary_free": r"shmem_free: argument 1 \(ptr\) is 0x\w+, in a memory space of 1 of 3 PEs, expected .*"}.items():
        ends_with_line(called(what), line, what)


@check
def constants_of_hpe():
    """Its SHMEM_TEAM_WORLD is the number 0."""
    result = called("team", HEDDLE_CONSTANTS="openmpi")
    succeed(result, "team 0")
    matches("status 0", result.out, "a space of all PEs")
    equal(result.err, "", "nothing to report")


@check
def without_address_space():
    """The pool is not made where the program has a limit, unless it is requested."""
    few = {"SHMEM_SYMMETRIC_SIZE": "16M"}
    for limited in (False,) if IS_SANITIZED else (False, True): # sanitizers need more address space
        command = f"{'ulimit -v 4000000; ' if limited else ''}exec {OSHRUN} -n 2 {probe} works"
        result = run(["sh", "-c", command], env=few)
        equal(result.status, 0, f"limited {limited}: {result}")
        if limited:
            matches("expected at most 0 MiB: see HEDDLE_SPACES", result.err, "no pool")
        else:
            matches("status 0", result.out, "a pool as large as the heap")
        result = run(["sh", "-c", command], env={**few, **POOL})
        matches("status 0", result.out, "a pool that is requested")
    result = run([OSHRUN, "-n", 2, probe, "works"], env={"HEDDLE_SPACES": "10000T"})
    matches(r"no address space for the memory spaces of \d PEs, [\d.]+ \w+ each: lower HEDDLE_SPACES", result.err, "too much")


@check
def over_each_network_driver():
    program = compiled("spaces", "-pthread")
    for module, wire in ("wire ucx", "ucx:tcp,self"), ("wire ofi", "ofi:tcp;ofi_rxm"):
        if has(module):
            succeed(job(3, program, env={**POOL, "HEDDLE_DIRECT": "0", "HEDDLE_WIRE": wire}), wire)


main()
