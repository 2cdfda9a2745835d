#include "race_shared.h"

#include <pshmemx.h>

#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

struct race_map race_map;

/* The file of PE 0, as the other PEs find it; in symmetric memory. */
struct offer {
    int64_t pid, thread,
        fd; /* the main thread may have ended, so that /proc/PID/fd is empty; fd is -1 if there is none */
    uint64_t nonce, is_refused, largest;
};

enum {
    SNAPSHOT_WORDS = 1 << 21, /* of the ring of a PE: 8 MiB, if all of it is used */
    ROOM_MORE = 960,          /* streams, besides those of a few contexts between all PEs */
};

static size_t page_round(size_t bytes) { return round_up(bytes, 1 << 16); }

/* Where everything lies, behind `base`. Returns the bytes in all. */
static size_t lay_out(char *base, size_t n, size_t clock_room, size_t snapshot_room, size_t heap, size_t data)
{
    struct race_map map = {.shared = (struct race_shared *)base};
    size_t at = page_round(sizeof(struct race_shared));
    map.clocks = (uint32_t *)(base + at);
    at += page_round(n * 2 * clock_room * sizeof(uint32_t));
    map.snapshots = (uint32_t *)(base + at);
    at += page_round(n * snapshot_room * clock_room * sizeof(uint32_t));
    map.nodes = (uint64_t *)(base + at);
    at += page_round((size_t)RACE_NODES * RACE_NODE_WORDS * sizeof(uint64_t));
    map.heap_stride = page_round(heap) / RACE_GRANULE * RACE_CELL_WORDS;
    map.data_stride = page_round(data + RACE_GRANULE) / RACE_GRANULE * RACE_CELL_WORDS;
    map.data_cells = (uint64_t *)(base + at);
    at += n * map.data_stride * sizeof(uint64_t);
    map.heap_cells = (uint64_t *)(base + at);
    at += n * map.heap_stride * sizeof(uint64_t);
    map.bytes = at;
    if (base) race_map = map;
    return at;
}

static struct race_shared *map_file(int fd, size_t bytes)
{
    void *at = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE, fd, 0);
    return at == MAP_FAILED ? NULL : at;
}

static uint64_t nonce_new(void)
{
    uint64_t nonce = (uint64_t)getpid();
    int fd = open("/dev/urandom", O_RDONLY | O_CLOEXEC);
    if (fd >= 0 && read(fd, &nonce, sizeof nonce) < 0) nonce++;
    if (fd >= 0) close(fd);
    return nonce | 1;
}

/* PE 0 makes the file. Returns its descriptor, or -1. */
static int file_make(struct offer *offer, size_t bytes)
{
    struct race_shared *shared;
    int fd = memfd_create("heddle-races", MFD_CLOEXEC);
    offer->pid = getpid();
    offer->thread = syscall(SYS_gettid);
    offer->fd = -1;
    offer->nonce = nonce_new();
    if (fd < 0 || ftruncate(fd, (off_t)bytes) || !(shared = map_file(fd, sizeof *shared))) return fd;
    shared->nonce = offer->nonce;
    munmap(shared, sizeof *shared);
    offer->fd = fd;
    return fd;
}

/* A process of another machine may have that number here: the nonce shows it. */
static struct race_shared *file_find(const struct offer *offer, size_t bytes)
{
    char path[96];
    snprintf(path, sizeof path, "/proc/%lld/task/%lld/fd/%lld", (long long)offer->pid, (long long)offer->thread,
             (long long)offer->fd);
    int fd = offer->fd < 0 ? -1 : open(path, O_RDWR | O_CLOEXEC);
    if (fd < 0) return NULL;
    bool is_large = lseek(fd, 0, SEEK_END) == (off_t)bytes;
    struct race_shared *shared = is_large ? map_file(fd, bytes) : NULL;
    close(fd);
    if (!shared || shared->nonce == offer->nonce) return shared;
    munmap(shared, bytes);
    return NULL;
}

/* All PEs have it, or none: the offer is in symmetric memory. */
static const char *map_all(struct offer *offer, int pe, size_t bytes)
{
    int fd = -1;
    if (!pe) fd = file_make(offer, bytes);
    pshmem_broadcastmem(SHMEM_TEAM_WORLD, offer + 1, offer, sizeof *offer, 0);
    struct race_shared *shared = file_find(offer + 1, bytes);
    if (!shared) pshmem_uint64_atomic_add(&offer->is_refused, 1, 0);
    pshmem_barrier_all();
    bool is_refused = pshmem_uint64_atomic_fetch(&offer->is_refused, 0);
    pshmem_barrier_all();
    if (fd >= 0) close(fd);
    race_map.shared = shared;
    if (is_refused && shared) munmap(shared, bytes);
    return is_refused ? "the PEs cannot share memory for it, because they run on several machines or containers" : NULL;
}

const char *race_map_up(int pe, int n_pes, size_t heap, size_t data)
{
    struct offer *offer = pshmem_calloc(2, sizeof *offer);
    if (!offer) return "the symmetric heap has no room";
    offer->largest = data; /* programs of a job may differ */
    pshmem_uint64_max_reduce(SHMEM_TEAM_WORLD, &offer->largest, &offer->largest, 1);
    data = offer->largest;
    size_t n = (size_t)n_pes, clock_room = min_size(RACE_STREAMS, RACE_PES + ROOM_MORE + 8 * n * n);
    size_t snapshot_room = SNAPSHOT_WORDS / clock_room;
    size_t bytes = lay_out(NULL, n, clock_room, snapshot_room, heap, data);
    const char *refusal = map_all(offer, pe, bytes);
    pshmem_free(offer);
    if (refusal) return refusal;
    lay_out((char *)race_map.shared, n, clock_room, snapshot_room, heap, data);
    if (!pe) {
        race_map.shared->n_pes = (uint32_t)n;
        race_map.shared->clock_room = (uint32_t)clock_room;
        race_map.shared->snapshot_room = (uint32_t)snapshot_room;
        race_map.shared->streams_used = RACE_PES;
        race_map.shared->nodes_used = 1; /* 0 is none */
        for (int i = 0; i < RACE_PES; i++) race_map.shared->stream[i].owner = (uint16_t)i;
    }
    pshmem_barrier_all();
    return NULL;
}

void race_map_down(void)
{
    if (race_map.shared) munmap(race_map.shared, race_map.bytes);
    race_map = (struct race_map){0};
}

unsigned race_stream_number(int owner, int target)
{
    struct race_shared *shared = race_map.shared;
    race_take(&shared->lock);
    uint32_t id = shared->streams_used < shared->clock_room ? shared->streams_used : 0;
    if (id) {
        shared->stream[id] = (struct race_stream){.owner = (uint16_t)owner, .target = (uint16_t)target};
        store_release(&shared->streams_used, id + 1); /* pairs with the load in words() of race_clock.c */
    }
    race_give(&shared->lock);
    return id;
}
