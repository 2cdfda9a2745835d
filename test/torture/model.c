#include "model.h"

#include <stdlib.h>
#include <string.h>

void model_spread(const struct shape *s, uint32_t stride, unsigned char *apart, const unsigned char *together)
{
    const size_t block = (size_t)s->block * s->width, step = (size_t)stride * s->width;
    for (uint32_t i = 0; i < s->blocks && block; i++) memcpy(apart + i * step, together + i * block, block);
}

void model_gather(const struct shape *s, uint32_t stride, const unsigned char *apart, unsigned char *together)
{
    const size_t block = (size_t)s->block * s->width, step = (size_t)stride * s->width;
    for (uint32_t i = 0; i < s->blocks && block; i++) memcpy(together + i * block, apart + i * step, block);
}

static uint64_t word_before(const struct plan *plan, const struct op *op)
{
    unsigned width = op->kind->sort == SORT_SIGNALLED ? 8 : op->kind->width;
    return pattern_word(plan_background(plan, op->target, op->region), op->word, width);
}

uint64_t model_word(const struct plan *plan, const struct op *op)
{
    unsigned width = op->kind->sort == SORT_SIGNALLED ? 8 : op->kind->width;
    if (op->kind->sort == SORT_PUT) return pattern_word(op->key, 0, width);
    return amo_result(op->kind->amo, width, word_before(plan, op), op->operand, op->cond);
}

/* Others may have been there before. */
static void put_word(const struct op *op, unsigned char *image, unsigned width)
{
    uint64_t word = 0;
    memcpy(&word, image + (op->word - op->from), width);
    word = amo_result(op->kind->amo, width, word, op->operand, op->cond);
    memcpy(image + (op->word - op->from), &word, width);
}

static void put_data(const struct op *op, unsigned char *image)
{
    size_t nbytes = shape_bytes(&op->shape);
    unsigned char *data = malloc(nbytes + 1);
    pattern_fill(data, op->key, 0, nbytes);
    model_spread(&op->shape, op->shape.far, image + (op->at - op->from), data);
    free(data);
}

/* What the operation makes of its slot. */
static void apply(const struct op *op, unsigned char *image)
{
    switch (op->kind->sort) {
    case SORT_PUT:
        put_data(op, image);
        break;
    case SORT_SIGNALLED:
        put_data(op, image);
        put_word(op, image, 8);
        break;
    case SORT_ATOMIC:
        put_word(op, image, op->kind->width);
        break;
    case SORT_PUSH:
    case SORT_GET:
    case SORTS:
        break;
    }
}

void model_slot(const struct plan *plan, const struct op *op, unsigned char *image)
{
    pattern_fill(image, plan_background(plan, op->target, op->region), op->from, op->to - op->from);
    apply(op, image);
}

void model_memory(const struct plan *plan, int pe, enum region region, unsigned char *image)
{
    pattern_fill(image, plan_background(plan, pe, region), 0, plan->used[pe][region]);
    for (const struct op *op = plan->ops; op < plan->ops + plan->n_ops; op++)
        if (op->target == pe && op->region == region && !op->is_dropped) apply(op, image + op->from);
}

const struct op *model_whose(const struct plan *plan, int pe, enum region region, size_t at)
{
    for (const struct op *op = plan->ops; op < plan->ops + plan->n_ops; op++)
        if (op->target == pe && op->region == region && op->from <= at && at < op->to) return op;
    return NULL;
}

void model_result(const struct plan *plan, const struct op *op, unsigned char *result)
{
    const struct shape *s = &op->shape;
    const uint64_t background = plan_background(plan, op->target, op->region);
    const size_t block = (size_t)s->block * s->width, step = (size_t)s->far * s->width;
    for (uint32_t i = 0; i < s->blocks; i++) pattern_fill(result + i * block, background, op->at + i * step, block);
}
