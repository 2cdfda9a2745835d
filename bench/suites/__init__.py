"""What `run.py` measures: a module for each suite, with its Suite, the tasks and how they are run, and SHOWN, what is shown of the
numbers."""
from suites import aggregate, bundled, collectives, direct, entry, hosts, nonblocking, rdma, scale, streams, wire

SUITES = {"direct": direct, "collectives": collectives, "hosts": hosts, "wire": wire, "rdma": rdma, "bundled": bundled,
          "nonblocking": nonblocking, "streams": streams, "aggregate": aggregate, "entry": entry, "scale": scale}
