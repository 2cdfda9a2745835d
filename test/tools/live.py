"""oshinfo --live: what it counts of a running job, from outside, is what the job counts itself at its end; how much memory cards
may use; a PE alone or all of an oshrun; nothing but one line where there are no lanes; and one line that says why where it cannot
look."""
import os
import pty
import re
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from calm import calm_time  # noqa: E402
from checks import BUILD, expect, fail, finish  # noqa: E402
from skipping import has  # noqa: E402

OSHINFO = BUILD / "bin/oshinfo"
COLUMNS = ["lane", "users", "lock", "records", "batches", "bytes", "card", "gathered", "in flight"]
HELD = {"HEDDLE_STATS": "1", "HEDDLE_DIRECT": "0"}


def look(pid, **how):
    return subprocess.run([OSHINFO, "--live", str(pid)], capture_output=True, text=True, check=False, timeout=300, **how)


def tables(text):
    """{PE: {lane: {column: number}}}, {PE: title} of what --live prints."""
    found, titles, pe = {}, {}, None
    for line in text.splitlines():
        if line.startswith("PE "):
            pe = int(line.split()[1])
            found.setdefault(pe, {})
            titles.setdefault(pe, line)
        elif line.split() != " ".join(COLUMNS).split():
            cells = line.split()
            row = {name: cell if name == "lock" else int(cell) for name, cell in zip(COLUMNS, cells)}
            found[pe][row["lane"]] = row
    return found, titles


def at_the_end(text):
    """The same of what HEDDLE_STATS prints."""
    found, pe = {}, None
    for line in text.splitlines():
        if line.startswith("PE "):
            pe = int(line.split()[1].rstrip(":"))
            found.setdefault(pe, {})
        elif line.split() and line.split()[0].isdigit():
            lane, _, records, batches, nbytes = map(int, line.split()[:5])
            found[pe][lane] = {"records": records, "batches": batches, "bytes": nbytes}
    return found


class Job:
    """A job that has posted something, says so, and waits until it is let go."""

    def __init__(self, pes=2, **variables):
        self.run = subprocess.Popen([BUILD / "bin/oshrun", "-n", str(pes), "--timeout", "60", BUILD / "test/test_tools_live_job"],
                                    stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                                    env=os.environ | variables)
        self.pids = {}
        while len(self.pids) < pes:
            words = self.run.stdout.readline().split()  # PE pid
            if not words:
                fail(f"the job ended: {self.run.stderr.read()}")
                break
            self.pids[int(words[0])] = int(words[1])

    def end(self):
        """What it printed at its end."""
        _, err = self.run.communicate("\n", timeout=300)
        expect(self.run.returncode == 0, f"the job: {err}")
        return err


def counts_what_the_job_counts(wire):
    job = Job(HEDDLE_WIRE=wire, **HELD)
    whole, one = look(job.run.pid), look(job.pids[1])
    expect(not whole.returncode and not whole.stderr, f"{wire}: {whole.stderr}")
    found, titles = tables(whole.stdout)
    expect(sorted(found) == [0, 1], f"{wire}: PEs {sorted(found)} of an oshrun")
    expect(f"PE 1 of 2, process {job.pids[1]}: lanes over {wire.split(':')[0]}" in titles[1], titles[1])
    alone, _ = tables(one.stdout)
    expect(list(alone) == [1] and alone[1].keys() == found[1].keys(), f"{wire}: one PE: {one.stdout}")
    widths = {len(line) for line in whole.stdout.splitlines() if not line.startswith("PE ")}
    expect(len(widths) == 1, f"{wire}: lines of {widths} columns")
    last = at_the_end(job.end())
    for pe in found:
        for lane, row in found[pe].items():
            for name in ("records", "batches", "bytes"):
                expect(row[name] <= last[pe][lane][name], f"{wire}: PE {pe}: {row}, then {last[pe][lane]}")
        # The job waits with lane 1 at rest: a PRIVATE context has had it, alone and without a lock.
        row = found[pe][1]
        expect(row["records"] == last[pe][1]["records"] >= 100 and row["bytes"] == last[pe][1]["bytes"], f"{wire}: {row}")
        expect(row["users"] == 1 and row["gathered"] == row["in flight"] == 0, f"{wire}: {row}")
        expect(found[pe][0]["lock"] == "yes", f"{wire}: {found[pe][0]}")  # two threads have posted there


def says_how_much_is_exposed(options, wanted):
    """To cards: the progress thread sees to it, some time after the transfer that asked for it."""
    job, said, end = Job(HEDDLE_WIRE=f"sim:rma=1{options}", **HELD), "", calm_time() + 20
    while not re.search(wanted, said) and calm_time() < end:
        time.sleep(0.05)
        said = look(job.pids[1]).stdout
    expect(re.search(wanted, said), f"exposed{options}: {said}")
    job.end()


def says_that_there_are_no_lanes(**variables):
    job = Job(HEDDLE_DIRECT="1", HEDDLE_NODES="1", **variables)
    done = look(job.pids[0])
    expect(not done.returncode and re.fullmatch(r"PE 0 of 2, process \d+: no lanes: .*\n", done.stdout), done.stdout)
    job.end()


def nobody_may_run(program):
    """The build may lie where only its owner may go."""
    try:
        return not subprocess.run([program, "--version"], user=65534, capture_output=True, check=False).returncode
    except PermissionError:
        return False


def says_why_not():
    def refuses(words, done):
        ok = done.returncode == 1 and not done.stdout and re.fullmatch(rf"oshinfo: .*{words}.*\n", done.stderr)
        expect(ok, f"{words}: {done.returncode}, {done.stdout}{done.stderr}")

    refuses("no PE", look(os.getpid()))
    refuses("does not exist", look(2 ** 31 - 1))
    expect(look("x").returncode == 2, "not a number")
    fake = os.memfd_create("heddle-live", 0)
    refuses("still in shmem_init", look(os.getpid()))
    os.write(fake, b"HDDL" + b"\1\0\0\0" + b"Heddle 0.0.9".ljust(1 << 16, b"\0"))
    refuses("another version: Heddle 0.0.9", look(os.getpid()))
    os.close(fake)
    if os.geteuid():
        refuses("cannot be looked at", look(1))
    elif nobody_may_run(OSHINFO):
        refuses("cannot be looked at", look(os.getpid(), user=65534))


def repeats_on_a_terminal_until_the_job_is_over():
    job = Job(HEDDLE_WIRE="sim", **HELD)
    master, slave = pty.openpty()
    watcher = subprocess.Popen([OSHINFO, "--live", str(job.run.pid)], stdout=slave, stderr=slave)
    os.close(slave)
    text = b""
    while b"since the last look" not in text:
        text += os.read(master, 65536)
    threading.Thread(target=job.end).start()
    try:
        while piece := os.read(master, 65536):
            text += piece
    except OSError:
        pass  # the other end is closed
    expect(watcher.wait(timeout=300) == 0 and b"over: " in text, f"a terminal: {text.decode()}")


def is_stopped_by_an_interrupt():
    job = Job(HEDDLE_WIRE="sim", **HELD)
    master, slave = pty.openpty()
    watcher = subprocess.Popen([OSHINFO, "--live", str(job.pids[0])], stdout=slave, stderr=slave)
    os.close(slave)
    os.read(master, 100)
    watcher.send_signal(signal.SIGINT)
    expect(watcher.wait(timeout=300) == -signal.SIGINT, "an interrupt")
    job.end()


def main():
    counts_what_the_job_counts("sim")
    if has("wire ucx") and not os.environ.get("HEDDLE_SANITIZE"):
        counts_what_the_job_counts("ucx:tcp,self")
    says_how_much_is_exposed("", r"\nPE 1: cards of other nodes use [1-9]\d* chunks of its node's memory; 0 more could not be "
                                 r"exposed\n")
    says_how_much_is_exposed(",regfail=100", r"\nPE 1: cards of other nodes use 0 chunks of its node's memory; [1-9]\d* more "
                                             r"could not be exposed\n")
    says_that_there_are_no_lanes()
    says_that_there_are_no_lanes(TEST_THREAD="1") # the main thread has ended
    says_why_not()
    repeats_on_a_terminal_until_the_job_is_over()
    is_stopped_by_an_interrupt()
    finish()


if __name__ == "__main__":
    main()
