#include "op/constants.h"

#include <shmem.h>

#include "base/env.h"
#include "base/log.h"

int constant_cmp(int cmp, const char *where)
{
    static const int openmpi[] = {SHMEM_CMP_EQ, SHMEM_CMP_NE, SHMEM_CMP_GT, SHMEM_CMP_LE, SHMEM_CMP_LT, SHMEM_CMP_GE};
    enum { N_CMP = sizeof openmpi / sizeof *openmpi };
    if (env.constants == CONSTANTS_OPENMPI && cmp >= 0 && cmp < N_CMP) return openmpi[cmp];
    die_argument(where, "cmp", "%d, not one of SHMEM_CMP_EQ (%d) to SHMEM_CMP_LE (%d): " CONSTANTS_ADVICE, cmp,
                 SHMEM_CMP_EQ, SHMEM_CMP_LE);
}

int constant_sig_op(int sig_op, const char *where)
{
    if (env.constants == CONSTANTS_OPENMPI && (sig_op == 1 || sig_op == 2))
        return sig_op == 1 ? SHMEM_SIGNAL_SET : SHMEM_SIGNAL_ADD;
    die_argument(where, "sig_op", "%d, not SHMEM_SIGNAL_SET (%d) or SHMEM_SIGNAL_ADD (%d): " CONSTANTS_ADVICE, sig_op,
                 SHMEM_SIGNAL_SET, SHMEM_SIGNAL_ADD);
}
