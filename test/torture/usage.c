#include "usage.h"

#include <dirent.h>
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static long entries(const char *folder)
{
    long n = -2; /* without . and .. */
    DIR *open = opendir(folder);
    if (!open) abort();
    while (readdir(open)) n++;
    closedir(open);
    return n;
}

static long lines(const char *path)
{
    long n = 0;
    char line[1024];
    FILE *file = fopen(path, "r");
    if (!file) abort();
    while (fgets(line, sizeof line, file)) n += strchr(line, '\n') != NULL;
    fclose(file);
    return n;
}

static long private_kib(void)
{
    long kib = -1;
    char line[256];
    FILE *file = fopen("/proc/self/status", "r");
    if (!file) abort();
    while (kib < 0 && fgets(line, sizeof line, file))
        if (sscanf(line, "RssAnon: %ld", &kib) != 1) kib = -1;
    fclose(file);
    return kib;
}

void usage_print(int pe, uint64_t rounds)
{
    malloc_trim(0); /* freed memory of the programs is no part of it */
    printf("soak: %ju rounds, PE %d: %ld KiB, %ld maps, %ld descriptors, %ld threads\n", (uintmax_t)rounds, pe,
           private_kib(), lines("/proc/self/maps"), entries("/proc/self/fd"), entries("/proc/self/task"));
    fflush(stdout);
}
