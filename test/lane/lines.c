/* Frozen facts: a put of a thread that has a lane alone takes no lock, and touches no cache line that a put of another
 * such thread writes. Each instruction of the library is looked at before it runs: its lock prefix, and where its
 * operand in memory is. Both puts are this thread's, on contexts that two threads have made: what a thread has of its
 * own is its stack, which is left out. Run with HEDDLE_DIRECT=0. */
#include <pthread.h>
#include <shmem.h>
#include <stdbool.h>
#include <stdlib.h>

#include "steps.h"
#include "stopped_pe.h"
#include "test.h"

#ifdef STEPS_AVAILABLE

enum { MOST = 4096, STACK = 1 << 20, LINE = 64 };

/* ---- What an instruction touches ---- */

struct access {
    bool memory, writes, locks, relative; /* relative: to the instruction behind this one */
    uintptr_t at;
};

static uintptr_t number_of(const struct user_regs_struct *r, unsigned number)
{
    const unsigned long long at[] = {r->rax, r->rcx, r->rdx, r->rbx, r->rsp, r->rbp, r->rsi, r->rdi,
                                     r->r8,  r->r9,  r->r10, r->r11, r->r12, r->r13, r->r14, r->r15};
    return (uintptr_t)at[number];
}

/* Has this opcode a ModRM byte? `escaped`: it is behind 0x0f. */
static bool has_modrm(unsigned char op, bool escaped)
{
    if (escaped)
        return !(op >= 0x80 && op <= 0x8f) && op != 0x05 && op != 0x0b && op != 0xa2 && op != 0x31 &&
               !(op >= 0xc8 && op <= 0xcf);
    if (op < 0x40) return (op & 7) < 4;
    return op == 0x63 || op == 0x69 || op == 0x6b || (op >= 0x80 && op <= 0x8f) || (op & 0xfe) == 0xc0 ||
           (op & 0xfe) == 0xc6 || (op >= 0xd0 && op <= 0xd3) || op == 0xf6 || op == 0xf7 || op == 0xfe || op == 0xff;
}

/* Does it write its operand in memory? `extra`: the three bits of the ModRM byte that some opcodes go on with. */
static bool does_write(unsigned char op, bool escaped, unsigned extra)
{
    if (escaped)
        return (op & 0xf0) == 0x90 || op == 0x11 || op == 0x13 || op == 0x17 || op == 0x29 || op == 0x2b ||
               op == 0x7e || op == 0x7f || op == 0xd6 || op == 0xe7 || (op >= 0xa4 && op <= 0xad) ||
               (op >= 0xb0 && op <= 0xb3) || op == 0xba || op == 0xbb || (op >= 0xc0 && op <= 0xc3) || op == 0xc7;
    if (op < 0x40) return (op & 7) < 2 && op < 0x38;
    if (op >= 0x80 && op <= 0x83) return extra != 7;
    if (op == 0xf6 || op == 0xf7) return extra == 2 || extra == 3;
    if (op == 0xfe || op == 0xff) return extra < 2;
    return (op >= 0x86 && op <= 0x89) || op == 0x8c || op == 0x8f || (op >= 0xc0 && op <= 0xd3);
}

/* The address that a ModRM byte and what follows it mean. */
static struct access operand(const unsigned char *at, const struct user_regs_struct *r, unsigned rex)
{
    unsigned mod = at[0] >> 6, rm = at[0] & 7;
    const unsigned char *next = at + 1;
    uintptr_t sum = 0;
    int32_t displacement = 0;
    if (mod == 3) return (struct access){0};
    if (rm == 4) {
        unsigned base = *next & 7, index = (*next >> 3 & 7) | (rex & 2) << 2, scale = *next >> 6;
        if (index != 4) sum += number_of(r, index) << scale;
        if (base == 5 && !mod) memcpy(&displacement, next + 1, 4);
        else sum += number_of(r, base | (rex & 1) << 3);
        next++;
    } else if (rm == 5 && !mod) {
        memcpy(&displacement, next, 4);
        return (struct access){.memory = true, .relative = true, .at = (uintptr_t)(intptr_t)displacement};
    } else {
        sum += number_of(r, rm | (rex & 1) << 3);
    }
    if (mod == 1) displacement = (signed char)*next;
    if (mod == 2) memcpy(&displacement, next, 4);
    return (struct access){.memory = true, .at = sum + (uintptr_t)(intptr_t)displacement};
}

/* The code before the operand, of instructions that compilers make for plain C; others are told as failures. */
static struct access decode(const unsigned char *code, const struct user_regs_struct *r)
{
    unsigned rex = 0;
    bool lock = false, escaped = false, own = false;
    for (;; code++) {
        if (*code == 0xf0) lock = true;
        else if (*code == 0x64) own = true; /* of this thread */
        else if (*code != 0x66 && *code != 0xf2 && *code != 0xf3 && *code != 0x2e && *code != 0x3e) break;
    }
    if ((*code & 0xf0) == 0x40) rex = *code++;
    if (*code == 0x0f) escaped = true, code++;
    unsigned char op = *code++;
    check(escaped || (op != 0xc4 && op != 0xc5 && op != 0x62)); /* AVX: not in here */
    bool lea = !escaped && op == 0x8d, hint = escaped && (op == 0x1e || op == 0x1f || op == 0x18 || op == 0x0d);
    bool jumps =
        !escaped && op == 0xff && ((*code >> 3 & 7) == 2 || (*code >> 3 & 7) == 4); /* by a table of nobody's */
    struct access access = {0};
    if (has_modrm(op, escaped) && !lea && !hint && !jumps && !own) access = operand(code, r, rex);
    access.writes = access.memory && does_write(op, escaped, *code >> 3 & 7);
    access.locks = lock || (!escaped && (op & 0xfe) == 0x86 && access.memory);
    return access;
}

/* ---- Following a call ---- */

struct touched {
    int n, locks, instructions;
    uintptr_t line[MOST];
    bool written[MOST];
};

static void touch(struct touched *t, uintptr_t address, bool writes, uintptr_t stack)
{
    int i = 0;
    if (address - stack + STACK < 2 * STACK) return;
    while (i < t->n && t->line[i] != address / LINE) i++;
    check(i < MOST - 1);
    t->line[i] = address / LINE;
    t->written[i] |= writes;
    if (i == t->n) t->n++;
}

static void follow(pid_t pid, struct touched *t)
{
    struct user_regs_struct r;
    struct access last = {0};
    for (;;) {
        unsigned char code[16];
        ptrace(PTRACE_GETREGS, pid, NULL, &r);
        for (size_t i = 0; i < sizeof code; i += 8) {
            long word = ptrace(PTRACE_PEEKTEXT, pid, (void *)(r.rip + i), NULL);
            memcpy(code + i, &word, sizeof word);
        }
        if (last.memory)
            touch(t, last.relative ? r.rip + last.at : last.at, last.writes,
                  r.rsp); /* r.rip: behind that instruction */
        last = (struct access){0};
        if (code[0] == 0xcc) return;
        if (r.rip >= code_begin && r.rip < code_end) {
            last = decode(code, &r);
            t->locks += last.locks;
            t->instructions++;
        }
        if (!step(pid)) return;
    }
}

/* ---- What is compared ---- */

static long *heap;
static shmem_ctx_t ctx[2], promised_nothing, locked;

static void put_first(void) { shmem_ctx_long_p(ctx[0], &heap[0], 1, 1); }
static void put_second(void) { shmem_ctx_long_p(ctx[1], &heap[8], 1, 1); }
static void put_unpromised(void) { shmem_ctx_long_p(promised_nothing, &heap[24], 1, 1); }
static void put_locked(void) { shmem_ctx_long_p(locked, &heap[16], 1, 1); }
enum { FIRST, SECOND, ALONE, LOCKED, AGAIN, CALLS };
static const struct {
    const char *name;
    void (*call)(void);
} calls[CALLS] = {[FIRST] = {"put on a lane", put_first},
                  [SECOND] = {"put on another lane", put_second},
                  [ALONE] = {"put on a lane for several", put_unpromised}, /* of which one alone has come */
                  [LOCKED] = {"put on a lane of several", put_locked},
                  [AGAIN] = {"put on the first lane again", put_first}};

/* How many lines of one call another one writes. */
static int disturbed(const struct touched *by, const struct touched *one)
{
    int n = 0;
    for (int i = 0; i < one->n; i++)
        for (int k = 0; k < by->n; k++) n += by->written[k] && by->line[k] == one->line[i];
    return n;
}

static int written(const struct touched *t)
{
    int n = 0;
    for (int i = 0; i < t->n; i++) n += t->written[i];
    return n;
}

/* Through each call, from a trap to the next. */
static void follow_calls(pid_t pid)
{
    static struct touched of[CALLS];
    for (int i = 0; i < CALLS; i++) {
        check(run_until_trap(pid));
        follow(pid, &of[i]);
        printf("%-28s %4d instructions, %d locked, %d lines, %d of them written\n", calls[i].name, of[i].instructions,
               of[i].locks, of[i].n, written(&of[i]));
    }
    for (int i = 0; i < 2; i++) {
        check(of[i].instructions > 20 && of[i].n > 4 && written(&of[i]) >= 3); /* the lock, the mark, the batch */
        check(of[i].locks == 0);
        check(disturbed(&of[1 - i], &of[i]) == 0);
    }
    check(of[ALONE].locks == 0);
    check(of[LOCKED].locks > 0); /* what is looked for would be found */
    check(disturbed(&of[AGAIN], &of[0]) >= 3);
    check(run_until_trap(pid)); /* the one that the last call came to */
}

static void make_calls(void)
{
    for (int i = 0; i < CALLS; i++) {
        trap();
        calls[i].call();
    }
    trap();
}

static void *make(void *handle)
{
    check(shmem_ctx_create(SHMEM_CTX_PRIVATE, handle) == 0);
    return NULL;
}

static void *post_locked(void *unused_argument)
{
    (void)unused_argument;
    put_locked();
    return NULL;
}

/* Something in flight on each lane, behind which puts gather: PE 1 is stopped. */
static void begin_gathering(void)
{
    static long fetched[4];
    const shmem_ctx_t on[] = {ctx[0], ctx[1], promised_nothing, locked};
    for (int i = 0; i < 4; i++) shmem_ctx_long_get_nbi(on[i], &fetched[i], heap, 1, 1);
}

static void measure(void)
{
    pthread_t thread;
    begin_gathering();
    check(!pthread_create(&thread, NULL, post_locked, NULL) && !pthread_join(thread, NULL));
    for (int i = 0; i < CALLS * 2; i++) calls[i % CALLS].call(); /* the first opens a batch */
    steps_follow(follow_calls, make_calls);
}

int main(void)
{
    int provided;
    shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided);
    heap = shmem_align(LINE, 32 * sizeof *heap);
    for (int i = 0; i < 2; i++) {
        pthread_t thread;
        check(!pthread_create(&thread, NULL, make, &ctx[i]) && !pthread_join(thread, NULL));
    }
    check(shmem_ctx_create(0, &promised_nothing) == 0 && shmem_ctx_create(0, &locked) == 0);
    while_pe_1_is_stopped(measure);
    for (int i = 0; i < 2; i++) shmem_ctx_destroy(ctx[i]);
    shmem_ctx_destroy(promised_nothing);
    shmem_ctx_destroy(locked);
    shmem_barrier_all();
    shmem_finalize();
    return test_result();
}

#else

int main(void) { return skip("what is followed is x86-64 code without sanitizers", "such a build"); }

#endif
