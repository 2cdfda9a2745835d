/* p and g of one width, out of line; see rma_width.h. */
cold static void W(rma_p_elsewhere)(struct context *c, void *dest, word_t value, int pe, const char *where)
{
    c = context_issuing(c);
    struct target t = peer_target(c, dest, sizeof value, pe, where, "dest");
    if (t.mapped && t.region == REGION_DEVICE) rma_write(&t, &value, sizeof value);
    else if (t.mapped) store_relaxed((word_t *)t.mapped, value);
    else post_scalar(c, &t, value, sizeof value);
}

void W_FAR(rma_p)(struct context *c, void *dest, word_t value, int pe, const char *where)
{
    c = context_issuing_word(c);
    if (unlikely(!post_word(c, dest, pe, record_put(sizeof value), value)))
        W(rma_p_elsewhere)(c, dest, value, pe, where);
}

word_t W_FAR(rma_g)(struct context *c, const void *source, int pe, const char *where)
{
    c = context_issuing(c);
    struct target t = peer_target(c, source, sizeof(word_t), pe, where, "source");
    if (t.mapped && t.region != REGION_DEVICE) return load_relaxed((word_t *)t.mapped);
    word_t value;
    if (t.mapped) rma_read(&t, &value, sizeof value);
    else post_get(c, &t, &value, sizeof value), mark_wait(c);
    return value;
}

#undef BITS
