#!/usr/bin/env python3
"""Several programs in one job: oshrun -n 1 ./a : -n 3 ./b. See launching.py."""
from launching import *

OSHCC = os.path.join(os.path.dirname(os.path.realpath(OSHRUN)), "oshcc")
SHOW = 'echo "$HEDDLE_PE/$HEDDLE_N_PES $A $B $(basename $PWD)"'

# Each PE adds its number to a counter of PE 0, in the heap.
COMMON = """
#include <shmem.h>
#include <stdio.h>
EXTRA
long global = 1;
int main(int argc, char **argv)
{
    shmem_init();
    long *counter = shmem_calloc(1, sizeof *counter);
    shmem_long_atomic_add(counter, 1 + shmem_my_pe(), 0);
    shmem_barrier_all();
    if (!shmem_my_pe()) printf("%ld of %d %d\\n", *counter, shmem_n_pes(), shmem_addr_accessible(&global, 1));
    shmem_barrier_all();
    if (argc > 1) shmem_long_p(&global, 2, (shmem_my_pe() + 1) % shmem_n_pes());
    shmem_finalize();
    return !argv;
}
"""


def compiled(name, extra=""):
    with open(path(name + ".c"), "w") as file:
        file.write(COMMON.replace("EXTRA", extra))
    subprocess.run([OSHCC, path(name + ".c"), "-o", path(name)], check=True)
    return path(name)


@check
def parts_have_options_of_their_own():
    os.mkdir(path("there"))
    done = oshrun("-n", 1, "-x", "A=1", "--timeout", 100, "sh", "-c", SHOW, ":", "-n2", "-x", "B=2", "--wdir", path("there"), "sh", "-c", SHOW,
                  ":", "-np", 1, "--", "echo", ":", "last")
    here = os.path.basename(os.getcwd())
    equal((done.status, sorted(done.out.splitlines()), done.err),
          (0, sorted([f"0/4 1  {here}", "1/4  2 there", "2/4  2 there", ": last"]), ""), "PEs in the order of the programs")


@check
def mistakes():
    mark = path("started")
    for words, line in [
        (["-n", 1, "touch", mark, ":"], r'program 2 of 2 is missing: one is needed on each side of ":", for example oshrun -n 1 ./a : -n 3 ./b'),
        ([":", "-n", 1, "touch", mark], r"program 1 of 2 is missing: .*"),
        (["-n", 1, "touch", mark, ":", ":", "-n", 1, "true"], r"program 2 of 3 is missing: .*"),
        (["-n", 1, "touch", mark, ":", "-n", 2], r"program 2 of 2 is missing: .*"),
        (["-n", 1, "touch", mark, ":", "true"], r"program 2 \(true\) needs -n N, as each of several programs; for example .*"),
        (["touch", mark, ":", "-n", 1, "true"], r"program 1 \(touch\) needs -n N, .*"),
        (["-n", 1, "touch", mark, ":", "-n", 1, "--timeout", 5, "true"], r"--timeout holds for the whole job: give it before the first program"),
        (["-n", 4000, "touch", mark, ":", "-n", 97, "true"], r"-n: all programs need 4097 PEs or more, expected at most 4096"),
        (["-n", 1, "touch", mark, ":", "-n", 1, "--foo", "true"], r"unknown option --foo; .*"),
    ]:
        done = oshrun(*words)
        equal(done.status, 2, f"status of {words}")
        matches(f"oshrun: {line}\n", done.err, f"line of {words}")
    done = oshrun("-n", 1, "touch", mark, ":", "-n", 1, "./no-such-program")
    equal((done.status, done.err), (127, "oshrun: ./no-such-program: No such file or directory\n"), "a program that is not there")
    expect(not os.path.exists(mark), "nothing is started")


@check
def programs_share_the_heap():
    one, other, larger = compiled("one"), compiled("other", "long more = 2;"), compiled("larger", "char large[100000] = {1};")
    done = oshrun("-n", 1, one, ":", "-n", 3, one)
    equal((done.status, done.out), (0, "10 of 4 1\n"), "one program twice: its globals are symmetric")
    done = oshrun("-n", 2, one, "x")
    equal(done.status, 0, "a put to a global of the one program")
    for second, variables in ((other, {}), (larger, {}), (other, {"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "sim"}), (larger, {"HEDDLE_NODES": "2", "HEDDLE_WIRE": "sim"})):
        done = oshrun("-n", 1, one, ":", "-n", 3, second, env=os.environ | variables)
        equal((done.status, done.out), (0, "10 of 4 0\n"), f"{second}, {variables}: the heap is symmetric, globals are not")
        done = oshrun("-n", 1, one, "x", ":", "-n", 1, second)
        expect(done.status, "a put to a global of several programs", done.status)
        expect(re.search(r"shmem_long_p: argument 1 \(dest\) is 0x[0-9a-f]+, a global variable, but PE \d runs another program than "
                         r"PE \d, so only the heap is symmetric: use shmem_malloc", done.err), "the reason", done.err)


@check
def other_launchers():
    """mpirun, Hydra and srun get the programs in their own words."""
    tools = path("tools")
    os.mkdir(tools)
    for name in "mpirun", "mpiexec.hydra", "srun":
        script(f"tools/{name}", '#!/bin/sh\ncase $1 in --version) echo "mpirun (Open MPI) 4.1.4";; --mpi=list) echo pmix;; '
                                '*) for word; do case $word in /proc/self/fd/*) /bin/cat $word;; esac; done;; esac\n')
    environment = {"PATH": tools, "HOME": "/"}
    words = ["--hosts", "a:2,b:2", "-n", 1, "-x", "A=1", "./a", "x", ":", "-n", 3, "--wdir", "/tmp", "./b"]

    def shown(launcher, *more):
        return oshrun("--launcher", launcher, *more, *words, env=environment).out

    matches(r"mpirun --bind-to none -n 1 -H a:2,b:2 (-x \S+ )*-x A=1 (-x \S+ )*./a x : -n 3 -H a:2,b:2 (-x \S+ )*--wdir /tmp ./b\n",
            shown("mpirun", "--show"), "mpirun")
    matches(r"mpiexec.hydra -hosts a:2,b:2 -bind-to none -n 1 (-env LD_LIBRARY_PATH \S+ )?-env A 1 (-env LD_LIBRARY_PATH \S+ )?./a x : "
            r"-n 3 (-env LD_LIBRARY_PATH \S+ )?-wdir /tmp ./b\n", shown("mpiexec.hydra", "--show"), "Hydra")
    matches(r"0 env A=1( LD_LIBRARY_PATH=\S+)? ./a x\n1-3 env -C /tmp( LD_LIBRARY_PATH=\S+)? ./b\n", shown("srun"), "srun's list of programs")
    repeated = oshrun("--launcher", "mpirun", "--show", "--hosts", "a,a,b:1,a,b", "./a", env=environment).out
    matches(r"mpirun --bind-to none -n 5 -H a:3,b:2 .*\n", repeated, "a repeated name adds PEs")
    places = ["--map-by", "socket:PE=2", "--report-bindings", "--output-filename", "o", "--merge-stderr-to-stdout", "--stdin", "all", "--show"]
    matches(r"mpirun --bind-to core --map-by socket:PE=2 --report-bindings --output-filename o --merge-stderr-to-stdout --stdin all -n .*\n",
            shown("mpirun", *places), "options of mpirun")
    matches(r"srun .*--cpus-per-task=2 --cpu-bind=verbose,cores --output=o/%t.out --input=all --multi-prog .*\n", shown("srun", *places),
            "options of srun")
    for lacking in ["--report-bindings"], ["--stdin", "all"], ["--merge-stderr-to-stdout"]:
        done = oshrun("--launcher", "mpiexec.hydra", *lacking, *words, env=environment)
        equal((done.status, done.err), (2, f"oshrun: mpiexec.hydra has no {lacking[0]}; leave it out, or use --launcher mpirun\n"), "Hydra")
    done = oshrun("--launcher", "mpirun", "--output-filename", path("made"), *words, env=environment)
    expect(os.path.isdir(path("made")), "the folder of the output is there for the launcher", done.err)


if __name__ == "__main__":
    sys.exit(main())
