"""The C11 macros of a header: one name for all types, with and without a leading context. gen.py calls this; it is
no program."""

from c_text import wrap

VOLATILE = "/* The same functions for objects that are volatile. */\n"
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


def generic_macro(name, rows):
    """The rows that are not empty are one, or two neighbours: that without and that with a context before it."""
    def select(at, choices, indent):
        return f", \\\n{indent}".join([f"_Generic(HEDDLE_ARG{at + 1}(__VA_ARGS__)"] + choices) + ")"

    def choices(row):
        return [f"{k}: {f}" for kind, f, is_volatile in row.values() for k, f in of_kind(kind, f, is_volatile)]

    def inner(at):
        return select(at, choices(rows[at]) + ["default: heddle_no_such_type"], "        ")

    used = [at for at, row in enumerate(rows) if row]
    if len(used) == 1:
        whole = select(used[0], choices(rows[used[0]]), "    ")
    else:
        plain = choices(rows[0]) if used[0] == 0 else [f"default: {inner(used[0])}"]
        whole = select(0, plain + [f"shmem_ctx_t: {inner(used[1])}"], "    ")
    return f"#define {name}(...) {whole}(__VA_ARGS__)\n"


def generic_macros(sections):
    macros = "\n".join(generic_macro(name, rows) for name, rows in generics(sections).items())
    declarations = volatile_declarations(sections)
    return f"{VOLATILE}{declarations}\n{macros}" if declarations else macros
