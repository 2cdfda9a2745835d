#include "wire/wire.h"

#include <dlfcn.h>
#include <limits.h>
#include <link.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "wire/settings.h"

/* Is the file in that folder? Then `path` is its. */
static bool is_in(const char *folder, size_t length, const char *file, char path[static PATH_MAX])
{
    int wanted = snprintf(path, PATH_MAX, "%.*s/%s", (int)length, folder, file);
    return wanted < PATH_MAX && !access(path, F_OK);
}

/* Beside the library or program that we are in, or where the loader looks for what that is linked with? A program with
 * libheddle.a inside names the folder of that. The loader itself looks where its caller may, which is a sanitizer where
 * one stands before dlopen. */
static bool is_near_us(const char *file, char path[static PATH_MAX])
{
    Dl_info here;
    struct link_map *us;
    Dl_serinfo size;
    if (!dladdr1((void *)(uintptr_t)is_near_us, &here, (void **)&us, RTLD_DL_LINKMAP)) return false;
    const char *slash = strrchr(here.dli_fname, '/');
    if (slash && is_in(here.dli_fname, (size_t)(slash - here.dli_fname), file, path)) return true;
    if (dlinfo(us, RTLD_DI_SERINFOSIZE, &size)) return false;
    Dl_serinfo *all = malloc(size.dls_size);
    bool is_found = false;
    if (all && (*all = size, !dlinfo(us, RTLD_DI_SERINFO, all)))
        for (unsigned i = 0; i < all->dls_cnt && !is_found; i++) {
            const char *folder = all->dls_serpath[i].dls_name;
            is_found = is_in(folder, strlen(folder), file, path);
        }
    free(all);
    return is_found;
}

/* Its name alone where we do not find it: the loader knows folders of the machine's, and says that it is nowhere. */
static void *module_open(const char *file)
{
    /* The constructors of the engines' libraries read these. Signal handlers are the program's own. ThreadSanitizer is
     * gone from an ending thread when UCX's hooks in the C library are still called there. */
    struct setting settings[] = {
        {.variable = "UCX_HANDLE_ERRORS", .value = "none"}, /* libucs */
        {.variable = "UCX_DEBUG_SIGNO", .value = "0"},      /* libucs: SIGHUP */
        {.variable = "UCX_LOG_FILE", .value = "stderr"},    /* libucs: the standard output is the program's */
        {.variable = "UCX_MEM_EVENTS", .value = dlsym(RTLD_DEFAULT, "__tsan_init") ? "no" : NULL},
        {.variable = "IPATH_NO_BACKTRACE", .value = "1"}, /* libfabric's providers psm and psm2 */
        {.variable = "HFI_NO_BACKTRACE", .value = "1"},
    };
    size_t n = sizeof settings / sizeof *settings;
    char path[PATH_MAX];
    settings_add(settings, n);
    void *module = dlopen(is_near_us(file, path) ? path : file, RTLD_NOW | RTLD_LOCAL);
    settings_remove(settings, n);
    return module;
}

/* Does the program, the first that is told, want a loader? One that was linked with -static-pie has none, and what it
 * loads would bring a second C library. */
static int wants_loader(struct dl_phdr_info *program, size_t size, void *answer)
{
    (void)size;
    for (int i = 0; i < program->dlpi_phnum; i++)
        if (program->dlpi_phdr[i].p_type == PT_INTERP) *(bool *)answer = true;
    return 1;
}

const char *const wire_preferred[WIRE_PREFERRED] = {"ucx", "ofi"};
static const char *const packages[WIRE_PREFERRED] = {"libucx-dev", "libfabric-dev"};

/* Why a module cannot be loaded. One that is nowhere was left out when Heddle was built, or is not looked for there. */
static void say_why(const char *name, const char *file, char *why, size_t why_size)
{
    const char *error = dlerror();
    bool is_nowhere = !strncmp(error, file, strlen(file));
    int length = snprintf(why, why_size, "%s", error);
    for (int i = 0; i < WIRE_PREFERRED && is_nowhere && length > 0 && (size_t)length < why_size; i++)
        if (!strcmp(name, wire_preferred[i]))
            snprintf(why + length, why_size - (size_t)length,
                     " (apt-get install %s, then make; or LD_LIBRARY_PATH may name its folder)", packages[i]);
}

/* Drivers that need a library of their own are modules beside ours, loaded when they are asked for: a machine
 * without the network's library can still run everything else. */
static const struct wire *wire_load(const char *name, char *why, size_t why_size)
{
    char file[64], symbol[64];
    bool can_load = false;
    dl_iterate_phdr(wants_loader, &can_load);
    if (!can_load) {
        snprintf(why, why_size, "a program without a loader cannot load %s: link it with oshcc -static", name);
        return NULL;
    }
    snprintf(file, sizeof file, "heddle-wire-%s.so", name);
    snprintf(symbol, sizeof symbol, "wire_%s", name);
    void *module = module_open(file);
    const struct wire *wire = module ? dlsym(module, symbol) : NULL;
    if (!wire) say_why(name, file, why, why_size);
    else if (strcmp(wire->build, build_name)) {
        snprintf(why, why_size, "the %s that is found is of Heddle %s, and this is %s", file, wire->build, build_name);
        wire = NULL;
    }
    return wire;
}

const struct wire *wire_find(const char *name, char *why, size_t why_size)
{
    return strcmp(name, wire_sim.name) ? wire_load(name, why, why_size) : &wire_sim;
}
