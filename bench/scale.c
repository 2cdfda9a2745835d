/* scale: what a PE costs, as the number of PEs grows: the time of shmem_init, and bytes of memory, a PE's own and its
 * share of what several processes have. PE 0 prints the mean of the PEs here.
 *
 *     scale [PES_HERE [NODES PES_PER_NODE]]
 *
 * With NODES, every PE then writes to the first PE of each of so many nodes behind its own, and counts again. In a job
 * of mirrors (mirror.py), only the first PES_HERE PEs are real. */
#include "bench.h"

/* Bytes: all data of a process; the tables of the job, which a node has once; the kernel's, for what the process has
 * mapped. */
struct cost {
    long bytes, tables, page_tables;
};

static struct cost sum, sum_talked; /* of all PEs here, at PE 0 */
static long longest_us;             /* shmem_init */
static long word;                   /* what others write to */

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* The sum of a field, in KiB, of the lines of a file in /proc/self; with a name, only of what is mapped under it. */
static long bytes_used(const char *path, const char *field, const char *name)
{
    char line[512];
    size_t length = strlen(field);
    bool counts = !name;
    long kib = 0;
    FILE *file = fopen(path, "r");
    if (!file) bench_fail("this system has no %s: %s", path, strerror(errno));
    while (fgets(line, sizeof line, file)) {
        if (name && !(line[0] >= 'A' && line[0] <= 'Z')) counts = strstr(line, name); /* a mapping's first line */
        if (counts && !strncmp(line, field, length)) kib += atol(line + length);
    }
    fclose(file);
    return kib * 1024;
}

/* While all PEs here have what they have. "Pss": a page that k processes have mapped counts as a k-th. Files, which are
 * code mostly, are left out: they cost less the more processes use them, also those of other jobs. */
static struct cost cost_now(void)
{
    shmem_barrier_all();
    struct cost cost = {
        .bytes = bytes_used("/proc/self/smaps_rollup", "Pss_Anon:", NULL) +
                 bytes_used("/proc/self/smaps_rollup", "Pss_Shmem:", NULL),
        .tables = bytes_used("/proc/self/smaps", "Size:", "memfd:heddle-table"),
        .page_tables = bytes_used("/proc/self/status", "VmPTE:", NULL),
    };
    shmem_barrier_all();
    return cost;
}

static void talk(int nodes, int pes_per_node)
{
    int n = shmem_n_pes(), first = shmem_my_pe() / pes_per_node * pes_per_node;
    for (int i = 1; i <= nodes; i++) {
        shmem_long_p(&word, i, (int)((first + (long)i * pes_per_node) % n));
        shmem_quiet();
    }
}

static void add(struct cost *to, const struct cost *cost)
{
    shmem_long_atomic_add(&to->bytes, cost->bytes, 0);
    shmem_long_atomic_add(&to->page_tables, cost->page_tables, 0);
}

int main(int argc, char **argv)
{
    double begin = seconds();
    shmem_init();
    long us = (long)((seconds() - begin) * 1e6);
    bench.program = argv[0];
    bench.pe = shmem_my_pe();
    int here = argc > 1 ? atoi(argv[1]) : shmem_n_pes(), nodes = argc > 3 ? atoi(argv[2]) : 0;
    struct cost before = cost_now(), after = before;
    if (!before.bytes) bench_fail("this kernel does not tell data from code");
    if (nodes) {
        talk(nodes, atoi(argv[3]));
        after = cost_now();
    }
    add(&sum, &before);
    add(&sum_talked, &after);
    for (long seen = shmem_long_g(&longest_us, 0), old; seen < us; seen = old)
        if ((old = shmem_long_atomic_compare_swap(&longest_us, seen, us, 0)) == seen) break;
    shmem_barrier_all();
    if (!bench.pe)
        printf("{\"pes\": %d, \"bytes\": %ld, \"bytes_talked\": %ld, \"tables\": %ld, \"page_tables\": %ld, "
               "\"init_ms\": %.1f}\n",
               shmem_n_pes(), sum.bytes / here, sum_talked.bytes / here, before.tables, sum.page_tables / here,
               (double)longest_us * 1e-3);
    shmem_finalize();
    return 0;
}
