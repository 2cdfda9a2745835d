/* Loaded before a program (LD_PRELOAD): libfabric lists an interface that has gone in the meantime, in the way of those
 * that are here, or in their place. VANISHING: "first", before the others; "once", instead of them, when it is asked
 * for the first time; "all", whenever it is asked; "link", before the others, with an address that counts on one link
 * alone, and nobody may use it. "local": a provider that is requested by name needs registered local buffers. */
#include <arpa/inet.h>
#include <dlfcn.h>
#include <netinet/in.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <rdma/fabric.h>
#include <rdma/fi_domain.h>
#include <rdma/fi_errno.h>

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

static bool offers_registration(const struct fi_info *hints)
{
    return !hints->fabric_attr->prov_name || hints->domain_attr->mr_mode & FI_MR_LOCAL;
}

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
    if (is_how("local")) return offers_registration(hints) ? 0 : drop(info);
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
    if (strcmp(attr->name, link_name)) return real(attr, fabric, context);
    fprintf(stderr, "an address of one link is used\n");
    abort();
}
