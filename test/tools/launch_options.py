#!/usr/bin/env python3
"""oshrun from outside: the spellings of options, places, standard input, files, and wrong values. See launching.py."""
from launching import *

SHOW_CPUS = [sys.executable, "-S", "-c", "import os; print(os.environ['HEDDLE_PE'], *sorted(os.sched_getaffinity(0)))"]


def refused(arguments, line):
    """oshrun prints that line, exits with status 2, and starts nothing."""
    mark = path("started")
    done = oshrun(*arguments, "touch", mark)
    equal(done.status, 2, f"status of {arguments}")
    matches(f"oshrun: {line}\n", done.err, f"line of {arguments}")
    expect(not os.path.exists(mark), f"{arguments}: nothing is started")


def cores():
    """The usable hardware threads of each core, in the order of the first."""
    found = {}
    for cpu in sorted(os.sched_getaffinity(0)):
        try:
            with open(f"/sys/devices/system/cpu/cpu{cpu}/topology/thread_siblings_list") as file:
                name = file.read()
        except OSError:
            name = str(cpu)
        found.setdefault(name, []).append(cpu)
    return list(found.values())


@check
def spellings_of_the_number():
    for words in ["-n2"], ["-n=2"], ["-np2"], ["-np=2"], ["--np", "2"], ["--n=2"], ["-c", "2"], ["-c2"], ["-N", "2"], ["-ppn", "2"], \
            ["--npernode", "2"], ["-npernode", "2"], ["-N2", "-n2"]:
        done = oshrun(*words, "sh", "-c", "echo $HEDDLE_N_PES")
        equal((done.status, done.out, done.err), (0, "2\n2\n", ""), words)


@check
def spellings_of_others():
    """One job has all that only has to be accepted, or prints nothing."""
    done = oshrun("-n", 1, "--oversubscribe", "--allow-run-as-root", "-allow-run-as-root", "-q", "-bind-to", "none", "--env", "A=1",
                  "-x=B=2", "-genv", "C", "3 4", "-env", "D=5", "-x", "NOT_SET_HERE", "--timeout=300", "sh", "-c", 'echo "$A|$B|$C|$D"')
    equal((done.status, done.out, done.err), (0, "1|2|3 4|5\n", ""), "environment")
    for word in "-V", "--version":
        matches(r"oshrun \(Heddle\) \d+\.\d+\.\d+\n", oshrun(word).out, word)
    os.mkdir(path("there"))
    script("there/tool", "#!/bin/sh\npwd\n")
    for words in ["--wdir", path("there")], ["-wdir", path("there")], ["--chdir=" + path("there")]:
        done = oshrun("-n", 1, *words, "./tool")
        equal((done.status, done.out), (0, os.path.realpath(path("there")) + "\n"), words)


@check
def unknown_options():
    for word, line in [
        ("--foo", "unknown option --foo; 'oshrun --help' lists all options"),
        ("--foo=3", "unknown option --foo; 'oshrun --help' lists all options"),
        ("-Z", "unknown option -Z; 'oshrun --help' lists all options"),
        ("--report-hag", r"unknown option --report-hag; did you mean --report-hang\? .*"),
        ("--tagoutput", r"unknown option --tagoutput; did you mean --tag-output\? .*"),
        ("--bindto=core", r"unknown option --bindto; did you mean --bind-to\? .*"),
        ("--report-b", r"unknown option --report-b; did you mean --report-bindings\? .*"),
        ("--wdri", r"unknown option --wdri; did you mean --wdir\? .*"),
    ]:
        refused([word], line)


@check
def wrong_values():
    """Each option has the range and an example that is accepted."""
    for words, line in [
        (["-n", "0"], r'-n needs a number of PEs from 1 to 4096, got "0"; for example -n 4'),
        (["-np", "-1"], r'-np needs a number of PEs .*, got "-1"; .*'),
        (["-n", "2x"], r'-n needs .*, got "2x"; .*'),
        (["-n", ""], r'-n needs .*, got ""; .*'),
        (["-n", " 2"], r'-n needs .*, got " 2"; .*'),
        (["-n", "9" * 20], r'-n needs .*, got "9+"; .*'),
        (["-n=4097"], r'-n needs .*, got "4097"; .*'),
        (["-c", "x"], r"-c needs a number of PEs .*"),
        (["--npernode", "x"], r"--npernode needs a number of PEs .*"),
        (["-n", "4", "-N", "2"], r"-n 4 with -N 2 needs several machines; for example --hosts node1,node2"),
        (["--bind-to", "disk"], r'--bind-to needs core, socket, numa, hwthread or none, got "disk"; for example --bind-to core'),
        (["--map-by", "slot"], r'--map-by needs core, socket, numa or node, .*, got "slot"; for example --map-by socket:PE=2'),
        (["--map-by", "core:PE=0"], r'--map-by needs after :PE= a number of cores from 1 to 4096, got "0"; for example --map-by core:PE=2'),
        (["--map-by", "core:2"], r"--map-by needs .*, got \"core:2\"; .*"),
        (["--map-by", "hwthread"], r"--map-by needs .*"),
        (["-n", "1", "--map-by", "core:PE=4000"], r"--map-by: 1 PE with 4000 cores each do not fit on a machine of which oshrun may use \d+ cores; "
                                                  r"for example --map-by core:PE=1"),
        (["-n", "3000", "--cpus-per-task", "2"], r"--map-by: 3000 PEs with 2 cores each do not fit .*"),
        (["--cpus-per-task", "none"], r'--cpus-per-task needs a number of cores for each PE from 1 to 4096, got "none"; .*'),
        (["--timeout", "soon"], r'--timeout needs a number of seconds above 0 and up to 1e9, got "soon"; for example --timeout 30'),
        (["--timeout", "0"], r"--timeout needs .*"),
        (["--timeout", "nan"], r"--timeout needs .*"),
        (["--report-hang", "./ring"], r'--report-hang needs a number of seconds .*, got "./ring"; .*'),
        (["--top=x"], r"--top needs a number of seconds .*"),
        (["--stdin", "some"], r'--stdin needs all, none or a PE from 0 to 4095, got "some"; for example --stdin all'),
        (["-n", "2", "--stdin", "2"], r"--stdin names PE 2, but the PEs are 0 to 1"),
        (["--wdir", ""], r'--wdir needs a folder, got ""; for example --wdir /tmp'),
        (["--wdir", "/nowhere"], r"--wdir: /nowhere: No such file or directory"),
        (["--output-filename", ""], r"--output-filename needs a folder, .*"),
        (["--output-filename", "/dev/null/x"], r"--output-filename: cannot make the folder /dev/null/x: Not a directory"),
        (["--verbose=1"], r'--verbose takes no value, got "1"; .*'),
        (["-x", "=3"], r'-x needs VAR or VAR=VALUE, got "=3"; for example -x SHMEM_SYMMETRIC_SIZE=1G'),
        (["-genv", "=3", "4"], r"-genv needs VAR VALUE, .*"),
        (["--profile=pdf"], r'--profile needs html or no value, got "pdf"; for example --profile=html'),
        (["--trace", ""], r"--trace needs the name of a file, .*"),
        (["--hosts", ""], r"--hosts needs a list of machines, .*; for example --hosts node1:4,node2:4"),
        (["--hosts", "a:0"], r'--hosts: "a:0" needs a number of PEs from 1 to 4096 after the colon; for example node1:4'),
        (["--hostfile", "/nowhere"], r"--hostfile: /nowhere: No such file or directory"),
        (["--launcher", "mpirun"], r"--launcher needs --hosts or --hostfile; .*"),
    ]:
        refused(words, line)
    for words, line in ([], "no program given; .*"), (["-n", "2", "--"], "no program given; .*"), (["-n"], "-n needs N; .*"), \
            (["-genv", "A"], "-genv needs VAR VALUE; .*"):
        done = oshrun(*words)
        equal(done.status, 2, f"status of {words}")
        matches(f"oshrun: {line}\n", done.err, f"line of {words}")


@check
def binding():
    usable = sorted(os.sched_getaffinity(0))
    of_core = cores()
    for words in ["--bind-to", "core"], ["--map-by", "core"], ["--cpus-per-task", "1"]:
        done = oshrun("-n", 3, *words, *SHOW_CPUS)
        wanted = [" ".join(map(str, [pe, *of_core[pe % len(of_core)]])) for pe in range(3)]
        equal(sorted(done.out.splitlines()), wanted, f"{words}: one core each, in turn")
    done = oshrun("-n", 3, "--bind-to", "hwthread", *SHOW_CPUS)
    equal(sorted(done.out.splitlines()), [f"{pe} {usable[pe % len(usable)]}" for pe in range(3)], "one hardware thread each")
    for words in [], ["--bind-to", "none"], ["--map-by", "node", "--bind-to", "none"]:
        done = oshrun("-n", 1, *words, *SHOW_CPUS)
        equal(done.out, " ".join(map(str, [0, *usable])) + "\n", f"{words}: all processors")
    done = oshrun("-n", 1, "--map-by", f"node:PE={len(of_core)}", *SHOW_CPUS)
    equal(done.out, " ".join(map(str, [0, *usable])) + "\n", "one PE has all cores")


@check
def bindings_are_reported():
    on_one = lambda: os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:1])
    first = min(os.sched_getaffinity(0))
    done = oshrun("-n", 2, "--bind-to", "core", "--report-bindings", "true", preexec_fn=on_one)
    equal(done.err, f"oshrun: PE 0: bound to CPU {first}\noshrun: PE 1: bound to CPU {first}\n", "bound")
    done = oshrun("-n", 1, "--report-bindings", "true", preexec_fn=on_one)
    equal(done.err, f"oshrun: PE 0: not bound, may use CPU {first}\n", "not bound")


@check
def standard_input_of_chosen_pes():
    read = ["sh", "-c", 'echo "$HEDDLE_PE: $(cat | wc -c)"']
    text = "0123456789\n" * 20000  # more than a pipe holds
    for word, has in ("all", {0, 1, 2}), ("none", set()), ("2", {2}), ("0", {0}):
        done = oshrun("-n", 3, "--stdin", word, *read, input=text)
        equal(sorted(done.out.splitlines()), [f"{pe}: {len(text) if pe in has else 0}" for pe in range(3)], f"--stdin {word}")
    done = oshrun("-n", 3, "--stdin", "all", "sh", "-c", '[ $HEDDLE_PE = 1 ] && exit; wc -c', input=text)
    equal((done.status, done.out.split()), (0, [str(len(text))] * 2), "a PE that does not read ends the copy for itself only")
    process = subprocess.run(["sh", "-c", f"yes | {OSHRUN} -n 2 --stdin all head -1"], capture_output=True, text=True, timeout=60)
    equal((process.returncode, process.stdout), (0, "y\ny\n"), "the writer ends when no PE reads")


@check
def files_of_output():
    def texts():
        return {name: open(path(f"kept/{name}")).read() for name in sorted(os.listdir(path("kept")))}

    write = ["sh", "-c", "echo out $HEDDLE_PE; echo err $HEDDLE_PE >&2; printf last"]
    done = oshrun("-n", 2, "--output-filename", path("kept"), *write)
    equal(texts(), {f"{pe}.{kind}": f"{kind} {pe}\n" + ("last" if kind == "out" else "") for pe in range(2) for kind in ("err", "out")},
          "files")
    equal(sorted(done.err.splitlines()), ["err 0", "err 1"], "and what oshrun prints stays")
    shutil.rmtree(path("kept"))
    done = oshrun("-n", 1, "--merge-stderr-to-stdout", "--output-filename", path("kept"), *write)
    equal((done.out, done.err, texts()), ("out 0\nerr 0\nlast", "", {"0.out": "out 0\nerr 0\nlast"}), "merged, in order")


@check
def show_prints_only():
    mark = path("shown")
    done = oshrun("--hosts", "localhost:2", "--show", "--timeout", "5", "-x", "A=b c", "touch", mark)
    equal((done.status, done.out), (0, f"oshrun --timeout 5 -n 2 -x 'A=b c' touch {mark}\n"), "on this machine")
    done = oshrun("--show", "-n2", "-l", "touch", mark)
    equal((done.status, done.out), (0, f"oshrun -l -n 2 touch {mark}\n"), "without --hosts")
    expect(not os.path.exists(mark), "nothing is started")


@check
def programs_of_another_openshmem():
    """Linked with a library of that name, which need not be one."""
    with open(path("empty.c"), "w") as file:
        file.write("int empty(void) { return 0; }\n")
    with open(path("of-other.c"), "w") as file:
        file.write("int empty(void);\nint main(void) { return empty(); }\n")
    compiler = os.path.join(os.path.dirname(os.path.realpath(OSHRUN)), "oshcc")
    for name in "liboshmem.so.40", "libsma.so.3":
        program = path("of-" + name)
        subprocess.run(["cc", "-shared", "-fPIC", path("empty.c"), "-o", path(name), f"-Wl,-soname,{name}"], check=True)
        subprocess.run(["cc", path("of-other.c"), "-o", program, path(name), f"-Wl,-rpath,{folder.name}"], check=True)
        done = oshrun("-n", 2, program)
        line = f"oshrun: {program} is linked with another OpenSHMEM ({name}): recompile it with {compiler}\n"
        equal((done.status, done.err), (126, line), name)


if __name__ == "__main__":
    sys.exit(main())
