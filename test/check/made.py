#!/usr/bin/env python3
"""Each library replaces every function, and nothing else; each wrapper calls the function that it stands for."""
import re
import shutil
import subprocess
import sys

from common import BUILD, SOURCE, expect, finish

sys.dont_write_bytecode = True
sys.path.insert(0, str(SOURCE / "check"))
import gen_check  # noqa: E402


def output(*command):
    return subprocess.run(command, capture_output=True, text=True, check=False)


names = {f.name for section in gen_check.read_table() for f in section.functions}
by_hand = [f.name for section in gen_check.read_table() for f in section.functions if f.shape.has("checked_by_hand")]
for library in ("check", "races", "profile"):
    path = BUILD / f"lib/libheddle-{library}.so"
    if shutil.which("nm"):
        exported = {line.split()[-1] for line in output("nm", "-D", "--defined-only", str(path)).stdout.splitlines()}
        exported = {name for name in exported if not name.startswith(("__", "AnnotateIgnore"))}  # compilers', which instrument
        if library == "races":  # functions of the C library that it replaces
            hooked = "".join((SOURCE / f"check/race_{what}.c").read_text() for what in ("pthread", "omp"))
            hooks = set(re.findall(r"^(?:RACE_HOOK\([\w *]+, |[A-Z_]+\()(\w+)[,)]", hooked, re.M))
            expect({name for name in hooks if name[0] != "_"} <= exported, "hooks", "not defined", hooks - exported)
            exported -= hooks | {f"hook_{name}" for name in hooks}
        expect(exported == names, f"names of {library}", "not those of the table", sorted(exported ^ names)[:20])
    sources = "\n".join(p.read_text() for folder in (SOURCE / "check", BUILD / "check/made") for p in folder.glob("*.c"))
    macro = {"check": "CHECKED", "races": "RACED", "profile": "PROFILED"}[library]
    bodies = re.findall(rf"^{macro}\([^(]*?, (\w+)[,)](?:[^\n]*}}$|.*?^}})", sources, re.M | re.S)
    bodies += by_hand if library == "races" else []  # of life.c, which both have
    expect(sorted(bodies) == sorted(names), f"wrappers of {library}", "not one for each", sorted(set(bodies) ^ names)[:20])
    for match in re.finditer(rf"^{macro}\([^(]*?, (\w+)[,)](?:[^\n]*}}$|.*?^}})", sources, re.M | re.S):
        if f" p{match[1]}(" not in match[0]:
            expect(False, f"wrappers of {library}", f"{match[1]} does not call p{match[1]}", match[0])
finish()
