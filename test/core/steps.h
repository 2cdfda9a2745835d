/* Counts the instructions of the library that calls execute: a forked copy of the process is single-stepped through
 * each, and the steps inside the library are counted. Exact, and the same on a busy machine. */
#ifndef HEDDLE_TEST_STEPS_H
#define HEDDLE_TEST_STEPS_H

#if defined(__x86_64__) && !defined(__SANITIZE_THREAD__) && !defined(__SANITIZE_ADDRESS__)
#define STEPS_AVAILABLE 1

#include <link.h>
#include <signal.h>
#include <stdint.h>
#include <string.h>
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
static void be_stepped(const struct operation *operations, int n)
{
    ptrace(PTRACE_TRACEME, 0, NULL, NULL);
    raise(SIGSTOP);
    for (int i = 0; i < n; i++) {
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

/* Checks each operation against its budget, and prints a table. */
static void steps_measure(const struct operation *operations, int n)
{
    int status;
    dl_iterate_phdr(find_code, NULL);
    pid_t pid = fork();
    if (!pid) be_stepped(operations, n);
    waitpid(pid, &status, 0);
    printf("%-30s %12s %8s\n", "operation", "instructions", "budget");
    for (int i = 0; i < n && run_until_trap(pid); i++) {
        int count = count_steps(pid);
        printf("%-30s %12d %8d\n", operations[i].name, count, operations[i].budget);
        check(count > 0 && count <= operations[i].budget);
        check(run_until_trap(pid)); /* the trap that count_steps came to */
    }
    kill(pid, SIGKILL);
    waitpid(pid, &status, 0);
}

#endif
#endif
