#include "exchange.h"

#include "report.h"
#include "witness.h"

enum { BESIDE = 3 }; /* words that nobody sends */

static struct slot {
    uint64_t word, beside[BESIDE];
} slots[MAX_THREADS][PHASES_MAX]; /* symmetric; by who waits */

#define COUNT(table) (sizeof(table) / sizeof *(table))

/* Larger than in any round before. */
static uint64_t value_of(uint32_t number) { return ((uint64_t)stage.plan->round + 1) << 32 | number; }

/* Sending */

static void by_p(uint64_t *word, uint64_t value, int pe) { shmem_uint64_p(word, value, pe); }
static void by_set(uint64_t *word, uint64_t value, int pe) { shmem_uint64_atomic_set(word, value, pe); }
static void by_swap(uint64_t *word, uint64_t value, int pe) { shmem_uint64_atomic_swap(word, value, pe); }
static void by_signal(uint64_t *word, uint64_t value, int pe) { shmem_signal_set(word, value, pe); }
static void by_put(uint64_t *word, uint64_t value, int pe) { shmem_putmem(word, &value, sizeof value, pe); }

static void by_put_signal(uint64_t *word, uint64_t value, int pe)
{
    shmem_putmem_signal(word + 1, NULL, 0, word, value, SHMEM_SIGNAL_SET, pe);
}

void exchange_send(int thread, uint32_t phase, uint32_t number, uint32_t how)
{
    static void (*const ways[])(uint64_t * word, uint64_t value, int pe) = {by_p,      by_set, by_swap,
                                                                            by_signal, by_put, by_put_signal};
    stage_enter();
    ways[how % COUNT(ways)](&slots[thread][phase].word, value_of(number), (stage.me + 1) % stage.n_pes);
    stage_leave();
}

/* Waiting */

static void until(struct slot *slot, uint64_t value) { shmem_uint64_wait_until(&slot->word, SHMEM_CMP_GE, value); }
static void signalled(struct slot *slot, uint64_t value) { shmem_signal_wait_until(&slot->word, SHMEM_CMP_GE, value); }

static void until_any(struct slot *slot, uint64_t value)
{
    if (shmem_uint64_wait_until_any(&slot->word, 1 + BESIDE, NULL, SHMEM_CMP_GE, value))
        report_text(stage.plan, NULL,
                    "shmem_uint64_wait_until_any returned the index of a word that nobody has changed");
}

static void until_all(struct slot *slot, uint64_t value)
{
    const uint64_t values[1 + BESIDE] = {value};
    shmem_uint64_wait_until_all_vector(&slot->word, 1 + BESIDE, NULL, SHMEM_CMP_GE, values);
}

static void until_some(struct slot *slot, uint64_t value)
{
    size_t indices[1 + BESIDE];
    const int status[1 + BESIDE] = {0, 1, 1, 0};
    if (shmem_uint64_wait_until_some(&slot->word, 1 + BESIDE, indices, status, SHMEM_CMP_GE, value) != 1 || indices[0])
        report_text(stage.plan, NULL, "shmem_uint64_wait_until_some found a word that nobody has changed");
}

static void testing(struct slot *slot, uint64_t value)
{
    int is_there;
    do {
        stage_enter();
        is_there = shmem_uint64_test(&slot->word, SHMEM_CMP_GE, value);
        stage_leave();
        if (!is_there) witness_serve(), board_nap();
    } while (!is_there);
}

void exchange_receive(int thread, uint32_t phase, uint32_t number, uint32_t how)
{
    static void (*const ways[])(struct slot * slot, uint64_t value) = {until,     until_any,  signalled,
                                                                       until_all, until_some, testing};
    const bool may_block = stage.level == SHMEM_THREAD_MULTIPLE; /* else nobody could send, or look, meanwhile */
    (may_block ? ways[how % COUNT(ways)] : testing)(&slots[thread][phase], value_of(number));
}

void exchange_test(uint32_t how)
{
    stage_enter();
    struct slot *slot = &slots[how % MAX_THREADS][0];
    if (shmem_uint64_test(&slot->beside[how % BESIDE], SHMEM_CMP_NE, 0))
        report_text(stage.plan, NULL, "shmem_uint64_test says that a word is not 0 that nobody has changed");
    stage_leave();
}
