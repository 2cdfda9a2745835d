/* p and atomic operations of one width, out of line; see charge_width.h. */
always_inline void W(p_anywhere)(struct context *c, void *dest, word_t value, int pe, request_handle *request,
                                 const char *where, bool on_ctx)
{
    struct context *to = issuer(c, on_ctx, request, where);
    W_FAR(rma_p)(to, dest, value, pe, where);
    note(request, to, where);
}

cold static void W(p_elsewhere)(void *dest, word_t value, int pe, request_handle *request, const char *where)
{
    W(p_anywhere)(context_default, dest, value, pe, request, where, false);
}

cold static void W(p_elsewhere_on_ctx)(struct context *c, void *dest, word_t value, int pe, request_handle *request,
                                       const char *where)
{
    W(p_anywhere)(c, dest, value, pe, request, where, true);
}

void W_FAR(request_p)(void *dest, word_t value, int pe, request_handle *request, const char *where)
{
    struct context *to = issuing_alone();
    if (unlikely(!is_last(request, to, false) || !post_word(to, dest, pe, record_put(sizeof value), value)))
        W(p_elsewhere)(dest, value, pe, request, where);
}

void W_ON_CTX(request_p)(struct context *c, void *dest, word_t value, int pe, request_handle *request,
                         const char *where)
{
    struct context *to = context_issuing_word(c);
    if (unlikely(!is_last(request, to, true) || !post_word(to, dest, pe, record_put(sizeof value), value)))
        W(p_elsewhere_on_ctx)(c, dest, value, pe, request, where);
}

#if BITS >= 32
void W_FAR(request_amo)(struct context *c, void *fetch, const void *address, word_t cond, word_t value, int pe,
                        request_handle *request, const char *where, bool on_ctx, enum amo op)
{
    struct context *to = issuer(c, on_ctx, request, where);
    struct target t = peer_host_target(to, address, sizeof value, pe, where, op == AMO_FETCH ? "source" : "dest");
    if (t.mapped) {
        word_t old = W(amo_apply)(t.mapped, cond, value, op);
        if (fetch) *(word_t *)fetch = old;
        request_exists(request);
    } else {
        post_amo(to, &t, op, BITS, cond, value, fetch);
        note(request, to, where);
    }
}

void W_FAR(request_amo_fetch)(void *fetch, const void *address, word_t value, int pe, request_handle *request,
                              const char *where, enum amo op)
{
    struct context *to = issuing_alone();
    if (unlikely(!is_last(request, to, false) ||
                 !post_asking(to, address, pe, record_amo(op, BITS, true), value, fetch, sizeof value)))
        W_FAR(request_amo)(context_default, fetch, address, 0, value, pe, request, where, false, op);
}

void W_ON_CTX(request_amo_fetch)(struct context *c, void *fetch, const void *address, word_t value, int pe,
                                 request_handle *request, const char *where, enum amo op)
{
    struct context *to = context_issuing_word(c);
    if (unlikely(!is_last(request, to, true) ||
                 !post_asking(to, address, pe, record_amo(op, BITS, true), value, fetch, sizeof value)))
        W_FAR(request_amo)(c, fetch, address, 0, value, pe, request, where, true, op);
}

cold static void W(amo_elsewhere)(void *dest, word_t value, int pe, request_handle *request, const char *where,
                                  enum amo op)
{
    W_FAR(request_amo)(context_default, NULL, dest, 0, value, pe, request, where, false, op);
}

cold static void W(amo_elsewhere_on_ctx)(struct context *c, void *dest, word_t value, int pe, request_handle *request,
                                         const char *where, enum amo op)
{
    W_FAR(request_amo)(c, NULL, dest, 0, value, pe, request, where, true, op);
}

void W_FAR(request_amo_silent)(void *dest, word_t value, int pe, request_handle *request, const char *where,
                               enum amo op)
{
    struct context *to = issuing_alone();
    if (unlikely(!is_last(request, to, false) || !post_word(to, dest, pe, record_amo(op, BITS, false), value)))
        W(amo_elsewhere)(dest, value, pe, request, where, op);
}

void W_ON_CTX(request_amo_silent)(struct context *c, void *dest, word_t value, int pe, request_handle *request,
                                  const char *where, enum amo op)
{
    struct context *to = context_issuing_word(c);
    if (unlikely(!is_last(request, to, true) || !post_word(to, dest, pe, record_amo(op, BITS, false), value)))
        W(amo_elsewhere_on_ctx)(c, dest, value, pe, request, where, op);
}
#endif

#undef BITS
