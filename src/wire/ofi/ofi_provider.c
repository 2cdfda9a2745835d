/* The providers and network devices of libfabric on this machine, their properties, and the choice among them. */
#include <inttypes.h>
#include <netinet/in.h>
#include <string.h>
#include <unistd.h>

#include "base/shared_file.h"
#include "ofi.h"
#include "wire/nics.h"
#include "wire/settings.h"

/* ---- Providers ---- */

static struct fi_info *what_we_need(const char *provider)
{
    struct fi_info *hints = fi_allocinfo();
    if (!hints) return NULL;
    hints->caps = FI_MSG;
    hints->mode = FI_CONTEXT | FI_CONTEXT2;
    hints->ep_attr->type = FI_EP_RDM;
    hints->ep_attr->max_msg_size = WIRE_MESSAGE_SIZE;
    hints->tx_attr->msg_order = hints->rx_attr->msg_order = FI_ORDER_SAS;
    hints->domain_attr->threading = FI_THREAD_SAFE;
    hints->domain_attr->resource_mgmt = FI_RM_ENABLED;
    hints->domain_attr->av_type = FI_AV_TABLE;
    hints->domain_attr->cq_data_size = sizeof(uint64_t);
    if (*provider) hints->fabric_attr->prov_name = strdup(provider);
    return hints;
}

/* fi_getinfo, with settings that libfabric reads in its first call. Values of the user have priority. */
static int list_providers(const char *wanted, struct fi_info *hints, struct fi_info **list)
{
    /* Queues grow if they must, except those of a card; and cxi is known to crash at such a size. */
    bool is_small = !nics_are_here() || !strncmp(wanted, "tcp", strlen("tcp"));
    struct setting settings[] = {
        /* ofi_rxm clears 1024 buffers for each direction of each endpoint: 32 MiB at its default of 16 KiB, and 256 MiB
         * where a batch fits into one. Its queues for 128 messages to each of 256 peers are 80 MiB. */
        {.variable = "FI_OFI_RXM_BUFFER_SIZE", .value = "1024"},
        {.variable = "FI_OFI_RXM_MSG_RX_SIZE", .value = "64"},
        {.variable = "FI_OFI_RXM_MSG_TX_SIZE", .value = "32"},
        {.variable = "FI_SOCKETS_PE_WAITTIME", .value = "0"}, /* ms that its thread polls before it sleeps */
        {.variable = "FI_UNIVERSE_SIZE", .value = is_small ? "16" : NULL},
    };
    size_t n = sizeof settings / sizeof *settings;
    settings_add(settings, n);
    int status = fi_getinfo(OFI_VERSION, NULL, NULL, 0, hints, list);
    settings_remove(settings, n);
    return status;
}

/* The providers that have all needed features, less those that `waive` removes from the hints. */
static struct fi_info *providers_with(const char *wanted, void (*waive)(struct fi_info *hints))
{
    struct fi_info *list = NULL, *hints = what_we_need(wanted);
    if (!hints) return NULL;
    if (waive) waive(hints);
    if (list_providers(wanted, hints, &list)) list = NULL;
    fi_freeinfo(hints);
    return list;
}

static void register_local_buffers(struct fi_info *hints) { hints->domain_attr->mr_mode = FI_MR_LOCAL; }

/* Providers register local memory themselves, and better, if they can. */
struct fi_info *ofi_providers(const char *wanted)
{
    struct fi_info *list = providers_with(wanted, NULL);
    return list || !*wanted ? list : providers_with(wanted, register_local_buffers);
}

/* Writes the names of all providers, "tcp;ofi_rxm, shm, sockets". */
static void list_names(char *text, size_t size)
{
    struct fi_info *list = ofi_providers("");
    *text = 0;
    for (const struct fi_info *i = list; i; i = i->next) {
        const struct fi_info *other = list;
        while (other != i && strcmp(other->fabric_attr->prov_name, i->fabric_attr->prov_name)) other = other->next;
        size_t length = strlen(text);
        if (other == i) snprintf(text + length, size - length, "%s%s", length ? ", " : "", i->fabric_attr->prov_name);
    }
    fi_freeinfo(list);
}

static void shorter_messages(struct fi_info *hints) { hints->ep_attr->max_msg_size = 0; }
static void any_order(struct fi_info *hints) { hints->tx_attr->msg_order = hints->rx_attr->msg_order = 0; }
static void any_endpoint(struct fi_info *hints) { hints->ep_attr->type = FI_EP_UNSPEC; }

/* Returns the property of a provider without which it would be used; "" if no single one is the reason. */
static const char *missing_property(const char *wanted)
{
    static const struct {
        void (*waive)(struct fi_info *hints);
        const char *text;
    } reasons[] = {{shorter_messages, " that takes messages of 123 KB"},
                   {any_order, " that sends messages in order"},
                   {any_endpoint, " that has reliable datagrams (FI_EP_RDM)"}};
    _Static_assert(WIRE_MESSAGE_SIZE / 1000 == 122, "the text above has the size, rounded up");
    for (size_t i = 0; i < sizeof reasons / sizeof *reasons; i++) {
        struct fi_info *list = providers_with(wanted, reasons[i].waive);
        bool is_reason = list;
        fi_freeinfo(list);
        if (is_reason) return reasons[i].text;
    }
    return "";
}

/* Writes the other reason, or "": libfabric has no provider shm where /dev/shm lacks the room for an endpoint of each
 * processor (1.17). In a container it often has 64 MB. */
static void missing_room(const char *wanted, char *text, size_t size)
{
    uint64_t needed = (uint64_t)sysconf(_SC_NPROCESSORS_ONLN) * SHM_ENDPOINT_BYTES, left = shared_file_room();
    *text = 0;
    if (strstr(wanted, "shm") && left < needed)
        snprintf(text, size,
                 ", because " SHARED_FILE_FOLDER " has %" PRIu64 " of %" PRIu64 " MiB left (docker: --shm-size)",
                 left >> 20, needed >> 20);
}

const char *ofi_no_provider(const char *wanted)
{
    static char why_text[512];
    char names[256], room[128];
    list_names(names, sizeof names);
    missing_room(wanted, room, sizeof room);
    snprintf(why_text, sizeof why_text, "libfabric has no provider %s here%s%s; it has %s", wanted,
             missing_property(wanted), room, *names ? names : "none");
    return why_text;
}

void ofi_describe(char *text, size_t size)
{
    char names[256];
    uint32_t version = fi_version();
    list_names(names, sizeof names);
    snprintf(text, size, "libfabric %u.%u: %s", FI_MAJOR(version), FI_MINOR(version), *names ? names : "no provider");
}

/* Providers that use a card, by words in their names. All others use sockets, or work on this machine alone. */
enum wire_reach ofi_reach_of(const char *provider)
{
    static const struct {
        const char *word;
        enum wire_reach reach;
    } known[] = {
        {"cxi", WIRE_RDMA}, {"verbs", WIRE_RDMA}, {"efa", WIRE_RDMA}, {"psm", WIRE_CARD}, {"opx", WIRE_CARD},
    };
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (strstr(provider, known[i].word)) return known[i].reach;
    return WIRE_SOCKETS;
}

void ofi_offer(struct wire_offer *best)
{
    struct fi_info *list = ofi_providers("");
    *best = (struct wire_offer){0};
    for (const struct fi_info *i = list; i; i = i->next) {
        struct wire_offer offer = {.reach = ofi_reach_of(i->fabric_attr->prov_name)};
        if (offer.reach > WIRE_SOCKETS && i->nic && i->nic->link_attr)
            offer.mbits = (uint32_t)(i->nic->link_attr->speed / 1000000);
        snprintf(offer.by, sizeof offer.by, "%s", i->fabric_attr->prov_name);
        if (wire_offer_is_better(&offer, best)) *best = offer;
    }
    fi_freeinfo(list);
}

/* ---- Devices ---- */

bool ofi_is_wanted(const struct fi_info *info, const char *wanted)
{
    return *wanted || strcmp(info->fabric_attr->prov_name, "shm") != 0;
}

/* Returns true if the address is valid on one link only. These are mainly interfaces of containers, which lead to no
 * other machine, and come and go. libfabric lists them before a network card of unknown speed. */
bool ofi_is_of_one_link(const struct fi_info *info)
{
    struct sockaddr_in6 address;
    if (info->addr_format != FI_SOCKADDR_IN6 || info->src_addrlen < sizeof address) return false;
    memcpy(&address, info->src_addr, sizeof address);
    return IN6_IS_ADDR_LINKLOCAL(&address.sin6_addr);
}

bool ofi_takes_card(const struct fi_info *list, const char *wanted)
{
    while (list && !ofi_is_wanted(list, wanted)) list = list->next;
    return list && ofi_reach_of(list->fabric_attr->prov_name) == WIRE_RDMA;
}

/* Returns true if both have the same provider and fabric, so that they reach the same peers. */
static bool are_alike(const struct fi_info *a, const struct fi_info *b)
{
    return !strcmp(a->fabric_attr->prov_name, b->fabric_attr->prov_name) &&
           (ofi_reach_of(a->fabric_attr->prov_name) == WIRE_SOCKETS ||
            !strcmp(a->fabric_attr->name, b->fabric_attr->name));
}

/* Returns the name of the loopback interface if these PEs need no other one and the provider has it. */
static const char *loopback_of(const struct fi_info *first, const struct wire_start *start)
{
    for (const struct fi_info *i = start->is_one_machine ? first : NULL; i; i = i->next)
        if (are_alike(first, i) && i->domain_attr->name && !strcmp(i->domain_attr->name, "lo")) return "lo";
    return NULL;
}

const char *ofi_nic(const struct fi_info *list, const struct wire_start *start, const char **nic)
{
    static struct nics devices; /* *nic points into it */
    int chosen;
    const struct fi_info *first = list;
    while (first && !ofi_is_wanted(first, start->options)) first = first->next;
    bool asks = first && (start->nics_are_named || ofi_reach_of(first->fabric_attr->prov_name) > WIRE_SOCKETS);
    devices.n = 0;
    *nic = NULL;
    for (const struct fi_info *i = first; asks && i; i = i->next)
        if (ofi_is_wanted(i, start->options) && are_alike(first, i) && i->domain_attr->name)
            nics_add(&devices, i->domain_attr->name);
    if (!asks) *nic = loopback_of(first, start);
    if (!devices.n) return NULL;
    const char *why = start->nic(&devices, &chosen);
    if (!why) *nic = devices.names[chosen];
    return why;
}
