#include "check.h"

#include <stdlib.h>

#include "op/constants.h"

void check_pe(struct call *call, const char *name, int pe)
{
    if (unlikely((unsigned)pe >= (unsigned)call->n_pes) && call->n_pes >= 0)
        fail_argument(call, name, "%d, but valid PEs are 0 to %d", pe, call->n_pes - 1);
    call->pe = pe;
}

void check_pes(struct call *call, const char *name, const int *pes, size_t n)
{
    for (size_t i = 0; i < n && call->n_pes >= 0; i++)
        if (pes[i] < 0 || pes[i] >= call->n_pes)
            fail_argument(call, name, "%p, whose element %zu is %d, but valid PEs are 0 to %d", (const void *)pes, i,
                          pes[i], call->n_pes - 1);
}

void check_count(struct call *call, const char *name, int n)
{
    if (n < 0) fail_argument(call, name, "%d, not at least 0", n);
}

void check_stride(struct call *call, const char *name, ptrdiff_t stride, size_t least, size_t n)
{
    if (!least) least = 1;
    if (unlikely(stride < 1 || (size_t)stride < least) && n)
        fail_argument(call, name, "%td, not at least %zu", stride, least);
}

/* Then the library looks at the number. */
static bool has_foreign_constants(void) { return getenv("HEDDLE_CONSTANTS"); }

void check_cmp(struct call *call, const char *name, int cmp)
{
    if (unlikely(cmp < SHMEM_CMP_EQ || cmp > SHMEM_CMP_LE) && !has_foreign_constants())
        fail_argument(call, name, "%d, not one of SHMEM_CMP_EQ (%d) to SHMEM_CMP_LE (%d): " CONSTANTS_ADVICE, cmp,
                      SHMEM_CMP_EQ, SHMEM_CMP_LE);
}

void check_sig_op(struct call *call, const char *name, int sig_op)
{
    if (unlikely(sig_op != SHMEM_SIGNAL_SET && sig_op != SHMEM_SIGNAL_ADD) && !has_foreign_constants())
        fail_argument(call, name, "%d, neither SHMEM_SIGNAL_SET (%d) nor SHMEM_SIGNAL_ADD (%d): " CONSTANTS_ADVICE,
                      sig_op, SHMEM_SIGNAL_SET, SHMEM_SIGNAL_ADD);
}

void check_type(struct call *call, const char *name, int type)
{
    if (unlikely(!pshmemx_raw_type_size(type))) fail_argument(call, name, "%d, not one of SHMEMX_TYPE_...", type);
}

void check_width(struct call *call, const char *name, size_t width)
{
    if (unlikely(width != 4 && width != 8)) fail_argument(call, name, "%zu, not 4 or 8 bytes", width);
}

void check_element(struct call *call, const char *name, size_t size)
{
    if (unlikely(!size)) fail_argument(call, name, "0, not the bytes of an element");
}

void check_domain(struct call *call, const char *name, shmemx_domain_t domain)
{
    if (domain == SHMEMX_DOMAIN_NULL)
        fail_argument(call, name, "SHMEMX_DOMAIN_NULL, not from shmemx_domain_create or SHMEMX_DOMAIN_DEFAULT");
}

void check_level(struct call *call, const char *name, int level)
{
    if (level < SHMEM_THREAD_SINGLE || level > SHMEM_THREAD_MULTIPLE)
        fail_argument(call, name, "%d, not one of SHMEM_THREAD_SINGLE (%d) to SHMEM_THREAD_MULTIPLE (%d)", level,
                      SHMEM_THREAD_SINGLE, SHMEM_THREAD_MULTIPLE);
}

void check_range(struct call *call, const char *name, int range)
{
    if (range < 1) fail_argument(call, name, "%d, not at least 1", range);
}

void check_part(struct call *call, const char *name, shmem_team_t team)
{
    struct known_team *known = team_find((uintptr_t)team);
    if (team == SHMEM_TEAM_INVALID) return;
    if (!known) fail_argument(call, name, "%p, not a team", (void *)team);
    if (!object_is_live(known)) fail_argument(call, name, "%p, a team that is destroyed", (void *)team);
}

void check_fed_type(struct call *call, const char *name, int type)
{
    if ((type < SHMEMX_FED_CORE || type > SHMEMX_FED_SWITCH) && type != SHMEMX_FED_NIC && type != SHMEMX_FED_ENV)
        fail_argument(call, name,
                      "%d, not SHMEMX_FED_CORE (%d) to SHMEMX_FED_SWITCH (%d), SHMEMX_FED_NIC (%d) or "
                      "SHMEMX_FED_ENV (%d)",
                      type, SHMEMX_FED_CORE, SHMEMX_FED_SWITCH, SHMEMX_FED_NIC, SHMEMX_FED_ENV);
}

void check_alignment(struct call *call, const char *name, size_t alignment)
{
    if (!is_power_of_2(alignment) || alignment % sizeof(void *))
        fail_argument(call, name, "%zu, not a power of two that is a multiple of %zu", alignment, sizeof(void *));
}

void check_config(struct call *call, const char *name, const void *config, long mask)
{
    if (mask && !config) fail_argument(call, name, "NULL, though its mask is %#lx", (unsigned long)mask);
}

void check_psync(struct call *call, const char *name, const long *psync, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (psync[i] != SHMEM_SYNC_VALUE)
            fail_argument(call, name, "%p, whose element %zu is %ld, not SHMEM_SYNC_VALUE (%d)", (const void *)psync, i,
                          psync[i], SHMEM_SYNC_VALUE);
}
