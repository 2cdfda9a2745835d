/* A model of completion: the library's lanes, contexts and requests under an explorer of schedules. README.md says what
 * must hold. Arguments: --help. */
#include <getopt.h>
#include <string.h>
#include <time.h>

#include <shmemx.h>

#include "explorer.h"
#include "network.h"
#include "program.h"
#include "world.h"

/* Small programs, whose schedules are tried completely: patterns in which something once went wrong, or might. */
static const struct scenario {
    const char *name;
    unsigned lanes;
    const char *threads[THREADS];
} scenarios[] = {
    {"words that nobody waits for, then a quiet", 1, {"look put_word:1 look put_word:1 look put_word:2 quiet"}},
    {"a heartbeat on the only lane, and transfers",
     1,
     {"beats put_word:1 put_long:1 look put_word:1 put_word:1 quiet"}},
    {"a heartbeat on one of two lanes, with three contexts",
     2,
     {"beats context@mine put_word@mine:1 put_word:1 put_word@common:1 look put_word@mine:1 put_word@common:2 "
      "quiet@mine "
      "destroy quiet@common quiet"}},
    {"a quiet beside another context's batches to another node",
     1,
     {"context@mine put_word:1 put_word@mine:2 put_word@mine:1 put_word:2 quiet@mine quiet"}},
    {"batches to two nodes, of which the later one is sent first",
     1,
     {"context@mine put_word@mine:1 put_word:2 look put_word@mine:1 put_word:2 quiet@mine quiet"}},
    {"batches to two nodes, of which the later one is sent first, and nobody has waited for either",
     1,
     {"context@mine put_word:2 look put_word@mine:1 put_word@mine:1 put_word:2 look quiet@mine quiet"}},
    {"an empty batch beside an open one",
     1,
     {"context@mine look put_word:1 look put_word:1 put_word@mine:1 quiet quiet@mine"}},
    {"wait_local: a get in a batch that was begun before a long put",
     1,
     {"put_word@my_request:1 put_word@my_request:1 put_long@my_request:2 get_nbi@my_request:1 wait_local@my_request "
      "quiet@my_request"}},
    {"a request with a context of its own",
     1,
     {"request@my_request:exclusive_try look put_word@my_request:1 look put_word@my_request:1 quiet@my_request"}},
    {"two threads post to one context and wait",
     1,
     {"put_word:1 put_word@common:1 quiet@common", "put_word@common:1 quiet@common"}},
    {"a quiet ends while another thread posts into an older batch",
     1,
     {"put_word:1 put_word:1 put_word@common:2 quiet@common", "put_word@common:1 quiet@common"}},
    {"two threads post to the default context and wait", 2, {"put_word:1 quiet", "put_word:2 put_word:1 quiet"}},
    {"a thread registers behind what it has posted",
     2,
     {"put_word:1 put_long:1 register fence put_word:1 thread_quiet"}},
    {"a quiet of the default context covers registered threads", 3, {"quiet", "register put_word:1 put_word:1 quiet"}},
    {"a fence behind long transfers", 1, {"put_long:1 put_word:2 fence put_word:1 quiet"}},
    {"a fence in a request whose next operation has another lane",
     2,
     {"put_word@my_request:1 fence@my_request register put_word@my_request:1 quiet@my_request"}},
    {"a fence in a request behind a long transfer",
     1,
     {"put_long@my_request:1 fence@my_request put_word@my_request:1 quiet@my_request"}},
    {"a fence in a request that is an object, behind a long transfer",
     1,
     {"request@my_request:persistent put_long@my_request:1 fence@my_request put_word@my_request:1 quiet@my_request"}},
    {"the history is full of what nobody has asked about",
     1,
     {"look put_word:1 look put_word:1 look put:2 look put:2 look put:2 look put:2 look put:2"}},
    {"more words that nobody waits for than may be unsignaled on a stream",
     1,
     {"look put_word:1 look put_word:1 look put_word:1 look put_word:1 look put_word:1 look put_word:1 quiet"}},
    {"more words that nobody waits for than may be unsignaled on a lane",
     1,
     {"look put_word:1 look put_word:2 look put_word:1 look put_word:2 look put_word:1 look put_word:2 quiet"}},
    {"more puts than fit a batch, on a lane of one thread",
     2,
     {"context@mine:private put_word@mine:1 put@mine:1 put@mine:1 put@mine:1 put@mine:1 put@mine:1 put@mine:1 "
      "put@mine:1 put@mine:1 put@mine:1 quiet@mine"}},
    {"a fence before a long transfer and behind one", 1, {"put:1 put:1 fence put_long:1 fence put:1 look quiet"}},
    {"long transfers both ways, with a request and without",
     1,
     {"put_long:1 get_long@my_request:1 quiet quiet_test@my_request"}},
    {"a fence of a thread behind long transfers", 2, {"register put_long:1 put_word:2 thread_fence put_word:1 quiet"}},
    {"a fence of a domain, in which contexts have long transfers",
     2,
     {"context@mine put_long@mine:1 put_long:2 domain_fence put_word@mine:1 put_word:2"}},
    {"a quiet of a domain covers all of its contexts",
     1,
     {"put_word:1 put_word:1 put_word@common:2 domain_quiet", "context@mine:private put_word@mine:1 put_word@mine:1"}},
    {"sources of long puts are free after local_complete", 1, {"put_long:1 put_word:1 put_long:2 wait_local quiet"}},
    {"counters while another thread posts",
     1,
     {"put_word@common:1 put_word@common:1 quiet@common count@common put_long@common:1 count@common",
      "put_word@common:2 get_nbi@common:1 count@common"}},
    {"counters of the default context, of registered threads and of requests",
     2,
     {"put_word:1 put_word:1 count quiet count", "register put_word:1 put_word:1 put_word@my_request:1 quiet count"}},
    {"counters of a context whose lane is one thread's",
     2,
     {"context@mine:private put_word@mine:1 put_word@mine:1 put_word@mine:1 count@mine get_nbi@mine:1 get_nbi@mine:1 "
      "count@mine put_word@mine:2 put_word@mine:2 quiet@mine count@mine"}},
    {"sources that are read where they are may be written to at once",
     1,
     {"put_word:1 put_in_place:1 put_in_place:1 put_word:1 put_in_place:2 quiet"}},
    {"two threads, one of which waits until its source has been read",
     1,
     {"put_in_place@common:1 put_word@common:1", "put_word@common:1 put_in_place@common:1 quiet@common"}},
    {"what is urgent overtakes what was refused, not its own stream",
     1,
     {"context@mine:urgent put_word:1 put_word:2 put_word@mine:1 quiet_test@mine put_word:2 quiet_test quiet@mine"}},
    {"two threads fetch on one context", 1, {"get@common:1 get@common:1", "get@common:1 fetch_add@common:2"}},
    {"a put for which nobody waits while others wait for their gets",
     1,
     {"get@common:1", "get@common:1", "get_nbi@common:2 put_word@common:2"}},
    {"a put beside gets of another thread, and counters",
     1,
     {"get@common:1 get@common:1 get@common:1 count@common",
      "put_word@common:2 get_nbi@common:2 put@common:2 quiet@common count@common"}},
    {"a shared request, posted to by two threads",
     2,
     {"put_word@all_s_request:1", "get_nbi@all_s_request:2 put_word@all_s_request:1"}},
    {"a counting get of several pieces, and counters",
     1,
     {"get_long_counted:1 count quiet count", "add:1 add:1 quiet"}},
    {"what is told, and what its thread posts next", 1, {"tell:1 tell:1 tell:1 put_word:1 tell:2 quiet"}},
    {"what is told, behind words for which nobody has waited",
     1,
     {"look put_word:1 look put_word:1 tell:1 quiet tell:1 look put:1"}},
    {"what is told by two threads that wait for other things",
     2,
     {"tell:1 get:2 tell:2", "register get:1 tell:1 put_word:1 quiet"}},
    {"what is told, and a long put to the same node", 1, {"tell:1 put_long:1 tell:1 quiet"}},
};

/* These bring threads to a few instructions: one deviation is enough to see what goes wrong there. All of them are
 * tried, whatever --most says. */
static const struct scenario aimed[] = {
    {"a long put to one node behind long puts to a node that does not answer",
     1,
     {"slow_node put_long:2 put_long:2 put_long:2 put_long:1 quiet"}},
    {"a long get from one node behind a word and long puts to a node that does not answer",
     1,
     {"slow_node put_word:2 put_long:2 put_long:2 get_long:1 put_long:2 quiet"}},
    {"a fence in an object, whose next operation has another lane",
     2,
     {"request@my_request:persistent put_word@my_request:1 fence@my_request register put_word@my_request:1 "
      "quiet@my_request"}},
    {"a fence in a request whose next one has another request context",
     2,
     {"register put_word@my_request:2 quiet@my_request unregister put_word@my_request:1 fence@my_request register "
      "put_word@my_request:1 quiet@my_request"}},
    {"a fence in a request, behind which it goes on on one lane, and then on another",
     2,
     {"put_word:1 put_word@my_request_ctx:1 context@mine fence@my_request_ctx put@my_request:2 put@my_request_ctx:1 "
      "quiet@mine quiet"}},
    {"a fence in a request that waits for something else, too, before it goes on on another lane",
     2,
     {"put_word:1 put_word@my_request_ctx:1 context@mine fence@my_request_ctx pending@my_request put@my_request_ctx:1 "
      "quiet@mine quiet"}},
    {"a request is merged that had a lane of its own, which another thread gets",
     2,
     {"register request@my_request:exclusive_try look put_word@my_request:1 put_word@my_request:1 merge@my_request "
      "quiet@my_request",
      "register await:2 context@mine:private put_word@mine:1 put_word@mine:2 quiet@mine"}},
    {"a fence that is tested behind a long transfer", 1, {"put_long:1 fence_test put_word:1 quiet"}},
    {"a quiet is over and another thread posts into an older batch",
     1,
     {"put_word:2 quiet put_word:1 put_word:1 put_word@common:2 pass:1 quiet@common quiet@common",
      "await:2 put_word@common:1"}},
    {"a lane becomes free for a context that another thread posts to",
     2,
     {"context@mine:private put_word@mine:1 put_word@common:1 destroy put_word@common:1 quiet@common quiet@common",
      "await:3 put_word@common:1 put_word@common:1"}},
    {"counters after a quiet that finds that another thread's has waited for its put as well",
     1,
     {"put_word@common:1 pass:1 quiet@common pass:2",
      "await:1 put_word@common:1 await:2 quiet@common put_word@common:1 count@common"}},
    {"a thread waits for what another one has posted that still posts",
     2,
     {"register put_word@all_s_request:1 await:1 put_word:2 put_word:2", "await:1 quiet@all_s_request"}},
    {"two threads add marks to a shared request",
     1,
     {"get_nbi@all_s_request:2 get_nbi@all_s_request:2", "put_word@all_s_request:1"}},
    {"a thread that is registered posts first to a request", 2, {"register put_word@my_request:1"}},
    {"a request takes up the mark that another thread has noted, and goes on on another lane",
     2,
     {"register await:1 put_word@my_request_ctx:1", "pass:2 put_word:1"}},
    {"counters behind a quiet of another thread that has counted",
     1,
     {"put_word@common:1 quiet@common", "await:1 pass:4 put_word@common:1 count@common"}},
    {"a driver that keeps what it is given, and nobody waits",
     1,
     {"slow_driver look put_word:1 look put_word:2 look put_word:1 look put_word:2 look put_word:1 look put_word:2",
      "await:6 look put_word:1 look put_word:2 look put_word:1 look put_word:2 look put_word:1 look put_word:2 quiet"}},
    {"the same on a lane that nobody else moves on, as who serves moves the first",
     2,
     {"slow_driver register put_word:1 await:1 look put_word:1 await:2 look look put_word:1"}},
    {"a request for which nobody waits",
     2,
     {"request@my_request:exclusive_try get_nbi@my_request:1 forget@my_request"}},
    {"the handle of a request that has ended", 1, {"request@my_request:persistent stale quiet@my_request"}},
    {"what a thread has issued by its handle, and without",
     2,
     {"HEDDLE_TLS=off register put_word@thread_ctx:1 thread_quiet put_long:1 put_word:2 thread_fence put_word:1 "
      "quiet"}},
    {"a fence before what a thread issues that has posted nothing so far",
     2,
     {"context@mine:private put_word@mine:1 destroy pass:1 put_word:1 fence", "await:1 register pass:2 put_word:1"}},
    {"a fence while another thread registers",
     2,
     {"context@mine:private put_word@mine:1 destroy pass:1 put_word:1 fence", "await:1 register put_word:1"}},
    {"a fence before what a thread issues that goes on to another lane",
     2,
     {"request@my_request:exclusive_try put_word@my_request:1 await:2 quiet@my_request put_word:1 put_word:1 fence",
      "await:1 register put_word:2 pass:2 thread_quiet put_word:1"}},
    {"a fence before what a thread issues by its handle",
     2,
     {"HEDDLE_TLS=off register put_word:1 fence put_word@thread_ctx:1 quiet"}},
};

/* With a card that reads and writes by itself, each choice of which doubles the schedules: of two deviations, as many
 * as there is time for. */
static const struct scenario by_card[] = {
    {"long puts by the card, of which the last is awaited", 1, {"card put_long:1 quiet put_long:1 quiet put_long:2"}},
    {"a word behind a fence behind a long put by the card",
     1,
     {"card put_long:1 quiet put_long:1 fence put_word:1 quiet"}},
    {"a word behind a fence behind long puts by a card that keeps their order",
     1,
     {"ordered_card put_long:1 quiet put_long:1 fence put_long:1 fence put_word:1 quiet"}},
    {"sources of puts by such a card are free after local_complete",
     1,
     {"ordered_card put_long:1 quiet put_long:1 put_word:1 put_long:1 wait_local quiet"}},
    {"a long put by the card behind a fence behind words",
     1,
     {"card put_long:1 quiet put_word:1 put_word:1 fence put_long:1 quiet"}},
    {"a long put by the card behind a fence behind words for which nobody waits",
     1,
     {"card put_long:1 quiet look put_word:1 look put_word:1 fence put_long:1 look look quiet"}},
    {"long puts by the card behind a fence, and beside words that no fence follows",
     1,
     {"card put_long:1 quiet put_word:1 fence put_word:1 put_long:1 put_word:1 put_long:1 quiet"}},
    {"a long put by the card behind a fence that is tested",
     1,
     {"card put_long:1 quiet put_word:1 fence_test put_long:1 quiet"}},
    {"two threads that fence words and put behind them by the card on one lane",
     1,
     {"card put_long:1 quiet put_word@common:1 fence@common put_long@common:1 quiet@common",
      "await:1 put_word@common:1 fence@common put_long@common:1 quiet@common"}},
    {"gets by the card, awaited and not", 1, {"card get_long:1 quiet get:1 put_word:1 get:1 get_long:1 quiet"}},
    {"gets by the card that a quiet has counted",
     1,
     {"card context@mine get_long@mine:1 quiet@mine get@mine:1 quiet@mine put_word@mine:1 put_word@mine:1 count@mine "
      "quiet@mine"}},
    {"a long put by the card with a signal, behind others",
     1,
     {"card put_long:1 quiet put_long_signal:1 put_word:1 quiet"}},
    {"sources of puts by the card are free after local_complete",
     1,
     {"card put_long:1 quiet put_long:1 put_word:1 put_long:1 wait_local quiet"}},
    {"a request with a put by the card, and a fence in it",
     1,
     {"card put_long:1 quiet put_long@my_request:1 fence@my_request put_word@my_request:1 quiet@my_request"}},
    {"two threads with transfers by the card on one lane",
     1,
     {"card put_long:1 quiet put_long:1 quiet", "put_long@common:1 get_long@common:1 quiet@common"}},
    {"single puts by the card, each with its quiet",
     1,
     {"card put_long:1 quiet put:1 quiet put_word:1 quiet put:1 quiet_test"}},
    {"words behind a fence behind a single put by the card",
     1,
     {"card put_long:1 quiet put:1 fence put_word:1 fence put_word:1 quiet"}},
    {"a long put behind a fence behind a single put by the card",
     1,
     {"card put_long:1 quiet put:1 fence put_long:1 quiet"}},
    {"puts that follow a single put by the card",
     1,
     {"card put_long:1 quiet put:1 put_word:1 put:1 add:1 fence put_word:1 quiet"}},
    {"single puts by a card that keeps their order",
     1,
     {"ordered_card put_long:1 quiet put:1 fence put_word:1 fence put:1 wait_local quiet"}},
    {"single puts by the card to three PEs on two nodes, and a put with a signal",
     1,
     {"card put_long:1 quiet put:1 put_long_signal:3 put:2 fence put_word:1 quiet"}},
    {"single puts by the card in a request, and a fence in it",
     1,
     {"card put_long:1 quiet put@my_request:1 fence@my_request put_word@my_request:1 wait_local@my_request "
      "quiet@my_request"}},
    {"single puts by the card on two contexts of a lane, and counters",
     1,
     {"card put_long:1 quiet context@mine put:1 put@mine:1 quiet@mine count@mine quiet",
      "await:1 put_word@common:1 quiet@common count@common"}},
    {"the library ends while a key is asked for", 1, {"card put_long:1 put_long:2"}},
};

#define LENGTH(list) (sizeof list / sizeof *list)
enum {
    UNAIMED = LENGTH(scenarios),
    AIMED = UNAIMED + LENGTH(aimed),
    SCENARIOS = AIMED + LENGTH(by_card),
    MOST_BY_CARD = 15000
};

static const struct scenario *scenario_at(int i)
{
    if (i < UNAIMED) return &scenarios[i];
    return i < AIMED ? &aimed[i - UNAIMED] : &by_card[i - AIMED];
}

static void read_scenario(const struct scenario *s)
{
    program = (struct program){.lanes = s->lanes};
    for (int t = 0; t < THREADS; t++) program_read(t, s->threads[t] ? s->threads[t] : "");
}

static struct exploration exploration = {
    .threads = {{program_run, false},
                {program_run, false},
                {program_run, false},
                {network_run, true},
                {world_progress, true},
                {world_watch, true}},
    .prepare = program_prepare,
    .finish = program_finish,
};

/* The watch thread comes last: only programs with a heartbeat have it. */
static void count_threads(void) { exploration.n_threads = THREADS + DAEMONS - !program.beats; }

/* Programs that are made up */

static long one_of(const long *values, size_t n) { return values[explorer_draw(n)]; }

static struct step draw_step(void)
{
    static const long contexts[] = {0,
                                    SHMEM_CTX_SERIALIZED,
                                    SHMEMX_CTX_EXCLUSIVE,
                                    SHMEM_CTX_PRIVATE,
                                    SHMEM_CTX_PRIVATE,
                                    SHMEMX_CTX_PRIORITY_HIGH,
                                    SHMEMX_CTX_PRIORITY_LOW};
    static const long requests[] = {0, SHMEMX_REQUEST_EXCLUSIVE_TRY, SHMEMX_REQUEST_PRIORITY_HIGH,
                                    SHMEMX_REQUEST_PERSISTENT, SHMEMX_REQUEST_SHARED};
    struct step step = {.an = (uint8_t)explorer_draw(PLACES)};
    switch (explorer_draw(20)) {
    case 0:
        step.what = CONTEXT, step.to = one_of(contexts, sizeof contexts / sizeof *contexts);
        break;
    case 1:
        step.what = REQUEST, step.to = one_of(requests, sizeof requests / sizeof *requests);
        break;
    case 2:
        step.what = explorer_draw(3) ? REGISTER : explorer_draw(2) ? UNREGISTER : DESTROY;
        break;
    case 3:
    case 4:
        step.what = step.an == DEFAULT && !explorer_draw(3) ? THREAD_QUIET : QUIET;
        if (step.what == QUIET && !explorer_draw(8)) step.what = DOMAIN_QUIET;
        break;
    case 5:
        step.what = explorer_draw(2) ? QUIET_TEST : WAIT_LOCAL;
        break;
    case 6:
        step.what = FENCE;
        if (step.an == DEFAULT && !explorer_draw(3)) step.what = explorer_draw(2) ? THREAD_FENCE : DOMAIN_FENCE;
        break;
    case 7:
    case 17:
        step.what = LOOK;
        break;
    case 18:
        step.what = COUNT;
        break;
    case 19:
        step.what = (uint8_t[]){FENCE_TEST, FORGET, PENDING, MERGE}[explorer_draw(4)];
        break;
    case 8:
    case 9:
        step.what = PUT_WORD, step.to = 1;
        break;
    default:
        step.what = (uint8_t)(PUT_WORD + explorer_draw(OPERATIONS_END - PUT_WORD)),
        step.to = 1 + (long)explorer_draw(3);
    }
    if (step.what == QUIET && step.an == ALL_S_REQUEST) step.an = DEFAULT; /* one thread waits for it, at the end */
    if (step.what == QUIET_TEST && step.an == ALL_S_REQUEST) step.an = COMMON;
    if (step.what == WAIT_LOCAL && step.an == ALL_S_REQUEST) step.an = MY_REQUEST;
    if (step.what == COUNT && step.an > COMMON) step.an = DEFAULT;
    if (step.what == FENCE && step.an == ALL_S_REQUEST) step.an = MY_REQUEST;
    if (step.what == FORGET || step.what == MERGE) step.an = MY_REQUEST;
    if (step.what == PENDING) step.an = explorer_draw(2) ? MY_REQUEST : ALL_S_REQUEST;
    if (step.what == FENCE_TEST && step.an > COMMON) step.an = DEFAULT;
    if (step.what >= OPERATIONS_END && step.an == THREAD_CTX) step.an = DEFAULT;
    return step;
}

/* One that is made up, or one of the above. */
static void draw_program(void)
{
    if (!explorer_draw(2)) {
        read_scenario(scenario_at((int)explorer_draw(SCENARIOS)));
        return;
    }
    program = (struct program){.lanes = 1 + (unsigned)explorer_draw(3),
                               .is_locked = !explorer_draw(8),
                               .is_tls_off = !explorer_draw(8),
                               .is_driver_slow = !explorer_draw(8),
                               .has_card = !explorer_draw(2),
                               .is_card_ordered = !explorer_draw(2),
                               .is_crowded = !explorer_draw(4),
                               .beats = !explorer_draw(8)};
    int threads = program.beats ? 1 : 1 + (int)explorer_draw(THREADS);
    for (int t = 0; t < threads; t++) {
        int n = 2 + (int)explorer_draw(STEPS - 1);
        for (int i = 0; i < n; i++) program.steps[t][i] = draw_step();
    }
}

static void prepare_random(void)
{
    draw_program();
    count_threads();
    program_prepare();
}

/* Reports */

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static void run_scenarios(unsigned deviations, uint64_t most)
{
    printf("%-66s %10s %8s\n", "all schedules with few deviations", "schedules", "seconds");
    for (int i = 0; i < SCENARIOS; i++) {
        double begin = seconds();
        read_scenario(scenario_at(i));
        count_threads();
        exploration.name = scenario_at(i)->name;
        bool is_aimed = i >= UNAIMED && i < AIMED, has_card = i >= AIMED;
        uint64_t limit = has_card && most > MOST_BY_CARD ? MOST_BY_CARD : most;
        uint64_t n = is_aimed ? explore_all(&exploration, 1, UINT64_MAX) : explore_all(&exploration, deviations, limit);
        printf("%-66s %10ju %8.2f\n", exploration.name, (uintmax_t)n, seconds() - begin);
        fflush(stdout);
    }
}

static void run_random(uint64_t first, uint64_t count, double limit)
{
    uint64_t n = 0;
    double begin = seconds();
    exploration.name = "random";
    exploration.prepare = prepare_random;
    while (n < count && (n % 64 || seconds() - begin < limit)) explore_random(&exploration, first + n++);
    printf("random programs and schedules: seeds %ju to %ju, %ju operations, %ju looks at what is where, %.0f s\n",
           (uintmax_t)first, (uintmax_t)(first + n - 1), (uintmax_t)program_operations, (uintmax_t)program_looks,
           seconds() - begin);
}

static int repeat(const char *scenario, const char *trail)
{
    for (int i = 0; i < SCENARIOS; i++) {
        if (strcmp(scenario_at(i)->name, scenario)) continue;
        read_scenario(scenario_at(i));
        count_threads();
        exploration.name = scenario;
        explore_trail(&exploration, trail);
        printf("nothing is wrong\n");
        return 0;
    }
    fprintf(stderr, "no scenario is called %s\n", scenario);
    return 2;
}

int main(int argc, char **argv)
{
    static const struct option options[] = {{"deviations", required_argument, 0, 'd'},
                                            {"most", required_argument, 0, 'm'},
                                            {"seed", required_argument, 0, 's'},
                                            {"seeds", required_argument, 0, 'n'},
                                            {"first", required_argument, 0, 'f'},
                                            {"seconds", required_argument, 0, 't'},
                                            {"scenario", required_argument, 0, 'c'},
                                            {"trail", required_argument, 0, 'r'},
                                            {"help", no_argument, 0, 'h'},
                                            {0}};
    unsigned deviations = 2;
    uint64_t most = UINT64_MAX, seeds = 200000, first = 1;
    double limit = 1e9;
    const char *scenario = NULL, *trail = "0:0";
    for (int o; (o = getopt_long(argc, argv, "", options, NULL)) != -1;) {
        if (o == 'd') deviations = (unsigned)atoi(optarg);
        else if (o == 'm') most = strtoull(optarg, NULL, 10);
        else if (o == 's') first = strtoull(optarg, NULL, 10), seeds = 1, deviations = 0;
        else if (o == 'n') seeds = strtoull(optarg, NULL, 10);
        else if (o == 'f') first = strtoull(optarg, NULL, 10);
        else if (o == 't') limit = atof(optarg), seeds = UINT64_MAX;
        else if (o == 'c') scenario = optarg;
        else if (o == 'r') trail = optarg;
        else if (o == 'h')
            return puts("completion [--deviations D] [--most SCHEDULES]: all schedules of the scenarios with at most D "
                        "(2)\n"
                        "           [--first SEED] [--seeds N | --seconds S]: random programs and schedules (200000)\n"
                        "           --seed SEED, --scenario NAME --trail TRAIL: repeats what was printed"),
                   0;
        else return 2;
    }
    if (scenario) return repeat(scenario, trail);
    if (deviations) run_scenarios(deviations, most);
    if (seeds) run_random(first, seeds, limit);
    return 0;
}
