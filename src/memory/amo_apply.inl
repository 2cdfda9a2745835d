/* Any atomic operation of one width; returns the old value, which SET alone does not tell: 0. `cond` is for
 * COMPARE_SWAP.
 *
 * Makes amo_apply32 amo_apply64 */
force_inline word_t W(amo_apply)(word_t *at, word_t cond, word_t value, enum amo op)
{
    switch (op) {
    case AMO_SET:
        store_release(at, value);
        return 0;
    case AMO_SWAP:
        return exchange(at, value);
    case AMO_COMPARE_SWAP:
        compare_exchange(at, &cond, value);
        return cond; /* what was expected and found, or what was found instead */
    case AMO_ADD:
        return fetch_add(at, value);
    case AMO_AND:
        return fetch_and(at, value);
    case AMO_OR:
        return fetch_or(at, value);
    case AMO_XOR:
        return fetch_xor(at, value);
    case AMO_FETCH:
        break;
    }
    return load_acquire(at);
}

#undef BITS
