"""What a page of man3 says of a function, from its line in the table: see gen_man.py."""
import re

import table

DATE = "November 21, 2026"
OS = "Heddle " + table.version()

# What an argument of each role is; {n} is how much of it, and {does} what happens to that.
SPANS = {"sym": "Symmetric address; {n} of the copy on PE {pe} {does}.",
         "own": "Symmetric address; {n} of the calling PE {does}.",
         "all": "Symmetric address, of the same object on all PEs of the collective; {n} {does}.",
         "loc": "Any address of the calling process; {n} {does}.", "opt": "Address, or NULL; {n} {does}."}
DOES = {"r": "are read", "w": "are written", "rw": "are updated"}
ROLES = {
    "any": "Any address; it is not looked through.",
    "ctx": "The context.", "team": "The team.", "live": "The team; not a predefined one.",
    "pe": "Number of a PE, in [0, PEs of the team that counts).",
    "root": "Number of the root in the team or active set.",
    "count": "How many {unit}.", "size": "Number of bytes.",
    "stride": "Distance between starts, in {unit}; at least 1{block}.",
    "block": "Length of a block, in {unit}.",
    "value": "A value; the description says what it is for.",
    "same": "A value, the same on all PEs; the description says what it is for.",
    "cond": "The value that the object must have for the swap to happen.",
    "cmp": "SHMEM_CMP_EQ, SHMEM_CMP_NE, SHMEM_CMP_GT, SHMEM_CMP_GE, SHMEM_CMP_LT or SHMEM_CMP_LE.",
    "sig_op": "SHMEM_SIGNAL_SET or SHMEM_SIGNAL_ADD.",
    "options": "Bits, or 0.", "mask": "Which fields of the configuration count: bits, or 0.", "hints": "Bits, or 0.",
    "level": "SHMEM_THREAD_SINGLE, SHMEM_THREAD_FUNNELED, SHMEM_THREAD_SERIALIZED or SHMEM_THREAD_MULTIPLE.",
    "heap": "A block from shmem_malloc and the like, or NULL.",
    "alignment": "In bytes; a power of two and a multiple of sizeof(void *).",
    "start": "Number of the first PE of the active set, in the world.",
    "log_stride": "Distance of its PEs, as a power of two.", "set_size": "How many PEs the active set has.",
    "psync": "Symmetric work array of {length} elements, all SHMEM_SYNC_VALUE before and after.",
    "pwrk": "Symmetric work array of max({length} / 2 + 1, SHMEM_REDUCE_MIN_WRKDATA_SIZE) elements.",
    "lock": "A symmetric long, zero when free.",
    "type": "SHMEMX_TYPE_INT and the like.", "amo_op": "SHMEMX_ATOMIC_ADD and the like.",
    "reduce_op": "SHMEMX_REDUCE_SUM and the like.", "width": "Bytes of the word: 4 or 8.",
    "element": "Bytes of an element.",
    "domain": "The domain, or SHMEMX_DOMAIN_DEFAULT.", "priority": "Any number; 0 is that of others.",
    "hook": "A function of the program, or NULL.",
    "ct": "The counter.", "oct": "The append.",
    "tid": "Which of the threads calls: a number in [0, nthreads).",
    "nthreads": "How many threads of the calling PE call; at least 1.",
    "request": "Address of a request, or of SHMEMX_REQUEST_NULL for none.",
    "range": "At least 1, and the same on all PEs.",
    "fed": "The federation.", "part": "The team, or SHMEM_TEAM_INVALID.",
    "fed_type": "SHMEMX_FED_NODE and the like, the same on all PEs.",
    "partition": "Number of a partition.", "text": "A string of characters.",
}
# What the library itself finds wrong, by the role of the argument.
ERRORS = {"pe": "{name} is not in the team", "root": "{name} is not in the team", "sym": "{name} is not symmetric",
          "all": "{name} is not symmetric", "stride": "{name} is too small", "cmp": "{name} is none of the constants",
          "sig_op": "{name} is none of the constants", "heap": "no block starts at {name}",
          "alignment": "{name} is no such number", "level": "{name} is none of the constants",
          "lock": "{name} is not symmetric",
          "start": "the active set is not in the world", "type": "{name} is none of the constants",
          "amo_op": "{name} is none of the constants", "reduce_op": "{name} is none that the type has",
          "width": "{name} is neither 4 nor 8", "ct": "{name} is no counter", "oct": "{name} is no append",
          "request": "{name} is neither NULL nor a live request",
          "range": "{name} is less than 1", "fed_type": "{name} is none of the constants",
          "partition": "{name} is not such a partition's", "text": "{name} does not say what may be",
          "tid": "{name} is not in [0, nthreads)", "nthreads": "{name} is not at least 1"}
UNCHECKED = {"shmem_query_initialized", "shmem_pcontrol", "shmem_info_get_version", "shmem_info_get_name",
             "shmem_pe_accessible", "shmem_addr_accessible", "shmemx_raw_type_size", "shmem_my_pe", "shmem_n_pes", "_my_pe",
             "_num_pes"}
STARTING = {"shmem_init", "shmem_init_thread", "start_pes", "shmemx_init_thread", "shmemx_register_gettid"}


def escaped(text):
    return text.replace("\\", "\\e").replace("…", "...")


def sentences(text):
    """Lines of mdoc: a sentence each."""
    lines = re.split(r"(?<=[.:]) (?=[A-Z0-9(*])", escaped(text).strip())
    return "".join(("\\&" if line[0] in ".'" else "") + line + "\n" for line in lines)


def comma_list(macros):
    return "".join(f"{m} ,\n" for m in macros[:-1]) + (macros[-1] + "\n" if macros else "")


def groups(sections):
    """Base name -> the (section, shape)s that have it."""
    found = {}
    for section in sections:
        for shape in section.shapes:
            if shape.kernels:
                found.setdefault(shape.base, []).append((section, shape))
    return found


# Synopsis

def forms(shape):
    """(name, type of elements) of each kind of name: typed, sized, for bytes, or the only one."""
    typed = [t for t in shape.types if t and t.c != "void"]
    sized = [t for t in shape.types if t and t.c == "void"]
    if not typed and not sized:
        return [(shape.pattern, None)]
    out = [(shape.pattern.replace("{T_}", "TYPENAME_").replace("{S}", ""), "TYPE")] if typed else []
    for word in dict.fromkeys("mem" if t.name == "mem" else "SIZE" for t in sized):
        out.append((shape.pattern.replace("{T_}", "").replace("{S}", word), "void"))
    return out


def prototype(shape, name, element, ctx):
    of = (lambda text: re.sub(r"\bT\b", element, text)) if element else (lambda text: text)
    arguments = [str(table.Argument(of(a.type), a.name, a.role)) for a in shape.arguments]
    if ctx:
        arguments.insert(0, "shmem_ctx_t ctx")
    lines = "".join(f'.Fa "{a}"\n' for a in arguments or ["void"])
    return f".Ft {of(shape.result)}\n.Fo {name}\n{lines}.Fc\n"


def prototypes(shapes, forms_of):
    """Those of shapes, each once: shapes that differ in nothing but their types have the same."""
    return "".join(dict.fromkeys(prototype(shape, name, element, ctx) for shape in shapes
                                 for ctx in (False, True)[:1 + ("ctx" in shape.flags)]
                                 for name, element in forms_of(shape, ctx)))


def function_forms(shape, ctx):
    return [(table.name_with_ctx(name) if ctx else name, element) for name, element in forms(shape)]


def macro_forms(shape, _):
    """The one form of a C11 macro, which has its name with a context, too."""
    return [(shape.generic, "TYPE" if any(t and t.c != "void" for t in shape.types) else None)]


def synopsis(members):
    shapes = [shape for _, shape in members]
    macros = prototypes([shape for shape in shapes if shape.generic], macro_forms)
    return (f".Sh SYNOPSIS\n.In {members[0][0].header}.h\n" + prototypes(shapes, function_forms)
            + (".Pp\nC11, for every TYPE:\n" + macros if macros else ""))


def types_of(members):
    names, sizes = {}, {}
    for _, shape in members:
        for t in filter(None, shape.types):
            (sizes if t.c == "void" else names)[t.name] = t
    out = ""
    if names:
        complexes = {"heddle_complexd": "double _Complex", "heddle_complexf": "float _Complex"}
        words = [f"{t.name} ({complexes.get(t.c, t.c)})" for t in names.values()]
        out += f"TYPENAME (TYPE) is one of {', '.join(words)}.\n"
    if set(sizes) - {"mem"}:
        out += f"SIZE is the bits of an element: {', '.join(s for s in sizes if s != 'mem')}.\n"
    return ".Ss Types\n" + out if out else ""


# Text

def text_of(shape):
    """The text of a shape; that of an old name is another's name alone."""
    old = re.fullmatch(r"(\w+)\.", shape.text)
    return f"The same as {old[1]}, under its old name." if old else shape.text


def short(members):
    """The line of NAME: the first sentence, without what is in brackets."""
    text = re.split(r"(?<=[.;:]) ", text_of(members[0][1]))[0].rstrip(".;:")
    first = text.split()[0]
    return escaped(text if first.startswith("sh") or first in ("NULL", "PE") else text[0].lower() + text[1:])


def description(members):
    out = ".Sh DESCRIPTION\n"
    if len(members) > 1:
        items = "".join(f".It {label(shape)}\n{sentences(text_of(shape))}" for _, shape in members)
        out += f".Bl -tag -width Ds\n{items}.El\n"
    else:
        out += sentences(text_of(members[0][1]))
    common = {s.title: s.text.removesuffix(s.source).strip() for s, _ in members}
    for title, text in common.items():
        out += (f".Ss {title}\n" if len(common) > 1 else ".Pp\n") + sentences(text)
    return out + types_of(members)


def label(shape):
    """The names of a shape where a page has several; the types, where they are few."""
    few = [t.name for t in shape.types if t]
    names = ", ".join(name for name, _ in forms(shape))
    return f"{names} ({', '.join(few)})" if 0 < len(few) <= 4 else names


def unit_of(shape, argument):
    """What a length counts: elements, or bytes where there is no type."""
    if "nbytes" in (argument.name, *re.findall(r"\w+", argument.role)):
        return "bytes"
    return "elements (bytes for mem)" if any(t and t.name == "mem" for t in shape.types) else "elements"


def amount(length, unit, names):
    sizes, _, offsets = length.partition(" at ")
    if offsets:
        return f"the {sizes} bytes that begin {offsets} bytes behind"
    count, _, stride = length.partition(" of ")[0].partition(" by ")
    outer, _, inner = count.partition(" x ")
    apart = f", {stride} apart" if stride else ""
    if count == "sum":
        return "what all PEs give together"
    if count == "npes" and count not in names:
        return "an element for each PE"
    if outer == "npes" and inner:
        return f"{inner} {unit} for each PE{apart}"
    if inner:
        return f"{outer} blocks of {inner} {unit}{apart}"
    return f"{'the object' if count == '1' else count + ' ' + unit}{apart}"


def about_argument(shape, argument):
    role, _, length = argument.role.rstrip("]").partition("[")
    kind, _, access = role.partition("_")
    unit = unit_of(shape, argument)
    if kind in SPANS and access in DOES:
        n = amount(length, unit, [a.name for a in shape.arguments])
        does = DOES[access].replace("are", "is") if n.startswith(("the object", "what", "an element")) else DOES[access]
        pe = "pe" if any(a.name == "pe" for a in shape.arguments) else "given"
        return SPANS[kind].format(n=n, does=does, pe=pe)
    has_blocks = any(a.role == "block" for a in shape.arguments)
    if role == "count" and has_blocks:
        unit = "blocks"
    return ROLES[role].format(unit=unit, length=length, block=" and the length of a block" if has_blocks else "")


def arguments(members):
    out, seen = "", set()
    for _, shape in members:
        found = shape.arguments
        if "ctx" in shape.flags:
            found = [table.Argument("shmem_ctx_t", "ctx", "ctx"), *found]
        for a in found:
            text = about_argument(shape, a) if a.name != "..." else ""
            if text and a.name not in seen:
                out += f".It Fa {a.name}\n{sentences(text)}"
                seen.add(a.name)
    return ".Sh ARGUMENTS\n.Bl -tag -width Ds\n" + out + ".El\n" if out else ""


RETURNS = re.compile(r"(?<!On )\breturn(s|ed)?\b|\bNULL\b|^1 if|^The (value|number|address|index)|^How many|\b-1\b|"
                     "nonzero")


def returns(members):
    """The sentences that speak of what comes back; where none does, the whole text is about it."""
    out = ""
    for section, shape in members:
        if shape.result == "void":
            continue
        parts = [p for text in (text_of(shape), section.text) for p in re.split(r"(?<=\.) (?=[A-Z0-9])", text)
                 if RETURNS.search(p)]
        out += sentences(" ".join(parts) or text_of(shape))
    return ".Sh RETURN VALUES\n" + (out or "These functions return nothing.\n")


def errors(members):
    out = ".Sh ERRORS\n"
    names = {f.name for _, shape in members for f in shape.functions}
    if not names & (UNCHECKED | STARTING):
        out += "A call before shmem_init or after the last shmem_finalize is an error.\n"
    wrong = dict.fromkeys(ERRORS[key].format(name=a.name) for _, shape in members for a in shape.arguments
                          for key in [a.role.partition("[")[0]] + [a.role.partition("_")[0]] if key in ERRORS)
    wrong = [w for w in wrong if not names & UNCHECKED]
    if wrong:
        out += f"It is an error if {', or '.join(wrong)}.\n"
    if names <= UNCHECKED:
        return out + "None.\n"
    return out + ("An error ends the job with one line that names the function, the argument, its value, what would be "
                  "legal, and the PE.\n.Pp\nUnder\n.Nm oshrun Fl \\-check\nevery argument is verified in full, also "
                  "what would cost time otherwise.\n")


def standards(members):
    out = ".Sh STANDARDS\n" + "".join(f"{s}\n" for s in dict.fromkeys(s.source for s, _ in members))
    for version in ("1.5", "1.6"):
        if all(version in shape.flags for _, shape in members):
            out += f"Since OpenSHMEM {version}.\n"
    if all("deprecated" in shape.flags for _, shape in members):
        out += "Deprecated: new programs should not call it.\n"
    elif any("deprecated" in shape.flags for _, shape in members):
        old = [shape for _, shape in members if "deprecated" in shape.flags]
        names = sorted({forms(shape)[0][0] for shape in old})
        out += f"Deprecated among these: {', '.join(names)}, {len([f for s in old for f in s.functions])} functions.\n"
    return out


def see_also(base, members):
    bases = {h.base for section, _ in members for h in section.shapes if h.kernels} - {base}
    others = sorted(bases)[:12]
    found = [".Xr oshcc 1", ".Xr oshrun 1", *(f".Xr {b} 3" for b in others), ".Xr heddle 7"]
    return ".Sh SEE ALSO\n" + comma_list(found)


def example(path):
    if path is None:
        return ""
    text = re.sub(r"^([.'])", r"\\&\1", escaped(path.read_text()), flags=re.M)
    return f".Sh EXAMPLES\n.Bd -literal\n{text}.Ed\n"


def page(base, members, example_path):
    names = [base] + sorted({table.name_with_ctx(base) for _, h in members if "ctx" in h.flags})
    name_list = comma_list([f".Nm {name}" for name in names])
    threads = "".join(sentences(t) for t in dict.fromkeys(s.threads for s, _ in members))
    return (".\\\" Made by gen_man.py from the function tables: do not edit.\n"
            f".Dd {DATE}\n.Dt {base.upper()} 3\n.Os {OS}\n.Sh NAME\n{name_list}.Nd {short(members)}\n"
            ".Sh LIBRARY\nHeddle (libheddle, \\-lheddle); compile and link with\n.Xr oshcc 1 .\n"
            + synopsis(members) + description(members) + arguments(members) + returns(members)
            + example(example_path) + errors(members) + f".Sh THREADS\n{threads}" + see_also(base, members)
            + standards(members))
