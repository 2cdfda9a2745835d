"""NumPy arrays in symmetric memory, with the same shape and type on all PEs."""
from __future__ import annotations

import ctypes
import math
from typing import Any

import numpy
from numpy.typing import ArrayLike, DTypeLike

from ._live import raw
from .errors import ArgumentError, HeddleError
from .types import Array, Shape

TYPES: dict[str, int] = {
    "f4": raw.SHMEMX_TYPE_FLOAT, "f8": raw.SHMEMX_TYPE_DOUBLE, "c8": raw.SHMEMX_TYPE_COMPLEXF, "c16": raw.SHMEMX_TYPE_COMPLEXD,
    **{f"i{n}": getattr(raw, f"SHMEMX_TYPE_INT{8 * n}") for n in (1, 2, 4, 8)},
    **{f"u{n}": getattr(raw, f"SHMEMX_TYPE_UINT{8 * n}") for n in (1, 2, 4, 8)}}


def empty(shape: Shape, dtype: DTypeLike = float) -> Array:
    """Return a symmetric array without initial values (collective). All PEs pass the same arguments. Only `free` releases its memory."""
    dtype = numpy.dtype(dtype)
    shape = (shape,) if isinstance(shape, int) else tuple(shape)
    if dtype.hasobject:
        raise ArgumentError("empty", "dtype", dtype, "whose elements are Python's own and mean nothing to other PEs")
    if any(n < 0 for n in shape):
        raise ArgumentError("empty", "shape", shape, "not of lengths from 0 on")
    nbytes = max(math.prod(shape) * dtype.itemsize, 1)
    at = raw.shmem_align(max(dtype.alignment, ctypes.sizeof(ctypes.c_void_p)), nbytes)
    if not at:
        raise HeddleError(f"empty: the symmetric heap has no room for {nbytes} bytes: raise SHMEM_SYMMETRIC_SIZE")
    memory: Any = (ctypes.c_byte * nbytes).from_address(at)
    memory.is_freed = False
    return numpy.frombuffer(memoryview(memory), dtype, math.prod(shape)).reshape(shape)


def zeros(shape: Shape, dtype: DTypeLike = float) -> Array:
    """Return a symmetric array (collective) whose elements are 0 on all PEs."""
    made = empty(shape, dtype)
    made[...] = numpy.zeros((), made.dtype)
    raw.shmem_barrier_all()
    return made


def array(values: ArrayLike, dtype: DTypeLike | None = None) -> Array:
    """Return a symmetric array (collective) with a copy of the values of this PE. Shape and type are the same on all PEs."""
    values = numpy.asarray(values, dtype)
    made = empty(values.shape, values.dtype)
    made[...] = values
    raw.shmem_barrier_all()
    return made


def free(symmetric: Array) -> None:
    """Free a symmetric array (collective). All PEs pass the same array; it, and views of it, become invalid."""
    at = check_symmetric("free", "symmetric", symmetric)
    memory = _memory(symmetric)
    if memory is not None and ctypes.addressof(memory) != at:
        raise ArgumentError("free", "symmetric", "a part of an array", "not all of it")
    raw.shmem_free(at)
    if memory is not None:
        memory.is_freed = True


def _memory(values: Array) -> Any:
    """Return the memory that `empty` allocated for this array or for its base; None if another function allocated it."""
    base: Any = values
    while isinstance(base, numpy.ndarray):
        base = base.base
    owner = base.obj if isinstance(base, memoryview) else None
    return owner if isinstance(owner, ctypes.Array) and hasattr(owner, "is_freed") else None


def address(where: str, argument: str, values: Array, writes: bool = True) -> int:
    """Return the address of the elements, which are contiguous. `writes`: they will be written."""
    if not isinstance(values, numpy.ndarray):
        raise ArgumentError(where, argument, f"a {type(values).__name__}", "not a NumPy array")
    if not values.flags.c_contiguous:
        raise ArgumentError(where, argument, "an array with gaps", "not elements one behind the other: see iput and iget")
    if writes and not values.flags.writeable:
        raise ArgumentError(where, argument, "an array that is only read", "not one that may be written")
    return values.ctypes.data


def check_symmetric(where: str, argument: str, values: Array) -> int:
    at = address(where, argument, values, writes=False)
    memory = _memory(values)
    if memory is not None and memory.is_freed:
        raise ArgumentError(where, argument, "an array that is freed", "not one that lives")
    for end in (at, at + values.nbytes - 1):
        if values.nbytes and not raw.shmem_ptr(end, raw.shmem_my_pe()):
            raise ArgumentError(where, argument, "an array of this PE's own", "not one in symmetric memory: see heddle.zeros")
    return at


def type_number(where: str, argument: str, values: Array) -> int:
    """Check that reductions and waits support the type."""
    number = TYPES.get(values.dtype.str[1:])
    if number is None or not values.dtype.isnative:
        raise ArgumentError(where, argument, f"of type {values.dtype}", f"not one of {', '.join(TYPES)}")
    return number


def length_of(where: str, target: Array, source: Array, size: int | None) -> int:
    """Return the number of elements to move: `size`, or the size of both arrays."""
    if target.dtype != source.dtype:
        raise ArgumentError(where, "source", f"of type {source.dtype}", f"not {target.dtype}, as the target is")
    most = min(target.size, source.size)
    if size is None and target.size != source.size:
        raise ArgumentError(where, "source", f"of {source.size} elements", f"not {target.size}, as the target has")
    if size is not None and not 0 <= size <= most:
        raise ArgumentError(where, "size", size, f"not from 0 to {most}")
    return most if size is None else size
