/* A fuzzer of PMI, versions 1 and 2: whatever the launcher answers, a PE takes the values or ends with a message.
 *
 * The first byte of an input chooses the version and the environment; the others are what the launcher sends. */
#include "fuzz.h"

#include "job/boot_pmi.c"

enum { IS_VERSION_2 = 1, IS_SLURM = 2, HAS_JOBID = 4, HAS_OTHER_SIZE = 8, RECORD = 600 };

struct boot boot;
struct board_seat seat;
static int launcher = -1;

void end_leave_if_near(void) {}
bool mpi_is_initialized(void) { return false; }

static void variable(const char *name, const char *value)
{
    if (value) setenv(name, value, 1);
    else unsetenv(name);
}

static void environment(uint8_t flags)
{
    bool has_other = flags & HAS_OTHER_SIZE;
    variable("PMI_FD", "3");
    variable("PMI_RANK", has_other ? fuzz_text(12) : "1");
    variable("PMI_SIZE", has_other ? fuzz_text(12) : "3");
    variable("PMI_JOBID", flags & HAS_JOBID ? fuzz_text(5000) : NULL);
    variable("SLURM_PROCID", flags & IS_SLURM ? "1" : NULL);
}

/* The answers are all there before the first question. */
static void connection(void)
{
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends)) abort();
    launcher = ends[1];
    pmi.given = pmi.fd = ends[0];
    if (fstat(pmi.fd, &pmi.socket)) abort();
    if (fuzz_input.left && send(launcher, fuzz_input.at, fuzz_input.left, 0) < 0) abort();
    shutdown(launcher, SHUT_WR);
}

void fuzz_one(void)
{
    char *record = malloc(RECORD);
    uint8_t flags = fuzz_byte();
    memset(record, 7, RECORD);
    environment(flags);
    connection();
    if (flags & IS_VERSION_2) pmi2_up();
    else pmi1_up();
    if (boot.n_pes < 1 || boot.pe < 0 || boot.pe >= boot.n_pes) abort();
    pmi_publish(record, 20);
    pmi_fence(0);
    for (size_t room = 0; room <= RECORD; room += RECORD / 3) {
        char *found = malloc(room);
        size_t size = pmi_look_up(0, found, room);
        if (size <= room) fuzz_touch(found, size);
    }
    pmi_publish(record, RECORD);
    pmi_fence(0);
    pmi_is_gone();
    pmi_leave();
    pmi_abort(3);
}

void fuzz_clear(void)
{
    if (launcher >= 0) close(launcher);
    if (pmi.fd >= 0) close(pmi.fd);
    launcher = pmi.fd = pmi.given = -1;
    pmi.jobid = NULL;
    pmi.fences = 0;
    boot = (struct boot){.pe = 0};
}
