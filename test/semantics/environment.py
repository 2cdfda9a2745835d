#!/usr/bin/env python3
"""Section 19: environment variables; and what a heap of any size needs of the machine."""
import math
import os
import re
import resource
import shutil

from job import *

MIB = 1 << 20
probe = compiled("heap_probe")


def heap(n=1, **more):
    """(largest block, resident bytes, page size in KiB) in a job, or None."""
    result = job(n, probe, **more)
    seen = re.search(r"largest (\d+) resident (\d+) page (\d+)", result.out)
    expect(result.status == 0 and seen, "the job runs", result)
    return [int(word) for word in seen.groups()] if seen else [0, 0, 0]


SIZES = {"7": 7, "4096": 4096, "100000000": 100000000, "3.1M": 3.1 * MIB, ".5m": .5 * MIB, "20kk": 20480,
         "64k": 65536, "1G": 1 << 30, "0.25t": 1 << 38, "2T": 1 << 41, "1.5g": 1.5 * (1 << 30), "5.": 5,
         "8M": 8 * MIB, "1e3k": 1024000,
         "0003M": 3 * MIB, "0.1": 1, "33K and more": 33792}

INVALID = ["", "abc", "-1", "-0.5G", "1x", "nan", "inf", "1e999", "0x10", "K", ".", "1..5", "1,5M", "--5",
           "9e18", "99999999T"]


@check
def sizes_follow_the_grammar():
    """§19: integer or float, one suffix of kKmMgGtT, the rest ignored; at least ceil(value * scale)"""
    for text, size in SIZES.items():
        seen = heap(env={"SHMEM_SYMMETRIC_SIZE": text})[0]
        expect(math.ceil(size) <= seen <= math.ceil(size) + 4 * MIB, f"{text} gives {size} bytes", seen)


@check
def sizes_have_a_point_in_every_locale():
    """The decimal point of the program's locale may be a comma"""
    to = os.path.join(folder.name, "locales")
    os.mkdir(to)
    if not shutil.which("localedef") or run(["localedef", "-i", "de_DE", "-f", "UTF-8", os.path.join(to, "de")]).status:
        return
    german = {"LOCPATH": to, "LC_ALL": "de"}
    seen = heap(env={"SHMEM_SYMMETRIC_SIZE": "3.1M", **german})[0]
    expect(3.1 * MIB <= seen <= 7.1 * MIB, "3.1M in a German locale", seen)
    expect(job(1, probe, env={"SHMEM_SYMMETRIC_SIZE": "1,5M", **german}).status, "1,5M is refused there, too")


@check
def zero_is_a_size():
    """§19: non-negative: 0 is legal"""
    succeed(job(2, probe, env={"SHMEM_SYMMETRIC_SIZE": "0"}), "SHMEM_SYMMETRIC_SIZE=0")


@check
def invalid_sizes_end_the_job_with_one_line():
    """§19: an invalid value ends the job; the line names the variable and the value"""
    for text in INVALID:
        result = job(2, probe, env={"SHMEM_SYMMETRIC_SIZE": text})
        expect(result.status not in (0, None), f"{text!r} ends the job", result)
        matches(r"^heddle: .*SHMEM_SYMMETRIC_SIZE", result.err, f"{text!r}: the line names the variable")
        equal(result.err.count("heddle:"), 1, f"{text!r}: one line")
        equal(len(result.err.splitlines()), 1, f"{text!r}: and no other: {result.err!r}")


@check
def atomics_by_the_card_are_refused_before_anything_is_moved():
    """In one line of a PE, which names it and its fabric."""
    for fabric, how in {"none, as all PEs are on one node": {}, "sim:rma=1": {"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "sim:rma=1"}}.items():
        result = job(2, probe, env={"HEDDLE_ATOMICS": "nic", **how})
        expect(result.status not in (0, None), f"{fabric}: the job ends", result)
        matches(r"^heddle: .*PE [01].*: HEDDLE_ATOMICS=nic: the fabric of this PE \(" + re.escape(fabric), result.err, "it says why")
        expect(not result.out, f"{fabric}: nothing has run", result)


@check
def old_names_are_read_and_new_ones_win():
    """§19: SMA_ aliases; SHMEM_ wins"""
    expect(8 * MIB <= heap(env={"SMA_SYMMETRIC_SIZE": "8M"})[0] <= 12 * MIB, "SMA_SYMMETRIC_SIZE is read")
    both = {"SMA_SYMMETRIC_SIZE": "32M", "SHMEM_SYMMETRIC_SIZE": "8M"}
    expect(8 * MIB <= heap(env=both)[0] <= 12 * MIB, "SHMEM_SYMMETRIC_SIZE wins")
    both = {"SMA_SYMMETRIC_SIZE": "nonsense", "SHMEM_SYMMETRIC_SIZE": "8M"}
    expect(8 * MIB <= heap(env=both)[0] <= 12 * MIB, "and the other is not looked at")
    result = job(1, probe, env={"SMA_SYMMETRIC_SIZE": "nonsense"})
    expect(result.status, "an invalid alias ends the job", result)
    matches("SMA_SYMMETRIC_SIZE", result.err, "the line names the alias")


@check
def a_mistyped_name_is_said_with_the_right_one():
    """PE 0 warns once about a variable with nearly a known name, and not about known names and very different ones"""
    mistyped = {"HEDDLE_WRIE": "HEDDLE_WIRE", "HEDDLE_LANE_POLCY": "HEDDLE_LANE_POLICY", "SHMEM_SYMETRIC_SIZE": "SHMEM_SYMMETRIC_SIZE",
                "SHMEM_SYMMETRIC_PARTITON12": "SHMEM_SYMMETRIC_PARTITION<ID>", "SMA_DEBGU": "SMA_DEBUG",
                "HEDDLE_PROFLE": "HEDDLE_PROFILE", "HEDDLE_C": "HEDDLE_CC"}
    for name, meant in mistyped.items():
        result = job(3, probe, env={name: "1"})
        succeed(result, name)
        equal(result.err, f"heddle: PE 0: unknown variable {name} is set; did you mean {meant}?\n", name)
    others = {"HEDDLE_PAINTING": "1", "SHMEM_BOUNCE_SIZE": "1", "HEDDL_WIRE": "1", "HEDDLE_CXX": "c++", "SHMEM_CC": "cc",
              "HEDDLE_TRACE_EVENTS": "7", "HEDDLE_SOURCE": "/tmp", "HEDDLE_SANITIZE": "", "HEDDLE_LANES": "4",
              "HEDDLE_" + "WIRE" * 100: "1"}
    equal(job(2, probe, env=others).err, "", "names that are right, or others'")


@check
def an_unknown_driver_is_refused_on_one_machine():
    """HEDDLE_WIRE names no driver: the message has the value and the drivers, though the job needs none"""
    result = job(2, probe, env={"HEDDLE_WIRE": "ib:rc"})
    expect(result.status not in (0, None), "the job ends", result)
    matches(r"^heddle: .*HEDDLE_WIRE=ib:rc: unknown driver ib; expected auto, ucx, ofi or sim", result.err, "the line")
    for wire in "auto", "ucx:tcp", "ofi", "sim:seed=1":
        succeed(job(2, probe, env={"HEDDLE_WIRE": wire}), f"HEDDLE_WIRE={wire}")


@check
def statistics_without_lanes_are_explained():
    """HEDDLE_STATS=1 on one node: PE 0 prints why there is no table"""
    equal(job(2, probe, env={"HEDDLE_STATS": "1"}).err,
          "heddle: PE 0: HEDDLE_STATS is set, but all PEs share a node and use no lanes\n", "one line")


@check
def switches_are_on_whatever_their_value():
    """§19: VERSION and INFO print once in a job, if set to anything, even 0; else nothing is printed"""
    quiet = job(3, probe)
    expect(len(quiet.out.splitlines()) == 1 and not quiet.err, "nothing is printed unasked", quiet)
    for name in "SHMEM_VERSION", "SMA_VERSION":
        for value in "0", "1", "", "off":
            result = job(3, probe, env={name: value})
            succeed(result, f"{name}={value}")
            equal(result.out.count("OpenSHMEM 1.6"), 1, f"{name}={value} prints the version once")
    for name in "SHMEM_INFO", "SMA_INFO":
        result = job(3, probe, env={name: "0"})
        for variable in "SHMEM_VERSION", "SHMEM_INFO", "SHMEM_SYMMETRIC_SIZE", "SHMEM_DEBUG":
            equal(len(re.findall(rf"^ *{variable}\b", result.out, re.M)), 1, f"{name} lists {variable} once")


@check
def debug_goes_to_standard_error():
    """§19: DEBUG: the program works as ever, its output is its own"""
    for name in "SHMEM_DEBUG", "SMA_DEBUG":
        result = job(2, probe, env={name: "0"})
        succeed(result, name)
        equal(len(result.out.splitlines()), 1, "standard output is the program's")
        expect(result.err, f"{name} says something")


@check
def info_tells_the_value_and_where_it_is_from():
    result = job(1, probe, env={"SHMEM_INFO": "1", "SHMEM_SYMMETRIC_SIZE": "64M"})
    matches(r"SHMEM_SYMMETRIC_SIZE +64M", result.out, "the value in force")


@check
def heap_may_be_larger_than_dev_shm():
    """a heap lives in no file system: /dev/shm's size does not matter"""
    shm = os.statvfs("/dev/shm")
    size = 2 * shm.f_blocks * shm.f_frsize
    seen = heap(2, env={"SHMEM_SYMMETRIC_SIZE": str(size)})
    expect(seen[0] >= size, "twice the size of /dev/shm", seen)


@check
def unused_heap_costs_nothing():
    """the default heap is large and takes no memory until it is touched"""
    size, used, _ = heap(4)
    expect(size >= 256 * MIB, "the default is generous", size)
    expect(IS_SANITIZED or used < 32 * MIB, "and costs nothing", used)


@check
def small_address_space_is_enough():
    """ulimit -v: the default heap fits itself in"""
    if IS_SANITIZED:
        return
    for n in 1, 2, 4:
        for mib in 500, 600, 700, 800, 900, 1000, 1200, 1500, 1700, 2000, 2500, 3000, 5000, 9000, 20000:
            result = job(n, probe, before=limit(resource.RLIMIT_AS, mib * MIB))
            expect(result.status == 0, f"{n} PEs with ulimit -v of {mib} MiB", result)


@check
def too_little_address_space_is_told():
    """one line that says what to do"""
    if IS_SANITIZED:
        return
    result = job(2, probe, env={"SHMEM_SYMMETRIC_SIZE": "4G"}, before=limit(resource.RLIMIT_AS, 1000 * MIB))
    expect(result.status, "4 GiB in 1000 MiB cannot be", result)
    matches("SHMEM_SYMMETRIC_SIZE", result.err, "the line names the variable")


@check
def small_file_limit_is_told():
    """ulimit -f counts for shared memory too: a line, not a signal"""
    result = job(2, probe, before=limit(resource.RLIMIT_FSIZE, 20 * MIB))
    if result.status != 0:
        matches("ulimit -f", result.err, "the line names the limit")
    enough = limit(resource.RLIMIT_FSIZE, 200 * MIB)
    succeed(job(2, probe, env={"SHMEM_SYMMETRIC_SIZE": "4M"}, before=enough), "what fits, runs")


@check
def few_open_files_are_enough():
    """ulimit -n: 256 of them for 16 PEs"""
    few = limit(resource.RLIMIT_NOFILE, 256)
    succeed(job(16, probe, env={"SHMEM_SYMMETRIC_SIZE": "8M"}, before=few), "16 PEs")


if __name__ == "__main__":
    main()
