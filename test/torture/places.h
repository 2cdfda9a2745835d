/* Where operations are issued, and to which requests they are charged: kinds of contexts and of requests. */
#ifndef TORTURE_PLACES_H
#define TORTURE_PLACES_H

#include "plan.h"

enum users {
    BY_ONE_THREAD, /* which makes it, and destroys it */
    IN_TURN,       /* several threads, one at a time */
    AT_ONCE,       /* several threads */
};

struct place_kind {
    const char *name, *group; /* what --contexts names */
    enum users users;
    long options;
    int domain;      /* a thread level: of a domain that is made for it; or NO_DOMAIN */
    bool on_team;    /* on a team of some PEs */
    unsigned weight; /* how often */
};
enum { NO_DOMAIN = -1 };

extern const struct place_kind default_place;
const struct place_kind *place_kind_number(uint32_t i); /* of the others; NULL behind the last one */

struct request_kind {
    const char *name, *group; /* what --requests names */
    bool is_allocated;        /* else the first operation makes it */
    long options;
    unsigned weight;
};
const struct request_kind *request_kind_number(uint32_t i); /* NULL behind the last one */

/* Several threads post to it at once. */
bool request_is_shared(const struct request_kind *kind);

/* Teams that all jobs have, made once. The number of a PE in the one that `me` is in, or -1. */
enum { TEAMS = 5 };
void teams_up(void);
void teams_down(void);
int team_rank(int team, int me, int pe, int n_pes);
const char *team_name(int team);
shmem_team_t team_handle(int team);

/* Makes its context; SHMEM_CTX_DEFAULT if there is none to be had. */
shmem_ctx_t place_open(const struct place *place, shmemx_domain_t *domain);

#endif
