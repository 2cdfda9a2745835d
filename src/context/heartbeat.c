/* Locks. beat.lock is held while a request is posted, which may wait for room on the lane, or for a connection.
 * Progress of this process and of other nodes ends that wait, and needs no beat.lock. Beside the watching thread only
 * heartbeat_down takes it, while it holds no other lock. Therefore no cycle of waits exists. */
#include "context/heartbeat.h"

#include <pthread.h>

#include "base/clock.h"
#include "base/env.h"
#include "base/log.h"
#include "context/context.h"
#include "context/quiet.h"
#include "job/boot.h"
#include "job/watch.h"
#include "lane/lane_pool.h"
#include "lane/post.h"
#include "wire/tcp_state.h"

enum {
    FIRST_LOOK_MS = 1, /* first wait for an answer; each further wait is twice as long */
    LONGEST_LOOK_MS = 200,
};

/* The first PE of each node fetches a word from the next node, four times in HEDDLE_TIMEOUT, and waits for the answer
 * no longer than HEDDLE_TIMEOUT. One other node therefore polls every node, whatever their number. The heartbeat has
 * its own lane, if there are enough, so that it does not wait behind messages of the program.
 *
 * A PE that is stopped, as by a debugger, does not answer, and is not a failure. Over TCP the kernel of its machine
 * acknowledges the question, and the heartbeat then waits on. */
static struct {
    pthread_mutex_t lock;   /* held while the lane is used: it comes and goes with shmem_init and shmem_finalize */
    struct context context; /* team NULL: no heartbeat */
    struct target target;
    int target_pe;
    uint64_t word; /* the answer; its value is not used */
    bool is_asked;
    bool is_stopped; /* the PE does not answer, and its machine does */
    int64_t since;   /* the last question */
    int64_t looked;  /* the last look */
    int look_ms;
} beat = {.lock = PTHREAD_MUTEX_INITIALIZER};

static void beat_ask(int64_t now)
{
    if (context_lane(&beat.context) == &no_lane) lane_pool_bind_aside(&beat.context);
    beat.is_asked = true;
    beat.since = now;
    beat.look_ms = FIRST_LOOK_MS;
    post_get(&beat.context, &beat.target, &beat.word, sizeof beat.word);
}

/* The PE that answers for the next node on this lane: stream_open takes its card. */
static int beat_pe(void)
{
    uint32_t node = roster.peers[beat.target_pe].node, n = 0;
    for (int pe = 0; pe < boot.n_pes; pe++) n += roster.peers[pe].node == node;
    if (n > NODE_CARDS) n = NODE_CARDS;
    int pe = beat.target_pe;
    for (uint32_t k = context_lane(&beat.context)->fixed.number % n; k; k--)
        while (roster.peers[++pe].node != node) continue;
    return pe;
}

/* No answer has come in time. */
static void beat_judge(void)
{
    if (lane_pool.capabilities.reach == WIRE_SOCKETS && tcp_state() == TCP_STATE_ACKNOWLEDGED) {
        if (!beat.is_stopped)
            print_warning("PE %d has not answered for %zu s, but its machine does: it may be stopped, as by a "
                          "debugger; the job continues",
                          beat_pe(), env.timeout);
        beat.is_stopped = true;
        return;
    }
    die(NULL,
        "the machine of PE %d has been silent for %zu s, it or its network may be down; HEDDLE_TIMEOUT sets the limit",
        beat_pe(), env.timeout);
}

/* Under the lock. When to come again. */
static int64_t beat_look(int64_t now)
{
    int64_t limit = (int64_t)env.timeout * 1000, again = limit / 4;
    if (beat.is_asked && now - beat.looked > again + LONGEST_LOOK_MS) beat.since = now; /* this PE was stopped itself */
    beat.looked = now;
    if (!beat.is_asked && now >= beat.since + again) beat_ask(now);
    if (!beat.is_asked) return beat.since + again;
    if (lane_test(beat.context.mark, beat.context.bit, WAITER_USER)) {
        beat.is_asked = beat.is_stopped = false;
        return beat.since + again;
    }
    if (now - beat.since > limit) beat_judge();
    beat.look_ms = beat.look_ms < LONGEST_LOOK_MS ? 2 * beat.look_ms : LONGEST_LOOK_MS;
    return now + (beat.is_stopped ? again : beat.look_ms);
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

void heartbeat_up(void)
{
    if (seat.count == boot.n_pes || boot.node_pe || !env.timeout) return;
    uint32_t next = (roster.my_node + 1) % roster.n_nodes;
    for (beat.target_pe = 0; roster.peers[beat.target_pe].node != next;) beat.target_pe++;
    const struct region *work = &region_table[REGION_WORK];
    pthread_mutex_lock(&beat.lock);
    beat.target = peer_copy_of(work, (void *)work->base, beat.target_pe);
    beat.context = (struct context){.team = team_world,
                                    .lane = &no_lane,
                                    .request_ctx = context_no_request_ctx,
                                    .domain = domain_default,
                                    .is_library_owned = true};
    beat.looked = clock_ms();
    beat.since = -(int64_t)env.timeout * 1000; /* the first question at once: it makes the connection */
    pthread_mutex_unlock(&beat.lock);
    store_release(&watch_meanwhile, beat_step); /* pairs with the acquire in watch_run */
    watch_wake();
}

void heartbeat_down(void)
{
    pthread_mutex_lock(&beat.lock);
    bool is_on = beat.context.team;
    beat.context.team = NULL;
    beat.is_asked = beat.is_stopped = false;
    pthread_mutex_unlock(&beat.lock);
    if (!is_on) return;
    quiet_complete(&beat.context); /* all receive endpoints are still open */
    lane_pool_unbind(&beat.context);
}
