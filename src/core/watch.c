#include "core/watch.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "base/atomic.h"
#include "base/clock.h"
#include "base/env.h"
#include "base/log.h"
#include "core/boot.h"
#include "core/domain.h"
#include "core/mark.h"
#include "core/pool.h"
#include "core/post.h"

enum {
    LEAVE_MS = 500, /* for the program's own threads to notice, and to exit with all they have printed */
    STACK = 256 << 10,
    FIRST_LOOK_MS = 1, /* for an answer; each further look takes twice as long */
    LONGEST_LOOK_MS = 200,
};

/* The first PE of each node asks the first PE of the next one for a word, four times in HEDDLE_TIMEOUT, and waits for
 * the answer no longer than that. So every node is asked by one other, whatever their number. On a lane of its own, if
 * there are enough, so that what the program sends does not keep it waiting. */
static struct {
    pthread_mutex_t lock;   /* held while the lane is used: it comes and goes with shmem_init and shmem_finalize */
    struct context context; /* lane NULL: nobody is to be asked */
    struct target target;
    int target_pe;
    uint64_t word; /* the answer, which says nothing */
    bool is_asked;
    int64_t since; /* the last question */
    int look_ms;
} beat = {.lock = PTHREAD_MUTEX_INITIALIZER};

static int wake_fd;

static void watch_wake(void)
{
    uint64_t one = 1;
    if (write(wake_fd, &one, sizeof one) < 0) die(NULL, "cannot wake a thread: %s", strerror(errno));
}

/* The job is over. */
_Noreturn static void leave(int status)
{
    usleep(LEAVE_MS * 1000);
    _exit(status);
}

static void leave_if_ending(void)
{
    uint64_t ending = load_acquire(&seat.board->exit);
    if (ending) leave((int)(uint32_t)ending);
}

/* The process in this slot has ended. That is well after shmem_finalize. */
static void slot_has_ended(int k)
{
    struct board_slot *slot = &seat.board->slots[k];
    uint32_t state = exchange(&slot->state, BOARD_GONE);
    leave_if_ending();
    if (state == BOARD_FINALIZED || state == BOARD_GONE) return;
    die(NULL, "PE %u (pid %d) has ended before shmem_finalize", slot->pe, (int)slot->pid);
}

static void beat_ask(int64_t now)
{
    beat.is_asked = true;
    beat.since = now;
    beat.look_ms = FIRST_LOOK_MS;
    post_get(&beat.context, &beat.target, &beat.word, sizeof beat.word);
}

/* Under the lock. When to come again. */
static int64_t beat_look(int64_t now)
{
    int64_t limit = (int64_t)env.timeout * 1000, again = limit / 4;
    if (!beat.is_asked && now >= beat.since + again) beat_ask(now);
    if (!beat.is_asked) return beat.since + again;
    if (lane_test(beat.context.mark, beat.context.bit, WAITER_USER)) {
        beat.is_asked = false;
        return beat.since + again;
    }
    if (now - beat.since > limit)
        die(NULL, "PE %d's machine has not answered for %zu s: is it, or its network, down? (HEDDLE_TIMEOUT)",
            beat.target_pe, env.timeout);
    beat.look_ms = beat.look_ms < LONGEST_LOOK_MS ? 2 * beat.look_ms : LONGEST_LOOK_MS;
    return now + beat.look_ms;
}

/* Milliseconds until the next look; -1: for ever. */
static int beat_step(void)
{
    int wait = -1;
    pthread_mutex_lock(&beat.lock);
    if (beat.context.team) {
        int64_t now = clock_ms(), then = beat_look(now);
        wait = then > now ? (int)(then - now) : 0;
    }
    pthread_mutex_unlock(&beat.lock);
    return wait;
}

void watch_nodes_up(void)
{
    if (seat.count == boot.n_pes || boot.node_pe || !env.timeout) return;
    uint32_t next = (roster.my_node + 1) % roster.n_nodes;
    for (beat.target_pe = 0; roster.peers[beat.target_pe].node != next;) beat.target_pe++;
    const struct region *work = &region_table[REGION_WORK];
    pthread_mutex_lock(&beat.lock);
    beat.target = peer_copy_of(work, (void *)work->base, beat.target_pe);
    beat.context =
        (struct context){.team = team_world, .lane = &no_lane, .twin = context_no_twin, .domain = domain_default};
    beat.since = 0; /* the first question at once: it makes the connection */
    pthread_mutex_unlock(&beat.lock);
    watch_wake();
}

void watch_nodes_down(void)
{
    pthread_mutex_lock(&beat.lock);
    bool is_on = beat.context.team;
    beat.context.team = NULL;
    beat.is_asked = false;
    pthread_mutex_unlock(&beat.lock);
    if (!is_on) return;
    mark_quiet(&beat.context); /* nobody has closed its door yet */
    pool_unbind(&beat.context);
}

static void *watch_run(void *unused)
{
    uint64_t count;
    struct pollfd *polls = calloc((size_t)seat.count + 1, sizeof *polls);
    if (!polls) die(NULL, "out of memory for %d PEs", seat.count);
    for (int k = 0; k < seat.count; k++) polls[k] = (struct pollfd){.fd = seat.star[k], .events = POLLRDHUP};
    polls[seat.count] = (struct pollfd){.fd = wake_fd, .events = POLLIN};
    for (;;) {
        poll(polls, (nfds_t)seat.count + 1, beat_step());
        if ((polls[seat.count].revents & POLLIN) && read(wake_fd, &count, sizeof count) < 0) continue;
        for (int k = 0; k < seat.count; k++) {
            if (!(polls[k].revents & (POLLRDHUP | POLLHUP | POLLERR))) continue;
            polls[k].fd = -1;
            slot_has_ended(k);
        }
        leave_if_ending();
    }
    return unused;
}

void watch_up(void)
{
    sigset_t all, before;
    pthread_attr_t attributes;
    pthread_t thread;
    wake_fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, STACK);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before); /* signals are the program's threads' */
    int failed = wake_fd < 0 ? errno : pthread_create(&thread, &attributes, watch_run, NULL);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    pthread_attr_destroy(&attributes);
    if (failed) die(NULL, "cannot start a thread: %s", strerror(failed));
}
