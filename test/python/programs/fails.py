"""One PE has an exception that nobody catches, while the other one waits for it."""
import heddle
import numpy

heddle.init()
there = heddle.zeros(1)
if heddle.my_pe() == 1:
    heddle.put(there, numpy.zeros(1), heddle.n_pes())
heddle.barrier_all()
heddle.finalize()
