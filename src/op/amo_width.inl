/* Any atomic operation of one width: one CPU instruction on the mapped word where `op` is a constant (amo_apply.h), or
 * a call of a function that does it anywhere. `cond` is COMPARE_SWAP's.
 *
 * Makes amo32 amo64 amo_nbi32 amo_nbi64 amo_silent32 amo_silent64 */
cold_path word_t W_SLOW(amo)(struct context *c, const void *address, word_t value, int pe, const char *where,
                             enum amo op);
cold_path word_t W_SLOW(amo_compare_swap)(struct context *c, void *dest, word_t cond, word_t value, int pe,
                                          const char *where);
void W_SLOW(amo_nbi)(struct context *c, void *fetch, const void *address, word_t value, int pe, const char *where,
                     enum amo op);
void W_SLOW(amo_silent)(struct context *c, void *dest, word_t value, int pe, const char *where, enum amo op);

/* Does it, or posts it: true. The old value is delivered to *fetch, if that is not NULL. */
cold_path bool W(amo_issue)(struct context *c, void *fetch, const void *address, word_t cond, word_t value, int pe,
                            const char *where, enum amo op);

/* Returns the old value. */
force_inline word_t W(amo)(struct context *c, const void *address, word_t cond, word_t value, int pe, const char *where,
                           enum amo op)
{
    struct place at = rma_place(c, address, pe);
    if (rma_is_near(c, at)) return W(amo_apply)(rma_near(c, at), cond, value, op);
    if (op == AMO_COMPARE_SWAP) return W_SLOW(amo_compare_swap)(c, (void *)address, cond, value, pe, where);
    return W_SLOW(amo)(c, address, value, pe, where, op);
}

/* Delivers it to *fetch when it comes. */
force_inline void W(amo_nbi)(struct context *c, void *fetch, const void *address, word_t cond, word_t value, int pe,
                             const char *where, enum amo op)
{
    struct place at = rma_place(c, address, pe);
    if (rma_is_near(c, at)) *(word_t *)fetch = W(amo_apply)(rma_near(c, at), cond, value, op);
    else if (op == AMO_COMPARE_SWAP) W(amo_issue)(c, fetch, address, cond, value, pe, where, op);
    else W_SLOW(amo_nbi)(c, fetch, address, value, pe, where, op);
}

/* Does not want it. */
force_inline void W(amo_silent)(struct context *c, void *dest, word_t value, int pe, const char *where, enum amo op)
{
    struct place at = rma_place(c, dest, pe);
    if (rma_is_near(c, at)) W(amo_apply)(rma_near(c, at), 0, value, op);
    else W_SLOW(amo_silent)(c, dest, value, pe, where, op);
}

#undef BITS
