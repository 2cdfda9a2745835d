"""The C11 macros of a header: one name for all types, with and without a leading context. gen.py calls this; it is
no program."""
import re

from c_text import wrap

VOLATILE = "/* The same functions for objects that are volatile. */\n"
REFUSALS = """\
/* A call with a wrong type is replaced by one of these functions. They do not exist, and take no arguments,
 * so that the compiler reports an error that contains the name of the macro. */
"""
ARGUMENTS = 4  # by which a macro may choose, as far as shmem.h has HEDDLE_ARG1 and so on


def generics(sections):
    """Name -> the choices {key: (type, function, whether volatile, too)} by the first argument, by the second, and so on.
    A function with elements is chosen by its first pointer to them, any other by its first argument."""
    macros = {}
    for f in (f for s in sections for f in s.functions if f.shape.generic and not f.is_sized):
        at = next(i for i, a in enumerate(f.arguments) if not f.type or a.type.endswith("*"))
        kind = f.arguments[at].type
        if not f.type and kind not in ("shmem_ctx_t", "shmem_team_t"):
            kind = "default"
        rows = macros.setdefault(f.shape.generic, [{} for _ in range(ARGUMENTS)])
        rows[at].setdefault(f.type.twin if f.type else kind, (kind, f.name, is_for_volatile(f)))
    return macros


def is_for_volatile(f):
    """Those that programs call with objects that they poll."""
    word = f.shape.base.removeprefix("shmem_")
    return (f.shape.base.startswith("shmem_") and f.type is not None
            and (word in ("p", "g", "put", "get", "put_nbi", "get_nbi")
                 or word.startswith(("atomic_", "wait_until", "test"))))


def volatile_name(name):
    return f"heddle_volatile_{name}"


def of_kind(kind, f, is_volatile):
    """The types of pointers for which a macro chooses a function, and that function."""
    bare = kind.removeprefix("const ")
    kinds = list(dict.fromkeys((bare, kind)))
    return [(k, f) for k in kinds] + [(f"{'const ' * k.startswith('const ')}volatile {k.removeprefix('const ')}",
                                       volatile_name(f)) for k in kinds if is_volatile]


def volatile_declaration(f):
    """The same function under a second name, with parameters that point to volatile elements."""
    def parameter(a):
        c_type = a.type.replace(f.type.c, f"volatile {f.type.c}") if a.has_type and a.type.endswith("*") else a.type
        return f"{c_type}{'' if c_type.endswith('*') else ' '}__{a.name}"

    space = "" if f.result.endswith("*") else " "
    parameters = ", ".join(map(parameter, f.arguments))
    return wrap(f'{f.result}{space}{volatile_name(f.name)}({parameters}) __asm__("{f.name}");') + "\n"


def volatile_declarations(sections):
    """Of those that the macros choose."""
    chosen = {f for rows in generics(sections).values() for row in rows for _, f, is_volatile in row.values() if is_volatile}
    return "".join(volatile_declaration(f) for s in sections for f in s.functions if f.name in chosen)


def refusal(name):
    """The function that replaces a call with a wrong type. The message of the compiler contains its name."""
    return f"heddle_no_{name}_for_this_type"


def generic_macro(name, rows):
    """The rows that are not empty are one, or two neighbours: that without and that with a context before it."""
    def select(at, choices, indent):
        return f", \\\n{indent}".join([f"_Generic(HEDDLE_ARG{at + 1}(__VA_ARGS__)"] + choices) + ")"

    def choices(row):
        return [f"{k}: {f}" for kind, f, is_volatile in row.values() for k, f in of_kind(kind, f, is_volatile)]

    def refused(row):
        return [] if "default" in row else [f"default: {refusal(name)}"]

    def inner(at):
        return select(at, choices(rows[at]) + refused(rows[at]), "        ")

    used = [at for at, row in enumerate(rows) if row]
    if len(used) == 1:
        whole = select(used[0], choices(rows[used[0]]) + refused(rows[used[0]]), "    ")
    else:
        plain = choices(rows[0]) + refused(rows[0]) if used[0] == 0 else [f"default: {inner(used[0])}"]
        whole = select(0, plain + [f"shmem_ctx_t: {inner(used[1])}"], "    ")
    return f"#define {name}(...) {whole}(__VA_ARGS__)\n"


def refusals(sections):
    return REFUSALS + "".join(f"int {refusal(name)}(void);\n" for name in generics(sections)) + "\n"


def generic_macros(sections):
    macros = "\n".join(generic_macro(name, rows) for name, rows in generics(sections).items())
    declarations = volatile_declarations(sections)
    return refusals(sections) + (f"{VOLATILE}{declarations}\n{macros}" if declarations else macros)


def for_cxx(name, typed, cxx):
    """What C++ has instead of a macro. Any other function of the name, such as a program's own, is a better match than
    the three dots, so that only a call without such a function is an error."""
    instead = f"shmem::{cxx} of <shmem.hpp>, or {typed}" if cxx else typed
    return (f"template <bool is_c = true> auto {name}(...)\n{{\n"
            f'    static_assert(!is_c, "{name} is a macro of C11. In C++ call "\n'
            f'        "{instead}.");\n    return 0;\n}}\n')


def cxx_explanations(sections, hpp):
    """One for each macro that has no function of its name."""
    functions = {f.name for s in sections for f in s.functions}
    overloads = set(re.findall(r"\b(\w+)\(", hpp))
    out = []
    for name, rows in generics(sections).items():
        if name not in functions:
            names = [f for row in rows for _, f, _ in row.values()]
            typed = next((f for f in names if "_long_" in f), names[0])
            short = re.sub("^shmemx?_", "", name)
            out.append(for_cxx(name, typed, short if short in overloads else None))
    return "\n".join(out)
