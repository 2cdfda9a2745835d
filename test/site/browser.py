"""The site in a browser. Every page fits the window of a phone. The written pages and some of the reference are checked as wide as a
phone and as a desk, light and dark: no page is wider than the window, each follows the scheme, and the contrast of text is at least
4.5 to 1."""
import html
import json
import re
import subprocess
import tempfile
from pathlib import Path

from common import browser_with, expect, finish, site_in

REFERENCE = [f"reference/{name}.html" for name in ("index", "shmem_put", "shmem_alltoall", "oshrun", "heddle", "heddle-environment")]
LEAST_CONTRAST = 4.5
PHONE, DESK, SCHEMES = 390, 1280, {"light": 1, "dark": 0}  # CSS pixels; Chromium's numbers of the schemes
LOOK = """<!doctype html><meta name="color-scheme" content="light dark"><body><script>
const channels = colour => (colour.match(/[0-9.]+/g) || [0, 0, 0, 0]).map(Number);
const over = (front, back) => { // a colour that may be transparent, over an opaque one
    const alpha = front.length > 3 ? front[3] : 1;
    return [0, 1, 2].map(i => front[i] * alpha + back[i] * (1 - alpha));
};
function background_of(element, root) {
    if (!element) return channels(root);
    const own = channels(getComputedStyle(element).backgroundColor);
    return over(own, own.length < 4 || own[3] === 1 ? [0, 0, 0] : background_of(element.parentElement, root));
}
function luminance(colour) {
    const [r, g, b] = colour.map(c => (c /= 255) <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(element, root) {
    const back = background_of(element, root), front = over(channels(getComputedStyle(element).color), back);
    const [low, high] = [luminance(front), luminance(back)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
}
/* The text of least contrast on a page: its ratio, and what it is. */
function faintest(inside) {
    const root = getComputedStyle(inside.body).backgroundColor;
    const texts = [...inside.querySelectorAll('.md-content p, .md-content a:not(.headerlink), .md-content h1, .md-content h2, .md-content h3, ' +
                                              '.md-content td, .md-content li, .md-content code, .md-content pre span, .md-content blockquote')]
        .filter(element => [...element.childNodes].some(node => node.nodeType === 3 && node.textContent.trim()));
    return texts.map(element => [Math.round(contrast(element, root) * 100) / 100, element.tagName + '.' + element.className + ': ' +
                                 element.textContent.trim().slice(0, 20).replace(/["<>&]/g, ' ')])
        .reduce((least, one) => one[0] < least[0] ? one : least, [21, '']);
}
function check(page, width) {
    const frame = document.createElement('iframe');
    frame.style = `width:${width}px;height:800px;border:0`;
    frame.src = page;
    return new Promise(seen => {
        frame.onload = () => {
            const still = frame.contentDocument.createElement('style');
            still.textContent = '* { transition: none !important; animation: none !important }'; // a colour in transition is not final
            frame.contentDocument.head.append(still);
            setTimeout(seen_now, 500); // virtual time, which passes at once
        };
        const seen_now = () => {
            const inside = frame.contentDocument, top = inside.documentElement;
            const [r, g, b] = getComputedStyle(inside.body).backgroundColor.match(/[0-9.]+/g).map(Number);
            seen({page, width, scrolls: top.scrollWidth - top.clientWidth, dark: r + g + b < 300,
                  faintest: faintest(inside), heading: inside.querySelectorAll('h1').length, search: inside.querySelectorAll('.md-search').length});
            frame.remove();
        };
        document.body.append(frame);
    });
}
(async () => {
    const found = [];
    for (const page of PAGES) for (const width of WIDTHS) found.push(await check(page, width));
    document.body.append('found ' + JSON.stringify(found) + ' end');
})();
</script></body>"""


def seen_of(folder, pages, scheme, widths):
    """The properties of each page at each width."""
    around = folder / "around.html"
    around.write_text(LOOK.replace("PAGES", json.dumps([page.as_uri() for page in pages])).replace("WIDTHS", json.dumps(widths)))
    command = browser_with(folder / scheme, "--allow-file-access-from-files", "--window-size=1400,900",
                           f"--blink-settings=preferredColorScheme={SCHEMES[scheme]}", "--virtual-time-budget=10000000", "--dump-dom")
    done = subprocess.run([*command, around.as_uri()], capture_output=True, text=True, timeout=500, check=False)
    found = re.search(r"found (\[\{.*\}\]) end", done.stdout)
    found = json.loads(html.unescape(found[1])) if found else []
    expect(len(found) == len(pages) * len(widths), f"{scheme}: {len(found)} results for {len(pages)} pages in {len(widths)} widths")
    return found


def check(found, scheme):
    where = f"{scheme}: {found}"
    expect(found["heading"] and found["search"], f"a heading and a search: {where}")
    expect(found["scrolls"] <= 0, f"no page is wider than the window: {where}")
    expect(found["faintest"][0] >= LEAST_CONTRAST, f"contrast of text: {where}")
    expect(found["dark"] == (scheme == "dark"), f"it follows the scheme: {where}")


with tempfile.TemporaryDirectory(prefix="heddle-site-") as name:
    folder, site = Path(name), site_in(name)
    all_pages = [page for page in sorted(site.rglob("*.html")) if page.name != "404.html"]
    written = [page for page in all_pages if "reference" not in page.parts]
    pages = written + [site / page for page in REFERENCE]
    expect(len(written) > 30, f"pages: {written}")
    for scheme in SCHEMES:
        for one in seen_of(folder, pages, scheme, (PHONE, DESK)):
            check(one, scheme)
    others = [page for page in all_pages if page not in pages]
    expect(len(others) > 200, f"{len(others)} pages of the reference")
    for one in seen_of(folder, others, "dark", (PHONE,)):
        check(one, "dark")
finish()
