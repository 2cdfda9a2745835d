/* A fuzzer of the records that the machines of a job exchange through a launcher: the lists of their PEs and the
 * addresses of their receive endpoints. A PE takes them or ends with a message.
 *
 * An input: the number of PEs; then what each look-up finds, as two bytes of length and so many bytes. The first bytes
 * of a list can be right: those of the build. */
#include <sys/mman.h>
#include <unistd.h>

#include "base/kernel.h"
#include "fuzz.h"

/* A table has exactly its size, so that the sanitizer finds an access behind its end. */
#define munmap(at, size)  ((void)(at), (void)(size))
#define kernel_read(name) memset(name, 'k', KERNEL_SIZE)
#include "job/boot.c"

enum { PES = 12, MINE = 8, HAS_BUILD = 0x8000, LENGTH = 0x0fff };

struct board_seat seat;
struct env env;
const char build_name[BUILD_SIZE] = "a build";

static size_t look_up(int pe, void *record, size_t room)
{
    uint16_t head = 0;
    if (pe < 0 || pe >= boot.n_pes) abort();
    fuzz_bytes(&head, sizeof head);
    size_t size = head & LENGTH;
    char *bytes = calloc(1, size + 1);
    if (head & HAS_BUILD) memcpy(bytes, build_name, min_size(size, sizeof build_name));
    size_t given = head & HAS_BUILD ? offsetof(struct members, pes) : 0;
    if (size > given) fuzz_bytes(bytes + given, size - given);
    memcpy(record, bytes, min_size(size, room));
    return size;
}

static bool is_absent(void) { return false; }
static const struct boot_driver launcher = {.name = "a launcher", .present = is_absent, .look_up = look_up};
const struct boot_driver boot_oshrun = {.present = is_absent}, boot_pmix = {.present = is_absent},
                         boot_pmi1 = {.present = is_absent}, boot_pmi2 = {.present = is_absent},
                         boot_alone = {.present = is_absent};

/* At the start of the fuzzer no launcher is there. */
bool env_read(char *why, size_t why_size)
{
    (void)why, (void)why_size;
    env.boot = 1;
    return true;
}

void log_at_death(bool (*before)(int status), void (*after)(int status, const char *where))
{
    (void)before, (void)after;
}
void end_for_builds(uint32_t pe, const char *build) { die(NULL, "PE %u has the build %.*s", pe, BUILD_SIZE, build); }

static struct {
    int fd; /* -1: there is none */
    char *at;
    size_t size;
} table = {.fd = -1};

void *board_map(int fd, size_t size, const char *what)
{
    fuzz_touch(what, strlen(what));
    table.fd = fd;
    table.size = size;
    return table.at = fuzz_calloc(1, size);
}

static void combine(void *mine, const void *other) { memcpy(mine, other, MINE); }

static void machine_up(void)
{
    seat.count = 1;
    seat.board = fuzz_calloc(1, board_size(1));
    boot = (struct boot){.driver = &launcher, .n_pes = 2 + fuzz_byte() % PES};
    env.direct = fuzz_byte() & 1;
    machines.n_machines = 0;
}

void fuzz_one(void)
{
    char *card = fuzz_malloc(BOARD_CARD_SIZE), mine[MINE] = "";
    machine_up();
    struct peer *peers = fuzz_calloc((size_t)boot.n_pes, sizeof *peers);
    table_fill(peers);
    for (int pe = 0; pe < boot.n_pes; pe++)
        if (peers[pe].node >= boot.n_nodes) boot.n_nodes = peers[pe].node + 1;
    if (boot.n_nodes > (uint32_t)boot.n_pes || !machines.n_machines || machines.n_machines > boot.n_nodes) abort();
    if (machines.n_machines > 1) {
        cards_gather();
        cards.at = table.at;
        cards.size = table.size;
        for (uint32_t node = 0; node < boot.n_nodes; node++) fuzz_touch(card, boot_card(node, 1, card));
    }
    agree_with_machines(mine, sizeof mine, combine);
}

void fuzz_clear(void)
{
    if (table.fd >= 0) close(table.fd);
    table.fd = -1;
}
