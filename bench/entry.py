#!/usr/bin/env python3
"""What lies between a call and the network, counted: prints a table.

    entry.py --build build [--pes 8] [--json FILE]

Instructions from shmem_int_p to the first of the network's library, bytes that TCP is given for it, and memory for each
PE that is known; Heddle over its wires, Open MPI OSHMEM if it is installed, all over TCP on loopback and without shared
memory. Nothing is timed, so a busy machine does not matter. See entry.c."""
import argparse
import json
import pathlib
import sys

from libraries import OPEN_MPI_OVER_TCP, TCP_ONLY, Failure, Library
from tables import OURS, markdown_row

LIMIT_S = 120
LOOPBACK = {**TCP_ONLY, "FI_TCP_IFACE": "lo"}
WIRES = {"ucx": "libucp.so", "ofi:tcp;ofi_rxm": "libfabric.so"} # and the library that each hands a message to
COLUMNS = (
    ("shmem_int_p to the wire", lambda r: r["shmem_int_p"]["entry"]),
    ("all of it", lambda r: r["shmem_int_p"]["all"]),
    ("behind others, all of it", lambda r: r["shmem_int_p behind others"]["all"]),
    ("shmem_fence", lambda r: r["shmem_fence behind a put"]["all"]),
    ("shmem_quiet, nothing to do", lambda r: r["shmem_quiet behind nothing"]["all"]),
    ("bytes sent for a put alone", lambda r: r["bytes_single"]),
    ("for one of many", lambda r: r["bytes_many"]),
    ("KiB for each PE it has talked to", lambda r: r["per_pe"]),
)


def candidates(build, work):
    """(title, library, the network's library)."""
    for wire, engine in WIRES.items():
        environment = {**LOOPBACK, "HEDDLE_DIRECT": "0", "HEDDLE_WIRE": wire}
        yield f"Heddle, {wire}", Library(OURS, build / "bin", work / "heddle", environment=environment), engine
    peer = Library("Open MPI", pathlib.Path("/usr/bin"), work / "peer-open-mpi", environment=dict(LOOPBACK))
    if "OMPI_ALLOW_RUN_AS_ROOT" in peer.environment:
        peer.launch = peer.launch + OPEN_MPI_OVER_TCP
        yield "Open MPI 4.1 OSHMEM, UCX", peer, "libucp.so"


def measured(library, engine, pes):
    library.compile("entry")
    result, (few, many) = {}, (2, pes)
    resident = {}
    for n in few, many:
        lines, _ = library.run(n, "entry", [engine], 64, LIMIT_S)
        for line in lines:
            resident[n] = line.pop("resident", resident.get(n))
            result |= {line["op"]: line} if "op" in line else line
    result["per_pe"] = (resident[many] - resident[few]) / (many - few)
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", type=pathlib.Path, default=pathlib.Path("build"))
    parser.add_argument("--pes", type=int, default=8, help="for memory: as against 2")
    parser.add_argument("--json", type=pathlib.Path, metavar="FILE", help="also write the numbers into this file")
    options = parser.parse_args()
    build, found = options.build.resolve(), {}
    print("| | " + " | ".join(title for title, _ in COLUMNS) + " |\n|---|" + "---:|" * len(COLUMNS))
    status = 0
    for title, library, engine in candidates(build, build / "bench"):
        try:
            row = measured(library, engine, options.pes)
            found[title] = {column: value(row) for column, value in COLUMNS}
            print(markdown_row([title, *(f"{value:.4g}" for value in found[title].values())]), flush=True)
        except (Failure, KeyError) as why:
            status = 1
            print(markdown_row([title, str(why)]), flush=True)
    if options.json:
        options.json.write_text(json.dumps(found, indent=1) + "\n")
    return status


if __name__ == "__main__":
    sys.exit(main())
