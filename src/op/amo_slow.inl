/* Atomic operations of one width, out of line; see amo_width.inl. */
static word_t W(amo_target)(struct context *c, const void *address, word_t cond, word_t value, int pe,
                            const char *where, enum amo op)
{
    c = context_issuing(c);
    struct target t = peer_host_target(c, address, sizeof value, pe, where, op == AMO_FETCH ? "source" : "dest");
    if (t.mapped) return W(amo_apply)(t.mapped, cond, value, op);
    word_t old;
    post_amo(c, &t, op, BITS, cond, value, &old);
    mark_wait(c);
    return old;
}

cold static void W(amo_target_nbi)(struct context *c, word_t *fetch, const void *address, word_t cond, word_t value,
                                   int pe, const char *where, enum amo op)
{
    c = context_issuing(c);
    struct target t = peer_host_target(c, address, sizeof value, pe, where, op == AMO_FETCH ? "source" : "dest");
    if (t.mapped) *fetch = W(amo_apply)(t.mapped, cond, value, op);
    else post_amo(c, &t, op, BITS, cond, value, fetch);
}

word_t W_SLOW(amo)(struct context *c, const void *address, word_t value, int pe, const char *where, enum amo op)
{
    return W(amo_target)(c, address, 0, value, pe, where, op);
}

cold static void W(amo_target_silent)(struct context *c, void *dest, word_t value, int pe, const char *where,
                                      enum amo op)
{
    c = context_issuing(c);
    struct target t = peer_host_target(c, dest, sizeof value, pe, where, "dest");
    if (t.mapped) W(amo_apply)(t.mapped, 0, value, op);
    else post_amo(c, &t, op, BITS, 0, value, NULL);
}

void W_SLOW(amo_silent)(struct context *c, void *dest, word_t value, int pe, const char *where, enum amo op)
{
    c = context_issuing_fast(c);
    if (unlikely(!post_scalar_fast(c, dest, pe, record_amo(op, BITS, false), value)))
        W(amo_target_silent)(c, dest, value, pe, where, op);
}

void W_SLOW(amo_nbi)(struct context *c, void *fetch, const void *address, word_t value, int pe, const char *where,
                     enum amo op)
{
    if (unlikely(!post_fetch_fast(context_issuing_fast(c), address, pe, record_amo(op, BITS, true), value, fetch,
                                  sizeof value)))
        W(amo_target_nbi)(c, fetch, address, 0, value, pe, where, op);
}

word_t W_SLOW(amo_compare_swap)(struct context *c, void *dest, word_t cond, word_t value, int pe, const char *where)
{
    return W(amo_target)(c, dest, cond, value, pe, where, AMO_COMPARE_SWAP);
}

void W_SLOW(amo_compare_swap_nbi)(struct context *c, void *fetch, void *dest, word_t cond, word_t value, int pe,
                                  const char *where)
{
    W(amo_target_nbi)(c, fetch, dest, cond, value, pe, where, AMO_COMPARE_SWAP);
}

#undef BITS
