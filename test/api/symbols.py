"""The libraries define the implemented functions of both headers, each under its two names, and nothing else that a program
can see: one that has all names of Heddle's insides for variables of its own is linked with either, and runs."""
import tempfile
from pathlib import Path

from common import BUILD, fail, finish, gen_entry, need_program, os, run, same, sys, table

PROGRAM = """
#include <shmem.h>
#define NAME(name) long name = sizeof #name;
%(names)s
#undef NAME
#define NAME(name) {&name, sizeof #name},
static const struct { const long *word, value; } all[] = {%(names)s};
static long from;
int main(void)
{
    shmem_init();
    int me = shmem_my_pe(), n = shmem_n_pes(), wrong = 0;
    shmem_long_p(&from, me + 1L, (me + 1) %% n);
    shmem_barrier_all();
    wrong = from != (me + n - 1) %% n + 1;
    shmem_finalize();
    for (unsigned i = 0; i < sizeof all / sizeof *all; i++) wrong += *all[i].word != all[i].value;
    return wrong != 0;
}
"""


def defined(library, *options):
    """The names of a library that others can use."""
    status, output = run(["nm", "-g", "--defined-only", *options, str(BUILD / library)])
    if status:
        fail(f"nm {library}: {output}")
    return {line.split()[-1].split("@")[0] for line in output.splitlines() if len(line.split()) == 3}


def check_collisions(names):
    with tempfile.TemporaryDirectory(prefix="heddle-symbols-") as folder:
        source, program = Path(folder) / "program.c", Path(folder) / "program"
        source.write_text(PROGRAM % {"names": "\n".join(f"NAME({name})" for name in sorted(names))})
        for kind in [], ["-static"]:
            status, output = run([str(BUILD / "bin/oshcc"), "-fno-builtin", *kind, str(source), "-o", str(program)])
            if not status:
                status, output = run([str(BUILD / "bin/oshrun"), "-n", "2", str(program)])
            if status:
                fail(f"{kind}: a program with these names of its own: {output[-2000:]}")


def main():
    need_program("nm", "binutils")
    functions = {f.name for section in table.read_table() for f in section.functions}
    public = functions | {"p" + name for name in functions} | set(gen_entry.DATA)
    inside = defined("src/libheddle_insides.a") - public
    if os.environ.get("HEDDLE_SANITIZE"):
        inside = {name for name in inside if not name.startswith("__")}  # a sanitizer's own
    else:
        same("names of libheddle.so", defined("lib/libheddle.so", "-D"), public)
        same("names of libheddle.a", defined("lib/libheddle.a"), public)
    if not {"die", "env", "boot", "world", "lane_pool", "network_up"} <= inside:
        fail(f"names of the insides: {inside}")
    check_collisions(inside)
    return finish()


sys.exit(main())
