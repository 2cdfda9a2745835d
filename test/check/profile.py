#!/usr/bin/env python3
"""What --profile counts, in a table and on a page, and what --trace writes are what the program did, to the call and the byte."""
import json
import os
import re
import shutil
import subprocess
import time
from pathlib import Path
from xml.etree import ElementTree

from common import OSHRUN, build, calm_time, chosen, expect, finish, path, run

PROGRAM = """
#include <locale.h>
#include <pthread.h>
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

static int me, n, *heap;

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return 1e9 * (double)t.tv_sec + (double)t.tv_nsec;
}

static void *put_in_thread(void *unused)
{
    (void)unused;
    for (int i = 0; i < 10; i++) shmem_int_p(heap, i, (me + 1) % n);
    return NULL;
}

static void *put_for_long(void *unused)
{
    for (int i = 0; i < 10000; i++) put_in_thread(unused);
    return NULL;
}

int main(int argc, char **argv)
{
    int provided, up;
    setlocale(LC_ALL, "");
    shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided);
    me = shmem_my_pe(), n = shmem_n_pes();
    heap = shmem_malloc(4096);
    if (argc > 1) { /* calls that nobody may lose: of many threads at once, then of many one after the other */
        pthread_t together[4];
        for (int i = 0; i < 4; i++) pthread_create(&together[i], NULL, put_for_long, NULL);
        for (int i = 0; i < 4; i++) pthread_join(together[i], NULL);
        for (int i = 0; i < atoi(argv[1]); i++) {
            pthread_t thread;
            pthread_create(&thread, NULL, put_in_thread, NULL);
            pthread_join(thread, NULL);
        }
        shmem_finalize();
        return 0;
    }
    pthread_t threads[3];
    for (int i = 0; i < 3; i++) pthread_create(&threads[i], NULL, put_in_thread, NULL);
    for (int i = 0; i < 3; i++) pthread_join(threads[i], NULL);
    char from[1000] = {0};
    shmem_putmem(heap, from, 1000, (me + 1) % n);
    shmem_int_get((int *)from, heap, 25, me);
    shmem_long_iput((long *)heap, (long *)from, 2, 1, 7, me);
    shmem_ibget64(from, heap, 4, 4, 3, 5, (me + 1) % n);
    shmem_pcontrol(0);
    shmem_putmem(heap, from, 1000, 0);
    shmem_pcontrol(1);
    shmem_int_alltoall(SHMEM_TEAM_WORLD, heap + 512, heap, 6);
    shmem_team_t reverse;
    shmem_ctx_t ctx;
    shmem_team_split_strided(SHMEM_TEAM_WORLD, n - 1, -1, n, NULL, 0, &reverse);
    shmem_team_create_ctx(reverse, 0, &ctx);
    shmem_ctx_int_atomic_add(ctx, heap, 1, 0); /* the last PE of the world */
    shmem_ctx_destroy(ctx);
    if (!me) usleep(300000);
    double begun = now();
    shmem_barrier_all();
    printf("%.0f\\n", now() - begun);
    shmem_query_initialized(&up);
    shmem_finalize();
    return 0;
}
"""
# function: calls and bytes of each PE, for n PEs
COUNTS = {
    "shmem_init_thread": (1, 0), "shmem_my_pe": (1, 0), "shmem_n_pes": (1, 0), "shmem_malloc": (1, 4096),
    "shmem_int_p": (30, 120), "shmem_putmem": (1, 1000), "shmem_int_get": (1, 100), "shmem_long_iput": (1, 56),
    "shmem_ibget64": (1, 120), "shmem_int_alltoall": (1, "24n"), "shmem_team_split_strided": (1, 0),
    "shmem_team_create_ctx": (1, 0), "shmem_ctx_int_atomic_add": (1, 4), "shmem_ctx_destroy": (1, 0),
    "shmem_barrier_all": (1, 0), "shmem_query_initialized": (1, 0)}
UNITS = {"ns": 1, "us": 1e3, "ms": 1e6, "s": 1e9}


def counts(n):
    return {name: (n * calls, n * (24 * n if size == "24n" else size)) for name, (calls, size) in COUNTS.items()}


def traffic(n):
    """What a PE has moved to or from each other."""
    def row(me):
        words = [0] * n
        words[(me + 1) % n] += 120 + 1000 + 120
        words[me] += 100 + 56
        words[n - 1] += 4
        return words
    return [row(me) for me in range(n)]


def table(text):
    """name -> (calls, bytes, total ns, average ns) of the printed rows, in their order."""
    row = re.compile(r"^(\w+) +(\d+) +(\d+) +([\d.e+]+) (\w+) +([\d.e+]+) (\w+)$", re.M)
    return {m[1]: (int(m[2]), int(m[3]), float(m[4]) * UNITS[m[5]], float(m[6]) * UNITS[m[7]]) for m in row.finditer(text)}


def check_table(binary, n):
    name = f"table of {n}"
    done = run(["--profile"], n, binary)
    expect(done.status == 0, name, "status", (done.status, done.err))
    expect(re.match(rf"heddle: profile of {n} PEs?, [\d.]+ m?s; the time of a call includes some of the \d+ ns that measuring "
                    "it takes\nfunction ", done.err), name, "head", done.err)
    rows = table(done.err)
    expect({k: v[:2] for k, v in rows.items()} == counts(n), name, "counts", done.err)
    times = [row[2] for row in rows.values()]
    expect(times == sorted(times, reverse=True), name, "not in order of time", done.err)
    for function, (calls, _, total, average) in rows.items():
        expect(abs(average * calls - total) <= 0.02 * total + calls, name, f"average of {function}", (calls, total, average))
    waited = sum(map(float, done.out.split()))  # in the barrier, by the program's own clock; all but PE 0 do it
    expect(n == 1 or 0.5 < rows["shmem_barrier_all"][2] / waited < 1.01, name, "time of the barrier", (rows["shmem_barrier_all"], waited))
    if n <= 16:
        matrix = re.search(r"\n   PE( +\d+)+\n((?: +\d+(?: +[\d-]+)+\n)+)$", done.err)
        expect(matrix, name, "no matrix", done.err)
        seen = [[0 if w == "-" else int(w) for w in line.split()[1:]] for line in matrix[2].splitlines()] if matrix else []
        expect(seen == traffic(n), name, "traffic", seen)
    else:
        pairs = re.findall(r"^    PE (\d+) with PE (\d+): (\d+)$", done.err, re.M)
        wanted = traffic(n)
        expect(len(pairs) == 10, name, "pairs", done.err)
        expect(all(wanted[int(a)][int(b)] == int(size) for a, b, size in pairs), name, "bytes of pairs", pairs)
        expect(f"{'none':>12} {sum(row.count(0) for row in wanted):8}\n" in done.err, name, "histogram", done.err)


def check_threads(binary):
    done = run(["--profile"], 1, binary, "200")  # with all cores for its threads
    expect(table(done.err).get("shmem_int_p", (0, 0))[:2] == (402000, 1608000), "threads", "counts", done.err)


def check_events(name, events, n):
    calls = [e for e in events if e["ph"] == "X"]
    seen = {function: [e for e in calls if e["name"] == function] for function in {e["name"] for e in calls}}
    summed = {f: (len(es), sum(e["args"]["bytes"] for e in es)) for f, es in seen.items()}
    expect(summed == counts(n), name, "events", summed)
    expect({e["pid"] for e in calls} == set(range(n)), name, "a process for each PE", {e["pid"] for e in calls})
    for pe in range(n):
        threads = {e["tid"] for e in seen["shmem_int_p"] if e["pid"] == pe}
        main = {e["tid"] for e in seen["shmem_barrier_all"] if e["pid"] == pe}
        expect(len(threads) == 3 and len(main) == 1 and not threads & main, name, "rows of threads", (threads, main))
        targets = {e["args"]["pe"] for e in seen["shmem_ctx_int_atomic_add"] if e["pid"] == pe}
        expect(targets == {n - 1}, name, "target of the last PE", targets)
    names = {(e["name"], e["pid"]): e["args"]["name"] for e in events if e["ph"] == "M"}
    expect(all(names.get(("process_name", pe)) == f"PE {pe}" for pe in range(n)), name, "names", names)
    barriers = seen["shmem_barrier_all"]
    ends = [e["ts"] + e["dur"] for e in barriers]
    expect(max(e["ts"] for e in barriers) <= min(ends), name, "barriers do not overlap in time", barriers)
    expect(n == 1 or max(e["dur"] for e in barriers) > 2.5e5, name, "time in the barrier", barriers)


def check_format(name, text):
    """The rules of the trace-event format: types of fields, phases, times from 0 on, and begins with their ends."""
    trace = json.loads(text, parse_constant=lambda word: expect(False, name, "no JSON", word))
    expect(trace["displayTimeUnit"] in ("ms", "ns"), name, "unit", trace["displayTimeUnit"])
    needed = {"X": {"ts", "dur"}, "M": {"args"}, "b": {"ts", "id", "cat"}, "e": {"ts", "id", "cat"}, "s": {"ts", "id", "cat"},
              "f": {"ts", "id", "cat", "bp"}}
    open_ids = []
    for event in trace["traceEvents"]:
        phase = event.get("ph")
        expect(phase in needed and needed.get(phase, set()) | {"name", "pid"} <= set(event), name, "fields", event)
        expect(isinstance(event["pid"], int) and isinstance(event.get("tid", 0), int), name, "whole numbers", event)
        expect(all(isinstance(event.get(key, 0), (int, float)) and event.get(key, 0) >= 0 for key in ("ts", "dur")), name, "times", event)
        if phase in "bs":
            open_ids.append((phase, event["cat"], event["id"]))
        if phase in "ef":
            begin = ({"e": "b", "f": "s"}[phase], event["cat"], event["id"])
            expect(begin in open_ids, name, "an end without its begin", event)
    expect(len(open_ids) == len(set(open_ids)), name, "each begin once", open_ids[:9])


def check_trace(binary, n):
    name = f"trace of {n}"
    file = path("trace.json")
    done = run(["--trace", file], n, binary)
    expect(done.status == 0 and not done.err, name, "status", (done.status, done.err))
    text = Path(file).read_text()
    check_format(name, text)
    check_events(name, json.loads(text)["traceEvents"], n)
    expect(json.loads(text)["otherData"]["dropped"] == 0, name, "dropped", text[:200])
    expect(list(Path(file).parent.glob("trace.json*")) == [Path(file)], name, "parts are left", "")
    Path(file).unlink()


def check_locale(binary):
    """The decimal point of the program's locale may be a comma."""
    made = path("locale")
    if not shutil.which("localedef") or subprocess.run(["localedef", "-i", "de_DE", "-f", "UTF-8", made], check=False, capture_output=True).returncode:
        return
    file = path("german.json")
    done = run(["--trace", file], 1, binary, LOCPATH=str(Path(made).parent), LC_ALL=Path(made).name)
    expect(done.status == 0, "locale", "status", (done.status, done.err))
    check_format("locale", Path(file).read_text())


def check_trace_limit(binary):
    file = path("short.json")
    done = run(["--trace", file, "--profile"], 2, binary, HEDDLE_TRACE_EVENTS="5")
    trace = json.loads(Path(file).read_text())
    calls = [e for e in trace["traceEvents"] if e["ph"] == "X"]
    total = sum(c for c, _ in counts(2).values())
    expect(len(calls) == 10 and trace["otherData"]["dropped"] == total - 10, "trace limit", "events", trace["otherData"])
    expect(f"{file} has 10 calls; {total - 10} more had no room (HEDDLE_TRACE_EVENTS)\n" in done.err, "trace limit",
           "message", done.err)
    expect({k: v[:2] for k, v in table(done.err).items()} == counts(2), "trace limit", "table beside a trace", done.err)


def check_page(binary, n):
    """It is one file that is well-formed, and says what the table says."""
    name = f"page of {n}"
    page = Path(path("heddle-profile.html"))
    here = os.getcwd()
    os.chdir(path(""))
    begun, calm = time.monotonic(), calm_time()
    done = run(["--profile=html"], n, binary)
    # Else another PE than the one that naps may be late, because it waited for a processor.
    is_calm = time.monotonic() - begun - (calm_time() - calm) < 0.05
    os.chdir(here)
    who = "PE 0: " if n > 1 else ""
    expect(done.status == 0 and done.err == f"heddle: {who}the profile is in {page}\n", name, "message", (done.status, done.err))
    text = page.read_text()
    body = ElementTree.fromstring(text)
    cells = [[td.text or "" for td in row] for row in body.find(".//table[@id='functions']").findall("tr")[1:]]
    expect({c[0]: (int(c[1]), int(c[2])) for c in cells} == counts(n), name, "functions", cells)
    squares = re.findall(r"<title>PE (\d+) with PE (\d+): (\d+) bytes", text)
    wanted = [(str(a), str(b), str(size)) for a, row in enumerate(traffic(n)) for b, size in enumerate(row)]
    expect(squares == wanted, name, "traffic", squares)
    waits = [[td.text or "" for td in row] for row in body.find(".//table[@id='slowest']").findall("tr")[1:]]
    late = [row for row in waits if row[0] == "shmem_barrier_all" and row[1] != "0"]
    expect(n not in (2, 4) or late, name, "who waits for PE 0", waits)
    times = [float(row[3].split()[0]) * UNITS[row[3].split()[1]] for row in waits]
    expect(times == sorted(times, reverse=True) and len(times) <= 20, name, "waits in order of time", times)
    expect(n == 1 or times[0] > 0.5 * max(map(float, done.out.split())), name, "how long it was", (times, done.out))
    job = "".join(body.find(".//p[@id='job']").itertext())
    hosts = f"Hosts: {os.uname().nodename[:63]} (PE {'0' if n == 1 else f'0-{n - 1}'})End: "
    expect(binary in job and hosts in job and re.search(r"End: \d{4}-\d\d-\d\d ", job), name, "command, hosts and date", job)
    lates = [[td.text or "" for td in row] for row in body.findall(".//table[@id='late']/tr")[1:]]
    expect(not lates if n == 1 else len(lates) >= min(n, 4), name, "how late each PE was", lates)
    if is_calm and 1 < n <= 4:
        expect(lates[0][0] == "PE 0" and lates[0][2].endswith(" ms"), name, "who was late, by how much", lates)
    expect(text.count('<path class="axis"') == 5 and "prefers-color-scheme: dark" in text, name, "time axis, dark scheme", "")
    outside = [e for parent in body.iter() for e in parent if e.tag.split("}")[-1] in ("svg", "table") and parent.get("class") != "wide"]
    expect(not outside, name, "each picture and table can be scrolled by itself", outside)
    rows = re.findall(r'<path class="(moves|waits)" d="([^"]*)"', text)
    expect([kind for kind, _ in rows] == ["moves", "waits"] * n, name, "timeline", [kind for kind, _ in rows])
    bars = {pe: re.findall(r"M(\d+) \d+h(\d+)v(\d+)", rows[2 * pe + 1][1]) for pe in range(n)}
    expect(n == 1 or not is_calm or all(any(int(height) >= 5 for *_, height in bars[pe]) for pe in range(1, n)), name,
           "that the others wait for PE 0", bars)


def check_page_of_hosts(_):
    """The names of hosts are replaced: PEs 1 and 4 are on one host, the others on another. No name can break the page."""
    binary = build("hosts", """
        #include <shmem.h>
        #include <stdio.h>
        #include <stdlib.h>
        int gethostname(char *name, size_t size) { return snprintf(name, size, atoi(getenv("HEDDLE_PE")) % 3 == 1 ? "two" : "<one>") < 0; }
        int main(void) { shmem_init(); shmem_barrier_all(); shmem_finalize(); }""")
    done = run(["--profile"], 6, binary, HEDDLE_PROFILE_PAGE=path("hosts.html"))
    job = "".join(ElementTree.parse(path("hosts.html")).find(".//p[@id='job']").itertext())
    expect(done.status == 0 and "Hosts: <one> (PE 0, 2-3, 5), two (PE 1, 4)End: " in job, "page of hosts", "hosts of all PEs", job)


def check_page_of_threads(binary):
    done = run(["--profile"], 1, binary, "50", HEDDLE_PROFILE_PAGE=path("named.html"))
    expect(table(done.err).get("shmem_int_p", (0, 0))[:2] == (400500, 1602000), "page of threads", "the table beside it", done.err)
    functions = ElementTree.parse(path("named.html")).find(".//table[@id='functions']")
    expect(["shmem_int_p", "400500", "1602000"] in [[td.text for td in row][:3] for row in functions], "page of threads",
           "where the variable says", done.err)


def check_files(binary):
    """A file that cannot be written whole does not exist, and the status is 1. A link that another user has planted is not followed."""
    full = path("no-room")
    os.symlink("/dev/full", full)
    for option, what, variable in ("--trace", "trace", "HEDDLE_TRACE"), ("--profile", "profile", "HEDDLE_PROFILE_PAGE"):
        done = run([option, full] if what == "trace" else [option], 2, binary, **{variable: full})
        expect(done.status == 1 and f"cannot write the {what} {full}: No space left on device\n" in done.err, what, "a full disk",
               (done.status, done.err))
        left = [name for name in os.listdir(path("")) if name.startswith("no-room.")]
        expect(not left, what, "parts are left", left)
    if os.geteuid() == 0:
        os.mkdir(path("disk"))
        script = 'mount -t tmpfs -o size=16k disk "$1" && cd "$1" && "$2" -n 2 --trace t "$3"; echo $? $(ls)'
        done = subprocess.run(["unshare", "--mount", "sh", "-c", script, "sh", path("disk"), OSHRUN, binary], capture_output=True,
                              text=True, check=False)
        expect(done.returncode or done.stdout.endswith("1\n"), "full disk", "status 1, and no file", (done.stdout, done.stderr))
    victim, planted = Path(path("victim")), path("planted.json")
    victim.write_text("mine")
    os.symlink(victim, planted)
    expect(run(["--trace", planted], 1, binary).status == 0 and victim.read_text() != "mine", "link", "of this user is followed", "")
    victim.write_text("mine")
    if os.geteuid() == 0:
        os.chown(planted, 65534, 65534, follow_symlinks=False)
        done = run(["--trace", planted], 1, binary)
        expect(done.status == 2 and done.err == f"oshrun: cannot write {planted}: Too many levels of symbolic links\n", "link",
               "of another user", (done.status, done.err))
        os.symlink(victim, path("part.json.0"))
        os.chown(path("part.json.0"), 65534, 65534, follow_symlinks=False)
        run(["--trace", path("part.json")], 1, binary)
        expect(victim.read_text() == "mine", "link", "of another user, in place of a part", victim.read_text()[:100])


def check_refusals(binary):
    done = run(["--profile"], 1, binary, HEDDLE_TRACE="/nowhere/trace.json")
    expect(done.status == 1 and "cannot write the trace /nowhere/trace.json" in done.err, "no folder", "message", done.err)
    for file, why in (("/nowhere/t.json", "No such file or directory"), (path(""), "Is a directory"), (path("no") + "/", "Is a directory"),
                      (f"{__file__}/t.json", "Not a directory")):
        done = run(["--trace", file], 1, binary)
        expect(done.status == 2 and done.err == f"oshrun: cannot write {file}: {why}\n" and not done.out, "no such place", file,
               (done.status, done.err))
    done = run(["--profile=xml"], 1, binary)
    expect(done.status == 2 and done.err == 'oshrun: --profile needs html or no value, got "xml"; for example --profile=html\n', "no such profile", "message", done.err)
    old = Path(path("old.json"))
    old.write_text("old")
    expect(run(["--trace", str(old), "--foo"], 1, binary).status == 2 and old.read_text() == "old", "a look", "changes nothing")
    done = run(["--trace", path("t.json")], 1, binary, HEDDLE_TRACE_EVENTS="many")
    expect(done.status == 1 and 'HEDDLE_TRACE_EVENTS is "many", not a number from 1 to 1e12' in done.err, "bad limit", "message",
           done.err)
    full = run(["--profile"], 2, build("full", """
        #include <shmem.h>
        int main(void) { shmem_init(); size_t s = 1 << 24; while (s) if (!shmem_malloc(s)) s /= 2; shmem_finalize(); }"""),
               SHMEM_SYMMETRIC_SIZE="16M")
    expect(full.status == 0 and "no profile: the symmetric heap has no room" in full.err, "full heap", "message",
           full.err)
    left = run(["--profile"], 2, build("left", """
        #include <shmem.h>
        int main(void) { shmem_init(); shmem_barrier_all(); if (shmem_my_pe()) return 0; shmem_finalize(); }"""))
    expect(table(left.err).get("shmem_barrier_all", [0])[0] == 2, "no finalize", "no table", left.err)
    ended = run(["--profile"], 2, build("ended", """
        #include <shmem.h>
        int main(void) { shmem_init(); if (shmem_my_pe()) shmem_global_exit(3); shmem_barrier_all(); }"""))
    expect(ended.status == 3 and ended.err == "heddle: PE 1: no profile: shmem_global_exit ends the job at once\n",
           "global exit", "message", (ended.status, ended.err))


def main():
    binary = build("profiled", PROGRAM)
    for n in (1, 2, 4, 18):
        if chosen(f"table of {n}"):
            check_table(binary, n)
    for n in (1, 2, 4):
        if chosen(f"trace of {n}"):
            check_trace(binary, n)
    for n in (1, 2, 4, 18):
        if chosen(f"page of {n}"):
            check_page(binary, n)
    for name, check in (("threads", check_threads), ("page of threads", check_page_of_threads), ("page of hosts", check_page_of_hosts),
                        ("locale", check_locale), ("trace limit", check_trace_limit), ("refusals", check_refusals), ("files", check_files)):
        if chosen(name):
            check(binary)
    finish()


main()
