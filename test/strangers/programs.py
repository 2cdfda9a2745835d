"""Other people's programs: where they are from, how they are made and run, and which of their runs are known to fail.

A folder of checkouts has each in the folder that has the name of its repository. Nothing of theirs is kept here."""
from stranger import Stranger

# shmem4py knows libraries by their names; the file says what Heddle has.
SHMEM4PY = """
CFLAGS="-include $(dirname "$(command -v oshcc)")/../share/heddle/shmem4py.h" OSHCC=oshcc python3 -m pip install \
    --no-build-isolation --no-deps --target made .
"""
CLOVERLEAF = """
make clover_leaf COMPILER=GNU MPI_COMPILER=oshfort C_MPI_COMPILER=oshcc OPTIONS="-cpp -DENABLE_SHMEM_FINALIZE" OMP_GNU=
"""
NPB = "bt", "ep", "mg", "sp"
NPB_FLAGS = ('FFLAGS="-O2 -fallow-invalid-boz -fallow-argument-mismatch -I./" FMPI_INC="$(mpif77.openmpi --showme:compile)" '
             'FMPI_LIB="$(mpif77.openmpi --showme:link)"')  # all include mpif.h, for MPI_Wtime
BALE_APPS = "histo", "ig", "topo", "randperm", "permute_matrix", "transpose_matrix", "triangles", "sssp", "sparse_matrix_io"
VERIFIER_SUITES = "analysis", "atomic", "basic", "coll", "data", "lock", "misc", "nbi", "reduce", "stride", "sync"
OSU = ((("atomics", "get", "get_mr_nb", "get_nb", "put", "put_mr", "put_mr_nb", "put_nb", "put_overlap"), ("heap", "global")),
       (("barrier", "broadcast", "collect", "fcollect", "reduce"), ("",)))
BENCH_ROUTINES = ("put", "get", "putmem", "getmem", "put_nbi", "get_nbi", "putmem_nbi", "getmem_nbi", "alltoall", "alltoallmem",
                  "broadcast", "broadcastmem", "collect", "collectmem", "fcollect", "fcollectmem")
UH_WAITS_FOR_EVER = (*(f"broadcast_05_{kind}" for kind in ("char", "double", "int4", "int8", "logical", "real4", "real8")),
                     *(f"{what}_04_{kind}" for what in ("collect", "fcollect") for kind in ("int4", "int8")))

STRANGERS = (
    Stranger("specification", "openshmem-org/specification", "3a8a05c002", folder="example_code", each=("shmem*.c", "amo*.c"),
             flags=("-fopenmp",), pes=(4,), known={"shmem_global_exit_example": 8}, builds_not={"shmem_scan_example": 8}),
    Stranger("tests-uh", "openshmem-org/tests-uh", "15d685dd81", folder="feature_tests/C", each=("*.c",), flags=("-lm",),
             pes=(2, 4), known={"test_shmem_global_exit": 27}),
    Stranger("tests-cray", "openshmem-org/tests-cray", "fca777b65d", folder="sma1", each=("*.c",), flags=("-lm",), pes=(2, 4),
             known={"align": 13},
             builds_not=dict.fromkeys(("shmem_both_put_nb_size", "shmem_broadcast_all", "shmem_num_put_nb",
                                       "shmem_num_put_nb_size", "shmem_type_put_nb"), 14)),
    Stranger("OSHMPI tests", "pmodels/oshmpi", "ee5cf110e6", folder="tests", each=("[a-fh-rt-z]*.c",), pes=(2, 4)),
    Stranger("ARL OpenSHMEM tests", "USArmyResearchLab/ARL_OpenSHMEM", "372727d1d0", folder="test", each=("*.c",), pes=(2, 4)),
    Stranger("openshmem-examples", "openshmem-org/openshmem-examples", "4c742d5ece", folder="c", each=("*.c",), flags=("-lm",),
             pes=(4,), known={"finalize": 15, "nullput": 16, "global_exit": 27}, builds_not={"cache": 14}),
    Stranger("Parallel Research Kernels", "ParRes/Kernels", "04248b66a0", folder="SHMEM",
             build=("echo SHMEMCC=oshcc > ../common/make.defs", "make -C Stencil stencil && make -C Synch_p2p p2p && make -C Transpose transpose"),
             run={"stencil": "Stencil/stencil 10 1000", "p2p": "Synch_p2p/p2p 10 1000 1000",
                  "transpose": "Transpose/transpose 10 1024 32"}),
    Stranger("ISx", "ParRes/ISx", "d31936a68c", folder="SHMEM", build=("make CC=oshcc CFLAGS='-std=c99 -D_GNU_SOURCE -O2'",),
             run={kind: f"bin/isx.{kind} {keys} times.log"
                  for kind, keys in (("strong", 1 << 20), ("weak", 1 << 18), ("weak_iso", 1 << 18))}),
    Stranger("shmem4py", "mpi4py/shmem4py", "39ce71bf45", build=(SHMEM4PY,), seconds=300, needs=("python3",),
             run={"test": "env PYTHONPATH=made python3 -m unittest discover -q -s test"}),
    Stranger("tests-sos", "openshmem-org/tests-sos", "ca9cb12b13",
             build=("./autogen.sh && ./configure CC=oshcc CXX=oshc++ --disable-fortran",
                    "make -k -C test/unit check TESTS= || :"),  # four want shmem_wait_until_all for short: note 1
             programs=("test/unit/*",), pes=(2, 4), needs=("autoreconf", "make")),
    Stranger("shmemvv", "michael-beebe/shmemvv", "bbffee833c",
             build=("cmake -S . -B made -DCMAKE_C_COMPILER=oshcc && cmake --build made -j 2",), programs=("made/bin/*/*",),
             pes=(2, 4), known={"c_shmem_info_get_version": 9, "c11_shmem_sync": 10, "c11_shmem_sync_all": 10}, needs=("cmake", "make")),
    Stranger("openshmem-npbs", "openshmem-org/openshmem-npbs", "0028e8d07e", folder="Fortran",
             build=("cp config/make.def.template config/make.def && mkdir -p bin",
                    *(f"make {name} CLASS=S NPROCS=4 {NPB_FLAGS}" for name in NPB)),
             run={name: f"bin/{name}.S.{{pes}}" for name in NPB}, pes=(4,),
             needs=("gfortran", "make", "mpif77.openmpi")),
    Stranger("CloverLeaf_OpenSHMEM", "UK-MAC/CloverLeaf_OpenSHMEM", "c84472b0c8",
             build=(CLOVERLEAF.strip(), "sed 's/_cells=960/_cells=96/' clover_bm_short.in > clover.in"),
             run={"clover_leaf": "./clover_leaf"}, pes=(2,), needs=("gfortran", "make")),
    Stranger("tests-mellanox", "openshmem-org/tests-mellanox", "8a615c39b1", folder="verifier",
             build=('autoreconf -fi && ./configure CC=oshcc --enable-active-sets --disable-mpi ac_cv_lib_open_pal_opal_progress=no CPPFLAGS="$(mpicc.openmpi --showme:compile)" && make -j 2',),
             run={suite: f"./oshmem_test exec --task={suite}" for suite in VERIFIER_SUITES}, pes=(2,), seconds=400, known={"basic": 13},
             needs=("autoreconf", "libtoolize", "make", "mpicc.openmpi")),
    Stranger("sc14-tutorial", "openshmem-org/sc14-tutorial", "91ae2da086", folder="hands-on/openshmem-examples/C",
             each=("*.c",), flags=("-lm",), pes=(4,), known={"nullput": 16}, builds_not={"cache": 14}),
    Stranger("tests-uh, Fortran", "openshmem-org/tests-uh", "15d685dd81", folder="feature_tests/Fortran",
             build=("for f in *.f90 */*.f90; do oshfort -w -o ${f%.f90}.program $f; done; :",), programs=("*.program", "*/*.program"),
             pes=(3,), seconds=20, known=dict.fromkeys((f"test_shmem_{name}.program" for name in UH_WAITS_FOR_EVER), 24), needs=("gfortran",)),
    Stranger("ORNL benchmarks (osb)", "ornl-languages/osb", "39cfcadd70",
             build=("make -C ssca1 CC=oshcc; make -C GUPs CC=oshcc",), run={"ssca1": "ssca1/ssca1", "GUPs": "GUPs/gups"}, known={"GUPs": 20}),
    Stranger("shmembench", "michael-beebe/shmembench", "60859cad39", build=("make -j 2",), 
             run={f"{routine}, {kind}": f"build/bin/shmembench --bench shmem_{routine} --benchtype {kind} --min 8 --max 4096 --ntimes 100"
                  for routine in BENCH_ROUTINES for kind in ("bw", "bibw", "latency")}, pes=(2,)),
    Stranger("OSU micro-benchmarks", "lrbison/osu-micro-benchmarks", "4bcf978d6f",
             build=("autoreconf -fi && ./configure CC=oshcc CXX=oshc++ --disable-mpi; make -C c/openshmem",),
             run={f"{name} {where}".rstrip(): f"c/openshmem/osu_oshm_{name} {where}".rstrip()
                  for names, places in OSU for name in names for where in places}, pes=(2,), needs=("autoreconf", "make")),
    Stranger("bale_classic", "jdevinney/bale", "1b8f673b56", folder="src/bale_classic",
             build=("sh bootstrap.sh", 'python3 make_bale -s -j 2 -b "$PWD/made" -i "$PWD/out"'),
             run={app: f"out/bin/{app}" for app in BALE_APPS}, pes=(1, 2, 3, 4), seconds=300,
             needs=("autoreconf", "make", "pkg-config")),
)
