#include "ucx_log.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include <ucs/debug/log_def.h>

#include "base/clock.h"

enum { FRESH_NS = 1000000000 };

static struct {
    pthread_mutex_t lock;
    char error[160]; /* "": none */
    int64_t at_ns;
    bool is_keeping, is_pushed;
} last = {.lock = PTHREAD_MUTEX_INITIALIZER};

static ucs_log_func_rc_t keep(const char *file, unsigned line, const char *function, ucs_log_level_t level,
                              const ucs_log_component_config_t *component, const char *format, va_list arguments)
{
    (void)file, (void)line, (void)function, (void)component;
    if (level != UCS_LOG_LEVEL_ERROR) return UCS_LOG_FUNC_RC_CONTINUE;
    pthread_mutex_lock(&last.lock);
    bool is_kept = last.is_keeping;
    if (is_kept) {
        vsnprintf(last.error, sizeof last.error, format, arguments);
        last.at_ns = clock_ns();
    }
    pthread_mutex_unlock(&last.lock);
    return is_kept ? UCS_LOG_FUNC_RC_STOP : UCS_LOG_FUNC_RC_CONTINUE;
}

static void set_keeping(bool is_keeping)
{
    pthread_mutex_lock(&last.lock);
    last.is_keeping = is_keeping;
    last.error[0] = '\0';
    pthread_mutex_unlock(&last.lock);
}

/* The handler stays: UCX removes the one that was added last, which may be another user's. */
void ucx_log_start(void)
{
    if (!last.is_pushed) ucs_log_push_handler(keep);
    last.is_pushed = true;
    set_keeping(!getenv("UCX_LOG_LEVEL") && !dlsym(RTLD_DEFAULT, "MPI_Init"));
}

void ucx_log_stop(void) { set_keeping(false); }

void ucx_log_take(char *text, size_t size)
{
    *text = '\0';
    pthread_mutex_lock(&last.lock);
    if (last.error[0] && clock_ns() - last.at_ns < FRESH_NS) snprintf(text, size, " (%s)", last.error);
    last.error[0] = '\0';
    pthread_mutex_unlock(&last.lock);
}
