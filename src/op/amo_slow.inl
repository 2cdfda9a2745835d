/* Atomic operations of one width, out of line; see amo_width.inl.
 *
 * Makes amo_issue32 amo_issue64 amo_await32 amo_await64 amo32_slow amo64_slow amo_compare_swap32_slow
 * amo_compare_swap64_slow amo_nbi32_slow amo_nbi64_slow amo_silent_slowest32 amo_silent_slowest64 amo_silent32_slow
 * amo_silent64_slow */
bool W(amo_issue)(struct context *c, void *fetch, const void *address, word_t cond, word_t value, int pe,
                  const char *where, enum amo op)
{
    c = context_issuing(c);
    struct target t = peer_host_target(c, address, sizeof value, pe, where, op == AMO_FETCH ? "source" : "dest");
    if (!t.mapped) {
        post_amo(c, &t, op, BITS, cond, value, fetch);
        return true;
    }
    word_t old = W(amo_apply)(t.mapped, cond, value, op);
    if (fetch) *(word_t *)fetch = old;
    return false;
}

static word_t W(amo_await)(struct context *c, const void *address, word_t cond, word_t value, int pe, const char *where,
                           enum amo op)
{
    word_t old;
    c = context_issuing(c);
    if (W(amo_issue)(c, &old, address, cond, value, pe, where, op)) quiet_wait(c);
    return old;
}

word_t W_SLOW(amo)(struct context *c, const void *address, word_t value, int pe, const char *where, enum amo op)
{
    return W(amo_await)(c, address, 0, value, pe, where, op);
}

word_t W_SLOW(amo_compare_swap)(struct context *c, void *dest, word_t cond, word_t value, int pe, const char *where)
{
    return W(amo_await)(c, dest, cond, value, pe, where, AMO_COMPARE_SWAP);
}

void W_SLOW(amo_nbi)(struct context *c, void *fetch, const void *address, word_t value, int pe, const char *where,
                     enum amo op)
{
    if (unlikely(!post_fetch_fast(context_issuing_fast(c), address, pe, record_amo(op, BITS, true), value, fetch,
                                  sizeof value)))
        W(amo_issue)(c, fetch, address, 0, value, pe, where, op);
}

cold_path static void W(amo_silent_slowest)(struct context *c, void *dest, word_t value, int pe, const char *where,
                                            enum amo op)
{
    if (post_scalar_shared(context_issuing_fast(c), dest, pe, record_amo(op, BITS, false), value)) return;
    W(amo_issue)(c, NULL, dest, 0, value, pe, where, op);
}

void W_SLOW(amo_silent)(struct context *c, void *dest, word_t value, int pe, const char *where, enum amo op)
{
    c = context_issuing_fast(c);
    if (unlikely(!post_scalar_fast(c, dest, pe, record_amo(op, BITS, false), value)))
        W(amo_silent_slowest)(c, dest, value, pe, where, op);
}

#undef BITS
