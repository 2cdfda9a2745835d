#include "memory/device.h"

#include <dlfcn.h>
#include <string.h>
#include <unistd.h>

#include "base/env.h"
#include "base/log.h"
#include "job/boot.h"
#include "memory/device_cuda.h"
#include "memory/peer.h"

static struct {
    int (*init)(unsigned flags);
    int (*error_string)(int error, const char **text);
    int (*device_count)(int *count);
    int (*device_get)(int *device, int number);
    int (*device_attribute)(int *value, int attribute, int device);
    int (*device_memory)(size_t *bytes, int device);
    int (*primary_retain)(cu_context *context, int device);
    int (*primary_release)(int device);
    int (*current)(cu_context *context);
    int (*current_device)(int *device);
    int (*push)(cu_context context);
    int (*pop)(cu_context *context);
    int (*stream_create)(cu_stream *stream, unsigned flags);
    int (*stream_destroy)(cu_stream stream);
    int (*stream_wait)(cu_stream stream);
    int (*copy)(cu_address to, cu_address from, size_t nbytes, cu_stream stream);
    int (*copy_2d)(const struct cu_copy_2d *copy, cu_stream stream);
    int (*set)(cu_address to, unsigned char value, size_t nbytes, cu_stream stream);
    int (*attribute_of)(void *value, int attribute, cu_address address);
    int (*reserve)(cu_address *at, size_t size, size_t alignment, cu_address wanted, uint64_t flags);
    int (*unreserve)(cu_address at, size_t size);
    int (*granularity)(size_t *bytes, const struct cu_memory_properties *properties, int option);
    int (*create)(cu_memory *memory, size_t size, const struct cu_memory_properties *properties, uint64_t flags);
    int (*release)(cu_memory memory);
    int (*export)(void *handle, cu_memory memory, int type, uint64_t flags);
    int (*import)(cu_memory *memory, void *handle, int type);
    int (*map)(cu_address at, size_t size, size_t offset, cu_memory memory, uint64_t flags);
    int (*unmap)(cu_address at, size_t size);
    int (*allow)(cu_address at, size_t size, const struct cu_access *access, size_t count);
} cu;

static const struct {
    const char *name;
    void *function;
} functions[] = {
    {"cuInit", &cu.init},
    {"cuGetErrorString", &cu.error_string},
    {"cuDeviceGetCount", &cu.device_count},
    {"cuDeviceGet", &cu.device_get},
    {"cuDeviceGetAttribute", &cu.device_attribute},
    {"cuDeviceTotalMem_v2", &cu.device_memory},
    {"cuDevicePrimaryCtxRetain", &cu.primary_retain},
    {"cuDevicePrimaryCtxRelease_v2", &cu.primary_release},
    {"cuCtxGetCurrent", &cu.current},
    {"cuCtxGetDevice", &cu.current_device},
    {"cuCtxPushCurrent_v2", &cu.push},
    {"cuCtxPopCurrent_v2", &cu.pop},
    {"cuStreamCreate", &cu.stream_create},
    {"cuStreamDestroy_v2", &cu.stream_destroy},
    {"cuStreamSynchronize", &cu.stream_wait},
    {"cuMemcpyAsync", &cu.copy},
    {"cuMemcpy2DAsync_v2", &cu.copy_2d},
    {"cuMemsetD8Async", &cu.set},
    {"cuPointerGetAttribute", &cu.attribute_of},
    {"cuMemAddressReserve", &cu.reserve},
    {"cuMemAddressFree", &cu.unreserve},
    {"cuMemGetAllocationGranularity", &cu.granularity},
    {"cuMemCreate", &cu.create},
    {"cuMemRelease", &cu.release},
    {"cuMemExportToShareableHandle", &cu.export},
    {"cuMemImportFromShareableHandle", &cu.import},
    {"cuMemMap", &cu.map},
    {"cuMemUnmap", &cu.unmap},
    {"cuMemSetAccess", &cu.allow},
};

static struct {
    void *library;
    int number;       /* of the GPU */
    bool is_retained; /* the context is the GPU's primary one, held for us: the program had made none */
    cu_context context;
    cu_stream stream;   /* ours alone, which waits for no other of the program, nor they for it */
    size_t granularity; /* memory comes in multiples of this */
    size_t *spans;      /* sizes, one after the other from the region's begin on */
    size_t n_spans;
    cu_memory memory; /* prepared, and its size and descriptor */
    size_t size;
    int fd;
} device = {.number = -1, .fd = -1};

#define region_device (&region_table[REGION_DEVICE])

static const char *error_text(int error)
{
    const char *text = NULL;
    if (cu.error_string(error, &text) || !text) text = "unknown error";
    return text;
}

static void need(int error, const char *what)
{
    if (error) die(NULL, "the GPU driver cannot %s: %s", what, error_text(error));
}

static bool fail(char *why, size_t why_size, const char *what, int error)
{
    snprintf(why, why_size, "the GPU driver cannot %s: %s", what, error_text(error));
    return false;
}

/* Around calls that need our context; whatever context the thread had comes back. */
static void enter(void) { need(cu.push(device.context), "use its context"); }
static void leave(void)
{
    cu_context ours;
    need(cu.pop(&ours), "use its context");
}

static bool library_load(char *why, size_t why_size)
{
    if (device.library) return true;
    void *library = dlopen(env.cuda_library, RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        snprintf(why, why_size, "there is no GPU driver here: %s", dlerror());
        return false;
    }
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
        void *function = dlsym(library, functions[i].name);
        if (!function) {
            snprintf(why, why_size, "the GPU driver is too old: %s", dlerror());
            return false;
        }
        memcpy(functions[i].function, &function, sizeof function);
    }
    device.library = library; /* for good: it has threads of its own */
    return true;
}

static struct cu_memory_properties properties(void)
{
    return (struct cu_memory_properties){
        .type = CU_PINNED, .handle_types = CU_FD_HANDLE, .location = {.type = CU_AT_DEVICE, .id = device.number}};
}

/* The context that the program has made current, if it has; otherwise this machine's PEs take the GPUs in turn. */
static bool context_take(char *why, size_t why_size)
{
    int count = 0, error = cu.current(&device.context);
    if (!error && device.context) {
        error = cu.current_device(&device.number);
        return !error || fail(why, why_size, "say which GPU its context is of", error);
    }
    error = cu.device_count(&count);
    if (error || !count) {
        snprintf(why, why_size, "there is no GPU here: %s", error ? error_text(error) : "the driver finds none");
        return false;
    }
    error = cu.device_get(&device.number, seat.mine % count);
    if (!error) error = cu.primary_retain(&device.context, device.number);
    if (error) return fail(why, why_size, "make a context", error);
    device.is_retained = true;
    return true;
}

static bool can_map(char *why, size_t why_size)
{
    int maps = 0, shares = 0;
    if (cu.device_attribute(&maps, CU_HAS_VIRTUAL_MEMORY, device.number)) maps = 0;
    if (cu.device_attribute(&shares, CU_HAS_FD_HANDLES, device.number)) shares = 0;
    if (!maps || !shares)
        snprintf(why, why_size, "GPU %d cannot %s", device.number,
                 maps ? "share memory by file descriptors" : "map memory where it is wanted");
    return maps && shares;
}

/* Room in the GPU's address space for the node's copies, each as large as the GPU's memory. */
static bool window_reserve(char *why, size_t why_size)
{
    struct cu_memory_properties p = properties();
    cu_address window = 0;
    size_t total = 0;
    int error = cu.granularity(&device.granularity, &p, CU_GRANULARITY);
    if (!error) error = cu.device_memory(&total, device.number);
    if (device.granularity < REGION_UNIT) device.granularity = REGION_UNIT;
    size_t stride = round_up(total, device.granularity);
    if (!error) error = cu.reserve(&window, stride * (size_t)boot.node_pes, device.granularity, 0, 0);
    if (error) return fail(why, why_size, "reserve addresses", error);
    *region_device =
        (struct region){.window = window, .stride = stride, .base = window + (size_t)boot.node_pe * stride};
    return true;
}

static void context_give(void)
{
    if (device.is_retained) cu.primary_release(device.number);
    device.is_retained = false;
    device.context = NULL;
    device.number = -1;
}

/* Everything that is there before the first span. */
static bool device_up(char *why, size_t why_size)
{
    if (device.context) return true;
    if (!library_load(why, why_size)) return false;
    int error = cu.init(0);
    if (error) {
        snprintf(why, why_size, "there is no GPU here: %s", error_text(error));
        return false;
    }
    if (!context_take(why, why_size)) return context_give(), false;
    enter();
    bool is_up = can_map(why, why_size) && window_reserve(why, why_size);
    if (is_up && (error = cu.stream_create(&device.stream, CU_STREAM_NON_BLOCKING)))
        is_up = fail(why, why_size, "make a stream", error);
    leave();
    if (!is_up) context_give();
    return is_up;
}

bool device_is_present(void)
{
    char why[256];
    int count = 0;
    return library_load(why, sizeof why) && !cu.init(0) && !cu.device_count(&count) && count > 0;
}

bool device_prepare(size_t size, char *why, size_t why_size)
{
    if (!device_up(why, why_size)) return false;
    struct cu_memory_properties p = properties();
    device.size = round_up(size, device.granularity);
    if (device.size > region_device->stride - region_device->size) {
        snprintf(why, why_size, "GPU %d has %zu MiB of memory, and partitions have %zu MiB of that already",
                 device.number, region_device->stride >> 20, region_device->size >> 20);
        return false;
    }
    enter();
    int error = cu.create(&device.memory, device.size, &p, 0);
    if (error) fail(why, why_size, "give so much memory", error);
    else if ((error = cu.export(&device.fd, device.memory, CU_FD_HANDLE, 0))) {
        fail(why, why_size, "share its memory", error);
        cu.release(device.memory);
    }
    leave();
    return !error;
}

void device_cancel(void)
{
    enter();
    cu.release(device.memory);
    leave();
    close(device.fd);
}

/* Maps the k-th neighbour's span from its descriptor. */
static void span_map(int k, int fd, cu_address at)
{
    cu_memory memory = device.memory;
    struct cu_access access = {.location = {.type = CU_AT_DEVICE, .id = device.number}, .flags = CU_READ_WRITE};
    int error = k == boot.node_pe ? 0 : cu.import(&memory, (void *)(intptr_t)fd, CU_FD_HANDLE);
    if (!error) error = cu.map(at, device.size, 0, memory, 0);
    if (!error) error = cu.allow(at, device.size, &access, 1);
    if (error)
        die(NULL, "GPU %d cannot reach the memory of PE %d's GPU: %s (with HEDDLE_DIRECT=0 it need not)", device.number,
            peer_member(k), error_text(error));
    cu.release(memory); /* what is mapped stays */
}

void device_commit(size_t *offset, size_t *size)
{
    int *fds = calloc((size_t)boot.node_pes, sizeof *fds);
    size_t *spans = realloc(device.spans, (device.n_spans + 1) * sizeof *spans);
    if (!fds || !spans) die(NULL, "out of memory for a table of %d PEs", boot.node_pes);
    boot_share(&device.fd, 1, fds);
    enter();
    for (int k = 0; k < boot.node_pes; k++) {
        span_map(k, fds[k], region_device->window + (size_t)k * region_device->stride + region_device->size);
        close(fds[k]);
    }
    leave();
    close(device.fd);
    free(fds);
    device.spans = spans;
    device.spans[device.n_spans++] = device.size;
    *offset = region_device->size;
    *size = device.size;
    region_device->size += device.size;
    device_value_size = SIZE_MAX;
}

static void copy_unmap(int k)
{
    cu_address at = region_device->window + (size_t)k * region_device->stride;
    for (size_t i = 0; i < device.n_spans; at += device.spans[i++]) cu.unmap(at, device.spans[i]);
}

/* Errors do not matter: at the end of a process the driver may be gone. */
void device_down(void)
{
    cu_context ours;
    if (!device.context) return;
    bool entered = !cu.push(device.context);
    for (int k = 0; k < boot.node_pes; k++) copy_unmap(k);
    cu.unreserve(region_device->window, region_device->stride * (size_t)boot.node_pes);
    cu.stream_destroy(device.stream);
    if (entered) cu.pop(&ours);
    context_give();
    free(device.spans);
    device.spans = NULL;
    device.n_spans = 0;
    device_value_size = sizeof(uint64_t);
}

size_t device_value_size = sizeof(uint64_t);

int device_number(void) { return device.number; }

bool device_owns(const void *address)
{
    unsigned type = 0;
    enter();
    bool known = !cu.attribute_of(&type, CU_POINTER_MEMORY_TYPE, (cu_address)(uintptr_t)address);
    leave();
    return known && type == CU_DEVICE;
}

static void wait_for_copies(int error)
{
    if (!error) error = cu.stream_wait(device.stream);
    need(error, "copy");
    leave();
}

void device_copy(void *dest, const void *source, size_t nbytes)
{
    if (!nbytes) return;
    enter();
    wait_for_copies(cu.copy((uintptr_t)dest, (uintptr_t)source, nbytes, device.stream));
}

static struct cu_side side_of(const void *address, size_t pitch)
{
    bool is_host = !device_owns(address);
    return (struct cu_side){.type = is_host ? CU_HOST : CU_DEVICE,
                            .host = is_host ? address : NULL,
                            .device = is_host ? 0 : (uintptr_t)address,
                            .pitch = pitch};
}

void device_copy_strided(void *dest, const void *source, size_t to_step, size_t from_step, size_t block, size_t n)
{
    enum { PITCH_MAX = INT32_MAX }; /* of every GPU so far */
    if (n == 1 || (to_step == block && from_step == block)) {
        device_copy(dest, source, block * n);
        return;
    }
    struct cu_copy_2d copy = {
        .from = side_of(source, from_step), .to = side_of(dest, to_step), .width = block, .height = n};
    int error = 0;
    enter();
    if (to_step <= PITCH_MAX && from_step <= PITCH_MAX) error = cu.copy_2d(&copy, device.stream);
    else
        for (size_t i = 0; i < n && !error; i++)
            error = cu.copy((uintptr_t)dest + i * to_step, (uintptr_t)source + i * from_step, block, device.stream);
    wait_for_copies(error);
}

void device_clear(void *dest, size_t nbytes)
{
    enter();
    wait_for_copies(cu.set((uintptr_t)dest, 0, nbytes, device.stream));
}
