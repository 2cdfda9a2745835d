#include "report.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "board.h"
#include "ways.h"

extern char **environ;

enum { FAILED = 1, HUNG = 3 }; /* exit statuses */

/* Does it say how the library works? Not what a launcher or a test tells. */
static bool is_of_route(const char *variable)
{
    static const char *const others[] = {"HEDDLE_PE=",     "HEDDLE_N_PES=", "HEDDLE_BOARD=", "HEDDLE_STAR=",
                                         "HEDDLE_SOCKET=", "HEDDLE_BUILD=", "HEDDLE_SOURCE", "HEDDLE_SANITIZE="};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (!strncmp(variable, others[i], strlen(others[i]))) return false;
    return !strncmp(variable, "HEDDLE_", 7) || !strncmp(variable, "SHMEM_", 6);
}

/* How to have it again: the environment that matters, and the command. */
static void print_command(const struct knobs *knobs, uint32_t round, int n_pes)
{
    char arguments[1024], self[512] = "torture";
    ssize_t length = readlink("/proc/self/exe", self, sizeof self - 1);
    if (length > 0) self[length] = 0;
    fprintf(stderr, "repeat:   ");
    for (char **e = environ; *e; e++)
        if (is_of_route(*e)) fprintf(stderr, "%.*s='%s' ", (int)strcspn(*e, "="), *e, strchr(*e, '=') + 1);
    knobs_print(knobs, round, arguments, sizeof arguments);
    fprintf(stderr, "oshrun -n %d --timeout 100 %s%s\n", n_pes, self, arguments);
}

static void begin(const struct knobs *knobs, uint32_t round, int n_pes, const char *what)
{
    if (!board_is_first_to_fail())
        for (;;) pause(); /* another one ends the job */
    fflush(NULL);
    fprintf(stderr, "\n=== torture: %s\n", what);
    fprintf(stderr, "where:    seed %ju, round %u, %d PEs, %ju threads, level %ju\n", (uintmax_t)knobs->seed, round,
            n_pes, (uintmax_t)knobs->threads, (uintmax_t)knobs->level);
}

_Noreturn static void end(const struct knobs *knobs, uint32_t round, int n_pes, int status)
{
    print_command(knobs, round, n_pes);
    fprintf(stderr, "===\n");
    fflush(NULL);
    _exit(status);
}

static void print_bytes(const char *name, const unsigned char *bytes, struct difference what)
{
    fprintf(stderr, "%-10s", name);
    for (size_t i = 0; i < 24 && what.at + i < what.nbytes; i++)
        fprintf(stderr, "%02x%s", bytes[what.at + i], i % 8 == 7 ? "  " : " ");
    fprintf(stderr, "\n");
}

static void print_op(const struct plan *plan, const struct op *op)
{
    char text[1024];
    plan_describe_op(plan, op, text, sizeof text);
    fprintf(stderr, "operation %s\n", text);
    plan_describe_lot(plan, &plan->lots[op->lot], text, sizeof text);
    fprintf(stderr, "lot       %s\n", text);
}

_Noreturn void report_wrong(const struct plan *plan, const struct op *op, const char *when, struct difference what,
                            const char *again)
{
    size_t count = 0;
    begin(&plan->knobs, plan->round, plan->n_pes, "FAILED");
    print_op(plan, op);
    fprintf(stderr, "seen      %s\n", when);
    for (size_t i = 0; i < what.nbytes; i++) count += what.expected[i] != what.seen[i];
    fprintf(stderr, "differ    %zu bytes of %zu, from byte %zu on\n", count, what.nbytes, what.at);
    print_bytes("expected", what.expected, what);
    print_bytes("seen", what.seen, what);
    if (*again) fprintf(stderr, "later     %s\n", again);
    end(&plan->knobs, plan->round, plan->n_pes, FAILED);
}

_Noreturn void report_text(const struct plan *plan, const struct op *op, const char *text)
{
    begin(&plan->knobs, plan->round, plan->n_pes, "FAILED");
    if (op) print_op(plan, op);
    fprintf(stderr, "seen      %s\n", text);
    end(&plan->knobs, plan->round, plan->n_pes, FAILED);
}

_Noreturn void report_hang(const struct knobs *knobs, int n_pes)
{
    uint32_t last = 0;
    for (int pe = 0; pe < n_pes; pe++)
        for (int t = 0; t < ACTORS; t++)
            if (board->actors[pe][t].round > last) last = board->actors[pe][t].round;
    begin(knobs, last, n_pes, "HANGS");
    for (int pe = 0; pe < n_pes; pe++) {
        for (int t = 0; t < ACTORS; t++) {
            const struct actor *actor = &board->actors[pe][t];
            char text[1024] = "looks at what others have completed";
            if (!actor->is_busy) continue;
            struct plan *plan = plan_make(knobs, actor->round, n_pes);
            if (t != WITNESS) plan_describe_step(plan, pe, t, actor->step, text, sizeof text);
            fprintf(stderr, "PE %d %s %d: round %u, %s\n", pe, t == WITNESS ? "witness" : "thread", t, actor->round,
                    text);
            plan_free(plan);
        }
    }
    const char *command = getenv("TORTURE_ON_HANG"); /* a debugger, say */
    if (command && system(command)) fprintf(stderr, "%s failed\n", command);
    end(knobs, last, n_pes, HUNG);
}
