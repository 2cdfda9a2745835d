"""What pip asks to build the package: setuptools, in a copy of this folder. It writes beside what it reads, where only root may write if
Heddle is installed for all, and where `make uninstall` would leave it. In the source tree, the copy also gets what a build would make:
raw.py, and pyproject.toml with the version."""
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from setuptools import build_meta


def complete(folder):
    """Adds what CMake makes in the build folder, if this is the source folder."""
    source, template = Path.cwd(), folder / "pyproject.toml.in"
    if not template.exists():
        return
    cmake = (source.parent.parent / "CMakeLists.txt").read_text()
    version = re.search(r"^project\(\w+ VERSION ([\d.]+)", cmake, re.M)[1]
    (folder / "pyproject.toml").write_text(template.read_text().replace("@PROJECT_VERSION@", version))
    subprocess.run([sys.executable, "-B", source / "gen_raw.py", folder / "heddle"], check=True)


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    with tempfile.TemporaryDirectory() as copy:
        shutil.copytree(".", copy, dirs_exist_ok=True)
        complete(Path(copy))
        os.chdir(copy)
        return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
