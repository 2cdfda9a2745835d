/* Atomic operations of one width, in the strongest order: the program's order is not a constant here. All are made of
 * the compare-and-exchange instruction, which exists for 16 bytes, too, so that libatomic is not needed.
 *
 * Makes __tsan_atomic8_load, ..._store, ..._exchange, ..._fetch_add, ..._fetch_sub, ..._fetch_and, ..._fetch_or,
 * ..._fetch_xor, ..._fetch_nand, ..._compare_exchange_strong, ..._compare_exchange_weak and ..._compare_exchange_val,
 * and those of 16, 32, 64 and 128 bits. */
#define JOIN_NAMES(a, b, c) a##b##c
#define JOIN(a, b, c)       JOIN_NAMES(a, b, c)
#define A(name)             JOIN(__tsan_atomic, BITS, _##name)
#define W(name)             JOIN(name, BITS, )
#define word_t              JOIN(uint, BITS, _t)

/* Writes what it found to *expected. */
static inline bool W(change)(volatile word_t *at, word_t *expected, word_t value)
{
    word_t wanted = *expected;
    *expected = __sync_val_compare_and_swap(at, wanted, value);
    return *expected == wanted;
}

static inline word_t W(present)(const volatile word_t *at)
{
#if BITS <= 64
    return __atomic_load_n(at, __ATOMIC_SEQ_CST);
#else
    return __sync_val_compare_and_swap((volatile word_t *)(uintptr_t)at, 0, 0);
#endif
}

HOOK(word_t, A(load), const volatile word_t *at, int order)
{
    (void)order;
    word_t value = W(present)(at);
    access_after_atomic(at, sizeof value, FROM);
    return value;
}

HOOK(void, A(store), volatile word_t *at, word_t value, int order)
{
    (void)order;
    word_t old = W(present)(at);
    access_before_atomic(at, sizeof value, FROM);
    while (!W(change)(at, &old, value)) continue;
}

HOOK(word_t, A(exchange), volatile word_t *at, word_t value, int order)
{
    (void)order;
    word_t old = W(present)(at);
    access_before_atomic(at, sizeof value, FROM);
    while (!W(change)(at, &old, value)) continue;
    access_after_atomic(at, sizeof value, FROM);
    return old;
}

HOOK(word_t, A(fetch_add), volatile word_t *at, word_t value, int order)
{
    (void)order;
    word_t old = W(present)(at);
    access_before_atomic(at, sizeof value, FROM);
    while (!W(change)(at, &old, (word_t)(old + value))) continue;
    access_after_atomic(at, sizeof value, FROM);
    return old;
}

HOOK(word_t, A(fetch_sub), volatile word_t *at, word_t value, int order)
{
    (void)order;
    word_t old = W(present)(at);
    access_before_atomic(at, sizeof value, FROM);
    while (!W(change)(at, &old, (word_t)(old - value))) continue;
    access_after_atomic(at, sizeof value, FROM);
    return old;
}

HOOK(word_t, A(fetch_and), volatile word_t *at, word_t value, int order)
{
    (void)order;
    word_t old = W(present)(at);
    access_before_atomic(at, sizeof value, FROM);
    while (!W(change)(at, &old, old & value)) continue;
    access_after_atomic(at, sizeof value, FROM);
    return old;
}

HOOK(word_t, A(fetch_or), volatile word_t *at, word_t value, int order)
{
    (void)order;
    word_t old = W(present)(at);
    access_before_atomic(at, sizeof value, FROM);
    while (!W(change)(at, &old, old | value)) continue;
    access_after_atomic(at, sizeof value, FROM);
    return old;
}

HOOK(word_t, A(fetch_xor), volatile word_t *at, word_t value, int order)
{
    (void)order;
    word_t old = W(present)(at);
    access_before_atomic(at, sizeof value, FROM);
    while (!W(change)(at, &old, old ^ value)) continue;
    access_after_atomic(at, sizeof value, FROM);
    return old;
}

HOOK(word_t, A(fetch_nand), volatile word_t *at, word_t value, int order)
{
    (void)order;
    word_t old = W(present)(at);
    access_before_atomic(at, sizeof value, FROM);
    while (!W(change)(at, &old, (word_t) ~(old & value))) continue;
    access_after_atomic(at, sizeof value, FROM);
    return old;
}

HOOK(int, A(compare_exchange_strong), volatile word_t *at, word_t *expected, word_t value, int order, int other)
{
    (void)order, (void)other;
    access_before_atomic(at, sizeof value, FROM);
    bool is_done = W(change)(at, expected, value);
    access_after_atomic(at, sizeof value, FROM);
    return is_done;
}

HOOK(int, A(compare_exchange_weak), volatile word_t *at, word_t *expected, word_t value, int order, int other)
{
    (void)order, (void)other;
    access_before_atomic(at, sizeof value, FROM);
    bool is_done = W(change)(at, expected, value);
    access_after_atomic(at, sizeof value, FROM);
    return is_done;
}

HOOK(word_t, A(compare_exchange_val), volatile word_t *at, word_t expected, word_t value, int order, int other)
{
    (void)order, (void)other;
    access_before_atomic(at, sizeof value, FROM);
    W(change)(at, &expected, value);
    access_after_atomic(at, sizeof value, FROM);
    return expected;
}

#undef JOIN_NAMES
#undef JOIN
#undef A
#undef W
#undef word_t
#undef BITS
