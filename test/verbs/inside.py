#!/usr/bin/env python3
"""Runs programs of the build over real verbs, inside the virtual machine that tools/verbs starts (or on any machine with a card).

inside.py --build BUILD [--hosts 1|2] [--engine ucx|ofi] [--short] [--only REGEX] [--seconds N] [--dumps]

Each program is one line of the output, "verbs: ENGINE, HOSTS: NAME: passed, N s, N MB", and a failed one is followed by its last lines,
the command, and with --dumps, which sets the machine's core pattern, the stacks of the processes that crashed. N MB is the peak of the
largest process of this machine. The last line has the counts. The exit status is 1 if a program failed. Open MPI's OSHMEM runs the
program that counts packets, if tools/verbs has compiled it for that."""
import argparse
import os
import re
import resource
import shlex
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

ENGINES = {"ucx": "ucx:rc,self", "ofi": "ofi:verbs;ofi_rxm"}
HOSTS = {1: None, 2: "rxe1:{0},rxe2:{1}"}
SECONDS = 900 # for a program under emulation, beside other load
COUNTERS = "/sys/class/infiniband/{}/ports/1/hw_counters"
NAMES = {1: "one machine", 2: "two machines"}
DUMPS = "/tmp/dumps" # where kernels write the memory of processes that crash
MOST_MB = 512 # of a process, all its lanes and 256 MiB of heap included
MOST_ERRORS = 32 # errors that UCX logs of sources that it cannot register; a few for each source
PEER, PEER_PROGRAM = "Open MPI", "verbs/packets_openmpi" # the program is in the build folder

# Programs by name, with numbers of PEs. The first ones are the short part.
SHORT = [("semantics_append", 2), ("semantics_ordering", 2), ("semantics_completion", 3), ("semantics_stopped", 2), ("semantics_fork", 2),
         ("semantics_amo", 2), ("semantics_signals", 2)]
SEMANTICS = [("semantics_rma", 2), ("semantics_bulk", 2), ("semantics_requests", 2), ("semantics_threads", 2), ("semantics_counters", 2),
             ("semantics_collectives", 3), ("semantics_contexts", 2), ("semantics_locks", 3), ("semantics_wait", 2),
             ("semantics_registered", 2), ("semantics_memory_model", 2), ("semantics_card_memory", 2), ("semantics_teams", 3),
             ("semantics_progress", 2), ("semantics_unawaited", 3), ("semantics_domains", 2)]
ONE_MACHINE = {"semantics_stopped"} # looks at the other PE in /proc
WHOLE_HEAP = {"api_coverage_memory"} # fills more of the heap than the others use
COVERAGE = ("alltoallv append atomic collective context counter domain federation lock memory order query reduce request rma signal team "
            "team_split thread wait").split()
THREE_PES = "collective reduce request team".split() # of which three on two processors take long
APPENDS = 20 # runs of one program that sleeps and wakes: a lost event is seen in some of them


def machines(hosts):
    """Commands that run a line of shell on each machine."""
    return [["sh", "-c"], *(["ssh", f"rxe{i}"] for i in range(2, hosts + 1))]


def keep_dumps(hosts):
    """Makes the kernels keep dumps of private memory; on other machines, of what sshd starts."""
    script = (f"mkdir -p {DUMPS} && echo {DUMPS}/%E,%p >/proc/sys/kernel/core_pattern; "
              "sshd=$(pgrep -o -x sshd) && prlimit --core=unlimited --pid $sshd && echo 0x11 >/proc/$sshd/coredump_filter")
    for machine in machines(hosts):
        subprocess.run([*machine, script], check=False, stderr=subprocess.DEVNULL)
    Path("/proc/self/coredump_filter").write_text("0x11")
    resource.setrlimit(resource.RLIMIT_CORE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


class Suite:
    def __init__(self, options, engine):
        self.options, self.engine = options, engine
        self.build = Path(options.build).resolve()
        self.passed = self.failed = self.peak_mb = 0
        self.environment = {**os.environ, "HEDDLE_DIRECT": "0", "HEDDLE_WIRE": ENGINES[engine], "SHMEM_SYMMETRIC_SIZE": "256M",
                            "HEDDLE_TIMEOUT": "240"}
        if engine == "ofi":
            self.environment["FI_UNIVERSE_SIZE"] = "128" # Soft-RoCE has no larger completion queues
        self.environment["UCX_LOG_LEVEL"] = "warn" # the default of UCX: Heddle keeps errors for its own messages if it is not set
        self.environment.pop("UCX_UD_VERBS_ETH_DGID_CHECK", None) # the library has to set it

    def command(self, pes, program, *arguments):
        words = [self.build / "bin/oshrun", "-n", pes, "--timeout", SECONDS]
        if self.options.hosts == 2:
            words += ["--hosts", HOSTS[2].format(pes - pes // 2, pes // 2)]
        return [str(word) for word in (*words, self.build / "test" / f"test_{program}", *arguments)]

    def stacks(self, is_asked):
        """The threads of what crashed on any of the machines, if they are asked for. Removes the dumps."""
        if not self.options.dumps:
            return ""
        script = (f"cd {DUMPS} && for f in *; do [ ! -e $f ] || gdb -q -batch -ex 'thread apply all backtrace 24' "
                  "$(echo $f | cut -d, -f1 | tr ! /) $f 2>&1 | tail -n 80; rm -f $f; done")
        script = script if is_asked else f"rm -f {DUMPS}/*"
        return "".join(subprocess.run([*machine, script], text=True, errors="replace", stdout=subprocess.PIPE, check=False,
                                      stderr=subprocess.STDOUT).stdout for machine in machines(self.options.hosts))

    def ended(self, name, is_good, begun, command, output):
        if is_good and self.peak_mb > MOST_MB:
            is_good, output = False, f"{output}a process took {self.peak_mb} MB, more than {MOST_MB}\n"
        self.passed, self.failed = self.passed + is_good, self.failed + (not is_good)
        print(f"verbs: {self.engine}, {NAMES[self.options.hosts]}: {name}: {'passed' if is_good else 'FAILED'}, "
              f"{time.monotonic() - begun:.0f} s, {self.peak_mb} MB", flush=True)
        stacks = self.stacks(not is_good)
        if not is_good:
            print(f"HEDDLE_DIRECT=0 HEDDLE_WIRE='{ENGINES[self.engine]}' {shlex.join(command)}\n{output[-3000:]}{stacks}", flush=True)
        self.peak_mb = 0

    def run(self, command, **variables):
        """The exit status and the output; 124 if it takes too long. Notes the peak of the largest process."""
        with tempfile.TemporaryFile(mode="w+", errors="replace") as output:
            process = subprocess.Popen(command, env={**self.environment, **variables}, stdin=subprocess.DEVNULL, stdout=output,
                                       stderr=subprocess.STDOUT)
            late = threading.Timer(SECONDS + 60, process.kill)
            late.start()
            _, status, used = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            was_late = not late.is_alive()
            late.cancel()
            self.peak_mb = max(self.peak_mb, used.ru_maxrss >> 10)
            output.seek(0)
            return 124 if was_late else process.returncode, output.read()

    def is_chosen(self, name):
        return re.search(self.options.only, name)

    def program(self, program, pes, *arguments, times=1):
        name = " ".join([f"{program}/{pes}", *arguments, *([f"x {times}"] if times > 1 else [])])
        if not self.is_chosen(name) or (self.options.hosts > 1 and program in ONE_MACHINE):
            return
        begun, command = time.monotonic(), self.command(pes, program, *arguments)
        for _ in range(times):
            status, output = self.run(command, **({"SHMEM_SYMMETRIC_SIZE": "1G"} if program in WHOLE_HEAP else {}))
            if status:
                break
        self.ended(name, status == 0 and output.count("UCX  ERROR") <= MOST_ERRORS, begun, command, output)

    def random_programs(self, seconds):
        """On one machine, because the PEs note in shared memory what they have done. They communicate through the card all the same."""
        if not self.is_chosen("torture") or self.options.hosts > 1:
            return
        begun, seed, command, output, status = time.monotonic(), self.options.seed, [], "", 0
        while time.monotonic() - begun < seconds and status == 0:
            seed += 1
            command = self.command(2 + seed % 2, "torture", f"--seed={seed}", "--rounds=2", f"--threads={1 + seed % 3}", "--ops=12",
                                   "--phases=2", "--level=3")
            status, output = self.run(command)
        self.ended(f"torture, {seed - self.options.seed} jobs from seed {self.options.seed + 1}", status == 0, begun, command, output)

    def kill(self):
        """The job ends by itself, with a line that names the PE, and leaves nothing"""
        if not self.is_chosen("killed"):
            return
        before = set(os.listdir("/dev/shm"))
        begun, command = time.monotonic(), self.command(2, "verbs_killed")
        status, output = self.run(command)
        left = set(os.listdir("/dev/shm")) - before
        says = re.findall(r"PE 1 killed by signal 9|rank 1 .*signal 9|PE 1 .*(?:died|killed)", output)
        self.ended("killed/2", status not in (0, 124) and bool(says) and not left, begun, command,
                   f"status {status}, left {left}\n{output}")

    def packets(self):
        if not self.is_chosen("packets"):
            return
        begun, command = time.monotonic(), self.command(2, "verbs_packets", COUNTERS.format(self.options.card))
        status, output = self.run(command)
        self.print_packets(self.engine, output)
        self.ended("packets/2", status == 0, begun, command, output)
        if self.engine == "ucx" and (self.build / PEER_PROGRAM).exists():
            self.packets_of_peer()

    def print_packets(self, engine, output):
        for line in re.findall(r"^packets: .*", output, re.M):
            print(f"verbs: {engine}, {NAMES[self.options.hosts]}: {line}", flush=True)

    def packets_of_peer(self):
        """Of Open MPI's OSHMEM over the same UCX, for comparison. It may fail."""
        places = ["--host", "rxe1,rxe2"] if self.options.hosts == 2 else ["--oversubscribe"]
        command = ["mpirun", "-n", "2", *places, "--bind-to", "none", "--mca", "spml", "ucx", "--mca", "btl", "^openib",
                   "-x", "UCX_TLS=rc,self", "-x", "UCX_UD_VERBS_ETH_DGID_CHECK=n", str(self.build / PEER_PROGRAM),
                   COUNTERS.format(self.options.card)]
        status, output = self.run(command)
        self.peak_mb = 0
        self.print_packets(PEER, output)
        if status:
            print(f"verbs: {PEER}: status {status}\n{output[-1000:]}", flush=True)

    def order(self):
        """What follows a put arrives behind it over a reliable connection. UCX does not guarantee that."""
        if not self.is_chosen("order of puts"):
            return
        begun, command = time.monotonic(), [*self.command(2, "")[:-1], str(self.build / "bin/oshinfo"), "--wire-test"]
        status, output = self.run(command)
        kept = re.search("order of puts +(.*)", output)
        self.ended("order of puts", status == 0 and bool(kept) and kept[1] == ("kept" if self.engine == "ofi" else "any"), begun, command,
                   output)

    def all(self):
        self.packets()
        self.order()
        for program, pes in SHORT:
            self.program(program, pes)
        self.kill()
        if self.options.short:
            self.random_programs(min(self.options.seconds, 20))
            return
        for program, pes in SEMANTICS:
            self.program(program, pes)
        for name in COVERAGE:
            self.program(f"api_coverage_{name}", 3 if self.options.hosts == 1 and name in THREE_PES else 2)
        self.program("semantics_append", 2, times=APPENDS)
        self.random_programs(self.options.seconds)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default="build")
    parser.add_argument("--hosts", type=int, choices=HOSTS, default=1)
    parser.add_argument("--engine", choices=ENGINES, action="append")
    parser.add_argument("--short", action="store_true")
    parser.add_argument("--only", default="")
    parser.add_argument("--dumps", action="store_true")
    parser.add_argument("--seconds", type=int, default=120)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--card", default=os.environ.get("RXE", "rxe0"))
    options = parser.parse_args()
    if options.dumps:
        keep_dumps(options.hosts)
    passed = failed = 0
    for engine in options.engine or ENGINES:
        suite = Suite(options, engine)
        suite.all()
        passed, failed = passed + suite.passed, failed + suite.failed
    print(f"verbs: {NAMES[options.hosts]}: {passed} passed, {failed} failed", flush=True)
    return failed != 0 or not passed


if __name__ == "__main__":
    sys.exit(main())
