/* A stranger (stranger.h) that has UCX and a worker's address. */
#include <ucp/api/ucp.h>

#include "stranger.h"

enum { AM_MESSAGE, AM_ANSWER }; /* of src/wire/ucx/ucx.c */

static ucp_worker_h worker;
static ucp_ep_h endpoint;
static unsigned id = AM_MESSAGE, flags = UCP_AM_SEND_FLAG_EAGER | UCP_AM_SEND_FLAG_REPLY;

static void need(ucs_status_t status)
{
    if (status == UCS_OK) return;
    fprintf(stderr, "UCX: %s\n", ucs_status_string(status));
    exit(1);
}

static void wait_for(ucs_status_ptr_t request)
{
    if (UCS_PTR_IS_ERR(request)) need(UCS_PTR_STATUS(request));
    if (!UCS_PTR_IS_PTR(request)) return;
    while (ucp_request_check_status(request) == UCS_INPROGRESS) ucp_worker_progress(worker);
    ucp_request_free(request);
}

static void send_message(const void *bytes, size_t nbytes)
{
    static const uint64_t port;
    ucp_request_param_t param = {.op_attr_mask = UCP_OP_ATTR_FIELD_FLAGS, .flags = flags};
    wait_for(ucp_am_send_nbx(endpoint, id, &port, sizeof port, bytes, nbytes, &param));
    stranger.sent++;
}

static void lost(void *unused, ucp_ep_h ep, ucs_status_t status) { (void)unused, (void)ep, (void)status; }

int main(int argc, char **argv)
{
    if (argc != 5) return 2;
    stranger_begin(argv);
    ucp_config_t *config;
    ucp_context_h context;
    ucp_params_t params = {.field_mask = UCP_PARAM_FIELD_FEATURES, .features = UCP_FEATURE_AM};
    ucp_worker_params_t alone = {0};
    ucp_ep_params_t to = {.field_mask = UCP_EP_PARAM_FIELD_REMOTE_ADDRESS | UCP_EP_PARAM_FIELD_ERR_HANDLING_MODE |
                                        UCP_EP_PARAM_FIELD_ERR_HANDLER,
                          .address = (const ucp_address_t *)stranger.address,
                          .err_mode = UCP_ERR_HANDLING_MODE_PEER,
                          .err_handler.cb = lost};
    need(ucp_config_read(NULL, NULL, &config));
    need(ucp_config_modify(config, "TLS", "tcp,self"));
    need(ucp_init(&params, config, &context));
    ucp_config_release(config);
    need(ucp_worker_create(context, &alone, &worker));
    need(ucp_ep_create(worker, &to, &endpoint));
    stranger_forge(send_message);
    if (!stranger.is_own) {
        id = AM_ANSWER; /* to the first port of the lane that shares the worker */
        stranger_forge(send_message);
        id = AM_MESSAGE;
        flags = UCP_AM_SEND_FLAG_RNDV | UCP_AM_SEND_FLAG_REPLY; /* bytes that the receiver has to fetch */
        stranger_forge(send_message);
    }
    wait_for(ucp_ep_flush_nbx(endpoint, &(ucp_request_param_t){0}));
    stranger_end();
}
