/* The atomic operations of one width, chosen by number: the kernels that the typed functions are made of. All return
 * false, and do nothing, if there is no such operation. */
static bool W(atomic)(struct context *c, int op, void *dest, word_t value, int pe, const char *where)
{
    switch (op) {
    case SHMEMX_ATOMIC_SET:
        W(amo_set)(c, dest, value, pe, where);
        return true;
    case SHMEMX_ATOMIC_ADD:
        W(amo_add)(c, dest, value, pe, where);
        return true;
    case SHMEMX_ATOMIC_AND:
        W(amo_and)(c, dest, value, pe, where);
        return true;
    case SHMEMX_ATOMIC_OR:
        W(amo_or)(c, dest, value, pe, where);
        return true;
    case SHMEMX_ATOMIC_XOR:
        W(amo_xor)(c, dest, value, pe, where);
        return true;
    }
    return false;
}

static bool W(atomic_fetch)(struct context *c, int op, word_t *fetch, void *dest, word_t cond, word_t value, int pe,
                            const char *where)
{
    switch (op) {
    case SHMEMX_ATOMIC_FETCH:
        *fetch = W(amo_fetch)(c, dest, pe, where);
        return true;
    case SHMEMX_ATOMIC_SET:
    case SHMEMX_ATOMIC_SWAP:
        *fetch = W(amo_swap)(c, dest, value, pe, where);
        return true;
    case SHMEMX_ATOMIC_COMPARE_SWAP:
        *fetch = W(amo_compare_swap)(c, dest, cond, value, pe, where);
        return true;
    case SHMEMX_ATOMIC_ADD:
        *fetch = W(amo_fetch_add)(c, dest, value, pe, where);
        return true;
    case SHMEMX_ATOMIC_AND:
        *fetch = W(amo_fetch_and)(c, dest, value, pe, where);
        return true;
    case SHMEMX_ATOMIC_OR:
        *fetch = W(amo_fetch_or)(c, dest, value, pe, where);
        return true;
    case SHMEMX_ATOMIC_XOR:
        *fetch = W(amo_fetch_xor)(c, dest, value, pe, where);
        return true;
    }
    return false;
}

static bool W(atomic_fetch_nbi)(struct context *c, int op, void *fetch, void *dest, word_t cond, word_t value, int pe,
                                const char *where)
{
    switch (op) {
    case SHMEMX_ATOMIC_FETCH:
        W(amo_fetch_nbi)(c, fetch, dest, pe, where);
        return true;
    case SHMEMX_ATOMIC_SET:
    case SHMEMX_ATOMIC_SWAP:
        W(amo_swap_nbi)(c, fetch, dest, value, pe, where);
        return true;
    case SHMEMX_ATOMIC_COMPARE_SWAP:
        W(amo_compare_swap_nbi)(c, fetch, dest, cond, value, pe, where);
        return true;
    case SHMEMX_ATOMIC_ADD:
        W(amo_fetch_add_nbi)(c, fetch, dest, value, pe, where);
        return true;
    case SHMEMX_ATOMIC_AND:
        W(amo_fetch_and_nbi)(c, fetch, dest, value, pe, where);
        return true;
    case SHMEMX_ATOMIC_OR:
        W(amo_fetch_or_nbi)(c, fetch, dest, value, pe, where);
        return true;
    case SHMEMX_ATOMIC_XOR:
        W(amo_fetch_xor_nbi)(c, fetch, dest, value, pe, where);
        return true;
    }
    return false;
}

#undef BITS
