#!/usr/bin/env python3
"""oshrun from outside: how jobs end, signals, and what a job costs. See launching.py."""
from launching import *


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
def advice_after_a_crash():
    """... is to try --check, where the PE was between init and finalize, and did not run with it."""
    def crash(state, signo, *options):
        done = oshrun("-n", 1, *options, *pe_program(f"state({state}); os.kill(os.getpid(), {int(signo)})"))
        equal(done.status, 128 + signo, "status")
        return done.err.partition(")")[2].partition(")")[2]

    for signo in signal.SIGSEGV, signal.SIGBUS:
        equal(crash(RUNNING, signo), "; run it with oshrun --check to find the cause\n", f"{signo} between init and finalize")
    equal(crash(RUNNING, signal.SIGFPE), "\n", "no access to memory")
    equal(crash(FINALIZED, signal.SIGSEGV), "\n", "after finalize")
    if not IS_SANITIZED:
        equal(crash(RUNNING, signal.SIGSEGV, "--check"), "\n", "with --check")


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
while letter(1) not in 'ZX': time.sleep(.01)
time.sleep(0.6); print('done', flush=True)
if pe == 2: os._exit(9)
"""))
        matches(rf"oshrun: PE 1 \(pid \d+\) {line}\n", done.err, "one line")
        equal((done.status, done.out), (status, "done\n" * 2), "the others finish")
    done = oshrun("-n", 2, "--timeout", "5", *pe_program("state(1); wait_for_states(1); state(2); pe and os._exit(7); time.sleep(30)"))
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
    equal((done.status, done.err), (4, ""), "status")
    equal(sorted(done.out.splitlines()) if not done.was_disturbed() else ["by itself", "told"], ["by itself", "told"],
          "time for the others")


@check
def the_rest_is_told_first():
    done = oshrun("-n", 3, *pe_program("""
def told(*_): print('told', flush=True); pe == 1 and os._exit(0); time.sleep(30)
signal.signal(signal.SIGTERM, told)
state(1); wait_for_states(1)
if pe == 0: time.sleep(0.1); os._exit(3)
time.sleep(30)
"""))
    equal((done.status, done.out if not done.was_disturbed() else "told\n" * 2), (3, "told\n" * 2), "SIGTERM, then SIGKILL")
    expect(0.3 <= done.seconds and done.calm < 5, "in time", (done.seconds, done.calm))


@check
def stopped_pes_end():
    done = oshrun("-n", 2, *pe_program("""
def told(*_): print('told', flush=True); os._exit(0)
signal.signal(signal.SIGTERM, told)
while pe == 0 and letter(1) != 'T': time.sleep(.01)
if pe == 0: os._exit(3)
state(1); os.kill(os.getpid(), signal.SIGSTOP); time.sleep(30)
"""))
    equal((done.status, done.out if not done.was_disturbed() else "told\n"), (3, "told\n"), "a stopped PE goes on, to end")
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
    leave = """trap '' TERM
        (setsid sh -c 'trap "" TERM HUP; echo $$; : >$0.$HEDDLE_PE; while :; do sleep 1; done' $0 &)
        until [ -e $0.0 ] && [ -e $0.1 ]; do sleep .02; done"""
    for last, status in (":", 0), ("exit 3", 3):
        done = oshrun("-n", 2, "sh", "-c", f"{leave}; {last}", path(f"orphan{status}"))
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
    signal.signal(s, lambda s, _: (os.write(1, b'%d got %d\\n' % (pe, s)), seen.append(s)))
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
state(1); print(os.getpid(), flush=True)
while True: time.sleep(0.05) # Python sleeps on if the signal comes just before, and the second one is not passed on
"""))
    read_pids(process, 2)
    process.send_signal(signal.SIGTERM)
    time.sleep(0.05)
    process.send_signal(signal.SIGTERM)  # as timeout(1), which signals its child and its group
    done = finish(process)
    if not done.was_disturbed(): # else the second may have come too late to be taken for the first
        equal((done.status, done.out, done.err), (0, "clean\n" * 2, ""), "finalized after SIGTERM")


@check
def second_signal_kills():
    process = start("-n", 2, *pe_program(CATCHER + "while True: time.sleep(30)"))
    pids = read_pids(process, 2)
    is_late = True
    while is_late: # on a machine that stood still meanwhile the second is a first again
        process.send_signal(signal.SIGINT)
        first = time.monotonic()
        equal(sorted(process.stdout.readline() for _ in pids), ["0 got 2\n", "1 got 2\n"], "the first is forwarded")
        time.sleep(0.3)
        expect(process.poll() is None, "the program may go on")
        is_late = time.monotonic() - first > 4
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
    process = start("-n", 2, "sh", "-c", '"$@"; echo rc $?', "sh", *pe_program(CATCHER + "while len(seen) < 2: time.sleep(.05)\nstate(2)"))
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
    waiting = "print(os.getpid(), flush=True)\nwhile not os.path.exists(sys.argv[1]): time.sleep(.02)\nprint('end')"
    process = start("-n", 2, *pe_program(waiting), path("goes on"), preexec_fn=os.setpgrp)  # a group that this process could continue
    pids = read_pids(process, 2) + [process.pid]
    process.send_signal(signal.SIGTSTP)
    expect(wait_until(lambda: all(process_state(p) == "T" for p in pids)), "all stop", [process_state(p) for p in pids])
    process.send_signal(signal.SIGCONT)
    expect(wait_until(lambda: all(process_state(p) != "T" for p in pids)), "all go on", [process_state(p) for p in pids])
    script("goes on", "")
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
    end = time.monotonic() + 300
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


if __name__ == "__main__":
    sys.exit(main())
