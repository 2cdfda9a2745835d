#!/usr/bin/env python3
"""Memory spaces by the names of OSHMPI: calls in the wrong order end the job with one line."""
from job import *

program = compiled("space_oshmpi")


@check
def wrong_order():
    for what, line in {
            "ze": "shmemx_space_create: memkind is SHMEMX_MEM_ZE, expected SHMEMX_MEM_HOST or SHMEMX_MEM_CUDA",
            "early": "shmemx_space_malloc: the memory space is not attached; call shmemx_space_attach before",
            "early_ctx": "shmemx_space_create_ctx: the memory space is not attached; call shmemx_space_attach before",
            "twice": "shmemx_space_attach: the memory space is attached already",
            "attached": "shmemx_space_destroy: the memory space is attached; call shmemx_space_detach before",
            "left": "shmemx_space_detach: blocks of the memory space are left; call shmem_free before"}.items():
        result = job(1, program, what)
        equal(result.status, 1, f"{what}: status; {result}")
        matches(f"heddle: PE 0: {line}\n", result.err, what)


main()
