"""The library: found once, and its functions looked up in the whole process, so that oshrun's --check and --profile, which stand
before it, see what Python calls."""
from __future__ import annotations

import ctypes
import functools
import os

NAME = "libheddle.so.0"


@functools.cache
def library() -> ctypes.CDLL:
    name = os.environ.get("HEDDLE_LIBRARY", NAME)
    try:
        ctypes.CDLL(name, mode=ctypes.RTLD_GLOBAL)
    except OSError as why:
        raise ImportError(f"{name} is not found: start the program with oshrun, or let HEDDLE_LIBRARY or LD_LIBRARY_PATH "
                          f"name it ({why})") from None
    return ctypes.CDLL(None)
