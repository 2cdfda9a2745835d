/* For hybrid.py: OpenSHMEM together with somebody else who talks to the launcher, an MPI (-DWITH_MPI) or, where there
 * is none of that kind, what an MPI does of it. Arguments: who is initialised first, who is finalised first ("other" or
 * "shmem"), and a file, which gets the number that the launcher's descriptor had. */
#ifdef WITH_MPI
#include <mpi.h>
#endif

#include <sys/socket.h>

#include "semantics/semantics.h"

static int launcher_fd = -1;

#ifdef WITH_MPI

static void other_begin(void) { MPI_Init(NULL, NULL); }
static void other_end(void) { MPI_Finalize(); }

static void other_works(void)
{
    long sum = 0, mine = me + 1L;
    MPI_Allreduce(&mine, &sum, 1, MPI_LONG, MPI_SUM, MPI_COMM_WORLD);
    check_equal(sum, n * (n + 1L) / 2);
}

#else

/* As MPICH's clients of PMI do. Both versions begin with a line; in version 2 a length comes before what follows. */
static void tell_line(const char *text)
{
    char byte = 0;
    check(write(launcher_fd, text, strlen(text)) == (ssize_t)strlen(text));
    while (byte != '\n' && recv(launcher_fd, &byte, 1, 0) == 1) continue;
    check_equal(byte, '\n');
}

static void tell_message(const char *text)
{
    char message[1024], digits[7] = "";
    int length = snprintf(message, sizeof message, "%6zu%s", strlen(text), text);
    check(write(launcher_fd, message, (size_t)length) == length);
    check(recv(launcher_fd, digits, 6, MSG_WAITALL) == 6);
    check(recv(launcher_fd, message, strtoul(digits, NULL, 10), MSG_WAITALL) == strtol(digits, NULL, 10));
}

static int is_version_2(void) { return !strcmp(getenv("HEDDLE_BOOT"), "pmi2"); }

static void other_begin(void)
{
    char text[512];
    tell_line(is_version_2() ? "cmd=init pmi_version=2 pmi_subversion=0\n"
                             : "cmd=init pmi_version=1 pmi_subversion=1\n");
    snprintf(text, sizeof text, "cmd=fullinit;pmirank=%s;threaded=FALSE;", getenv("PMI_RANK"));
    if (is_version_2()) tell_message(text);
}

static void other_works(void) {}

static void other_end(void)
{
    if (is_version_2()) tell_message("cmd=finalize;");
    else tell_line("cmd=finalize\n");
    shutdown(launcher_fd, SHUT_RDWR);
    close(launcher_fd);
}

#endif

static void shmem_works(void)
{
    static long from_before;
    shmem_long_p(&from_before, me + 1, after(1));
    shmem_barrier_all();
    check_equal(from_before, before(1) + 1);
    if (me == 0) nap(1500); /* the others wait so long that they look whether the launcher is still there */
    shmem_barrier_all();
}

/* Like a program that opens a file when MPI_Finalize has made that number free. */
static void write_results(const char *file)
{
    int fd = open(file, O_CREAT | O_WRONLY | O_APPEND, 0600);
    if (launcher_fd >= 0 && fcntl(launcher_fd, F_GETFD) < 0) fd = dup2(fd, launcher_fd);
    check(write(fd, "result\n", 7) == 7);
}

int main(int argc, char **argv)
{
    if (argc != 4) return 2;
    if (getenv("PMI_FD")) launcher_fd = atoi(getenv("PMI_FD"));
    int other_begins = !strcmp(argv[1], "other"), other_ends = !strcmp(argv[2], "other");
    if (other_begins) other_begin();
    begin(SHMEM_THREAD_SINGLE);
    if (!other_begins) other_begin();
    shmem_works();
    other_works();
    if (!other_ends) shmem_finalize();
    other_end();
    write_results(argv[3]);
    if (!other_ends) return test_result();
    shmem_works();
    return end();
}
