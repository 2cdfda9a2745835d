"""What each way to have a stream costs, for doc/guide/threads.md: rows of doc/streams.md, put side by side.

    guide.py [--update]    whether the guide has what the page says; or puts it there"""
import re
import sys
from pathlib import Path

from tables import markdown_table, update

ROOT = Path(__file__).resolve().parent.parent
ROUTES = {"direct": "on one node", "sim, 8 lanes of 500 KB/s": "a card of eight slow lanes, simulated", "ucx, loopback": "TCP, loopback",
          "ucx, two hosts": "TCP, two hosts"}
WAYS = {  # the row of streams.md: what it says of which way
    "registered thread to explicit context": "(2) a registered thread, beside a context",
    "8 threads to 1, a lane each": "(3) 8 threads with a context each, beside one thread",
    "8 threads, a lane each, to the default context": "(3) 8 threads with a context each, beside 8 on the default context (1)",
    "16 threads on 8 lanes to 8": "(4) 16 threads on 8 lanes, beside 8 threads",
    "put_nbe and wait to put_nbi and quiet": "(5) puts on a request and its wait, beside `nbi` and quiet",
}


def ratios(page):
    """(what, route) -> ratio, of the rows with aims."""
    found = re.findall(r"^\| ([^|]*?) \| ([^|]*?) \| ([0-9.]+×)[^|]*\|$", page, re.M)
    return {(what, route): ratio for what, route, ratio in found}


def costs(root):
    page = ratios((root / "doc/streams.md").read_text())
    rows = [[said, *(page.get((what, route), "") for route in ROUTES)] for what, said in WAYS.items()]
    return markdown_table(["rates, as a ratio", *ROUTES.values()], rows) + "\n"


def update_guide(root):
    update(root / "doc/guide/threads.md", "costs", costs(root))


if __name__ == "__main__":
    if sys.argv[1:] == ["--update"]:
        update_guide(ROOT)
    elif costs(ROOT) not in (ROOT / "doc/guide/threads.md").read_text():
        sys.exit("doc/guide/threads.md does not say what doc/streams.md does: python3 bench/guide.py --update")
