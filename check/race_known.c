#include "race_known.h"

#include <link.h>
#include <string.h>

#include "base/log.h"
#include "option.h"

/* Libraries in which no thread waits for another one, except in functions of race_pthread.c; beginnings of names. Those
 * that oshcc --check has compiled are looked into, too. */
static const char *const known_libraries[] = {"libheddle", "libc.",        "libm.",        "libmvec.",  "libpthread.",
                                              "librt.",    "libdl.",       "ld-linux",     "libgcc_s.", "libstdc++.",
                                              "libgomp.",  "libgfortran.", "libquadmath.", NULL};

/* Functions with which a thread may wait for another one, and whose edges are not seen. */
static const char unknown_functions[] =
    " syscall pipe pipe2 socketpair eventfd kill pthread_kill sigqueue pthread_sigqueue sigwait sigwaitinfo "
    " sigtimedwait sigsuspend signalfd mkfifo mq_open msgget semget semop timer_create aio_read aio_write "
    " io_uring_queue_init swapcontext clone socket inotify_init membarrier shm_open process_vm_writev dlopen dlmopen ";

/* Of an object in memory, as the dynamic linker sees it. */
struct object {
    const char *strings;
    const ElfW(Sym) * symbols;
    const uint32_t *gnu_hash, *hash;
};

static struct object object_of(const struct link_map *map)
{
    struct object object = {.strings = ""};
    for (const ElfW(Dyn) *entry = map->l_ld; entry->d_tag != DT_NULL; entry++) {
        const void *at = (const void *)entry->d_un.d_ptr;
        if (entry->d_tag == DT_STRTAB) object.strings = at;
        if (entry->d_tag == DT_SYMTAB) object.symbols = at;
        if (entry->d_tag == DT_GNU_HASH) object.gnu_hash = at;
        if (entry->d_tag == DT_HASH) object.hash = at;
    }
    return object;
}

/* The number of symbols of which some are undefined: in a table for GNU's hash those come first. */
static size_t symbols_of(const struct object *object)
{
    if (object->gnu_hash) return object->gnu_hash[1];
    return object->hash ? object->hash[1] : 0;
}

static bool begins(const char *name, const char *with) { return !strncmp(name, with, strlen(with)); }

static bool ends(const char *name, const char *with)
{
    size_t n = strlen(name), m = strlen(with);
    return n >= m && !strcmp(name + n - m, with);
}

static bool is_library_known(const char *name)
{
    const char *const *begin = known_libraries;
    while (*begin && !begins(name, *begin)) begin++;
    return *begin;
}

/* Of the libraries for OpenMP. race_omp.c has those of GCC that compilers call, except those for what is rare: loops
 * with dependences, accelerators, events, and the functions of old compilers. */
static bool is_unknown_omp(const char *name)
{
    static const char *const known[] = {"parallel",    "loop_",    "barrier", "single_", "sections",  "critical_",
                                        "atomic_",     "ordered_", "task",    "cancel",  "teams_reg", "workshare_task_",
                                        "scope_start", "alloc",    "free",    NULL};
    if (begins(name, "__kmpc_") || begins(name, "GOACC_")) return true;
    if (begins(name, "omp_target") || begins(name, "omp_fulfill")) return true;
    if (!begins(name, "GOMP_")) return false;
    const char *const *beginning = known;
    while (*beginning && !begins(name + strlen("GOMP_"), *beginning)) beginning++;
    bool is_old = begins(name, "GOMP_parallel") && (ends(name, "_start") || ends(name, "_end"));
    return !*beginning || is_old || strstr(name, "doacross");
}

static bool is_unknown(const char *name)
{
    if (is_unknown_omp(name)) return true;
    size_t n = strlen(name);
    const char *at = n ? unknown_functions : NULL;
    while (at && (at = strstr(at, name)) && (at[-1] != ' ' || at[n] != ' ')) at += n;
    return at;
}

static bool needs(const struct link_map *map, const char *begin)
{
    const char *strings = object_of(map).strings;
    for (const ElfW(Dyn) *entry = map->l_ld; entry->d_tag != DT_NULL; entry++)
        if (entry->d_tag == DT_NEEDED && begins(strings + entry->d_un.d_val, begin)) return true;
    return false;
}

static const struct link_map *map_of(const char *name)
{
    const struct link_map *map = _r_debug.r_map;
    for (; map; map = map->l_next) {
        const char *slash = strrchr(map->l_name, '/');
        if (!strcmp(slash ? slash + 1 : map->l_name, name)) break;
    }
    return map;
}

/* Has the object been linked by oshcc --check, and calls no unknown function? */
static bool is_object_known(const struct link_map *map)
{
    struct object object = object_of(map);
    if (!needs(map, "libheddle-access")) return false;
    for (size_t i = 1, n = symbols_of(&object); i < n; i++) {
        const ElfW(Sym) *symbol = &object.symbols[i];
        if (!symbol->st_shndx && is_unknown(object.strings + symbol->st_name)) return false;
    }
    return true;
}

/* And the libraries that it needs? depth: they may need each other in a circle. */
static bool is_known(const struct link_map *map, int depth)
{
    const char *strings = object_of(map).strings;
    if (!is_object_known(map)) return false;
    for (const ElfW(Dyn) *entry = map->l_ld; entry->d_tag != DT_NULL; entry++) {
        const char *name = entry->d_tag == DT_NEEDED ? strings + entry->d_un.d_val : NULL;
        if (!name || is_library_known(name)) continue;
        const struct link_map *library = map_of(name);
        if (!library || !depth || !is_known(library, depth - 1)) return false;
    }
    return true;
}

bool race_threads_are_wanted(void)
{
    enum { DEPTH = 8 };
    const char *text = option_text(OPTION_races_threads);
    if (!text || !strcmp(text, "auto")) return is_known(_r_debug.r_map, DEPTH);
    if (strcmp(text, "one") != 0 && strcmp(text, "each") != 0)
        die(NULL, "HEDDLE_RACES_THREADS is \"%s\", not auto, one or each", text);
    return !strcmp(text, "each");
}
