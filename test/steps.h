/* Follows this thread through calls: a forked child single-steps it, from a trap to the next. Above all it counts the
 * instructions of the library that each call executes. Exact, and the same on a busy machine. */
#ifndef HEDDLE_TEST_STEPS_H
#define HEDDLE_TEST_STEPS_H

#if defined(__x86_64__) && !defined(HEDDLE_SANITIZED)
#define STEPS_AVAILABLE 1

#include <link.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <unistd.h>

#include "test.h"

struct operation {
    const char *name;
    void (*call)(void);
    int budget;
};
enum { STEPS_REPEAT = 5, NO_BUDGET = 10000000, UNKNOWN_BUDGET = NO_BUDGET - 1 };

/* A budget is frozen for the compilers it was measured with: one number for all of them, or STEPS_BUDGET with one for
 * each. With another compiler the counts are printed and not judged. */
#if defined(__clang__) && __clang_major__ == 14
#define STEPS_BUDGET(gcc_12, gcc_14, clang_14) (clang_14)
#elif !defined(__clang__) && __GNUC__ == 12
#define STEPS_BUDGET(gcc_12, gcc_14, clang_14) (gcc_12)
#elif !defined(__clang__) && __GNUC__ == 14
#define STEPS_BUDGET(gcc_12, gcc_14, clang_14) (gcc_14)
#else
#define STEPS_BUDGET(gcc_12, gcc_14, clang_14) UNKNOWN_BUDGET
#endif
enum { STEPS_ARE_JUDGED = STEPS_BUDGET(1, 1, 1) == 1 };

/* The exit status of main, and a line that says that the counts were not judged. */
static inline int steps_result(void)
{
    if (test_failures || STEPS_ARE_JUDGED) return test_result();
    return skip("instructions are counted for GCC 12, GCC 14 and Clang 14 only", "a build with one of them");
}

static bool steps_are_unlocked; /* set if what has a budget executes no locked instruction either */

/* Where the library's code is: in the first object with that in its name. */
#ifndef STEPS_OBJECT
#define STEPS_OBJECT "libheddle.so"
#endif
static uintptr_t code_begin, code_end;

static int find_code(struct dl_phdr_info *info, size_t size, void *unused)
{
    (void)size, (void)unused;
    if (!strstr(info->dlpi_name, STEPS_OBJECT)) return 0;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *segment = &info->dlpi_phdr[i];
        if (segment->p_type != PT_LOAD || !(segment->p_flags & PF_X)) continue;
        code_begin = info->dlpi_addr + segment->p_vaddr;
        code_end = code_begin + segment->p_memsz;
    }
    return 1;
}

static void trap(void) { __asm__ volatile("int3"); }

/* Lets the traced thread run to its next trap. */
static int run_until_trap(pid_t pid)
{
    int status, signal = 0;
    for (;;) {
        ptrace(PTRACE_CONT, pid, NULL, signal);
        if (waitpid(pid, &status, __WALL) != pid || !WIFSTOPPED(status)) return 0;
        if (WSTOPSIG(status) == SIGTRAP) return 1;
        signal = WSTOPSIG(status);
    }
}

/* An instruction with the prefix lock, or an exchange with memory, which has it implicitly; any in between may be one
 * of the prefixes for other sizes. */
static int is_locked(long word)
{
    unsigned byte = word & 0xff;
    if (byte == 0x66 || (byte >= 0x40 && byte < 0x50)) byte = word >> 8 & 0xff;
    return (word & 0xff) == 0xf0 || byte == 0xf0 || byte == 0x86 || byte == 0x87;
}

/* The bytes of the next instruction, as a number that begins with them, and where it is. */
static long next_instruction(pid_t pid, uintptr_t *at)
{
    struct user_regs_struct registers;
    ptrace(PTRACE_GETREGS, pid, NULL, &registers);
    *at = registers.rip;
    return ptrace(PTRACE_PEEKTEXT, pid, (void *)*at, NULL);
}

static bool is_trap(long instruction) { return (instruction & 0xff) == 0xcc; }

/* Executes it. */
static bool step(pid_t pid)
{
    int status;
    ptrace(PTRACE_SINGLESTEP, pid, NULL, NULL);
    return waitpid(pid, &status, __WALL) == pid && WIFSTOPPED(status);
}

/* Steps to the next trap; counts the steps that begin in the library. An int3 leaves the address behind it. */
static int count_steps(pid_t pid, int *locked)
{
    int count = 0;
    *locked = 0;
    for (;;) {
        uintptr_t at;
        long instruction = next_instruction(pid, &at);
        int is_ours = at >= code_begin && at < code_end;
        count += is_ours;
        *locked += is_ours && is_locked(instruction);
        if (is_trap(instruction)) return count;
        if (!step(pid)) return -1;
    }
}

/* The child: attaches to its parent, tells whoever waits at `ready`, and does `follow` with it. The exit status says
 * whether its checks hold, too. */
_Noreturn static void trace_parent(pid_t pid, void (*follow)(pid_t pid), int go, int ready)
{
    char byte;
    int status;
    if (read(go, &byte, 1) != 1 || ptrace(PTRACE_ATTACH, pid, NULL, NULL) || waitpid(pid, &status, __WALL) != pid) {
        skip("this process may not be traced", "allow ptrace");
        fflush(stdout);
        _exit(write(ready, "", 1) == 1 ? 0 : 1);
    }
    if (write(ready, "", 1) != 1) _exit(1);
    follow(pid);
    ptrace(PTRACE_DETACH, pid, NULL, NULL);
    fflush(stdout);
    _exit(test_failures != 0);
}

/* While a forked child does `follow` with this thread, this thread does `calls`, with traps between them. */
static void steps_follow(void (*follow)(pid_t pid), void (*calls)(void))
{
    int go[2], ready[2], status;
    char byte;
    dl_iterate_phdr(find_code, NULL);
    check(!pipe(go) && !pipe(ready));
    pid_t parent = getpid(), tracer = fork();
    if (!tracer) trace_parent(parent, follow, go[0], ready[1]);
    prctl(PR_SET_PTRACER, tracer); /* where only ancestors may trace */
    signal(SIGTRAP, SIG_IGN);      /* should the child not be allowed to */
    check(write(go[1], "", 1) == 1 && read(ready[0], &byte, 1) == 1);
    calls();
    check(waitpid(tracer, &status, 0) == tracer && WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

static const struct operation *steps_operations;
static int steps_n_operations;

/* Two traps for each operation. Fails if one is over its budget. */
static void follow_operations(pid_t pid)
{
    printf("%-32s %12s %8s\n", "operation", "instructions", "budget");
    for (int i = 0; i < steps_n_operations && run_until_trap(pid); i++) {
        const struct operation *operation = &steps_operations[i];
        int locked, locked_again, count = count_steps(pid, &locked);
        for (int more = 1; more < STEPS_REPEAT; more++) { /* another thread may have been in the way */
            int again = run_until_trap(pid) ? count_steps(pid, &locked_again) : count;
            if (again < count) count = again, locked = locked_again;
        }
        const int budget = STEPS_ARE_JUDGED || operation->budget == NO_BUDGET ? operation->budget : UNKNOWN_BUDGET;
        printf("%-32s %12d %8d\n", operation->name, count, budget);
        check(count > 0 && count <= budget);
        if (steps_are_unlocked && operation->budget < NO_BUDGET) check(!locked);
        check(run_until_trap(pid)); /* the trap that count_steps came to */
    }
}

static void call_operations(void)
{
    for (int i = 0; i < steps_n_operations; i++) {
        steps_operations[i].call();
        for (int k = 0; k < STEPS_REPEAT; k++) {
            trap();
            steps_operations[i].call();
        }
        trap();
    }
}

/* Checks each operation against its budget, and prints a table. Each is called once for the dynamic
 * linker, and then several times between traps, of which the least counts. */
__attribute__((unused)) static void steps_measure(const struct operation *operations, int n)
{
    steps_operations = operations;
    steps_n_operations = n;
    steps_follow(follow_operations, call_operations);
}

#endif
#endif
