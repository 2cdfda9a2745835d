/* Makes the executable's .data and .bss symmetric memory: before main, while there is one thread, their pages are
 * copied onto a memfd that is then mapped over them. Neighbours can map the same memfd.
 *
 * Only in a process that a launcher started as a PE and whose executable is itself linked with Heddle; never when
 * the library is dlopen()ed into somebody else's program. */
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/atomic.h"
#include "job/boot.h"
#include "memory/data_segment.h"

struct data_segment data_segment = {.fd = -1};

#define LIBRARY_PREFIX "libheddle"

struct executable {
    bool linked;          /* the executable names Heddle as a library, or contains it */
    uintptr_t begin, end; /* its writable pages, without those the loader has made read-only */
    uintptr_t file_end;   /* up to here they come from the file: present or not, they hold something */
};

/* Returns the dynamic section's string table. Some loaders replace its offset with its address (glibc on x86-64 and
 * aarch64), others leave the offset (musl; glibc on riscv64). An address is never below `load`. */
static const char *string_table(const ElfW(Dyn) * dynamic, uintptr_t load)
{
    for (const ElfW(Dyn) *d = dynamic; d->d_tag != DT_NULL; d++)
        if (d->d_tag == DT_STRTAB) return (const char *)(d->d_un.d_ptr < load ? load + d->d_un.d_ptr : d->d_un.d_ptr);
    return NULL;
}

/* Does the executable's dynamic section name our library? */
static bool needs_heddle(const ElfW(Dyn) * dynamic, uintptr_t load)
{
    const char *strings = string_table(dynamic, load);
    if (!strings) return false;
    for (const ElfW(Dyn) *d = dynamic; d->d_tag != DT_NULL; d++)
        if (d->d_tag == DT_NEEDED && !strncmp(strings + d->d_un.d_val, LIBRARY_PREFIX, sizeof LIBRARY_PREFIX - 1))
            return true;
    return false;
}

/* For dl_iterate_phdr, whose first object is the executable. */
static int look_at_executable(struct dl_phdr_info *info, size_t size, void *result)
{
    (void)size;
    struct executable *exe = result;
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE), relro_end = 0, here = (uintptr_t)look_at_executable;
    for (const ElfW(Phdr) *p = info->dlpi_phdr; p < info->dlpi_phdr + info->dlpi_phnum; p++) {
        uintptr_t from = info->dlpi_addr + p->p_vaddr, to = from + p->p_memsz;
        if (p->p_type == PT_DYNAMIC) exe->linked |= needs_heddle((const ElfW(Dyn) *)from, info->dlpi_addr);
        if (p->p_type == PT_GNU_RELRO) relro_end = round_down(to, page);
        if (p->p_type != PT_LOAD) continue;
        if (from <= here && here < to) exe->linked = true;
        if (!(p->p_flags & PF_W)) continue;
        exe->begin = round_down(from, page);
        exe->end = round_up(to, page);
        exe->file_end = round_up(from + p->p_filesz, page);
    }
    if (exe->begin < relro_end && relro_end <= exe->end) exe->begin = relro_end;
    return 1;
}

/* Which pages of a span hold something, from /proc/self/pagemap; all of them where that cannot be read. */
struct presence {
    int fd;
    uintptr_t page;
    uintptr_t first, count; /* pages whose entries are here */
    uint64_t entries[512];
};

static bool page_is_present(struct presence *p, uintptr_t address)
{
    uintptr_t number = address / p->page;
    if (p->fd < 0) return true;
    if (number - p->first >= p->count) {
        ssize_t n = pread(p->fd, p->entries, sizeof p->entries, (off_t)(number * sizeof *p->entries));
        p->first = number;
        p->count = n > 0 ? (uintptr_t)n / sizeof *p->entries : 0;
        if (!p->count) return true;
    }
    return p->entries[number - p->first] >> 62; /* in memory, or swapped out */
}

/* Not memcmp and memcpy: AddressSanitizer would find its red zones between the variables. */
__attribute__((no_sanitize_address)) static bool words_are_zero(const uint64_t *words, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (words[i]) return false;
    return true;
}

__attribute__((no_sanitize_address)) static void copy_words(uint64_t *to, const uint64_t *from, size_t n)
{
    for (volatile uint64_t *v = to; n; n--) *v++ = *from++;
}

/* Copies to `to` what is not zero: a program may have gigabytes of .bss. Writes no global variable: in a program
 * that is linked statically, ours are among the pages that are being copied. */
static void copy_pages(char *to, const struct executable *exe)
{
    struct presence presence;
    size_t words = (size_t)sysconf(_SC_PAGESIZE) / sizeof(uint64_t);
    presence.fd = open("/proc/self/pagemap", O_RDONLY | O_CLOEXEC);
    presence.page = words * sizeof(uint64_t);
    presence.first = presence.count = 0;
    for (uintptr_t at = exe->begin; at < exe->end; at += presence.page)
        if ((at < exe->file_end || page_is_present(&presence, at)) && !words_are_zero((const uint64_t *)at, words))
            copy_words((uint64_t *)(to + (at - exe->begin)), (const uint64_t *)at, words);
    if (presence.fd >= 0) close(presence.fd);
}

/* Moves the pages onto a new memfd; -1 if the system refuses, and nothing has changed then. */
static int move_to_memfd(const struct executable *exe)
{
    size_t size = exe->end - exe->begin;
    int fd = memfd_create("heddle-data", MFD_CLOEXEC);
    if (fd < 0) return -1;
    char *copy = MAP_FAILED;
    if (ftruncate(fd, (off_t)size) == 0) copy = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (copy == MAP_FAILED) {
        close(fd);
        return -1;
    }
    copy_pages(copy, exe);
    void *moved = mmap((void *)exe->begin, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, fd, 0);
    munmap(copy, size);
    if (moved != MAP_FAILED) return fd;
    close(fd);
    return -1;
}

/* fork(): the child must see the variables as they were and share none of them. It copies what the memfd holds into
 * private memory; the parent waits for that, because it would write to the same pages meanwhile. */
static struct {
    pthread_mutex_t lock; /* one fork at a time, from before_fork to in_parent */
    int pipe[2];          /* the child closes its end when it has its copy, or dies: either ends the wait */
    bool is_private;      /* in a child, whose own children need nothing */
} forking = {.lock = PTHREAD_MUTEX_INITIALIZER, .pipe = {-1, -1}};

static void before_fork(void)
{
    pthread_mutex_lock(&forking.lock);
    if (forking.is_private || pipe2(forking.pipe, O_CLOEXEC)) forking.pipe[0] = forking.pipe[1] = -1;
}

static void in_parent(void)
{
    char end;
    if (forking.pipe[1] >= 0) close(forking.pipe[1]);
    while (forking.pipe[0] >= 0 && read(forking.pipe[0], &end, 1) > 0) continue;
    if (forking.pipe[0] >= 0) close(forking.pipe[0]);
    pthread_mutex_unlock(&forking.lock);
}

/* Private memory in place of the shared pages, with what they hold; holes of the memfd stay holes. At no time are other
 * bytes there: where the library is linked into the program, that is its own data, addresses of functions among it.
 * (UCX puts a function of its own in mremap's place, which forgets where to.) */
__attribute__((no_sanitize_address)) static void make_private(uintptr_t begin, size_t size, int fd)
{
    char *own = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (own == MAP_FAILED) _exit(127);
    for (off_t at = 0, hole; (at = lseek(fd, at, SEEK_DATA)) >= 0 && at < (off_t)size; at = hole) {
        hole = lseek(fd, at, SEEK_HOLE);
        if (hole < 0 || hole > (off_t)size) hole = (off_t)size;
        copy_words((uint64_t *)(own + at), (const uint64_t *)(begin + (uintptr_t)at), (size_t)(hole - at) / 8);
    }
    if (syscall(SYS_mremap, own, size, size, MREMAP_MAYMOVE | MREMAP_FIXED, begin) < 0) _exit(127);
}

static void in_child(void)
{
    if (forking.pipe[0] >= 0) close(forking.pipe[0]);
    if (!forking.is_private) {
        int pipe_end = forking.pipe[1];
        make_private(data_segment.base, data_segment.size, data_segment.fd);
        forking.is_private = true;
        if (pipe_end >= 0) close(pipe_end);
    }
    pthread_mutex_unlock(&forking.lock);
}

static struct executable find_executable(void)
{
    struct executable exe = {0};
    dl_iterate_phdr(look_at_executable, &exe);
    if (!exe.linked || exe.begin >= exe.end) exe.begin = exe.end = 0;
    return exe;
}

void data_segment_find(void)
{
    struct executable exe = find_executable();
    if (data_segment.fd < 0)
        data_segment = (struct data_segment){.base = exe.begin, .size = exe.end - exe.begin, .fd = -1};
}

__attribute__((constructor)) static void data_move(void)
{
    if (!boot_started_as_pe()) return;
    struct executable exe = find_executable();
    if (exe.begin == exe.end) return;
    int fd = move_to_memfd(&exe);
    if (fd < 0) return; /* shmem_init works without: addresses of globals are then not symmetric, and it says so */
    data_segment = (struct data_segment){.base = exe.begin, .size = exe.end - exe.begin, .fd = fd};
    pthread_atfork(before_fork, in_parent, in_child);
}
