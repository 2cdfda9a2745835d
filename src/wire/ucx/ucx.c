/* The wire over UCX, as active messages: the receive endpoint is a worker, and a lane one with endpoints. The first
 * lane shares the receive endpoint's: two processes then have one connection for both ways, on which TCP acknowledges
 * what came with what goes, and a look at it finds messages and answers.
 *
 * On its way a message carries the number of its port, and the answer comes back with it over the same connection
 * (UCX's reply endpoint) to the lane's worker: a lane never touches another lane's worker. All messages are sent
 * eagerly, because UCX keeps the order of those only.
 *
 * The shared worker has a lock: a thread may send on the lane while another one polls. It is recursive, because
 * handlers of acknowledgements send. A thread never waits while it holds the lock. */
#include <net/if.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <unistd.h>

#include "ucx.h"
#include "ucx_log.h"
#include "ucx_roce.h"
#include "ucx_transports.h"
#include "base/atomic.h"
#include "wire/memlock.h"
#include "wire/nics.h"

enum { AM_MESSAGE, AM_ANSWER };
enum { UCX_LANES = 64 };

struct ucx ucx = {.rx_lock = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP};

static _Thread_local char why_text[256]; /* lanes may fail at the same time */

const char *ucx_failed(const char *what, ucs_status_t status)
{
    int length = snprintf(why_text, sizeof why_text, "UCX: %s: %s", what, ucs_status_string(status));
    if (length > 0 && (size_t)length < sizeof why_text)
        ucx_log_take(why_text + length, sizeof why_text - (size_t)length);
    return why_text;
}

static bool worker_progress(ucp_worker_h worker)
{
    if (!worker_trylock(worker)) return false;
    bool any = ucp_worker_progress(worker);
    worker_unlock(worker);
    return any;
}

/* Receiving */

/* Only a foreign process offers bytes in place of sending them: `data` is then not the bytes, but a handle of UCX's.
 * The handlers drop messages without bytes, and count them. */
static size_t bytes_received(const ucp_am_recv_param_t *param, size_t nbytes)
{
    return param->recv_attr & UCP_AM_RECV_ATTR_FLAG_RNDV ? 0 : nbytes;
}

static ucs_status_t rx_received(void *unused, const void *header, size_t header_size, void *data, size_t nbytes,
                                const ucp_am_recv_param_t *param)
{
    (void)unused;
    struct wire_way way = {0};
    if (header_size != sizeof way.cookie || !(param->recv_attr & UCP_AM_RECV_ATTR_FIELD_REPLY_EP)) return UCS_OK;
    memcpy(&way.cookie, header, sizeof way.cookie);
    way.driver = param->reply_ep;
    ucx.events.arrived(&way, data, bytes_received(param, nbytes));
    return UCS_OK;
}

static ucs_status_t lane_received(void *arg, const void *header, size_t header_size, void *data, size_t nbytes,
                                  const ucp_am_recv_param_t *param)
{
    struct wire_lane *lane = arg;
    uint64_t number;
    if (header_size != sizeof number) return UCS_OK;
    memcpy(&number, header, sizeof number);
    if (number >= lane->n_ports) return UCS_OK;
    (lane == ucx.shared_lane ? ucx.events.answered_at_rx : ucx.events.answered)(lane->ports[number]->stream, data,
                                                                                bytes_received(param, nbytes));
    return UCS_OK;
}

static const char *worker_open(ucp_worker_h *worker)
{
    ucp_worker_params_t params = {.field_mask = UCP_WORKER_PARAM_FIELD_THREAD_MODE,
                                  .thread_mode = UCS_THREAD_MODE_SERIALIZED};
    ucs_status_t status = ucp_worker_create(ucx.context, &params, worker);
    return status == UCS_OK ? NULL : ucx_failed("cannot make a worker", status);
}

static const char *worker_receive(ucp_worker_h worker, unsigned id, ucp_am_recv_callback_t receive, void *arg)
{
    ucp_am_handler_param_t handler = {
        .field_mask = UCP_AM_HANDLER_PARAM_FIELD_ID | UCP_AM_HANDLER_PARAM_FIELD_FLAGS | UCP_AM_HANDLER_PARAM_FIELD_CB |
                      UCP_AM_HANDLER_PARAM_FIELD_ARG,
        .id = id,
        .flags = UCP_AM_FLAG_WHOLE_MSG,
        .cb = receive,
        .arg = arg,
    };
    worker_lock(worker);
    ucs_status_t status = ucp_worker_set_am_recv_handler(worker, &handler);
    worker_unlock(worker);
    return status == UCS_OK ? NULL : ucx_failed("cannot receive active messages", status);
}

/* Starting and stopping */

static void ucx_describe(char *text, size_t size) { snprintf(text, size, "UCX %s", ucp_get_version_string()); }

/* Endpoints for messages report that the other process has ended. Endpoints with RMA do not, because UCX would then
 * emulate RMA by messages; the heartbeat of the job detects the end. */
static ucp_err_handling_mode_t error_mode(void)
{
    return ucx.has_rma ? UCP_ERR_HANDLING_MODE_NONE : UCP_ERR_HANDLING_MODE_PEER;
}

/* The transports and network devices that UCX is restricted to; NULL: to none. */
static const char *transports_wanted(const struct wire_start *start)
{
    return *start->options ? start->options : getenv("UCX_TLS");
}
static const char *devices_wanted(void) { return *ucx.nic ? ucx.nic : getenv("UCX_NET_DEVICES"); }

/* Returns the reach of these transports. The devices of the machine decide, because it may have none of the transports.
 * Computed once, because it takes time. */
static enum wire_reach reach_with(const char *transports)
{
    struct wire_offer offer = {.reach = WIRE_SOCKETS};
    if (nics_are_here() && devices_may_be_cards(devices_wanted()) &&
        transports_may_be(transports, (const char *const[]){"rc", "dc", "ud", "srd", "ib", "all", NULL}))
        ucx_offer(&offer);
    if (offer.reach < WIRE_SOCKETS) return WIRE_SOCKETS;
    return offer.reach == WIRE_RDMA && !transports_may_be_rdma(transports) ? WIRE_CARD : offer.reach;
}

/* UCX starts without the transports that it lacks, if one is left, such as self. It fails later, when it connects. */
static const char *card_check(const char *transports)
{
    bool is_missing = transports_need_card(transports) && ucx.reach == WIRE_SOCKETS;
    return is_missing ? "UCX has no card for these transports, or no port that is up" : NULL;
}

static bool rma_is_there(void)
{
    return ucx.wish != WIRE_RMA_NONE && (ucx.wish != WIRE_RMA_REAL || ucx.reach == WIRE_RDMA);
}

/* Returns the size of the send buffer of a socket if `kib` is requested: the system limits it, and the kernel doubles
 * it for its own data. 0: unknown. */
static size_t send_buffer(const char *kib)
{
    int socket_fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0), wanted = atoi(kib) << 10, doubled = 0;
    socklen_t size = sizeof doubled;
    bool is_known = socket_fd >= 0 && !setsockopt(socket_fd, SOL_SOCKET, SO_SNDBUF, &wanted, sizeof wanted) &&
                    !getsockopt(socket_fd, SOL_SOCKET, SO_SNDBUF, &doubled, &size);
    if (socket_fd >= 0) close(socket_fd);
    return is_known ? (size_t)doubled / 2 : 0;
}

/* Sets an option of a transport, unless the environment has it. `name` is that of the variable, without UCX_. Before
 * UCX 1.17 ucp_config_modify took the name that an option has inside its transport. Returns false if the user has set
 * it, or if this UCX takes no such option (before 1.12). */
static bool option_set(ucp_config_t *config, const char *name, const char *name_inside, const char *value)
{
    char variable[64];
    unsigned major, minor, release;
    ucp_get_version(&major, &minor, &release);
    snprintf(variable, sizeof variable, "UCX_%s", name);
    return !getenv(variable) &&
           ucp_config_modify(config, major > 1 || minor >= 17 ? name : name_inside, value) == UCS_OK;
}

/* Makes a batch, which is one message, one system call over TCP. Some batches need no acknowledgement. (UCX warns of
 * options that it does not use.) */
static void prepare_tcp(ucp_config_t *config, bool is_sure)
{
    static const char send_buffer_size[] = "256k";
    option_set(config, "TCP_TX_SEG_SIZE", "TX_SEG_SIZE", "128k");
    option_set(config, "TCP_RX_SEG_SIZE", "RX_SEG_SIZE", "128k");
    if (!is_sure) return;
    if (option_set(config, "TCP_SNDBUF", "SNDBUF", send_buffer_size)) ucx.unattended = send_buffer(send_buffer_size);
    /* Registration costs nothing for TCP: UCX then sends messages of several parts without a copy, as far as the socket
     * has room, and reports completion when the socket has all bytes. A size that the user sets has priority. */
    ucx.parts_leave = !getenv("UCX_ZCOPY_THRESH");
}

/* UCX before 1.19 drops every datagram over IPv4 that comes through a RoCE card other than mlx5, because it looks for
 * the version of IP in a field which only mlx5 fills. Its transport rc connects by datagrams, so no connection is made.
 * The check of a datagram's destination is switched off there. The card itself checks the queue and the key. */
static void prepare_roce(ucp_config_t *config)
{
    unsigned major, minor, release;
    ucp_get_version(&major, &minor, &release);
    if (major == 1 && minor < 19 && roce_is_without_mlx5("/sys", ucx.nic))
        option_set(config, "UD_VERBS_ETH_DGID_CHECK", "UD_ETH_DGID_CHECK", "n");
}

/* Returns true if the environment has a variable of UCX that ends so: an option of several transports has several. */
static bool environment_has(const char *end)
{
    size_t length = strlen(end);
    for (char **variable = environ; *variable; variable++) {
        const char *equals = strchr(*variable, '=');
        size_t before = equals ? (size_t)(equals - *variable) : 0;
        if (!strncmp(*variable, "UCX_", 4) && before > length && !strncmp(equals - length, end, length)) return true;
    }
    return false;
}

/* Each lane has a worker. Over rc it would allocate and pin 60 MB: 4095 places for messages of 8 KiB, and buffers for
 * 1024 more to send, both for rc and for the datagrams by which rc connects. Lanes receive acknowledgements only, and
 * datagrams are few. A sender waits and retries where a receiver has no place. The names are valid for all transports
 * over rc (rc_verbs, rc_mlx5, dc_mlx5). */
static void limit_rc_memory(ucp_config_t *config)
{
    static const struct {
        const char *transport, *option, *value;
    } limits[] = {{"RC", "_RX_QUEUE_LEN", "1024"},
                  {"RC", "_TX_BUFS_GROW", "128"},
                  {"UD", "_RX_QUEUE_LEN", "256"},
                  {"UD", "_TX_BUFS_GROW", "64"}};
    for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
        char name[32];
        snprintf(name, sizeof name, "%s%s", limits[i].transport, limits[i].option);
        if (!environment_has(limits[i].option)) ucp_config_modify(config, name, limits[i].value);
    }
}

static bool loopback_is_up(void)
{
    struct ifreq interface = {.ifr_name = "lo"};
    int socket_fd = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    bool is_up = socket_fd >= 0 && !ioctl(socket_fd, SIOCGIFFLAGS, &interface) && interface.ifr_flags & IFF_UP;
    if (socket_fd >= 0) close(socket_fd);
    return is_up;
}

/* UCX listens on all interfaces. PEs of one machine need no port that other machines reach. */
static void listen_at_loopback(const struct wire_start *start, ucp_config_t *config)
{
    if (start->is_one_machine && !nics_are_here() && !devices_wanted() && loopback_is_up())
        ucp_config_modify(config, "NET_DEVICES", "lo");
}

static void set_options(const struct wire_start *start, ucp_config_t *config)
{
    const char *options = start->options, *transports = transports_wanted(start);
    bool is_tcp = transports ? strstr(transports, "tcp") != NULL : !nics_are_here();
    bool may_be_tcp = is_tcp || !*options || strstr(options, "all");
    if (may_be_tcp && devices_may_be_interfaces(devices_wanted())) {
        prepare_tcp(config, is_tcp);
        listen_at_loopback(start, config);
    }
    if (ucx.reach > WIRE_SOCKETS) prepare_roce(config);
    if (ucx.reach == WIRE_RDMA) limit_rc_memory(config);
    /* Transports of one machine notify endpoints of a process that is gone only if this is set. */
    if (strstr(options, "posix")) option_set(config, "POSIX_ERROR_HANDLING", "MM_ERROR_HANDLING", "y");
    /* The newer protocols (default since UCX 1.16) read and write mapped memory by messages. */
    if (start->wish == WIRE_RMA_OWN) option_set(config, "PROTO_ENABLE", "PROTO_ENABLE", "n");
}

static const char *configure(const struct wire_start *start, ucp_config_t *config)
{
    ucs_status_t status = *start->options ? ucp_config_modify(config, "TLS", start->options) : UCS_OK;
    if (status != UCS_OK) return ucx_failed("does not take these transports", status);
    const char *why = ucx_nic(start, config);
    if (why) return why;
    ucx.reach = reach_with(transports_wanted(start));
    why = card_check(transports_wanted(start));
    if (!why && ucx.reach > WIRE_SOCKETS) why = memlock_check();
    if (!why) set_options(start, config);
    return why;
}

static const char *context_open(const struct wire_start *start)
{
    ucp_config_t *config;
    ucs_status_t status = ucp_config_read(NULL, NULL, &config);
    if (status != UCS_OK) return ucx_failed("cannot read its configuration", status);
    const char *why = configure(start, config);
    ucx.has_rma = rma_is_there();
    ucp_params_t params = {.field_mask = UCP_PARAM_FIELD_FEATURES | UCP_PARAM_FIELD_MT_WORKERS_SHARED,
                           .features = UCP_FEATURE_AM | UCP_FEATURE_WAKEUP | (ucx.has_rma ? UCP_FEATURE_RMA : 0),
                           .mt_workers_shared = 1};
    if (!why) status = ucp_init(&params, config, &ucx.context);
    ucp_config_release(config);
    if (status == UCS_ERR_NO_DEVICE)
        return ucx_failed("this machine has none of these transports ('ucx_info -d' lists those it has)", status);
    return why || status == UCS_OK ? why : ucx_failed("cannot start", status);
}

static const char *ucx_up(const struct wire_start *start)
{
    ucx.events = *start->events;
    ucx.wish = start->wish;
    ucx.unattended = 0;
    ucx.parts_leave = false;
    const char *why = context_open(start);
    if (!why) why = worker_open(&ucx.rx);
    if (!why) why = worker_receive(ucx.rx, AM_MESSAGE, rx_received, NULL);
    if (why) return why;
    ucs_status_t status = ucp_worker_get_efd(ucx.rx, &ucx.rx_fd);
    if (status != UCS_OK) return ucx_failed("has no event descriptor", status);
    ucx_log_start();
    return NULL;
}

static void ucx_down(void)
{
    ucp_worker_destroy(ucx.rx);
    ucp_cleanup(ucx.context);
    ucx_log_stop();
}

/* rc_verbs and ud_verbs of UCX signal only what arrives after the arming, and do not check what came before (UCX 1.13).
 */
static void ucx_capabilities(struct wire_capabilities *can)
{
    *can = (struct wire_capabilities){.reach = ucx.reach,
                                      .lanes = UCX_LANES,
                                      .unattended = ucx.unattended,
                                      .parts_leave = ucx.parts_leave,
                                      .arms_unchecked = ucx.reach > WIRE_SOCKETS,
                                      .rma = ucx_rma()};
}

/* The receive endpoint */

static const char *ucx_rx_address(void *address, size_t *size)
{
    ucp_address_t *mine;
    size_t length;
    ucs_status_t status = ucp_worker_get_address(ucx.rx, &mine, &length);
    if (status != UCS_OK) return ucx_failed("cannot tell its address", status);
    if (length <= WIRE_ADDRESS_SIZE) memcpy(address, mine, *size = length);
    ucp_worker_release_address(ucx.rx, mine);
    return length <= WIRE_ADDRESS_SIZE ? NULL : "UCX: its address is too long: restrict UCX_TLS or UCX_NET_DEVICES";
}

static bool ucx_rx_progress(void) { return worker_progress(ucx.rx); }

/* An answer as UCX has it until it is sent. */
struct answer {
    uint64_t cookie;
    char bytes[];
};

static void answer_sent(void *request, ucs_status_t status, void *answer)
{
    (void)status; /* a broken connection is told to the endpoint's error handler */
    free(answer);
    ucp_request_free(request);
}

static ucs_status_ptr_t answer_send(const struct wire_way *way, const uint64_t *cookie, const void *bytes,
                                    size_t nbytes, ucp_request_param_t *param)
{
    param->op_attr_mask |= UCP_OP_ATTR_FIELD_FLAGS;
    param->flags = UCP_AM_SEND_FLAG_EAGER;
    return ucp_am_send_nbx(way->driver, AM_ANSWER, cookie, sizeof *cookie, bytes, nbytes, param);
}

/* Sends a copy, because the connection has no room now and the bytes are the caller's again. */
static void answer_later(const struct wire_way *way, const void *bytes, size_t nbytes)
{
    struct answer *answer = malloc(sizeof *answer + nbytes);
    if (!answer) {
        ucx.events.lost("out of memory for an acknowledgement");
        return;
    }
    answer->cookie = way->cookie;
    memcpy(answer->bytes, bytes, nbytes);
    ucp_request_param_t param = {
        .op_attr_mask = UCP_OP_ATTR_FIELD_CALLBACK | UCP_OP_ATTR_FIELD_USER_DATA,
        .cb.send = answer_sent,
        .user_data = answer,
    };
    if (!UCS_PTR_IS_PTR(answer_send(way, &answer->cookie, answer->bytes, nbytes, &param))) free(answer);
}

/* Most answers leave at once. Inside rx_progress, which has the lock. */
static void ucx_rx_answer(const struct wire_way *way, const void *bytes, size_t nbytes)
{
    ucp_request_param_t at_once = {.op_attr_mask = UCP_OP_ATTR_FLAG_FORCE_IMM_CMPL};
    if (answer_send(way, &way->cookie, bytes, nbytes, &at_once)) answer_later(way, bytes, nbytes);
}

static int ucx_rx_fd(void) { return ucx.rx_fd; }

static bool ucx_rx_arm(void)
{
    if (!worker_trylock(ucx.rx)) return false;
    ucs_status_t status = ucp_worker_arm(ucx.rx);
    worker_unlock(ucx.rx);
    if (status != UCS_OK && status != UCS_ERR_BUSY) ucx.events.lost(ucx_failed("cannot wait for messages", status));
    return status != UCS_ERR_BUSY;
}

/* Lanes */

static const char *ucx_lane_open(struct wire_lane **result)
{
    struct wire_lane *lane = calloc(1, sizeof *lane);
    if (!lane) return "out of memory for a lane";
    const char *why = NULL;
    if (!ucx.shared_lane) (ucx.shared_lane = lane)->worker = ucx.rx;
    else why = worker_open(&lane->worker);
    if (!why) why = worker_receive(lane->worker, AM_ANSWER, lane_received, lane);
    if (!why) *result = lane;
    else free(lane);
    return why;
}

static bool ucx_lane_shares_rx(const struct wire_lane *lane) { return lane == ucx.shared_lane; }

static void port_close(struct wire_port *port)
{
    ucp_worker_h worker = port->lane->worker;
    ucp_request_param_t force = {.op_attr_mask = UCP_OP_ATTR_FIELD_FLAGS, .flags = UCP_EP_CLOSE_FLAG_FORCE};
    worker_lock(worker);
    ucs_status_ptr_t request = ucp_ep_close_nbx(port->endpoint, &force);
    while (UCS_PTR_IS_PTR(request) && ucp_request_check_status(request) == UCS_INPROGRESS) ucp_worker_progress(worker);
    if (UCS_PTR_IS_PTR(request)) ucp_request_free(request);
    worker_unlock(worker);
    free(port);
}

static void ucx_lane_close(struct wire_lane *lane)
{
    for (uint32_t i = 0; i < lane->n_ports; i++) port_close(lane->ports[i]);
    if (lane == ucx.shared_lane) ucx.shared_lane = NULL;
    else ucp_worker_destroy(lane->worker);
    free(lane->ports);
    free(lane);
}

static void endpoint_failed(void *unused, ucp_ep_h endpoint, ucs_status_t status)
{
    (void)unused, (void)endpoint;
    ucx.events.lost(ucx_failed("a connection broke", status));
}

static const char *port_open(struct wire_lane *lane, const void *address, void *stream, struct wire_port **result)
{
    struct wire_port **ports = wire_table_grow(lane->ports, lane->n_ports), *port;
    if (ports) lane->ports = ports;
    if (!ports || !(port = calloc(1, sizeof *port))) return "out of memory for a connection";
    ucp_ep_params_t params = {
        .field_mask =
            UCP_EP_PARAM_FIELD_REMOTE_ADDRESS | UCP_EP_PARAM_FIELD_ERR_HANDLING_MODE | UCP_EP_PARAM_FIELD_ERR_HANDLER,
        .address = address,
        .err_mode = error_mode(),
        .err_handler.cb = endpoint_failed,
    };
    ucs_status_t status = ucp_ep_create(lane->worker, &params, &port->endpoint);
    if (status != UCS_OK) {
        free(port);
        return ucx_failed("cannot connect", status);
    }
    port->lane = lane;
    port->stream = stream;
    port->number = lane->n_ports;
    lane->ports[lane->n_ports++] = port;
    *result = port;
    return NULL;
}

static const char *ucx_connect(struct wire_lane *lane, const void *address, size_t size, void *stream,
                               struct wire_port **result)
{
    (void)size;
    worker_lock(lane->worker);
    const char *why = port_open(lane, address, stream, result);
    worker_unlock(lane->worker);
    return why;
}

static void message_sent(void *request, ucs_status_t status, void *sent)
{
    (void)status;
    store_release((bool *)sent, true); /* the thread that reads it may reuse the bytes */
    ucp_request_free(request);
}

_Static_assert(sizeof(ucp_dt_iov_t) == sizeof(struct wire_part), "parts are UCX's");
_Static_assert(offsetof(ucp_dt_iov_t, buffer) == offsetof(struct wire_part, bytes), "parts are UCX's");
_Static_assert(offsetof(ucp_dt_iov_t, length) == offsetof(struct wire_part, nbytes), "parts are UCX's");

static bool ucx_send(struct wire_port *port, const struct wire_message *message, bool *sent)
{
    ucp_request_param_t param = {
        .op_attr_mask = UCP_OP_ATTR_FIELD_CALLBACK | UCP_OP_ATTR_FIELD_USER_DATA | UCP_OP_ATTR_FIELD_FLAGS,
        .flags = UCP_AM_SEND_FLAG_EAGER | UCP_AM_SEND_FLAG_REPLY,
        .cb.send = message_sent,
        .user_data = sent,
    };
    const void *bytes = message->parts[0].bytes;
    size_t count = message->parts[0].nbytes;
    if (message->parts[1].nbytes) {
        param.op_attr_mask |= UCP_OP_ATTR_FIELD_DATATYPE;
        param.datatype = ucp_dt_make_iov();
        bytes = message->parts;
        count = 2;
    }
    *sent = false;
    worker_lock(port->lane->worker);
    ucs_status_ptr_t request =
        ucp_am_send_nbx(port->endpoint, AM_MESSAGE, &port->number, sizeof port->number, bytes, count, &param);
    worker_unlock(port->lane->worker);
    if (UCS_PTR_IS_ERR(request)) ucx.events.lost(ucx_failed("cannot send", UCS_PTR_STATUS(request)));
    if (!UCS_PTR_IS_PTR(request)) *sent = true;
    return true;
}

static bool ucx_lane_progress(struct wire_lane *lane) { return worker_progress(lane->worker); }

__attribute__((visibility("default"))) const struct wire wire_ucx = {
    .name = "ucx",
    .build = build_name,
    .describe = ucx_describe,
    .offer = ucx_offer,
    .up = ucx_up,
    .down = ucx_down,
    .capabilities = ucx_capabilities,
    .rx_address = ucx_rx_address,
    .rx_progress = ucx_rx_progress,
    .rx_answer = ucx_rx_answer,
    .rx_fd = ucx_rx_fd,
    .rx_arm = ucx_rx_arm,
    .lane_open = ucx_lane_open,
    .lane_shares_rx = ucx_lane_shares_rx,
    .lane_close = ucx_lane_close,
    .connect = ucx_connect,
    .send = ucx_send,
    .lane_progress = ucx_lane_progress,
};
