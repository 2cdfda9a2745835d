#!/usr/bin/env python3
"""Each claim has a verdict, which follows from the numbers: from those of a world as the documents say, of one where nothing
differs, and of one where nothing was measured. The page, the JSON and the CSV have all of them."""
import csv
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

from common import SOURCE, expect, finish
import fake_numbers
import drawing
from claims import page, pictures, table
from claims.evidence import PACED, Evidence
from claims.verdicts import BEATEN, MEANING, MODELLED, NOT, REPRODUCED, judge

SHOWN = {REPRODUCED, BEATEN}


def judged(files):
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        fake_numbers.write(folder, files)
        evidence = Evidence(folder)
        return {claim.number: judge(claim, evidence) for claim in table.CLAIMS}


def flat(files):
    """Every operation as fast as any other, whatever its size and threads."""
    for suite in "streams", "bundled", "wire", "entry":
        for row in files[suite]["rows"]:
            row["repetitions"] = [100 if suite == "entry" else 1] * 3
    return files | {"mappings": {name: [1] for name in files["mappings"]}}


def worlds():
    good = judged(fake_numbers.numbers())
    missing = [number for number, one in good.items() if one.verdict not in SHOWN]
    expect(not missing, f"where all is as the documents say, every claim is shown; not {missing}")
    same = judged(flat(fake_numbers.numbers()))
    wrong = [claim.number for claim in table.CLAIMS if claim.question and claim.number not in COSTS
             and same[claim.number].verdict in SHOWN]
    expect(not wrong, f"where nothing is faster than anything, no claim of a difference is shown; but {wrong}")
    expect(all(one.why for one in same.values() if one.verdict == NOT), "what is not shown says why")
    expect(all(one.verdict == NOT and one.why for one in judged({}).values()), "where nothing was measured, nothing is shown")
    for route in sorted(PACED):
        paced = judged({name: content for name, content in fake_numbers.numbers(route).items() if name in ("streams", "tests")})
        asked = [claim.number for claim in table.CLAIMS if claim.question and paced[claim.number].verdict != NOT]
        expect(not asked, f"{route}, whose rate is set, decides no verdict; but {asked}")


# Those that need more cores than most machines have.
MODELLED_CLAIMS = 5, 10, 34, 35, 37, 38


def modelled():
    """Where nothing differs, but a model says how it would be elsewhere."""
    good = fake_numbers.numbers("model")["streams"]["rows"]
    found = judged(flat(fake_numbers.numbers()) | {"model": {"rows": good, "validation": []}})
    expect(all(found[number].verdict == MODELLED and found[number].why for number in MODELLED_CLAIMS),
           "what needs more cores is modelled, and says why")
    shown = judged(fake_numbers.numbers() | {"model": {"rows": good, "validation": []}})
    expect(not [number for number, one in shown.items() if one.verdict == MODELLED], "what was measured is not modelled")


# Claims that something costs little, that there is no dip, or that few threads are enough: where all is the same, they hold, and
# those of a slower way, as there is none.
COSTS = 2, 6, 11, 12, 15, 16, 19, 22, 30, 36


def failing_tests():
    files = fake_numbers.numbers()
    for name in table.tests():
        for state in "failed", "skipped":
            found = judged(files | {"tests": files["tests"] | {f"{name}/2": state}})
            named = [claim for claim in table.CLAIMS if name in claim.tests]
            expect(all(found[claim.number].verdict == NOT and name in found[claim.number].why for claim in named),
                   f"with {name} {state}, nothing that names it is shown")


def written(folder):
    """What the program writes of numbers, from a folder of them."""
    fake_numbers.write(folder, fake_numbers.numbers())
    done = subprocess.run([sys.executable, SOURCE / "bench" / "reproduce.py", "--from", folder, "--out", folder / "out"],
                          capture_output=True, text=True, check=False)
    expect(done.returncode == 0, f"the program ends with 0 {done.stderr}")
    data = json.loads((folder / "out" / "claims.json").read_text())["claims"]
    expect([one["id"] for one in data] == [claim.number for claim in table.CLAIMS], "the JSON has each claim")
    expect(all(one["verdict"] in MEANING and one["document"] and one["measured"] and one["route"] and one["command"]
               for one in data), "each with a verdict, what was said, what was measured and where, and the command")
    with (folder / "out" / "claims.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    expect([(row["id"], row["verdict"]) for row in rows] == [(str(one["id"]), one["verdict"]) for one in data],
           "the CSV has the same verdicts")
    return (folder / "out" / "report.html").read_text(), data


def check_page(text, data):
    for one in data:
        found = re.search(rf'<section id="claim-{one["id"]}">.*?</section>', text, re.S)
        expect(found and f">{one['verdict']}</span>" in found[0], f"the page has claim {one['id']} and its verdict")
    outside = re.findall(r'(?:src|href)="(?!#)[^"]*"|url\((?!#)[^)]*\)|@import', text)
    expect(not outside, f"the page needs nothing else {outside}")
    names = re.findall(r'\bid="([^"]+)"', text)
    expect(len(names) == len(set(names)), "no two pictures share a name")


def pictures_of_their_own():
    """Those of the README: files that need nothing else, of what was found and of what the documents say."""
    with tempfile.TemporaryDirectory() as name:
        fake_numbers.write(pathlib.Path(name), fake_numbers.numbers())
        evidence = Evidence(pathlib.Path(name))
    verdicts = [judge(claim, evidence) for claim in table.CLAIMS]
    figures = {name: make(evidence, verdicts) for name, make in pictures.FILES.items() if name != "wire"}
    stated = dict(figures["gains"].series["the documents"])
    expect(len(stated) == sum(claim.gain is not None for claim in table.CLAIMS), "every ratio that a document states is drawn")
    expect(dict(figures["gains"].series["here"]).keys() == stated.keys(), "beside the one that was found")
    expect(figures["threads"].stated == 100 and len(figures["threads"].series) > 1, "and the rate of forty threads beside ours")
    for name, figure in figures.items() if drawing.is_possible() else ():
        text = drawing.file(figure)
        expect(xml.etree.ElementTree.fromstring(text).tag.endswith("svg"), f"{name} is SVG")
        expect("prefers-color-scheme: dark" in text and not re.search(r"#[ab]0000\d", text), f"{name} has colours for both schemes")


def without_pictures():
    """The page where there is no matplotlib, whether there is here or not."""
    with tempfile.TemporaryDirectory() as name:
        fake_numbers.write(pathlib.Path(name), fake_numbers.numbers())
        evidence = Evidence(pathlib.Path(name))
    drawing.is_possible = lambda: False
    shown = [claim.figure(evidence) if claim.figure else None for claim in table.CLAIMS]
    text = page.html(table.CLAIMS, [judge(claim, evidence) for claim in table.CLAIMS], shown, evidence)
    expect("<svg" not in text and "there is no matplotlib" in text, "without matplotlib the page says that it has no pictures")
    expect(text.count("<details open>") == sum(one is not None for one in shown), "and has the numbers of each, open")


def main():
    drawing.use_the_python_that_draws()
    worlds()
    modelled()
    failing_tests()
    with tempfile.TemporaryDirectory() as name:
        check_page(*written(pathlib.Path(name)))
    pictures_of_their_own()
    without_pictures()
    finish()


if __name__ == "__main__":
    main()
