/* A fuzzer of acknowledgements as they come from the network: one is dropped, refused, or fills the results that wait
 * for it, and no other memory.
 *
 * An input: the number of batches in flight, and of each its results, as a number and lengths; then acknowledgements,
 * each as a byte of flags, a length, and bytes behind the secret and the number. */
#include "fuzz.h"
#include "lane/bulk_move.h"
#include "lane/deferred_answers.h"
#include "lane/foreign.h"
#include "lane/lane_answer.h"
#include "lane/lane_send.h"
#include "lane/rx.h"
#include "lane/unsignaled.h"

enum { IN_FLIGHT = 4, RESULTS = 8, HAS_OTHER_NUMBER = 1, IS_FOREIGN = 2, IS_DEFERRED = 4 };

struct secret job_secret = {{0x0123456789abcdef, 0xfedcba9876543210}};
struct lane_pool lane_pool;
static struct lane lane;
static struct stream stream;
static struct batch batches[IN_FLIGHT];
static int given;

void foreign_dropped(enum wire_foreign what)
{
    if (what != WIRE_FOREIGN_ACK) abort();
}
void lane_applied(struct lane *l, uint64_t sequence) { (void)l, (void)sequence; }
void lane_send(struct stream *s) { (void)s; }
bool bulk_applied(struct lane *l, struct bulk *bulk) { return l && bulk; }
void unsignaled_answered(struct lane *l, struct stream *s, uint64_t number) { (void)l, (void)s, (void)number; }
void rx_note_served(void) {}
bool rx_is_with_lane(void) { return false; }

void lane_buffer_give(struct lane *l, struct batch *b)
{
    if (l != &lane || b != &batches[given]) abort();
    given++;
}

static void batches_make(void)
{
    stream = (struct stream){.lane = &lane, .last = &stream.first};
    for (int i = 0, n = fuzz_byte() % (IN_FLIGHT + 1); i < n; i++) {
        struct batch *b = &batches[i];
        b->stream = &stream, b->number = (uint64_t)i + 1, b->sequence = b->number, b->next = NULL;
        b->n_results = fuzz_byte() % (RESULTS + 1);
        b->results = calloc(RESULTS, sizeof *b->results);
        for (uint32_t k = 0; k < b->n_results; k++) {
            size_t nbytes = fuzz_byte();
            b->results[k] = (struct result){.to = malloc(nbytes), .nbytes = nbytes};
        }
        *stream.last = b;
        stream.last = &b->next;
    }
}

static void answer(uint64_t number)
{
    uint8_t flags = fuzz_byte();
    size_t nbytes = min_size(fuzz_byte() * 4u, fuzz_input.left), whole = sizeof(struct batch_header) + nbytes;
    struct batch_header header = {.secret = job_secret, .number = number + (flags & HAS_OTHER_NUMBER)};
    char *bytes = malloc(whole);
    memcpy(bytes, &header, sizeof header);
    fuzz_bytes(bytes + sizeof header, nbytes);
    if (flags & IS_FOREIGN) bytes[flags >> 4] ^= 1, whole = min_size(whole, flags >> 3);
    if (flags & IS_DEFERRED) lane_answered_at_rx(&stream, bytes, whole);
    else lane_answered(&stream, bytes, whole);
    free(bytes);
    deferred_answers_hand_on(lane_answered);
}

void fuzz_one(void)
{
    given = 0;
    batches_make();
    while (fuzz_input.left) answer((uint64_t)given + 1);
}

void fuzz_clear(void)
{
    deferred_answers_down();
    for (struct batch *b = batches; b < batches + IN_FLIGHT; b++) {
        for (uint32_t k = 0; b->results && k < b->n_results; k++) free(b->results[k].to);
        free(b->results);
        *b = (struct batch){.n_results = 0};
    }
}
