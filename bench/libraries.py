"""The libraries that are measured, and how each is built and started: ours, other OpenSHMEM libraries, and programs that do
without one; on one machine, over TCP, and between hosts that this machine makes of itself."""
import dataclasses
import json
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import time

from tables import INLINE, OURS

HERE = pathlib.Path(__file__).resolve().parent
SOURCES = HERE, HERE.parent / "examples"
FLAGS = ["-std=gnu17", "-O2", "-g", f"-I{HERE}"]
OPEN_MPI_LAUNCH = ["--oversubscribe", "--mca", "osc", "^rdma"]  # with osc/rdma, 4.1.4 crashes in shmem_finalize
OPEN_MPI_ENVIRONMENT = {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1"}


class Failure(Exception):
    """Something did not work; the text says what, for the report."""


def first_line(command):
    """The first line a command prints, and the next if that ends with a colon; an empty string if it fails."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=20, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    lines = (done.stdout or done.stderr).strip().splitlines() if not done.returncode else []
    return " ".join(lines[:2] if lines and lines[0].endswith(":") else lines[:1])


# ---- Libraries ----


@dataclasses.dataclass
class Library:
    """A folder with an oshcc and an oshrun, and how to use them."""

    name: str
    folder: pathlib.Path
    work: pathlib.Path  # where its programs are built
    launch: list = dataclasses.field(default_factory=list)
    environment: dict = dataclasses.field(default_factory=dict)
    flags: list = dataclasses.field(default_factory=list)
    version: str = ""
    built: set = dataclasses.field(default_factory=set)

    def __post_init__(self):
        self.version = self.version or first_line([self.folder / "oshrun", "--version"])
        if re.search("openrte|open.?mpi", self.version, re.I):
            self.launch = OPEN_MPI_LAUNCH + self.launch
            self.environment = {**OPEN_MPI_ENVIRONMENT, **self.environment}

    def compile(self, program):
        """Builds one program, once per session: a library that changed must not meet a program built with the old."""
        if program in self.built:
            return
        self.work.mkdir(parents=True, exist_ok=True)
        bare = self.work / "libbare.so"
        build(["cc", "-shared", "-fPIC", *FLAGS, HERE / "bare.c", "-o", bare])
        build([self.folder / "oshcc", *FLAGS, *self.flags, source_of(program), "-o", self.work / program,
               f"-L{self.work}", "-lbare", f"-Wl,-rpath,{self.work}", "-lpthread"])
        self.built.add(program)

    def command(self, pes, program, words, before=()):
        return [str(self.folder / "oshrun"), *self.launch, "-n", str(pes), *before, str(self.work / program), *words]

    def start(self, pes, program, words, heap, limit, before=()):
        """Runs a program, and ends it after `limit` seconds."""
        environment = {**os.environ, **self.environment, "SHMEM_SYMMETRIC_SIZE": f"{heap}M"}
        command = ["timeout", "-k", "5", str(limit), *self.command(pes, program, words, before)]
        return subprocess.run(command, capture_output=True, text=True, env=environment, check=False,
                              stdin=subprocess.DEVNULL, errors="replace")

    def run(self, pes, program, words, heap, limit, before=(), keep=False):
        """Runs a program; returns (its JSON lines, wall time). With `keep`, what it printed before it failed counts."""
        begin = time.monotonic()
        done = self.start(pes, program, words, heap, limit, before)
        wall = time.monotonic() - begin
        lines = parse(done.stdout)
        usable = lines and "bench:" not in done.stderr and done.returncode not in (124, 137)
        if done.returncode and not usable and not keep:
            raise Failure(reason(done, limit))
        if done.returncode:
            lines.append({"failed": ("" if keep else "after its results: ") + reason(done, limit)})
        return lines, wall


def source_of(program):
    return next(folder / f"{program}.c" for folder in SOURCES if (folder / f"{program}.c").exists())


def build(command):
    """Compiles something."""
    if not shutil.which(command[0]):
        raise Failure(f"there is no {command[0]}")
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False)
    if done.returncode:
        raise Failure(f"does not compile: {telling(done.stderr)}")


def parse(text):
    """The JSON objects among the lines of a program's output."""
    objects = []
    for line in text.splitlines():
        if line.startswith("{"):
            try:
                objects.append(json.loads(line))
            except ValueError:
                objects.append({"failed": f"unreadable line: {line[:80]}"})
    return objects


def telling(text):
    """The line of an error output that says most."""
    lines = [line.strip() for line in text.splitlines() if line.strip(" -*=")]
    for sign in ("bench:", "error:", "ssertion", "Segmentation", "fatal", "rror"):
        for line in lines:
            if sign in line:
                return line[:200]
    return lines[0][:200] if lines else "no message"


def reason(done, limit):
    if done.returncode in (124, 137):
        return f"not finished after {limit} s"
    if done.returncode < 0:
        return f"ended by signal {-done.returncode}: {telling(done.stderr)}"
    return f"exit status {done.returncode}: {telling(done.stderr)}"


def find_libraries(options):
    """Ours first, then the peers that were named, or Open MPI's OSHMEM if it is installed."""
    work = options.build / "bench"
    libraries = [Library(OURS, options.build / "bin", work / "heddle")]
    named = [one.partition("=") for one in options.peer]
    if not named and not options.no_peer and "open" in first_line(["/usr/bin/oshrun", "--version"]).lower():
        named = [("Open MPI", "=", "/usr/bin")]
    extra = dict(one.partition("=")[::2] for one in options.peer_args)
    for name, _, folder in named:
        if not folder or name in (OURS, INLINE):
            raise SystemExit(f"--peer {name}: needs NAME=DIR, and a name of its own")
        safe = re.sub(r"[^A-Za-z0-9.-]+", "-", name).lower()
        libraries.append(Library(name, pathlib.Path(folder).resolve(), work / f"peer-{safe}",
                                 launch=shlex.split(extra.get(name, ""))))
    return libraries


# ---- Over TCP, and without a library ----

# What sends everything over TCP, though all is on one machine.
TCP_ONLY = {"UCX_TLS": "tcp,self", "UCX_NET_DEVICES": "lo"}
OURS_OVER_TCP = {**TCP_ONLY, "FI_TCP_IFACE": "lo", "HEDDLE_DIRECT": "0"}
OPEN_MPI_OVER_TCP = ["--mca", "pml", "ob1", "--mca", "btl", "self,tcp", "--mca", "coll", "^sm"]


def over_tcp(libraries, ours):
    """Has them send everything over TCP; `ours` are more variables for Heddle."""
    for library in libraries:
        library.environment |= {**OURS_OVER_TCP, **ours} if library.name == OURS else TCP_ONLY
        if "OMPI_ALLOW_RUN_AS_ROOT" in library.environment:
            library.launch = library.launch + OPEN_MPI_OVER_TCP


@dataclasses.dataclass
class Bare(Library):
    """No OpenSHMEM: the program beside it that does without, for all tasks. Our launcher starts it."""

    source: str = ""
    package: str = ""  # what pkg-config knows it by, if anything
    missing: str = ""  # what to say if it does not
    words: tuple = ()  # more of the program's

    def __post_init__(self):
        self.version = self.version or first_line(["pkg-config", "--modversion", self.package]) or "?"

    def compile(self, program):
        self.work.mkdir(parents=True, exist_ok=True)
        flags = first_line(["pkg-config", "--cflags", "--libs", self.package]).split() if self.package else []
        if self.package and not flags:
            raise Failure(self.missing)
        build(["cc", *FLAGS, HERE / self.source, "-o", self.work / program, *flags])

    def command(self, pes, program, words, before=()):
        return super().command(pes, program, [*words, *self.words], before)


def bare_libraries(build_folder):
    """What `wire` has beside OpenSHMEM, column by column."""
    launcher, work = build_folder / "bin", build_folder / "bench"
    return [Bare("bare UCX", launcher, work / "bare-ucx", environment=dict(TCP_ONLY), source="bare_ucx.c", package="ucx",
                 missing="no headers of UCX (libucx-dev)"),
            Bare("packed TCP", launcher, work / "bare-tcp", version="sockets, no library", source="bare_tcp.c")]


def driver_missing(build_folder, driver):
    """Why Heddle cannot go over a network's driver; None if it can."""
    return None if list(build_folder.rglob(f"heddle-wire-{driver}.so")) else f"no driver {driver} was built"


# ---- Between hosts ----

HOSTS = HERE.parent / "test" / "hosts" / "hosts.py"
MPIRUN = "mpirun.openmpi"
NETWORKS = {"loopback": "on loopback", "hosts": "between two hosts"}


def on_hosts(hosts, pes, program, words, launch, passed):
    """As many processes on each of some hosts (network namespaces joined by a bridge), started by Open MPI's mpirun,
    whatever the library: a shell, because only it knows the way to the hosts."""
    slots = ",".join(f"h{k + 1}:{pes // hosts}" for k in range(hosts))
    inner = [MPIRUN, "-n", str(pes), "--bind-to", "none", *launch, "-H", slots]
    for name in passed:
        inner += ["-x", name]
    text = f"{shlex.join(inner)} --mca plm_rsh_agent $HOSTS_AGENT {shlex.join([str(program), *words])}"
    return [sys.executable, str(HOSTS), "-n", str(hosts), "sh", "-c", text]


@dataclasses.dataclass
class OnHosts(Library):
    """A library as it is, but across hosts. The launcher must not be told of the first host's loopback."""

    one: Library = None
    hosts: int = 2

    def __post_init__(self):
        """Everything is known of the one."""

    def compile(self, program):
        self.one.compile(program)

    def command(self, pes, program, words, before=()):
        ours = [name for name in self.environment if not name.startswith("OMPI_ALLOW")]
        at = ["--host=h1"] if isinstance(self.one, Bare) else []
        return on_hosts(self.hosts, pes, self.work / program, [*words, *at], self.launch, [*ours, "SHMEM_SYMMETRIC_SIZE"])


def across_hosts(library, hosts=2):
    wire = {name: value for name, value in library.environment.items() if name == "HEDDLE_WIRE"}
    environment = {**OPEN_MPI_ENVIRONMENT, "UCX_TLS": "tcp,self", **wire}
    launch = [word for word in library.launch if word != "--oversubscribe"]
    return OnHosts(library.name, library.folder, library.work, launch, environment, version=library.version, one=library,
                   hosts=hosts)


def hosts_missing():
    """Why there can be no hosts here; None if there can."""
    if not shutil.which(MPIRUN):
        return f"there is no {MPIRUN}"
    done = subprocess.run([sys.executable, str(HOSTS), "-n", "2", "true"], capture_output=True, text=True, check=False)
    return telling(done.stderr) if done.returncode else None


# ---- What is said of them, and asked for ----


def describe(library):
    return {"name": library.name, "folder": str(library.folder), "version": library.version,
            "launch": library.launch, "compiler": first_line([library.folder / "oshcc", "--version"])}


def add_libraries(parser):
    """The options that find_libraries looks at."""
    parser.add_argument("--build", type=pathlib.Path, default=pathlib.Path("build"), help="Heddle's build folder")
    parser.add_argument("--peer", action="append", default=[], metavar="NAME=DIR",
                        help="another library: a folder with oshcc and oshrun (default: Open MPI, if in /usr/bin)")
    parser.add_argument("--peer-args", action="append", default=[], metavar="NAME=ARGS",
                        help="more arguments for that peer's oshrun")
    parser.add_argument("--no-peer", action="store_true", help="measure Heddle alone")
