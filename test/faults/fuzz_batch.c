/* A fuzzer of batches as they come from the network: a batch is dropped, refused, or applied and answered, and no
 * memory outside the regions of the node and the answer is touched.
 *
 * The first byte of an input chooses the alignment, and whether the secret is right; the others follow the secret. */
#include <sys/mman.h>
#include <unistd.h>

#include "fuzz.h"
#include "lane/deferred_answers.h"
#include "lane/foreign.h"
#include "lane/mem_reg.h"
#include "lane/progress_wake.h"
#include "lane/record_apply.h"
#include "lane/rx.h"
#include "lane/lane.h"

enum { PES = 3, HEAP_SIZE = 40 << 10, WORK_SIZE = 4 << 10, ALIGNMENTS = 8, IS_FOREIGN = 8 };

struct region region_table[REGION_COUNT];
struct world world;
struct lane_pool lane_pool;
static int dropped, answers;

void foreign_dropped(enum wire_foreign what) { dropped += what == WIRE_FOREIGN_MESSAGE; }
void device_copy(void *dest, const void *source, size_t nbytes) { memcpy(dest, source, nbytes); }
void copy_large(void *dest, const void *source, size_t nbytes) { memcpy(dest, source, nbytes); }

/* The requested memory is there. */
void mem_reg_ask(void *at, size_t nbytes, struct key_answer *answer)
{
    const char *bytes = at;
    *answer = (struct key_answer){.nbytes = (uint64_t)(bytes[0] + bytes[nbytes - 1])};
}

static void rx_answer(const struct wire_way *way, const void *bytes, size_t nbytes)
{
    (void)way;
    if (nbytes < sizeof(struct batch_header) || nbytes > WIRE_MESSAGE_SIZE) abort();
    if (!batch_is_of_job(bytes, nbytes)) abort();
    fuzz_touch(bytes, nbytes);
    answers++;
}

/* Between two pages that must not be touched. */
static uintptr_t fenced(size_t size)
{
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    char *at = mmap(NULL, size + 2 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (at == MAP_FAILED || mprotect(at + page, size, PROT_READ | PROT_WRITE)) abort();
    return (uintptr_t)(at + page);
}

/* A node of three PEs without global variables. Its memory is zero before each input. */
static void node_up(void)
{
    static const struct wire wire = {.rx_answer = rx_answer};
    struct region *heap = &region_table[REGION_HEAP], *work = &region_table[REGION_WORK];
    if (!lane_pool.wire) {
        *heap = (struct region){.size = HEAP_SIZE, .stride = HEAP_SIZE, .window = fenced(PES * HEAP_SIZE)};
        *work = (struct region){.size = WORK_SIZE, .stride = WORK_SIZE, .window = fenced(PES * WORK_SIZE)};
    }
    lane_pool.wire = &wire;
    job_secret = (struct secret){{0x0123456789abcdef, 0xfedcba9876543210}};
    world.node_pes = PES;
    memset((void *)heap->window, 0, PES * HEAP_SIZE);
    memset((void *)work->window, 0, PES * WORK_SIZE);
}

void fuzz_one(void)
{
    const struct wire_way way = {0};
    uint8_t flags = fuzz_byte();
    size_t nbytes = sizeof job_secret + fuzz_input.left;
    char *memory = malloc(ALIGNMENTS + nbytes), *batch = memory + flags % ALIGNMENTS;
    node_up();
    dropped = answers = 0;
    memcpy(batch, &job_secret, sizeof job_secret);
    if (flags & IS_FOREIGN) batch[flags >> 4] ^= 1;
    fuzz_bytes(batch + sizeof job_secret, fuzz_input.left);
    if (flags & IS_FOREIGN) nbytes = min_size(nbytes, flags >> 4 << 3); /* also one that is too short for a secret */
    rx_arrived(&way, batch, nbytes);
    if (dropped != ((flags & IS_FOREIGN) || nbytes < sizeof(struct batch_header)) || dropped + answers > 1) abort();
}

void fuzz_clear(void) { rx_down(); }
