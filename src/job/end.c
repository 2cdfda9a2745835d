#include "job/end.h"

#include <unistd.h>

#include "base/atomic.h"
#include "base/clock.h"
#include "base/futex.h"
#include "base/log.h"
#include "base/thread_start.h"
#include "job/boot_state.h"

void end_for_builds(uint32_t pe, const char *build)
{
    die(NULL,
        "PE %d uses Heddle %s, PE %u Heddle %.*s: all PEs of a job need a library that was made from the same sources",
        boot.pe, build_name, pe, BUILD_SIZE - 1, build);
}

bool end_ask(int status)
{
    uint64_t none = 0;
    bool first = compare_exchange(&seat.board->exit, &none, (uint64_t)(1 + boot.pe) << 32 | (uint32_t)status);
    futex_wake_all(&seat.board->arrived);
    return first;
}

/* Pairs with the acquire in end_wait_until_explained: the last words come before it. */
void end_explained(void) { store_release(&seat.board->is_explained, 1); }

enum { ABORT_S = 3, EXPLAINED_MS = 1000 };

static void *end_soon(void *status)
{
    sleep(ABORT_S);
    _exit((int)(intptr_t)status);
}

/* A launcher that is out of reach may leave us waiting for its answer. */
void end_abort(int status)
{
    pthread_t thread;
    if (!boot.driver || !boot.driver->abort) return;
    thread_start(&thread, NULL, end_soon, (void *)(intptr_t)status);
    boot.driver->abort(status);
}

bool end_is_asked(void) { return load_acquire(&seat.board->exit); }

enum { LOOKS_APART_MS = 250, PATIENCE_MS = 500 };

/* Called again and again while this PE waits in the middle of the program. Is it for one that has left, and will do
 * nothing any more? Only if that has been so for a while without a break: what it did last may not be seen yet. */
static void die_if_somebody_left(void)
{
    static _Thread_local int64_t since, last;
    if (load_relaxed(&seat.board->slots[seat.mine].state) != BOARD_RUNNING) return;
    for (int k = 0; k < seat.count; k++) {
        if (load_acquire(&seat.board->slots[k].state) != BOARD_LEAVING) continue;
        int64_t now = clock_ms();
        if (now - last > LOOKS_APART_MS) since = now;
        last = now;
        if (now - since > PATIENCE_MS)
            die(NULL, "PE %u has exited with status 0 before shmem_finalize, and this PE waits",
                seat.board->slots[k].pe);
        return;
    }
}

bool end_is_near(int *status)
{
    uint64_t ending = load_acquire(&seat.board->exit);
    *status = (int)(uint32_t)ending;
    if (ending) return true;
    die_if_somebody_left();
    *status = EXIT_FAILURE;
    return boot.driver->is_gone && boot.driver->is_gone();
}

/* A launcher that sees one PE leave ends the others, be it before the first has said why; which may have been ended
 * meanwhile. */
void end_wait_until_explained(void)
{
    for (int ms = 0; ms < EXPLAINED_MS && end_is_asked() && !load_acquire(&seat.board->is_explained); ms++)
        usleep(1000);
}

void end_leave_if_near(void)
{
    int status;
    if (!end_is_near(&status)) return;
    static int leaving; /* exit() is for one thread: the others wait for the end */
    if (exchange(&leaving, 1)) {
        for (;;) pause();
    }
    end_wait_until_explained();
    exit(status);
}
