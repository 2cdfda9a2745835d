#include "locks.h"

#include <pthread.h>
#include <stdio.h>

#include "report.h"
#include "stage.h"

enum { LOCKS = 2, WORDS = 40 };

static long locks[LOCKS];              /* symmetric, as are these: */
static uint64_t records[LOCKS][WORDS]; /* a count, and words that follow from it, on one PE of each lock */
static pthread_mutex_t turns[LOCKS] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER}; /* a lock is its PE's */

static int home_of(uint32_t lock) { return (int)((lock + stage.plan->round) % (uint32_t)stage.n_pes); }
static uint64_t word_of(uint64_t count, int k) { return k ? key_of(count, (uint64_t)k) : count; }

void locks_set(void)
{
    for (uint32_t lock = 0; lock < LOCKS; lock++)
        for (int k = 0; k < WORDS; k++) records[lock][k] = word_of(0, k);
}

static void take(uint32_t lock, uint32_t tries)
{
    while (tries--)
        if (!shmem_test_lock(&locks[lock])) return;
    shmem_set_lock(&locks[lock]);
}

void locks_use(uint32_t how)
{
    const uint32_t lock = how % LOCKS;
    uint64_t record[WORDS];
    char text[256];
    pthread_mutex_lock(&turns[lock]);
    take(lock, how / LOCKS % 3);
    shmem_uint64_get(record, records[lock], WORDS, home_of(lock));
    const uint64_t count = record[0];
    for (int k = 0; k < WORDS; k++) {
        if (record[k] == word_of(count, k)) continue;
        snprintf(text, sizeof text,
                 "PE %d has lock %u, and word %d of its record is not that of count %ju: somebody writes", stage.me,
                 lock, k, (uintmax_t)count);
        report_text(stage.plan, NULL, text);
    }
    for (int k = 0; k < WORDS; k++) record[k] = word_of(count + 1, k);
    shmem_uint64_put_nbi(records[lock] + 1, record + 1, WORDS - 1, home_of(lock));
    shmem_uint64_p(records[lock], record[0], home_of(lock));
    shmem_clear_lock(&locks[lock]); /* completes both */
    pthread_mutex_unlock(&turns[lock]);
}

void locks_check(void)
{
    const struct plan *plan = stage.plan;
    uint64_t wanted[LOCKS] = {0};
    char text[256];
    for (int pe = 0; pe < plan->n_pes; pe++)
        for (int t = 0; t < MAX_PROGRAMS; t++)
            for (uint32_t i = 0; i < plan->programs[pe][t].n; i++)
                if (plan->programs[pe][t].steps[i].what == DO_LOCK)
                    wanted[plan->programs[pe][t].steps[i].more % LOCKS]++;
    for (uint32_t lock = 0; lock < LOCKS; lock++) {
        if (home_of(lock) != stage.me || records[lock][0] == wanted[lock]) continue;
        snprintf(text, sizeof text, "at the end of the round lock %u has been taken %ju times, not %ju", lock,
                 (uintmax_t)records[lock][0], (uintmax_t)wanted[lock]);
        report_text(stage.plan, NULL, text);
    }
}
