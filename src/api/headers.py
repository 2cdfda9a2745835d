"""Types and constants of the headers, for bindings, whose generators call this; functions are in the tables. It is not a program."""
import re

from table import HERE

INCLUDE = HERE.parent.parent / "include"


def text_of(header):
    return re.sub(r" */\*.*?\*/", "", (INCLUDE / f"{header}.h").read_text(), flags=re.S)


def handles_of(text):
    """The types of handles."""
    return re.findall(r"^typedef (?:struct \w+|void) \*(\w+);", text, re.M)


def structs_of(text):
    """(name, fields) of each; a field is its C type, its name, and "[N]" or ""."""
    for body, name in re.findall(r"^typedef struct {\n(.*?)^} (\w+);", text, re.M | re.S):
        yield name, re.findall(r"^ +(?:const )?(\w+(?: \*)?) ?(\w+)(\[\d+\])?;", body, re.M)


def defines_of(text):
    """(name, value) of each constant."""
    return re.findall(r"^#define (SHMEMX?_\w+) +(\S.*)$", text, re.M)


def handle_of(value):
    """(type, number) if a constant's value is a handle."""
    found = re.fullmatch(r"\(\((\w+)\)(\d)\)", value)
    return found.groups() if found else None


def number_of(value):
    """An integer, or None if a constant's value is none: a number, or a shift of one."""
    return eval(value.replace("L", "")) if re.fullmatch(r"[-()\d L<]+", value) else None
