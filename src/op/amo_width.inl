/* The atomic operations of one width. Each is one CPU instruction on the mapped word, or a call of a function that
 * does any of them anywhere: amo_slow returns the old value, amo_silent_slow does not want it, amo_nbi_slow delivers it
 * to *fetch when it comes. */
cold word_t W_SLOW(amo)(struct context *c, const void *address, word_t value, int pe, const char *where, enum amo op);
void W_SLOW(amo_silent)(struct context *c, void *dest, word_t value, int pe, const char *where, enum amo op);
void W_SLOW(amo_nbi)(struct context *c, void *fetch, const void *address, word_t value, int pe, const char *where,
                     enum amo op);
cold word_t W_SLOW(amo_compare_swap)(struct context *c, void *dest, word_t cond, word_t value, int pe,
                                     const char *where);
cold void W_SLOW(amo_compare_swap_nbi)(struct context *c, void *fetch, void *dest, word_t cond, word_t value, int pe,
                                       const char *where);

always_inline word_t W(amo_fetch)(struct context *c, const void *source, int pe, const char *where)
{
    struct place at = rma_place(c, source, pe);
    if (rma_is_near(c, at)) return load_acquire((word_t *)rma_near(c, at));
    return W_SLOW(amo)(c, source, 0, pe, where, AMO_FETCH);
}

always_inline void W(amo_fetch_nbi)(struct context *c, void *fetch, const void *source, int pe, const char *where)
{
    struct place at = rma_place(c, source, pe);
    if (rma_is_near(c, at)) *(word_t *)fetch = load_acquire((word_t *)rma_near(c, at));
    else W_SLOW(amo_nbi)(c, fetch, source, 0, pe, where, AMO_FETCH);
}

always_inline word_t W(amo_compare_swap)(struct context *c, void *dest, word_t cond, word_t value, int pe,
                                         const char *where)
{
    struct place at = rma_place(c, dest, pe);
    if (!rma_is_near(c, at)) return W_SLOW(amo_compare_swap)(c, dest, cond, value, pe, where);
    compare_exchange((word_t *)rma_near(c, at), &cond, value);
    return cond; /* what was expected and found, or what was found instead */
}

always_inline void W(amo_compare_swap_nbi)(struct context *c, void *fetch, void *dest, word_t cond, word_t value,
                                           int pe, const char *where)
{
    struct place at = rma_place(c, dest, pe);
    if (rma_is_near(c, at)) *(word_t *)fetch = W(amo_compare_swap)(c, dest, cond, value, pe, where);
    else W_SLOW(amo_compare_swap_nbi)(c, fetch, dest, cond, value, pe, where);
}

always_inline word_t W(amo_fetch_add)(struct context *c, void *dest, word_t value, int pe, const char *where)
{
    struct place at = rma_place(c, dest, pe);
    if (rma_is_near(c, at)) return fetch_add((word_t *)rma_near(c, at), value);
    return W_SLOW(amo)(c, dest, value, pe, where, AMO_ADD);
}

always_inline void W(amo_fetch_add_nbi)(struct context *c, void *fetch, void *dest, word_t value, int pe,
                                        const char *where)
{
    struct place at = rma_place(c, dest, pe);
    if (rma_is_near(c, at)) *(word_t *)fetch = fetch_add((word_t *)rma_near(c, at), value);
    else W_SLOW(amo_nbi)(c, fetch, dest, value, pe, where, AMO_ADD);
}

always_inline word_t W(amo_fetch_and)(struct context *c, void *dest, word_t value, int pe, const char *where)
{
    struct place at = rma_place(c, dest, pe);
    if (rma_is_near(c, at)) return fetch_and((word_t *)rma_near(c, at), value);
    return W_SLOW(amo)(c, dest, value, pe, where, AMO_AND);
}

always_inline void W(amo_fetch_and_nbi)(struct context *c, void *fetch, void *dest, word_t value, int pe,
                                        const char *where)
{
    struct place at = rma_place(c, dest, pe);
    if (rma_is_near(c, at)) *(word_t *)fetch = fetch_and((word_t *)rma_near(c, at), value);
    else W_SLOW(amo_nbi)(c, fetch, dest, value, pe, where, AMO_AND);
}

always_inline word_t W(amo_fetch_or)(struct context *c, void *dest, word_t value, int pe, const char *where)
{
    struct place at = rma_place(c, dest, pe);
    if (rma_is_near(c, at)) return fetch_or((word_t *)rma_near(c, at), value);
    return W_SLOW(amo)(c, dest, value, pe, where, AMO_OR);
}

always_inline void W(amo_fetch_or_nbi)(struct context *c, void *fetch, void *dest, word_t value, int pe,
                                       const char *where)
{
    struct place at = rma_place(c, dest, pe);
    if (rma_is_near(c, at)) *(word_t *)fetch = fetch_or((word_t *)rma_near(c, at), value);
    else W_SLOW(amo_nbi)(c, fetch, dest, value, pe, where, AMO_OR);
}

always_inline word_t W(amo_fetch_xor)(struct context *c, void *dest, word_t value, int pe, const char *where)
{
    struct place at = rma_place(c, dest, pe);
    if (rma_is_near(c, at)) return fetch_xor((word_t *)rma_near(c, at), value);
    return W_SLOW(amo)(c, dest, value, pe, where, AMO_XOR);
}

always_inline void W(amo_fetch_xor_nbi)(struct context *c, void *fetch, void *dest, word_t value, int pe,
                                        const char *where)
{
    struct place at = rma_place(c, dest, pe);
    if (rma_is_near(c, at)) *(word_t *)fetch = fetch_xor((word_t *)rma_near(c, at), value);
    else W_SLOW(amo_nbi)(c, fetch, dest, value, pe, where, AMO_XOR);
}

always_inline word_t W(amo_swap)(struct context *c, void *dest, word_t value, int pe, const char *where)
{
    struct place at = rma_place(c, dest, pe);
    if (rma_is_near(c, at)) return exchange((word_t *)rma_near(c, at), value);
    return W_SLOW(amo)(c, dest, value, pe, where, AMO_SWAP);
}

always_inline void W(amo_swap_nbi)(struct context *c, void *fetch, void *dest, word_t value, int pe, const char *where)
{
    struct place at = rma_place(c, dest, pe);
    if (rma_is_near(c, at)) *(word_t *)fetch = exchange((word_t *)rma_near(c, at), value);
    else W_SLOW(amo_nbi)(c, fetch, dest, value, pe, where, AMO_SWAP);
}

always_inline void W(amo_set)(struct context *c, void *dest, word_t value, int pe, const char *where)
{
    struct place at = rma_place(c, dest, pe);
    if (rma_is_near(c, at)) store_release((word_t *)rma_near(c, at), value);
    else W_SLOW(amo_silent)(c, dest, value, pe, where, AMO_SET);
}

always_inline void W(amo_add)(struct context *c, void *dest, word_t value, int pe, const char *where)
{
    struct place at = rma_place(c, dest, pe);
    if (rma_is_near(c, at)) fetch_add((word_t *)rma_near(c, at), value);
    else W_SLOW(amo_silent)(c, dest, value, pe, where, AMO_ADD);
}

always_inline void W(amo_and)(struct context *c, void *dest, word_t value, int pe, const char *where)
{
    struct place at = rma_place(c, dest, pe);
    if (rma_is_near(c, at)) fetch_and((word_t *)rma_near(c, at), value);
    else W_SLOW(amo_silent)(c, dest, value, pe, where, AMO_AND);
}

always_inline void W(amo_or)(struct context *c, void *dest, word_t value, int pe, const char *where)
{
    struct place at = rma_place(c, dest, pe);
    if (rma_is_near(c, at)) fetch_or((word_t *)rma_near(c, at), value);
    else W_SLOW(amo_silent)(c, dest, value, pe, where, AMO_OR);
}

always_inline void W(amo_xor)(struct context *c, void *dest, word_t value, int pe, const char *where)
{
    struct place at = rma_place(c, dest, pe);
    if (rma_is_near(c, at)) fetch_xor((word_t *)rma_near(c, at), value);
    else W_SLOW(amo_silent)(c, dest, value, pe, where, AMO_XOR);
}

#undef BITS
