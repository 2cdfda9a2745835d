"""Calls before init and after finalize are exceptions, and so are arrays that are freed; a wait is done in slices."""
import threading
import time

import heddle
import numpy


def fails(call, error, text):
    try:
        call()
    except error as found:
        assert text in str(found), f"{found}, not {text}"
    else:
        raise AssertionError(f"no exception: {text}")


for name, call in (("shmem_my_pe", heddle.my_pe), ("shmem_barrier_all", heddle.barrier_all), ("shmem_align", lambda: heddle.zeros(4)),
                   ("shmem_finalize", heddle.finalize)):
    fails(call, heddle.HeddleError, f"{name}: called before heddle.init()")
assert heddle.__version__[0].isdigit(), heddle.__version__
heddle.init(heddle.THREAD_MULTIPLE)
me, n = heddle.my_pe(), heddle.n_pes()

array = heddle.zeros(8, numpy.int64)
fails(lambda: heddle.free(array[2:]), heddle.ArgumentError, "free: argument symmetric is a part of an array")
row = array.reshape(2, 4)[1]
heddle.free(array)
for values in array, row:
    fails(lambda: heddle.put(values, numpy.zeros(values.size, numpy.int64), me), heddle.ArgumentError,
          "put: argument target is an array that is freed")
fails(lambda: heddle.free(array), heddle.ArgumentError, "free: argument symmetric is an array that is freed")

flags = heddle.zeros(3, numpy.int64)
later = threading.Thread(target=lambda: (time.sleep(0.05), heddle.atomic_set(flags[1:], 7, (me + 1) % n), heddle.quiet()))
later.start()
assert heddle.wait_until_any(flags, "==", 7) == 1
assert heddle.wait_until_some(flags, ">", 6) == [1]
assert heddle.wait_until(flags[1:], ">", 0) == 7
later.join()
heddle.wait_until_all(flags, "<=", 7)
heddle.barrier_all()
heddle.finalize()
fails(heddle.my_pe, heddle.HeddleError, "shmem_my_pe: called after heddle.finalize()")
fails(lambda: heddle.put(flags, numpy.zeros(3, numpy.int64), 0), heddle.HeddleError, "called after heddle.finalize()")
