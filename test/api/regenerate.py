"""The committed headers are those that gen.py makes from the tables today. Every generator makes the same files twice, which it
lists; in a folder it writes the changed files, and removes the files that it no longer makes."""
import shutil
import tempfile
from pathlib import Path

from common import SOURCE, c_text, fail, finish, gen, run, same, sys

GENERATORS = ["src/api/gen.py", "src/api/gen_entry.py", "check/gen_check.py", "test/api/coverage/coverage.py"]


def generator(path, *arguments, source=SOURCE):
    status, output = run([sys.executable, "-B", str(source / path), *map(str, arguments)])
    if status:
        fail(f"{path} {' '.join(map(str, arguments))}: {output}")
    return output


def check_lines(name, text):
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > c_text.WIDTH and not line.lstrip().startswith('"'):  # a text is not broken
            fail(f"{name}:{number}: {len(line)} columns")


def contents(folder):
    return {str(path.relative_to(folder)): path.read_text() for path in folder.rglob("*") if path.is_file()}


def times(folder):
    return {name: (folder / name).stat().st_mtime_ns for name in contents(folder)}


def check_folder(path, folder):
    generator(path, folder)
    first, stamps = contents(folder), times(folder)
    same(f"files of {path}", first, generator(path, "--list").split())
    generator(path, folder)
    if contents(folder) != first or times(folder) != stamps:
        fail(f"{path} makes other files, or makes them anew, when nothing has changed")


def check_change(path, folder):
    """What is compiled into the libraries has lines of the usual length. A table changes and one goes: what is made of others stays, the rest is written and removed."""
    source = folder / "source"
    for part in ("src/api", "check"):
        shutil.copytree(SOURCE / part, source / part)
    generator(path, folder / "made", source=source)
    for name, text in contents(folder / "made").items():
        check_lines(f"{path}: {name}", text)
    (folder / "made/by_hand.c").write_text("/* Somebody's own. */\n")
    stamps = times(folder / "made")
    (source / "src/api/shmemx_pcntr.api").unlink()
    counters = source / "src/api/shmemx_counter.api"
    counters.write_text(counters.read_text().replace("shmemx_ct_get(", "shmemx_ct_look("))
    generator(path, folder / "made", source=source)
    now = times(folder / "made")
    whole = {"heddle.map", "functions.c", "functions.h"}
    gone = {name for name in stamps if "pcntr" in name}
    same(f"{path}: removed", set(stamps) - set(now), gone)
    same(f"{path}: written", {name for name in now if now[name] != stamps.get(name)},
         {name for name in stamps if "counter" in name} | (whole & set(now)))


status, output = run([sys.executable, "-B", str(SOURCE / "src/api/gen.py"), "--check"])
if status:
    fail(f"gen.py --check: {output}")
if gen.generate() != gen.generate():
    fail("gen.py makes different files from one table")
for header, make in gen.files().items():
    if (header_text := make()).startswith(gen.NOTE):  # the others are written by hand
        check_lines(header, header_text)
for script in GENERATORS:
    with tempfile.TemporaryDirectory(prefix="heddle-made-") as made_folder:
        check_folder(script, Path(made_folder))
    if script in ("src/api/gen_entry.py", "check/gen_check.py"):
        with tempfile.TemporaryDirectory(prefix="heddle-made-") as made_folder:
            check_change(script, Path(made_folder))
finish()
