"""What the scripts here share: building a program, running it with a library before it, and how a test fails."""
import os
import re
import subprocess
import sys
import tempfile
import uuid
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
from calm import calm_time  # noqa: E402, F401
from skipping import has_sanitizer_inside, need_no_sanitizer, need_program  # noqa: E402, F401
from source_places import split_places  # noqa: E402

SOURCE = Path(os.environ.get("HEDDLE_SOURCE", HERE.parent.parent))
BUILD = Path(os.environ.get("HEDDLE_BUILD", SOURCE / "build"))
OSHRUN, OSHCC = BUILD / "bin/oshrun", BUILD / "bin/oshcc"
folder = tempfile.TemporaryDirectory(prefix="heddle-check-")
failures = []
count = 0


def expect(condition, name, what, seen=""):
    """Counts one check; says what was seen if it fails."""
    global count
    count += 1
    if condition:
        return
    failures.append(name)
    print(f"FAILED {name}: {what}\n    seen: {seen!r}"[:3000], flush=True)


def finish():
    print(f"{count} checks, {len(failures)} failures")
    sys.exit(1 if failures else 0)


def chosen(name):
    """Is this case among those that the command line asks for? Words are parts of names."""
    return len(sys.argv) < 2 or any(word in name for word in sys.argv[1:])


def path(name):
    return str(Path(folder.name) / name)


def build(name, text=None, source=None, flags=()):
    """The program made from C text, or from a file."""
    if text is not None:
        source = path(name + ".c")
        Path(source).write_text(text)
    command = [str(OSHCC), "-std=gnu11", "-g", "-O1", "-Wall", *flags, "-o", path(name), str(source), "-pthread"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command)}\n{done.stderr}")
    return path(name)


class Result:
    def __init__(self, status, out, err, left):
        self.status, self.out, self.left = status, out, left
        self.whole = err
        self.err, self.places = split_places(err)


def processes_with(token):
    """Processes that have the token in their environment."""
    left = []
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            if token.encode() in Path(f"/proc/{pid}/environ").read_bytes():
                left.append(int(pid))
        except OSError:
            pass
    return left


def environment_with(variables):
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("SHMEM_", "HEDDLE_CHECK", "HEDDLE_TRACE"))}
    return environment | {"ASAN_OPTIONS": "verify_asan_link_order=0:detect_leaks=0"} | variables


def run(options, pes, program, *arguments, timeout=600, **variables):
    """Runs a program with options of oshrun; the variables are its environment's."""
    token = f"HEDDLE_TEST_TOKEN={uuid.uuid4().hex}"
    environment = environment_with(variables)
    command = [str(OSHRUN), "-n", str(pes), "--timeout", str(timeout), "-x", token, *options, program, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment,
                          stdin=subprocess.DEVNULL)
    return Result(done.returncode, done.stdout, done.stderr, processes_with(token))


def at_once(work, items, n=8):
    """What `work` makes of each item, in their order, `n` at a time: jobs that mostly wait for each other's end."""
    with ThreadPoolExecutor(n) as pool:
        yield from pool.map(work, items)


def pattern(text):
    """A regular expression for a message. %p in it is an address; <...> is a regular expression."""
    parts = re.split(r"<([^>]*)>", text)
    parts[::2] = [re.escape(part).replace("%p", "0x[0-9a-f]+") for part in parts[::2]]
    return "".join(parts)
