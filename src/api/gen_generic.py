"""The C11 macros of a header: one name for all types, with and without a leading context. gen.py calls this; it is
no program."""


def generics(sections):
    """Name -> the choices {key: (type, function)} by the first and by the second argument.
    A function with elements is chosen by its first pointer to them, any other by its first argument."""
    macros = {}
    for f in (f for s in sections for f in s.functions if f.shape.generic and not f.is_sized):
        at = next(i for i, a in enumerate(f.arguments) if not f.type or a.type.endswith("*"))
        kind = f.arguments[at].type
        if not f.type and kind not in ("shmem_ctx_t", "shmem_team_t"):
            kind = "default"
        rows = macros.setdefault(f.shape.generic, ({}, {}))
        rows[at].setdefault(f.type.twin if f.type else kind, (kind, f.name))
    return macros


def generic_macro(name, first, second):
    def select(number, choices, indent):
        return f", \\\n{indent}".join([f"_Generic(HEDDLE_ARG{number}(__VA_ARGS__)"] + choices) + ")"

    def choices(row):
        plain = ((kind.removeprefix("const "), kind, f) for kind, f in row.values())
        return [f"{k}: {f}" for bare, kind, f in plain for k in dict.fromkeys((bare, kind))]

    if not second:
        whole = select(1, choices(first), "    ")
    elif not first:
        whole = select(2, choices(second), "    ")
    else:
        inner = select(2, choices(second) + ["default: heddle_no_such_type"], "        ")
        whole = select(1, choices(first) + [f"shmem_ctx_t: {inner}"], "    ")
    return f"#define {name}(...) {whole}(__VA_ARGS__)\n"


def generic_macros(sections):
    return "\n".join(generic_macro(name, *rows) for name, rows in generics(sections).items())
