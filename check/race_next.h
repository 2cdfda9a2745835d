/* Functions that libheddle-races defines for the program, and their next definitions, which it calls. */
#ifndef HEDDLE_RACE_NEXT_H
#define HEDDLE_RACE_NEXT_H

#include "base/atomic.h"

/* Declares NAME, and defines hook_NAME, which is NAME for the program: the linker gives it that name. */
#define RACE_HOOK(result, name, ...)                                                                                   \
    result name(__VA_ARGS__);                                                                                          \
    __attribute__((visibility("default"))) result hook_##name(__VA_ARGS__);                                            \
    result hook_##name(__VA_ARGS__)

/* The next definition of a function with this name, behind this library. */
void *race_next(void **known, const char *name, const char *version);

/* Makes `next` the function that the program would call without this library. */
#define NEXT_VERSION(name, version)                                                                                    \
    static void *known;                                                                                                \
    void *found = load_relaxed(&known);                                                                                \
    __typeof__(&name) next = (__typeof__(&name))(found ? found : race_next(&known, #name, version))
#define NEXT(name) NEXT_VERSION(name, NULL)

#endif
