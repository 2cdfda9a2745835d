"""Processes and files that a job leaves."""
import contextlib
import os
import re
import sys
import time
import uuid

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "semantics"))
from job import *

MARK = "HEDDLE_TEST_MARK"
FOLDERS = "/dev/shm", "/tmp"


def marked(mark):
    """Processes with this mark in their environment."""
    found, needle = [], f"{MARK}={mark}".encode()
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{pid}/environ", "rb") as environ, open(f"/proc/{pid}/stat") as stat:
                if needle in environ.read() and stat.read().rpartition(")")[2].split()[0] not in "ZX":
                    found.append(int(pid))
        except OSError:
            pass
    return found


def vanish(mark, since):
    """Whether all marked processes are gone soon."""
    while marked(mark) and calm_time() < since + patient(SOON):
        time.sleep(0.02)
    return not marked(mark)


def listing():
    """Without what compilers and other scripts like this one put there meanwhile."""
    return {os.path.join(f, name) for f in FOLDERS for name in os.listdir(f)
            if not re.match(r"cc\w{6}\.|heddle[ -][a-z_ -]+\w{8}$|tmp\w{8}$", name)}


def is_used(path):
    """By a process that runs: its own, a file that it has open, or one that it maps."""
    for pid in filter(str.isdigit, os.listdir("/proc")):
        with contextlib.suppress(OSError):
            if any(os.path.realpath(f"/proc/{pid}/fd/{fd}") == path for fd in os.listdir(f"/proc/{pid}/fd")):
                return True
            with open(f"/proc/{pid}/maps", errors="replace") as maps:
                if path in maps.read():
                    return True
    return False


def left_since(before):
    """New files that stay although no process uses them."""
    end = time.monotonic() + SOON
    while left := {path for path in listing() - before if os.path.exists(path) and not is_used(path)}:
        if time.monotonic() > end:
            break
        time.sleep(0.1)
    return left


def leaves_nothing(play, what):
    """Runs play(mark). If there is a new file, it may be of another program, so the same is done again: a file of ours appears each
    time."""
    for _ in range(5):
        before, mark = listing(), uuid.uuid4().hex
        result = play(mark)
        expect(vanish(mark, calm_time()), f"{what}: processes are left", marked(mark))
        left = left_since(before)
        if not left:
            break
    expect(not left, f"{what}: files are left", sorted(left))
    return result
