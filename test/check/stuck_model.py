#!/usr/bin/env python3
"""A model of the proof that no PE can continue (check/meet.c, is_stuck), with threads and nonblocking collectives: random programs
under random schedules.

Each step of a thread below is an access to one word that other threads read or write. A report must be true: no thread or
collective of any PE can ever continue. A program that hangs must be reported. Each weaker form of the protocol must lead to a wrong
report; without that the programs would prove nothing.

A collective has PHASES exchanges of notifications. A step of it needs the notifications of all PEs for its phase, and sends those
for the next one. Behind the last one a word of each other PE is set, as a program may wait for the data of a collective.

stuck_model.py [SEEDS]"""
import random
import sys

PES, WORDS, PHASES, STEPS, PATIENCE = 2, 3, 3, 3000, 20000
LOOKS, ROUNDS = 2, 2
COLLECTIVES = "start", "start", "complete"  # more kinds of steps of programs
WEAKER = {  # what is left out: a seed that shows it, what goes wrong then, and what the programs have besides words and threads
    "threads": (345, "a thread that is in no wait continues"),
    "complete": (0, "an operation that is in flight ends a wait"),
    "enters": (1897, "a thread creates another one and waits, while the list is made; it is made only while the epoch is even"),
    "leaves": (9295, "a thread leaves while the list is made; it is made only while the epoch is even"),
    "all": (482, "the last thread of a PE that has looked stands for all of them"),
    "twice": (3756, "a look counts whose test came before the round"),
    "steps": (47, "a collective makes steps between the looks of a PE, which ends another wait", COLLECTIVES),
    "still": (216, "a collective can make a step that ends a wait, and is not progressed in the look", COLLECTIVES),
}
ONCE = "once", "enters", "leaves"  # the list is made only while the epoch is even: enough, if no library makes threads


class Pe:
    def __init__(self):
        self.epoch = self.looks = 0
        self.round = 1
        self.waiters, self.looked = {}, {}
        self.words = [False] * WORDS
        self.first = None  # the list of its threads, as of the kernel: one that has ended still has its successor
        self.watched = False
        self.sum = self.rounds = 0
        self.seen = [0] * PES
        self.told = []  # for each collective: how many notifications of its phases have arrived
        self.phases = []  # how many phases of each collective, which this PE has started, are over
        self.locked = False
        self.steps = self.seen_steps = 0

    def notify(self, k):
        while len(self.told) <= k:
            self.told.append([0] * PHASES)
        return self.told[k]

    def is_over(self, k):
        return k < len(self.phases) and self.phases[k] == PHASES

    def can_step(self):
        """The first collective that is not over, if it can make a step."""
        k = next((k for k, phase in enumerate(self.phases) if phase < PHASES), None)
        return k if k is not None and self.notify(k)[self.phases[k]] >= PES - 1 else None


class Thread:
    def __init__(self, job, pe, script):
        self.job, self.pe, self.script = job, pe, script
        self.next, self.lives, self.word = None, True, None
        last = job.pes[pe].first
        if not last:
            job.pes[pe].first = self
        else:
            while last.next:
                last = last.next
            last.next = self
        self.steps = self.run()
        job.threads.append(self)

    def run(self):
        for kind, value in self.script:
            if kind == "put":
                self.job.flying.append((self.pe, *value))
            elif kind == "start":
                yield from self.start()
            elif kind == "complete" and self.job.pes[self.pe].phases:
                yield from self.wait(("collective", len(self.job.pes[self.pe].phases) - 1))
            elif kind == "create":
                Thread(self.job, self.pe, value)
            elif kind == "wait":
                yield from self.wait(value)
            yield
        self.lives = False

    def notify_all(self, k, phase):
        """Sends the notifications of a phase. The last one has data behind it."""
        for pe in range(PES):
            if pe != self.pe:
                self.job.flying.append((self.pe, pe, ("told", k, phase)))
                yield

    def start(self):
        mine = self.job.pes[self.pe]
        while mine.locked:
            yield
        mine.locked = True
        yield
        mine.phases.append(0)
        yield from self.notify_all(len(mine.phases) - 1, 0)
        mine.locked = False
        yield

    def progress(self):
        """Makes the steps that are possible. Returns true if it has found that there is none, and no thread is in one."""
        mine, weaker = self.job.pes[self.pe], self.job.weaker
        if mine.locked:
            return False
        mine.locked, is_still = True, True
        yield
        while (k := mine.can_step()) is not None:
            yield
            is_still = False
            phase = mine.phases[k] + 1
            if phase < PHASES:
                yield from self.notify_all(k, phase)
            mine.phases[k] = phase
            yield
            mine.steps += weaker != "steps"
            yield
        mine.locked = False
        yield
        return is_still

    def is_over(self, word):
        mine = self.job.pes[self.pe]
        return mine.words[word] if isinstance(word, int) else mine.is_over(word[1])

    def wait(self, word):
        mine, weaker = self.job.pes[self.pe], self.job.weaker
        self.word, self.round = word, 0
        if weaker != "enters":
            mine.epoch += 2 - mine.epoch % 2
            yield
        mine.looked[self] = 0
        yield
        mine.waiters[self] = True
        yield
        while not self.is_over(word):
            yield
            if self.job.kinds and not self.job.chance.randrange(4):
                yield from self.progress()
            yield from self.look()
            yield from self.watch()
        self.word = None
        yield
        mine.waiters.pop(self)
        yield
        mine.epoch += 1 if mine.epoch % 2 else (0 if weaker == "leaves" else 2)
        yield

    def all_wait(self):
        """The threads as the kernel lists them. It ends the list if the thread that it has listed last has ended."""
        found, thread = [], self.job.pes[self.pe].first
        while thread:
            if thread.lives:
                found.append(thread)
                yield
                if not thread.lives:
                    break
            thread = thread.next
        for thread in found:
            if thread not in self.job.pes[self.pe].waiters:
                return self.job.weaker == "threads"
            yield
        return True

    def look(self):
        mine, weaker = self.job.pes[self.pe], self.job.weaker
        epoch = mine.epoch
        yield
        is_listed = epoch % 2 and weaker in ONCE
        if not is_listed and not (yield from self.all_wait()):
            return
        if not epoch % 2:
            if mine.epoch != epoch:
                return
            epoch = mine.epoch = epoch + 1
            yield
        if weaker == "lanes" and any(pe == self.pe for pe, *_ in self.job.flying):
            return
        steps = mine.steps
        if self.job.kinds and weaker != "still":
            yield
            if not (yield from self.progress()) or mine.steps != steps:
                return
            yield
        if weaker != "complete" and any(pe == self.pe for pe, *_ in self.job.flying):
            return
        yield
        if mine.epoch == epoch:
            if self.round == mine.round or weaker == "twice":
                mine.looked[self] = mine.round
            if weaker == "all" or all(mine.looked[thread] == mine.round for thread in mine.waiters):
                mine.round += 1
                mine.seen_steps = steps
                mine.looks += 1
        self.round = mine.round
        yield

    def watch(self):
        mine = self.job.pes[self.pe]
        if mine.watched:
            return
        mine.watched = True
        total, all_wait, looked = 0, True, True
        for i, pe in enumerate(self.job.pes):
            looks = pe.looks
            yield
            total += pe.epoch
            all_wait = all_wait and pe.epoch % 2
            looked = looked and looks - mine.seen[i] >= LOOKS
            yield
            if self.job.kinds:
                total += pe.seen_steps
                yield
        same = all_wait and total == mine.sum
        mine.sum = total if all_wait else 0
        if not same or looked:
            mine.rounds = mine.rounds + 1 if same else 0
            if mine.rounds == ROUNDS:
                self.job.report()
            for i, pe in enumerate(self.job.pes):
                mine.seen[i] = pe.looks
                yield
        mine.watched = False


class Job:
    def __init__(self, seed, weaker, kinds=()):
        self.chance, self.weaker, self.kinds = random.Random(seed), weaker, kinds
        self.threads, self.flying, self.said, self.wrong = [], [], False, False
        self.pes = [Pe() for _ in range(PES)]
        for pe in range(PES):
            for _ in range(self.chance.choice([1, 1, 2, 3])):
                Thread(self, pe, self.script(2))

    def script(self, depth):
        steps = []
        for _ in range(self.chance.randrange(1, 5)):
            kinds = ["wait", "wait", "put", "put", "compute", "create" if depth else "put", *self.kinds]
            kind = self.chance.choice(kinds)
            value = {"wait": self.chance.randrange(WORDS), "put": (self.chance.randrange(PES), self.chance.randrange(WORDS)),
                     "create": self.script(depth - 1) if kind == "create" else None}.get(kind)
            steps.append((kind, value))
        return steps

    def hangs(self):
        alive = [thread for thread in self.threads if thread.lives]
        return bool(alive) and not self.flying and all(pe.can_step() is None for pe in self.pes) and all(
            thread.word is not None and not thread.is_over(thread.word) for thread in alive)

    def deliver(self, pe, what):
        """A message arrives: a put of a word, or a notification, and with that of the last phase a word."""
        if isinstance(what, tuple):
            _, k, phase = what
            self.pes[pe].notify(k)[phase] += 1
            what = k % WORDS if phase == PHASES - 1 else None
        if what is not None:
            self.pes[pe].words[what] = True

    def report(self):
        self.said = True
        self.wrong = not self.hangs()

    def run(self):
        """A thread runs for some steps. Some threads, and messages, are slow for a while."""
        slow = {}
        for step in range(STEPS + PATIENCE):
            if self.said:
                return "wrong" if self.wrong else "true"
            if step == STEPS and not self.hangs():
                return "long"
            alive = [thread for thread in self.threads if thread.lives]
            if len({thread.pe for thread in alive}) < PES:
                return "ended"
            ready = [thread for thread in alive if slow.get(thread, 0) <= step] or alive
            thread = self.chance.choice(ready)
            for _ in range(self.chance.choice([1, 1, 2, 5, 20])):
                if next(thread.steps, self) is self or self.said:
                    break
            if not self.chance.randrange(20):
                slow[thread] = step + self.chance.choice([10, 100, 400])
            if self.flying and not self.chance.randrange(60):
                self.deliver(*self.flying.pop(self.chance.randrange(len(self.flying)))[1:])
        return "missed"


def check(seeds, weaker, kinds=()):
    """Reports are true, and come."""
    counts = {}
    for seed in range(seeds):
        result = Job(seed, weaker, kinds).run()
        counts[result] = counts.get(result, 0) + 1
        if result in ("wrong", "missed"):
            sys.exit(f"FAILED seed {seed}, {weaker or 'whole'}: {result} report")
    print(f"{seeds} programs{' with collectives' * bool(kinds)}, {weaker or 'whole'}: {counts}")
    if counts.get("true", 0) < seeds // 20 or counts.get("ended", 0) < seeds // 20:
        sys.exit("FAILED: too few programs of a kind")


def main():
    seeds = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    check(seeds, None)
    check(seeds, "once")
    check(seeds, None, COLLECTIVES)
    for weaker, (hint, why, *kinds) in WEAKER.items():
        seed = next((seed for seed in (hint, *range(20000)) if Job(seed, weaker, *kinds).run() == "wrong"), None)
        if seed is None:
            sys.exit(f"FAILED: no wrong report without {weaker} ({why})")
        print(f"without {weaker}: a wrong report with seed {seed}, because {why}")


main()
