#!/usr/bin/env python3
"""Programs under the launchers that others have made, on one host and on several.

launchers.py LAUNCHER HOSTS PES [word ...] runs the checks whose names contain a word: on HOSTS hosts (see hosts.py; 0:
on this machine as it is) with PES PEs on each. LAUNCHER: mpirun, hydra, pmi2 (hydra's), srun-pmix, srun-pmi2, or
oshrun (which hands over). HEDDLE_WIRE says over which wire. The check `suite`, which is run only if it is named, is all
programs that ctest runs with as many PEs. Skipped where the launcher, what makes hosts, or a wire is missing."""
import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import uuid

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..", "semantics"), os.path.join(HERE, "..")]
import hosts as hosts_module
import job as job_module
from job import *
from source_places import split_places

MARK = "HEDDLE_TEST_MARK"
WITHIN = 20.0 # seconds, by a clock that is patient (calm.py), for a job to end in which something has gone wrong
NOTICED = 20  # seconds: HEDDLE_TIMEOUT of such a job; a quarter of it may pass before one asks, and ten for who knows more
SILENCE = 10  # seconds: HEDDLE_TIMEOUT where a host is cut off; a busy machine is silent now and then
A_LONG_TIME = 300 # seconds for a program that is not stuck, where hosts share a few processors with whatever else is at work
launcher, n_hosts, pes_per_host = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
n_pes = max(n_hosts, 1) * pes_per_host
names = [f"h{k + 1}" for k in range(n_hosts)]
build = os.path.abspath(BUILD)
route = {name: os.environ[name] for name in job_module.ROUTE if name in os.environ}
world = None # the hosts


def slots():
    return ",".join(f"{name}:{pes_per_host}" for name in names)


class Mpirun:
    """Open MPI 4 or 5, as root only if told to."""
    variables = {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1", "PRTE_ALLOW_RUN_AS_ROOT": "1",
                 "PRTE_ALLOW_RUN_AS_ROOT_CONFIRM": "1"}

    def __init__(self):
        self.program = need_program("mpirun.openmpi", "openmpi-bin")

    def command(self, n, cyclic, passed):
        words = [self.program, "-n", n, "--oversubscribe", "--bind-to", "none"]
        if names:
            words += ["--mca", "plm_rsh_agent", world.environment()["HOSTS_AGENT"], "-H", slots()]
        if cyclic:
            words += ["--map-by", "node"]
        for name in passed:
            words += ["-x", name]
        return words


class Hydra:
    variables = {}

    def __init__(self, boot=None):
        self.program = need_program("mpiexec.hydra", "mpich")
        if boot:
            self.variables = {"HEDDLE_BOOT": boot}

    def command(self, n, cyclic, passed):
        words = [self.program, "-n", n]
        if names:
            hosts = ",".join(names) if cyclic else slots()
            words += ["-launcher", "ssh", "-launcher-exec", world.environment()["HOSTS_AGENT"], "-hosts", hosts]
        return words


class Srun:
    """In a Slurm that is made for the test: a controller on h1, a daemon on every host."""

    def __init__(self, mpi):
        self.mpi = mpi
        for program, package in ("srun", "slurm-client"), ("slurmctld", "slurmctld"), ("slurmd", "slurmd"):
            need_program(program, package)
        self.folder = os.path.join(world.state, "slurm")
        self.variables = {"SLURM_CONF": f"{self.folder}/slurm.conf"}
        self.daemons = []

    CONFIGURATION = """
ClusterName=heddle
SlurmctldHost=h1(10.77.0.1)
AuthType=auth/none
CredType=cred/none
SlurmUser=root
SlurmdUser=root
StateSaveLocation={folder}/state
SlurmdSpoolDir={folder}/%n
SlurmctldPidFile={folder}/slurmctld.pid
SlurmdPidFile={folder}/%n/slurmd.pid
SlurmctldLogFile={folder}/slurmctld.log
SlurmdLogFile={folder}/%n/slurmd.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SchedulerType=sched/builtin
SelectType=select/linear
ReturnToService=2
KillWait=2
PartitionName=all Nodes={names} Default=YES State=UP
"""

    def start(self):
        for name in "", "state", *names:
            os.mkdir(f"{self.folder}/{name}")
        with open(f"{self.folder}/slurm.conf", "w") as file:
            file.write(self.CONFIGURATION.format(folder=self.folder, names=",".join(names)))
            for k, name in enumerate(names):
                print(f"NodeName={name} NodeAddr=10.77.0.{k + 1} CPUs={pes_per_host}", file=file)
        with open(f"{self.folder}/cgroup.conf", "w") as file:
            print("CgroupPlugin=cgroup/v1", file=file)
        self.daemon("h1", ["slurmctld", "-D"])
        for name in names:
            self.daemon(name, ["slurmd", "-D", "-N", name])
        for _ in range(150):
            states = on_host(["sinfo", "-h", "-N", "-o", "%T"], self.variables, 10).out.split()
            if states == ["idle"] * n_hosts:
                break
            time.sleep(0.2)
        else:
            self.show_logs()
            skip(f"Slurm does not come up: {states}", "its logs are in Testing/Temporary/LastTest.log")
        kinds = on_host(["srun", "--mpi=list"], self.variables, 10)
        if self.mpi not in (kinds.out + kinds.err).split():
            skip(f"srun has no --mpi={self.mpi}", "apt-get install slurm-wlm-basic-plugins libpmix-dev")

    def daemon(self, host, command):
        log = open(f"{self.folder}/{host}-{command[0]}.out", "w")
        self.daemons.append(subprocess.Popen(world.command_on(host, command), stdout=log, stderr=log,
                                             env=dict(os.environ, **self.variables)))

    def show_logs(self):
        for name in sorted(os.listdir(self.folder)):
            if name.endswith((".log", ".out")):
                with open(os.path.join(self.folder, name), errors="replace") as log:
                    print(f"--- {name}", *log.readlines()[-20:], sep="\n")

    def stop(self):
        for daemon in self.daemons:
            daemon.kill()
            daemon.wait()

    def command(self, n, cyclic, passed):
        return ["srun", f"--mpi={self.mpi}", "-K1", "-n", n, "-N", n_hosts, f"--ntasks-per-node={pes_per_host}",
                f"--distribution={'cyclic' if cyclic else 'block'}", "--overcommit"]


def agent_variables():
    """The agent that reaches another host, for the launchers of Open MPI 4 and of PRRTE (Open MPI 5 and later)."""
    return dict.fromkeys(("OMPI_MCA_plm_rsh_agent", "PRTE_MCA_plm_ssh_agent"), world.environment()["HOSTS_AGENT"])


class Oshrun(Mpirun):
    """Ours, which hands over to Open MPI's."""

    def command(self, n, cyclic, passed):
        self.variables = dict(self.variables, **agent_variables())
        words = [os.path.join(build, "bin", "oshrun"), "--launcher", "mpirun.openmpi", "--hosts", slots(), "-n", n]
        return words + ["-x", MARK] # HEDDLE_ and SHMEM_ variables are passed on by themselves


LAUNCHERS = {"mpirun": Mpirun, "hydra": Hydra, "pmi2": lambda: Hydra("pmi2"), "srun-pmix": lambda: Srun("pmix"),
             "srun-pmi2": lambda: Srun("pmi2"), "oshrun": Oshrun}


def need_network():
    """A wire between hosts: the one that is asked for, or any."""
    asked = route.get("HEDDLE_WIRE", "auto").partition(":")[0]
    need(*(["wire ucx", "wire ofi"] if asked == "auto" else [f"wire {asked}"]))


def on_host(command, env, seconds):
    command = [str(word) for word in command]
    return run(world.command_on("h1", command) if names else command, env=env, seconds=seconds)


def start(program, *arguments, cyclic=False, env=None, mark=None, seconds=A_LONG_TIME):
    """Runs a program of the build under the launcher, on all hosts."""
    variables = {"SHMEM_SYMMETRIC_SIZE": "1G", "HEDDLE_TIMEOUT": "60", MARK: mark or "-", **route, **(env or {})}
    command = [*kind.command(n_pes, cyclic, variables), os.path.join(build, program), *arguments]
    variables.update(kind.variables) # as command() may have changed them
    return on_host(command, variables, seconds)


PLACE = re.compile(r"PE (\d+) of (\d+) on (\S+) shares memory with((?: \d+)*)$", re.M)


def check_places(result, cyclic):
    found = sorted((int(pe), int(n), host, [int(x) for x in near.split()]) for pe, n, host, near in PLACE.findall(result.out))
    equal([pe for pe, *_ in found], list(range(n_pes)), f"every PE says where it is: {result}")
    for pe, n, host, near in found:
        equal(n, n_pes, f"PE {pe}: their number")
        wanted = names[pe % n_hosts if cyclic else pe // pes_per_host] if names else host
        equal(host, wanted, f"PE {pe}: its host")
        equal(near, [other for other, _, its, _ in found if its == host], f"PE {pe}: shares memory with its host")


def check_processors(result):
    """Hosts that are containers of one machine share its processors, and know it."""
    shared = re.findall(r"^PE (\d+): lanes over .*; (\d+) PEs share \d+ processors$", result.err, re.M)
    equal(sorted({(int(pe), int(n)) for pe, n in shared}), [(pe, n_pes) for pe in range(n_pes)] if names else [],
          "every PE knows how many share its processors")


@check
def places():
    for cyclic in (False, True) if names and pes_per_host > 1 and launcher != "oshrun" else (False,):
        result = start("test/test_hosts_places", cyclic=cyclic, env={"HEDDLE_STATS": "1"})
        if succeed(result, f"places, cyclic {cyclic}"):
            check_places(result, cyclic)
            check_processors(result)


@check
def each_pe_a_node():
    """Without direct memory, and with the addresses told by the launcher."""
    need_network()
    result = start("test/test_hosts_places", env={"HEDDLE_DIRECT": "0"})
    succeed(result, "HEDDLE_DIRECT=0")
    equal([near.split() for *_, near in sorted(PLACE.findall(result.out), key=lambda row: int(row[0]))],
          [[str(pe)] for pe in range(n_pes)], "nobody shares memory")


@check
def coverage():
    """The functions whose path depends on the node of a PE. api/routes calls all functions over each network."""
    for name in "rma", "signal", "atomic", "collective", "team_split", "federation", "context", "memory", "lock":
        succeed(start(f"test/test_api_coverage_{name}"), name)


@check
def collectives():
    for name in "collectives", "active_sets", "locks", "signals":
        succeed(start(f"test/test_semantics_{name}", cyclic=launcher != "oshrun"), name)


@check
def emulated_card():
    """Long transfers, and a third PE that looks whether they are there: by the driver's reads and writes, which are messages of
    its own, as these hosts have no card."""
    for name in "bulk", "completion":
        result = start(f"test/test_semantics_{name}",
                       env={"HEDDLE_DIRECT": "0", "HEDDLE_RDMA": "emulated", "HEDDLE_BULK": "1", "HEDDLE_STATS": "1"})
        if succeed(result, name):
            equal(len(re.findall(r"^PE \d+: cards of other nodes use [1-9]\d* chunks ", result.err, re.M)), n_pes,
                  f"{name}: every PE's memory was used so; {result}")


@check
def examples():
    """They verify themselves."""
    for name, arguments in ("gups", ["--size", "14", "--updates", "20000"]), \
                           ("wordcount", ["--check", os.path.join(HERE, "..", "..", "LICENSE")]):
        program = os.path.join(folder_seen_everywhere, name)
        source = os.path.join(HERE, "..", "..", "examples", name + ".c")
        subprocess.run([os.path.join(build, "bin", "oshcc"), "-O1", "-fopenmp", source, "-o", program], check=True)
        succeed(start(program, *arguments), name)


def guide_script(mark):
    """The script of doc/guide/clusters.md that has such lines for its batch system."""
    page = open(os.path.join(HERE, "..", "..", "doc", "guide", "clusters.md")).read()
    return next(block for block in re.findall(r"^```sh\n(.*?)^```$", page, re.M | re.S) if f"\n#{mark} " in block)


def batch_command(script):
    """What runs it, and with which variables: Slurm, or what PBS would do."""
    if launcher.startswith("srun"):
        return "sbatch --wait", {}
    nodefile = os.path.join(os.path.dirname(script), "nodefile")
    with open(nodefile, "w") as file:
        print(*(name for name in names for _ in range(pes_per_host)), sep="\n", file=file)
    return "sh", {"PBS_O_WORKDIR": os.path.dirname(script), "PBS_NODEFILE": nodefile, "PATH": f"{build}/bin:{os.environ['PATH']}",
                  **agent_variables()}


@check
def job_script():
    """Those of the guide, as they stand, on two hosts with two PEs each."""
    if (n_hosts, pes_per_host) != (2, 2) or launcher not in ("srun-pmix", "oshrun"):
        return
    here, script = folder_seen_everywhere, os.path.join(folder_seen_everywhere, "job.sh")
    source = os.path.join(HERE, "..", "..", "examples", "hello.c")
    subprocess.run([os.path.join(build, "bin", "oshcc"), source, "-o", f"{here}/hello"], check=True)
    with open(script, "w") as file:
        file.write(guide_script("SBATCH" if launcher.startswith("srun") else "PBS"))
    runner, variables = batch_command(script)
    result = on_host(["sh", "-c", f"cd {here} && {runner} {script}"], {**route, **kind.variables, **variables}, A_LONG_TIME)
    succeed(result, "the guide's script")
    said = open(f"{here}/hello.out").read() if launcher.startswith("srun") else result.out
    equal(sorted(re.findall(r"^Hello.*", said, re.M)), [f"Hello from PE {pe} of {n_pes}" for pe in range(n_pes)],
          f"all PEs of the guide's script; {result}")


@check
def mpi_beside():
    """Open MPI in the same process, initialised second, under Slurm. hybrid.py has the other launchers and orders."""
    if (launcher, n_hosts, pes_per_host) != ("srun-pmix", 2, 2):
        return
    if subprocess.run(["sh", "-c", "echo '#include <mpi.h>' | mpicc.openmpi -x c -E -"], capture_output=True).returncode:
        print("not beside Open MPI: mpicc.openmpi finds no mpi.h (apt-get install libopenmpi-dev)")
        return
    program, here = os.path.join(folder_seen_everywhere, "hybrid"), os.path.dirname(HERE)
    subprocess.run(["mpicc.openmpi", "-DWITH_MPI", "-D_GNU_SOURCE", "-I" + here, os.path.join(HERE, "hybrid.c"), "-o", program],
                   check=True, env=dict(os.environ, OMPI_CC=os.path.join(build, "bin", "oshcc")))
    for last in "other", "shmem":
        result = start(program, "shmem", last, program + ".out", env={"SHMEM_SYMMETRIC_SIZE": "64M"})
        succeed(result, f"{last} finalised first")


def programs_of_suite():
    """What ctest has oshrun start with as many PEs as there are here, and what it sets for them; but for what needs one
    machine. They look at HEDDLE_DIRECT to know whether PEs share memory, and some want much of it."""
    listed = run(["ctest", "--test-dir", build, "--show-only=json-v1", "-LE", "local"])
    for test in json.loads(listed.out)["tests"]:
        command = test.get("command", [])
        if command[1:3] == ["-n", str(n_pes)] and command[0].endswith("/oshrun"):
            given = next((p["value"] for p in test["properties"] if p["name"] == "ENVIRONMENT"), [])
            env = dict(setting.split("=", 1) for setting in given if setting)
            if any(name.startswith("SHMEM_SYMMETRIC_PARTITION") for name in env):
                continue  # they want no SHMEM_SYMMETRIC_SIZE
            env |= {"HEDDLE_DIRECT": "0", "SHMEM_SYMMETRIC_SIZE": env.get("SHMEM_SYMMETRIC_SIZE", "16G")}
            yield test["name"], command[command.index("--timeout") + 2:], env


if "suite" in sys.argv[4:]:
    @check
    def suite():
        """Everything, between hosts."""
        for name, (program, *arguments), env in programs_of_suite():
            result = start(program, *arguments, env=env)
            print(f"{name}: {result.seconds:.1f} s, status {result.status}", flush=True)
            succeed(result, name)


def marked(mark, name="test_hosts"):
    """Processes with this mark whose name begins like this, on all hosts: they can be seen from here."""
    found, needle = [], f"{MARK}={mark}".encode()
    for pid in filter(str.isdigit, os.listdir("/proc")):
        with contextlib.suppress(OSError), open(f"/proc/{pid}/environ", "rb") as environ, \
                open(f"/proc/{pid}/stat") as stat, open(f"/proc/{pid}/comm") as comm:
            if needle in environ.read() and stat.read().rpartition(")")[2].split()[0] not in "ZX" and \
                    comm.read().startswith(name):
                found.append(int(pid))
    return found


def gone(mark, seconds, name="test_hosts"):
    end = calm_time() + seconds
    while marked(mark, name) and calm_time() < end:
        time.sleep(0.05)
    return not marked(mark, name)


def said_by_pes(said):
    return "".join(open(os.path.join(said, name)).read() for name in sorted(os.listdir(said)))


def check_end(how, others, line, status=None):
    mark = uuid.uuid4().hex
    said = tempfile.mkdtemp(dir=folder_seen_everywhere)
    result = start("test/test_hosts_places", how, others, said, mark=mark, env={"HEDDLE_TIMEOUT": str(NOTICED)})
    words = said_by_pes(said) + result.out + result.err
    what = f"{how}, others {others}"
    expect(result.status is not None and result.seconds - result.starved < WITHIN, f"{what}: the job ends", result)
    if status is None:
        expect(result.status != 0, f"{what}: with an error", result)
    else:
        equal(result.status, status, f"{what}: status of {result}")
    expect(gone(mark, 5), f"{what}: no process is left")
    expect(not re.search("timeout|not answered", words), f"{what}: told by the launcher, not by silence", words)
    if line:
        matches(line, words, f"{what}: says why; {result}")
    if how.startswith("exit"):
        expect("before shmem_finalize" not in words, f"{what}: no PE is blamed", words)
    words, places = split_places(words)
    expect(all("/places.c:" in place for place in places), f"{what}: it was in the program", places)
    ours = [line for line in words.splitlines() if "heddle: " in line]
    expect(len(ours) <= max(n_hosts, 1), f"{what}: one line on each host at most", (ours, words))


@check
def a_pe_dies():
    """With company on its host, that sees it; the launcher sees it, too. Who is faster, says so."""
    for others in "meet", "wait", "compute":
        check_end("kill", others, rf"PE {n_pes - 1} \(pid \d+\) has ended before shmem_finalize|EXIT CODE: 9|"
                                  r"signal 9|Killed|the network failed")


@check
def a_mistake_ends_the_job():
    for others in "meet", "compute":
        check_end("mistake", others, rf"PE {n_pes - 1}: shmem_long_p: argument 3 \(pe\) is {n_pes}, but valid PEs are 0 to {n_pes - 1}")


@check
def global_exit():
    for status in 0, 5:
        for others in "meet", "compute":
            seen = None if launcher.startswith("srun") or launcher == "pmi2" else status # they say in their own way
            if status or seen is not None:
                check_end(f"exit{status}", others, None, seen)


@check
def abort_is_named():
    """A neighbour of the PE leaves the end to the launcher, which knows the signal."""
    check_end("abort", "wait", None, 128 + signal.SIGABRT if launcher == "mpirun" else None)


def appears(output, pattern):
    """Whether the job prints this in time."""
    end = calm_time() + WITHIN
    while not re.search(pattern, open(output.name).read(), re.S) and calm_time() < end:
        time.sleep(0.05)
    return re.search(pattern, open(output.name).read(), re.S)


def launched(mark, seconds, output, *command):
    """The launcher of a job of this command on all hosts."""
    variables = {"SHMEM_SYMMETRIC_SIZE": "1G", "HEDDLE_TIMEOUT": str(seconds), MARK: mark, **route}
    words = [str(word) for word in [*kind.command(n_pes, False, variables), *command]]
    return subprocess.Popen(world.command_on("h1", words), env=dict(os.environ, **variables, **kind.variables),
                            stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT)


def running(mark, seconds, output, *arguments):
    """The launcher of a job, when all PEs have met."""
    process = launched(mark, seconds, output, os.path.join(build, "test/test_hosts_places"), *arguments)
    appears(output, f"(PE .* shares memory with.*){{{n_pes}}}")
    equal(len(marked(mark)), n_pes, f"{arguments}: PEs run; {open(output.name).read()[:1000]}")
    return process


def command_of(pid):
    with contextlib.suppress(OSError), open(f"/proc/{pid}/cmdline") as file:
        return file.read().replace("\0", " ")[:300]


def is_on(pid, name):
    return os.readlink(f"/proc/{pid}/ns/net") == os.readlink(f"/proc/{world.pids[name]}/ns/net")


@check
def stopped_pes_are_no_failure():
    """The kernel of their machine acknowledges the heartbeat, which they do not answer."""
    mark, file = uuid.uuid4().hex, os.path.join(folder_seen_everywhere, "continue")
    with open(os.path.join(folder_seen_everywhere, "stopped"), "a+") as output:
        process = running(mark, 2, output, "hold", file)
        stopped = [pid for pid in marked(mark) if is_on(pid, names[-1])]
        equal(len(stopped), pes_per_host, "PEs of the last host")
        for pid in stopped:
            os.kill(pid, signal.SIGSTOP)
        on_it = "|".join(str(pe) for pe in range(n_pes - pes_per_host, n_pes))
        expect(appears(output, rf"PE ({on_it}) has not answered for 2 s, but its machine does: it may be stopped"),
               "the job says which PE", open(output.name).read())
        for pid in stopped:
            os.kill(pid, signal.SIGCONT)
        open(file, "w").close()
        equal(process.wait(A_LONG_TIME), 0, f"the job finishes; {open(output.name).read()}")


def cut_off_while(others):
    """Every PE ends, also on the host that is alone now. Open MPI ends, too, where oshrun has started it; other launchers may wait
    on, for their own daemon there."""
    mark = uuid.uuid4().hex
    with open(os.path.join(folder_seen_everywhere, "output"), "a+") as output:
        process = running(mark, SILENCE, output, "sleep", others)
        world.cut(names[-1])
        left = [] if gone(mark, SILENCE + WITHIN) else marked(mark)
        equal(left, [], f"others {others}: no PE is left")
        if launcher == "oshrun":
            expect(gone(mark, WITHIN, ""), f"others {others}: the launcher ends by itself", [command_of(pid) for pid in marked(mark, "")])
        for pid in marked(mark, ""): # the launcher, and what it has started
            with contextlib.suppress(OSError):
                os.kill(pid, signal.SIGKILL)
        process.wait()
        matches(rf"heddle: PE \d+: .*(has been silent for {SILENCE} s|cannot reach node|the network failed|the launcher)|lost communication",
                open(output.name).read(), f"others {others}: says why")
    world.join(names[-1])


@check
def a_host_is_cut_off_in_init():
    """PEs of the first host wait in shmem_init for those of the last one. Only Open MPI under oshrun ends such a job."""
    mark = uuid.uuid4().hex
    program = os.path.join(build, "test/test_hosts_places")
    script = f'test $(hostname) = {names[-1]} && sleep {A_LONG_TIME}; exec {program}'
    with open(os.path.join(folder_seen_everywhere, "init"), "a+") as output:
        process = launched(mark, SILENCE, output, "sh", "-c", script)
        end = calm_time() + WITHIN
        while (len(marked(mark)) < n_pes - pes_per_host or len(marked(mark, "sleep")) < pes_per_host) and calm_time() < end:
            time.sleep(0.05)
        world.cut(names[-1])
        expect(gone(mark, SILENCE + WITHIN, ""), "all processes end by themselves", [command_of(pid) for pid in marked(mark, "")])
        for pid in marked(mark, ""):
            with contextlib.suppress(OSError):
                os.kill(pid, signal.SIGKILL)
        process.wait()
        matches("lost communication|heddle: ", open(output.name).read(), "the job says why")
    world.join(names[-1])


@check
def a_host_is_cut_off_from_a_barrier():
    cut_off_while("meet")


@check
def a_host_is_cut_off_from_waiting():
    cut_off_while("wait")


def main_on(hosts):
    global world, kind, folder_seen_everywhere
    world = hosts
    kind = LAUNCHERS[launcher]()
    try:
        if hasattr(kind, "start"):
            kind.start()
        with tempfile.TemporaryDirectory(prefix="hosts-", dir=build) as folder_seen_everywhere:
            sys.argv[1:4] = []
            main()
    finally:
        if hasattr(kind, "stop"):
            kind.stop()


if __name__ == "__main__":
    if not names:
        main_on(None)
    try:
        LAUNCHERS[launcher] # a wrong name is an error, not a reason to skip
        need_network()
        with hosts_module.Hosts(n_hosts, keep=[build, os.path.join(HERE, "..", "..")]) as made:
            main_on(made)
    except hosts_module.Unavailable as why:
        skip(why, why.cure)
