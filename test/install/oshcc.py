"""oshcc and its other names, in the build tree: what they run, how they quote, what the compiler gets."""
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from checks import BUILD, equal, finish  # noqa: E402
from skipping import has_sanitizer_inside  # noqa: E402

BIN = BUILD / "bin"
OURS = {"HEDDLE_CC", "HEDDLE_CXX", "SHMEM_CC", "SHMEM_CXX"}


def run(name, *arguments, folder=None, **variables):
    environment = {k: v for k, v in os.environ.items() if k not in OURS} | variables
    return subprocess.run([BIN / name, *arguments], capture_output=True, text=True, timeout=100, check=False,
                          cwd=folder, env=environment)


def show(*arguments, name="oshcc", **variables):
    """The words of the command that would run, as a shell reads them."""
    return shlex.split(run(name, "-show", *arguments, **variables).stdout)


def given(words):
    """What follows the folder that is searched first."""
    return words[words.index("heddle_only.h") + 1:]


def links(words):
    return "-lheddle" in words or "-l:libheddle.a" in words


def check_quoting():
    odd = ["a b.c", "it's.c", "-DX=\"y z\"", "-DY=$HOME `id`", "", "*", "back\\slash", "two\nlines", "'"]
    words = show(*odd, HEDDLE_CC="gcc")
    equal(given(words)[:len(odd)], odd, "-show quotes for a shell")
    with tempfile.TemporaryDirectory(prefix="heddle oshcc ") as folder:
        source = "#include <stdio.h>\nint main(void) { puts(TEXT); return 0; }\n"
        (Path(folder) / "a program.c").write_text(source)
        literal = '-DTEXT="it\'s \\"so\\" $HOME"'
        built = run("oshcc", "a program.c", literal, "-o", "a out", folder=folder)
        equal(built.returncode, 0, f"arguments with spaces: {built.stderr}")
        ran = subprocess.run([Path(folder) / "a out"], capture_output=True, text=True, check=False)
        equal(ran.stdout, "it's \"so\" $HOME\n", "arguments reach the compiler as they are")


def check_order():
    words = show("x.c", "-I/mine", "-L/mine", "-lmine")
    wanted = [f"-I{BUILD}/include/heddle", "x.c", "-I/mine", "-L/mine", "-lmine", f"-I{BUILD}/include", f"-L{BUILD}/lib",
              "-lheddle"]
    equal([w for w in words if w in wanted], wanted, f"the user's flags come before all but the headers of one name: {words}")


def check_libraries():
    for stop in ("-c", "-S", "-E", "-M", "-MM", "-fsyntax-only"):
        equal(links(show(stop, "x.c")), False, f"no libraries with {stop}")
    for alone in ("-v", "-dumpversion", "-print-search-dirs"):
        equal(links(show(alone)), False, f"no libraries with {alone} alone")
    equal(links(show("x.o")), True, "libraries for an object file")
    equal(links(show()), True, "libraries for -show alone")
    equal("-lheddle" in show("x.c"), True, "the shared library by default")
    equal("-lheddle" in show("-static", "x.c"), False, "no shared library with -static")
    equal("-l:libheddle.a" in show("-static", "x.c"), True, "the static library with -static")
    equal(given(show("x.c", "-o", "-static"))[:3], ["x.c", "-o", "-static"], "the value of -o is no option of ours")
    equal(given(show("-Xlinker", "--version", "x.c"))[:2], ["-Xlinker", "--version"], "nor is that of -Xlinker")
    pie = show("-static-pie", "x.c")
    equal(("-static-pie" in pie, "-l:libheddle.a" in pie), (True, True), "-static-pie is the compiler's too")


def check_mathematics():
    with tempfile.TemporaryDirectory(prefix="heddle-oshcc-") as folder:
        for call, wanted in (("sqrt(argc)", True), ("argc", False)):
            source = f"#include <math.h>\nint main(int argc, char **argv) {{ return !argv[0] || {call} < 1; }}\n"
            (Path(folder) / "program.c").write_text(source)
            for static in ([], ["-static"]):
                built = run("oshcc", *static, "-std=c99", "program.c", "-o", "program", folder=folder)
                equal(built.returncode, 0, f"{call} without -lm: {built.stderr}")
            run("oshcc", "-std=c99", "program.c", "-o", "program", folder=folder)
            needed = subprocess.run(["readelf", "-d", Path(folder) / "program"], capture_output=True, text=True, check=True)
            if not has_sanitizer_inside():  # which needs it
                equal("libm.so" in needed.stdout, wanted, f"{call}: needs libm")


def check_hardening():
    """No pointer to a function is in the memory that other PEs write to, unless the user wants it so."""
    with tempfile.TemporaryDirectory(prefix="heddle-oshcc-") as folder:
        (Path(folder) / "program.c").write_text("int main(void) { return 0; }\n")
        for flags, wanted in ([], (True, True)), (["-Wl,-z,norelro,-z,lazy"], (False, False)):
            equal(run("oshcc", "program.c", *flags, "-o", "program", folder=folder).returncode, 0, f"{flags}: compiles")
            read = subprocess.run(["readelf", "-Wdl", Path(folder) / "program"], capture_output=True, text=True, check=True).stdout
            equal(("GNU_RELRO" in read, "NOW" in read), wanted, f"{flags}: read-only relocations, all at the start")


def check_version_macro():
    source = "#if !defined(OSHMEM_SPEC_VERSION) || OSHMEM_SPEC_VERSION < 10200\n#error\n#endif\n"
    with tempfile.TemporaryDirectory(prefix="heddle-oshcc-") as folder:
        for name, language in (("oshcc", "c"), ("oshc++", "c++")):
            (Path(folder) / "part").write_text(source)
            built = run(name, "-x", language, "-fsyntax-only", "part", folder=folder)
            equal(built.returncode, 0, f"{name}: the macro of Open MPI's programs: {built.stderr}")


def check_flags():
    for name in ("-showme:compile", "--showme:compile"):
        equal(shlex.split(run("oshcc", name).stdout)[:3], [f"-I{BUILD}/include/heddle", "-imacros", "heddle_only.h"], name)
    for name in ("-showme:link", "--showme:link", "-showlibs", "--showlibs"):
        words = shlex.split(run("oshcc", name).stdout)
        equal((words.count(f"-L{BUILD}/lib"), words.count("-lheddle")), (1, 1), name)
        equal([w for w in words if w.startswith("-I")], [], name)
    for name in ("-show", "--show", "-showme", "--showme"):
        equal(run("oshcc", name, "x.c").stdout, run("oshcc", "-show", "x.c").stdout, name)


def check_names():
    c, cxx = show("x")[0], show("x", name="oshc++")[0]
    equal(c == cxx, False, "oshc++ has a compiler of its own")
    for name in ("oshcxx", "oshCC", "shmemc++", "shmemcxx", "shmemCC"):
        equal(show("x", name=name)[0], cxx, name)
    equal(show("x", name="shmemcc"), show("x"), "shmemcc")
    equal(show("x", name="shmemfort"), show("x", name="oshfort"), "shmemfort")
    equal(show("x", HEDDLE_CC="ccache gcc -m64")[:3], ["ccache", "gcc", "-m64"], "HEDDLE_CC of words")
    equal(show("x", SHMEM_CC="other")[0], "other", "SHMEM_CC")
    equal(show("x", HEDDLE_CC="mine", SHMEM_CC="other")[0], "mine", "HEDDLE_CC before SHMEM_CC")
    equal(show("x", HEDDLE_CXX="mine", name="oshCC")[0], "mine", "HEDDLE_CXX")
    equal(show("x", HEDDLE_CC="*")[0], "*", "no file names are made of it")


def check_texts():
    text = run("oshcc", "--help").stdout
    for option in ("-show", "--showme", "--check", "-static", "HEDDLE_CC", "HEDDLE_CXX"):
        equal(option in text, True, f"--help tells of {option}")
    equal("#" in text or "name=" in text, False, "--help is no shell")
    equal(run("oshc++", "--version").stdout.startswith("oshc++ (Heddle) "), True, "--version")
    nothing = run("oshcc")
    equal((nothing.returncode, nothing.stdout, "--help" in nothing.stderr), (2, "", True), "no arguments")
    equal(run("oshcc", "no such file.c").returncode != 0, True, "the compiler's status is ours")


def check_shell():
    if not shutil.which("shellcheck"):
        return
    done = subprocess.run(["shellcheck", BIN / "oshcc"], capture_output=True, text=True, check=False)
    equal(done.stdout, "", "shellcheck")


def check_check():
    """--check is not passed on, and the compiler's driver links no library for threads of one process."""
    for compiler in filter(shutil.which, ("gcc", "clang")):
        words = show("--check", "x.c", HEDDLE_CC=compiler)
        equal([w for w in words if w in ("--check", "-lheddle-access", "-Wl,--wrap=memcpy", "x.c")],
              ["x.c", "-lheddle-access", "-Wl,--wrap=memcpy"], f"{compiler}: --check")
        equal("-fsanitize=thread" in words and words[words.index("-fsanitize=thread") - 1] != "-Xclang", False, f"{compiler}: its driver")
        equal("-lheddle-access" in show("--check", "-c", "x.c", HEDDLE_CC=compiler), False, f"{compiler}: --check -c")
    equal("-lheddle-access" in show("x.c"), False, "nothing without --check")
    equal(run("oshcc", "--check", "-static", "x.c").returncode, 2, "--check -static")


check_quoting()
check_check()
check_order()
check_libraries()
check_mathematics()
check_hardening()
check_version_macro()
check_flags()
check_names()
check_texts()
check_shell()
finish()
