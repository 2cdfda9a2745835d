/* p and g of one width, out of line; see rma_width.h. */
void W_FAR(rma_p)(struct context *c, void *dest, word_t value, int pe, const char *where)
{
    word_t *at = region_reach(c, dest, sizeof *at, pe, where, "dest");
    store_relaxed(at, value);
}

word_t W_FAR(rma_g)(struct context *c, const void *source, int pe, const char *where)
{
    word_t *at = region_reach(c, source, sizeof *at, pe, where, "source");
    return load_relaxed(at);
}

#undef BITS
