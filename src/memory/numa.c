#include "memory/numa.h"

#include <errno.h>
#include <linux/mempolicy.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/number_list.h"

enum { NODES = 1024, WORD_BITS = 8 * sizeof(unsigned long) };

/* A set of nodes, as the kernel wants it. */
struct nodes {
    unsigned long bits[NODES / WORD_BITS];
};

static void nodes_add(struct nodes *nodes, unsigned n)
{
    if (n < NODES) nodes->bits[n / WORD_BITS] |= 1ul << n % WORD_BITS;
}

static bool nodes_have(const struct nodes *nodes, unsigned n)
{
    return n < NODES && nodes->bits[n / WORD_BITS] >> n % WORD_BITS & 1;
}

static unsigned nodes_first(const struct nodes *nodes)
{
    unsigned n = 0;
    while (n < NODES && !nodes_have(nodes, n)) n++;
    return n;
}

/* A list such as 0-1,4 that the kernel keeps of its nodes; empty where it keeps none. */
static struct nodes nodes_listed(const char *list)
{
    struct nodes nodes = {0};
    char path[64], text[1024] = "";
    snprintf(path, sizeof path, "/sys/devices/system/node/%s", list);
    FILE *file = fopen(path, "r");
    if (!file) return nodes;
    if (!fgets(text, sizeof text, file)) text[0] = 0;
    fclose(file);
    for (unsigned n = 0; n < NODES; n++)
        if (number_list_has(text, n)) nodes_add(&nodes, n);
    return nodes;
}

/* Fast memory (in the package, as of Knights Landing and Xeon Max in flat mode) appears as nodes without CPUs. */
static struct nodes nodes_of(const struct traits *t)
{
    struct nodes with_memory = nodes_listed("has_memory"), with_cpu = nodes_listed("has_cpu"), nodes = {0};
    for (unsigned n = 0; n < NODES; n++) {
        bool wanted = t->kind == KIND_NODE        ? n == (unsigned)t->node
                      : t->kind == KIND_FASTMEM   ? !nodes_have(&with_cpu, n)
                      : t->kind == KIND_NORMALMEM ? nodes_have(&with_cpu, n)
                                                  : true;
        if (wanted && nodes_have(&with_memory, n)) nodes_add(&nodes, n);
    }
    return nodes;
}

static long bind_nodes(void *at, size_t size, int mode, const struct nodes *nodes)
{
    return syscall(SYS_mbind, at, size, mode, nodes->bits, (unsigned long)NODES + 1, 0);
}

/* Several preferred nodes, the nearest one first; kernels before 5.15 know only one. */
static long bind_preferred(void *at, size_t size, const struct nodes *nodes)
{
    enum { PREFERRED_MANY = 5 }; /* MPOL_PREFERRED_MANY, which older headers lack */
    struct nodes one = {0};
    nodes_add(&one, nodes_first(nodes));
    return bind_nodes(at, size, PREFERRED_MANY, nodes) ? bind_nodes(at, size, MPOL_PREFERRED, &one) : 0;
}

bool numa_bind(void *at, size_t size, const struct traits *t, char *why, size_t why_size)
{
    struct nodes nodes = nodes_of(t);
    if (nodes_first(&nodes) == NODES) {
        snprintf(why, why_size,
                 t->kind == KIND_NODE ? "there is no NUMA node of that number with memory here"
                                      : "there is no NUMA node with such memory here");
        return false;
    }
    long failed = t->policy == POLICY_PREFERRED   ? bind_preferred(at, size, &nodes)
                  : t->policy == POLICY_MANDATORY ? bind_nodes(at, size, MPOL_BIND, &nodes)
                                                  : bind_nodes(at, size, MPOL_INTERLEAVE, &nodes);
    if (failed) snprintf(why, why_size, "mbind: %s", strerror(errno));
    return !failed;
}
