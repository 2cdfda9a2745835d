/* Makes the executable's .data and .bss symmetric memory: their pages are copied onto a memfd, which is then mapped
 * over them with MAP_SHARED. Other PEs of the node map the memfd of this process in shmem_init.
 *
 * Only in a process that a launcher started as a PE and whose executable is itself linked with Heddle; never if the
 * library is loaded into another program by dlopen().
 *
 * The constructor moves the pages, not shmem_init. Before main() there is one thread, so no store can fall between the
 * copy and the mapping, and no device holds the old pages. At shmem_init both may be so: an MPI that was initialised
 * first has progress threads, and windows or posted receives in global variables, whose pages its network card keeps
 * writing. Threads could be stopped only by signals or ptrace, cards not at all.
 *
 * Every process has a memfd of its own. A child of fork() copies the variables onto a new memfd before fork() returns,
 * while it has one thread. It shares nothing with its parent, and it may be the PE itself: a wrapper that is linked
 * with Heddle may fork before shmem_init. pthread_atfork() handlers do that, so a child made by other means (_Fork(),
 * the system calls fork, clone and clone3) shares its parent's variables until it calls exec or shmem_init. The latter
 * compares the process with the one that moved the pages. */
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/atomic.h"
#include "job/boot.h"
#include "memory/data_segment.h"

struct data_segment data_segment = {.fd = -1};
struct data_programs data_programs = {.other_pe = -1};

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

static struct executable find_executable(void)
{
    struct executable exe = {0};
    dl_iterate_phdr(look_at_executable, &exe);
    if (!exe.linked || exe.begin >= exe.end) exe.begin = exe.end = 0;
    return exe;
}

/* Which pages of a span hold something, from the kernel's pagemap; all of them where that cannot be read. */
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

/* Copies the pages that are not zero: a program may have gigabytes of .bss. The pagemap knows only private pages.
 * Writes no global variable: in a statically linked program the library's own are among the copied pages. */
static void copy_pages(char *to, const struct executable *exe, bool are_private)
{
    struct presence presence;
    size_t words = (size_t)sysconf(_SC_PAGESIZE) / sizeof(uint64_t);
    presence.fd = are_private ? open("/proc/thread-self/pagemap", O_RDONLY | O_CLOEXEC) : -1;
    presence.page = words * sizeof(uint64_t);
    presence.first = presence.count = 0;
    for (uintptr_t at = exe->begin; at < exe->end; at += presence.page)
        if ((at < exe->file_end || page_is_present(&presence, at)) && !words_are_zero((const uint64_t *)at, words))
            copy_words((uint64_t *)(to + (at - exe->begin)), (const uint64_t *)at, words);
    if (presence.fd >= 0) close(presence.fd);
}

/* Copies pages that are mapped from a memfd; its holes remain holes. Writes no global variable. */
static void copy_file(char *to, const char *from, size_t size, int fd)
{
    for (off_t at = 0, hole; (at = lseek(fd, at, SEEK_DATA)) >= 0 && at < (off_t)size; at = hole) {
        hole = lseek(fd, at, SEEK_HOLE);
        if (hole < 0 || hole > (off_t)size) hole = (off_t)size;
        copy_words((uint64_t *)(to + at), (const uint64_t *)(from + at), (size_t)(hole - at) / sizeof(uint64_t));
    }
}

/* True if the program has not closed the descriptor, or closed it and opened another file there. */
static bool is_open(const struct data_segment *old)
{
    struct stat file;
    return old->fd >= 0 && !fstat(old->fd, &file) && file.st_ino == old->inode && file.st_dev == old->device;
}

static int memfd_of(size_t size)
{
    int fd = memfd_create("heddle-data", MFD_CLOEXEC);
    if (fd >= 0 && ftruncate(fd, (off_t)size)) {
        close(fd);
        return -1;
    }
    return fd;
}

/* Maps a copy of the pages over them: from that memfd, or private memory if it is -1. `old` says how they are mapped
 * now. Returns false if the system refuses; nothing has changed then. At no time are other bytes mapped there: in a
 * statically linked program these pages hold the library's own variables and addresses of functions. (UCX replaces
 * mmap() by a function with a lock, which another thread may have held at fork(), and mremap() by one that drops the
 * last argument.) */
static bool move_pages(const struct executable *exe, int fd, struct data_segment old)
{
    struct data_segment moved = {.base = exe->begin, .size = exe->end - exe->begin, .fd = fd, .pid = getpid()};
    struct stat file = {0};
    int flags = fd < 0 ? MAP_PRIVATE | MAP_ANONYMOUS : MAP_SHARED;
    char *copy = (char *)syscall(SYS_mmap, NULL, moved.size, PROT_READ | PROT_WRITE, flags, fd, 0L);
    if (copy == MAP_FAILED) return false;
    if (fd >= 0 && !fstat(fd, &file)) moved.device = file.st_dev, moved.inode = file.st_ino;
    bool was_open = is_open(&old);
    if (was_open) copy_file(copy, (const char *)moved.base, moved.size, old.fd);
    else copy_pages(copy, exe, !old.pid);
    if (syscall(SYS_mremap, copy, moved.size, moved.size, MREMAP_MAYMOVE | MREMAP_FIXED, moved.base) < 0) {
        munmap(copy, moved.size);
        return false;
    }
    if (was_open) close(old.fd);
    data_segment = moved;
    return true;
}

static bool move_to_memfd(const struct executable *exe)
{
    int fd = memfd_of(exe->end - exe->begin);
    if (fd >= 0 && move_pages(exe, fd, data_segment)) return true;
    if (fd >= 0) close(fd);
    return false;
}

/* fork(): the child moves the variables onto a memfd of its own, with the values they had. The parent waits until the
 * copy is complete, because its threads would write to the same pages meanwhile. */
static struct {
    pthread_mutex_t lock; /* one fork at a time, from before_fork to in_parent */
    int pipe[2];          /* the child closes its end after the copy, or by its death; both end the wait */
} forking = {.lock = PTHREAD_MUTEX_INITIALIZER, .pipe = {-1, -1}};

static void before_fork(void)
{
    pthread_mutex_lock(&forking.lock);
    if (pipe2(forking.pipe, O_CLOEXEC)) forking.pipe[0] = forking.pipe[1] = -1;
}

static void in_parent(void)
{
    char end;
    if (forking.pipe[1] >= 0) close(forking.pipe[1]);
    while (forking.pipe[0] >= 0 && read(forking.pipe[0], &end, 1) > 0) continue;
    if (forking.pipe[0] >= 0) close(forking.pipe[0]);
    pthread_mutex_unlock(&forking.lock);
}

static void in_child(void)
{
    struct executable exe = {.begin = data_segment.base, .end = data_segment.base + data_segment.size};
    int pipe_end = forking.pipe[1];
    if (forking.pipe[0] >= 0) close(forking.pipe[0]);
    if (!move_to_memfd(&exe) && !move_pages(&exe, -1, data_segment)) _exit(127); /* the second: no descriptor is left */
    if (pipe_end >= 0) close(pipe_end);
    pthread_mutex_unlock(&forking.lock);
}

/* The note of the linker with the build ID. All parts of a note are aligned to 4 bytes, except in segments of 8. */
typedef Elf64_Nhdr note_head;

static const note_head *build_id_in(uintptr_t at, uintptr_t end, size_t align)
{
    for (const note_head *note; at + sizeof *note <= end; at = round_up(at + note->n_descsz, align)) {
        note = (const note_head *)at;
        at = round_up(at + sizeof *note + note->n_namesz, align);
        if (note->n_type == NT_GNU_BUILD_ID && note->n_namesz == 4 && !memcmp(note + 1, "GNU", 4)) return note;
    }
    return NULL;
}

static int hash_build_id(struct dl_phdr_info *info, size_t size, void *result)
{
    (void)size;
    uint64_t *hash = result;
    for (const ElfW(Phdr) *p = info->dlpi_phdr; p < info->dlpi_phdr + info->dlpi_phnum; p++) {
        uintptr_t from = info->dlpi_addr + p->p_vaddr;
        const note_head *note =
            p->p_type == PT_NOTE ? build_id_in(from, from + p->p_memsz, p->p_align == 8 ? 8 : 4) : NULL;
        const unsigned char *id = note ? (const unsigned char *)(note + 1) + 4 : NULL;
        for (size_t i = 0; id && i < note->n_descsz; i++) *hash = (*hash ^ id[i]) * 0x100000001b3;
    }
    return 1; /* the executable is the first */
}

uint64_t data_segment_program(void)
{
    uint64_t hash = 0;
    dl_iterate_phdr(hash_build_id, &hash);
    return hash;
}

void data_segment_find(void)
{
    struct executable exe = find_executable();
    if (data_segment.pid == getpid() && is_open(&data_segment)) return;
    if (data_segment.pid && move_to_memfd(&exe)) return;
    data_segment = (struct data_segment){.base = exe.begin, .size = exe.end - exe.begin, .fd = -1};
}

__attribute__((constructor)) static void data_move(void)
{
    if (!boot_started_as_pe()) return;
    struct executable exe = find_executable();
    if (exe.begin == exe.end) return;
    /* If it fails, addresses of global variables are not symmetric, and functions that get one say so. */
    if (move_to_memfd(&exe)) pthread_atfork(before_fork, in_parent, in_child);
}
