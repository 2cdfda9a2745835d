"""A table of counts in a page, between two markers. Counts add up until the table is emptied by hand."""
import re
import subprocess


def commit_now():
    done = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    return done.stdout.strip() or "?"


def number(text):
    return float(text) if "." in text else int(text)


def text_of(value):
    return f"{value:.3f}" if isinstance(value, float) else str(value)


def add(path, marker, columns, rows):
    """`rows`: name: numbers, in the order of `columns`, the first of which is the name's. A row's last column is the commit."""
    with open(path) as file:
        page = file.read()
    found = re.match(f"(.*<!-- {marker} -->\n)(.*)(<!-- /{marker} -->.*)", page, flags=re.S)
    if not found:
        raise SystemExit(f"{path} has no lines <!-- {marker} --> and <!-- /{marker} --> for the table")
    known = {}
    for line in found[2].splitlines()[2:]:
        name, *numbers, commit = (cell.strip() for cell in line.strip("| ").split("|"))
        known[name] = ([number(text) for text in numbers], commit)
    for name, numbers in rows.items():
        before = known.get(name, ([0] * len(numbers), ""))[0]
        known[name] = ([old + new for old, new in zip(before, numbers)], commit_now())
    lines = ["| " + " | ".join([*columns, "last commit"]) + " |", "|---|" + "---:|" * (len(columns) - 1) + "---|"]
    lines += [f"| {name} | {' | '.join(map(text_of, numbers))} | {commit} |" for name, (numbers, commit) in known.items()]
    with open(path, "w") as file:
        file.write(found[1] + "\n".join(lines) + "\n" + found[3])
