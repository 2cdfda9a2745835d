#include "ucx_transports.h"

#include <stddef.h>
#include <string.h>

static const char *const rdma_words[] = {"rc", "dc", "ib", "all", NULL};
static const char *const mapping_words[] = {"posix", "sysv", "xpmem", NULL};

static bool begins_with_one(const char *text, const char *const *words)
{
    for (; *words; words++)
        if (!strncmp(text, *words, strlen(*words))) return true;
    return false;
}

bool transports_may_be(const char *list, const char *const *words)
{
    if (!list || !*list || *list == '^') return true;
    for (const char *at = list; *at; at += *at == ',') {
        if (begins_with_one(at, words)) return true;
        at += strcspn(at, ",");
    }
    return false;
}

bool transports_may_be_rdma(const char *list) { return transports_may_be(list, rdma_words); }

bool transports_need_card(const char *list)
{
    static const char *const cards[] = {"rc", "dc", "ud", "srd", "ib", NULL};
    static const char *const others[] = {"tcp",  "all", "shm",  "sm",    "mm", "posix",
                                         "sysv", "cma", "knem", "xpmem", NULL};
    return list && *list && transports_may_be(list, cards) && !transports_may_be(list, others);
}

static bool is_open(const char *list) { return !list || *list == '^' || !strcmp(list, "all"); }

bool devices_may_be_cards(const char *list) { return is_open(list) || strchr(list, ':'); }

bool devices_may_be_interfaces(const char *list)
{
    if (is_open(list)) return true;
    for (const char *at = list; *at; at += *at == ',') {
        size_t length = strcspn(at, ",");
        if (!memchr(at, ':', length)) return true;
        at += length;
    }
    return false;
}

bool transport_is_one_sided(const char *name, bool of_ucx_memory)
{
    return begins_with_one(name, rdma_words) || (of_ucx_memory && begins_with_one(name, mapping_words));
}

/* A line is "lane[0]:  2:rc_mlx5/mlx5_0:1.0 md[1] -> ...". */
bool transports_are_one_sided(const char *info, bool of_ucx_memory)
{
    static const char line[] = "lane[";
    for (const char *at = info; (at = strstr(at, line));) {
        at += sizeof line - 1;
        at += strspn(at, "0123456789]: ");
        if (transport_is_one_sided(at, of_ucx_memory)) return true;
    }
    return false;
}
