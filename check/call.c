#include "check.h"

#include "bypass.h"

static _Thread_local struct {
    unsigned number;
    bool inside;
} me;

/* Threads */

static cold_path void thread_begin(void)
{
    static unsigned numbers;
    me.number = fetch_add(&numbers, 1) + 1;
}

unsigned thread_me(void)
{
    if (unlikely(!me.number)) thread_begin();
    return me.number;
}

bool thread_is_inside(void) { return me.inside; }

/* Takes the word of something that one thread may be in at a time. False if another is, in `other`. */
static bool enter(uint32_t *inside, enum function function, enum function *other)
{
    uint32_t seen = 0;
    if (compare_exchange(inside, &seen, (uint32_t)function + 1)) return true;
    *other = (enum function)(seen - 1);
    return false;
}

static cold_path void check_thread(struct call *call)
{
    enum function other;
    char name[64];
    if (check.level == SHMEM_THREAD_SERIALIZED) {
        call->serialized = enter(&check.inside, call->function, &other);
        if (call->serialized) return;
        fail_alone(call, "called while another thread is in %s, but the thread level is SHMEM_THREAD_SERIALIZED",
                   name_of(other, name, sizeof name));
    }
    if (call->thread == check.main_thread) return;
    fail_alone(call,
               "called from a second thread, but the thread level is SHMEM_THREAD_%s: use "
               "shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided)",
               check.level == SHMEM_THREAD_SINGLE ? "SINGLE" : "FUNNELED");
}

bool call_is_late(void) { return was_called && !check.up; }

_Noreturn static cold_path void fail_not_up(struct call *call)
{
    if (was_called && call->function == F_shmem_finalize) fail(call, "OpenSHMEM is already finalized");
    fail(call, "called before shmem_init or after the last shmem_finalize");
}

void call_begin_any_thread(struct call *call, enum function function)
{
    call->where = function_where[function];
    call->function = function;
    call->team = &team_world;
    call->n_pes = check.n_pes;
    call->serialized = false;
    call->context = NULL;
    call->meeting = NULL;
    call->post = NO_POST;
    call->agreed_count = 0;
    call->space = NULL;
    if (unlikely(!check.up)) fail_not_up(call);
    call->thread = thread_me();
    me.inside = true;
}

void call_begin(struct call *call, enum function function)
{
    call_begin_any_thread(call, function);
    if (check.level < SHMEM_THREAD_MULTIPLE) check_thread(call);
}

void call_end(struct call *call)
{
    if (call->post != NO_POST || call->meeting) call_leave(call);
    if (call->context) store_release(&call->context->inside, 0);
    if (call->serialized) store_release(&check.inside, 0);
    me.inside = false;
}

/* Handles */

static cold_path void enter_context(struct call *call, const char *name, struct known_context *context)
{
    enum function other;
    char text[64];
    if ((context->options & SHMEM_CTX_PRIVATE) && context->owner != call->thread)
        fail_argument(call, name, "%p, a private context of another thread", (void *)context->object.handle);
    if (!(context->options & SHMEM_CTX_SERIALIZED)) return;
    if (!enter(&context->inside, call->function, &other))
        fail_argument(call, name, "%p, a serialized context that another thread is using in %s",
                      (void *)context->object.handle, name_of(other, text, sizeof text));
    call->context = context;
}

void call_context(struct call *call, const char *name, shmem_ctx_t ctx, bool may_be_invalid)
{
    if (ctx == SHMEM_CTX_DEFAULT) return;
    if (ctx == SHMEM_CTX_INVALID) {
        if (!may_be_invalid) fail_argument(call, name, "SHMEM_CTX_INVALID, not a context");
        call->team = NULL;
        call->n_pes = -1;
        return;
    }
    struct known_context *context = object_find(OBJECT_CONTEXT, (uintptr_t)ctx);
    if (!context) fail_argument(call, name, "%p, not a context", (void *)ctx);
    if (!object_is_live(context)) fail_argument(call, name, "%p, a context that is destroyed", (void *)ctx);
    if (context->options & (SHMEM_CTX_PRIVATE | SHMEM_CTX_SERIALIZED)) enter_context(call, name, context);
    call->team = context->team;
    call->n_pes = context->team->n_pes;
}

void call_team(struct call *call, const char *name, shmem_team_t handle, bool may_be_invalid)
{
    if (handle == SHMEM_TEAM_INVALID) {
        if (!may_be_invalid) fail_argument(call, name, "SHMEM_TEAM_INVALID, not a team");
        call->team = NULL;
        call->n_pes = -1;
        return;
    }
    struct known_team *team = team_find((uintptr_t)handle);
    if (!team) fail_argument(call, name, "%p, not a team", (void *)handle);
    if (!object_is_live(team)) fail_argument(call, name, "%p, a team that is destroyed", (void *)handle);
    call->team = team;
    call->n_pes = team->n_pes;
}

/* PE numbers do not count in it; where a team would count members, it counts teams. */
void call_federation(struct call *call, const char *name, shmemx_federation_t handle, bool may_be_invalid)
{
    call->team = NULL;
    call->n_pes = -1;
    if (handle == SHMEMX_FEDERATION_INVALID) {
        if (!may_be_invalid) fail_argument(call, name, "SHMEMX_FEDERATION_INVALID, not a federation");
        return;
    }
    struct known_federation *federation = object_find(OBJECT_FEDERATION, (uintptr_t)handle);
    if (!federation) fail_argument(call, name, "%p, not a federation", (void *)handle);
    if (!object_is_live(federation)) fail_argument(call, name, "%p, a federation that is destroyed", (void *)handle);
    call->n_pes = federation->n_teams;
}

void call_set(struct call *call, int start, int log_stride, int size)
{
    int n = check.n_pes;
    if (start < 0 || start >= n) fail_argument(call, "PE_start", "%d, but valid PEs are 0 to %d", start, n - 1);
    if (log_stride < 0 || log_stride > 30) fail_argument(call, "logPE_stride", "%d, not from 0 to 30", log_stride);
    if (size < 1 || start + ((size - 1L) << log_stride) >= n)
        fail_argument(call, "PE_size", "%d: with PE_start %d and a stride of %d, the last PE is not one of 0 to %d",
                      size, start, 1 << log_stride, n - 1);
    call->team = team_of_set(start, log_stride, size);
    if (call->team->my_pe < 0)
        fail_argument(call, "PE_start", "%d: the calling PE is not in the set of %d PEs with a stride of %d", start,
                      size, 1 << log_stride);
    call->n_pes = size;
}
