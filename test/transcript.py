"""Pages as transcripts: a block of `console` has commands and what they print, one of `sh` commands alone, and a block of another language
that begins with a comment that names a file is that file."""
import re
from typing import NamedTuple

BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.M | re.S)
FILE = re.compile(r"(?:/\*|//|#) ([\w./-]+\.\w+)\b")


class File(NamedTuple):
    name: str
    text: str


class Command(NamedTuple):
    text: str
    prints: list  # its lines; None: the page does not say


def section(page, heading):
    """What stands below a heading of the second level, up to the next one."""
    return re.search(rf"^## {re.escape(heading)}\n(.*?)(?=^## |\Z)", page, re.M | re.S)[1]


def shown(block):
    """The commands of a console."""
    for part in re.split(r"^\$ ", block, flags=re.M)[1:]:
        command, *lines = part.rstrip("\n").split("\n")
        yield Command(command, lines)


def steps(page):
    """Its files and commands, in their order."""
    for language, block in BLOCK.findall(page):
        name = FILE.match(block)
        if language == "console":
            yield from shown(block)
        elif language == "sh":
            yield from (Command(line, None) for line in block.splitlines())
        elif name:
            yield File(name[1], block)


def matches(wanted, line):
    return re.fullmatch(".*".join(map(re.escape, wanted.split("..."))), line)


def differences(wanted, seen):
    """What is wanted and was not seen, and the other way round, in any order, as PEs print. `...` in a line stands for anything; a line
    that is nothing else, for any lines."""
    left, missing = list(seen), []
    for line in (line for line in wanted if line != "..."):
        found = next((other for other in left if matches(line, other)), None)
        if found is None:
            missing.append(f"not printed: {line}")
        else:
            left.remove(found)
    return missing + ([] if "..." in wanted else [f"not on the page: {line}" for line in left])
