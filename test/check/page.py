#!/usr/bin/env python3
"""The page of --profile=html in a browser, as wide as a phone and as a desk, light and dark: it is not wider than its window, and its
colours follow the scheme with enough contrast, in its properties and on screenshots."""
import tempfile
from pathlib import Path

from common import build, expect, finish, path, run
from chromium import DESK, PHONE, SCHEMES, check_properties, check_screenshots, seen_of

PROGRAM = """
#include <shmem.h>
#include <unistd.h>
static long value;
int main(void)
{
    shmem_init();
    for (int pe = 0; pe < shmem_n_pes(); pe++) shmem_long_p(&value, 1, pe);
    if (!shmem_my_pe()) usleep(1000);
    shmem_barrier_all();
    shmem_finalize();
}"""


def expect_it(condition, what):
    expect(condition, "page", what)


page = Path(path("profile.html"))
done = run(["--profile"], 20, build("page", PROGRAM), "an argument that is long enough to reach beyond the window of a phone", HEDDLE_PROFILE_PAGE=str(page))
expect(done.status == 0, "page", "it is written", done.err)
with tempfile.TemporaryDirectory(prefix="heddle-page-") as folder:
    for scheme in SCHEMES:
        for found in seen_of(Path(folder), [page], scheme, (PHONE, DESK), "h1, h2, p, code, span, td, th, svg text"):
            check_properties(found, scheme, expect_it)
    check_screenshots(Path(folder), [page], expect_it)
finish()
