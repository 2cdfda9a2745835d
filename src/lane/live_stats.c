#include "lane/live_stats.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <shmem.h>

#include "base/log.h"
#include "job/boot.h"

static struct {
    int fd;
    struct lane *lanes;
    size_t size; /* of the lanes */
} live = {.fd = -1};

void live_stats_exposed(uint32_t exposed, uint32_t refused)
{
    const uint32_t counts[] = {exposed, refused};
    if (live.fd >= 0 && pwrite(live.fd, counts, sizeof counts, offsetof(struct live_stats_head, exposed)) < 0)
        debug("cannot tell how much memory is exposed: %s", strerror(errno));
}

/* The leak detector, if there is one, does not scan mapped files by itself, and lanes point to allocated memory. */
void __lsan_register_root_region(const void *at, size_t size) __attribute__((weak));
void __lsan_unregister_root_region(const void *at, size_t size) __attribute__((weak));

static void head_write(uint32_t n_lanes, const char *wire)
{
    struct live_stats_head head = {
        .layout = live_stats_layout(), .pe = boot.pe, .n_pes = boot.n_pes, .n_lanes = n_lanes};
    const uint32_t magic = LIVE_STATS_MAGIC;
    snprintf(head.version, sizeof head.version, "%s", SHMEM_VENDOR_STRING);
    snprintf(head.wire, sizeof head.wire, "%s", wire);
    if (pwrite(live.fd, &head, sizeof head, 0) != sizeof head ||
        pwrite(live.fd, &magic, sizeof magic, offsetof(struct live_stats_head, magic)) != sizeof magic)
        die(NULL, "cannot write the header of the lane statistics: %s", strerror(errno));
}

struct lane *live_stats_up(uint32_t n_lanes, const char *wire)
{
    live.size = n_lanes * sizeof(struct lane);
    live.fd = memfd_create(LIVE_STATS_NAME, MFD_CLOEXEC);
    if (live.fd < 0 || ftruncate(live.fd, (off_t)(live_stats_lanes_at() + live.size)))
        die(NULL, "cannot make a shared memory file for %u lanes: %s", n_lanes, strerror(errno));
    if (n_lanes) {
        void *at = mmap(NULL, live.size, PROT_READ | PROT_WRITE, MAP_SHARED, live.fd, (off_t)live_stats_lanes_at());
        if (at == MAP_FAILED) die(NULL, "out of memory for %u lanes", n_lanes);
        live.lanes = at;
        if (__lsan_register_root_region) __lsan_register_root_region(at, live.size);
    }
    head_write(n_lanes, wire);
    return live.lanes;
}

void live_stats_down(void)
{
    if (live.lanes && __lsan_unregister_root_region) __lsan_unregister_root_region(live.lanes, live.size);
    if (live.lanes) munmap(live.lanes, live.size);
    close(live.fd);
    live.lanes = NULL;
    live.fd = -1;
}

void live_stats_in_child(void)
{
    if (live.fd < 0) return;
    /* By the system call: UCX's mmap() takes a lock that another thread of the parent may have held at the fork. */
    if (live.lanes && syscall(SYS_mmap, live.lanes, live.size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_FIXED, live.fd,
                              live_stats_lanes_at()) < 0)
        die(NULL, "out of memory for a forked process");
    close(live.fd);
    live.fd = -1;
}
