"""The engines of ipyparallel are PEs if oshrun starts them: the commands and the cells of bindings/python/examples/jupyter/notebook.py."""
import os
import subprocess
import tempfile
import time
from pathlib import Path

from common import BUILD, PACKAGE, SOURCE, expect, finish, python_with

N = 2
python = python_with("ipyparallel, numpy", "python3-ipyparallel python3-numpy")
with tempfile.TemporaryDirectory(prefix="heddle-jupyter-") as where:
    folder = Path(where)
    environment = {**os.environ, "IPYTHONDIR": where, "PYTHONPATH": str(PACKAGE), "PYTHONDONTWRITEBYTECODE": "1"}

    def start(name, *command):
        with open(folder / name, "w", encoding="utf-8") as log:
            return subprocess.Popen(list(map(str, command)), env=environment, stdout=log, stderr=subprocess.STDOUT)

    controller = start("controller", python, "-m", "ipyparallel.controller", "--profile=heddle")
    while not (folder / "profile_heddle/security/ipcontroller-client.json").exists() and controller.poll() is None:
        time.sleep(0.05)
    engines = start("engines", BUILD / "bin/oshrun", "-n", N, "--timeout", 200, python, "-m", "ipyparallel.engine", "--profile=heddle")
    cells = start("cells", python, SOURCE / "bindings/python/examples/jupyter/notebook.py", N)
    status = cells.wait()
    said = (folder / "cells").read_text()
    logs = "".join((folder / name).read_text() for name in ("controller", "engines"))
    expect((status, said) == (0, "PE 0 received 1\nPE 1 received 0\n"), f"cells: {status}; {said}; {logs}")
    for process in controller, engines:
        process.terminate()
        process.wait()
finish()
