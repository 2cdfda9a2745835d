/* The memory limit of the control group (a container, a batch job, a service) that oshrun and its PEs run in: the
 * kernel kills a process that exceeds it, by SIGKILL and without a message. */
#include "oshrun.h"

#include <limits.h>
#include <string.h>

/* Version 1 of control groups has a hierarchy of its own for memory, version 2 has one for all. */
static const struct version {
    const char *line, *root, *kills, *limit;
} versions[] = {
    {":memory:", "/sys/fs/cgroup/memory", "memory.oom_control", "memory.limit_in_bytes"},
    {"0::", "/sys/fs/cgroup", "memory.events", "memory.max"},
};
enum { VERSIONS = sizeof versions / sizeof *versions };

/* Returns the folder of this process's group in the caller's buffer, or NULL. */
static const char *group_of(const struct version *version, char folder[PATH_MAX])
{
    char line[PATH_MAX], *found = NULL;
    FILE *file = fopen("/proc/self/cgroup", "r");
    while (file && !found && fgets(line, sizeof line, file)) found = strstr(line, version->line);
    if (file) fclose(file);
    if (!found) return NULL;
    found[strcspn(found, "\n")] = 0;
    int n = snprintf(folder, PATH_MAX, "%s%s", version->root, found + strlen(version->line));
    return n < PATH_MAX ? folder : NULL;
}

static FILE *group_open(const char *folder, const char *name)
{
    char *path = text_of("%s/%s", folder, name);
    return fopen(path, "r");
}

/* Returns the number of processes that the kernel has killed there; -1 if it is unknown. */
static long kills_in(const struct version *version, const char *folder)
{
    char line[128];
    long kills = -1;
    FILE *file = group_open(folder, version->kills);
    while (file && fgets(line, sizeof line, file))
        if (sscanf(line, "oom_kill %ld", &kills) == 1) break;
    if (file) fclose(file);
    return kills;
}

static struct {
    const struct version *version; /* NULL: no group with a count was found */
    char folder[PATH_MAX];
    long kills; /* when the job began */
} memory;

void memory_begin(void)
{
    for (const struct version *v = versions; v < versions + VERSIONS && !memory.version; v++) {
        if (!group_of(v, memory.folder)) continue;
        memory.kills = kills_in(v, memory.folder);
        if (memory.kills >= 0) memory.version = v;
    }
}

const char *memory_advice(void)
{
    char limit[32] = "unknown";
    if (!memory.version || kills_in(memory.version, memory.folder) <= memory.kills) return "";
    FILE *file = group_open(memory.folder, memory.version->limit);
    if (file && fscanf(file, "%31s", limit) != 1) strcpy(limit, "unknown");
    if (file) fclose(file);
    return text_of(
        "; its control group has used up its memory (%s is %s bytes): raise the limit, for example with "
        "\"docker run --memory\", \"sbatch --mem\" or \"systemd-run -p MemoryMax=\", or lower what a PE uses",
        memory.version->limit, limit);
}
