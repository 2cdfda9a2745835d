#!/usr/bin/env python3
"""A model of the proof that no PE can continue (check/meet.c, is_stuck), with threads: random programs under random schedules.

Each step of a thread below is an access to one word that other threads read or write. A report must be true: no thread of any PE
can ever continue. A program that hangs must be reported. Each weaker form of the protocol must lead to a wrong report; without
that the programs would prove nothing.

stuck_model.py [SEEDS]"""
import random
import sys

PES, WORDS, STEPS, PATIENCE = 2, 3, 3000, 20000
LOOKS, ROUNDS = 2, 2
WEAKER = {  # what is left out: a seed that shows it, and what goes wrong then
    "threads": (345, "a thread that is in no wait continues"),
    "complete": (0, "an operation that is in flight ends a wait"),
    "enters": (1897, "a thread creates another one and waits, while the list is made; it is made only while the epoch is even"),
    "leaves": (9295, "a thread leaves while the list is made; it is made only while the epoch is even"),
    "all": (232, "the last thread of a PE that has looked stands for all of them"),
    "twice": (3756, "a look counts whose test came before the round"),
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
        self.epochs = self.rounds = 0
        self.seen = [0] * PES


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
            elif kind == "create":
                Thread(self.job, self.pe, value)
            elif kind == "wait":
                yield from self.wait(value)
            yield
        self.lives = False

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
        while not mine.words[word]:
            yield
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
        if weaker != "complete" and any(pe == self.pe for pe, *_ in self.job.flying):
            return
        yield
        if mine.epoch == epoch:
            if self.round == mine.round or weaker == "twice":
                mine.looked[self] = mine.round
            if weaker == "all" or all(mine.looked[thread] == mine.round for thread in mine.waiters):
                mine.round += 1
                mine.looks += 1
        self.round = mine.round
        yield

    def watch(self):
        mine = self.job.pes[self.pe]
        if mine.watched:
            return
        mine.watched = True
        epochs, all_wait, looked = 0, True, True
        for i, pe in enumerate(self.job.pes):
            looks = pe.looks
            yield
            epochs += pe.epoch
            all_wait = all_wait and pe.epoch % 2
            looked = looked and looks - mine.seen[i] >= LOOKS
            yield
        same = all_wait and epochs == mine.epochs
        mine.epochs = epochs if all_wait else 0
        if not same or looked:
            mine.rounds = mine.rounds + 1 if same else 0
            if mine.rounds == ROUNDS:
                self.job.report()
            for i, pe in enumerate(self.job.pes):
                mine.seen[i] = pe.looks
                yield
        mine.watched = False


class Job:
    def __init__(self, seed, weaker):
        self.chance, self.weaker = random.Random(seed), weaker
        self.threads, self.flying, self.said, self.wrong = [], [], False, False
        self.pes = [Pe() for _ in range(PES)]
        for pe in range(PES):
            for _ in range(self.chance.choice([1, 1, 2, 3])):
                Thread(self, pe, self.script(2))

    def script(self, depth):
        steps = []
        for _ in range(self.chance.randrange(1, 5)):
            kind = self.chance.choice(["wait", "wait", "put", "put", "compute", "create" if depth else "put"])
            value = {"wait": self.chance.randrange(WORDS), "put": (self.chance.randrange(PES), self.chance.randrange(WORDS)),
                     "create": self.script(depth - 1) if kind == "create" else None, "compute": None}[kind]
            steps.append((kind, value))
        return steps

    def hangs(self):
        alive = [thread for thread in self.threads if thread.lives]
        return bool(alive) and not self.flying and all(
            thread.word is not None and not self.pes[thread.pe].words[thread.word] for thread in alive)

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
                _, pe, word = self.flying.pop(self.chance.randrange(len(self.flying)))
                self.pes[pe].words[word] = True
        return "missed"


def check(seeds, weaker):
    """Reports are true, and come."""
    counts = {}
    for seed in range(seeds):
        result = Job(seed, weaker).run()
        counts[result] = counts.get(result, 0) + 1
        if result in ("wrong", "missed"):
            sys.exit(f"FAILED seed {seed}, {weaker or 'whole'}: {result} report")
    print(f"{seeds} programs, {weaker or 'whole'}: {counts}")
    if counts.get("true", 0) < seeds // 20 or counts.get("ended", 0) < seeds // 20:
        sys.exit("FAILED: too few programs of a kind")


def main():
    seeds = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    check(seeds, None)
    check(seeds, "once")
    for weaker, (hint, why) in WEAKER.items():
        seed = next((seed for seed in (hint, *range(20000)) if Job(seed, weaker).run() == "wrong"), None)
        if seed is None:
            sys.exit(f"FAILED: no wrong report without {weaker} ({why})")
        print(f"without {weaker}: a wrong report with seed {seed}, because {why}")


main()
