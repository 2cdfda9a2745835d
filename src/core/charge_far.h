/* p and atomic operations of one width, out of line; see charge_width.h. */
always_inline void W(p_anywhere)(struct context *c, void *dest, word_t value, int pe, request_handle *request,
                                 const char *where, bool on_ctx)
{
    if (likely(charge_first_word(c, dest, pe, record_put(sizeof value), value, request, on_ctx))) return;
    struct context *to = issuer(c, on_ctx, request, where);
    W_FAR(rma_p)(to, dest, value, pe, where);
    note(request, to, where);
}

__attribute__((noinline)) static void W(p_elsewhere)(struct context *c, void *dest, word_t value, int pe,
                                                     request_handle *request, const char *where)
{
    W(p_anywhere)(c, dest, value, pe, request, where, false);
}

__attribute__((noinline)) static void W(p_elsewhere_on_ctx)(struct context *c, void *dest, word_t value, int pe,
                                                            request_handle *request, const char *where)
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
void W_FAR(request_amo)(struct context *c, void *fetch, const void *address, word_t cond, word_t value, int pe,
                        request_handle *request, const char *where, bool on_ctx, enum amo op)
{
    struct context *to = issuer(c, on_ctx, request, where);
    struct target t = peer_target(to, address, sizeof value, pe, where, op == AMO_FETCH ? "source" : "dest");
    if (t.mapped) {
        word_t old = W(amo_apply)(t.mapped, cond, value, op);
        if (fetch) *(word_t *)fetch = old;
        request_exists(request);
    } else {
        post_amo(to, &t, op, BITS, cond, value, fetch);
        note(request, to, where);
    }
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
