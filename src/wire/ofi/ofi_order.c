#include "ofi_order.h"

#include <stdlib.h>
#include <string.h>

struct early {
    struct early *next;
    uint32_t number;
    size_t nbytes;
    char bytes[];
};

uint32_t order_next(uint32_t number) { return number == UINT32_MAX ? 1 : number + 1; }

/* Returns the distance of this number from that of the last delivered message: 1 is the next. */
static uint32_t distance(const struct order *order, uint32_t number)
{
    uint32_t difference = number - order->delivered;
    return number < order->delivered ? difference - 1 : difference; /* 0 is not used as a number */
}

static const char *keep(struct order *order, uint32_t number, const void *bytes, size_t nbytes)
{
    struct early **link = &order->early, *copy;
    while (*link && distance(order, (*link)->number) < distance(order, number)) link = &(*link)->next;
    if (*link && (*link)->number == number) return "libfabric: a message arrived twice";
    if (!(copy = malloc(sizeof *copy + nbytes))) return "out of memory for a message that arrived early";
    *copy = (struct early){.next = *link, .number = number, .nbytes = nbytes};
    if (nbytes) memcpy(copy->bytes, bytes, nbytes);
    *link = copy;
    return NULL;
}

static void deliver_early(struct order *order, order_deliver *deliver, void *arg)
{
    for (struct early *e; (e = order->early) && e->number == order_next(order->delivered); free(e)) {
        order->early = e->next;
        order->delivered = e->number;
        deliver(arg, e->bytes, e->nbytes);
    }
}

const char *order_take(struct order *order, uint32_t number, const void *bytes, size_t nbytes, order_deliver *deliver,
                       void *arg)
{
    if (unlikely(number != order_next(order->delivered))) {
        bool is_early = number != ORDER_UNNUMBERED && distance(order, number) - 1 < UINT32_MAX / 2;
        return is_early ? keep(order, number, bytes, nbytes) : "libfabric: a message arrived twice";
    }
    order->delivered = number;
    deliver(arg, bytes, nbytes);
    if (unlikely(order->early)) deliver_early(order, deliver, arg);
    return NULL;
}

void order_clear(struct order *order)
{
    for (struct early *e; (e = order->early); free(e)) order->early = e->next;
}
