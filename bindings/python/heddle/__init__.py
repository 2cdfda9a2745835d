"""OpenSHMEM 1.6 from Python: NumPy arrays in symmetric memory, which the PEs of a job read and write directly.

    import heddle
    heddle.init()
    word = heddle.zeros(1, int)
    heddle.put(word, numpy.array([42]), (heddle.my_pe() + 1) % heddle.n_pes())
    heddle.barrier_all()
    heddle.finalize()

Operations without a context are the default context's methods under their names; collective operations without a team are those
of TEAM_WORLD. Elements of arrays are what is counted, never bytes. A wrong argument is an ArgumentError, before anything happens.
`heddle.raw` has the functions of C. Threads may call if `init` was given the level for it; a call lets other threads run. A call before
`init` or after `finalize` is a HeddleError, and Ctrl-C ends a wait by KeyboardInterrupt.
"""
from __future__ import annotations

import ctypes
from typing import NoReturn

from . import _live, raw
from ._library import version
from ._live import raw as _checked
from .arrays import array, empty, free, zeros
from .context import SIGNAL_ADD, SIGNAL_SET, Context
from .errors import ArgumentError, HeddleError, check_range
from .request import Request
from .team import Team
from .types import Array
from .waiting import signal_fetch, test, wait_until, wait_until_all, wait_until_any, wait_until_some

__version__ = version()
THREAD_SINGLE, THREAD_FUNNELED = raw.SHMEM_THREAD_SINGLE, raw.SHMEM_THREAD_FUNNELED
THREAD_SERIALIZED, THREAD_MULTIPLE = raw.SHMEM_THREAD_SERIALIZED, raw.SHMEM_THREAD_MULTIPLE
CTX_SERIALIZED, CTX_PRIVATE, CTX_NOSTORE = raw.SHMEM_CTX_SERIALIZED, raw.SHMEM_CTX_PRIVATE, raw.SHMEM_CTX_NOSTORE

CTX_DEFAULT = Context._default()
TEAM_WORLD, TEAM_SHARED = Team(raw.SHMEM_TEAM_WORLD), Team(raw.SHMEM_TEAM_SHARED)


def init(level: int = THREAD_SINGLE) -> int:
    """Start OpenSHMEM (collective) and request a thread level. Return the provided level."""
    check_range("init", "level", level, THREAD_MULTIPLE + 1)
    provided = ctypes.c_int()
    if _checked.shmem_init_thread(level, ctypes.byref(provided)):
        raise HeddleError(f"init: threads of level {level} cannot be had")
    return provided.value


def finalize() -> None:
    """Shut down OpenSHMEM (collective). Symmetric arrays become invalid."""
    _checked.shmem_finalize()
    _live.forget()


def my_pe() -> int:
    return _checked.shmem_my_pe()


def n_pes() -> int:
    return _checked.shmem_n_pes()


def barrier_all() -> None:
    """Wait until all PEs have called it, and complete all operations on the default context."""
    _checked.shmem_barrier_all()


def sync_all() -> None:
    """Wait until all PEs have called it. Puts need not be complete."""
    _checked.shmem_sync_all()


def global_exit(status: int) -> NoReturn:
    """End the whole job; one PE is enough."""
    _checked.shmem_global_exit(status)


# A type checker must see that these names are there, so each has its line.
put = CTX_DEFAULT.put
put_nbi = CTX_DEFAULT.put_nbi
get = CTX_DEFAULT.get
get_nbi = CTX_DEFAULT.get_nbi
iput = CTX_DEFAULT.iput
iget = CTX_DEFAULT.iget
put_signal = CTX_DEFAULT.put_signal
put_signal_nbi = CTX_DEFAULT.put_signal_nbi
signal = CTX_DEFAULT.signal
atomic_set = CTX_DEFAULT.atomic_set
atomic_add = CTX_DEFAULT.atomic_add
atomic_inc = CTX_DEFAULT.atomic_inc
atomic_and = CTX_DEFAULT.atomic_and
atomic_or = CTX_DEFAULT.atomic_or
atomic_xor = CTX_DEFAULT.atomic_xor
atomic_fetch = CTX_DEFAULT.atomic_fetch
atomic_swap = CTX_DEFAULT.atomic_swap
atomic_compare_swap = CTX_DEFAULT.atomic_compare_swap
atomic_fetch_add = CTX_DEFAULT.atomic_fetch_add
atomic_fetch_inc = CTX_DEFAULT.atomic_fetch_inc
atomic_fetch_and = CTX_DEFAULT.atomic_fetch_and
atomic_fetch_or = CTX_DEFAULT.atomic_fetch_or
atomic_fetch_xor = CTX_DEFAULT.atomic_fetch_xor
fence = CTX_DEFAULT.fence
quiet = CTX_DEFAULT.quiet
broadcast = TEAM_WORLD.broadcast
fcollect = TEAM_WORLD.fcollect
collect = TEAM_WORLD.collect
alltoall = TEAM_WORLD.alltoall
reduce = TEAM_WORLD.reduce
inscan = TEAM_WORLD.inscan
exscan = TEAM_WORLD.exscan

__all__ = ["ArgumentError", "Array", "CTX_DEFAULT", "CTX_NOSTORE", "CTX_PRIVATE", "CTX_SERIALIZED", "Context", "HeddleError",
           "Request", "SIGNAL_ADD", "SIGNAL_SET", "TEAM_SHARED", "TEAM_WORLD", "THREAD_FUNNELED", "THREAD_MULTIPLE",
           "THREAD_SERIALIZED", "THREAD_SINGLE", "Team", "alltoall", "array", "atomic_add", "atomic_and", "atomic_compare_swap",
           "atomic_fetch", "atomic_fetch_add", "atomic_fetch_and", "atomic_fetch_inc", "atomic_fetch_or", "atomic_fetch_xor",
           "atomic_inc", "atomic_or", "atomic_set", "atomic_swap", "atomic_xor", "barrier_all", "broadcast", "collect", "empty",
           "exscan", "fcollect", "fence", "finalize", "free", "get", "get_nbi", "global_exit", "iget", "init", "inscan", "iput",
           "my_pe", "n_pes", "put", "put_nbi", "put_signal", "put_signal_nbi", "quiet", "raw", "reduce", "signal", "signal_fetch",
           "sync_all", "test", "wait_until", "wait_until_all", "wait_until_any", "wait_until_some", "zeros"]
