#include "lane/rx.h"

#include <poll.h>
#include <string.h>

#include "base/atomic.h"
#include "base/futex.h"
#include "base/yield.h"
#include "lane/failure.h"
#include "lane/foreign.h"
#include "lane/deferred_answers.h"
#include "lane/lane.h"
#include "lane/progress_wake.h"
#include "lane/record_apply.h"

static struct {
    uint32_t lock;         /* 1 while a thread holds the receive endpoint */
    uint32_t is_watched;   /* 1 while a thread may sleep there: rx_watch */
    uint32_t claim;        /* claim of the thread that claimed it last */
    unsigned not_armed;    /* consecutive times that the watching thread could not sleep; its own */
    bool is_with_lane;     /* the holder of the lock also holds the lane that shares the connections */
    bool has_served;       /* the holder of the lock has handled something */
    uint32_t served;       /* number of times that this was so: a futex word */
    uint32_t sleepers;     /* threads that sleep on `served`, while another one sleeps at the event descriptor */
    uint64_t answers;      /* acknowledgements sent, under the lock */
    uint64_t answer_bytes; /* bytes of these */
} rx;

static char answer[BATCH_SIZE + sizeof(struct batch_header)] aligned_to(cache_line); /* used under the lock */
_Static_assert(sizeof answer <= WIRE_MESSAGE_SIZE, "drivers make room for messages of the contract's size");

void rx_arrived(const struct wire_way *way, const void *bytes, size_t nbytes)
{
    const char *why;
    rx_note_served();
    if (unlikely(!batch_is_of_job(bytes, nbytes))) {
        foreign_dropped(WIRE_FOREIGN_MESSAGE);
        return;
    }
    remote_access_begin();
    size_t length = record_apply_batch(bytes, nbytes, answer, BATCH_SIZE, &why);
    remote_access_end();
    if (!length) failure_die(why);
    struct batch_header header;
    memcpy(&header, answer, sizeof header);
    if (!header.asks) return;
    fence_puts_in_order(); /* applied records are visible to a thread that learns of them from the acknowledgement */
    lane_pool.wire->rx_answer(way, answer, length);
    store_relaxed(&rx.answers, rx.answers + 1);
    store_relaxed(&rx.answer_bytes, rx.answer_bytes + length);
}

/* The release when the lock is released pairs with the exchange when it is taken. */
bool rx_trylock(void) { return !load_relaxed(&rx.lock) && !exchange(&rx.lock, 1); }
void rx_note_served(void) { rx.has_served = true; }

/* Acquire: a thread checks the condition of its wait after it has read this; pairs with the addition in rx_unlock. */
uint32_t rx_served(void) { return load_acquire(&rx.served); }

/* A sleeper counts itself before the kernel compares the number; this function changes the number before it reads the
 * count of sleepers. */
void rx_unlock(void)
{
    bool has_served = rx.has_served;
    rx.has_served = rx.is_with_lane = false;
    store_release(&rx.lock, 0);
    if (!has_served) return;
    fetch_add(&rx.served, 1);
    if (load_ordered(&rx.sleepers)) futex_wake_all(&rx.served);
}

bool rx_trylock_with_lane(void)
{
    if (!rx_trylock()) return false;
    rx.is_with_lane = true;
    return true;
}

bool rx_is_with_lane(void) { return rx.is_with_lane; }

/* Returns true if the event descriptor signals what comes from now on, and nothing had come before. */
static bool wire_is_armed(void)
{
    if (!lane_pool.wire->rx_arm()) return false;
    return !lane_pool.capabilities.arms_unchecked || !lane_pool.wire->rx_progress();
}

enum rx_looked rx_look(void)
{
    bool has_served = false;
    for (int looks = 0; looks < RX_LOOKS; looks++) {
        if (lane_pool.wire->rx_progress()) has_served = true;
        else if (wire_is_armed()) return RX_QUIET;
    }
    return has_served ? RX_SERVED : RX_BUSY;
}

int rx_fd(void) { return lane_pool.wire->rx_fd(); }

bool rx_poll(void)
{
    if (!lane_pool.wire || !rx_trylock()) return false;
    bool any = lane_pool.wire->rx_progress();
    rx_unlock();
    return any;
}

bool rx_watch(void) { return !load_relaxed(&rx.is_watched) && !exchange(&rx.is_watched, 1); }
void rx_unwatch(void) { store_release(&rx.is_watched, 0); } /* pairs with the exchange in rx_watch */

/* Returns false if a message has arrived, or is kept: this thread may wait for just that one. Also returns false if
 * another thread holds the receive endpoint. */
static bool rx_arm(void)
{
    if (!rx_trylock()) return false;
    bool is_quiet = rx_look() == RX_QUIET && !rx.has_served && deferred_answers_are_none();
    rx_unlock();
    return is_quiet;
}

static void sleep_beside(long us, uint32_t served)
{
    fetch_add(&rx.sleepers, 1);
    futex_wait_us(&rx.served, served, us);
    fetch_sub(&rx.sleepers, 1);
}

bool rx_sleep(long us, uint32_t served)
{
    if (!lane_pool.wire) return false;
    if (!rx_watch()) {
        sleep_beside(us, served);
        return true;
    }
    struct pollfd look = {.fd = rx_fd(), .events = POLLIN};
    if (rx_arm()) {
        rx.not_armed = 0;
        ppoll(&look, 1, &(struct timespec){.tv_nsec = us * 1000}, NULL);
    } else if (rx_served() == served) { /* otherwise the thread checks its condition at once */
        yield_step(&rx.not_armed);
    }
    rx_unwatch();
    return true;
}

/* Heuristic (affects performance only): after a wrong claim a thread polls twice, or a millisecond later. */
void rx_claim(enum rx_claim claim)
{
    if (lane_pool.wire && load_relaxed(&rx.claim) < claim) store_relaxed(&rx.claim, claim);
}

void rx_leave(void)
{
    if (!lane_pool.wire) return;
    store_relaxed(&rx.claim, RX_NOBODY);
    if (!load_relaxed(&rx.is_watched)) progress_wake_now();
}

enum rx_claim rx_was_claimed(void)
{
    enum rx_claim was = load_relaxed(&rx.claim);
    if (was) store_relaxed(&rx.claim, RX_NOBODY);
    return was;
}

uint64_t rx_sent_bytes(void) { return load_relaxed(&rx.answer_bytes); }
uint64_t rx_answers(void) { return load_relaxed(&rx.answers); }

void rx_down(void) { memset(&rx, 0, sizeof rx); }
