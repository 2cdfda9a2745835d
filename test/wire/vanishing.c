/* Loaded before a program (LD_PRELOAD): libfabric lists an interface that has gone in the meantime, in the way of those
 * that are here, or in their place. VANISHING: "first", before the others; "once", instead of them, when it is asked
 * for the first time; "all", whenever it is asked. */
#include <arpa/inet.h>
#include <dlfcn.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>

#include <rdma/fabric.h>

static const char gone[] = "198.51.100.9"; /* of a network for examples (RFC 5737) */

typedef int get_info(uint32_t version, const char *node, const char *service, uint64_t flags,
                     const struct fi_info *hints, struct fi_info **info);

static struct fi_info *as_if_gone(const struct fi_info *info)
{
    struct fi_info *copy = fi_dupinfo(info);
    struct sockaddr_in *address = calloc(1, sizeof *address);
    *address = (struct sockaddr_in){.sin_family = AF_INET};
    inet_pton(AF_INET, gone, &address->sin_addr);
    free(copy->src_addr);
    copy->src_addr = address;
    copy->src_addrlen = sizeof *address;
    copy->addr_format = FI_SOCKADDR_IN;
    return copy;
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
    const char *how = getenv("VANISHING");
    struct fi_info *others = *info;
    *info = as_if_gone(others);
    if (!strcmp(how, "first") || (!strcmp(how, "once") && asked++)) (*info)->next = others;
    return 0;
}
