"""A clock for tests on machines that may be busy: it stands still while somebody waits for a processor, a disk or memory.
What takes long by it waits for something else, as for a timeout that has to run out."""
import os
import time


def starved():
    """Seconds, since the machine was started, in which somebody waited for one of these."""
    seconds = 0.0
    for what in "cpu", "io", "memory":
        try:
            with open(f"/proc/pressure/{what}") as file:
                seconds += int(file.readline().rpartition("total=")[2]) * 1e-6
        except OSError:
            pass
    return seconds


def calm_time():
    return time.monotonic() - starved()


def patient(seconds):
    """Longer where the kernel does not tell, and there is more to do than there are processors."""
    return seconds * (1 if starved() else max(1, os.getloadavg()[0] / len(os.sched_getaffinity(0))))
