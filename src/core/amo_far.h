/* Atomic operations of one width, out of line; see amo_width.h. */
static word_t W(amo_apply)(word_t *at, word_t value, enum amo op)
{
    switch (op) {
    case AMO_SET: store_release(at, value); break;
    case AMO_SWAP: return exchange(at, value);
    case AMO_ADD: return fetch_add(at, value);
    case AMO_AND: return fetch_and(at, value);
    case AMO_OR: return fetch_or(at, value);
    case AMO_XOR: return fetch_xor(at, value);
    default: break;
    }
    return load_acquire(at);
}

word_t W_FAR(amo)(struct context *c, const void *address, word_t value, int pe, const char *where, enum amo op)
{
    const char *argument = op == AMO_FETCH ? "source" : "dest";
    return W(amo_apply)(region_reach(c, address, sizeof value, pe, where, argument), value, op);
}

word_t W_FAR(amo_compare_swap)(struct context *c, void *dest, word_t cond, word_t value, int pe, const char *where)
{
    word_t *at = region_reach(c, dest, sizeof value, pe, where, "dest");
    compare_exchange(at, &cond, value);
    return cond;
}

#undef BITS
