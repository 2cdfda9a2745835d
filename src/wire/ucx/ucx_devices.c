/* The network devices that UCX has on this machine, and the choice among them. UCX chooses when it starts; its
 * transports list the devices that it could use. */
#include <string.h>

#include <uct/api/uct.h>

#include "ucx.h"

/* Rate of a device's first port, which the kernel prints as "200 Gb/sec (4X HDR)"; 0 if unknown. */
static uint32_t mbits_of(const char *device)
{
    char path[128];
    double gbits = 0;
    snprintf(path, sizeof path, "/sys/class/infiniband/%.*s/ports/1/rate", (int)strcspn(device, ":"), device);
    FILE *file = fopen(path, "re");
    if (file && fscanf(file, "%lf", &gbits) != 1) gbits = 0;
    if (file) fclose(file);
    return (uint32_t)(gbits * 1000);
}

/* Function to call for each transport on each device. */
typedef void visit_transport(const uct_tl_resource_desc_t *transport, void *arg);

static void visit_domain(uct_component_h component, const char *name, visit_transport *visit, void *arg)
{
    uct_md_config_t *config;
    uct_md_h domain;
    uct_tl_resource_desc_t *transports;
    unsigned n;
    if (uct_md_config_read(component, NULL, NULL, &config) != UCS_OK) return;
    ucs_status_t status = uct_md_open(component, name, config, &domain);
    uct_config_release(config);
    if (status != UCS_OK) return;
    if (uct_md_query_tl_resources(domain, &transports, &n) == UCS_OK) {
        for (unsigned i = 0; i < n; i++) visit(&transports[i], arg);
        uct_release_tl_resource_list(transports);
    }
    uct_md_close(domain);
}

static void visit_component(uct_component_h component, visit_transport *visit, void *arg)
{
    uct_component_attr_t has = {.field_mask = UCT_COMPONENT_ATTR_FIELD_MD_RESOURCE_COUNT};
    if (uct_component_query(component, &has) != UCS_OK || has.md_resource_count == 0) return;
    unsigned n = has.md_resource_count;
    uct_md_resource_desc_t domains[n];
    has = (uct_component_attr_t){.field_mask = UCT_COMPONENT_ATTR_FIELD_MD_RESOURCES, .md_resources = domains};
    if (uct_component_query(component, &has) != UCS_OK) return;
    for (unsigned i = 0; i < n; i++) visit_domain(component, domains[i].md_name, visit, arg);
}

static void visit_transports(visit_transport *visit, void *arg)
{
    uct_component_h *components;
    unsigned n;
    if (uct_query_components(&components, &n) != UCS_OK) return;
    for (unsigned i = 0; i < n; i++) visit_component(components[i], visit, arg);
    uct_release_component_list(components);
}

static void offer_better(const uct_tl_resource_desc_t *transport, void *arg)
{
    struct wire_offer *best = arg;
    bool is_rdma = !strncmp(transport->tl_name, "rc_", 3) || !strncmp(transport->tl_name, "dc_", 3);
    bool is_card = is_rdma || !strncmp(transport->tl_name, "ud_", 3) || !strncmp(transport->tl_name, "srd", 3);
    if (transport->dev_type != UCT_DEVICE_TYPE_NET) return;
    struct wire_offer offer = {.reach = is_rdma   ? WIRE_RDMA
                                        : is_card ? WIRE_CARD
                                                  : WIRE_SOCKETS,
                               .mbits = is_card ? mbits_of(transport->dev_name) : 0};
    if (!wire_offer_is_better(&offer, best)) return;
    snprintf(offer.by, sizeof offer.by, "%s/%s", transport->tl_name, transport->dev_name);
    *best = offer;
}

void ucx_offer(struct wire_offer *best)
{
    *best = (struct wire_offer){0};
    visit_transports(offer_better, best);
}

static void list_device(const uct_tl_resource_desc_t *transport, void *nics)
{
    if (transport->dev_type == UCT_DEVICE_TYPE_NET) nics_add(nics, transport->dev_name);
}

const char *ucx_nic(const struct wire_start *start, ucp_config_t *config)
{
    struct nics nics = {.n = 0};
    int chosen;
    *ucx.nic = 0;
    if (!start->nics_are_named) return NULL;
    visit_transports(list_device, &nics);
    const char *why = start->nic(&nics, &chosen);
    if (why) return why;
    snprintf(ucx.nic, sizeof ucx.nic, "%s", nics.names[chosen]);
    ucs_status_t status = ucp_config_modify(config, "NET_DEVICES", nics.names[chosen]);
    return status == UCS_OK ? NULL : ucx_failed("does not take this network device", status);
}
