/* p, and any atomic operation, of one width. Those that fetch deliver the old value to *fetch, if that is not NULL.
 *
 * Makes request_p8 request_p16 request_p32 request_p64 request_amo32 request_amo64 request_amo_silent32
 * request_amo_silent64 */
void W_SLOW(request_p)(void *dest, word_t value, int pe, request_handle *request, const char *where);
void W_ON_CTX(request_p)(struct context *c, void *dest, word_t value, int pe, request_handle *request,
                         const char *where);

force_inline void W(request_p)(struct context *c, void *dest, word_t value, int pe, request_handle *request,
                               const char *where, bool on_ctx)
{
    struct place at = rma_place(c, dest, pe);
    if (rma_is_near(c, at)) {
        request_exists(request);
        store_relaxed((word_t *)rma_near(c, at), value);
    } else if (on_ctx) {
        W_ON_CTX(request_p)(c, dest, value, pe, request, where);
    } else {
        W_SLOW(request_p)(dest, value, pe, request, where);
    }
}

#if BITS >= 32
void W_SLOW(request_amo)(struct context *c, void *fetch, const void *address, word_t cond, word_t value, int pe,
                         request_handle *request, const char *where, bool on_ctx, enum amo op);
void W_SLOW(request_amo_fetch)(void *fetch, const void *address, word_t value, int pe, request_handle *request,
                               const char *where, enum amo op);
void W_ON_CTX(request_amo_fetch)(struct context *c, void *fetch, const void *address, word_t value, int pe,
                                 request_handle *request, const char *where, enum amo op);
void W_SLOW(request_amo_silent)(void *dest, word_t value, int pe, request_handle *request, const char *where,
                                enum amo op);
void W_ON_CTX(request_amo_silent)(struct context *c, void *dest, word_t value, int pe, request_handle *request,
                                  const char *where, enum amo op);

force_inline void W(request_amo)(struct context *c, void *fetch, const void *address, word_t cond, word_t value, int pe,
                                 request_handle *request, const char *where, bool on_ctx, enum amo op)
{
    struct place at = rma_place(c, address, pe);
    if (rma_is_near(c, at)) {
        request_exists(request);
        *(word_t *)fetch = W(amo_apply)(rma_near(c, at), cond, value, op);
    } else if (op == AMO_COMPARE_SWAP) {
        W_SLOW(request_amo)(c, fetch, address, cond, value, pe, request, where, on_ctx, op);
    } else if (on_ctx) {
        W_ON_CTX(request_amo_fetch)(c, fetch, address, value, pe, request, where, op);
    } else {
        W_SLOW(request_amo_fetch)(fetch, address, value, pe, request, where, op);
    }
}

force_inline void W(request_amo_silent)(struct context *c, void *dest, word_t value, int pe, request_handle *request,
                                        const char *where, bool on_ctx, enum amo op)
{
    struct place at = rma_place(c, dest, pe);
    if (rma_is_near(c, at)) {
        request_exists(request);
        W(amo_apply)(rma_near(c, at), 0, value, op);
    } else if (on_ctx) {
        W_ON_CTX(request_amo_silent)(c, dest, value, pe, request, where, op);
    } else {
        W_SLOW(request_amo_silent)(dest, value, pe, request, where, op);
    }
}
#endif

#undef BITS
