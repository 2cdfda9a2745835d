/* The functions around the library's life, written by hand. */
#include "profile.h"

#include <heddle_inline.h>
#include <locale.h>
#include <unistd.h>

#include "bypass.h"
#include "profile_sums.h"

static struct {
    int count;         /* inits without their finalize */
    bool ends_at_exit; /* start_pes: the end of the program is the finalize */
    bool is_hooked;
    pid_t process; /* a child of fork() is no PE */
} life;

static void at_exit(int status, void *unused);

/* Before an init, which does not return if the job ends meanwhile. */
static uint64_t init_enter(enum function function)
{
    if (!was_called) profile_fail_at_exit();
    was_called = true;
    return profile_begin(function, SHMEM_CTX_DEFAULT, NO_PE);
}

/* After an init that began at `begin`; its time belongs to the function that was called. */
static void init_leave(enum function function, uint64_t begin)
{
    uint64_t ticks = clock_ticks() - begin;
    if (!life.count++) profile_up();
    life.process = getpid();
    heddle_view = (struct heddle_view){0}; /* a program with HEDDLE_INLINE then makes calls, which we see */
    profile_end(function, clock_ticks() - ticks, 0, NO_PE);
    if (!life.is_hooked) on_exit(at_exit, NULL);
    life.is_hooked = true;
}

PROFILED(void, shmem_init, void)
{
    uint64_t begin = init_enter(F_shmem_init);
    pshmem_init();
    init_leave(F_shmem_init, begin);
}

PROFILED(int, shmem_init_thread, int requested, int *provided)
{
    uint64_t begin = init_enter(F_shmem_init_thread);
    int result = pshmem_init_thread(requested, provided);
    if (!result) init_leave(F_shmem_init_thread, begin);
    return result;
}

PROFILED(int, shmemx_init_thread, int required)
{
    uint64_t begin = init_enter(F_shmemx_init_thread);
    int result = pshmemx_init_thread(required);
    init_leave(F_shmemx_init_thread, begin);
    return result;
}

PROFILED(void, shmemx_heap_preinit, void)
{
    uint64_t begin = init_enter(F_shmemx_heap_preinit);
    pshmemx_heap_preinit();
    init_leave(F_shmemx_heap_preinit, begin);
}

PROFILED(int, shmemx_heap_preinit_thread, int requested, int *provided)
{
    uint64_t begin = init_enter(F_shmemx_heap_preinit_thread);
    int result = pshmemx_heap_preinit_thread(requested, provided);
    if (!result) init_leave(F_shmemx_heap_preinit_thread, begin);
    return result;
}

PROFILED(void, start_pes, int npes)
{
    uint64_t begin = init_enter(F_start_pes);
    pstart_pes(npes);
    if (life.count) return;
    init_leave(F_start_pes, begin);
    life.ends_at_exit = true;
}

/* Collective, as all of this is. */
static void write_sums(void)
{
    static struct summary summary;
    if (summary_make(&summary)) {
        if (profile.makes_table) table_print(&summary);
        if (profile.makes_page) page_write(&summary);
    }
    summary_forget(&summary);
}

/* Before the last finalize. Numbers in files have a point, whatever the program's locale has. */
static void life_down(void)
{
    locale_t c = newlocale(LC_ALL_MASK, "C", (locale_t)0), before = uselocale(c);
    life.count = 0;
    profile_rest();
    if (profile.makes_table || profile.makes_page) write_sums();
    if (profile.makes_trace) trace_write();
    profile_down();
    uselocale(before);
    freelocale(c);
}

PROFILED(void, shmem_finalize, void)
{
    uint64_t begin = profile_begin(F_shmem_finalize, SHMEM_CTX_DEFAULT, NO_PE);
    if (life.count == 1) life_down();
    pshmem_finalize();
    /* The last one ends for who looks, and is not counted; an earlier one is a barrier. */
    note_quiet(profile_end(F_shmem_finalize, begin, 0, NO_PE), SHMEM_CTX_DEFAULT);
    if (life.count) life.count--;
}

/* The library forgives a program that ends without shmem_finalize, and finalizes for it: so do we, before it.
 * An exit() in the middle of a call is the library's own, because the job is ending. */
static void at_exit(int status, void *unused)
{
    (void)unused;
    if (!life.count || (status && !life.ends_at_exit) || profile_is_inside() || life.process != getpid()) return;
    life_down();
}

PROFILED(_Noreturn void, shmem_global_exit, int status)
{
    if (life.count) print_warning("no profile: shmem_global_exit ends the job at once");
    profile_begin(F_shmem_global_exit, SHMEM_CTX_DEFAULT, NO_PE);
    pshmem_global_exit(status);
}

PROFILED(void, shmem_pcontrol, int level, ...)
{
    if (life.count && level <= 1) store_release(&profile.on, level > 0);
    if (life.count && level <= 0) note_missed_now();
    pshmem_pcontrol(level);
}
