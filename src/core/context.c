#include "core/context.h"

#include <string.h>

#include "core/lane.h"
#include "core/mark.h"
#include "core/region.h"

/* SHMEM_CTX_* and SHMEM_CTX_SESSION_* are option bits of shmem.h. */
#include <shmem.h>

void context_up(void)
{
    static const long promise[] = {[SHMEM_THREAD_SINGLE] = SHMEM_CTX_PRIVATE, [SHMEM_THREAD_FUNNELED] = SHMEM_CTX_PRIVATE,
                                   [SHMEM_THREAD_SERIALIZED] = SHMEM_CTX_SERIALIZED, [SHMEM_THREAD_MULTIPLE] = 0};
    struct lane *lane = lane_take(promise[world.thread_level]);
    for (int i = CONTEXT_DEFAULT; i < CONTEXT_BUILTIN; i++)
        context_builtin[i] = (struct context){.view = region_view(team_world), .team = team_world, .lane = lane};
}

void context_down(void)
{
    context_destroy_all(team_world);
    lane_give(context_default->lane);
    for (int i = 0; i < CONTEXT_BUILTIN; i++) context_builtin[i] = (struct context){.lane = &no_lane};
}

static void context_link(struct context *c)
{
    pthread_mutex_lock(&world.lock);
    c->next = c->team->contexts;
    c->link = &c->team->contexts;
    if (c->next) c->next->link = &c->next;
    c->team->contexts = c;
    pthread_mutex_unlock(&world.lock);
}

static void context_unlink(struct context *c)
{
    pthread_mutex_lock(&world.lock);
    *c->link = c->next;
    if (c->next) c->next->link = c->link;
    pthread_mutex_unlock(&world.lock);
}

int context_create_on(struct team *team, long options, context_handle *handle)
{
    *handle = (context_handle)CONTEXT_INVALID;
    if (!team->n_pes || team->my_pe < 0) return -1;
    struct context *c = aligned_alloc(cache_line, sizeof *c);
    if (!c) return -1;
    *c = (struct context){.view = region_view(team), .team = team, .options = options, .lane = lane_take(options)};
    context_link(c);
    *handle = (context_handle)c;
    return 0;
}

int context_create(long options, context_handle *handle, const char *where)
{
    if (!world.n_pes) die(where, "called before shmem_init or after shmem_finalize");
    return context_create_on(team_world, options, handle);
}

void context_destroy(context_handle handle, const char *where)
{
    struct context *c = context_of(handle);
    if (!c->team) return; /* SHMEM_CTX_INVALID */
    if (c < context_builtin + CONTEXT_BUILTIN && c >= context_builtin) die_argument(where, "ctx", "SHMEM_CTX_DEFAULT, which lives until shmem_finalize");
    mark_quiet(c);
    context_unlink(c);
    lane_give(c->lane);
    free(c);
}

void context_destroy_all(struct team *team)
{
    while (team->contexts) {
        struct context *c = team->contexts;
        mark_quiet(c);
        context_unlink(c);
        lane_give(c->lane);
        free(c);
    }
}

int context_get_team(context_handle handle, team_handle *team)
{
    struct context *c = context_of(handle);
    *team = c->team ? team_handle_of(c->team) : (team_handle)TEAM_INVALID;
    return c->team ? 0 : -1;
}

void context_session_start(context_handle handle, long options, const void *config, long config_mask)
{
    struct context *c = context_of(handle);
    const shmem_ctx_session_config_t *hints = config;
    if (!c->team) return;
    if (!c->session) c->session_total_ops = SIZE_MAX;
    c->session |= options;
    if (config_mask & SHMEM_CTX_SESSION_TOTAL_OPS) c->session_total_ops = hints->total_ops;
}

void context_session_stop(context_handle handle)
{
    struct context *c = context_of(handle);
    if (c->team) c->session = 0;
}
