#!/usr/bin/env python3
"""Checks Heddle's memory order on aarch64: cross-compiles the statements that order memory, takes their instructions from
the disassembly, makes litmus tests of them, and lets herd7 say that the forbidden outcome never happens.

    litmus.py            without herd7, each litmus test must be one of those in verified/, which herd7 has run
    litmus.py --write    writes verified/ (needs herd7)

HERD7 names the command, if it is not `herd7`. The last line is `N passed, N failed`.
"""
import argparse
import itertools
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from skipping import skip

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
BUILD = Path(os.environ.get("HEDDLE_BUILD", ROOT / "build"))
VERIFIED = HERE / "verified"
# The flags of the library, and those that keep each instruction in its function and line.
CC, OBJDUMP = "aarch64-linux-gnu-gcc", "aarch64-linux-gnu-objdump"
FLAGS = ["-std=gnu17", "-O2", "-g", "-fPIC", "-fvisibility=hidden", "-fno-semantic-interposition",
         "-fno-jump-tables", "-fno-reorder-blocks-and-partition", "-fno-ipa-icf",
         "-D_GNU_SOURCE", "-DHEDDLE_ASSERT_LEVEL=0", "-imacros", "heddle_only.h", f"-I{ROOT}/src", f"-I{BUILD}/src",
         f"-I{BUILD}/include/heddle", f"-I{BUILD}/include"]
# Atomic operations of ARMv8.0 are loops of exclusive loads and stores; of ARMv8.1, one instruction.
MACHINES = {"v8.0": ["-march=armv8-a", "-mno-outline-atomics"], "v8.1": ["-march=armv8.1-a"]}
# Inlined functions that compute an address, or read a record: their loads and stores are local.
LOCAL = {"rma_near", "rma_place", "rma_offset", "rma_is_near", "rma_span_is_near", "take_word", "place", "record_place",
         "word_at", "heddle_inline_reach"}


@dataclass(frozen=True)
class Step:
    """Statements of one file that access one word: `access` is what counts, R or W. The patterns match single lines; all of
    them must be in `source`. `calls`: functions whose call in these lines is a plain access."""
    access: str
    unit: str
    source: str
    patterns: tuple
    calls: str = "memcpy|copy_large"


SCALAR = Step("W", "src/lane/record_apply.c", "src/lane/record_apply.c", tuple(
    rf"store_\w+\(\(uint{bits}_t \*\)to, " for bits in (8, 16, 32, 64)))
WORDS = Step("W", "src/lane/record_apply.c", "src/lane/record_apply.c", (r"else store_\w+\(to, word_at\(at",))
ADDS = Step("W", "src/lane/record_apply.c", "src/lane/record_apply.c", (r"if \(adds\) fetch_add\(to, ",))
BYTES = Step("W", "src/lane/record_apply.c", "src/lane/record_apply.c", (r"^    fence_\w+\(\);", r"else copy_bytes\(to, bytes, nbytes\);"))
SIGNAL = Step("W", "src/lane/record_apply.c", "src/lane/record_apply.c", (r"else store_\w+\(word, operand\);",))
AMO_SET = Step("W", "src/lane/record_apply.c", "src/memory/amo_apply.inl", (r"store_\w+\(at, value\);",))
WAIT = Step("R", "src/op/wait.c", "src/op/wait.c", (r"return \(int64_t\)load_\w+\(\(const uint64_t",))
P = Step("W", "test/litmus/probes.c", "src/op/rma_width.inl", (r"store_\w+\(\(word_t \*\)rma_near",))
G = Step("R", "test/litmus/probes.c", "src/op/rma_width.inl", (r"return load_\w+\(\(word_t \*\)rma_near",))
GET = Step("R", "test/litmus/probes.c", "src/op/rma.h",
           (r"copy_bytes\(dest, rma_near\(c, at\), nbytes\);\n    else rma_get_slow", r"else rma_get_slow\(",
            r"^    fence_after_get\(\);"), "memcpy|copy_large|rma_get_slow")
FENCE = Step("F", "test/litmus/probes.c", "src/context/quiet.h", (r"^    fence_puts_in_order\(\);",))
INLINE_G = Step("R", "test/litmus/probes.c", BUILD / "include/heddle_inline.h", (r"__atomic_load\(\(long \*\)\w+, &\w+, ",))
INLINE_GET = Step("R", "test/litmus/probes.c", BUILD / "include/heddle_inline.h",
                  (r"__builtin_memcpy\(\w*dest, \w*at, 8\);", r"^    heddle_inline_get_end\(\);"))
IGET = Step("R", "src/op/rma.c", "src/op/rma.c", (r"^    rma_iget_nbi\(c, dest", r"^    fence_after_get\(\);"), "rma_iget_nbi.*")
G_SLOW = Step("R", "src/op/rma.c", "src/op/rma_slow.inl", (r"return load_\w+\(\(word_t \*\)t.mapped\)",))
COUNTING_GET = Step("R", "src/ext/counting.c", "src/ext/counting.c",
                    (r"^    counting_get_nbi\(c, ct", r"^    fence_after_get\(\);"), "counting_get_nbi.*")
BELL_SET = Step("W", "src/coll/barrier.c", "src/coll/barrier.c", (r"store_\w+\(&bell->value, value\);",))
BELL_LOOK = Step("R", "src/coll/barrier.c", "src/coll/barrier.c", (r"if \(load_\w+\(&bell->sleepers\)\)",))
BELL_COUNT = Step("W", "src/coll/barrier.c", "src/coll/barrier.c", (r"fetch_add\(&bell->sleepers, 1\);",))
BELL_SEEN = Step("R", "src/coll/barrier.c", "src/coll/barrier.c", (r"while \(!reached\(seen = load_\w+\(&bell->value\)",))
WAKE_LOOK = Step("R", "src/lane/progress_wake.c", "src/lane/progress_wake.c",
                 (r"^    fence_before_waking\(\);", r"if \(load_\w+\(&progress_sleeper.asleep\) < asleep"))
SLEEP_SET = Step("W", "src/lane/progress.c", "src/lane/progress.c", (r"store_\w+\(&progress_sleeper.asleep, how\);",))
PLAIN_READ, PLAIN_WRITE = "program reads", "program writes"


@dataclass(frozen=True)
class Case:
    """Two threads, each a list of (step, word). The word `y` of `waits` threads is read first, and must be set for the
    rest to run. `forbidden` is by thread: the values that its reads find in order, of an outcome that must not happen."""
    name: str
    what: str
    first: tuple
    second: tuple
    forbidden: tuple  # (reads of the first thread, reads of the second)
    ordered: str = "first"  # the thread whose order the case is about: without it, the outcome must happen
    waits: tuple = ("second",)


def in_batch(name, before, behind, what):
    return Case(f"batch-{name}", f"{what} in one batch; another thread of the target waits for y, then reads x",
                ((before, "x"), (behind, "y")), ((WAIT, "y"), (PLAIN_READ, "x")), ((), (1, 0)))


def got(name, get, what):
    return [Case(f"{name}-then-read", f"y is set behind x and a fence; a thread reads y by {what}, then x",
                 ((P, "x"), (FENCE, ""), (P, "y")), ((get, "y"), (PLAIN_READ, "x")), ((), (1, 0)), "second"),
            Case(f"{name}-then-put", f"a thread reads x by {what}, then sets y; another waits for y, then sets x",
                 ((get, "x"), (P, "y")), ((WAIT, "y"), (P, "x")), ((1,), (1,)))]


CASES = [
    in_batch("p-fence-p", SCALAR, SCALAR, "p(x); shmem_fence; p(y)"),
    in_batch("words-fence-words", WORDS, WORDS, "p(x); shmem_fence; p(y), as two of a run of words,"),
    in_batch("p-fence-words", SCALAR, WORDS, "p(x); shmem_fence; p(y), the first beside a run of words,"),
    in_batch("put-fence-p", BYTES, SCALAR, "putmem(x); shmem_fence; p(y)"),
    in_batch("put-fence-words", BYTES, WORDS, "putmem(x); shmem_fence; p(y), the second of a run of words,"),
    in_batch("p-fence-put", SCALAR, BYTES, "p(x); shmem_fence; putmem(y)"),
    in_batch("words-fence-put", WORDS, BYTES, "p(x); shmem_fence; putmem(y), the first of a run of words,"),
    in_batch("put-fence-put", BYTES, BYTES, "putmem(x); shmem_fence; putmem(y)"),
    in_batch("add-fence-p", ADDS, SCALAR, "atomic_add(x); shmem_fence; p(y)"),
    in_batch("add-fence-put", ADDS, BYTES, "atomic_add(x); shmem_fence; putmem(y)"),
    in_batch("put-signal", BYTES, SIGNAL, "put_signal(x, y)"),
    in_batch("put-fence-set", BYTES, AMO_SET, "putmem(x); shmem_fence; atomic_set(y)"),
    *got("g", G, "shmem_g"),
    *got("get", GET, "shmem_get"),
    *got("inline-g", INLINE_G, "shmem_g with HEDDLE_INLINE"),
    *got("inline-get", INLINE_GET, "shmem_get with HEDDLE_INLINE"),
    *got("g-global", G_SLOW, "shmem_g of a global variable"),
    *got("iget", IGET, "shmem_iget"),
    *got("counting-get", COUNTING_GET, "a counting get"),
    Case("bell", "bell_ring sets x, then reads the sleepers y; bell_sleep counts itself in y, then reads x",
         ((BELL_SET, "x"), (BELL_LOOK, "y")), ((BELL_COUNT, "y"), (BELL_SEEN, "x")), ((0,), (0,)), "both", ()),
    Case("progress-wake", "wake_if reads asleep, y, behind its own store of x; the progress thread sets y, then acquires x",
         ((PLAIN_WRITE, "x"), (WAKE_LOOK, "y")), ((SLEEP_SET, "y"), ("acquires", "x")), ((0,), (0,)), "both", ()),
]


# Instructions of statements

def run(*command, **more):
    return subprocess.run(command, capture_output=True, text=True, check=True, **more).stdout


def lines_of(step):
    """The numbers of the lines that the patterns match."""
    text, numbers = (ROOT / step.source).read_text(), set()
    for pattern in step.patterns:
        found = list(re.finditer(pattern, text, re.M))
        if not found:
            sys.exit(f"litmus.py: no line of {step.source} matches {pattern!r}: change the table of litmus.py with it")
        numbers |= {text.count("\n", 0, m.start()) + 1 for m in found}
    return numbers


@dataclass
class Instruction:
    text: str
    frames: list = field(default_factory=list)  # (function, file, line), the innermost first
    target: int = None  # of a branch within the section
    symbol: str = ""    # of a relocation


def disassemble(obj):
    """{section: {address: Instruction}}. objdump prints the innermost frame where it changes, the others each time."""
    sections, frames, function, at_code = {}, [], "", False
    for line in run(OBJDUMP, "-dlr", "--inlines", "--no-show-raw-insn", obj).splitlines():
        if m := re.match(r"Disassembly of section (\S+):", line):
            code = sections[m[1]] = {}
        elif m := re.match(r"\s+([0-9a-f]+): (R_AARCH64_\S+)\s+(\S+)", line):
            instruction.symbol = re.sub(r"[+-]0x.*", "", m[3])
        elif m := re.match(r" +([0-9a-f]+):\t(.*)", line):
            instruction = code[int(m[1], 16)] = Instruction(re.sub(r"\s*//.*", "", m[2]).strip(), list(frames))
            at_code = True
            if t := re.search(r"\b([0-9a-f]+) <([^>]*)>", m[2]):
                instruction.target = int(t[1], 16)
                instruction.symbol = "" if "+" in t[2] else t[2]
        elif m := re.match(r"inlined by (.*):(\d+)(?: \(discriminator \d+\))? \((\S+)\)", line):
            frames = (frames[:1] if at_code else frames) + [(m[3], m[1], int(m[2]))]
            at_code = False
        elif m := re.match(r"(\S+)\(\):$", line):
            function = m[1]
        elif m := re.match(r"(/.*):(\d+)(?: \(discriminator \d+\))?$", line):
            frames, at_code = [(function, m[1], int(m[2]))], False
    return sections


def classify(i, step):
    """How an instruction of the step's statements counts; None if it does not."""
    name = i.text.split()[0]
    if name == "dmb":
        return ("DMB", i.text.split()[1].upper())
    if step.access == "F" or "[sp" in i.text:
        return None
    if name in ("bl", "b") and i.symbol:
        return (step.access, "plain") if re.fullmatch(step.calls, i.symbol) else None
    if re.match(r"(ldadd|swp|ldclr|ldset|ldeor|cas)", name):
        return ("RMW", "AL" if re.search(r"al[bh]?$", name) else "A" if re.search(r"a[bh]?$", name) else "L" if
                re.search(r"l[bh]?$", name) and name not in ("ldclr", "ldeorl") else "")
    if re.match(r"st(add|clr|set|eor)", name):
        return ("RMW", "L" if name.endswith("l") else "")
    if re.match(r"ld(a?)xr", name):
        return ("LX", name.startswith("ldax"))
    if re.match(r"st(l?)xr", name):
        return ("SX", name.startswith("stlx"))
    if name.startswith("ld") and step.access == "R":
        return ("R", "acquire" if name.startswith("ldar") else "acquire pc" if name.startswith("ldap") else "plain")
    if name.startswith("st") and step.access == "W":
        return ("W", "release" if name.startswith("stl") else "plain")
    return None


def successors(code, at):
    i = code[at]
    name = i.text.split()[0]
    if name in ("ret", "br", "udf", "brk"):
        return []
    if name == "b":
        return [i.target] if not i.symbol and i.target in code else []
    behind = [at + 4] if at + 4 in code else []
    if name.startswith("b.") or name in ("cbz", "cbnz", "tbz", "tbnz"):
        return behind + ([i.target] if i.target in code else [])
    return behind


def sequences_of(code, tags):
    """All sequences of tagged instructions on paths that go round no loop, from each instruction that nothing jumps or falls
    to, the beginnings of functions. Equal neighbours are one."""
    reached = {s for at in code for s in successors(code, at)}
    # A function's beginning may be fallen to from one that does not return: tagged code is begun at its first instruction, too.
    suffixes, active = {}, set()

    def visit(at):
        if at in suffixes:
            return suffixes[at]
        if at in active:
            return {()}
        active.add(at)
        rest = set().union(*(visit(s) for s in successors(code, at))) if successors(code, at) else {()}
        if at in tags:
            rest = {s if s and s[0] == tags[at] else (tags[at],) + s for s in rest}
        active.discard(at)
        suffixes[at] = rest
        return rest

    sys.setrecursionlimit(1 << 20)
    found = set()
    for at in sorted(code):
        if at not in reached:
            found |= visit(at)
    return found


def tidy(sequence):
    """An exclusive load and store are one read-modify-write."""
    out = []
    for one in sequence:
        if one[0] == "SX" and out and out[-1][0] == "LX":
            out[-1] = ("LLSC", ("A" if out[-1][1] else "") + ("L" if one[1] else ""))
        else:
            out.append(one)
    return tuple(out)


def drop_inner(sequences, access):
    """Without those that access nothing, as paths that end at a loop do, and those that another one contains."""
    wanted = {tidy(s) for s in sequences}
    wanted = {s for s in wanted if access == "F" and s or any(one[0] in ("R", "W", "RMW", "LLSC") for one in s)}
    return sorted(s for s in wanted if not any(one[0] in ("LX", "SX") for one in s))


class Machine:
    def __init__(self, name, folder):
        self.name, self.folder, self.units, self.steps = name, folder, {}, {}

    def unit(self, source):
        if source not in self.units:
            obj = self.folder / f"{self.name}-{Path(source).stem}.o"
            inline = ["-DHEDDLE_INLINE"] if source.endswith("probes.c") else []
            run(CC, *FLAGS, *MACHINES[self.name], *inline, "-c", str(ROOT / source), "-o", str(obj))
            self.units[source] = disassemble(obj)
        return self.units[source]

    def step(self, step):
        """The step's sequences of accesses and barriers."""
        if isinstance(step, str):
            return [{PLAIN_READ: (("R", "plain"),), PLAIN_WRITE: (("W", "plain"),), "acquires": (("R", "acquire"),)}[step]]
        if step not in self.steps:
            lines, found = lines_of(step), set()
            source = str(ROOT / step.source)
            for code in self.unit(step.unit).values():
                tags = {}
                for at, i in code.items():
                    if any(f[0] in LOCAL for f in i.frames):
                        continue
                    if any(os.path.realpath(f[1]) == os.path.realpath(source) and f[2] in lines for f in i.frames):
                        if kind := classify(i, step):
                            tags[at] = kind
                if tags:
                    found |= set(sequences_of(code, tags))
            self.steps[step] = drop_inner(found, step.access)
            if not self.steps[step]:
                sys.exit(f"litmus.py: no instruction of {step.unit} is of the lines that match {step.patterns}")
        return self.steps[step]


# Litmus tests

PLACE = {"x": "X1", "y": "X3"}


class Thread:
    def __init__(self, number, waits):
        self.end = f"E{number}"
        self.number, self.waits, self.code, self.reads, self.more, self.labels = number, waits, ["MOV W9,#1"], [], [], set()

    def read(self, text):
        register = 20 + len(self.reads)
        self.reads.append(f"{self.number}:X{register}")
        self.code.append(text.format(register=f"W{register}"))
        if self.waits and len(self.reads) == 1:
            self.code.append(f"CBZ W{register},{self.end}")
            self.labels.add(self.end)

    def add(self, kind, how, word):
        place = f"[{PLACE[word]}]" if word else ""
        if kind == "DMB":
            self.code.append(f"DMB {how}")
        elif kind == "R":
            self.read({"plain": "LDR", "acquire": "LDAR", "acquire pc": "LDAPR"}[how] + f" {{register}},{place}")
        elif kind == "W":
            self.code.append(f"{'STLR' if how == 'release' else 'STR'} W9,{place}")
        elif kind == "RMW":
            self.code.append(f"LDADD{how} W9,W8,{place}")
        else:
            a, l = ("A" if "A" in how else ""), ("L" if "L" in how else "")
            self.code += [f"LD{a}XR W6,{place}", "ADD W6,W6,#1", f"ST{l}XR W5,W6,{place}", f"CBNZ W5,{self.end}"]
            self.labels.add(self.end)
            self.more.append(f"{self.number}:X5=0")


def weaken(sequence):
    """The same accesses in no order."""
    return [("LLSC" if k == "LLSC" else k, "" if k in ("RMW", "LLSC") else "plain") for k, _ in sequence if k != "DMB"]


def reads_kept(sequence):
    """A copy reads its bytes in some order: of several plain reads in front of a barrier, one."""
    out = []
    for one in sequence:
        if not (out and out[-1][0] == "R" and one[0] == "R"):
            out.append(one)
    return out


def make(case, choice, weakened=False):
    """The text of one litmus test: `choice` has a sequence for each step."""
    threads = []
    choice = iter(choice)
    for number, (which, steps) in enumerate((("first", case.first), ("second", case.second))):
        thread = Thread(number, which in case.waits)
        for step, word in steps:
            sequence = reads_kept(next(choice))
            if weakened and case.ordered in (which, "both"):
                sequence = weaken(sequence)
            for kind, how in sequence:
                thread.add(kind, how, word)
        threads.append(thread)
    rows = [t.code + [f"{label}:" for label in sorted(t.labels)] for t in threads]
    width = [max(map(len, r)) for r in rows]
    body = "".join(f" {a:<{width[0]}} | {b:<{width[1]}} ;\n" for a, b in
                   itertools.zip_longest(["P0"] + rows[0], ["P1"] + rows[1], fillvalue=""))
    outcome = [f"{register}={value}" for t, values in zip(threads, case.forbidden) for register, value in zip(t.reads, values)]
    if case.name.endswith("-then-put") and not outcome:
        sys.exit(f"litmus.py: {case.name} reads nothing")
    places = "".join(f"{n}:{r}={w};" for n in (0, 1) for w, r in PLACE.items())
    condition = " /\\ ".join(outcome + threads[0].more + threads[1].more)
    return f'AArch64 {case.name}\n"{case.what}"\n{{ {places} }}\n{body}exists ({condition})\n'


def tests_of(case, machines):
    """The different litmus tests of a case, and the same without order."""
    texts, weak = [], []
    for machine in machines:
        for choice in itertools.product(*(machine.step(step) for step, _ in case.first + case.second)):
            text = make(case, choice)
            if text not in texts:
                texts.append(text)
            weak.append(make(case, choice, weakened=True))
    return texts, weak[0]


# herd7

def herd_command():
    command = shlex.split(os.environ.get("HERD7", "herd7"))
    return command if shutil.which(command[0]) else None


def herd(command, folder, text):
    """Never, Sometimes or Always."""
    path = folder / "test.litmus"
    path.write_text(text)
    result = subprocess.run([*command, str(path)], capture_output=True, text=True)
    found = re.search(r"^Observation \S+ (\w+)", result.stdout, re.M)
    if not found:
        sys.exit(f"litmus.py: {shlex.join(command)} failed:\n{text}\n{result.stdout}{result.stderr}")
    return found[1]


def check(case, machines, command, folder, write):
    """What is wrong with a case: a list of lines."""
    texts, weak = tests_of(case, machines)
    path = VERIFIED / f"{case.name}.litmus"
    stored = path.read_text().split("\n\n") if path.exists() else []
    wrong = []
    for text in texts:
        if command and (said := herd(command, folder, text)) != "Never":
            wrong.append(f"{case.name}: herd7 says that the forbidden outcome happens ({said}):\n{text}")
        elif not command and text.strip() not in (s.strip() for s in stored):
            wrong.append(f"{case.name}: the instructions are others than herd7 has verified; install herdtools7 and repeat with "
                         f"--write:\n{text}")
    if command and herd(command, folder, weak) == "Never":
        wrong.append(f"{case.name}: without barriers, too, the forbidden outcome never happens: the case shows nothing:\n{weak}")
    if write and not wrong:
        path.write_text("\n".join(texts))
    return wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--write", action="store_true", help="write verified/")
    parser.add_argument("--only", default="", metavar="REGEX", help="cases whose names match")
    parser.add_argument("--show", action="store_true", help="print the litmus tests")
    options = parser.parse_args()
    for program, package in ((CC, "gcc-aarch64-linux-gnu libc6-dev-arm64-cross"), (OBJDUMP, "binutils-aarch64-linux-gnu")):
        if not shutil.which(program):
            skip(f"no {program}", f"apt-get install {package}")
    command = herd_command()
    if options.write and not command:
        sys.exit("litmus.py: --write needs herd7 (apt-get install herdtools7, from Debian 13)")
    wrong, n = [], 0
    with tempfile.TemporaryDirectory() as folder:
        machines = [Machine(name, Path(folder)) for name in MACHINES]
        for case in CASES:
            if not re.search(options.only, case.name):
                continue
            if options.show:
                print("\n".join(tests_of(case, machines)[0]))
            found = check(case, machines, command, Path(folder), options.write)
            wrong += found
            n += 1
            print(f"{'FAILED' if found else 'ok':7}{case.name}", flush=True)
    print(*wrong, sep="\n")
    print(f"by {'herd7' if command else 'comparison with verified/'}: {n - len({w.split(':')[0] for w in wrong})} passed, "
          f"{len({w.split(':')[0] for w in wrong})} failed")
    return 1 if wrong or not n else 0


if __name__ == "__main__":
    sys.exit(main())
