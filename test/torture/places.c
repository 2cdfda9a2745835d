#include "places.h"

#define COUNT(table) (sizeof(table) / sizeof *(table))

const struct place_kind default_place = {"the default context", "default", AT_ONCE, 0, NO_DOMAIN, false, 0};

static const struct place_kind places[] = {
    {"a shared context", "shared", AT_ONCE, 0, NO_DOMAIN, false, 4},
    {"a SERIALIZED context", "serialized", IN_TURN, SHMEM_CTX_SERIALIZED, NO_DOMAIN, false, 3},
    {"a PRIVATE context", "private", BY_ONE_THREAD, SHMEM_CTX_PRIVATE, NO_DOMAIN, false, 6},
    {"a PRIVATE, NOSTORE context", "private", BY_ONE_THREAD, SHMEM_CTX_PRIVATE | SHMEM_CTX_NOSTORE, NO_DOMAIN, false,
     1},
    {"an EXCLUSIVE context", "exclusive", BY_ONE_THREAD, SHMEMX_CTX_EXCLUSIVE, NO_DOMAIN, false, 2},
    {"an EXCLUSIVE, REQUIRE context", "exclusive", BY_ONE_THREAD, SHMEMX_CTX_EXCLUSIVE | SHMEMX_CTX_REQUIRE, NO_DOMAIN,
     false, 1},
    {"a PRIORITY_HIGH context", "priority", AT_ONCE, SHMEMX_CTX_PRIORITY_HIGH, NO_DOMAIN, false, 1},
    {"a PRIVATE, PRIORITY_LOW context", "priority", BY_ONE_THREAD, SHMEM_CTX_PRIVATE | SHMEMX_CTX_PRIORITY_LOW,
     NO_DOMAIN, false, 1},
    {"a shared context on a team", "team", AT_ONCE, 0, NO_DOMAIN, true, 2},
    {"a PRIVATE context on a team", "team", BY_ONE_THREAD, SHMEM_CTX_PRIVATE, NO_DOMAIN, true, 2},
    {"a context of a MULTIPLE domain", "domain", AT_ONCE, 0, SHMEM_THREAD_MULTIPLE, false, 2},
    {"a context of a SERIALIZED domain", "domain", IN_TURN, 0, SHMEM_THREAD_SERIALIZED, false, 2},
    {"a context of a SINGLE domain", "domain", IN_TURN, 0, SHMEM_THREAD_SINGLE, false, 1},
    {"a PRIVATE context of a SERIALIZED domain, on a team", "domain", BY_ONE_THREAD, SHMEM_CTX_PRIVATE,
     SHMEM_THREAD_SERIALIZED, true, 1},
};

const struct place_kind *place_kind_number(uint32_t i) { return i < COUNT(places) ? &places[i] : NULL; }

static const struct request_kind requests[] = {
    {"a new request", "new", false, 0, 6},
    {"an allocated request", "new", true, 0, 1},
    {"a PRIVATE request", "private", true, SHMEMX_REQUEST_PRIVATE, 2},
    {"a SHARED request", "shared", true, SHMEMX_REQUEST_SHARED, 4},
    {"a SHARED, EXCLUSIVE_TRY request", "shared", true, SHMEMX_REQUEST_SHARED | SHMEMX_REQUEST_EXCLUSIVE_TRY, 1},
    {"a SERIALIZED request", "new", true, SHMEMX_REQUEST_SERIALIZED, 1},
    {"a PERSISTENT request", "persistent", true, SHMEMX_REQUEST_PERSISTENT, 2},
    {"an EXCLUSIVE request", "exclusive", true, SHMEMX_REQUEST_EXCLUSIVE, 2},
    {"an EXCLUSIVE_TRY request", "exclusive", true, SHMEMX_REQUEST_EXCLUSIVE_TRY, 2},
    {"a PRIVATE, EXCLUSIVE_TRY request", "exclusive", true, SHMEMX_REQUEST_PRIVATE | SHMEMX_REQUEST_EXCLUSIVE_TRY, 1},
    {"a PRIORITY_HIGH request", "priority", true, SHMEMX_REQUEST_PRIORITY_HIGH, 1},
    {"a PRIORITY_LOW request", "priority", true, SHMEMX_REQUEST_PRIORITY_LOW, 1},
};

const struct request_kind *request_kind_number(uint32_t i) { return i < COUNT(requests) ? &requests[i] : NULL; }

bool request_is_shared(const struct request_kind *kind) { return kind->options & SHMEMX_REQUEST_SHARED; }

/* Teams */

static shmem_team_t handles[TEAMS];
static const char *const names[TEAMS] = {"the world", "the even PEs", "all PEs, backwards", "all PEs but the first",
                                         "PEs by thirds"};

static void split(int team, int start, int stride, int size)
{
    if (shmem_team_split_strided(SHMEM_TEAM_WORLD, start, stride, size, NULL, 0, &handles[team]))
        handles[team] = SHMEM_TEAM_INVALID;
}

void teams_up(void)
{
    const int n = shmem_n_pes();
    handles[0] = SHMEM_TEAM_WORLD;
    split(1, 0, 2, (n + 1) / 2);
    split(2, n - 1, -1, n);
    split(3, n > 1, 1, n > 1 ? n - 1 : 1);
    shmemx_team_split_color(SHMEM_TEAM_WORLD, shmem_my_pe() % 3, 0, NULL, 0, &handles[4]);
}

void teams_down(void)
{
    for (int i = 1; i < TEAMS; i++)
        if (handles[i] != SHMEM_TEAM_INVALID) shmem_team_destroy(handles[i]);
}

int team_rank(int team, int me, int pe, int n_pes)
{
    switch (team) {
    case 1:
        return me % 2 || pe % 2 ? -1 : pe / 2;
    case 2:
        return n_pes - 1 - pe;
    case 3:
        return n_pes == 1 ? 0 : me ? pe - 1 : -1;
    case 4:
        return me % 3 == pe % 3 ? pe / 3 : -1;
    default:
        return pe;
    }
}

const char *team_name(int team) { return names[team]; }
shmem_team_t team_handle(int team) { return handles[team]; }

shmem_ctx_t place_open(const struct place *place, shmemx_domain_t *domain)
{
    const struct place_kind *kind = place->kind;
    shmem_ctx_t ctx = SHMEM_CTX_DEFAULT;
    int failed = 0;
    if (kind == &default_place) return ctx;
    if (kind->domain != NO_DOMAIN) {
        failed = (!*domain && shmemx_domain_create(kind->domain, 1, domain)) ||
                 shmemx_domain_ctx_create(*domain, team_handle(place->team), kind->options, &ctx);
    } else if (kind->on_team) {
        failed = shmem_team_create_ctx(team_handle(place->team), kind->options, &ctx);
    } else {
        failed = shmem_ctx_create(kind->options, &ctx);
    }
    if (failed) return SHMEM_CTX_DEFAULT;
    if (place->has_session) shmem_ctx_session_start(ctx, SHMEM_CTX_SESSION_BATCH, NULL, 0);
    return ctx;
}
