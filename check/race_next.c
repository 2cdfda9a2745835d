#include "race_next.h"

#include <dlfcn.h>

void *race_next(void **known, const char *name, const char *version)
{
    void *next = version ? dlvsym(RTLD_NEXT, name, version) : NULL;
    if (!next) next = dlsym(RTLD_NEXT, name);
    store_relaxed(known, next);
    return next;
}
