"""The text of a page of man3, from the lines of its functions in the table: see gen_man.py."""
import re

import arguments as argument_texts
import table

DATE = "November 28, 2026"
OS = "Heddle " + table.version()

# Errors that the library finds without --check, by the role of the argument.
ERRORS = {"pe": "{name} is not a PE of the team", "root": "{name} is not a PE of the team", "sym": "{name} is not symmetric",
          "all": "{name} is not symmetric", "stride": "{name} is too small", "cmp": "{name} is not a comparison operator",
          "sig_op": "{name} is not an update of a signal", "heap": "{name} is not the address of a block",
          "alignment": "{name} is not a valid alignment", "level": "{name} is not a thread level",
          "lock": "{name} is not symmetric",
          "start": "the active set is not within the job", "type": "{name} is not a type",
          "amo_op": "{name} is not an operation", "reduce_op": "{name} is not an operation for the type",
          "width": "{name} is neither 4 nor 8", "ct": "{name} is not a counter", "oct": "{name} is not an append",
          "request": "{name} is neither NULL nor a live request",
          "range": "{name} is less than 1", "fed_type": "{name} is not a type of federations",
          "partition": "{name} is not the number of a partition",
          "space": "{name} is not a memory space", "text": "{name} is malformed",
          "tid": "{name} is not in the range 0 to nthreads - 1", "nthreads": "{name} is less than 1"}
UNCHECKED = {"shmem_query_initialized", "shmem_pcontrol", "shmem_info_get_version", "shmem_info_get_name",
             "shmem_pe_accessible", "shmem_addr_accessible", "shmemx_raw_type_size", "shmem_my_pe", "shmem_n_pes", "_my_pe",
             "_num_pes"}
STARTING = {"shmem_init", "shmem_init_thread", "start_pes", "shmemx_init_thread", "shmemx_heap_preinit",
            "shmemx_heap_preinit_thread", "shmemx_register_gettid"}


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


def of_element(text, element):
    return re.sub(r"\bT\b", element, text) if element else text


def prototype(shape, name, element, ctx):
    arguments = [str(table.Argument(of_element(a.type, element), a.name, a.role)) for a in shape.arguments]
    if ctx:
        arguments.insert(0, "shmem_ctx_t ctx")
    lines = "".join(f'.Fa "{a}"\n' for a in arguments or ["void"])
    return f".Ft {of_element(shape.result, element)}\n.Fo {name}\n{lines}.Fc\n"


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
        out += f"SIZE is the number of bits of an element: {', '.join(s for s in sizes if s != 'mem')}.\n"
    return ".Ss Types\n" + out if out else ""


# Text

NOTHING = "None: the result has type void."


def current_name(shape):
    """The function that an old name stands for: it is all of the text of the old one."""
    old = re.fullmatch(r"(\w+)\.", shape.text)
    return old and old[1]


def text_of(shape):
    name = current_name(shape)
    return f"Does what {name} does, and is an older name of it." if name else shape.text


def returned(shape):
    if shape.returns:
        return shape.returns
    name = current_name(shape)
    return next(s.returns for section in table.read_table() for s in section.shapes if name in (s.base, *(f.name for f in s.functions)))


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


def arguments(members):
    """The section ARGUMENTS; the tag of an argument is its declaration."""
    out = "".join(f'.It Fa "{declaration}"\n{sentences(text)}' for declaration, text in arguments_of(members))
    return ".Sh ARGUMENTS\n.Bl -tag -width Ds\n" + out + ".El\n" if out else ""


def declaration(shape, argument):
    element = forms(shape)[0][1]
    return str(table.Argument(of_element(argument.type, element), argument.name, argument.role))


def arguments_of(members):
    return argument_texts.arguments(members, declaration)


def returns(members):
    """What is returned: once if all functions of the page return the same, else by function."""
    texts = {}
    for _, shape in members:
        text = NOTHING if shape.result == "void" else returned(shape)
        texts.setdefault(text, []).append(label(shape))
    if len(texts) == 1:
        return ".Sh RETURN VALUES\n" + sentences(next(iter(texts)))
    items = "".join(f".It {', '.join(labels)}\n{sentences(text)}" for text, labels in texts.items())
    return f".Sh RETURN VALUES\n.Bl -tag -width Ds\n{items}.El\n"


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
    return out + ("An error ends the job.\nThe message names the PE, the function, the argument, its value and the valid "
                  "values.\n.Pp\nWith\n.Nm oshrun Fl \\-check\nevery argument is verified in full.\nWithout it, checks that "
                  "would cost time are left out.\n")


def source_sentence(source):
    """OpenSHMEM's chapters, or where else the functions come from."""
    origin, _, title = source.partition(", ")
    if origin.startswith("OpenSHMEM"):
        return f"{origin}, section {title}"
    if origin == "Heddle":
        return "An extension of Heddle, which is not part of OpenSHMEM 1.6."
    if origin in ("Cray", "Sandia"):
        return f"An extension that {origin}'s library has under this name.\nIt is not part of OpenSHMEM 1.6."
    if origin.startswith("Drafts"):
        return f"{origin}, section {title}\nIt is not part of OpenSHMEM 1.6."
    return f"An extension that implements {title.rstrip('.')} of the paper\n.Dq {origin} .\nIt is not part of OpenSHMEM 1.6."


def standards(members):
    out = ".Sh STANDARDS\n" + "".join(f"{source_sentence(s)}\n" for s in dict.fromkeys(s.source for s, _ in members))
    for version in ("1.5", "1.6"):
        if all(version in shape.flags for _, shape in members):
            out += f"Since OpenSHMEM {version}.\n"
    old = [f.name for _, shape in members for f in shape.functions if "deprecated" in shape.flags]
    if old and all("deprecated" in shape.flags for _, shape in members):
        out += "Deprecated: new programs should not call it.\n"
    elif old:
        out += "These functions are deprecated:\n" + comma_list([f".Fn {name}" for name in old]).rstrip() + " .\n"
    return out


def see_also(base, members):
    bases = {h.base for section, _ in members for h in section.shapes if h.kernels} - {base}
    others = sorted(bases)[:12]
    found = [".Xr oshcc 1", ".Xr oshrun 1", *(f".Xr {b} 3" for b in others), ".Xr heddle 7"]
    return ".Sh SEE ALSO\n" + comma_list(found)


def threads(members):
    """Which threads may call: once, or by section of the table where these differ."""
    texts = {}
    for section, _ in members:
        texts.setdefault(section.threads, section.title)
    if len(texts) == 1:
        return ".Sh THREADS\n" + sentences(next(iter(texts)))
    items = "".join(f".It {title}\n{sentences(text)}" for text, title in texts.items())
    return f".Sh THREADS\n.Bl -tag -width Ds\n{items}.El\n"


def example(path):
    if path is None:
        return ""
    text = re.sub(r"^([.'])", r"\\&\1", escaped(path.read_text()), flags=re.M)
    return f".Sh EXAMPLES\n.Bd -literal\n{text}.Ed\n"


def page(base, members, example_path):
    names = [base] + sorted({table.name_with_ctx(base) for _, h in members if "ctx" in h.flags})
    name_list = comma_list([f".Nm {name}" for name in names])
    return (".\\\" Made by gen_man.py from the function tables: do not edit.\n"
            f".Dd {DATE}\n.Dt {base.upper()} 3\n.Os {OS}\n.Sh NAME\n{name_list}.Nd {short(members)}\n"
            ".Sh LIBRARY\nHeddle (libheddle, \\-lheddle); compile and link with\n.Xr oshcc 1 .\n"
            + synopsis(members) + description(members) + arguments(members) + returns(members)
            + example(example_path) + errors(members) + threads(members) + see_also(base, members)
            + standards(members))
