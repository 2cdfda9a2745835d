"""`raw`, guarded: a function that needs the library to be initialised raises an exception before `init` and after `finalize`, where the
library itself would end the process."""
from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any

from . import raw as unguarded
from .errors import HeddleError

ANY_TIME = {"shmem_init", "shmem_init_thread", "shmemx_init_thread", "shmemx_heap_preinit",
            "shmemx_heap_preinit_thread", "shmem_query_initialized", "shmem_info_get_name",
            "shmem_info_get_version"}


class _Guard:
    """What is looked up once is an attribute, so that later calls cost nothing more."""

    def __init__(self) -> None:
        self.was_up = False

    def __getattr__(self, name: str) -> Any:
        value = getattr(unguarded, name)
        if callable(value) and name not in ANY_TIME:
            self._check(name)
        self.__dict__[name] = value
        return value

    def _check(self, name: str) -> None:
        up = ctypes.c_int()
        unguarded.shmem_query_initialized(ctypes.byref(up))
        if not up.value:
            raise HeddleError(f"{name}: called after heddle.finalize()" if self.was_up else
                              f"{name}: called before heddle.init()")
        self.was_up = True

    def is_down(self) -> None:
        """After finalize: every function is checked again."""
        for name in [name for name, value in self.__dict__.items() if callable(value)]:
            del self.__dict__[name]


if TYPE_CHECKING:
    from . import raw as raw
else:
    raw = _Guard()


def forget() -> None:
    """The library is finalized."""
    if not TYPE_CHECKING:
        raw.is_down()
