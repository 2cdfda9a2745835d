"""Programs that use the package do what they should, on one PE and on several, over memory and over a wire; a wrong argument is an
exception that says which, and what it may be; a PE that fails ends the job; and what stands before the library sees its calls."""
import os
import re
import signal
import subprocess
import tempfile

from common import BUILD, HERE, PACKAGE, SOURCE, can, expect, finish, python_with, run

EXAMPLES = {"ring": lambda n: f"{n} PEs: the sum is {n * (n + 1) // 2}\n",
            "histogram": lambda n: f"{n} PEs: {2000 * n} numbers in {16 * n} bins\n"}
WIRE = {"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "sim:seed=3,delay=10,refuse=10"}
RUNS = (1, {}), (2, {}), (3, {}), (2, WIRE)



def interrupt(python):
    """Ctrl-C ends a wait of each PE by an exception."""
    command = [BUILD / "bin/oshrun", "-n", "2", "--timeout", "60", python, HERE / "programs/waits.py", "for ever"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                               env={**os.environ, "PYTHONPATH": str(PACKAGE), "PYTHONDONTWRITEBYTECODE": "1"})
    lines = [process.stdout.readline() for _ in range(2)]
    process.send_signal(signal.SIGINT)
    said, _ = process.communicate(timeout=100)
    expect((lines, said, process.returncode) == (["waits\n"] * 2, "interrupted\n" * 2, 0), f"Ctrl-C: {lines}, {said}, {process.returncode}")


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
if can(python, "pytest"):
    tests = SOURCE / "bindings/python/examples/pytest/test_ring.py"
    status, said = run(python, "-m", 2, "--tag-output", arguments=["pytest", "-q", "-p", "no:cacheprovider", tests])
    expect(status == 0 and len(re.findall("2 passed", said)) == 2, f"pytest: {status}; {said}")
shown = re.search(r"^```python\n(.*?)^```", (SOURCE / "doc/python.md").read_text(), re.M | re.S)[1]
with tempfile.NamedTemporaryFile("w", suffix=".py") as program:
    program.write(shown)
    program.flush()
    ran = run(python, program.name, 2)
    expect(ran == (0, EXAMPLES["ring"](2)), f"doc/python.md: {ran}")
status, said = run(python, HERE / "programs/fails.py", 2)
expect(status != 0 and "put: argument pe is 2, not from 0 to 1" in said, f"a PE that fails: {status}; {said}")
interrupt(python)
status, said = run(python, SOURCE / "bindings/python/examples/ring.py", 2, "--profile")
expect(status == 0 and "put_signal" in said, f"--profile sees no put_signal: {status}; {said}")
finish()
