#!/usr/bin/env python3
"""Section 3: shmem_global_exit and the ends of programs."""
import os
import subprocess

from job import *

WHERE = "barrier sync wait any lock reduce broadcast finalize malloc compute sleep".split()
IN_LIBRARY = WHERE[:-2]
probe, status_probe = compiled("exit_probe"), compiled("status_probe")


def said(result):
    return sorted(line for line in result.out.splitlines() if line.startswith("last words"))


def words(pes):
    return sorted(f"last words of PE {pe}" for pe in pes)


@check
def global_exit_ends_everybody():
    """§3: whatever state the others are in; the status is the one passed; the caller's output is flushed"""
    for where in WHERE:
        result = job(3, probe, where, 7)
        equal(result.status, 7, f"{where}: status")
        ends_soon(result, where)
        expect("last words of PE 0" in result.out, f"{where}: the caller's output", result)


@check
def global_exit_flushes_the_others():
    """§3: as in normal termination: those who wait in the library flush, too"""
    for where in IN_LIBRARY:
        equal(said(job(3, probe, where, 7)), words(range(3)), where)


@check
def global_exit_with_success():
    """§3: status 0 is a status like any other: the job ends, output is flushed"""
    for where in WHERE:
        result = job(3, probe, where, 0)
        equal(result.status, 0, f"{where}: status")
        ends_soon(result, where)
        expect("last words of PE 0" in result.out, f"{where}: the caller's output", result)
        if where in IN_LIBRARY:
            equal(said(result), words(range(3)), f"{where}: everybody's output")


@check
def global_exit_is_heard_on_a_busy_machine():
    """§3: by those who wait, too, while others want the processor that they would give up again and again"""
    one = {min(os.sched_getaffinity(0))}
    def stay():
        os.sched_setaffinity(0, one)
    others = [subprocess.Popen(["sh", "-c", "while :; do :; done"], preexec_fn=stay) for _ in range(8)]
    try:
        for where in "barrier", "wait":
            equal(said(job(3, probe, where, 7, before=stay)), words(range(3)), where)
    finally:
        for other in others:
            other.kill()
            other.wait()


@check
def global_exit_from_a_thread():
    """§3: with another thread of the same PE blocked in the library"""
    for where in "barrier", "lock", "wait", "compute":
        for status in 0, 9:
            result = job(2, probe, where, status, "thread")
            equal(result.status, status, f"{where}: status")
            ends_soon(result, where)
            expect("last words of PE 0" in result.out, f"{where}: the caller's output", result)


@check
def global_exit_after_start_pes():
    """§3: the implicit finalize does not hold the job up"""
    for status in 0, 6:
        result = job(3, probe, "barrier", status, "start_pes")
        equal(result.status, status, "status")
        ends_soon(result, "after start_pes")
        equal(said(result), words(range(3)), "output")


@check
def global_exit_alone_and_by_all():
    """§3: by one PE alone, without a launcher, and by all at once: one of the statuses"""
    equal(run([probe, "barrier", 8]).status, 8, "without oshrun")
    equal(job(1, probe, "barrier", 255).status, 255, "1 PE")
    result = job(4, status_probe, "all leave")
    expect(result.status in range(40, 44), "one of those passed", result)
    expect(not result.err, "in silence", result)


@check
def processors_may_differ_between_pes():
    """§18: affinity is the process's own: PEs that may run on different numbers of processors still meet"""
    first = min(os.sched_getaffinity(0))
    some = f'[ $HEDDLE_PE = 0 ] && exec taskset -c {first} "$0" "$@"; exec "$0" "$@"'
    for n in 2, 3:
        result = job(n, "sh", "-c", some, status_probe, "after")
        equal(result.status, 5, f"{n} PEs, PE 0 on one processor")
    result = run([OSHRUN, "-n", 3, "--bind-to", "core", status_probe, "after"])
    equal(result.status, 5, "each on one processor")


@check
def ends_of_programs():
    """§3: start_pes finalizes at the end; a status after it is the job's; a forgotten one is forgiven"""
    result = job(3, status_probe, "start_pes")
    equal(result.status, 3, "the program's own status")
    equal(said(result), words(range(3)), "output")
    equal(job(3, status_probe, "after").status, 5, "status after finalize")
    result = job(3, status_probe, "no finalize")
    succeed(result, "no finalize")
    equal(said(result), words(range(3)), "output")


if __name__ == "__main__":
    main()
