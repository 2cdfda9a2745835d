#!/usr/bin/env python3
"""Makes the wrappers of the check and the profile library from the roles in shmem.api and shmemx_*.api.

    gen_check.py           write every generated file that changed
    gen_check.py --check   write nothing; name the files that would change, and exit 1 if there are any
"""
import re
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
MADE = HERE / "made"
sys.dont_write_bytecode = True
sys.path.insert(0, str(HERE.parent / "src" / "api"))
import gen  # noqa: E402

NOTE = "/* Made by gen_check.py from shmem.api: do not edit. */\n"

# Functions that life.c and profile_life.c define.
CHECKED_BY_HAND = {"shmem_init", "shmem_init_thread", "shmem_finalize", "start_pes", "shmem_query_initialized",
                   "shmem_query_thread", "shmem_global_exit", "shmem_pcontrol", "shmemx_raw_type_size",
                   "shmemx_init_thread", "shmemx_query_thread", "shmemx_register_gettid"}
PROFILED_BY_HAND = {"shmem_init", "shmem_init_thread", "shmem_finalize", "start_pes", "shmem_global_exit",
                    "shmem_pcontrol", "shmemx_init_thread"}

# Where SHMEM_CTX_INVALID and SHMEM_TEAM_INVALID mean something.
INVALID_IS_WELL = {"setup", "team", "team_split", "federation", "context", "order", "barrier", "domain", "counter",
                   "append"}

# Which functions are collective, and under which condition.
COLLECTIVE = {"shmem_team_split_strided": "", "shmem_team_split_2d": "", "shmem_team_destroy": "",
              "shmemx_team_split_color": "", "shmemx_team_split_3d": "", "shmemx_federation_split_type": "",
              "shmemx_federation_split_color": "", "shmemx_federation_from_teams": "",
              "shmem_malloc": "size", "shmem_malloc_with_hints": "size", "shmem_calloc": "count && size",
              "shmem_align": "size", "shmem_realloc": "ptr || size", "shmem_free": "ptr", "shmalloc": "size",
              "shmemalign": "size", "shrealloc": "ptr || size", "shfree": "ptr", "shmemx_team_barrier": "",
              "shmemx_partition_malloc": "size", "shmemx_partition_align": "size",
              "shmemx_partition_calloc": "count && size", "shmemx_partition_create": "",
              "shmemx_ct_create": "", "shmemx_team_ct_create": "", "shmemx_oct_create": "",
              "shmemx_team_oct_create": "", "shmemx_team_oct_create_with_options": ""}
COLLECTIVE_SECTIONS = {"barrier", "collect", "reduce", "active_set", "raw_collective", "alltoallv"}
AGREED = {"count", "size", "stride", "root", "alignment", "hints", "start", "log_stride", "set_size", "type",
          "reduce_op", "element", "range", "fed_type", "partition"}

# What is done just before and just after the library's function.
REALLOC = "block_move(&call, ptr, result, size)"
SET, TEST, CLEAR = (f"lock_before_{verb}(&call, lock)" for verb in ("set", "test", "clear"))
FREE_COUNTER = 'word_remove(&call, "ct", *ct, "a counter")'
FREE_APPEND = 'overflow_check(&call, "oct", *oct); word_remove(&call, "oct", *oct, "an append")'
BEFORE = {"shmemx_ct_free": FREE_COUNTER, "shmemx_oct_destroy": FREE_APPEND, "shmemx_oct_free": FREE_APPEND,
          "shmemx_oct_reset": 'overflow_check(&call, "oct", oct)',
          "shmem_ctx_destroy": 'context_remove(&call, "ctx", ctx)',
          "shmemx_ctx_destroy": 'context_remove(&call, "ctx", ctx)', "shmem_team_destroy": 'team_remove(&call, "team")',
          "shmemx_federation_destroy": 'federation_remove(&call, "federation", *federation)',
          "shmem_set_lock": SET, "shmem_test_lock": TEST, "shmem_clear_lock": CLEAR}
AFTER = {"shmem_malloc": "block_add(&call, result, size)", "shmem_malloc_with_hints": "block_add(&call, result, size)",
         "shmem_calloc": "block_add(&call, result, count * size)", "shmem_align": "block_add(&call, result, size)",
         "shmem_realloc": REALLOC, "shmem_free": "block_remove(ptr)", "shmalloc": "block_add(&call, result, size)",
         "shmemalign": "block_add(&call, result, size)", "shrealloc": REALLOC, "shfree": "block_remove(ptr)",
         "shmemx_partition_malloc": "block_add(&call, result, size)",
         "shmemx_partition_align": "block_add(&call, result, size)",
         "shmemx_partition_calloc": "block_add(&call, result, count * size)",
         "shmem_ctx_create": "context_add(&call, &team_world, options, result, ctx)",
         "shmem_team_create_ctx": "context_add(&call, call.team, options, result, ctx)",
         "shmemx_ctx_create": "context_add(&call, &team_world, 0, result, ctx)",
         "shmemx_domain_ctx_create": "context_add(&call, call.team, options, result, ctx)",
         "shmemx_thread_ctx": "context_add(&call, &team_world, 0, result == SHMEM_CTX_DEFAULT, &result)",
         "shmem_team_split_strided": "team_add(call.team, 0, 0, result, new_team)",
         "shmem_team_split_2d": "team_add_grid(call.team, 2, (const int[]){xrange}, result, "
                                "(const shmem_team_t *const[]){xaxis_team, yaxis_team})",
         "shmemx_team_split_3d": "team_add_grid(call.team, 3, (const int[]){xrange, yrange}, result, "
                                 "(const shmem_team_t *const[]){xaxis_team, yaxis_team, zaxis_team})",
         **{f"shmemx_federation_{verb}": "federation_add(call.team, result, federation)"
            for verb in ("split_type", "split_color", "from_teams")},
         "shmemx_team_split_color": "team_add(call.team, 0, color, result, new_team)",
         "shmemx_oct_overflow": "overflow_asked(oct, result)",
         "shmem_set_lock": "lock_taken(lock)", "shmem_test_lock": "if (!result) lock_taken(lock)"}
MAKERS = re.compile(r"shmemx_(?:\w+_)?(ct|oct)_create")  # their handle is in an argument of that name
WORDS = {"ct": "a counter", "oct": "an append"}
WAITS = re.compile(r"shmemx?_.*wait|shmem_set_lock")


# Roles

def role_of(argument):
    """A role and its length: 'sym_w[n by s of t]' gives ('sym_w', 'n by s')."""
    role, _, length = argument.role.rstrip("]").partition("[")
    return role, length.partition(" of ")[0]


def element_of(f, argument):
    """The size and the alignment of what an argument points to, as C text."""
    pointee = argument.type.removeprefix("const ").removesuffix("*").strip()
    unit = argument.role.rstrip("]").partition(" of ")[2]
    if unit:
        return {"type": (f"pshmemx_raw_type_size({unit})", f"type_alignment({unit})"), "width": (unit, unit),
                "element": (unit, "1")}[next(role_of(a)[0] for a in f.arguments if a.name == unit)]
    if pointee == "void" and not f.type:
        return "1", "1"
    if pointee == "void":
        return str(f.type.size), str(f.type.size)
    return f"sizeof({pointee})", f"_Alignof({pointee})"


def extent_of(f, argument):
    """C text for how much memory an argument stands for."""
    role, length = role_of(argument)
    size = element_of(f, argument)[0]
    count, _, stride = length.partition(" by ")
    outer, _, inner = count.partition(" x ")
    if role == "pwrk":
        return f"elements(pwrk_elements({count}), {size})"
    if role in ("lock", "request"):
        return f"elements(1, {size})"
    sizes, _, offsets = length.partition(" at ")
    if offsets:
        return f"pieces(call.n_pes, {sizes}, {offsets})"
    if count == "npes" and all(a.name != "npes" for a in f.arguments):
        count = "times(call.n_pes, 1)"
    count = as_size(f, count)
    if count == "sum":
        count = "call.sum"
    if inner and outer != "npes" and stride:
        return f"blocks({outer}, {inner}, {stride}, {size})"
    if inner:
        count = f"times({'call.n_pes' if outer == 'npes' else outer}, {inner})"
    return f"strided({count}, {stride}, {size})" if stride else f"elements({count}, {size})"


SPANS = {"sym": "span_there", "own": "span_own", "all": "span_own", "psync": "span_own", "pwrk": "span_own",
         "lock": "span_own", "request": "span_here", "loc": "span_here", "opt": "span_or_null"}


def is_span(argument):
    return role_of(argument)[0].partition("_")[0] in SPANS


def is_written(argument):
    role = role_of(argument)[0]
    return role in ("psync", "pwrk", "request") or "w" in role.partition("_")[2]


def span_line(f, argument, keep):
    """The check of one pointer, and its span in a variable if it is needed again."""
    call = SPANS[role_of(argument)[0].partition("_")[0]]
    align = element_of(f, argument)[1]
    text = f'{call}(&call, "{argument.name}", {argument.name}, {extent_of(f, argument)}, {align})'
    return f"struct span {argument.name}_span = {text}" if keep else text


def pairs_of(f):
    """Pairs of spans of which at least one is written."""
    spans = [a for a in f.arguments if is_span(a)]
    return [(a, b) for i, a in enumerate(spans) for b in spans[i + 1:] if is_written(a) or is_written(b)]


# The check library

def handle_lines(f, section):
    well = "true" if section.name in INVALID_IS_WELL else "false"
    names = {role_of(a)[0]: a.name for a in f.arguments}
    for a in f.arguments:
        role = role_of(a)[0]
        if role == "ctx":
            yield f'call_context(&call, "{a.name}", {a.name}, {well})'
        if role in ("team", "live"):
            yield f'call_team(&call, "{a.name}", {a.name}, {well})'
        if role == "fed":
            yield f'call_federation(&call, "{a.name}", {a.name}, {well})'
    if "start" in names:
        yield f"call_set(&call, {names['start']}, {names['log_stride']}, {names['set_size']})"


def value_lines(f):
    names = {role_of(a)[0]: a.name for a in f.arguments}
    for a in f.arguments:
        role = role_of(a)[0]
        if role in ("pe", "root"):
            yield f'check_pe(&call, "{a.name}", {a.name})'
        if role == "count" and a.type == "int":
            yield f'check_count(&call, "{a.name}", {a.name})'
        if role == "stride":
            yield f'check_stride(&call, "{a.name}", {a.name}, {names.get("block", 1)}, {names["count"]})'
        if role in ("cmp", "sig_op", "level", "alignment", "type", "width", "element", "domain", "range", "part",
                    "fed_type"):
            yield f'check_{role}(&call, "{a.name}", {a.name})'
        if role in WORDS:
            yield f'check_word(&call, "{a.name}", {a.name}, "{WORDS[role]}")'
        if role == "heap":
            yield f'check_block(&call, "{a.name}", {a.name})'
        if role == "pe":
            yield from (f'check_word_pe(&call, "{w.name}", {w.name})' for w in f.arguments if role_of(w)[0] in WORDS)
        if "config_t" in a.type and any(role_of(m)[0] == "mask" for m in f.arguments):
            mask = a.name + "_mask" if a.name == "config" else a.name.replace("config", "mask")
            yield f'check_config(&call, "{a.name}", {a.name}, {mask})'


def agree_lines(f, spans, section):
    """What all PEs must pass alike; a count that may differ is none of it."""
    for a in f.arguments:
        role = role_of(a)[0]
        if a.name in spans and role.startswith(("all_", "psync", "pwrk")):
            yield f"agree_span(&call, &{a.name}_span)"
        elif role.startswith("all_"):
            yield f'agree_address(&call, "{a.name}", {a.name})'
        elif role == "heap":
            yield f'agree_address(&call, "{a.name}", {a.name})'
        elif role in AGREED and not sum_of(f) or role == "value" and section.name == "team":
            yield f'agree_value(&call, "{a.name}", (uint64_t){a.name})'


def sum_of(f):
    """The span whose length is the sum of all PEs' counts, if there is one."""
    return next((a for a in f.arguments if role_of(a)[1] == "sum"), None)


def check_lines(f, section):
    """What comes before the library's function."""
    collective = section.name in COLLECTIVE_SECTIONS or f.name in COLLECTIVE
    pairs, late = pairs_of(f), sum_of(f)
    everybodys = {a.name for a in f.arguments if a.role.startswith("all_") and collective}
    kept = {a.name for pair in pairs for a in pair} | everybodys
    yield f"call_begin(&call, F_{f.name})"
    yield from handle_lines(f, section)
    yield from value_lines(f)
    for a in f.arguments:
        if is_span(a) and a is not late:
            yield span_line(f, a, a.name in kept)
        if role_of(a)[0] == "psync":
            yield f'check_psync(&call, "{a.name}", {a.name}, {role_of(a)[1]})'
        if a.name == "target_pes":
            yield f'check_pes(&call, "{a.name}", {a.name}, {role_of(a)[1]})'
    apart = "check_apart_or_same" if "inplace" in f.shape.flags else "check_apart"
    apart_lines = []
    for a, b in pairs:
        check = apart if role_of(a)[0] == "all_w" and role_of(b)[0] == "all_r" else "check_apart"
        apart_lines.append((late in (a, b), f"{check}(&call, &{a.name}_span, &{b.name}_span)"))
    yield from (line for is_late, line in apart_lines if not is_late)
    if collective:
        yield from agree_lines(f, kept - {late.name} if late else kept, section)
        condition = COLLECTIVE.get(f.name, "")
        meet = f"call_meet_sum(&call, {role_count(f)})" if late else "call_meet(&call)"
        yield f"if ({condition}) {meet}" if condition else meet
    if late:
        yield span_line(f, late, late.name in kept)
        yield from (line for is_late, line in apart_lines if is_late)
    if f.name in BEFORE:
        yield BEFORE[f.name]
    if WAITS.match(f.name):
        yield "call_blocks(&call)"


def role_count(f):
    return next(a.name for a in f.arguments if role_of(a)[0] == "count")


def checked(f, section):
    names = ", ".join(a.name for a in f.arguments)
    call = f"p{f.name}({names})"
    lines = ["struct call call", *check_lines(f, section)]
    if f.result == "void":
        lines.append(call)
    else:
        lines.append(declare(f.result, "result", call))
    lines += [AFTER[f.name]] if f.name in AFTER else []
    lines += [f"word_add(&call, *{match[1]})"] if (match := MAKERS.match(f.name)) else []
    lines.append("call_end(&call)")
    lines += ["return result"] if f.result != "void" else []
    return function_text("CHECKED", f, lines)


def declare(c_type, name, value):
    return f"{c_type}{'' if c_type.endswith('*') else ' '}{name} = {value}"


def function_text(macro, f, lines):
    body = "\n".join(gen.wrap(line + ";", "    ") for line in lines)
    return gen.wrap(f"{macro}({f.result}, {f.name}, {f.parameters})") + f"\n{{\n{body}\n}}\n"


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
        size = element_of(f, a)[0]
        return " * ".join(x for x in (count, size) if x != "1") or "1"
    if any(role_of(a)[0] == "oct" for a in f.arguments) and any(role_of(a)[0] == "pe" for a in f.arguments):
        size = next(element_of(f, a)[0] for a in f.arguments if role_of(a)[0] == "loc_r")
        return " * ".join(x for x in (role_count(f), size) if x != "1")
    sizes = [a.name for a in f.arguments if role_of(a)[0] == "size"]
    return " * ".join((["count"] if "calloc" in f.name else []) + sizes) or "0"


def as_size(f, name):
    """C text for an argument as a size_t."""
    return f"(size_t){name}" if any(a.name == name and a.type == "int" for a in f.arguments) else name


def size_of_team(f):
    """C text for how many members there are, or teams of a federation."""
    role, name = next((role_of(a)[0], a.name) for a in f.arguments if role_of(a)[0] in ("team", "set_size", "fed"))
    return {"team": f"team_size({name})", "set_size": f"(size_t){name}",
            "fed": f"federation_size({name})"}[role]


def profiled(f, section):
    del section
    names = ", ".join(a.name for a in f.arguments)
    call = f"p{f.name}({names})"
    pe = next((a.name for a in f.arguments if role_of(a)[0] == "pe" and f.name != "shmem_ptr"), None)
    if pe and any(role_of(a)[0] == "ctx" for a in f.arguments):
        pe = f"world_pe(ctx, {pe})"
    if f.name in ("shmem_team_ptr", "shmem_ptr"):
        pe = None
    size = bytes_of(f)
    lines = ["uint64_t begin = profile_begin()"]
    lines.append(call if f.result == "void" else declare(f.result, "result", call))
    lines.append(f"profile_end(F_{f.name}, begin, {size}, {pe or 'NO_PE'})")
    lines += ["return result"] if f.result != "void" else []
    return function_text("PROFILED", f, lines)


# The generated files

def functions_h(functions):
    names = "".join(f"    F_{f.name},\n" for f in functions)
    return (NOTE + "#ifndef HEDDLE_FUNCTIONS_H\n#define HEDDLE_FUNCTIONS_H\n\n"
            f"/* Every function, in the order of the table. */\nenum function {{\n{names}    FUNCTION_COUNT\n}};\n\n"
            '/* "shmem_int_p(dest, value, pe)" */\nextern const char *const function_where[];\n\n#endif\n')


def functions_c(functions):
    rows = "".join(f'    "{f.name}({", ".join(a.name for a in f.arguments)})",\n' for f in functions)
    return NOTE + f'#include "functions.h"\n\nconst char *const function_where[] = {{\n{rows}}};\n'


def wrappers(section, header, wrapper, by_hand):
    texts = [wrapper(f, section) for f in section.functions if f.name not in by_hand]
    return NOTE + f"/* {section.title}. */\n#include \"{header}\"\n\n" + "\n".join(texts)


def generate(sections):
    """Path -> text of every generated file."""
    functions = [f for s in sections for f in s.functions]
    files = {MADE / "functions.h": functions_h(functions), MADE / "functions.c": functions_c(functions)}
    for s in sections:
        if s.functions:
            files[MADE / f"checked_{s.name}.c"] = wrappers(s, "check.h", checked, CHECKED_BY_HAND)
            files[MADE / f"profiled_{s.name}.c"] = wrappers(s, "profile.h", profiled, PROFILED_BY_HAND)
    return files


def main():
    files = generate(gen.read_table())
    only_look = sys.argv[1:] == ["--check"]
    changed = [path for path, text in files.items() if not path.exists() or path.read_text() != text]
    stale = sorted(set(MADE.glob("*.[ch]")) - set(files))
    for path in changed + stale:
        print(f"{'would write' if only_look else 'writing'} {path}" if path in files else f"stale {path}")
        if not only_look:
            path.write_text(files[path]) if path in files else path.unlink()
    return 1 if only_look and changed + stale else 0


if __name__ == "__main__":
    sys.exit(main())
