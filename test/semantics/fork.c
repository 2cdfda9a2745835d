/* Section 2, and what follows from moving global variables: fork() is what it is anywhere else. */
#include "semantics.h"

#include <errno.h>
#include <sched.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#include <shmemx.h>

static long counter = 5;
static char block[3 << 20];
static size_t untouched = (2 << 20) + 40960; /* a page of the block that nobody has written */
static int *shared;                          /* by parent and child: a private conversation */

static int child_status(pid_t child)
{
    int status = -1;
    for (int i = 0; i < 6000; i++) {
        if (waitpid(child, &status, WNOHANG) == child) return status;
        nap(10);
    }
    kill(child, SIGKILL);
    waitpid(child, &status, 0);
    return -1;
}

static void wait_for(const int *word, int value)
{
    for (int i = 0; i < 6000 && load(word) != value; i++) nap(10);
    check_equal(load(word), value);
}

/* The child's side: what it sees before and after the parent has written. */
_Noreturn static void look_as_child(void)
{
    int wrong = counter != 5 || block[1 << 20] != 7 || block[0] || block[2 << 20] != 5 || block[untouched];
    counter = 50;
    block[1 << 20] = 70;
    block[9] = 90;
    store(shared, 1);
    wait_for(shared, 2);
    wrong |= counter != 50 || block[1 << 20] != 70 || block[9] != 90 || block[10];
    wrong |= (block[2 << 20] != 5 || block[(2 << 20) + 1]) << 1; /* a page that the child has only read */
    wrong |= (block[untouched] != 0) << 2;                       /* one that held nothing at the time of the fork */
    _exit(wrong);
}

/* §2: the child sees the variables as they were, and neither side sees what the other writes later */
static void child_and_parent_do_not_share_variables(void)
{
    counter = 5;
    block[1 << 20] = 7;
    block[2 << 20] = 5;
    block[(2 << 20) + 1] = 0;
    store(shared, 0);
    pid_t child = fork();
    if (!child) look_as_child();
    wait_for(shared, 1);
    check_equal(counter, 5);
    check_equal(block[1 << 20], 7);
    check_equal(block[9], 0);
    counter = 6;
    block[10] = 1;
    block[(2 << 20) + 1] = 1;
    block[untouched] = 1;
    store(shared, 2);
    check_equal(child_status(child), 0);
    block[10] = 0;
    untouched += 4096;
}

/* §2: the parent's variables are still symmetric after a fork */
static void variables_stay_symmetric_after_a_fork(void)
{
    shmem_barrier_all();
    shmem_long_p(&counter, 100 + me, after(1));
    shmem_barrier_all();
    check_equal(counter, 100 + before(1));
    shmem_barrier_all();
}

/* §2: a child does not see what long transfers bring, which a card moves where there is one */
static void transfers_are_the_parents(void)
{
    static char from[sizeof block];
    for (int round = 1; round <= 3; round++) {
        shmem_barrier_all();
        store(shared, 0);
        pid_t child = fork();
        if (!child) {
            store(shared, 1);
            wait_for(shared, 2);
            _exit(block[0] != round - 1 || block[sizeof block - 1] != round - 1);
        }
        wait_for(shared, 1);
        memset(from, round, sizeof from);
        shmem_barrier_all();
        shmem_putmem_nbi(block, from, sizeof from, after(1));
        shmem_barrier_all();
        check(block[0] == round && block[1 << 20] == round && block[sizeof block - 1] == round);
        memset(from, 0, sizeof from);
        shmem_getmem_nbi(from, block, sizeof from, before(1));
        shmem_quiet();
        check(from[0] == round && from[1 << 20] == round && from[sizeof from - 1] == round);
        store(shared, 2);
        check_equal(child_status(child), 0);
    }
    shmem_barrier_all();
    memset(block, 0, sizeof block);
    shmem_barrier_all();
}

/* §2: popen and system, and what they run, work */
static void popen_and_system_work(void)
{
    char line[32] = "";
    FILE *pipe = popen("echo 42", "r");
    check(pipe && fgets(line, sizeof line, pipe));
    check_equal(atoi(line), 42);
    check_equal(pclose(pipe), 0);
    check_equal(system("exit 3"), 3 << 8);
}

/* §2: a child may fork in turn */
static void grandchildren_work(void)
{
    counter = 8;
    pid_t child = fork();
    if (!child) {
        counter = 9;
        pid_t grandchild = fork();
        if (!grandchild) _exit(counter++ != 9);
        int status = child_status(grandchild);
        _exit(status || counter != 9);
    }
    check_equal(child_status(child), 0);
    check_equal(counter, 8);
}

/* §3: a child that exits is not a PE: it neither finalizes nor meets the others */
static void child_that_exits_leaves_the_job_alone(void)
{
    shmem_barrier_all();
    fflush(NULL);
    pid_t child = me ? 0 : fork();
    if (!me && !child) exit(0);
    if (!me) check_equal(child_status(child), 0);
    for (int i = 0; i < 20; i++) shmem_barrier_all();
}

/* §3: nor is one that ends badly */
static void child_that_fails_leaves_the_job_alone(void)
{
    pid_t child = fork();
    if (!child) exit(4);
    check_equal(child_status(child), 4 << 8);
    child = fork();
    if (!child) abort();
    check(WIFSIGNALED(child_status(child)));
    shmem_barrier_all();
}

/* §9: another thread forks while these hold the library's locks and have messages on their way. The child writes to its
 * own memory, and ends with a message if it uses the network. */
static int is_hammering;

static void use_the_library(int pe)
{
    static long there;
    shmem_ctx_t ctx;
    shmemx_request_h request = SHMEMX_REQUEST_NULL;
    if (!shmem_ctx_create(0, &ctx)) {
        shmem_ctx_long_p(ctx, &there, 1, pe);
        shmem_ctx_destroy(ctx);
    }
    shmemx_request_alloc(0, &request);
    if (pe != me) shmemx_long_p_nbe(&there, 1, pe, &request);
    shmemx_request_wait(&request);
    shmemx_request_free(&request);
    shmem_long_p(&there, 1, pe);
    if (pe != me || all_share_memory()) shmem_quiet();
}

static void *hammer_the_library(void *unused_argument)
{
    while (load(&is_hammering)) use_the_library(after(1));
    return unused_argument;
}

static void child_of_a_threaded_process_calls_the_library(void)
{
    enum { THREADS = 4, CHILDREN = 30 };
    pthread_t threads[THREADS];
    store(&is_hammering, 1);
    for (int i = 0; i < THREADS; i++) threads[i] = thread_start(hammer_the_library, NULL);
    for (int i = 0, status = 0; i < CHILDREN && !status; i++) {
        pid_t child = fork();
        if (!child) {
            use_the_library(me);
            _exit(0);
        }
        check_equal(status = child_status(child), 0);
    }
    store(&is_hammering, 0);
    for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
}

/* Increments a global variable while another thread calls shmem_init. */
static long hammered;

static void *hammer(void *done)
{
    long count = 0;
    while (!load(done)) {
        __atomic_fetch_add(&hammered, 1, __ATOMIC_RELAXED);
        count++;
    }
    return (void *)count;
}

static void begin_beside_a_thread(void)
{
    static int done;
    void *count;
    pthread_t thread = thread_start(hammer, &done);
    while (!__atomic_load_n(&hammered, __ATOMIC_RELAXED)) sched_yield();
    begin(SHMEM_THREAD_SINGLE);
    store(&done, 1);
    pthread_join(thread, &count);
    check_equal(hammered, (long)count);
}

/* §2: the process that calls shmem_init is a child of the one that was started: its variables are symmetric, and its
 * parent's are not written to. A child that fork() did not make shares its parent's variables until shmem_init. */
static pid_t fork_by(const char *how)
{
    if (!strcmp(how, "raw")) return (pid_t)syscall(SYS_clone, (long)SIGCHLD, 0L, 0L, 0L, 0L);
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 34)
    if (!strcmp(how, "_Fork")) return _Fork();
#endif
    return fork();
}

static int child_is_the_pe(const char *how)
{
    counter = 5;
    hammered = 0;
    pid_t child = fork_by(how);
    if (child) {
        store(shared, 1);
        int status = child_status(child);
        check_equal(counter, 5);
        check_equal(hammered, 0);
        check_equal(block[1 << 20], 0);
        return status ? EXIT_FAILURE : test_result();
    }
    wait_for(shared, 1);
    if (strcmp(how, "fork")) begin(SHMEM_THREAD_SINGLE);
    else begin_beside_a_thread();
    variables_stay_symmetric_after_a_fork();
    transfers_are_the_parents();
    child_and_parent_do_not_share_variables();
    variables_stay_symmetric_after_a_fork();
    return end();
}

int main(int argc, char **argv)
{
    shared = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (argc > 1 && !strcmp(argv[1], "child")) return child_is_the_pe(argv[2]);
    child_and_parent_do_not_share_variables();
    if (argc > 1 && !strcmp(argv[1], "threads")) {
        begin(SHMEM_THREAD_MULTIPLE);
        if (!SANITIZED) child_of_a_threaded_process_calls_the_library(); /* their malloc deadlocks in such a child */
        return end();
    }
    begin_beside_a_thread();
    if (argc > 1) {
        child_that_exits_leaves_the_job_alone();
        return end();
    }
    child_and_parent_do_not_share_variables();
    variables_stay_symmetric_after_a_fork();
    transfers_are_the_parents();
    popen_and_system_work();
    grandchildren_work();
    child_that_fails_leaves_the_job_alone();
    variables_stay_symmetric_after_a_fork();
    shmem_finalize();
    child_and_parent_do_not_share_variables();
    return test_result();
}
