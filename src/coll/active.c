#include "coll/active.h"

#include <shmem.h>

#include "base/atomic.h"
#include "base/log.h"
#include "coll/barrier.h"
#include "coll/span.h"
#include "coll/team.h"
#include "coll/wait.h"
#include "core/mark.h"

/* Sets used so far, under world.lock; sought from the front, where the last one found is put. */
struct active {
    struct team team;
    struct active *next;
};
static struct active *actives;

static void check_set(int start, int log_stride, int size, const char *where)
{
    if (!world.n_pes) die(where, "called before shmem_init or after shmem_finalize");
    if (start < 0 || start >= world.n_pes) die_argument(where, "PE_start", "%d, not in [0, %d)", start, world.n_pes);
    if (log_stride < 0 || log_stride > 30) die_argument(where, "logPE_stride", "%d, not in [0, 30]", log_stride);
    if (size < 1 || start + ((size - 1L) << log_stride) >= world.n_pes)
        die_argument(where, "PE_size", "%d: with PE_start %d and a stride of %d, the last PE is not in [0, %d)", size, start,
                     1 << log_stride, world.n_pes);
}

static struct team *active_find(int start, int stride, int size)
{
    struct team *found = NULL;
    pthread_mutex_lock(&world.lock);
    for (struct active **link = &actives, *a; (a = *link); link = &a->next) {
        if (a->team.start != start || a->team.stride != stride || a->team.n_pes != size) continue;
        *link = a->next;
        a->next = actives;
        actives = a;
        found = &a->team;
        break;
    }
    pthread_mutex_unlock(&world.lock);
    return found;
}

/* The first member allocates the meeting and tells the others in their pSync, which they clear. It does not wait for
 * them: the meeting itself is where they will wait for each other. */
static size_t agree_on_meeting(struct team *team, long *pSync, const char *where)
{
    if (team->my_pe) {
        int64_t told = wait_until(WORD_I64, pSync, SHMEM_CMP_NE, SHMEM_SYNC_VALUE, where);
        store_release(pSync, SHMEM_SYNC_VALUE);
        return (size_t)told - 1;
    }
    size_t at = team_meeting_allocate(team->n_pes);
    if (at == HEAP_NONE) die(where, "no room for the barrier of %d PEs", team->n_pes);
    struct span word = span_of(pSync, sizeof *pSync, where, "pSync");
    for (int i = 1; i < team->n_pes; i++) store_release((long *)span_at(&word, team, i), (long)at + 1);
    return at;
}

static struct team *active_make(int start, int stride, int size, int rank, long *pSync, const char *where)
{
    struct active *a = calloc(1, sizeof *a);
    if (!a) die(where, "out of memory");
    a->team = (struct team){.n_pes = size, .my_pe = rank, .start = start, .stride = stride};
    team_meet_at(&a->team, agree_on_meeting(&a->team, pSync, where));
    pthread_mutex_lock(&world.lock);
    a->next = actives;
    actives = a;
    pthread_mutex_unlock(&world.lock);
    return &a->team;
}

struct team *active_team(int PE_start, int logPE_stride, int PE_size, long *pSync, const char *where)
{
    check_set(PE_start, logPE_stride, PE_size, where);
    int stride = 1 << logPE_stride;
    if (PE_size == world.n_pes) return team_world;
    struct part part = {.start = PE_start, .stride = stride, .size = PE_size};
    int rank = team_part_rank(team_world, &part);
    if (rank < 0)
        die_argument(where, "PE_start", "%d: the calling PE is not in the set of %d PEs with a stride of %d", PE_start, PE_size,
                     stride);
    struct team *team = active_find(PE_start, stride, PE_size);
    return team ? team : active_make(PE_start, stride, PE_size, rank, pSync, where);
}

void active_barrier(int PE_start, int logPE_stride, int PE_size, long *pSync, const char *where)
{
    struct team *team = active_team(PE_start, logPE_stride, PE_size, pSync, where);
    mark_quiet(context_default);
    barrier_sync(team);
}

void active_down(void)
{
    for (struct active *a; (a = actives); free(a)) actives = a->next;
}
