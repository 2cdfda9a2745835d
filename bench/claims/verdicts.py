"""Verdicts, computed from what was measured. A question finds a value on each route, says it in words, and says whether it is
what a document claims; the first of its routes that has one decides. Where the time of a message was set, as on the simulated
card, a value is shown and decides nothing: it would be what one has put in. Where this machine is what lacks, a model decides, if
it is right about this machine."""
import dataclasses
import statistics
import typing

from claims import modelled
from claims.evidence import PACED, ROUTES
from tables import number, size_name

REPRODUCED, BEATEN, MODELLED, NOT = "reproduced", "beaten", "modelled", "not-reproducible"
MEANING = {
    REPRODUCED: "what the document says was found here, too",
    BEATEN: "what was found here is better by more than a tenth, or the cost that the document found is gone",
    MODELLED: "a model that was validated against measurements shows it",
    NOT: "this run does not show it, and the page says why",
}
NETWORK = "hosts", "ucx"  # the documents' two machines, as far as one machine can be two
SOFTWARE = (*NETWORK, "sim")  # for what processors spend: the simulated network without a rate is as fast as they are
BUNDLED = "ucx", "ofi"
MODELS = modelled.ROUTE, "card"  # virtual time; and a card that is a thread
CLEARLY, NOISE = 1.1, 0.05


@dataclasses.dataclass(frozen=True)
class Judged:
    verdict: str
    measured: str
    route: str
    why: str = ""
    value: float = None  # what decided, or the first number of it


@dataclasses.dataclass(frozen=True)
class Question:
    values: typing.Callable  # of the evidence: {route: value}
    accept: typing.Callable  # of a value: a verdict
    words: typing.Callable  # of a value
    routes: tuple = NETWORK


def judge(claim, evidence):
    """The verdict on one claim: every test that it names has passed, and what it asks is answered."""
    wanting = [f"{name}: {state}" for name in claim.tests for state in states(evidence, name) if state != "passed"]
    if wanting:
        return Judged(NOT, "", "tests", "not shown: " + ", ".join(dict.fromkeys(wanting)))
    passed = f"{', '.join(claim.tests)} passed" if claim.tests else ""
    if not claim.question:
        return Judged(REPRODUCED, passed, "tests")
    return answer(claim, claim.question.values(evidence), passed)


def states(evidence, name):
    """What became of a test, or of each of those below its name."""
    return [state for test, state in evidence.tests.items() if test == name or test.startswith(name + "/")] or ["not run"]


def answer(claim, values, passed):
    question = claim.question
    values = {route: value for route, value in values.items() if value is not None}
    said = "; ".join([f"{question.words(value)} ({ROUTES.get(route, route)})" for route, value in values.items()] + [passed] * bool(passed))
    decides = next((route for route in question.routes if route in values), None)
    verdict = question.accept(values[decides]) if decides else NOT
    if verdict != NOT:
        return Judged(verdict, said, ROUTES.get(decides, decides), value=first_of(values[decides]))
    model = next((route for route in MODELS if route in values and question.accept(values[route]) != NOT), None)
    if model:
        return Judged(MODELLED, said, ROUTES[model], claim.lacking, first_of(values[model]))
    shows = [ROUTES[route] for route in values if route in PACED and question.accept(values[route]) != NOT]
    reasons = [] if values else ["it was not measured here"]
    reasons += [claim.lacking] if decides or shows else []
    reasons += [f"{' and '.join(shows)} shows it, but at a rate that was set"] if shows else []
    return Judged(NOT, said, ROUTES.get(decides, decides) if decides else "", "; ".join(reasons),
                  first_of(values[decides]) if decides else None)


def first_of(value):
    return value[0] if isinstance(value, tuple) else value


# ---- What is good enough ----


def at_least(goal):
    """`goal`: None where the document has no number; more than noise is enough then, and nothing is beaten."""
    if goal is None:
        return lambda value: REPRODUCED if value >= CLEARLY else NOT
    return lambda value: BEATEN if value >= goal * CLEARLY else REPRODUCED if value >= goal else NOT


def at_least_or_gone(goal):
    """Or what the document found to be slower is not: nobody needs the faster way."""
    return lambda value: BEATEN if value <= 1 + NOISE else at_least(goal)(value)


def no_less(value):
    return BEATEN if value >= CLEARLY else REPRODUCED if value >= 1 - NOISE else NOT


def goes_up(value):
    """Of (in all, the worst step)."""
    return REPRODUCED if value[0] >= CLEARLY and value[1] >= 1 - NOISE else NOT


# ---- Questions ----


def times(table, above, below, accept, routes=NETWORK):
    """How many times the rate of `below` that of `above` is; both are (op, how, size)."""
    return Question(lambda e: {route: e.ratio(table, route, above, below) for route in e.places(table)},
                    accept, lambda value: f"{number(value)}×", routes)


def cost(table, op, other, most, verdict, routes=SOFTWARE):
    """Per cent of the rate of `other` that `op` loses: less than `most`."""
    def values(e):
        ratios = {route: e.ratio(table, route, op, other) for route in e.places(table)}
        return {route: 100 * (1 - ratio) for route, ratio in ratios.items() if ratio is not None}
    return Question(values, lambda value: verdict if value < most else NOT,
                    lambda value: f"{value:.1f} % of the rate", routes)


def highest(table, ops, size, goal):
    """At any number of threads, in any of these ways."""
    def values(e):
        found = {route: [point for op in ops for point in e.by_count(table, route, op, size)] for route in e.places(table)}
        return {route: max(points, key=lambda p: p[1]) for route, points in found.items() if points and route != "direct"}
    return Question(values, lambda value: at_least(goal)(value[1]),
                    lambda value: f"{number(value[1])} million a second with {value[0]} threads")


def idle(table, one, several):
    """Lanes that are used by one stream, and with more of them: by one thread, and by the most."""
    def values(e):
        found = {}
        for route in e.places(table):
            used = [e.by_count(table, route, op, 8) for op in (one, several)]
            found[route] = (used[0][0][1], used[1][0][1], used[0][-1][1], used[0][-1][0]) if all(used) else None
        return found
    return Question(values, lambda value: REPRODUCED if value[0] < min(value[1:3]) else NOT,
                    lambda value: f"one stream uses {number(value[0])}, four of one thread {number(value[1])}, "
                                  f"one of each of {value[3]} threads {number(value[2])}")


def growth(table, op, size, last=None):
    """From the smallest number of threads to the largest, or by the last `last` steps alone."""
    def values(e):
        found = {}
        for route in e.places(table, op):
            rates = [rate for _, rate in e.by_count(table, route, op, size)][-1 - last if last else None:]
            if len(rates) > 1:
                found[route] = rates[-1] / rates[0], min(b / a for a, b in zip(rates, rates[1:]))
        return found
    return Question(values, goes_up, lambda value: f"{number(value[0])}× in all, the worst step {number(value[1])}×")


def level(table, op, how, size, goal):
    """A median, in per cent."""
    def values(e):
        cells = {route: e.cell(table, route, op, how, size) for route in e.places(table, op)}
        return {route: one.median() for route, one in cells.items() if one}
    return Question(values, lambda value: REPRODUCED if value >= goal else NOT, lambda value: f"{number(value)} %")


def best(table, above, below, goal, routes, how=None):
    """The best ratio of two operations over all sizes, and over all numbers of PEs or at `how` many."""
    def values(e):
        found = {}
        for route, places in e.places(table, above).items():
            ratios = [(e.ratio(table, route, (above, *place), (below, *place)), *place)
                      for place in places if how in (None, place[0])]
            found[route] = max((row for row in ratios if row[0]), default=None)
        return found
    return Question(values, lambda value: at_least(goal)(value[0]),
                    lambda value: f"{number(value[0])}× at {size_name(value[2])}, {value[1]}", routes)


def shrinking(table, above, below, routes):
    """The ratio of two operations, the best over all sizes, is smaller with the most PEs than with the fewest."""
    def values(e):
        found = {}
        for route, places in e.places(table, above).items():
            ratios = {}
            for place in places:
                ratio = e.ratio(table, route, (above, *place), (below, *place))
                ratios[place[0]] = max(ratios.get(place[0], 0), ratio or 0)
            found[route] = list(ratios.values()) if len(ratios) > 1 else None
        return found
    return Question(values, lambda value: REPRODUCED if value[-1] < value[0] else NOT,
                    lambda value: " → ".join(f"{number(one)}×" for one in value), routes)


def least_of(*questions):
    """Against several others: the smallest ratio counts."""
    def values(e):
        found = [question.values(e) for question in questions]
        return {route: min(one[route] for one in found) for route in found[0]
                if all(one.get(route) is not None for one in found)}
    return dataclasses.replace(questions[0], values=values)


def faster_broadcast(goal):
    """The best over all sizes and threads, in per cent less time."""
    table, plain, sliced = "threaded broadcast", "broadcastmem", "team_broadcast_mt"
    def values(e):
        found = {}
        for route, places in e.places(table, sliced).items():
            ratios = [(e.ratio(table, route, (sliced, how, size), (plain, "1 thread", size)), how, size)
                      for how, size in places if how != "1 thread"]
            ratio, how, size = min((row for row in ratios if row[0]), default=(None, "", 0))
            found[route] = (100 * (1 - ratio), how, size) if ratio else None
        return found
    return Question(values, lambda value: at_least(goal)(value[0]),
                    lambda value: f"{value[0]:.0f} % less time for {size_name(value[2])} with {value[1]}")


def switch(variable, first, second, how, goal):
    """The rate with one word of a switch, by that with the other, a lane for each thread."""
    op = "a lane for each thread"
    def values(e):
        found = {}
        for route in e.places("stream rate", op):
            pair = [e.cell("stream rate", route, op, how, 8, f"{variable}={word}") for word in (first, second)]
            found[route] = pair[0].median() / pair[1].median() if all(pair) else None
        return found
    return Question(values, at_least(goal), lambda value: f"{number(value)}× with {how}", SOFTWARE)


def mapping(above, below, accept):
    def values(e):
        pairs = list(zip(e.mappings.get(above, ()), e.mappings.get(below, ())))
        return {"ucx": statistics.median(a / b for a, b in pairs)} if pairs else {}
    return Question(values, accept, lambda value: f"{number(value)}×")


def bandwidth_of(e, route):
    """{size: [(threads, GB/s)]}."""
    sizes = sorted({size for _, size in e.places("stream bandwidth").get(route, ())})
    return {size: e.by_count("stream bandwidth", route, "put_nbi", size) for size in sizes}


def no_dip(beyond):
    """Of one thread and of two: the worst step to the next size, beginning with the last below `beyond`."""
    def values(e):
        found = {}
        for route in e.places("stream bandwidth"):
            steps = []
            for how in ("1 thread", "2 threads"):
                points = e.by_size("stream bandwidth", route, "put_nbi", how)
                steps += [b[1] / a[1] for a, b in zip(points, points[1:]) if a[0] <= beyond < b[0]]
            found[route] = min(steps, default=None)
        return found
    return Question(values, lambda value: BEATEN if value >= 1 - NOISE else REPRODUCED,
                    lambda value: f"{number(value)}× at the step across {size_name(beyond)}")


def few_fill(size):
    """The smallest number of threads that reach what the best number does, and the largest number tried."""
    def values(e):
        found = {}
        for route in e.places("stream bandwidth"):
            points = bandwidth_of(e, route).get(size, [])
            most = max((rate for _, rate in points), default=0)
            found[route] = (min(n for n, rate in points if rate >= (1 - NOISE) * most), points[-1][0]) if points else None
        return found
    return Question(values, lambda value: REPRODUCED if 2 * value[0] <= value[1] else NOT,
                    lambda value: f"{value[0]} of {value[1]} threads do")


def dwindling():
    """What threads gain over one thread: at the smallest size, and at the largest."""
    def values(e):
        found = {}
        for route in e.places("stream bandwidth"):
            gains = [max(rate for _, rate in points) / points[0][1] for points in bandwidth_of(e, route).values() if points]
            found[route] = (gains[0], gains[-1]) if len(gains) > 1 else None
        return found
    return Question(values, lambda value: REPRODUCED if value[0] >= CLEARLY and value[0] > value[1] else NOT,
                    lambda value: f"{number(value[0])}× at the smallest size, {number(value[1])}× at the largest")


OUR_ENTRY, PEER_ENTRY = "Heddle, ucx", "Open MPI"


def fewer_than_peer(column, goal):
    """In per cent of what the peer has."""
    def values(e):
        pair = [e.entry.get(name, {}).get(column) for name in (OUR_ENTRY, PEER_ENTRY)]
        return {"ucx": (100 * (1 - pair[0] / pair[1]), *pair)} if all(pair) else {}
    return Question(values, lambda value: at_least(goal)(value[0]),
                    lambda value: f"{value[1]:.0f}, and {value[2]:.0f} of Open MPI's: {value[0]:.0f} % fewer")


def no_more_bytes(find, most, where):
    """`find`: what takes the number from the evidence; `where`: the route, or what else it was found in."""
    return Question(lambda e: {where: find(e)},
                    lambda value: BEATEN if value * CLEARLY < most else REPRODUCED if value <= most else NOT,
                    lambda value: f"{number(value)} bytes", (where,))
