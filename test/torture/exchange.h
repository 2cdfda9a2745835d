/* Words that threads send each other, round the PEs: whoever waits for one serves others meanwhile, and what it has
 * issued before goes on. Nobody completes what it has sent. */
#ifndef TORTURE_EXCHANGE_H
#define TORTURE_EXCHANGE_H

#include "plan.h"

/* The words of a phase have numbers, from 0 on. How one is sent, and waited for, follows from `how`. */
void exchange_send(int thread, uint32_t phase, uint32_t number, uint32_t how);
void exchange_receive(int thread, uint32_t phase, uint32_t number, uint32_t how);

/* A look at a word that nobody changes. */
void exchange_test(uint32_t how);

#endif
