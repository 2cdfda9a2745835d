/* Batches as they come from the network, and as they never should: whatever the bytes are, nothing outside
 * symmetric memory and the answer is touched, and what is damaged is refused. All memory that the parser may
 * touch lies between pages that nobody may, so that a step too far ends the test also without a sanitizer.
 * test/faults/fuzz_batch.c applies bytes that libFuzzer chooses. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "ext/append.h"
#include "core/core.h"
#include "memory/device.h"
#include "lane/mem_reg.h"
#include "lane/record.h"
#include "lane/record_apply.h"
#include "op/rma.h"
#include "test.h"

enum { PES = 3, HEAP_SIZE = 40 << 10, WORK_SIZE = 4 << 10, ANSWER = 8 << 10, BATCH = 16 << 10, ROUNDS = 200000 };

static char *answer, *batch_end; /* batches end where a page does that nobody may touch */

/* `size` bytes, a multiple of a page, between two pages that nobody may touch */
static char *fenced(size_t size)
{
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    char *at = mmap(NULL, size + 2 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (at == MAP_FAILED || mprotect(at + page, size, PROT_READ | PROT_WRITE)) exit(1);
    return at + page;
}

/* A node of three PEs without global variables */
static void node_up(void)
{
    if (answer) return;
    world.node_pes = PES;
    region_table[REGION_HEAP] =
        (struct region){.size = HEAP_SIZE, .stride = HEAP_SIZE, .window = (uintptr_t)fenced(PES * HEAP_SIZE)};
    region_table[REGION_WORK] =
        (struct region){.size = WORK_SIZE, .stride = WORK_SIZE, .window = (uintptr_t)fenced(PES * WORK_SIZE)};
    size_t room = round_up(ANSWER + sizeof(struct batch_header), (size_t)sysconf(_SC_PAGESIZE));
    answer = fenced(room) + room - ANSWER - sizeof(struct batch_header);
    batch_end = fenced(BATCH) + BATCH;
}

/* The length of the answer, or 0 */
static size_t apply(const void *bytes, size_t nbytes)
{
    const char *why = NULL;
    char *at = batch_end - nbytes;
    memcpy(at, bytes, nbytes);
    size_t length = record_apply_batch(at, nbytes, answer, ANSWER, &why);
    if (length > ANSWER + sizeof(struct batch_header) || !length != (why != NULL)) abort();
    return length;
}

static uint64_t state;

static uint64_t draw(uint64_t limit)
{
    state ^= state << 13, state ^= state >> 7, state ^= state << 17;
    return state % limit;
}

/* A batch of records that are right, with what its answer has to hold */
static struct {
    union {
        struct batch_header header;
        uint64_t words[BATCH / 8];
    };
    size_t n;       /* words */
    size_t results; /* bytes in the answer */
} batch;

static void add(uint64_t word) { batch.words[batch.n++] = word; }

/* A place for `nbytes` bytes; often the last one that there is. */
static uint64_t place(unsigned op, size_t nbytes, size_t alignment)
{
    uint64_t region = draw(4) ? REGION_HEAP : REGION_WORK,
             last = (region == REGION_HEAP ? HEAP_SIZE : WORK_SIZE) - nbytes;
    uint64_t offset = draw(3) ? draw(last + 1) : last;
    return (uint64_t)op << 58 | region << 56 | draw(PES) << 44 | offset / alignment * alignment;
}

static void add_bytes(size_t nbytes)
{
    for (size_t i = 0; i < record_padded(nbytes) / 8; i++) add(state);
}

/* Length and counter */
static void add_counted(size_t nbytes)
{
    uint64_t counter = draw(2) ? draw(WORK_SIZE / 8) * 8 : 0;
    add(record_counted(nbytes, counter, draw(2)));
}

/* To whatever lies there, which other records have made: it is an append with a place sometimes. */
static void add_push(unsigned op, size_t nbytes)
{
    size_t result = op == RECORD_RESERVE ? sizeof(struct append_answer) : op == RECORD_PUSH_ASKED ? 8 : 0;
    if (batch.results + result > ANSWER) return;
    if (draw(2)) { /* its buffer, length and granule, or something like them */
        uint64_t at = place(RECORD_PUT, sizeof(struct append), cache_line);
        add(at + offsetof(struct append, buffer)), add(24);
        add(place(0, 512, 1)), add(draw(3) ? 512 : draw(3 * HEAP_SIZE)),
            add((uint64_t)draw(2) << 32 | (draw(4) ? 1 : draw(9)));
        add((at & ~(63ull << 58)) | (uint64_t)op << 58);
    } else {
        add(place(op, sizeof(struct append), cache_line));
    }
    if (op == RECORD_RESERVE) add(nbytes << 1 | draw(2));
    else add_counted(nbytes), add_bytes(nbytes);
    batch.results += result;
}

static void add_counted_record(void)
{
    size_t nbytes = draw(3) ? draw(40) : draw(500);
    unsigned op = RECORD_PUT_COUNTED + (unsigned)draw(5);
    if (op == RECORD_PUT_COUNTED) {
        add(place(op, nbytes, 1)), add_counted(nbytes), add_bytes(nbytes);
    } else if (op == RECORD_GET_COUNTED) {
        if (batch.results + record_padded(nbytes) > ANSWER) return;
        add(place(op, nbytes, 1)), add_counted(nbytes);
        batch.results += record_padded(nbytes);
    } else {
        add_push(op, nbytes);
    }
}

static void add_record(void)
{
    size_t nbytes = draw(3) ? draw(40) : draw(2000);
    unsigned op = (unsigned)draw(8);
    if (!draw(3)) add_counted_record();
    else if (op <= RECORD_PUT8) {
        add(place(op, (size_t)1 << op, 1)), add(state);
    } else if (op == RECORD_PUT) {
        add(place(op, nbytes, 1)), add(nbytes), add_bytes(nbytes);
    } else if (op == RECORD_PUT_SIGNAL) {
        add(place(op, nbytes, 1)), add(nbytes);
        add(place(record_amo(draw(2) ? AMO_SET : AMO_ADD, 64, false), 8, 8)), add(state), add_bytes(nbytes);
    } else if (op == RECORD_GET) {
        nbytes %= 500;
        if (batch.results + record_padded(nbytes) > ANSWER) return;
        add(place(op, nbytes, 1)), add(nbytes);
        batch.results += record_padded(nbytes);
    } else {
        bool fetching = draw(2), wide = draw(2);
        enum amo amo = (enum amo)draw(AMO_XOR + 1);
        if (fetching && batch.results + 8 > ANSWER) return;
        add(place(record_amo(amo, wide ? 64 : 32, fetching), 8, 8));
        if (amo == AMO_COMPARE_SWAP) add(state);
        add(state);
        batch.results += fetching ? 8 : 0;
    }
}

static void make_batch(void)
{
    batch.header = (struct batch_header){.secret = job_secret, .asks = 1, .number = state};
    batch.n = sizeof batch.header / 8;
    batch.results = 0;
    for (uint64_t i = draw(20); i-- && batch.n < BATCH / 8 - 260;) add_record();
}

/* Something that is likely to be wrong in an interesting way */
static uint64_t odd_value(uint64_t old)
{
    static const uint64_t limits[] = {0,         1,     7,      8,          0x7fffffff, HEAP_SIZE,
                                      WORK_SIZE, BATCH, ANSWER, 1ull << 44, 1ull << 63, UINT64_MAX};
    uint64_t limit = limits[draw(sizeof limits / sizeof *limits)];
    switch (draw(5)) {
    case 0:
        return old ^ 1ull << draw(64);
    case 1:
        return old + draw(17) - 8;
    case 2:
        return limit + draw(17) - 8;
    case 3:
        return (old & ~(RECORD_OFFSET_MAX - 1)) | (limit & (RECORD_OFFSET_MAX - 1)); /* a header's offset */
    default:
        return draw(UINT64_MAX);
    }
}

/* Its new length in bytes */
static size_t damage_batch(void)
{
    for (uint64_t i = draw(4); i--;) {
        size_t at = draw(batch.n);
        batch.words[at] = odd_value(batch.words[at]);
    }
    size_t nbytes = batch.n * 8;
    if (!draw(3)) return draw(nbytes + 1);
    if (draw(4)) return nbytes;
    for (size_t n = draw(20); n-- && batch.n < BATCH / 8;) add(odd_value(0)); /* and something behind it */
    return batch.n * 8;
}

/* A batch of one record, to the first PE. */
static void apply_record(const uint64_t *words, size_t n)
{
    batch.header = (struct batch_header){.secret = job_secret, .asks = 1};
    batch.n = sizeof batch.header / 8;
    for (size_t i = 0; i < n; i++) add(words[i]);
    check(apply(&batch, batch.n * 8) > 0);
}

/* What is told, and counted, comes behind the data: here it is told, and counted, in a word of the data itself. */
static void tells_behind_the_data(void)
{
    enum { AT = 64, VALUE = 5 };
    uint64_t *word = (uint64_t *)(region_table[REGION_WORK].window + AT), got, at = (uint64_t)REGION_WORK << 56 | AT;
    uint64_t put_signal[] = {(uint64_t)RECORD_PUT_SIGNAL << 58 | at, sizeof *word,
                             (uint64_t)record_amo(AMO_ADD, 64, false) << 58 | at, 1, VALUE};
    uint64_t put[] = {(uint64_t)RECORD_PUT_COUNTED << 58 | at, record_counted(sizeof *word, AT, false), VALUE};
    uint64_t get[] = {(uint64_t)RECORD_GET_COUNTED << 58 | at, record_counted(sizeof *word, AT, false)};
    apply_record(put_signal, 5);
    check_equal(*word, VALUE + 1);
    apply_record(put, 3);
    check_equal(*word, VALUE + 1);
    apply_record(get, 2);
    memcpy(&got, answer + sizeof(struct batch_header), sizeof got);
    check_equal(got, VALUE + 1);
    check_equal(*word, VALUE + 2);
}

/* What is refused at the target is not counted. */
static void counts_no_push_that_does_not_fit(void)
{
    enum { AT = 1024, COUNTER = 64, ROOM = 8 };
    struct append *a = (struct append *)(region_table[REGION_WORK].window + AT);
    uint64_t *counter = (uint64_t *)(region_table[REGION_WORK].window + COUNTER), before = *counter;
    uint64_t push[] = {(uint64_t)RECORD_PUSH << 58 | (uint64_t)REGION_WORK << 56 | AT, record_counted(8, COUNTER, true),
                       1};
    *a = (struct append){.len = ROOM, .granule = 1}; /* its buffer is the heap's begin */
    apply_record(push, 3);
    check_equal(*counter, before + 1);
    apply_record(push, 3);
    check_equal(*counter, before + 1);
}

/* The length of an append is a word like others: another thread may change it while a push is applied. */
static uint64_t *changing_length;
static bool pushes_are_over;

static void *change_length(void *length)
{
    while (!__atomic_load_n(&pushes_are_over, __ATOMIC_ACQUIRE)) {
        __atomic_store_n(changing_length, 0, __ATOMIC_RELAXED);
        __atomic_store_n(changing_length, *(uint64_t *)length, __ATOMIC_RELAXED);
    }
    return NULL;
}

static void reads_the_length_of_an_append_once(void)
{
    enum { AT = 1024, PUSHES = 1000000 };
    struct append *a = (struct append *)(region_table[REGION_WORK].window + AT);
    uint64_t push[] = {(uint64_t)RECORD_PUSH << 58 | (uint64_t)REGION_WORK << 56 | AT, record_counted(8, 0, true), 1},
             length = 64;
    pthread_t thread;
    *a = (struct append){.len = length, .granule = 1, .wraps = 1};
    changing_length = &a->len;
    if (pthread_create(&thread, NULL, change_length, &length)) exit(1);
    for (int i = 0; i < PUSHES; i++) {
        apply_record(push, 3);
        a->consumed = a->reserved;
    }
    __atomic_store_n(&pushes_are_over, true, __ATOMIC_RELEASE);
    pthread_join(thread, NULL);
}

enum { LOOKS = 3000000 };
static uint64_t *seen_word;
static bool looks_are_over;

static void *look_for_parts(void *parts)
{
    for (int i = 0; i < LOOKS; i++) {
        uint64_t seen = __atomic_load_n(seen_word, __ATOMIC_RELAXED);
        if (seen && seen != UINT64_MAX) ++*(int *)parts;
    }
    __atomic_store_n(&looks_are_over, true, __ATOMIC_RELEASE);
    return NULL;
}

/* While another thread looks at it. */
static void writes_a_word_at_once(void)
{
    uint64_t put[] = {(uint64_t)RECORD_PUT8 << 58 | (uint64_t)REGION_WORK << 56, 0};
    int parts = 0;
    pthread_t thread;
    seen_word = (uint64_t *)region_table[REGION_WORK].window;
    *seen_word = 0;
    if (pthread_create(&thread, NULL, look_for_parts, &parts)) exit(1);
    while (!__atomic_load_n(&looks_are_over, __ATOMIC_ACQUIRE)) {
        put[1] = ~put[1];
        apply_record(put, 2);
    }
    pthread_join(thread, NULL);
    check_equal(parts, 0);
}

/* Updates of words that follow each other: those before the one that is wrong are applied, and none behind it. */
static void stops_a_run_at_what_is_wrong(unsigned op, uint64_t wrong)
{
    uint64_t *heap = (uint64_t *)region_table[REGION_HEAP].window;
    heap[1] = heap[2] = heap[4] = 0;
    uint64_t words[] = {0, 0,     0, (uint64_t)op << 58 | 8,  1, (uint64_t)op << 58 | 16,
                        2, wrong, 3, (uint64_t)op << 58 | 32, 4};
    memcpy(words, &(struct batch_header){.secret = job_secret}, sizeof(struct batch_header));
    check_equal(apply(words, sizeof words), 0);
    check_equal(heap[1], 1);
    check_equal(heap[2], 2);
    check_equal(heap[4], 0);
}

static void stops_runs(void)
{
    const unsigned put = RECORD_PUT8, add = record_amo(AMO_ADD, 64, false);
    stops_a_run_at_what_is_wrong(put, (uint64_t)put << 58 | (HEAP_SIZE - 7));
    stops_a_run_at_what_is_wrong(put, (uint64_t)put << 58 | (uint64_t)PES << 44);
    stops_a_run_at_what_is_wrong(add, (uint64_t)add << 58 | HEAP_SIZE);
    stops_a_run_at_what_is_wrong(add, (uint64_t)add << 58 | 12);
}

/* To one PE after the other, in one run; and at addresses that words do not have, and puts and adds in turn. */
static void goes_on_behind_a_run(void)
{
    const unsigned put = RECORD_PUT8, add = record_amo(AMO_ADD, 64, false);
    enum { HEADER = sizeof(struct batch_header) / 8 };
    uint64_t words[HEADER + 2 * 4 * PES] = {0}, n = HEADER, value;
    memcpy(words, &(struct batch_header){.secret = job_secret}, sizeof(struct batch_header));
    for (uint64_t pe = 0; pe < PES; pe++) {
        words[n++] = (uint64_t)put << 58 | pe << 44 | 64, words[n++] = 10 * pe;
        words[n++] = (uint64_t)add << 58 | pe << 44 | 64, words[n++] = 1;
        words[n++] = (uint64_t)put << 58 | pe << 44 | 129, words[n++] = 100 + pe;
    }
    for (uint64_t pe = 0; pe < PES; pe++) words[n++] = (uint64_t)put << 58 | pe << 44 | 72, words[n++] = 1000 + pe;
    check(apply(words, sizeof words) > 0);
    for (uint64_t pe = 0; pe < PES; pe++) {
        const char *copy = (const char *)region_table[REGION_HEAP].window + pe * HEAP_SIZE;
        memcpy(&value, copy + 64, sizeof value);
        check_equal(value, 10 * pe + 1);
        memcpy(&value, copy + 72, sizeof value);
        check_equal(value, 1000 + pe);
        memcpy(&value, copy + 129, sizeof value);
        check_equal(value, 100 + pe);
    }
}

/* A wrong secret may differ in one bit of any byte; a message may be too short for one. */
static void knows_batches_of_other_jobs(void)
{
    batch.header = (struct batch_header){.secret = job_secret, .asks = 1};
    check(batch_is_of_job(&batch, sizeof batch.header));
    for (size_t bit = 0; bit < 8 * sizeof job_secret; bit++) {
        char *byte = (char *)&batch.header + bit / 8;
        *byte ^= (char)(1 << bit % 8);
        check(!batch_is_of_job(&batch, sizeof batch.header));
        *byte ^= (char)(1 << bit % 8);
    }
    for (size_t nbytes = 0; nbytes < sizeof batch.header; nbytes++) check(!batch_is_of_job(&batch, nbytes));
    check(batch_is_of_job(&batch, sizeof batch.header));
}

static void refuses_a_batch_without_its_header(void)
{
    for (size_t nbytes = 0; nbytes < sizeof(struct batch_header); nbytes++) check_equal(apply(&batch, nbytes), 0);
}

int main(void)
{
    int refused = 0;
    node_up();
    job_secret = (struct secret){{0x0123456789abcdef, 0xfedcba9876543210}};
    tells_behind_the_data();
    counts_no_push_that_does_not_fit();
    writes_a_word_at_once();
    reads_the_length_of_an_append_once();
    knows_batches_of_other_jobs();
    refuses_a_batch_without_its_header();
    stops_runs();
    goes_on_behind_a_run();
    for (uint64_t round = 1; round <= ROUNDS; round++) {
        state = round * 0x9e3779b97f4a7c15;
        make_batch();
        check_equal(apply(&batch, batch.n * 8), sizeof batch.header + batch.results);
        if (test_failures) printf("round %lu\n", (unsigned long)round), exit(1);
        for (int i = 0; i < 3; i++) refused += !apply(&batch, damage_batch());
    }
    check(refused > ROUNDS && refused < 3 * ROUNDS);
    uint64_t at_odd_address[] = {0, 0, 0, (uint64_t)record_amo(AMO_ADD, 64, false) << 58 | 4, 1};
    memcpy(at_odd_address, &(struct batch_header){.secret = job_secret}, sizeof(struct batch_header));
    check_equal(apply(at_odd_address, sizeof at_odd_address), 0);
    uint64_t signal_at_odd_address[] = {
        0, 0, (uint64_t)RECORD_PUT_SIGNAL << 58, 0, (uint64_t)record_amo(AMO_SET, 64, false) << 58 | 4, 1};
    uint64_t counter_at_odd_address[] = {0, 0, (uint64_t)RECORD_PUT_COUNTED << 58, record_counted(0, 12, false)};
    memcpy(counter_at_odd_address, at_odd_address, sizeof(struct batch_header));
    check_equal(apply(counter_at_odd_address, sizeof counter_at_odd_address), 0);
    memcpy(signal_at_odd_address, at_odd_address, sizeof(struct batch_header));
    check_equal(apply(signal_at_odd_address, sizeof signal_at_odd_address), 0);
    return test_result();
}
