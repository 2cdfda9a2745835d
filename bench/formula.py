"""The bytes of the formula in doc/scale.md, where they are stated once; test/core/scale.py compares them with what is used."""
import pathlib
import re

PAGE = pathlib.Path(__file__).resolve().parent.parent / "doc" / "scale.md"


def coefficients():
    """{name: bytes}, from the table there."""
    return {name: int(value) for name, value in re.findall(r"^\| `(\w+)` \| (\d+) \|", PAGE.read_text(), re.M)}
