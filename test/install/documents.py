"""Documents as they are installed: each link leads to what is there, and so does each file that an example's command names."""
import re
import subprocess
import tempfile
from pathlib import Path

from common import BUILD, SOURCE, expect, finish


def installed(folder):
    command = ["cmake", "--install", BUILD, "--prefix", folder, "--component", "documents"]
    subprocess.run(command, capture_output=True, check=True)
    return next(folder.rglob("README.md")).parent


def links(page):
    """Of Markdown, to other files: inline, as a reference, or in HTML."""
    text = re.sub(r"^```.*?^```$|`[^`\n]*`", "", page.read_text(), flags=re.M | re.S)
    found = re.findall(r"\]\(\s*<?([^)\s>]+)|^\[[^]]+\]:\s*(\S+)|(?:href|src)=\"([^\"]+)\"", text, re.M)
    return [link.partition("#")[0] for words in found for link in words if link and not re.match(r"[a-z]+:|#", link)]


def check_links(folder):
    count = 0
    for page in sorted(folder.rglob("*.md")):
        for link in links(page):
            count += 1
            target = (page.parent / link).resolve()
            expect(target.is_relative_to(folder), f"{page.relative_to(folder)}: {link} leads out of the documents")
            expect(target.exists(), f"{page.relative_to(folder)}: {link} is not there")
            expect(not target.is_dir() or any(target.iterdir()), f"{page.relative_to(folder)}: {link} is empty")
    expect(count > 50, f"{count} links")
    return count


def check_examples(folder):
    """All of them, and what their sources include; what the commands of their page name."""
    here = folder / "examples"
    sources = {path.relative_to(SOURCE / "examples") for path in (SOURCE / "examples").rglob("*")
               if path.is_file() and "__pycache__" not in path.parts}
    there = {path.relative_to(here) for path in here.rglob("*") if path.is_file()}
    expect(sources == there, f"examples that are not installed: {sorted(map(str, sources - there))}, or that are none: "
                             f"{sorted(map(str, there - sources))}")
    for command in re.findall(r"^```sh$(.*?)^```$", (here / "README.md").read_text(), re.M | re.S):
        for name in re.findall(r"[\w/]+\.(?:c|py|conf|f|f90)\b", command):
            expect((here / name).is_file(), f"examples/README.md: {name} is not there")


def main():
    with tempfile.TemporaryDirectory(prefix="heddle-documents-") as name:
        folder = installed(Path(name).resolve())
        count = check_links(folder)
        check_examples(folder)
    print(f"{count} links")
    finish()


main()
