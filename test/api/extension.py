"""What shmemx_*.api may say is what shmem.api may: families of typed functions, with contexts and C11 macros, types and
constants. A table with all of these is made into a header here, and compiled."""
from common import C_COMPILERS, CXX_COMPILERS, WARNINGS, fail, finish, gen, gen_entry, re, run, same, table

TABLE = """
[sets]
  MORE = AMO complexd

[tried] Things to try
    | A section. Heddle, "Tries".
    ! Any.

void shmemx_{T_}put{S}_later(T *dest:sym_w[nelems], const T *source:loc_r[nelems], size_t nelems:count, int pe:pe)
    @ RMA SIZE mem ctx generic
    = rma_put(C, dest, source, BYTES(nelems), pe, WHERE)
    | Copies.

int shmemx_{T_}join(shmem_team_t team:team, T *dest:all_w[nelems], const T *source:all_r[nelems], size_t nelems:count)
    @ MORE generic
    = collective_reduce(team_of(team), dest, source, nelems, SIZEOF, reduce_sum_{TWIN}, WHERE)
    | Joins.

void shmemx_thing_free(shmemx_thing_t *thing:loc_w[1])
    = thing_free(thing, WHERE)
    | Frees.
"""
TEMPLATE = """
#ifndef TRIED_H
#define TRIED_H
#include "shmem.h"
typedef struct shmemx_thing *shmemx_thing_t;
#define SHMEMX_THING_NONE ((shmemx_thing_t)0)
#ifdef __cplusplus
extern "C" {
#endif
@PROTOTYPES@
#ifdef __cplusplus
}
#endif
#if !defined(__cplusplus) && defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
@GENERICS@
#endif
#endif
"""
CALLS = {
    "shmemx_put_later((float *)0, (const float *)0, 1, 0)": "shmemx_float_put_later",
    "shmemx_put_later((shmem_ctx_t)0, (int *)0, (const int *)0, 1, 0)": "shmemx_ctx_int_put_later",
    "shmemx_put32_later((void *)0, (const void *)0, 1, 0)": "shmemx_put32_later",
    "shmemx_ctx_putmem_later((shmem_ctx_t)0, (void *)0, (const void *)0, 1, 0)": "shmemx_ctx_putmem_later",
    "shmemx_join((shmem_team_t)0, (int *)0, (int *)0, 1)": "shmemx_int_join",
    "shmemx_join((shmem_team_t)0, (double _Complex *)0, (double _Complex *)0, 1)": "shmemx_complexd_join",
    "shmemx_thing_free(&(shmemx_thing_t){SHMEMX_THING_NONE})": "shmemx_thing_free",
}

types, sets = {}, {}
table.parse_table("shmem", (table.HERE / "shmem.api").read_text(), types, sets)
sections = table.parse_table("shmemx", TABLE, types, sets)
functions = {f.name: f for s in sections for f in s.functions}
same("functions", {n for n in functions if n.endswith("_join")},
     {f"shmemx_{t.name}_join" for t in sets["AMO"] + [types["complexd"]]})
same("functions", {n for n in functions if n.startswith("shmemx_ctx_")},
     {n.replace("shmemx_", "shmemx_ctx_", 1) for n in functions if n.endswith("_later") and "_ctx_" not in n})

header = gen.header_h(sections, TEMPLATE, gen.own("shmem"))
program = header + "".join(f"void call_{i}(void);\nvoid call_{i}(void) {{ (void){call}; }}\n"
                           for i, call in enumerate(CALLS))
for compiler in C_COMPILERS:
    status, assembly = run([compiler, "-std=c11", *WARNINGS, "-O1", "-S", "-o", "-", "-xc", "-"], program)
    if status:
        fail(f"{compiler}: {assembly[:3000]}")
        continue
    bodies = dict(re.findall(r"^call_(\d+):(.*?)\.size", assembly, re.M | re.S))
    for i, (call, wanted) in enumerate(CALLS.items()):
        if set(re.findall(r"\bshmemx_\w+", bodies[str(i)])) != {wanted}:
            fail(f"{compiler}: {call} does not call {wanted}")
for compiler in CXX_COMPILERS:
    status, output = run([compiler, "-std=c++17", *WARNINGS, "-fsyntax-only", "-xc++", "-"], header)
    if status:
        fail(f"{compiler}: {output}")

# The other things that are made: entry points with both names, the profiling header, the map.
entry = gen_entry.typed_c(sections[0])
for name, f in functions.items():
    if f"PUBLIC({f.result}, {name}, " not in entry.replace("\n    ", " "):
        fail(f"no entry point {name}")
    for text, wanted in ((gen.profiling_h(sections, "shmemx"), f"p{name}("), (gen_entry.symbol_map(sections), f" p{name};")):
        if wanted not in text:
            fail(f"{wanted} is missing")
finish()
