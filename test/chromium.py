"""Pages in Chromium. Their properties: whether a page is wider than its window, the contrast of its text, its scheme. And screenshots
in the sizes of a phone and of a desk, light and dark, with what must hold for their pixels."""
import collections
import html
import itertools
import json
import re
import struct
import subprocess
import zlib

from skipping import need_program

PHONE, DESK, HEIGHT = 390, 1280, 500  # CSS pixels
SCHEMES = {"light": 1, "dark": 0}  # Chromium's numbers
LEAST_CONTRAST = 4.5
LEAST_TEXT = 0.005  # share of the pixels of a page with text that have this contrast
AROUND = """<!doctype html><meta name="color-scheme" content="light dark"><style>
* { margin: 0 } body { width: WIDTHpx } iframe { border: 0; float: left; height: HEIGHTpx }</style>FRAMES"""
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
    const back = background_of(element, root), style = getComputedStyle(element);
    const front = over(channels(element.ownerSVGElement ? style.fill : style.color), back);
    const [low, high] = [luminance(front), luminance(back)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
}
/* The text of least contrast on a page: its ratio, and what it is. */
function faintest(inside) {
    const root = getComputedStyle(inside.body).backgroundColor;
    const texts = [...inside.querySelectorAll(TEXTS)]
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


def browser_with(profile, *options):
    """A command, without the page to open."""
    return [need_program("chromium", "chromium"), "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={profile}", *options]


def seen_of(folder, pages, scheme, widths, texts):
    """The properties of each page at each width; `texts` selects the elements whose contrast counts."""
    around = folder / "frames.html"
    around.write_text(LOOK.replace("PAGES", json.dumps([page.as_uri() for page in pages])).replace("WIDTHS", json.dumps(widths))
                      .replace("TEXTS", json.dumps(texts)))
    command = browser_with(folder / scheme, "--allow-file-access-from-files", "--window-size=1400,900",
                           f"--blink-settings=preferredColorScheme={SCHEMES[scheme]}", "--virtual-time-budget=10000000", "--dump-dom")
    done = subprocess.run([*command, around.as_uri()], capture_output=True, text=True, timeout=500, check=False)
    found = re.search(r"found (\[\{.*\}\]) end", done.stdout)
    found = json.loads(html.unescape(found[1])) if found else []
    assert len(found) == len(pages) * len(widths), f"{scheme}: {len(found)} results for {len(pages)} pages in {len(widths)} widths"
    return found


def check_properties(found, scheme, expect):
    where = f"{scheme}: {found}"
    expect(found["scrolls"] <= 0, f"no page is wider than the window: {where}")
    expect(found["faintest"][0] >= LEAST_CONTRAST, f"contrast of text: {where}")
    expect(found["dark"] == (scheme == "dark"), f"it follows the scheme: {where}")


# Screenshots


def luminance(colour):
    r, g, b = (c / 3294.6 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one, other):
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def paeth(left, up, corner):
    towards = left + up - corner
    to_left, to_up, to_corner = abs(towards - left), abs(towards - up), abs(towards - corner)
    return left if to_left <= to_up and to_left <= to_corner else up if to_up <= to_corner else corner


def unfilter(kind, row, above):
    """The bytes of a row of three bytes per pixel, as PNG defines its filters."""
    if kind == 2:
        return bytes((a + b) & 255 for a, b in zip(row, above))
    if kind in (1, 3, 4):
        for i, value in enumerate(row):
            left, corner = (row[i - 3], above[i - 3]) if i > 2 else (0, 0)
            row[i] = (value + (left if kind == 1 else (left + above[i]) // 2 if kind == 3 else paeth(left, above[i], corner))) & 255
    return bytes(row)


def pixels_of(png):
    """The rows of a PNG file without transparency; a row is a list of colours."""
    text, at, width = b"", 8, 0
    while at < len(png):
        length, kind = struct.unpack(">I4s", png[at:at + 8])
        content = png[at + 8:at + 8 + length]
        if kind == b"IHDR":
            width, _, *form = struct.unpack(">IIBBBBB", content)
            assert form == [8, 2, 0, 0, 0], f"an unexpected form of PNG: {form}"
        text += content if kind == b"IDAT" else b""
        at += length + 12
    text, step, above, rows = zlib.decompress(text), 3 * width + 1, bytes(3 * width), []
    for begin in range(0, len(text), step):
        above = unfilter(text[begin], bytearray(text[begin + 1:begin + step]), above)
        rows.append(list(zip(above[::3], above[1::3], above[2::3])))
    return rows


def screenshots(folder, pages, scheme):
    """{(page, width): rows of pixels}: one picture of all pages, cut into pieces."""
    around, png = folder / "around.html", folder / f"{scheme}.png"
    frames = [f'<iframe src="{page.as_uri()}" style="width:{width}px" scrolling="no"></iframe>' for page in pages for width in (PHONE, DESK)]
    around.write_text(AROUND.replace("WIDTH", str(PHONE + DESK)).replace("HEIGHT", str(HEIGHT)).replace("FRAMES", "".join(frames)))
    subprocess.run([*browser_with(folder / f"profile-{scheme}", "--allow-file-access-from-files", "--hide-scrollbars"), f"--screenshot={png}",
                    f"--window-size={PHONE + DESK},{HEIGHT * len(pages)}", "--force-device-scale-factor=1", "--virtual-time-budget=10000",
                    f"--blink-settings=preferredColorScheme={SCHEMES[scheme]}", around.as_uri()], capture_output=True, timeout=300, check=True)
    rows = pixels_of(png.read_bytes())
    assert len(rows) == HEIGHT * len(pages) and len(rows[0]) == PHONE + DESK, f"{len(rows[0])} by {len(rows)} pixels"
    places = {PHONE: slice(0, PHONE), DESK: slice(PHONE, None)}
    return {(page, width): [row[place] for row in rows[i * HEIGHT:(i + 1) * HEIGHT]]
            for i, page in enumerate(pages) for width, place in places.items()}


def background_of(rows):
    """The most frequent colour."""
    return collections.Counter(itertools.chain.from_iterable(rows)).most_common(1)[0][0]


def text_of(rows, background):
    """The share of the pixels that contrast with the background as text must."""
    count = collections.Counter(itertools.chain.from_iterable(rows))
    return sum(n for colour, n in count.items() if contrast(colour, background) >= LEAST_CONTRAST) / sum(count.values())


def inked(rows, background):
    """The rows of pixels that are not empty."""
    return {y for y, row in enumerate(rows) if any(pixel != background for pixel in row)}


def check_screenshots(folder, pages, expect):
    """The colours of each page belong to its scheme, its text contrasts with them, and both schemes have the same layout."""
    of = {scheme: screenshots(folder, pages, scheme) for scheme in SCHEMES}
    for page, width in of["light"]:
        rows = {scheme: of[scheme][page, width] for scheme in SCHEMES}
        back = {scheme: background_of(rows[scheme]) for scheme in SCHEMES}
        where = f"{page.name}, {width} pixels wide"
        for scheme in SCHEMES:
            light, share = luminance(back[scheme]), text_of(rows[scheme], back[scheme])
            expect(light > 0.7 if scheme == "light" else light < 0.1, f"{where}: background of the {scheme} scheme: {back[scheme]}")
            expect(share > LEAST_TEXT, f"{where}: {scheme}: {share:.4f} of the pixels contrast with the background")
        light, dark = (inked(rows[scheme], back[scheme]) for scheme in SCHEMES)
        expect(len(light ^ dark) < 0.1 * HEIGHT, f"{where}: rows of pixels that only one scheme uses: {sorted(light ^ dark)}")
