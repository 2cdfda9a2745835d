/* One element of one width; `fetch` may be NULL. */
cold void W_ISSUED(rma_p)(struct context *c, struct issue to, void *dest, word_t value, int pe, const char *where);

#if BITS >= 32
always_inline void W_ISSUED(amo)(struct context *c, struct issue to, void *fetch, const void *address, word_t cond,
                                 word_t value, int pe, const char *where, enum amo op)
{
    struct target t = peer_target(c, address, sizeof value, pe, where, op == AMO_FETCH ? "source" : "dest");
    if (!t.mapped) {
        post_amo(to, &t, op, BITS, cond, value, fetch);
        return;
    }
    word_t old = W(amo_apply)(t.mapped, cond, value, op);
    if (fetch) *(word_t *)fetch = old;
}
#endif

#undef BITS
