#include "race_private.h"

#include "base/atomic.h"
#include "race_shadow.h"
#include "race_shared.h"

enum { BUCKETS = 4096 };

struct private_page {
    struct private_page *next;
    uintptr_t number;
    uint64_t cells[PRIVATE_PAGE / RACE_GRANULE * RACE_CELL_WORDS];
};

static struct private_page *pages[BUCKETS];

uint64_t *private_cells(uintptr_t at, bool is_new)
{
    uintptr_t number = at / PRIVATE_PAGE;
    struct private_page **bucket = &pages[number % BUCKETS], *page = *bucket;
    while (page && page->number != number) page = page->next;
    if (page || !is_new) return page ? page->cells : NULL;
    page = calloc(1, sizeof *page);
    if (!page) return NULL;
    page->number = number;
    page->next = *bucket;
    store_relaxed(bucket, page);
    return page->cells;
}

bool private_is_used(uintptr_t at) { return load_relaxed(&pages[at / PRIVATE_PAGE % BUCKETS]); }

void private_forget(uintptr_t at, size_t nbytes)
{
    for (size_t n; nbytes; at += n, nbytes -= n) {
        size_t offset = at % PRIVATE_PAGE;
        n = min_size(nbytes, PRIVATE_PAGE - offset);
        uint64_t *cells = private_is_used(at) ? private_cells(at, false) : NULL;
        if (cells) shadow_clear(cells, offset, n);
    }
}

void private_down(void)
{
    for (int i = 0; i < BUCKETS; i++) {
        for (struct private_page *page = pages[i], *next; page; page = next) {
            next = page->next;
            free(page);
        }
        pages[i] = NULL;
    }
}
