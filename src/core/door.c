#include "core/door.h"

#include <poll.h>
#include <sched.h>
#include <string.h>

#include "base/atomic.h"
#include "core/debt.h"
#include "core/late.h"
#include "core/lane.h"
#include "core/pool.h"

static struct {
    uint32_t baton;        /* 1 while a thread is at the door */
    uint32_t is_watched;   /* 1 while a thread may sleep there: door_watch */
    uint32_t is_claimed;   /* 1 since a thread that waits has said that it comes again: door_claim */
    uint64_t answers;      /* sent, under the baton, */
    uint64_t answer_bytes; /* and bytes of them */
} door;

static char answer[BATCH_SIZE + sizeof(struct batch_header)] aligned(cache_line); /* under the baton */
_Static_assert(sizeof answer <= WIRE_MESSAGE_SIZE, "drivers make room for messages of the contract's size");

void door_arrived(const struct wire_way *way, const void *bytes, size_t nbytes)
{
    const char *why;
    remote_access_begin();
    size_t length = record_apply_batch(bytes, nbytes, answer, BATCH_SIZE, &why);
    remote_access_end();
    if (!length) pool_broken(why);
    struct batch_header header;
    memcpy(&header, answer, sizeof header);
    late_tell(header.more & ~BATCH_LATE);
    if ((header.more & BATCH_LATE) && debt_owe(header.source, header.sequence)) return;
    debt_settle(header.source, header.sequence);
    header.source = (uint32_t)world.pe;
    memcpy(answer, &header, sizeof header);
    pool.wire->door_answer(way, answer, length);
    store_relaxed(&door.answers, door.answers + 1);
    store_relaxed(&door.answer_bytes, door.answer_bytes + length);
}

/* The release of who gives the baton pairs with the exchange of who takes it. */
bool door_take(void) { return !load_relaxed(&door.baton) && !exchange(&door.baton, 1); }
void door_give(void) { store_release(&door.baton, 0); }

bool door_is_quiet(void)
{
    while (pool.wire->door_progress()) continue;
    return pool.wire->door_arm();
}

int door_fd(void) { return pool.wire->door_fd(); }

bool door_poll(void)
{
    if (!pool.wire || !door_take()) return false;
    bool any = pool.wire->door_progress();
    door_give();
    return any;
}

bool door_watch(void) { return !load_relaxed(&door.is_watched) && !exchange(&door.is_watched, 1); }
void door_unwatch(void) { store_release(&door.is_watched, 0); } /* pairs with the exchange in door_watch */

/* False if something has come meanwhile, or another thread is there. */
static bool door_arm(void)
{
    if (!door_take()) return false;
    bool is_quiet = door_is_quiet();
    door_give();
    return is_quiet;
}

bool door_sleep(long us)
{
    if (!pool.wire || !door_watch()) return false;
    struct pollfd look = {.fd = door_fd(), .events = POLLIN};
    if (door_arm()) ppoll(&look, 1, &(struct timespec){.tv_nsec = us * 1000}, NULL);
    else sched_yield();
    door_unwatch();
    return true;
}

/* A guess: whoever is wrong serves twice, or a millisecond later. */
void door_claim(void)
{
    if (pool.wire && !load_relaxed(&door.is_claimed)) store_relaxed(&door.is_claimed, 1);
}

bool door_was_claimed(void)
{
    bool was = load_relaxed(&door.is_claimed);
    if (was) store_relaxed(&door.is_claimed, 0);
    return was;
}

uint64_t door_sent_bytes(void) { return load_relaxed(&door.answer_bytes); }
uint64_t door_answers(void) { return load_relaxed(&door.answers); }

void door_down(void)
{
    memset(&door, 0, sizeof door);
    debt_down();
}
