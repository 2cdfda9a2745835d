#!/usr/bin/env python3
"""oshrun from outside: options, output, signals, and how jobs end.

launch.py [word ...] runs the checks whose names contain a word. The PEs are shells and small Python programs; one
that plays an OpenSHMEM program writes its state to the board, as the library does."""
import os
import pty
import re
import resource
import select
import shutil
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from calm import calm_time

OSHRUN = os.environ.get("OSHRUN") or os.path.join(os.environ.get("HEDDLE_BUILD", "."), "bin", "oshrun")
IS_SANITIZED = bool(os.environ.get("HEDDLE_SANITIZE"))
folder = tempfile.TemporaryDirectory(prefix="heddle-launch-")
checks = []
failures = []
current = ""

# What board.h says.
HEADER, SLOT = 64, 1280
STARTED, RUNNING, FINALIZED, SAID_WHY = range(4)

# Before every Python PE: `pe`, `n`, state(s), global_exit(status).
PRELUDE = """
import mmap, os, signal, struct, sys, time
pe, n = int(os.environ['HEDDLE_PE']), int(os.environ['HEDDLE_N_PES'])
board = mmap.mmap(int(os.environ['HEDDLE_BOARD']), 64 + 1280 * n)
def state(s):
    board[64 + 1280 * pe: 72 + 1280 * pe] = struct.pack('Ii', s, os.getpid())
def global_exit(status):
    board[16:24] = struct.pack('Q', (1 + pe) << 32 | status)
def states():
    return [struct.unpack_from('I', board, 64 + 1280 * k)[0] for k in range(n)]
def wait_for_states(s):
    while any(x < s for x in states()): time.sleep(0.005)
"""


def check(function):
    checks.append(function)
    return function


def expect(condition, what, seen=""):
    if condition:
        return
    failures.append(current)
    print(f"FAILED {current}: {what}{': ' + repr(seen)[:2000] if seen != '' else ''}", flush=True)


def equal(seen, wanted, what):
    expect(seen == wanted, what, (seen, "wanted", wanted))


def matches(pattern, text, what):
    expect(re.fullmatch(pattern, text), what, (text, "wanted", pattern))


def pe_program(source):
    """The command of a PE that can use the board."""
    return [sys.executable, "-S", "-c", PRELUDE + source]


class Result:
    """`seconds`: by the clock; `calm`: without those in which somebody waited for a processor."""
    def __init__(self, status, out, err, seconds=0.0, calm=0.0):
        self.status, self.out, self.err, self.seconds, self.calm = status, out, err, seconds, calm


def oshrun(*arguments, stdin=subprocess.DEVNULL, **more):
    began, calm = time.monotonic(), calm_time()
    text = more.pop("text", True)
    if "input" not in more:
        more["stdin"] = stdin
    done = subprocess.run([OSHRUN, *map(str, arguments)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=text,
                          timeout=60, **more)
    return Result(done.returncode, done.stdout, done.stderr, time.monotonic() - began, calm_time() - calm)


def on_one_core():
    """Where PEs may be slow to finish a line, and oshrun knows it."""
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:1])


def start(*arguments, **more):
    more.setdefault("stdin", subprocess.DEVNULL)
    return subprocess.Popen([OSHRUN, *map(str, arguments)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                            **more)


def finish(process, seconds=20):
    try:
        out, err = process.communicate(timeout=seconds)
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()
        expect(False, "oshrun did not end", process.args)
        return Result(None, "", "")
    return Result(process.returncode, out, err)


def path(name):
    return os.path.join(folder.name, name)


def script(name, text, mode=0o755):
    with open(path(name), "w") as file:
        file.write(text)
    os.chmod(path(name), mode)
    return path(name)


def wait_until(condition, seconds=5.0):
    end = calm_time() + seconds
    while calm_time() < end:
        if condition():
            return True
        time.sleep(0.01)
    return bool(condition())


def is_running(pid):
    try:
        with open(f"/proc/{pid}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


def read_pids(process, count):
    """The numbers that `count` lines of the job's output consist of."""
    return [int(process.stdout.readline()) for _ in range(count)]


def command_line(pid):
    try:
        with open(f"/proc/{pid}/cmdline", "rb") as file:
            return file.read()
    except OSError:
        return b""


def none_left(pids, seconds=1.0):
    return wait_until(lambda: not any(map(is_running, pids)), seconds)


# Options


@check
def help_and_version():
    done = oshrun("--help")
    equal(done.status, 0, "status")
    for option in "-n -np -x --bind-to --tag-output --timeout --oversubscribe -v --verbose --version --help".split():
        expect(re.search(rf"(^|[ ,]){option}\b", done.out, re.M), "--help names " + option)
    rows = [line for line in done.out.splitlines() if line.startswith("  -")]
    columns = {re.match(r"  \S.*?  +(?=\S)", row).end() for row in rows}
    equal(len(columns), 1, "columns of --help")
    done = oshrun("--version")
    matches(r"oshrun \(Heddle\) \d+\.\d+\.\d+\n", done.out, "--version")
    equal(done.status, 0, "status")


@check
def mistakes_in_options():
    for arguments, line in [
        (["--foo", "true"], r"unknown option --foo \(oshrun --help\)"),
        (["--foo=3", "true"], r"unknown option --foo \(oshrun --help\)"),
        (["-Z", "2", "true"], r"unknown option -Z \(oshrun --help\)"),
        (["-n", "0", "true"], r"-n is 0, not in \[1, \d+\]"),
        (["-np", "-1", "true"], r"-np is -1, not in \[1, \d+\]"),
        (["-n", "2x", "true"], r"-n is 2x, not in \[1, \d+\]"),
        (["-n", "", "true"], r"-n is empty, not in \[1, \d+\]"),
        (["-n", " 2", "true"], r"-n is  2, not in \[1, \d+\]"),
        (["-n", "99999999999999999999", "true"], r"-n is 99999999999999999999, not in \[1, \d+\]"),
        (["-n", "4097", "true"], r"-n is 4097, not in \[1, 4096\]"),
        (["-n"], r"-n needs N \(oshrun --help\)"),
        (["--bind-to", "socket", "true"], r"--bind-to is socket, not core or none"),
        (["--timeout", "soon", "true"], r"--timeout is soon, not in \(0, 1e9\] seconds"),
        (["--timeout", "0", "true"], r"--timeout is 0, not in .*"),
        (["--timeout", "nan", "true"], r"--timeout is nan, not in .*"),
        (["--verbose=1", "true"], r"--verbose takes no value \(oshrun --help\)"),
        (["-x", "=3", "true"], r"-x is =3, not VAR or VAR=VALUE"),
        ([], r"no program given \(oshrun --help\)"),
        (["-n", "2", "--"], r"no program given \(oshrun --help\)"),
    ]:
        done = oshrun(*arguments)
        equal(done.status, 2, f"status of {arguments}")
        matches(f"oshrun: {line}\n", done.err, f"line of {arguments}")


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
    done = oshrun("-n", 1, "./tool", "it", cwd=folder.name)
    equal((done.status, done.out), (0, "found it\n"), "with a slash")


@check
def default_number_is_usable_cores():
    cpus = sorted(os.sched_getaffinity(0))
    done = oshrun("echo", "x")
    equal(done.out, "x\n" * len(cpus), "one PE per core")
    done = oshrun("sh", "-c", "echo $HEDDLE_N_PES", preexec_fn=lambda: os.sched_setaffinity(0, cpus[:1]))
    equal(done.out, "1\n", "one core is usable")


@check
def binding():
    cpus = sorted(os.sched_getaffinity(0))
    show = pe_program("print(pe, *sorted(os.sched_getaffinity(0)))")
    done = oshrun("-n", 3, "--bind-to", "core", *show)
    wanted = [f"{pe} {cpus[pe % len(cpus)]}" for pe in range(3)]
    equal(sorted(done.out.splitlines()), wanted, "one core each, in turn")
    done = oshrun("-n", 1, "--bind-to", "none", *show)
    equal(done.out, " ".join(map(str, [0, *cpus])) + "\n", "all cores")


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
assert (magic, pes, launcher, arrived) == (0x48444c36, n, os.getppid(), 0), (magic, pes, launcher, arrived)
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
    matches(r"oshrun: 64 PEs need \d+ open files, the limit is 100 \(ulimit -n\)\n", done.err, "hard limit")
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
                          timeout=20, preexec_fn=few)
    done = Result(done.returncode, "", done.stderr)
    matches(r"oshrun: cannot start PE 1: Resource temporarily unavailable\n", done.err, "line")
    equal(done.status, 1, "status")


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


# Output


def count_lines(out, n, lines, line_of):
    wanted = sorted(line_of(pe, i) for pe in range(n) for i in range(lines))
    equal(sorted(out.splitlines()) == wanted, True, "every line, whole")


WRITER = """
import random
random.seed(pe)
text = ''.join(f'{pe} {i} ' + chr(97 + pe) * (i * 7 % 3000) + '\\n' for i in range(400)).encode()
at = 0
while at < len(text):
    at += os.write(OUT, text[at: at + random.randrange(1, 9000)])
"""


@check
def lines_stay_whole():
    line_of = lambda pe, i: f"{pe} {i} " + chr(97 + pe) * (i * 7 % 3000)
    done = oshrun("-n", 16, *pe_program(WRITER.replace("OUT", "1")), preexec_fn=on_one_core)
    equal(done.status, 0, "status")
    count_lines(done.out, 16, 400, line_of)
    done = oshrun("-n", 16, "--tag-output", *pe_program(WRITER.replace("OUT", "1")), preexec_fn=on_one_core)
    count_lines(done.out, 16, 400, lambda pe, i: f"[{pe}] " + line_of(pe, i))
    for pe in range(16):
        numbers = [int(line.split()[2]) for line in done.out.splitlines() if line.startswith(f"[{pe}] ")]
        equal(numbers, sorted(numbers), f"order of PE {pe}")


@check
def one_write_per_line():
    if IS_SANITIZED:
        return
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    ours.settimeout(10)
    process = subprocess.Popen([OSHRUN, "-n", "1", "printf", "a\\nbb\\n\\nccc"], stdout=theirs, stdin=subprocess.DEVNULL)
    seen = [ours.recv(100) for _ in range(4)]
    equal((process.wait(), seen), (0, [b"a\n", b"bb\n", b"\n", b"ccc"]), "datagrams")


@check
def same_file_for_both_outputs():
    done = oshrun("-n", 8, "sh", "-c", "for i in 1 2 3 4 5 6 7 8 9; do echo $HEDDLE_PE $i; echo $HEDDLE_PE $i >&2; done")
    wanted = sorted(f"{pe} {i}" for pe in range(8) for i in range(1, 10))
    equal((sorted(done.out.splitlines()), sorted(done.err.splitlines())), (wanted, wanted), "each to its own")
    # Lines that a pipe does not take in one piece, and a reader who is late.
    long_writer = WRITER.replace("OUT", "1 + pe % 2").replace("3000", "30000").replace("* 7", "* 97")
    process = subprocess.Popen([OSHRUN, "-n", "4", *pe_program(long_writer)], stdout=subprocess.PIPE,
                               stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, text=True, preexec_fn=on_one_core)
    time.sleep(0.3)
    out = process.communicate()[0]
    count_lines(out, 4, 400, lambda pe, i: f"{pe} {i} " + chr(97 + pe) * (i * 97 % 30000))


@check
def tags():
    done = oshrun("-n", 2, "--tag-output", "sh", "-c", "printf 'a\\n\\nb\\r\\n'; echo oops >&2")
    for pe in range(2):
        lines = [line for line in done.out.split("\n") if line.startswith(f"[{pe}]")]
        expect(f"[{pe}] oops\n" in done.err, "errors are tagged", done.err)
        equal([line.rstrip("\r") for line in lines][:3], [f"[{pe}] a", f"[{pe}] ", f"[{pe}] b"], "lines are tagged")
    done = oshrun("-n", 1, "--tag-output", "sh", "-c", "printf '10%%\\r20%%\\r'; sleep .2; printf '\\nx\\ny'", text=False)
    equal(done.out, b"[0] 10%\r[0] 20%\r\n[0] x\n[0] y", "carriage returns, and a rest without an end")


@check
def prompts_are_flushed():
    process = start("-n", 1, "--tag-output", "sh", "-c", "printf 'Name? '; read x; echo hello $x", stdin=subprocess.PIPE)
    ready = select.select([process.stdout], [], [], 5)[0]
    expect(ready, "the prompt comes without its line's end")
    if ready:
        equal(os.read(process.stdout.fileno(), 100), b"[0] Name? ", "prompt")
    process.stdin.write("you\n")
    process.stdin.flush()
    equal(finish(process).out, "hello you\n", "the rest of the line")


@check
def partial_lines_wait():
    done = oshrun("-n", 4, "sh", "-c", "for i in 1 2 3 4 5; do printf $HEDDLE_PE; sleep .02; done; echo",
                  preexec_fn=on_one_core)
    equal(sorted(done.out.splitlines()), ["00000", "11111", "22222", "33333"], "lines written slowly")


@check
def long_lines():
    done = oshrun("-n", 1, *pe_program("os.write(1, b''.join(b'%09d ' % i for i in range(50000)))"))
    equal(done.out == "".join("%09d " % i for i in range(50000)), True, "500 KB in one line")


@check
def reader_goes_away():
    calm = calm_time()
    done = subprocess.run(["bash", "-c", '"$0" -n 4 sh -c "while :; do echo y; done" | head -2; echo ${PIPESTATUS[0]}', OSHRUN],
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=20)
    equal((done.stdout, done.stderr), (f"y\ny\n{128 + signal.SIGPIPE}\n", ""), "quiet end")
    expect(calm_time() - calm < 5, "soon")


@check
def disk_is_full():
    with open("/dev/full", "w") as full:
        done = subprocess.run([OSHRUN, "-n", "2", "sh", "-c", "echo x; sleep 30"], stdout=full, stderr=subprocess.PIPE,
                              text=True, timeout=20)
    equal((done.returncode, done.stderr), (1, "oshrun: cannot write standard output: No space left on device\n"), "said")


@check
def reader_who_does_not_read():
    """... holds up the PEs, but not oshrun's signals and deadlines; and what it reads late is complete."""
    flood = ["sh", "-c", "yes 0123456789 | head -100000"]
    process = start("-n", 2, "--timeout", "0.5", *flood)
    time.sleep(0.2)
    equal(process.wait(timeout=10), 124, "--timeout")
    process.communicate()
    process = start("-n", 2, *flood)
    time.sleep(0.3)
    process.send_signal(signal.SIGTERM)
    expect(wait_until(lambda: process.poll() is not None, 5) or process.send_signal(signal.SIGTERM) or
           wait_until(lambda: process.poll() is not None, 5), "SIGTERM")
    process.communicate()
    process = start("-n", 2, *flood)
    time.sleep(0.5)
    equal(len(finish(process).out), 2 * 100000 * 11, "bytes")


@check
def last_words_come_first():
    done = oshrun("-n", 2, "sh", "-c", "if [ $HEDDLE_PE = 1 ]; then echo last words >&2; kill -SEGV $$; fi; sleep 30")
    matches(r"last words\noshrun: PE 1 \(pid \d+\) killed by signal 11 \(SIGSEGV\)\n", done.err, "order")
    done = oshrun("-n", 1, "sh", "-c", "printf unfinished >&2; sleep .3; exit 3")
    matches(r"unfinished\noshrun: PE 0 \(pid \d+\) exited with status 3\n", done.err, "a line of our own")
    done = oshrun("-n", 1, "sh", "-c", "printf unfinished >&2; exit 3")
    matches(r"unfinished\noshrun: PE 0 \(pid \d+\) exited with status 3\n", done.err, "the end is known at once")


# How jobs end


@check
def all_is_well():
    done = oshrun("-n", 4, *pe_program("state(1); wait_for_states(1); time.sleep(pe * .02); state(2)"))
    equal((done.status, done.out, done.err), (0, "", ""), "init, finalize, exit")


@check
def first_failure_is_named():
    done = oshrun("-n", 4, "sh", "-c", "[ $HEDDLE_PE = 2 ] && exit 3; sleep 30")
    matches(r"oshrun: PE 2 \(pid \d+\) exited with status 3\n", done.err, "one line")
    equal(done.status, 3, "status")
    expect(done.calm < 3, "soon", done.calm)
    done = oshrun("-n", 4, *pe_program("state(1); wait_for_states(1); pe == 3 and os.kill(os.getpid(), 9); time.sleep(30)"))
    matches(r"oshrun: PE 3 \(pid \d+\) killed by signal 9 \(SIGKILL\)\n", done.err, "one line")
    equal(done.status, 137, "status")
    expect(done.calm < 3, "soon", done.calm)


@check
def killed_from_outside():
    process = start("-n", 3, *pe_program("state(1); print(os.getpid(), flush=True); time.sleep(30)"))
    pids = read_pids(process, 3)
    os.kill(pids[1], signal.SIGKILL)
    done = finish(process)
    matches(rf"oshrun: PE \d \(pid {pids[1]}\) killed by signal 9 \(SIGKILL\)\n", done.err, "one line")
    equal((done.status, [p for p in pids if is_running(p)]), (137, []), "the others are gone")


@check
def end_before_finalize():
    for status in 0, 5:
        done = oshrun("-n", 3, *pe_program(f"state(1); wait_for_states(1); pe == 1 and os._exit({status}); time.sleep(30)"))
        matches(rf"oshrun: PE 1 \(pid \d+\) exited with status {status} before shmem_finalize\n", done.err, "line")
        equal(done.status, status or 1, "status")


@check
def status_after_finalize():
    """... is the job's, but the others finish."""
    for last, line, status in [("os._exit(7)", "exited with status 7", 7),
                               ("os.kill(os.getpid(), 11)", r"killed by signal 11 \(SIGSEGV\)", 139)]:
        done = oshrun("-n", 3, *pe_program(f"""
state(1); wait_for_states(1); state(2)
if pe == 1: {last}
time.sleep(0.6); print('done', flush=True)
if pe == 2: os._exit(9)
"""))
        matches(rf"oshrun: PE 1 \(pid \d+\) {line}\n", done.err, "one line")
        equal((done.status, done.out), (status, "done\n" * 2), "the others finish")
    done = oshrun("-n", 2, "--timeout", "0.6", *pe_program("state(1); wait_for_states(1); state(2); pe and os._exit(7); time.sleep(30)"))
    equal(done.status, 7, "the first failure wins")


@check
def pe_that_said_why():
    done = oshrun("-n", 3, *pe_program("""
state(1); wait_for_states(1)
if pe == 2: os.write(2, b'heddle: PE 2: bad\\n'); state(3); os._exit(6)
time.sleep(30)
"""))
    equal((done.status, done.err), (6, "heddle: PE 2: bad\n"), "oshrun is silent")
    done = oshrun("-n", 1, *pe_program("state(3)"))
    equal((done.status, done.err), (1, ""), "status 0 is no excuse")


@check
def global_exit():
    for status in 0, 4:
        done = oshrun("-n", 3, *pe_program(f"""
state(1); wait_for_states(1)
if pe == 1: global_exit({status}); os._exit({status})
time.sleep(30)
"""))
        equal((done.status, done.err), (status, ""), "silent")
        expect(done.calm < 3, "soon", done.calm)
    done = oshrun("-n", 3, *pe_program("""
state(1); wait_for_states(1)
if pe == 1: global_exit(4); os._exit(4)
if pe == 0: signal.signal(signal.SIGTERM, lambda *_: print('told', flush=True)); time.sleep(30)
if pe == 2: time.sleep(.05); print('by itself', flush=True); os._exit(9)
"""))
    equal((done.status, sorted(done.out.splitlines()), done.err), (4, ["by itself", "told"], ""), "time for the others")


@check
def the_rest_is_told_first():
    done = oshrun("-n", 3, *pe_program("""
def told(*_): print('told', flush=True); pe == 1 and os._exit(0); time.sleep(30)
signal.signal(signal.SIGTERM, told)
state(1); wait_for_states(1)
if pe == 0: time.sleep(0.1); os._exit(3)
time.sleep(30)
"""))
    equal((done.status, done.out), (3, "told\n" * 2), "SIGTERM, then SIGKILL")
    expect(0.3 <= done.seconds and done.calm < 5, "in time", (done.seconds, done.calm))


@check
def stopped_pes_end():
    done = oshrun("-n", 2, *pe_program("""
def told(*_): print('told', flush=True); os._exit(0)
signal.signal(signal.SIGTERM, told)
if pe == 0: time.sleep(0.3); os._exit(3)
os.kill(os.getpid(), signal.SIGSTOP); time.sleep(30)
"""))
    equal((done.status, done.out), (3, "told\n"), "a stopped PE goes on, to end")
    expect(done.calm < 3, "soon", done.calm)


@check
def timeouts():
    done = oshrun("-n", 4, "--timeout", "0.4", "sh", "-c", "[ $HEDDLE_PE = 0 ] && exit 0; sleep 30")
    equal((done.status, done.err), (124, "oshrun: timeout after 0.4 s; PEs 1-3 were still running\n"), "--timeout")
    expect(0.4 <= done.seconds and done.calm < 4, "in time", (done.seconds, done.calm))
    done = oshrun("-n", 6, "--timeout=0.4", "sh", "-c", "case $HEDDLE_PE in 0|1|3|5) sleep 30;; esac")
    equal(done.err, "oshrun: timeout after 0.4 s; PEs 0-1, 3, 5 were still running\n", "ranges")
    done = oshrun("-n", 2, "--timeout", "0.4", "sh", "-c", "[ $HEDDLE_PE = 0 ] || exec sleep 30")
    equal(done.err, "oshrun: timeout after 0.4 s; PE 1 was still running\n", "one")
    done = oshrun("-n", 2, "--timeout", "1e3", "true")
    equal((done.status, done.err), (0, ""), "in time")


@check
def wrapper_shells():
    program = pe_program("state(1); wait_for_states(1); state(2); print(pe, os.getppid() != os.getpgrp())")
    run = 'python=$1; shift; "$python" "$@"; exit $?'
    done = oshrun("-n", 3, "sh", "-c", run, "sh", *program)
    equal((done.status, sorted(done.out.split()[::2])), (0, ["0", "1", "2"]), "the program is a grandchild")
    program = pe_program("state(1); wait_for_states(1); print(os.getpid(), flush=True); pe == 1 and os._exit(0); time.sleep(30)")
    done = oshrun("-n", 3, "sh", "-c", run, "sh", *program)
    matches(r"oshrun: PE 1 \(pid \d+\) exited with status 0 before shmem_finalize\n", done.err, "the slot tells")
    equal([pid for pid in done.out.split() if is_running(pid)], [], "grandchildren are gone")


@check
def orphans_are_killed():
    leave = "trap '' TERM; (setsid sh -c 'trap \"\" TERM HUP; echo $$; while :; do sleep 1; done' &) ; sleep .2"
    for last, status in (":", 0), ("exit 3", 3):
        done = oshrun("-n", 2, "sh", "-c", f"{leave}; {last}")
        pids = done.out.split()
        equal((done.status, len(pids)), (status, 2), "status")
        equal([pid for pid in pids if is_running(pid)], [], "nothing is left")
        expect(done.calm < 5, "soon", done.calm)


@check
def orphan_that_floods():
    done = oshrun("-n", 1, "sh", "-c", "(yes &); sleep .1; exit 3")
    equal(done.status, 3, "status")
    expect(done.calm < 10, "soon", done.calm)


@check
def oshrun_is_killed():
    process = start("-n", 3, *pe_program("state(1); print(os.getpid(), flush=True); signal.signal(15, signal.SIG_IGN)\nwhile True: time.sleep(30)"))
    pids = read_pids(process, 3)
    process.kill()
    expect(none_left(pids), "PEs end within 1 s", [p for p in pids if is_running(p)])
    process.communicate()
    for delay in range(20):  # at any moment of its start
        process = subprocess.Popen([OSHRUN, "-n", "8", "sleep", "27182"], stdin=subprocess.DEVNULL)
        time.sleep(0.001 * delay)
        process.kill()
        process.wait()
    left = lambda: [p for p in os.listdir("/proc") if p.isdigit() and command_line(p) == b"sleep\x0027182\0"]
    expect(wait_until(lambda: not left(), 1), "killed while it starts", left())


# Signals to oshrun

CATCHER = """
seen = []
for s in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT, signal.SIGUSR1, signal.SIGUSR2):
    signal.signal(s, lambda s, _: os.write(1, b'%d got %d\\n' % (pe, s)))
state(1)
print(os.getpid(), flush=True)
"""


@check
def signals_end_plain_jobs():
    for signo in signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT:
        process = start("-n", 3, *pe_program("signal.signal(2, signal.SIG_DFL); state(1); print(os.getpid(), flush=True); time.sleep(30)"))
        pids = read_pids(process, 3)
        process.send_signal(signo)
        done = finish(process, 4)
        equal((done.status, done.err), (128 + signo, f"oshrun: ended by signal {signo} ({signo.name})\n"), signo.name)
        equal([p for p in pids if is_running(p)], [], "PEs")


@check
def signals_can_be_answered():
    process = start("-n", 2, *pe_program("""
def end(*_): time.sleep(0.7); os.write(1, b'clean\\n'); state(2); os._exit(0)
signal.signal(signal.SIGTERM, end)
state(1); print(os.getpid(), flush=True); time.sleep(30)
"""))
    read_pids(process, 2)
    process.send_signal(signal.SIGTERM)
    time.sleep(0.05)
    process.send_signal(signal.SIGTERM)  # as timeout(1), which signals its child and its group
    done = finish(process)
    equal((done.status, done.out, done.err), (0, "clean\n" * 2, ""), "finalized after SIGTERM")


@check
def second_signal_kills():
    process = start("-n", 2, *pe_program(CATCHER + "while True: time.sleep(30)"))
    pids = read_pids(process, 2)
    process.send_signal(signal.SIGINT)
    equal(sorted(process.stdout.readline() for _ in pids), ["0 got 2\n", "1 got 2\n"], "the first is forwarded")
    time.sleep(0.3)
    expect(process.poll() is None, "the program may go on")
    process.send_signal(signal.SIGINT)
    calm = calm_time()
    done = finish(process)
    expect(calm_time() - calm < 1, "at once")
    equal((done.status, done.err), (130, "oshrun: ended by signal 2 (SIGINT)\n"), "the second kills")
    equal([p for p in pids if is_running(p)], [], "PEs")


@check
def sigterm_ends_whatever_happens():
    process = start("-n", 2, *pe_program("signal.signal(15, signal.SIG_IGN); print(os.getpid(), flush=True); time.sleep(60)"))
    pids = read_pids(process, 2)
    process.send_signal(signal.SIGTERM)
    done = finish(process)
    equal((done.status, [p for p in pids if is_running(p)]), (143, []), "killed after its time")


@check
def user_signals():
    process = start("-n", 2, "sh", "-c", '"$@"; echo rc $?', "sh", *pe_program(CATCHER + "end = time.time() + 1.5\nwhile time.time() < end: time.sleep(.1)\nstate(2)"))
    read_pids(process, 2)
    process.send_signal(signal.SIGUSR1)
    process.send_signal(signal.SIGUSR2)
    done = finish(process)
    equal(sorted(done.out.splitlines()), sorted([f"{pe} got {s}" for pe in (0, 1) for s in (10, 12)] + ["rc 0"] * 2),
          "they reach the program, not the shell around it")
    equal(done.status, 0, "status")


def process_state(pid):
    with open(f"/proc/{pid}/stat") as file:
        return file.read().rpartition(")")[2].split()[0]


@check
def stop_and_continue():
    process = start("-n", 2, *pe_program("print(os.getpid(), flush=True); time.sleep(1); print('end')"),
                    preexec_fn=os.setpgrp)  # a group that this process could continue
    pids = read_pids(process, 2) + [process.pid]
    process.send_signal(signal.SIGTSTP)
    expect(wait_until(lambda: all(process_state(p) == "T" for p in pids)), "all stop", [process_state(p) for p in pids])
    process.send_signal(signal.SIGCONT)
    expect(wait_until(lambda: all(process_state(p) != "T" for p in pids)), "all go on", [process_state(p) for p in pids])
    done = finish(process)
    equal((done.status, done.out), (0, "end\n" * 2), "the job ends well")


@check
def terminal():
    """^C reaches each PE once, from the terminal; oshrun adds nothing, neither signal nor words."""
    pid, master = pty.fork()
    if not pid:
        os.execv(OSHRUN, [OSHRUN, "-n", "2", *pe_program("""
hits = 0
def hit(*_):
    global hits
    hits += 1
signal.signal(signal.SIGINT, hit)
state(1); print('ready', flush=True)
while not hits: time.sleep(0.05)
time.sleep(0.4); print('hits', hits, flush=True)
signal.signal(signal.SIGINT, signal.SIG_DFL); os.kill(os.getpid(), signal.SIGINT)
""")])
    seen = b""
    end = time.monotonic() + 15
    sent = False
    while time.monotonic() < end:
        if select.select([master], [], [], 0.1)[0]:
            try:
                seen += os.read(master, 1000)
            except OSError:
                break
        if seen.count(b"ready") == 2 and not sent:
            os.write(master, b"\x03")
            sent = True
    status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    os.close(master)
    seen = seen.replace(b"^C", b"").replace(b"\r", b"").decode()
    equal((status, seen), (130, "ready\n" * 2 + "hits 1\n" * 2), "^C")


@check
def many_pes_are_cheap():
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = oshrun("-n", 64, "true")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    equal((done.status, done.out, done.err), (0, "", ""), "64 PEs")
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    expect(cpu < (10 if IS_SANITIZED else 1), "seconds of CPU", cpu)


@check
def waiting_costs_nothing():
    process = start("-n", 8, "sleep", "1")
    time.sleep(0.8)
    with open(f"/proc/{process.pid}/stat") as file:
        fields = file.read().rpartition(")")[2].split()
    ticks = int(fields[11]) + int(fields[12])
    expect(ticks <= (100 if IS_SANITIZED else 5), "clock ticks while nothing happens", ticks)
    finish(process)


@check
def a_job_in_a_job():
    done = oshrun("-n", 2, OSHRUN, "-n", 3, "sh", "-c", "echo $HEDDLE_PE/$HEDDLE_N_PES")
    equal((done.status, sorted(done.out.split())), (0, sorted(["0/3", "1/3", "2/3"] * 2)), "nested")


def main():
    global current
    for signo in signal.SIGHUP, signal.SIGQUIT, signal.SIGTERM:  # which may be ignored here, under nohup or by "&"
        signal.signal(signo, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for function in checks:
        current = function.__name__
        if len(sys.argv) > 1 and not any(word in current for word in sys.argv[1:]):
            continue
        began, before = time.monotonic(), len(failures)
        try:
            function()
        except Exception as error:  # one broken check must not hide the others
            expect(False, f"{type(error).__name__}: {error}")
        print(f"{'ok' if len(failures) == before else 'not ok'} {current} ({time.monotonic() - began:.2f} s)", flush=True)
    print(f"{len(set(failures))} checks failed" if failures else "all passed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
