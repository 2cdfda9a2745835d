#!/usr/bin/env python3
"""The cost of --check and --check=races: the time of calls, and the processor time of examples.

cost.py [--runs N] [--record FILE]"""
import argparse
import os
import resource
from pathlib import Path

from common import SOURCE, build, run

OPTIONS = {"without": [], "`--check`": ["--check"], "`--check=races`": ["--check=races"]}

# Calls of PE 0 for the memory of PE 1: the name, the number of calls in a block, the statement, and the one that ends a block.
CALLS = [("`shmem_long_p`, with a quiet after 1024", 1024, "shmem_long_p(words + i, i, 1);", "shmem_quiet();"),
         ("`shmem_long_g`", 1024, "sum += shmem_long_g(words + i, 1);", ""),
         ("`shmem_long_atomic_add`", 1024, "shmem_long_atomic_add(words + i, 1, 1);", ""),
         ("`shmem_put` of 64 KiB and `shmem_quiet`", 16, "shmem_putmem(words, local, sizeof local, 1); shmem_quiet();", "")]

PROGRAM = """#include <shmem.h>
#include <stdio.h>
#include <time.h>
enum { N = 8192, BLOCKS = 200 };
static long words[N], local[N];
static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1e9 + t.tv_nsec;
}
int main(void)
{
    volatile long sum = 0;
    shmem_init();
    for (int i = 0; i < N; i++) local[i] = i; /* pages of its own */
    for (int call = 0; call < %d && shmem_my_pe() == 0; call++) {
        double least = 1e18;
        int calls = 1;
        for (int block = 0; block < BLOCKS; block++) {
            double begin = now();
            switch (call) {
%s            }
            double passed = (now() - begin) / calls;
            shmem_quiet();
            if (passed < least) least = passed;
        }
        printf("%%.1f\\n", least);
    }
    shmem_barrier_all();
    shmem_finalize();
    return 0;
}
"""
CASE = "            case %d: calls = %d; for (long i = 0; i < calls; i++) { %s } %s break;\n"

EXAMPLES = [("integer_sort", "--keys 1000000 --rounds 2"),
            ("histogram", "--items 1000000 --elements 100000 --threads 1 --rounds 2")]


def must_run(options, pes, program, *arguments):
    done = run(options, pes, program, *arguments)
    if done.status:
        raise SystemExit(f"{program} {options}: status {done.status}\n{done.whole}")
    return done


def time_of_calls(runs):
    """The lowest and the highest of `runs` times, in ns, by call and option. A time is the least of many blocks."""
    cases = "".join(CASE % (i, calls, statement, end) for i, (_, calls, statement, end) in enumerate(CALLS))
    program = build("cost", PROGRAM % (len(CALLS), cases), flags=["-O2"])
    times = {name: [] for name in OPTIONS}
    for _ in range(runs):
        for name, options in OPTIONS.items():
            times[name].append([float(line) for line in must_run(options, 2, program).out.split()])
    return [[(min(column), max(column)) for column in (list(zip(*times[name]))[i] for name in OPTIONS)] for i in range(len(CALLS))]


def processor_time(options, program, arguments):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    must_run(options, 1, program, *arguments.split())
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def times_of_examples(runs):
    """For each example, how many times its processor time `oshcc --check`, --check=races and both take."""
    for name, arguments in EXAMPLES:
        source = SOURCE / "examples" / f"{name}.c"
        plain, seen = (build(f"{name}{kind}", source=source, flags=["-O2", "-fopenmp", *flags])
                       for kind, flags in (("", []), ("-seen", ["--check"])))
        cases = [([], plain), ([], seen), (["--check=races"], plain), (["--check=races"], seen)]
        least = [min(processor_time(options, program, arguments) for _ in range(runs)) for options, program in cases]
        yield name, arguments, [t / least[0] for t in least[1:]]


def text_of(least, most):
    unit, scale = ("us", 1e-3) if most >= 1000 else ("ns", 1)
    ends = [f"{t * scale:.{1 if t * scale < 10 else 0}f}" for t in (least, most)]
    return f"{' to '.join(sorted(set(ends), key=float))} {unit}"


def tables(runs):
    yield "| call | " + " | ".join(OPTIONS) + " |"
    yield "|---|---|---|---|"
    for (name, *_), row in zip(CALLS, time_of_calls(runs)):
        yield f"| {name} | " + " | ".join(text_of(*ends) for ends in row) + " |"
    yield ""
    yield "| example | `oshcc --check` alone | `--check=races` alone | both |"
    yield "|---|---|---|---|"
    for name, arguments, ratios in times_of_examples(runs):
        yield f"| `{name} {arguments}` | " + " | ".join(f"{r:.{1 if r < 10 else 0}f}" for r in ratios) + " |"


def record(page, lines):
    text, begin, end = page.read_text(), "<!-- check-cost -->\n", "<!-- /check-cost -->"
    head, rest = text.split(begin, 1)
    page.write_text(head + begin + "\n".join(lines) + "\n" + rest[rest.index(end):])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the tables into this page")
    options = parser.parse_args()
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    lines = list(tables(options.runs))
    print(*lines, sep="\n")
    if options.record:
        record(options.record, lines)


if __name__ == "__main__":
    main()
