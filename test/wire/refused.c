/* UCX's error for a connection that is refused is part of the driver's message, and UCX prints nothing itself: the
 * job may have ended in order at that PE. */
#include "wire/ucx/ucx.c"

#include <sys/mman.h>

#include "test.h"

static char lost[256]; /* the driver's message; "": none */

static void note(const char *why) { snprintf(lost, sizeof lost, "%s", why); }

static const struct wire_events events = {.lost = note};
static const struct wire_start start = {.options = "tcp", .events = &events, .is_one_machine = true};

/* The address at which a process could be reached before it ended. */
static size_t address_of_ended_process(void *address)
{
    size_t size = 0;
    check(!ucx_up(&start));
    check(!ucx_rx_address(address, &size));
    ucx_down();
    return size;
}

static void connect_to_ended_process(void)
{
    char address[WIRE_ADDRESS_SIZE];
    const struct wire_message message = {.parts = {{.bytes = "hello", .nbytes = 5}}};
    struct wire_lane *lane;
    struct wire_port *port;
    bool sent;
    size_t size = address_of_ended_process(address);
    check(!ucx_up(&start));
    check(!ucx_lane_open(&lane));
    const char *why = ucx_connect(lane, address, size, NULL, &port); /* some versions of UCX notice at once */
    if (why) note(why);
    else ucx_send(port, &message, &sent);
    while (!*lost) ucx_rx_progress();
    ucx_lane_close(lane);
    ucx_down();
}

/* Makes `fd` a file in memory. Returns a descriptor of what it was. */
static int capture(int fd)
{
    int file = memfd_create("printed", 0), before = dup(fd);
    check(file >= 0 && before >= 0 && dup2(file, fd) == fd);
    close(file);
    return before;
}

/* Returns the number of bytes that were printed, and makes `fd` again what it was. */
static off_t printed(int fd, int before)
{
    off_t size = lseek(fd, 0, SEEK_END);
    dup2(before, fd);
    close(before);
    return size;
}

int main(void)
{
    int out = capture(STDOUT_FILENO), err = capture(STDERR_FILENO);
    connect_to_ended_process();
    fflush(NULL);
    off_t err_size = printed(STDERR_FILENO, err), out_size = printed(STDOUT_FILENO, out);
    check(!out_size && !err_size);
    check(strstr(lost, "(connect(") && strstr(lost, "refused"));
    if (test_result()) fprintf(stderr, "%s\n", lost);
    return test_result();
}
