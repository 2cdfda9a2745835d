#include "memory/region.h"

#include <errno.h>
#include <sched.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#include "base/env.h"
#include "base/limit_text.h"
#include "base/size_text.h"
#include "base/valgrind.h"
#include "core/wait_policy.h"
#include "job/boot.h"
#include "memory/data_segment.h"
#include "memory/traits.h"

#define MIB           ((size_t)1 << 20)
#define GIB           ((size_t)1 << 30)
#define HUGE_PAGE     REGION_UNIT
#define SMALLEST      (16 * MIB) /* below this the default gives up looking for address space */
#define VALGRIND_HEAP (256 * MIB)

/* How a region's copies come into this process: each is a memfd of its owner. */
struct mapping {
    int fd;         /* of our own copy; -1 if there is none */
    void *reserved; /* address space that contains the window */
    size_t reserved_size;
};
static struct mapping mappings[REGION_COUNT];

/* The pages that the heap was given. */
static enum { PAGES_SMALL, PAGES_RESERVED, PAGES_ADVISED } heap_pages;
static const char *const pages_name[] = {"small pages", "pages of 2 MiB (reserved)", "pages of 2 MiB (advised)"};

static size_t page_size(void) { return (size_t)sysconf(_SC_PAGESIZE); }

size_t region_machine_memory(void)
{
    size_t bytes = (size_t)sysconf(_SC_PHYS_PAGES) * page_size(), limit;
    static const char *const files[] = {"/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"};
    for (unsigned i = 0; i < sizeof files / sizeof *files; i++) {
        FILE *file = fopen(files[i], "r");
        if (!file) continue;
        if (fscanf(file, "%zu", &limit) == 1 && limit) bytes = min_size(bytes, limit);
        fclose(file);
    }
    return bytes;
}

/* Memory counts as a file here: ulimit -f. */
static size_t file_size_limit(void)
{
    struct rlimit limit;
    return getrlimit(RLIMIT_FSIZE, &limit) || limit.rlim_cur == RLIM_INFINITY ? SIZE_MAX : (size_t)limit.rlim_cur;
}

/* Of the library's own memory: address space, which takes memory when it is touched. A meeting has some 1,300 bytes for
 * each member, also on other nodes (coll/barrier.h): room for one of all PEs, and for more of smaller teams; and there
 * are the lines of counters (memory/lines.h). Between nodes each team has room for what these tell each other. */
static size_t work_size(void)
{
    return (boot.n_nodes > 1 ? 160 : 72) * MIB + round_up((size_t)boot.n_pes * 2048, HUGE_PAGE);
}

/* Address space for the node's copies of a region of `size` bytes, each aligned to `unit`; false if there is not
 * enough of it. */
static bool window_reserve(int r, size_t size, size_t unit)
{
    struct region *region = &region_table[r];
    struct mapping *m = &mappings[r];
    region->stride = round_up(size, unit);
    if (region->stride > ((size_t)1 << 46) / (size_t)boot.node_pes) return false;
    m->reserved_size = region->stride * (size_t)boot.node_pes + unit;
    m->reserved = mmap(NULL, m->reserved_size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (m->reserved == MAP_FAILED) m->reserved = NULL;
    region->window = round_up((uintptr_t)m->reserved, unit);
    return m->reserved;
}

static void window_release(int r)
{
    if (mappings[r].reserved) munmap(mappings[r].reserved, mappings[r].reserved_size);
    mappings[r].reserved = NULL;
}

/* Heaps are aligned so that what shmem_align gives is aligned on every PE, up to 1 GiB in large heaps; and partitions
 * with larger pages, too. */
static size_t heap_alignment(size_t size)
{
    const struct wish *wish;
    size_t unit = HUGE_PAGE;
    while (unit < GIB && 2 * unit <= size) unit *= 2;
    for (size_t n = wishes(&wish); n--; wish++)
        if (wish->traits.page_size > unit) unit = wish->traits.page_size;
    return unit;
}

size_t region_alignment(const struct region *region)
{
    return region == &region_table[REGION_HEAP] ? heap_alignment(region->size) : REGION_UNIT;
}

static bool heap_window_reserve(size_t size) { return window_reserve(REGION_HEAP, size, heap_alignment(size)); }

/* Of the heap, what the environment asks for beside partition 1. */
static size_t partitions_size(void)
{
    const struct wish *wish;
    size_t size = 0;
    for (size_t n = wishes(&wish); n--; wish++) {
        size_t unit = wish->traits.page_size > HUGE_PAGE ? wish->traits.page_size : HUGE_PAGE;
        if (wish->id == PARTITION_FIRST || wish->traits.kind == KIND_CUDA) continue;
        size += round_up(wish->traits.size, unit) + unit - HUGE_PAGE; /* and what aligning it may take */
    }
    return size;
}

/* Free pages of 2 MiB that each PE of the node may have, in bytes. */
static size_t huge_share(void)
{
    size_t pages = 0;
    FILE *file = fopen("/sys/kernel/mm/hugepages/hugepages-2048kB/free_hugepages", "r");
    if (!file) return 0;
    if (fscanf(file, "%zu", &pages) != 1) pages = 0;
    fclose(file);
    return pages / (size_t)boot.node_pes * HUGE_PAGE;
}

/* What every PE tells the others before anything is mapped. */
struct offer {
    size_t heap_size, data_size;
    size_t spaces_size;  /* of the pool of memory spaces, behind the heap */
    cpu_set_t cpus;      /* that it may run on */
    uint64_t program;    /* data_segment_program() */
    int pe;              /* the PE of data_size and program */
    int other_pe;        /* a PE that runs another program; -1: none */
    uint64_t partitions; /* hash of the partitions that the environment requests */
    int odd_pe;          /* a PE with other partitions; 0: none */
};

static uint64_t partitions_number(void)
{
    const struct wish *wish;
    uint64_t number = 0;
    for (size_t n = wishes(&wish); n--; wish++) {
        const struct traits *t = &wish->traits;
        uint64_t words[] = {(uint64_t)wish->id, t->size, t->page_size, t->kind, t->policy, (uint64_t)t->node};
        for (size_t i = 0; i < sizeof words / sizeof *words; i++) number = (number ^ words[i]) * 0x9e3779b97f4a7c15;
    }
    return number;
}

/* The size of the heap if the user sets none. Untouched pages take no memory, but helgrind would need hours for a heap
 * of the size of the machine's memory. */
static size_t heap_default(void)
{
    size_t most = min_size(region_machine_memory(), file_size_limit());
    return min_size(round_down(most, HUGE_PAGE), valgrind_is_here() ? VALGRIND_HEAP : SIZE_MAX);
}

/* Reserves a window for heaps of the size that was asked for, or of the machine's memory, or of as much as there is
 * address space: then half of that, because the program needs some, too. */
static size_t heap_reserve_some(void)
{
    const struct wish *first = wish_of(PARTITION_FIRST);
    char text[SIZE_TEXT];
    size_t asked = round_up(first ? first->traits.size : env.symmetric_size, HUGE_PAGE), more = partitions_size();
    size_t huge = env.hugepages == HUGEPAGES_OFF ? 0 : huge_share();
    size_t wanted = asked ? asked : huge ? huge : heap_default(), size = wanted;
    while (!heap_window_reserve(size + more) && !asked && size > SMALLEST) size = round_up(size / 2, HUGE_PAGE);
    if (!mappings[REGION_HEAP].reserved)
        die(NULL, "no address space for the symmetric heaps of %d PEs, %s each: lower SHMEM_SYMMETRIC_SIZE%s",
            boot.node_pes, size_text(size + more, text), limit_text(ENOMEM).text);
    if (size == wanted || size <= SMALLEST) return size + more;
    window_release(REGION_HEAP);
    size = round_up(size / 2, HUGE_PAGE);
    if (!heap_window_reserve(size + more))
        die(NULL, "no address space for the symmetric heaps%s", limit_text(ENOMEM).text);
    return size + more;
}

/* The size of the pool of memory spaces if the user sets none. It must take nothing that the program needs. */
static size_t spaces_default(size_t heap_size)
{
    struct rlimit limit;
    bool is_limited = !getrlimit(RLIMIT_AS, &limit) && limit.rlim_cur != RLIM_INFINITY;
    if (is_limited || env.hugepages != HUGEPAGES_OFF || env.rdma == RDMA_ALLOCATED) return 0;
    size_t room = file_size_limit() - min_size(file_size_limit(), heap_size);
    return round_down(min_size(heap_size, room), HUGE_PAGE);
}

/* Adds the pool of memory spaces to the window that was reserved for heaps. Returns the size of the pool. */
static size_t spaces_reserve(size_t heap_size)
{
    char text[SIZE_TEXT];
    size_t asked = round_up(env.spaces, HUGE_PAGE), size = asked ? asked : spaces_default(heap_size);
    if (!size) return 0;
    window_release(REGION_HEAP);
    if (heap_window_reserve(heap_size + size)) return size;
    if (asked)
        die(NULL, "no address space for the memory spaces of %d PEs, %s each: lower HEDDLE_SPACES%s", boot.node_pes,
            size_text(size, text), limit_text(ENOMEM).text);
    if (!heap_window_reserve(heap_size))
        die(NULL, "no address space for the symmetric heaps%s", limit_text(ENOMEM).text);
    return 0;
}

static bool runs_same_program(const struct offer *a, const struct offer *b)
{
    if (!a->data_size || !b->data_size) return true; /* unknown, and globals are not symmetric anyway */
    return a->data_size == b->data_size && (a->program == b->program || !a->program || !b->program);
}

/* The smallest of everything, but all CPUs. A PE that could not move its globals has none, and then globals are not
 * symmetric. */
static void offer_combine(void *into, const void *from)
{
    struct offer *least = into;
    const struct offer *other = from;
    least->heap_size = min_size(least->heap_size, other->heap_size);
    least->spaces_size = min_size(least->spaces_size, other->spaces_size);
    CPU_OR(&least->cpus, &least->cpus, &other->cpus);
    if (least->other_pe < 0) least->other_pe = runs_same_program(least, other) ? other->other_pe : other->pe;
    if (!other->data_size) least->data_size = 0;
    if (!least->odd_pe) least->odd_pe = other->partitions != least->partitions ? other->pe : other->odd_pe;
}

/* Agrees on the sizes of heap and data segment, and counts CPUs; reserves the heap's window. The smallest heap that
 * any PE has room for is everybody's. */
static struct offer agree_on_sizes(void)
{
    size_t size = heap_reserve_some(), spaces_size = spaces_reserve(size);
    bool has_data = data_segment.fd >= 0 || boot.node_pes == 1;
    struct offer least = {.heap_size = size,
                          .spaces_size = spaces_size,
                          .data_size = has_data ? data_segment.size : 0,
                          .program = data_segment_program(),
                          .pe = boot.pe,
                          .other_pe = -1,
                          .partitions = partitions_number()};
    if (sched_getaffinity(0, sizeof least.cpus, &least.cpus)) CPU_SET(0, &least.cpus);
    boot_agree(&least, sizeof least, offer_combine);
    if (least.other_pe >= 0) least.data_size = 0; /* several programs: each has other variables at its addresses */
    data_programs = (struct data_programs){least.pe, least.other_pe};
    if (least.odd_pe)
        die(NULL,
            "SHMEM_SYMMETRIC_PARTITION<ID> must have the same values on all PEs, but PE %d has other partitions than "
            "PE %d",
            least.odd_pe, least.pe);
    world.cpus = CPU_COUNT(&least.cpus);
    wait_policy_up(world.cpus, boot.kernel_pes);
    if (least.heap_size == size && least.spaces_size == spaces_size) return least;
    window_release(REGION_HEAP);
    if (!heap_window_reserve(least.heap_size + least.spaces_size))
        die(NULL, "no address space for the symmetric heaps%s", limit_text(ENOMEM).text);
    return least;
}

/* A memfd of `size` bytes with such pages, all of them granted; -1 if the machine has not enough. */
static int huge_file(size_t size, size_t page)
{
    enum { PAGE_BITS_AT = 26 }; /* MFD_HUGE_SHIFT */
    unsigned bits = (unsigned)__builtin_ctzl(page);
    int fd = memfd_create("heddle-heap", MFD_CLOEXEC | MFD_HUGETLB | bits << PAGE_BITS_AT);
    if (fd < 0) return -1;
    void *probe = MAP_FAILED;
    if (ftruncate(fd, (off_t)size) == 0) /* mapping it takes pages out of the pool, or fails if they are not there */
        probe = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (probe != MAP_FAILED) {
        munmap(probe, size); /* the pages stay with the file */
        return fd;
    }
    close(fd);
    return -1;
}

static int plain_file(const char *name, size_t size)
{
    int fd = size > file_size_limit() ? -1 : memfd_create(name, MFD_CLOEXEC); /* beyond it there is a signal */
    if (fd >= 0 && ftruncate(fd, (off_t)size) == 0) return fd;
    if (size > file_size_limit()) errno = EFBIG;
    int error = errno;
    struct limit_text limit = limit_text(error);
    die(NULL, "cannot make a shared memory file of %zu MiB: %s%s", size / MIB, strerror(error),
        *limit.text ? limit.text : " (see ulimit -f, and SHMEM_SYMMETRIC_SIZE)");
}

/* Are the kernel's transparent huge pages as long as HUGE_PAGE? With small pages of 64 KiB they have 512 MiB, which
 * this library does not use. Kernels that do not give the size have pages of 4 KiB. */
static bool thp_is_huge_page(void)
{
    size_t size = HUGE_PAGE;
    FILE *file = fopen("/sys/kernel/mm/transparent_hugepage/hpage_pmd_size", "r");
    if (!file) return true;
    if (fscanf(file, "%zu", &size) != 1) size = HUGE_PAGE;
    fclose(file);
    return size == HUGE_PAGE;
}

/* Will the kernel use large pages for a memfd if it is advised to? */
static bool advice_is_heard(void)
{
    if (!thp_is_huge_page()) return false;
    char line[128] = "";
    FILE *file = fopen("/sys/kernel/mm/transparent_hugepage/shmem_enabled", "r");
    if (!file) return false;
    if (!fgets(line, sizeof line, file)) line[0] = 0;
    fclose(file);
    return strstr(line, "[advise]") || strstr(line, "[always]") || strstr(line, "[within_size]") ||
           strstr(line, "[force]");
}

static int heap_file(size_t size)
{
    int fd = -1;
    heap_pages = PAGES_SMALL;
    if (env.hugepages == HUGEPAGES_OFF) return plain_file("heddle-heap", size);
    if ((fd = huge_file(size, HUGE_PAGE)) >= 0) heap_pages = PAGES_RESERVED;
    else if (advice_is_heard()) heap_pages = PAGES_ADVISED;
    else if (env.hugepages == HUGEPAGES_REQUIRE)
        die(NULL,
            "HEDDLE_HUGEPAGES is require, but a heap of %zu MiB in pages of 2 MiB cannot be had: lower "
            "SHMEM_SYMMETRIC_SIZE, raise vm.nr_hugepages, or set transparent_hugepage/shmem_enabled to advise",
            size / MIB);
    else if (boot.pe == 0)
        print_warning(
            "HEDDLE_HUGEPAGES is on, but a heap of %zu MiB per PE in pages of 2 MiB cannot be had: using small pages "
            "(see SHMEM_SYMMETRIC_SIZE, vm.nr_hugepages and transparent_hugepage/shmem_enabled)",
            size / MIB);
    return fd >= 0 ? fd : plain_file("heddle-heap", size);
}

/* Maps the copy of the k-th PE of the node from its descriptor, which is then closed. */
static void copy_map(uintptr_t at, size_t size, int fd, int k, bool is_advised)
{
    int flags = MAP_SHARED | MAP_FIXED | MAP_NORESERVE;
    if (mmap((void *)at, size, PROT_READ | PROT_WRITE, flags, fd, 0) == MAP_FAILED)
        die(NULL, "cannot map the symmetric memory of PE %d: %s%s", peer_member(k), strerror(errno),
            limit_text(errno).text);
    close(fd);
    if (is_advised) madvise((void *)at, size, MADV_HUGEPAGE);
}

static void region_map(int r, const int *fds, size_t step)
{
    struct region *region = &region_table[r];
    bool is_advised = r == REGION_HEAP && heap_pages == PAGES_ADVISED;
    for (int k = 0; k < boot.node_pes; k++)
        copy_map(region->window + (size_t)k * region->stride, region->size, fds[(size_t)k * step], k, is_advised);
    if (!region->base) region->base = region->window + (size_t)boot.node_pe * region->stride;
    if (r == REGION_HEAP && roster.n_nodes > 1) valgrind_ignore((void *)region->base, region->size);
}

size_t region_spaces_size;

void region_forget(size_t offset, size_t size)
{
    if (heap_pages == PAGES_RESERVED || roster.n_nodes > 1) return;
    madvise((void *)(region_table[REGION_HEAP].base + offset), size, MADV_REMOVE);
}

size_t region_mapping_unit(void) { return heap_pages == PAGES_RESERVED ? HUGE_PAGE : page_size(); }

size_t region_page_size(void) { return heap_pages == PAGES_SMALL ? page_size() : HUGE_PAGE; }

size_t region_repage(size_t offset, size_t size, size_t page)
{
    const struct region *heap = &region_table[REGION_HEAP];
    int *fds = calloc((size_t)boot.node_pes, sizeof *fds), fd = page > page_size() ? huge_file(size, page) : -1;
    bool is_reserved = fd >= 0, is_advised = !is_reserved && page == HUGE_PAGE && advice_is_heard();
    if (!fds) die(NULL, "out of memory for a table of %d PEs", boot.node_pes);
    if (fd < 0) fd = plain_file("heddle-heap", size);
    madvise((void *)(heap->base + offset), size, MADV_REMOVE); /* what was there would lie behind the new for ever */
    boot_share(&fd, 1, fds);
    for (int k = 0; k < boot.node_pes; k++)
        copy_map(heap->window + (size_t)k * heap->stride + offset, size, fds[k], k, is_advised);
    free(fds);
    close(fd);
    return is_reserved || is_advised ? page : page_size();
}

void region_up(void)
{
    /* The small windows first: the heaps take what is left. */
    data_segment_find();
    bool maps_data = data_segment.fd >= 0;
    if (!window_reserve(REGION_WORK, work_size(), HUGE_PAGE) ||
        (maps_data && !window_reserve(REGION_DATA, data_segment.size, page_size())))
        die(NULL, "no address space for the memory of %d PEs%s", boot.node_pes, limit_text(ENOMEM).text);
    struct offer agreed = agree_on_sizes();
    maps_data = maps_data && agreed.data_size;
    size_t heap_size = agreed.heap_size + agreed.spaces_size;
    region_spaces_size = agreed.spaces_size;
    size_t sizes[REGION_COUNT] = {
        [REGION_HEAP] = heap_size, [REGION_DATA] = agreed.data_size, [REGION_WORK] = work_size()};
    int mine[REGION_COUNT] = {[REGION_HEAP] = heap_file(heap_size),
                              [REGION_DATA] = data_segment.fd,
                              [REGION_WORK] = plain_file("heddle-work", work_size())};
    int shared[REGION_COUNT], region_of[REGION_COUNT], count = 0;
    for (int r = 0; r < REGION_COUNT; r++) {
        if (!sizes[r] || mine[r] < 0) continue;
        shared[count] = mine[r];
        region_of[count++] = r;
    }
    int *all = calloc((size_t)boot.node_pes, (size_t)count * sizeof *all);
    if (!all) die(NULL, "out of memory for a table of %d PEs", boot.node_pes);
    boot_share(shared, count, all);
    /* Our own globals are where they are; without neighbours that is all there is to map. */
    struct region *data = &region_table[REGION_DATA];
    data->base = data_segment.base;
    data->size = agreed.data_size;
    if (!maps_data) data->window = data->base;
    for (int i = 0; i < count; i++) {
        region_table[region_of[i]].size = sizes[region_of[i]];
        region_map(region_of[i], all + i, (size_t)count);
    }
    free(all);
    close(mine[REGION_HEAP]);
    close(mine[REGION_WORK]); /* the data segment's is needed when the process forks */
    debug("symmetric heap %zu MiB in %s, %zu KiB of global variables", agreed.heap_size / MIB, pages_name[heap_pages],
          agreed.data_size >> 10);
}

void region_down(void)
{
    for (int r = 0; r < REGION_COUNT; r++) {
        window_release(r);
        region_table[r] = (struct region){0};
    }
}
