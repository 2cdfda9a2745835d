"""The manual is complete and well formed: a page for every function of the headers, every variable, every option; all
arguments explained; references that lead somewhere; examples that compile and run."""
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

SOURCE, BUILD = Path(os.environ["HEDDLE_SOURCE"]), Path(os.environ["HEDDLE_BUILD"])
MANUAL, BIN = BUILD / "man", BUILD / "bin"
sys.dont_write_bytecode = True
sys.path[:0] = [str(SOURCE / "src/api"), str(SOURCE / "man")]
import examples  # noqa: E402
import pages as page_text  # noqa: E402
import table  # noqa: E402

SECTIONS = ["NAME", "LIBRARY", "SYNOPSIS", "DESCRIPTION", "RETURN VALUES", "ERRORS", "THREADS", "SEE ALSO", "STANDARDS"]
SHOWN_AT_LEAST = 100  # pages with an example, of the functions that are used most
failures = []


def fail(text):
    failures.append(text)
    print(f"failed: {text}")


def output(*command):
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def read_pages():
    """(pages, redirects): name below the manual -> text, or the page that it leads to."""
    files = {str(p.relative_to(MANUAL)): p.read_text() for p in MANUAL.glob("man?/*.?")}
    leads = {name: text.split()[1] for name, text in files.items() if text.startswith(".so ")}
    return {name: text for name, text in files.items() if name not in leads}, leads


def check_form(pages):
    if not shutil.which("mandoc"):
        print("no mandoc: the pages' form is not checked")
        return
    for name in pages:
        status, text = output("mandoc", "-Tlint", "-Wwarning", MANUAL / name)
        if status or text.strip():
            fail(f"{name}: {text[:500]}")


def header_functions():
    for header in ("shmem.h", "shmemx.h"):
        text = re.sub(r"/\*.*?\*/|^#.*?[^\\]$", "", (SOURCE / "include" / header).read_text(), flags=re.M | re.S)
        yield from re.findall(r"[\s*](_?(?:sh|start_|my_pe|num_pes)\w*)\([^()]*\);", text)


def is_described(function, page):
    """Whether a name of the synopsis, with types and sizes filled in, is the function's."""
    names = re.findall(r"^\.Fo (\w+)", page, re.M)
    patterns = [n.replace("TYPENAME", "[a-z0-9]+").replace("SIZE", "(8|16|32|64|128)") for n in names]
    return any(re.fullmatch(p, function) for p in patterns)


def check_functions(pages, leads):
    functions = set(header_functions())
    if len(functions) < 1788 + 29:
        fail(f"only {len(functions)} functions in the headers")
    for function in sorted(functions):
        name = f"man3/{function}.3"
        page = pages.get(leads.get(name, name))
        if page is None:
            fail(f"{function} has no page")
        elif not is_described(function, page):
            fail(f"{function} is not in the synopsis of {leads.get(name, name)}")
    macros = re.findall(r"^#define (shmemx?_\w+)\(\.\.\.\)", (SOURCE / "include/shmem.h").read_text(), re.M)
    for macro in macros:
        if not any(re.search(rf"C11, for every TYPE:(.|\n)*^\.Fo {macro}$", page, re.M) for page in pages.values()):
            fail(f"the macro {macro} is in no synopsis")
    print(f"{len(functions)} functions, {len(macros)} macros, {len(pages)} pages")


def check_contents(pages, leads):
    for name, page in pages.items():
        for target, section in re.findall(r"^\.Xr (\S+) (\d)", page, re.M):
            if f"man{section}/{target}.{section}" not in pages.keys() | leads.keys() and target != "pkg-config":
                fail(f"{name} refers to {target}({section}), which is not there")
        if not name.startswith("man3/"):
            continue
        for section in SECTIONS:
            if not re.search(rf"^\.Sh {section}\n(?!\.Sh)", page, re.M):
                fail(f"{name} has no section {section}, or an empty one")
        for half in page.partition("\nC11, for every TYPE:\n")[::2]:
            prototypes = re.findall(r"^\.Ft .*?^\.Fc$", half, re.M | re.S)
            for twice in sorted({p for p in prototypes if prototypes.count(p) > 1}):
                fail(f"{name} has a prototype twice: {twice}")
        arguments = {re.split(r"[ *]", a)[-1] for a in re.findall(r'^\.Fa "(.*)"$', page, re.M)} - {"void", "..."}
        explained = set(re.findall(r"^\.It Fa (\w+)\n\S", page, re.M))
        if arguments != explained:
            fail(f"{name}: arguments {sorted(arguments ^ explained)} are not both named and explained")


def check_variables(pages):
    page = pages["man7/heddle.7"]
    known = set(re.findall(r"\bEv (\w+(?:<ID>)?)", page))
    _, text = output(BIN / "oshinfo", "--json", "--env")
    wanted = {name for row in json.loads(text)["environment"] for name in row["names"]}
    for folder, pattern in (("src", "*.c"), ("check", "*.c"), ("tools", "*.c"), ("tools", "*.in")):
        for path in (SOURCE / folder).rglob(pattern):
            wanted |= set(re.findall(r'(?:getenv\("|\$\{)((?:HEDDLE|SHMEM|SMA)_\w+)', path.read_text()))
    for name in sorted(wanted - known):
        fail(f"heddle(7) does not know {name}")
    for name in sorted(known - wanted):
        fail(f"heddle(7) tells of {name}, which nothing reads")


def check_options(pages):
    for program in ("oshrun", "oshcc", "oshinfo"):
        _, text = output(BIN / program, "--help")
        listed = set(re.findall(r"(?:^  |   |, )(-[-\w:]+)", text, re.M))
        items = " ".join(re.findall(r"^\.It (Fl .*)", pages[f"man1/{program}.1"], re.M))
        described = {"-" + flag.replace("\\-", "-") for flag in re.findall(r"Fl (\S+)", items)}
        if listed != described or not listed:
            fail(f"{program}(1) and {program} --help differ in {sorted(listed ^ described)}")


def check_shown(pages):
    """Each example calls what its pages are about, under whatever form of the name."""
    groups = page_text.groups(table.read_table())
    shown = examples.of_pages()
    for page, path in shown.items():
        if f"man3/{page}.3" not in pages:
            fail(f"{path.name} is the example of {page}, which is no page")
            continue
        shapes = [shape for _, shape in groups[page]]
        names = {f.name for shape in shapes for f in shape.functions} | {shape.generic for shape in shapes}
        if not names & set(re.findall(r"\b(\w+)\(", path.read_text())):
            fail(f"{path.name} is the example of {page}, and does not call it")
    if len(shown) < SHOWN_AT_LEAST:
        fail(f"only {len(shown)} pages have an example")
    print(f"{len(shown)} pages with an example")


def check_examples():
    with tempfile.TemporaryDirectory(prefix="heddle-man-") as folder:
        for source in sorted((SOURCE / "man/examples").glob("*.c")):
            program = f"{folder}/{source.stem}"
            status, text = output(BIN / "oshcc", "-std=c11", "-Wall", "-Wextra", "-Werror", source, "-o", program)
            if status:
                fail(f"{source.name}: {text}")
                continue
            for pes in (1, 3):
                status, text = output(BIN / "oshrun", "-n", pes, "--timeout", "30", program)
                if status or (not text and pes > 1):
                    fail(f"{source.name} at {pes} PEs: status {status}: {text}")


all_pages, all_leads = read_pages()
for start, end in all_leads.items():
    if end not in all_pages:
        fail(f"{start} leads to {end}, which is not there")
check_form(all_pages)
check_functions(all_pages, all_leads)
check_contents(all_pages, all_leads)
check_variables(all_pages)
check_options(all_pages)
check_shown(all_pages)
check_examples()
print(f"{len(failures)} failures")
sys.exit(1 if failures else 0)
