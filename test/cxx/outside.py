"""shmem.hpp from outside: it compiles with every compiler without a warning, alone and in several files of
one program; wrong uses get a sentence; an exception that leaves the runtime ends the job."""
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from checks import BUILD, SOURCE, fail, finish  # noqa: E402

COMPILERS = [c for c in ("g++", "clang++") if shutil.which(c)]
WARNINGS = ["-Wall", "-Wextra", "-Wpedantic", "-Wshadow", "-Wconversion", "-Werror"]

# What does not compile, and the sentence that says why.
WRONG = {
    "void f(std::string *s) { shmem::put(s, s, 1, 0); }": "trivially copyable",
    "void f(void *s) { shmem::put(s, s, 1, 0); }": "trivially copyable",
    "void f(short *s) { shmem::atomic_add(s, 1, 0); }": "exists for int, long, long long and their unsigned",
    "void f(double *s) { shmem::atomic_inc(s, 0); }": "exists for int, long, long long and their unsigned",
    "struct s { int a; }; void f(s *x) { shmem::atomic_set(x, s{1}, 0); }": "this atomic operation exists",
    "void f(float *s) { shmem::atomic_or(s, 1, 0); }": "bitwise atomic operations exist for",
    "void f(float *s) { shmem::wait_until(s, shmem::compare::eq, 1); }": "this exists for int",
    "void f(bool *s) { shmem::and_reduce(SHMEM_TEAM_WORLD, s, s, 1); }": "bitwise reductions exist for",
    "void f(double *s) { shmem::xor_reduce(SHMEM_TEAM_WORLD, s, s, 1); }": "bitwise reductions exist for",
    "void f(std::complex<float> *s) { shmem::max_reduce(SHMEM_TEAM_WORLD, s, s, 1); }": "minimum and maximum",
    "void f(std::complex<long double> *s) { shmem::sum_reduce(SHMEM_TEAM_WORLD, s, s, 1); }": "sums and",
    "void f(int *s) { shmem::put(s, s, 1, 0, 5); }": "the argument after the PE is a context",
    "shmem::symmetric<std::string> *f() { return new shmem::symmetric<std::string>; }": "trivially copyable",
    "shmem::context f(shmem::context &c) { return c; }": "deleted",
    "shmem::team f(shmem::team &t) { return t; }": "deleted",
}

TWO_FILES = """
#include <shmem.hpp>
long other(shmem::symmetric<long> &x);
#ifdef MAIN
int main()
{
    shmem::runtime runtime;
    shmem::symmetric<long> x(3);
    shmem::p(x.data(), 4, shmem::my_pe());
    return other(x) == 4 && shmem::g(x.data(), 0) == 4 ? 0 : 1;
}
#else
long other(shmem::symmetric<long> &x) { return shmem::g(x.data(), 0); }
#endif
"""

LEAVING = """
#include <shmem.hpp>
#include <stdexcept>
int main()
{
    try {
        shmem::runtime runtime;
        shmem::symmetric<int> x;
        if (shmem::my_pe() == shmem::n_pes() - 1) throw std::runtime_error("on purpose");
        shmem::barrier_all();
    } catch (const std::exception &) {
        return 0;
    }
}
"""


def run(command, **more):
    command = list(map(str, command))
    return subprocess.run(command, capture_output=True, text=True, timeout=100, check=False, **more)


def compile_text(compiler, standard, text, *flags):
    options = [f"-std={standard}", f"-I{BUILD}/include", "-fsyntax-only", *WARNINGS, *flags]
    return run([compiler, "-x", "c++", *options, "-"], input=text)


def check_clean():
    files = ["#include <shmemx.hpp>\n", (SOURCE / "test/cxx/hpp_test.cpp").read_text()]
    for compiler in COMPILERS:
        for standard in ("c++17", "c++20"):
            done = compile_text(compiler, standard, files[0])
            if done.returncode:
                fail(f"{compiler} {standard}: {done.stderr}")
        flags = [f"-I{SOURCE}/test", "-DHEDDLE_INLINE", "-Wno-conversion"]
        done = compile_text(compiler, "c++20", files[1], *flags)
        if done.returncode:
            fail(f"{compiler}, inlined: {done.stderr}")
        done = compile_text(compiler, "c++14", files[0])
        if done.returncode == 0 or "needs C++17" not in done.stderr:
            fail(f"{compiler} c++14: {done.stderr[:1000]}")


def precompiled(folder, compiler, standard):
    """The flags with which a text has the header already, which is read once for all of them."""
    header = folder / f"{compiler}.hpp"
    header.write_text("#include <shmem.hpp>\n#include <string>\n")
    made = f"{header}.{'pch' if 'clang' in compiler else 'gch'}"
    done = run([compiler, f"-std={standard}", f"-I{BUILD}/include", *WARNINGS, "-x", "c++-header", header, "-o", made])
    if done.returncode:
        fail(f"{compiler}: {done.stderr}")
    return ["-include", header]


def check_wrong(folder):
    for compiler in COMPILERS:
        header = precompiled(folder, compiler, "c++17")
        for text, sentence in WRONG.items():
            done = compile_text(compiler, "c++17", text + "\n", *header)
            if done.returncode == 0 or sentence not in done.stderr:
                fail(f"{compiler}: {text}: {done.stderr[:1500]}")


def build(folder, name, text, compiler, *flags):
    source = folder / f"{name}.cpp"
    source.write_text(text)
    done = run([BUILD / "bin" / "oshc++", "-std=c++17", "-c", *flags, source, "-o", folder / f"{name}.o"],
               env={**os.environ, "HEDDLE_CXX": compiler})
    if done.returncode:
        fail(f"{compiler} {name}: {done.stderr}")
    return folder / f"{name}.o"


def link(folder, compiler, objects):
    done = run([BUILD / "bin" / "oshc++", *objects, "-o", folder / "program"],
               env={**os.environ, "HEDDLE_CXX": compiler})
    if done.returncode:
        fail(f"{compiler}: {done.stderr}")
    return folder / "program"


def check_two_files(folder):
    for compiler in COMPILERS:
        for flags in (["-O0"], ["-O2"], ["-O2", "-DHEDDLE_INLINE"]):
            objects = [build(folder, "one", TWO_FILES, compiler, "-DMAIN", *flags),
                       build(folder, "two", TWO_FILES, compiler, *flags)]
            ran = run([BUILD / "bin" / "oshrun", "-n", 1, link(folder, compiler, objects)])
            if ran.returncode:
                fail(f"{compiler} {flags}: {ran.stdout}{ran.stderr}")


def check_leaving(folder):
    program = link(folder, COMPILERS[0], [build(folder, "leaving", LEAVING, COMPILERS[0])])
    ran = run([BUILD / "bin" / "oshrun", "-n", 2, "--timeout", 20, program])
    if ran.returncode != 1 or "left by an exception on PE 1" not in ran.stderr:
        fail(f"leaving by an exception: {ran}")


def main():
    check_clean()
    with tempfile.TemporaryDirectory(prefix="heddle-cxx-") as name:
        check_wrong(Path(name))
        if not os.environ.get("HEDDLE_SANITIZE"):
            check_two_files(Path(name))
            check_leaving(Path(name))
    finish()


main()
