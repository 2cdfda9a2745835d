#!/usr/bin/env python3
"""Generates the manual: man3 from the function tables, man1 from the programs' --help, man7 from the tables of variables.

    gen_man.py FOLDER BIN     write FOLDER/man1, man3 and man7; BIN has oshrun, oshinfo and oshcc

man3 has a page for each base name, such as shmem_put, and a link to it for every typed, sized and context form of the name.
The pages of man1 and man7 are the templates beside this file with lists filled in. pages.py writes the text of a page of
man3, arguments.py its section ARGUMENTS, and examples.py chooses its example.
"""
import os
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
SOURCE = HERE.parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(SOURCE / "src" / "api"))
sys.path.insert(0, str(HERE))
import examples  # noqa: E402
import pages  # noqa: E402
from table import read_table  # noqa: E402

TABLES = ["src/base/env.def", "check/env.def", "tools/env.def"]


def variables():
    """(names, valid values, default, help, title of the group) of every row of the tables of variables."""
    for table in TABLES:
        text, group = re.sub(r"/\*.*?\*/", "", (SOURCE / table).read_text(), flags=re.S), ""
        for title, row in re.findall(r'^ENV_GROUP\("([^"]*)"\)$|^ENV\(\w+, \w+,(.*?)\)$', text, re.M | re.S):
            if title:
                group = title
                continue
            # Adjacent strings are one, as in C.
            fields = re.findall(r'"((?:[^"\\]|\\.)*)"', re.sub(r'"\s*\n\s*"', "", row))
            grammar, names, standard, help_text = fields
            yield names.split(), grammar, standard, help_text, group


def variable_item(names, grammar, standard, help_text):
    out = f".It Ev {names[0]}\n" + pages.sentences(help_text)
    default = f" Default: {standard}." if standard else ""
    out += pages.sentences(f"Accepts {grammar.replace('|', ', ')}.{default}")
    if names[1:]:
        out += "Other names, which are read if this one is not set:\n"
        out += pages.comma_list([f".Ev {name}" for name in names[1:]]).rstrip() + " .\n"
    return out


def variable_list():
    """A list for each group, in the order of the tables."""
    groups = {}
    for *row, group in variables():
        groups.setdefault(group, []).append(variable_item(*row))
    return "".join(f".Ss {title[0].upper()}{title[1:]}\n.Bl -tag -width Ds\n{''.join(items)}.El\n" for title, items in groups.items())


def help_of(path):
    """The --help of a program: of the target of a cross build by CMake's emulator (a list with semicolons), of a script directly."""
    emulator = os.environ.get("CROSSCOMPILING_EMULATOR", "")
    is_script = path.read_bytes()[:2] == b"#!"
    before = emulator.split(";") if emulator and not is_script else []
    return subprocess.run([*before, path, "--help"], capture_output=True, text=True, check=True).stdout


def options(bin_folder, program):
    """(names, argument, help) of each option of a program, from its --help: names, two spaces, help. The argument is "", "N",
    or "=SECONDS" where it may be left out."""
    text = help_of(Path(bin_folder) / program)
    for label, help_text in re.findall(r"(?:^  |   )(-\S.*?)  +(\S.*?)(?=$|   +-)", text, re.M):
        names, optional, argument = re.fullmatch(r"((?:-[^ ,]+, )*-[^ ,\[]+)(\[=.*\])? ?(.*)", label).groups()
        yield names.split(", "), optional[1:-1] if optional else argument, help_text


def option_list(bin_folder, program):
    """These, as a list of the page."""
    out = ".Bl -tag -width Ds\n"
    for names, argument, help_text in options(bin_folder, program):
        flags = " , ".join("Fl " + name[1:].replace("-", "\\-") for name in names)
        if not help_text.split()[0].endswith(":"):  # a value that is explained
            help_text = help_text[0].upper() + help_text[1:]
        help_text += "" if help_text.endswith(".") else "."
        value = f" Ns Oo Ns = Ns Ar {argument[1:]} Oc" if argument.startswith("=") else f" Ar {argument}" if argument else ""
        out += f".It {flags}{value}\n" + pages.sentences(help_text)
    return out + ".El\n"


def page_list(groups):
    """All pages of man3, section by section of the tables."""
    out = ""
    for section, bases in groups:
        out += f".Ss {section.title}\n" + pages.comma_list([f".Xr {base} 3" for base in bases])
    return out


def sections_with_pages(sections):
    """(section, the bases that come first in it)."""
    seen = set()
    for section in sections:
        bases = [b for b in dict.fromkeys(h.base for h in section.shapes if h.kernels) if b not in seen]
        seen.update(bases)
        if bases:
            yield section, bases


def filled(template, bin_folder, sections):
    words = {"@VARIABLES@\n": variable_list, "@PAGES@\n": lambda: page_list(sections_with_pages(sections)),
             "@OPTIONS oshrun@\n": lambda: option_list(bin_folder, "oshrun"),
             "@OPTIONS oshinfo@\n": lambda: option_list(bin_folder, "oshinfo"),
             "@OPTIONS oshcc@\n": lambda: option_list(bin_folder, "oshcc"),
             "@DATE@": lambda: pages.DATE, "@OS@": lambda: pages.OS}
    for word, text in words.items():
        if word in template:
            template = template.replace(word, text())
    return template


def generate(bin_folder):
    """Path below the folder -> text of every page."""
    sections = read_table()
    files = {}
    for template in sorted(HERE.glob("*.[0-9].in")):
        name = template.name.removesuffix(".in")
        files[f"man{name[-1]}/{name}"] = filled(template.read_text(), bin_folder, sections)
    shown = examples.of_pages()
    for base, members in pages.groups(sections).items():
        files[f"man3/{base}.3"] = pages.page(base, members, shown.get(base))
    for base, members in pages.groups(sections).items():
        for name in (f.name for _, shape in members for f in shape.functions):
            files.setdefault(f"man3/{name}.3", f".so man3/{base}.3\n")
    for name in ("oshc++", "oshcxx", "oshCC", "oshfort"):
        files[f"man1/{name}.1"] = ".so man1/oshcc.1\n"
    files["man1/osh_info.1"] = ".so man1/oshinfo.1\n"
    return files


def main():
    folder, bin_folder = map(Path, sys.argv[1:])
    files = generate(bin_folder)
    for name in {Path(name).parent for name in files}:
        (folder / name).mkdir(parents=True, exist_ok=True)
        for path in (folder / name).iterdir():
            if f"{name}/{path.name}" not in files:
                path.unlink()
    for name, text in files.items():
        path = folder / name
        if not path.exists() or path.read_text() != text:
            path.write_text(text)


if __name__ == "__main__":
    main()
