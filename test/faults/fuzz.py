#!/usr/bin/env python3
"""The fuzzer of topology files, compiled by Clang with its libFuzzer and with sanitizers. fuzz.py [--seconds=N]: for so long in place of a few inputs."""
import argparse
import os
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.path.insert(0, os.path.dirname(HERE))
from skipping import need_program, skip

INPUTS = 10000


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=int)
    args = parser.parse_args()
    clang = need_program("clang", "clang")
    with tempfile.TemporaryDirectory(prefix="heddle-fuzz-") as folder:
        fuzzer, corpus = os.path.join(folder, "topology"), os.path.join(folder, "corpus")
        done = subprocess.run([clang, "-g", "-O1", "-D_GNU_SOURCE", "-DHEDDLE_ASSERT_LEVEL=1", "-fsanitize=fuzzer,address,undefined",
                               "-fno-sanitize-recover=all", f"-I{ROOT}/src", f"{HERE}/fuzz_topology.c", f"{ROOT}/src/coll/topology_file.c",
                               "-o", fuzzer], capture_output=True, text=True)
        if "libclang_rt.fuzzer" in done.stderr:
            skip("no libFuzzer", "apt-get install clang libclang-rt-dev")
        if done.returncode:
            sys.exit(done.stderr)
        shutil.copytree(os.path.join(ROOT, "examples/topology"), corpus)
        bound = f"-max_total_time={args.seconds}" if args.seconds else f"-runs={INPUTS}"
        done = subprocess.run([fuzzer, bound, "-seed=1", "-max_len=1000", "-timeout=60", "-verbosity=0", "-print_final_stats=1",
                               f"-artifact_prefix={os.getcwd()}/", corpus], capture_output=True, text=True)
        print(done.stderr[-3000:])
        sys.exit(done.returncode)


if __name__ == "__main__":
    main()
