#include "lane/record_apply.h"

#include <string.h>

#include "base/atomic.h"
#include "base/futex.h"
#include "lane/append_apply.h"
#include "lane/mem_reg.h"
#include "lane/lane_limits.h"
#include "memory/copy.h"
#include "memory/device.h"
#include "memory/lines.h"

uint64_t record_count;
struct secret job_secret;

/* Reader of a batch: every step is checked against the remaining bytes. */
struct reader {
    const char *at;
    size_t left;
    char *answer;
    size_t room;
    const char *why; /* the first error, or NULL */
};

static uint64_t take_word(struct reader *r)
{
    uint64_t word = 0;
    if (r->left < sizeof word) {
        r->why = "a record is cut off";
        return 0;
    }
    memcpy(&word, r->at, sizeof word);
    r->at += sizeof word;
    r->left -= sizeof word;
    return word;
}

static const void *take_bytes(struct reader *r, size_t nbytes)
{
    const void *bytes = r->at;
    if (nbytes > r->left || record_padded(nbytes) > r->left) {
        r->why = "a record is cut off";
        return NULL;
    }
    r->at += record_padded(nbytes);
    r->left -= record_padded(nbytes);
    return bytes;
}

static void *place(struct reader *r, uint64_t header, size_t nbytes)
{
    void *at = record_place(header, nbytes);
    if (unlikely(!at)) r->why = "a record is for memory that does not exist";
    return at;
}

/* shmem_fence adds nothing to a message: each write of a batch follows all earlier ones instead. The fence, and the
 * release stores below, pair with the acquire of a thread that waits for or reads what is written here. */
static void write_bytes(uint64_t header, void *to, const void *bytes, size_t nbytes)
{
    fence_puts_in_order();
    if (unlikely(record_is_on_device(header))) device_copy(to, bytes, nbytes);
    else copy_bytes(to, bytes, nbytes);
}

static void read_bytes(uint64_t header, void *to, const void *from, size_t nbytes)
{
    if (unlikely(record_is_on_device(header))) device_copy(to, from, nbytes);
    else copy_bytes(to, from, nbytes);
}

/* Returns the place of data that is updated, not only copied. */
static void *place_aligned(struct reader *r, uint64_t header, size_t nbytes, size_t alignment)
{
    void *at = place(r, header, nbytes);
    if (unlikely(record_is_on_device(header))) {
        r->why = "a record has a word in a GPU's memory";
        return NULL;
    }
    if (likely(!((uintptr_t)at & (alignment - 1)))) return at;
    r->why = "a record has a word at an odd address";
    return NULL;
}

/* Returns the place of a word that is updated as one. */
static void *place_of_word(struct reader *r, uint64_t header, size_t nbytes)
{
    return place_aligned(r, header, nbytes, nbytes);
}

static void *answer_room(struct reader *r, size_t nbytes)
{
    void *at = r->answer;
    if (record_padded(nbytes) > r->room) {
        r->why = "the answer to a batch is too long";
        return NULL;
    }
    r->answer += record_padded(nbytes);
    r->room -= record_padded(nbytes);
    return at;
}

/* Puts the next bytes of the record. Returns false after an error. */
static bool apply_put(struct reader *r, uint64_t header, uint64_t nbytes)
{
    const void *bytes = r->why ? NULL : take_bytes(r, nbytes);
    void *to = bytes ? place(r, header, nbytes) : NULL;
    if (to) write_bytes(header, to, bytes, nbytes);
    return to;
}

static void apply_put_signal(struct reader *r, uint64_t header)
{
    uint64_t nbytes = take_word(r), signal = take_word(r), operand = take_word(r);
    const void *bytes = r->why ? NULL : take_bytes(r, nbytes);
    void *to = bytes ? place(r, header, nbytes) : NULL;
    uint64_t *word = to ? place_of_word(r, signal, sizeof *word) : NULL;
    if (!word) return;
    write_bytes(header, to, bytes, nbytes);
    if ((signal >> 58) == record_amo(AMO_ADD, 64, false)) fetch_add(word, operand);
    else store_release(word, operand);
}

/* Gets bytes into the answer. Returns false after an error. */
static bool apply_get(struct reader *r, uint64_t header, uint64_t nbytes)
{
    const void *from = r->why ? NULL : place(r, header, nbytes);
    void *to = from ? answer_room(r, nbytes) : NULL;
    if (to) read_bytes(header, to, from, nbytes);
    return to;
}

/* The words behind the header of records with a counter. */
struct counted {
    uint64_t nbytes;
    bool tries;
    uint64_t *counter; /* NULL without a counter */
};

static struct counted take_counted(struct reader *r, uint64_t header)
{
    uint64_t word = take_word(r), offset = record_offset(word), local = record_local(header);
    struct counted counted = {.nbytes = word >> 45, .tries = word >> 44 & 1};
    if (offset && !r->why)
        counted.counter = place_of_word(r, (uint64_t)REGION_WORK << 56 | local << 44 | offset, sizeof *counted.counter);
    return counted;
}

/* Increments the counter last: pairs with the acquire of a thread that waits for it. */
static void count(const struct counted *counted)
{
    if (counted->counter) line_count(counted->counter);
}

static void apply_put_counted(struct reader *r, uint64_t header)
{
    struct counted counted = take_counted(r, header);
    if (apply_put(r, header, counted.nbytes)) count(&counted);
}

static void apply_get_counted(struct reader *r, uint64_t header)
{
    struct counted counted = take_counted(r, header);
    if (apply_get(r, header, counted.nbytes)) count(&counted);
}

static struct append *place_of_append(struct reader *r, uint64_t header)
{
    return r->why ? NULL : place_aligned(r, header, sizeof(struct append), cache_line);
}

static void apply_push(struct reader *r, uint64_t header, bool asked)
{
    struct counted counted = take_counted(r, header);
    const void *bytes = r->why ? NULL : take_bytes(r, counted.nbytes);
    struct append *to = place_of_append(r, header);
    uint64_t *answer = to && asked ? answer_room(r, sizeof *answer) : NULL;
    if (r->why) return;
    uint64_t came_of_it = append_apply(to, bytes, counted.nbytes, counted.tries);
    if (!came_of_it) count(&counted);
    if (answer) *answer = came_of_it;
}

static void apply_reserve(struct reader *r, uint64_t header)
{
    uint64_t word = take_word(r);
    struct append *of = place_of_append(r, header);
    struct append_answer *answer = of ? answer_room(r, sizeof *answer) : NULL;
    if (answer) answer->came_of_it = append_reserve(of, word >> 1, word & 1, &answer->room);
}

/* A chunk begins at a multiple of its length, and ends at the end of the region at the latest. */
static void apply_key(struct reader *r, uint64_t header)
{
    const struct region *region = &region_table[record_region(header)];
    void *at = place(r, header, 1);
    struct key_answer *answer = at ? answer_room(r, sizeof *answer) : NULL;
    if (answer) mem_reg_ask(at, min_size(RDMA_CHUNK, region->size - record_offset(header)), answer);
}

static void apply_amo(struct reader *r, uint64_t header)
{
    unsigned kind = (header >> 58) - RECORD_AMO;
    enum amo op = kind >> 2;
    bool wide = kind & 2, fetching = kind & 1;
    uint64_t cond = op == AMO_COMPARE_SWAP ? take_word(r) : 0, value = take_word(r), old;
    void *at = r->why ? NULL : place_of_word(r, header, wide ? 8 : 4);
    if (!at) return;
    old = wide ? amo_apply64(at, cond, value, op) : amo_apply32(at, (uint32_t)cond, (uint32_t)value, op);
    void *to = fetching ? answer_room(r, sizeof old) : NULL;
    if (to) memcpy(to, &old, sizeof old);
}

/* Pairs with the fetch_or of the thread that is about to sleep: one of the two sees the other. */
static void apply_and_wake(struct reader *r, uint64_t header)
{
    uint64_t operand = take_word(r);
    uint32_t *word = r->why ? NULL : place_of_word(r, header, sizeof *word);
    if (word && (fetch_and(word, (uint32_t)operand) & (uint32_t)(operand >> 32))) futex_wake_all(word);
}

/* Writes one value of `nbytes`, by one store if it is aligned; data of putmem may not be. For the order see
 * write_bytes. */
static void apply_scalar(struct reader *r, uint64_t header, size_t nbytes)
{
    uint64_t value = take_word(r);
    void *to = r->why ? NULL : place(r, header, nbytes);
    if (!to) return;
    if (unlikely((uintptr_t)to & (nbytes - 1)) || unlikely(record_is_on_device(header))) {
        write_bytes(header, to, &value, nbytes);
        return;
    }
    switch (nbytes) {
    case 1:
        store_release((uint8_t *)to, (uint8_t)value);
        break;
    case 2:
        store_release((uint16_t *)to, (uint16_t)value);
        break;
    case 4:
        store_release((uint32_t *)to, (uint32_t)value);
        break;
    default:
        store_release((uint64_t *)to, value);
    }
}

static void apply_record(struct reader *r)
{
    uint64_t header = take_word(r);
    unsigned op = header >> 58;
    if (op <= RECORD_PUT8) apply_scalar(r, header, 1u << op);
    else if (op >= RECORD_AMO) apply_amo(r, header);
    else if (op == RECORD_PUT) apply_put(r, header, take_word(r));
    else if (op == RECORD_GET) apply_get(r, header, take_word(r));
    else if (op == RECORD_PUT_SIGNAL) apply_put_signal(r, header);
    else if (op == RECORD_PUT_COUNTED) apply_put_counted(r, header);
    else if (op == RECORD_GET_COUNTED) apply_get_counted(r, header);
    else if (op == RECORD_PUSH || op == RECORD_PUSH_ASKED) apply_push(r, header, op == RECORD_PUSH_ASKED);
    else if (op == RECORD_RESERVE) apply_reserve(r, header);
    else if (op == RECORD_KEY) apply_key(r, header);
    else if (op == RECORD_AND_WAKE) apply_and_wake(r, header);
    else r->why = "a record has an unknown operation";
}

enum { AHEAD = 16 * sizeof(uint64_t[2]) }; /* bytes of 16 words: applying them takes as long as one access to memory */

force_inline uint64_t word_at(const char *at)
{
    uint64_t word;
    memcpy(&word, at, sizeof word);
    return word;
}

/* Returns the start of one PE's copy of a region; any address for an invalid header. */
force_inline uintptr_t copy_of(uint64_t header)
{
    const struct region *region = &region_table[record_region(header)];
    return region->window + record_local(header) * region->stride;
}

/* Prefetches the target of a later record, because updates of random words, and most of all atomic ones, would wait for
 * their cache lines one by one. The prefetch of an invalid address does no harm. Inlined, because compilers drop a call
 * that has no effect on values. */
force_inline void look_ahead(const struct reader *r)
{
    if (r->left < AHEAD + sizeof(uint64_t)) return;
    uint64_t header = word_at(r->at + AHEAD);
    __builtin_prefetch((void *)(copy_of(header) + record_offset(header)), 1);
}

enum { WORD_RECORD = 2 * sizeof(uint64_t) };
enum { HEADER_LOCAL = 44, HEADER_REGION = 56 }; /* first bits of these fields */

/* Applies consecutive records of one kind for one region, one word each: their common parts are checked once, and the
 * PE's copy when it changes. Stops before the first record of another kind, or with an error. Returns their number. */
force_inline uint64_t apply_words(struct reader *r, bool adds)
{
    uint64_t last = word_at(r->at);
    const size_t size = region_table[record_region(last)].size;
    uintptr_t copy = copy_of(last);
    const char *const begin = r->at, *const end = begin + r->left / WORD_RECORD * WORD_RECORD, *at = begin;
    for (; at < end; at += WORD_RECORD) {
        uint64_t header = word_at(at), offset = record_offset(header);
        if (unlikely((header ^ last) >> HEADER_LOCAL)) {
            if ((header ^ last) >> HEADER_REGION || record_local(header) >= (uint32_t)world.node_pes) break;
            copy = copy_of(last = header);
        }
        uint64_t *to = (uint64_t *)(copy + offset), later = word_at(at + AHEAD < end ? at + AHEAD : at);
        if (unlikely(offset > size - sizeof *to || (uintptr_t)to % sizeof *to)) break;
        bool is_alike = !((later ^ last) >> HEADER_LOCAL);
        __builtin_prefetch((void *)((is_alike ? copy : copy_of(later)) + record_offset(later)), 1);
        if (adds) fetch_add(to, word_at(at + sizeof header));
        else store_release(to, word_at(at + sizeof header));
    }
    r->at = at;
    r->left -= (size_t)(at - begin);
    return (uint64_t)(at - begin) / WORD_RECORD;
}

/* Applies as many records as a series of random updates; returns 0 if the first record is none of these, or invalid,
 * which the general code reports. */
static uint64_t apply_run(struct reader *r)
{
    if (r->left < WORD_RECORD) return 0;
    uint64_t header = word_at(r->at);
    bool puts = header >> 58 == RECORD_PUT8, adds = header >> 58 == record_amo(AMO_ADD, 64, false);
    if ((!puts && !adds) || record_is_on_device(header) || !record_place(header, sizeof header)) return 0;
    return adds ? apply_words(r, true) : apply_words(r, false);
}

size_t record_apply_batch(const void *bytes, size_t nbytes, void *answer, size_t room, const char **why)
{
    struct batch_header header;
    struct reader r = {.at = bytes, .left = nbytes, .answer = (char *)answer + sizeof header, .room = room};
    *why = "a batch is too short";
    if (nbytes < sizeof header) return 0;
    memcpy(&header, bytes, sizeof header);
    take_bytes(&r, sizeof header);
    uint64_t count = 0;
    while (r.left && !r.why) {
        uint64_t run = apply_run(&r);
        count += run;
        if (run) continue;
        look_ahead(&r);
        apply_record(&r);
        count++;
    }
    store_relaxed(&record_count, record_count + count);
    *why = r.why;
    if (r.why) return 0;
    memcpy(answer, &header, sizeof header);
    return (size_t)(r.answer - (char *)answer);
}
