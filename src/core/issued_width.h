/* One element of one width; `fetch` may be NULL. */
cold void W_ISSUED(rma_p)(struct context *c, struct issue to, void *dest, word_t value, int pe, const char *where);

#if BITS >= 32
cold void W_ISSUED(amo)(struct context *c, struct issue to, void *fetch, const void *address, word_t cond, word_t value,
                        int pe, const char *where, enum amo op);
#endif

#undef BITS
