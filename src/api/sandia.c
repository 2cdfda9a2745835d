#include "api/sandia.h"

#include <pthread.h>
#include <sys/utsname.h>

#include "base/clock.h"

static struct utsname machine;

static void ask(void) { uname(&machine); }

double sandia_wtime(void) { return 1e-9 * (double)clock_ns(); }

char *sandia_nodename(void)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, ask);
    return machine.nodename;
}
