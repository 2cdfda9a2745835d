#include "api/init.h"

#include <pthread.h>
#include <string.h>
#include <unistd.h>

#include <shmem.h>
#include <heddle_inline.h>

#include "base/atomic.h"
#include "base/clock.h"
#include "base/env.h"
#include "base/log.h"
#include "base/misspelt.h"
#include "base/stack.h"
#include "coll/active_set.h"
#include "coll/nbc_queue.h"
#include "coll/barrier.h"
#include "ext/external_heap.h"
#include "ext/federation.h"
#include "ext/list_broadcast.h"
#include "ext/space.h"
#include "coll/symmetric_malloc.h"
#include "coll/team.h"
#include "ext/topology.h"
#include "job/board.h"
#include "job/boot.h"
#include "job/end.h"
#include "context/context.h"
#include "lane/network.h"
#include "memory/external.h"
#include "memory/lines.h"
#include "memory/peer.h"
#include "memory/region.h"
#include "context/request.h"
#include "context/thread.h"
#include "memory/traits.h"
#include "context/heartbeat.h"

static struct {
    pthread_mutex_t lock;
    int count;           /* number of inits without a finalize */
    bool exit_finalizes; /* at any exit status: set by start_pes, after which the program does not finalize */
    bool exit_hooked;
    pid_t pid;
} life = {.lock = PTHREAD_MUTEX_INITIALIZER};

struct heddle_view heddle_view; /* for headers with HEDDLE_INLINE, see heddle_inline.h */

static char env_why[256]; /* what is wrong with a variable */

/* Booting needs some of them; but who it is that complains is known only then. */
static void env_up(void)
{
    if (env_read(env_why, sizeof env_why) && wishes_read(env_why, sizeof env_why)) env_why[0] = 0;
    log_enable_debug(env.debug);
}

static void env_check(void)
{
    if (env_why[0]) die(NULL, "%s", env_why);
}

static void world_up(void)
{
    world.pe = boot.pe;
    world.node_pe = boot.node_pe;
    world.node_pes = boot.node_pes;
}

/* From here on PE numbers are valid and calls work. */
static void teams_up(void)
{
    world.n_pes = boot.n_pes;
    team_up();
}

static void teams_down(void)
{
    active_set_down();
    federation_down();
    team_down();
    world.n_pes = 0;
}

static void contexts_down(void)
{
    context_destroy_all(team_world);
    thread_down();
    context_down();
}

/* What inlined calls in the program look at; through the symbol, which the program may have its own copy of. */
static void inline_up(void) { heddle_view = context_default->view; }

static void inline_down(void) { heddle_view = (struct heddle_view){0}; }

static void nothing_up(void) {}
static void nothing_down(void) {}

static void crashes_up(void)
{
    if (env.backtrace == BACKTRACE_ON) stack_up(&seat.board->exit);
}

/* In this order up, in reverse order down. */
static const struct stage {
    const char *name;
    void (*up)(void), (*down)(void);
} stages[] = {
    {"environment", env_up, nothing_down},
    {"boot", boot_up, nothing_down},
    {"variables", env_check, nothing_down},
    {"crashes", crashes_up, nothing_down},
    {"world", world_up, nothing_down},
    {"peers", peer_up, peer_down},
    {"regions", region_up, region_down},
    {"network", network_up, network_down},
    {"requests", nothing_up, request_down},
    {"heap", symmetric_up, symmetric_down},
    {"spaces", space_up, space_down}, /* in the region of the heap */
    {"external", external_heap_up, external_down},
    {"lines", lines_up, lines_down},
    {"topology", topology_up, topology_down},
    {"lists", list_up, list_down},
    {"teams", teams_up, teams_down},
    {"contexts", context_up, contexts_down},
    {"inline", inline_up, inline_down},
    {"heartbeat", heartbeat_up, heartbeat_down},
};
enum { STAGES = sizeof stages / sizeof *stages };

static void stages_up(void)
{
    for (int i = 0; i < STAGES; i++) {
        int64_t begin = clock_ns();
        stages[i].up();
        debug("%-12s up in %.3f ms", stages[i].name, (double)(clock_ns() - begin) * 1e-6);
    }
}

static void stages_down(void)
{
    for (int i = STAGES - 1; i >= 0; i--) stages[i].down();
}

static void introduce(void)
{
    if (world.pe) return;
    misspelt_warn();
    if (env.version || env.info)
        printf("%s, OpenSHMEM %d.%d\n", SHMEM_VENDOR_STRING, SHMEM_MAJOR_VERSION, SHMEM_MINOR_VERSION);
    if (env.info) env_print(stdout);
    fflush(stdout);
}

/* Finalizes a program that ends with status 0 and without shmem_finalize: after start_pes it need not call that, and in
 * other programs it is tolerated. After another status, and in a job that is ending, it does not wait for other PEs. A
 * forked child is not a PE. */
static void at_exit(int status, void *unused)
{
    int ending;
    (void)unused;
    if (!life.count || (status && !life.exit_finalizes) || life.pid != getpid()) return;
    if (end_is_near(&ending)) return;
    if (!life.exit_finalizes) boot_note(BOARD_LEAVING);
    life.count = 1;
    init_end("exit()");
}

static void life_begin(int thread_level)
{
    world.thread_level = thread_level; /* first: the default context's lane is locked by its rule */
    stages_up();
    if (!life.exit_hooked) on_exit(at_exit, NULL);
    life.exit_hooked = true;
    life.pid = getpid();
    boot_note(BOARD_RUNNING);
    boot_barrier(); /* every PE's memory is mapped everywhere before any PE uses it */
    boot_pause();
    introduce();
}

int init_begin(int requested, int *provided, const char *where)
{
    if (requested < SHMEM_THREAD_SINGLE || requested > SHMEM_THREAD_MULTIPLE)
        die_argument(where, "requested", "%d, not one of SHMEM_THREAD_SINGLE (%d) to SHMEM_THREAD_MULTIPLE (%d)",
                     requested, SHMEM_THREAD_SINGLE, SHMEM_THREAD_MULTIPLE);
    pthread_mutex_lock(&life.lock);
    if (!life.count) life_begin(requested);
    store_release(&life.count, life.count + 1);
    pthread_mutex_unlock(&life.lock);
    if (provided) *provided = world.thread_level;
    return 0;
}

void init_end(const char *where)
{
    if (!load_acquire(&life.count))
        die(where, life.exit_hooked ? "OpenSHMEM is already finalized" : "called before shmem_init");
    nbc_complete_all();
    barrier_all(where);
    pthread_mutex_lock(&life.lock);
    if (life.count == 1) {
        boot_barrier(); /* no PE unmaps memory that another PE may still be writing */
        stages_down();
        boot_note(BOARD_FINALIZED);
    }
    store_release(&life.count, life.count - 1);
    pthread_mutex_unlock(&life.lock);
}

void init_start_pes(const char *where)
{
    if (life.count) return;
    life.exit_finalizes = true;
    init_begin(SHMEM_THREAD_SINGLE, NULL, where);
}

void init_query_thread(int *provided, const char *where)
{
    if (!world.n_pes) die(where, "called before shmem_init or after shmem_finalize");
    *provided = world.thread_level;
}

void init_query_initialized(int *initialized) { *initialized = load_acquire(&life.count) > 0; }

void init_global_exit(int status, const char *where)
{
    if (!world.n_pes) die(where, "called before shmem_init or after shmem_finalize");
    if (end_ask(status)) end_explained(); /* by its status */
    end_abort(status);
    life.count = 0; /* nothing is finalized on the way out */
    end_leave_if_near();
    exit(status);
}

int init_my_pe(void) { return world.n_pes ? world.pe : -1; }
int init_n_pes(void) { return world.n_pes ? world.n_pes : -1; }

void init_get_version(int *major, int *minor)
{
    *major = SHMEM_MAJOR_VERSION;
    *minor = SHMEM_MINOR_VERSION;
}

void init_get_name(char *name) { strcpy(name, SHMEM_VENDOR_STRING); }
