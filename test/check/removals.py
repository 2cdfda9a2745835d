#!/usr/bin/env python3
"""oshrun --check=races reports correct programs of which one synchronisation is removed, if this makes a race, and nothing else.
Each removal is a case, and so is each whole program.

The programs are those of removal_cases.c, which says for each removal whether it makes a race, and random programs, for which
the model in race_model.py decides.

removals.py [--programs N] [--seed S] [--record FILE]"""
import argparse
import random
import re
from pathlib import Path

from common import HERE, at_once, build, expect, finish, need_no_sanitizer, need_program, run
from race_model import PES, PRIVATE, TOGETHER, WORDS, races, random_program, removals, without

ACCESSES = 10  # of a program
JOB_CASES = 40  # cases of one job that have no race
RACES_MOST = 20  # that a job prints

HEAD = f"""#include <pthread.h>
#include <semaphore.h>
#include <shmem.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

enum {{ CASES = {JOB_CASES}, WORDS = {WORDS}, PRIVATE = {PRIVATE}, FLAGS = 128 }};
static volatile long *area, *private;
static uint64_t *flags;
static long *sources, *results; /* of collectives */
static int pes[] = {{0, 1, 2}};
static shmem_team_t pair;
static int me;
static shmem_ctx_t ctx;
static _Thread_local long sink;
static sem_t *semaphores; /* private, as those below */
static atomic_int *handed;
static struct event {{
    pthread_mutex_t mutex;
    pthread_cond_t condition;
    int is_set;
}} *events;

static void set(struct event *event)
{{
    pthread_mutex_lock(&event->mutex);
    event->is_set = 1;
    pthread_cond_broadcast(&event->condition);
    pthread_mutex_unlock(&event->mutex);
}}

static void wait_for(struct event *event)
{{
    pthread_mutex_lock(&event->mutex);
    while (!event->is_set) pthread_cond_wait(&event->condition, &event->mutex);
    pthread_mutex_unlock(&event->mutex);
}}
"""

MAIN = """
struct work {
    int program, removed;
};

static void *second_thread(void *at)
{
    const struct work *work = at;
    programs[work->program](work->removed, 1);
    return NULL;
}

int main(int argc, char **argv)
{
    int program, removed, provided;
    pthread_t other;
    shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided);
    me = shmem_my_pe();
    long *areas = shmem_calloc(CASES * WORDS, sizeof *areas), *privates = calloc(CASES * PRIVATE, sizeof *privates);
    uint64_t *all_flags = shmem_calloc(CASES * FLAGS, sizeof *all_flags);
    long *buffers = shmem_calloc(2 * CASES * FLAGS, sizeof *buffers);
    shmem_ctx_create(0, &ctx);
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, 2, NULL, 0, &pair);
    for (int i = 1; i < argc; i++) {
        if (sscanf(argv[i], "%d:%d", &program, &removed) != 2) return 2;
        area = areas + i * WORDS - WORDS;
        private = privates + i * PRIVATE - PRIVATE;
        flags = all_flags + i * FLAGS - FLAGS;
        sources = buffers + 2 * (i - 1) * FLAGS;
        results = sources + FLAGS;
        semaphores = calloc(FLAGS, sizeof *semaphores);
        handed = calloc(FLAGS, sizeof *handed);
        events = calloc(FLAGS, sizeof *events); /* with PTHREAD_MUTEX_INITIALIZER and the like */
        struct work work = {program, removed};
        if (has_threads) pthread_create(&other, NULL, second_thread, &work);
        programs[program](removed, 0);
        if (has_threads) pthread_join(other, NULL);
        shmem_ctx_quiet(ctx);
        shmem_barrier_all();
    }
    shmem_ctx_destroy(ctx);
    shmem_finalize();
    return 0;
}
"""

# By the number of the flag, which one signal sets, and for which one wait is
SIGNALS = ["shmem_uint64_atomic_set({flag}, 1, {pe})", "shmem_uint64_atomic_inc({flag}, {pe})", "shmem_uint64_p({flag}, 1, {pe})"]
WAITS = ["shmem_signal_wait_until({flag}, SHMEM_CMP_EQ, 1)", "shmem_uint64_wait_until({flag}, SHMEM_CMP_NE, 0)",
         "shmem_uint64_wait_until_all({flag}, 1, NULL, SHMEM_CMP_GE, 1)", "shmem_uint64_wait_until_any({flag}, 1, NULL, SHMEM_CMP_GT, 0)",
         "while (!shmem_uint64_test({flag}, SHMEM_CMP_EQ, 1)) continue"]

POSTS = ["sem_post(semaphores + {0})", "atomic_store(handed + {0}, 1)", "set(events + {0})"]
TAKES = ["sem_wait(semaphores + {0})", "while (!atomic_load(handed + {0})) continue", "wait_for(events + {0})"]


def condition_of(step):
    """Which PEs make the call."""
    if step.kind == "team_sync":
        return "if (me < 2 && !thread) "
    return "if (!thread) " if step.kind in TOGETHER else f"if (me == {step.pe} && thread == {step.thread}) "


def call_of(step):
    """The C code of a step."""
    here, word, pe, ctx = f"(long *)private + {step.private}", f"(long *)area + {step.word}", step.target, step.ctx
    put, flag = f"shmem_ctx_long_put({ctx}, {word}, {here}, 1, {pe})", f"flags + {step.flag}"
    return {
        "load": f"sink += area[{step.word}]",
        "store": f"area[{step.word}] = 1",
        "load_private": f"sink += private[{step.private}]",
        "store_private": f"private[{step.private}] = 1",
        "put": put,
        "p": f"shmem_ctx_long_p({ctx}, {word}, 1, {pe})",
        "put_nbi": f"shmem_ctx_long_put_nbi({ctx}, {word}, {here}, 1, {pe})",
        "get": f"shmem_ctx_long_get({ctx}, {here}, {word}, 1, {pe})",
        "g": f"sink += shmem_ctx_long_g({ctx}, {word}, {pe})",
        "get_nbi": f"shmem_ctx_long_get_nbi({ctx}, {here}, {word}, 1, {pe})",
        "add": f"shmem_ctx_long_atomic_add({ctx}, {word}, 1, {pe})",
        "fetch_add": f"sink += shmem_ctx_long_atomic_fetch_add({ctx}, {word}, 1, {pe})",
        "put_signal": f"shmem_ctx_long_put_signal({ctx}, {word}, {here}, 1, {flag}, 1, SHMEM_SIGNAL_SET, {pe})",
        "put_then_signal": f"{put}, shmem_ctx_uint64_atomic_set({ctx}, {flag}, 1, {pe})",
        "signal": SIGNALS[step.flag % len(SIGNALS)].format(flag=flag, pe=pe),
        "wait": WAITS[step.flag % len(WAITS)].format(flag=flag),
        "fence": f"shmem_ctx_fence({ctx})",
        "quiet": f"shmem_ctx_quiet({ctx})",
        "barrier": "shmem_barrier_all()",
        "sync": "shmem_sync_all()",
        "reduce": f"shmem_long_sum_reduce(SHMEM_TEAM_WORLD, results + {step.flag}, sources + {step.flag}, 1)",
        "broadcast": f"shmem_long_broadcast(SHMEM_TEAM_WORLD, results + {step.flag}, sources + {step.flag}, 1, {step.pe})",
        "team_sync": "shmem_team_sync(pair)",
        "post": POSTS[step.flag % len(POSTS)].format(step.flag),
        "take": TAKES[step.flag % len(TAKES)].format(step.flag),
        "pe_quiet": f"shmem_ctx_pe_quiet({ctx}, pes + {pe}, 1)",
        "nothing": "(void)0",
    }[step.kind]


def source_of(programs, threads):
    """The text of a program that has all of these, and the step of each line."""
    lines, step_of = HEAD.splitlines(), {}
    for k, steps in enumerate(programs):
        lines += ["", f"static void program_{k}(int removed, int thread)", "{"]
        for i, step in enumerate(steps):
            condition, changed = condition_of(step), call_of(without(steps, i)[i])
            lines.append(f"    if (removed != {i}) {{ {condition}{call_of(step)}; }} else {{ {condition}{changed}; }}")
            step_of[len(lines)] = (k, i)
        lines += ["    (void)removed, (void)thread;", "}"]
    table = ", ".join(f"program_{k}" for k in range(len(programs)))
    lines += [f"\nstatic void (*const programs[])(int removed, int thread) = {{{table}}};", f"enum {{ has_threads = {int(threads > 1)} }};"]
    return "\n".join(lines) + MAIN, step_of


def reports(text, step_of):
    """The pairs of steps of each report, by program."""
    found = {}
    for part in text.split(": race on ")[1:]:
        steps = [step_of[int(line)] for line in re.findall(r" at \S*removed\.c:(\d+), in program_", part)]
        if len(steps) == 2:
            found.setdefault(steps[0][0], set()).add(tuple(sorted(step for _, step in steps)))
        else:
            found.setdefault(None, set()).add(part)
    return found


class Case:
    def __init__(self, number, steps, removed):
        self.number, self.removed, self.kind = number, removed, "nothing" if removed is None else steps[removed].kind
        self.races = races(steps if removed is None else without(steps, removed))
        self.reports = set()

    def __str__(self):
        return f"{self.number}:{-1 if self.removed is None else self.removed}"


def batches(cases):
    """Cases that can run in one job: no program twice, because a pair of lines is reported once, and few races."""
    left = sorted(cases, key=lambda case: len(case.races))
    while left:
        batch, n_races = [], 0
        for case in left:
            is_new = all(case.number != other.number for other in batch)
            if is_new and len(batch) < JOB_CASES and (not batch or n_races + 2 * len(case.races) <= RACES_MOST):
                batch.append(case)
                n_races += 2 * len(case.races)
        left = [case for case in left if case not in batch]
        yield batch


def run_batch(binary, batch, step_of):
    done = run(["--check=races"], PES, binary, *map(str, batch))
    found = reports(done.whole, step_of)
    name = " ".join(map(str, batch))
    expect(done.status == int(bool(found)), name, "status", done.whole)
    expect(None not in found, name, "a report that names no two steps", done.whole)
    for case in batch:
        case.reports = found.get(case.number, set())
        expect(case.reports <= case.races, str(case), f"not a race by the model, which has {case.races}", done.whole)


# Written programs

class Written:
    """A program of removal_cases.c without the lines of a name."""
    def __init__(self, program, kind="nothing", removed="", is_racy=False):
        self.program, self.kind, self.removed, self.races, self.reports = program, kind, removed, is_racy, 0

    def __str__(self):
        return f"{self.program} without {self.kind} {self.removed}"


def written_cases(lines):
    """The cases, and the text of a program that leaves out the lines of the name in REMOVED."""
    cases, program = [], ""
    for i, line in enumerate(lines):
        if begin := re.match(r"static void clean_(\w+)\(void\)", line):
            program = begin[1]
            cases.append(Written(program))
        mark = re.search(r"/\* (?:(racy|harmless)(?: (\w+))?: |too (\w+))", line)
        expect(bool(mark) == bool(re.search(r"shmem_\w*(fence|quiet|wait|test|sync|barrier|broadcast|lock)\w*\(", line)), line,
               "a synchronisation without a comment, or a comment without one")
        if not mark:
            continue
        name = mark[2] or mark[3] or f"line {i + 1}"
        if mark[1]:
            cases.append(Written(program, re.search(r"shmem_\w+", line)[0], name, mark[1] == "racy"))
        lines[i] = re.sub(r"\S", f'if (strcmp(getenv("REMOVED"), "{name}")) \\g<0>', line, count=1)
    return cases, "\n".join(lines) + "\n"


def run_written(binary, case):
    done = run(["--check=races"], PES, binary, f"clean {case.program}", REMOVED=case.removed)
    case.reports = done.whole.count(": race on ")
    expect(done.status == int(case.reports > 0), str(case), "status", done.whole)
    expect(case.races or not done.whole, str(case), "not silent", done.whole)


def check_written():
    source = HERE / "removal_cases.c"
    cases, text = written_cases(source.read_text().splitlines())
    binary = build("removal", text, flags=["--check", "-fno-inline", f"-I{HERE}", "-Wno-unused"])
    for _ in at_once(lambda case: run_written(binary, case), cases, 2):
        pass
    return cases


def check_random(n_programs, seed, threads=1):
    chance = random.Random(seed)
    programs = [random_program(chance, ACCESSES, threads) for _ in range(n_programs)]
    text, step_of = source_of(programs, threads)
    binary = build("removed", text, flags=["--check", "-fno-inline", "-Wno-unused"])
    cases = [Case(k, steps, i) for k, steps in enumerate(programs) for i in (None, *removals(steps))]
    for _ in at_once(lambda batch: run_batch(binary, batch, step_of), batches(cases), 2):
        pass
    for case in cases:
        if case.races and not case.reports:
            print(f"random program {case}, races {sorted(case.races)}:")
            print("\n".join(f"    {i} on PE {step.pe}, thread {step.thread}: {call_of(step)}" for i, step in enumerate(programs[case.number])))
    return cases


# The table

def row(name, cases):
    racy, harmless = [case for case in cases if case.races], [case for case in cases if not case.races]
    return [name, len(racy), sum(bool(case.reports) for case in racy), len(harmless), sum(bool(case.reports) for case in harmless)]


def table(written, drawn, threaded):
    """Rows for each kind of removal in random programs, and for those in written programs."""
    names = {"nothing": "nothing", "put_signal": "the order of a put with signal", "wait": "a wait", "team_sync": "sync of a team"}
    kinds = sorted({case.kind for case in drawn} - {"nothing"})
    removed = [case for case in drawn if case.kind != "nothing"]
    return [row("random programs: nothing", [case for case in drawn if case.kind == "nothing"]),
            *(row(f"random programs: {names.get(kind, kind)}", [case for case in drawn if case.kind == kind]) for kind in kinds),
            row("random programs: all removals", removed),
            row("random programs with threads: nothing", [case for case in threaded if case.kind == "nothing"]),
            row("random programs with threads: the order of two threads", [case for case in threaded if case.kind == "take"]),
            row("random programs with threads: all removals", [case for case in threaded if case.kind != "nothing"]),
            row("written programs: nothing", [case for case in written if case.kind == "nothing"]),
            row("written programs: all removals", [case for case in written if case.kind != "nothing"])]


def record(page, rows):
    text, begin, end = page.read_text(), "<!-- removals -->\n", "<!-- /removals -->"
    lines = ["| removed | makes a race | reported | makes none | reported |", "|---|---|---|---|---|",
             *("| " + " | ".join(map(str, values)) + " |" for values in rows)]
    head, rest = text.split(begin, 1)
    page.write_text(head + begin + "\n".join(lines) + "\n" + rest[rest.index(end):])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--programs", type=int, default=10, help="random ones")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the table into this page")
    options = parser.parse_args()
    need_no_sanitizer("it wants to be the first library, and so does this one")
    need_program("addr2line", "binutils")
    written, drawn = check_written(), check_random(options.programs, options.seed)
    threaded = check_random(options.programs, options.seed, 2)
    rows = table(written, drawn, threaded)
    for name, *values in [("removed", "racy", "reported", "harmless", "reported"), *rows]:
        print(f"{name:60}" + "".join(f"{value:>10}" for value in values))
    print(*(f"not reported: {case}" for case in (*written, *drawn, *threaded) if case.races and not case.reports), sep="\n")
    for name, racy, reported, _, wrong in rows:
        expect(not wrong, name, f"reports of programs without a race: {wrong}")
        expect("all" not in name or reported >= 0.95 * racy, name, "less than 95 % are reported", f"{reported} of {racy}")
    if options.record:
        record(options.record, rows)
    finish()


if __name__ == "__main__":
    main()
