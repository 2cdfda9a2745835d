"""The library: found once, and its functions looked up in the whole process, so that oshrun's --check and --profile, which stand
before it, see what Python calls."""
from __future__ import annotations

import ctypes
import functools
import importlib.metadata
import os
import re
from pathlib import Path

NAME = "libheddle.so.1"
BUNDLED = Path(__file__).resolve().parent / "bundled"  # of a wheel: bin, lib and include


@functools.cache
def library() -> ctypes.CDLL:
    bundled = BUNDLED / "lib" / NAME
    name = os.environ.get("HEDDLE_LIBRARY") or (str(bundled) if bundled.exists() else NAME)
    try:
        ctypes.CDLL(name, mode=ctypes.RTLD_GLOBAL)
    except OSError as why:
        raise ImportError(f"{name} is not found: start the program with oshrun, or let HEDDLE_LIBRARY or LD_LIBRARY_PATH "
                          f"name it ({why})") from None
    return ctypes.CDLL(None)


def version() -> str:
    """That of the package: from its metadata if it is installed, else from the file that would make them."""
    for name in ("heddle-shmem", "heddle"):
        try:
            return importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            pass
    project = Path(__file__).resolve().parent.parent / "pyproject.toml"
    found = re.search(r'^version = "(.*)"', project.read_text() if project.exists() else "", re.M)
    return found[1] if found else "unknown"
