/* p and atomic operations of one width, out of line; see charge_width.h. */
always_inline void W(p_anywhere)(struct context *c, void *dest, word_t value, int pe, request_handle *request,
                                 const char *where, bool on_ctx)
{
    struct charge charge;
    charge_begin(&charge, c, request, where, on_ctx);
    W_ISSUED(rma_p)(c, charge.to, dest, value, pe, where);
    charge_end(&charge);
}

cold static void W(p_elsewhere)(struct context *c, void *dest, word_t value, int pe, request_handle *request,
                                const char *where)
{
    W(p_anywhere)(c, dest, value, pe, request, where, false);
}

cold static void W(p_elsewhere_on_ctx)(struct context *c, void *dest, word_t value, int pe, request_handle *request,
                                       const char *where)
{
    W(p_anywhere)(c, dest, value, pe, request, where, true);
}

void W_FAR(request_p)(struct context *c, void *dest, word_t value, int pe, request_handle *request, const char *where)
{
    if (unlikely(!charge_word(c, dest, pe, record_put(sizeof value), value, request, false)))
        W(p_elsewhere)(c, dest, value, pe, request, where);
}

void W_ON_CTX(request_p)(struct context *c, void *dest, word_t value, int pe, request_handle *request,
                         const char *where)
{
    if (unlikely(!charge_word(c, dest, pe, record_put(sizeof value), value, request, true)))
        W(p_elsewhere_on_ctx)(c, dest, value, pe, request, where);
}

#if BITS >= 32
cold static void W(amo_slow)(struct context *c, void *fetch, const void *address, word_t cond, word_t value, int pe,
                             request_handle *request, const char *where, bool on_ctx, enum amo op)
{
    struct charge charge;
    charge_begin(&charge, c, request, where, on_ctx);
    W_ISSUED(amo)(c, charge.to, fetch, address, cond, value, pe, where, op);
    charge_end(&charge);
}

void W_FAR(request_amo)(struct context *c, void *fetch, const void *address, word_t cond, word_t value, int pe,
                        request_handle *request, const char *where, bool on_ctx, enum amo op)
{
    struct issue to = issue_on(c);
    if (unlikely(!is_simple(request, to.lane))) {
        W(amo_slow)(c, fetch, address, cond, value, pe, request, where, on_ctx, op);
        return;
    }
    W_ISSUED(amo)(c, (struct issue){to.lane, on_ctx ? to.mark : request}, fetch, address, cond, value, pe, where, op);
    if (on_ctx) note_as_on_ctx(request, to.mark);
}

void W_FAR(request_amo_silent)(struct context *c, void *dest, word_t value, int pe, request_handle *request,
                               const char *where, enum amo op)
{
    if (unlikely(!charge_word(c, dest, pe, record_amo(op, BITS, false), value, request, false)))
        W_FAR(request_amo)(c, NULL, dest, 0, value, pe, request, where, false, op);
}

void W_ON_CTX(request_amo_silent)(struct context *c, void *dest, word_t value, int pe, request_handle *request,
                                  const char *where, enum amo op)
{
    if (unlikely(!charge_word(c, dest, pe, record_amo(op, BITS, false), value, request, true)))
        W_FAR(request_amo)(c, NULL, dest, 0, value, pe, request, where, true, op);
}
#endif

#undef BITS
