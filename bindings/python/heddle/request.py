"""Requests: non-blocking operations with a common wait."""
from __future__ import annotations

import ctypes
from typing import Callable

from ._live import raw
from .arrays import address, check_symmetric, length_of
from .context import Context
from .errors import check_range, check_status
from .types import Array
from .waiting import poll


class Request:
    """Any number of puts and gets, which are complete when `wait` returns. The request keeps their arrays alive until then."""

    def __init__(self, context: Context | None = None) -> None:
        self._handle = ctypes.c_void_p(raw.SHMEMX_REQUEST_NULL)
        self._context = raw.SHMEM_CTX_DEFAULT if context is None else context.handle
        self._kept: list[tuple[Array, Array]] = []

    def _issue(self, where: str, function: Callable[..., None], target: Array, source: Array, pe: int, size: int | None,
               puts: bool) -> None:
        check_range(where, "pe", pe, raw.shmem_n_pes())
        to = check_symmetric(where, "target", target) if puts else address(where, "target", target)
        of = address(where, "source", source, writes=False) if puts else check_symmetric(where, "source", source)
        n = length_of(where, target, source, size)
        self._kept.append((target, source))
        function(self._context, to, of, n * target.itemsize, pe, ctypes.byref(self._handle))

    def put(self, target: Array, source: Array, pe: int, size: int | None = None) -> None:
        """Start to copy source to the symmetric target on PE pe."""
        self._issue("Request.put", raw.shmemx_ctx_putmem_nbe, target, source, pe, size, True)

    def get(self, target: Array, source: Array, pe: int, size: int | None = None) -> None:
        """Start to copy the symmetric source on PE pe to target."""
        self._issue("Request.get", raw.shmemx_ctx_getmem_nbe, target, source, pe, size, False)

    def test(self) -> bool:
        """Return True if all operations are complete. The request may be used again then."""
        if not self._handle.value:
            return True
        flag = ctypes.c_int()
        check_status("Request.test", raw.shmemx_request_test(ctypes.byref(self._handle), ctypes.byref(flag)))
        if flag.value:
            self._kept.clear()
        return bool(flag.value)

    def wait(self) -> None:
        """Wait until all operations are complete. The request may be used again then."""
        poll(self.test)
        self._kept.clear()
