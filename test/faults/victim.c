/* victim WHERE HOW: PE 1 ends badly in WHERE, in the way HOW, while the others wait for it. PE 0 says when
 * all is ready. */
#include "semantics/semantics.h"

#include <signal.h>
#include <sys/socket.h>
#include <sys/syscall.h>

static const char *where, *how;
static long word, lock, dest, source;
static int pe; /* known before shmem_init */

static void end_now(void)
{
    moment();
    if (!strcmp(how, "kill")) raise(SIGKILL);
    if (!strcmp(how, "segv")) raise(SIGSEGV);
    if (!strcmp(how, "abort")) abort();
    if (!strcmp(how, "exit 3")) exit(3);
    if (!strcmp(how, "exit 0")) exit(0);
    if (!strcmp(how, "_exit 0")) _exit(0);
}

static int is(const char *place) { return !strcmp(where, place); }

/* What shmem_init sends and receives descriptors with. */
ssize_t sendmsg(int fd, const struct msghdr *message, int flags)
{
    if (pe == 1 && where && is("init, sending")) end_now();
    return syscall(SYS_sendmsg, fd, message, flags);
}
ssize_t recvmsg(int fd, struct msghdr *message, int flags)
{
    if (pe == 1 && where && is("init, receiving")) end_now();
    return syscall(SYS_recvmsg, fd, message, flags);
}

static void *end_soon(void *unused_argument)
{
    (void)unused_argument;
    nap(40);
    end_now();
    return NULL;
}

/* The victim is where its name says when a second thread ends the process. */
static void be_the_victim(void)
{
    if (is("lock, holding")) shmem_set_lock(&lock);
    shmem_barrier_all();
    if (is("elsewhere") || is("lock, holding") || is("others in wait")) nap(40), end_now();
    if (is("return")) moment(), exit(7);
    thread_start(end_soon, NULL);
    if (is("barrier")) shmem_barrier_all();
    if (is("wait")) shmem_long_wait_until(&word, SHMEM_CMP_EQ, 1);
    if (is("lock, waiting")) shmem_set_lock(&lock);
    if (is("reduce")) shmem_long_sum_reduce(SHMEM_TEAM_WORLD, &dest, &source, 1);
    if (is("finalize")) shmem_finalize();
    while (is("put loop")) shmem_long_p(&word, 1, 0);
    nap(60000);
}

static void be_another(void)
{
    if (is("lock, waiting") && me == 0) shmem_set_lock(&lock);
    shmem_barrier_all();
    if (me == 0) printf("ready\n"), fflush(stdout);
    if (is("lock, holding")) shmem_set_lock(&lock);
    if (is("others in wait")) shmem_long_wait_until(&word, SHMEM_CMP_EQ, 1);
    if (me == 0 && !is("elsewhere") && !is("return")) nap(60000); /* nobody's collective is ever complete */
    if (is("finalize")) shmem_finalize();
    else if (is("reduce")) shmem_long_sum_reduce(SHMEM_TEAM_WORLD, &dest, &source, 1);
    else shmem_barrier_all();
    shmem_finalize();
}

int main(int argc, char **argv)
{
    if (argc < 3) return 2;
    how = argv[2], where = argv[1];
    pe = getenv("HEDDLE_PE") ? atoi(getenv("HEDDLE_PE")) : 0;
    if (pe == 1 && is("before init")) end_now();
    begin(SHMEM_THREAD_MULTIPLE);
    if (me == 1) be_the_victim();
    else be_another();
    return 0;
}
