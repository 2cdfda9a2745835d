#include "base/thread_id.h"

uint64_t (*thread_id_gettid)(void);

uintptr_t thread_id(void)
{
    static _Thread_local uint64_t here __attribute__((tls_model("initial-exec")));
    return thread_id_gettid ? (uintptr_t)thread_id_gettid() * 4 + 2 : (uintptr_t)&here;
}
