#!/usr/bin/env python3
"""A mistake and a crash are followed by where they are in the program's source, with --check and without: FILE:LINE of each call,
from the wrong one to main()."""
import os
import re

from common import build, expect, finish, need_no_sanitizer, need_program, run

PROGRAM = """
#include <pthread.h>
#include <shmem.h>
#include <stdlib.h>
#include <string.h>

static long word;

static void __attribute__((noinline)) store(int pe)
{
    shmem_long_p(&word, 1, pe); /* PUT */
    __asm__ volatile("");
}

static void *__attribute__((noinline)) crash(void *at)
{
    *(volatile int *)at = 1; /* CRASH */
    __asm__ volatile("");
    return at;
}

/* As a library may do whose connections are lost. */
static void crash_at_exit(void) { crash((void *)8); }

static int __attribute__((noinline)) deep(int n)
{
    volatile char much[4096];
    memset((void *)much, n, sizeof much);
    return deep(n + 1) + much[n & 4095];
}

int main(int argc, char **argv)
{
    const char *what = argv[argc - 1];
    if (!strcmp(what, "early")) store(0);
    if (!strcmp(what, "late")) atexit(crash_at_exit);
    shmem_init();
    if (!strcmp(what, "late") && shmem_my_pe()) store(7);
    if (shmem_my_pe()) shmem_barrier_all();
    if (!strcmp(what, "put")) store(7); /* MAIN put */
    if (!strcmp(what, "crash")) crash((void *)8); /* MAIN crash */
    if (!strcmp(what, "deep")) return deep(0);
    if (!strcmp(what, "abort")) abort(); /* MAIN abort */
    if (!strcmp(what, "C library")) memmove((void *)8, what, strlen(what)); /* MAIN C library */
    if (!strcmp(what, "library")) shmem_putmem(&word, (void *)8, sizeof word, 0); /* MAIN library */
    if (!strcmp(what, "thread")) {
        pthread_t thread;
        pthread_create(&thread, NULL, crash, (void *)8);
        pthread_join(thread, NULL);
    }
    shmem_barrier_all();
    shmem_finalize();
    return 0;
}
"""
WAYS = [], ["--check"]
LINE = {text.split("/* ")[1].removesuffix(" */"): number for number, text in enumerate(PROGRAM.splitlines(), 1) if "/* " in text}


def place(name, what, function):
    return f"at {name}.c:{LINE[what]}, in {function}\n"


def check(binary, what, *wanted, who="heddle: PE 0: "):
    """The file is named with its folder, which is not that of this script."""
    for way in WAYS:
        done = run(way, 2, binary, what)
        seen = [line.replace(os.path.dirname(binary) + "/", "") for line in done.whole.splitlines(keepends=True) if ", in " in line]
        expect(done.status and seen == [who + line for line in wanted], (*way, what), "places", done.whole)


def check_places():
    for name, flags in ("plain", []), ("fixed", ["-no-pie"]):
        binary = build(name, PROGRAM, flags=["-O0", *flags])
        check(binary, "put", place(name, "PUT", "store"), place(name, "MAIN put", "main"))
        check(binary, "crash", "SIGSEGV " + place(name, "CRASH", "crash"), place(name, "MAIN crash", "main"))
        check(binary, "abort", "SIGABRT " + place(name, "MAIN abort", "main"))
        check(binary, "C library", "SIGSEGV " + place(name, "MAIN C library", "main"))
        check(binary, "thread", "SIGSEGV " + place(name, "CRASH", "crash"))


def check_others():
    binary = build("others", PROGRAM)
    for way in WAYS:
        for what in "C library", "abort":
            done = run(way, 1, binary, what)
            expect(done.status and "crashed inside" not in done.whole, (*way, what), "the C library is not worth a line", done.whole)
    done = run([], 1, binary, "library")
    expect(re.search(r"^heddle: crashed inside .*libheddle\.so\S*\+0x[0-9a-f]+$", done.whole, re.M), "inside a library", "place",
           done.whole)
    for way in WAYS:
        done = run(way, 2, binary, "deep")
        expect(re.match(r"heddle: PE 0: SIGSEGV at .*/others\.c:\d+, in deep\n", done.whole), (*way, "the stack is full"), "place", done.whole)
        done = run(way, 1, binary, "early")
        expect(f"heddle: at {binary}.c:{LINE['PUT']}, in store\n" in done.whole, (*way, "before shmem_init"), "place", done.whole)


def check_end_of_job():
    """The other PE, which leaves because of the mistake of this one, and crashes then, prints nothing."""
    binary = build("ending", PROGRAM)
    for way in WAYS:
        done = run(way, 2, binary, "late")
        lines = done.whole.splitlines()
        expect(done.status and "argument" in lines[0] and all(line.startswith("heddle: PE 1: ") for line in lines), (*way, "late"),
               "only the mistake", done.whole)


def check_nothing_known():
    bare, plain = build("bare", PROGRAM, flags=["-g0"]), build("plain", PROGRAM)
    for way in WAYS:
        for what in "put", "crash":
            done = run(way, 2, bare, what)
            expect(done.status and ", in " not in done.whole, (*way, "no debug information"), what, done.whole)
        done = run(way, 2, plain, "put", PATH="/nowhere")
        expect(done.status == 1 and done.err and not done.places, (*way, "no addr2line"), "only the mistake", done.whole)
    for what in "put", "crash":
        done = run([], 2, plain, what, HEDDLE_BACKTRACE="off")
        expect(done.status and ", in " not in done.whole, "HEDDLE_BACKTRACE=off", what, done.whole)


def check_source_below():
    """... of the folder that the job runs in, is named from there."""
    binary = build("below", PROGRAM)
    before = os.getcwd()
    os.chdir(os.path.dirname(binary))
    check("./below", "put", place("below", "PUT", "store"), place("below", "MAIN put", "main"))
    os.chdir(before)


def main():
    need_program("addr2line", "binutils")
    need_no_sanitizer("it says itself where a program crashes")
    check_places()
    check_others()
    check_end_of_job()
    check_nothing_known()
    check_source_below()
    finish()


if __name__ == "__main__":
    main()
