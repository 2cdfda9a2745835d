/* bare_ucx [rate] [gups] [latency] [bandwidth] [both]: the measurements of wire.c and wire_both.c with nothing but UCX:
 * what its own put, get and atomic operations reach, one call per operation. How it is started: bare_pair.h.
 *
 * --allocate: in memory that UCX has allocated, which is what its transports within a machine can map. */
#include "bare_wire.h"

#include <ucp/api/ucp.h>

static struct {
    ucp_context_h context;
    ucp_worker_h worker;
    ucp_ep_h peer;
    ucp_mem_h memory;
    ucp_rkey_h key;
    uint64_t remote; /* the other process's table */
} bare;

static void check(ucs_status_t status, const char *what)
{
    if (status != UCS_OK) fail("%s: %s", what, ucs_status_string(status));
}

/* ---- Start ---- */

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

static void map_table(void)
{
    ucp_mem_map_params_t map = {.field_mask = UCP_MEM_MAP_PARAM_FIELD_LENGTH, .length = table_bytes};
    if (has_word("--allocate")) {
        map.field_mask |= UCP_MEM_MAP_PARAM_FIELD_FLAGS;
        map.flags = UCP_MEM_MAP_ALLOCATE;
    } else {
        map.field_mask |= UCP_MEM_MAP_PARAM_FIELD_ADDRESS;
        map.address = bare_memory(table_bytes);
    }
    check(ucp_mem_map(bare.context, &map, &bare.memory), "ucp_mem_map");
    ucp_mem_attr_t found = {.field_mask = UCP_MEM_ATTR_FIELD_ADDRESS};
    check(ucp_mem_query(bare.memory, &found), "ucp_mem_query");
    table = found.address;
    memset(table, 0, table_bytes);
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
    map_table();
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
    uint64_t mine = (uintptr_t)table;
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

static void progress(void) { ucp_worker_progress(bare.worker); }

static uint64_t address_of(size_t i) { return bare.remote + i * sizeof *table; }

static void put_word(size_t i, long value)
{
    ucp_request_param_t none = {0};
    complete(ucp_put_nbx(bare.peer, &value, sizeof value, address_of(i), bare.key, &none), "put");
}

static void atomic_word(ucp_atomic_op_t op, size_t i, long value)
{
    ucp_request_param_t param = {.op_attr_mask = UCP_OP_ATTR_FIELD_DATATYPE, .datatype = ucp_dt_make_contig(8)};
    complete(ucp_atomic_op_nbx(bare.peer, op, &value, 1, address_of(i), bare.key, &param), "atomic");
}

static long fetch_inc_word(size_t i)
{
    long one = 1, reply = 0;
    ucp_request_param_t param = {.op_attr_mask = UCP_OP_ATTR_FIELD_DATATYPE | UCP_OP_ATTR_FIELD_REPLY_BUFFER,
                                 .datatype = ucp_dt_make_contig(8),
                                 .reply_buffer = &reply};
    complete(ucp_atomic_op_nbx(bare.peer, UCP_ATOMIC_OP_ADD, &one, 1, address_of(i), bare.key, &param),
             "fetching atomic");
    return reply;
}

static void go(struct walk *w, size_t n)
{
    for (; n; n--, w->done++, w->at = walk_next(w, w->at)) {
        long value = value_of(w->at, w->done);
        if (w->operation == PUT) put_word(w->at, value);
        else atomic_word(w->operation == XOR ? UCP_ATOMIC_OP_XOR : UCP_ATOMIC_OP_ADD, w->at, value);
    }
}

static ucs_status_ptr_t begin_get(size_t i, long *got)
{
    ucp_request_param_t none = {0};
    return ucp_get_nbx(bare.peer, got, sizeof *got, address_of(i), bare.key, &none);
}

static void get(const struct walk *w, size_t n, long *got)
{
    for (size_t j = 0, i = w->at; j < n; j++, i = walk_next(w, i)) complete(begin_get(i, got + j), "get");
}

static void get_at_once(const struct walk *w, size_t n, long *got)
{
    for (size_t j = 0, i = w->at; j < n; j++, i = walk_next(w, i)) let_go(begin_get(i, got + j), "get");
    flush();
}

static void transfer(char *private, size_t size, size_t n, bool put)
{
    ucp_request_param_t none = {0};
    for (size_t k = 0; k < n; k++) {
        size_t at = k * size;
        let_go(put ? ucp_put_nbx(bare.peer, private + at, size, bare.remote + at, bare.key, &none)
                   : ucp_get_nbx(bare.peer, private + at, size, bare.remote + at, bare.key, &none),
               put ? "put" : "get");
    }
    flush();
}

int main(int argc, char **argv)
{
    pair_begin("bare_ucx", argc, argv, 1);
    start();
    pair.progress = progress;
    ways = (struct ways){.go = go,
                         .get = get,
                         .get_at_once = get_at_once,
                         .put = put_word,
                         .fetch_inc = fetch_inc_word,
                         .flush = flush,
                         .transfer = transfer};
    measure();
    /* Ended without the ceremony of disconnecting: what was measured is printed. */
    return 0;
}
