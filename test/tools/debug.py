#!/usr/bin/env python3
"""oshrun --debug: chosen PEs wait at the begin of their program for a debugger, which has a window of its own where there can be
one, or else its command is said. See launching.py. tmux, xterm and gdb are scripts here; gdb lets the PE go on."""
from launching import *

GDB = """#!/bin/sh
echo gdb "$@" >>'{log}'
until /bin/grep -q '^State:.T' /proc/$2/status; do /bin/sleep 0.05; done
kill -CONT $2
"""
WINDOW = "#!/bin/sh\necho {name} \"$@\" >>'{log}'\n{own}\n\"$@\" &\n"
HANDLE = "-ex handle SIGSTOP nostop noprint nopass"
SAYS = "oshrun: PE {} waits for a debugger: gdb -p (\\d+) -ex '" + HANDLE[4:] + "'\n"


def fakes(name):
    """A folder of these scripts, and what they write."""
    where, log = path(name), path(name + ".log")
    os.mkdir(where)
    script(f"{name}/gdb", GDB.format(log=log))
    script(f"{name}/tmux", WINDOW.format(name="tmux", log=log, own="shift 4"))
    script(f"{name}/xterm", WINDOW.format(name="xterm", log=log, own="shift 3"))
    return where, log


def started(name, *options, **variables):
    """How a job of three PEs ended, and what the scripts wrote."""
    where, log = fakes(name)
    environment = {k: v for k, v in os.environ.items() if k not in ("TMUX", "DISPLAY")} | variables
    environment["PATH"] = f"{where}:{environment['PATH']}"
    done = oshrun("-n", 3, *options, "/bin/sh", "-c", "echo $HEDDLE_PE", env=environment)
    with open(log) if os.path.exists(log) else open(os.devnull) as file:
        return done, sorted(file.read().splitlines())


def expect_windows(name, done, lines, window, pes):
    equal((done.status, sorted(done.out.split()), done.err), (0, ["0", "1", "2"], ""), f"{name}: all have run")
    gdbs = [line for line in lines if line.startswith("gdb ")]
    windows = [line for line in lines if line.startswith(window)]
    equal(len(gdbs), len(pes), f"{name}: gdb, once for each")
    equal([re.search(r"PE (\d)", line)[1] for line in windows], [str(pe) for pe in pes], f"{name}: windows")
    equal(sorted(line[line.index("gdb "):] for line in windows), gdbs, f"{name}: what runs in them")
    expect(all(re.fullmatch(rf"gdb -p \d+ {HANDLE}", line) for line in gdbs), f"{name}: the command", gdbs)


@check
def windows_of_tmux():
    done, lines = started("tmux", "--debug", TMUX="/tmp/tmux,1,0", DISPLAY=":0")
    expect_windows("tmux", done, lines, "tmux new-window -d -n", [0, 1, 2])


@check
def windows_of_xterm():
    done, lines = started("xterm", "--debug=0,2", DISPLAY=":0")
    expect_windows("xterm", done, lines, "xterm -T", [0, 2])


def state(pid):
    with open(f"/proc/{pid}/stat") as file:
        return file.read().rpartition(")")[2].split()[0]


def waiting(process, pe):
    """The process that is said to wait, once it does."""
    line = process.stderr.readline()
    found = re.fullmatch(SAYS.format(pe), line)
    expect(found, "the command for gdb", line)
    pid = int(found[1])
    expect(wait_until(lambda: state(pid) == "T", 20), "it is stopped", state(pid))
    return pid


@check
def says_what_to_run():
    environment = {k: v for k, v in os.environ.items() if k not in ("TMUX", "DISPLAY")}
    process = start("-n", 3, "--timeout", 100, "--debug=1", "/bin/sh", "-c", "echo $HEDDLE_PE", env=environment)
    pid = waiting(process, 1)
    equal(os.path.realpath(f"/proc/{pid}/exe"), os.path.realpath("/bin/sh"), "in its program")
    equal(sorted(process.stdout.readline() for _ in range(2)), ["0\n", "2\n"], "the others run")
    equal(process.poll(), None, "the job waits")
    os.kill(pid, signal.SIGCONT)
    done = finish(process)
    equal((done.status, done.out, done.err), (0, "1\n", ""), "and it goes on")


@check
def tells_where_no_window_can_be():
    environment = {k: v for k, v in os.environ.items() if k != "TMUX"} | {"DISPLAY": ":0", "PATH": fakes("none")[0]}
    os.unlink(path("none/xterm"))
    process = start("-n", 1, "--timeout", 100, "--debug", "/bin/sh", "-c", "echo 0", env=environment)
    os.kill(waiting(process, 0), signal.SIGCONT)
    equal(finish(process).status, 0, "status")


@check
def ends_with_the_job():
    process = start("-n", 2, "--debug=1", "sh", "-c", "[ $HEDDLE_PE = 1 ] || read x; exit 3", stdin=subprocess.PIPE,
                    env=os.environ | {"TMUX": "", "DISPLAY": ""})
    pid = waiting(process, 1)
    process.stdin.close()
    process.stdin = None
    done = finish(process)
    equal(done.status, 3, "status")
    expect(none_left([pid]), "the one that was stopped")


@check
def lists():
    for value in "", "x", "1,", "2-1", "-1", "0,3":
        line = f'--debug needs a list of PEs, got "{value}"; for example --debug=0,2-3' if value != "0,3" else \
            "--debug names PE 3, but the PEs are 0 to 2"
        done = oshrun("-n", 3, f"--debug={value}", "true")
        equal(done.status, 2, f"status of {value}")
        matches(f"oshrun: {line}\n", done.err, f"line of {value}")
    done, lines = started("ranges", "--debug=0-1,2", TMUX="1")
    expect_windows("ranges", done, lines, "tmux", [0, 1, 2])


if __name__ == "__main__":
    sys.exit(main())
