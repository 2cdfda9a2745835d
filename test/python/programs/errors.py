"""A wrong argument is an exception that names the function, the argument, its value and what is legal; nothing has happened then."""
import heddle
import numpy

heddle.init()
me, n = heddle.my_pe(), heddle.n_pes()
there, own = heddle.zeros(4), numpy.zeros(4)
reading = numpy.zeros(4)
reading.flags.writeable = False
signal = heddle.zeros(1, numpy.uint64)

WRONG = (
    (lambda: heddle.put(there, own, n), f"put: argument pe is {n}, not from 0 to {n - 1}"),
    (lambda: heddle.get(own, there, -1), f"get: argument pe is -1, not from 0 to {n - 1}"),
    (lambda: heddle.put(own, own, me), "put: argument target is an array of this PE's own, not one in symmetric memory"),
    (lambda: heddle.put(there, [1.0], me), "put: argument source is a list, not a NumPy array"),
    (lambda: heddle.put(there, own[:2], me), "put: argument source is of 2 elements, not 4"),
    (lambda: heddle.put(there, own, me, size=5), "put: argument size is 5, not from 0 to 4"),
    (lambda: heddle.put(there, own.astype("f4"), me), "put: argument source is of type float32, not float64"),
    (lambda: heddle.put(there[::2], own[::2], me), "put: argument target is an array with gaps"),
    (lambda: heddle.get(reading, there, me), "get: argument target is an array that is only read"),
    (lambda: heddle.iput(there, own, me, tst=0), "iput: argument tst is 0, not at least 1"),
    (lambda: heddle.atomic_add(there, 1, me), "atomic_add: argument target is of type float64, not of integers"),
    (lambda: heddle.atomic_fetch(heddle.zeros(1, "i2"), me), "atomic_fetch: argument target is 1 of type int16"),
    (lambda: heddle.put_signal(there, own, me, there, 1), "put_signal: argument signal is 4 of type float64, not a uint64"),
    (lambda: heddle.wait_until(signal, "=", 1), "wait_until: argument compare is '=', not one of == != > >= < <="),
    (lambda: heddle.wait_until(there, "==", 1), "wait_until: argument values is 4 of type float64, not integers"),
    (lambda: heddle.reduce(there, there, "mean"), "reduce: argument op is mean, not one of and, or"),
    (lambda: heddle.reduce(there, there, "xor"), "reduce: argument op is xor, which there is not for float64"),
    (lambda: heddle.broadcast(there, there, n), f"broadcast: argument root is {n}, not from 0 to {n - 1}"),
    (lambda: heddle.zeros(2, object), "empty: argument dtype is object"),
    (lambda: heddle.zeros(-1), "empty: argument shape is (-1,), not of lengths"),
    (lambda: heddle.free(own), "free: argument symmetric is an array of this PE's own"),
)
for call, text in WRONG:
    try:
        call()
    except heddle.ArgumentError as error:
        assert text in str(error), f"{error}, not {text}"
    else:
        raise AssertionError(f"nothing is wrong with what should be: {text}")
try:
    heddle.empty(1 << 60)
except heddle.HeddleError as error:
    assert "SHMEM_SYMMETRIC_SIZE" in str(error)
heddle.barrier_all()
assert not there.any()
heddle.finalize()
