"""The search of the site, as a reader has it who types: the page that he looks for is among the results, on a site that is served
and on one that is opened as files."""
import functools
import json
import queue
import subprocess
import tempfile
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote

from common import expect, finish, site_in  # first, because it makes the folder above known
from chromium import browser_with

FIRST = [("index.html", "shmem_put", "reference/shmem_put.html"),  # an exact name, which begins others, is the first result
         ("index.html", "shmem_int_put", "reference/shmem_put.html"),
         ("reference/shmem_put.html", "oshrun", "reference/oshrun.html")]
ASKED = [("index.html", "shmem_put_signal", "reference/shmem_put_signal.html"),  # on a page, for something, which is on another one
         ("index.html", "HEDDLE_HUGEPAGES", "reference/heddle-environment.html"),
         ("reference/shmem_put.html", "which lane for which thread", "doc/guide/threads.html")]
TYPE = """<script>
const results = () => [...document.querySelectorAll('.md-search-result__link')].map(link => link.href);
function answer() {
    if (results().length && FIRST === !!document.querySelector('.exact-name')) new Image().src = 'ANSWER' + encodeURIComponent(JSON.stringify(results()));
    else setTimeout(answer, 100);
}
addEventListener('load', () => {
    const input = document.querySelector('.md-search__input');
    input.focus();
    input.value = 'WORDS';
    input.dispatchEvent(new Event('keyup'));
    answer();
});
</script></body>"""
answers = queue.Queue()


class Server(SimpleHTTPRequestHandler):
    """Serves the site, and takes the answers of its pages."""

    def do_GET(self):
        path, _, answer = self.path.partition("?answer=")
        if answer:
            answers.put(json.loads(unquote(answer)))
        super().do_GET()

    def log_message(self, *unused):
        pass


def ask(profile, address):
    """The results on a page that types. There is no time to give the browser: it ends when it has answered."""
    with subprocess.Popen([*browser_with(profile, "--remote-debugging-port=0"), address], stderr=subprocess.DEVNULL) as browser:
        try:
            return answers.get(timeout=100)
        except queue.Empty:
            return []
        finally:
            browser.terminate()


def check(folder, site, served):
    for page, words, wanted in FIRST + ASKED:
        is_exact = (page, words, wanted) in FIRST or words == "shmem_put_signal"
        typing = (site / page).with_name("typing.html")
        script = TYPE.replace("WORDS", words).replace("FIRST", str(is_exact).lower()).replace("ANSWER", f"{served}/?answer=")
        typing.write_text((site / page).read_text().replace("</body>", script))
        for root in (served, site.as_uri()):
            results = ask(folder / "profile", f"{root}/{typing.relative_to(site)}")
            found = results[:1] if is_exact else results
            expect(any(result.startswith(f"{root}/{wanted}") for result in found), f"{root}/{page}: {words}: {results}")


with tempfile.TemporaryDirectory(prefix="heddle-site-", ignore_cleanup_errors=True) as name:  # the browser's helpers end behind it
    site = site_in(name)
    with ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Server, directory=site)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        check(Path(name), site, f"http://127.0.0.1:{server.server_port}")
        server.shutdown()
finish()
