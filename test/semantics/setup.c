/* Section 3: init, finalize and queries, as often as a program likes. */
#include "semantics.h"

#include <dirent.h>
#include <malloc.h>
#include <sched.h>
#include <signal.h>

static long from_left = -1;
static long tickets;

static int is_initialized(void)
{
    int yes = -1;
    shmem_query_initialized(&yes);
    check(yes >= 0);
    return yes > 0;
}

static void *query_from_a_thread(void *unused_argument)
{
    (void)unused_argument;
    return (void *)(intptr_t)is_initialized();
}

/* §3: shmem_query_initialized may be called at any time, by any thread */
static void query_initialized_answers_before_init(void)
{
    check(!is_initialized());
    void *seen = NULL;
    pthread_join(thread_start(query_from_a_thread, NULL), &seen);
    check(seen == NULL);
}

/* §3: every init needs its own finalize; an earlier finalize frees nothing */
static void inner_finalize_frees_nothing(void)
{
    int provided = -1;
    shmem_init();
    check_equal(shmem_init_thread(SHMEM_THREAD_SINGLE, &provided), 0);
    check(provided >= SHMEM_THREAD_SINGLE && provided <= SHMEM_THREAD_MULTIPLE);
    n = shmem_n_pes(), me = shmem_my_pe();
    long *block = shmem_malloc(sizeof *block);
    shmem_team_t team;
    shmem_ctx_t ctx;
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n, NULL, 0, &team);
    shmem_ctx_create(0, &ctx);
    shmem_finalize();
    check(is_initialized());
    check_equal(shmem_n_pes(), n);
    check_equal(shmem_team_n_pes(team), n);
    shmem_ctx_long_p(ctx, block, 30 + me, after(1));
    shmem_ctx_quiet(ctx);
    shmem_barrier_all();
    check_equal(*block, 30 + before(1));
    shmem_finalize();
    check(!is_initialized());
}

/* §3: a finalize that is not the last is a barrier_all */
static void inner_finalize_is_a_barrier(void)
{
    shmem_init();
    shmem_init();
    from_left = -1;
    shmem_barrier_all();
    if (me == n - 1) nap(20);
    shmem_long_put_nbi(&from_left, &(long){7 + me}, 1, after(1));
    shmem_finalize();
    check_equal(from_left, 7 + before(1));
    shmem_finalize();
}

/* §3: the last finalize completes all communication of all contexts */
static void last_finalize_completes_everything(void)
{
    shmem_init();
    static long by_context;
    from_left = by_context = -1;
    shmem_ctx_t ctx;
    shmem_ctx_create(0, &ctx);
    shmem_barrier_all();
    if (me == 0) nap(20);
    shmem_long_put_nbi(&from_left, &(long){9 + me}, 1, after(1));
    shmem_ctx_long_put_nbi(ctx, &by_context, &(long){90 + me}, 1, after(1));
    shmem_finalize();
    check_equal(from_left, 9 + before(1));
    check_equal(by_context, 90 + before(1));
}

static int count_entries(const char *folder)
{
    int count = 0;
    DIR *directory = opendir(folder);
    while (directory && readdir(directory)) count++;
    if (directory) closedir(directory);
    return count;
}

static int count_mappings(void)
{
    int count = 0;
    FILE *file = fopen("/proc/self/maps", "r");
    for (int c; file && (c = fgetc(file)) != EOF;) count += c == '\n';
    if (file) fclose(file);
    return count;
}

/* One life of the library, leaving behind everything that finalize has to clean up. */
static void live_once(int life)
{
    int provided = -1, level = life % 4;
    check_equal(shmem_init_thread(level, &provided), 0);
    check(provided >= level);
    check(is_initialized());
    check_equal(shmem_my_pe(), me);
    check_equal(shmem_n_pes(), n);
    long *block = shmem_calloc(1000, sizeof *block);
    shmem_team_t team, part;
    shmem_ctx_t ctx, of_team;
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n, NULL, 0, &team);
    shmem_team_split_strided(team, n - 1, -1, n, NULL, 0, &part);
    check_equal(shmem_ctx_create(0, &ctx), 0);
    check_equal(shmem_team_create_ctx(part, 0, &of_team), 0);
    shmem_long_p(&from_left, life, after(1));
    shmem_ctx_long_p(ctx, block + 1, life + 1, after(1));
    shmem_ctx_long_p(of_team, block + 2, life + 2, n - 1 - after(1));
    shmem_ctx_quiet(ctx); /* the barrier completes what is on the default context */
    shmem_ctx_quiet(of_team);
    shmem_barrier_all();
    check_equal(from_left, life);
    check_equal(block[0], 0);
    check_equal(block[1], life + 1);
    check_equal(block[2], life + 2);
    check_equal(shmem_long_sum_reduce(part, block + 3, block + 1, 1), 0);
    check_equal(block[3], (life + 1) * n);
    shmem_finalize();
    check(!is_initialized());
}

/* §3: after the last finalize a later init works from scratch, with teams and contexts left from before */
static void library_starts_again_from_scratch(void)
{
    live_once(0);
    live_once(1);
    int files = count_entries("/proc/self/fd"), mappings = count_mappings();
    malloc_trim(0); /* what a network library has given back is not in use */
    size_t memory = resident();
    for (int life = 2; life < 20; life++) live_once(life);
    check_equal(count_entries("/proc/self/fd"), files);
    check(count_mappings() <= mappings + 2);
    malloc_trim(0);
    if (!SANITIZED) check(resident() < memory + ((size_t)4 << 20));
}

/* §3: PE numbers are 0 .. n-1, each once */
static void pe_numbers_are_unique(void)
{
    shmem_init();
    check(me >= 0 && me < n);
    long *seen = shmem_calloc((size_t)n, sizeof *seen);
    shmem_long_atomic_inc(&seen[me], 0);
    shmem_barrier_all();
    for (int pe = 0; pe < n; pe++) check_equal(shmem_long_g(&seen[pe], 0), 1);
    shmem_finalize();
}

/* §3: the version is the constants'; the name fits and ends */
static void version_and_name_are_the_constants(void)
{
    char name[SHMEM_MAX_NAME_LEN + 1];
    int major = 0, minor = 0;
    shmem_init();
    memset(name, '#', sizeof name);
    shmem_info_get_version(&major, &minor);
    shmem_info_get_name(name);
    check_equal(major, SHMEM_MAJOR_VERSION);
    check_equal(minor, SHMEM_MINOR_VERSION);
    check_equal(major * 10 + minor, 16);
    check(memchr(name, 0, SHMEM_MAX_NAME_LEN) != NULL);
    check(!strcmp(name, SHMEM_VENDOR_STRING));
    check_equal(name[SHMEM_MAX_NAME_LEN], '#');
    shmem_finalize();
}

static void on_signal(int signo) { (void)signo; }

/* §18: the library does not own the process: signal handlers, mask and affinity stay as they are */
static void process_state_is_left_alone(void)
{
    struct sigaction mine = {.sa_handler = on_signal}, now;
    static const int signals[] = {SIGUSR1, SIGTERM, SIGSEGV, SIGCHLD, SIGPIPE, SIGALRM};
    cpu_set_t cpus_before, cpus_now;
    sigset_t mask_before, mask_now;
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) sigaction(signals[i], &mine, NULL);
    sched_getaffinity(0, sizeof cpus_before, &cpus_before);
    sigprocmask(SIG_BLOCK, NULL, &mask_before);
    shmem_init();
    shmem_barrier_all();
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) {
        sigaction(signals[i], NULL, &now);
        check(now.sa_handler == on_signal);
    }
    sched_getaffinity(0, sizeof cpus_now, &cpus_now);
    sigprocmask(SIG_BLOCK, NULL, &mask_now);
    check(!memcmp(&cpus_now, &cpus_before, sizeof cpus_now));
    for (int s = 1; s < 32; s++) check_equal(sigismember(&mask_now, s), sigismember(&mask_before, s));
    shmem_finalize();
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) signal(signals[i], SIG_DFL);
}

static void *interrupt_often(void *argument)
{
    for (int i = 0; i < 100; i++) {
        pthread_kill(*(pthread_t *)argument, SIGUSR1);
        nap(1);
    }
    return NULL;
}

/* §18: a program may have signals of its own: no wait is cut short by one */
static void signals_do_not_end_waits(void)
{
    struct sigaction mine = {.sa_handler = on_signal};
    sigaction(SIGUSR1, &mine, NULL);
    shmem_init();
    pthread_t self = pthread_self(), helper = thread_start(interrupt_often, &self);
    long *word = shmem_calloc(1, sizeof *word), *lock = shmem_calloc(1, sizeof *lock);
    for (int round = 1; round <= 20; round++) {
        nap(me == round % n ? 3 : 0);
        shmem_long_atomic_inc(word, after(1));
        shmem_long_wait_until(word, SHMEM_CMP_GE, round);
        check(*word >= round);
        shmem_set_lock(lock);
        tickets = shmem_long_g(&tickets, 0) + 1;
        shmem_long_p(&tickets, tickets, 0);
        shmem_clear_lock(lock);
        shmem_barrier_all();
        if (me == 0) check_equal(tickets, (long)round * n);
        shmem_barrier_all();
    }
    pthread_join(helper, NULL);
    shmem_finalize();
    signal(SIGUSR1, SIG_DFL);
}

int main(void)
{
    query_initialized_answers_before_init();
    inner_finalize_frees_nothing();
    inner_finalize_is_a_barrier();
    last_finalize_completes_everything();
    library_starts_again_from_scratch();
    pe_numbers_are_unique();
    version_and_name_are_the_constants();
    process_state_is_left_alone();
    signals_do_not_end_waits();
    return test_result();
}
