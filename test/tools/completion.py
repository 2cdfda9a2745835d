#!/usr/bin/env python3
"""What bash completes: each option that a tool's --help has, for each of its names, and values that fit the option."""
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from checks import BUILD, expect, finish  # noqa: E402

FOLDER = BUILD / "completions"
# As bash breaks a line into words; the last one is what is to be completed.
ASK = """
source "$1" && shift
COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
registered=$(complete -p "$1") || exit
function=${registered##*-F } && ${function%% *} "$1" "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
printf '%s\\n' "${COMPREPLY[@]}"
"""


def completed(name, *words, **variables):
    done = subprocess.run(["bash", "--norc", "-c", ASK, "bash", FOLDER / name, name, *words], capture_output=True, text=True,
                          check=False, env=os.environ | variables)
    expect(done.returncode == 0 and not done.stderr, name, words, done.stderr)
    return done.stdout.split()


def options_of(tool):
    """Each word of --help that is an option at the begin of a line, or behind one and a comma."""
    text = subprocess.run([BUILD / "bin" / tool, "--help"], capture_output=True, text=True, check=True).stdout
    for line in re.findall(r"^  (-.*)", text, re.M):
        label = re.split(r"  +", line)[0]
        yield from (re.split(r"[ \[]", name)[0] for name in label.split(", "))


def check_options():
    for tool, others in {"oshrun": ["shmemrun"], "oshinfo": ["osh_info"], "oshcc": ["oshc++", "oshfort", "shmemcc"]}.items():
        options = list(options_of(tool))
        expect(len(options) >= 5, tool, options)
        for name in [tool, *others]:
            expect(set(options) <= set(completed(name, "-")), name, "lacks one of", options)
        for option in options:
            expect(option in completed(tool, option[:-1]), tool, option)
            expect(all(word.startswith(option) for word in completed(tool, option)), tool, option, "and others")


def check_values():
    def equal(seen, wanted):
        expect(seen == wanted, seen, "is not", wanted)

    equal(completed("oshrun", "--bind-to", ""), ["core", "socket", "numa", "hwthread", "none"])
    equal(completed("oshrun", "--bind-to", "n"), ["numa", "none"])
    equal(completed("oshrun", "--bind-to", "=", "c"), ["core"])
    equal(completed("oshrun", "--bind-to", "="), ["core", "socket", "numa", "hwthread", "none"])
    equal(completed("oshrun", "--map-by", "n"), ["numa", "node"])
    equal(completed("oshrun", "-n", ""), [])
    equal(completed("oshrun", "-x", "A", "=", "b"), [])
    equal(completed("oshrun", "--top", "=", "b"), [])
    equal(completed("oshrun", "--trace", ""), [])
    expect("HEDDLE_WIRE" in completed("oshrun", "-x", "HEDDLE_"), "-x: a variable of Heddle's")
    expect("OF_MINE" in completed("oshrun", "-x", "OF_", OF_MINE="1"), "-x: a variable that is set")


def check_emulator():
    """A cross build runs the programs among the tools through an emulator, and the scripts directly."""
    generator = Path(os.environ["HEDDLE_SOURCE"]) / "tools/completion/gen_completion.py"
    with tempfile.TemporaryDirectory(prefix="heddle-completion-") as folder:
        emulator = f"""sh;-c;echo "${{0##*/}}" >>{folder}/log && exec "$0" "$@\""""
        subprocess.run([sys.executable, generator, f"{folder}/made", BUILD / "bin", "oshrun oshrun tools", "oshcc oshcc development"],
                       check=True, env={**os.environ, "CROSSCOMPILING_EMULATOR": emulator})
        expect(set(Path(folder, "log").read_text().split()) == {"oshrun"}, "emulated", Path(folder, "log").read_text())
        for name in "oshrun", "oshcc":
            expect("-h" in Path(folder, "made", name).read_text(), name, "has its options")


def check_program():
    expect("bash" in completed("oshrun", "-n", "2", "ba"), "a program")
    expect("bash" in completed("oshrun", "--hosts", "a", ":", "1,b", ":", "2", "-x", "A", "=", "B", "ba"), "behind values")
    expect("bash" in completed("oshrun", "--timeout", "=", "5", "--top", "=", "2", "ba"), "behind values with =")
    expect("bash" in completed("oshrun", "--top", "ba"), "behind an option that needs no value")
    expect(completed("oshrun", "-n", "2", "bash", "-") == [], "a program's own options")
    expect(completed("oshrun", "--", "-") == [], "what no option can be")
    expect(completed("oshcc", "hello.c", "-o", "") == [], "files are left to bash")


def main():
    check_options()
    check_values()
    check_emulator()
    check_program()
    finish()


if __name__ == "__main__":
    main()
