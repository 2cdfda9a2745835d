"""Exceptions: for invalid arguments, raised before the library would end the job, and for operations that failed."""
from __future__ import annotations


class ArgumentError(ValueError):
    """The function, the argument, its value and what is legal: "put: argument pe is 7, not from 0 to 3"."""

    def __init__(self, where: str, argument: str, value: object, legal: str) -> None:
        super().__init__(f"{where}: argument {argument} is {value}, {legal}")
        self.where, self.argument, self.value = where, argument, value


class HeddleError(RuntimeError):
    """An operation failed. In a collective operation it is raised on all PEs."""


def check_range(where: str, argument: str, value: int, end: int) -> None:
    if not 0 <= value < end:
        raise ArgumentError(where, argument, value, f"not from 0 to {end - 1}")


def check_status(where: str, status: int) -> None:
    if status:
        raise HeddleError(f"{where}: the library returned {status}")
