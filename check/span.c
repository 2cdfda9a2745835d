/* Memory that arguments stand for. An address is symmetric if it lies in a live block of the heap or among
 * the executable's writable data; what it stands for must not reach beyond that. */
#include "check.h"

#include <link.h>

#include "base/memory_kind.h"

/* The executable's writable segments, from the first to behind the last, and where the program was loaded. */
static struct {
    uintptr_t begin, end, load;
} program;

static int look_at_program(struct dl_phdr_info *info, size_t size, void *unused)
{
    (void)size, (void)unused;
    program.load = info->dlpi_addr;
    program.begin = UINTPTR_MAX;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *p = &info->dlpi_phdr[i];
        uintptr_t from = info->dlpi_addr + p->p_vaddr;
        if (p->p_type != PT_LOAD || !(p->p_flags & PF_W)) continue;
        if (from < program.begin) program.begin = from;
        if (from + p->p_memsz > program.end) program.end = from + p->p_memsz;
    }
    return 1; /* the executable is the first */
}

static bool is_in_program(uintptr_t at) { return at >= program.begin && at < program.end; }

void program_data(uintptr_t *begin, size_t *size)
{
    *begin = program.begin;
    *size = program.end - program.begin;
}

__attribute__((constructor)) static void span_up(void) { dl_iterate_phdr(look_at_program, NULL); }

/* Ends the job with the reason why an address is in no live block. */
_Noreturn static cold_path void fail_outside(const struct call *call, const struct span *s, const struct block *block,
                                             bool found)
{
    char maker[64], kind[MEMORY_KIND_SIZE];
    uintptr_t at = (uintptr_t)s->at, end = found ? block->begin + block->size : 0;
    if (!at) fail_argument(call, s->name, "NULL");
    if (found && at < end)
        fail_argument(call, s->name, "%p, in a block of %zu bytes that is freed", s->at, block->size);
    if (!pshmem_addr_accessible(s->at, check.pe))
        fail_argument(
            call, s->name,
            "%p, %s, not in symmetric memory: use shmem_malloc, or a global or static variable of the program", s->at,
            memory_kind(s->at, kind));
    if (found && block->live && at - end < 4096)
        fail_argument(call, s->name, "%p, which is %zu bytes behind the end of the block of %zu bytes allocated by %s",
                      s->at, at - end, block->size, name_of(block->maker, maker, sizeof maker));
    fail_argument(call, s->name, "%p, in the symmetric heap but in no block of it", s->at);
}

static cold_path void check_in_program(const struct call *call, const struct span *s)
{
    if (!pshmem_addr_accessible(s->at, check.pe))
        fail_argument(
            call, s->name,
            "%p, a global variable, but those are symmetric only if all PEs run one program that is linked with "
            "libheddle: use shmem_malloc",
            s->at);
    size_t rest = program.end - (uintptr_t)s->at;
    if (s->nbytes > rest)
        fail_argument(call, s->name, "%p, which reaches %zu bytes beyond the end of the global variables", s->at,
                      s->nbytes - rest);
    struct symbol symbol;
    if (!symbol_find((uintptr_t)s->at, &symbol)) return;
    rest = symbol.begin + symbol.size - (uintptr_t)s->at;
    if (s->nbytes > rest)
        fail_argument(call, s->name, "%p, which reaches %zu bytes beyond the end of %s, a variable of %zu bytes", s->at,
                      s->nbytes - rest, symbol.name, symbol.size);
}

/* `there`: memory of the target PE, which may lie in a memory space of a team without this PE. */
static void check_symmetric(const struct call *call, const struct span *s, bool there)
{
    struct block block;
    char maker[64];
    uintptr_t at = (uintptr_t)s->at;
    bool found = block_find(s->at, &block);
    if (likely(found && block.live && at - block.begin < block.size)) {
        size_t rest = block.begin + block.size - at;
        if (likely(s->nbytes <= rest) || (there && space_check_is_foreign(call, s->at))) return;
        fail_argument(call, s->name,
                      "%p, which reaches %zu bytes beyond the end of the block of %zu bytes allocated by %s", s->at,
                      s->nbytes - rest, block.size, name_of(block.maker, maker, sizeof maker));
    }
    if (there && space_check_is_foreign(call, s->at)) return;
    if (!is_in_program(at)) fail_outside(call, s, &block, found);
    check_in_program(call, s);
}

static struct span span_of(const struct call *call, const char *name, const void *at, struct extent e, size_t alignment)
{
    struct span s = {.name = name, .at = at, .nbytes = extent_bytes(&e), .extent = e};
    if (!s.nbytes) return s;
    if (unlikely(s.nbytes == SIZE_MAX)) fail_argument(call, name, "%p, and its length in bytes overflows", at);
    if (unlikely((uintptr_t)at % alignment))
        fail_argument(call, name, "%p, not a multiple of %zu, the alignment of its elements", at, alignment);
    return s;
}

struct span span_there(const struct call *call, const char *name, const void *at, struct extent e, size_t alignment)
{
    struct span s = span_of(call, name, at, e, alignment);
    if (s.nbytes) check_symmetric(call, &s, true);
    s.there = true;
    return s;
}

struct span span_own(const struct call *call, const char *name, const void *at, struct extent e, size_t alignment)
{
    struct span s = span_of(call, name, at, e, alignment);
    if (s.nbytes) check_symmetric(call, &s, false);
    return s;
}

struct span span_here(const struct call *call, const char *name, const void *at, struct extent e, size_t alignment)
{
    struct span s = span_of(call, name, at, e, alignment);
    if (unlikely(!at) && s.nbytes) fail_argument(call, name, "NULL");
    return s;
}

struct span span_or_null(const struct call *call, const char *name, const void *at, struct extent e, size_t alignment)
{
    struct span s = {.name = name};
    return at ? span_of(call, name, at, e, alignment) : s;
}

/* Overlap */

/* Where a span lies in this process; 0 if it is not mapped here. */
static uintptr_t span_here_at(const struct call *call, const struct span *s)
{
    if (!s->there) return (uintptr_t)s->at;
    if (call->team == &team_world) return (uintptr_t)pshmem_ptr(s->at, call->pe);
    return (uintptr_t)pshmem_team_ptr((shmem_team_t)call->team->object.handle, s->at, call->pe);
}

static void check_overlap(const struct call *call, const struct span *a, const struct span *b, bool same_is_well)
{
    if (!a->nbytes || !b->nbytes) return;
    uintptr_t p = (uintptr_t)a->at, q = (uintptr_t)b->at;
    if (a->there != b->there) {
        p = span_here_at(call, a);
        q = span_here_at(call, b);
        if (!p || !q) return;
    }
    if (p + a->nbytes <= q || q + b->nbytes <= p || (same_is_well && p == q)) return;
    if (extents_overlap(&a->extent, p, &b->extent, q))
        fail_argument(call, a->name, "%p, and its %zu bytes overlap the %zu bytes of %s at %p", a->at, a->nbytes,
                      b->nbytes, b->name, b->at);
}

void check_apart(const struct call *call, const struct span *a, const struct span *b)
{
    check_overlap(call, a, b, false);
}

void check_apart_or_same(const struct call *call, const struct span *a, const struct span *b)
{
    check_overlap(call, a, b, true);
}

/* Places: 0, or the number of a block and the offset in it, or the offset of a global variable. */

#define OFFSET_BITS 40
#define OFFSET_MASK (((uint64_t)1 << OFFSET_BITS) - 1)
#define OF_PROGRAM  ((uint64_t)0xffffff << OFFSET_BITS)

uint64_t place_of(const void *at)
{
    struct block block;
    uintptr_t address = (uintptr_t)at;
    if (is_in_program(address)) return OF_PROGRAM | (address - program.load);
    if (!at || !block_find(at, &block) || address - block.begin > block.size) return 0;
    return (uint64_t)((block.number - 1) % 0xfffffe + 1) << OFFSET_BITS | (address - block.begin);
}

void place_print(uint64_t place, char *text, size_t room)
{
    unsigned long long offset = place & OFFSET_MASK, number = place >> OFFSET_BITS;
    if (!place) snprintf(text, room, "not symmetric");
    else if (place >= OF_PROGRAM) snprintf(text, room, "global variable at %#llx of the program", offset);
    else if (number & SPACE_BLOCKS)
        snprintf(text, room, "byte %llu of allocation %llu of a memory space", offset,
                 number & ((1u << SPACE_BLOCK_BITS) - 1));
    else snprintf(text, room, "byte %llu of allocation %llu", offset, number);
}

void place_print_name(uint64_t place, char *text, size_t room)
{
    struct symbol symbol;
    uintptr_t at = program.load + (place & OFFSET_MASK);
    if (place < OF_PROGRAM || !symbol_find(at, &symbol)) place_print(place, text, room);
    else if (at == symbol.begin) snprintf(text, room, "`%s`", symbol.name);
    else snprintf(text, room, "byte %zu of `%s`", (size_t)(at - symbol.begin), symbol.name);
}
