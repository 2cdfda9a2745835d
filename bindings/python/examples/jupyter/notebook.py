"""The cells of a Jupyter notebook whose ipyparallel engines are PEs, as a program. Start the engines first:

    ipcontroller --profile=heddle &
    oshrun -n 2 ipengine --profile=heddle &
    python3 notebook.py 2

In a notebook, each text of CELLS is a cell that begins with %%px."""
import sys

import ipyparallel

CELLS = """
import heddle
import numpy

heddle.init()
me, n = heddle.my_pe(), heddle.n_pes()
word = heddle.zeros(1, numpy.int64)
""", """
heddle.put(word, numpy.array([me]), (me + 1) % n)
heddle.barrier_all()
received = int(word[0])
""", """
heddle.finalize()
"""


def main(n):
    client = ipyparallel.Client(profile="heddle")
    client.wait_for_engines(n, timeout=120)  # seconds
    pes = client[:]
    for cell in CELLS[:2]:
        pes.execute(cell, block=True)
    for me, received in sorted(zip(pes["me"], pes["received"])):
        print(f"PE {me} received {received}")
    pes.execute(CELLS[2], block=True)
    client.shutdown(hub=True, block=True)  # ends the engines and the controller


if __name__ == "__main__":
    main(int(sys.argv[1]))
