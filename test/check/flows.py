#!/usr/bin/env python3
"""A trace shows on which lane an operation was under way until which call, and an arrow leads from the one to the other."""
import json
from collections import Counter
from pathlib import Path

from common import build, chosen, expect, finish, path, run
from skipping import has

# Each operation moves a number of bytes of its own, by which it is known in the trace.
PROGRAM = r"""
#include <assert.h>
#include <pthread.h>
#include <shmemx.h>
#include <stdio.h>
#include <string.h>

static char *heap, from[8192];
static uint64_t *word;
static shmem_ctx_t a, b;

static int lane_of(shmem_ctx_t ctx)
{
    shmemx_ctx_info_t info;
    shmemx_ctx_get_info(ctx, &info);
    return info.lane;
}

static void on_contexts(void)
{
    shmem_ctx_t d;
    shmem_ctx_putmem_nbi(a, heap, from, 1001, 1);
    shmem_ctx_putmem_nbi(b, heap, from, 1002, 1);
    shmem_putmem(heap, from, 1003, 1);
    shmem_ctx_quiet(a);                            /* shmem_ctx_quiet 0 */
    shmem_ctx_quiet(b);                            /* shmem_ctx_quiet 1 */
    shmem_quiet();                                 /* shmem_quiet 0 */
    printf("1001 %d\n1002 %d\n1003 %d\n", lane_of(a), lane_of(b), lane_of(SHMEM_CTX_DEFAULT));
    shmem_ctx_putmem(a, heap, from, 1011, 1);
    shmem_ctx_getmem_nbi(b, from, heap, 1012, 1);
    shmem_ctx_getmem(b, from, heap, 1013, 1);      /* it is complete when it returns */
    shmem_ctx_putmem_nbi(b, heap, from, 1014, 0);  /* likewise */
    shmem_ctx_putmem_nbi(b, heap, from, 0, 1);     /* nothing goes */
    shmemx_quiet_all((shmem_ctx_t[]){b, SHMEM_CTX_DEFAULT}, 2);
    shmem_ctx_destroy(a);                          /* shmem_ctx_destroy 0 */
    shmem_ctx_create(SHMEM_CTX_PRIVATE, &a);       /* at the same address, perhaps */
    shmem_ctx_putmem_signal(a, heap, from, 1021, word, 1, SHMEM_SIGNAL_ADD, 1);
    shmem_ctx_fence(a);
    shmem_ctx_quiet(b);                            /* shmem_ctx_quiet 2 */
    while (!shmemx_ctx_quiet_test(a)) continue;
    shmemx_domain_t domain;
    assert(!shmemx_domain_create(SHMEM_THREAD_MULTIPLE, 1, &domain));
    assert(!shmemx_domain_ctx_create(domain, SHMEM_TEAM_WORLD, 0, &d));
    shmem_ctx_putmem(d, heap, from, 1031, 1);
    shmem_ctx_putmem(a, heap, from, 1032, 1);
    shmemx_domain_quiet(domain);                   /* shmemx_domain_quiet 0 */
    shmem_ctx_putmem(d, heap, from, 1033, 1);
    shmemx_domain_quiet(SHMEMX_DOMAIN_DEFAULT);    /* shmemx_domain_quiet 1 */
    shmem_ctx_destroy(d);                          /* shmem_ctx_destroy 1 */
    shmemx_domain_destroy(1, &domain);
}

static void to_listed_pes(void)
{
    shmem_putmem(heap, from, 1101, 1);
    shmem_putmem(heap, from, 1102, 2);
    shmem_pe_quiet((int[]){0, 2}, 2);              /* shmem_pe_quiet 0 */
    shmem_ctx_putmem(a, heap, from, 1103, 2);
    shmem_pe_quiet((int[]){1, 2}, 2);              /* shmem_pe_quiet 1 */
    shmem_ctx_pe_quiet(a, (int[]){1}, 1);
    shmem_ctx_pe_quiet(a, (int[]){2}, 1);          /* shmem_ctx_pe_quiet 1 */
}

static void unseen(void)
{
    shmem_ctx_t c;
    shmem_ctx_create(0, &c);
    shmem_ctx_putmem(b, heap, from, 1201, 1);
    shmem_pcontrol(0);
    shmem_ctx_quiet(b);
    shmem_pcontrol(1);
    shmem_ctx_putmem(b, heap, from, 1202, 1);
    shmem_ctx_quiet(b);                            /* shmem_ctx_quiet 3 */
    shmem_ctx_putmem(c, heap, from, 1203, 1);      /* until shmem_finalize */
}

/* Operations of a request, which a quiet completes only if they are on its context, too. */
static void with_requests(void)
{
    int flag = 0;
    size_t index;
    shmemx_request_h r = SHMEMX_REQUEST_NULL, s = SHMEMX_REQUEST_NULL, t[3] = {SHMEMX_REQUEST_NULL};
    shmemx_putmem_nbe(heap, from, 1501, 1, &r);
    shmemx_putmem_nbe(heap, from, 1502, 0, &r);    /* delivered */
    shmemx_putmem_nbe(heap, from, 1503, 2, &s);
    shmemx_ctx_putmem_nbe(b, heap, from, 1504, 1, &s);
    shmem_quiet();                                 /* shmem_quiet 1 */
    shmem_ctx_quiet(b);                            /* shmem_ctx_quiet 4 */
    shmemx_request_wait(&r);                       /* shmemx_request_wait 0 */
    shmemx_request_wait(&s);                       /* shmemx_request_wait 1 */
    shmemx_getmem_nbe(from, heap, 1511, 1, &r);    /* of another request, in the same variable */
    shmemx_ctx_putmem_nbe(b, heap, from, 1512, 1, &s);
    while (!flag) shmemx_request_test(&r, &flag);  /* shmemx_request_test -1 */
    shmemx_request_free(&s);                       /* shmemx_request_free 0 */
    shmem_ctx_quiet(b);                            /* shmem_ctx_quiet 5 */
    shmemx_putmem_nbe(heap, from, 1521, 1, &t[0]);
    shmemx_putmem_nbe(heap, from, 1522, 2, &t[1]);
    shmemx_request_wait_any(1, &t[1], &index);     /* shmemx_request_wait_any 0 */
    shmemx_request_wait_all(3, t);                 /* shmemx_request_wait_all 0 */
}

/* Where nobody can tell from outside: nothing is drawn. */
static void with_requests_in_hiding(void)
{
    shmemx_request_h r = SHMEMX_REQUEST_NULL, s = SHMEMX_REQUEST_NULL, copy;
    shmemx_putmem_nbe(heap, from, 1601, 1, &r);
    copy = r;
    r = SHMEMX_REQUEST_NULL;
    shmemx_putmem_nbe(heap, from, 1602, 2, &r);
    shmemx_request_wait(&r);                       /* shmemx_request_wait 2 */
    shmemx_request_wait(&copy);
    shmemx_ctx_putmem_nbe(b, heap, from, 1603, 1, &r);
    shmemx_merge_request(1, &(shmemx_request_h *){&r}, &s);
    shmemx_request_wait(&s);
    shmem_ctx_quiet(b);                            /* shmem_ctx_quiet 6 */
    shmemx_request_alloc(SHMEMX_REQUEST_LOCAL, &r);
    shmemx_putmem_nbe(heap, from, 1604, 1, &r);
    shmemx_request_wait(&r);
    shmemx_request_alloc(SHMEMX_REQUEST_PERSISTENT, &r);
    shmemx_putmem_nbe(heap, from, 1605, 1, &r);
    shmemx_request_wait(&r);                       /* shmemx_request_wait 6 */
    shmemx_putmem_nbe(heap, from, 1606, 1, &r);
    shmemx_request_wait_any(1, &r, &(size_t){0});
    shmemx_request_free(&r);
}

static void *registered(void *unused)
{
    (void)unused;
    shmemx_thread_register();
    shmem_putmem(heap, from, 1301, 1);
    shmem_ctx_putmem(shmemx_thread_ctx(), heap, from, 1302, 1);
    printf("1301 %d\n1302 %d\n", lane_of(shmemx_thread_ctx()), lane_of(shmemx_thread_ctx()));
    shmemx_thread_quiet();                         /* shmemx_thread_quiet 1 */
    shmem_putmem(heap, from, 1303, 1);
    shmemx_request_h request = SHMEMX_REQUEST_NULL;
    shmemx_putmem_nbe(heap, from, 1307, 1, &request);
    shmemx_thread_register();
    shmemx_thread_unregister();                    /* of two */
    shmemx_thread_unregister();                    /* shmemx_thread_unregister 1 */
    shmemx_request_wait(&request);
    shmemx_thread_register();
    shmem_putmem(heap, from, 1304, 1);
    return NULL;                                   /* which ends its registration */
}

static void in_threads(void)
{
    pthread_t thread;
    shmem_putmem(heap, from, 1305, 1);
    shmemx_thread_quiet();                         /* shmemx_thread_quiet 0 */
    shmem_putmem(heap, from, 1306, 1);
    pthread_create(&thread, NULL, registered, NULL);
    pthread_join(thread, NULL);
}

/* What ends with its team is not completed by a quiet of a new context that has the same handle, as one of many has. */
static void of_a_destroyed_team(void)
{
    enum { MANY = 40 };
    shmem_team_t team;
    shmem_ctx_t ctxs[MANY];
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, shmem_n_pes(), NULL, 0, &team);
    for (int i = 0; i < MANY; i++) shmem_team_create_ctx(team, 0, &ctxs[i]);
    for (int i = 0; i < MANY && !shmem_my_pe(); i++) shmem_ctx_putmem(ctxs[i], heap, from, 1701, 1);
    shmem_team_destroy(team);
    for (int i = 0; i < MANY; i++) shmem_ctx_create(0, &ctxs[i]);
    if (!shmem_my_pe()) shmem_ctx_putmem(ctxs[0], heap, from, 1702, 1);
    for (int i = 0; i < MANY; i++) shmem_ctx_quiet(ctxs[i]); /* shmem_ctx_quiet 8 and more, on PE 0 */
    for (int i = 0; i < MANY; i++) shmem_ctx_destroy(ctxs[i]);
}

int main(void)
{
    int provided;
    shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided);
    heap = shmem_malloc(8192);
    word = shmem_calloc(1, sizeof *word);          /* shmem_calloc 0 */
    assert(!shmem_ctx_create(SHMEM_CTX_PRIVATE, &a) && !shmem_ctx_create(SHMEM_CTX_PRIVATE, &b));
    if (!shmem_my_pe()) {
        on_contexts();
        to_listed_pes();
        unseen();
        with_requests();
        with_requests_in_hiding();
        in_threads();
        shmem_ctx_putmem(a, heap, from, 1401, 2);
    }
    shmem_uint64_atomic_add(word, 1, 0);
    shmem_sync_all();
    shmem_barrier_all();                           /* shmem_barrier_all 0 */
    shmem_uint64_p(word, 1, 1);
    assert(!shmem_malloc(0));
    shmem_free(word);                              /* shmem_free 0 */
    shmem_ctx_quiet(a);                            /* shmem_ctx_quiet 7, on PE 0 */
    of_a_destroyed_team();
    shmem_finalize();
    return 0;
}
"""
# Bytes of an operation of PE 0: the call that completes it, and its number among the PE's calls of that name.
COMPLETIONS = {
    1001: ("shmem_ctx_quiet", 0), 1002: ("shmem_ctx_quiet", 1), 1003: ("shmem_quiet", 0),
    1011: ("shmem_ctx_destroy", 0), 1012: ("shmemx_quiet_all", 0), 1021: ("shmemx_ctx_quiet_test", -1),
    1031: ("shmemx_domain_quiet", 0), 1032: ("shmemx_domain_quiet", 1), 1033: ("shmem_ctx_destroy", 1),
    1101: ("shmem_pe_quiet", 1), 1102: ("shmem_pe_quiet", 0), 1103: ("shmem_ctx_pe_quiet", 1),
    1202: ("shmem_ctx_quiet", 3),
    1501: ("shmemx_request_wait", 0), 1503: ("shmemx_request_wait", 1), 1504: ("shmem_ctx_quiet", 4),
    1511: ("shmemx_request_test", -1), 1512: ("shmemx_request_free", 0),
    1521: ("shmemx_request_wait_all", 0), 1522: ("shmemx_request_wait_any", 0),
    1602: ("shmemx_request_wait", 2), 1605: ("shmemx_request_wait", 6),
    1301: ("shmemx_thread_quiet", 1), 1302: ("shmemx_thread_quiet", 1), 1303: ("shmemx_thread_unregister", 1),
    1307: ("shmemx_thread_unregister", 1),
    1304: ("shmem_barrier_all", 0), 1305: ("shmemx_thread_quiet", 0), 1306: ("shmem_barrier_all", 0),
    1401: ("shmem_ctx_quiet", 7), 1702: ("shmem_ctx_quiet", 8),
}

# Threads that put on one context, and now and then wait for it.
THREADS = r"""
#include <pthread.h>
#include <shmem.h>
#include <stdlib.h>

static int *heap;
static shmem_ctx_t shared;

static void *work(void *seed)
{
    unsigned state = (unsigned)(size_t)seed;
    for (int i = 0; i < 300; i++) {
        if (rand_r(&state) % 5) shmem_ctx_int_p(shared, heap, i, 1);
        else shmem_ctx_quiet(shared);
    }
    return NULL;
}

int main(void)
{
    int provided;
    pthread_t threads[4];
    shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided);
    heap = shmem_malloc(sizeof *heap);
    shmem_ctx_create(0, &shared);
    for (size_t i = 0; i < 4 && !shmem_my_pe(); i++) pthread_create(&threads[i], NULL, work, (void *)(i + 1));
    for (size_t i = 0; i < 4 && !shmem_my_pe(); i++) pthread_join(threads[i], NULL);
    shmem_barrier_all();
    shmem_finalize();
    return 0;
}
"""
ROUNDING = 0.002  # times are written to the nanosecond
WIRES = ["sim:seed=1,delay=20,lanes=8"] + (["ucx:tcp,self"] if has("wire ucx") else [])


def end_of(call):
    return call["ts"] + call["dur"]


def ordered(events, pe):
    return sorted((e for e in events if e["ph"] == "X" and e["pid"] == pe), key=lambda e: e["ts"])


def call_at(calls, mark):
    """The call on whose row and in whose time a mark is."""
    found = [c for c in calls if c["tid"] == mark["tid"] and c["ts"] <= mark["ts"] <= end_of(c)]
    return found[0] if len(found) == 1 else None


def flows_of(events, name):
    """Each operation that is drawn: its slice on a lane, the call that posted it and the one that completed it."""
    marks = {}
    for e in events:
        if e["ph"] in "besf":
            marks.setdefault(e["id"], {}).setdefault(e["ph"], []).append(e)
    calls = {pe: ordered(events, pe) for pe in {e["pid"] for e in events}}
    for number, of_it in marks.items():
        expect({phase: len(es) for phase, es in of_it.items()} == dict.fromkeys("besf", 1), name, "not balanced", of_it)
        b, e, s, f = (of_it[phase][0] for phase in "besf")
        expect(len({m["pid"] for m in (b, e, s, f)}) == 1 and f["bp"] == "e" and s["ts"] <= f["ts"], name, "arrow", of_it)
        expect(b["name"] == e["name"] and b["cat"] == e["cat"] and s["cat"] == f["cat"], name, "names", of_it)
        put, done = call_at(calls[s["pid"]], s), call_at(calls[f["pid"]], f)
        expect(put and done, name, f"flow {number} is in no call", of_it)
        if put and done:
            expect(b["tid"] == put["tid"] and b["ts"] == put["ts"] and abs(e["ts"] - end_of(done)) < ROUNDING, name,
                   "slice from the begin of the one to the end of the other", (of_it, put, done))
            told = {"call": put["name"], "bytes": put["args"]["bytes"], "pe": put["args"]["pe"]}
            expect(b["args"] == told, name, "what the slice tells", (b, put))
            yield b, put, done


def traced(name, n, binary, **environment):
    file = Path(path("flows.json"))
    done = run(["--trace", str(file)], n, binary, **environment)
    expect(done.status == 0 and not done.err, name, "status", (done.status, done.err))
    return json.loads(file.read_text()), done.out


def check_completions(binary, wire):
    name = f"completions over {wire}"
    trace, out = traced(name, 3, binary, HEDDLE_DIRECT="0", HEDDLE_WIRE=wire, HEDDLE_LANES="8")
    events = trace["traceEvents"]
    lanes = dict(line.split() for line in out.splitlines())
    numbers = {}
    for call in (c for pe in range(3) for c in ordered(events, pe)):
        numbers.setdefault((call["pid"], call["name"]), []).append(call["ts"])
    seen = {}
    words = Counter()
    for lane, put, done in flows_of(events, name):
        all_of_name = numbers[put["pid"], done["name"]]
        number = all_of_name.index(done["ts"])
        if done["name"] in ("shmemx_ctx_quiet_test", "shmemx_request_test") and number + 1 == len(all_of_name):
            number = -1
        if put["args"]["bytes"] > 8:
            seen[put["args"]["bytes"]] = done["name"], number
            wanted = lanes.get(str(put["args"]["bytes"]))
            expect(not wanted or lane["name"] == f"lane {wanted}", name, "lane", (lane, wanted))
        else:
            words[put["pid"], put["name"], done["name"], number] += 1
    expect(seen == COMPLETIONS, name, "which call completes which", seen)
    expect(words == {(pe, put, done, 0): 1 for put, done, pes in (("shmem_uint64_atomic_add", "shmem_barrier_all", (1, 2)),
                                                                 ("shmem_uint64_p", "shmem_free", (0, 2))) for pe in pes},
           name, "barriers", words)
    expect(len({lanes[k] for k in ("1001", "1002", "1003")}) == 3, name, "contexts are on three lanes", lanes)


def check_threads(binary, wire):
    """Of quiets that began after the put had returned, the one that ended first, whichever thread's. Puts are left out where
    that hangs on a rounded time."""
    name = f"threads over {wire}"
    trace, _ = traced(name, 2, binary, HEDDLE_DIRECT="0", HEDDLE_WIRE=wire)
    calls = ordered(trace["traceEvents"], 0)
    puts = [c for c in calls if c["name"] == "shmem_ctx_int_p"]
    quiets = [c for c in calls if c["name"] == "shmem_ctx_quiet"]
    drawn = {(put["tid"], put["ts"]): done for _, put, done in flows_of(trace["traceEvents"], name)}
    others = 0
    for put in puts:
        if any(abs(q["ts"] - end_of(put)) < ROUNDING for q in quiets):
            continue
        ends = sorted((end_of(q), q["tid"], q["ts"]) for q in quiets if q["ts"] > end_of(put))
        done = drawn.get((put["tid"], put["ts"]))
        if len(ends) > 1 and ends[1][0] - ends[0][0] < ROUNDING:
            continue
        expect((done and (done["tid"], done["ts"])) == (ends[0][1:] if ends else None), name, "which quiet", (put, done, ends[:2]))
        others += bool(done) and done["tid"] != put["tid"]
    expect(len(puts) > 500 and len({q["tid"] for q in quiets}) == 4, name, "calls", (len(puts), len(quiets)))
    expect(others, name, "threads complete what others have put", others)


def check_room(binary):
    """What is completed by a call for which there was no room is not drawn as if a later one had done it."""
    name = "room"
    trace, _ = traced_with_little_room(name, binary)
    drawn = {put["args"]["bytes"] for _, put, _ in flows_of(trace["traceEvents"], name)}
    expect(trace["otherData"]["dropped"] and 1001 in drawn and not drawn & {1301, 1401}, name, "drawn", drawn)


def traced_with_little_room(name, binary):
    file = Path(path("room.json"))
    done = run(["--trace", str(file)], 3, binary, HEDDLE_DIRECT="0", HEDDLE_WIRE=WIRES[0], HEDDLE_LANES="8", HEDDLE_TRACE_EVENTS="18")
    expect(done.status == 0, name, "status", (done.status, done.err))
    return json.loads(file.read_text()), done.out


def check_direct(binary):
    trace, _ = traced("direct", 3, binary)
    left = [e for e in trace["traceEvents"] if e["ph"] not in "XM"]
    expect(not left, "direct", "what memory reaches is delivered when the call returns", left[:4])


def main():
    binary, threads = build("completions", PROGRAM), build("threads", THREADS)
    for wire in WIRES:
        if chosen(f"completions over {wire}"):
            check_completions(binary, wire)
        if chosen(f"threads over {wire}"):
            check_threads(threads, wire)
    if chosen("room"):
        check_room(binary)
    if chosen("direct"):
        check_direct(binary)
    finish()


main()
