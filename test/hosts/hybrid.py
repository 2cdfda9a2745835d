#!/usr/bin/env python3
"""MPI and OpenSHMEM in one process, initialised and finalised in each order.

hybrid.py mpich | openmpi | pmi1 | pmi2 [word ...]: the MPI, or, for hydra's launcher alone, the version of PMI that a
stand-in speaks. Ends with 77 where it is missing."""
import os
import re
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..", "semantics")]
import hosts
from job import *

LAUNCHERS = {"mpich": ["mpiexec.hydra"], "openmpi": ["mpirun.openmpi", "--oversubscribe", "--bind-to", "none"],
             "pmi1": ["mpiexec.hydra"], "pmi2": ["mpiexec.hydra"]}
PACKAGES = {"mpiexec.hydra": "mpich", "mpirun.openmpi": "openmpi-bin"}
AS_ROOT = {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1"}
kind = sys.argv.pop(1)
N = 3


def need_mpi():
    """Its wrapper comes with its launcher, its header does not."""
    wrapper, package = f"mpicc.{kind}", f"lib{kind}-dev"
    need_program(wrapper, package)
    if subprocess.run([wrapper, "-x", "c", "-E", "-"], input="#include <mpi.h>", text=True, capture_output=True).returncode:
        skip(f"{wrapper} finds no mpi.h", f"apt-get install {package}")


def hybrid():
    """The program, made as its users make theirs: MPI's wrapper calls ours."""
    if kind.startswith("pmi"):
        return compiled("hybrid")
    output = os.path.join(folder.name, "hybrid")
    oshcc = os.path.abspath(os.path.join(BUILD, "bin", "oshcc"))
    source = os.path.join(HERE, "hybrid.c")
    command = [f"mpicc.{kind}", "-DWITH_MPI", "-D_GNU_SOURCE", "-I" + os.path.dirname(HERE), source, "-o", output]
    subprocess.run(command, check=True, env=dict(os.environ, OMPI_CC=oshcc, MPICH_CC=oshcc))
    return output


def start(first, last, *options, on=None):
    """The status and so on, and the file that the PEs have written; `on`: hosts."""
    results = os.path.join(folder.name, f"results-{first}-{last}")
    variables = {"SHMEM_SYMMETRIC_SIZE": "64M", "HEDDLE_BOOT": kind if kind.startswith("pmi") else None, **AS_ROOT}
    command = [*LAUNCHERS[kind], *options, "-n", str(N), program, first, last, results]
    if on: # Open MPI 4 and 5
        variables |= dict.fromkeys(("OMPI_MCA_plm_rsh_agent", "PRTE_MCA_plm_ssh_agent"), on.environment()["HOSTS_AGENT"])
        variables["OMPI_MCA_btl_tcp_if_include"] = "eth0" # the file of settings in Debian's Open MPI 6 has only lo
    return run(on.command_on("h1", command) if on else command, env=variables), results


@check
def each_order():
    for first in "other", "shmem":
        for last in "other", "shmem":
            ended, results = start(first, last)
            what = f"{kind}, {first} initialised first, {last} finalised first"
            succeed(ended, what)
            equal(open(results).read(), N * "result\n", f"{what}: the program's file is as it wrote it")


@check
def one_pe_leaves_pmix_late():
    """... between shmem_init and MPI_Init, which begins a fence of all PEs."""
    if kind != "openmpi" or os.environ.get("HEDDLE_SANITIZE"):
        return
    preloaded = os.path.join(folder.name, "late_finalize.so")
    subprocess.run(["cc", "-D_GNU_SOURCE", "-shared", "-fPIC", os.path.join(HERE, "late_finalize.c"), "-o", preloaded], check=True)
    succeed(start("shmem", "shmem", "-x", f"LD_PRELOAD={preloaded}")[0], "PE 1 finalises PMIx a second late")


@check
def several_machines_need_the_launcher_longer():
    if not kind.startswith("pmi"):
        return
    if not has("wire ucx", "wire ofi"):
        print("not on several machines: there is no wire between them")
        return
    try:
        with hosts.Hosts(2, keep=[BUILD, folder.name, HERE]) as world:
            names = ["-launcher", "ssh", "-launcher-exec", world.environment()["HOSTS_AGENT"], "-hosts", "h1:2,h2:1"]
            succeed(start("other", "shmem", *names, on=world)[0], "MPI finalised second")
            ended, _ = start("other", "other", *names, on=world)
            expect(ended.status not in (0, None), "MPI finalised first: an error", ended)
            matches(r"^heddle: PE \d: PMI_FD was closed, perhaps by MPI_Finalize", ended.err, "MPI finalised first")
    except hosts.Unavailable as why:
        print("not on several machines:", why)


@check
def each_order_on_two_hosts():
    """Except MPI_Finalize first with MPICH, which closes the connection to the launcher."""
    if kind.startswith("pmi"):
        return
    if not has("wire ucx", "wire ofi"):
        print("not on two hosts: there is no wire between them")
        return
    try:
        with hosts.Hosts(2, keep=[BUILD, folder.name, HERE]) as world:
            agent = world.environment()["HOSTS_AGENT"]
            words = {"openmpi": ["-H", "h1:2,h2:1"],
                     "mpich": ["-launcher", "ssh", "-launcher-exec", agent, "-hosts", "h1:2,h2:1"]}[kind]
            for first in "other", "shmem":
                for last in ["shmem"] if kind == "mpich" else ["other", "shmem"]:
                    ended, _ = start(first, last, *words, on=world)
                    succeed(ended, f"{kind} on two hosts, {first} initialised first, {last} finalised first")
    except hosts.Unavailable as why:
        print("not on two hosts:", why)


def with_names_of_its_own():
    """The environment of a machine that has this MPI alone, and so calls it mpicc, mpirun and mpiexec."""
    tools = os.path.join(folder.name, "tools")
    os.mkdir(tools)
    launcher = " ".join(LAUNCHERS[kind])
    for name, command in ("mpicc", f"mpicc.{kind}"), ("mpirun", launcher), ("mpiexec", launcher):
        with open(os.path.join(tools, name), "w") as file:
            file.write(f'#!/bin/sh\nexec {command} "$@"\n')
        os.chmod(file.name, 0o755)
    path = ":".join([tools, os.path.abspath(os.path.join(BUILD, "bin")), os.environ["PATH"]])
    return {"PATH": path, "SHMEM_SYMMETRIC_SIZE": "64M", **AS_ROOT}


@check
def the_guide():
    """Its program, by the commands that it gives for this MPI."""
    if kind.startswith("pmi"):
        return
    page = open(os.path.join(HERE, "..", "..", "doc", "guide", "hybrid.md")).read()
    with open(os.path.join(folder.name, "hybrid.c"), "w") as file:
        file.write(re.search(r"^```c\n(/\* hybrid\.c.*?)^```", page, re.M | re.S)[1])
    variable = {"openmpi": "OMPI_CC", "mpich": "MPICH_CC"}[kind]
    compiling, starting, printed = re.search(rf"^\$ ({variable}=.*)\n\$ (.*)\n((?:.+\n)+?)```", page, re.M).groups()
    environment = with_names_of_its_own()
    for command in compiling, starting:
        ended = run(["sh", "-c", f"cd {folder.name} && {command}"], env=environment)
        succeed(ended, command)
    equal(sorted(ended.out.splitlines()), printed.splitlines(), f"what {starting} prints")


need_program(LAUNCHERS[kind][0], PACKAGES[LAUNCHERS[kind][0]])
if not kind.startswith("pmi"):
    need_mpi()
program = hybrid()
if __name__ == "__main__":
    main()
