"""Installs into a DESTDIR, moves the folder away, and uses what is there: by the compiler wrappers, by
pkg-config and by CMake; in C and C++; shared and static."""
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from checks import BUILD, SOURCE, equal, fail, finish  # noqa: E402
from skipping import need_no_sanitizer  # noqa: E402

# What there has to be below the prefix, at least; {lib} is lib or what else the system calls it.
LAYOUT = """
bin/oshcc bin/oshc++ bin/oshcxx bin/oshCC bin/oshrun bin/oshinfo bin/osh_info
bin/shmemcc bin/shmemc++ bin/shmemcxx bin/shmemCC bin/shmemfort bin/shmemrun
include/shmem.h include/shmemx.h include/shmemx_seed_compat.h include/shmemx_space_draft.h include/shmemx_oshmpi_compat.h
include/pshmem.h include/pshmemx.h include/mpp/shmem.h include/mpp/shmemx.h
include/heddle_inline.h include/heddle_races.h include/heddle_types.hpp include/shmem.hpp include/shmemx.hpp include/heddle/heddle_only.h
include/heddle/shmem.h include/heddle/shmemx.h include/heddle/pshmem.h include/heddle/pshmemx.h
include/heddle/mpp/shmem.h include/heddle/mpp/shmemx.h
{lib}/libheddle.so {lib}/libheddle.so.1 {lib}/libheddle.a
{lib}/pkgconfig/heddle.pc {lib}/pkgconfig/openshmem.pc
{lib}/cmake/OpenSHMEM/OpenSHMEMConfig.cmake {lib}/cmake/OpenSHMEM/OpenSHMEMConfigVersion.cmake
{lib}/cmake/OpenSHMEM/OpenSHMEMTargets.cmake
{lib}/heddle/libsma.so {lib}/heddle/liboshmem.so {lib}/heddle/check.specs {lib}/libheddle-access.so
compat/include/shmem.h compat/include/shmemx.h compat/bin/oshcc compat/lib/libsma.so compat/lib/liboshmem.so compat/lib/libpmi_simple.so
compat/lib/pkgconfig/oshmem.pc compat/lib/pkgconfig/osss-ucx.pc compat/lib/pkgconfig/sandia-openshmem.pc
share/heddle/installed
share/heddle/heddle.tsan.supp share/heddle/heddle.helgrind.supp share/heddle/shmem4py.h
share/bash-completion/completions/oshrun share/bash-completion/completions/shmemrun
share/doc/heddle/LICENSE share/doc/heddle/README.md share/doc/heddle/examples/bindings/pi.py
share/man/man1/oshrun.1 share/man/man3/shmem_put.3 share/man/man3/shmem_int_put.3 share/man/man7/heddle.7 share/man/man7/heddle-environment.7
"""

PROGRAM_C = """
#include <shmem.h>
#include <stdio.h>
static long global;
int main(void)
{
    shmem_init();
    int me = shmem_my_pe(), n = shmem_n_pes();
    long *heap = shmem_calloc(1, sizeof *heap);
    shmem_p(heap, (long)me + 1, (me + 1) % n);
    shmem_long_p(&global, me + 1, (me + 1) % n);
    shmem_barrier_all();
    int good = *heap == (me + n - 1) % n + 1 && global == *heap;
    if (good && !me) printf("%d good\\n", n);
    shmem_finalize();
    return !good;
}
"""

PROGRAM_CXX = """
#include <shmem.hpp>
#include <iostream>
int main()
{
    shmem::runtime runtime;
    shmem::symmetric<long> word;
    int me = shmem::my_pe(), n = shmem::n_pes();
    shmem::p(word.data(), me + 1, (me + 1) % n);
    shmem::barrier_all();
    bool good = *word == (me + n - 1) % n + 1;
    if (good && !me) std::cout << n << " good\\n" << std::flush;
    return !good;
}
"""

PROJECT = """
cmake_minimum_required(VERSION 3.16)
project(consumer LANGUAGES C CXX)
set(CMAKE_CXX_STANDARD 17)
find_package(OpenSHMEM 1.6 REQUIRED COMPONENTS C CXX)
message(STATUS "oshrun is ${OpenSHMEM_OSHRUN}, version ${OpenSHMEM_VERSION}")
add_library(another INTERFACE IMPORTED) # such as MPI::MPI_C
set_target_properties(another PROPERTIES INTERFACE_INCLUDE_DIRECTORIES ${CMAKE_SOURCE_DIR}/another)
foreach(kind shared static)
  add_executable(${kind}_c program.c)
  add_executable(${kind}_cxx program.cpp)
endforeach()
foreach(language c cxx)
  if(NOT CMAKE_VERSION VERSION_LESS 3.23)
    target_link_libraries(shared_${language} another)
  endif()
  target_link_libraries(shared_${language} OpenSHMEM::OpenSHMEM)
  target_link_libraries(static_${language} OpenSHMEM::OpenSHMEM_static)
endforeach()
install(TARGETS shared_c)
"""

# As projects look for a library that has another's name, Kokkos Remote Spaces for one.
NAMED = """
cmake_minimum_required(VERSION 3.16)
project(named LANGUAGES C)
find_library(library NAMES oshmem sma)
find_path(headers shmem.h)
add_executable(named ../program.c)
target_include_directories(named PRIVATE ${headers})
target_link_libraries(named PRIVATE ${library})
"""

STANDARD = {"program.c": ["-std=c11"], "program.cpp": ["-std=c++17"]}


def run(*command, folder=None, **variables):
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, timeout=200, check=False,
                          cwd=folder, env={**os.environ, **variables})
    if done.returncode:
        said = done.stdout[-2000:] + done.stderr[-2000:]
        fail(f"{shlex.join(map(str, command))}: status {done.returncode}: {said}")
    return done.stdout


def install(folder):
    """The folder that was installed, moved to another place, one with a space in its name."""
    run("cmake", "--install", BUILD, "--prefix", "/opt/heddle", DESTDIR=str(folder / "staging"))
    moved = folder / "another place"
    equal(os.listdir(folder / "staging"), ["opt"], "nothing is installed outside of the prefix")
    (folder / "staging/opt/heddle").rename(moved)
    return moved


def libraries_of(prefix):
    return next(prefix.glob("lib*/**/libheddle.a")).parent


def check_layout(prefix):
    files = sorted(str(f.relative_to(prefix)) for f in prefix.rglob("*") if not f.is_dir())
    print("\n".join(files))
    lib = str(libraries_of(prefix).relative_to(prefix))
    built = [f"{lib}/{f.name}" for f in (BUILD / "lib").glob("*heddle*")]
    for name in LAYOUT.format(lib=lib).split() + built:
        if not (prefix / name).exists():
            fail(f"not installed: {name}")
    for name in files:
        text = (prefix / name).read_bytes()
        if b"\0" not in text and any(str(place).encode() in text for place in (BUILD, SOURCE, "/opt/heddle")):
            fail(f"{name} knows where it was made")


def another_library(folder):
    """Has another library's shmem.h, to be found too early."""
    another = folder / "another"
    another.mkdir()
    (another / "shmem.h").write_text("void shmem_longdouble_iget(void);\n")


def check_run(prefix, program, is_shared, **variables):
    if not Path(program).exists():
        return
    equal(run(prefix / "bin/oshrun", "-n", 2, program, **variables), "2 good\n", str(program))
    needed = re.findall(r"NEEDED.*\[(.*)\]", run("readelf", "-d", program))
    equal("libheddle.so.1" in needed, is_shared, f"{program} needs the shared library")


def check_wire(prefix, program, **variables):
    """As if the PEs were on two machines: the drivers of networks are found, by programs that have Heddle inside, too."""
    for module in libraries_of(prefix).glob("heddle-wire-*.so"):
        wire = {"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": module.stem.rpartition("-")[2]}
        equal(run(prefix / "bin/oshrun", "-n", 2, program, **wire, **variables), "2 good\n", f"{program}, {wire}")
        run(prefix / "bin/oshrun", "-n", 2, prefix / "bin/oshinfo", "--topology", **wire)


def check_wrappers(prefix, folder):
    for compiler, source in (("oshcc", "program.c"), ("oshc++", "program.cpp")):
        for kind in ("shared", "static"):
            program = folder / f"{compiler} {kind}"
            static = ["-static"] * (kind == "static")
            run(prefix / "bin" / compiler, *static, *STANDARD[source], folder / source, "-o", program)
            check_run(prefix, program, kind == "shared")
            check_wire(prefix, program)
    shown = shlex.split(run(prefix / "bin/oshcc", "-show", "x.c"))
    equal(f"-I{prefix}/include" in shown, True, f"oshcc finds its headers: {shown}")
    for name in "sma", "oshmem":  # as programs say that were written for another library
        program = folder / f"with {name}"
        run(prefix / "bin/oshcc", *STANDARD["program.c"], folder / "program.c", f"-l{name}", "-o", program)
        check_run(prefix, program, True)
        equal("liboshmem" in run("readelf", "-d", program), False, f"-l{name} is Heddle")
    link = folder / "link to oshcc"
    link.symlink_to(prefix / "bin/oshcc")
    equal(shlex.split(run(link, "-show", "x.c")), shown, "oshcc through a link")


def check_compat(prefix, folder):
    """compat/ is a prefix with the names of other libraries, as --with-openshmem=DIR, SHMEM_ROOT and SHMEM_INSTALL_DIR take it."""
    compat, source = prefix / "compat", folder / "program.c"
    for names in ["sma"], ["oshmem"], ["sma", "pmi_simple"]:
        program = folder / f"compat {' '.join(names)}"
        run("cc", *STANDARD["program.c"], f"-I{compat}/include", source, f"-L{compat}/lib", *[f"-l{name}" for name in names], "-o", program)
        check_run(prefix, program, True)
        alone = run(program, LD_LIBRARY_PATH=str(compat / "lib"))
        equal(alone, "1 good\n", f"the loader finds the library in compat/lib, with {names}")
    for name in ("oshmem", "osss-ucx", "sandia-openshmem") if shutil.which("pkg-config") else ():
        flags = shlex.split(run("pkg-config", "--cflags", "--libs", name, PKG_CONFIG_LIBDIR=str(compat / "lib/pkgconfig")))
        program = folder / f"by {name}"
        run("cc", *STANDARD["program.c"], source, *flags, "-o", program)
        check_run(prefix, program, True)


def check_pkg_config(prefix, folder):
    if not shutil.which("pkg-config"):
        return
    lib = libraries_of(prefix)
    path = {"PKG_CONFIG_PATH": str(lib / "pkgconfig")}
    equal(run("pkg-config", "--modversion", "openshmem", **path), "1.6\n", "version of openshmem.pc")
    oshrun = run("pkg-config", "--variable=oshrun", "openshmem", **path).strip().replace("\\", "")
    equal(os.path.realpath(oshrun), str(prefix / "bin/oshrun"), "oshrun of openshmem.pc")
    for name in ("openshmem", "heddle"):
        for compiler, source in (("cc", "program.c"), ("c++", "program.cpp")):
            for kind in ("shared", "static"):
                program = folder / f"{name} {compiler} {kind}"
                more = ["--static"] * (kind == "static")
                flags = shlex.split(run("pkg-config", "--cflags", "--libs", *more, name, **path))
                static = ["-static"] * (kind == "static")
                run(compiler, *static, *STANDARD[source], folder / source, *flags, "-o", program)
                check_run(prefix, program, kind == "shared")
                if kind == "shared":  # the other has no loader
                    check_wire(prefix, program)
        flags = shlex.split(run("pkg-config", "--cflags", name, **path))
        done = subprocess.run(["cc", f"-I{folder}/another", *flags, "-c", folder / "program.c", "-o", os.devnull], capture_output=True,
                              text=True, check=False)
        equal((done.returncode, "another/shmem.h:1:11: error: another library's shmem.h" in done.stderr), (1, True),
              f"another library's shmem.h before {name}.pc: {done.stderr}")


def check_cmake(prefix, folder):
    (folder / "CMakeLists.txt").write_text(PROJECT)
    build = folder / "cmake build"
    said = run("cmake", "-S", folder, "-B", build, f"-DCMAKE_PREFIX_PATH={prefix}")
    equal(f"oshrun is {prefix}/bin/oshrun, version 1.6" in said, True, f"OpenSHMEM_OSHRUN: {said}")
    run("cmake", "--build", build, "--parallel", "2")
    run("cmake", "--install", build, "--prefix", folder / "cmake installed")  # without -rpath, as is CMake's default
    check_run(prefix, folder / "cmake installed/bin/shared_c", True)
    for kind in ("shared", "static"):
        for language in ("c", "cxx"):
            check_run(prefix, build / f"{kind}_{language}", kind == "shared")
            check_wire(prefix, build / f"{kind}_{language}")


def check_cmake_by_name(prefix, folder):
    """Found by the name of another library, if it is told where; run from where it was built, where no loader would find it."""
    project = folder / "by name"
    project.mkdir()
    (project / "CMakeLists.txt").write_text(NAMED)
    where = f"-DCMAKE_LIBRARY_PATH={libraries_of(prefix)}/heddle", f"-DCMAKE_INCLUDE_PATH={prefix}/include"
    run("cmake", "-S", project, "-B", project / "build", *where)
    run("cmake", "--build", project / "build")
    check_run(prefix, project / "build/named", True)


def check_python(prefix):
    """The example of a binding, by oshrun alone."""
    program = next(prefix.rglob("examples/bindings/pi.py"))
    said = run(prefix / "bin/oshrun", "-n", 2, sys.executable, program)
    equal(said, "2 PEs: pi is 3.141592654, 100 chunks\n", str(program))


def check_oshinfo(prefix):
    facts = json.loads(run(prefix / "bin/oshinfo", "--json", HEDDLE_BARRIER='fl"ags\\\n\t'))
    equal(facts["install"]["prefix"], str(prefix), "oshinfo knows where it is")
    equal(os.path.isfile(facts["install"]["headers"] + "/shmem.h"), True, "oshinfo knows the headers")
    variables = {v["names"][0]: v for v in facts["environment"]}
    equal(variables["HEDDLE_BARRIER"]["value"], 'fl"ags\\\n\t', "a value with everything in it")
    equal("HEDDLE_BARRIER" in facts["problem"], True, "what shmem_init would say")
    equal(variables["SHMEM_SYMMETRIC_SIZE"]["names"][1], "SMA_SYMMETRIC_SIZE", "other names")
    equal(facts["machine"]["usable_processors"], len(os.sched_getaffinity(0)), "processors")
    other = json.loads(run(prefix / "bin/osh_info", "--json", "--env", SMA_SYMMETRIC_SIZE="3M"))
    equal(sorted(other), ["environment", "problem"], "--env --json")
    size = other["environment"][0]
    equal((size["value"], size["from"]), ("3M", "SMA_SYMMETRIC_SIZE"), "a value, and the name it came from")
    brief, text = run(prefix / "bin/oshinfo"), run(prefix / "bin/oshinfo", "--all")
    equal("\033" in text + brief, False, "colours only on a terminal")
    equal(len(brief.splitlines()) <= 24, True, f"oshinfo alone fits a screen of 24 lines: {brief}")
    one = run(prefix / "bin/oshinfo", "SMA_SYMMETRIC_SIZE", SHMEM_SYMMETRIC_SIZE="5M")
    equal("5M" in one and "symmetric heap" in one and "HEDDLE_WIRE" not in one, True, "one variable, by any of its names")
    unknown = subprocess.run([prefix / "bin/oshinfo", "HEDDLE_WRIE"], capture_output=True, text=True, check=False)
    equal((unknown.returncode, unknown.stderr), (2, "oshinfo: unknown variable HEDDLE_WRIE; did you mean HEDDLE_WIRE?\n"), "an unknown name")
    set_wrong = run(prefix / "bin/oshinfo", HEDDLE_WRIE="1")
    equal("unknown variable HEDDLE_WRIE is set; did you mean HEDDLE_WIRE?" in set_wrong, True, "an unknown name that is set")
    table = "".join((SOURCE / f"{folder}/env.def").read_text() for folder in ("src/base", "check", "tools"))
    rows = set(re.findall(r"^ENV\((?:.|\n)*?\"((?:SHMEM|HEDDLE)_\w+)", table, re.M))
    for name in rows | {"default heap", "launchers", "thread levels", "huge pages"}:
        equal(name in text, True, f"oshinfo tells of {name}")
    for option in ("--help", "--version"):
        equal("oshinfo" in run(prefix / "bin/oshinfo", option), True, option)


def main():
    need_no_sanitizer("nobody installs such a library")
    for name in "LD_LIBRARY_PATH", "HEDDLE_LIBRARY":  # what is installed is found without
        os.environ.pop(name, None)
    with tempfile.TemporaryDirectory(prefix="heddle-install-") as name:
        folder = Path(name).resolve()
        prefix = install(folder)
        (folder / "program.c").write_text(PROGRAM_C)
        (folder / "program.cpp").write_text(PROGRAM_CXX)
        another_library(folder)
        check_layout(prefix)
        check_oshinfo(prefix)
        check_wrappers(prefix, folder)
        check_compat(prefix, folder)
        check_pkg_config(prefix, folder)
        check_cmake(prefix, folder)
        check_cmake_by_name(prefix, folder)
        check_python(prefix)
    finish()


main()
