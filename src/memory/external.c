#include "memory/external.h"

#include <errno.h>
#include <inttypes.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/memory_kind.h"

/* A mapping of this process, as the kernel lists it. */
struct mapping {
    uintptr_t begin, end;
    char access[8]; /* "rw-p" */
    unsigned long inode;
    char name[401];
};

static bool mapping_read(FILE *maps, struct mapping *m)
{
    char line[600];
    if (!fgets(line, sizeof line, maps)) return false;
    *m = (struct mapping){0};
    return sscanf(line, "%" SCNxPTR "-%" SCNxPTR " %7s %*s %*s %lu %400[^\n]", &m->begin, &m->end, m->access, &m->inode,
                  m->name) >= 4;
}

/* Pages can be replaced if no other process, file or device has them, and no thread runs on them. */
static bool can_be_replaced(const struct mapping *m)
{
    bool has_this_frame = (uintptr_t)m >= m->begin && (uintptr_t)m < m->end;
    return !strncmp(m->access, "rw", 2) && m->access[3] == 'p' && !m->inode && !has_this_frame &&
           strncmp(m->name, "[stack", 6);
}

const char *external_problem(const void *base, size_t size, char *why, size_t why_size)
{
    size_t page = region_mapping_unit();
    uintptr_t at = (uintptr_t)base, end = at + size;
    char kind[MEMORY_KIND_SIZE];
    struct mapping m;
    if (!base) return "expected the address of memory of this process";
    if (at % page) {
        snprintf(why, why_size, "expected a multiple of %zu, the size of a page", page);
        return why;
    }
    FILE *maps = fopen("/proc/self/maps", "re");
    if (!maps) return "but the list of mappings, /proc/self/maps, cannot be read";
    while (at < end && mapping_read(maps, &m))
        if (m.end > at && (m.begin > at || !can_be_replaced(&m))) break;
        else if (m.end > at) at = m.end;
    fclose(maps);
    if (at >= end) return NULL;
    snprintf(why, why_size,
             "whose byte %zu is %s, expected private memory that the process can write, for example of mmap or "
             "aligned_alloc",
             at - (uintptr_t)base, memory_kind((const void *)at, kind));
    return why;
}

/* Puts new private pages at the address of the program. The calls of the C library notify UCX, which may have
 * registered the old ones; for mremap UCX 1.13 has a wrapper that ignores the new address. */
static bool renew(void *base, size_t size)
{
    int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED;
    return mmap(base, size, PROT_READ | PROT_WRITE, flags, -1, 0) == base;
}

int external_map(void *base, size_t size, size_t offset)
{
    uintptr_t span = region_table[REGION_HEAP].base + offset;
    memcpy((void *)span, base, size);
    if (!renew(base, size)) return errno;
    /* An old size of 0 maps shared pages once more. */
    if (syscall(SYS_mremap, span, 0, size, MREMAP_MAYMOVE | MREMAP_FIXED, base) == -1) return errno;
    external = (struct external){.base = (uintptr_t)base, .size = size, .span = span};
    return 0;
}

void external_down(void)
{
    void *base = (void *)external.base;
    /* If the system refuses new pages, the old ones stay, and cannot be an external heap again. */
    if (external.size && renew(base, external.size)) memcpy(base, (void *)external.span, external.size);
    external = (struct external){0};
}
