#!/usr/bin/env python3
"""What --report-hang says is where the PEs of a program are that hangs, once; and nothing of one that does not."""
import re
import subprocess
import time

from common import OSHRUN, build, environment_with, expect, finish, run

HANGS = """
#include <shmem.h>
#include <signal.h>
#include <unistd.h>

static long flag, word, out;

/* PEs 0 and 4 wait for all, PE 1 for a flag, and PE 2, in a team of two, for PE 3, which stops. PE 5 computes. PE 3 stops
 * when all others have left the barrier, for which one of them may need what PE 3 still has to send. */
int main(void)
{
    shmem_init();
    int me = shmem_my_pe();
    shmem_team_t pair;
    shmem_ctx_t ctx;
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 2, 1, 2, NULL, 0, &pair);
    if (me == 2 && shmem_team_create_ctx(pair, 0, &ctx)) shmem_global_exit(1);
    shmem_barrier_all();
    if (me != 3) shmem_long_atomic_inc(&out, 3);
    else shmem_long_wait_until(&out, SHMEM_CMP_EQ, 5);
    if (me == 1) shmem_long_wait_until(&flag, SHMEM_CMP_EQ, 1);
    while (me == 2) shmem_ctx_long_atomic_fetch_add(ctx, &word, 1, 1);
    if (me == 3) raise(SIGSTOP);
    if (me == 5) pause();
    shmem_barrier_all();
    shmem_finalize();
    return 0;
}
"""

COMPUTES = """
#include <shmem.h>
#include <stdio.h>
#include <unistd.h>

static void compute(void)
{
    fputs("computes\\n", stderr);
    usleep(2000000);
    fputs("has computed\\n", stderr);
}

int main(void)
{
    shmem_init();
    shmem_barrier_all();
    compute();
    shmem_finalize();
    compute();
    return 0;
}
"""

HEADING = "oshrun: no PE has ended a call for 1 s:\n"
PLACES = r"""oshrun: PEs 0, 4 are in shmem_barrier_all, since \d+\.\d s
oshrun: PE 1 is in shmem_long_wait_until, since \d+\.\d s
oshrun: PE 2 is in shmem_ctx_long_atomic_fetch_add, for PE 3, since \d+\.\d s
oshrun: PEs 3, 5 are in no call
"""


def check_hang():
    """However slow the machine is: the job is watched until all are where they stay, and a little longer, and then ended."""
    command = [OSHRUN, "-n", "6", "--timeout", "200", "--report-hang", "1", build("hangs", HANGS)]
    with subprocess.Popen(command, env=environment_with({"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "sim"}), text=True,
                          stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as job:
        told = ""
        while not re.search(PLACES + r"\Z", told) and (line := job.stderr.readline()):
            told += line
        time.sleep(4)
        job.terminate()
        more = job.stderr.read()
    expect(re.search(re.escape(HEADING) + PLACES + r"\Z", told), "hang", "places", told)
    expect(HEADING not in more, "hang", "is told of once", more)


def said_while_both_compute(err):
    """By oshrun, though nobody is in a call."""
    computing, said = 0, []
    for line in err.splitlines():
        computing += (line == "computes") - (line == "has computed")
        said += [line] * (computing == 2 and line.startswith("oshrun"))
    return said


def check_silence():
    """On the way there a slow machine may be told of."""
    for options in [], ["--profile"]:
        done = run(["--report-hang", "1", *options], 2, build("computes", COMPUTES))
        expect(not done.status and done.err.count("has computed\n") == 4, "silence", "status", done.err)
        expect(not said_while_both_compute(done.err), "silence", "nobody is in a call, before finalize or behind", done.err)
        expect(not options or "shmem_barrier_all" in done.err, "silence", "the table", done.err)


def check_refusals():
    for value in "0", "-1", "x", "":
        done = run(["--report-hang", value], 1, "true")
        expect(done.status == 2 and "needs a number of seconds above 0 and up to 1e9, got" in done.err, "refusal", value, done.err)
    for others in ["--check"], ["--hosts", "a:1,b:1"]:
        done = run(["--report-hang", "1", *others], 2, "true")
        expect(done.status == 2 and "--report-hang" in done.err and "cannot be combined with" in done.err, "refusal", others, done.err)


def main():
    check_hang()
    check_silence()
    check_refusals()
    finish()


if __name__ == "__main__":
    main()
