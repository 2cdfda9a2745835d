/* Frozen facts: how many instructions of the library an operation on a neighbour's heap executes. A forked copy of
 * this process is single-stepped through one call of each, and the steps inside the library are counted: exact,
 * and the same on a busy machine. */
#include <link.h>
#include <shmem.h>
#include <signal.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <unistd.h>

#include "test.h"

#if defined(__x86_64__) && !defined(__SANITIZE_THREAD__) && !defined(__SANITIZE_ADDRESS__)

static long *heap, local = 7;
static shmem_ctx_t ctx;

static void p(void) { shmem_long_p(heap, 1, 1); }
static void ctx_p(void) { shmem_ctx_long_p(ctx, heap, 1, 1); }
static void g(void) { local = shmem_long_g(heap, 1); }
static void putmem8(void) { shmem_putmem(heap, &local, 8, 1); }
static void long_put1(void) { shmem_long_put(heap, &local, 1, 1); }
static void atomic_add(void) { shmem_long_atomic_add(heap, 1, 1); }
static void ctx_atomic_add(void) { shmem_ctx_long_atomic_add(ctx, heap, 1, 1); }
static void fetch_add(void) { local = shmem_long_atomic_fetch_add(heap, 1, 1); }
static void fence(void) { shmem_fence(); }
static void quiet(void) { shmem_quiet(); }
static void ctx_quiet(void) { shmem_ctx_quiet(ctx); }

static const struct {
    const char *name;
    void (*call)(void);
    int budget;
} operations[] = {
    {"shmem_long_p", p, 16},
    {"shmem_ctx_long_p", ctx_p, 25},
    {"shmem_long_g", g, 16},
    {"shmem_putmem, 8 bytes", putmem8, 32},
    {"shmem_long_put, 1 element", long_put1, 32},
    {"shmem_long_atomic_add", atomic_add, 18},
    {"shmem_ctx_long_atomic_add", ctx_atomic_add, 25},
    {"shmem_long_atomic_fetch_add", fetch_add, 18},
    {"shmem_fence", fence, 12},
    {"shmem_quiet", quiet, 12},
    {"shmem_ctx_quiet", ctx_quiet, 12},
};
enum { OPERATIONS = sizeof operations / sizeof *operations };

/* Where the library's code is. */
static uintptr_t code_begin, code_end;

static int find_code(struct dl_phdr_info *info, size_t size, void *unused)
{
    (void)size, (void)unused;
    if (!strstr(info->dlpi_name, "libheddle.so")) return 0;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *segment = &info->dlpi_phdr[i];
        if (segment->p_type != PT_LOAD || !(segment->p_flags & PF_X)) continue;
        code_begin = info->dlpi_addr + segment->p_vaddr;
        code_end = code_begin + segment->p_memsz;
    }
    return 1;
}

static void trap(void) { __asm__ volatile("int3"); }

/* The copy: each operation twice, the first time for the dynamic linker, the second between two traps. */
static void be_stepped(void)
{
    ptrace(PTRACE_TRACEME, 0, NULL, NULL);
    raise(SIGSTOP);
    for (int i = 0; i < OPERATIONS; i++) {
        operations[i].call();
        trap();
        operations[i].call();
        trap();
    }
    _exit(0);
}

static int run_until_trap(pid_t pid)
{
    int status;
    ptrace(PTRACE_CONT, pid, NULL, NULL);
    waitpid(pid, &status, 0);
    return WIFSTOPPED(status) && WSTOPSIG(status) == SIGTRAP;
}

/* Steps to the next trap; counts the steps that begin in the library. An int3 leaves the address behind it. */
static int count_steps(pid_t pid)
{
    struct user_regs_struct registers;
    for (int count = 0, status;;) {
        ptrace(PTRACE_GETREGS, pid, NULL, &registers);
        count += registers.rip >= code_begin && registers.rip < code_end;
        long word = ptrace(PTRACE_PEEKTEXT, pid, (void *)registers.rip, NULL);
        if ((word & 0xff) == 0xcc) return count;
        ptrace(PTRACE_SINGLESTEP, pid, NULL, NULL);
        if (waitpid(pid, &status, 0) != pid || !WIFSTOPPED(status)) return -1;
    }
}

static void measure(void)
{
    int status;
    dl_iterate_phdr(find_code, NULL);
    pid_t pid = fork();
    if (!pid) be_stepped();
    waitpid(pid, &status, 0);
    printf("%-30s %12s %8s\n", "operation", "instructions", "budget");
    for (int i = 0; i < OPERATIONS && run_until_trap(pid); i++) {
        int count = count_steps(pid);
        printf("%-30s %12d %8d\n", operations[i].name, count, operations[i].budget);
        check(count > 0 && count <= operations[i].budget);
        check(run_until_trap(pid)); /* the trap that count_steps came to */
    }
    kill(pid, SIGKILL);
    waitpid(pid, &status, 0);
}

int main(void)
{
    shmem_init();
    heap = shmem_calloc(8, sizeof *heap);
    check(shmem_ctx_create(0, &ctx) == 0);
    if (shmem_my_pe() == 0) measure();
    shmem_barrier_all();
    shmem_finalize();
    return test_result();
}

#else

int main(void)
{
    puts("skipped: counts are stated for x86-64 without sanitizers");
    return 0;
}

#endif
