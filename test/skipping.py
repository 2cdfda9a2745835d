"""What a test needs that may be missing. One that cannot run ends with the line "skip: REASON (CURE)" and status 77."""
import os
import shutil
import subprocess
import sys

BUILD = os.environ.get("HEDDLE_BUILD", ".")


def skip(reason, cure):
    print(f"skip: {reason} ({cure})", flush=True)
    sys.exit(77)


def left_out():
    """What the build lacks, with its cure: see tools/engines.cmake."""
    with open(os.path.join(BUILD, "left-out")) as file:
        return dict(line.rstrip().removeprefix("no ").split(": ", 1) for line in file)


def has(*what):
    """One of these."""
    return any(one not in left_out() for one in what)


def need(*what):
    """One of these; the cure is the first one's."""
    if not has(*what):
        skip("no " + " or ".join(what), left_out()[what[0]])


def need_program(name, package):
    if not shutil.which(name):
        skip(f"no {name}", f"apt-get install {package}")
    return name


def has_sanitizer_inside():
    """Programs that oshcc makes have the sanitizer in them, as Clang's do, and libraries want to find it there: GCC's is a
    library of its own."""
    if not os.environ.get("HEDDLE_SANITIZE"):
        return False
    oshcc = os.path.join(BUILD, "bin", "oshcc")
    return "clang" in subprocess.run([oshcc, "--version"], capture_output=True, text=True, check=True).stdout


def need_no_sanitizer(why):
    if os.environ.get("HEDDLE_SANITIZE"):
        skip(f"sanitized: {why}", "a build without HEDDLE_SANITIZE")
