/* entry ENGINE: the way from a call to the network's library, in any OpenSHMEM, on PE 0 of two. One JSON line for each:
 *
 *   op         instructions from the first one of the call to the first one in the library whose file name begins with
 *              ENGINE, where the network's own code begins (`entry`; null if it does not go there), and of the whole
 *              call (`all`); the program's own are left out. The least of some rounds, counted by a forked child that
 *              single-steps this thread and holds all others still, as stepping takes so long that they would do
 *              meanwhile what otherwise waits.
 *   bytes      that all TCP connections of this process send for one shmem_int_p, the kernel's headers left out
 *   resident   KiB of anonymous memory of this process, after a put to every PE
 *
 * Any number of PEs; with more than two only `resident` is printed. */
#define _GNU_SOURCE
#include <dirent.h>
#include <link.h>
#include <netinet/in.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <unistd.h>

#include <linux/tcp.h>

#include <shmem.h>

enum { ROUNDS = 9, WARM = 20, SINGLE = 200, MANY = 20000, REST_US = 3000 };

static int *heap;

static void int_p(void) { shmem_int_p(heap, 7, 1); }
static void int_p_twice(void) { int_p(), int_p(); }
static void quiet(void) { shmem_quiet(); }
static void fence(void) { shmem_fence(); }

#ifdef __x86_64__ /* which has the trap and the registers that counting needs */
static void trap(void) { __asm__ volatile("int3"); }

static const struct operation {
    const char *name;
    void (*first)(void), (*call)(void); /* only `call` is counted; shmem_quiet follows */
} operations[] = {
    {"shmem_int_p", quiet, int_p},
    {"shmem_int_p behind others", int_p_twice, int_p},
    {"shmem_fence behind a put", int_p, fence},
    {"shmem_quiet behind nothing", quiet, quiet},
};
enum { OPERATIONS = sizeof operations / sizeof *operations };

/* Code of the network's library */

static struct span {
    uintptr_t begin, end;
} code[16];
static int n_code;

static int note_code(struct dl_phdr_info *info, size_t size, void *engine)
{
    (void)size;
    const char *slash = strrchr(info->dlpi_name, '/'), *file = slash ? slash + 1 : info->dlpi_name;
    if (strncmp(file, engine, strlen(engine)) != 0) return 0;
    for (int i = 0; i < info->dlpi_phnum && n_code < 16; i++) {
        const ElfW(Phdr) *segment = &info->dlpi_phdr[i];
        if (segment->p_type != PT_LOAD || !(segment->p_flags & PF_X)) continue;
        uintptr_t begin = info->dlpi_addr + segment->p_vaddr;
        code[n_code++] = (struct span){begin, begin + segment->p_memsz};
    }
    return 0;
}

static bool is_engine(uintptr_t at)
{
    for (int i = 0; i < n_code; i++)
        if (at >= code[i].begin && at < code[i].end) return true;
    return false;
}

/* Stepping */

static bool wait_stopped(pid_t pid) { return waitpid(pid, &(int){0}, __WALL) == pid; }

static bool run_until_trap(pid_t pid)
{
    for (int status, signal = 0;; signal = WSTOPSIG(status)) {
        ptrace(PTRACE_CONT, pid, NULL, signal);
        if (waitpid(pid, &status, __WALL) != pid || !WIFSTOPPED(status)) return false;
        if (WSTOPSIG(status) == SIGTRAP) return true;
    }
}

/* From a trap to the next. What our own program does on the way is not counted. */
static void count(pid_t pid, uintptr_t own, uintptr_t own_end, long *entry, long *all)
{
    struct user_regs_struct registers;
    for (*entry = -1, *all = 0;;) {
        ptrace(PTRACE_GETREGS, pid, NULL, &registers);
        bool is_own = registers.rip >= own && registers.rip < own_end;
        if (is_own && (ptrace(PTRACE_PEEKTEXT, pid, (void *)registers.rip, NULL) & 0xff) == 0xcc) return;
        if (*entry < 0 && is_engine(registers.rip)) *entry = *all;
        *all += !is_own;
        if (ptrace(PTRACE_SINGLESTEP, pid, NULL, NULL) || !wait_stopped(pid)) _exit(1);
    }
}

/* All other threads. */
static void for_others(pid_t pid, void (*one)(pid_t thread))
{
    char folder[64];
    snprintf(folder, sizeof folder, "/proc/%d/task", pid);
    DIR *tasks = opendir(folder);
    if (!tasks) _exit(1);
    for (struct dirent *task; (task = readdir(tasks));) {
        pid_t thread = atoi(task->d_name);
        if (thread && thread != pid) one(thread);
    }
    closedir(tasks);
}

/* Sleeps it? Else it may have a lock that the call wants. */
static bool is_asleep(pid_t thread)
{
    char name[64], state = 'R';
    snprintf(name, sizeof name, "/proc/%d/stat", thread);
    FILE *file = fopen(name, "r");
    if (!file || fscanf(file, "%*d (%*[^)]) %c", &state) != 1) state = 'R';
    if (file) fclose(file);
    return state == 'S';
}

static void hold(pid_t thread)
{
    for (int times = 0; times < 1000 && !is_asleep(thread); times++) usleep(100);
    if (!ptrace(PTRACE_ATTACH, thread, NULL, NULL)) wait_stopped(thread);
}

static void let_go(pid_t thread) { ptrace(PTRACE_DETACH, thread, NULL, NULL); }

static void trace(pid_t pid, uintptr_t own, uintptr_t own_end)
{
    for (int i = 0; i < OPERATIONS; i++) {
        long entry[ROUNDS], all[ROUNDS], best = 0;
        for (int k = 0; k < ROUNDS; k++) {
            if (!run_until_trap(pid)) _exit(1);
            for_others(pid, hold);
            if (!run_until_trap(pid)) _exit(1);
            count(pid, own, own_end, &entry[k], &all[k]);
            if (!run_until_trap(pid)) _exit(1); /* the trap that count() has come to */
            for_others(pid, let_go);
            if (all[k] < all[best]) best = k;
        }
        printf("{\"op\": \"%s\", \"entry\": ", operations[i].name);
        if (entry[best] < 0) printf("null");
        else printf("%ld", entry[best]);
        printf(", \"all\": %ld}\n", all[best]);
        fflush(stdout);
    }
    ptrace(PTRACE_DETACH, pid, NULL, NULL);
    _exit(0);
}

static void call_all(void)
{
    for (int i = 0; i < OPERATIONS; i++)
        for (int k = 0; k < ROUNDS; k++) {
            usleep(REST_US);
            trap();
            operations[i].first();
            trap();
            operations[i].call();
            trap();
            quiet();
        }
}

static void count_instructions(const char *engine)
{
    extern char __executable_start, etext;
    int go[2], ready[2], status;
    pid_t parent = getpid();
    dl_iterate_phdr(note_code, (void *)(uintptr_t)engine);
    if (pipe(go) || pipe(ready)) exit(1);
    pid_t child = fork();
    if (!child) {
        if (read(go[0], &(char){0}, 1) != 1) _exit(1);
        if (ptrace(PTRACE_ATTACH, parent, NULL, NULL) || !wait_stopped(parent)) _exit(1);
        if (write(ready[1], "", 1) != 1) _exit(1);
        trace(parent, (uintptr_t)&__executable_start, (uintptr_t)&etext);
    }
    prctl(PR_SET_PTRACER, child, 0, 0, 0);
    for (int i = 0; i < WARM; i++) int_p(), fence(), int_p(), quiet();
    if (write(go[1], "", 1) != 1 || read(ready[0], &(char){0}, 1) != 1) exit(1);
    call_all();
    if (waitpid(child, &status, 0) != child || status) exit(1);
}
#else
static void count_instructions(const char *engine)
{
    (void)engine, (void)int_p_twice, (void)fence;
    fprintf(stderr, "entry: instructions are counted on x86-64 only\n");
}
#endif

/* Bytes and memory */

static uint64_t sent_bytes(void)
{
    uint64_t sum = 0;
    for (int fd = 3; fd < 1024; fd++) {
        struct tcp_info info = {0};
        socklen_t size = sizeof info;
        if (!getsockopt(fd, IPPROTO_TCP, TCP_INFO, &info, &size)) sum += info.tcpi_bytes_sent;
    }
    return sum;
}

static void count_bytes(void)
{
    uint64_t before = sent_bytes();
    for (int i = 0; i < SINGLE; i++) int_p(), quiet();
    double single = (double)(sent_bytes() - before) / SINGLE;
    before = sent_bytes();
    for (int i = 0; i < MANY; i++) shmem_int_p(heap + i, i, 1);
    quiet();
    printf("{\"bytes_single\": %.1f, \"bytes_many\": %.1f}\n", single, (double)(sent_bytes() - before) / MANY);
}

static long resident_kib(void)
{
    char line[256];
    long kib = 0;
    FILE *file = fopen("/proc/self/status", "r");
    while (file && fgets(line, sizeof line, file)) sscanf(line, "RssAnon: %ld", &kib);
    if (file) fclose(file);
    return kib;
}

int main(int argc, char **argv)
{
    shmem_init();
    int n = shmem_n_pes();
    heap = shmem_malloc(MANY * sizeof *heap);
    if (argc != 2 || !heap) return 1;
    for (int pe = 0; pe < n; pe++) shmem_int_p(heap, pe, pe);
    shmem_barrier_all();
    if (shmem_my_pe() == 0) printf("{\"resident\": %ld}\n", resident_kib());
    shmem_barrier_all();
    if (shmem_my_pe() == 0 && n == 2) count_bytes(), count_instructions(argv[1]);
    shmem_barrier_all();
    shmem_finalize();
    return 0;
}
