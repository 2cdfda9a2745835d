"""Uses of the package for a type checker, which never run: what is wrong with a line stands behind it, in the checker's words."""
import ctypes

import heddle
import numpy
from heddle import raw


def next_pe(team: heddle.Team) -> int:
    return (team.my_pe() + 1) % team.n_pes()


def add_up(values: heddle.Array) -> float:
    total = heddle.zeros(1)
    heddle.reduce(total, values, "sum")
    return float(total[0])


level: int = heddle.init(heddle.THREAD_MULTIPLE)
level = heddle.init("multiple")  # wrong: Argument 1 to "init" has incompatible type "str"; expected "int"
cells = heddle.zeros((2, 3), numpy.int64)
cells = heddle.zeros("two")  # wrong: Argument 1 to "zeros" has incompatible type "str"

heddle.put(cells, numpy.ones((2, 3), int), next_pe(heddle.TEAM_WORLD))
heddle.put(cells, cells, pe=0, size=3)
heddle.put(cells, cells)  # wrong: Too few arguments
heddle.put(cells, [1, 2, 3], 0)  # wrong: Argument 2 has incompatible type
heddle.put(cells, cells, 0, count=3)  # wrong: Unexpected keyword argument "count"

before = heddle.atomic_fetch_add(cells, 1, 0) + 1
nothing = heddle.atomic_add(cells, 1, 0) + 1  # wrong: Unsupported operand types for + ("None" and "int")
heddle.wait_until(cells, ">=", 1)
heddle.wait_until(cells, "=>", 1)  # wrong: Argument 2 to "wait_until" has incompatible type
heddle.reduce(cells, cells, op="average")  # wrong: Argument "op" has incompatible type
found: list[int] = heddle.wait_until_some(cells, "==", 0)
add_up(found)  # wrong: Argument 1 to "add_up" has incompatible type

with heddle.Context(heddle.CTX_PRIVATE) as ctx, heddle.TEAM_WORLD.split_strided(0, 2, 1) as evens:
    ctx.put_signal(cells, cells, 0, heddle.zeros(1, numpy.uint64), 1, heddle.SIGNAL_ADD)
    evens.context().flush()  # wrong: "Context" has no attribute "flush"
request = heddle.Request(ctx)
request = heddle.Request(evens)  # wrong: Argument 1 to "Request" has incompatible type "Team"

provided = ctypes.c_int()
status: int = raw.shmem_init_thread(raw.SHMEM_THREAD_SINGLE, ctypes.byref(provided))
raw.shmem_init_thread(raw.SHMEM_THREAD_SINGLE)  # wrong: Too few arguments for "shmem_init_thread"
raw.shmem_barrier_some()  # wrong: Module has no attribute "shmem_barrier_some"
raw.shmem_team_n_pes(ctypes.byref(provided))  # wrong: Argument 1 to "shmem_team_n_pes" has incompatible type "_CArgObject"
pointer: int = raw.shmem_malloc(8)  # wrong: variable has type "int"
heddle.finalize()
