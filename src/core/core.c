#include "core/core.h"

struct region region_table[REGION_COUNT];
struct team team_builtin[TEAM_BUILTIN];
struct roster roster;
struct world world = {.lock = PTHREAD_MUTEX_INITIALIZER};
