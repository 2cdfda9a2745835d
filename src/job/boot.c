#include "job/boot.h"
#include "job/end.h"

#include <errno.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/atomic.h"
#include "base/env.h"
#include "base/kernel.h"
#include "base/limit_text.h"
#include "base/log.h"
#include "base/stack.h"
#include "core/core.h"
#include "job/watch.h"
#include "job/seat.h"

struct boot boot;

/* In order of preference, which is also the order of HEDDLE_BOOT's words after "auto"; the last one is always present.
 */
static const struct boot_driver *const drivers[] = {&boot_oshrun, &boot_pmix, &boot_pmi1, &boot_pmi2, &boot_alone};

static const struct boot_driver *boot_choose(void)
{
    const struct boot_driver *const *d = drivers;
    if (env.boot) return drivers[env.boot - 1];
    while (!(*d)->present()) d++;
    return *d;
}

bool boot_started_as_pe(void)
{
    char why[256];
    if (!env_read(why, sizeof why)) env.boot = 0; /* shmem_init will say so */
    return boot_choose() != &boot_alone;
}

/* What a program prints shows when it is printed, and is not lost with the process: by lines, though a PE's standard
 * output is mostly a pipe to the launcher. Before main, because nothing may have been printed. */
__attribute__((constructor)) static void print_by_lines(void)
{
    if (boot_started_as_pe()) setvbuf(stdout, NULL, _IOLBF, 0);
}

static void *allocate(size_t size)
{
    void *memory = calloc(1, size);
    if (!memory) die(NULL, "out of memory for a table of %d PEs", boot.n_pes);
    return memory;
}

/* The places of all PEs. Slot 0 of each machine publishes the list of its PEs, and stores those of the other machines
 * in a file in memory that all PEs of the machine map: one table per machine, whatever the number of PEs. */

static struct {
    uint32_t n_machines;
    uint32_t *first; /* of each machine, its first PE, which speaks for it; in slot 0 only */
} machines;

/* What slot 0 tells: of another build, it begins alike. */
struct members {
    char build[BUILD_SIZE];
    char kernel[KERNEL_SIZE]; /* which runs them; several machines may be containers under one */
    uint32_t pes[];
};

static void tell_members(void)
{
    size_t size = sizeof(struct members) + (size_t)seat.count * sizeof(uint32_t);
    struct members *members = allocate(size);
    memcpy(members->build, build_name, sizeof members->build);
    kernel_read(members->kernel);
    for (int k = 0; k < seat.count; k++) members->pes[k] = seat.board->slots[k].pe;
    boot.driver->publish(members, size);
    free(members);
}

/* Those of a machine, from the first PE that is not on one we know. `machine` of all of them is set. How many. */
static uint32_t hear_members(uint32_t first, uint32_t number, uint32_t *machine, struct members *members)
{
    size_t most = (size_t)boot.n_pes, room = sizeof *members + most * sizeof(uint32_t);
    size_t size = boot.driver->look_up((int)first, members, room);
    bool has_build = size >= sizeof members->build && size <= room,
         good = has_build && size >= sizeof *members + sizeof *members->pes;
    if (has_build && memcmp(members->build, build_name, sizeof members->build)) end_for_builds(first, members->build);
    size_t n = good ? (size - sizeof *members) / sizeof(uint32_t) : 0;
    good = good && members->pes[0] == first;
    for (size_t k = 0; good && k < n; k++) {
        uint32_t pe = members->pes[k];
        good = pe < (uint32_t)boot.n_pes && machine[pe] == UINT32_MAX;
        if (good) machine[pe] = number;
    }
    if (!good) die(NULL, "PE %u published no list of the PEs on its machine: launcher %s", first, boot.driver->name);
    return (uint32_t)n;
}

/* Fills in which machine each PE is on, and counts those that this machine's kernel runs. */
static void hear_all_members(uint32_t *machine)
{
    char kernel[KERNEL_SIZE];
    kernel_read(kernel);
    seat.board->kernel_pes = 0;
    struct members *members = allocate(sizeof *members + (size_t)boot.n_pes * sizeof(uint32_t));
    machines.first = allocate((size_t)boot.n_pes * sizeof *machines.first);
    for (int pe = 0; pe < boot.n_pes; pe++) machine[pe] = UINT32_MAX;
    for (int pe = 0; pe < boot.n_pes; pe++) {
        if (machine[pe] != UINT32_MAX) continue;
        machines.first[machines.n_machines] = (uint32_t)pe;
        uint32_t n = hear_members((uint32_t)pe, machines.n_machines++, machine, members);
        if (!memcmp(members->kernel, kernel, sizeof kernel)) seat.board->kernel_pes += n;
    }
    if (!kernel[0]) seat.board->kernel_pes = (uint32_t)seat.count;
    free(members);
}

static int table_create(size_t size)
{
    int fd = memfd_create("heddle-table", MFD_CLOEXEC);
    if (fd < 0 || ftruncate(fd, (off_t)size))
        die(NULL, "cannot make a table of %zu bytes in shared memory: %s%s", size, strerror(errno),
            limit_text(errno).text);
    return fd;
}

/* HEDDLE_NODES; "" before it has been read, where the value of another variable ends the job. */
static const char *nodes_asked(void) { return env.nodes ? env.nodes : ""; }

/* A machine's PEs are one node; or each is one, without direct memory; or, in tests, they are on as many as asked for,
 * with neighbouring numbers or dealt out one by one. */
static uint32_t nodes_of_machine(uint32_t n_pes)
{
    size_t asked = env.direct ? strtoul(nodes_asked(), NULL, 10) : n_pes;
    return (uint32_t)min_size(asked ? asked : 1, n_pes);
}

/* Where the k-th PE of a machine with n_pes is: the node counted on the machine, and which PE of that. Of 5 PEs on 2
 * nodes, the first has 3. */
static struct peer place_on_machine(uint32_t k, uint32_t n_pes)
{
    uint32_t nodes = nodes_of_machine(n_pes), size = n_pes / nodes, longer = n_pes % nodes * (size + 1);
    if (strstr(nodes_asked(), ":cyclic")) return (struct peer){.node = k % nodes, .local = k / nodes};
    if (k < longer) return (struct peer){.node = k / (size + 1), .local = k % (size + 1)};
    return (struct peer){.node = n_pes % nodes + (k - longer) / size, .local = (k - longer) % size};
}

/* In slot 0: a table of all PEs. Nodes are counted machine by machine. */
static void table_fill(struct peer *peers)
{
    uint32_t *machine = allocate((size_t)boot.n_pes * sizeof *machine), n_nodes = 0;
    struct {
        uint32_t n_pes, seen, first_node;
    } *counts = allocate((size_t)boot.n_pes * sizeof *counts);
    if (machines.n_machines != 1) hear_all_members(machine);
    for (int pe = 0; pe < boot.n_pes; pe++) counts[machine[pe]].n_pes++;
    for (uint32_t m = 0; m < machines.n_machines; m++) {
        counts[m].first_node = n_nodes;
        n_nodes += nodes_of_machine(counts[m].n_pes);
    }
    for (int pe = 0; pe < boot.n_pes; pe++) {
        uint32_t m = machine[pe];
        peers[pe] = place_on_machine(counts[m].seen++, counts[m].n_pes);
        peers[pe].node += counts[m].first_node;
    }
    free(machine);
    free(counts);
}

static void table_up(void)
{
    int fd = -1;
    size_t size = (size_t)boot.n_pes * sizeof(struct peer);
    struct peer *peers;
    if (seat.mine == 0) {
        fd = table_create(size);
        table_fill(peers = board_map(fd, size, "the table of all PEs"));
        fd = board_spread(fd);
    } else {
        fd = board_spread(-1);
        peers = board_map(fd, size, "the table of all PEs");
    }
    close(fd);
    board_barrier(); /* PEs read the table when it is complete */
    boot.peers = peers;
    boot.my_node = peers[boot.pe].node;
    boot.node_pe = (int)peers[boot.pe].local;
    for (int pe = 0; pe < boot.n_pes; pe++)
        if (peers[pe].node >= boot.n_nodes) boot.n_nodes = peers[pe].node + 1;
}

/* The PE in that slot of this machine. */
static bool is_of_my_node(int slot)
{
    uint32_t count = (uint32_t)seat.count;
    return place_on_machine((uint32_t)slot, count).node == place_on_machine((uint32_t)seat.mine, count).node;
}

/* Behind the first fence of shmem_init no PE is late. The heartbeat, which notices a machine that is down, runs when
 * shmem_init is over. */
static enum { STARTED, FIRST_FENCE, LATER_FENCES } start = FIRST_FENCE;

static void fence(void)
{
    boot.driver->fence(start == LATER_FENCES ? env.timeout : 0);
    if (start == FIRST_FENCE) start = LATER_FENCES;
}

static void nodes_up(void)
{
    bool one_machine = seat.count == boot.n_pes;
    const char *asked = nodes_asked(), *rest = asked + strspn(asked, "0123456789");
    if (*rest && strcmp(rest, ":cyclic")) die(NULL, "HEDDLE_NODES is '%s', not a number, or one with :cyclic", asked);
    machines.n_machines = one_machine ? 1 : 0;
    boot.n_nodes = 1;
    boot.node_pe = seat.mine;
    boot.node_pes = 0;
    for (int k = 0; k < seat.count; k++) boot.node_pes += is_of_my_node(k);
    boot.kernel_pes = seat.count;
    if (!one_machine) {
        if (seat.mine == 0) tell_members();
        fence();
    }
    if (boot.node_pes == boot.n_pes) return;
    table_up();
    if (!one_machine) boot.kernel_pes = (int)seat.board->kernel_pes;
    uint32_t *members = allocate((size_t)boot.node_pes * sizeof *members);
    for (int k = 0, n = 0; k < seat.count; k++)
        if (is_of_my_node(k)) members[n++] = seat.board->slots[k].pe;
    boot.members = members;
}

/* receive endpoints. A node's record: its number, how many receive endpoints it has, and for each a length and so many
 * bytes. Slot 0 of a machine writes its nodes' records behind each other, tells the other machines, and keeps all of
 * them in a file as above, behind a table of where each node's record is. */

static struct {
    char *at;
    size_t size;
} cards;

struct reader {
    const char *at;
    size_t left;
};

static const char *take(struct reader *r, size_t nbytes)
{
    const char *at = r->at;
    if (r->left < nbytes) die(NULL, "the address of a machine is truncated");
    r->at += nbytes;
    r->left -= nbytes;
    return at;
}

static uint32_t take_number(struct reader *r)
{
    uint32_t value;
    memcpy(&value, take(r, sizeof value), sizeof value);
    return value;
}

static char *put(char *to, const void *bytes, size_t size) { return (char *)memcpy(to, bytes, size) + size; }
static char *put_number(char *to, uint32_t value) { return put(to, &value, sizeof value); }

/* The record of the node whose first PE is in that slot of this machine. */
static char *rx_write(char *to, int first)
{
    const struct board_slot *slots = seat.board->slots;
    uint32_t node = boot.peers[slots[first].pe].node, n = 0;
    char *count = put_number(to, node);
    to = count + sizeof n;
    for (int k = first; k < seat.count && n < NODE_CARDS; k++) {
        if (boot.peers[slots[k].pe].node != node) continue;
        to = put_number(to, (uint32_t)slots[k].card_size);
        to = put(to, slots[k].card, slots[k].card_size);
        n++;
    }
    put_number(count, n);
    return to;
}

/* Records of nodes, on their way. */
struct records {
    char *bytes;
    size_t size;
};

static struct records records_of_ours(void)
{
    struct records r = {.bytes = allocate((size_t)seat.count * (BOARD_CARD_SIZE + 3 * sizeof(uint32_t)))};
    char *to = r.bytes;
    for (int k = 0; k < seat.count; k++)
        if (!boot.peers[seat.board->slots[k].pe].local) to = rx_write(to, k);
    r.size = (size_t)(to - r.bytes);
    return r;
}

static struct records records_of_machine(uint32_t m)
{
    struct records r = {.size = 8192};
    for (;;) {
        size_t room = r.size;
        r.bytes = allocate(room);
        r.size = boot.driver->look_up((int)machines.first[m], r.bytes, room);
        if (r.size <= room) return r;
        free(r.bytes);
    }
}

/* Where each node's record is, from the begin of the file, where they begin at `base`. */
static void records_index(uint64_t *where, const struct records *records, size_t base)
{
    struct reader r = {.at = records->bytes, .left = records->size};
    while (r.left) {
        size_t at = base + records->size - r.left;
        uint32_t node = take_number(&r);
        if (node >= boot.n_nodes) die(NULL, "the address of node %u of %u nodes", node, boot.n_nodes);
        where[node] = at;
        for (uint32_t n = take_number(&r); n; n--) take(&r, take_number(&r));
    }
}

/* In slot 0. Writes the file from the records of all machines. */
static int cards_gather(void)
{
    size_t head = (size_t)boot.n_nodes * sizeof(uint64_t), size = head;
    struct records *all = allocate(machines.n_machines * sizeof *all);
    for (uint32_t m = 0; m < machines.n_machines; m++) {
        all[m] = machines.n_machines == 1 ? records_of_ours() : records_of_machine(m);
        size += all[m].size;
    }
    int fd = table_create(size);
    char *at = board_map(fd, size, "the cards of all nodes");
    char *to = at + head;
    for (uint32_t m = 0; m < machines.n_machines; m++) {
        records_index((uint64_t *)at, &all[m], (size_t)(to - at));
        to = put(to, all[m].bytes, all[m].size);
        free(all[m].bytes);
    }
    munmap(at, size);
    free(all);
    return fd;
}

void boot_publish_card(const void *card, size_t size)
{
    struct board_slot *slot = &seat.board->slots[seat.mine];
    memcpy(slot->card, card, size);
    slot->card_size = size;
    board_barrier();
    if (seat.mine == 0 && seat.count < boot.n_pes) {
        struct records ours = records_of_ours();
        boot.driver->publish(ours.bytes, ours.size);
        free(ours.bytes);
    }
    if (seat.count < boot.n_pes) fence();
    int fd = board_spread(seat.mine == 0 ? cards_gather() : -1);
    if (cards.at) munmap(cards.at, cards.size);
    cards.size = (size_t)lseek(fd, 0, SEEK_END);
    cards.at = board_map(fd, cards.size, "the cards of all nodes");
    close(fd);
}

size_t boot_card(uint32_t node, uint32_t choice, void *card)
{
    const uint64_t *where = (const uint64_t *)cards.at;
    struct reader r = {.at = cards.at + where[node], .left = cards.size - where[node]};
    if (take_number(&r) != node) die(NULL, "node %u published no address", node);
    uint32_t n = take_number(&r), size;
    if (!n) die(NULL, "node %u published no receive endpoint", node);
    for (uint32_t k = choice % n; k; k--) take(&r, take_number(&r));
    size = take_number(&r);
    if (size > BOARD_CARD_SIZE)
        die(NULL, "node %u's address has %u bytes, at most %d fit", node, size, BOARD_CARD_SIZE);
    memcpy(card, take(&r, size), size);
    return size;
}

/* Meetings */

void boot_barrier(void)
{
    if (seat.count == boot.n_pes) board_barrier();
    else fence();
}

/* In slot 0: what the machines have agreed on, each by itself, becomes one. */
static void agree_with_machines(void *mine, size_t size, void (*combine)(void *, const void *))
{
    char other[BOARD_BLOB_SIZE];
    for (uint32_t m = 0; m < machines.n_machines; m++) {
        if (boot.driver->look_up((int)machines.first[m], other, sizeof other) != size)
            die(NULL, "PE %u has another version of the library", machines.first[m]);
        if (m == 0) memcpy(mine, other, size);
        else combine(mine, other);
    }
}

void boot_agree(void *mine, size_t size, void (*combine)(void *into, const void *other))
{
    struct board_slot *slots = seat.board->slots;
    expect(1, size <= BOARD_BLOB_SIZE);
    memcpy(slots[seat.mine].blob, mine, size);
    board_barrier();
    if (seat.mine == 0)
        for (int k = 1; k < seat.count; k++) combine(mine, slots[k].blob);
    if (seat.count < boot.n_pes) {
        if (seat.mine == 0) boot.driver->publish(mine, size);
        fence();
        if (seat.mine == 0) agree_with_machines(mine, size, combine);
    }
    if (seat.mine == 0) memcpy(slots[0].blob, mine, size);
    board_barrier();
    memcpy(mine, slots[0].blob, size);
    board_barrier(); /* before anybody writes its blob again */
}

/* Where a machine's PEs are on several nodes: all share with all, and keep what is of their node. */
static void share_with_node(const int *mine, int count, int *all)
{
    int *machine = allocate((size_t)(seat.count * count) * sizeof *machine);
    board_share(mine, count, machine);
    for (int k = 0; k < seat.count; k++)
        for (int i = 0; i < count; i++) {
            if (is_of_my_node(k)) *all++ = machine[k * count + i];
            else close(machine[k * count + i]);
        }
    free(machine);
}

void boot_share(const int *mine, int count, int *all)
{
    if (boot.node_pes == seat.count && seat.count > 1) {
        board_share(mine, count, all);
        return;
    }
    if (nodes_of_machine((uint32_t)seat.count) < (uint32_t)seat.count) {
        share_with_node(mine, count, all);
        return;
    }
    for (int i = 0; i < count; i++) all[i] = board_duplicate(mine[i]);
}

/* Beginning and end */

/* Returns when all PEs of the machine have paused. MPI_Init begins a fence. In PMIx before August 2026 a
 * process whose connection ends, after PMIx_Finalize too, no longer counts in a fence that others have begun. That
 * never ends then (https://github.com/openpmix/openpmix/issues/4113). */
void boot_pause(void)
{
    start = STARTED;
    if (!boot.driver->pause) return;
    boot.driver->pause();
    board_barrier();
}

const struct secret *boot_secret(void) { return &seat.board->secret; }

void boot_note(enum board_state state) { store_ordered(&seat.board->slots[seat.mine].state, (uint32_t)state); }

/* For the launcher to pass on what we have said: some drop it when they are told to end. */
enum { LAST_WORDS_MS = 200 };

/* Neighbours leave behind that: Hydra's proxy does not tell other hosts of an end that begins with theirs. */
static void boot_after_death(int status, const char *where)
{
    if (where && env.backtrace == BACKTRACE_ON) {
        stack_find();
        stack_say("");
    }
    if (boot.driver && boot.driver->abort) usleep(LAST_WORDS_MS * 1000);
    end_abort(status);
    if (seat.board) end_explained();
}

/* A launcher wants to hear that a process ends well, and takes silence for a crash. */
static void at_exit(int status, void *unused)
{
    (void)unused;
    if (status && load_acquire(&seat.board->slots[seat.mine].state) != BOARD_FINALIZED) return;
    if (boot.pid == getpid() && boot.driver->leave) boot.driver->leave();
}

static void boot_join(void)
{
    const struct boot_driver *driver = boot_choose();
    boot.driver = driver;
    boot.pid = getpid();
    driver->up();
    if (driver->fence) boot_meet(), start = LATER_FENCES;
    nodes_up();
    log_identify(boot.n_pes > 1 ? boot.pe : -1);
    if (driver->fence && boot.n_pes > 1) watch_up();
    on_exit(at_exit, NULL);
}

/* Before shmem_init, too, a PE that ends with an error belongs to a job, and oshrun's board is at hand; another
 * launcher hears of it from the exit status, and the other PEs are not here to meet. */
static bool boot_at_death(int status)
{
    if (!boot.driver && boot_choose() == &boot_oshrun) boot_join();
    if (!seat.board) return true;
    boot_note(BOARD_SAID_WHY);
    return end_ask(status);
}

__attribute__((constructor)) static void boot_prepare(void) { log_at_death(boot_at_death, boot_after_death); }

void boot_up(void)
{
    start = FIRST_FENCE;
    if (!boot.driver) {
        boot_join();
        if (boot.pe == 0) debug("started by %s: %d PEs, %u nodes", boot.driver->name, boot.n_pes, boot.n_nodes);
    }
    boot_note(BOARD_JOINING);
}
