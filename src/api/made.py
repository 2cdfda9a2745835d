"""What the generators of a build's files have in common: their command line. A generator gives the name of each file and a
function that makes its text, as names alone are asked for each time that a build is configured. It is not a program."""
import argparse
from pathlib import Path


def write(folder, note, files):
    """Makes a folder hold these files, and no others that begin with this note; what is right already is not touched."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in files.items():
        path, text = folder / name, make()
        path.parent.mkdir(exist_ok=True)
        if not path.exists() or path.read_text() != text:
            path.write_text(text)
    for path in folder.iterdir():
        if path.name not in files and path.is_file() and path.read_text(errors="replace").startswith(note):
            path.unlink()


def main(doc, note, files):
    parser = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    if options.list == bool(options.folder):
        parser.error("either a folder or --list")
    if options.list:
        print("\n".join(files))
    else:
        write(options.folder, note, files)
    return 0
