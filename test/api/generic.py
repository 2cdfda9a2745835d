"""Every C11 macro, called with every distinct type, with and without context, calls the right function."""
import re

from common import C_COMPILERS, CXX_COMPILERS, INCLUDE, WARNINGS, fail, finish, rows, run, same, table
from gen_generic import generics

SINGLE = {  # the macros without element type: what a call has to resolve to
    "shmem_signal_add(ctx, signal, 1, 0)": "shmem_ctx_signal_add",
    "shmem_signal_add(signal, 1, 0)": "shmem_signal_add",
    "shmem_signal_set(ctx, signal, 1, 0)": "shmem_ctx_signal_set",
    "shmem_signal_set(signal, 1, 0)": "shmem_signal_set",
    "shmem_sync(team)": "shmem_team_sync",
    "shmem_sync(0, 0, 1, lock)": "shmem_sync",
}
HEAD = """#include <shmem.h>
extern shmem_ctx_t ctx; extern shmem_team_t team; extern uint64_t *signal; extern long *lock;
"""


def calls(sections):
    """(call, names that it may resolve to) for all implemented macros."""
    types = {t.name: t for s in sections for h in s.shapes for t in h.types if t}
    implemented = {f.name for s in sections for f in s.functions}
    for name, forms, distinct, prototype in rows("generic.tsv"):
        if distinct == "-":
            yield from ((c, {f}) for c, f in SINGLE.items() if c.startswith(name + "(") and f in implemented)
            continue
        for t in distinct.split():
            for form in forms.split("+"):
                wanted = {f for f in (name.replace("shmem_", f"shmem_{'ctx_' * (form == 'ctx')}{u}_", 1)
                                      for u in types if types[u].twin == types[t].twin) if f in implemented}
                elements = [types[t].c]
                if re.fullmatch(r"shmem_([pg]|(put|get)(_nbi)?|atomic_\w+|wait_until\w*|test\w*)", name):
                    elements.append(f"volatile {types[t].c}")
                for const in (False, True) if name in ("shmem_g", "shmem_atomic_fetch") else (False,):
                    for element in elements if wanted else ():
                        yield f"{name}({arguments(prototype, form, element, const)})", wanted


def arguments(prototype, form, c_type, const):
    """Arguments for a call: a pointer is a cast null, anything else a cast zero."""
    out = {"ctx": ["ctx"], "team": [], "noctx": []}[form]
    for text in re.search(r"\((.*)\)", prototype)[1].split(", "):
        kind = text.rsplit(" ", 1)[0] + (" *" if "*" in text else "")
        kind = kind.replace("TYPE", c_type)
        kind = kind if const else kind.replace("const ", "")
        out.append("team" if kind == "shmem_team_t" else f"({kind})0")
    return ", ".join(out)


sections = [s for s in table.read_table() if s.header == "shmem"]
wanted = list(calls(sections))
text = HEAD + "".join(f"void call_{i}(void);\nvoid call_{i}(void) {{ (void)({call}); }}\n"
                      for i, (call, _) in enumerate(wanted))
for compiler in C_COMPILERS:
    for standard in ("c11", "c17"):
        to_assembly = [compiler, f"-std={standard}", *WARNINGS, "-O1", "-S", "-o", "-", "-xc", "-"]
        status, assembly = run(to_assembly, text)
        if status:
            fail(f"{compiler} -std={standard}: {assembly[:4000]}")
            continue
        bodies = dict(re.findall(r"^call_(\d+):(.*?)\.size", assembly, re.M | re.S))
        for i, (call, names) in enumerate(wanted):
            called = set(re.findall(r"\bshmem_\w+", bodies.get(str(i), "")))
            if len(called) != 1 or not called <= names:
                fail(f"{compiler}: {call} calls {called}, not one of {names}")

same("macros", generics(sections), {call.partition("(")[0] for call, _ in wanted})

# What has to be refused, and the functions that macros hide.
for compiler in C_COMPILERS:
    for call in ("shmem_put((char **)0, (char **)0, 1, 0)", "shmem_put(ctx, (char **)0, (char **)0, 1, 0)",
                 "shmem_atomic_add((float *)0, 1, 0)", "shmem_g((void *)0, 0)"):
        body = f"{HEAD}int f(void);\nint f(void) {{ (void)({call}); return 0; }}\n"
        status, output = run([compiler, "-std=c11", "-fsyntax-only", *WARNINGS, "-xc", "-"], body)
        macro = call.partition("(")[0]
        if not status:
            fail(f"{compiler} accepts {call}")
        if f"heddle_no_{macro}_for_this_type" not in output or "HEDDLE_FIRST" in output:
            fail(f"{compiler}: the error of {call} is not that {macro} has no version for this type: {output}")
    hidden = "(shmem_signal_add)(signal, 1, 0); (shmem_wait_until)(lock, SHMEM_CMP_NE, 0);"
    body = f"{HEAD}void f(void);\nvoid f(void) {{ {hidden} }}\n"
    status, output = run([compiler, "-std=c11", "-fsyntax-only", *WARNINGS, "-xc", "-"], body)
    if status:
        fail(f"{compiler}: hidden functions: {output}")

# In C++ a call of a macro is an error with the name of the function to call, unless the program has such a function.
CXX_HEAD = 'extern "C" {\n#include <shmem.h>\n}\n'
OWN = "template <class T> void shmem_put(T *, const T *, size_t, int) {}\ninline void shmem_p(long *, long, int) {}\n"
explained = re.findall(r'^HEDDLE_ONLY_IN_C\((\w+),\s*"(.*)"\)', (INCLUDE / "shmem.h").read_text(), re.M)
same("macros that C++ explains", (name for name, _ in explained), {name for name in generics(sections)}
     - {f.name for s in sections for f in s.functions})
for compiler in CXX_COMPILERS:
    check = [compiler, "-fsyntax-only", *WARNINGS, "-xc++", "-"]
    calls_of_all = "".join(f"int call_{i}() {{ return {name}(1, 2); }}\n" for i, (name, _) in enumerate(explained))
    limit = "-ferror-limit=0" if "clang" in compiler else "-fmax-errors=0"
    output = run([*check, "-std=c++14", limit], CXX_HEAD + calls_of_all)[1]
    for name, instead in explained:
        if f"{name} is a macro of C11. In C++ call {instead}" not in output:
            fail(f"{compiler}: no explanation of {name}")
    used = "".join(f"using {name};\n" for name in dict.fromkeys(re.findall(r"shmem::\w+", str(explained))))
    for text in (f"#include <shmem.hpp>\n{used}",
                 f"#include <shmem.h>\n{OWN}void f(long *a) {{ shmem_put(a, a, 1, 0); shmem_p(a, 3, 1); }}\n"):
        status, output = run([*check, "-std=c++17"], text)
        if status:
            fail(f"{compiler}: {output[:2000]}")
print(f"{len(wanted)} calls of {len(generics(sections))} macros, {len(explained)} explained in C++")
finish()
