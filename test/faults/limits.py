#!/usr/bin/env python3
"""A limit of the system ends a job with a line that names the limit and the command that raises it: open files, processes and
threads, maps, and the memory of a control group. wire/memlock has locked memory, semantics/environment the address space and the
size of files."""
import contextlib
import os
import re
import signal
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "semantics"))
from job import *

ROUTES = {"direct": {}, "sim": {"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "sim"}, "ucx": {"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "ucx:tcp,self"},
          "ofi": {"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "ofi:tcp;ofi_rxm"}}
SIZE = {"SHMEM_SYMMETRIC_SIZE": "16M"}
probe = compiled("limits")


def is_there(route):
    return route in ("direct", "sim") or has(f"wire {route}")


def is_ended_by_ucx(result):
    """Without a descriptor at some moments UCX ends a process by itself: a failed assertion, or a line with "Fatal"."""
    return result.status == 128 + signal.SIGABRT and re.search(r"\.c:\d+ +(Assertion|Fatal: )", result.err)


def check_line(result, pattern, what):
    """One line, of the first PE that has met the limit. UCX prints more of its own."""
    expect(result.status not in (0, None), f"{what}: status", result)
    lines = [line for line in result.err.splitlines() if line.startswith(("heddle: ", "oshrun: "))]
    equal(len(lines), 1, f"{what}: one line; {result.err}")
    matches(pattern, "\n".join(lines), f"{what}: the line")


@check
def open_files():
    """oshrun has enough, and the PEs have not: 8 are too few on every route, and more may be enough."""
    for route in filter(is_there, ROUTES):
        for n in 6, 8, 10, 14, 20, 30, 60:
            result = run([OSHRUN, "-n", 2, "sh", "-c", f"ulimit -n {n}; exec {probe}"], env={**SIZE, **ROUTES[route]})
            if route == "ucx" and is_ended_by_ucx(result):
                continue
            if n <= 8 or result.status:
                check_line(result, rf'open files \(ulimit -n\) is {n}: raise it, for example with "ulimit -n \d+"', f"{route}, {n} files")


@check
def memory_of_an_allocated_heap():
    """By default a heap has the addresses of all memory, and here its driver would take the pages at once."""
    if not is_there("ucx"):
        return
    allocated = {"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "ucx:posix,self", "HEDDLE_RDMA": "allocated"}
    if run([OSHRUN, "-n", 2, probe], env={**allocated, **SIZE}).status:
        return # this UCX has no such transport
    check_line(run([OSHRUN, "-n", 2, probe], env=allocated), r"SHMEM_SYMMETRIC_SIZE to at most \d+M", "an allocated heap")


@contextlib.contextmanager
def group(controller, version_1, version_2, value):
    """A control group with a limit: yields a function for `before`, or None where none can be made."""
    roots = [(f"/sys/fs/cgroup/{controller}", version_1), ("/sys/fs/cgroup", version_2)]
    root, name = next(((root, name) for root, name in roots if os.path.exists(f"{root}/cgroup.procs")), (None, None))
    folder = f"{root}/heddle-test-{os.getpid()}"
    try:
        os.mkdir(folder)
        with open(f"{folder}/{name}", "w") as file:
            file.write(str(value))
    except OSError as why:
        print(f"not checked: no control group with {name} ({why})")
        with contextlib.suppress(OSError):
            os.rmdir(folder)
        yield None
        return
    def join():
        with open(f"{folder}/cgroup.procs", "w") as file:
            file.write(str(os.getpid()))
    try:
        yield join
    finally:
        end = time.time() + PATIENCE
        while os.path.isdir(folder) and time.time() < end:
            with contextlib.suppress(OSError):
                os.rmdir(folder) # when its last process has gone
            time.sleep(0.05)


@check
def processes_and_threads():
    """oshrun and two PEs are three; a PE over a network needs a thread more."""
    for most, env, line in (2, {}, "oshrun: cannot start PE 1"), (3, ROUTES["sim"], "cannot start the progress thread"):
        with group("pids", "pids.max", "pids.max", most) as join:
            if join:
                result = run([OSHRUN, "-n", 2, probe], env={**SIZE, **env}, before=join)
                check_line(result, rf"{line}: Resource temporarily unavailable; .*\(ulimit -u\).*\(pids\.max\)", f"{most} processes")


@check
def maps():
    """The limit of the machine, used up by the program itself."""
    with open("/proc/sys/vm/max_map_count") as file:
        if int(file.read()) > 1 << 20 or IS_SANITIZED:
            return
    check_line(run([OSHRUN, "-n", 2, probe, "maps"], env=SIZE), r"(Cannot allocate memory|no address space for .*); .*vm\.max_map_count", "maps")


@check
def memory_of_a_control_group():
    with group("memory", "memory.limit_in_bytes", "memory.max", 300 << 20) as join:
        if join:
            result = run([OSHRUN, "-n", 2, probe, "memory"], env=SIZE, before=join)
            check_line(result, r"oshrun: PE 1 \(pid \d+\) killed by signal 9 \(SIGKILL\); its control group has used up its memory "
                               r"\(memory\.\w+ is 314572800 bytes\): raise the limit, for example with ", "memory")
    result = run([OSHRUN, "-n", 2, "sh", "-c", 'test $HEDDLE_PE = 0 || kill -9 $$; exec sleep 60'], env=SIZE)
    matches(r"killed by signal 9 \(SIGKILL\)$", result.err, "another reason")


if __name__ == "__main__":
    main()
