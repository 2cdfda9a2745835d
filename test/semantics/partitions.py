#!/usr/bin/env python3
"""SHMEM_SYMMETRIC_PARTITION<ID>: what is wrong is said with variable, value and legal range; what the machine does not
have is said, and replaced where that is allowed; GPUs' memory where there is no GPU, and where the CPU would touch it."""
import glob
import os
import re

from job import *

N = 2
FAKE = os.path.join(BUILD, "test", "libfake_cuda.so")
RESERVED = "/proc/sys/vm/nr_hugepages"
probe = compiled("partition_probe")
PARTITION = "SHMEM_SYMMETRIC_PARTITION"


def partitions(texts, **more):
    env = {f"{PARTITION}{number}": text for number, text in texts.items()}
    return job(N, probe, *more.pop("arguments", ()), env={**env, **more.pop("env", {})}, **more)


def refused(texts, line, what, **more):
    ends_with_line(partitions(texts, **more), line, what)


@check
def wrong_texts_are_named():
    key = r"is not SIZE=\.\.\., PGSIZE=\.\.\., KIND=\.\.\. or POLICY=\.\.\."
    for text, why in {
            "": r"there is no SIZE=\.\.\.",
            "KIND=NORMALMEM": r"there is no SIZE=\.\.\.",
            "SIZE=": r'SIZE is "", not a size above 0 such as 512M or 1\.5G',
            "SIZE=0": r'SIZE is "0", not a size above 0 such as 512M or 1\.5G',
            "SIZE=-1M": r'SIZE is "-1M", not a size above 0 such as 512M or 1\.5G',
            "SIZE=1M:PGSIZE=3M": r'PGSIZE is "3M", not a page size of this machine: 4K(, \d+[KMG])+',
            "SIZE=1M:KIND=WOOD": r'KIND is "WOOD", not one of SYSDEFAULT, NORMALMEM, FASTMEM, NODE<number>, CUDA and DEVICE',
            "SIZE=1M:KIND=NODE": r'KIND is "NODE", not one of .*',
            "SIZE=1M:KIND=NODE0x": r'KIND is "NODE0x", not one of .*',
            "SIZE=1M:POLICY=MAYBE": r'POLICY is "MAYBE", not one of MANDATORY, PREFERRED and INTERLEAVED',
            "SIZE=1M:SIZE=2M": "SIZE appears twice",
            "1M": '"1M" ' + key,
            "SIZE=1M:COLOUR=RED": '"COLOUR=RED" ' + key,
            "SIZE=1M:POLICY=MANDATORY": "POLICY is MANDATORY or PREFERRED, but no KIND says which memory: .*",
            "SIZE=1M:KIND=CUDA:PGSIZE=2M": "PGSIZE is for memory of the host, not for KIND=CUDA",
            "SIZE=1M:KIND=CUDA:POLICY=PREFERRED": "POLICY is for memory of the host, not for KIND=CUDA"}.items():
        refused({2: text}, rf'{PARTITION}2 is "{re.escape(text)}": {why}', text)
    refused({1: "SIZE=1M:KIND=CUDA"}, rf'{PARTITION}1 is "SIZE=1M:KIND=CUDA": shmem_malloc takes from partition 1, .*', "1")


@check
def numbers_are_1_to_127():
    for number in "", "0", "128", "1x", "99999999999":
        refused({number: "SIZE=1M"}, rf'{PARTITION}{number} is "SIZE=1M", but the number in its name is not from 1 to 127',
                f"number {number}")


@check
def not_together_with_the_size_of_the_heap():
    for name in "SHMEM_SYMMETRIC_SIZE", "SMA_SYMMETRIC_SIZE":
        refused({2: "SIZE=2M"}, rf'{PARTITION}2 is "SIZE=2M", but SHMEM_SYMMETRIC_SIZE is set, too: .*', name, env={name: "64M"})


@check
def both_names():
    result = partitions({}, env={"SMA_SYMMETRIC_PARTITION2": "SIZE=4M"})
    succeed(result, "the older name")
    matches("size 4194304 ", result.out, "its size")
    result = partitions({2: "SIZE=6M"}, env={"SMA_SYMMETRIC_PARTITION2": "SIZE=4M"})
    matches("size 6291456 ", result.out, "the newer name wins")


@check
def small_letters_in_any_order():
    matches("size 4194304 page 4 says 4096 policy 3", partitions({2: "policy=interleaved:pgsize=4k:size=3M"}).out,
            "what was asked for, in whole units of 2 MiB")


@check
def the_same_on_all_pes():
    script = f'[ $HEDDLE_PE = 1 ] && export {PARTITION}2=SIZE=6M; exec {probe}'
    result = run([OSHRUN, "-n", 2, "sh", "-c", script], env={PARTITION + "2": "SIZE=4M"})
    equal(result.status, 1, f"status; {result}")
    matches(rf"{PARTITION}<ID> must have the same values on all PEs, but PE 1 has other partitions than PE 0", result.err, "the line")


@check
def too_much():
    refused({2: "SIZE=10000T"}, r"no address space for the symmetric heaps of \d PEs, [\d.]+ \w+ each: .*", "address space")
    for traits in "SIZE=10000T", "SIZE=2M:KIND=NODE900:POLICY=MANDATORY", "SIZE=2M:KIND=CUDA":
        result = partitions({2: "SIZE=2M"}, arguments=["refused", traits], env={"HEDDLE_CUDA_LIBRARY": "/none.so"})
        succeed(result, f"by a call, {traits}: refused, and the job goes on")


@check
def nodes_that_are_not_there():
    none = "there is no NUMA node with such memory here"
    has_fast = open("/sys/devices/system/node/has_cpu").read() != open("/sys/devices/system/node/has_memory").read()
    if not has_fast:
        text = "SIZE=2M:KIND=FASTMEM:POLICY=MANDATORY"
        refused({2: text}, f'{PARTITION}2 is "{text}": {none}', "mandatory")
        result = partitions({2: "SIZE=2M:KIND=FASTMEM"})
        succeed(result, "preferred")
        equal(result.err, f'heddle: PE 0: {PARTITION}2 is "SIZE=2M:KIND=FASTMEM": taking its memory from any NUMA node: '
              f"{none}\n", "it is said once")
        matches("policy 2", result.out, "preferred, if only the kind is given")
    text = "SIZE=2M:KIND=NODE900:POLICY=MANDATORY"
    refused({2: text}, rf'{PARTITION}2 is "{text}": there is no NUMA node of that number with memory here', "a node")


def reserve(pages):
    with open(RESERVED, "w") as file:
        file.write(str(pages))


@check
def pages():
    with open(RESERVED) as file:
        before = int(file.read())
    result = partitions({2: "SIZE=5M:PGSIZE=4K"}, env={"HEDDLE_HUGEPAGES": "off"})
    matches("size 6291456 page 4 says 4096", result.out, "small pages")
    try:
        reserve(before + 32)
        result = partitions({1: "SIZE=32M", 2: "SIZE=5M:PGSIZE=2M"})
        succeed(result, "2 MiB")
        matches("size 6291456 page (2048|4) says (2097152|4096)", result.out, "pages")
        with open(RESERVED) as file:
            if int(file.read()) >= before + 32:
                matches("size 6291456 page 2048 says 2097152", result.out, "large pages, as there are some")
                equal(result.err, "", "nothing to say")
    except OSError as error:
        print("skipped, large pages:", error)
    finally:
        try:
            reserve(before)
        except OSError:
            pass
    result = partitions({1: "SIZE=32M", 2: "SIZE=4096M:PGSIZE=2M"})
    succeed(result, "more than there is")
    if "says 4096" in result.out:
        matches(rf'{PARTITION}2 is "SIZE=4096M:PGSIZE=2M": pages of 2048 KiB cannot be had for it: using pages of 4 KiB',
                result.err, "it is said")
        equal(result.err.count("heddle:"), 1, "once")


@check
def calls_name_what_is_wrong():
    for call, arguments in {"malloc": "size, partition_id", "calloc": "count, size, partition_id",
                            "align": "alignment, size, partition_id"}.items():
        place = arguments.split(", ").index("partition_id") + 1
        for number in -1, 0, 128:
            refused({2: "SIZE=2M"}, rf"shmemx_partition_{call}: argument {place} \(partition_id\) is {number}, expected 1 to 127",
                    f"{call} {number}", arguments=[call, number])
        refused({2: "SIZE=2M"}, rf"shmemx_partition_{call}: argument {place} \(partition_id\) is 99, but no {PARTITION}99 and no "
                "shmemx_partition_create has made it", f"{call} 99", arguments=[call, 99])
    refused({2: "SIZE=2M"}, r"shmemx_partition_align: argument 1 \(alignment\) is 24, not a power of two .*", "alignment",
            arguments=["alignment", "24"])
    for number in 1, 128:
        refused({2: "SIZE=2M"}, rf"shmemx_partition_create: argument 1 \(partition_id\) is {number}, expected 2 to 127",
                f"create {number}", arguments=["create", number])
    refused({2: "SIZE=2M"}, r"shmemx_partition_create: argument 1 \(partition_id\) is 2, which exists already", "twice",
            arguments=["create", 2])
    refused({2: "SIZE=2M"}, r'shmemx_partition_create: argument 2 \(traits\) is "SIZE=x": SIZE is "x", not a size .*',
            "traits", arguments=["traits", "SIZE=x"])
    refused({2: "SIZE=2M"}, r"shmem_free: argument 1 \(ptr\) is 0x\w+, not the start of a block of the symmetric heap .*",
            "free", arguments=["free", "x"])


@check
def where_there_is_no_gpu():
    text = "SIZE=16M:KIND=CUDA"
    named = rf'{PARTITION}2 is "{text}": '
    refused({2: text}, named + "there is no GPU driver here: /none.so: .*", "no driver", env={"HEDDLE_CUDA_LIBRARY": "/none.so"})
    refused({2: text}, named + "the GPU driver is too old: .*", "another library", env={"HEDDLE_CUDA_LIBRARY": "libm.so.6"})
    if not glob.glob(FAKE):
        return
    fake = {"HEDDLE_CUDA_LIBRARY": FAKE}
    refused({2: text}, named + "there is no GPU here: no CUDA-capable device is detected", "no GPU",
            env={**fake, "FAKE_CUDA_DEVICES": "0"})
    refused({2: "SIZE=1G:KIND=CUDA"}, rf'{PARTITION}2 is "SIZE=1G:KIND=CUDA": GPU [01] has \d+ MiB of memory, and partitions '
            "have 0 MiB of that already", "too small", env=fake)
    refused({2: text}, named + "the GPU driver cannot give so much memory: out of memory", "used up",
            env={**fake, "FAKE_CUDA_TAKEN": "250"})


@check
def what_the_cpu_cannot_touch():
    """Atomics, signals, locks and collectives on a GPU's memory: one line, on every route"""
    only = (r"is 0x\w+, in a GPU's memory: put, get, p, g, their strided forms and put_signal reach it, but atomics, signals, "
            r"waits, locks and collectives need memory of the host")
    wrong = {"add": r"shmem_uint64_atomic_add: argument 1 \(dest\)", "fetch": r"shmem_uint64_atomic_fetch: argument 1 \(source\)",
             "swap_nbi": r"shmem_uint64_atomic_swap_nbi: argument 2 \(dest\)",
             "cswap": r"shmem_int_atomic_compare_swap: argument 1 \(dest\)",
             "signal": r"shmem_putmem_signal: argument 4 \(sig_addr\)",
             "reduce": r"shmem_uint64_sum_reduce: argument 2 \(dest\)",
             "broadcast": r"shmem_uint64_broadcast: argument 3 \(source\)", "lock": r"shmem_set_lock: argument 1 \(lock\)"}
    routes = {}, {"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "sim"}
    for route in routes:
        env = {"HEDDLE_CUDA_LIBRARY": FAKE, **route}
        for case, line in wrong.items():
            refused({1: "SIZE=64M", 2: "SIZE=16M:KIND=CUDA"}, f"{line} {only}", f"{case} {route}", arguments=[case], env=env)
        refused({1: "SIZE=64M", 2: "SIZE=16M:KIND=CUDA"}, r"shmem_putmem: argument 1 \(dest\) is 0x\w+, "
                r"(whose 8 bytes reach beyond the end of the partition in a GPU's memory|.*, not in symmetric memory: .*)", f"beyond the end {route}", arguments=["end"], env=env)


main()
