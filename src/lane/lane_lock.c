#include "lane/lane_lock.h"

static _Thread_local unsigned held __attribute__((tls_model("initial-exec")));

unsigned *lane_locks_held(void) { return &held; }
