#!/usr/bin/env python3
"""The page of the report in a browser, as wide as a phone and as a desk: nothing is wider than the page, and nothing that is to
be read is too small or too faint, on a light screen and on a dark one."""
import html
import json
import pathlib
import re
import subprocess
import sys
import tempfile

from common import SOURCE, expect, finish
import fake_numbers
from claims import table
from skipping import need_program

WIDTHS = 390, 1280
SCHEMES = {"light": 1, "dark": 0}  # as Chromium counts them
SMALLEST, PICTURE_SMALLEST, CONTRAST = 13, 9, 4.5  # pixels of text, and in pictures; the last as WCAG has it for text

# What is wrong with a page, found from within; the page around it takes it out of a frame of the width that is looked at.
LOOK = r"""
function light(colour) {
    const [r, g, b] = colour.match(/[\d.]+/g).map(Number).map(v => v / 255).map(v => v <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4);
    return .2126 * r + .7152 * g + .0722 * b;
}
function behind(element) {
    for (; element; element = element.parentElement) {
        const colour = getComputedStyle(element).backgroundColor;
        if (!/, 0\)$/.test(colour)) return colour;
    }
    return "rgb(255, 255, 255)";
}
function look(page, view) {
    page.querySelectorAll("details").forEach(one => one.open = true);
    const root = page.documentElement, faint = [], small = [], tiny = [], wide = [];
    for (const element of page.body.querySelectorAll("*")) {
        const box = element.getBoundingClientRect(), style = view.getComputedStyle(element);
        if (!box.width || ["STYLE", "I"].includes(element.tagName)) continue;
        if (box.right > root.clientWidth + 1) wide.push(element.tagName + ": " + element.textContent.slice(0, 40));
        if (![...element.childNodes].some(node => node.nodeType === 3 && node.textContent.trim())) continue;
        const grown = element.ownerSVGElement ? element.getScreenCTM() : {a: 1, b: 0};
        const size = parseFloat(style.fontSize) * Math.hypot(grown.a, grown.b);
        if (size < (element.ownerSVGElement ? PICTURE_SMALLEST : SMALLEST)) small.push(size + " px: " + element.textContent.slice(0, 40));
        const pair = [light(element.ownerSVGElement ? style.fill : style.color), light(behind(element))].sort((a, b) => b - a);
        if ((pair[0] + .05) / (pair[1] + .05) < CONTRAST) faint.push(style.color + ": " + element.textContent.slice(0, 40));
    }
    return {scrolls: root.scrollWidth - root.clientWidth, wide, small, faint, claims: page.querySelectorAll("section").length,
            dark: light(view.getComputedStyle(page.body).backgroundColor) < .2};
}
"""


def around(page, width):
    """A page with the other in a frame: a window cannot be as narrow as a phone."""
    limits = f"const SMALLEST = {SMALLEST}, PICTURE_SMALLEST = {PICTURE_SMALLEST}, CONTRAST = {CONTRAST};"
    return ('<!doctype html><meta name="color-scheme" content="light dark"><body>'
            f'<iframe style="width:{width}px;height:800px;border:0" srcdoc="{html.escape(page)}"></iframe>'
            f"<script>{limits}{LOOK}"
            "const frame = document.querySelector('iframe');"
            "frame.onload = () => { const found = look(frame.contentDocument, frame.contentWindow); frame.remove();"
            "document.body.append('found ' + JSON.stringify(found) + ' end'); };</script></body>")


def looked_at(browser, folder, page, width, scheme):
    path = folder / "around.html"
    path.write_text(around(page, width))
    command = [browser, "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder}/profile", "--window-size=1400,900",
               f"--blink-settings=preferredColorScheme={SCHEMES[scheme]}", "--virtual-time-budget=10000", "--dump-dom", path.as_uri()]
    done = subprocess.run(command, capture_output=True, text=True, timeout=200, check=False)
    found = re.search(r"found (\{.*\}) end", done.stdout)
    if not found:
        raise SystemExit(f"the browser says nothing of the page: exit status {done.returncode}: {done.stderr[-300:]}")
    return json.loads(html.unescape(found[1]))


def main():
    browser = need_program("chromium", "chromium")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        fake_numbers.write(folder, fake_numbers.numbers())
        subprocess.run([sys.executable, SOURCE / "bench" / "reproduce.py", "--from", folder, "--out", folder], check=True,
                       stdout=subprocess.DEVNULL)
        page = (folder / "report.html").read_text()
        for width in WIDTHS:
            for scheme in SCHEMES:
                found = looked_at(browser, folder, page, width, scheme)
                where = f"{width} px, {scheme}"
                expect(found["claims"] == len(table.CLAIMS), f"{where}: all claims are there")
                expect(found["dark"] == (scheme == "dark"), f"{where}: the page follows the scheme")
                expect(found["scrolls"] <= 0 and not found["wide"], f"{where}: nothing is wider than the page {found['wide'][:3]}")
                expect(not found["small"], f"{where}: all text is large enough {found['small'][:3]}")
                expect(not found["faint"], f"{where}: all text is seen {found['faint'][:3]}")
    finish()


if __name__ == "__main__":
    main()
