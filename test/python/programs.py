"""Programs that use the package do what they should, on one PE and on several, over memory and over a wire; a wrong argument is an
exception that says which, and what it may be; a PE that fails ends the job; and what stands before the library sees its calls."""
import re
import tempfile

from common import HERE, SOURCE, expect, finish, python_with, run

EXAMPLES = {"ring": lambda n: f"{n} PEs: the sum is {n * (n + 1) // 2}\n",
            "histogram": lambda n: f"{n} PEs: {2000 * n} numbers in {16 * n} bins\n"}
WIRE = {"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "sim:seed=3,delay=10,refuse=10"}
RUNS = (1, {}), (2, {}), (3, {}), (2, WIRE)

python = python_with("numpy", "python3-numpy")
for program in sorted((HERE / "programs").glob("*.py")):
    if program.stem == "fails":
        continue
    for n, variables in RUNS:
        status, said = run(python, program, n, **variables)
        expect(status == 0, f"{program.stem}, {n} PEs, {variables}: {status}; {said}")
for name, wanted in EXAMPLES.items():
    for n, variables in RUNS:
        ran = run(python, SOURCE / f"bindings/python/examples/{name}.py", n, **variables)
        expect(ran == (0, wanted(n)), f"{name}, {n} PEs, {variables}: {ran}")
shown = re.search(r"^```python\n(.*?)^```", (SOURCE / "doc/python.md").read_text(), re.M | re.S)[1]
with tempfile.NamedTemporaryFile("w", suffix=".py") as program:
    program.write(shown)
    program.flush()
    ran = run(python, program.name, 2)
    expect(ran == (0, EXAMPLES["ring"](2)), f"doc/python.md: {ran}")
status, said = run(python, HERE / "programs/fails.py", 2)
expect(status != 0 and "put: argument pe is 2, not in [0, 2)" in said, f"a PE that fails: {status}; {said}")
status, said = run(python, SOURCE / "bindings/python/examples/ring.py", 2, "--profile")
expect(status == 0 and "put_signal" in said, f"--profile sees no put_signal: {status}; {said}")
finish()
