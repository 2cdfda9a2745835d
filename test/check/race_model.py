"""A model of which accesses OpenSHMEM 1.6 orders, and random programs that are correct by it. It shares nothing with the detector:
it draws the graph of all events of a program and looks for paths, where the detector follows one run with vector clocks.

A program is a list of steps. It is a possible order of execution: a wait is behind the signals that it waits for.

The threads of a PE hand over to each other: one posts, and another one takes. Collectives are calls of the first thread.

The events of a step: `call` and `return` of the call itself; `begin`, from which on the target may be accessed; `end`, at which this
access is complete; `signalled`, at which a signal has arrived. Calls of one thread follow one another. `edges_of` has all edges."""
from dataclasses import dataclass, replace

PES = 3
WORDS = 3    # of the area of each PE, which is symmetric
PRIVATE = 2  # of each PE, which are not
DEFAULT, OTHER = "SHMEM_CTX_DEFAULT", "ctx"

# Kinds of accesses to the target and to the memory of the calling PE: r, w or a (atomic); an upper case letter: until a quiet
REMOTE = {"put": "W", "p": "W", "put_nbi": "W", "get": "r", "g": "r", "get_nbi": "R", "add": "A", "fetch_add": "a",
          "put_signal": "W", "put_then_signal": "W"}
LOCAL = {"put": "r", "put_nbi": "R", "get": "w", "get_nbi": "W", "put_signal": "r", "put_then_signal": "r"}
OPERATIONS = [kind for kind in REMOTE if kind != "put_then_signal"]
OWN = {"load": ("area", "r"), "store": ("area", "w"), "load_private": ("private", "r"), "store_private": ("private", "w")}
SYNCHRONISE = "fence", "quiet", "pe_quiet", "barrier", "sync", "reduce", "broadcast", "team_sync", "wait", "take"  # steps that are removed
TOGETHER = dict.fromkeys(("barrier", "sync", "reduce", "broadcast"), range(PES)) | {"team_sync": range(2)}  # the PEs that call it


@dataclass(frozen=True)
class Step:
    kind: str
    pe: int = 0
    target: int = 0
    ctx: str = DEFAULT
    word: int = 0
    private: int = 0
    flag: int = -1
    thread: int = 0


@dataclass
class Access:
    step: int
    memory: tuple  # the PE and the name of the word
    kind: str      # r, w, a
    begin: tuple
    end: tuple


def accesses_of(i, step):
    """What a step reads and writes."""
    call, done, begin, end = ((i, event) for event in ("call", "return", "begin", "end"))
    if step.kind in OWN:
        name, kind = OWN[step.kind]
        yield Access(i, (step.pe, name, step.word if name == "area" else step.private), kind, call, done)
    if step.kind in REMOTE:
        kind = REMOTE[step.kind]
        yield Access(i, (step.target, "area", step.word), kind.lower(), begin, end if kind.isupper() else done)
    if step.kind in LOCAL:
        kind = LOCAL[step.kind]
        yield Access(i, (step.pe, "private", step.private), kind.lower(), call, end if kind.isupper() else done)


def edges_of_operation(i, step, fenced):
    """The edges of an operation on memory of another PE. `fenced`: operations of this PE that a fence before it concerns."""
    is_get = step.kind in ("get", "g", "get_nbi")
    yield (i, "call"), (i, "begin")
    yield (i, "begin"), (i, "end")
    if REMOTE.get(step.kind, "W").islower():
        yield (i, "begin"), (i, "return")
    if not is_get:
        yield from (((j, "end"), (i, "begin")) for j, before in fenced if (before.ctx, before.target) == (step.ctx, step.target))
    if step.flag >= 0:
        yield (i, "begin"), (i, "signalled")
    if step.kind == "put_signal":
        yield (i, "end"), (i, "signalled")


def edges_of_call(i, step, members, last):
    """The edges of the call in each thread, of which `last` has the last return. A broadcast orders its root before the others alone."""
    call, done = (i, "call"), (i, "return")
    if step.kind == "broadcast":
        returns = {member: (i, "return", member) for member in members}
        yield from ((last[other], returns[member]) for member in members for other in {member, (step.pe, 0)} if other in last)
        last |= returns
        return
    yield call, done
    yield from ((last[member], call) for member in members if member in last)
    last |= dict.fromkeys(members, done)


def is_completed(operation, step):
    return operation.ctx == step.ctx and (step.kind != "pe_quiet" or operation.target == step.target)


class Past:
    """The events that come before each event. Edges lead to an event before any edge leads from it, except those of one step."""
    def __init__(self):
        self.before = {}

    def add(self, edges):
        edges = list(edges)
        size = -1
        while size != (size := sum(len(self.before.get(b, ())) for _, b in edges)):
            for a, b in edges:
                self.before.setdefault(b, set()).update({a}, self.before.get(a, ()))

    def has(self, a, b):
        """Does a come before b?"""
        return a in self.before.get(b, ())


def past_of(steps):
    """The order of all events. A fence or quiet of one thread concerns the operations of its PE that come before it."""
    past = Past()
    last = {}                                # the last return in each thread
    issued = {pe: [] for pe in range(PES)}   # operations
    fences = {pe: [] for pe in range(PES)}   # each with the operations that it concerns, which are not gets
    signal = {}                              # flag: the step that sets it
    for i, step in enumerate(steps):
        members = [(pe, 0) for pe in TOGETHER[step.kind]] if step.kind in TOGETHER else [(step.pe, step.thread)]
        past.add(edges_of_call(i, step, members, last))
        for member in members if step.kind in ("quiet", "pe_quiet", "barrier") else ():
            past.add(((j, "end"), last[member]) for j, before in issued[member[0]] if is_completed(before, step) and
                     past.has((j, "return"), (i, "call")))
        if step.kind == "fence":
            fences[step.pe].append((i, [(j, before) for j, before in issued[step.pe] if before.ctx == step.ctx and
                                        before.kind not in ("get", "g", "get_nbi") and past.has((j, "return"), (i, "call"))]))
        if step.kind in REMOTE or step.kind == "signal":
            fenced = [one for fence, concerned in fences[step.pe] if past.has((fence, "return"), (i, "call")) for one in concerned]
            past.add(edges_of_operation(i, step, fenced))
            issued[step.pe].append((i, step))
        if step.kind in REMOTE or step.kind in ("signal", "post"):
            signal[step.flag] = i
        if step.kind == "wait":
            past.add([((signal[step.flag], "signalled"), (i, "return"))])
        if step.kind == "take":
            past.add([((signal[step.flag], "return"), (i, "return"))])
    return past


def races(steps):
    """The pairs of steps that race."""
    past = past_of(steps)
    places = {}
    for i, step in enumerate(steps):
        for access in accesses_of(i, step):
            places.setdefault(access.memory, []).append(access)
    found = set()
    for accesses in places.values():
        for n, a in enumerate(accesses):
            for b in accesses[:n]:
                conflict = a.kind + b.kind not in ("rr", "aa") and a.step != b.step
                is_compared = not (steps[a.step].kind.endswith("_private") and steps[b.step].kind.endswith("_private"))
                if conflict and is_compared and not past.has(b.end, a.begin) and not past.has(a.end, b.begin):
                    found.add((b.step, a.step))
    return found


# Random programs

def random_access(chance, steps, threads):
    """A step that accesses memory. In half of the cases it has to do with the memory of an operation before it."""
    thread = chance.randrange(threads) if threads > 1 else 0
    pe = chance.randrange(PES)
    kind = chance.choice([*OWN, *OPERATIONS, *OPERATIONS])
    step = Step(kind, pe, (pe + chance.randrange(1, PES)) % PES, chance.choice([DEFAULT, DEFAULT, OTHER]), chance.randrange(WORDS),
                chance.randrange(PRIVATE), thread=thread)
    before = [other for other in steps if other.kind in REMOTE]
    if not before or chance.randrange(2):
        return step
    last = before[-1]
    if kind in OWN:
        return replace(step, pe=last.target if OWN[kind][0] == "area" else last.pe, word=last.word, private=last.private)
    return replace(step, pe=last.pe, target=last.target, word=last.word, private=last.private)


def cures(chance, access, flag):
    """Synchronisation that may order the access behind the steps before it; the last one always does."""
    quiets = [Step("quiet", pe, ctx=ctx) for pe in range(PES) for ctx in (DEFAULT, OTHER)]
    other, third = chance.sample([pe for pe in range(PES) if pe != access.pe], 2)
    flagged = [Step("signal", other, access.pe, flag=flag), Step("wait", access.pe, flag=flag)]
    completing = [*quiets, *(Step("pe_quiet", quiet.pe, target, quiet.ctx) for quiet in quiets for target in range(PES))]
    fences = [[Step("fence", access.pe, ctx=access.ctx)], [Step("fence", other), *flagged],
              [Step("fence", third), replace(flagged[0], pe=third), flagged[1]]]
    meetings = [Step("barrier"), Step("sync"), Step("reduce", flag=flag), Step("broadcast", other, flag=flag), Step("team_sync")]
    others = [*([quiet] for quiet in completing), *([quiet, *flagged] for quiet in completing), *([meeting] for meeting in meetings), flagged,
              *([chance.choice(quiets), meeting] for meeting in meetings)]
    chance.shuffle(others)
    return [[], *(fences if chance.randrange(2) else []), *others, *fences, [*quiets, chance.choice(meetings[1:3])]]


def hand_over(pe, thread, flag):
    return [Step("post", pe, flag=flag, thread=thread), Step("take", pe, flag=flag, thread=1 - thread)]


def cures_of_threads(chance, access, flag):
    """As cures, with two threads in each PE."""
    quiets = [Step("quiet", pe, ctx=ctx, thread=thread) for pe in range(PES) for ctx in (DEFAULT, OTHER) for thread in (0, 1)]
    hands = [hand_over(pe, thread, flag) for pe in range(PES) for thread in (0, 1)]
    fences = [[*hand, Step("fence", access.pe, ctx=access.ctx, thread=access.thread)] for hand in ([], *hands)]
    fences += [[Step("fence", access.pe, ctx=access.ctx, thread=1 - access.thread), *hand_over(access.pe, 1 - access.thread, flag)]]
    flagged = [[Step("signal", pe, access.pe, flag=flag + 1, thread=thread), Step("wait", access.pe, flag=flag + 1, thread=access.thread)]
               for pe in range(PES) if pe != access.pe for thread in (0, 1)]
    meetings = [[Step("barrier")], [Step("sync")], *flagged]
    others = [*hands, *meetings, *([quiet, *hand] for quiet in quiets for hand in hands), *([*hand, quiet] for quiet in quiets for hand in hands),
              *([*hand, quiet, *chance.choice(meetings)] for quiet in quiets for hand in hands), *([quiet] for quiet in quiets),
              *([quiet, *meeting] for quiet in quiets for meeting in meetings),
              *([*hand, *meeting, *replace_flags(chance.choice(hands), flag + 2)] for hand in hands for meeting in meetings)]
    chance.shuffle(others)
    all_in = [step for pe in range(PES) for step in hand_over(pe, 1, flag + pe)]
    all_out = [step for pe in range(PES) for step in hand_over(pe, 0, flag + PES + pe)]
    return [[], *fences, *others[:60], [*all_in, *(quiet for quiet in quiets if not quiet.thread), Step("sync"), *all_out]]


def replace_flags(steps, flag):
    return [replace(step, flag=flag) for step in steps]


def random_program(chance, n_accesses, threads=1):
    """Steps without a race. Few of them could be left out."""
    steps, flag = [], 0
    while n_accesses:
        access = random_access(chance, steps, threads)
        waits = []
        if access.kind == "put_signal":
            access, flag = replace(access, flag=flag), flag + 1
            waits = [Step("wait", access.target, flag=access.flag, thread=access.thread)]
        for cure in (cures if threads == 1 else cures_of_threads)(chance, access, flag):
            if not races([*steps, *cure, access, *waits]):
                break
        for step in [step for step in cure if step.kind in ("quiet", "pe_quiet")]:
            fewer = [other for other in cure if other != step]
            cure = cure if races([*steps, *fewer, access, *waits]) else fewer
        flag = max([flag, *(step.flag + 1 for step in cure)])
        steps += [*cure, access, *waits]
        n_accesses -= 1
        if not chance.randrange(8):
            steps.append(Step(chance.choice(["fence", "quiet"]), chance.randrange(PES), ctx=chance.choice([DEFAULT, OTHER])))
    return steps


def removals(steps):
    """The numbers of the steps that synchronise, or send a signal together with data."""
    return [i for i, step in enumerate(steps) if step.kind in (*SYNCHRONISE, "put_signal")]


def without(steps, i):
    """The program without the synchronisation of a step. Steps keep their numbers."""
    kind = "put_then_signal" if steps[i].kind == "put_signal" else "nothing"
    return [*steps[:i], replace(steps[i], kind=kind), *steps[i + 1:]]
