/* Prints how many two-sided sends and how many packets each operation takes, by the hardware counters of a card.
 * Argument: the folder of the counters; Soft-RoCE has rdma_sends and sent_pkts in
 * /sys/class/infiniband/rxe0/ports/1/hw_counters. PE 0 operates on memory of PE 1, which waits. PEs on one machine
 * share the card, so that packets of both are counted; of two machines the sums are added. Uses nothing that other
 * OpenSHMEM libraries lack. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <shmem.h>

enum { LARGEST = 1 << 20, STREAM = 1000 };

struct counts {
    long sends, packets;
};

static char here[LARGEST], *there;
static long *word, seen[2];
static int me;
static const char *folder;

static long counter(const char *name)
{
    char path[512];
    long value = 0;
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "r");
    if (!file || fscanf(file, "%ld", &value) != 1) {
        fprintf(stderr, "%s: cannot be read\n", path);
        shmem_global_exit(1);
    }
    fclose(file);
    return value;
}

static struct counts counts_now(void) { return (struct counts){counter("rdma_sends"), counter("sent_pkts")}; }

static void put_one(size_t nbytes)
{
    shmem_putmem(there, here, nbytes, 1);
    shmem_quiet();
}

static void put_many(size_t nbytes)
{
    for (int i = 0; i < STREAM; i++) shmem_putmem(there + (size_t)i * nbytes % (LARGEST - nbytes), here, nbytes, 1);
    shmem_quiet();
}

static void get_one(size_t nbytes) { shmem_getmem(here, there, nbytes, 1); }

static void fetch_add(size_t nbytes)
{
    (void)nbytes;
    shmem_long_atomic_fetch_add(word, 1, 1);
}

static const struct operation {
    const char *name;
    void (*run)(size_t nbytes);
    size_t nbytes;
    int times, each; /* each: operations in one run */
} operations[] = {
    {"put 8 B and quiet", put_one, 8, 100, 1},
    {"1000 puts of 8 B, one quiet: each", put_many, 8, 10, STREAM},
    {"get 8 B", get_one, 8, 100, 1},
    {"fetch-add", fetch_add, 8, 100, 1},
    {"put 1 KiB and quiet", put_one, 1 << 10, 100, 1},
    {"get 1 KiB", get_one, 1 << 10, 100, 1},
    {"put 16 KiB and quiet", put_one, 16 << 10, 50, 1},
    {"put 64 KiB and quiet", put_one, 64 << 10, 20, 1},
    {"get 64 KiB", get_one, 64 << 10, 20, 1},
    {"put 1 MiB and quiet", put_one, 1 << 20, 5, 1},
    {"get 1 MiB", get_one, 1 << 20, 5, 1},
};

/* Are the counters of PE 1 those of another card? Its host's name says so. */
static int has_own_card(void)
{
    static char names[2][64];
    gethostname(names[me], sizeof names[me] - 1);
    for (int pe = 0; pe < 2; pe++) shmem_putmem(names[me], names[me], sizeof names[me], pe);
    shmem_barrier_all();
    return strcmp(names[0], names[1]) != 0;
}

/* The first transfers ask for a key to the memory, which another process registers meanwhile. */
static void register_memory(void)
{
    for (int i = 0; i < 300; i++) {
        get_one(8);
        usleep(10000);
    }
}

static void warm_up(const struct operation *o)
{
    for (int i = 0; i < 10; i++) o->run(o->nbytes);
}

static void measure(const struct operation *o, int is_alone)
{
    shmem_barrier_all();
    if (me == 0) warm_up(o);
    shmem_barrier_all();
    usleep(20000); /* for what the barrier sends last */
    struct counts before = counts_now();
    shmem_barrier_all();
    if (me == 0)
        for (int i = 0; i < o->times; i++) o->run(o->nbytes);
    shmem_barrier_all();
    usleep(20000);
    struct counts after = counts_now();
    if (me == 0 || !is_alone) {
        seen[0] = after.sends - before.sends;
        seen[1] = after.packets - before.packets;
    }
    shmem_barrier_all();
}

/* Of the measurement itself: its barriers. */
static void nothing(size_t nbytes) { (void)nbytes; }

static struct counts sum_seen(int is_alone)
{
    long other[2] = {0};
    if (!is_alone) shmem_long_get(other, seen, 2, 1);
    return (struct counts){seen[0] + other[0], seen[1] + other[1]};
}

int main(int argc, char **argv)
{
    static const struct operation empty = {"", nothing, 0, 1, 1};
    folder = argc > 1 ? argv[1] : "/sys/class/infiniband/rxe0/ports/1/hw_counters";
    shmem_init();
    me = shmem_my_pe();
    there = shmem_malloc(LARGEST);
    word = shmem_calloc(1, sizeof *word);
    if (shmem_n_pes() != 2 || !there || !word) {
        fprintf(stderr, "two PEs are needed, and memory\n");
        shmem_global_exit(1);
    }
    int is_alone = !has_own_card();
    if (me == 0) register_memory();
    measure(&empty, is_alone);
    struct counts base = me == 0 ? sum_seen(is_alone) : (struct counts){0};
    for (size_t i = 0; i < sizeof operations / sizeof *operations; i++) {
        const struct operation *o = &operations[i];
        measure(o, is_alone);
        if (me != 0) continue;
        struct counts sum = sum_seen(is_alone);
        double n = (double)o->times * o->each;
        printf("packets: %s: %.2f sends, %.2f packets\n", o->name, (double)(sum.sends - base.sends) / n,
               (double)(sum.packets - base.packets) / n);
        fflush(stdout);
    }
    shmem_free(word);
    shmem_free(there);
    shmem_finalize();
    return 0;
}
