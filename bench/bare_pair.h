/* Two processes without OpenSHMEM, for the programs beside wire.c: who they are, how they meet, what they tell each
 * other.
 *
 * Started by any launcher that sets one of the variables in find_rank. They meet through a TCP port of process 0's
 * host:
 * --port=N (default 18515), --host=NAME. */
#ifndef BENCH_BARE_PAIR_H
#define BENCH_BARE_PAIR_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sched.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum { most_sockets = 2 };

static struct {
    const char *program;
    int argc;
    char **argv;
    int rank;
    int socket[most_sockets]; /* of the first, the programs only use what is below */
    void (*progress)(void);   /* while one process waits for the other; NULL: nothing is needed */
} pair;

_Noreturn static void fail(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fprintf(stderr, "bench: %s: process %d: ", pair.program, pair.rank);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    exit(3);
}

/* ---- How the program was started ---- */

/* What stands behind `name`, which ends with "=", or `otherwise`. */
static const char *option(const char *name, const char *otherwise)
{
    for (int i = 1; i < pair.argc; i++)
        if (!strncmp(pair.argv[i], name, strlen(name))) return pair.argv[i] + strlen(name);
    return otherwise;
}

/* Is `word` among the arguments? */
static bool has_word(const char *word)
{
    for (int i = 1; i < pair.argc; i++)
        if (!strcmp(pair.argv[i], word)) return true;
    return false;
}

/* With no word at all, every part runs. */
static bool wants(const char *word)
{
    bool any = false;
    for (int i = 1; i < pair.argc; i++) any |= pair.argv[i][0] != '-';
    return !any || has_word(word);
}

static bool is_quick(void) { return has_word("--quick"); }

static void find_rank(void)
{
    const char *names[] = {"HEDDLE_PE", "OMPI_COMM_WORLD_RANK", "PMIX_RANK", "PMI_RANK"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (getenv(names[i])) {
            pair.rank = atoi(getenv(names[i]));
            return;
        }
    fail("no launcher's variable tells this process its number");
}

/* To a core of its own, as wire.c does. */
static void pin(void)
{
    cpu_set_t all, one;
    if (sched_getaffinity(0, sizeof all, &all) || CPU_COUNT(&all) < 2) return;
    CPU_ZERO(&one);
    for (int core = 0, k = 0; core < CPU_SETSIZE; core++)
        if (CPU_ISSET(core, &all) && k++ == pair.rank) CPU_SET(core, &one);
    sched_setaffinity(0, sizeof one, &one);
}

/* ---- How they meet ---- */

static void meet_listen(const struct addrinfo *at, int n_sockets)
{
    int one = 1, listener = socket(at->ai_family, at->ai_socktype, 0);
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
    if (bind(listener, at->ai_addr, at->ai_addrlen) || listen(listener, most_sockets))
        fail("cannot listen: %s", strerror(errno));
    for (int k = 0; k < n_sockets; k++) pair.socket[k] = accept(listener, NULL, NULL);
    close(listener);
}

static int meet_connect(const struct addrinfo *at)
{
    for (int tries = 0; tries < 500; tries++) {
        int found = socket(at->ai_family, at->ai_socktype, 0);
        if (!connect(found, at->ai_addr, at->ai_addrlen)) return found;
        close(found);
        usleep(20000);
    }
    fail("nobody listens there");
}

static void meet(const char *host, const char *port, int n_sockets)
{
    struct addrinfo hints = {.ai_family = AF_INET, .ai_socktype = SOCK_STREAM}, *at;
    if (!pair.rank) hints.ai_flags = AI_PASSIVE;
    if (getaddrinfo(pair.rank ? host : NULL, port, &hints, &at)) fail("no address for %s", host);
    if (!pair.rank) meet_listen(at, n_sockets);
    for (int k = 0, one = 1; k < n_sockets; k++) {
        if (pair.rank) pair.socket[k] = meet_connect(at);
        if (pair.socket[k] < 0) fail("cannot meet the other process: %s", strerror(errno));
        setsockopt(pair.socket[k], IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    }
    freeaddrinfo(at);
}

/* Call first. */
static void pair_begin(const char *program, int argc, char **argv, int n_sockets)
{
    pair.program = program;
    pair.argc = argc;
    pair.argv = argv;
    find_rank();
    meet(option("--host=", "localhost"), option("--port=", "18515"), n_sockets);
    pin();
}

/* ---- What they tell each other ---- */

static void tell(const void *bytes, size_t n)
{
    if (send(pair.socket[0], bytes, n, MSG_NOSIGNAL) != (ssize_t)n) fail("the other process went away");
}

static bool can_hear(void)
{
    char first;
    return recv(pair.socket[0], &first, 1, MSG_DONTWAIT | MSG_PEEK) >= 0 || (errno != EAGAIN && errno != EINTR);
}

/* With progress all the time until the other one says something, which is the best that can be given to it. */
static void hear(void *bytes, size_t n)
{
    while (pair.progress && !can_hear())
        for (int k = 0; k < 100; k++) pair.progress();
    if (recv(pair.socket[0], bytes, n, MSG_WAITALL) != (ssize_t)n) fail("the other process went away");
}

static void pair_wait(void)
{
    char here = 1;
    tell(&here, 1);
    hear(&here, 1);
}

/* The other one's. */
static double pair_swap(double mine)
{
    double theirs;
    tell(&mine, sizeof mine);
    hear(&theirs, sizeof theirs);
    return theirs;
}

#endif
