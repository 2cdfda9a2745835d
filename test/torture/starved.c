#include "starved.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { THREADS_MAX = 1024, PATH_ROOM = 320 };

/* What there was at the last call. */
static struct seen {
    int thread;
    uint64_t ran_ns;
} seen[THREADS_MAX];
static int n_seen;

static char state_of(const char *folder)
{
    char path[PATH_ROOM + 8], line[512], *end = NULL;
    snprintf(path, sizeof path, "%s/stat", folder);
    FILE *file = fopen(path, "re");
    if (file && fgets(line, sizeof line, file)) end = strrchr(line, ')'); /* behind its name */
    if (file) fclose(file);
    return end && strlen(end) > 2 ? end[2] : '?';
}

/* Since it began; 0 if the kernel does not count that. */
static uint64_t ran_ns(const char *folder)
{
    char path[PATH_ROOM + 16], line[128];
    uint64_t ns = 0;
    snprintf(path, sizeof path, "%s/schedstat", folder);
    FILE *file = fopen(path, "re");
    if (file && fgets(line, sizeof line, file)) ns = strtoull(line, NULL, 10);
    if (file) fclose(file);
    return ns;
}

/* Notes what it has run until now; has it stood still since, and would like to run? */
static bool is_starved(const char *folder, int thread, struct seen *now)
{
    *now = (struct seen){thread, ran_ns(folder)};
    for (int i = 0; i < n_seen; i++)
        if (seen[i].thread == thread) return seen[i].ran_ns == now->ran_ns && now->ran_ns && state_of(folder) == 'R';
    return false;
}

bool starved_is_any(const int32_t *pids, int n)
{
    static struct seen now[THREADS_MAX];
    int n_now = 0;
    bool any = false;
    for (int i = 0; i < n; i++) {
        char tasks[64], folder[PATH_ROOM];
        snprintf(tasks, sizeof tasks, "/proc/%d/task", pids[i]);
        DIR *all = opendir(tasks);
        for (struct dirent *task; all && (task = readdir(all)) && n_now < THREADS_MAX;) {
            int thread = (int)strtol(task->d_name, NULL, 10); /* 0: "." */
            snprintf(folder, sizeof folder, "%s/%s", tasks, task->d_name);
            if (thread) any = is_starved(folder, thread, &now[n_now++]) || any;
        }
        if (all) closedir(all);
    }
    memcpy(seen, now, sizeof seen);
    n_seen = n_now;
    return any;
}
