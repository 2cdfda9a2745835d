"""Atomic operations of all kinds, signals, and waits."""
import heddle
import numpy

heddle.init()
me, n = heddle.my_pe(), heddle.n_pes()
right = (me + 1) % n

for dtype in (numpy.int32, numpy.uint32, numpy.int64, numpy.uint64):
    word = heddle.zeros(1, dtype)
    heddle.atomic_add(word, 3, 0)
    heddle.atomic_inc(word, 0)
    before = heddle.atomic_fetch_add(word, 1, 0)
    assert isinstance(before, dtype) and 4 <= before < 5 * n
    heddle.barrier_all()
    assert heddle.atomic_fetch(word, 0) == 5 * n
    heddle.barrier_all()
    heddle.atomic_set(word, 12, right)
    heddle.barrier_all()
    assert heddle.atomic_swap(word, 10, right) == 12
    assert heddle.atomic_compare_swap(word, 11, 1, right) == 10 == heddle.atomic_compare_swap(word, 10, 6, right)
    assert heddle.atomic_fetch_and(word, 4, right) == 6 and heddle.atomic_fetch_or(word, 1, right) == 4
    assert heddle.atomic_fetch_xor(word, 7, right) == 5 and heddle.atomic_fetch_inc(word, right) == 2
    heddle.atomic_and(word, 2, right)
    heddle.atomic_or(word, 5, right)
    heddle.atomic_xor(word, 15, right)
    assert heddle.atomic_fetch(word, right) == 8
    heddle.barrier_all()
negative = heddle.array(numpy.array([-5]))
assert heddle.atomic_fetch_add(negative, -1, me) == -5 and negative[0] == -6
real = heddle.array([0.5])
assert heddle.atomic_swap(real, -1.25, me) == 0.5 and heddle.atomic_fetch(real, me) == -1.25

data, signal = heddle.zeros(100), heddle.zeros(1, numpy.uint64)
heddle.put_signal(data, numpy.full(100, 7.0 + me), right, signal, 1)
assert heddle.wait_until(signal, ">", 0) == 1 and (data == 7.0 + (me - 1) % n).all()
heddle.barrier_all()
ours = numpy.full(100, 9.0)
heddle.put_signal_nbi(data, ours, right, signal, 5, heddle.SIGNAL_ADD)
heddle.wait_until(signal, "==", 6)
assert heddle.signal_fetch(signal) == 6 and (data == 9.0).all()
heddle.barrier_all()
heddle.signal(signal, 4, right)
heddle.wait_until(signal, "==", 4)

flags = heddle.zeros(4, numpy.int32)
assert not heddle.test(flags, "!=", 0)
for i in (1, 3):
    heddle.put(flags[i:i + 1], numpy.array([i], numpy.int32), right)
while len(heddle.wait_until_some(flags, "!=", 0)) < 2:
    pass
assert heddle.wait_until_some(flags, "!=", 0) == [1, 3] and heddle.wait_until_any(flags, ">=", 3) == 3
heddle.wait_until_all(flags, ">=", 0)
heddle.finalize()
