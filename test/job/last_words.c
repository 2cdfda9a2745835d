/* When a job ends badly, the PE that has asked for its end can say why before the others leave, whom a launcher might
 * follow with a signal to it. The program is linked with the library's insides. */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include <shmem.h>

#include "base/atomic.h"
#include "job/boot.h"
#include "job/end.h"

static void others_leave(void)
{
    if (boot.pe != 0) return;
    puts(load_acquire(&seat.board->is_explained) ? "left behind the last words" : "left before the last words");
    fflush(stdout);
}

int main(void)
{
    atexit(others_leave);
    shmem_init();
    if (boot.pe == 1) {
        end_ask(EXIT_FAILURE);
        usleep(300000);
        fputs("last words\n", stderr);
        end_explained();
        pause(); /* until the launcher ends it, as PE 0 has left */
    }
    for (;;) { /* as waits do */
        end_leave_if_near();
        usleep(1000);
    }
}
