#!/usr/bin/env python3
"""Fuzzers of all that comes from outside: messages, greetings, values of launchers, files, the environment and command lines.

fuzz.py [--seconds=N] [--only=NAME] [--keep] [--record=PAGE]

Clang compiles each fuzz_NAME.c with libFuzzer and with the address and undefined-behaviour sanitizers. It starts with the inputs in
corpus/NAME, and tries RUNS others, or as many as it can in N seconds. --keep adds the inputs that reach new code to the corpus.
--record adds the numbers to the table in a page. An input that fails is written to the current folder; the fuzzer prints its name."""
import argparse
import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
BUILD = os.environ.get("HEDDLE_BUILD", f"{ROOT}/build")
sys.path[:0] = [HERE, os.path.dirname(HERE)]
import page
from skipping import need_program, skip

SANITIZE = ["-fsanitize=fuzzer,address,undefined", "-fno-sanitize-recover=all"]
ALLOCATIONS = [f"-D{name}=fuzz_{name}" for name in ("malloc", "calloc", "realloc", "strdup", "vasprintf", "free")]
SYSTEM = [f"-D{name}=fuzz_{name}" for name in ("exit", "execvp", "fopen", "popen", "pclose", "access", "putenv", "setenv", "memfd_create")]

# Name: other sources, with flags; the corpus, if it is elsewhere; the number of inputs in the gate.
FUZZERS = {
    "topology": (["src/ext/topology_file.c"], "examples/topology", 10000),
    "batch": (["src/lane/rx.c", "src/lane/record_apply.c", "src/lane/append_apply.c", "src/lane/deferred_answers.c"], None, 100000),
    "answer": (["src/lane/lane_answer.c", "src/lane/deferred_answers.c"], None, 200000),
    "greeting": ([*sorted(glob.glob("src/wire/ofi/ofi_*.c", root_dir=ROOT)), "src/wire/nics.c", "-lfabric"], None, 200000),
    "pmi": ([], None, 20000),
    "pmix": ([], None, 200000),
    "places": ([], None, 20000),
    "board": ([], None, 10000),
    "environment": (["src/base/env.c", "src/base/misspelt.c", "src/base/spelling.c", "src/wire/nics.c"], None, 20000),
    "command": (["tools/oshrun_options.c", "tools/oshrun_set.c", "tools/oshrun_table.c", "tools/oshrun_hand_over.c", "tools/oshrun_help.c",
                 "src/base/spelling.c", '-DHEDDLE_VERSION="0"', *SYSTEM], None, 5000),
}


def command(name, clang, output):
    own, more = f"{HERE}/fuzz_{name}.c", [word if word.startswith("-") else f"{ROOT}/{word}" for word in FUZZERS[name][0]]
    flags = ["-g", "-O1", "-w", "-fno-pie", "-ffunction-sections", "-fdata-sections", "-D_GNU_SOURCE", "-DHEDDLE_ASSERT_LEVEL=1", f"-I{ROOT}/src", f"-I{BUILD}/include", f"-I{HERE}"]
    common = [] if name == "topology" else [f"{HERE}/fuzz.c", *ALLOCATIONS]
    linking = ["-no-pie", "-Wl,--gc-sections", "-Wl,--unresolved-symbols=ignore-all"]  # unused parts of included sources
    return [clang, *flags, *SANITIZE, own, *common, *more, *linking, "-o", output]


def build(name, clang, folder):
    """Returns the fuzzer, or None without libfabric's headers."""
    output = os.path.join(folder, name)
    done = subprocess.run(command(name, clang, output), capture_output=True, text=True)
    if "libclang_rt.fuzzer" in done.stderr:
        skip("no libFuzzer", "apt-get install clang libclang-rt-dev")
    if "'rdma/fabric.h' file not found" in done.stderr:
        print(f"{name}: left out, because there is no libfabric (apt-get install libfabric-dev)")
        return None
    if done.returncode:
        sys.exit(done.stderr)
    return output


def fuzz(name, fuzzer, folder, args):
    corpus = os.path.join(ROOT, FUZZERS[name][1] or f"test/faults/corpus/{name}")
    work = corpus if args.keep else os.path.join(folder, f"{name}-corpus")
    if not args.keep:
        shutil.copytree(corpus, work)
    bound = f"-max_total_time={args.seconds}" if args.seconds else f"-runs={FUZZERS[name][2]}"
    options = ["-seed=1", "-max_len=1500", "-timeout=60", "-close_fd_mask=3", "-print_final_stats=1",
               "-reduce_inputs=0", f"-artifact_prefix={os.getcwd()}/{name}-"]
    env = dict(os.environ, ASAN_OPTIONS="detect_leaks=0:allocator_may_return_null=1:max_allocation_size_mb=256:quarantine_size_mb=16")
    begin = time.monotonic()
    done = subprocess.run([fuzzer, bound, *options, work], capture_output=True, text=True, errors="replace", env=env,
                          stdin=subprocess.DEVNULL)
    tried = re.search(r"number_of_executed_units: (\d+)", done.stderr)
    row = [(time.monotonic() - begin) / 3600, int(tried[1]) if tried else 0, int(done.returncode != 0)]
    if done.returncode:
        print(f"{name}:", done.stderr[-6000:])
    else:
        reached = re.findall(r"cov: (\d+)", done.stderr)[-1]
        print(f"{name}: {row[1]} inputs, {reached} places of the code reached", flush=True)
    return row


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=int, help="for each fuzzer, in place of a number of inputs")
    parser.add_argument("--only", choices=FUZZERS)
    parser.add_argument("--keep", action="store_true", help="add inputs that reach new code to the corpus")
    parser.add_argument("--record", metavar="PAGE", help="add the numbers to the table in this page")
    args = parser.parse_args()
    clang, rows = need_program("clang", "clang"), {}
    with tempfile.TemporaryDirectory(prefix="heddle-fuzz-") as folder:
        for name in [args.only] if args.only else FUZZERS:
            fuzzer = build(name, clang, folder)
            if fuzzer:
                rows[name] = fuzz(name, fuzzer, folder, args)
    if args.record:
        page.add(args.record, "fuzz", ["fuzzer", "hours", "inputs", "failures"], rows)
    sys.exit(any(failures for _, _, failures in rows.values()))


if __name__ == "__main__":
    main()
