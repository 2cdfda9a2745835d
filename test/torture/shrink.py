"""Makes a job that fails smaller: drops a part, sees whether it still fails, and keeps what it must."""
import copy
import re
import time

LISTS = {"kind": "kinds", "context": "contexts", "request": "requests", "way": "ways"}
STEPS = ["fence", "local", "part", "merge", "register", "pause", "test", "exchange", "lock", "collective"]


class Shrinker:
    """The smallest job so far that has failed."""

    def __init__(self, job, seconds):
        self.job, self.end = copy.deepcopy(job), time.monotonic() + seconds
        self.job.arguments = self.arguments_of_failure(job.output) or self.job.arguments
        self.tries = 3

    @staticmethod
    def arguments_of_failure(output):
        """What the failure itself says: its round alone."""
        found = re.search(r"^repeat: .*?test_torture (.*)$", output, flags=re.M)
        return found[1].split() if found else None

    def fails(self, arguments):
        """In as many runs as it takes to be nearly sure."""
        for _ in range(self.tries):
            if time.monotonic() > self.end:
                return False
            job = copy.deepcopy(self.job)
            job.arguments = arguments
            if not job.run():
                self.job = job
                return True
        return False

    def calibrate(self):
        """How often it fails says how often a part must be tried without it."""
        runs = failures = 0
        while runs < 20 and failures < 3 and time.monotonic() < self.end:
            job = copy.deepcopy(self.job)
            runs += 1
            if not job.run():
                failures += 1
                self.job = job
        self.tries = min(30, max(2, 3 * runs // failures)) if failures else 0
        print(f"shrinking: {failures} of {runs} runs of the round alone fail", flush=True)

    def without(self, name):
        return [a for a in self.job.arguments if not a.startswith(f"--{name}=")]

    def drop_from(self, name, values, text=",".join):
        """Keeps only those of the values without which it does not fail: halves first, then smaller parts."""
        kept, size = list(values), max(1, len(values) // 2)
        while time.monotonic() < self.end:
            at, dropped = 0, False
            while at < len(kept):
                rest = kept[:at] + kept[at + size:]
                if rest and self.fails(self.without(name) + [f"--{name}={text(rest)}"]):
                    kept, dropped = rest, True
                else:
                    at += size
            if size == 1 and not dropped:
                break
            size = max(1, size // 2)

    def names(self):
        """What there is of each list, and the numbers of the operations, as the program says."""
        listing = copy.deepcopy(self.job)
        listing.arguments = listing.arguments + ["--list"]
        listing.run()
        found = {option: [] for option in LISTS.values()}
        for line in listing.output.splitlines():
            word = re.match(r"(kind|context|request|way) ([^:]*):", line)
            if word and word[2] not in found[LISTS[word[1]]]:
                found[LISTS[word[1]]].append(word[2])
        found["contexts"].append("default")
        found["requests"].append("none")
        operations = sorted({int(n) for n in re.findall(r"issue operation (\d+),", listing.output)})
        return found, operations


def ranges(numbers):
    """1,2,3,7 as 1-3,7."""
    parts = []
    for n in map(int, numbers):
        if parts and parts[-1][1] == n - 1:
            parts[-1][1] = n
        else:
            parts.append([n, n])
    return ",".join(f"{a}-{b}" if a != b else str(a) for a, b in parts)


def shrink(job, seconds):
    """Prints the smallest command that was found in that time."""
    s = Shrinker(job, seconds)
    s.calibrate()
    if s.tries:
        threads = int(re.search(r"--threads=(\d+)", " ".join(s.job.arguments))[1])
        lists, operations = s.names()
        s.drop_from("only-pes", [str(pe) for pe in range(s.job.pes)])
        s.drop_from("only-threads", [str(t) for t in range(threads)])
        s.drop_from("steps", STEPS + ["none"])
        for option, words in lists.items():
            s.drop_from(option, words)
        s.drop_from("keep", operations, ranges)
    print(f"the smallest that still fails, in {s.tries or 'a lucky number of'} tries:\n{s.job.command()}\n{s.job.output[-4000:]}",
          flush=True)
