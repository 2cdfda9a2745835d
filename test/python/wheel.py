"""The wheel gives a new user all of it: `pip install`, then oshrun with Python programs, and oshcc with programs in C."""
import re
import tempfile
from pathlib import Path

from common import BUILD, SOURCE, can, expect, finish, output, python_with

python = python_with("pip, numpy", "python3-numpy python3-pip")
with tempfile.TemporaryDirectory(prefix="heddle-wheel-test-") as where:
    folder = Path(where)
    status, name = output([python, SOURCE / "packaging/wheel/build", BUILD, folder])
    expect(status == 0 and re.fullmatch(r"heddle_shmem-[\d.]+-py3-none-manylinux_2_\d+_\w+\.whl\n", name), f"build: {status}; {name}")
    if can(python, "auditwheel"):  # it computes the tag from the versions of symbols
        status, said = output([python, "-m", "auditwheel", "show", folder / name.strip()])
        tag = re.search(r"manylinux_2_\d+_\w+(?=\.whl)", name)[0]
        expect(status == 0 and f'the platform tag to "{tag}"' in " ".join(said.split()), f"auditwheel: {status}; {said}")
    newer = folder / re.sub(r"manylinux_2_\d+", "manylinux_2_999", name.strip())
    newer.write_bytes((folder / name.strip()).read_bytes())
    status, said = output([python, "-m", "pip", "install", "--no-deps", "--no-index", "--target", folder / "nothing", newer])
    expect(status and f"{newer.name} is not a supported wheel on this platform" in said and not (folder / "nothing").exists(), f"too old a glibc: {status}; {said}")
    target = folder / "target"
    status, said = output([python, "-m", "pip", "install", "--no-deps", "--no-index", "--target", target, folder / name.strip()])
    expect(status == 0, f"pip install: {said}")
    here = {"PYTHONPATH": str(target), "LD_LIBRARY_PATH": "", "PATH": f"{target}/bin:/usr/bin:/bin"}
    ran = output(["oshrun", "-n", 2, "--timeout", 100, python, SOURCE / "bindings/python/examples/ring.py"], **here)
    expect(ran == (0, "2 PEs: the sum is 3\n"), f"a Python program: {ran}")
    status, said = output([python, "-c", "import heddle; print(heddle.__version__, heddle.raw.library()._name)"], **here)
    expect(status == 0 and said.startswith(name.split("-")[1] + " "), f"version: {status}; {said}")
    status, said = output(["oshcc", SOURCE / "examples/hello.c", "-o", folder / "hello"], **here)
    expect(status == 0, f"oshcc: {said}")
    ran = output(["oshrun", "-n", 2, "--check", folder / "hello"], **here)
    expect(ran[0] == 0 and ran[1].count("\n") == 2, f"a program in C: {ran}")
finish()
