"""What a type checker says of the package: nothing of itself and of its examples, in strict words, as the oldest Python that it is
for has it; and of a program, which lines are wrong, and why."""
import re
import tempfile

from common import HERE, PACKAGE, SOURCE, expect, finish, output, python_with

OLDEST = re.search(r">=(\d+\.\d+)", (PACKAGE / "pyproject.toml").read_text())[1]
USES = HERE / "typed_uses.py"


def said_of(python, folder, *arguments):
    command = [python, "-m", "mypy", "--strict", "--cache-dir", folder, "--no-error-summary", "--hide-error-context", "--no-color-output",
               *arguments]
    status, said = output(command, MYPYPATH=str(PACKAGE))
    return status, [line for line in said.splitlines() if " note: " not in line]


def as_oldest(python, folder):
    """Options: none where mypy, or NumPy's types, are for newer ones alone."""
    options = ["--python-version", OLDEST]
    return options if said_of(python, folder, *options, "-c", "import numpy") == (0, []) else []


def check_clean(python, folder):
    files = [PACKAGE / "heddle", *sorted((SOURCE / "bindings/python/examples").glob("*.py"))]
    said = said_of(python, folder, *as_oldest(python, folder), *files)
    expect(said == (0, []), f"the package and its examples: {said}")


def check_uses(python, folder):
    """Each wrong line is found, for its reason, and no other."""
    lines = USES.read_text().splitlines()
    wanted = {number: line.split("# wrong: ")[1] for number, line in enumerate(lines, 1) if "# wrong: " in line}
    said = {int(number): why for line in said_of(python, folder, USES)[1] for number, why in re.findall(r":(\d+): error: (.*)", line)}
    for number in sorted(wanted.keys() | said.keys()):
        found, why = said.get(number), wanted.get(number)
        expect(found and why and why in found, f"{USES.name}:{number}: wanted {why!r}, found {found!r}")
    expect(len(wanted) > 10, f"wrong lines: {wanted}")


python = python_with("mypy, numpy", "mypy python3-numpy")
with tempfile.TemporaryDirectory(prefix="heddle-typing-") as folder:
    check_clean(python, folder)
    check_uses(python, folder)
finish()
