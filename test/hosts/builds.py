#!/usr/bin/env python3
"""PEs that use different builds of Heddle: the job ends with one line that names both, whoever started it."""
import json
import os
import shutil
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..", "semantics")]
import hosts
from job import *

LIBRARIES = os.path.join(os.path.abspath(BUILD), "lib")
LAUNCHERS = {"oshrun": [OSHRUN, "-n", 3], "hydra": ["mpiexec.hydra", "-n", 3], "pmi2": ["mpiexec.hydra", "-n", 3],
        "mpirun": ["mpirun.openmpi", "-n", 3, "--oversubscribe", "--bind-to", "none"]}
AS_ROOT = {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1"}
THEIR_LEAKS = "leak:libpmix\n" # a sanitizer sees them
places = os.path.join(os.path.abspath(BUILD), "test", "test_hosts_places")
version = json.loads(run([os.path.join(BUILD, "bin", "oshinfo"), "--json"]).out)["library"]["version"]
number, sources = re.fullmatch(r"(\S+) \((\w{12})\)", version).groups()
others = "f" * 12


def another_build():
    """A copy of the libraries as if they were of other sources."""
    to = os.path.join(folder.name, "another")
    os.mkdir(to)
    for name in os.listdir(LIBRARIES):
        if ".so" in name:
            shutil.copy(os.path.join(LIBRARIES, name), to, follow_symlinks=False)
            if not os.path.islink(os.path.join(to, name)):
                with open(os.path.join(to, name), "r+b") as file:
                    bytes_ = file.read()
                    file.seek(0)
                    file.write(bytes_.replace(sources.encode(), others.encode()))
    return to


def odd_ones(which, odd):
    """Runs the program, with the other build where `which` is `odd`, a pattern."""
    return ["sh", "-c", f'case {which} in {odd}) export LD_LIBRARY_PATH="$0";; esac; exec "$@"', another, places]


def start(launcher, odd):
    rank = "${HEDDLE_PE:-${PMI_RANK:-$OMPI_COMM_WORLD_RANK}}"
    variables = {"SHMEM_SYMMETRIC_SIZE": "64M", "HEDDLE_BOOT": launcher if launcher == "pmi2" else None, **AS_ROOT,
                 "LSAN_OPTIONS": f"print_suppressions=0:suppressions={suppressions}"}
    return run([*LAUNCHERS[launcher], *odd_ones(rank, f"[{odd}]")], env=variables)


def check_told(result, most, what):
    one, two = (rf"Heddle {re.escape(number)} \({hash}\)" for hash in (sources, others))
    expect(result.status not in (0, None), f"{what}: an error", result)
    lines = [line for line in (result.out + result.err).splitlines() if "heddle:" in line]
    expect(1 <= len(lines) <= most, f"{what}: lines", lines)
    for line in lines:
        matches(f"heddle: (PE \\d: )?PE \\d uses ({one}, PE \\d {two}|{two}, PE \\d {one}): all PEs of a job need", line, what)


@check
def one_line_names_both():
    for launcher, (program, *_) in LAUNCHERS.items():
        if not shutil.which(program):
            print(f"not with {launcher}: there is no {program}")
            continue
        succeed(start(launcher, "9"), f"{launcher}: one build")
        succeed(start(launcher, "012"), f"{launcher}: one build, another one")
        for odd in "0", "1", "12":
            check_told(start(launcher, odd), 1, f"{launcher}, another build in {odd}")


@check
def a_line_of_each_host_at_most():
    try:
        with hosts.Hosts(2, keep=[BUILD, folder.name, HERE]) as world:
            agent = world.environment()["HOSTS_AGENT"]
            for launcher, words in ("hydra", ["-launcher", "ssh", "-launcher-exec", agent, "-hosts", "h1:2,h2:1"]), \
                                   ("mpirun", ["--mca", "plm_rsh_agent", agent, "-H", "h1:2,h2:1"]):
                if shutil.which(LAUNCHERS[launcher][0]):
                    command = [str(word) for word in (*LAUNCHERS[launcher], *words, *odd_ones("$(hostname)", "h2"))]
                    check_told(run(world.command_on("h1", command), env=AS_ROOT), 2, f"{launcher}, two hosts")
    except hosts.Unavailable as why:
        print("not on several machines:", why)


@check
def a_module_is_of_its_library():
    for engine in "ucx", "ofi":
        module = f"heddle-wire-{engine}.so"
        if os.path.exists(os.path.join(LIBRARIES, module)):
            mixed = os.path.join(folder.name, engine)
            shutil.copytree(LIBRARIES, mixed, symlinks=True, ignore=shutil.ignore_patterns("*.a", module))
            shutil.copy(os.path.join(another, module), mixed)
            result = job(2, places, env={"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": engine, "LD_LIBRARY_PATH": mixed})
            equal(result.status, 1, f"{engine}: status")
            matches(rf"^heddle: PE \d: HEDDLE_WIRE={engine}: the driver cannot be loaded: the {module} that is found is of Heddle \S+ \({others}\), and "
                    rf"this is \S+ \({sources}\)\n\Z", result.err, f"{engine}: the line")


another = another_build()
suppressions = os.path.join(folder.name, "suppressions")
with open(suppressions, "w") as file:
    file.write(THEIR_LEAKS)
if __name__ == "__main__":
    main()
