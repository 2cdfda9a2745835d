#!/usr/bin/env python3
"""The report's model is right about numbers that a machine like its own has made, and not about others; what it is not right
about it is not asked of the documents' nodes."""
from common import BUILD, expect, finish
from claims import modelled

MACHINE = {"cores": 1, "kernel": 1, "wire": 0, "line": 0, "message": 9000, "instruction": 0.2, "copy": 0.2, "take": 0.2, "turn": 900}


def measured():
    """Rows as of make bench-streams, of a machine that is known."""
    for threads in (1, 2, 4, 8, modelled.MOST):
        made = modelled.virtual(BUILD, MACHINE, threads=threads)
        yield modelled.row("stream rate", "ucx", modelled.WAYS["own"], threads, 8, "Mop/s", made["Mop/s"])
    for size in modelled.SIZES:
        made = modelled.virtual(BUILD, MACHINE, size=size, window=4)
        yield modelled.row("stream bandwidth", "ucx", "put_nbi", 1, size, "GB/s", made["MB/s"] / 1e3)


def main():
    rows = list(measured())
    table = modelled.validation(BUILD, rows, print)
    ways = {way for way in (*modelled.WAYS, modelled.BANDWIDTH) if modelled.is_right(table, way)}
    expect(ways == {"own", modelled.BANDWIDTH}, f"it is right about what was measured, and nothing else: {ways}")
    expect(all(modelled.off(one) < 0.1 for one in table), f"to a tenth: {max(map(modelled.off, table)):.2f}")
    strange = [{**one, "repetitions": [5 * value for value in one["repetitions"]]} if one["variant"] == "4 threads" else one
               for one in rows]
    wrong = max(modelled.validation(BUILD, strange, print), key=modelled.off)
    expect("4 threads" in wrong["what"] and modelled.off(wrong) > 3, f"what does not fit is seen: {wrong['what']}")
    expect(not modelled.validation(BUILD, [one for one in rows if one["size"] != modelled.SIZES[-1]], print),
           "nothing is compared where one of the four numbers is lacking")
    expect(not list(modelled.rows_of(BUILD, set())), "nothing is asked of what it is not right about")
    finish()


main()
