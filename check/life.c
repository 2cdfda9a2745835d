/* The functions around the library's life, written by hand. */
#include "check.h"

#include <heddle_inline.h>
#include <stdarg.h>
#include <unistd.h>

#include "bypass.h"
#include "option.h"
#include "race.h"
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
    stack_up(NULL);
    log_enable_debug(is_set("SHMEM_DEBUG", "SMA_DEBUG"));
    handle_up();
    meet_up();
    order_up(meet_ctx());
    check.heap_base = heddle_view.heddle_base;
    check.heap_size = heddle_view.heddle_size;
    race_up();
    outside_after_init();                  /* the library has started its threads for the operations above */
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
    if (!check.up) {
        outside_before_init();
        race_before_init();
        return;
    }
    call_begin(call, function);
    call_meet(call);
    race_assume_all();
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

CHECKED(void, shmemx_heap_preinit, void)
{
    struct call call;
    init_enter(&call, F_shmemx_heap_preinit);
    pshmemx_heap_preinit();
    init_leave(&call);
}

CHECKED(int, shmemx_heap_preinit_thread, int requested, int *provided)
{
    struct call call;
    init_enter(&call, F_shmemx_heap_preinit_thread);
    check_level(&call, "requested", requested);
    span_here(&call, "provided", provided, elements(1, sizeof(int)), _Alignof(int));
    int result = pshmemx_heap_preinit_thread(requested, provided);
    if (!result) init_leave(&call);
    else if (check.up) call_end(&call);
    return result;
}

/* The external heap counts as one block, which the program cannot free. */
static struct {
    void *base;
    size_t size;
} external;

CHECKED(void, shmemx_heap_create, void *base, size_t size, int device_type, int device_index)
{
    struct call call;
    call_begin(&call, F_shmemx_heap_create);
    pshmemx_heap_create(base, size, device_type, device_index);
    external.base = base;
    external.size = size;
    call_end(&call);
}

CHECKED(void, shmemx_heap_postinit, void)
{
    struct call call;
    call_begin(&call, F_shmemx_heap_postinit);
    call_meet(&call);
    race_assume_all();
    pshmemx_heap_postinit();
    if (external.size) block_add(&call, external.base, external.size);
    external.size = 0;
    call_end(&call);
}

CHECKED(void, start_pes, int npes)
{
    bool is_first = !check.up;
    if (is_first) outside_before_init();
    if (is_first) race_before_init();
    pstart_pes(npes);
    if (!is_first) return;
    life_up();
    life.count = 1;
    life.ends_at_exit = true;
}

/* "; one was created at a.c:4, in main", or nothing without debug information. */
static const char *made_at(const void *from, const char *how, char *text, size_t room)
{
    char place[PLACE_TEXT];
    *text = 0;
    if (*stack_place(from, place, sizeof place)) snprintf(text, room, "; one was %s at %s", how, place);
    return text;
}

static void report_leak(const void *from, const char *how, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* PE 0 prints for all PEs, because objects are usually created by all PEs alike. */
static void report_leak(const void *from, const char *how, const char *format, ...)
{
    char what[200], where[PLACE_TEXT + 40];
    va_list arguments;
    if (check.pe || !option_text(OPTION_check_leaks)) return;
    va_start(arguments, format);
    vsnprintf(what, sizeof what, format, arguments);
    va_end(arguments);
    print_warning("shmem_finalize: %s%s", what, made_at(from, how, where, sizeof where));
}

/* Private contexts must be destroyed, and collectives waited for. Other objects may remain, and --check=leaks reports
 * them. */
static void look_for_leftovers(struct call *call)
{
    const struct known_context *one;
    const void *from;
    char where[PLACE_TEXT + 40];
    size_t bytes, n = context_count(NULL, SHMEM_CTX_PRIVATE, SHMEM_CTX_PRIVATE, &one);
    if (n)
        fail(call, "private contexts that were not destroyed: %zu%s", n,
             made_at(one->from, "created", where, sizeof where));
    if ((n = pending_count(&from)))
        fail(call, "requests of collectives that were not waited for: %zu%s", n,
             made_at(from, "made", where, sizeof where));
    if ((n = context_count(NULL, SHMEM_CTX_PRIVATE, 0, &one)))
        report_leak(one->from, "created", "contexts that were not destroyed: %zu", n);
    if ((n = team_count(&from))) report_leak(from, "created", "teams that were not destroyed: %zu", n);
    if ((n = block_totals(&bytes, &from)))
        report_leak(from, "allocated", "blocks of the symmetric heap that were not freed: %zu, %zu bytes", n, bytes);
}

/* Before the last finalize. */
static void life_down(struct call *call)
{
    block_remove(external.base);
    look_for_leftovers(call);
    lock_check_before_finalize(call);
    call_meet(call);
    call_end(call);
    race_down();
    order_down();
    meet_down();
    check.up = false;
    handle_down();
    block_down();
    lock_check_down();
    pending_down();
    external.base = NULL;
    life.count = 0;
}

CHECKED(void, shmem_finalize, void)
{
    struct call call;
    call_begin(&call, F_shmem_finalize);
    if (check.level > SHMEM_THREAD_SINGLE && !inits_of_mine)
        fail(&call, "called from a thread that did not initialise the library");
    inits_of_mine--;
    if (life.count > 1) {
        life.count--;
        call_meet(&call);
        race_assume_all();
        pshmem_finalize();
        call_end(&call);
        return;
    }
    life_down(&call);
    pshmem_finalize();
}

/* The library forgives a program that ends without shmem_finalize, and finalizes for it: so do we, before it.
 * An exit() in the middle of a call is the library's own, because the job is ending. */
static void finalize_late(int status)
{
    struct call call;
    if (!check.up || (status && !life.ends_at_exit) || thread_is_inside()) return;
    call_begin_any_thread(&call, F_shmem_finalize);
    life_down(&call);
}

static void at_exit(int status, void *unused)
{
    (void)unused;
    if (life.process != getpid()) return;
    finalize_late(status);
    if (!status && race_was_found()) exit(EXIT_FAILURE); /* which continues with the other functions of on_exit */
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
