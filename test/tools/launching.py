"""What tests of oshrun from outside share.

launch_….py [word ...] runs the checks whose names contain a word. The PEs are shells and small Python programs; one
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

# Before every Python PE: `pe`, `n`, state(s), global_exit(status), and letter(k), the state of PE k's process in /proc.
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
def letter(k):
    pid = struct.unpack_from('i', board, 64 + 1280 * k + 4)[0]
    if not pid: return '' # it has not called state
    try: return open(f'/proc/{pid}/stat').read().rpartition(')')[2].split()[0]
    except OSError: return 'X'
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

    def was_disturbed(self):
        """Some process waited for a processor so long that the time that oshrun leaves to PEs may have run out meanwhile."""
        return self.seconds - self.calm > 0.1


def oshrun(*arguments, stdin=subprocess.DEVNULL, **more):
    began, calm = time.monotonic(), calm_time()
    text = more.pop("text", True)
    if "input" not in more:
        more["stdin"] = stdin
    done = subprocess.run([OSHRUN, *map(str, arguments)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=text,
                          timeout=300, **more)
    return Result(done.returncode, done.stdout, done.stderr, time.monotonic() - began, calm_time() - calm)


def on_one_core():
    """Where PEs may be slow to finish a line, and oshrun knows it."""
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:1])


def start(*arguments, **more):
    more.setdefault("stdin", subprocess.DEVNULL)
    return subprocess.Popen([OSHRUN, *map(str, arguments)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                            **more)


def finish(process, seconds=20):
    began, calm = time.monotonic(), calm_time()
    try:
        out, err = process.communicate(timeout=300)
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()
        expect(False, "oshrun did not end", process.args)
        return Result(None, "", "")
    done = Result(process.returncode, out, err, time.monotonic() - began, calm_time() - calm)
    expect(done.calm < seconds, "oshrun ended late", (process.args, done.calm))
    return done


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
