/* The order of messages that complete in another one: every permutation of a few, and random ones with a window, across
 * the wrap of their numbers. */
#include <stdint.h>
#include <string.h>

#include "test.h"
#include "wire/ofi/ofi_order.h"

enum { FEW = 6, MANY = 100000, WINDOW = 16, LONGEST = 40 };

static struct order order;
static uint32_t n_delivered, first; /* first: the number of message 0 */
static uint64_t random_state = 1;

static uint32_t draw(uint32_t limit)
{
    random_state = random_state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(random_state >> 33) % limit;
}

static size_t fill(char *bytes, uint32_t i)
{
    size_t nbytes = i * 7 % LONGEST;
    for (size_t k = 0; k < nbytes; k++) bytes[k] = (char)(i * 31 + k);
    return nbytes;
}

static uint32_t number_of(uint32_t i) { return i < UINT32_MAX - first + 1 ? first + i : first + i + 1; }

static void delivered(void *arg, const void *bytes, size_t nbytes)
{
    char wanted[LONGEST];
    check(arg == &order);
    check_equal(nbytes, fill(wanted, n_delivered));
    check(!memcmp(bytes, wanted, nbytes));
    n_delivered++;
}

static const char *take(uint32_t i)
{
    char bytes[LONGEST];
    size_t nbytes = fill(bytes, i);
    const char *why = order_take(&order, number_of(i), bytes, nbytes, delivered, &order);
    memset(bytes, 0, sizeof bytes); /* the buffer is the provider's again */
    return why;
}

static void begin(uint32_t number)
{
    first = number;
    n_delivered = 0;
    order = (struct order){.delivered = number - 1};
}

static void take_all(const uint32_t *messages, uint32_t n)
{
    uint64_t seen = 0;
    uint32_t complete = 0; /* messages 0 to complete - 1 have arrived */
    for (uint32_t k = 0; k < n; k++) {
        check(!take(messages[k]));
        seen |= 1ull << messages[k];
        while (seen >> complete & 1) complete++;
        check_equal(n_delivered, complete);
    }
    check(!order.early);
}

static void permute(uint32_t *messages, uint32_t n_fixed, uint32_t number)
{
    if (n_fixed == FEW) {
        begin(number);
        take_all(messages, FEW);
        return;
    }
    for (uint32_t k = n_fixed; k < FEW; k++) {
        uint32_t chosen = messages[k];
        messages[k] = messages[n_fixed];
        messages[n_fixed] = chosen;
        permute(messages, n_fixed + 1, number);
        messages[n_fixed] = messages[k];
        messages[k] = chosen;
    }
}

static void every_permutation(void)
{
    uint32_t messages[FEW];
    for (uint32_t k = 0; k < FEW; k++) messages[k] = k;
    permute(messages, 0, 1);
    permute(messages, 0, UINT32_MAX - 2); /* the numbers wrap among them */
}

/* As a connection with WINDOW messages in flight completes them. */
static void random_order_within_a_window(void)
{
    uint32_t under_way[WINDOW], n = 0;
    begin(UINT32_MAX - MANY / 2);
    for (uint32_t sent = 0, n_taken = 0; n_taken < MANY; n_taken++) {
        while (n < WINDOW && sent < MANY) under_way[n++] = sent++;
        uint32_t k = draw(n);
        check(!take(under_way[k]));
        under_way[k] = under_way[--n];
    }
    check_equal(n_delivered, MANY);
    check(!order.early);
}

static void a_message_that_arrives_twice_is_refused(void)
{
    begin(1);
    check(!take(0));
    check(take(0) != NULL);
    check(!take(2));
    check(take(2) != NULL);
    check_equal(n_delivered, 1);
    check(order_take(&order, ORDER_UNNUMBERED, "", 0, delivered, &order) != NULL);
    check(!take(1));
    check_equal(n_delivered, 3);
    check(take(1) != NULL);
}

static void copies_are_freed_without_delivery(void)
{
    begin(1);
    for (uint32_t i = 1; i < WINDOW; i++) check(!take(i));
    order_clear(&order); /* the leak checker of a sanitized build sees what is left */
    check(!order.early);
    check_equal(n_delivered, 0);
}

int main(void)
{
    every_permutation();
    random_order_within_a_window();
    a_message_that_arrives_twice_is_refused();
    copies_are_freed_without_delivery();
    return test_result();
}
