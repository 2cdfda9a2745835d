/* Counts the calls of what heddle_inline.h replaces, as a profiler would. */
#include <pshmem.h>

long calls;

#define COPY(name, T)                                                                                                  \
    void shmem_##name(T *dest, const T *source, size_t nelems, int pe)                                                 \
    {                                                                                                                  \
        calls++;                                                                                                       \
        pshmem_##name(dest, source, nelems, pe);                                                                       \
    }
#define WORD(name, T) COPY(name##_put, T) COPY(name##_get, T)
#define BYTES(name)   COPY(put##name, void) COPY(get##name, void)

WORD(double, double)
WORD(long, long)
WORD(longlong, long long)
WORD(ulong, unsigned long)
WORD(ulonglong, unsigned long long)
WORD(int64, int64_t)
WORD(uint64, uint64_t)
WORD(size, size_t)
WORD(ptrdiff, ptrdiff_t)

BYTES(mem)
BYTES(8)
BYTES(16)
BYTES(32)
BYTES(64)

#define NAME float
#define T    float
#include "scalar_calls.h"
#define NAME double
#define T    double
#include "scalar_calls.h"
#define NAME longdouble
#define T    long double
#include "scalar_calls.h"
#define NAME char
#define T    char
#include "scalar_calls.h"
#define NAME schar
#define T    signed char
#include "scalar_calls.h"
#define NAME short
#define T    short
#include "scalar_calls.h"
#define NAME int
#define T    int
#include "scalar_calls.h"
#define NAME long
#define T    long
#include "scalar_calls.h"
#define NAME longlong
#define T    long long
#include "scalar_calls.h"
#define NAME uchar
#define T    unsigned char
#include "scalar_calls.h"
#define NAME ushort
#define T    unsigned short
#include "scalar_calls.h"
#define NAME uint
#define T    unsigned
#include "scalar_calls.h"
#define NAME ulong
#define T    unsigned long
#include "scalar_calls.h"
#define NAME ulonglong
#define T    unsigned long long
#include "scalar_calls.h"
#define NAME int8
#define T    int8_t
#include "scalar_calls.h"
#define NAME int16
#define T    int16_t
#include "scalar_calls.h"
#define NAME int32
#define T    int32_t
#include "scalar_calls.h"
#define NAME int64
#define T    int64_t
#include "scalar_calls.h"
#define NAME uint8
#define T    uint8_t
#include "scalar_calls.h"
#define NAME uint16
#define T    uint16_t
#include "scalar_calls.h"
#define NAME uint32
#define T    uint32_t
#include "scalar_calls.h"
#define NAME uint64
#define T    uint64_t
#include "scalar_calls.h"
#define NAME size
#define T    size_t
#include "scalar_calls.h"
#define NAME ptrdiff
#define T    ptrdiff_t
#include "scalar_calls.h"
