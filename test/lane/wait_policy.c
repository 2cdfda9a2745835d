/* The wait policy of machines that the test does not run on. */
#include <shmem.h>

#include "core/core.h"
#include "core/wait_policy.h"
#include "test.h"

static const struct wait_policy *policy_of(int cpus, int pes, uint32_t nodes, int thread_level)
{
    roster.n_nodes = nodes;
    world.thread_level = thread_level;
    wait_policy_up(cpus, pes);
    return &wait_policy;
}

static void a_wait_spins_if_each_pe_has_a_cpu(void)
{
    const struct wait_policy *node = policy_of(4, 4, 1, SHMEM_THREAD_SINGLE);
    check(node->checks && node->spin_ns && node->urgent_spin_ns > node->spin_ns && !node->yields_ns);
    check(!node->pes_share_cpu && node->threads_share_cpu);
    int64_t alone = node->spin_ns;
    const struct wait_policy *network = policy_of(4, 4, 2, SHMEM_THREAD_SINGLE);
    check(!network->checks && network->spin_ns && network->spin_ns < alone);
    int64_t one_thread = network->spin_ns;
    const struct wait_policy *threads = policy_of(4, 4, 2, SHMEM_THREAD_MULTIPLE);
    check(threads->spin_ns && threads->spin_ns < one_thread);
}

static void a_wait_yields_at_once_if_pes_share_a_cpu(void)
{
    for (uint32_t nodes = 1; nodes <= 2; nodes++) {
        const struct wait_policy *policy = policy_of(4, 5, nodes, SHMEM_THREAD_SINGLE);
        check(policy->pes_share_cpu && policy->threads_share_cpu);
        check(!policy->checks && !policy->spin_ns && !policy->urgent_spin_ns && policy->yields && policy->yields_ns);
    }
}

static void the_progress_thread_rests_for_the_turns_of_all_pes(void)
{
    long own = policy_of(4, 4, 2, SHMEM_THREAD_SINGLE)->first_rest_us;
    long two = policy_of(4, 8, 2, SHMEM_THREAD_SINGLE)->first_rest_us;
    long three = policy_of(4, 12, 2, SHMEM_THREAD_SINGLE)->first_rest_us;
    check(own < two && three == 2 * two);
    check(wait_policy.longest_rest_us < policy_of(4, 4, 2, SHMEM_THREAD_SINGLE)->longest_rest_us);
}

static void a_second_thread_has_a_cpu_if_there_are_two_for_each_pe(void)
{
    check(!policy_of(7, 4, 2, SHMEM_THREAD_SINGLE)->has_spare_cpu);
    check(policy_of(8, 4, 2, SHMEM_THREAD_SINGLE)->has_spare_cpu && !wait_policy.threads_share_cpu);
}

static void the_wire_shares_a_cpu_if_the_kernel_moves_messages_and_threads_share_one(void)
{
    for (int cpus = 1; cpus <= 2; cpus++) {
        policy_of(cpus, 1, 2, SHMEM_THREAD_SINGLE);
        wait_policy_note_wire(true);
        check_equal(wait_policy.wire_shares_cpu, cpus == 1);
        wait_policy_note_wire(false);
        check(!wait_policy.wire_shares_cpu);
    }
}

int main(void)
{
    a_wait_spins_if_each_pe_has_a_cpu();
    a_wait_yields_at_once_if_pes_share_a_cpu();
    the_progress_thread_rests_for_the_turns_of_all_pes();
    a_second_thread_has_a_cpu_if_there_are_two_for_each_pe();
    the_wire_shares_a_cpu_if_the_kernel_moves_messages_and_threads_share_one();
    return test_failures != 0;
}
