/* A thread of the library blocks all signals, and the one that starts it those that it blocked before. */
#include <stdbool.h>

#include "base/thread_start.h"
#include "test.h"

enum { CANNOT_BE_BLOCKED = (1 << SIGKILL) | (1 << SIGSTOP) };

static bool blocks(const sigset_t *set, int signal) { return sigismember(set, signal) == 1; }

static void *note_mask(void *mask)
{
    pthread_sigmask(SIG_SETMASK, NULL, mask);
    return mask;
}

int main(void)
{
    sigset_t mine, before, theirs, after;
    pthread_t thread;
    void *given;
    sigemptyset(&mine);
    sigaddset(&mine, SIGUSR1);
    pthread_sigmask(SIG_SETMASK, &mine, NULL);
    pthread_sigmask(SIG_SETMASK, NULL, &before);
    check_equal(thread_start(&thread, NULL, note_mask, &theirs), 0);
    pthread_join(thread, &given);
    check(given == &theirs);
    pthread_sigmask(SIG_SETMASK, NULL, &after);
    for (int signal = 1; signal < 32; signal++) {
        check(CANNOT_BE_BLOCKED >> signal & 1 || blocks(&theirs, signal));
        check_equal(blocks(&after, signal), blocks(&before, signal));
    }
    return test_result();
}
