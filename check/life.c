/* The functions around the library's life, written by hand. */
#include "check.h"

#include <heddle_inline.h>
#include <unistd.h>

#include "bypass.h"
#include "base/stack.h"

static struct {
    int count;         /* inits without their finalize */
    bool ends_at_exit; /* start_pes: the end of the program is the finalize */
    bool is_hooked;
    pid_t process; /* a child of fork() is no PE */
} life;

static _Thread_local int inits_of_mine;

static void at_exit(int status, void *unused);

static void end_job(int status, const char *where)
{
    (void)where;
    stack_say("");
    if (check.up) pshmem_global_exit(status);
}

/* Before shmem_init, too, what is said last is followed by where the call was. */
__attribute__((constructor)) static void life_prepare(void) { log_at_death(NULL, end_job); }

static bool is_set(const char *name, const char *other) { return getenv(name) || getenv(other); }

/* After the first init. */
static void life_up(void)
{
    check.pe = pshmem_my_pe();
    check.n_pes = pshmem_n_pes();
    pshmem_query_thread(&check.level);
    check.main_thread = thread_me();
    check.inside = 0;
    log_identify(check.n_pes > 1 ? check.pe : -1);
    stack_up();
    log_enable_debug(is_set("SHMEM_DEBUG", "SMA_DEBUG"));
    handle_up();
    meet_up();
    heddle_view = (struct heddle_view){0}; /* a program with HEDDLE_INLINE then makes calls, which we see */
    if (!life.is_hooked) on_exit(at_exit, NULL);
    life.is_hooked = true;
    life.process = getpid();
    was_called = true;
    store_release(&check.up, true);
}

/* Before an init; a nested one is a collective like others. */
static void init_enter(struct call *call, enum function function)
{
    *call = (struct call){.where = function_where[function], .function = function, .post = NO_POST};
    if (!check.up) return;
    call_begin(call, function);
    call_meet(call);
}

static void init_leave(struct call *call)
{
    if (!check.up) life_up();
    else call_end(call);
    inits_of_mine++;
    life.count++;
}

CHECKED(void, shmem_init, void)
{
    struct call call;
    init_enter(&call, F_shmem_init);
    pshmem_init();
    init_leave(&call);
}

CHECKED(int, shmem_init_thread, int requested, int *provided)
{
    struct call call;
    init_enter(&call, F_shmem_init_thread);
    check_level(&call, "requested", requested);
    span_here(&call, "provided", provided, elements(1, sizeof(int)), _Alignof(int));
    int result = pshmem_init_thread(requested, provided);
    if (!result) init_leave(&call);
    else if (check.up) call_end(&call);
    return result;
}

CHECKED(int, shmemx_init_thread, int required)
{
    struct call call;
    init_enter(&call, F_shmemx_init_thread);
    check_level(&call, "required", required);
    int result = pshmemx_init_thread(required);
    init_leave(&call);
    return result;
}

CHECKED(void, start_pes, int npes)
{
    pstart_pes(npes);
    if (check.up) return;
    life_up();
    life.count = 1;
    life.ends_at_exit = true;
}

/* What the program should have destroyed, and what it might have. */
static void look_for_leftovers(struct call *call)
{
    enum function maker;
    char name[64];
    size_t bytes, n_blocks = block_totals(&bytes), n_teams = team_count();
    size_t n = context_count(NULL, SHMEM_CTX_PRIVATE, SHMEM_CTX_PRIVATE, &maker);
    if (n)
        fail(call, "%zu private contexts are not destroyed; one was made by %s", n, name_of(maker, name, sizeof name));
    n = context_count(NULL, SHMEM_CTX_PRIVATE, 0, &maker);
    if (n)
        debug("shmem_finalize: %zu contexts are not destroyed; one was made by %s", n,
              name_of(maker, name, sizeof name));
    if (n_teams) debug("shmem_finalize: %zu teams are not destroyed", n_teams);
    if (n_blocks) debug("shmem_finalize: %zu blocks of the symmetric heap are not freed, %zu bytes", n_blocks, bytes);
}

/* Before the last finalize. */
static void life_down(struct call *call)
{
    look_for_leftovers(call);
    call_meet(call);
    call_end(call);
    meet_down();
    check.up = false;
    handle_down();
    counter_check_down();
    block_down();
    lock_check_down();
    life.count = 0;
}

CHECKED(void, shmem_finalize, void)
{
    struct call call;
    call_begin(&call, F_shmem_finalize);
    if (check.level > SHMEM_THREAD_SINGLE && !inits_of_mine)
        fail(&call, "called by another thread than the one that initialised");
    inits_of_mine--;
    if (life.count > 1) {
        life.count--;
        call_meet(&call);
        pshmem_finalize();
        call_end(&call);
        return;
    }
    life_down(&call);
    pshmem_finalize();
}

/* The library forgives a program that ends without shmem_finalize, and finalizes for it: so do we, before it.
 * An exit() in the middle of a call is the library's own, because the job is ending. */
static void at_exit(int status, void *unused)
{
    struct call call;
    (void)unused;
    if (!check.up || (status && !life.ends_at_exit) || thread_is_inside() || life.process != getpid()) return;
    call_begin_any_thread(&call, F_shmem_finalize);
    life_down(&call);
}

CHECKED(void, shmem_query_initialized, int *initialized)
{
    struct call call = {.where = function_where[F_shmem_query_initialized]};
    span_here(&call, "initialized", initialized, elements(1, sizeof(int)), _Alignof(int));
    pshmem_query_initialized(initialized);
}

/* Where it may be called, the library says; here it is only before the library is up. */
CHECKED(void, shmemx_register_gettid, shmemx_gettid_t gettid) { pshmemx_register_gettid(gettid); }

CHECKED(size_t, shmemx_raw_type_size, int type) { return pshmemx_raw_type_size(type); }

CHECKED(void, shmem_query_thread, int *provided)
{
    struct call call;
    call_begin_any_thread(&call, F_shmem_query_thread);
    span_here(&call, "provided", provided, elements(1, sizeof(int)), _Alignof(int));
    pshmem_query_thread(provided);
    call_end(&call);
}

CHECKED(int, shmemx_query_thread, void)
{
    struct call call;
    call_begin_any_thread(&call, F_shmemx_query_thread);
    int result = pshmemx_query_thread();
    call_end(&call);
    return result;
}

CHECKED(_Noreturn void, shmem_global_exit, int status)
{
    struct call call;
    call_begin_any_thread(&call, F_shmem_global_exit);
    pshmem_global_exit(status);
}

CHECKED(void, shmem_pcontrol, int level, ...)
{
    struct call call;
    call_begin_any_thread(&call, F_shmem_pcontrol);
    pshmem_pcontrol(level);
    call_end(&call);
}
