/* Loaded before a program (LD_PRELOAD): libfabric lists an interface that has gone in the meantime, in the way of those
 * that are here, or in their place. VANISHING: "first", before the others; "once", instead of them, when it is asked
 * for the first time; "all", whenever it is asked; "link", before the others, with an address that counts on one link
 * alone, which no PE may use. "local": providers need registered local buffers (FI_MR_LOCAL), and the process ends if
 * it passes them others. */
#include <arpa/inet.h>
#include <dlfcn.h>
#include <netinet/in.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <rdma/fabric.h>
#include <rdma/fi_domain.h>
#include <rdma/fi_endpoint.h>
#include <rdma/fi_errno.h>
#include <rdma/fi_rma.h>

static const char gone[] = "198.51.100.9"; /* of a network for examples (RFC 5737) */

typedef int get_info(uint32_t version, const char *node, const char *service, uint64_t flags,
                     const struct fi_info *hints, struct fi_info **info);

static const char link_name[] = "a link's";

static bool is_how(const char *how) { return !strcmp(getenv("VANISHING"), how); }

static struct fi_info *with_address(const struct fi_info *info, const void *address, size_t nbytes, uint32_t format)
{
    struct fi_info *copy = fi_dupinfo(info);
    free(copy->src_addr);
    copy->src_addr = memcpy(malloc(nbytes), address, nbytes);
    copy->src_addrlen = nbytes;
    copy->addr_format = format;
    free(copy->domain_attr->name);
    copy->domain_attr->name = strdup("lo"); /* which PEs of one machine use */
    return copy;
}

static struct fi_info *as_if_gone(const struct fi_info *info)
{
    struct sockaddr_in address = {.sin_family = AF_INET};
    inet_pton(AF_INET, gone, &address.sin_addr);
    return with_address(info, &address, sizeof address, FI_SOCKADDR_IN);
}

static struct fi_info *as_of_a_link(const struct fi_info *info)
{
    struct sockaddr_in6 address = {.sin6_family = AF_INET6, .sin6_scope_id = 1};
    inet_pton(AF_INET6, "fe80::1", &address.sin6_addr);
    struct fi_info *copy = with_address(info, &address, sizeof address, FI_SOCKADDR_IN6);
    free(copy->fabric_attr->name);
    copy->fabric_attr->name = strdup(link_name);
    return copy;
}

/* ---- Registered local buffers ---- */

/* Of the provider. There is one fabric, one domain, and endpoints of one kind. */
static struct {
    struct fi_ops_fabric *fabric;
    struct fi_ops_domain *domain;
    struct fi_ops_msg *msg;
    struct fi_ops_rma *rma;
} of_provider;

static void need(const void *description, const char *call)
{
    if (description) return;
    fprintf(stderr, "%s: memory is not registered\n", call);
    abort();
}

static ssize_t checked_send(struct fid_ep *ep, const struct fi_msg *msg, uint64_t flags)
{
    need(msg->desc ? *msg->desc : NULL, "fi_sendmsg");
    return of_provider.msg->sendmsg(ep, msg, flags);
}

static ssize_t checked_receive(struct fid_ep *ep, const struct fi_msg *msg, uint64_t flags)
{
    need(msg->desc ? *msg->desc : NULL, "fi_recvmsg");
    return of_provider.msg->recvmsg(ep, msg, flags);
}

static ssize_t checked_write(struct fid_ep *ep, const void *buf, size_t len, void *desc, fi_addr_t to, uint64_t addr,
                             uint64_t key, void *context)
{
    need(desc, "fi_write");
    return of_provider.rma->write(ep, buf, len, desc, to, addr, key, context);
}

static ssize_t checked_read(struct fid_ep *ep, void *buf, size_t len, void *desc, fi_addr_t from, uint64_t addr,
                            uint64_t key, void *context)
{
    need(desc, "fi_read");
    return of_provider.rma->read(ep, buf, len, desc, from, addr, key, context);
}

static int checked_endpoint(struct fid_domain *domain, struct fi_info *info, struct fid_ep **ep, void *context)
{
    static struct fi_ops_msg msg;
    static struct fi_ops_rma rma;
    int status = of_provider.domain->endpoint(domain, info, ep, context);
    if (status) return status;
    if (!of_provider.msg) of_provider.msg = (*ep)->msg;
    msg = *of_provider.msg;
    msg.sendmsg = checked_send;
    msg.recvmsg = checked_receive;
    (*ep)->msg = &msg;
    if (!(*ep)->rma) return 0;
    if (!of_provider.rma) of_provider.rma = (*ep)->rma;
    rma = *of_provider.rma;
    rma.write = checked_write;
    rma.read = checked_read;
    (*ep)->rma = &rma;
    return 0;
}

static int checked_domain(struct fid_fabric *fabric, struct fi_info *info, struct fid_domain **domain, void *context)
{
    static struct fi_ops_domain ops;
    int status = of_provider.fabric->domain(fabric, info, domain, context);
    if (status) return status;
    of_provider.domain = (*domain)->ops;
    ops = *of_provider.domain;
    ops.endpoint = checked_endpoint;
    (*domain)->ops = &ops;
    return 0;
}

static void check_domains_of(struct fid_fabric *fabric)
{
    static struct fi_ops_fabric ops;
    of_provider.fabric = fabric->ops;
    ops = *fabric->ops;
    ops.domain = checked_domain;
    fabric->ops = &ops;
}

static bool offers_registration(const struct fi_info *hints) { return hints->domain_attr->mr_mode & FI_MR_LOCAL; }

static int need_registration(struct fi_info *list)
{
    for (struct fi_info *i = list; i; i = i->next) i->domain_attr->mr_mode |= FI_MR_LOCAL;
    return 0;
}

/* ---- What the library calls ---- */

static int drop(struct fi_info **info)
{
    fi_freeinfo(*info);
    *info = NULL;
    return -FI_ENODATA;
}

__attribute__((visibility("default"))) int fi_getinfo(uint32_t version, const char *node, const char *service,
                                                      uint64_t flags, const struct fi_info *hints,
                                                      struct fi_info **info)
{
    static int asked;
    static get_info *real;

    if (!real) *(void **)&real = dlsym(RTLD_NEXT, "fi_getinfo");
    int status = real(version, node, service, flags, hints, info);
    if (status || flags) return status; /* flags: the library asks itself */
    if (is_how("local")) return offers_registration(hints) ? need_registration(*info) : drop(info);
    struct fi_info *others = *info;
    *info = is_how("link") ? as_of_a_link(others) : as_if_gone(others);
    if (is_how("all")) (*info)->next = as_if_gone(others); /* a device may be listed several times */
    if (is_how("first") || is_how("link") || (is_how("once") && asked++)) (*info)->next = others;
    return 0;
}

__attribute__((visibility("default"))) int fi_fabric(struct fi_fabric_attr *attr, struct fid_fabric **fabric,
                                                     void *context)
{
    static int (*real)(struct fi_fabric_attr *, struct fid_fabric **, void *);
    if (!real) *(void **)&real = dlsym(RTLD_NEXT, "fi_fabric");
    if (strcmp(attr->name, link_name)) {
        static int depth; /* ofi_rxm opens the fabric of its own provider in turn */
        depth++;
        int status = real(attr, fabric, context);
        if (!--depth && !status && is_how("local")) check_domains_of(*fabric);
        return status;
    }
    fprintf(stderr, "an address of one link is used\n");
    abort();
}
