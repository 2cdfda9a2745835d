/* Domains: groups of contexts with a common thread level, which share lanes. */
#ifndef HEDDLE_DOMAIN_H
#define HEDDLE_DOMAIN_H

#include "core/core.h"

/* Handles below DOMAIN_BUILTIN are constants of shmemx.h; any other is a pointer. */
enum { DOMAIN_INVALID, DOMAIN_DEFAULT, DOMAIN_BUILTIN };
typedef struct heddle_domain *domain_handle;
extern struct domain domain_builtin[DOMAIN_BUILTIN] hidden_symbol;
#define domain_default (&domain_builtin[DOMAIN_DEFAULT])

int domain_create(int thread_level, int count, domain_handle *handles, const char *where);
void domain_destroy(int count, domain_handle *handles, const char *where);
int domain_config(const void *config);

/* Makes a context of the domain; `options` are added to those of its level. */
int domain_create_context(domain_handle handle, team_handle team, long options, context_handle *ctx, const char *where);

void domain_quiet(domain_handle handle, const char *where);
void domain_fence(domain_handle handle, const char *where);

/* Releases a reference: the handle of the domain, or a context of it. Under world.lock. */
static inline void domain_release(struct domain *domain)
{
    if (domain >= domain_builtin + DOMAIN_BUILTIN || domain < domain_builtin) {
        if (!--domain->references) free(domain);
    }
}

#endif
