"""The lines that make a wrapper of the check library one of the race library: the accesses of its call, and the edges that
it makes. doc/races.md has the rules. It is not a program."""
import re

from roles import as_size, completes_of, element_of, is_told_by_call, of_element, role_count, role_of


def names_of(f):
    return {role_of(a)[0]: a.name for a in f.arguments}


def context_of(f):
    return names_of(f).get("ctx", "SHMEM_CTX_DEFAULT")


def is_collective(f):
    return f.shape.flag("collective") is not None


def is_nonblocking(f):
    return re.search("_nb[ie]?$", f.name) is not None


def remote_of(f):
    """The arguments that stand for memory of PE pe."""
    if f.shape.has("local") or "pe" not in names_of(f):
        return []
    return [a for a in f.arguments if role_of(a)[0].startswith("sym_")]


def is_atomic(f, argument):
    """Is it accessed as atomic operations are, or by a signal?"""
    one = role_of(argument)[1].partition(" ")[0] in ("1", "")
    return one and (role_of(argument)[0] == "sym_rw" or argument.name == "sig_addr" or "_atomic" in f.shape.base or
                    re.search("_(set|fetch)$", f.shape.base) is not None)


def kind_of(f, argument):
    if is_atomic(f, argument):
        number = "FLOAT_" if argument.has_type and f.type.c in ("float", "double") else ""
        return f"RACE_{number}ATOMIC{'_READ' if role_of(argument)[0] == 'sym_r' else ''}"
    return "RACE_WRITE" if "w" in role_of(argument)[0].removeprefix("sym_") else "RACE_READ"


def fetched_of(f):
    """The word whose value an atomic operation gives to the caller."""
    for a in remote_of(f):
        result = f.result != "void" or any(role_of(b)[0] in ("loc_w", "opt_w") for b in f.arguments)
        if is_atomic(f, a) and result:
            return a
    return None


def size_of(f, argument):
    return of_element(f, element_of(f, argument)[0])


def words_of(f):
    """The words of this PE that a wait or a test reads."""
    if is_collective(f) or any(role_of(a)[0] in ("pe", "request") for a in f.arguments):
        return None
    return next((a for a in f.arguments if role_of(a)[0] == "own_r"), None)


def access_lines(f):
    """Of operations on one PE's memory."""
    remote, ctx = remote_of(f), context_of(f)
    if not remote and "oct" not in names_of(f) or "pe" not in names_of(f):
        return
    nonblocking = str(is_nonblocking(f)).lower()
    for a in f.arguments:
        role = role_of(a)[0]
        if role in ("loc_r", "loc_w", "opt_w") and a.name not in ("status", "indices"):
            kind = "RACE_WRITE" if role.endswith("w") else "RACE_READ"
            if is_nonblocking(f) and len(remote) == 2:
                yield f"race_signalled_source(call, {ctx}, &{a.name}_span)"
                continue
            yield f"race_local(call, {ctx}, &{a.name}_span, {kind}, {nonblocking})"
    if len(remote) == 2:
        yield f"race_signalled(call, {ctx}, &{remote[0].name}_span, &{remote[1].name}_span)"
        return
    for a in remote:
        kind = kind_of(f, a)
        is_pending = is_nonblocking(f) or (not kind.endswith("READ") and not fetched_of(f))
        yield f"race_remote(call, {ctx}, &{a.name}_span, {kind}, {str(is_pending).lower()})"


def completion_line(f):
    what = completes_of(f)[0]
    ctx = context_of(f)
    return {"": None, "ctx": f"race_complete({ctx})", "default": "race_complete(SHMEM_CTX_DEFAULT)",
            "pes": f"race_complete_pes(call, {ctx}, target_pes, npes)", "ctxs": "race_complete_list(ctxs, nctxs)",
            "domain": "race_complete_all()", "thread": "race_complete_all()", "leaver": "race_complete_all()",
            "request": "race_assume_all()", "requests": "race_assume_all()", "some": "race_assume_all()"}[what]


def is_completed_before(f):
    """Do others rely on the completion when they leave the call? Then it counts before this PE enters."""
    condition = completes_of(f)[1]
    early = is_collective(f) or f.shape.has("lock") or (condition != "" and not is_told_by_call(f, condition))
    return completes_of(f)[0] != "" and early


def with_condition(condition, line):
    return f"if ({condition}) {line}" if condition else line


def source_lines(f):
    for a in f.arguments:
        if role_of(a)[0] in ("all_r", "all_rw"):
            root = names_of(f).get("root")
            condition = f"call->team && call->team->my_pe == {root}" if root else ""
            yield with_condition(condition, f"race_local(call, SHMEM_CTX_DEFAULT, &{a.name}_span, RACE_READ, false)")


def dest_lines(f):
    for a in f.arguments:
        if role_of(a)[0] in ("all_w", "all_rw"):
            root = names_of(f).get("root") if "set_size" in names_of(f) else None  # whose dest is not written then
            condition = f"call->team->my_pe != {root}" if root else ""
            yield with_condition(condition, f"race_local(call, SHMEM_CTX_DEFAULT, &{a.name}_span, RACE_WRITE, false)")


def before_meet(f):
    """Before all PEs of a collective meet."""
    if is_completed_before(f):
        yield with_condition(completes_of(f)[1], completion_line(f))
    if f.shape.has("destroys") and "live" in names_of(f):
        yield "race_complete_all()"  # with the contexts of the team
    if is_collective(f):
        yield from source_lines(f)
        condition = re.sub(r"&&|\|\|", r" \g<0> ", f.shape.flag("collective"))
        yield with_condition(condition, "race_enter(call)")


def after_meet(f):
    if not is_collective(f):
        return
    root = names_of(f).get("root")
    if root:
        yield f"race_meet(call, RACE_FROM_ROOT, {root})"
    else:
        yield f"race_meet(call, {'RACE_FROM_LOWER' if 'scan' in f.shape.base else 'RACE_FROM_ALL'}, 0)"
    yield from dest_lines(f)


def before_call(f):
    yield from access_lines(f)
    word = fetched_of(f)
    if word and is_nonblocking(f):
        yield f"race_fetches(call, {context_of(f)}, {word.name}, {element_of(f, word)[0]})"
    if f.shape.flag("lock") == "clear":
        yield "race_lock_released(lock)"
    if f.shape.has("frees") or f.shape.has("reallocates"):
        yield "race_freed(ptr)"


def seen_line(f, words):
    size = size_of(f, words)
    if "_any" in f.name:
        return f"if (result != SIZE_MAX) race_seen({words.name}, {size}, 1, &result)"
    if "_some" in f.name:
        return f"race_seen({words.name}, {size}, result, indices)"
    n = as_size(f, role_count(f)) if "_all" in f.name else "1"
    return with_condition("result" if "_test" in f.name else "", f"race_seen({words.name}, {size}, {n}, NULL)")


def is_unmodelled(f):
    """Does it make edges that are not in the table?"""
    roles = names_of(f)
    if f.shape.has("waits") and not f.shape.has("lock") and not words_of(f) and not completes_of(f)[0]:
        return True
    if not is_collective(f) and ("fed" in roles or any(role.startswith("all_") for role in roles)):
        return True
    return ("ct" in roles or "oct" in roles) and "pe" not in roles and not is_collective(f)


def after_call(f):
    lines = []
    word, words = fetched_of(f), words_of(f)
    if word and not is_nonblocking(f):
        lines.append(f"race_fetched(call, {word.name}, {size_of(f, word)})")
    if words:
        lines.append(seen_line(f, words))
    if "_local_complete" in f.shape.base:  # sources are free; that more counts as complete hides races
        lines.append(f"race_complete({context_of(f)})")
    if "_fence" in f.shape.base:
        has_ctx = "ctx" in names_of(f) or f.shape.base == "shmem_fence"
        lines.append(f"race_fence({context_of(f)})" if has_ctx else "race_fence_all()")
    if completes_of(f)[0] and not is_completed_before(f):
        lines.append(with_condition(completes_of(f)[1], completion_line(f)))
    if f.shape.flag("lock") in ("set", "test", "turn"):
        lines.append(with_condition("!result" if f.result != "void" else "", "race_lock_taken(lock)"))
    if f.shape.has("local") and f.result == "void *":
        lines.append("race_pointer(call, result)")
    if is_unmodelled(f):
        lines.append("race_assume_all()")
    return lines
