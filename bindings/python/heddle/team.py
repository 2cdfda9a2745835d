"""Teams and their collective operations, which all members call."""
from __future__ import annotations

import ctypes
from typing import Callable

from ._live import raw
from .arrays import check_symmetric, length_of, type_number
from .context import Context
from .errors import ArgumentError, check_range, check_status
from .types import Array, Reduction

REDUCTIONS = {"and": raw.SHMEMX_REDUCE_AND, "or": raw.SHMEMX_REDUCE_OR, "xor": raw.SHMEMX_REDUCE_XOR, "max": raw.SHMEMX_REDUCE_MAX,
              "min": raw.SHMEMX_REDUCE_MIN, "sum": raw.SHMEMX_REDUCE_SUM, "prod": raw.SHMEMX_REDUCE_PROD}
KINDS = {"and": "iu", "or": "iu", "xor": "iu", "max": "iuf", "min": "iuf", "sum": "iufc", "prod": "iufc"}


class Team:
    """A set of PEs, numbered from 0. `with` destroys it at the end (collective)."""

    def __init__(self, handle: int | None) -> None:
        self.handle = handle or raw.SHMEM_TEAM_INVALID

    def __bool__(self) -> bool:
        """Return False for a team that this PE is not in."""
        return self.handle != raw.SHMEM_TEAM_INVALID

    def __enter__(self) -> Team:
        return self

    def __exit__(self, *unused: object) -> None:
        self.destroy()

    def destroy(self) -> None:
        if self.handle > raw.SHMEM_TEAM_SHARED:
            raw.shmem_team_destroy(self.handle)
        self.handle = raw.SHMEM_TEAM_INVALID

    def my_pe(self) -> int:
        return raw.shmem_team_my_pe(self.handle)

    def n_pes(self) -> int:
        return raw.shmem_team_n_pes(self.handle)

    def translate_pe(self, pe: int, other: Team) -> int:
        """Return the number in another team of PE pe of this team; -1 if it is not in that team."""
        return raw.shmem_team_translate_pe(self.handle, pe, other.handle)

    def split_strided(self, start: int, stride: int, size: int) -> Team:
        """Make a team of `size` PEs, every stride-th PE from start. All members call. PEs that are not in it get an empty team."""
        handle = ctypes.c_void_p()
        check_status("split_strided", raw.shmem_team_split_strided(self.handle, start, stride, size, None, 0, ctypes.byref(handle)))
        return Team(handle.value)

    def split_2d(self, xrange: int) -> tuple[Team, Team]:
        """Make two teams: the row of xrange PEs and the column of this PE."""
        x, y = ctypes.c_void_p(), ctypes.c_void_p()
        check_status("split_2d", raw.shmem_team_split_2d(self.handle, xrange, None, 0, ctypes.byref(x), None, 0, ctypes.byref(y)))
        return Team(x.value), Team(y.value)

    def context(self, options: int = 0) -> Context:
        return Context(options, self)

    def sync(self) -> None:
        """Wait until all members have called it."""
        self._check("sync")
        check_status("sync", raw.shmem_team_sync(self.handle))

    def _check(self, where: str) -> None:
        if not self:
            raise ArgumentError(where, "team", "one that this PE is not in", "not a team of this PE's")

    def _arrays(self, where: str, target: Array, source: Array) -> tuple[int, int]:
        self._check(where)
        return check_symmetric(where, "target", target), check_symmetric(where, "source", source)

    def _blocks(self, where: str, argument: str, values: Array) -> int:
        """Return the number of elements of the array for each member."""
        n = self.n_pes()
        if values.size % n:
            raise ArgumentError(where, argument, f"of {values.size} elements", f"not a multiple of {n}, as many for each member")
        return values.size // n

    def broadcast(self, target: Array, source: Array, root: int, size: int | None = None) -> None:
        """Copy the source of the root to the target of all members."""
        to, of = self._arrays("broadcast", target, source)
        check_range("broadcast", "root", root, self.n_pes())
        n = length_of("broadcast", target, source, size)
        check_status("broadcast", raw.shmemx_raw_broadcast(self.handle, to, of, n * target.itemsize, root))

    def fcollect(self, target: Array, source: Array) -> None:
        """Concatenate the sources of all members in the target of all members."""
        to, of = self._arrays("fcollect", target, source)
        if self._blocks("fcollect", "target", target) != source.size or target.dtype != source.dtype:
            raise ArgumentError("fcollect", "source", f"{source.size} of type {source.dtype}",
                                f"not {target.size // self.n_pes()} of type {target.dtype}, a member's part of the target")
        check_status("fcollect", raw.shmemx_raw_fcollect(self.handle, to, of, source.nbytes))

    def collect(self, target: Array, source: Array) -> None:
        """Concatenate sources of any lengths in the target of all members, which must have room for them."""
        to, of = self._arrays("collect", target, source)
        length_of("collect", target, source, 0)
        check_status("collect", raw.shmemx_raw_collect(self.handle, to, of, source.nbytes))

    def alltoall(self, target: Array, source: Array) -> None:
        """Copy part j of the source of each member to the part of that member in the target of member j."""
        to, of = self._arrays("alltoall", target, source)
        n = self._blocks("alltoall", "source", source)
        length_of("alltoall", target, source, None)
        check_status("alltoall", raw.shmemx_raw_alltoall(self.handle, to, of, n * source.itemsize))

    def reduce(self, target: Array, source: Array, op: Reduction = "sum", size: int | None = None) -> None:
        """Combine the elements of all members by op: and, or, xor, max, min, sum or prod. The target may be the source."""
        to, of = self._arrays("reduce", target, source)
        if op not in REDUCTIONS:
            raise ArgumentError("reduce", "op", op, f"not one of {', '.join(REDUCTIONS)}")
        number = type_number("reduce", "source", source)
        if source.dtype.kind not in KINDS[op]:
            raise ArgumentError("reduce", "op", op, f"which there is not for {source.dtype}")
        n = length_of("reduce", target, source, size)
        check_status("reduce", raw.shmemx_raw_reduce(self.handle, number, REDUCTIONS[op], to, of, n))

    def _scan(self, where: str, function: Callable[..., int], target: Array, source: Array) -> None:
        to, of = self._arrays(where, target, source)
        n = length_of(where, target, source, None)
        check_status(where, function(self.handle, type_number(where, "source", source), to, of, n))

    def inscan(self, target: Array, source: Array) -> None:
        """Store in target the sum of the sources of this member and all members before it."""
        self._scan("inscan", raw.shmemx_raw_sum_inscan, target, source)

    def exscan(self, target: Array, source: Array) -> None:
        """Store in target the sum of the sources of all members before this one; 0 on the first."""
        self._scan("exscan", raw.shmemx_raw_sum_exscan, target, source)
