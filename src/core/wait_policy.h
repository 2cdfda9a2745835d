/* How the threads of this PE wait, and how often its progress thread polls: computed once, from the CPUs, the PEs that
 * share them, the thread level and the transport. Constant after the start. */
#ifndef HEDDLE_WAIT_POLICY_H
#define HEDDLE_WAIT_POLICY_H

#include "base/base.h"

struct wait_policy {
    /* The phases of a wait, in this order: lane/backoff.c. */
    unsigned checks;        /* checks of the condition, without a pause between them */
    int64_t spin_ns;        /* time with a pause between two checks; 0: the wait yields at once */
    int64_t urgent_spin_ns; /* that time on a lane of high priority */
    unsigned yields;        /* yields before the first sleep, */
    int64_t yields_ns;      /* and their shortest time */
    long first_sleep_us, longest_sleep_us;

    /* The progress thread: lane/progress.c. */
    long poll_us;          /* between its polls of lanes with gathered records */
    long transfer_poll_us; /* between its polls during a long transfer; longer if other threads have moved that */
    long first_rest_us;    /* rest after another thread polled; it grows with each further poll */
    long longest_rest_us;  /* its limit */
    bool has_spare_cpu;    /* it polls beside a waiting thread: a second thread of this PE disturbs no other PE */

    /* Decisions of other units. */
    bool pes_share_cpu;     /* more PEs under this kernel than CPUs: functions that only test yield, too */
    bool threads_share_cpu; /* at most one CPU for each PE: its threads take turns */
    bool wire_shares_cpu; /* the CPU that these threads share also moves the messages: no work is divided among them */
};
extern struct wait_policy wait_policy hidden_symbol;

/* For this machine, whose `cpus` the PEs under its kernel share. */
void wait_policy_up(int cpus, int kernel_pes);

/* For the transport. */
void wait_policy_note_wire(bool is_moved_by_cpu);

#endif
