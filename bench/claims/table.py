"""The forty claims of the founding documents: what each says and where, which measurements and tests show it, how the verdict
comes from them, and the picture. doc/claims.md and the report of `make report` are made from this.

Numbers here are those of the documents; what is found here is never written down."""
import dataclasses
import typing

from claims import figures, modelled, verdicts
from claims.evidence import TITLES
from claims.verdicts import BEATEN, BUNDLED, REPRODUCED, at_least, at_least_or_gone, no_less
from suites.entry import BEHIND, FOR_ONE_OF_MANY as MANY

# Where the documents' numbers come from.
MERGED, CRAY, SLIDES, CONTEXTS = "merged", "cray", "slides", "contexts"
DOCUMENTS = {
    MERGED: ("merged requests in OpenSHMEM-X", "16 nodes of ORNL, two Xeon E5-2660 each (40 hardware threads), ConnectX-4 EDR, UCX"),
    CRAY: ("thread safety, contexts and domains in Cray SHMEM", "Cray XC, Aries, two nodes with a PE of 32 threads each"),
    SLIDES: ("proposals for OpenSHMEM on Portals 4 and OFI", "16 nodes with QDR InfiniBand or less, Portals 4; OFI on two Xeon X5570"),
    CONTEXTS: ("contexts for threads in OpenSHMEM-X", "16 nodes of ORNL with 100 Gb/s EDR InfiniBand, UCX"),
}

# What a claim lacks here, where it is not shown.
CORES = "so many threads need as many cores, and a network that they do not fill"
MOVES = "over TCP the processors that are to be free move the bytes"
TARGET = "one core of the target takes in what all threads send; in the model it is busy from eight threads on"
REGISTERED = "a registered thread has a lane of its own here, as a context has, so that there is nothing to gain"
SHARING = "threads that share a context share messages, which over TCP on few cores is worth as much as lanes of their own"
SPLIT = "the puts of a window are four messages then, where one would do: where cores are what limits, that costs"
WHOLE = "the put is counted to its end, and one that follows others never enters the network's library"
BELOW = "what was measured does not reach what the document says"


@dataclasses.dataclass(frozen=True)
class Claim:
    number: int
    says: str
    document: str
    stated: str
    tables: tuple = ()  # (suite, name of a table): of benchmarks
    tests: tuple = ()  # in CTest: all have to pass
    others: tuple = ()  # other targets, and files
    note: str = ""
    question: typing.Optional[verdicts.Question] = None  # none: the tests are what shows it
    figure: typing.Callable = None
    lacking: str = BELOW
    gain: tuple = None  # what to what, and how many times as fast in the document, where that is what the question asks

    def shown(self):
        """What shows it, in Markdown."""
        suites = dict.fromkeys(suite for suite, _ in self.tables)
        parts = [f"`make bench-{suite}`: " + ", ".join(f"*{TITLES[suite][name]}*" for one, name in self.tables if one == suite)
                 for suite in suites]
        parts += [f"`{one}`" for one in (*self.others, *self.tests)]
        return "; ".join(parts) + (f" ({self.note})" if self.note else "")

    def command(self):
        """What repeats it."""
        makes = [f"make bench-{suite}" for suite in dict.fromkeys(suite for suite, _ in self.tables)]
        makes += [one for one in self.others if one.startswith("make ")]
        tests = [f"ctest --test-dir build -R '^({'|'.join(self.tests)})(/|$)'"] if self.tests else []
        programs = [f"oshcc -O2 -pthread {one} -o claim && oshrun -n 2 ./claim" for one in self.others if one.endswith(".c")]
        return " && ".join(makes + tests + programs)


def streams(*names):
    return tuple(("streams", name) for name in names)


def bundled(*names):
    return tuple(("bundled", name) for name in names)


ONE, LANE = ("1 thread", 8), "a lane for each thread"
RATES = streams("stream rate")
FORMS, BANDWIDTH = streams("completion"), streams("stream bandwidth")
GROWS = figures.by_threads("stream rate", LANE, beside=figures.PUTS)
BY_SIZE = figures.by_size("stream bandwidth", "put_nbi", beside=("wire bandwidth", "put"))
UPDATES = figures.by_threads("random access", "atomic add", beside=figures.ADDS, scale=1e-3)
FLAGS, BARRIER, SIGNAL = "all-to-all against flags", "all-to-all against barriers", "all-to-all against signals"
MAPPINGS = ("examples/three_mappings.c",)
OWN, SAME = "fetches on a context of their own", "one context"

CLAIMS = (
    Claim(1, "one PE with many threads puts more than 100 million words a second", MERGED,
          "more than 100 million messages a second with 40 threads", (*RATES, ("wire", "wire rate")),
          question=verdicts.highest("stream rate", (LANE, modelled.OSU), 8, 100),
          figure=figures.by_threads("stream rate", LANE, modelled.OSU, stated=100, beside=figures.PUTS), lacking=CORES),
    Claim(2, "one thread: merged requests against implicit completion", MERGED,
          "more than 10 million a second, against 4.5 million by default: 2.2 times", FORMS,
          question=verdicts.times("completion", ("put_nbe and wait", *ONE), ("put_nbi and quiet", *ONE),
                                 at_least_or_gone(2.2)),
          figure=figures.by_route("completion", "put and quiet", "put_nbi and quiet", "put_nbe and wait", size=8, how="1 thread"),
          gain=("merged requests to implicit completion", 2.2)),
    Claim(3, "the rate still grows at the largest number of threads", MERGED, "not flat with 40 threads", RATES,
          question=verdicts.growth("stream rate", LANE, 8, last=1),
          figure=GROWS, lacking=TARGET),
    Claim(4, "fetch-adds on a request have four times the rate of blocking ones", MERGED, "almost 4 times",
          streams("fetch-add rate"),
          question=verdicts.times("fetch-add rate", ("fadd_nbe and wait", *ONE), ("fetch_add", *ONE), at_least(4)),
          figure=figures.by_route("fetch-add rate", "fetch_add", "fetch_add_nbi and quiet", "fadd_nbe and wait", how="1 thread",
                                  size=8), gain=("fetch-adds on a request to blocking ones", 4)),
    Claim(5, "bandwidth of small messages grows with threads", MERGED, "higher with each number of threads", BANDWIDTH,
          question=verdicts.growth("stream bandwidth", "put_nbi", 1024), lacking=CORES,
          figure=BY_SIZE),
    Claim(6, "a dip above 8 KiB, where the protocol changes: there is none", MERGED,
          "a dip above 8 kB with one and two threads", (*BANDWIDTH, ("wire", "wire bandwidth")),
          question=verdicts.no_dip(8 << 10), figure=figures.libraries_by_size("wire bandwidth", "put")),
    Claim(7, "99.89 % of 6 MB are hidden behind work", MERGED, "99.89 % at a ratio of 1.01", streams("overlap"),
          question=verdicts.level("overlap", "put_nbi", "1 thread", 6000000, 99), lacking=MOVES,
          figure=figures.by_route("overlap", "put_nbi", "get_nbi", how="1 thread", size=6000000)),
    Claim(8, "90 % of 64 B are", MERGED, "close to 90 %", streams("overlap", "time to post"),
          question=verdicts.level("overlap", "put_nbi", "1 thread", 64, 90), lacking=MOVES,
          figure=figures.by_route("overlap", "put_nbi", "get_nbi", how="1 thread", size=64)),
    Claim(9, "a broadcast in slices by several threads takes 60 % less time", MERGED, "60 % less",
          streams("threaded broadcast"), others=("examples/thread_broadcast.c",), question=verdicts.faster_broadcast(60),
          figure=figures.by_threads("threaded broadcast", "team_broadcast_mt", size=1 << 20), lacking=CORES),
    Claim(10, "random updates grow with the threads of a PE", MERGED, "at every number of PEs", streams("random access"),
          question=verdicts.growth("random access", "atomic add", 8), figure=UPDATES,
          lacking=CORES),
    Claim(11, "to look up the thread's resources costs less than 2 %", MERGED, "less than 2 % below 8 kB", streams("handle"),
          question=verdicts.cost("handle", ("registered thread", *ONE), ("explicit context", *ONE), 2, REPRODUCED),
          figure=figures.by_route("handle", "explicit context", "registered thread", how="1 thread", size=8)),
    Claim(12, "requests cost nothing", MERGED, "no overhead", FORMS, ("lane/posting",), note="instructions are counted",
          question=verdicts.cost("completion", ("put_nbe and wait", *ONE), ("put and quiet", *ONE), 100 * verdicts.NOISE,
                                 REPRODUCED),
          figure=figures.by_route("completion", "put and quiet", "put_nbe and wait", how="1 thread", size=8)),
    Claim(13, "nothing is shared between threads that complete their own operations", MERGED, "no synchronisation of threads",
          tests=("lane/lines", "lane/posting"), note="no line that two threads write, and no locked instruction"),
    Claim(14, "what is out of lanes shares them", MERGED, "resources are shared when all are taken",
          tests=("context/requests", "semantics/domains"), note="with one lane and with four"),
    Claim(15, "a named context against the thread's own", CRAY, "the look-up costs 8 % below 512 bytes", streams("handle"),
          question=verdicts.cost("handle", ("registered thread", *ONE), ("explicit context", *ONE), 8, BEATEN),
          figure=figures.by_route("handle", "explicit context", "registered thread", how="1 thread", size=8)),
    Claim(16, "a handle for each operation against implicit completion", CRAY, "handles cost 45 % below 1 MB", FORMS,
          question=verdicts.cost("completion", ("put_nbe and wait", *ONE), ("put_nbi and quiet", *ONE), 45, BEATEN),
          figure=figures.by_route("completion", "put_nbi and quiet", "put_nbe and wait", how="1 thread", size=8)),
    Claim(17, "no lock against a lock", CRAY, "25 % less time without a lock, 32 threads", streams("switches"),
          note="of HEDDLE_LOCK", question=verdicts.switch("HEDDLE_LOCK", "elide", "force", "8 threads", 1 / (1 - 0.25)),
          figure=figures.switched("HEDDLE_LOCK", LANE, "elide", "force"), gain=("no lock to a lock", 1 / (1 - 0.25))),
    Claim(18, "an all-to-all of threads: a context each against none", CRAY, "18 % better", RATES, others=MAPPINGS,
          question=verdicts.mapping("CTX1", "TS", at_least(1.18)), figure=figures.mappings, lacking=REGISTERED,
          gain=("all-to-all: contexts to registered threads", 1.18)),
    Claim(19, "the same: all contexts private against half of them shared", CRAY, "7 % better", others=MAPPINGS,
          question=verdicts.mapping("CTX1", "CTX2", at_least_or_gone(1.07)), figure=figures.mappings,
          gain=("all-to-all: private contexts to half of them shared", 1.07)),
    Claim(20, "as many lanes as threads: one each; fewer: shared, and each waits for its own", CRAY,
          "how domains are mapped to resources", tests=("semantics/domains", "lane/lanes/fair")),
    Claim(21, "one stream for each PE leaves queues of a card idle", CRAY, "about 120 FMA descriptors a node, most of them idle",
          RATES, note="which lanes are used is counted in virtual time", lacking="a card with as many queues as the document's is not here",
          question=verdicts.idle(modelled.USED, LANE, "four contexts for each"),
          figure=figures.by_threads(modelled.USED, LANE, "four contexts for each", "the default context")),
    Claim(22, "several contexts of a thread use them", CRAY, "at least the rate of one context for each thread", RATES,
          note="four contexts for each", lacking=SPLIT,
          question=verdicts.times("stream rate", ("four contexts for each", "2 threads", 8), (LANE, "2 threads", 8), no_less),
          figure=figures.by_threads("stream rate", LANE, "four contexts for each", without=("direct", "sim"))),
    Claim(23, "priority helps the one that others wait for", CRAY, "proposed, and not measured there",
          streams("skewed load"), ("lane/lanes/urgent",),
          question=verdicts.times("skewed load", ("among equals", "16 threads", 8), ("with priority", "16 threads", 8), at_least(None)),
          figure=figures.by_route("skewed load", "alone", "among equals", "with priority", how="16 threads", size=8)),
    Claim(24, "two contexts make the key exchange of an integer sort 35 % faster", SLIDES, "35 % faster",
          bundled("key exchange with contexts"),
          question=verdicts.best("key exchange with contexts", OWN, SAME, 1.35, BUNDLED),
          gain=("key exchange: two contexts to one", 1.35),
          figure=figures.by_pes("key exchange with contexts", SAME, OWN, size=256)),
    Claim(25, "less so with more PEs on a node", SLIDES, "the gain shrinks", bundled("key exchange with contexts"),
          note="by number of PEs", question=verdicts.shrinking("key exchange with contexts", OWN, SAME, BUNDLED),
          figure=figures.by_pes("key exchange with contexts", SAME, OWN, size=4096)),
    Claim(26, "counting puts: twice the rate of a small all-to-all", SLIDES, "more than 2 times for small messages, 180 PEs",
          bundled(FLAGS, BARRIER, SIGNAL),
          question=verdicts.least_of(*(verdicts.times(table, ("counting puts", "16 PEs", 8), (op, "16 PEs", 8), at_least(2), BUNDLED)
                                       for table, op in ((FLAGS, "fence and flags"), (BARRIER, "barrier")))),
          figure=figures.by_route(FLAGS, "counting puts", "fence and flags", size=8), gain=("all-to-all: counting puts to flags, or a barrier", 2)),
    Claim(27, "flags are more messages, a barrier is one that all wait for", SLIDES,
          "as many messages as PEs; a logarithm of them, and all wait", bundled(FLAGS, BARRIER), ("coll/traffic",),
          note="messages are counted"),
    Claim(28, "a push against fetch-and-add and put", SLIDES, "faster until messages are no longer buffered", bundled("key exchange"),
          others=("examples/integer_sort.c",),
          question=verdicts.best("key exchange", "push", "fetch-and-add, put", None, BUNDLED),
          figure=figures.sizes_of("key exchange", "fetch-and-add, put", "push", how="4 PEs")),
    Claim(29, "95 % fewer instructions between `shmem_int_p` and the network", SLIDES, "about 95 % fewer than GASNet and MVAPICH2-X",
          tests=("op/instructions",), others=("make bench-entry",), question=verdicts.fewer_than_peer(BEHIND, 95),
          note="of a put that follows others", lacking=WHOLE, figure=figures.entry(BEHIND, "shmem_int_p to the network's library", "instructions")),
    Claim(30, "8 bytes to know a PE", SLIDES, "8 bytes instead of 36: 77 % fewer", tests=("core/scale",),
          others=("make bench-entry",), question=verdicts.no_more_bytes(lambda e: e.facts.get("peer bytes"), 8, "every route")),
    Claim(31, "half as many bytes to describe a write", SLIDES, "40 bytes of arguments instead of 84: 52 % fewer",
          others=("make bench-entry",), note="the bytes that are sent for one of many puts, its value with them",
          question=verdicts.no_more_bytes(lambda e: e.entry.get(verdicts.OUR_ENTRY, {}).get(MANY), 40, "ucx"),
          figure=figures.entry(MANY, "What is sent for a put of 4 bytes", "bytes")),
    Claim(32, "a context in the call needs no thread-local lookup", SLIDES, "no dependence on a package of threads",
          tests=("op/instructions",)),
    Claim(33, "what is kept does not grow with the PEs", SLIDES, "PEs are enumerated in memory that does not grow",
          tests=("core/scale",), others=("make bench-scale",)),
    Claim(34, "the rate of small puts grows with threads, in sum, and the thread in the middle", CONTEXTS,
          "1-byte puts, not flat at the most threads", streams("stream rate", "stream rate of a thread"),
          question=verdicts.growth("stream rate", LANE, 8), figure=GROWS, lacking=CORES),
    Claim(35, "the rate by size for each number of threads", CONTEXTS, "curves that meet as messages grow", BANDWIDTH,
          question=verdicts.dwindling(), figure=BY_SIZE, lacking=CORES),
    Claim(36, "at 1 MB few threads fill the network", CONTEXTS, "it is not difficult to saturate", BANDWIDTH,
          question=verdicts.few_fill(1 << 20), figure=figures.by_threads("stream bandwidth", "put_nbi", size=1 << 20)),
    Claim(37, "the larger the transfers, the less do threads help", CONTEXTS, "the benefit dwindles with size", BANDWIDTH,
          question=verdicts.dwindling(), figure=BY_SIZE, lacking=CORES),
    Claim(38, "more threads, more random updates", CONTEXTS, "at the same number of PEs", streams("random access"),
          question=verdicts.growth("random access", "atomic add", 8), figure=UPDATES,
          lacking=CORES),
    Claim(39, "contexts raise the rate of threads", CONTEXTS, "significantly", RATES, note="against the default context",
          question=verdicts.times("stream rate", (LANE, "8 threads", 8), ("the default context", "8 threads", 8), at_least(None)),
          figure=figures.by_threads("stream rate", LANE, "the default context", without=("direct", "sim")), lacking=SHARING),
    Claim(40, "with enough lanes no operation takes a lock", CONTEXTS, "no lock where there are resources enough",
          tests=("lane/posting", "lane/lines")),
)


def suites():
    """The benchmarks that are asked for anything."""
    return list(dict.fromkeys(suite for claim in CLAIMS for suite, _ in claim.tables))


def tests():
    return list(dict.fromkeys(name for claim in CLAIMS for name in claim.tests))


def markdown():
    """The tables of doc/claims.md: verdicts, claims."""
    rows = [f"| {claim.number} | {claim.says} | {claim.shown()} |" for claim in CLAIMS]
    words = [f"| {verdict} | {meaning} |" for verdict, meaning in verdicts.MEANING.items()]
    return "\n".join(["| verdict | what it means |", "|---|---|", *words, "",
                      "| claim | what it says | shown by |", "|---:|---|---|", *rows]) + "\n"
