/* p and g of one width, out of line; see rma_width.h. */
void W_ISSUED(rma_p)(struct context *c, struct issue to, void *dest, word_t value, int pe, const char *where)
{
    struct target t = peer_target(c, dest, sizeof value, pe, where, "dest");
    if (t.mapped) store_relaxed((word_t *)t.mapped, value);
    else post_scalar(to, &t, value, sizeof value);
}

cold static void W(rma_p_elsewhere)(struct context *c, void *dest, word_t value, int pe, const char *where)
{
    W_ISSUED(rma_p)(c, issue_on(c), dest, value, pe, where);
}

void W_FAR(rma_p)(struct context *c, void *dest, word_t value, int pe, const char *where)
{
    if (unlikely(!post_word_noted(c, dest, pe, record_put(sizeof value), value)))
        W(rma_p_elsewhere)(c, dest, value, pe, where);
}

word_t W_FAR(rma_g)(struct context *c, const void *source, int pe, const char *where)
{
    struct target t = peer_target(c, source, sizeof(word_t), pe, where, "source");
    if (t.mapped) return load_relaxed((word_t *)t.mapped);
    word_t value;
    post_get(issue_on(c), &t, &value, sizeof value);
    mark_wait(context_issuing(c));
    return value;
}

#undef BITS
