/* Started by a launcher with PMIx: mpirun, prterun, srun --mpi=pmix. The client library is loaded when it is needed,
 * so a laptop needs none; and what is needed of its interface is declared here, so that a Heddle that was built
 * without its headers works with it, too: a distribution's, say, on a cluster. These declarations are the same in
 * versions 3 to 5 (the PMIx ABI); test/job/pmix_layout.c compares them with the header where there is one. */
#include <dlfcn.h>
#include <limits.h>
#include <string.h>
#include <unistd.h>

#include "base/atomic.h"
#include "base/clock.h"
#include "base/futex.h"
#include "base/log.h"
#include "job/boot.h"
#include "job/end.h"
#include "job/mpi.h"
#include "job/boot_pmix.h"

static struct {
    void *library;
    int (*init)(struct px_proc *self, void *info, size_t n);
    int (*get)(const struct px_proc *proc, const char *key, const struct px_info *info, size_t n,
               struct px_value **value);
    int (*put)(uint8_t scope, const char *key, struct px_value *value);
    int (*commit)(void);
    int (*fence_nb)(const struct px_proc *procs, size_t n_procs, const struct px_info *info, size_t n,
                    void (*done)(int status, void *arg), void *arg);
    int (*abort)(int status, const char *message, struct px_proc *procs, size_t n);
    int (*finalize)(const struct px_info *info, size_t n);
    void (*register_event_handler)(int *codes, size_t n_codes, struct px_info *info, size_t n,
                                   px_event_handler *handler, void *done, void *arg);
    const char *(*error_string)(int status);
    struct px_proc self;
    unsigned fences;
    bool is_up, is_paused, is_lost;
} pmix;

static const struct {
    const char *name;
    void *function;
} functions[] = {
    {"PMIx_Init", &pmix.init},
    {"PMIx_Get", &pmix.get},
    {"PMIx_Put", &pmix.put},
    {"PMIx_Commit", &pmix.commit},
    {"PMIx_Fence_nb", &pmix.fence_nb},
    {"PMIx_Abort", &pmix.abort},
    {"PMIx_Finalize", &pmix.finalize},
    {"PMIx_Register_event_handler", &pmix.register_event_handler},
    {"PMIx_Error_string", &pmix.error_string},
};

static bool pmix_present(void) { return getenv("PMIX_NAMESPACE") && getenv("PMIX_RANK"); }

static void need(int status, const char *what)
{
    if (status != PX_SUCCESS) die(NULL, "PMIx: cannot %s: %s", what, pmix.error_string(status));
}

static void library_load(void)
{
    pmix.library = dlopen("libpmix.so.2", RTLD_NOW | RTLD_LOCAL);
    if (!pmix.library)
        die(NULL,
            "the launcher speaks PMIx, but its library cannot be loaded: %s: install libpmix2, or name the folder in "
            "LD_LIBRARY_PATH",
            dlerror());
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
        void *function = dlsym(pmix.library, functions[i].name);
        if (!function) die(NULL, "libpmix.so.2 has no %s: it is not version 3 or newer", functions[i].name);
        memcpy(functions[i].function, &function, sizeof function);
    }
}

/* The launcher's daemon on this machine is gone. */
static void lost(size_t id, int status, const struct px_proc *source, struct px_info *info, size_t n_info,
                 struct px_info *results, size_t n_results, px_event_done *done, void *arg)
{
    (void)id, (void)status, (void)source, (void)info, (void)n_info, (void)results, (void)n_results;
    store_release(&pmix.is_lost, true);
    if (done) done(PX_EVENT_ACTION_COMPLETE, NULL, 0, NULL, NULL, arg);
}

static uint32_t job_size(void)
{
    struct px_proc job = pmix.self;
    struct px_value *value;
    job.rank = PX_RANK_WILDCARD;
    need(pmix.get(&job, PX_JOB_SIZE, NULL, 0, &value), "tell the size of the job");
    uint32_t size = value->type == PX_UINT32 ? value->data.uint32 : 0;
    free(value);
    if (!size || size > INT_MAX || pmix.self.rank >= size)
        die(NULL, "PMIx: this is process %u of %u", pmix.self.rank, size);
    return size;
}

/* PMIx counts its users in a process: PMIx_Init may be called beside an MPI, and again after PMIx_Finalize. */
static void enter(void)
{
    static int codes[] = {PX_ERR_LOST_CONNECTION};
    if (pmix.is_up) return;
    int status = pmix.init(&pmix.self, NULL, 0);
    if (status != PX_SUCCESS)
        die(NULL,
            "PMIx: cannot reach the launcher that started this process (%s): is libpmix.so.2 of a version that it "
            "knows, and is this not a child of a process that it started?",
            pmix.error_string(status));
    pmix.is_up = true;
    pmix.register_event_handler(codes, 1, NULL, 0, lost, NULL, NULL);
}

static void pmix_up(void)
{
    library_load();
    enter();
    boot.n_pes = (int)job_size();
    boot.pe = (int)pmix.self.rank;
}

static void pmix_leave(void)
{
    if (pmix.is_up) pmix.finalize(NULL, 0);
    pmix.is_up = false;
}

/* Open MPI 5 and 6 learn their rank only from a PMIx_Init of their own, and do without if another part of the process
 * has called it. So PMIx must be down in MPI_Init. The next exchange calls PMIx_Init again. (Open MPI 4 expects the
 * opposite: it fails if PMIx was up and is not.) */
static void pmix_pause(void)
{
    if (mpi_is_initialized() || !mpi_is_open_mpi(5)) return;
    pmix_leave();
    pmix.is_paused = true;
}

static void key_of(char *key, size_t size, unsigned fence) { snprintf(key, size, "heddle-%u", fence); }

static void pmix_publish(const void *record, size_t size)
{
    char key[PX_MAX_KEYLEN + 1] = "";
    struct px_value value = {.type = PX_BYTE_OBJECT, .data.bytes = {.bytes = (void *)(uintptr_t)record, .size = size}};
    key_of(key, sizeof key, pmix.fences);
    enter();
    need(pmix.put(PX_GLOBAL, key, &value), "publish a record");
    need(pmix.commit(), "publish a record");
}

struct fence {
    uint32_t done;
    int status;
};

static void fence_done(int status, void *arg)
{
    struct fence *fence = arg;
    fence->status = status;
    store_release(&fence->done, 1);
    futex_wake_all(&fence->done);
}

/* Not PMIx's own waiting fence: others may end the job meanwhile, once there is a board to say so. What it points at
 * stays valid if this process leaves on the way. */
static void pmix_fence(uint64_t patience)
{
    static struct fence fence;
    static struct px_info collect = {.key = PX_COLLECT_DATA, .value = {.type = PX_BOOL, .data.flag = true}};
    static struct px_proc job;
    enter();
    job = pmix.self;
    job.rank = PX_RANK_WILDCARD;
    fence = (struct fence){0};
    pmix.fences++;
    int status = pmix.fence_nb(&job, 1, &collect, 1, fence_done, &fence);
    if (status == PX_OPERATION_SUCCEEDED) return;
    need(status, "begin a barrier");
    int64_t begin = clock_ns();
    while (!load_acquire(&fence.done)) {
        futex_wait(&fence.done, 0, FUTEX_LOOK_MS);
        if (seat.board) end_leave_if_near();
        if (load_acquire(&pmix.is_lost)) die(NULL, "PMIx: the launcher has ended");
        fence_check(begin, patience);
    }
    need(fence.status, "meet all PEs");
}

static size_t pmix_look_up(int pe, void *record, size_t room)
{
    char key[PX_MAX_KEYLEN + 1] = "";
    struct px_proc proc = pmix.self;
    struct px_value *value;
    proc.rank = (uint32_t)pe;
    key_of(key, sizeof key, pmix.fences - 1);
    if (pmix.get(&proc, key, NULL, 0, &value) != PX_SUCCESS) return 0;
    size_t size = value->type == PX_BYTE_OBJECT ? value->data.bytes.size : 0;
    if (size) memcpy(record, value->data.bytes.bytes, min_size(size, room));
    if (value->type == PX_BYTE_OBJECT) free(value->data.bytes.bytes);
    free(value);
    return size;
}

static void pmix_abort(int status)
{
    if (pmix.is_paused && !pmix.is_up) pmix.is_up = pmix.init(&pmix.self, NULL, 0) == PX_SUCCESS;
    if (pmix.is_up) pmix.abort(status, "", NULL, 0);
}

static bool pmix_is_gone(void) { return load_acquire(&pmix.is_lost); }

const struct boot_driver boot_pmix = {
    .name = "pmix",
    .present = pmix_present,
    .up = pmix_up,
    .publish = pmix_publish,
    .fence = pmix_fence,
    .look_up = pmix_look_up,
    .abort = pmix_abort,
    .pause = pmix_pause,
    .leave = pmix_leave,
    .is_gone = pmix_is_gone,
};
