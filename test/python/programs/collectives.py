"""Collective operations, of all PEs and of teams, in threads, too."""
import threading

import heddle
import numpy

assert heddle.init(heddle.THREAD_MULTIPLE) == heddle.THREAD_MULTIPLE
me, n = heddle.my_pe(), heddle.n_pes()

mine, all_of_us = heddle.array([me, 10 * me]), heddle.zeros(2 * n, int)
heddle.fcollect(all_of_us, mine)
assert all_of_us.tolist() == [k for pe in range(n) for k in (pe, 10 * pe)]
told = heddle.zeros(2, int)
heddle.broadcast(told, mine, n - 1)
assert n == 1 or told.tolist() == [n - 1, 10 * (n - 1)]
source = heddle.array([100 * me + pe for pe in range(n)])
target = heddle.zeros(n, int)
heddle.alltoall(target, source)
assert target.tolist() == [100 * pe + me for pe in range(n)]
ragged, together = heddle.array(numpy.arange(3.0)), heddle.zeros(3 * n)
heddle.collect(together, ragged[:1 + me % 3])
assert together[:1].tolist() == [0.0]
heddle.barrier_all()

for dtype in ("i2", "u4", "i8", "f4", "f8", "c16"):
    part, result = heddle.array(numpy.array([me + 1, 2], dtype)), heddle.zeros(2, dtype)
    heddle.reduce(result, part, "sum")
    assert result.tolist() == [n * (n + 1) // 2, 2 * n]
    heddle.reduce(result, part, "prod")
    assert result[1] == 2 ** n
    if dtype != "c16":
        heddle.reduce(result, part, "max")
        assert result[0] == n
        heddle.inscan(result, part)
        assert result[0] == (me + 1) * (me + 2) // 2
        heddle.exscan(result, part)
        assert result[0] == me * (me + 1) // 2
    heddle.barrier_all()
heddle.reduce(mine, mine, "or", size=1)

evens = heddle.TEAM_WORLD.split_strided(0, 2, (n + 1) // 2)
assert bool(evens) == (me % 2 == 0)
if evens:
    with evens:
        assert evens.my_pe() == me // 2 and evens.n_pes() == (n + 1) // 2
        assert evens.translate_pe(evens.my_pe(), heddle.TEAM_WORLD) == me
        with evens.context() as ctx:
            ctx.put(target, numpy.full(n, me), (evens.my_pe() + 1) % evens.n_pes())
            ctx.quiet()
        evens.sync()
row, column = heddle.TEAM_WORLD.split_2d(2)
assert row.n_pes() <= 2 and column.n_pes() >= 1
heddle.barrier_all()

words = heddle.zeros(4, numpy.int64)


def count(k):
    with heddle.Context(heddle.CTX_PRIVATE) as ctx:
        for _ in range(50):
            ctx.atomic_inc(words[k:], 0)


threads = [threading.Thread(target=count, args=(k,)) for k in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
heddle.barrier_all()
assert me or words.tolist() == [50 * n] * 4
heddle.finalize()
