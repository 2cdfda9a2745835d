"""The generated files are those that gen.py makes from the table today, and it makes the same ones twice."""
from common import SOURCE, fail, finish, gen, run, sys

status, output = run([sys.executable, str(SOURCE / "src/api/gen.py"), "--check"])
if status:
    fail(f"gen.py --check: {output}")
if gen.generate(gen.read_table()) != gen.generate(gen.read_table()):
    fail("gen.py makes different files from one table")
for path, text in gen.generate(gen.read_table()).items():
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > gen.WIDTH and not line.lstrip().startswith('"'):  # a text is not broken
            fail(f"{path}:{number}: {len(line)} columns")
finish()
