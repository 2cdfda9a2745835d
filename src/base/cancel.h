/* A thread that is cancelled ends in whatever call of the system it is in. Where it has something to give back first,
 * it must not be: what is between these two is finished. */
#ifndef HEDDLE_CANCEL_H
#define HEDDLE_CANCEL_H

#include <pthread.h>

#include "base/base.h"

force_inline int cancel_off(void)
{
    int before;
    pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &before);
    return before;
}

force_inline void cancel_as(int before) { pthread_setcancelstate(before, &before); }

#endif
