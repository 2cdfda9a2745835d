"""Puts and gets of whole arrays, of parts, with strides and without waiting, on contexts and on requests."""
import heddle
import numpy

heddle.init()
me, n = heddle.my_pe(), heddle.n_pes()
right, left = (me + 1) % n, (me - 1) % n

for dtype in ("i1", "u2", "i4", "u8", "f4", "f8", "c16", [("a", "i4"), ("b", "f8")]):
    there = heddle.zeros((3, 4), dtype)
    assert there.shape == (3, 4) and there.dtype == numpy.dtype(dtype)
    ours = numpy.frombuffer(bytes((me + i) % 256 for i in range(there.nbytes)), dtype).reshape(3, 4)
    heddle.put(there, ours, right)
    heddle.barrier_all()
    assert there.tobytes() == bytes((left + i) % 256 for i in range(there.nbytes)), (dtype, there)
    back = numpy.empty_like(ours)
    heddle.get(back, there, right)
    assert back.tobytes() == ours.tobytes()
    heddle.barrier_all()
    heddle.free(there)

there = heddle.array(numpy.full(12, -1))
heddle.put(there[2:], numpy.arange(5) + 100 * me, right, size=3)
heddle.barrier_all()
assert there.tolist() == [-1, -1, 100 * left, 100 * left + 1, 100 * left + 2] + 7 * [-1], there
heddle.barrier_all()
heddle.iput(there, numpy.arange(12), right, tst=4, sst=3)
heddle.barrier_all()
assert there[::4].tolist() == [0, 3, 6]
every = numpy.zeros(6, int)
heddle.iget(every, there, right, tst=2, sst=4, size=3)
assert every.tolist() == [0, 0, 3, 0, 6, 0]
heddle.barrier_all()

with heddle.Context(heddle.CTX_PRIVATE) as ctx:
    source, got = numpy.arange(12) * (me + 1), numpy.zeros(12, int)
    ctx.put_nbi(there, source, right)
    ctx.quiet()
    ctx.get_nbi(got, there, right)
    ctx.fence()
    ctx.quiet()
    assert (got == source).all()
heddle.barrier_all()

request = heddle.Request()
assert request.test()
for _ in range(2):
    long, ours = heddle.zeros(50000), numpy.arange(50000.0) + me
    request.put(long, ours, right)
    request.wait()
    got = numpy.zeros(50000)
    request.get(got, long, right)
    while not request.test():
        pass
    assert (got == ours).all()
heddle.finalize()
