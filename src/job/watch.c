#include "job/watch.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "base/atomic.h"
#include "base/limit_text.h"
#include "base/log.h"
#include "base/thread_start.h"
#include "job/board.h"
#include "job/end.h"

enum {
    LEAVE_MS = 500, /* for the program's own threads to notice, and to exit with all they have printed */
    LAUNCHER_MS =
        1000, /* for a launcher that ends the PEs one after the other, for a reason that this one does not know */
    STACK = 256 << 10,
};

static int wake_fd;
watch_work *watch_meanwhile;

void watch_wake(void)
{
    uint64_t one = 1;
    if (write(wake_fd, &one, sizeof one) < 0) die(NULL, "cannot wake a thread: %s", strerror(errno));
}

/* The job is over. */
_Noreturn static void leave(int status)
{
    end_wait_until_explained();
    usleep(LEAVE_MS * 1000);
    _exit(status);
}

static void leave_if_ending(void)
{
    uint64_t ending = load_acquire(&seat.board->exit);
    if (ending) leave((int)(uint32_t)ending);
}

/* The process in this slot has ended. That is well after shmem_finalize. */
static void slot_has_ended(int k)
{
    struct board_slot *slot = &seat.board->slots[k];
    uint32_t state = exchange(&slot->state, BOARD_GONE);
    leave_if_ending();
    if (state == BOARD_FINALIZED || state == BOARD_GONE) return;
    usleep(LAUNCHER_MS * 1000);
    leave_if_ending();
    die(NULL, "PE %u (pid %d) has ended before shmem_finalize", slot->pe, (int)slot->pid);
}

static void *watch_run(void *unused)
{
    uint64_t count;
    struct pollfd *polls = calloc((size_t)seat.count + 1, sizeof *polls);
    if (!polls) die(NULL, "out of memory for %d PEs", seat.count);
    for (int k = 0; k < seat.count; k++) polls[k] = (struct pollfd){.fd = seat.star[k], .events = POLLRDHUP};
    polls[seat.count] = (struct pollfd){.fd = wake_fd, .events = POLLIN};
    for (;;) {
        watch_work *work = load_acquire(&watch_meanwhile); /* pairs with the release in heartbeat_up */
        poll(polls, (nfds_t)seat.count + 1, work ? work() : -1);
        if ((polls[seat.count].revents & POLLIN) && read(wake_fd, &count, sizeof count) < 0) continue;
        for (int k = 0; k < seat.count; k++) {
            if (!(polls[k].revents & (POLLRDHUP | POLLHUP | POLLERR))) continue;
            polls[k].fd = -1;
            slot_has_ended(k);
        }
        leave_if_ending();
    }
    return unused;
}

void watch_up(void)
{
    pthread_attr_t attributes;
    pthread_t thread;
    wake_fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    int failed = wake_fd < 0 ? errno : 0; /* before another call may change it */
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, STACK);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    if (!failed) failed = thread_start(&thread, &attributes, watch_run, NULL);
    pthread_attr_destroy(&attributes);
    if (failed) die(NULL, "cannot start a thread: %s%s", strerror(failed), limit_text(failed).text);
}
