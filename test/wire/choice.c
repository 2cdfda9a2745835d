/* Which driver a job takes, by what drivers offer on machines of several kinds; and what they offer here. */
#include <string.h>

#include "test.h"
#include "wire/nics.h"
#include "wire/choice.h"

enum { UCX, OFI };

static struct choice of(enum wire_reach ucx, uint32_t ucx_mbits, enum wire_reach ofi, uint32_t ofi_mbits)
{
    return (struct choice){{[UCX] = {.reach = ucx, .mbits = ucx_mbits}, [OFI] = {.reach = ofi, .mbits = ofi_mbits}}};
}

static int best(struct choice choice) { return choice_best(&choice); }

static int best_of_both(struct choice one, struct choice other)
{
    struct choice turned = other;
    choice_combine(&turned, &one);
    choice_combine(&one, &other);
    check(choice_best(&one) == choice_best(&turned)); /* in whichever order PEs are combined */
    return choice_best(&one);
}

static void on_one_kind_of_machine(void)
{
    check(best(of(WIRE_NOTHING, 0, WIRE_NOTHING, 0)) == -1);
    check(best(of(WIRE_SOCKETS, 0, WIRE_SOCKETS, 0)) == UCX);
    check(best(of(WIRE_NOTHING, 0, WIRE_SOCKETS, 0)) == OFI);
    check(best(of(WIRE_RDMA, 200000, WIRE_RDMA, 200000)) == UCX); /* InfiniBand: verbs has it, too */
    check(best(of(WIRE_SOCKETS, 0, WIRE_RDMA, 200000)) == OFI);   /* Slingshot: UCX has no more than TCP there */
    check(best(of(WIRE_CARD, 100000, WIRE_RDMA, 100000)) == OFI); /* EFA */
    check(best(of(WIRE_SOCKETS, 0, WIRE_CARD, 100000)) == OFI);   /* Omni-Path */
    check(best(of(WIRE_RDMA, 25000, WIRE_RDMA, 200000)) == OFI);  /* Slingshot, and RoCE for the disks */
}

static void on_several_kinds_of_machines(void)
{
    struct choice infiniband = of(WIRE_RDMA, 200000, WIRE_RDMA, 200000),
                  slingshot = of(WIRE_SOCKETS, 0, WIRE_RDMA, 200000);
    struct choice laptop = of(WIRE_SOCKETS, 0, WIRE_NOTHING, 0), no_ucx = of(WIRE_NOTHING, 0, WIRE_SOCKETS, 0);
    check(best_of_both(slingshot, slingshot) == OFI);
    check(best_of_both(slingshot, infiniband) == OFI);
    check(best_of_both(slingshot, laptop) == UCX);
    check(best_of_both(infiniband, no_ucx) == OFI);
    check(best_of_both(laptop, no_ucx) == -1);
}

static void on_this_machine(void)
{
    char why[1100];
    struct choice here = choice_here(why, sizeof why);
    for (int i = 0; i < WIRE_PREFERRED && !nics_are_here(); i++)
        check(here.offers[i].reach <= WIRE_SOCKETS); /* no card, no more than sockets */
    for (int i = 0; i < WIRE_PREFERRED; i++) {
        char reason[512];
        const struct wire *wire = wire_find(wire_preferred[i], reason, sizeof reason);
        struct wire_offer offer = {0};
        if (!wire) continue;
        wire->offer(&offer);
        printf("%s: %s by %s\n", wire_preferred[i], choice_reach_name(offer.reach), offer.by);
        check(offer.reach >= WIRE_SOCKETS && *offer.by); /* each has a way over TCP */
    }
}

int main(void)
{
    on_one_kind_of_machine();
    on_several_kinds_of_machines();
    on_this_machine();
    return test_result();
}
