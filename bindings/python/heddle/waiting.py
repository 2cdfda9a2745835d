"""Waiting for what other PEs write into symmetric memory of this one."""
from __future__ import annotations

import ctypes
from typing import Any, Callable, TypeVar

import numpy

from . import raw
from .arrays import check_symmetric, type_number
from .context import _bits, _number
from .errors import ArgumentError
from .types import Array, Comparison, Number

T = TypeVar("T")
COMPARISONS = {"==": raw.SHMEM_CMP_EQ, "!=": raw.SHMEM_CMP_NE, ">": raw.SHMEM_CMP_GT, ">=": raw.SHMEM_CMP_GE, "<": raw.SHMEM_CMP_LT,
               "<=": raw.SHMEM_CMP_LE}


def _checked(where: str, values: Array, compare: Comparison) -> tuple[int, int, int]:
    at = check_symmetric(where, "values", values)
    if compare not in COMPARISONS:
        raise ArgumentError(where, "compare", repr(compare), f"not one of {' '.join(COMPARISONS)}")
    if values.dtype.kind not in "iu" or values.dtype.itemsize < 2 or not values.size:
        raise ArgumentError(where, "values", f"{values.size} of type {values.dtype}", "not integers of 2, 4 or 8 bytes")
    return type_number(where, "values", values), at, COMPARISONS[compare]


def wait_until(values: Array, compare: Comparison, value: Number) -> Any:
    """Until the first element compares so, as in wait_until(flag, ">=", 1). Returns what it is then."""
    number, at, cmp = _checked("wait_until", values, compare)
    return _number(values, raw.shmemx_raw_wait_until(number, at, cmp, _bits(values, value)))


def test(values: Array, compare: Comparison, value: Number) -> bool:
    """Does the first element compare so now?"""
    number, at, cmp = _checked("test", values, compare)
    return bool(raw.shmemx_raw_test(number, at, cmp, _bits(values, value)))


def _all(where: str, function: Callable[..., T], values: Array, compare: Comparison, value: Number, *room: int) -> T:
    number, at, cmp = _checked(where, values, compare)
    wanted = numpy.asarray(value, values.dtype)
    return function(number, at, values.size, *room, None, cmp, wanted.ctypes.data, 1)


def wait_until_all(values: Array, compare: Comparison, value: Number) -> None:
    """Until all elements compare so."""
    _all("wait_until_all", raw.shmemx_raw_wait_until_all, values, compare, value)


def wait_until_any(values: Array, compare: Comparison, value: Number) -> int:
    """Until one of the elements compares so. Returns its index."""
    return _all("wait_until_any", raw.shmemx_raw_wait_until_any, values, compare, value)


def wait_until_some(values: Array, compare: Comparison, value: Number) -> list[int]:
    """Until at least one of the elements compares so. Returns the indices of all that do."""
    found = (ctypes.c_size_t * values.size)()
    n = _all("wait_until_some", raw.shmemx_raw_wait_until_some, values, compare, value, ctypes.addressof(found))
    return list(found[:n])


def signal_fetch(signal: Array) -> int:
    """What a signal of this PE's is now."""
    return raw.shmem_signal_fetch(check_symmetric("signal_fetch", "signal", signal))
