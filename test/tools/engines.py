"""tools/engines.cmake: what is not installed is left out, and how to have it is said; it is taken as soon as it is there;
OFF leaves it out whatever is there; ON insists; no other word is taken."""
import os
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from checks import SOURCE, equal, finish  # noqa: E402

PROJECT = f"""
cmake_minimum_required(VERSION 3.22)
project(engines LANGUAGES C)
include({SOURCE}/tools/engines.cmake)
find_emulator()
find_engine(ONE "wire one" libone-dev heddle-test-one)
find_engine(TWO "things that two does" libtwo2 libheddle-test-two.so.2)
if(ONE_FOUND)
  add_library(user SHARED IMPORTED)
  target_link_libraries(user INTERFACE PkgConfig::ONE)
endif()
"""
NO_ONE = "no wire one: apt-get install libone-dev, then make\n"
NO_TWO = "no things that two does: apt-get install libtwo2, then make\n"


def configure(folder, *flags):
    environment = os.environ | {"PKG_CONFIG_PATH": str(folder)}
    return subprocess.run(["cmake", "-S", folder, "-B", folder / "build", f"-DCMAKE_LIBRARY_PATH={folder}", *flags], text=True,
                          capture_output=True, check=False, env=environment)


def left_out(folder, *flags):
    done = configure(folder, *flags)
    return (folder / "build/left-out").read_text() if done.returncode == 0 else done.stderr


def complains(folder, words, *flags):
    done = configure(folder, *flags)
    said = " ".join(done.stderr.split())
    equal((done.returncode, words in said), (1, True), f"{flags}: {words}; {said}")


with tempfile.TemporaryDirectory(prefix="heddle-engines-") as name:
    here = Path(name)
    (here / "CMakeLists.txt").write_text(PROJECT)
    equal(left_out(here), NO_ONE + NO_TWO, "nothing is installed")
    complains(here, "HEDDLE_ONE is ON, but there is no heddle-test-one: apt-get install libone-dev", "-DHEDDLE_ONE=ON")
    complains(here, "HEDDLE_TWO is ON, but there is no libheddle-test-two.so.2: apt-get install libtwo2",
              "-DHEDDLE_ONE=AUTO", "-DHEDDLE_TWO=ON")
    (here / "heddle-test-one.pc").write_text("Name: one\nDescription: one\nVersion: 1\nLibs: -lm\n")
    (here / "libheddle-test-two.so.2").touch()
    equal(left_out(here, "-DHEDDLE_TWO=AUTO"), "", "both are installed now")
    equal(left_out(here, "-DHEDDLE_ONE=OFF", "-DHEDDLE_TWO=OFF"), "no wire one: configure with -DHEDDLE_ONE=AUTO\n"
          "no things that two does: configure with -DHEDDLE_TWO=AUTO\n", "both are switched off")
    equal(left_out(here, "-DHEDDLE_ONE=ON", "-DHEDDLE_TWO=ON"), "", "both are switched on")
    cross = "-DCMAKE_SYSTEM_NAME=Linux", "-B", here / "cross" # the last -B counts
    configure(here, *cross)
    equal((here / "cross/left-out").read_text(), "no manual and completions: configure with -DCMAKE_CROSSCOMPILING_EMULATOR=PROGRAM, "
          "such as qemu-aarch64\n", "a cross build without an emulator")
    configure(here, *cross, "-DCMAKE_CROSSCOMPILING_EMULATOR=/usr/bin/env")
    equal((here / "cross/left-out").read_text(), "", "a cross build with an emulator")
    complains(here, "HEDDLE_ONE is auto, not AUTO, ON or OFF", "-DHEDDLE_ONE=auto")
finish()
