"""The shared library exports the implemented functions of both headers, each under its two names, and nothing else."""
import shutil

from common import BUILD, SKIP, finish, gen, os, run, same, sys

library = BUILD / "lib" / "libheddle.so"
if not library.exists() or not shutil.which("nm"):
    print(f"skipped: needs {library} and nm")
    sys.exit(SKIP)
if os.environ.get("HEDDLE_SANITIZE"):
    print("skipped: a sanitizer exports names of its own")
    sys.exit(SKIP)
_, output = run(["nm", "-D", "--defined-only", str(library)])
exported = {line.split()[-1].split("@")[0] for line in output.splitlines()}
names = {f.name for section in gen.read_table() for f in section.functions}
same("exported names", exported, names | {"p" + name for name in names} | set(gen.DATA))
finish()
