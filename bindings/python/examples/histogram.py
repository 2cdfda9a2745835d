#!/usr/bin/env python3
"""A histogram that all PEs have a part of: each draws numbers, and counts them where their bins are, by atomic operations of
other PEs' memory.

    PYTHONPATH=build/python oshrun -n 4 python3 histogram.py
"""
import heddle
import numpy

BINS, DRAWS = 16, 2000  # of each PE

heddle.init()
me, n = heddle.my_pe(), heddle.n_pes()
counts = heddle.zeros(BINS, numpy.int64)
draws = numpy.random.default_rng(me).integers(BINS * n, size=DRAWS)

with heddle.Context(heddle.CTX_PRIVATE) as ctx:
    for draw in draws:
        ctx.atomic_inc(counts[draw // n:], int(draw % n))
    ctx.quiet()
heddle.barrier_all()

total = heddle.array([counts.sum()])
heddle.reduce(total, total, "sum")
if me == 0:
    print(f"{n} PEs: {total[0]} numbers in {BINS * n} bins")
heddle.finalize()
