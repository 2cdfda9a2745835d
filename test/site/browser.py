"""The site in a browser, as wide as a phone and as a desk: no page is wider than the window, and each follows the scheme."""
import html
import json
import re
import subprocess
import tempfile

from common import expect, finish, make_site
from skipping import need_program

PAGES = "index.html", "doc/guide/threads.html", "doc/guide/errors.html", "doc/wire.html", "reference/shmem_put.html"
WIDTHS, SCHEMES = (390, 1280), {"light": 1, "dark": 0}  # as Chromium counts them
LOOK = """<!doctype html><meta name="color-scheme" content="light dark"><body>
<iframe style="width:WIDTHpx;height:800px;border:0" src="PAGE"></iframe><script>
const frame = document.querySelector('iframe');
frame.onload = () => setTimeout(() => {
    const page = frame.contentDocument, [r, g, b] = getComputedStyle(page.body).backgroundColor.match(/[0-9.]+/g).map(Number);
    const found = {scrolls: page.documentElement.scrollWidth - page.documentElement.clientWidth, dark: r + g + b < 300,
                   heading: page.querySelectorAll('h1').length, search: page.querySelectorAll('.md-search').length};
    frame.remove(); document.body.append('found ' + JSON.stringify(found) + ' end'); }, 500);</script></body>"""


def look(browser, folder, page, width, scheme):
    around = folder / "around.html"
    around.write_text(LOOK.replace("WIDTH", str(width)).replace("PAGE", page.as_uri()))
    command = [browser, "--headless", "--no-sandbox", "--disable-gpu", "--allow-file-access-from-files", f"--user-data-dir={folder}/{scheme}",
               "--window-size=1400,900", f"--blink-settings=preferredColorScheme={SCHEMES[scheme]}", "--virtual-time-budget=10000",
               "--dump-dom", around.as_uri()]
    done = subprocess.run(command, capture_output=True, text=True, timeout=200, check=False)
    found = re.search(r"found (\{.*?\}) end", done.stdout)
    return json.loads(html.unescape(found[1])) if found else {}


browser = need_program("chromium", "chromium")
with tempfile.TemporaryDirectory(prefix="heddle-site-") as name:
    site = make_site(name)
    for path in PAGES:
        for width in WIDTHS:
            for scheme in SCHEMES if path == PAGES[0] else ["light"]:
                found = look(browser, site.parent, site / path, width, scheme)
                where = f"{path}, {width} px, {scheme}: {found}"
                expect(found.get("heading") and found.get("search"), f"a heading and a search: {where}")
                expect(found.get("scrolls", 1) <= 0, f"nothing is wider than the window: {where}")
                expect(found.get("dark") == (scheme == "dark"), f"it follows the scheme: {where}")
finish()
