"""A program of other people's: the form of a row of programs.py."""
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Stranger:
    """`build`: lines for a shell, run in `folder` of a copy, with oshcc as CC. `each`: patterns of C files in `folder`; each is
    made into a program of its own with `flags`. `programs`: patterns of programs that `build` makes, each a run; `run`: command
    lines by name, run in `folder`, in which {pes} is the number of PEs. A run is called NAME, or with a number of PEs NAME/PES;
    so are the keys of `known` and `builds_not`, whose values are notes of doc/strangers.md: runs that do not pass, and sources
    that do not compile. `needs`: programs without which it cannot be built."""
    name: str
    repository: str
    commit: str
    folder: str = "."
    build: tuple = ()
    each: tuple = ()
    flags: tuple = ()
    programs: tuple = ()
    run: dict = field(default_factory=dict)
    pes: tuple = (1, 2, 4)
    seconds: int = 60
    known: dict = field(default_factory=dict)
    builds_not: dict = field(default_factory=dict)
    needs: tuple = ()
