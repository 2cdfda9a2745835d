#!/bin/sh
# Builds the library with a C compiler alone and runs the tests of GPUs' memory with the machine's own driver. For
# machines with a GPU and little else.
#
#     test/device/run.sh [build folder]      the log goes to $OUT/device.log, if OUT names a folder
#
# Exit status 77 where there is no GPU driver.
source=$(cd "$(dirname "$0")/../.." && pwd)
build=${1:-${TMPDIR:-/tmp}/heddle-device}
log=${OUT:-$build}/device.log
driver=${HEDDLE_CUDA_LIBRARY:-libcuda.so.1}
mkdir -p "$build/o" "$(dirname "$log")" || exit 1
: >"$log"

say() { echo "$@" | tee -a "$log"; }

# The result is the last line's, because tee has none of the command's.
logged() { { "$@" 2>&1; echo "status $?"; } | tee -a "$log" | tail -n "${lines:-30}"; [ "$(tail -n 1 "$log")" = "status 0" ]; }

if ! python3 -c "import ctypes; ctypes.CDLL('$driver')" >/dev/null 2>&1 && ! ldconfig -p | grep -q "$driver"; then
    say "skip: no $driver (a machine with a GPU and its driver)"
    exit 77
fi
say "$(uname -a)"
nvidia-smi --query-gpu=name,driver_version,memory.total --format=csv 2>&1 | tee -a "$log"

cd "$source/src" || exit 1
objects() {
    python3 -B api/gen.py "$build/include" && python3 -B api/gen_entry.py "$build/api" && ls */*.c "$build"/api/*.c | xargs -P "$(nproc)" -I{} sh -c '
        ${CC:-cc} -std=gnu17 -O2 -g -fPIC -fwrapv -D_GNU_SOURCE -DHEDDLE_VERSION=\"device\" -DHEDDLE_SOURCES=\"device\" -I. -I"$0" -I"$0/include" -fvisibility=hidden \
            -fno-semantic-interposition -fno-math-errno -c {} -o "$0/o/$(echo {} | tr / _).o"' "$build"
}
link() {
    ${CC:-cc} -shared -o "$build/libheddle.so" "$build"/o/*.o -Wl,--version-script="$build/api/heddle.map" -Wl,-Bsymbolic-functions \
        -Wl,-z,now -Wl,-z,nodelete -Wl,-soname,libheddle.so -lpthread -lm -ldl &&
        ${CC:-cc} -std=gnu17 -O2 -g -D_GNU_SOURCE -DHEDDLE_VERSION=\"device\" -DHEDDLE_BIN_TO_LIB=\".\" -I. ../tools/oshrun*.c \
            -o "$build/oshrun" -lpthread -lm -ldl &&
        ${CC:-cc} -std=gnu17 -O1 -g -D_GNU_SOURCE -I"$build/include" -I../test ../test/device/device.c -o "$build/device" \
            -L"$build" -lheddle -Wl,-rpath,"$build" -lpthread -ldl
}
say "building in $build"
logged objects && logged link || exit 1

failed=0
run() {
    say "--- $*"
    logged env SHMEM_SYMMETRIC_PARTITION1=SIZE=64M SHMEM_SYMMETRIC_PARTITION2=SIZE=16M:KIND=CUDA "$@" || failed=$((failed + 1))
}
for n in 1 2 4; do run "$build/oshrun" -n $n --timeout 100 "$build/device"; done
run "$build/oshrun" -n 2 --timeout 100 "$build/device" own
run HEDDLE_DIRECT=0 HEDDLE_WIRE=sim:seed=3,delay=5,refuse=10 "$build/oshrun" -n 3 --timeout 100 "$build/device"
run HEDDLE_DIRECT=1 HEDDLE_NODES=2 HEDDLE_WIRE=sim:seed=4 "$build/oshrun" -n 4 --timeout 100 "$build/device"
say "$failed of 6 jobs failed"
[ $failed = 0 ]
