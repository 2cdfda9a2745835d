#include "base/memory_kind.h"

#include <inttypes.h>
#include <string.h>

static bool is_within(const void *address, uintptr_t begin, uintptr_t end)
{
    return (uintptr_t)address >= begin && (uintptr_t)address < end;
}

/* `name` is what the kernel calls the mapping: a file, a word in brackets, or nothing for memory of malloc or mmap. */
static void describe(const char *name, bool has_this_frame, char *text)
{
    const char *slash = strrchr(name, '/');
    if (has_this_frame || !strncmp(name, "[stack", 6)) snprintf(text, MEMORY_KIND_SIZE, "on the stack");
    else if (!strcmp(name, "[heap]")) snprintf(text, MEMORY_KIND_SIZE, "on the C heap");
    else if (!*name) snprintf(text, MEMORY_KIND_SIZE, "in private memory of this process");
    else snprintf(text, MEMORY_KIND_SIZE, "in %.250s", slash ? slash + 1 : name);
}

const char *memory_kind(const void *address, char text[MEMORY_KIND_SIZE])
{
    char line[600], name[401];
    uintptr_t begin, end;
    FILE *maps = fopen("/proc/self/maps", "re");
    snprintf(text, MEMORY_KIND_SIZE, "in no memory of this process");
    if (!maps) return text;
    while (fgets(line, sizeof line, maps)) {
        *name = 0;
        if (sscanf(line, "%" SCNxPTR "-%" SCNxPTR " %*s %*s %*s %*s %400[^\n]", &begin, &end, name) < 2) continue;
        if (is_within(address, begin, end)) describe(name, is_within(&begin, begin, end), text);
    }
    fclose(maps);
    return text;
}
