/* The processors that oshrun may use, and their cores, sockets and NUMA nodes, as Linux shows them below /sys. */
#include "oshrun.h"

#include <dirent.h>
#include <string.h>

static const char folder[] = "/sys/devices/system/cpu";

/* The first number in a file of one processor; -1: there is none. */
static int number_in(int cpu, const char *name)
{
    char path[128];
    int number = -1;
    snprintf(path, sizeof path, "%s/cpu%d/topology/%s", folder, cpu, name);
    FILE *file = fopen(path, "re");
    if (!file) return -1;
    if (fscanf(file, "%d", &number) != 1) number = -1;
    fclose(file);
    return number;
}

/* The folder of a processor has a link to its NUMA node: "node1". */
static int numa_of(int cpu)
{
    char path[64];
    int node = -1;
    snprintf(path, sizeof path, "%s/cpu%d", folder, cpu);
    DIR *entries = opendir(path);
    if (!entries) return -1;
    for (struct dirent *entry; node < 0 && (entry = readdir(entries));)
        if (sscanf(entry->d_name, "node%d", &node) != 1) node = -1;
    closedir(entries);
    return node;
}

static int *core_of(struct cpu *cpu) { return &cpu->core; }

static int *socket_of(struct cpu *cpu) { return &cpu->socket; }

static int *node_of(struct cpu *cpu) { return &cpu->numa; }

/* Replaces the kernel's numbers of one kind by indices from 0, in the order of the first processor. */
static void number_again(struct machine *machine, int *(*field)(struct cpu *))
{
    int *kernels = calloc((size_t)machine->count, sizeof *kernels), count = 0;
    if (!kernels) give_up(1, "out of memory");
    for (int i = 0; i < machine->count; i++) {
        int *number = field(&machine->cpus[i]), index = 0;
        while (index < count && kernels[index] != *number) index++;
        if (index == count) kernels[count++] = *number;
        *number = index;
    }
    free(kernels);
}

/* A core is named by its first hardware thread. Where the kernel does not show them, each processor is a core. */
void machine_read(struct machine *machine)
{
    machine->count = cpus_usable(NULL, 0);
    int *numbers = calloc((size_t)machine->count, sizeof *numbers);
    machine->cpus = calloc((size_t)machine->count, sizeof *machine->cpus);
    if (!numbers || !machine->cpus) give_up(1, "out of memory");
    machine->count = (int)min_size((size_t)machine->count, (size_t)cpus_usable(numbers, machine->count));
    for (int i = 0; i < machine->count; i++) {
        int core = number_in(numbers[i], "thread_siblings_list");
        machine->cpus[i] = (struct cpu){.number = numbers[i],
                                        .core = core < 0 ? numbers[i] : core,
                                        .socket = number_in(numbers[i], "physical_package_id"),
                                        .numa = numa_of(numbers[i])};
    }
    free(numbers);
    number_again(machine, core_of);
    number_again(machine, socket_of);
    number_again(machine, node_of);
}
