"""What the roles and flags of a function say, as C text. It is not a program."""
import re


def role_of(argument):
    """A role and its length: 'sym_w[n by s of t]' gives ('sym_w', 'n by s')."""
    role, _, length = argument.role.rstrip("]").partition("[")
    return role, length.partition(" of ")[0]


def element_of(f, argument):
    """The size and the alignment of what an argument points to, as C text that is the same for all types of a shape."""
    if argument.has_type:
        return "element_size", "element_alignment"
    pointee = argument.type.removeprefix("const ").removesuffix("*").strip()
    unit = argument.role.rstrip("]").partition(" of ")[2]
    if unit:
        return {"type": (f"pshmemx_raw_type_size({unit})", f"type_alignment({unit})"), "width": (unit, unit),
                "element": (unit, "1")}[next(role_of(a)[0] for a in f.arguments if a.name == unit)]
    if pointee == "void":
        return "1", "1"
    return f"sizeof({pointee})", f"_Alignof({pointee})"


def of_element(f, text):
    """The same C text, for the type of this function."""
    if not f.type:
        return text
    size, alignment = (f.type.size,) * 2 if f.is_sized else (f"sizeof({f.type.c})", f"_Alignof({f.type.c})")
    return text.replace("element_size", str(size)).replace("element_alignment", str(alignment))


def extent_of(f, argument):
    """C text for how much memory an argument stands for."""
    role, length = role_of(argument)
    size = element_of(f, argument)[0]
    count, _, stride = length.partition(" by ")
    outer, _, inner = count.partition(" x ")
    if role == "pwrk":
        return f"elements(pwrk_elements({count}), {size})"
    if role in ("lock", "request", "made"):
        return f"elements(1, {size})"
    sizes, _, offsets = length.partition(" at ")
    if offsets:
        return f"pieces(call->n_pes, {sizes}, {offsets})"
    if count == "npes" and all(a.name != "npes" for a in f.arguments):
        count = "product_of(call->n_pes, 1)"
    count = as_size(f, count)
    if count == "sum":
        count = "call->sum"
    if inner and outer != "npes" and stride:
        return f"blocks({outer}, {inner}, {stride}, {size})"
    if inner:
        count = f"product_of({'call->n_pes' if outer == 'npes' else outer}, {inner})"
    return f"strided({count}, {stride}, {size})" if stride else f"elements({count}, {size})"


def role_count(f):
    return next(a.name for a in f.arguments if role_of(a)[0] == "count")


def as_size(f, name):
    """C text for an argument as a size_t."""
    return f"(size_t){name}" if any(a.name == name and a.type == "int" for a in f.arguments) else name


def completes_of(f):
    """What the call completes, "" if nothing, and the condition for it, as C text."""
    what, _, condition = (f.shape.flag("completes") or "").partition(":")
    return what, re.sub(r"&&|\|\|", r" \g<0> ", condition)


def is_told_by_call(f, condition):
    """Whether it can be said only after the call."""
    return condition in ("result", "!result") or any(a.role.startswith("loc_w") and condition == "*" + a.name for a in f.arguments)
