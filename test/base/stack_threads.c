/* Threads that look up places and stacks at the same time each get their own. */
#include <pthread.h>
#include <string.h>
#include <unistd.h>

#include "base/base.h"
#include "base/stack.h"
#include "test.h"

enum { THREADS = 4, ROUNDS = 10, ROOM = 300 };

static pthread_barrier_t start;

/* A function that prints its stack, and stores the return address of a call in it. */
#define FUNCTION(name)                                                                                                 \
    __attribute__((noinline)) static void name(const void **from)                                                      \
    {                                                                                                                  \
        stack_find();                                                                                                  \
        stack_say("in " #name);                                                                                        \
        *from = here();                                                                                                \
    }

__attribute__((noinline)) static const void *here(void) { return __builtin_return_address(0); }

FUNCTION(look_north)
FUNCTION(look_east)
FUNCTION(look_south)
FUNCTION(look_west)

static const struct function {
    const char *name;
    void (*call)(const void **from);
} functions[THREADS] = {
    {"look_north", look_north}, {"look_east", look_east}, {"look_south", look_south}, {"look_west", look_west}};

static void *look(void *of)
{
    const struct function *function = of;
    const void *from;
    char place[ROOM];
    pthread_barrier_wait(&start);
    for (int i = 0; i < ROUNDS; i++) {
        function->call(&from);
        stack_place(from, place, sizeof place);
        check(strstr(place, "stack_threads.c:") && strstr(place, function->name));
    }
    return NULL;
}

static void look_at_once(void)
{
    pthread_t thread[THREADS];
    pthread_barrier_init(&start, NULL, THREADS);
    for (int i = 0; i < THREADS; i++) pthread_create(&thread[i], NULL, look, (void *)&functions[i]);
    for (int i = 0; i < THREADS; i++) pthread_join(thread[i], NULL);
    pthread_barrier_destroy(&start);
}

/* The first line of each stack names the function that printed it, and is of stack.c, which this program contains. The
 * second one is of that function. Returns the number of stacks. */
static int check_stacks(FILE *said)
{
    char line[2 * ROOM], expected[64];
    int n = 0;
    rewind(said);
    while (fgets(line, sizeof line, said)) {
        const char *name = strncmp(line, "heddle: in ", strlen("heddle: in ")) ? NULL : line + strlen("heddle: in ");
        if (!name) continue;
        snprintf(expected, sizeof expected, ", in %.*s\n", (int)strcspn(name, " "), name);
        check(fgets(line, sizeof line, said) && strstr(line, expected));
        n++;
    }
    return n;
}

int main(void)
{
    const void *from;
    char place[ROOM];
    FILE *said = tmpfile();
    int error = dup(STDERR_FILENO);
    if (!said || error < 0) return EXIT_FAILURE;
    dup2(fileno(said), STDERR_FILENO);
    look_north(&from);
    bool has_lines = *stack_place(from, place, sizeof place);
    if (has_lines) look_at_once();
    dup2(error, STDERR_FILENO);
    if (!has_lines) return skip("no lines of the source", "apt install binutils");
    check_equal(check_stacks(said), 1 + THREADS * ROUNDS);
    return test_result();
}
