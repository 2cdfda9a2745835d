#!/usr/bin/env python3
"""External heaps: memory that cannot be one ends the job with one line that names function, argument, value and what is allowed."""
from job import *

probe = compiled("external_heap_probe")
POOL = {"HEDDLE_SPACES": "64M"}
BASE = r"shmemx_heap_create: argument 1 \(base\) is 0x\w+, "
SIZE = r"shmemx_heap_create: argument 2 \(size\) is "
KIND = r"shmemx_heap_create: argument 3 \(device_type\) is "
PRIVATE = "expected private memory that the process can write, for example of mmap or aligned_alloc"


def called(what, n=2, **env):
    return job(n, probe, what, env={**POOL, **env})


@check
def memory_that_is_refused():
    for what, line in {
            "early": "shmemx_heap_postinit: called before shmemx_heap_preinit or after shmem_finalize",
            "null": r"shmemx_heap_create: argument 1 \(base\) is \(nil\), expected the address of memory of this process",
            "unaligned": BASE + r"expected a multiple of \d+, the size of a page",
            "size": SIZE + r"100, expected a multiple of \d+, the size of a page",
            "nothing": SIZE + r"0, expected a multiple of \d+, the size of a page",
            "cuda": KIND + r"1, memory of a GPU, expected SHMEMX_EXTERNAL_HEAP_HOST \(2\); see shmemx_space_create",
            "kind": KIND + r"9, expected SHMEMX_EXTERNAL_HEAP_HOST \(2\)",
            "stack": BASE + "whose byte 0 is on the stack, " + PRIVATE,
            "global": BASE + r"whose byte 0 is in .*, " + PRIVATE,
            "shared": BASE + r"whose byte 0 is in .*, " + PRIVATE,
            "heap": BASE + r"whose byte 0 is in .*, " + PRIVATE,
            "constant": BASE + "whose byte 0 is in private memory of this process, " + PRIVATE,
            "unmapped": BASE + r"whose byte \d+ is in .*, " + PRIVATE,
            "second": BASE + "the second external heap, expected one in a job",
            "third": BASE + "the second external heap, expected one in a job",
            "differs": r"shmemx_heap_postinit: external heaps of different sizes: PE \d has \d+ bytes, PE \d has \d+",
            "some": r"shmemx_heap_postinit: external heaps of different sizes: PE \d has \d+ bytes, PE \d has \d+",
            "large": r"shmemx_heap_postinit: no room for an external heap of 68157440 bytes: expected at most 64 MiB: see HEDDLE_SPACES",
            "free": r"shmem_free: argument 1 \(ptr\) is 0x\w+, not the start of a block .*",
            "end": r"shmem_putmem: argument 1 \(dest\) is 0x\w+, .*"}.items():
        ends_with_line(called(what), line, what)


@check
def over_each_network_driver():
    program = compiled("external_heap")
    for module, wire in ("wire ucx", "ucx:tcp,self"), ("wire ofi", "ofi:tcp;ofi_rxm"):
        if has(module):
            succeed(job(3, program, env={**POOL, "HEDDLE_DIRECT": "0", "HEDDLE_WIRE": wire}), wire)


@check
def with_the_checks():
    if IS_SANITIZED:
        return  # the checks would be loaded before the sanitizer
    succeed(run([OSHRUN, "-n", 2, "--check", compiled("external_heap")], env=POOL), "--check")
    result = run([OSHRUN, "-n", 2, "--check", probe, "end"], env=POOL)
    matches("which reaches 4 bytes beyond the end of the block", result.err, "--check finds the end")


main()
