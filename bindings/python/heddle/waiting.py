"""Waiting for what other PEs write into symmetric memory of this one."""
from __future__ import annotations

import ctypes
import time
from typing import Any, Callable

import numpy

from ._live import raw
from .arrays import check_symmetric, type_number
from .context import _bits, _number
from .errors import ArgumentError
from .types import Array, Comparison, Number

POLLS = 2000  # before a wait sleeps between two tests
SHORTEST, LONGEST = 20e-6, 1e-3  # seconds of such a sleep
COMPARISONS = {"==": raw.SHMEM_CMP_EQ, "!=": raw.SHMEM_CMP_NE, ">": raw.SHMEM_CMP_GT, ">=": raw.SHMEM_CMP_GE, "<": raw.SHMEM_CMP_LT,
               "<=": raw.SHMEM_CMP_LE}


def _checked(where: str, values: Array, compare: Comparison) -> tuple[int, int, int]:
    at = check_symmetric(where, "values", values)
    if compare not in COMPARISONS:
        raise ArgumentError(where, "compare", repr(compare), f"not one of {' '.join(COMPARISONS)}")
    if values.dtype.kind not in "iu" or values.dtype.itemsize < 2 or not values.size:
        raise ArgumentError(where, "values", f"{values.size} of type {values.dtype}", "not integers of 2, 4 or 8 bytes")
    return type_number(where, "values", values), at, COMPARISONS[compare]


def poll(is_done: Callable[[], bool]) -> None:
    """Waits in slices, between which Python handles signals: Ctrl-C ends the wait."""
    for _ in range(POLLS):
        if is_done():
            return
    pause = SHORTEST
    while not is_done():
        time.sleep(pause)
        pause = min(1.2 * pause, LONGEST)


def wait_until(values: Array, compare: Comparison, value: Number) -> Any:
    """Waits until the first element compares so, as in wait_until(flag, ">=", 1). Returns its value."""
    number, at, cmp = _checked("wait_until", values, compare)
    bits = _bits(values, value)
    poll(lambda: bool(raw.shmemx_raw_test(number, at, cmp, bits)))
    return _number(values, raw.shmemx_raw_wait_until(number, at, cmp, bits))


def test(values: Array, compare: Comparison, value: Number) -> bool:
    """Does the first element compare so now?"""
    number, at, cmp = _checked("test", values, compare)
    return bool(raw.shmemx_raw_test(number, at, cmp, _bits(values, value)))


def _all(where: str, test: Callable[..., int], values: Array, compare: Comparison, value: Number, *room: int) -> Callable[[], int]:
    """A test of all elements, which returns its number."""
    number, at, cmp = _checked(where, values, compare)
    wanted = numpy.asarray(value, values.dtype)
    return lambda: test(number, at, values.size, *room, None, cmp, wanted.ctypes.data, 1)


def wait_until_all(values: Array, compare: Comparison, value: Number) -> None:
    """Waits until all elements compare so."""
    test_all = _all("wait_until_all", raw.shmemx_raw_test_all, values, compare, value)
    poll(lambda: bool(test_all()))


def wait_until_any(values: Array, compare: Comparison, value: Number) -> int:
    """Waits until one of the elements compares so. Returns its index."""
    test_any, found = _all("wait_until_any", raw.shmemx_raw_test_any, values, compare, value), [-1]

    def is_done() -> bool:
        found[0] = test_any()
        return found[0] < values.size

    poll(is_done)
    return found[0]


def wait_until_some(values: Array, compare: Comparison, value: Number) -> list[int]:
    """Waits until at least one of the elements compares so. Returns the indices of all that do."""
    indices, n = (ctypes.c_size_t * values.size)(), [0]
    test_some = _all("wait_until_some", raw.shmemx_raw_test_some, values, compare, value, ctypes.addressof(indices))

    def is_done() -> bool:
        n[0] = test_some()
        return n[0] > 0

    poll(is_done)
    return list(indices[:n[0]])


def signal_fetch(signal: Array) -> int:
    """What a signal of this PE's is now."""
    return raw.shmem_signal_fetch(check_symmetric("signal_fetch", "signal", signal))
