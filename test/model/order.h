/* What order.c explores and other files have. */
#ifndef MODEL_ORDER_H
#define MODEL_ORDER_H

#include "explorer.h"

/* base/lock.c: a thread that enters sees what the one before it has done inside. */
extern const struct exploration order_locks[];
extern const size_t order_n_locks;

/* op/global_lock.c: the same between PEs, of which some sleep. */
extern const struct exploration order_global_lock;

/* lane/progress.c: the progress thread does not sleep over what another thread has given it. */
extern const struct exploration order_progress;

#endif
