#!/usr/bin/env python3
"""oshrun from outside: options, and what a PE is given. See launching.py."""
from launching import *


# Options


@check
def help_and_version():
    done = oshrun("--help")
    equal(done.status, 0, "status")
    for option in "-n -np -x --bind-to --tag-output --timeout --oversubscribe -v --verbose --version --help".split():
        expect(re.search(rf"(^|[ ,]){option}\b", done.out, re.M), "--help names " + option)
    groups = re.findall(r"^(\w[\w ]*):$", done.out, re.M)
    equal(groups, ["Start", "Place", "Output", "Watch", "Check", "Other machines", "Examples"], "groups of --help")
    equal(len(re.findall(r"^  oshrun ", done.out, re.M)), 3, "examples of --help")
    expect("Exit status" in done.out, "--help has exit statuses")
    rows = [line for line in done.out.splitlines() if line.startswith("  -")]
    columns = {re.match(r"  \S.*?  +(?=\S)", row).end() for row in rows}
    equal(len(columns), 1, "columns of --help")
    done = oshrun("--version")
    matches(r"oshrun \(Heddle\) \d+\.\d+\.\d+\n", done.out, "--version")
    equal(done.status, 0, "status")


@check
def options_end_at_the_program():
    done = oshrun("-n", 1, "echo", "-n", "--foo", "x")
    equal((done.status, done.out), (0, "--foo x"), "the program's own options")
    done = oshrun("--oversubscribe", "--bind-to=none", "-n", "1", "--", "echo", "a b", "")
    equal((done.status, done.out), (0, "a b \n"), "--")


@check
def programs_that_cannot_run():
    for program, status, line in [
        ("/nowhere/program", 127, "/nowhere/program: No such file or directory"),
        ("no-such-program-here", 127, "no-such-program-here: command not found"),
        (script("plain", "echo hi\n", 0o644), 126, path("plain") + ": Permission denied"),
        (folder.name, 126, folder.name + ": Is a directory"),
        (script("orphan", "#!/nowhere/sh\n"), 127, path("orphan") + ": No such file or directory"),
    ]:
        done = oshrun("-n", 4, program)
        if os.access(program, os.X_OK) and program == path("plain"):
            continue
        equal((done.status, done.err), (status, f"oshrun: {line}\n"), program)


@check
def programs_are_searched_as_by_a_shell():
    script("tool", "echo found $1\n")  # without #!
    script("plain-tool", "echo found\n", 0o644)
    environment = dict(os.environ, PATH=f"/nowhere:{folder.name}:{os.environ['PATH']}")
    done = oshrun("-n", 1, "tool", "it", env=environment)
    equal((done.status, done.out), (0, "found it\n"), "found in PATH")
    done = oshrun("-n", 1, "plain-tool", env=environment)
    equal((done.status, done.err), (126, "oshrun: plain-tool: Permission denied\n"), "only one that is not executable")
    done = oshrun("-n", 1, "tool", cwd=folder.name)
    equal((done.status, done.err), (127, "oshrun: tool: command not found; did you mean ./tool?\n"), "one that is here")
    done = oshrun("-n", 1, "./tool", "it", cwd=folder.name)
    equal((done.status, done.out), (0, "found it\n"), "with a slash")


@check
def programs_of_mpi():
    """Linked with a library of that name, which need not be one."""
    library, program = path("libmpi_made_up.so.1"), path("of-mpi")
    with open(path("empty.c"), "w") as file:
        file.write("int empty(void) { return 0; }\n")
    with open(path("of-mpi.c"), "w") as file:
        file.write("int empty(void);\nint main(void) { return empty(); }\n")
    subprocess.run(["cc", "-shared", "-fPIC", path("empty.c"), "-o", library, "-Wl,-soname,libmpi_made_up.so.1"], check=True)
    subprocess.run(["cc", path("of-mpi.c"), "-o", program, library, f"-Wl,-rpath,{folder.name}"], check=True)
    done = oshrun("-n", 2, program)
    line = f"oshrun: {program} is linked with MPI, which will see one process: mpirun or mpiexec starts it for both\n"
    equal((done.status, done.err), (0, line), "two PEs")
    equal(oshrun("-n", 1, program).err, "", "one PE is one process for both")


@check
def default_number_is_usable_cores():
    cpus = sorted(os.sched_getaffinity(0))
    done = oshrun("echo", "x")
    equal(done.out, "x\n" * len(cpus), "one PE per core")
    done = oshrun("sh", "-c", "echo $HEDDLE_N_PES", preexec_fn=lambda: os.sched_setaffinity(0, cpus[:1]))
    equal(done.out, "1\n", "one core is usable")


@check
def exported_variables():
    environment = dict(os.environ, KEPT="as it is", CHANGED="old", HEDDLE_PE="7")
    done = oshrun("-n", 2, "-x", "CHANGED=new", "-x", "ADDED=a=b c", "-x", "KEPT", "-x", "EMPTY=", "-x", "ADDED=2",
                  "sh", "-c", 'echo "$KEPT|$CHANGED|$ADDED|${EMPTY-unset}|"', env=environment)
    equal((done.status, done.out, done.err), (0, "as it is|new|2||\n" * 2, ""), "-x")
    done = oshrun("-n", 1, "-x", "NOT_SET_HERE", "true")
    equal((done.status, done.err), (0, "oshrun: -x NOT_SET_HERE: not set here, so not given to the PEs\n"), "-x unset")
    done = oshrun("-n", 1, "env", env=environment)
    equal(re.findall("^HEDDLE_PE=.*", done.out, re.M), ["HEDDLE_PE=0"], "an outer job's variables are replaced")


@check
def verbose():
    done = oshrun("-n", 3, "-v", "sh", "-c", "echo $HEDDLE_PE $$")
    pids = dict(line.split() for line in done.out.splitlines())
    said = dict(re.findall(r"^oshrun: PE (\d): pid (\d+): \S*/sh$", done.err, re.M))
    equal(said, pids, "one line per PE")


# What a PE is given


@check
def board_and_star():
    done = oshrun("-n", 4, *pe_program("""
import socket, array
magic, pes, launcher, arrived = struct.unpack_from('IIiI', board, 0)
assert (magic, pes, launcher, arrived) == (0x48444c38, n, os.getppid(), 0), (magic, pes, launcher, arrived)
assert len(board) == 64 + 1280 * n == os.fstat(int(os.environ['HEDDLE_BOARD'])).st_size
star = [socket.socket(fileno=int(fd)) for fd in os.environ['HEDDLE_STAR'].split(',')]
assert len(star) == (n - 1 if pe == 0 else 1)
assert all(s.type == socket.SOCK_SEQPACKET for s in star)
if pe == 0:
    for k, s in enumerate(star, 1): s.send(b'you are %d' % k)
    for k, s in enumerate(star, 1): print(s.recv(99).decode())
else:
    assert star[0].recv(99) == b'you are %d' % pe
    star[0].send(b'PE %d of %d' % (pe, n))
"""))
    equal((done.status, done.out, done.err), (0, "PE 1 of 4\nPE 2 of 4\nPE 3 of 4\n", ""), "talk over the star")


@check
def one_pe_has_an_empty_star():
    done = oshrun("-n", 1, "sh", "-c", 'echo "$HEDDLE_PE $HEDDLE_N_PES [$HEDDLE_STAR]"')
    equal(done.out, "0 1 []\n", "environment")


@check
def descriptors():
    """0, 1, 2, the board, the star; and what oshrun itself was given."""
    show = [sys.executable, "-S", "-c", """
import os
own = [0, 1, 2, int(os.environ['HEDDLE_BOARD'])] + [int(f) for f in os.environ['HEDDLE_STAR'].split(',') if f]
def is_open(fd):
    try: os.fstat(fd)
    except OSError: return False
    return True
print(os.environ["HEDDLE_PE"], [fd for fd in range(3, 300) if is_open(fd) and fd not in own], all(map(is_open, own)),
      min(own[3:]) > 9)
"""]
    done = oshrun("-n", 3, *show)
    equal(sorted(done.out.splitlines()), [f"{pe} [] True True" for pe in range(3)], "nothing else is inherited")


@check
def dispositions_and_masks():
    show = pe_program("""
status = dict(line.split(':') for line in open('/proc/self/status') if line.startswith('Sig'))
print(int(status['SigBlk'], 16), bool(int(status['SigIgn'], 16) & 1 << signal.SIGHUP - 1))
""")
    done = oshrun("-n", 2, *show)
    equal(done.out, "0 False\n" * 2, "nothing blocked")
    done = oshrun("-n", 2, *show, preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN))
    equal(done.out, "0 True\n" * 2, "SIGHUP stays ignored, as under nohup")
    program = pe_program("signal.signal(1, signal.SIG_DFL); print(flush=True); time.sleep(.5)")
    process = start("-n", 1, *program, preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN))
    process.stdout.readline()
    process.send_signal(signal.SIGHUP)
    equal(finish(process).status, 0, "SIGHUP to oshrun under nohup")
    done = oshrun("-n", 1, "sh", "-c", "kill -PIPE $$; echo survived")
    equal((done.status, done.out), (128 + signal.SIGPIPE, ""), "SIGPIPE is not ignored")
    done = oshrun("-n", 2, "sh", "-c", "exit 0", preexec_fn=lambda: signal.signal(signal.SIGCHLD, signal.SIG_IGN))
    equal(done.status, 0, "SIGCHLD ignored by the parent")


@check
def limits():
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    few = lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (100, hard))
    done = oshrun("-n", 64, "sh", "-c", "echo $HEDDLE_PE $(ulimit -Sn)", preexec_fn=few)
    limits = dict(line.split() for line in done.out.splitlines())
    equal((done.status, limits.pop("0", None), set(limits.values())), (0, "164", {"100"}), "soft limits of the PEs")
    done = oshrun("-n", 64, "true", preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (100, 100)))
    matches(r"oshrun: 64 PEs need \d+ open files, the limit is 100 \(ulimit -n\): raise it with \"ulimit -Hn \d+\"\n", done.err, "hard limit")
    equal(done.status, 1, "status")


@check
def processes_run_out():
    def few():
        resource.setrlimit(resource.RLIMIT_NPROC, (2, 2))
        os.setuid(54321)  # oshrun and one PE are all this user may have

    if os.getuid() != 0:
        return
    copy = path("copy")  # where that user may run it
    os.chmod(folder.name, 0o755)
    shutil.copy(OSHRUN, copy)
    done = subprocess.run([copy, "-n", "3", "sleep", "30"], stderr=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True,
                          timeout=300, preexec_fn=few)
    done = Result(done.returncode, "", done.stderr)
    matches(r"oshrun: cannot start PE 1: Resource temporarily unavailable; the limit of processes and threads of this user \(ulimit -u\) is 2, [^\n]*\n", done.err, "line")
    equal(done.status, 1, "status")


REFUSES_BIND = """
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <sys/socket.h>
static int polls;
int bind(int fd, const struct sockaddr *address, socklen_t size) { (void)fd, (void)address, (void)size; errno = EPERM; return -1; }
int poll(struct pollfd *fds, nfds_t n, int ms)
{
    polls++;
    return ((int (*)(struct pollfd *, nfds_t, int))dlsym(RTLD_NEXT, "poll"))(fds, n, ms);
}
__attribute__((destructor)) static void end(void) { if (polls) fprintf(stderr, "polls: %d\\n", polls); }
"""


@check
def sleeps_if_its_socket_is_refused():
    if IS_SANITIZED:
        return  # the sanitizer wants to be the first library
    source = script("refuses_bind.c", REFUSES_BIND)
    subprocess.run(["cc", "-shared", "-fPIC", source, "-o", path("refuses_bind.so"), "-ldl"], check=True)
    done = oshrun("-n", 1, "sleep", 1, env={**os.environ, "LD_PRELOAD": path("refuses_bind.so")})
    polls = re.fullmatch(r"polls: (\d+)\n", done.err)
    equal(done.status, 0, "status")
    expect(polls and int(polls[1]) < 1000, "oshrun polls without an end", done.err)


@check
def standard_input():
    done = oshrun("-n", 3, "sh", "-c", 'echo "$HEDDLE_PE: $(cat)"', input="one\ntwo\n")
    equal(sorted(done.out.splitlines()), ["0: one", "1: ", "2: ", "two"], "only PE 0 reads")
    feeder = subprocess.Popen(["yes"], stdout=subprocess.PIPE)
    process = start("-n", 1, "sh", "-c", "exec 0</dev/null; sleep 2", stdin=feeder.stdout)
    feeder.stdout.close()
    expect(wait_until(lambda: feeder.poll() is not None, 1.5), "oshrun does not keep the input open")
    feeder.kill()
    feeder.wait()
    process.terminate()
    finish(process)


@check
def closed_standard_files():
    done = oshrun("-n", 2, "sh", "-c", "cat; echo $HEDDLE_PE", preexec_fn=lambda: os.close(0))
    equal((done.status, sorted(done.out)), (0, list("\n\n01")), "no input")
    done = oshrun("-n", 2, "sh", "-c", "echo lost; sleep 20", preexec_fn=lambda: os.close(1))
    equal((done.status, done.err), (128 + signal.SIGPIPE, ""), "no output")
    done = oshrun("-n", 2, "sh", "-c", "echo kept; echo lost >&2", preexec_fn=lambda: (os.close(2), os.close(0)))
    equal((done.status, done.out), (0, "kept\n" * 2), "no errors")


if __name__ == "__main__":
    sys.exit(main())
