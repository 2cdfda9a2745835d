/* What memory should be. */
#ifndef TORTURE_MODEL_H
#define TORTURE_MODEL_H

#include "plan.h"

/* The slot of an operation when that is complete, op->to - op->from bytes. */
void model_slot(const struct plan *plan, const struct op *op, unsigned char *image);

/* All of a region of a PE's memory that the plan uses, when everything is complete. */
void model_memory(const struct plan *plan, int pe, enum region region, unsigned char *image);

/* The operation whose slot holds this byte; NULL: none. */
const struct op *model_whose(const struct plan *plan, int pe, enum region region, size_t at);

/* What an operation reads: its shape's bytes, one block behind the other. */
void model_result(const struct plan *plan, const struct op *op, unsigned char *result);

/* What an operation's word is in the end. */
uint64_t model_word(const struct plan *plan, const struct op *op);

/* The blocks of an operation, between where they lie apart and where they lie one behind the other. */
void model_spread(const struct shape *shape, uint32_t stride, unsigned char *apart, const unsigned char *together);
void model_gather(const struct shape *shape, uint32_t stride, const unsigned char *apart, unsigned char *together);

#endif
