"""heddle_types.hpp: for each C++ type, the C functions that serve it. gen.py calls this; it is not a program."""

HEAD = """\
/* For shmem.hpp: which C functions serve a C++ type. A row of `functions` has all those of one type, named
 * without it; the flags say which there are. Of two C names for one type, long and int64, one is taken. */
#ifndef HEDDLE_TYPES_HPP
#define HEDDLE_TYPES_HPP

#include <shmem.h>

#include <complex>

namespace shmem::detail {

/* The two forms of a function: for the default context, and with a context first. */
template <class Plain, class OnContext> struct forms {
    Plain plain;
    OnContext on_context;
};
template <class Plain, class OnContext>
constexpr forms<Plain, OnContext> forms_of(Plain plain, OnContext on_context)
{
    return {plain, on_context};
}

/* Whether there are: puts, gets and collectives; all atomic operations; those that fetch, set and swap;
 * bitwise ones; sums and products; bitwise reductions. */
template <bool Rma, bool Amo, bool Ext, bool Bit, bool Sum, bool ReduceBit> struct flags {
    static constexpr bool rma = Rma, amo = Amo, ext = Ext, bit = Bit, sum = Sum, reduce_bit = ReduceBit;
};

template <class T> struct functions : flags<false, false, false, false, false, false> {};
"""
TAIL = """
} // namespace shmem::detail

#endif
"""
FLAGS = ["put", "atomic_add", "atomic_fetch", "atomic_and", "sum_reduce", "and_reduce"]
NAMES = {"complexf": "std::complex<float>", "complexd": "std::complex<double>"}
BYTES = {"put", "get", "put_nbi", "get_nbi", "put_signal", "put_signal_nbi", "broadcast", "collect",
         "fcollect", "alltoall"}


def members(functions):
    """Name -> C functions, {False: the plain one, True: that with a context}."""
    rows = {}
    for f in functions:
        rows.setdefault(f.shape.base.removeprefix("shmem_"), {}).setdefault(f.ctx, f.name)
    return rows


def definition(name, row, wrap):
    value = f"forms_of({row[False]}, {row[True]})" if True in row else row[False]
    return wrap(f"static constexpr auto {name} = {value};", "    ") + "\n"


def struct(head, rows, wrap):
    return f"\n{head} {{\n{''.join(definition(n, r, wrap) for n, r in rows.items())}}};\n"


def heddle_types_hpp(sections, wrap):
    functions = [f for s in sections for f in s.functions if f.type and "deprecated" not in f.shape.flags]
    by_type = {}
    for f in sorted(functions, key=lambda f: f.type.name != f.type.twin):  # a type's own before its twins'
        if not f.is_sized:
            by_type.setdefault(f.type.twin, []).append(f)
    text = HEAD
    for twin, own in by_type.items():
        c = NAMES.get(twin) or next(f.type.c for f in own if f.type.name == twin)
        rows = members(own)
        flags = ", ".join("true" if name in rows else "false" for name in FLAGS)
        text += struct(f"template <> struct functions<{c}> : flags<{flags}>", rows, wrap)
    rows = members(f for f in functions if f.type.name == "mem")
    rows = {name: row for name, row in rows.items() if name in BYTES}
    rows.update(members(f for f in functions if f.name.removeprefix("shmem_").removeprefix("ctx_")
                        in ("ibput8", "ibget8")))
    text += struct("\n/* The same for bytes, which any type is made of. */\nstruct bytes", rows, wrap)
    return text + TAIL
