"""Every header compiles alone, in every language, with every compiler there is; shmem.h has all constants."""
import re

from common import C_COMPILERS, CXX_COMPILERS, INCLUDE, WARNINGS, fail, finish, rows, run, same, table

HEADERS = ["shmem.h", "shmemx.h", "pshmem.h", "pshmemx.h", "mpp/shmem.h", "mpp/shmemx.h",
           "shmemx_seed_compat.h", "shmemx_space_draft.h", "shmemx_oshmpi_compat.h",
           "heddle/shmem.h", "heddle/mpp/shmemx.h", "heddle/heddle_only.h"]
LANGUAGES = [(c, "c", s) for c in C_COMPILERS for s in ("c99", "c11", "c17")]
LANGUAGES += [(c, "c++", s) for c in CXX_COMPILERS for s in ("c++98", "c++11", "c++17")]
# Handles and constants have to do as static initialisers, operators as cases, sizes as array bounds.
STATIC = """
static shmem_ctx_t contexts[] = {SHMEM_CTX_INVALID, SHMEM_CTX_DEFAULT};
static shmem_team_t teams[] = {SHMEM_TEAM_INVALID, SHMEM_TEAM_WORLD, SHMEM_TEAM_SHARED};
static long sync[SHMEM_SYNC_SIZE + SHMEM_REDUCE_MIN_WRKDATA_SIZE];
static long bits = SHMEM_CTX_PRIVATE | SHMEM_CTX_NOSTORE;
static const char name[SHMEM_MAX_NAME_LEN] = SHMEM_VENDOR_STRING;
int f(int cmp);
int f(int cmp)
{
    switch (cmp) {
    case SHMEM_CMP_EQ: case SHMEM_CMP_NE: case SHMEM_CMP_GT: return 1;
    case SHMEM_CMP_GE: case SHMEM_CMP_LT: case SHMEM_CMP_LE: return 2;
    }
    return contexts[0] == contexts[1] || teams[1] == teams[2] || sync[0] || bits || name[0];
}
"""


def compile_text(compiler, language, standard, text):
    command = [compiler, "-x", language, f"-std={standard}", *WARNINGS, "-fsyntax-only", "-"]
    command += ["-Wno-long-long"] * (standard == "c++98")  # as old as that, long long is an extension
    status, output = run(command, text)
    if status:
        fail(f"{compiler} -std={standard}: {text.splitlines()[0]}: {output}")


for compiler, language, standard in LANGUAGES:
    for header in HEADERS:
        compile_text(compiler, language, standard, f"#include <{header}>\nint unused_{len(header)};\n")
    twice = "#include <pshmem.h>\n#include <shmem.h>\n#include <mpp/shmemx.h>\n"
    compile_text(compiler, language, standard, twice + STATIC)

# A program may have macros with the names of parameters. Names of fields are part of the interface.
NAMES = {a.name for s in table.read_table() for f in s.functions for a in f.arguments if a.name != "..."}
FIELDS = set(re.findall(r"\b(\w+)(?:\[\w+\])?;", "".join((INCLUDE / f"{h}.h").read_text() for h in ("shmem", "shmemx"))))
INSIDE = {"address", "at", "base", "first", "more", "n", "shift", "step", "view"}  # what the inline functions might call their own
MACROS = "".join(f"#define {name} @\n" for name in sorted((NAMES | INSIDE) - FIELDS))
if len(MACROS.splitlines()) < 80:
    fail("few names of parameters are tried")
for compiler, language, standard in (row for row in LANGUAGES if row[2] in ("c11", "c++11")):
    for header in ("shmem.h", "pshmemx.h"):
        for inline in "", "#define HEDDLE_INLINE\n":
            compile_text(compiler, language, standard, f"#include <stddef.h>\n#include <stdint.h>\n{inline}{MACROS}#include <{header}>\n")

CONSTANTS = {name for row in rows("constants.txt") for name in row[0].split()}
_, macros = run([C_COMPILERS[0], "-dM", "-E", f"-I{INCLUDE}", "-"], "#include <shmem.h>\n")
defined = {line.split()[1].split("(")[0]: line for line in macros.splitlines()}
same("constants", {n for n in defined if n.startswith(("SHMEM_", "_SHMEM_"))}, CONSTANTS)
if "complex" in defined or "_COMPLEX_H" in defined:
    fail("shmem.h includes complex.h")
finish()
