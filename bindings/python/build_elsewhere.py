"""What pip asks to build the package: setuptools, in a copy of this folder. It writes beside what it reads, where only root may write if
Heddle is installed for all, and where `make uninstall` would leave it."""
import os
import shutil
import tempfile

from setuptools import build_meta


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    with tempfile.TemporaryDirectory() as copy:
        shutil.copytree(".", copy, dirs_exist_ok=True)
        os.chdir(copy)
        return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
