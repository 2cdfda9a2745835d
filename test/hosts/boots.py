#!/usr/bin/env python3
"""Started in ways that cannot work, and oshrun --hosts without any host: what is said, and what would be run."""
import itertools
import os
import socket
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "semantics"))
from job import *

places = os.path.join(os.path.abspath(BUILD), "test", "test_hosts_places")
tools = os.path.join(folder.name, "tools")


def ends_with(line, **variables):
    result = run([places], env={"SHMEM_SYMMETRIC_SIZE": "64M", **variables}, seconds=20)
    expect(result.status == 1, f"{variables}: status", result)
    equal(result.out, "", f"{variables}: no PE has begun")
    matches(rf"\Aheddle: {line}[^\n]*\n\Z", result.err, f"{variables}: one line")


@check
def never_several_times_one_of_one():
    for name, value in ("OMPI_COMM_WORLD_SIZE", "3"), ("PMI_SIZE", "2"), ("PALS_SIZE", "4"):
        ends_with(rf"{value} tasks were started \({name}\), but they have no PMIx or PMI to find each other: ", **{name: value})
    ends_with(r"4 tasks were started \(SLURM_STEP_NUM_TASKS\).*use srun --mpi=pmix", SLURM_PROCID="0", SLURM_STEP_NUM_TASKS="4")


@check
def one_task_is_no_mistake():
    for variables in {"OMPI_COMM_WORLD_SIZE": "1"}, {"SLURM_PROCID": "0", "SLURM_STEP_NUM_TASKS": "1"}, \
            {"SLURM_STEP_NUM_TASKS": "4"}, {"OMPI_COMM_WORLD_SIZE": "3", "HEDDLE_BOOT": "alone"}:
        result = run([places], env=dict(variables, SHMEM_SYMMETRIC_SIZE="64M"), seconds=20)
        succeed(result, variables)
        matches(r"^PE 0 of 1 on ", result.out, variables)


@check
def launchers_out_of_reach():
    ends_with(r"the launcher speaks PMI over descriptor 77 \(PMI_FD\), but that is closed", PMI_FD="77", PMI_RANK="0", PMI_SIZE="2")
    ends_with(r"the launcher speaks PMI over descriptor 0 \(PMI_FD\), but that is no socket", PMI_FD="0", PMI_RANK="0", PMI_SIZE="2")
    ends_with(r'PMI_FD is "x", not a number', PMI_FD="x", PMI_RANK="0", PMI_SIZE="2")
    ends_with(r"(PMIx: cannot reach the launcher|the launcher speaks PMIx, but its library cannot be loaded)",
              PMIX_NAMESPACE="none", PMIX_RANK="0")
    ends_with(r'HEDDLE_BOOT is "x", not auto', HEDDLE_BOOT="x")


def start_pe(theirs, n_pes, **more):
    """PE 0, whose launcher is at the other end of this socket."""
    variables = dict(os.environ, PMI_FD=str(theirs.fileno()), PMI_RANK="0", PMI_SIZE=str(n_pes), HEDDLE_BOOT="pmi1",
                     SHMEM_SYMMETRIC_SIZE="64M")
    variables.update(more)
    return subprocess.Popen([places], env=variables, pass_fds=[theirs.fileno()], text=True, stdin=subprocess.DEVNULL,
                            stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def play_launcher(server, n_pes=2, **more):
    """A launcher with an answer, or a function that makes it, for every line of the PE's; then it closes the connection."""
    ours, theirs = socket.socketpair()
    process = start_pe(theirs, n_pes, **more)
    theirs.close()
    ours.settimeout(PATIENCE)
    with ours, ours.makefile("rw", errors="surrogateescape") as lines:
        for answer in server:
            try:
                line = lines.readline()
            except TimeoutError:
                process.kill()
                break
            said = answer(line) if callable(answer) else answer
            if not line or not said:
                break
            lines.write(said)
            lines.flush()
    out, err = process.communicate(timeout=20)
    return Result(process.returncode, out, err, 0)


def good_launcher(last=None):
    """Answers all but the goodbye, to which it says `last`."""
    kept = {}
    def answer(line):
        said = dict(word.split("=", 1) for word in line.split())
        if said.get("cmd") == "put":
            kept[said["key"]] = said["value"]
        return {"init": "cmd=response_to_init pmi_version=1 pmi_subversion=1 rc=0\n", "get_my_kvsname": "cmd=my_kvsname kvsname=a\n",
                "put": "cmd=put_result rc=0\n", "barrier_in": "cmd=barrier_out\n", "finalize": last,
                "get": f"cmd=get_result rc=0 value={kept.get(said.get('key'))}\n"}.get(said.get("cmd"))
    return itertools.repeat(answer)


@check
def launchers_that_are_gone_at_the_end():
    for last in "cmd=finalize_ack\n", "\n", None:
        result = play_launcher(good_launcher(last), n_pes=1)
        succeed(result, f"goodbye, answered with {last!r}")
        equal(result.err, "", f"goodbye, answered with {last!r}")


@check
def answers_in_pieces_and_with_more_behind():
    for size in 1, 1000:
        ours, theirs = socket.socketpair()
        with start_pe(theirs, 1) as process, ours, theirs, ours.makefile("r") as lines:
            answer, line = next(good_launcher("cmd=finalize_ack\nfor another")), ""
            while "cmd=finalize" not in line:
                line = lines.readline()
                said = answer(line).encode()
                for at in range(0, len(said), size):
                    ours.sendall(said[at:at + size])
            equal(process.wait(20), 0, process.stderr.read())
            theirs.settimeout(5)
            equal(theirs.recv(100), b"for another", "what is behind the last line stays there")


@check
def launchers_that_talk_nonsense():
    good = ["cmd=response_to_init pmi_version=1 pmi_subversion=1 rc=0\n", "cmd=my_kvsname kvsname=a\n"]
    for server in [], ["\n"], ["cmd=response_to_init rc=-1\n"], ["x" * 5000 + "\n"], [good[0], "cmd=my_kvsname\n"], \
            [*good, "cmd=put_result rc=-1\n"], [*good, "cmd=put_result rc=0\n", "cmd=barrier_out\n", "cmd=get_result rc=0 value=zz\n"]:
        result = play_launcher(server)
        equal(result.status, 1, f"{[line[:50] for line in server]}: {result}")
        matches(r"heddle: (the launcher does not follow PMI version 1|PE 0 published no address)", result.err,
                f"{[line[:50] for line in server]}")
        equal(result.err.count("\n"), 1, "one line")


@check
def jobs_of_too_many_pes():
    """Twice the distance to another PE would not be an int."""
    for size in 2**30 + 1, 2**31 - 1, 2**31, 0, -1:
        text = f"cmd=fullinit-response;rank=0;size={size};appnum=0;rc=0;"
        result = play_launcher([f"cmd=response_to_init rc=0\n{len(text):6}{text}", ""], HEDDLE_BOOT="pmi2")
        equal(result.status, 1, result)
        matches(rf'\Aheddle: size is "{size}", not a number from 1 to 1073741824[^\n]*\n\Z', result.err, size)


@check
def commands_longer_than_a_line():
    """PMI version 1 names its key-value space in every command, version 2 the job: no byte behind the buffer is sent."""
    sent = []
    def record(line):
        sent.append(line)
        return "cmd=put_result rc=0\n"
    good = ["cmd=response_to_init pmi_version=1 pmi_subversion=1 rc=0\n", f"cmd=my_kvsname kvsname={'a' * 4050}\n"]
    result = play_launcher([*good, record])
    equal(result.status, 1, result)
    matches(r"\Aheddle: the launcher does not follow PMI version \d: a command to it is too long[^\n]*\n\Z", result.err, "version 1")
    equal(sent, [""], "version 1: the command that is too long")
    result = play_launcher([good[0], record], PMI_JOBID="a" * 5000, HEDDLE_BOOT="pmi2")
    equal(result.status, 1, result)
    matches(r"\Aheddle: the launcher does not follow PMI version \d: a command to it is too long[^\n]*\n\Z", result.err, "version 2")
    equal(sent, ["", ""], "version 2: the command that is too long")


@check
def values_that_are_cut_off():
    """A value that has a right length, but not its bytes, is no record."""
    kept = []
    def put(line):
        kept.append(line.split("value=")[1].strip())
        return "cmd=put_result rc=0\n"
    good = ["cmd=response_to_init pmi_version=1 pmi_subversion=1 rc=0\n", "cmd=my_kvsname kvsname=a\n", put, "cmd=barrier_out\n"]
    for cut in lambda value: value[:16].lstrip("0"), lambda value: value[:15], lambda value: "-" + value[1:16], lambda value: "":
        result = play_launcher([*good, lambda _: f"cmd=get_result rc=0 value={cut(kept[-1])}\n"])
        equal(result.status, 1, result)
        matches(r"\Aheddle: PE 0 published no address[^\n]*\n\Z", result.err, cut(kept[-1]))


def socket_name(record, number=0):
    """Of the abstract socket at which the PEs of a machine meet, from the record that PE 0 publishes, as digits."""
    words = bytes.fromhex(record[16:16 + 32])
    return f"heddle-{int.from_bytes(words[:8], 'little'):016x}{int.from_bytes(words[8:], 'little'):016x}-{number}"


def while_pes_meet(action):
    """A launcher that calls action(name of the socket) when the PE has made it, and holds the PE until that returns."""
    answers, fences, records = good_launcher("cmd=finalize_ack\n"), [], []
    def answer(line):
        if "cmd=put" in line and not records:
            records.append(line.split("value=")[1].strip())
        if "cmd=barrier_in" in line:
            fences.append(line)
            if len(fences) == 2:
                action(socket_name(records[0]))
        return next(answers)(line)
    return itertools.repeat(answer)


@check
def silent_connections_are_not_waited_for():
    """Twenty of them would have cost ten seconds each."""
    connections = []
    def connect(name):
        for _ in range(20):
            connections.append(socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET))
            connections[-1].connect("\0" + name)
    result = play_launcher(while_pes_meet(connect), n_pes=1)
    equal(len(connections), 20, "connections were made")
    succeed(result, "silent connections")
    equal(result.err, "", "silent connections")
    for connection in connections:
        connection.close()


def as_nobody(function):
    """Calls the function in a process of another user. Returns where its result can be read."""
    nobody = 65534
    reader, writer = os.pipe()
    if not os.fork():
        os.setgid(nobody)
        os.setuid(nobody)
        try:
            os.write(writer, f"{function()}\n".encode())
        finally:
            os._exit(0) # nothing of the parent's is cleaned up
    os.close(writer)
    return open(reader)


def abstract_socket():
    made = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    made.settimeout(PATIENCE)
    return made


def check_as_root(function):
    """Only root can start a process of another user."""
    return function if os.geteuid() else check(function)


@check_as_root
def connections_of_other_users_are_closed():
    received = []
    def visit(name):
        visitor = abstract_socket()
        visitor.connect("\0" + name)
        return visitor.recv(100)
    def connect(name):
        with as_nobody(lambda: visit(name)) as file:
            received.append(file.read())
    result = play_launcher(while_pes_meet(connect), n_pes=1)
    equal(received, ["b''\n"], "the connection was closed before the other PEs had come")
    succeed(result, "a connection of another user")


@check_as_root
def names_that_another_user_holds_are_not_used():
    """A PE says nothing to a socket of another user, and meets the others at the next name."""
    record = f"{64:016x}" + os.urandom(64).hex()
    names = [socket_name(record, number) for number in range(2)]
    center = abstract_socket()
    def hold():
        center.bind("\0" + names[0])
        center.listen()
        os.write(ready[1], b"!")
        return center.accept()[0].recv(100)
    ready = os.pipe()
    received = as_nobody(hold)
    center.close()
    os.read(ready[0], 1)
    seen = []
    def look(_):
        with open("/proc/net/unix") as file:
            seen.extend(names[1] in line for line in file if "@heddle-" in line and names[1] in line)
    good = ["cmd=response_to_init pmi_version=1 pmi_subversion=1 rc=0\n", "cmd=my_kvsname kvsname=a\n", "cmd=barrier_out\n",
            f"cmd=get_result rc=0 value={record}\n", look]
    play_launcher(good, PMI_RANK="1")
    equal(seen, [True], "the PE has made the next socket")
    with received:
        equal(received.read(), "b''\n", "nothing was sent to the other user's socket")


@check_as_root
def oshrun_gives_nothing_to_other_users():
    """Its socket is for PEs whose descriptors were closed. This user gets a byte, and descriptors with it."""
    def fetch(name):
        visitor = abstract_socket()
        visitor.connect("\0" + name)
        try:
            visitor.send((0).to_bytes(4, sys.byteorder))
            return visitor.recv(100)
        except ConnectionError: # closed before it was read
            return b""
    job = subprocess.Popen([OSHRUN, "-n", "1", "sh", "-c", "echo $HEDDLE_SOCKET; exec sleep 60"], stdout=subprocess.PIPE, text=True)
    name = job.stdout.readline().strip()
    with as_nobody(lambda: fetch(name)) as received:
        equal(received.read(), "b''\n", "another user")
    equal(fetch(name), b"\0", "this user")
    job.terminate()
    job.communicate(timeout=PATIENCE)


def tool(name, text="exit 3"):
    os.makedirs(tools, exist_ok=True)
    path = os.path.join(tools, name)
    with open(path, "w") as file:
        print(f"#!/bin/sh\n{text}", file=file)
    os.chmod(path, 0o755)


def oshrun_hosts(*arguments, **variables):
    return run([OSHRUN, *arguments], env={"PATH": f"{tools}:/usr/bin-none", "SLURM_JOB_ID": None, **variables}, seconds=20)


@check
def hosts_without_a_launcher():
    os.makedirs(tools, exist_ok=True)
    result = oshrun_hosts("--hosts", "a,b:2", "/bin/true")
    equal(result.status, 127, result)
    matches(r"\Aoshrun: --hosts a:1,b:2: PEs on other machines need a launcher.*install mpirun[^\n]*\n\Z", result.err, "says what to install")


@check
def hosts_hand_over():
    for name, version in ("mpirun", "mpirun (Open MPI) 4.1.4"), ("mpiexec.hydra", ""), ("srun", ""):
        tool(name, f'case $1 in --version) echo "{version}";; --mpi=list) echo pmix;; *) echo "$@"; exit 5;; esac')
    shown = {"mpirun": "mpirun -n 3 -H a:2,b:1 --bind-to none --tag-output -x HEDDLE_LANES "
                       "-x FI_PROVIDER -x IBV_FORK_SAFE -x RDMAV_FORK_SAFE -x MLX5_SINGLE_THREADED -x LD_LIBRARY_PATH -x A -x LD_PRELOAD=l prog x",
             "mpiexec.hydra": "mpiexec.hydra -n 3 -hosts a:2,b:1 -bind-to none -prepend-rank -env LD_PRELOAD l prog x"}
    for name, words in shown.items():
        result = oshrun_hosts("--hosts", "a:2,b", "--launcher", name, "--tag-output", "-x", "A=1", "-x", "LD_PRELOAD=l", "--show", "prog",
                              "x", HEDDLE_LANES="2", FI_PROVIDER="tcp", IBV_FORK_SAFE="1", RDMAV_FORK_SAFE="1", MLX5_SINGLE_THREADED="0",
                              LD_LIBRARY_PATH=None)
        found = [word for word in result.out.split()]
        equal(sorted(found), sorted(words.split()), name)
    names = [f"$OMPI_MCA_oob_tcp_keepalive_{name}" for name in ("time", "intvl", "probes")]
    tool("mpirun", f'case $1 in --version) echo "mpirun (Open MPI) 4.1.4";; *) echo {" ".join(names)};; esac')
    for timeout, theirs, settings in (None, None, "30 7 4"), ("10", None, "5 1 4"), ("10", "1", "1 1 4"), ("1", None, "1 1 1"), ("0", None, ""):
        result = oshrun_hosts("--hosts", "a:2,b", "prog", HEDDLE_TIMEOUT=timeout, OMPI_MCA_oob_tcp_keepalive_time=theirs)
        equal(result.out.strip(), settings, f"HEDDLE_TIMEOUT={timeout}")
    tool("mpirun", 'case $1 in --version) echo "mpirun (Open MPI) 4.1.4";; *) echo "$@"; exit 5;; esac')
    result = oshrun_hosts("--hosts", "a:2,b:2", "--show", "prog", SLURM_JOB_ID="1")
    matches(r"^srun --mpi=pmix .*-n 4 -w a,b -N 2 --ntasks-per-node=2 .* prog$", result.out, "srun in an allocation")
    result = oshrun_hosts("--hosts", "a:2,b", "prog", "x")
    equal(result.status, 5, "the launcher's status is ours")
    matches(r"^oshrun: mpirun \(Open MPI\) starts 3 PEs on a:2,b:1$", result.err, "says which")
    result = oshrun_hosts("--hosts", "a:2,b", "--launcher", "srun", "prog")
    matches(r"srun starts as many PEs on each host", result.err, "what srun cannot do")


@check
def hosts_that_are_here():
    result = run([OSHRUN, "--hosts", f"localhost:2,{os.uname().nodename}", places], env={"SHMEM_SYMMETRIC_SIZE": "64M"})
    succeed(result, "here")
    equal(result.out.count(" of 3 on "), 3, "three PEs")
    equal(result.err, "", "no launcher")


@check
def hosts_that_are_wrong():
    for arguments, line in (["--hosts", "a:0"], '"a:0" needs a number of PEs from 1 to 4096 after the colon'), (["--hosts", "a,,b"], "a name is empty"), \
            (["--hosts", ""], "needs a list of machines"), (["--hostfile", "/nowhere"], "No such file"), \
            (["--hosts", "a,b", "-n", "3", "-N", "1"], "-n is 3, but --hosts has room for 2"), \
            (["--hosts", "a", "--launcher", "x"], "--launcher x: not on PATH"), (["-N", "2", "-n", "3"], "needs several machines"):
        result = oshrun_hosts(*arguments, "prog")
        expect(result.status not in (0, None), arguments, result)
        matches(rf"\Aoshrun: .*{re.escape(line)}[^\n]*\n\Z", result.err, arguments)


if __name__ == "__main__":
    main()
