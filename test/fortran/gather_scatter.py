"""A Fortran program with C pointers exchanges with neighbours over every route: by the module shmem_c, and by a binding of its own
with the numbers of another library, which are refused without HEDDLE_CONSTANTS=openmpi."""
import sys
import tempfile

from common import HERE, build, expect, finish, need, need_no_sanitizer, run
from skipping import has

sys.path.insert(0, str(HERE.parent / "api" / "coverage"))
from routes import ROUTES  # noqa: E402

FLAGS = "-O2", "-std=f2018", "-Wall", "-Werror", "-Wno-error=compare-reals"


def check_routes(folder, name, **variables):
    for route, (module, _, environment) in {"direct": (None, 0, {}), **ROUTES}.items():
        if module and not has(module):
            continue
        for n in 2, 4:
            status, said = run(folder, n, **environment, **variables)
            expect(status == 0 and said == f"{n} PEs: right sums\n", f"{name}, {route}, {n} PEs: {status}; {said}")


def made(folder, binding):
    return build(folder, *FLAGS, HERE / f"{binding}.f90", HERE / "gather_scatter.f90")


need("Fortran modules")
need_no_sanitizer("gfortran has sanitizers of its own")
with tempfile.TemporaryDirectory(prefix="heddle-fortran-") as where:
    if made(where, "binding_shmem_c"):
        check_routes(where, "shmem_c")
    if made(where, "binding_foreign"):
        check_routes(where, "another library's numbers", HEDDLE_CONSTANTS="openmpi")
        status, said = run(where, 2)
        expect(status == 1 and "shmem_putmem_signal_nbi: argument 6 (sig_op) is 1, not SHMEM_SIGNAL_SET (201)" in said,
               f"refused without the variable: {status}; {said}")
finish()
