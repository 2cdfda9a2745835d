"""The C11 macros of a header: one name for all types, with and without a leading context. gen.py calls this; it is
no program."""

ARGUMENTS = 4  # by which a macro may choose, as far as shmem.h has HEDDLE_ARG1 and so on


def generics(sections):
    """Name -> the choices {key: (type, function)} by the first argument, by the second, and so on.
    A function with elements is chosen by its first pointer to them, any other by its first argument."""
    macros = {}
    for f in (f for s in sections for f in s.functions if f.shape.generic and not f.is_sized):
        at = next(i for i, a in enumerate(f.arguments) if not f.type or a.type.endswith("*"))
        kind = f.arguments[at].type
        if not f.type and kind not in ("shmem_ctx_t", "shmem_team_t"):
            kind = "default"
        rows = macros.setdefault(f.shape.generic, [{} for _ in range(ARGUMENTS)])
        rows[at].setdefault(f.type.twin if f.type else kind, (kind, f.name))
    return macros


def generic_macro(name, rows):
    """The rows that are not empty are one, or two neighbours: that without and that with a context before it."""
    def select(at, choices, indent):
        return f", \\\n{indent}".join([f"_Generic(HEDDLE_ARG{at + 1}(__VA_ARGS__)"] + choices) + ")"

    def choices(row):
        plain = ((kind.removeprefix("const "), kind, f) for kind, f in row.values())
        return [f"{k}: {f}" for bare, kind, f in plain for k in dict.fromkeys((bare, kind))]

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
    return "\n".join(generic_macro(name, rows) for name, rows in generics(sections).items())
