#!/usr/bin/env python3
"""oshrun from outside: what PEs write. See launching.py."""
from launching import *


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
    equal(done.out, b"[0] 10%\r[0] 20%\r\n[0] x\n[0] y\n", "carriage returns, and a last line without an end")
    done = oshrun("-n", 4, "-l", "sh", "-c", "printf $HEDDLE_PE")
    equal(sorted(done.out.splitlines()), ["[0] 0", "[1] 1", "[2] 2", "[3] 3"], "each PE's last line is ended")
    process = start("-n", 2, "--label", "sh", "-c", "if [ $HEDDLE_PE = 0 ]; then printf open; read x; else while [ ! -e $0 ]; do sleep .02; done; echo line; fi",
                    path("go"), stdin=subprocess.PIPE)
    equal(os.read(process.stdout.fileno(), 100), b"[0] open", "a line that is not ended yet")
    script("go", "")
    equal(os.read(process.stdout.fileno(), 100), b"\n[1] line\n", "a tag stands at the begin of a line")
    process.stdin.write("\n")
    process.stdin.flush()
    equal(finish(process).out, "", "the open line was ended")


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
    slow_writer = "for i in range(5): os.write(1, b'%d' % pe); time.sleep(.02)\nos.write(1, b'\\n')"
    done = oshrun("-n", 4, *pe_program(slow_writer), preexec_fn=on_one_core)
    equal(sorted(done.out.splitlines()), ["00000", "11111", "22222", "33333"], "lines written slowly")


@check
def lines_of_starved_pes_stay_whole():
    """PE 0 has a processor only when the other programs on its core leave one: it waits for long in the middle of a line."""
    core = sorted(os.sched_getaffinity(0))[0]
    loop = f"import os; os.sched_setaffinity(0, [{core}])\nwhile True: pass"
    busy = [subprocess.Popen([sys.executable, "-c", loop]) for _ in range(3)]
    starved = f"""
os.sched_setaffinity(0, [{core}])
if pe == 0:
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    for i in range(3): os.write(1, b'a'); os.sched_yield(); os.write(1, b'b\\n')
    try: os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
    except PermissionError: pass # it ends more slowly
    state(1)
else:
    while states()[0] < 1: os.write(1, b'c\\n'); time.sleep(.01)
"""
    try:
        done = oshrun("-n", 2, *pe_program(starved))
    finally:
        for process in busy:
            process.kill()
            process.wait()
    lines = set(done.out.splitlines()) | {"c"} # PE 1 writes none if it starts when PE 0 is over
    equal(lines, {"ab", "c"}, "lines of a PE that waits for a processor")


@check
def long_lines():
    done = oshrun("-n", 1, *pe_program("os.write(1, b''.join(b'%09d ' % i for i in range(50000)))"))
    equal(done.out == "".join("%09d " % i for i in range(50000)), True, "500 KB in one line")


@check
def reader_goes_away():
    calm = calm_time()
    done = subprocess.run(["bash", "-c", '"$0" -n 4 sh -c "while :; do echo y; done" | head -2; echo ${PIPESTATUS[0]}', OSHRUN],
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=300)
    equal((done.stdout, done.stderr), (f"y\ny\n{128 + signal.SIGPIPE}\n", ""), "quiet end")
    expect(calm_time() - calm < 5, "soon")


@check
def disk_is_full():
    with open("/dev/full", "w") as full:
        done = subprocess.run([OSHRUN, "-n", "2", "sh", "-c", "echo x; sleep 1000"], stdout=full, stderr=subprocess.PIPE,
                              text=True, timeout=300)
    equal((done.returncode, done.stderr), (1, "oshrun: cannot write standard output: No space left on device\n"), "said")


@check
def reader_who_does_not_read():
    """... holds up the PEs, but not oshrun's signals and deadlines; and what it reads late is complete."""
    flood = ["sh", "-c", "yes 0123456789 | head -100000"]
    process = start("-n", 2, "--timeout", "0.5", *flood)
    time.sleep(0.2)
    equal(process.wait(timeout=300), 124, "--timeout")
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


if __name__ == "__main__":
    sys.exit(main())
