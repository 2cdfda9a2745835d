/* A GPU driver without a GPU: the functions of libcuda.so.1 that Heddle and its tests use, over memfds and memcpy. It
 * is stricter than a GPU. What it maps cannot be touched by the CPU at all: the bytes are at another place of its own.
 * A copy happens when its stream is waited for, and not before. A call without a current context fails. So whatever
 * Heddle does wrong with these addresses ends the test.
 *
 * FAKE_CUDA_DEVICES: how many GPUs there are (1). FAKE_CUDA_MEMORY: MiB of each (256). FAKE_CUDA_TAKEN: MiB of those
 * that other programs have (0). */
#include <fcntl.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "memory/device_cuda.h"

enum {
    NO_MEMORY = 2,
    INVALID_VALUE = 1,
    NO_DEVICE = 100,
    INVALID_DEVICE = 101,
    INVALID_CONTEXT = 201,
    MIB = 1 << 20,
    GRANULE = 2 * MIB,
    MAPPINGS = 4096,
    DEPTH = 16,
    QUEUE = 4096,
};

#define exported __attribute__((visibility("default")))

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static long variable(const char *name, long standard)
{
    const char *text = getenv(name);
    return text ? atol(text) : standard;
}

/* Contexts: device + 1, as a pointer. */
static __thread struct {
    cu_context stack[DEPTH];
    int n;
} thread;

static cu_context current(void) { return thread.n ? thread.stack[thread.n - 1] : NULL; }

/* What is mapped where: the address that is given out, which faults, and the bytes. */
static struct {
    cu_address at;
    size_t size;
    char *bytes;
    bool allowed;
} mappings[MAPPINGS];
static int n_mappings;
static size_t in_use; /* bytes that this process has created */

/* The bytes at an address; itself if it is the host's, NULL if the GPU cannot reach all of it. */
static char *bytes_at(cu_address at, size_t nbytes)
{
    for (int i = 0; i < n_mappings; i++) {
        if (at - mappings[i].at >= mappings[i].size) continue;
        size_t rest = mappings[i].size - (at - mappings[i].at);
        if (!mappings[i].allowed) return NULL;
        if (nbytes > rest && bytes_at(at + rest, nbytes - rest) != mappings[i].bytes + mappings[i].size) return NULL;
        return mappings[i].bytes + (at - mappings[i].at);
    }
    return (char *)(uintptr_t)at;
}

static bool is_mapped(cu_address at)
{
    for (int i = 0; i < n_mappings; i++)
        if (at - mappings[i].at < mappings[i].size) return true;
    return false;
}

/* Copies that wait for their stream */
static struct copy {
    void *stream;
    cu_address to, from;
    size_t nbytes;
    int value; /* -1: a copy */
} queue[QUEUE];
static int n_queue;

static int enqueue(void *stream, cu_address to, cu_address from, size_t nbytes, int value)
{
    int error = 0;
    if (!current()) return INVALID_CONTEXT;
    pthread_mutex_lock(&lock);
    if (!bytes_at(to, nbytes) || (value < 0 && !bytes_at(from, nbytes))) error = INVALID_VALUE;
    else if (n_queue == QUEUE) abort();
    else queue[n_queue++] = (struct copy){stream, to, from, nbytes, value};
    pthread_mutex_unlock(&lock);
    return error;
}

static void run(const struct copy *c)
{
    char *to = bytes_at(c->to, c->nbytes), *from = c->value < 0 ? bytes_at(c->from, c->nbytes) : NULL;
    if (!to || (c->value < 0 && !from)) abort(); /* unmapped before it was done */
    if (from) memcpy(to, from, c->nbytes);
    else memset(to, c->value, c->nbytes);
}

exported int cuInit(unsigned flags);
int cuInit(unsigned flags) { return flags ? INVALID_VALUE : variable("FAKE_CUDA_DEVICES", 1) ? 0 : NO_DEVICE; }

exported int cuGetErrorString(int error, const char **text);
int cuGetErrorString(int error, const char **text)
{
    static const struct {
        int error;
        const char *text;
    } texts[] = {{NO_MEMORY, "out of memory"},
                 {INVALID_VALUE, "invalid argument"},
                 {NO_DEVICE, "no CUDA-capable device is detected"},
                 {INVALID_DEVICE, "invalid device ordinal"},
                 {INVALID_CONTEXT, "invalid device context"}};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        if (texts[i].error == error) return *text = texts[i].text, 0;
    return INVALID_VALUE;
}

exported int cuDeviceGetCount(int *count);
int cuDeviceGetCount(int *count) { return *count = (int)variable("FAKE_CUDA_DEVICES", 1), 0; }

exported int cuDeviceGet(int *device, int number);
int cuDeviceGet(int *device, int number)
{
    *device = number;
    return number >= 0 && number < variable("FAKE_CUDA_DEVICES", 1) ? 0 : INVALID_DEVICE;
}

exported int cuDeviceGetName(char *name, int size, int device);
int cuDeviceGetName(char *name, int size, int device)
{
    (void)device;
    strncpy(name, "no GPU: the fake driver", (size_t)size);
    return 0;
}

exported int cuDeviceGetAttribute(int *value, int attribute, int device);
int cuDeviceGetAttribute(int *value, int attribute, int device)
{
    (void)device;
    *value = attribute == CU_HAS_VIRTUAL_MEMORY || attribute == CU_HAS_FD_HANDLES;
    return 0;
}

exported int cuDeviceTotalMem_v2(size_t *bytes, int device);
int cuDeviceTotalMem_v2(size_t *bytes, int device)
{
    (void)device;
    return *bytes = (size_t)variable("FAKE_CUDA_MEMORY", 256) * MIB + 12345, 0;
}

exported int cuDevicePrimaryCtxRetain(cu_context *context, int device);
int cuDevicePrimaryCtxRetain(cu_context *context, int device)
{
    return *context = (cu_context)(uintptr_t)(device + 1), 0;
}

exported int cuDevicePrimaryCtxRelease_v2(int device);
int cuDevicePrimaryCtxRelease_v2(int device)
{
    (void)device;
    return 0;
}

exported int cuCtxGetCurrent(cu_context *context);
int cuCtxGetCurrent(cu_context *context) { return *context = current(), 0; }

exported int cuCtxGetDevice(int *device);
int cuCtxGetDevice(int *device)
{
    if (!current()) return INVALID_CONTEXT;
    return *device = (int)(uintptr_t)current() - 1, 0;
}

exported int cuCtxPushCurrent_v2(cu_context context);
int cuCtxPushCurrent_v2(cu_context context)
{
    if (!context || thread.n == DEPTH) return INVALID_CONTEXT;
    thread.stack[thread.n++] = context;
    return 0;
}

exported int cuCtxPopCurrent_v2(cu_context *context);
int cuCtxPopCurrent_v2(cu_context *context)
{
    if (!thread.n) return INVALID_CONTEXT;
    *context = thread.stack[--thread.n];
    return 0;
}

exported int cuStreamCreate(void **stream, unsigned flags);
int cuStreamCreate(void **stream, unsigned flags)
{
    (void)flags;
    if (!current()) return INVALID_CONTEXT;
    return *stream = malloc(1), 0;
}

exported int cuStreamDestroy_v2(void *stream);
int cuStreamDestroy_v2(void *stream)
{
    free(stream);
    return 0;
}

exported int cuStreamSynchronize(void *stream);
int cuStreamSynchronize(void *stream)
{
    int left = 0;
    if (!current()) return INVALID_CONTEXT;
    pthread_mutex_lock(&lock);
    for (int i = 0; i < n_queue; i++) {
        if (queue[i].stream == stream) run(&queue[i]);
        else queue[left++] = queue[i];
    }
    n_queue = left;
    pthread_mutex_unlock(&lock);
    return 0;
}

exported int cuMemcpyAsync(cu_address to, cu_address from, size_t nbytes, void *stream);
int cuMemcpyAsync(cu_address to, cu_address from, size_t nbytes, void *stream)
{
    return enqueue(stream, to, from, nbytes, -1);
}

exported int cuMemcpy(cu_address to, cu_address from, size_t nbytes);
int cuMemcpy(cu_address to, cu_address from, size_t nbytes)
{
    int error = enqueue(&queue, to, from, nbytes, -1);
    return error ? error : cuStreamSynchronize(&queue);
}

exported int cuCtxSynchronize(void);
int cuCtxSynchronize(void) { return cuStreamSynchronize(&queue); }

static cu_address begin_of(const struct cu_side *side)
{
    cu_address at = side->type == CU_HOST ? (uintptr_t)side->host : side->device;
    if ((side->type == CU_HOST) == is_mapped(at)) abort(); /* the wrong type */
    return at + side->y * side->pitch + side->x;
}

exported int cuMemcpy2DAsync_v2(const struct cu_copy_2d *c, void *stream);
int cuMemcpy2DAsync_v2(const struct cu_copy_2d *c, void *stream)
{
    cu_address to = begin_of(&c->to), from = begin_of(&c->from);
    if (c->width > c->to.pitch || c->width > c->from.pitch) return INVALID_VALUE;
    for (size_t i = 0; i < c->height; i++) {
        int error = enqueue(stream, to + i * c->to.pitch, from + i * c->from.pitch, c->width, -1);
        if (error) return error;
    }
    return 0;
}

exported int cuMemsetD8Async(cu_address to, unsigned char value, size_t nbytes, void *stream);
int cuMemsetD8Async(cu_address to, unsigned char value, size_t nbytes, void *stream)
{
    return enqueue(stream, to, 0, nbytes, value);
}

exported int cuPointerGetAttribute(void *value, int attribute, cu_address at);
int cuPointerGetAttribute(void *value, int attribute, cu_address at)
{
    if (!current()) return INVALID_CONTEXT;
    pthread_mutex_lock(&lock);
    bool mapped = is_mapped(at);
    pthread_mutex_unlock(&lock);
    if (attribute != CU_POINTER_MEMORY_TYPE || !mapped) return INVALID_VALUE;
    return *(unsigned *)value = CU_DEVICE, 0;
}

/* Memory */

exported int cuMemAddressReserve(cu_address *at, size_t size, size_t alignment, cu_address wanted, uint64_t flags);
int cuMemAddressReserve(cu_address *at, size_t size, size_t alignment, cu_address wanted, uint64_t flags)
{
    (void)wanted, (void)flags;
    if (size % GRANULE || !alignment || alignment > GRANULE || !current()) return INVALID_VALUE;
    char *all = mmap(NULL, size + GRANULE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (all == MAP_FAILED) return NO_MEMORY;
    size_t head = -(uintptr_t)all & (GRANULE - 1);
    if (head) munmap(all, head);
    munmap(all + head + size, GRANULE - head);
    return *at = (uintptr_t)all + head, 0;
}

exported int cuMemAddressFree(cu_address at, size_t size);
int cuMemAddressFree(cu_address at, size_t size)
{
    for (int i = 0; i < n_mappings; i++)
        if (mappings[i].at - at < size) return INVALID_VALUE; /* something is still mapped there */
    return munmap((void *)(uintptr_t)at, size) ? INVALID_VALUE : 0;
}

exported int cuMemGetAllocationGranularity(size_t *bytes, const struct cu_memory_properties *p, int option);
int cuMemGetAllocationGranularity(size_t *bytes, const struct cu_memory_properties *p, int option)
{
    (void)option;
    if (p->type != CU_PINNED || p->location.type != CU_AT_DEVICE) return INVALID_VALUE;
    return *bytes = GRANULE, 0;
}

exported int cuMemCreate(cu_memory *memory, size_t size, const struct cu_memory_properties *p, uint64_t flags);
int cuMemCreate(cu_memory *memory, size_t size, const struct cu_memory_properties *p, uint64_t flags)
{
    if (size % GRANULE || flags || p->handle_types != CU_FD_HANDLE || !current()) return INVALID_VALUE;
    if (in_use + size > (size_t)(variable("FAKE_CUDA_MEMORY", 256) - variable("FAKE_CUDA_TAKEN", 0)) * MIB)
        return NO_MEMORY;
    int fd = memfd_create("fake-gpu", MFD_CLOEXEC);
    if (fd < 0 || ftruncate(fd, (off_t)size)) return NO_MEMORY;
    in_use += size;
    return *memory = (cu_memory)fd, 0;
}

exported int cuMemRelease(cu_memory memory);
int cuMemRelease(cu_memory memory) { return close((int)memory) ? INVALID_VALUE : 0; }

exported int cuMemExportToShareableHandle(void *handle, cu_memory memory, int type, uint64_t flags);
int cuMemExportToShareableHandle(void *handle, cu_memory memory, int type, uint64_t flags)
{
    if (type != CU_FD_HANDLE || flags) return INVALID_VALUE;
    int fd = fcntl((int)memory, F_DUPFD_CLOEXEC, 0);
    memcpy(handle, &fd, sizeof fd);
    return fd < 0 ? INVALID_VALUE : 0;
}

exported int cuMemImportFromShareableHandle(cu_memory *memory, void *handle, int type);
int cuMemImportFromShareableHandle(cu_memory *memory, void *handle, int type)
{
    int fd = fcntl((int)(intptr_t)handle, F_DUPFD_CLOEXEC, 0);
    if (type != CU_FD_HANDLE || fd < 0) return INVALID_VALUE;
    return *memory = (cu_memory)fd, 0;
}

exported int cuMemMap(cu_address at, size_t size, size_t offset, cu_memory memory, uint64_t flags);
int cuMemMap(cu_address at, size_t size, size_t offset, cu_memory memory, uint64_t flags)
{
    struct stat file;
    if (at % GRANULE || size % GRANULE || offset || flags || is_mapped(at) || n_mappings == MAPPINGS)
        return INVALID_VALUE;
    if (fstat((int)memory, &file) || (size_t)file.st_size != size) return INVALID_VALUE;
    char *bytes = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, (int)memory, 0);
    if (bytes == MAP_FAILED) return NO_MEMORY;
    pthread_mutex_lock(&lock);
    mappings[n_mappings].at = at;
    mappings[n_mappings].size = size;
    mappings[n_mappings].bytes = bytes;
    mappings[n_mappings++].allowed = false;
    pthread_mutex_unlock(&lock);
    return 0;
}

exported int cuMemSetAccess(cu_address at, size_t size, const struct cu_access *access, size_t count);
int cuMemSetAccess(cu_address at, size_t size, const struct cu_access *access, size_t count)
{
    int device;
    if (count != 1 || access->flags != CU_READ_WRITE || cuCtxGetDevice(&device) || access->location.id != device)
        return INVALID_VALUE;
    for (int i = 0; i < n_mappings; i++)
        if (mappings[i].at == at && mappings[i].size == size) return mappings[i].allowed = true, 0;
    return INVALID_VALUE;
}

exported int cuMemUnmap(cu_address at, size_t size);
int cuMemUnmap(cu_address at, size_t size)
{
    int error = INVALID_VALUE;
    pthread_mutex_lock(&lock);
    for (int i = 0; i < n_mappings; i++) {
        if (mappings[i].at != at || mappings[i].size != size) continue;
        munmap(mappings[i].bytes, size);
        mappings[i] = mappings[--n_mappings];
        error = 0;
        break;
    }
    pthread_mutex_unlock(&lock);
    return error;
}
