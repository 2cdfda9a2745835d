/* Frozen facts: how many instructions it costs the target to apply what updates random words. Linked with the library's
 * insides. */
#include "lane/record.h"
#include "lane/record_apply.h"
#include "core/core.h"

#define STEPS_OBJECT "" /* this program */
#include "steps.h"
#include "test.h"

#ifdef STEPS_AVAILABLE

enum { RECORDS = 64, PES = 2, AROUND = 100 };
#ifdef __clang__
#define BUDGET(gcc, clang) ((clang)*RECORDS + AROUND)
#else
#define BUDGET(gcc, clang) ((gcc)*RECORDS + AROUND)
#endif

enum { HEADER = sizeof(struct batch_header) / sizeof(uint64_t), WORDS = HEADER + 2 * RECORDS };

static uint64_t heap[PES * 4096], to_one[WORDS], added[WORDS], in_turn[WORDS];
static char answer[256];

/* To random words of one PE; or of each, where what they have in common is looked at again and again. */
static void make(uint64_t *batch, unsigned op, unsigned pes)
{
    memcpy(batch, &(struct batch_header){.secret = job_secret}, sizeof(struct batch_header));
    for (uint64_t i = 0; i < RECORDS; i++) {
        batch[HEADER + 2 * i] = (uint64_t)op << 58 | i % pes << 44 | i * 1237 % 4096 * sizeof *heap;
        batch[HEADER + 2 * i + 1] = i;
    }
}

static void apply(const uint64_t *batch)
{
    const char *why;
    check(record_apply_batch(batch, sizeof to_one, answer, sizeof answer, &why) == sizeof(struct batch_header));
}

static void apply_puts(void) { apply(to_one); }
static void apply_adds(void) { apply(added); }
static void apply_mixed(void) { apply(in_turn); }

/* Clang 14 has 50 and not 49 for PEs in turn since a batch begins with the job's secret: record_apply_batch has no
 * register left for the address of region_table, so a `lea` computes it again where the next record is for another PE.
 */
static const struct operation operations[] = {
    {"64 puts of words", apply_puts, BUDGET(31, 33)},
    {"64 adds to words", apply_adds, BUDGET(31, 33)},
    {"64 puts, two PEs in turn", apply_mixed, BUDGET(45, 50)},
};

int main(void)
{
    world.node_pes = PES;
    region_table[REGION_HEAP] =
        (struct region){.size = sizeof heap / PES, .stride = sizeof heap / PES, .window = (uintptr_t)heap};
    make(to_one, RECORD_PUT8, 1);
    make(added, record_amo(AMO_ADD, 64, false), 1);
    make(in_turn, RECORD_PUT8, PES);
    steps_measure(operations, sizeof operations / sizeof *operations);
    check_equal(heap[3 * 1237 % 4096] > 2, true);
    return steps_result();
}

#else

int main(void) { return skip("counts are stated for x86-64 without sanitizers", "such a build"); }

#endif
