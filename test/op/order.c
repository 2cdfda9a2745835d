/* What tells of data is never ahead of it, and a word is never there in part: looked at after each instruction of the
 * calls that do it within a machine, by a child that steps through them. Processors that keep the order of stores show
 * others the same. */
#include <shmemx.h>

#include "lane/record.h"
#include "lane/record_apply.h"
#include "memory/region.h"
#include "ext/append.h"
#include "steps.h"
#include "test.h"

#ifdef STEPS_AVAILABLE

enum { MOST = 2000, ROOM = 1 << 20 };

static char source[MOST], *dest; /* in the heap, which the child shares; and where pushes go */
static uint64_t *signal_word;
static shmemx_ct_t counter;
static shmemx_oct_t append, ring;

/* What changes when it is told, as a number that was another one before. */
static uint64_t signal_told(void) { return load_relaxed(signal_word); }
static uint64_t counter_told(void) { return load_relaxed((uint64_t *)counter); }
static uint64_t append_told(void) { return append_landed((struct append *)append).sum; }
static uint64_t ring_told(void) { return append_landed((struct append *)ring).sum; }
static uint64_t word_told(void) { return load_relaxed((uint64_t *)dest); }

static void put_ct(size_t n) { shmemx_putmem_ct(counter, dest, source, n, 0); }
static void get_ct(size_t n) { shmemx_getmem_ct(counter, dest, source, n, 0); }
static void signal_set(size_t n)
{
    shmem_putmem_signal(dest, source, n, signal_word, *signal_word + 5, SHMEM_SIGNAL_SET, 0);
}
static void signal_add(size_t n) { shmem_putmem_signal(dest, source, n, signal_word, 1, SHMEM_SIGNAL_ADD, 0); }
static void push(size_t n) { shmemx_push(append, source, n, 0); }
static void push_to_ring(size_t n) { shmemx_push(ring, source, n, 0); }
static void push_ct(size_t n) { shmemx_push_ct(counter, append, source, n, 0); }
static void putmem(size_t n) { shmem_putmem(dest, source, n, 0); }

/* As a message brings them. */
static void apply(const uint64_t *record, size_t words)
{
    struct {
        struct batch_header header;
        uint64_t record[8];
    } batch = {0};
    char answer[256];
    const char *why;
    memcpy(batch.record, record, words * sizeof *record);
    check(record_apply_batch(&batch, sizeof batch.header + words * sizeof *record, answer, sizeof answer, &why));
}

static uint64_t header(unsigned op, const void *at)
{
    struct target t = {.region = REGION_HEAP, .offset = (uintptr_t)at - region_table[REGION_HEAP].window};
    return record_header(op, &t);
}

static void record_put_word(size_t n)
{
    uint64_t record[2] = {header(record_put(n), dest)};
    memcpy(&record[1], source, n);
    apply(record, 2);
}

static void record_put_signal(size_t n)
{
    uint64_t record[5] = {header(RECORD_PUT_SIGNAL, dest), n, header(record_amo(AMO_ADD, 64, false), signal_word), 1};
    memcpy(&record[4], source, n);
    apply(record, 5);
}

static const struct telling {
    const char *name;
    void (*call)(size_t nbytes);
    uint64_t (*told)(void);
    size_t nbytes;
    const shmemx_oct_t *pushed_to; /* behind what lies there already; NULL: to dest */
} tellings[] = {
    {"a counting put", put_ct, counter_told, 8, NULL},
    {"a long counting put", put_ct, counter_told, MOST, NULL},
    {"a counting get", get_ct, counter_told, 64, NULL},
    {"a put with a signal that is set", signal_set, signal_told, 64, NULL},
    {"a put with a signal that is added to", signal_add, signal_told, MOST, NULL},
    {"a push", push, append_told, 8, &append},
    {"a long push", push, append_told, MOST, &append},
    {"a push to a ring", push_to_ring, ring_told, 64, &ring},
    {"a counting push, its counter", push_ct, counter_told, 64, &append},
    {"a counting push, its landing", push_ct, append_told, 64, &append},
    {"a put of a word", putmem, word_told, 8, NULL},
    {"a record of 2 bytes", record_put_word, word_told, 2, NULL},
    {"a record of 4 bytes", record_put_word, word_told, 4, NULL},
    {"a record of 8 bytes", record_put_word, word_told, 8, NULL},
    {"a record with a signal", record_put_signal, signal_told, 8, NULL},
};
enum { TELLINGS = sizeof tellings / sizeof *tellings };

/* Steps to the next trap. In how many of the steps was something told whose bytes were not there? */
static int count_lies(pid_t pid, const struct telling *t, const char *at)
{
    int lies = 0;
    uintptr_t next;
    uint64_t before = t->told();
    do {
        if (!step(pid)) return -1;
        lies += t->told() != before && memcmp(at, source, t->nbytes);
    } while (!is_trap(next_instruction(pid, &next)));
    check(t->told() != before);
    return lies;
}

static const char *place_of(const struct telling *t)
{
    return t->pushed_to ? dest + ((struct append *)*t->pushed_to)->reserved : dest;
}

static void follow_tellings(pid_t pid)
{
    for (const struct telling *t = tellings; t < tellings + TELLINGS && run_until_trap(pid); t++) {
        int lies = count_lies(pid, t, place_of(t));
        if (lies) printf("%s: told before it is there, in %d steps\n", t->name, lies);
        check_equal(lies, 0);
        check(run_until_trap(pid)); /* the trap that count_lies came to */
    }
}

static void call_tellings(void)
{
    for (const struct telling *t = tellings; t < tellings + TELLINGS; t++) {
        t->call(t->nbytes); /* once for the dynamic linker */
        memset(dest, 0, ROOM);
        trap();
        t->call(t->nbytes);
        trap();
    }
}

int main(void)
{
    shmem_init();
    dest = shmem_malloc(ROOM);
    signal_word = shmem_calloc(1, sizeof *signal_word);
    shmemx_ct_create(&counter);
    shmemx_oct_create(&append, dest, ROOM);
    shmemx_team_oct_create_with_options(SHMEM_TEAM_WORLD, &ring, dest, ROOM, 1, SHMEMX_OCT_WRAP);
    memset(source, 'x', sizeof source);
    steps_follow(follow_tellings, call_tellings);
    shmem_finalize();
    return test_result();
}

#else

int main(void) { return skip("calls are stepped through on x86-64 without sanitizers", "such a build"); }

#endif
