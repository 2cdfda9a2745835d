"""Which page of man3 has which example: see examples/pages.txt."""
from pathlib import Path

FOLDER = Path(__file__).resolve().parent / "examples"


def of_pages():
    """Page -> file of its example. One that pages.txt names twice has the first."""
    shown = {path.stem: path for path in sorted(FOLDER.glob("*.c"))}
    for line in (FOLDER / "pages.txt").read_text().splitlines():
        if not line.startswith("#"):
            example, _, others = line.partition(": ")
            for page in others.split():
                shown.setdefault(page, FOLDER / f"{example}.c")
    return shown
