"""The site in a browser, as wide as a phone and as a desk, light and dark: all pages that are written, and some of the reference. No
page is wider than the window, and each follows the scheme."""
import html
import json
import re
import subprocess
import tempfile
from pathlib import Path

from common import browser_with, expect, finish, site_in

REFERENCE = "reference/index.html", "reference/shmem_put.html"
WIDTHS, SCHEMES = (390, 1280), {"light": 1, "dark": 0}  # as Chromium counts them
LOOK = """<!doctype html><meta name="color-scheme" content="light dark"><body><script>
function look(page, width) {
    const frame = document.createElement('iframe');
    frame.style = `width:${width}px;height:800px;border:0`;
    frame.src = page;
    return new Promise(seen => {
        frame.onload = () => setTimeout(() => { // the time is the browser's own, and passes at once
            const inside = frame.contentDocument, top = inside.documentElement;
            const [r, g, b] = getComputedStyle(inside.body).backgroundColor.match(/[0-9.]+/g).map(Number);
            seen({page, width, scrolls: top.scrollWidth - top.clientWidth, dark: r + g + b < 300,
                  heading: inside.querySelectorAll('h1').length, search: inside.querySelectorAll('.md-search').length});
            frame.remove();
        }, 500);
        document.body.append(frame);
    });
}
(async () => {
    const found = [];
    for (const page of PAGES) for (const width of WIDTHS) found.push(await look(page, width));
    document.body.append('found ' + JSON.stringify(found) + ' end');
})();
</script></body>"""


def look(folder, pages, scheme):
    """What is seen of each page at each width."""
    around = folder / "around.html"
    around.write_text(LOOK.replace("PAGES", json.dumps([page.as_uri() for page in pages])).replace("WIDTHS", json.dumps(WIDTHS)))
    command = browser_with(folder / scheme, "--allow-file-access-from-files", "--window-size=1400,900",
                           f"--blink-settings=preferredColorScheme={SCHEMES[scheme]}", "--virtual-time-budget=10000000", "--dump-dom")
    done = subprocess.run([*command, around.as_uri()], capture_output=True, text=True, timeout=500, check=False)
    found = re.search(r"found (\[\{.*\}\]) end", done.stdout)
    return json.loads(html.unescape(found[1])) if found else []


def check(found, scheme):
    where = f"{scheme}: {found}"
    expect(found["heading"] and found["search"], f"a heading and a search: {where}")
    expect(found["scrolls"] <= 0, f"nothing is wider than the window: {where}")
    expect(found["dark"] == (scheme == "dark"), f"it follows the scheme: {where}")


with tempfile.TemporaryDirectory(prefix="heddle-site-") as name:
    folder, site = Path(name), site_in(name)
    written = [page for page in sorted(site.rglob("*.html")) if "reference" not in page.parts and page.name != "404.html"]
    pages = written + [site / page for page in REFERENCE]
    expect(len(written) > 30, f"pages: {written}")
    for scheme in SCHEMES:
        found = look(folder, pages, scheme)
        expect(len(found) == len(pages) * len(WIDTHS), f"{scheme}: {len(found)} looks at {len(pages)} pages")
        for one in found:
            check(one, scheme)
finish()
