"""The package asks for nothing that the library does not have, and can be installed by pip and used from there."""
import re
import tempfile
from pathlib import Path

from common import PACKAGE, SOURCE, expect, finish, output, python_with, run

MADE = (PACKAGE / "heddle/raw.py").read_text()
KNOWN = set(re.findall(r'^    "(shmemx?_\w+)": ', MADE, re.M)) | set(re.findall(r"^(SHMEMX?_\w+) = ", MADE, re.M))


def check_names():
    for path in sorted((SOURCE / "bindings/python/heddle").glob("*.py")):
        for name in re.findall(r"\braw\.(shmemx?_\w+|SHMEMX?_\w+)", path.read_text()):
            expect(name in KNOWN, f"{path.name} uses {name}, which the tables do not have")


def check_symbols(python):
    """Every function that raw.py knows is there."""
    look = "from heddle import raw\nfor name in raw.PROTOTYPES: getattr(raw, name)\nprint(len(raw.PROTOTYPES))"
    with tempfile.NamedTemporaryFile("w", suffix=".py") as program:
        program.write(look)
        program.flush()
        ran = run(python, program.name, 1)
    expect(ran == (0, f"{len(re.findall('^    .shmemx?_', MADE, re.M))}\n"), f"functions: {ran}")


def check_install():
    python = python_with("setuptools, pip, numpy", "python3-numpy python3-pip python3-setuptools")
    with tempfile.TemporaryDirectory(prefix="heddle-python-") as where:
        source, target = Path(where) / "source", Path(where) / "target"
        output(["cp", "-r", PACKAGE, source])
        status, said = output([python, "-m", "pip", "install", "--no-build-isolation", "--no-deps", "--no-index", "--target", target,
                               source])
        expect(status == 0, f"pip install: {said}")
        expect((target / "heddle/py.typed").exists(), "what is installed has no py.typed")
        ran = run(python, SOURCE / "bindings/python/examples/ring.py", 2, PYTHONPATH=str(target))
        expect(ran == (0, "2 PEs: the sum is 3\n"), f"installed: {ran}")


check_names()
check_symbols(python_with("numpy", "python3-numpy"))
check_install()
finish()
