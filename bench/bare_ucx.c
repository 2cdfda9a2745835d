/* bare_ucx [rate] [gups] [latency] [bandwidth]: the measurements of wire.c with nothing but UCX: what its own put, get
 * and atomic operations reach, one call per operation.
 *
 * Started as two processes by any launcher that sets one of the variables in find_rank. They meet through a TCP port
 * of process 0's host: --port=N (default 18515), --host=NAME. Process 1 makes progress all the time, which is the best
 * that UCX can be given. */
#define _GNU_SOURCE
#include <errno.h>
#include <netdb.h>
#include <sched.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <ucp/api/ucp.h>
#include <unistd.h>

#include "walk.h"

enum { table_bytes = words * 8, window_bytes = 16 << 20, largest = 8 << 20, most_values = 64 };

static struct {
    int rank, socket;
    bool quick;
    ucp_context_h context;
    ucp_worker_h worker;
    ucp_ep_h peer;
    ucp_mem_h memory;
    ucp_rkey_h key;
    uint64_t remote;
    char *table; /* here */
} bare;

_Noreturn static void fail(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fprintf(stderr, "bench: bare_ucx: process %d: ", bare.rank);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    exit(3);
}

static void check(ucs_status_t status, const char *what)
{
    if (status != UCS_OK) fail("%s: %s", what, ucs_status_string(status));
}

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* ---- Start ---- */

/* To a core of its own, as wire.c does. */
static void pin(void)
{
    cpu_set_t all, one;
    if (sched_getaffinity(0, sizeof all, &all) || CPU_COUNT(&all) < 2) return;
    CPU_ZERO(&one);
    for (int core = 0, k = 0; core < CPU_SETSIZE; core++)
        if (CPU_ISSET(core, &all) && k++ == bare.rank) CPU_SET(core, &one);
    sched_setaffinity(0, sizeof one, &one);
}

static void find_rank(void)
{
    const char *names[] = {"HEDDLE_PE", "OMPI_COMM_WORLD_RANK", "PMIX_RANK", "PMI_RANK"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (getenv(names[i])) {
            bare.rank = atoi(getenv(names[i]));
            return;
        }
    fail("no launcher's variable tells this process its number");
}

static int meet_listen(const struct addrinfo *at)
{
    int one = 1, listener = socket(at->ai_family, at->ai_socktype, 0);
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
    if (bind(listener, at->ai_addr, at->ai_addrlen) || listen(listener, 1)) fail("cannot listen: %s", strerror(errno));
    int found = accept(listener, NULL, NULL);
    close(listener);
    return found;
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

static void meet(const char *host, const char *port)
{
    struct addrinfo hints = {.ai_family = AF_INET, .ai_socktype = SOCK_STREAM}, *at;
    if (!bare.rank) hints.ai_flags = AI_PASSIVE;
    if (getaddrinfo(bare.rank ? host : NULL, port, &hints, &at)) fail("no address for %s", host);
    bare.socket = bare.rank ? meet_connect(at) : meet_listen(at);
    if (bare.socket < 0) fail("cannot meet the other process: %s", strerror(errno));
    freeaddrinfo(at);
}

static void tell(const void *bytes, size_t n)
{
    if (send(bare.socket, bytes, n, MSG_NOSIGNAL) != (ssize_t)n) fail("the other process went away");
}

static void hear(void *bytes, size_t n)
{
    if (recv(bare.socket, bytes, n, MSG_WAITALL) != (ssize_t)n) fail("the other process went away");
}

/* A block of bytes each way. */
static void *swap_blocks(const void *mine, size_t nbytes)
{
    uint64_t size = nbytes, other;
    tell(&size, sizeof size);
    tell(mine, nbytes);
    hear(&other, sizeof other);
    void *theirs = malloc(other);
    if (!theirs) fail("no memory");
    hear(theirs, other);
    return theirs;
}

static void start(void)
{
    ucp_params_t params = {.field_mask = UCP_PARAM_FIELD_FEATURES, .features = UCP_FEATURE_RMA | UCP_FEATURE_AMO64};
    ucp_config_t *config;
    check(ucp_config_read(NULL, NULL, &config), "ucp_config_read");
    check(ucp_init(&params, config, &bare.context), "ucp_init");
    ucp_config_release(config);
    ucp_worker_params_t worker = {.field_mask = UCP_WORKER_PARAM_FIELD_THREAD_MODE,
                                  .thread_mode = UCS_THREAD_MODE_SINGLE};
    check(ucp_worker_create(bare.context, &worker, &bare.worker), "ucp_worker_create");
    if (posix_memalign((void **)&bare.table, 4096, table_bytes)) fail("no memory");
    memset(bare.table, 0, table_bytes);
    ucp_mem_map_params_t map = {.field_mask = UCP_MEM_MAP_PARAM_FIELD_ADDRESS | UCP_MEM_MAP_PARAM_FIELD_LENGTH,
                                .address = bare.table,
                                .length = table_bytes};
    check(ucp_mem_map(bare.context, &map, &bare.memory), "ucp_mem_map");
    ucp_address_t *address;
    size_t nbytes;
    check(ucp_worker_get_address(bare.worker, &address, &nbytes), "ucp_worker_get_address");
    ucp_ep_params_t endpoint = {.field_mask = UCP_EP_PARAM_FIELD_REMOTE_ADDRESS,
                                .address = swap_blocks(address, nbytes)};
    check(ucp_ep_create(bare.worker, &endpoint, &bare.peer), "ucp_ep_create");
    ucp_worker_release_address(bare.worker, address);
    void *packed;
    check(ucp_rkey_pack(bare.context, bare.memory, &packed, &nbytes), "ucp_rkey_pack");
    check(ucp_ep_rkey_unpack(bare.peer, swap_blocks(packed, nbytes), &bare.key), "ucp_ep_rkey_unpack");
    ucp_rkey_buffer_release(packed);
    uint64_t mine = (uintptr_t)bare.table;
    bare.remote = *(uint64_t *)swap_blocks(&mine, sizeof mine);
}

/* ---- Operations ---- */

static void complete(ucs_status_ptr_t request, const char *what)
{
    if (!UCS_PTR_IS_PTR(request)) {
        check(UCS_PTR_STATUS(request), what);
        return;
    }
    ucs_status_t status;
    while ((status = ucp_request_check_status(request)) == UCS_INPROGRESS) ucp_worker_progress(bare.worker);
    ucp_request_free(request);
    check(status, what);
}

static void flush(void)
{
    ucp_request_param_t none = {0};
    complete(ucp_ep_flush_nbx(bare.peer, &none), "flush");
}

/* Without waiting: the request is freed when it completes, and a later flush waits for it. */
static void let_go(ucs_status_ptr_t request, const char *what)
{
    if (UCS_PTR_IS_PTR(request)) ucp_request_free(request);
    else check(UCS_PTR_STATUS(request), what);
}

static void put_word(uint64_t i, uint64_t value)
{
    ucp_request_param_t none = {0};
    complete(ucp_put_nbx(bare.peer, &value, sizeof value, bare.remote + 8 * i, bare.key, &none), "put");
}

static uint64_t get_word(uint64_t i)
{
    ucp_request_param_t none = {0};
    uint64_t value = 0;
    complete(ucp_get_nbx(bare.peer, &value, sizeof value, bare.remote + 8 * i, bare.key, &none), "get");
    return value;
}

static void add_word(ucp_atomic_op_t op, uint64_t i, uint64_t value)
{
    ucp_request_param_t param = {.op_attr_mask = UCP_OP_ATTR_FIELD_DATATYPE, .datatype = ucp_dt_make_contig(8)};
    complete(ucp_atomic_op_nbx(bare.peer, op, &value, 1, bare.remote + 8 * i, bare.key, &param), "atomic");
}

static uint64_t fetch_add_word(uint64_t i, uint64_t value)
{
    uint64_t reply = 0;
    ucp_request_param_t param = {.op_attr_mask = UCP_OP_ATTR_FIELD_DATATYPE | UCP_OP_ATTR_FIELD_REPLY_BUFFER,
                                 .datatype = ucp_dt_make_contig(8),
                                 .reply_buffer = &reply};
    complete(ucp_atomic_op_nbx(bare.peer, UCP_ATOMIC_OP_ADD, &value, 1, bare.remote + 8 * i, bare.key, &param),
             "fetching atomic");
    return reply;
}

/* ---- Measurements ---- */

struct series {
    const char *name, *op, *variant, *unit;
    size_t size;
    int n;
    double values[most_values];
};

static void add(struct series *s, double value)
{
    if (s->n < most_values) s->values[s->n++] = value;
}

static int compare(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static void print(const struct series *s)
{
    double sorted[most_values];
    memcpy(sorted, s->values, sizeof sorted);
    qsort(sorted, (size_t)s->n, sizeof *sorted, compare);
    printf("{\"name\": \"%s\", \"op\": \"%s\", \"size\": %zu, \"variant\": \"%s\", \"versus\": \"\", \"unit\": \"%s\", "
           "\"pes\": 2, \"value\": %.6g, \"repetitions\": [",
           s->name, s->op, s->size, s->variant, s->unit, sorted[s->n / 2]);
    for (int i = 0; i < s->n; i++) printf("%s%.6g", i ? ", " : "", s->values[i]);
    printf("]}\n");
    fflush(stdout);
}

static int repetitions(void) { return bare.quick ? 5 : 15; }
static double share(void) { return bare.quick ? 0.05 : 0.2; }

enum operation { PUT, XOR, ADD };

static void rate(const char *name, const char *op, enum operation operation, bool random)
{
    struct series series = {
        .name = name, .op = op, .size = 8, .unit = "Mop/s", .variant = random ? "random" : "sequential"};
    size_t i = 1;
    for (int round = 0; round < repetitions(); round++) {
        size_t n = 0;
        double begin = now(), end = begin;
        for (; end - begin < share(); end = now()) {
            for (int k = 0; k < 1000; k++, n++, i = random ? next_random(i) : next_sequential(i))
                if (operation == PUT) put_word(i, i);
                else add_word(operation == XOR ? UCP_ATOMIC_OP_XOR : UCP_ATOMIC_OP_ADD, i, i);
            flush();
        }
        add(&series, 1e-6 * (double)n / (end - begin));
    }
    print(&series);
}

static void latency_put(uint64_t k)
{
    put_word(0, k);
    flush();
}

static void latency_fetch_add(uint64_t k)
{
    static uint64_t before;
    uint64_t found = fetch_add_word(0, 1);
    if (k > 1 && found != before + 1) fail("fetch-add: wrong value");
    before = found;
}

static void latency_get(uint64_t k)
{
    (void)k;
    get_word(0);
}

static void latency(const char *op, void (*one)(uint64_t k))
{
    struct series series = {.name = "wire latency", .op = op, .size = 8, .unit = "us", .variant = ""};
    uint64_t done = 0;
    for (int round = 0; round < 4 * repetitions(); round++) {
        long n = 0;
        double begin = now(), end = begin;
        for (; end - begin < share() / 4; end = now(), n++) one(++done);
        add(&series, 1e6 * (end - begin) / (double)n);
    }
    print(&series);
}

static void transfer(char *private, size_t size, size_t n, bool put)
{
    ucp_request_param_t none = {0};
    for (size_t k = 0; k < n; k++) {
        size_t at = k * size % window_bytes;
        let_go(put ? ucp_put_nbx(bare.peer, private + at, size, bare.remote + at, bare.key, &none)
                   : ucp_get_nbx(bare.peer, private + at, size, bare.remote + at, bare.key, &none),
               put ? "put" : "get");
    }
    flush();
}

static void bandwidth(char *private, size_t size, bool put)
{
    struct series series = {
        .name = "wire bandwidth", .op = put ? "put" : "get", .size = size, .unit = "GB/s", .variant = ""};
    size_t n = window_bytes / size > 64 ? 64 : window_bytes / size;
    transfer(private, size, n, put);
    for (int round = 0; round < 2 * repetitions(); round++) {
        double begin = now(), end = begin;
        size_t times = 0;
        for (; end - begin < share() / 2; end = now(), times++) transfer(private, size, n, put);
        add(&series, 1e-9 * (double)(times * n * size) / (end - begin));
    }
    print(&series);
}

static void bandwidths(void)
{
    char *private = calloc(1, window_bytes);
    if (!private) fail("no memory");
    for (size_t size = 64 << 10; size <= largest; size *= 2)
        for (int put = 1; put >= 0; put--) bandwidth(private, size, put);
    free(private);
}

/* Process 1: progress until process 0 says that it is done. */
static void serve(void)
{
    char done;
    while (recv(bare.socket, &done, 1, MSG_DONTWAIT) < 0 && (errno == EAGAIN || errno == EINTR))
        for (int k = 0; k < 100; k++) ucp_worker_progress(bare.worker);
}

static bool wants(int argc, char **argv, const char *word)
{
    bool any = false;
    for (int i = 1; i < argc; i++) {
        if (!strcmp(argv[i], word)) return true;
        any |= argv[i][0] != '-';
    }
    return !any;
}

static const char *option(int argc, char **argv, const char *name, const char *otherwise)
{
    for (int i = 1; i < argc; i++)
        if (!strncmp(argv[i], name, strlen(name))) return argv[i] + strlen(name);
    return otherwise;
}

static void measure(int argc, char **argv)
{
    if (wants(argc, argv, "latency")) {
        latency("put and quiet", latency_put);
        latency("fetch-add", latency_fetch_add);
        latency("get", latency_get);
    }
    if (wants(argc, argv, "rate")) {
        rate("wire rate", "put", PUT, true);
        rate("wire rate", "put", PUT, false);
    }
    if (wants(argc, argv, "gups")) {
        rate("wire atomic rate", "atomic xor", XOR, true);
        rate("wire atomic rate", "atomic add", ADD, true);
    }
    if (wants(argc, argv, "bandwidth")) bandwidths();
}

int main(int argc, char **argv)
{
    find_rank();
    for (int i = 1; i < argc; i++) bare.quick |= !strcmp(argv[i], "--quick");
    meet(option(argc, argv, "--host=", "localhost"), option(argc, argv, "--port=", "18515"));
    pin();
    start();
    if (bare.rank) {
        serve();
    } else {
        measure(argc, argv);
        char done = 1;
        tell(&done, 1);
    }
    /* Ended without the ceremony of disconnecting: what was measured is printed. */
    return 0;
}
