/* p and g of one width, out of line; see rma_width.inl.
 *
 * Makes p_target8 p_target16 p_target32 p_target64 rma_p8_slow rma_p16_slow rma_p32_slow rma_p64_slow rma_g8_slow
 * rma_g16_slow rma_g32_slow rma_g64_slow */
cold_path static void W(p_target)(struct context *c, void *dest, word_t value, int pe, const char *where)
{
    if (post_scalar_shared(context_issuing_fast(c), dest, pe, record_put(sizeof value), value)) return;
    struct target t = peer_target(c, dest, sizeof value, pe, where, "dest");
    bool is_word = t.region != REGION_DEVICE && (uintptr_t)t.mapped % sizeof value == 0; /* putmem may be misaligned */
    if (t.mapped && is_word) store_relaxed((word_t *)t.mapped, value);
    else route(ROUTE_PUT_WORD, c, &t, &value, sizeof value, NULL);
}

void W_SLOW(rma_p)(struct context *c, void *dest, word_t value, int pe, const char *where)
{
    c = context_issuing_fast(c);
    if (unlikely(!post_scalar_fast(c, dest, pe, record_put(sizeof value), value)))
        W(p_target)(c, dest, value, pe, where);
}

word_t W_SLOW(rma_g)(struct context *c, const void *source, int pe, const char *where)
{
    struct target t = peer_target(c, source, sizeof(word_t), pe, where, "source");
    if (t.mapped && t.region != REGION_DEVICE) return load_acquire((word_t *)t.mapped); /* as in rma_g */
    word_t value = 0;
    route(ROUTE_GET, c, &t, &value, sizeof value, NULL);
    fence_after_get();
    return value;
}

#undef BITS
