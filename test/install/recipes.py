"""What packaging/ has for others' tools is of this version, can be read, and names options and files that there are."""
import os
import re
import subprocess

from common import SOURCE, expect, finish

PACKAGING = SOURCE / "packaging"
SPACK = PACKAGING / "spack/spack_repo/heddle/packages/heddle/package.py"


def check_versions():
    lists = (SOURCE / "CMakeLists.txt").read_text()
    version = re.search(r"project\(heddle VERSION (\S+)", lists)[1]
    expect(f'version("{version}")' in SPACK.read_text(), f"Spack's package is not of {version}")
    expect(f"  version: {version}\n" in (PACKAGING / "conda/recipe.yaml").read_text(), f"conda's recipe is not of {version}")


def check_options():
    """As CMake would take any name."""
    known = set(re.findall(r"(?:option\(|set\(|find_engine\()(?:HEDDLE_)?(\w+)", (SOURCE / "CMakeLists.txt").read_text()))
    for path in PACKAGING.rglob("*"):
        for name in re.findall(r"\bHEDDLE_([A-Z]+)\b(?=[\"=])", path.read_text()) if path.is_file() else []:
            expect(name in known or name in ("DIRECT", "WIRE"), f"{path.name}: no option HEDDLE_{name}")


def check_scripts():
    compile(SPACK.read_text(), str(SPACK), "exec")
    for script in PACKAGING / "container/host", PACKAGING / "deb/build":
        done = subprocess.run(["sh", "-n", script], capture_output=True, text=True, check=False)
        expect(done.returncode == 0 and os.access(script, os.X_OK), f"{script.name}: {done.stderr}")


def check_container():
    text = (PACKAGING / "container/Containerfile").read_text()
    for name in re.findall(r"^COPY (?!--)(\S+) ", text, re.M):
        expect((SOURCE / name).exists(), f"Containerfile: {name} is not there")
    compose = (PACKAGING / "container/compose.yaml").read_text()
    context = PACKAGING / "container" / re.search(r"context: ([./]+)", compose)[1]
    expect(context.resolve() == SOURCE.resolve(), "compose: context")
    expect((SOURCE / re.search(r"dockerfile: (\S+)\}", compose)[1]).is_file(), "compose: the Containerfile")


check_versions()
check_options()
check_scripts()
check_container()
finish()
