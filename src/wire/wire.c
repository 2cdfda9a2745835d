#include "wire/wire.h"

#include <dlfcn.h>
#include <string.h>

/* Drivers that need a library of their own are modules beside ours, loaded when they are asked for: a machine
 * without the network's library can still run everything else. */
static const struct wire *wire_load(const char *name, char *why, size_t why_size)
{
    char path[4096], symbol[64];
    Dl_info here = {.dli_fname = ""};
    dladdr((void *)(uintptr_t)wire_load, &here);
    const char *slash = strrchr(here.dli_fname, '/');
    int folder = slash ? (int)(slash - here.dli_fname) + 1 : 0;
    snprintf(path, sizeof path, "%.*sheddle-wire-%s.so", folder, here.dli_fname, name);
    snprintf(symbol, sizeof symbol, "wire_%s", name);
    setenv("UCX_HANDLE_ERRORS", "none", 0); /* signals are the program's: libucs would catch them when it is loaded */
    setenv("UCX_DEBUG_SIGNO", "0", 0);      /* SIGHUP, likewise */
    void *module = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    const struct wire *wire = module ? dlsym(module, symbol) : NULL;
    if (!wire) snprintf(why, why_size, "%s", dlerror());
    return wire;
}

const struct wire *wire_find(const char *name, char *why, size_t why_size)
{
    return strcmp(name, wire_sim.name) ? wire_load(name, why, why_size) : &wire_sim;
}
