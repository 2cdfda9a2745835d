"""Numbers that nobody has measured, as bench/claims/measure.py leaves them in a folder: of a world in which all is as the
documents say."""
import json

from claims import table, verdicts

THREADS, SIZES = (1, 2, 4, 8, 16), (1 << 10, 16 << 10, 128 << 10, 1 << 20)
MACHINE = {"cpu": "a processor", "cores": 2, "kernel": "a kernel", "date": "today", "load_before": [0], "load_after": [0],
           "revision": "none"}


def row(name, op, variant, size, value, library="Heddle", unit="Mop/s"):
    return {"name": name, "op": op, "variant": variant, "size": size, "unit": unit, "library": library, "repetitions": [value] * 3}


def threads(n):
    return f"{n} thread{'s' * (n > 1)}"


def rates():
    for n in THREADS:
        for name in "stream rate", "stream rate of a thread":
            yield row(name, "a lane for each thread", threads(n), 8, 20 * n)
            yield row(name, "four contexts for each", threads(n), 8, 40 * n)
            yield row(name, "the default context", threads(n), 8, 10)
        for op, used in {"a lane for each thread": n, "four contexts for each": min(4 * n, THREADS[-1]), "the default context": 1}.items():
            yield row("lanes in use", op, threads(n), 8, used, unit="lanes")
        yield row("stream rate", "a lane for each thread", threads(n), 8, 20 * n, "HEDDLE_LOCK=elide")
        yield row("stream rate", "a lane for each thread", threads(n), 8, 10 * n, "HEDDLE_LOCK=force")
        yield row("random access", "atomic add", threads(n), 8, n, unit="GUPS")
        yield row("threaded broadcast", "team_broadcast_mt", threads(n), 1 << 20, 10 / n, unit="ms")
        for size in SIZES:
            yield row("stream bandwidth", "put_nbi", threads(n), size, 10 if size == SIZES[-1] else n / 4, unit="GB/s")
    yield row("threaded broadcast", "broadcastmem", threads(1), 1 << 20, 10, unit="ms")


def one_thread():
    values = {"completion": {"put and quiet": 10, "put_nbi and quiet": 4, "put_nbe and wait": 10},
              "fetch-add rate": {"fetch_add": 1, "fetch_add_nbi and quiet": 5, "fadd_nbe and wait": 5},
              "handle": {"explicit context": 10, "registered thread": 10}}
    for name, by in values.items():
        for op, value in by.items():
            yield row(name, op, threads(1), 8, value)
    for op, value in {"alone": 1, "among equals": 100, "with priority": 2}.items():
        yield row("skewed load", op, threads(16), 8, value, unit="us per window")
    for size, value in {64: 95, 6000000: 99.95}.items():
        yield row("overlap", "put_nbi", threads(1), size, value, unit="%")


def bundled():
    for name, other in ((table.FLAGS, "fence and flags"), (table.BARRIER, "barrier")):
        yield row(name, "counting puts", "ucx, 16 PEs", 8, 30)
        yield row(name, other, "ucx, 16 PEs", 8, 10)
    for pes, gain in {2: 2, 4: 1.6, 8: 1.4}.items():
        yield row("key exchange with contexts", table.OWN, f"ucx, {pes} PEs", 256, gain)
        yield row("key exchange with contexts", table.SAME, f"ucx, {pes} PEs", 256, 1)
    yield row("key exchange", "push", "ucx, 4 PEs", 8, 10)
    yield row("key exchange", "fetch-and-add, put", "ucx, 4 PEs", 8, 1)


def wire():
    for library in "Heddle", "Open MPI", "packed TCP":
        yield row("wire rate", "put", "between two hosts, random", 8, len(library), library)
        yield row("wire bandwidth", "put", "between two hosts", 1 << 20, len(library), library, unit="GB/s")


def entry():
    for library, behind, sent in (verdicts.OUR_ENTRY, 20, 16), (verdicts.PEER_ENTRY, 600, 30):
        yield row("entry", table.BEHIND, "", 0, behind, library, unit="instructions")
        yield row("entry", table.MANY, "", 0, sent, library, unit="bytes")


def numbers(route="hosts"):
    """{name of a file: what is in it}; `route`: of the benchmark of streams."""
    streams = [{**one, "route": route} for part in (rates(), one_thread()) for one in part]
    return {"streams": {"rows": streams}, "bundled": {"rows": list(bundled())}, "wire": {"rows": list(wire())},
            "tests": {name: "passed" for name in table.tests()},
            "mappings": {"TS": [100] * 3, "CTX1": [130] * 3, "CTX2": [110] * 3},
            "entry": {"rows": list(entry())},
            "facts": {"machine": MACHINE, "quick": True, "seconds": 1, "failed": {}, "peer bytes": 8}}


def write(folder, files):
    for name, content in files.items():
        (folder / f"{name}.json").write_text(json.dumps(content))
