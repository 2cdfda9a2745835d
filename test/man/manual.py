"""The manual is complete and well formed: a page for every function of the headers, every variable, every option; all
arguments explained; references that lead somewhere; examples that compile and run."""
import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from checks import BUILD, SOURCE, fail, finish  # noqa: E402

MANUAL, BIN = BUILD / "man", BUILD / "bin"
sys.path[:0] = [str(SOURCE / "src/api"), str(SOURCE / "man")]
import examples  # noqa: E402
import pages as page_text  # noqa: E402
import table  # noqa: E402

SECTIONS = ["NAME", "LIBRARY", "SYNOPSIS", "DESCRIPTION", "RETURN VALUES", "ERRORS", "THREADS", "SEE ALSO", "STANDARDS"]


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
        explained = {re.split(r"[ *]", a)[-1] for a in re.findall(r'^\.It Fa "(.*)"\n\S', page, re.M)}
        if arguments != explained:
            fail(f"{name}: arguments {sorted(arguments ^ explained)} are not both named and explained")


def section_of(page, name):
    found = re.search(rf"^\.Sh {name}\n(.*?)(?=^\.Sh )", page, re.M | re.S)
    return found[1] if found else ""


def paragraphs(page):
    """The prose of a page, a paragraph each, without literal text and with the arguments of macros in their places."""
    text = re.sub(r"^\.Bd -literal\n.*?^\.Ed\n|^\.Sh (?:NAME|SYNOPSIS|SEE ALSO)\n.*?(?=^\.Sh |\Z)", "", page, flags=re.M | re.S)
    text = re.sub(r'^\.\\".*\n|^\.(?:D1|Dl).*\n', "", text, flags=re.M)
    for block in re.split(r"^\.(?:Sh|Ss|Pp|It|Bl|El|Dd|Dt|Os)\b.*\n", text, flags=re.M):
        if all(line.startswith(".Xr ") for line in block.splitlines()):
            continue
        block = re.sub(r"^\.Nm$|^\.Nm(?= [.,])", "NAME", block, flags=re.M)
        words = re.sub(r"^\.[A-Z][a-z]\b ?|\b(?:Fl|Ar|Ev|Ns|Oo|Oc|Nm|Xr|Fn|Cm) ", "", block, flags=re.M)
        if words.strip():
            yield re.sub(r" (?=[.,:;])", "", " ".join(words.split()))


def check_sentences(pages):
    """No sentence is cut: a paragraph begins with a capital or a name and ends with a full stop or a colon, and its quotes and
    brackets are pairs."""
    for name, page in pages.items():
        for text in paragraphs(page):
            if text[-1] not in ".:" or text.count('"') % 2 or text.count("(") != text.count(")"):
                fail(f"{name}: a sentence seems to be cut: {text[-120:]}")
            if re.search(r"\b(?:in|of|by|and|the|a|Multithreaded)\.(?: |$)", text):
                fail(f"{name}: a sentence ends within a phrase: {text[-120:]}")


def check_values(pages):
    """What is returned is in a section of its own, and repeats nothing of the description."""
    for name, page in pages.items():
        if not name.startswith("man3/"):
            continue
        described = set(section_of(page, "DESCRIPTION").splitlines())
        returned = section_of(page, "RETURN VALUES")
        lines = [line for line in returned.splitlines() if not line.startswith(".")]
        for line in lines:
            if line in described:
                fail(f"{name}: RETURN VALUES repeats DESCRIPTION: {line}")
        if not lines or not all(re.match(r"(?:Returns |None: |The string |If |It is |Blocks )", line) for line in lines):
            fail(f"{name}: RETURN VALUES does not begin with what is returned: {lines}")
        if re.search(r"^\.Ft (?!void$)", page, re.M) and "Returns" not in returned:
            fail(f"{name}: RETURN VALUES has nothing of the result")


def check_agreement(pages):
    """Arguments that all PEs of a collective pass alike have a sentence about that; deprecated functions are named exactly."""
    for base, members in page_text.groups(table.read_table()).items():
        page = pages[f"man3/{base}.3"]
        for _, shape in members:
            for argument in shape.arguments:
                is_agreed = shape.has("collective") and argument.role in table.AGREED
                text = re.search(rf'^\.It Fa ".*\W{argument.name}"\n((?:[^.].*\n)+)', page, re.M)
                if is_agreed and "same value" not in text[1] and "may differ" not in text[1]:
                    fail(f"man3/{base}.3: {argument.name} has no sentence about its value on other PEs: {text[1]}")
        old = {f.name for _, shape in members for f in shape.functions if "deprecated" in shape.flags}
        if len(old) < sum(len(shape.functions) for _, shape in members):
            named = set(re.findall(r"^\.Fn (\w+)", section_of(page + ".Sh end\n", "STANDARDS"), re.M))
            if named != old:
                fail(f"man3/{base}.3: the deprecated functions are {sorted(old)}, not {sorted(named)}")


def check_variables(pages):
    page = pages["man7/heddle-environment.7"]
    known = set(re.findall(r"\bEv (\w+(?:<ID>)?)", page))
    _, text = output(BIN / "oshinfo", "--json", "--env")
    wanted = {name for row in json.loads(text)["environment"] for name in row["names"]}
    for folder, pattern in (("src", "*.c"), ("check", "*.c"), ("tools", "*.c"), ("tools", "*.in")):
        for path in (SOURCE / folder).rglob(pattern):
            wanted |= set(re.findall(r'(?:getenv\("|\$\{)((?:HEDDLE|SHMEM|SMA)_\w+)', path.read_text()))
    for name in sorted(wanted - known):
        fail(f"heddle-environment(7) does not know {name}")
    for name in sorted(known - wanted):
        fail(f"heddle-environment(7) describes {name}, which no program reads")


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
    for base, members in groups.items():
        if members[0][0].table == "shmem" and base not in shown:
            fail(f"{base} is a function of OpenSHMEM, and its page has no example")
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
check_sentences(all_pages)
check_values(all_pages)
check_agreement(all_pages)
check_variables(all_pages)
check_options(all_pages)
check_shown(all_pages)
check_examples()
finish()
