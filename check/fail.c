#include "fail.h"

#include <stdarg.h>
#include <unistd.h>

#include "check.h"
#include "base/stack.h"

static struct {
    uint64_t *speaker; /* on PE 0: 1 + the PE that has found something wrong */
    shmem_ctx_t ctx;
} shared;

void fail_share(uint64_t *speaker, shmem_ctx_t ctx)
{
    shared.speaker = speaker;
    shared.ctx = ctx;
}

/* Is this the first PE that breaks a rule? */
static bool may_speak(void)
{
    if (!shared.speaker) return true;
    return !pshmem_ctx_uint64_atomic_compare_swap(shared.ctx, shared.speaker, 0, 1 + (uint64_t)check.pe, 0);
}

/* One thread of one PE prints what is wrong, and then ends the job. All others wait for that, without a limit: it finds
 * its place in the source first, which may take long on a busy machine. */
static void be_the_first(bool alone)
{
    static int failing;
    if (!exchange(&failing, 1) && (!check.up || alone || may_speak())) return;
    for (;;) pause();
}

_Noreturn static void fail_with(const struct call *call, bool alone, const char *format, va_list arguments)
{
    char text[700];
    vsnprintf(text, sizeof text, format, arguments);
    be_the_first(alone);
    stack_find();
    die(call->where, "%s", text);
}

void fail(const struct call *call, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fail_with(call, false, format, arguments);
}

void fail_alone(const struct call *call, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fail_with(call, true, format, arguments);
}

void fail_argument(const struct call *call, const char *argument, const char *format, ...)
{
    char text[700];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    be_the_first(false);
    stack_find();
    die_argument(call->where, argument, "%s", text);
}
