/* A large copy, and one of many that bypass the caches, moves its bytes and touches no others: of any length, from and
 * to any place in a line. */
#include "memory/copy.h"

#include "test.h"

enum { LINE = 64, AROUND = 2 * LINE, MOST = 1 << 20 };

typedef void copy_way(void *dest, const void *source, size_t nbytes);

static unsigned char from[MOST + 2 * AROUND] aligned_to(LINE), to[MOST + 2 * AROUND] aligned_to(LINE);

static unsigned char written(size_t i) { return (unsigned char)(i * 7 + i / 251); }

static void check_copy(copy_way *copy, size_t nbytes, size_t to_offset, size_t from_offset)
{
    size_t begin = AROUND + to_offset, wrong = 0;
    memset(to, 0xEE, begin + nbytes + AROUND / 2);
    for (size_t i = 0; i < nbytes; i++) from[AROUND + from_offset + i] = written(i);
    copy(to + begin, from + AROUND + from_offset, nbytes);
    for (size_t i = 0; i < begin + nbytes + AROUND / 2; i++)
        wrong += to[i] != (i < begin || i >= begin + nbytes ? 0xEE : written(i - begin));
    if (!wrong) return;
    fprintf(stderr, "%zu bytes to %zu of a line from %zu: %zu wrong\n", nbytes, to_offset, from_offset, wrong);
    check_equal(wrong, 0);
}

static void check_lengths(copy_way *copy, size_t to_offset, size_t from_offset)
{
    static const size_t lengths[] = {0, 1, 7, 8, 63, 64, 65, 127, 128, 129, 4096, 70001};
    for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++) check_copy(copy, lengths[i], to_offset, from_offset);
}

static void check_way(copy_way *copy)
{
    for (size_t k = 0; k < LINE; k += 1 + (k > 8 && k < 56)) {
        check_lengths(copy, k, k);
        check_lengths(copy, k, 0);
        check_lengths(copy, 0, k);
        check_lengths(copy, k, LINE - k);
    }
    check_copy(copy, COPY_LARGE_FROM, 0, 0);
    check_copy(copy, COPY_LARGE_FROM - 1, 3, 3);
    check_copy(copy, COPY_LARGE_FROM, 5, 0);
}

int main(void)
{
    check_way(copy_large);
    check_way(copy_streaming);
    copy_large(NULL, NULL, 0); /* nothing has no address */
    return test_result();
}
