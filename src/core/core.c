#include "core/core.h"

struct region region_table[REGION_COUNT];
struct team team_builtin[TEAM_BUILTIN];
struct roster roster;
struct world world = {.lock = PTHREAD_MUTEX_INITIALIZER};

/* fork(): no other thread holds the lock, so that it is free in the child and what it protects is whole. */
static void before_fork(void) { pthread_mutex_lock(&world.lock); }
static void after_fork(void) { pthread_mutex_unlock(&world.lock); }
__attribute__((constructor)) static void fork_hook(void) { pthread_atfork(before_fork, after_fork, after_fork); }
