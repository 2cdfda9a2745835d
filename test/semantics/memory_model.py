#!/usr/bin/env python3
"""Section 2: global variables are symmetric in executables of every kind; those of shared objects are not."""
import os
import subprocess

from job import *

PROGRAMS = {
    "position independent": ["-fPIE", "-pie"],
    "at a fixed address": ["-no-pie", "-fno-pie"],
    "optimized": ["-O3", "-flto"],
    "all relocations first": ["-Wl,-z,relro,-z,now"],
    "no read-only relocations": ["-Wl,-z,norelro"],
    "library linked statically": ["-static"],
    "library linked statically, fixed address": ["-static", "-no-pie", "-fno-pie"],
    "debug, no common": ["-g", "-O0", "-fno-common"],
    "gold": ["-fuse-ld=gold"],
}


def runs(program, what):
    for n in 1, 2, 4:
        # A static program finds no driver that is a module.
        result = job(n, program, env={"HEDDLE_WIRE": "sim"} if "static" in what else None)
        succeed(result, f"{what}, {n} PEs")
    return set(result.out.split())


@check
def executables_of_every_kind():
    """§2: PIE, fixed, static ..."""
    for what, flags in PROGRAMS.items():
        if IS_SANITIZED and "static" in what:
            continue
        program = compiled("variant", *flags)
        if program is None and "gold" in what:
            continue
        if expect(program, f"{what}: compiles"):
            runs(program, what)


@check
def fully_static_executables():
    """§2: no dynamic linker at all"""
    if IS_SANITIZED:
        return
    for what, flags in {"static": ["-static", "-no-pie"], "static-pie": ["-static-pie", "-fPIE"]}.items():
        oshcc = os.path.join(BUILD, "bin", "oshcc")
        show = [subprocess.check_output([oshcc, flags[0], f"--showme:{part}"], text=True).split()
                for part in ("compile", "link")]
        output = os.path.join(folder.name, what)
        command = ["cc", "-O1", "-D_GNU_SOURCE", *show[0], "-I" + os.path.dirname(HERE), *flags,
                   os.path.join(HERE, "variant.c"), *show[1], "-o", output]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if expect(done.returncode == 0, f"{what}: links", done.stdout):
            runs(output, what)


@check
def a_forked_child_is_the_pe():
    """§2: in a statically linked program the library's own variables are copied for the child, too"""
    if IS_SANITIZED:
        return
    for flags in ["-static"], ["-static", "-no-pie", "-fno-pie"]:
        program = compiled("fork", *flags)
        for how in "fork", "raw":
            succeed(job(2, program, "child", how, env={"HEDDLE_WIRE": "sim"}), f"{flags}, a child by {how}")


@check
def program_run_by_hand():
    """§2: without a launcher, too: one PE, and its variables are symmetric"""
    for flags in ["-fPIE", "-pie"], ["-no-pie", "-fno-pie"], ["-static"]:
        program = compiled("variant", *flags)
        succeed(run([program]), f"{flags}")


@check
def addresses_may_differ_between_pes():
    """§2: virtual addresses need not match: with and without address space randomization"""
    program = compiled("variant", "-fPIE", "-pie")
    with open("/proc/sys/kernel/randomize_va_space") as file:
        randomized = int(file.read())
    if randomized and not IS_SANITIZED:
        seen = runs(program, "randomized")
        expect(len(seen) > 1, "the check means something: addresses differ", seen)
    result = run(["setarch", "-R", OSHRUN, "-n", 3, program])
    succeed(result, "not randomized")
    mixed = "[ $HEDDLE_PE = 0 ] && exec setarch -R \"$0\"; exec \"$0\""
    succeed(job(3, "sh", "-c", mixed, program), "one PE randomized, the others not")


@check
def static_objects_of_cplusplus():
    """§2: static members, templates, inline variables, function-local ones"""
    program = compiled("variant", "-std=c++17", wrapper="oshc++", sources=[os.path.join(HERE, "variant.cpp")])
    if expect(program, "compiles"):
        runs(program, "C++")


@check
def variables_of_shared_objects_are_not_symmetric():
    """§2: objects in a DSO are not; using one ends the job with a line"""
    library = compiled("library_object", "-shared", "-fPIC")
    program = compiled("library_user", library, "-Wl,-rpath," + folder.name)
    runs(program, "a program with a library")
    result = job(2, program, "use")
    expect(result.status not in (0, None), "a put to the library's variable ends the job", result)
    matches(r"shmem_long_p: argument 1 \(dest\) is 0x", result.err, "the line names function and argument")


@check
def a_closed_library_is_not_missed():
    """Loaded into a foreign program and closed again, the library leaves nothing behind that would be called"""
    if IS_SANITIZED:
        return
    library = os.path.join(BUILD, "lib", "libheddle.so")
    script = (f"import ctypes, _ctypes; heddle = ctypes.CDLL({library!r}); heddle.shmem_init(); "
              "heddle.shmem_finalize(); _ctypes.dlclose(heddle._handle)")
    for n in 1, 2:
        succeed(job(n, sys.executable, "-c", script), f"{n} PEs")


@check
def big_bss_costs_nothing():
    """§2: 1 GiB of .bss costs neither start-up time in proportion nor memory"""
    program = compiled("big_bss")
    for n in 1, 2:
        succeed(job(n, program), f"{n} PEs")


if __name__ == "__main__":
    main()
