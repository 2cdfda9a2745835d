"""For test scripts: compile with oshcc, run with oshrun, look at what comes out.

script.py [word ...] runs the checks whose names contain a word."""
import itertools
import os
import re
import resource
import shlex
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from calm import calm_time, patient, starved
from skipping import has, need, need_program, skip

BUILD = os.environ.get("HEDDLE_BUILD", ".")
OSHRUN = os.path.join(BUILD, "bin", "oshrun")
IS_SANITIZED = bool(os.environ.get("HEDDLE_SANITIZE"))
HERE = os.path.dirname(os.path.abspath(sys.argv[0]))
ROUTE = "HEDDLE_DIRECT", "HEDDLE_WIRE" # over which the whole suite may be run
PATIENCE = 600 # seconds: for what must end but is not measured
SOON = 2 # seconds in which nobody waits for a processor (calm.py): for what must end at once
folder = tempfile.TemporaryDirectory(prefix="heddle-job-")
checks, failures = [], []
moments = itertools.count()
current = ""


def check(function):
    checks.append(function)
    return function


def expect(condition, what, seen=""):
    if not condition:
        failures.append(current)
        print(f"FAILED {current}: {what}{': ' + repr(seen)[:1500] if seen != '' else ''}", flush=True)
    return condition


def equal(seen, wanted, what):
    return expect(seen == wanted, what, (seen, "wanted", wanted))


def matches(pattern, text, what):
    return expect(re.search(pattern, text, re.M), what, (text, "wanted", pattern))


class Result:
    """`seconds`: how long it took; from the moment on that the program has named, if it has (semantics.h). `starved`: the part
    of all of it in which somebody waited for a processor."""
    def __init__(self, status, out, err, seconds, starved=0.0):
        self.status, self.out, self.err, self.seconds, self.starved = status, out, err, seconds, starved

    def __repr__(self):
        return f"status {self.status}, out {self.out[:600]!r}, err {self.err[:600]!r}"


def limit(kind, value):
    """For `before`: a resource limit of the job."""
    return lambda: resource.setrlimit(kind, (value, value))


def run(command, env=None, before=None, seconds=PATIENCE):
    """Runs a command with more variables (None: unset); status None: it did not end in time."""
    variables = {k: v for k, v in os.environ.items() if k in ROUTE or not k.startswith(("SHMEM_", "SMA_", "HEDDLE_"))}
    for name, value in (env or {}).items():
        variables.pop(name, None)
        if value is not None:
            variables[name] = value
    moment = os.path.join(folder.name, f"moment-{next(moments)}")
    variables["TEST_MOMENT"] = moment
    began, starved_before = time.time(), starved()
    process = subprocess.Popen([str(word) for word in command], env=variables, preexec_fn=before, text=True,
                               stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    try:
        out, err = process.communicate(timeout=seconds)
        status = process.returncode
    except subprocess.TimeoutExpired:
        process.kill() # its PEs end with oshrun
        out, err = process.communicate()
        status = None
    ended = time.time()
    if os.path.exists(moment):
        began = os.stat(moment).st_mtime
    return Result(status, out, err, ended - began, starved() - starved_before)


def ends_soon(result, what):
    return expect(result.seconds - result.starved < patient(SOON), f"{what}: soon", (result.seconds, result.starved, result))


def job(n, program, *arguments, **more):
    return run([OSHRUN, "-n", n, program, *arguments], **more)


def succeed(result, what):
    return expect(result.status == 0, what, result)


def ends_with_line(result, line, what):
    """The library has ended the job with this line alone."""
    equal(result.status, 1, f"{what}: status; {result}")
    expect(re.fullmatch(rf"heddle: (PE \d+: )?{line}\n", result.err), f"{what}: the line", (result.err, "wanted", line))


def compiled(name, *flags, wrapper="oshcc", sources=None):
    """A program from this folder's NAME.c, or from `sources`; None if it cannot be compiled this way."""
    output = os.path.join(folder.name, f"{name}-{len(os.listdir(folder.name))}")
    files = sources or [os.path.join(HERE, name + ".c")]
    include = "-I" + os.path.dirname(HERE) # test.h, and semantics/semantics.h
    compiler = os.path.join(BUILD, "bin", wrapper)
    command = [compiler, "-O1", "-D_GNU_SOURCE", include, *files, *flags, "-o", output]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        print(f"{shlex.join(command)}\n{done.stdout}", flush=True)
        return None
    return output


def main():
    global current
    words = sys.argv[1:]
    for function in checks:
        if words and not any(word in function.__name__ for word in words):
            continue
        current = function.__name__
        function()
    print(f"{len(checks)} checks, {len(set(failures))} failed")
    sys.exit(1 if failures else 0)
