"""Each handle that is a constant is an object of the library, too, with the same value: who has taken the macros away, as a
binding that never saw them, finds it in either library, in C and in C++."""
import tempfile
from pathlib import Path

from common import BUILD, INCLUDE, fail, finish, re, run

HANDLE = r"^#define (SHMEMX?_\w+) +\(\((\w+)\)\d\)"
LEAST = {"SHMEM_CTX_DEFAULT", "SHMEM_CTX_INVALID", "SHMEM_TEAM_WORLD", "SHMEM_TEAM_SHARED", "SHMEM_TEAM_INVALID",
         "SHMEMX_TEAM_NODE", "SHMEMX_REQUEST_NULL"}

found = re.findall(HANDLE, "".join((INCLUDE / h).read_text() for h in ("shmem.h", "shmemx.h")), re.M)
if not {name for name, _ in found} >= LEAST:
    fail(f"handles of the headers: {found}")
macros = "".join(f"static const {kind} macro_{name} = {name};\n#undef {name}\n" for name, kind in found)
tests = "".join(f"    if ({name} != macro_{name}) return {i};\n" for i, (name, _) in enumerate(found, 1))
PROGRAM = f"#include <shmemx.h>\n{macros}int main(void)\n{{\n{tests}    return 0;\n}}\n"

with tempfile.TemporaryDirectory(prefix="heddle-objects-") as folder:
    for compiler, suffix in (("oshcc", "c"), ("oshc++", "cpp")):
        for kind in [], ["-static"]:
            source, program = Path(folder) / f"program.{suffix}", Path(folder) / "program"
            source.write_text(PROGRAM)
            status, output = run([BUILD / "bin" / compiler, *kind, source, "-o", program])
            if not status:
                status, output = run([program])
            if status:
                fail(f"{compiler} {kind}: {status} (the place of the one that differs); {output[-2000:]}")
finish()
