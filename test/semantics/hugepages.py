#!/usr/bin/env python3
"""HEDDLE_HUGEPAGES: off, on, require. Skipped where huge pages cannot be reserved."""
import re

from job import *

RESERVED = "/proc/sys/vm/nr_hugepages"
FREE = "/sys/kernel/mm/hugepages/hugepages-2048kB/free_hugepages"
PAGES = 64


def read(path):
    with open(path) as file:
        return int(file.read())


def reserve(pages):
    with open(RESERVED, "w") as file:
        file.write(str(pages))


def page_size(n, mode, size):
    """(KiB of a page of the heap, result)"""
    result = job(n, probe, env={"HEDDLE_HUGEPAGES": mode, "SHMEM_SYMMETRIC_SIZE": size})
    seen = re.search(r"page (\d+)", result.out)
    return int(seen[1]) if seen else 0, result


@check
def pages_are_huge_if_asked():
    for n in 1, 2:
        for mode in "on", "require":
            seen, result = page_size(n, mode, "32M")
            succeed(result, f"{mode}, {n} PEs")
            equal(seen, 2048, f"{mode}, {n} PEs: KernelPageSize of the heap")
    seen, result = page_size(2, "off", "32M")
    equal(seen, 4, "off")


@check
def default_heap_is_what_is_reserved():
    seen, result = page_size(2, "require", None)
    succeed(result, "no size given")
    equal(seen, 2048, "KernelPageSize")
    largest = re.search(r"largest (\d+)", result.out + "largest 0")[1]
    equal(int(largest), PAGES // 2 * (2 << 20), "each PE's share")


@check
def pages_come_back():
    equal(read(FREE), PAGES, "no page is lost, whatever came before")


@check
def too_few_pages():
    """on: said, and small pages; require: one line that names the variable, and the end of the job"""
    seen, result = page_size(2, "on", "1G")
    succeed(result, "on")
    if seen != 2048:
        matches("HEDDLE_HUGEPAGES", result.err, "it is said")
        equal(result.err.count("heddle:"), 1, "once")
    seen, result = page_size(2, "require", "1G")
    if result.status == 0:
        return # transparent ones
    matches(r"HEDDLE_HUGEPAGES is require", result.err, "the line names the variable")


@check
def words_are_checked():
    result = job(1, probe, env={"HEDDLE_HUGEPAGES": "yes"})
    expect(result.status, "an unknown word ends the job", result)
    matches(r'HEDDLE_HUGEPAGES is "yes", not off\|on\|require', result.err, "the line says what may be")


if not os.access(RESERVED, os.W_OK):
    skip("huge pages cannot be reserved", "run the tests as root")
before = read(RESERVED)
try:
    reserve(PAGES)
    if read(FREE) < PAGES:
        raise OSError("not enough memory in one piece")
except OSError as error:
    try:
        reserve(before)
    except OSError:
        pass
    skip(f"huge pages cannot be reserved: {error}", "more free memory")
try:
    probe = compiled("heap_probe")
    main()
finally:
    reserve(before)
