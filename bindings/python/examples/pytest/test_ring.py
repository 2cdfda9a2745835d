"""Tests of a program for several PEs: oshrun -n 2 -l python3 -m pytest -q test_ring.py

All PEs run the same tests in the same order, so tests may be collective. A failed test of one PE ends the job."""
import heddle
import numpy
import pytest


@pytest.fixture(scope="session", autouse=True)
def job():
    heddle.init()
    yield
    heddle.finalize()


def test_put_to_the_right():
    me, n = heddle.my_pe(), heddle.n_pes()
    word = heddle.zeros(1, int)
    heddle.put(word, numpy.array([me]), (me + 1) % n)
    heddle.barrier_all()
    assert word[0] == (me - 1) % n
    heddle.free(word)


def test_sum():
    total, part = heddle.zeros(1), heddle.array([1.0])
    heddle.reduce(total, part, "sum")
    assert total[0] == heddle.n_pes()
