#!/usr/bin/env python3
"""Makes the wrappers of the check, the race and the profile library from the roles and flags in shmem.api and shmemx_*.api.

    gen_check.py FOLDER    write those that changed, and remove those that are made no more
    gen_check.py --list    print their names
"""
import re
import sys
from collections import Counter
from dataclasses import dataclass
from functools import partial
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src" / "api"))
from c_text import declaration_of, note, wrap  # noqa: E402
from made import main  # noqa: E402
from race_lines import after_call, after_meet, before_call, before_meet  # noqa: E402
from roles import as_size, completes_of, element_of, extent_of, is_told_by_call, of_element, role_count, role_of  # noqa: E402
from table import AGREED, name_with_ctx, read_table  # noqa: E402

NOTE = note("gen_check.py")

# Handles by what a function that creates or destroys them takes: how the names of those functions begin that know them.
HANDLES = {"shmem_ctx_t": "context", "shmem_team_t": "team", "shmemx_federation_t": "federation",
           "shmemx_ct_t": "counter_check", "shmemx_oct_t": "counter_check", "shmem_space_t": "space"}
COUNTERS = {"ct": "a counter", "oct": "an append"}


SPANS = {"sym": "span_there", "own": "span_own", "all": "span_own", "psync": "span_own", "pwrk": "span_own",
         "lock": "span_own", "request": "span_here", "made": "span_here", "loc": "span_here", "opt": "span_or_null"}


def is_span(argument):
    return role_of(argument)[0].partition("_")[0] in SPANS


def is_written(argument):
    role = role_of(argument)[0]
    return role in ("psync", "pwrk", "request", "made") or "w" in role.partition("_")[2]


def span_line(f, argument, keep):
    """The check of one pointer, and its span in a variable if it is needed again."""
    call = SPANS[role_of(argument)[0].partition("_")[0]]
    align = element_of(f, argument)[1]
    text = f'{call}(call, "{argument.name}", {argument.name}, {extent_of(f, argument)}, {align})'
    return f"struct span {argument.name}_span = {text}" if keep else text


def pairs_of(f):
    """Pairs of spans of which at least one is written."""
    spans = [a for a in f.arguments if is_span(a)]
    return [(a, b) for i, a in enumerate(spans) for b in spans[i + 1:] if is_written(a) or is_written(b)]


# The check library

def handle_lines(f):
    well = "true" if f.shape.has("invalid") else "false"
    names = {role_of(a)[0]: a.name for a in f.arguments}
    for a in f.arguments:
        role = role_of(a)[0]
        if role == "ctx":
            yield f'call_context(call, "{a.name}", {a.name}, {well})'
        if role in ("team", "live"):
            yield f'call_team(call, "{a.name}", {a.name}, {well})'
        if role == "fed":
            yield f'call_federation(call, "{a.name}", {a.name}, {well})'
        if role == "space":
            yield f'call_space(call, "{a.name}", {a.name})'
    if "start" in names:
        yield f"call_set(call, {names['start']}, {names['log_stride']}, {names['set_size']})"


def value_lines(f):
    names = {role_of(a)[0]: a.name for a in f.arguments}
    for a in f.arguments:
        role = role_of(a)[0]
        if role in ("pe", "root"):
            yield f'check_pe(call, "{a.name}", {a.name})'
        if role == "count" and a.type == "int":
            yield f'check_count(call, "{a.name}", {a.name})'
        if role == "stride":
            yield f'check_stride(call, "{a.name}", {a.name}, {names.get("block", 1)}, {names["count"]})'
        if role in ("cmp", "sig_op", "level", "alignment", "type", "width", "element", "domain", "range", "part",
                    "fed_type"):
            yield f'check_{role}(call, "{a.name}", {a.name})'
        if role in COUNTERS:
            yield f'counter_check_live(call, "{a.name}", {a.name}, "{COUNTERS[role]}")'
        if role == "heap":
            yield f'check_block(call, "{a.name}", {a.name})'
        if role == "pe":
            yield from (f'counter_check_pe(call, "{w.name}", {w.name})' for w in f.arguments if role_of(w)[0] in COUNTERS)
        if "config_t" in a.type and any(role_of(m)[0] == "mask" for m in f.arguments):
            mask = a.name + "_mask" if a.name == "config" else a.name.replace("config", "mask")
            yield f'check_config(call, "{a.name}", {a.name}, {mask})'


def agree_lines(f, spans):
    """What all PEs must pass alike; a count that may differ is none of it."""
    for a in f.arguments:
        role = role_of(a)[0]
        if a.name in spans and role.startswith(("all_", "psync", "pwrk")):
            yield f"agree_span(call, &{a.name}_span)"
            if role.startswith("all_"):
                yield f"space_check_buffer(call, &{a.name}_span)"
        elif role.startswith("all_"):
            yield f'agree_address(call, "{a.name}", {a.name})'
        elif role == "heap":
            yield f'agree_address(call, "{a.name}", {a.name})'
        elif role in AGREED and not sum_of(f) and not counts_differ(f) and not is_of_caller(f, a):
            yield f'agree_value(call, "{a.name}", (uint64_t){a.name})'


def is_of_caller(f, count):
    """Whether a count is the length of arrays of the caller alone."""
    lengths = {b.role[:3]: role_of(b)[1] for b in f.arguments if re.search(rf"\b{count.name}\b", role_of(b)[1])}
    return count.role == "count" and "loc" in lengths and "all" not in lengths


def counts_differ(f):
    """Whether PEs may pass different counts to a nonblocking collective, whose dest cannot be known then."""
    return makes_request(f) and re.search("_collect(mem)?_nb$", f.name)


def sum_of(f):
    """The span whose length is the sum of all PEs' counts, if there is one."""
    return next((a for a in f.arguments if role_of(a)[1] == "sum"), None)


def handles_of(f):
    """The kind and the name of each handle that a function creates or destroys, and C text for it."""
    for a in f.arguments:
        bare = a.type.removesuffix("*").strip()
        if bare in HANDLES and (a.type != bare or f.shape.has("destroys")):
            yield HANDLES[bare], a.name, f"*{a.name}" if a.type != bare else a.name


def before_lines(f):
    """What is noted just before the library's function, by flags."""
    flag = f.shape.flag
    if flag("overflow") == "lost":
        at = next(a for a in f.arguments if a.name == "oct")
        yield f'counter_check_overflow(call, "oct", {"*" if at.type.endswith("*") else ""}oct)'
    if f.shape.has("destroys"):
        kind, name, handle = next(handles_of(f))
        if kind == "federation":
            yield f'call_federation(call, "{name}", {handle}, true)'
            yield f"federation_remove({handle})"
        elif kind != "space":  # its destruction may fail
            more = {"context": f", {handle}", "team": "", "counter_check": f', {handle}, "{COUNTERS.get(name)}"'}[kind]
            yield f'{kind}_remove(call, "{name}"{more})'
    if flag("lock"):
        yield f"lock_check_before_{flag('lock')}(call, lock)"


def created_lines(f):
    """What is noted of the handles that a function has made."""
    made = list(handles_of(f))
    if made and made[0][0] == "space":
        yield from (f"team_add(call, 0, 0, result, {name})" for kind, name, _ in made[1:])
        yield f"space_check_add(call, result, {made[0][1]})"
        return
    kind, name, handle = made[-1] if made else (HANDLES[f.result], "&result", "result")
    named = {role_of(a)[0]: a.name for a in f.arguments}
    if kind == "context":
        result = "result" if made else "result == SHMEM_CTX_DEFAULT"
        yield f"context_add(call, call->team, {named.get('options', '0')}, {result}, {name})"
    if kind == "team" and len(made) == 1:
        yield f"team_add(call, 0, {f.shape.flag('creates') or '0'}, result, {name})"
    if kind == "team" and len(made) > 1:
        ranges = ", ".join(a.name for a in f.arguments if role_of(a)[0] in ("same", "range"))
        yield (f"team_add_grid(call, {len(made)}, (const int[]){{{ranges}}}, result, "
               f"(const shmem_team_t *const[]){{{', '.join(name for _, name, _ in made)}}})")
    if kind == "federation":
        yield f"federation_add(call, result, {name})"
    if kind == "counter_check":
        yield f"counter_check_add(call, {handle})"


def after_lines(f):
    """What is noted just after the library's function, by flags."""
    flag = f.shape.flag
    if flag("allocates"):
        space = next((a.name for a in f.arguments if role_of(a)[0] == "space"), None)
        to = f"block_add_in(call, {space}, " if space else "block_add(call, "
        yield f"{to}result, {product(flag('allocates'))})"
    if f.shape.has("reallocates"):
        yield "block_move(call, ptr, result, size)"
    if f.shape.has("frees"):
        yield "block_remove(ptr)"
    if f.shape.has("creates"):
        yield from created_lines(f)
    if f.shape.has("destroys") and next(handles_of(f))[0] == "space":
        yield "space_check_remove(result, space)"
    if flag("overflow") == "asked":
        yield "counter_check_overflow_asked(oct, result)"
    if flag("lock") in ("set", "test", "turn"):
        yield f"{'if (!result) ' if f.result != 'void' else ''}lock_check_taken(lock)"


def check_lines(f, races=False):
    """What comes before the library's function; with `races`, in libheddle-races."""
    collective = f.shape.flag("collective")
    pairs, late = pairs_of(f), sum_of(f)
    everybodys = {a.name for a in f.arguments if a.role.startswith("all_") and (collective is not None or makes_request(f))}
    raced = [list(lines(f)) if races else [] for lines in (before_meet, after_meet, before_call)]
    kept = {a.name for pair in pairs for a in pair} | everybodys | set(re.findall(r"&(\w+)_span", str(raced)))
    yield "call_begin(call, function)"
    yield from handle_lines(f)
    yield from value_lines(f)
    for a in f.arguments:
        if is_span(a) and a is not late:
            yield span_line(f, a, a.name in kept)
        if role_of(a)[0] == "psync":
            yield f'check_psync(call, "{a.name}", {a.name}, {role_of(a)[1]})'
        if a.name == "target_pes":
            yield f'check_pes(call, "{a.name}", {a.name}, {role_of(a)[1]})'
    apart = "check_apart_or_same" if "inplace" in f.shape.flags else "check_apart"
    apart_lines = []
    for a, b in pairs:
        check = apart if role_of(a)[0] == "all_w" and role_of(b)[0] == "all_r" else "check_apart"
        apart_lines.append((late in (a, b), f"{check}(call, &{a.name}_span, &{b.name}_span)"))
    yield from (line for is_late, line in apart_lines if not is_late)
    yield from raced[0]
    if collective is not None:
        yield from agree_lines(f, kept - {late.name} if late else kept)
        condition = re.sub(r"&&|\|\|", r" \g<0> ", collective)
        meet = f"call_meet_sum(call, {role_count(f)})" if late else "call_meet(call)"
        yield f"if ({condition}) {meet}" if condition else meet
    yield from pending_lines(f)
    if makes_request(f):
        yield from agree_lines(f, kept)
        yield "order_check(call)"
    if late:
        yield span_line(f, late, late.name in kept)
        yield from (line for is_late, line in apart_lines if is_late)
    yield from raced[1]
    yield from before_lines(f)
    yield from raced[2]
    if f.shape.has("waits"):
        at = f.arguments[0] if f.shape.has("lock") else awaited(f)
        yield f"call_blocks(call, {at.name if at else 'NULL'})"


def awaited(f):
    """The argument that a wait for words reads."""
    return next((a for a in f.arguments if a.role[:3] == "own"), None)


def makes_request(f):
    return any(role_of(a)[0] == "made" for a in f.arguments)


def pending_lines(f):
    """The buffers that belong to a non-blocking collective until it is complete."""
    if makes_request(f):
        spans = [f"&{a.name}_span" if is_span(a) else "" for a in f.arguments if a.name in ("dest", "source")] or ["NULL"] * 2
        root = next((a.name for a in f.arguments if role_of(a)[0] == "root"), None)
        if root:
            spans[1] = f"{root} == call->team->my_pe ? {spans[1]} : NULL"
        yield f"pending_check(call, {', '.join(spans)})"


def request_lines(f):
    """What is noted before and after a call that ends requests or makes one of several."""
    listed = next((a for a in f.arguments if a.name == "requests"), None)
    has_one = any(role_of(a)[0] == "request" for a in f.arguments)
    if listed:
        kind = "addresses" if "**" in listed.type else "handles"
        before = [f"struct request_list list = {{.{kind} = requests, .n = {as_size(f, role_count(f))}}}", "pending_note(&list)"]
        return before, [f"pending_list_became(&list, {'*request' if has_one else 'NULL'})"]
    if has_one and f.shape.has("completes"):
        return ["shmemx_request_h before = *request"], ["pending_became(before, *request)"]
    return [], ["pending_add(call, *request)"] if makes_request(f) else []


# A body: what comes before the library's function is the same for all types, and for many functions. It is a function
# of its own where it has several users and is not a mere call itself, and is given what differs.
OTHERS = [("enum function", "function"), ("size_t", "element_size"), ("size_t", "element_alignment")]


@dataclass
class Body:
    name: str
    parameters: list  # (type, name)
    lines: list
    users: int = 0

    @property
    def is_shared(self):
        return self.users > 1 and len(self.lines) > 1

    @property
    def text(self):
        parameters = ", ".join(declaration_of(*p) for p in [("struct call *", "call")] + self.parameters)
        return block(wrap(f"static void {self.name}({parameters})"), self.lines)

    def call_in(self, f):
        values = ", ".join(of_element(f, name).replace("function", f"F_{f.name}") for _, name in self.parameters)
        return f"{self.name}(call, {values})"


def body_of(f, races):
    """What comes before the library's function, with those parameters that it needs."""
    lines = list(check_lines(f, races))
    used = set(re.findall(r"\w+", re.sub('"[^"]*"', "", " ".join(lines))))
    pointers = {"const": "const void *", "": "void *"}
    own = [(pointers[a.type.partition("const")[1]] if a.has_type else a.type, a.name) for a in f.arguments]
    name = name_with_ctx(f.shape.base) if f.ctx else f.shape.base
    return Body(f"before_{name}", [p for p in OTHERS + own if p[1] in used], lines)


def bodies_of(functions, races):
    """Each function and its body; functions whose bodies are the same share one."""
    bodies, named = {}, Counter()
    for f in functions:
        body = body_of(f, races)
        known = bodies.setdefault((str(body.parameters), *body.lines), body)
        if known is body:
            named[body.name] += 1
            body.name += f"_{named[body.name]}" if named[body.name] > 1 else ""
        known.users += 1
        yield f, known


def waits_while(fails):
    return ["struct waiting waiting = {.call = call}", f"while (call->post != NO_POST && {fails}) waiting_step(&waiting)"]


def wait_lines(f):
    """A wait that has a test: while that fails, the thread also looks where the other PEs are."""
    if f.name in ("shmemx_ct_wait", "shmemx_ct_wait_dec"):
        return waits_while("!pshmemx_ct_test(ct, value)")
    if f.name == "shmemx_oct_wait":
        return waits_while("!heddle_append_has(oct, nbytes, call->where)")
    if f.shape.has("waits") and f.shape.flag("completes") or f.name == "shmemx_request_wait_local":
        return waits_while(f"!{requests_are_over(f)}")
    if not f.shape.has("waits") or not re.search(r"_wait(_until(_(all|any|some)(_vector)?)?)?$", f.name) or not awaited(f):
        return []
    names = [a.name for a in f.arguments]
    if "cmp" not in names:
        names.insert(1, "SHMEM_CMP_NE")
    test = {"shmem_signal_wait_until": "shmem_uint64_test", "shmem_wait": "shmem_long_test", "shmem_wait_until": "shmem_long_test"}
    test = test.get(f.name) or re.sub(r"_wait(_until)?", "_test", f.name)
    fails = f"p{test}({', '.join(names)}) == SIZE_MAX" if "_any" in test else f"!p{test}({', '.join(names)})"
    if re.search("_(any|some)", test):  # without elements, the wait returns at once
        fails = f"is_any_chosen(nelems, status) && {fails}"
    return waits_while(fails)


def requests_are_over(f):
    """C text for the test of a wait for requests."""
    how_many = {"requests": "ALL", "some": "ANY", "request": "ALL"}.get(f.shape.flag("completes"), "ALL_LOCAL")
    has_one = any(role_of(a)[0] == "request" for a in f.arguments)
    n, requests = ("1", "request") if has_one else (as_size(f, role_count(f)), "requests")
    return f"call_requests_are_over(call, {n}, {requests}, {how_many})"


def checked(f, body, races):
    names = ", ".join(a.name for a in f.arguments)
    call = f"p{f.name}({names})"
    if f.shape.flag("lock") == "set" and f.shape.has("waits"):
        call = f"if (!lock_check_wait(call, lock)) {call}"
    lines = ["struct call call[1]"]
    if races or makes_request(f) or any(f.shape.has(flag) for flag in ("creates", "allocates", "reallocates")):
        lines.append("call->from = __builtin_return_address(0)")
    if f.shape.has("frees"): # such as a static destructor calls it: the library prints a note
        lines.append(f"if (call_is_late()) {{ {call}; return; }}")
    if body.is_shared:
        lines.append(body.call_in(f))
    else:
        lines += [of_element(f, line).replace("(call, function)", f"(call, F_{f.name})") for line in body.lines]
    lines += wait_lines(f)
    before, after = request_lines(f)
    lines += before
    lines.append(call if f.result == "void" else declaration_of(f.result, "result") + " = " + call)
    lines += after_call(f) if races else []
    lines += [*after, *after_lines(f)]
    lines.append("call_end(call)")
    lines += ["return result"] if f.result != "void" else []
    return function_text("RACED" if races else "CHECKED", f, lines)


def checked_wrappers(functions, races=False):
    bodies = list(bodies_of((f for f in functions if not f.shape.has("checked_by_hand")), races))
    shared = {body.name: body for _, body in bodies if body.is_shared}
    return [*(body.text for body in shared.values()), *(checked(f, body, races) for f, body in bodies)]


def function_text(macro, f, lines):
    return block(wrap(f"{macro}({f.result}, {f.name}, {f.parameters})"), lines)


def block(head, lines):
    body = "\n".join(wrap(line + ";", "    ") for line in lines)
    return f"{head}\n{{\n{body}\n}}\n"


# The profile library

def bytes_of(f):
    """C text for the bytes of user data that a call moves, sets aside or combines at the calling PE."""
    for a in f.arguments:
        role, length = role_of(a)
        if not role.startswith(("sym", "all_r")) or a.name == "sig_addr" and "put" in f.name:
            continue
        count = length.partition(" by ")[0]
        outer, _, inner = count.partition(" x ")
        if inner:
            count = f"{size_of_team(f) if outer == 'npes' else as_size(f, outer)} * {inner}"
        else:
            count = as_size(f, count)
        size = of_element(f, element_of(f, a)[0])
        return " * ".join(x for x in (count, size) if x != "1") or "1"
    if any(role_of(a)[0] == "oct" for a in f.arguments) and any(role_of(a)[0] == "pe" for a in f.arguments):
        size = next(of_element(f, element_of(f, a)[0]) for a in f.arguments if role_of(a)[0] == "loc_r")
        return " * ".join(x for x in (role_count(f), size) if x != "1")
    if f.shape.flag("allocates"):
        return product(f.shape.flag("allocates"))
    return next((a.name for a in f.arguments if role_of(a)[0] == "size"), "0")


def product(flag):
    """C text for what a flag, which has no spaces, says."""
    return flag.replace("*", " * ")


def size_of_team(f):
    """C text for how many members there are, or teams of a federation."""
    role, name = next((role_of(a)[0], a.name) for a in f.arguments if role_of(a)[0] in ("team", "set_size", "fed"))
    return {"team": f"team_size({name})", "set_size": f"(size_t){name}",
            "fed": f"federation_size({name})"}[role]


def is_in_flight(f):
    """May the operation be under way when the call has returned? Not if the call has its result."""
    roles = [role_of(a)[0] for a in f.arguments]
    writes_there = any(role in ("sym_w", "sym_rw", "oct") for role in roles)
    is_nonblocking = re.search("_nb[ie]?$", f.name)
    has_pe = "pe" in roles and not f.shape.has("local")
    return has_pe and f.result == "void" and (writes_there or is_nonblocking)


def goes_if_empty(f):
    """Whether something goes to the PE though no bytes of data do: a signal, a count, or what is always one element."""
    roles = [role_of(a)[0] for a in f.arguments]
    return "count" not in roles or "ct" in roles or "_signal" in f.name


def is_request_maker(f):
    return "_request_alloc" in f.name or makes_request(f)


def note_before(f):
    """What a note needs to know before the call."""
    what, condition = completes_of(f)
    if what in ("thread", "leaver"):
        yield "shmem_ctx_t own = pshmemx_thread_ctx()"
    if what in ("requests", "some"):
        yield "uint32_t *words = note_words(requests, count)"
    if any(role_of(a)[0] == "request" for a in f.arguments) and not is_request_maker(f):
        yield "uint32_t before = note_word(request)"
    if condition and not is_told_by_call(f, condition):
        yield f"bool completes = {condition}"


def note_of_post(f, event, ctx):
    """The note of an operation that may be in flight."""
    roles = [role_of(a)[0] for a in f.arguments]
    empty = str(goes_if_empty(f)).lower()
    if "request" not in roles:
        return f"note_posted({event}, {ctx}, {empty})"
    charged_to = "CHARGED_TO_REQUEST" + (" | CHARGED_TO_CONTEXT" if "ctx" in roles else "")
    return f"note_charged({event}, {ctx}, {empty}, {charged_to}, request, before)"


def notes_of_merge(f, event):
    """What a call notes that makes one request of several."""
    merged = next(a for a in f.arguments if a.name == "requests")
    note = "note_request_list_merged" if "**" in merged.type else "note_requests_merged"
    yield f"const struct event *event = {event}"
    yield f"{note}(event, requests, {as_size(f, role_count(f))})"
    yield "note_request(event, NOTE_REQUEST_USED, request, before)"


def note_of_completion(f, event, ctx):
    """The note of a call that completes others."""
    what, condition = completes_of(f)
    if condition:
        event = f"note_if({condition if is_told_by_call(f, condition) else 'completes'}, {event})"
    note, more = {"ctx": ("note_quiet", ctx), "default": ("note_quiet", "SHMEM_CTX_DEFAULT"),
                  "pes": ("note_quiet_pes", f"{ctx}, target_pes, npes"), "ctxs": ("note_quiet_ctxs", "ctxs, nctxs"),
                  "domain": ("note_quiet_domain", "domain"), "thread": ("note_quiet_thread", "own"),
                  "leaver": ("note_quiet_leaver", "own"),
                  "request": ("note_request", "NOTE_REQUEST_DONE, request, before"),
                  "requests": ("note_requests_ended", "requests, count, words, true"),
                  "some": ("note_requests_ended", "requests, count, words, false")}[what]
    return f"{note}({event}, {more})"


def notes_of(f, event):
    """The statements that end the measurement, and note what the call says of completion."""
    named = {role_of(a)[0]: a.name for a in f.arguments}
    ctx = named.get("ctx", "SHMEM_CTX_DEFAULT")
    if is_in_flight(f):
        return [note_of_post(f, event, ctx)]
    if completes_of(f)[0]:
        return [note_of_completion(f, event, ctx)]
    if f.shape.has("creates") and any(a.type == "shmem_ctx_t *" for a in f.arguments):
        return [f"note_created({event}, *ctx, {named.get('domain', 'SHMEMX_DOMAIN_DEFAULT')})"]
    if is_request_maker(f):
        return [f"note_request_made({event}, request, {named.get('options', '0')})"]
    if "request" in named and any(a.name == "requests" for a in f.arguments):
        return list(notes_of_merge(f, event))
    return [f"note_request({event}, NOTE_REQUEST_USED, request, before)" if "request" in named else event]


def profiled(f):
    names = ", ".join(a.name for a in f.arguments)
    call = f"p{f.name}({names})"
    pe = next((a.name for a in f.arguments if role_of(a)[0] == "pe" and not f.shape.has("local")), None)
    has_ctx = pe and any(role_of(a)[0] == "ctx" for a in f.arguments)
    begin = f"F_{f.name}, {'ctx' if has_ctx else 'SHMEM_CTX_DEFAULT'}, {pe or 'NO_PE'}"
    if has_ctx:
        pe = f"world_pe(ctx, {pe})"
    size = bytes_of(f)
    lines = [f"uint64_t begin = profile_begin({begin})", *note_before(f)]
    lines.append(call if f.result == "void" else declaration_of(f.result, "result") + " = " + call)
    lines += notes_of(f, f"profile_end(F_{f.name}, begin, {size}, {pe or 'NO_PE'})")
    lines += ["return result"] if f.result != "void" else []
    return function_text("PROFILED", f, lines)


# The generated files

def functions_h(functions):
    names = "".join(f"    F_{f.name},\n" for f in functions)
    return (NOTE + "#ifndef HEDDLE_FUNCTIONS_H\n#define HEDDLE_FUNCTIONS_H\n\n"
            f"/* Every function, in the order of the table. */\nenum function {{\n{names}    FUNCTION_COUNT\n}};\n\n"
            '/* "shmem_int_p(dest, value, pe)" */\nextern const char *const function_where[];\n\n'
            "/* What a call's time goes to. */\nenum function_kind { FUNCTION_OTHER, FUNCTION_MOVES, FUNCTION_WAITS };\n"
            "extern const unsigned char function_kind[];\n\n#endif\n")


def kind_of(f):
    """Calls that wait for others, collectives among them, and those that are about one PE's memory."""
    if f.shape.has("waits") or f.shape.flag("collective") is not None or re.search("_(quiet|fence)", f.shape.base):
        return "FUNCTION_WAITS"
    return "FUNCTION_MOVES" if any(role_of(a)[0] == "pe" for a in f.arguments) and not f.shape.has("local") else "FUNCTION_OTHER"


def functions_c(functions):
    rows = "".join(f'    "{f.name}({", ".join(a.name for a in f.arguments)})",\n' for f in functions)
    kinds = "".join(f"    {kind_of(f)},\n" for f in functions)
    return (NOTE + f'#include "functions.h"\n\nconst char *const function_where[] = {{\n{rows}}};\n\n'
            f"const unsigned char function_kind[] = {{\n{kinds}}};\n")


def profiled_wrappers(functions):
    return [profiled(f) for f in functions if not f.shape.has("profiled_by_hand")]


def wrappers_c(table, header, wrappers, sections):
    texts = wrappers(f for s in sections if s.table == table for f in s.functions)
    return NOTE + f"/* The functions of {table}.api. */\n#include \"{header}\"\n\n" + "\n".join(texts)


def generate(sections):
    """Name of every file -> what makes its text."""
    functions = [f for s in sections for f in s.functions]
    files = {"functions.h": partial(functions_h, functions), "functions.c": partial(functions_c, functions)}
    for table in dict.fromkeys(s.table for s in sections):
        files[f"checked_{table}.c"] = partial(wrappers_c, table, "check.h", checked_wrappers, sections)
        files[f"raced_{table}.c"] = partial(wrappers_c, table, "race.h", partial(checked_wrappers, races=True), sections)
        files[f"profiled_{table}.c"] = partial(wrappers_c, table, "profile.h", profiled_wrappers, sections)
    return files


if __name__ == "__main__":
    sys.exit(main(__doc__, NOTE, generate(read_table())))
