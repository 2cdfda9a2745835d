#!/usr/bin/env python3
"""Makes what bash completes for each tool: completion.bash.in, with the options that its --help has.

    gen_completion.py FOLDER BIN "TOOL NAME COMPONENT"...     BIN has the tools; each NAME is one of a TOOL
"""
import re
import sys
from collections import defaultdict
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(HERE.parent.parent / "man"))
from gen_man import options, variables  # noqa: E402

# What an option's argument is completed with, by what --help calls it.
WORDS_OF = {"FILE": "@files", "VAR[=VALUE]": "@variables", "A[:N],B[:N]": "@hosts", "PID": "@jobs", "DIR": "@files",
            "VAR VALUE": "@variables", "core|socket|numa|node[:PE=N]": "core socket numa node", "all|none|N": "all none"}
# What comes behind the options.
REST = {"oshrun": "@commands", "oshcc": "@files", "oshinfo": "@none"}


def words_of(argument):
    """"core none" for "core|none"; nothing is known of a number."""
    argument = argument.removeprefix("=")
    return WORDS_OF.get(argument) or (argument.replace("|", " ") if re.fullmatch(r"[a-z|]+", argument) else "@none")


def patterns(flags, argument):
    """Behind which words the value of an option comes; with a space, unless it may be left out."""
    return " | ".join([flag + "=" for flag in flags] + ([] if argument.startswith("=") else flags))


def completion(bin_folder, tool, names):
    rows = list(options(bin_folder, tool))
    values = "".join(f"    {patterns(flags, argument)}) words='{words_of(argument)}' ;;\n" for flags, argument, _ in rows if argument)
    needing = [flag for flags, argument, _ in rows if argument and not argument.startswith("=") for flag in flags]
    text = (HERE / "completion.bash.in").read_text()
    for word, by in {"@TOOL@": tool, "@NAMES@": " ".join(names), "@OPTIONS@": " ".join(f for row in rows for f in row[0]),
                     "@VALUES@\n": values, "@NEEDING@": "|".join(needing) or "''", "@REST@": REST[tool],
                     "@VARIABLES@": " ".join(sorted(name[0] for name, *_ in variables()))}.items():
        text = text.replace(word, by)
    return text


def main():
    folder, bin_folder = map(Path, sys.argv[1:3])
    names = defaultdict(list)
    for row in sys.argv[3:]:
        tool, name, _ = row.split()
        names[tool].append(name)
    folder.mkdir(parents=True, exist_ok=True)
    for tool in names:
        text = completion(bin_folder, tool, names[tool])
        for name in names[tool]:
            (folder / name).write_text(text)


if __name__ == "__main__":
    main()
