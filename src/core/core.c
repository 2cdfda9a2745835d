#include "core/core.h"

#include "base/fork_lock.h"

struct region region_table[REGION_COUNT];
struct team team_builtin[TEAM_BUILTIN];
struct roster roster;
struct world world = {.lock = PTHREAD_MUTEX_INITIALIZER};

__attribute__((constructor)) static void keep_lock(void) { fork_lock(&world.lock); }
