/* p and atomic operations of one width, out of line; see request_op_width.inl.
 *
 * Makes p_issue8 p_issue16 p_issue32 p_issue64 p_slowest8 p_slowest16 p_slowest32 p_slowest64 p_slowest_on_ctx8
 * p_slowest_on_ctx16 p_slowest_on_ctx32 p_slowest_on_ctx64 request_p8_slow request_p16_slow request_p32_slow
 * request_p64_slow request_p8_slow_on_ctx request_p16_slow_on_ctx request_p32_slow_on_ctx request_p64_slow_on_ctx
 * request_amo32_slow request_amo64_slow request_amo_fetch32_slow request_amo_fetch64_slow
 * request_amo_fetch32_slow_on_ctx request_amo_fetch64_slow_on_ctx amo_slowest32 amo_slowest64 amo_slowest_on_ctx32
 * amo_slowest_on_ctx64 request_amo_silent32_slow request_amo_silent64_slow request_amo_silent32_slow_on_ctx
 * request_amo_silent64_slow_on_ctx */
force_inline void W(p_issue)(struct context *c, void *dest, word_t value, int pe, request_handle *request,
                             const char *where, bool on_ctx)
{
    struct context *to = issuer(c, on_ctx, request, where);
    W_SLOW(rma_p)(to, dest, value, pe, where);
    note(request, to, where);
}

cold_path static void W(p_slowest)(void *dest, word_t value, int pe, request_handle *request, const char *where)
{
    W(p_issue)(context_default, dest, value, pe, request, where, false);
}

cold_path static void W(p_slowest_on_ctx)(struct context *c, void *dest, word_t value, int pe, request_handle *request,
                                          const char *where)
{
    W(p_issue)(c, dest, value, pe, request, where, true);
}

void W_SLOW(request_p)(void *dest, word_t value, int pe, request_handle *request, const char *where)
{
    struct context *to = issuing_alone();
    if (unlikely(!is_last(request, to) || !post_scalar_fast(to, dest, pe, record_put(sizeof value), value)))
        W(p_slowest)(dest, value, pe, request, where);
}

void W_ON_CTX(request_p)(struct context *c, void *dest, word_t value, int pe, request_handle *request,
                         const char *where)
{
    struct context *to = context_issuing_fast(c);
    if (unlikely(!is_last(request, to) || !post_scalar_fast(to, dest, pe, record_put(sizeof value), value)))
        W(p_slowest_on_ctx)(c, dest, value, pe, request, where);
}

#if BITS >= 32
void W_SLOW(request_amo)(struct context *c, void *fetch, const void *address, word_t cond, word_t value, int pe,
                         request_handle *request, const char *where, bool on_ctx, enum amo op)
{
    struct context *to = issuer(c, on_ctx, request, where);
    if (W(amo_issue)(to, fetch, address, cond, value, pe, where, op)) note(request, to, where);
    else request_exists(request);
}

void W_SLOW(request_amo_fetch)(void *fetch, const void *address, word_t value, int pe, request_handle *request,
                               const char *where, enum amo op)
{
    struct context *to = issuing_alone();
    if (unlikely(!is_last(request, to) ||
                 !post_fetch_fast(to, address, pe, record_amo(op, BITS, true), value, fetch, sizeof value)))
        W_SLOW(request_amo)(context_default, fetch, address, 0, value, pe, request, where, false, op);
}

void W_ON_CTX(request_amo_fetch)(struct context *c, void *fetch, const void *address, word_t value, int pe,
                                 request_handle *request, const char *where, enum amo op)
{
    struct context *to = context_issuing_fast(c);
    if (unlikely(!is_last(request, to) ||
                 !post_fetch_fast(to, address, pe, record_amo(op, BITS, true), value, fetch, sizeof value)))
        W_SLOW(request_amo)(c, fetch, address, 0, value, pe, request, where, true, op);
}

cold_path static void W(amo_slowest)(void *dest, word_t value, int pe, request_handle *request, const char *where,
                                     enum amo op)
{
    W_SLOW(request_amo)(context_default, NULL, dest, 0, value, pe, request, where, false, op);
}

cold_path static void W(amo_slowest_on_ctx)(struct context *c, void *dest, word_t value, int pe,
                                            request_handle *request, const char *where, enum amo op)
{
    W_SLOW(request_amo)(c, NULL, dest, 0, value, pe, request, where, true, op);
}

void W_SLOW(request_amo_silent)(void *dest, word_t value, int pe, request_handle *request, const char *where,
                                enum amo op)
{
    struct context *to = issuing_alone();
    if (unlikely(!is_last(request, to) || !post_scalar_fast(to, dest, pe, record_amo(op, BITS, false), value)))
        W(amo_slowest)(dest, value, pe, request, where, op);
}

void W_ON_CTX(request_amo_silent)(struct context *c, void *dest, word_t value, int pe, request_handle *request,
                                  const char *where, enum amo op)
{
    struct context *to = context_issuing_fast(c);
    if (unlikely(!is_last(request, to) || !post_scalar_fast(to, dest, pe, record_amo(op, BITS, false), value)))
        W(amo_slowest_on_ctx)(c, dest, value, pe, request, where, op);
}
#endif

#undef BITS
