#include "core/wait_policy.h"

#include <shmem.h>

#include "base/yield.h"
#include "core/core.h"

enum {
    CHECKS = 300,      /* a PE of this node that is running answers in fewer */
    AWAKE_NS = 100000, /* of a wait before its first sleep: pauses if each PE has a core, else yields, which have no
                          effect if the other threads on this core are in other groups */
    URGENT_SPIN_NS = 200000,
    NETWORK_SPIN_NS = 40000, /* a round trip: the remote PE may share this core, if hosts are on one machine */
    THREADS_SPIN_NS = 10000, /* this PE may have more threads than CPUs */
    COPYING_THREADS = 4,     /* of a PE, on its core: their turns together are shorter than a time slice of 3 ms */
    YIELDS = 200,            /* a yield costs about a microsecond */
    CROWDED_YIELDS = 30,     /* several PEs per core: more yields keep the kernel's threads, which run TCP, off it */
    FIRST_SLEEP_US = 20,     /* the kernel's timer slack adds 50 */
    LONGEST_SLEEP_US = 2000, /* reached after 10 ms of waiting: half a percent of a core */
    LOOK_US = 1000,
    SOON_US = 50,
    TURN_US = 250,  /* time slice of a PE that shares the CPU, until it yields */
    REST_US = 4000, /* a remote PE may wait for a thread that has just begun to compute. The progress thread takes 0.4 %
                       of the processor of a thread that waits; with half of this, 1 % */
};

struct wait_policy wait_policy;

/* With a CPU for each PE, a wait may spin for some time: a thread that yields a core to an unrelated program gets it
 * back only milliseconds later. */
static int64_t spin_ns(void)
{
    if (world.thread_level == SHMEM_THREAD_MULTIPLE) return THREADS_SPIN_NS;
    return roster.n_nodes > 1 ? NETWORK_SPIN_NS : AWAKE_NS;
}

/* A thread that has claimed the receive endpoint and yields returns when all threads on its CPU have had their turn. An
 * earlier poll of the progress thread would find no new claim. Each message would then wake the progress thread, which
 * would receive it before that thread can. */
static long first_rest_us(int others) { return others ? TURN_US * others : SOON_US; }

void wait_policy_up(int cpus, int kernel_pes)
{
    int others = (kernel_pes - 1) / cpus; /* PEs that have their turn before a PE that yields has its next */
    yield_expect((1 + others) * (world.thread_level == SHMEM_THREAD_MULTIPLE ? COPYING_THREADS : 1));
    wait_policy = (struct wait_policy){
        .checks = others || roster.n_nodes > 1 ? 0 : CHECKS, /* a thread polls the receive endpoint, if there is one */
        .spin_ns = others ? 0 : spin_ns(),
        .urgent_spin_ns = others ? 0 : URGENT_SPIN_NS,
        .yields = others ? CROWDED_YIELDS : YIELDS,
        .yields_ns = others ? AWAKE_NS : 0,
        .first_sleep_us = FIRST_SLEEP_US,
        .longest_sleep_us = LONGEST_SLEEP_US,
        .poll_us = LOOK_US,
        .transfer_poll_us = SOON_US,
        .first_rest_us = first_rest_us(others),
        .longest_rest_us = others ? LOOK_US : REST_US,
        .has_spare_cpu = 2 * kernel_pes <= cpus,
        .pes_share_cpu = others,
        .threads_share_cpu = cpus <= kernel_pes,
    };
}

void wait_policy_note_wire(bool is_moved_by_cpu)
{
    wait_policy.wire_shares_cpu = is_moved_by_cpu && wait_policy.threads_share_cpu;
}
