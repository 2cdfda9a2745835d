"""shmemx_seed_compat.h: spellings from before OpenSHMEM 1.4. gen.py calls this; it is not a program."""
import re

ATOMIC = {"fetch": "atomic_fetch", "set": "atomic_set", "swap": "atomic_swap", "cswap": "atomic_compare_swap",
          "finc": "atomic_fetch_inc", "inc": "atomic_inc", "fadd": "atomic_fetch_add", "add": "atomic_add"}


def with_context_first(name):
    """The standard's name for a function with the context as the last argument."""
    name = name.replace("shmemx_", "shmem_")
    if name.endswith("_nb"):
        return name + "i"
    return re.sub(r"_([a-z]+)$", lambda m: "_" + ATOMIC.get(m[1], m[1]), name)


def either(name, f):
    return (f"#define {name}(first, ...) \\\n"
            f"    HEDDLE_CTX_FIRST(first, {with_context_first(f.name)}, {f.name}) \\\n    (first, __VA_ARGS__)\n")


def plain_nb(f):
    """The name without a context, where the standard has none with _nb."""
    name = f.name.replace("shmemx_ctx_", "shmem_")
    return f"#define {name} {name}i\n"


def seed_compat_h(sections, folder):
    template = (folder / "shmemx_seed_compat.h.in").read_text()
    functions = [f for s in sections if s.name in ("last_rma", "last_atomic") for f in s.functions]
    names = "".join(either(name, f) for f in functions for name in (f.name, f.name.replace("shmemx_", "shmem_")))
    plain = "".join(plain_nb(f) for f in functions if f.name.endswith("_nb"))
    return template.replace("@EITHER@\n", names).replace("@PLAIN@\n", plain)
