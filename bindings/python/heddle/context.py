"""Contexts: streams of operations that are ordered and completed independently."""
from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any, Callable

import numpy

from ._live import raw
from .arrays import address, check_symmetric, length_of
from .errors import ArgumentError, HeddleError, check_range
from .types import Array, Number

if TYPE_CHECKING:
    from .team import Team

SIGNAL_SET, SIGNAL_ADD = raw.SHMEM_SIGNAL_SET, raw.SHMEM_SIGNAL_ADD


def _word(where: str, values: Array) -> tuple[int, int]:
    """Return the address and width of the first element, for atomic operations."""
    at = check_symmetric(where, "target", values)
    if values.dtype.kind not in "iuf" or values.dtype.itemsize not in (4, 8) or not values.size:
        raise ArgumentError(where, "target", f"{values.size} of type {values.dtype}", "not a number of 4 or 8 bytes")
    return at, values.dtype.itemsize


def _bits(values: Array, value: Number) -> int:
    """Return a value of the type of the array in the low bits of an integer."""
    return int(numpy.asarray(value, values.dtype).view(f"u{values.dtype.itemsize}"))


def _number(values: Array, bits: int) -> Any:
    """Return low bits as a value of the type of the array."""
    return numpy.asarray(bits & (256 ** values.dtype.itemsize - 1), f"u{values.dtype.itemsize}").view(values.dtype)[()]


class Context:
    """A context of a team, in which PEs are numbered. `with` destroys it at the end, which completes its operations."""

    def __init__(self, options: int = 0, team: Team | None = None) -> None:
        handle = ctypes.c_void_p()
        if team is None:
            status, self._n_pes = raw.shmem_ctx_create(options, ctypes.byref(handle)), raw.shmem_n_pes
        else:
            status, self._n_pes = raw.shmem_team_create_ctx(team.handle, options, ctypes.byref(handle)), team.n_pes
        if status:
            raise HeddleError(f"Context: with options {options} there are no resources for another one")
        self.handle = handle.value or raw.SHMEM_CTX_INVALID

    @classmethod
    def _default(cls) -> Context:
        made = cls.__new__(cls)
        made.handle, made._n_pes = raw.SHMEM_CTX_DEFAULT, lambda: raw.shmem_n_pes()
        return made

    def __enter__(self) -> Context:
        return self

    def __exit__(self, *unused: object) -> None:
        self.destroy()

    def destroy(self) -> None:
        """Complete all operations and destroy the context."""
        if self.handle > raw.SHMEM_CTX_DEFAULT:
            raw.shmem_ctx_destroy(self.handle)
        self.handle = raw.SHMEM_CTX_INVALID

    def _check(self, where: str, pe: int) -> None:
        if self.handle == raw.SHMEM_CTX_INVALID:
            raise ArgumentError(where, "ctx", "a context that is destroyed", "not one that lives")
        check_range(where, "pe", pe, self._n_pes())

    # Copies

    def _copy(self, where: str, function: Callable[..., None], target: Array, source: Array, pe: int, size: int | None, puts: bool,
              *more: int) -> None:
        self._check(where, pe)
        to = check_symmetric(where, "target", target) if puts else address(where, "target", target)
        of = address(where, "source", source, writes=False) if puts else check_symmetric(where, "source", source)
        n = length_of(where, target, source, size)
        function(self.handle, to, of, n * target.itemsize, *more, pe)

    def put(self, target: Array, source: Array, pe: int, size: int | None = None) -> None:
        """Copy `size` elements, or all, of source to the symmetric target on PE pe. Afterwards the source may be written."""
        self._copy("put", raw.shmemx_raw_put, target, source, pe, size, True)

    def put_nbi(self, target: Array, source: Array, pe: int, size: int | None = None) -> None:
        """Start to copy source to the symmetric target on PE pe. The source may be written after a quiet."""
        self._copy("put_nbi", raw.shmemx_raw_put_nbi, target, source, pe, size, True)

    def get(self, target: Array, source: Array, pe: int, size: int | None = None) -> None:
        """Copy the symmetric source on PE pe to target."""
        self._copy("get", raw.shmemx_raw_get, target, source, pe, size, False)

    def get_nbi(self, target: Array, source: Array, pe: int, size: int | None = None) -> None:
        """Start to copy the symmetric source on PE pe to target. The data has arrived after a quiet."""
        self._copy("get_nbi", raw.shmemx_raw_get_nbi, target, source, pe, size, False)

    def _strided(self, where: str, function: Callable[..., None], target: Array, source: Array, tst: int, sst: int, size: int | None,
                 pe: int, puts: bool) -> None:
        self._check(where, pe)
        for argument, stride in (("tst", tst), ("sst", sst)):
            if stride < 1:
                raise ArgumentError(where, argument, stride, "not at least 1")
        to = check_symmetric(where, "target", target) if puts else address(where, "target", target)
        of = address(where, "source", source, writes=False) if puts else check_symmetric(where, "source", source)
        length_of(where, target, source, 0)
        most = min(-(-target.size // tst), -(-source.size // sst))
        size = most if size is None else size
        check_range(where, "size", size, most + 1)
        function(self.handle, to, of, tst, sst, 1, size, target.itemsize, pe)

    def iput(self, target: Array, source: Array, pe: int, tst: int = 1, sst: int = 1, size: int | None = None) -> None:
        """Copy every sst-th element of source to every tst-th element of target on PE pe: `size` elements, or as many as both have."""
        self._strided("iput", raw.shmemx_raw_iput, target, source, tst, sst, size, pe, True)

    def iget(self, target: Array, source: Array, pe: int, tst: int = 1, sst: int = 1, size: int | None = None) -> None:
        """Copy every sst-th element of source on PE pe to every tst-th element of target."""
        self._strided("iget", raw.shmemx_raw_iget, target, source, tst, sst, size, pe, False)

    # Signals

    def _signal_of(self, where: str, signal: Array) -> int:
        at = check_symmetric(where, "signal", signal)
        if signal.dtype != numpy.uint64 or not signal.size:
            raise ArgumentError(where, "signal", f"{signal.size} of type {signal.dtype}", "not a uint64")
        return at

    def put_signal(self, target: Array, source: Array, pe: int, signal: Array, value: int, op: int = SIGNAL_SET,
                   size: int | None = None) -> None:
        """Put, and then set the signal on PE pe to value, or add value to it (SIGNAL_ADD)."""
        at = self._signal_of("put_signal", signal)
        self._copy("put_signal", raw.shmemx_raw_put_signal, target, source, pe, size, True, at, value, op)

    def put_signal_nbi(self, target: Array, source: Array, pe: int, signal: Array, value: int, op: int = SIGNAL_SET,
                       size: int | None = None) -> None:
        """Start a put with a signal. The source may be written after a quiet."""
        at = self._signal_of("put_signal_nbi", signal)
        self._copy("put_signal_nbi", raw.shmemx_raw_put_signal_nbi, target, source, pe, size, True, at, value, op)

    def signal(self, signal: Array, value: int, pe: int, op: int = SIGNAL_SET) -> None:
        """Set the signal on PE pe to value, or add value to it (SIGNAL_ADD)."""
        self._check("signal", pe)
        raw.shmemx_raw_signal(self.handle, self._signal_of("signal", signal), value, op, pe)

    # Atomic operations, on the first element of a symmetric array of numbers of 4 or 8 bytes

    def _atomic(self, name: str, op: int, target: Array, value: Number, pe: int) -> None:
        where = f"atomic_{name}"
        self._check(where, pe)
        at, width = _word(where, target)
        if target.dtype.kind == "f" and name not in ("set",):
            raise ArgumentError(where, "target", f"of type {target.dtype}", "not of integers, which alone can be counted with")
        raw.shmemx_raw_atomic(self.handle, op, width, at, _bits(target, value), pe)

    def _fetch(self, name: str, op: int, target: Array, cond: Number, value: Number, pe: int) -> Any:
        where = f"atomic_{name}"
        self._check(where, pe)
        at, width = _word(where, target)
        if target.dtype.kind == "f" and name not in ("fetch", "swap"):
            raise ArgumentError(where, "target", f"of type {target.dtype}", "not of integers, which alone can be counted with")
        return _number(target, raw.shmemx_raw_atomic_fetch(self.handle, op, width, at, _bits(target, cond), _bits(target, value), pe))

    def atomic_set(self, target: Array, value: Number, pe: int) -> None:
        self._atomic("set", raw.SHMEMX_ATOMIC_SET, target, value, pe)

    def atomic_add(self, target: Array, value: Number, pe: int) -> None:
        self._atomic("add", raw.SHMEMX_ATOMIC_ADD, target, value, pe)

    def atomic_inc(self, target: Array, pe: int) -> None:
        self._atomic("inc", raw.SHMEMX_ATOMIC_ADD, target, 1, pe)

    def atomic_and(self, target: Array, value: Number, pe: int) -> None:
        self._atomic("and", raw.SHMEMX_ATOMIC_AND, target, value, pe)

    def atomic_or(self, target: Array, value: Number, pe: int) -> None:
        self._atomic("or", raw.SHMEMX_ATOMIC_OR, target, value, pe)

    def atomic_xor(self, target: Array, value: Number, pe: int) -> None:
        self._atomic("xor", raw.SHMEMX_ATOMIC_XOR, target, value, pe)

    def atomic_fetch(self, target: Array, pe: int) -> Any:
        """Return the first element on PE pe. The fetching operations below return its previous value."""
        return self._fetch("fetch", raw.SHMEMX_ATOMIC_FETCH, target, 0, 0, pe)

    def atomic_swap(self, target: Array, value: Number, pe: int) -> Any:
        return self._fetch("swap", raw.SHMEMX_ATOMIC_SWAP, target, 0, value, pe)

    def atomic_compare_swap(self, target: Array, cond: Number, value: Number, pe: int) -> Any:
        """Set the element to value if it equals cond."""
        return self._fetch("compare_swap", raw.SHMEMX_ATOMIC_COMPARE_SWAP, target, cond, value, pe)

    def atomic_fetch_add(self, target: Array, value: Number, pe: int) -> Any:
        return self._fetch("fetch_add", raw.SHMEMX_ATOMIC_ADD, target, 0, value, pe)

    def atomic_fetch_inc(self, target: Array, pe: int) -> Any:
        return self._fetch("fetch_inc", raw.SHMEMX_ATOMIC_ADD, target, 0, 1, pe)

    def atomic_fetch_and(self, target: Array, value: Number, pe: int) -> Any:
        return self._fetch("fetch_and", raw.SHMEMX_ATOMIC_AND, target, 0, value, pe)

    def atomic_fetch_or(self, target: Array, value: Number, pe: int) -> Any:
        return self._fetch("fetch_or", raw.SHMEMX_ATOMIC_OR, target, 0, value, pe)

    def atomic_fetch_xor(self, target: Array, value: Number, pe: int) -> Any:
        return self._fetch("fetch_xor", raw.SHMEMX_ATOMIC_XOR, target, 0, value, pe)

    # Order and completion

    def fence(self) -> None:
        """Order deliveries: earlier puts of this context arrive at each PE before later ones."""
        raw.shmem_ctx_fence(self.handle)

    def quiet(self) -> None:
        """Wait until all operations of this context are complete and visible to all PEs."""
        raw.shmem_ctx_quiet(self.handle)
