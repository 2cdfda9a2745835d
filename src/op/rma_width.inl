/* p and g of one width: one store or load, atomic so that a waiting thread sees all of it or nothing. The load of g is
 * an acquire, because a program may poll a flag with g: pairs with fence_puts_in_order of the PE that sets it.
 *
 * Makes rma_p8 rma_p16 rma_p32 rma_p64 rma_g8 rma_g16 rma_g32 rma_g64 */
void W_SLOW(rma_p)(struct context *c, void *dest, word_t value, int pe, const char *where);
cold_path word_t W_SLOW(rma_g)(struct context *c, const void *source, int pe, const char *where);

force_inline void W(rma_p)(struct context *c, void *dest, word_t value, int pe, const char *where)
{
    struct place at = rma_place(c, dest, pe);
    if (rma_is_near(c, at)) store_relaxed((word_t *)rma_near(c, at), value);
    else W_SLOW(rma_p)(c, dest, value, pe, where);
}

force_inline word_t W(rma_g)(struct context *c, const void *source, int pe, const char *where)
{
    struct place at = rma_place(c, source, pe);
    if (rma_is_near(c, at)) return load_acquire((word_t *)rma_near(c, at));
    return W_SLOW(rma_g)(c, source, pe, where);
}

#undef BITS
