/* victim WHERE HOW: PE 1 ends badly in WHERE, in the way HOW, while the others wait for it. PE 0 says when
 * all is ready. */
#include "semantics/semantics.h"

#include <dirent.h>
#include <signal.h>
#include <stdbool.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/syscall.h>

static const char *where, *how;
static long word, lock, dest, source, victim_pid;
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

static char there[1 << 20], here[1 << 20];

/* What a card moves, where there is one. */
static void transfer(int other)
{
    shmem_putmem_nbi(there, here, sizeof here, other);
    shmem_getmem_nbi(here, there, sizeof here, other);
    shmem_quiet();
}

static int is(const char *place) { return !strcmp(where, place); }

/* What shmem_init sends and receives descriptors with. */
ssize_t sendmsg(int fd, const struct msghdr *message, int flags)
{
    if (pe == 1 && where && is("init, sending")) end_now();
    if (pe != 1 && where && is("init, late")) nap(100); /* so that PE 1 has ended */
    return syscall(SYS_sendmsg, fd, message, flags);
}
ssize_t recvmsg(int fd, struct msghdr *message, int flags)
{
    if (pe == 1 && where && (is("init, receiving") || is("init, late"))) end_now();
    return syscall(SYS_recvmsg, fd, message, flags);
}

static void *end_soon(void *unused_argument)
{
    (void)unused_argument;
    nap(40);
    end_now();
    return NULL;
}

/* Memory that takes the kernel a while to free: in small pages. */
static void become_slow_to_end(void)
{
    size_t size = 1UL << 30;
    char *pages = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (pages == MAP_FAILED || madvise(pages, size, MADV_NOHUGEPAGE)) exit(9);
    memset(pages, 1, size);
    for (int i = 0; i < shmem_n_pes(); i++) shmem_long_p(&victim_pid, getpid(), i);
}

/* Linux's PF_EXITING, of all threads: nothing of the process runs any more. Also if it is gone. */
static bool is_ending(long pid)
{
    char path[300], text[512];
    unsigned flags = 4;
    snprintf(path, sizeof path, "/proc/%ld/task", pid);
    DIR *threads = opendir(path);
    for (struct dirent *thread; threads && flags & 4 && (thread = readdir(threads));) {
        snprintf(path, sizeof path, "/proc/%ld/task/%s/stat", pid, thread->d_name);
        FILE *file = thread->d_name[0] == '.' ? NULL : fopen(path, "r");
        if (!file) continue;
        text[fread(text, 1, sizeof text - 1, file)] = 0;
        fclose(file);
        if (*text && sscanf(strrchr(text, ')'), ") %*c %*d %*d %*d %*d %*d %u", &flags) != 1) exit(9);
    }
    if (threads) closedir(threads);
    return flags & 4;
}

/* What an engine does that asserts what holds only while its peers live. */
static void abort_when_the_victim_ends(void)
{
    while (!is_ending(victim_pid)) continue;
    abort();
}

/* The victim is where its name says when a second thread ends the process. */
static void be_the_victim(void)
{
    if (is("lock, holding")) shmem_set_lock(&lock);
    if (is("slowly")) become_slow_to_end();
    shmem_barrier_all();
    if (is("slowly")) end_now();
    if (is("elsewhere") || is("lock, holding") || is("others in wait")) nap(40), end_now();
    if (is("return")) moment(), exit(7);
    thread_start(end_soon, NULL);
    if (is("barrier")) shmem_barrier_all();
    if (is("wait")) shmem_long_wait_until(&word, SHMEM_CMP_EQ, 1);
    if (is("lock, waiting")) shmem_set_lock(&lock);
    if (is("reduce")) shmem_long_sum_reduce(SHMEM_TEAM_WORLD, &dest, &source, 1);
    if (is("finalize")) shmem_finalize();
    while (is("put loop")) shmem_long_p(&word, 1, 0);
    while (is("long transfers")) transfer(0);
    nap(60000);
}

static void be_another(void)
{
    if (is("lock, waiting") && me == 0) shmem_set_lock(&lock);
    shmem_barrier_all();
    if (me == 0) printf("ready\n"), fflush(stdout);
    if (is("lock, holding")) shmem_set_lock(&lock);
    if (is("slowly")) abort_when_the_victim_ends();
    while (is("long transfers")) transfer(1);
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
