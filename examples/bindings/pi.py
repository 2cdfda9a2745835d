#!/usr/bin/env python3
"""OpenSHMEM from Python, with nothing but ctypes: PEs estimate pi together.

    oshrun -n 4 python3 pi.py

The raw entry points of shmemx.h take sizes, types and operations as arguments, so a binding needs one function where
the C interface has one for each type; what has no type, as shmem_malloc, is called as it is. The constants are
those of shmem.h and shmemx.h. oshrun lets the loader find libheddle.so.1; HEDDLE_LIBRARY may name another one.
"""
import ctypes
import os
from ctypes import c_double, c_int, c_int64, c_size_t, c_uint64, c_void_p, sizeof

WORLD = CTX_DEFAULT = c_void_p(1)
TYPE_DOUBLE, TYPE_INT64 = 1, 7
ATOMIC_ADD, REDUCE_SUM = 4, 5
CMP_GE = 104

shmem = ctypes.CDLL(os.environ.get("HEDDLE_LIBRARY", "libheddle.so.1"))
PROTOTYPES = {
    "shmem_init": (None,), "shmem_finalize": (None,), "shmem_barrier_all": (None,),
    "shmem_my_pe": (c_int,), "shmem_n_pes": (c_int,),
    "shmem_calloc": (c_void_p, c_size_t, c_size_t), "shmem_free": (None, c_void_p),
    "shmemx_raw_put": (None, c_void_p, c_void_p, c_void_p, c_size_t, c_int),
    "shmemx_raw_get": (None, c_void_p, c_void_p, c_void_p, c_size_t, c_int),
    "shmemx_raw_atomic_fetch": (c_uint64, c_void_p, c_int, c_size_t, c_void_p, c_uint64, c_uint64, c_int),
    "shmemx_raw_wait_until": (c_uint64, c_int, c_void_p, c_int, c_uint64),
    "shmemx_raw_reduce": (c_int, c_void_p, c_int, c_int, c_void_p, c_void_p, c_size_t),
}
for name, (result, *arguments) in PROTOTYPES.items():
    getattr(shmem, name).restype = result
    getattr(shmem, name).argtypes = arguments

STEPS, CHUNK = 100_000, 1000


class Symmetric:
    """Elements of one C type in symmetric memory."""

    def __init__(self, c_type, n=1):
        self.size = sizeof(c_type)
        self.at = shmem.shmem_calloc(n, self.size)
        if not self.at:
            raise MemoryError
        self.here = (c_type * n).from_address(self.at)

    def address(self, i=0):
        return self.at + i * self.size

    def put(self, value, pe, i=0):
        """Writes an element on another PE."""
        element = type(self.here)._type_(value)
        shmem.shmemx_raw_put(CTX_DEFAULT, self.address(i), ctypes.byref(element), self.size, pe)

    def fetch_add(self, value, pe):
        return shmem.shmemx_raw_atomic_fetch(CTX_DEFAULT, ATOMIC_ADD, self.size, self.at, 0, value, pe)


shmem.shmem_init()
me, n = shmem.shmem_my_pe(), shmem.shmem_n_pes()

# Each PE takes the next chunk of the integral from a counter on PE 0, by atomic additions.
turn, part, pi = Symmetric(c_int64), Symmetric(c_double), Symmetric(c_double)
chunks = 0
while (first := turn.fetch_add(CHUNK, 0)) < STEPS:
    chunks += 1
    part.here[0] += sum(4 / (1 + ((i + 0.5) / STEPS) ** 2) for i in range(first, first + CHUNK)) / STEPS
if shmem.shmemx_raw_reduce(WORLD, TYPE_DOUBLE, REDUCE_SUM, pi.at, part.at, 1):
    raise RuntimeError("shmemx_raw_reduce failed")

# Every PE writes how many chunks it had into a table on PE 0, which waits for the last entry.
table = Symmetric(c_int64, n)
table.put(chunks + 1, 0, me)
if me == 0:
    counts = [shmem.shmemx_raw_wait_until(TYPE_INT64, table.address(pe), CMP_GE, 1) - 1 for pe in range(n)]
    print(f"{n} PEs: pi is {pi.here[0]:.9f}, {sum(counts)} chunks")

# The estimate comes back to its right neighbour, which has the same.
copy = Symmetric(c_double)
copy.put(pi.here[0], (me + 1) % n)
shmem.shmem_barrier_all()
if copy.here[0] != pi.here[0] or abs(pi.here[0] - 3.14159265358979) > 1e-9:
    raise SystemExit(f"PE {me}: {copy.here[0]} is not {pi.here[0]}")
shmem.shmem_finalize()
