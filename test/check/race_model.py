"""A model of which accesses OpenSHMEM 1.6 orders, and random programs that are correct by it. It shares nothing with the detector:
it draws the graph of all events of a program and looks for paths, where the detector follows one run with vector clocks.

A program is a list of steps. It is a possible order of execution: a wait is behind the signals that it waits for.

The events of a step: `call` and `return` of the call itself; `begin`, from which on the target may be accessed; `end`, at which this
access is complete; `signalled`, at which a signal has arrived. Calls of one PE follow one another. `edges_of` has all edges."""
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
SYNCHRONISE = "fence", "quiet", "pe_quiet", "barrier", "sync", "reduce", "broadcast", "team_sync", "wait"  # steps that are removed
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
    """The edges of an operation on memory of another PE. `fenced`: operations of this PE before a fence."""
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
    """The edges of the call in each PE, of which `last` has the last return. A broadcast orders its root before the others alone."""
    call, done = (i, "call"), (i, "return")
    if step.kind == "broadcast":
        returns = {pe: (i, "return", pe) for pe in members}
        yield from ((last[other], returns[pe]) for pe in members for other in {pe, step.pe} if other in last)
        last |= returns
        return
    yield call, done
    yield from ((last[pe], call) for pe in members if pe in last)
    last |= dict.fromkeys(members, done)


def is_completed(operation, step):
    return operation.ctx == step.ctx and (step.kind != "pe_quiet" or operation.target == step.target)


def edges_of(steps):
    """Pairs of events of which the first one comes first."""
    last = {}                                # the last return in each PE
    pending = {pe: [] for pe in range(PES)}  # operations that no quiet has completed
    fenced = {pe: [] for pe in range(PES)}   # operations that are not gets, and have a fence of their context behind them
    signal = {}                              # flag: the step that sets it
    for i, step in enumerate(steps):
        members = TOGETHER.get(step.kind, [step.pe])
        yield from edges_of_call(i, step, members, last)
        for pe in members if step.kind in ("quiet", "pe_quiet", "barrier") else ():
            done = [one for one in pending[pe] if is_completed(one[1], step)]
            yield from (((j, "end"), last[pe]) for j, _ in done)
            pending[pe] = [one for one in pending[pe] if one not in done]
        if step.kind == "fence":
            fenced[step.pe] += [(j, before) for j, before in pending[step.pe]
                                if before.ctx == step.ctx and before.kind not in ("get", "g", "get_nbi")]
        if step.kind in REMOTE or step.kind == "signal":
            yield from edges_of_operation(i, step, fenced[step.pe])
            pending[step.pe].append((i, step))
            signal[step.flag] = i
        if step.kind == "wait":
            yield (signal[step.flag], "signalled"), (i, "return")


def behind(edges):
    """The events that each event comes before."""
    following, closed = {}, {}
    for a, b in edges:
        following.setdefault(a, set()).add(b)
        following.setdefault(b, set())
    for start in following:
        seen, left = set(), [start]
        while left:
            new = following[left.pop()] - seen
            seen |= new
            left += new
        closed[start] = seen
    return closed


def races(steps):
    """The pairs of steps that race."""
    later = behind(edges_of(steps))
    places = {}
    for i, step in enumerate(steps):
        for access in accesses_of(i, step):
            places.setdefault(access.memory, []).append(access)
    found = set()
    for accesses in places.values():
        for n, a in enumerate(accesses):
            for b in accesses[:n]:
                conflict = a.kind + b.kind not in ("rr", "aa") and a.step != b.step
                if conflict and a.begin not in later[b.end] and b.begin not in later[a.end]:
                    found.add((b.step, a.step))
    return found


# Random programs

def random_access(chance, steps):
    """A step that accesses memory. In half of the cases it has to do with the memory of an operation before it."""
    pe = chance.randrange(PES)
    kind = chance.choice([*OWN, *OPERATIONS, *OPERATIONS])
    step = Step(kind, pe, (pe + chance.randrange(1, PES)) % PES, chance.choice([DEFAULT, DEFAULT, OTHER]), chance.randrange(WORDS),
                chance.randrange(PRIVATE))
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


def random_program(chance, n_accesses):
    """Steps without a race. Few of them could be left out."""
    steps, flag = [], 0
    while n_accesses:
        access = random_access(chance, steps)
        waits = []
        if access.kind == "put_signal":
            access, flag = replace(access, flag=flag), flag + 1
            waits = [Step("wait", access.target, flag=access.flag)]
        for cure in cures(chance, access, flag):
            if not races([*steps, *cure, access, *waits]):
                break
        for step in [step for step in cure if step.kind in ("quiet", "pe_quiet")]:
            fewer = [other for other in cure if other != step]
            cure = cure if races([*steps, *fewer, access, *waits]) else fewer
        flag += any(step.flag >= 0 for step in cure)
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
