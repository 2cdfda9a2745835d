"""heddle_inline.h: what programs compile in with -DHEDDLE_INLINE. gen.py calls this; it is not a program."""

# The shapes that are worth it, and how an inline form does what the function does. `@x@` is filled in; what
# the fast path does not know is a call of the function itself.
SCALAR_PUT = """\
    void *__at;
    if (!heddle_inline_reach(__dest, 0, __pe, &__at)) @call@;
    else __atomic_store((@type@ *)__at, &__value, __ATOMIC_RELAXED);
"""
SCALAR_GET = """\
    void *__at;
    @type@ __value;
    if (!heddle_inline_reach(__source, 0, __pe, &__at)) return @call@;
    __atomic_load((@type@ *)__at, &__value, __ATOMIC_ACQUIRE);
    return __value;
"""
WIDE_PUT = """\
    void *__at;
    if (!heddle_inline_reach(__dest, sizeof __value - 1, __pe, &__at))
        @call@;
    else __builtin_memcpy(__at, &__value, sizeof __value);
"""
WIDE_GET = """\
    void *__at;
    @type@ __value;
    if (!heddle_inline_reach(__source, sizeof __value - 1, __pe, &__at))
        return @call@;
    __builtin_memcpy(&__value, __at, sizeof __value);
    heddle_inline_get_end();
    return __value;
"""
COPY = """\
    if (__nelems != @count@ || !heddle_inline_@verb@_word(__dest, __source, __pe))
        @call@;
"""
BODIES = {"shmem_{T_}p": (SCALAR_PUT, WIDE_PUT), "shmem_{T_}g": (SCALAR_GET, WIDE_GET),
          "shmem_{T_}put{S}": (COPY, COPY), "shmem_{T_}get{S}": (COPY, COPY)}


def is_inlined(f):
    """Scalars of every type; copies of 64-bit types, and of sizes that can make up 8 bytes."""
    if f.ctx or f.shape.pattern not in BODIES:
        return False
    return f.shape.base in ("shmem_p", "shmem_g") or f.type.size == 8 or (f.is_sized and f.type.size < 8)


def inline_name(f):
    return f.name.replace("shmem_", "heddle_inline_", 1)


def function(f, wrap):
    narrow, wide = BODIES[f.shape.pattern]
    words = {"type": f.type.c, "verb": f.shape.base[6:], "count": str(8 // f.type.size),
             "call": f"{f.name}({', '.join(f'__{a.name}' for a in f.arguments)})"}
    body = narrow if f.type.size <= 8 else wide
    for word, text in words.items():
        body = body.replace(f"@{word}@", text)
    head = wrap(f"HEDDLE_INLINE_FUNCTION {f.prototype(parameters=f.reserved_parameters).replace(f.name, inline_name(f), 1)}")
    return f"{head}\n{{\n{body}}}\n"


def heddle_inline_h(sections, template, wrap):
    functions = [f for s in sections for f in s.functions if is_inlined(f)]
    forms = "\n".join(function(f, wrap) for f in functions)
    names = "".join(f"#define {f.name} {inline_name(f)}\n" for f in functions)
    return template.replace("@FUNCTIONS@", forms).replace("@NAMES@\n", names)
