/* Messages and acknowledgements without the job's secret are dropped and counted, and the job continues. The program is
 * linked with the library's insides, to make such messages.
 *
 *   foreign            in this process, with each bit of the secret changed
 *   foreign PROGRAM    PROGRAM connects to a running PE as a process of no job does: see test/wire/stranger.h */
#include "semantics/semantics.h"

#include <spawn.h>
#include <sys/wait.h>

#include "context/context.h"
#include "job/boot.h"
#include "lane/foreign.h"
#include "lane/lane.h"
#include "lane/lane_pool.h"
#include "lane/rx.h"
#include "lane/stream.h"
#include "lane/lane_answer.h"

extern char **environ;

enum { SECRET_BITS = 8 * sizeof(struct secret), UNTOUCHED = 7, FORGED = 41 };

static long *word;

/* A batch with a put to this PE's word. */
struct forged {
    struct batch_header header;
    uint64_t put, value;
};

static uint64_t put_to_word(void)
{
    struct target t = {.region = REGION_HEAP,
                       .peer = {.node = boot.my_node, .local = (uint32_t)world.node_pe},
                       .offset = (uintptr_t)word - region_table[REGION_HEAP].base};
    return record_header(RECORD_PUT8, &t);
}

static struct forged forged(void)
{
    return (struct forged){.header.secret = job_secret, .put = put_to_word(), .value = FORGED};
}

static void change_bit(struct forged *f, int bit) { ((char *)f)[bit / 8] ^= (char)(1 << bit % 8); }

static void arrive(const void *bytes, size_t nbytes)
{
    while (!rx_trylock()) continue;
    rx_arrived(&(struct wire_way){0}, bytes, nbytes);
    rx_unlock();
}

static void messages_of_another_job(void)
{
    struct forged f = forged();
    *word = UNTOUCHED;
    for (int bit = 0; bit < SECRET_BITS; bit++) {
        change_bit(&f, bit);
        f.header.asks = bit % 2;
        arrive(&f, sizeof f);
        change_bit(&f, bit);
    }
    for (size_t nbytes = 0; nbytes < sizeof f.header; nbytes++) arrive(&f, nbytes);
    check_equal(foreign_count(WIRE_FOREIGN_MESSAGE), SECRET_BITS + sizeof f.header);
    check_equal(*word, UNTOUCHED);
    f.header.asks = 0;
    arrive(&f, sizeof f); /* it is a good message but for the secret */
    check_equal(*word, FORGED);
}

static void acknowledgements_of_another_job(void)
{
    uint64_t before = foreign_count(WIRE_FOREIGN_ACK);
    struct lane *lane = context_default->lane;
    lane_lock(lane);
    struct stream *stream = stream_to(lane, boot.peers[after(1)].node);
    struct forged f = forged();
    uint64_t answered = stream->answered, done = lane->published.done;
    f.header.number = stream->sent + 1;
    for (int bit = 0; bit < SECRET_BITS; bit++) {
        change_bit(&f, bit);
        lane_answered(stream, &f, sizeof f.header);
        lane_answered_at_rx(stream, &f, sizeof f.header);
        change_bit(&f, bit);
    }
    for (size_t nbytes = 0; nbytes < sizeof f.header; nbytes++) lane_answered(stream, &f, nbytes);
    check_equal(stream->answered, answered);
    check_equal(lane->published.done, done);
    lane_unlock(lane);
    check_equal(foreign_count(WIRE_FOREIGN_ACK) - before, 2 * SECRET_BITS + sizeof f.header);
}

static void hex(char *to, const void *bytes, size_t nbytes)
{
    *to = 0;
    for (size_t i = 0; i < nbytes; i++) to += sprintf(to, "%02x", ((const unsigned char *)bytes)[i]);
}

/* Starts the program, which says how many messages it has sent. It ends when its standard input does. */
static pid_t stranger_start(const char *program, const struct secret *secret, const char *kind, int pipes[2],
                            long *sent)
{
    char card[BOARD_CARD_SIZE], address[2 * sizeof card + 1], secret_text[2 * sizeof *secret + 1], put[17], line[64];
    size_t size = boot_card(boot.my_node, 0, card), name = strlen(card) + 1;
    int in[2], out[2];
    pid_t pid;
    hex(address, card + name, size - name);
    hex(secret_text, secret, sizeof *secret);
    snprintf(put, sizeof put, "%llx", (unsigned long long)put_to_word());
    char *arguments[] = {(char *)program, (char *)kind, address, put, secret_text, NULL};
    if (pipe2(in, O_CLOEXEC) || pipe2(out, O_CLOEXEC)) exit(1);
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, in[0], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, out[1], STDOUT_FILENO);
    if (posix_spawn(&pid, program, &files, NULL, arguments, environ)) exit(1);
    posix_spawn_file_actions_destroy(&files);
    close(in[0]);
    close(out[1]);
    FILE *said = fdopen(out[0], "r");
    *sent = said && fgets(line, sizeof line, said) ? atol(line) : -1;
    pipes[0] = in[1];
    pipes[1] = out[0];
    return pid;
}

static void stranger_end(pid_t pid, const int pipes[2])
{
    int status = -1;
    close(pipes[0]);
    check_equal(waitpid(pid, &status, 0), pid);
    check_equal(status, 0);
}

/* What it sends is all there when as much has been dropped; if one message is applied, the word changes. */
static void stranger_is_dropped(const char *program)
{
    struct secret other = job_secret;
    uint64_t before = foreign_count(WIRE_FOREIGN_KINDS);
    int pipes[2];
    long sent;
    other.words[1] ^= 1;
    *word = UNTOUCHED;
    pid_t pid = stranger_start(program, &other, "foreign", pipes, &sent);
    check(sent > 0);
    while (sent > 0 && foreign_count(WIRE_FOREIGN_KINDS) - before < (uint64_t)sent &&
           *(volatile long *)word == UNTOUCHED)
        shmem_quiet(), usleep(100);
    check_equal(*word, UNTOUCHED);
    check_equal(foreign_count(WIRE_FOREIGN_KINDS) - before, sent);
    stranger_end(pid, pipes);
}

/* The same program with the secret: its messages are good ones, so what was dropped was dropped for the secret alone.
 */
static void stranger_with_secret_is_heard(const char *program)
{
    int pipes[2];
    long sent;
    *word = UNTOUCHED;
    pid_t pid = stranger_start(program, &job_secret, "own", pipes, &sent);
    check(sent > 0);
    while (sent > 0 && *(volatile long *)word == UNTOUCHED) shmem_quiet(), usleep(100);
    check_equal(*word, FORGED);
    stranger_end(pid, pipes);
}

/* Words to the next PE and back, with an answer to each. */
static void job_continues(void)
{
    static long sums[2];
    enum { ROUNDS = 100 };
    for (int i = 0; i < ROUNDS; i++) {
        shmem_long_p(word, i * n + me, after(1));
        shmem_quiet();
        check_equal(shmem_long_g(word, after(1)), i * n + me);
        shmem_barrier_all();
    }
    sums[0] = me + 1;
    shmem_long_sum_reduce(SHMEM_TEAM_WORLD, &sums[1], &sums[0], 1);
    check_equal(sums[1], n * (n + 1) / 2);
}

static bool is_socket_of_ours(unsigned long inode)
{
    char path[64], link[64], wanted[64];
    snprintf(wanted, sizeof wanted, "socket:[%lu]", inode);
    for (int fd = 0; fd < 1024; fd++) {
        snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
        ssize_t length = readlink(path, link, sizeof link - 1);
        if (length > 0 && !strncmp(link, wanted, (size_t)length) && !wanted[length]) return true;
    }
    return false;
}

/* Other machines reach no port of PEs that share one. The table has a line for each socket of this network. */
static void only_loopback_listens(const char *table, const char *loopback)
{
    enum { LISTENS = 10 };
    char line[512], address[64];
    unsigned state;
    unsigned long inode;
    FILE *file = fopen(table, "r");
    while (file && fgets(line, sizeof line, file)) {
        if (sscanf(line, " %*d: %63[0-9A-F]:%*x %*[0-9A-F]:%*x %x %*s %*s %*s %*s %*s %lu", address, &state, &inode) !=
            3)
            continue;
        if (state == LISTENS && is_socket_of_ours(inode)) check(!strcmp(address, loopback));
    }
    if (file) fclose(file);
}

int main(int argc, char **argv)
{
    begin(SHMEM_THREAD_SINGLE);
    /* Without a network no port is open. */
    bool has_network = lane_pool.wire;
    only_loopback_listens("/proc/self/net/tcp", has_network ? "0100007F" : "none");
    only_loopback_listens("/proc/self/net/tcp6", has_network ? "00000000000000000000000001000000" : "none");
    if (!has_network) return end();
    word = shmem_calloc(1, sizeof *word);
    job_continues();
    if (argc < 2) {
        messages_of_another_job();
        shmem_barrier_all();
        acknowledgements_of_another_job();
    } else if (me == 0) {
        stranger_is_dropped(argv[1]);
    }
    shmem_barrier_all();
    job_continues();
    if (argc > 1 && me == 0) stranger_with_secret_is_heard(argv[1]);
    shmem_barrier_all();
    job_continues();
    return end();
}
