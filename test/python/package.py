"""The package asks for nothing that the library does not have, and can be installed by pip and used from there."""
import re
import tempfile
from pathlib import Path

from common import BUILD, PACKAGE, SOURCE, expect, finish, output, python_with, run

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


def check_structs(python):
    """Structs are as long in Python as in C."""
    names = re.findall(r"^class (\w+)\(ctypes.Structure\)", MADE, re.M)
    in_c = "".join(f'    printf("%zu ", sizeof({name}));\n' for name in names)
    in_python = f"import ctypes\nfrom heddle.raw import {', '.join(names)}\nprint(*map(ctypes.sizeof, ({', '.join(names)})))"
    with tempfile.TemporaryDirectory(prefix="heddle-structs-") as where:
        source = Path(where) / "sizes.c"
        source.write_text(f"#include <shmemx.h>\n#include <stdio.h>\nint main(void)\n{{\n{in_c}}}\n")
        made = output([BUILD / "bin/oshcc", source, "-o", Path(where) / "sizes"])
        expect(made == (0, ""), f"sizes.c: {made}")
        sizes = output([BUILD / "bin/oshrun", "-n", 1, Path(where) / "sizes"])[1].split()
    found = output([python, "-c", in_python])[1].split()
    expect(found == sizes and len(sizes) == len(names) > 4, f"sizes of {names}: {found}, in C {sizes}")


def check_shmem4py():
    """What its header says that the library has is in the headers: a name, or one of those that it stands for."""
    groups = {"shmem_amo_nbi": "shmem_long_atomic_fetch_add_nbi", "shmem_reduce": "shmem_long_sum_reduce",
              "shmem_wait_test_many": "shmem_long_wait_until_some_vector"}
    headers = (SOURCE / "include/shmem.h").read_text()
    names = re.findall(r"^#define PySHMEM_HAVE_(\w+) +1$", (SOURCE / "bindings/python/shmem4py.h").read_text(), re.M)
    for name in names:
        expect(re.search(rf"\b{groups.get(name, name)}\b", headers), f"shmem4py.h: there is no {name}")
    expect(len(names) > 10, f"shmem4py.h: {names}")


def below(folder):
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if "__pycache__" not in path.parts}


def check_install():
    python = python_with("setuptools, pip, numpy", "python3-numpy python3-pip python3-setuptools")
    for package in PACKAGE, SOURCE / "bindings/python":
        install_from(python, package)


def install_from(python, package):
    with tempfile.TemporaryDirectory(prefix="heddle-python-") as where:
        target, before = Path(where), below(package)
        status, said = output([python, "-m", "pip", "install", "--no-build-isolation", "--no-deps", "--no-index", "--target", target,
                               package])
        expect(status == 0, f"pip install {package}: {said}")
        expect(below(package) == before, f"pip install has written {below(package) - before} beside the sources, which may be root's")
        for name in ("py.typed", "raw.pyi"):
            expect((target / "heddle" / name).exists(), f"what is installed has no {name}")
        ran = run(python, SOURCE / "bindings/python/examples/ring.py", 2, PYTHONPATH=str(target))
        expect(ran == (0, "2 PEs: the sum is 3\n"), f"installed: {ran}")


check_names()
check_symbols(python_with("numpy", "python3-numpy"))
check_structs(python_with("numpy", "python3-numpy"))
check_shmem4py()
check_install()
finish()
