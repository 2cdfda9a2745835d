#!/usr/bin/env python3
"""PEs in a ring: each puts a row of numbers to the next one with a signal behind it, and all add up what they have got.

    PYTHONPATH=build/python oshrun -n 4 python3 ring.py
"""
import heddle
import numpy

heddle.init()
me, n = heddle.my_pe(), heddle.n_pes()
row = heddle.zeros(1000)
arrived = heddle.zeros(1, numpy.uint64)
total = heddle.zeros(1)

heddle.put_signal(row, numpy.full(1000, me + 1.0), (me + 1) % n, arrived, 1)
heddle.wait_until(arrived, "==", 1)
part = heddle.array([row.mean()])
heddle.reduce(total, part, "sum")
if me == 0:
    print(f"{n} PEs: the sum is {total[0]:.0f}")
heddle.finalize()
