/* shmem.hpp: every function, for types that C has functions for and for those it has none for. Each PE works
 * on the next one, which with 1 PE is itself. */
#include <shmem.hpp>

#include <algorithm>
#include <array>
#include <numeric>
#include <stdexcept>
#include <string>
#include <vector>

#include "test.h"

namespace
{

struct triple {
    char tag;
    int number;
    double value;
    bool operator==(const triple &o) const { return tag == o.tag && number == o.number && value == o.value; }
};
struct odd {
    char bytes[3];
    bool operator==(const odd &o) const { return bytes[0] == o.bytes[0] && bytes[2] == o.bytes[2]; }
};
enum class colour : int { red, green, blue };
enum class flag : std::uint64_t { down, up };

int me, n, next, previous;

template <class T> T sample(int i) { return static_cast<T>(i % 100 + 1); }
template <> triple sample<triple>(int i) { return {static_cast<char>(i % 64), i, i / 2.0}; }
template <> odd sample<odd>(int i) { return {{static_cast<char>(i % 64), 1, static_cast<char>(i % 32)}}; }
template <> std::complex<double> sample<std::complex<double>>(int i) { return {double(i), -1.0}; }

/* put, get, p, g and their relatives. */
template <class T> void test_copies()
{
    constexpr int length = 24;
    shmem::symmetric_array<T> a(length, sample<T>(0)), b(length, sample<T>(1));
    std::vector<T> mine(length, sample<T>(2)), got(length, sample<T>(3));
    for (int i = 0; i < length; i++) mine[i] = sample<T>(10 * me + i);
    shmem::context context;

    shmem::put(a.data(), mine.data(), 8, next);
    shmem::put(a.data() + 8, mine.data() + 8, 4, next, context);
    shmem::put_nbi(a.data() + 12, mine.data() + 12, 6, next);
    shmem::put_nbi(a.data() + 18, mine.data() + 18, 6, next, SHMEM_CTX_DEFAULT);
    context.quiet();
    shmem::barrier_all();
    for (int i = 0; i < length; i++) check(a[i] == sample<T>(10 * previous + i));

    shmem::get(got.data(), a.data(), 12, next);
    shmem::get_nbi(got.data() + 12, a.data() + 12, 12, next, context);
    shmem::quiet(context);
    check(got == mine);

    shmem::p(b.data(), mine[3], next);
    shmem::p(b.data() + 1, mine[4], next, context);
    shmem::quiet(context);
    shmem::barrier_all();
    check(b[0] == sample<T>(10 * previous + 3) && b[1] == sample<T>(10 * previous + 4));
    check(shmem::g(b.data(), next) == mine[3] && shmem::g(b.data() + 1, next, context) == mine[4]);
}

/* Elements of a spread array, by indices of which each is there twice; every PE takes all of them. */
template <class Where> void test_spread(const Where &where)
{
    constexpr int each = 15; /* of each PE */
    const int total = each * n;
    shmem::symmetric_array<long> table(each, -1), counts(each, 0);
    std::vector<unsigned> indices(2 * total);
    std::vector<long> values(2 * total), got(2 * total);
    for (int k = 0; k < 2 * total; k++) indices[k] = static_cast<unsigned>(k < total ? total - 1 - k : k - total);
    for (int k = 0; k < 2 * total; k++) values[k] = 100 + indices[k];

    if (me == 0) shmem::scatter(table.data(), indices, values.data(), where);
    shmem::barrier_all();
    shmem::gather(got.data(), table.data(), indices, where);
    check(got == values);

    shmem::context context;
    shmem::scatter_inc(counts.data(), indices, where, context);
    shmem::scatter_add(counts.data(), indices, values.data(), where, context);
    shmem::quiet(context);
    shmem::barrier_all();
    for (int i = 0; i < total; i++) {
        const shmem::place at = where(static_cast<std::size_t>(i));
        check(at.pe >= 0 && at.pe < n && at.at < each);
        if (at.pe == me) check_equal(table[at.at], 100 + i);
        if (at.pe == me) check_equal(counts[at.at], 2L * n * (1 + 100 + i));
    }
    shmem::barrier_all();
}

/* iput, iget, ibput, ibget */
template <class T> void test_strided()
{
    constexpr int length = 24;
    shmem::symmetric_array<T> a(length, sample<T>(0));
    std::vector<T> mine(length, sample<T>(2)), got(length, sample<T>(0));
    for (int i = 0; i < length; i++) mine[i] = sample<T>(10 * me + i);

    shmem::iput(a.data(), mine.data(), 3, 2, 6, next);
    shmem::barrier_all();
    for (int i = 0; i < 6; i++) check(a[3 * i] == sample<T>(10 * previous + 2 * i));
    check(a[1] == sample<T>(0) && a[2] == sample<T>(0));
    shmem::iget(got.data(), a.data(), 1, 3, 6, next);
    for (int i = 0; i < 6; i++) check(got[i] == mine[2 * i]);
    shmem::barrier_all();

    shmem::ibput(a.data(), mine.data(), 5, 4, 2, 3, next);
    shmem::barrier_all();
    for (int i = 0; i < 6; i++) check(a[i / 2 * 5 + i % 2] == sample<T>(10 * previous + i / 2 * 4 + i % 2));
    shmem::ibget(got.data(), a.data(), 2, 5, 2, 3, next);
    for (int i = 0; i < 6; i++) check(got[i] == mine[i / 2 * 4 + i % 2]);
}

template <class T> void test_signals()
{
    shmem::symmetric_array<T> a(4, sample<T>(0));
    shmem::symmetric<std::uint64_t> signal;
    std::vector<T> mine(4, sample<T>(me));
    shmem::put_signal(a.data(), mine.data(), 2, signal.data(), 5, shmem::signal_op::set, next);
    check_equal(shmem::signal_wait_until(signal.data(), shmem::compare::ge, 5), 5);
    shmem::barrier_all();
    shmem::put_signal_nbi(a.data() + 2, mine.data(), 2, signal.data(), 2, shmem::signal_op::add, next);
    shmem::wait_until(signal.data(), shmem::compare::eq, 7);
    check_equal(shmem::signal_fetch(signal.data()), 7);
    for (const T &x : a) check(x == sample<T>(previous));
    shmem::barrier_all();
    shmem::signal_add(signal.data(), 3, next);
    shmem::signal_wait_until(signal.data(), shmem::compare::eq, 10);
    shmem::barrier_all();
    shmem::signal_set(signal.data(), 1, next);
    shmem::signal_wait_until(signal.data(), shmem::compare::lt, 2);
}

template <class T> void test_exchange(T zero, T one, T two)
{
    shmem::symmetric<T> word(zero), unused(zero);
    T fetched = zero;
    shmem::atomic_set(word.data(), one, next);
    shmem::barrier_all();
    check(shmem::atomic_fetch(word.data(), next) == one);
    check(shmem::atomic_swap(word.data(), two, next) == one);
    shmem::atomic_fetch_nbi(&fetched, word.data(), next);
    shmem::quiet();
    check(fetched == two);
    shmem::atomic_swap_nbi(&fetched, word.data(), one, next);
    shmem::quiet();
    check(fetched == two && *unused == zero);
    shmem::barrier_all();
    check(*word == one);
}

template <class T> void test_compare_swap(T zero, T one, T two)
{
    shmem::symmetric<T> word(zero);
    T fetched = two;
    check(shmem::atomic_compare_swap(word.data(), one, two, next) == zero);
    check(shmem::atomic_compare_swap(word.data(), zero, one, next) == zero);
    shmem::atomic_compare_swap_nbi(&fetched, word.data(), one, two, next);
    shmem::quiet();
    check(fetched == one);
    shmem::wait_until(word.data(), shmem::compare::eq, two);
    check(shmem::test(word.data(), shmem::compare::ne, zero));
    shmem::barrier_all();
}

template <class T> void test_arithmetic()
{
    shmem::symmetric<T> word(T(10));
    T fetched = 0;
    shmem::context context;
    check(shmem::atomic_fetch_inc(word.data(), next) == 10);
    shmem::atomic_inc(word.data(), next, context);
    context.quiet();
    check(shmem::atomic_fetch_add(word.data(), 5, next) == 12);
    shmem::atomic_add(word.data(), 3, next);
    shmem::atomic_fetch_inc_nbi(&fetched, word.data(), next);
    shmem::quiet();
    check(fetched == 20);
    shmem::atomic_fetch_add_nbi(&fetched, word.data(), 4, next, context);
    context.quiet();
    check(fetched == 21);
    shmem::barrier_all();
    check(*word == 25);
}

template <class T> void test_bits()
{
    shmem::symmetric<T> word(T(0xf0));
    T fetched = 0;
    check(shmem::atomic_fetch_and(word.data(), 0x3c, next) == 0xf0);
    shmem::atomic_and(word.data(), 0x70, next);
    check(shmem::atomic_fetch_or(word.data(), 1, next) == 0x30);
    shmem::atomic_or(word.data(), 2, next);
    check(shmem::atomic_fetch_xor(word.data(), 3, next) == 0x33);
    shmem::atomic_xor(word.data(), 0xff, next);
    shmem::atomic_fetch_and_nbi(&fetched, word.data(), 0xcc, next);
    shmem::quiet();
    check(fetched == 0xcf);
    shmem::atomic_fetch_or_nbi(&fetched, word.data(), 1, next);
    shmem::quiet();
    check(fetched == 0xcc);
    shmem::atomic_fetch_xor_nbi(&fetched, word.data(), 1, next);
    shmem::quiet();
    check(fetched == 0xcd);
    shmem::barrier_all();
    check(*word == 0xcc);
}

void test_waits()
{
    shmem::symmetric_array<int> words(4);
    const int status[4] = {0, 0, 1, 0};
    std::size_t indices[4];
    check(!shmem::test_all(words.data(), 4, status, shmem::compare::eq, 1));
    check(shmem::test_any(words.data(), 4, status, shmem::compare::eq, 1) == SIZE_MAX);
    check(shmem::test_some(words.data(), 4, indices, status, shmem::compare::eq, 1) == 0);
    shmem::barrier_all();
    for (int i : {0, 1, 3}) shmem::atomic_set(words.data() + i, 1, next);
    shmem::wait_until_all(words.data(), 4, status, shmem::compare::eq, 1);
    check(shmem::wait_until_any(words.data(), 4, status, shmem::compare::eq, 1) != 2);
    check(shmem::wait_until_some(words.data(), 4, indices, status, shmem::compare::eq, 1) == 3);
    check(shmem::wait_until_some(words.data(), 4, indices, nullptr, shmem::compare::eq, 0) == 1 &&
          indices[0] == 2);
    shmem::fence();
    shmem::pe_quiet(&next, 1);
}

template <class T> void test_collectives(shmem_team_t team)
{
    const int members = shmem_team_n_pes(team), rank = shmem_team_my_pe(team);
    shmem::symmetric_array<T> source(2 * n, sample<T>(me)), dest(2 * n, sample<T>(1));
    for (int i = 0; i < 2 * n; i++) source[i] = sample<T>(20 * rank + i);
    shmem::barrier_all();
    if (team == SHMEM_TEAM_INVALID) return;

    shmem::fcollect(team, dest.data(), source.data(), 2);
    for (int i = 0; i < 2 * members; i++) check(dest[i] == sample<T>(20 * (i / 2) + i % 2));
    shmem::sync(team);
    shmem::collect(team, dest.data(), source.data(), rank ? 1 : 2);
    check(dest[0] == sample<T>(0) && dest[1] == sample<T>(1));
    for (int i = 1; i < members; i++) check(dest[i + 1] == sample<T>(20 * i));
    shmem::sync(team);
    shmem::alltoall(team, dest.data(), source.data(), 2);
    for (int i = 0; i < 2 * members; i++) check(dest[i] == sample<T>(20 * (i / 2) + 2 * rank + i % 2));
    shmem::sync(team);
    shmem::broadcast(team, dest.data(), source.data(), 2, members - 1);
    check(dest[1] == sample<T>(20 * (members - 1) + 1));
    shmem::sync(team);
}

template <class T> void test_sums()
{
    shmem::symmetric_array<T> source(3, T(2)), dest(3, T(0));
    shmem::sum_reduce(SHMEM_TEAM_WORLD, dest.data(), source.data(), 3);
    check(dest[2] == T(2 * n));
    shmem::sync_all();
    shmem::prod_reduce(SHMEM_TEAM_WORLD, dest.data(), source.data(), 3);
    check(dest[0] == T(1 << n));
    shmem::sync_all();
    shmem::sum_inscan(SHMEM_TEAM_WORLD, dest.data(), source.data(), 3);
    check(dest[1] == T(2 * me + 2));
    shmem::sync_all();
    shmem::sum_exscan(SHMEM_TEAM_WORLD, dest.data(), source.data(), 3);
    check(dest[1] == T(2 * me));
    shmem::sync_all();
}

template <class T> void test_order()
{
    shmem::symmetric<T> source(T(me + 1)), dest;
    shmem::max_reduce(shmem::team::world(), dest.data(), source.data(), 1);
    check(*dest == T(n));
    shmem::sync_all();
    shmem::min_reduce(shmem::team::world(), dest.data(), source.data(), 1);
    check(*dest == T(1));
    shmem::sync_all();
}

template <class T> void test_bit_reductions()
{
    shmem::symmetric<T> source(T(me | 4)), dest;
    T all = T(me | 4), any = 0, odd_ones = 0;
    for (int pe = 0; pe < n; pe++)
        all = T(all & (pe | 4)), any = T(any | (pe | 4)), odd_ones = T(odd_ones ^ (pe | 4));
    shmem::and_reduce(SHMEM_TEAM_WORLD, dest.data(), source.data(), 1);
    check(*dest == all);
    shmem::sync_all();
    shmem::or_reduce(SHMEM_TEAM_WORLD, dest.data(), source.data(), 1);
    check(*dest == any);
    shmem::sync_all();
    shmem::xor_reduce(SHMEM_TEAM_WORLD, dest.data(), source.data(), 1);
    check(*dest == odd_ones);
    shmem::sync_all();
}

void test_contexts()
{
    shmem::context a(SHMEM_CTX_PRIVATE), b(std::move(a));
    check(a.get() == SHMEM_CTX_INVALID && b.get() != SHMEM_CTX_INVALID);
    a = std::move(b);
    check(b.get() == SHMEM_CTX_INVALID);
    shmem::symmetric<long> x;
    a.session_start(SHMEM_CTX_SESSION_BATCH, 1);
    shmem::p(x.data(), me, next, a);
    a.session_stop();
    a.fence();
    shmem::fence(a);
    shmem::pe_quiet(&next, 1, a);
    shmem::barrier_all();
    check_equal(*x, previous);
    shmem::team world = shmem::team::world();
    shmem::context of_team(world, SHMEM_CTX_SERIALIZED);
    check_equal(shmem::g(x.data(), next, of_team), me);
}

void test_teams()
{
    shmem::team world = shmem::team::world(), none, shared = shmem::team::shared();
    check(world && !none && world.n_pes() == n && world.my_pe() == me && none.my_pe() == -1);
    shmem::team half = world.split_strided(0, 2, (n + 1) / 2, 1);
    check(bool(half) == (me % 2 == 0));
    if (half) {
        check_equal(half.my_pe(), me / 2);
        check_equal(half.translate_pe(half.my_pe(), SHMEM_TEAM_WORLD), me);
        half.sync();
        shmem::context context(half);
    }
    test_collectives<int>(half);
    test_collectives<triple>(half);
    shmem::team moved = std::move(half);
    check(!half && bool(moved) == (me % 2 == 0));
    auto [row, column] = world.split_2d(2);
    check_equal(row.my_pe(), me % 2);
    check_equal(column.my_pe(), me / 2);
    moved = std::move(row);
    check(!row && moved);
    long local = 1;
    check(world.ptr(&local, me) == nullptr);
    bool thrown = false;
    try {
        shmem::team bad = world.split_strided(0, 1, n + 1);
    } catch (const std::system_error &error) {
        thrown = std::string(error.what()).find("shmem_team_split_strided") == 0;
        check(error.code().category() == shmem::error_category() && error.code().value() != 0);
    }
    check(thrown);
}

void test_memory()
{
    shmem::symmetric<triple> one({'x', 3, 0.5});
    check((*one == triple{'x', 3, 0.5}) && one->number == 3);
    shmem::symmetric_array<long> a(100, shmem::uninitialized), none(0), moved = std::move(a);
    check(!a.data() && a.empty() && moved.size() == 100 && none.empty());
    std::iota(moved.begin(), moved.end(), 0L);
    check_equal(moved[99], 99);
    a = std::move(moved);
    check_equal(std::accumulate(a.begin(), a.end(), 0L), 4950);
    check(shmem::ptr(a.data(), me) != nullptr && shmem::addr_accessible(a.data(), next));
    check(shmem::pe_accessible(next) && !shmem::pe_accessible(n));
    struct alignas(256) wide {
        char bytes[256];
    };
    shmem::symmetric_array<wide> aligned_ones(3);
    check(reinterpret_cast<std::uintptr_t>(aligned_ones.data()) % 256 == 0);
    bool thrown = false;
    try {
        shmem::symmetric_array<char> huge(std::size_t(1) << 46, shmem::uninitialized);
    } catch (const std::bad_alloc &) {
        thrown = true;
    }
    check(thrown);
}

/* Ranges instead of an address and a length. */
void test_ranges()
{
    shmem::symmetric_array<int> a(12, 0);
    const std::vector<int> four{me, me + 1, me + 2, me + 3};
    std::array<int, 4> more{me + 4, me + 5, me + 6, me + 7}, got{};
    int last[4] = {me + 8, me + 9, me + 10, me + 11}, got_too[4];
    shmem::context context;
    shmem::put(a.data(), four, next);
    shmem::put_nbi(a.data() + 4, more, next, context);
    shmem::put(a.data() + 8, last, 2, next); /* an array and its length: as in C */
    shmem::put(a.data() + 8, last, next, SHMEM_CTX_DEFAULT);
    context.quiet();
    shmem::barrier_all();
    for (int i = 0; i < 12; i++) check(a[i] == previous + i);
    shmem::get(got, a.data() + 4, next);
    shmem::get_nbi(got_too, a.data() + 8, next, context);
    context.quiet();
    check(got == more && std::equal(last, last + 4, got_too));
    shmem::barrier_all();
}

/* A symmetric array as a std::span, which C++20 has: whole and in parts, here and as what is put and filled. */
void test_spans()
{
#if __cplusplus >= 202002L
    shmem::symmetric_array<int> a(8, 0);
    const shmem::symmetric_array<int> mine(4, me);
    int got[3];
    static_assert(std::is_same_v<decltype(a.span()), std::span<int>>);
    static_assert(std::is_same_v<decltype(mine.span()), std::span<const int>>);
    check(a.span().data() == a.data() && a.span().size() == 8 && mine.span().size() == 4);
    a.span().back() = -1;
    check_equal(a[7], -1);

    shmem::put(a.span().subspan(2).data(), mine.span(), next);
    shmem::barrier_all();
    check(std::ranges::equal(a.span().subspan(2, 4), std::vector(4, previous)));
    shmem::get(std::span(got), a.data() + 3, next);
    check(std::ranges::equal(got, mine.span().first(3)));
    shmem::barrier_all();
    shmem::get(a.span().last(4), mine.data(), next);
    check(std::ranges::equal(a.span().last(4), std::vector(4, next)));
    shmem::barrier_all();
#endif
}

/* All PEs at work on the words of PE 0; and each alone on that of the next. */
void test_atomic_ref()
{
    shmem::symmetric<long> sum;
    shmem::symmetric_array<unsigned> bits(2, 0);
    shmem::context context;
    sum.on(0) += 5;
    ++sum.on(0);
    sum.on(0)--;
    bits.on(0, 1) |= 1u << me;
    shmem::barrier_all();
    check(sum.on(0).load() == 5L * n);
    check(bits.on(0, 1).load() == (1u << n) - 1 && bits.on(0, 0).load() == 0);
    shmem::barrier_all();

    shmem::atomic_ref word(sum.data(), next, context);
    static_assert(std::is_same_v<decltype(word), shmem::atomic_ref<long, shmem_ctx_t>>);
    static_assert(std::is_same_v<decltype(sum.on(0)), decltype(shmem::atomic_ref(sum.data(), 0))>);
    word.store(40);
    check(word.exchange(41) == 40 && word.fetch_add(1) == 41 && word.fetch_sub(2) == 42);
    long expected = 39;
    check(!word.compare_exchange(expected, 1) && expected == 40);
    check(word.compare_exchange(expected, 7) && expected == 40 && word.load() == 7);
    check(word.fetch_or(8) == 7 && word.fetch_and(12) == 15 && word.fetch_xor(4) == 12 && word.load() == 8);
    word -= 3, word ^= 1, word &= ~4L, --word;
    check(word.load() == -1 + ((5 ^ 1) & ~4) && word.pe() == next && word.data() == sum.data());
    shmem::atomic_ref(bits.data(), next).store(1);
    bits.on(next, 0) -= 2;
    check(bits.on(next, 0).fetch_sub(1) == ~0u);
    shmem::barrier_all();
}

/* An exception that is caught inside: what is given back on the way is so on all PEs. */
void test_unwinding()
{
    try {
        shmem::context context;
        throw std::runtime_error("on purpose");
    } catch (const std::runtime_error &) {
        shmem::symmetric<int> after(1);
        check_equal(*after, 1);
    }
    shmem::barrier_all();
}

void test_all()
{
    test_copies<char>(), test_copies<short>(), test_copies<int>(), test_copies<long>(),
        test_copies<long long>();
    test_copies<unsigned char>(), test_copies<std::uint16_t>(), test_copies<std::size_t>(),
        test_copies<float>();
    test_copies<double>(), test_copies<long double>(), test_copies<triple>(), test_copies<odd>();
    test_copies<std::complex<double>>(), test_copies<colour>(), test_copies<wchar_t>();
    test_strided<int>(), test_strided<double>(), test_strided<triple>(), test_strided<odd>();
    test_spread(shmem::cyclic()), test_spread(shmem::blocked(15));
    test_spread([](std::size_t i) { return shmem::place{n - 1 - static_cast<int>(i / 15), 14 - i % 15}; });
    test_signals<long>(), test_signals<triple>(), test_signals<odd>();
    test_exchange<int>(0, 1, 2), test_exchange<float>(0, 1, 2), test_exchange<double>(0, 0.5, 2);
    test_exchange(colour::red, colour::green, colour::blue), test_exchange<unsigned long long>(0, 1, 2);
    test_compare_swap<long>(0, 1, 2), test_compare_swap(colour::red, colour::green, colour::blue);
    test_compare_swap(flag(0), flag(1), flag(2));
    test_arithmetic<int>(), test_arithmetic<unsigned>(), test_arithmetic<long long>(),
        test_arithmetic<std::size_t>();
    test_bits<int>(), test_bits<long>(), test_bits<long long>(), test_bits<std::uint32_t>(),
        test_bits<std::uint64_t>();
    test_waits();
    test_collectives<int>(SHMEM_TEAM_WORLD), test_collectives<double>(SHMEM_TEAM_WORLD);
    test_collectives<odd>(SHMEM_TEAM_WORLD), test_collectives<std::complex<double>>(SHMEM_TEAM_WORLD);
    test_sums<int>(), test_sums<double>(), test_sums<std::complex<float>>(),
        test_sums<std::complex<double>>();
    test_order<char>(), test_order<float>(), test_order<long double>(), test_order<unsigned short>();
    test_bit_reductions<char>(), test_bit_reductions<int>(), test_bit_reductions<long long>();
    test_bit_reductions<std::size_t>();
    test_ranges(), test_spans(), test_atomic_ref(), test_contexts(), test_teams(), test_memory(), test_unwinding();
}

} // namespace

int main()
{
    check(!shmem::is_initialized());
    {
        shmem::runtime runtime(SHMEM_THREAD_FUNNELED), inner;
        check(runtime.thread_level() >= SHMEM_THREAD_FUNNELED && shmem::is_initialized());
        me = shmem::my_pe(), n = shmem::n_pes();
        next = (me + 1) % n, previous = (me + n - 1) % n;
        test_all();
    }
    check(!shmem::is_initialized());
    return test_result();
}
