#!/usr/bin/env python3
"""oshrun --check=races distinguishes the threads of a PE: the races of race_thread_cases.c, at their lines, and nothing for its
other programs.

threads.py [word ...] runs those whose names contain a word."""
import os
import re
import shutil
import subprocess
from pathlib import Path

from cases import FLAGS, check_all, reports
from common import HERE, OSHCC, build, expect, finish, folder, need_no_sanitizer, need_program, path, run

# Threads that share what one of them initialises
GUARDED = """#include <shmem.h>
#include <mutex>
#include <thread>
static long word, sums[8];
static std::once_flag once;
static long *made() { word = 7; return &word; }
static long &shared() { static long *const at = made(); return *at; }
static void work(int i) { std::call_once(once, [] { sums[0] = 1; }); sums[i] = shared() + sums[0]; }
int main() {
    int provided;
    shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided);
    for (int round = 0; round < 3; round++) {
        std::thread a(work, 1 + round), b(work, 4 + round);
        a.join(), b.join();
    }
    shmem_finalize();
}
"""
# More threads at a time than have clocks
CROWD = """#include <pthread.h>
#include <shmem.h>
enum { THREADS = 150 };
static long words[THREADS], sum;
static pthread_barrier_t all;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static void *work(void *at)
{
    ++*(long *)at;
    pthread_mutex_lock(&mutex);
    sum++;
    pthread_mutex_unlock(&mutex);
    pthread_barrier_wait(&all);
    return NULL;
}
int main(void)
{
    pthread_t thread[THREADS];
    int provided;
    shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided);
    pthread_barrier_init(&all, NULL, THREADS);
    for (int round = 0; round < 2; round++) {
        for (int i = 0; i < THREADS; i++) pthread_create(&thread[i], NULL, work, words + i);
        for (int i = 0; i < THREADS; i++) pthread_join(thread[i], NULL);
        sum += words[round];
    }
    shmem_finalize();
    return 0;
}
"""
PES = 3

need_no_sanitizer("it wants to be the first library, and so does this one")
need_program("addr2line", "binutils")
cases = HERE / "race_thread_cases.c"
binary = build("race_thread_cases", source=cases, flags=FLAGS)
check_all(binary, cases, PES)
openmp = HERE / "race_omp_cases.c"
for level in "-O0", "-O2":
    check_all(build(f"race_omp_cases{level}", source=openmp, flags=[*FLAGS, "-fopenmp", level]), openmp, PES)

# Without oshcc --check, and with a library or a function that is not known, threads count as one: their edges are not seen
plain = build("plain", source=cases)
other = build("other", "#include <unistd.h>\nint main(void) { return 0; }\n", flags=["-shared", "-fPIC", "-Dmain=other_library"])
Path(path("libother.so")).write_bytes(Path(other).read_bytes())
with_library = build("with_library", source=cases, flags=[*FLAGS, f"-L{folder.name}", "-Wl,--no-as-needed", "-lother", f"-Wl,-rpath,{folder.name}"])
with_pipe = build("with_pipe", f'#include "{cases}"\n#include <fcntl.h>\nint (*unseen)(int *) = pipe;\n', flags=[*FLAGS, f"-I{HERE}"])
for program in with_library, with_pipe:
    done = run(["--check=races"], PES, program, "race no_join")
    expect(done.status == 0 and not done.whole, program, "not silent", done.whole)
for program, value, wanted in [(plain, "auto", 0), (plain, "each", 1), (binary, "one", 0), (binary, "auto", 1), (with_pipe, "each", 1)]:
    done = run(["--check=races"], PES, program, "race add_and_get", HEDDLE_RACES_THREADS=value)
    expect(done.status == wanted and len(reports(done.whole)) == wanted, f"{program} {value}", f"not {wanted} reports", done.whole)
done = run(["--check=races"], 1, binary, "clean join", HEDDLE_RACES_THREADS="many")
expect('HEDDLE_RACES_THREADS is "many", not auto, one or each' in done.whole, "setting", "no such line", done.whole)

done = run(["--check=races"], 1, build("crowd", CROWD, flags=FLAGS))
expect(done.status == 0 and re.fullmatch("heddle: --check=races: more than 128 threads at a time; later ones count as one with the thread that creates them\n",
                                         done.whole), "crowd", "not one line", done.whole)

# A region before anything else
first = "#include <shmem.h>\nint main(void)\n{\n    int provided;\n    shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided);\n" \
        "#pragma omp parallel num_threads(2)\n    shmem_my_pe();\n    shmem_finalize();\n    return 0;\n}\n"
done = run(["--check=races"], 1, build("first", first, flags=[*FLAGS, "-fopenmp"]))
expect(done.status == 0 and not done.whole, "first region", "not silent", done.whole)

# Clang's code for threads is as GCC's, and its OpenMP is not known
if shutil.which("clang"):
    os.environ["HEDDLE_CC"] = "clang"
    check_all(build("by_clang", source=cases, flags=FLAGS), cases, PES, ["two_threads", "atomic", "clean mutex", "own_lock"])
    if not subprocess.run(["clang", "-fopenmp", "-xc", "-", "-o", path("openmp")], input="int main(void) { return 0; }", text=True,
                          capture_output=True, check=False).returncode:
        other = build("openmp_by_clang", source=openmp, flags=[*FLAGS, "-fopenmp"])
        for name in "race region", "race task", "clean task", "clean ordered":
            done = run(["--check=races"], PES, other, name)
            expect(done.status == 0 and not done.whole, f"{name} by Clang", "not silent", done.whole)
    del os.environ["HEDDLE_CC"]

# In C++
if shutil.which("g++"):
    source = path("guard.cpp")
    Path(source).write_text(GUARDED)
    made = subprocess.run([str(OSHCC.with_name("oshc++")), "--check", "-g", source, "-o", path("guard"), "-pthread"], capture_output=True, text=True, check=False)
    expect(not made.returncode, "oshc++", "does not compile", made.stderr)
    done = run(["--check=races"], 1, path("guard"))
    expect(done.status == 0 and not done.whole, "guard", "not silent", done.whole)

# Words of a report
done = run(["--check=races"], PES, binary, "race two_threads")
expect(re.search(r"    (written by a store|read by a load) of PE 0, thread \d, at \S+, in store_twice\n"
                 r"    (written by a store|read by a load) of PE 0, thread \d, at \S+, in store_twice\n    thread \d may (read|write) before thread \d has: no lock, barrier, join or other edge between threads lies between them\n", done.whole),
       "words", "not those", done.whole)
done = run(["--check=races"], PES, binary, "race two_puts")
expect(re.search(r"    they may arrive in any order: no fence or quiet of their context, and then an edge between the threads, lies between them\n", done.whole),
       "words of puts", "not those", done.whole)
finish()
