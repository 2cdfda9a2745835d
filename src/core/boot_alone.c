/* A program run by hand: one PE, no launcher. */
#include <string.h>
#include <unistd.h>

#include "core/boot.h"

static bool alone_present(void) { return true; }

static void alone_up(void)
{
    boot.pe = 0;
    boot.n_pes = 1;
    boot.node_first = 0;
    boot.node_pes = 1;
}

static void alone_gather(const void *mine, size_t size, void *all)
{
    if (size) memcpy(all, mine, size);
}

static char alone_card[BOARD_CARD_SIZE];
static size_t alone_card_size;

static void alone_publish(const void *card, size_t size) { memcpy(alone_card, card, alone_card_size = size); }

static size_t alone_look_up(int pe, void *card)
{
    (void)pe;
    memcpy(card, alone_card, alone_card_size);
    return alone_card_size;
}

static void alone_share(const int *mine, int count, int *all)
{
    for (int i = 0; i < count; i++) all[i] = dup(mine[i]);
}

static void alone_note(enum board_state state) { (void)state; }

static bool alone_end_job(int status)
{
    (void)status;
    return true;
}

static bool alone_is_ending(int *status)
{
    (void)status;
    return false;
}

const struct boot_driver boot_alone = {
    .name = "alone",
    .present = alone_present,
    .up = alone_up,
    .gather = alone_gather,
    .publish = alone_publish,
    .look_up = alone_look_up,
    .share = alone_share,
    .note = alone_note,
    .end_job = alone_end_job,
    .is_ending = alone_is_ending,
};
