"""What a call costs in instructions, counted by valgrind: bench/instructions.c with any library."""
import pathlib
import re
import shutil
import tempfile

from libraries import HERE, Failure

COUNTS = (1000, 11000)


def callgrind_costs(path):
    """From a callgrind file: {loop: its inclusive cost}, {loop: cost of what it calls}."""
    own, called = {}, {}
    function, expected = "", False
    for line in path.read_text(errors="replace").splitlines():
        if line.startswith("fn="):
            function = line[3:].split(".")[0]  # without .isra.0, .constprop.0
        elif line.startswith("calls="):
            expected = True
        elif re.match(r"[0-9+*-]", line) and function.startswith("loop_"):
            cost = int(line.split()[1])
            target = called if expected else own
            target[function] = target.get(function, 0) + cost
            expected = False
        elif re.match(r"[0-9+*-]", line):
            expected = False
    return {name: own[name] + called.get(name, 0) for name in own}, called


def instructions_run(library, pes, count, limit):
    """One run under callgrind; the costs of the PE that did the work."""
    with tempfile.TemporaryDirectory() as folder:
        valgrind = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/%p", "--compress-strings=no",
                    "--compress-pos=no", "--dump-instr=no", "-q"]
        library.run(pes, "instructions", [str(count)], 64, limit, before=valgrind)
        for path in pathlib.Path(folder).iterdir():
            total, called = callgrind_costs(path)
            if total:
                return total, called
    raise Failure("callgrind wrote no costs")


def instructions(library, pes=2, limit=120):
    """[{op, instructions, iteration}]: `instructions` is what runs inside the library per call, `iteration` what one
    turn of the loop costs beyond an empty one, and so includes setting the arguments up and calling."""
    if not shutil.which("valgrind"):
        raise Failure("valgrind is not installed")
    library.compile("instructions")
    (few, few_called), (many, many_called) = [instructions_run(library, pes, count, limit) for count in COUNTS]
    turns = COUNTS[1] - COUNTS[0]

    def per_turn(costs, name):
        return (costs[1].get(name, 0) - costs[0].get(name, 0)) / turns

    empty = per_turn((few, many), "loop_empty")
    return [{"op": name[len("loop_"):],
             "instructions": round(per_turn((few_called, many_called), name), 2),
             "iteration": round(per_turn((few, many), name) - empty, 2)}
            for name in re.findall(r"^LOOP (loop_\w+)", (HERE / "instructions.c").read_text(), re.M)
            if name in many and name != "loop_empty"]
