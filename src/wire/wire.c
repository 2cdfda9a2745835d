#include "wire/wire.h"

#include <dlfcn.h>
#include <string.h>

const char *wire_folder;

/* Drivers that need a library of their own are modules beside ours, loaded when they are asked for: a machine
 * without the network's library can still run everything else. */
static const struct wire *wire_load(const char *name, char *why, size_t why_size)
{
    char path[4200], symbol[64];
    Dl_info here = {.dli_fname = ""};
    dladdr((void *)(uintptr_t)wire_load, &here);
    const char *slash = strrchr(here.dli_fname, '/');
    int length = slash ? (int)(slash - here.dli_fname) + 1 : 0;
    if (wire_folder) snprintf(path, sizeof path, "%s/heddle-wire-%s.so", wire_folder, name);
    else snprintf(path, sizeof path, "%.*sheddle-wire-%s.so", length, here.dli_fname, name);
    snprintf(symbol, sizeof symbol, "wire_%s", name);
    setenv("UCX_HANDLE_ERRORS", "none", 0); /* signals are the program's: libucs would catch them when it is loaded */
    setenv("UCX_DEBUG_SIGNO", "0", 0);      /* SIGHUP, likewise */
    setenv("IPATH_NO_BACKTRACE", "1", 0);   /* what libfabric is linked with, likewise */
    setenv("HFI_NO_BACKTRACE", "1", 0);
    void *module = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    const struct wire *wire = module ? dlsym(module, symbol) : NULL;
    if (!wire) snprintf(why, why_size, "%s", dlerror());
    return wire;
}

const char *const wire_preferred[2] = {"ucx", "ofi"};

static const struct wire *wire_find_any(char *why, size_t why_size)
{
    const struct wire *wire = NULL;
    size_t length = 0, count = sizeof wire_preferred / sizeof *wire_preferred;
    for (size_t i = 0; i < count && !wire; i++) {
        if (i && length + 2 < why_size) length += (size_t)snprintf(why + length, why_size - length, "; ");
        wire = wire_load(wire_preferred[i], why + length, why_size - length);
        length = strlen(why);
    }
    return wire;
}

const struct wire *wire_find(const char *name, char *why, size_t why_size)
{
    if (!strcmp(name, wire_sim.name)) return &wire_sim;
    return strcmp(name, "auto") ? wire_load(name, why, why_size) : wire_find_any(why, why_size);
}
