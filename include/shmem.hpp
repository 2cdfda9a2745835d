/* shmem.hpp: OpenSHMEM for C++17, a header over shmem.h. Everything is in namespace shmem.
 *
 *     #include <shmem.hpp>
 *
 *     int main()
 *     {
 *         shmem::runtime runtime;                          // shmem_init ... shmem_finalize
 *         shmem::symmetric<long> sum;                      // a long on every PE, here 0
 *         shmem::symmetric_array<double> row(1000, 1.5);   // a thousand doubles on every PE
 *
 *         int next = (shmem::my_pe() + 1) % shmem::n_pes();
 *         shmem::atomic_add(sum.data(), 3, next);
 *         shmem::put(row.data(), row.data() + 500, 500, next);
 *         shmem::barrier_all();
 *     }
 *
 * Functions have the names of C without the type, and take what they take in C. Where C has a form with a
 * context, the context comes last here and may be left out: a shmem::context or a shmem_ctx_t.
 *
 *     shmem::context context(SHMEM_CTX_PRIVATE);
 *     shmem::put_nbi(dest, source, n, pe, context);
 *     context.quiet();
 *
 * A word of another PE can be used like a std::atomic_ref:
 *
 *     sum.on(next) += 3;
 *     if (shmem::atomic_ref(flags.data() + 7, next, context).exchange(1) == 0) ...
 *
 * For arrays that are spread over all PEs there are gather, scatter, scatter_add and scatter_inc, which take a range of
 * indices: shmem::scatter_inc(histogram.data(), indices) is a whole loop of atomic operations.
 *
 * Elements may be of any trivially copyable type. If C has a function for the type, that is the one called,
 * and a profiler sees it; if not, the one for bytes. Atomic operations, waiting and reductions exist for the
 * types that they have in C; enumerations can be fetched, set, swapped and waited for if integers like them
 * can.
 *
 * Errors that the C function returns are thrown: std::bad_alloc where memory is short, else
 * std::system_error. What C does not return (a wrong PE, an address that is not symmetric) ends the job with
 * a message, as in C.
 *
 * What owns something (runtime, context, team, symmetric, symmetric_array) gives it back in its destructor.
 * But for contexts that is collective: make and destroy such objects in the same order on all PEs, as scopes
 * do. While an exception unwinds the stack of one PE, the others would be waited for in vain: then only
 * contexts are given back, and leaving the scope of the runtime ends the job with status 1, so catch
 * exceptions inside of it. After the last shmem_finalize destructors do nothing. */
#ifndef HEDDLE_SHMEM_HPP
#define HEDDLE_SHMEM_HPP

#if __cplusplus < 201703L
#error "shmem.hpp needs C++17: compile with -std=c++17 or later"
#else

#include <shmem.h>

#include <heddle_types.hpp>

#include <complex>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <iterator>
#include <limits>
#include <new>
#include <string>
#include <system_error>
#include <type_traits>
#include <utility>
#if __cplusplus >= 202002L
#include <span>
#endif

namespace shmem
{

/* How wait and test compare */
enum class compare : int {
    eq = SHMEM_CMP_EQ,
    ne = SHMEM_CMP_NE,
    gt = SHMEM_CMP_GT,
    ge = SHMEM_CMP_GE,
    lt = SHMEM_CMP_LT,
    le = SHMEM_CMP_LE
};

/* What a signal does to its word */
enum class signal_op : int { set = SHMEM_SIGNAL_SET, add = SHMEM_SIGNAL_ADD };

/* What stands for the context where none is given */
struct default_context {
};

/* The category of what is thrown as std::system_error. The code is what the C function returned, and what()
 * begins with the function's name. */
class status_category : public std::error_category
{
  public:
    const char *name() const noexcept override { return "shmem"; }
    std::string message(int status) const override { return "failed with status " + std::to_string(status); }
};

inline const std::error_category &error_category() noexcept
{
    static const status_category category;
    return category;
}

namespace detail
{

inline void check(int status, const char *function)
{
    if (status) throw std::system_error(status, error_category(), function);
}

/* A parameter of this type is no part of type deduction: put(&a_long, 1, pe) has a long for 1. */
template <class T> struct same {
    using type = T;
};
template <class T> using same_t = typename same<T>::type;

template <class Forms, class Context, class... Arguments>
inline auto call(const Forms &forms, const Context &context, Arguments... arguments)
{
    static_assert(std::is_same_v<Context, default_context> ||
                      std::is_convertible_v<const Context &, shmem_ctx_t>,
                  "shmem: the argument after the PE is a context: a shmem::context or a shmem_ctx_t");
    if constexpr (std::is_same_v<Context, default_context>) {
        (void)context;
        return forms.plain(arguments...);
    } else {
        return forms.on_context(static_cast<shmem_ctx_t>(context), arguments...);
    }
}

/* Copies: by the functions of the type, or by those of bytes, with counts to match. */
template <class T> constexpr bool has_own = functions<T>::rma;
template <class T> using copies = std::conditional_t<has_own<T>, functions<T>, bytes>;
template <class T> constexpr std::size_t units = has_own<T> ? 1 : sizeof(T);

/* The checks of a type are classes. GCC 16 instantiates a class at its first use, but no body of a function after an error. */
template <class T> struct check_element {
    static_assert(std::is_trivially_copyable_v<T>,
                  "shmem: elements are moved as bytes, so their type has to be trivially copyable");
};

/* Words: what atomic operations and waits work on, which for an enumeration is its underlying type. */
template <class T, bool = std::is_enum_v<T>> struct word_of {
    using type = T;
};
template <class T> struct word_of<T, true> {
    using type = std::underlying_type_t<T>;
};
template <class T> using word = typename word_of<T>::type;

/* Bits: integers whose type has no bitwise functions are worked on as unsigned ones. */
template <class T, bool = !functions<T>::bit && std::is_integral_v<T>> struct bits_of {
    using type = T;
};
template <class T> struct bits_of<T, true> {
    using type = std::make_unsigned_t<std::conditional_t<std::is_same_v<T, bool>, unsigned char, T>>;
};
template <class T> using bits = typename bits_of<T>::type;

/* The same element, by address or by value, as one of another integer type. */
template <class To, class T> To *as(T *p) { return reinterpret_cast<To *>(p); }
template <class To, class T> const To *as(const T *p) { return reinterpret_cast<const To *>(p); }
template <class To, class T> std::enable_if_t<!std::is_pointer_v<T>, To> as(T value)
{
    return static_cast<To>(value);
}

/* An atomic operation of such elements on PE pe. */
template <class To, class Forms, class Context, class... Arguments>
inline auto call_as(const Forms &forms, const Context &context, int pe, Arguments... arguments)
{
    return call(forms, context, as<To>(arguments)..., pe);
}

/* std::complex as C's. */
template <class T> T *for_c(T *p) { return p; }
inline heddle_complexf *for_c(std::complex<float> *p) { return as<heddle_complexf>(p); }
inline heddle_complexd *for_c(std::complex<double> *p) { return as<heddle_complexd>(p); }
inline const heddle_complexf *for_c(const std::complex<float> *p) { return as<heddle_complexf>(p); }
inline const heddle_complexd *for_c(const std::complex<double> *p) { return as<heddle_complexd>(p); }

template <class Context>
constexpr bool is_context = std::is_same_v<Context, default_context> || std::is_convertible_v<Context, shmem_ctx_t>;

/* A type if Range has its elements in a row, they are T, and what comes last is a context: not a PE, behind an array and
 * a number. */
template <class T, class Range, class Context = default_context>
using if_elements = std::enable_if_t<
    std::is_same_v<std::remove_cv_t<std::remove_pointer_t<decltype(std::data(std::declval<Range>()))>>, T> &&
    std::is_convertible_v<decltype(std::size(std::declval<Range>())), std::size_t> && is_context<Context>>;

template <class T> struct check_ext {
    static_assert(functions<word<T>>::ext,
                  "shmem: this atomic operation exists for int, long, long long, their "
                  "unsigned forms, float, double, and enumerations of integers like these");
};

/* Also of an unsigned one, and without the overflow of the least signed one. */
template <class T> constexpr T negative(T value)
{
    using bits = std::make_unsigned_t<T>;
    return static_cast<T>(bits{0} - static_cast<bits>(value));
}

template <class T> struct check_amo {
    static_assert(functions<T>::amo,
                  "shmem: this atomic operation exists for int, long, long long and their unsigned forms");
};

template <class T> struct check_word {
    static_assert(functions<word<T>>::amo,
                  "shmem: this exists for int, long, long long, their unsigned forms, and "
                  "enumerations of integers like these");
};

template <class T> struct check_bits {
    static_assert(functions<T>::amo && functions<bits<T>>::bit,
                  "shmem: bitwise atomic operations exist for int, long, long long and their unsigned forms");
};

} // namespace detail

/* ---- Setup and queries ---- */

inline int my_pe() { return shmem_my_pe(); }
inline int n_pes() { return shmem_n_pes(); }
[[noreturn]] inline void global_exit(int status) { shmem_global_exit(status); }

inline bool is_initialized() noexcept
{
    int initialized = 0;
    shmem_query_initialized(&initialized);
    return initialized;
}

/* Where plain loads and stores reach the copy of *dest on PE pe, or nullptr if nowhere. */
template <class T> T *ptr(T *dest, int pe) { return static_cast<T *>(shmem_ptr(dest, pe)); }

inline bool addr_accessible(const void *addr, int pe) { return shmem_addr_accessible(addr, pe); }
inline bool pe_accessible(int pe) { return shmem_pe_accessible(pe); }

/* ---- Put and get ---- */

/* Copies n elements from source to dest on PE pe. */
template <class T, class Context = default_context>
void put(T *dest, const T *source, std::size_t n, int pe, const Context &context = {})
{
    detail::check_element<T>();
    detail::call(detail::copies<T>::put, context, dest, source, n * detail::units<T>, pe);
}

template <class T, class Context = default_context>
void put_nbi(T *dest, const T *source, std::size_t n, int pe, const Context &context = {})
{
    detail::check_element<T>();
    detail::call(detail::copies<T>::put_nbi, context, dest, source, n * detail::units<T>, pe);
}

/* Copies n elements from source on PE pe to dest. */
template <class T, class Context = default_context>
void get(T *dest, const T *source, std::size_t n, int pe, const Context &context = {})
{
    detail::check_element<T>();
    detail::call(detail::copies<T>::get, context, dest, source, n * detail::units<T>, pe);
}

template <class T, class Context = default_context>
void get_nbi(T *dest, const T *source, std::size_t n, int pe, const Context &context = {})
{
    detail::check_element<T>();
    detail::call(detail::copies<T>::get_nbi, context, dest, source, n * detail::units<T>, pe);
}

/* The same with all elements of a std::vector, std::array, std::span, std::string or array, of type T or const T. */
template <class T, class Range, class Context = default_context, class = detail::if_elements<T, const Range &, Context>>
void put(T *dest, const Range &source, int pe, const Context &context = {})
{
    put(dest, static_cast<const T *>(std::data(source)), std::size(source), pe, context);
}

template <class T, class Range, class Context = default_context, class = detail::if_elements<T, const Range &, Context>>
void put_nbi(T *dest, const Range &source, int pe, const Context &context = {})
{
    put_nbi(dest, static_cast<const T *>(std::data(source)), std::size(source), pe, context);
}

/* Fills all of it, as long as it is. */
template <class Range, class T, class Context = default_context, class = detail::if_elements<T, Range &, Context>>
void get(Range &&dest, const T *source, int pe, const Context &context = {})
{
    get(static_cast<T *>(std::data(dest)), source, std::size(dest), pe, context);
}

template <class Range, class T, class Context = default_context, class = detail::if_elements<T, Range &, Context>>
void get_nbi(Range &&dest, const T *source, int pe, const Context &context = {})
{
    get_nbi(static_cast<T *>(std::data(dest)), source, std::size(dest), pe, context);
}

/* Writes value to dest on PE pe. */
template <class T, class Context = default_context>
void p(T *dest, const detail::same_t<T> &value, int pe, const Context &context = {})
{
    detail::check_element<T>();
    if constexpr (detail::has_own<T>)
        detail::call(detail::functions<T>::p, context, dest, value, pe);
    else
        detail::call(detail::bytes::put, context, dest, &value, sizeof value, pe);
}

/* Reads one element, source on PE pe. */
template <class T, class Context = default_context> T g(const T *source, int pe, const Context &context = {})
{
    detail::check_element<T>();
    if constexpr (detail::has_own<T>) {
        return detail::call(detail::functions<T>::g, context, source, pe);
    } else {
        static_assert(std::is_default_constructible_v<T>,
                      "shmem: g returns a T, which has to start as a T()");
        T value{};
        detail::call(detail::bytes::get, context, &value, source, sizeof value, pe);
        return value;
    }
}

/* Copies nblocks blocks of bsize elements, which start sst elements apart in source and dst apart in dest on
 * PE pe. */
template <class T, class Context = default_context>
void ibput(T *dest, const T *source, std::ptrdiff_t dst, std::ptrdiff_t sst, std::size_t bsize,
           std::size_t nblocks, int pe, const Context &context = {})
{
    detail::check_element<T>();
    constexpr std::size_t units = detail::units<T>;
    constexpr std::ptrdiff_t steps = units;
    detail::call(detail::copies<T>::ibput, context, dest, source, dst * steps, sst * steps, bsize * units,
                 nblocks, pe);
}

/* The same from source on PE pe to dest. */
template <class T, class Context = default_context>
void ibget(T *dest, const T *source, std::ptrdiff_t dst, std::ptrdiff_t sst, std::size_t bsize,
           std::size_t nblocks, int pe, const Context &context = {})
{
    detail::check_element<T>();
    constexpr std::size_t units = detail::units<T>;
    constexpr std::ptrdiff_t steps = units;
    detail::call(detail::copies<T>::ibget, context, dest, source, dst * steps, sst * steps, bsize * units,
                 nblocks, pe);
}

/* Copies n elements, every sst-th one of source, to every dst-th one of dest on PE pe. */
template <class T, class Context = default_context>
void iput(T *dest, const T *source, std::ptrdiff_t dst, std::ptrdiff_t sst, std::size_t n, int pe,
          const Context &context = {})
{
    if constexpr (detail::has_own<T>)
        detail::call(detail::functions<T>::iput, context, dest, source, dst, sst, n, pe);
    else
        ibput(dest, source, dst, sst, 1, n, pe, context);
}

/* Copies n elements, every sst-th one of source on PE pe, to every dst-th one of dest. */
template <class T, class Context = default_context>
void iget(T *dest, const T *source, std::ptrdiff_t dst, std::ptrdiff_t sst, std::size_t n, int pe,
          const Context &context = {})
{
    if constexpr (detail::has_own<T>)
        detail::call(detail::functions<T>::iget, context, dest, source, dst, sst, n, pe);
    else
        ibget(dest, source, dst, sst, 1, n, pe, context);
}

/* ---- Signals ---- */

/* A put, after which *sig_addr on PE pe is updated with signal. */
template <class T, class Context = default_context>
void put_signal(T *dest, const T *source, std::size_t n, std::uint64_t *sig_addr, std::uint64_t signal,
                signal_op op, int pe, const Context &context = {})
{
    detail::check_element<T>();
    detail::call(detail::copies<T>::put_signal, context, dest, source, n * detail::units<T>, sig_addr, signal,
                 static_cast<int>(op), pe);
}

template <class T, class Context = default_context>
void put_signal_nbi(T *dest, const T *source, std::size_t n, std::uint64_t *sig_addr, std::uint64_t signal,
                    signal_op op, int pe, const Context &context = {})
{
    detail::check_element<T>();
    detail::call(detail::copies<T>::put_signal_nbi, context, dest, source, n * detail::units<T>, sig_addr,
                 signal, static_cast<int>(op), pe);
}

template <class Context = default_context>
void signal_add(std::uint64_t *sig_addr, std::uint64_t signal, int pe, const Context &context = {})
{
    detail::call(detail::forms_of(shmem_signal_add, shmem_ctx_signal_add), context, sig_addr, signal, pe);
}

template <class Context = default_context>
void signal_set(std::uint64_t *sig_addr, std::uint64_t signal, int pe, const Context &context = {})
{
    detail::call(detail::forms_of(shmem_signal_set, shmem_ctx_signal_set), context, sig_addr, signal, pe);
}

/* This PE's own signal. */
inline std::uint64_t signal_fetch(const std::uint64_t *sig_addr) { return shmem_signal_fetch(sig_addr); }

/* Waits for this PE's own signal and returns it. */
inline std::uint64_t signal_wait_until(std::uint64_t *sig_addr, compare cmp, std::uint64_t value)
{
    return shmem_signal_wait_until(sig_addr, static_cast<int>(cmp), value);
}

/* ---- Atomic operations ---- */

template <class T, class Context = default_context>
T atomic_fetch(const T *source, int pe, const Context &context = {})
{
    using word = detail::word<T>;
    detail::check_ext<T>();
    return static_cast<T>(detail::call_as<word>(detail::functions<word>::atomic_fetch, context, pe, source));
}

template <class T, class Context = default_context>
void atomic_set(T *dest, detail::same_t<T> value, int pe, const Context &context = {})
{
    using word = detail::word<T>;
    detail::check_ext<T>();
    detail::call_as<word>(detail::functions<word>::atomic_set, context, pe, dest, value);
}

/* The atomic operations that return something return what *dest was before. */
template <class T, class Context = default_context>
T atomic_swap(T *dest, detail::same_t<T> value, int pe, const Context &context = {})
{
    using word = detail::word<T>;
    detail::check_ext<T>();
    return static_cast<T>(
        detail::call_as<word>(detail::functions<word>::atomic_swap, context, pe, dest, value));
}

/* Sets *dest to value if it equals cond. */
template <class T, class Context = default_context>
T atomic_compare_swap(T *dest, detail::same_t<T> cond, detail::same_t<T> value, int pe,
                      const Context &context = {})
{
    using word = detail::word<T>;
    detail::check_word<T>();
    return static_cast<T>(
        detail::call_as<word>(detail::functions<word>::atomic_compare_swap, context, pe, dest, cond, value));
}

template <class T, class Context = default_context>
T atomic_fetch_inc(T *dest, int pe, const Context &context = {})
{
    detail::check_amo<T>();
    return detail::call(detail::functions<T>::atomic_fetch_inc, context, dest, pe);
}

template <class T, class Context = default_context>
void atomic_inc(T *dest, int pe, const Context &context = {})
{
    detail::check_amo<T>();
    detail::call(detail::functions<T>::atomic_inc, context, dest, pe);
}

template <class T, class Context = default_context>
T atomic_fetch_add(T *dest, detail::same_t<T> value, int pe, const Context &context = {})
{
    detail::check_amo<T>();
    return detail::call(detail::functions<T>::atomic_fetch_add, context, dest, value, pe);
}

template <class T, class Context = default_context>
void atomic_add(T *dest, detail::same_t<T> value, int pe, const Context &context = {})
{
    detail::check_amo<T>();
    detail::call(detail::functions<T>::atomic_add, context, dest, value, pe);
}

template <class T, class Context = default_context>
T atomic_fetch_and(T *dest, detail::same_t<T> value, int pe, const Context &context = {})
{
    using bits = detail::bits<T>;
    detail::check_bits<T>();
    return static_cast<T>(
        detail::call_as<bits>(detail::functions<bits>::atomic_fetch_and, context, pe, dest, value));
}

template <class T, class Context = default_context>
void atomic_and(T *dest, detail::same_t<T> value, int pe, const Context &context = {})
{
    using bits = detail::bits<T>;
    detail::check_bits<T>();
    detail::call_as<bits>(detail::functions<bits>::atomic_and, context, pe, dest, value);
}

template <class T, class Context = default_context>
T atomic_fetch_or(T *dest, detail::same_t<T> value, int pe, const Context &context = {})
{
    using bits = detail::bits<T>;
    detail::check_bits<T>();
    return static_cast<T>(
        detail::call_as<bits>(detail::functions<bits>::atomic_fetch_or, context, pe, dest, value));
}

template <class T, class Context = default_context>
void atomic_or(T *dest, detail::same_t<T> value, int pe, const Context &context = {})
{
    using bits = detail::bits<T>;
    detail::check_bits<T>();
    detail::call_as<bits>(detail::functions<bits>::atomic_or, context, pe, dest, value);
}

template <class T, class Context = default_context>
T atomic_fetch_xor(T *dest, detail::same_t<T> value, int pe, const Context &context = {})
{
    using bits = detail::bits<T>;
    detail::check_bits<T>();
    return static_cast<T>(
        detail::call_as<bits>(detail::functions<bits>::atomic_fetch_xor, context, pe, dest, value));
}

template <class T, class Context = default_context>
void atomic_xor(T *dest, detail::same_t<T> value, int pe, const Context &context = {})
{
    using bits = detail::bits<T>;
    detail::check_bits<T>();
    detail::call_as<bits>(detail::functions<bits>::atomic_xor, context, pe, dest, value);
}

/* Non-blocking: *fetch has the value after a quiet. */
template <class T, class Context = default_context>
void atomic_fetch_nbi(T *fetch, const T *source, int pe, const Context &context = {})
{
    using word = detail::word<T>;
    detail::check_ext<T>();
    detail::call_as<word>(detail::functions<word>::atomic_fetch_nbi, context, pe, fetch, source);
}

template <class T, class Context = default_context>
void atomic_swap_nbi(T *fetch, T *dest, detail::same_t<T> value, int pe, const Context &context = {})
{
    using word = detail::word<T>;
    detail::check_ext<T>();
    detail::call_as<word>(detail::functions<word>::atomic_swap_nbi, context, pe, fetch, dest, value);
}

template <class T, class Context = default_context>
void atomic_compare_swap_nbi(T *fetch, T *dest, detail::same_t<T> cond, detail::same_t<T> value, int pe,
                             const Context &context = {})
{
    using word = detail::word<T>;
    detail::check_word<T>();
    detail::call_as<word>(detail::functions<word>::atomic_compare_swap_nbi, context, pe, fetch, dest, cond,
                          value);
}

template <class T, class Context = default_context>
void atomic_fetch_inc_nbi(T *fetch, T *dest, int pe, const Context &context = {})
{
    detail::check_amo<T>();
    detail::call(detail::functions<T>::atomic_fetch_inc_nbi, context, fetch, dest, pe);
}

template <class T, class Context = default_context>
void atomic_fetch_add_nbi(T *fetch, T *dest, detail::same_t<T> value, int pe, const Context &context = {})
{
    detail::check_amo<T>();
    detail::call(detail::functions<T>::atomic_fetch_add_nbi, context, fetch, dest, value, pe);
}

template <class T, class Context = default_context>
void atomic_fetch_and_nbi(T *fetch, T *dest, detail::same_t<T> value, int pe, const Context &context = {})
{
    using bits = detail::bits<T>;
    detail::check_bits<T>();
    detail::call_as<bits>(detail::functions<bits>::atomic_fetch_and_nbi, context, pe, fetch, dest, value);
}

template <class T, class Context = default_context>
void atomic_fetch_or_nbi(T *fetch, T *dest, detail::same_t<T> value, int pe, const Context &context = {})
{
    using bits = detail::bits<T>;
    detail::check_bits<T>();
    detail::call_as<bits>(detail::functions<bits>::atomic_fetch_or_nbi, context, pe, fetch, dest, value);
}

template <class T, class Context = default_context>
void atomic_fetch_xor_nbi(T *fetch, T *dest, detail::same_t<T> value, int pe, const Context &context = {})
{
    using bits = detail::bits<T>;
    detail::check_bits<T>();
    detail::call_as<bits>(detail::functions<bits>::atomic_fetch_xor_nbi, context, pe, fetch, dest, value);
}

/* An element of PE pe, with the members of C++20's std::atomic_ref; each is the atomic operation of that name above, which
 * has no memory order but that of fence and quiet. Costs nothing to make or to copy. */
template <class T, class Context = default_context> class atomic_ref
{
  public:
    using value_type = T;

    atomic_ref(T *object, int pe, const Context &context = Context()) : dest(object), target(pe), on(context) {}

    int pe() const noexcept { return target; }
    T *data() const noexcept { return dest; }

    T load() const { return atomic_fetch(dest, target, on); }
    void store(T value) const { atomic_set(dest, value, target, on); }
    T exchange(T value) const { return atomic_swap(dest, value, target, on); }
    /* Is it `expected`? Then it becomes `value`; else `expected` becomes what it is. */
    bool compare_exchange(T &expected, T value) const
    {
        T before = atomic_compare_swap(dest, expected, value, target, on);
        return before == std::exchange(expected, before);
    }
    T fetch_add(T value) const { return atomic_fetch_add(dest, value, target, on); }
    T fetch_sub(T value) const { return fetch_add(detail::negative(value)); }
    T fetch_and(T value) const { return atomic_fetch_and(dest, value, target, on); }
    T fetch_or(T value) const { return atomic_fetch_or(dest, value, target, on); }
    T fetch_xor(T value) const { return atomic_fetch_xor(dest, value, target, on); }

    /* These return nothing, as that would be a round trip; fetch_add(1) has the value. */
    void operator++() const { atomic_inc(dest, target, on); }
    void operator++(int) const { atomic_inc(dest, target, on); }
    void operator--() const { *this -= 1; }
    void operator--(int) const { *this -= 1; }
    void operator+=(T value) const { atomic_add(dest, value, target, on); }
    void operator-=(T value) const { *this += detail::negative(value); }
    void operator&=(T value) const { atomic_and(dest, value, target, on); }
    void operator|=(T value) const { atomic_or(dest, value, target, on); }
    void operator^=(T value) const { atomic_xor(dest, value, target, on); }

  private:
    T *dest;
    int target;
    Context on;
};

template <class T> atomic_ref(T *, int) -> atomic_ref<T>;
template <class T> atomic_ref(T *, int, const default_context &) -> atomic_ref<T>;
template <class T, class Context> atomic_ref(T *, int, const Context &) -> atomic_ref<T, shmem_ctx_t>;

/* ---- Ordering ---- */

template <class Context = default_context> void fence(const Context &context = {})
{
    detail::call(detail::forms_of(shmem_fence, shmem_ctx_fence), context);
}

template <class Context = default_context> void quiet(const Context &context = {})
{
    detail::call(detail::forms_of(shmem_quiet, shmem_ctx_quiet), context);
}

/* quiet for what targets the n PEs listed. */
template <class Context = default_context>
void pe_quiet(const int *pes, std::size_t n, const Context &context = {})
{
    detail::call(detail::forms_of(shmem_pe_quiet, shmem_ctx_pe_quiet), context, pes, n);
}

/* ---- Elements here and there, of an array that is spread over all PEs ---- */

/* Where an element is: on which PE, and where in its part. */
struct place {
    int pe;
    std::size_t at;
};

/* Dealt out one by one: element i is on PE i % pes, the (i / pes)-th one there. */
class cyclic
{
  public:
    explicit cyclic(int pes = n_pes()) : count(static_cast<std::size_t>(pes))
    {
        if (count & (count - 1)) return;
        while (std::size_t{1} << shift < count) shift++;
        is_power = true;
    }
    place operator()(std::size_t i) const
    {
        if (is_power) return {static_cast<int>(i & (count - 1)), i >> shift};
        return {static_cast<int>(i % count), i / count};
    }

  private:
    std::size_t count;
    unsigned shift = 0;
    bool is_power = false; /* of 2: divisions would cost more than the rest */
};

/* In blocks of `size`: element i is on PE i / size, the (i % size)-th one there. */
class blocked
{
  public:
    explicit blocked(std::size_t size) : length(size) {}
    place operator()(std::size_t i) const { return {static_cast<int>(i / length), i % length}; }

  private:
    std::size_t length;
};

namespace detail
{

template <class Indices, class Where, class Act> void at_each(const Indices &indices, const Where &where, Act act)
{
    for (const auto &i : indices) act(where(static_cast<std::size_t>(i)));
}

} // namespace detail

/* These take every index of a range once, and an element's place from `where`, which may be a function of yours; all
 * operations are on their way at the same time. source and dest are the parts' symmetric address. */

/* dest[k] = element indices[k], for all k; returns when they are there. */
template <class T, class Indices, class Where = cyclic, class Context = default_context>
void gather(T *dest, const T *source, const Indices &indices, const Where &where = Where(),
            const Context &context = {})
{
    detail::at_each(indices, where, [&](const place &from) {
        get_nbi(dest++, source + from.at, 1, from.pe, context);
    });
    quiet(context);
}

/* Element indices[k] = values[k]. Complete as a put is: behind quiet or barrier_all. */
template <class T, class Indices, class Where = cyclic, class Context = default_context>
void scatter(T *dest, const Indices &indices, const T *values, const Where &where = Where(),
             const Context &context = {})
{
    detail::at_each(indices, where, [&](const place &to) { p(dest + to.at, *values++, to.pe, context); });
}

/* Element indices[k] += values[k], atomically: an index may be there several times. Complete likewise. */
template <class T, class Indices, class Where = cyclic, class Context = default_context>
void scatter_add(T *dest, const Indices &indices, const T *values, const Where &where = Where(),
                 const Context &context = {})
{
    detail::at_each(indices, where, [&](const place &to) { atomic_add(dest + to.at, *values++, to.pe, context); });
}

/* Element indices[k] += 1: a histogram. */
template <class T, class Indices, class Where = cyclic, class Context = default_context>
void scatter_inc(T *dest, const Indices &indices, const Where &where = Where(), const Context &context = {})
{
    detail::at_each(indices, where, [&](const place &to) { atomic_inc(dest + to.at, to.pe, context); });
}

/* ---- Waiting, on objects of this PE ---- */

template <class T> void wait_until(T *ivar, compare cmp, detail::same_t<T> value)
{
    using word = detail::word<T>;
    detail::check_word<T>();
    detail::functions<word>::wait_until(detail::as<word>(ivar), static_cast<int>(cmp),
                                        detail::as<word>(value));
}

template <class T> bool test(T *ivar, compare cmp, detail::same_t<T> value)
{
    using word = detail::word<T>;
    detail::check_word<T>();
    return detail::functions<word>::test(detail::as<word>(ivar), static_cast<int>(cmp),
                                         detail::as<word>(value));
}

/* For n objects; those with a nonzero status are left out, and none is if status is null. */
template <class T>
void wait_until_all(T *ivars, std::size_t n, const int *status, compare cmp, detail::same_t<T> value)
{
    using word = detail::word<T>;
    detail::check_word<T>();
    detail::functions<word>::wait_until_all(detail::as<word>(ivars), n, status, static_cast<int>(cmp),
                                            detail::as<word>(value));
}

template <class T>
bool test_all(T *ivars, std::size_t n, const int *status, compare cmp, detail::same_t<T> value)
{
    using word = detail::word<T>;
    detail::check_word<T>();
    return detail::functions<word>::test_all(detail::as<word>(ivars), n, status, static_cast<int>(cmp),
                                             detail::as<word>(value));
}

/* The index of one that satisfies the condition, or SIZE_MAX. */
template <class T>
std::size_t wait_until_any(T *ivars, std::size_t n, const int *status, compare cmp, detail::same_t<T> value)
{
    using word = detail::word<T>;
    detail::check_word<T>();
    return detail::functions<word>::wait_until_any(detail::as<word>(ivars), n, status, static_cast<int>(cmp),
                                                   detail::as<word>(value));
}

template <class T>
std::size_t test_any(T *ivars, std::size_t n, const int *status, compare cmp, detail::same_t<T> value)
{
    using word = detail::word<T>;
    detail::check_word<T>();
    return detail::functions<word>::test_any(detail::as<word>(ivars), n, status, static_cast<int>(cmp),
                                             detail::as<word>(value));
}

/* How many satisfy the condition; their indices are stored. */
template <class T>
std::size_t wait_until_some(T *ivars, std::size_t n, std::size_t *indices, const int *status, compare cmp,
                            detail::same_t<T> value)
{
    using word = detail::word<T>;
    detail::check_word<T>();
    return detail::functions<word>::wait_until_some(detail::as<word>(ivars), n, indices, status,
                                                    static_cast<int>(cmp), detail::as<word>(value));
}

template <class T>
std::size_t test_some(T *ivars, std::size_t n, std::size_t *indices, const int *status, compare cmp,
                      detail::same_t<T> value)
{
    using word = detail::word<T>;
    detail::check_word<T>();
    return detail::functions<word>::test_some(detail::as<word>(ivars), n, indices, status,
                                              static_cast<int>(cmp), detail::as<word>(value));
}

/* ---- Collectives: of a shmem::team or a shmem_team_t ---- */

inline void barrier_all() { shmem_barrier_all(); }
inline void sync_all() { shmem_sync_all(); }
inline void sync(shmem_team_t team) { detail::check(shmem_team_sync(team), "shmem_team_sync"); }

/* n elements from source on PE root of the team to dest on all its PEs. */
template <class T> void broadcast(shmem_team_t team, T *dest, const T *source, std::size_t n, int root)
{
    detail::check_element<T>();
    detail::check(detail::copies<T>::broadcast(team, dest, source, n * detail::units<T>, root),
                  "shmem_broadcast");
}

/* Everybody's n elements, one after the other, to dest on all PEs; n may differ. */
template <class T> void collect(shmem_team_t team, T *dest, const T *source, std::size_t n)
{
    detail::check_element<T>();
    detail::check(detail::copies<T>::collect(team, dest, source, n * detail::units<T>), "shmem_collect");
}

/* The same with one n for all. */
template <class T> void fcollect(shmem_team_t team, T *dest, const T *source, std::size_t n)
{
    detail::check_element<T>();
    detail::check(detail::copies<T>::fcollect(team, dest, source, n * detail::units<T>), "shmem_fcollect");
}

/* The j-th n elements of PE i's source become the i-th of PE j's dest. */
template <class T> void alltoall(shmem_team_t team, T *dest, const T *source, std::size_t n)
{
    detail::check_element<T>();
    detail::check(detail::copies<T>::alltoall(team, dest, source, n * detail::units<T>), "shmem_alltoall");
}

namespace detail
{

template <class T> struct check_order {
    static_assert(functions<T>::rma,
                  "shmem: minimum and maximum exist for C's integer and floating-point types");
};

template <class T> struct check_sum {
    static_assert(functions<T>::sum,
                  "shmem: sums and products exist for C's integer and floating-point types, "
                  "std::complex<float> and std::complex<double>");
};

/* The type whose bitwise reduction does for T's. */
template <class T, bool = !functions<T>::reduce_bit && std::is_integral_v<T> && !std::is_same_v<T, bool>>
struct reduce_bits_of {
    using type = T;
};
template <class T> struct reduce_bits_of<T, true> {
    using type = std::make_unsigned_t<T>;
};
template <class T> using reduce_bits = typename reduce_bits_of<T>::type;

template <class T> struct check_reduce_bits {
    static_assert(functions<reduce_bits<T>>::reduce_bit,
                  "shmem: bitwise reductions exist for C's integer types");
};

} // namespace detail

/* Element by element over the n elements of all PEs' sources, to dest on all PEs, which may be source. */
template <class T> void min_reduce(shmem_team_t team, T *dest, const T *source, std::size_t n)
{
    detail::check_order<T>();
    detail::check(detail::functions<T>::min_reduce(team, dest, source, n), "shmem_min_reduce");
}

template <class T> void max_reduce(shmem_team_t team, T *dest, const T *source, std::size_t n)
{
    detail::check_order<T>();
    detail::check(detail::functions<T>::max_reduce(team, dest, source, n), "shmem_max_reduce");
}

template <class T> void sum_reduce(shmem_team_t team, T *dest, const T *source, std::size_t n)
{
    using namespace detail;
    check_sum<T>();
    check(functions<T>::sum_reduce(team, for_c(dest), for_c(source), n), "shmem_sum_reduce");
}

template <class T> void prod_reduce(shmem_team_t team, T *dest, const T *source, std::size_t n)
{
    using namespace detail;
    check_sum<T>();
    check(functions<T>::prod_reduce(team, for_c(dest), for_c(source), n), "shmem_prod_reduce");
}

template <class T> void and_reduce(shmem_team_t team, T *dest, const T *source, std::size_t n)
{
    using bits = detail::reduce_bits<T>;
    detail::check_reduce_bits<T>();
    detail::check(
        detail::functions<bits>::and_reduce(team, detail::as<bits>(dest), detail::as<bits>(source), n),
        "shmem_and_reduce");
}

template <class T> void or_reduce(shmem_team_t team, T *dest, const T *source, std::size_t n)
{
    using bits = detail::reduce_bits<T>;
    detail::check_reduce_bits<T>();
    detail::check(
        detail::functions<bits>::or_reduce(team, detail::as<bits>(dest), detail::as<bits>(source), n),
        "shmem_or_reduce");
}

template <class T> void xor_reduce(shmem_team_t team, T *dest, const T *source, std::size_t n)
{
    using bits = detail::reduce_bits<T>;
    detail::check_reduce_bits<T>();
    detail::check(
        detail::functions<bits>::xor_reduce(team, detail::as<bits>(dest), detail::as<bits>(source), n),
        "shmem_xor_reduce");
}

/* Sums over the PEs up to this one, in the team's order: with it, and without it (0 on the first). */
template <class T> void sum_inscan(shmem_team_t team, T *dest, const T *source, std::size_t n)
{
    using namespace detail;
    check_sum<T>();
    check(functions<T>::sum_inscan(team, for_c(dest), for_c(source), n), "shmem_sum_inscan");
}

template <class T> void sum_exscan(shmem_team_t team, T *dest, const T *source, std::size_t n)
{
    using namespace detail;
    check_sum<T>();
    check(functions<T>::sum_exscan(team, for_c(dest), for_c(source), n), "shmem_sum_exscan");
}

/* ---- Owners ---- */

namespace detail
{

/* For destructors that would be collective. */
class collective_owner
{
  public:
    bool is_unwinding() const noexcept { return std::uncaught_exceptions() > exceptions; }
    bool may_give_back() const noexcept { return is_initialized() && !is_unwinding(); }

  private:
    int exceptions = std::uncaught_exceptions();
};

} // namespace detail

/* Initialises the library and finalizes it. There may be several, each inside the scope of the one before. */
class runtime
{
  public:
    explicit runtime(int requested = SHMEM_THREAD_SINGLE)
    {
        detail::check(shmem_init_thread(requested, &provided), "shmem_init_thread");
    }
    runtime(const runtime &) = delete;
    runtime &operator=(const runtime &) = delete;
    ~runtime()
    {
        if (!is_initialized()) return;
        if (owner.is_unwinding()) give_up();
        shmem_finalize();
    }

    /* One of SHMEM_THREAD_SINGLE and so on: the level in force, which may be below the one requested. */
    int thread_level() const noexcept { return provided; }

  private:
    [[noreturn]] static void give_up()
    {
        std::fprintf(stderr, "shmem::runtime: left by an exception on PE %d: the job ends\n", shmem_my_pe());
        shmem_global_exit(EXIT_FAILURE);
    }

    int provided = SHMEM_THREAD_SINGLE;
    detail::collective_owner owner;
};

/* A team made by a split, or a predefined one. An empty team stands for one that this PE is not in. */
class team
{
  public:
    static team world() noexcept { return team(SHMEM_TEAM_WORLD); }
    static team shared() noexcept { return team(SHMEM_TEAM_SHARED); }

    team() noexcept = default;
    team(team &&other) noexcept : handle(other.release()), owner(other.owner) {}
    team &operator=(team &&other) noexcept
    {
        if (this == &other) return *this;
        destroy();
        handle = other.release();
        owner = other.owner;
        return *this;
    }
    ~team() { destroy(); }

    shmem_team_t get() const noexcept { return handle; }
    operator shmem_team_t() const noexcept { return handle; }
    explicit operator bool() const noexcept { return handle != SHMEM_TEAM_INVALID; }

    int my_pe() const { return shmem_team_my_pe(handle); }
    int n_pes() const { return shmem_team_n_pes(handle); }

    /* The number in `other` of the PE that is `pe` here, or -1. */
    int translate_pe(int pe, shmem_team_t other) const { return shmem_team_translate_pe(handle, pe, other); }
    template <class T> T *ptr(T *dest, int pe) const
    {
        return static_cast<T *>(shmem_team_ptr(handle, dest, pe));
    }
    void sync() const { shmem::sync(handle); }

    /* PEs start, start + stride, ... of this team: `size` of them. Empty on the others. */
    team split_strided(int start, int stride, int size, int num_contexts = 0) const
    {
        const shmem_team_config_t config{num_contexts};
        shmem_team_t made = SHMEM_TEAM_INVALID;
        detail::check(
            shmem_team_split_strided(handle, start, stride, size, &config, mask(num_contexts), &made),
            "shmem_team_split_strided");
        return team(made);
    }

    /* This PE's row and column when the team is laid out in rows of xrange. */
    std::pair<team, team> split_2d(int xrange, int num_contexts = 0) const
    {
        const shmem_team_config_t config{num_contexts};
        const long bits = mask(num_contexts);
        shmem_team_t row = SHMEM_TEAM_INVALID, column = SHMEM_TEAM_INVALID;
        detail::check(shmem_team_split_2d(handle, xrange, &config, bits, &row, &config, bits, &column),
                      "shmem_team_split_2d");
        return {team(row), team(column)};
    }

  private:
    explicit team(shmem_team_t made) noexcept : handle(made) {}
    static long mask(int num_contexts) { return num_contexts ? SHMEM_TEAM_NUM_CONTEXTS : 0; }
    bool is_predefined() const noexcept { return handle == SHMEM_TEAM_WORLD || handle == SHMEM_TEAM_SHARED; }
    shmem_team_t release() noexcept { return std::exchange(handle, SHMEM_TEAM_INVALID); }
    void destroy() noexcept
    {
        if (*this && !is_predefined() && owner.may_give_back()) shmem_team_destroy(handle);
    }

    shmem_team_t handle = SHMEM_TEAM_INVALID;
    detail::collective_owner owner;
};

/* A context of the world or of a team; a team's contexts have to go before it does. Options as in C: 0 or
 * SHMEM_CTX_SERIALIZED, SHMEM_CTX_PRIVATE, SHMEM_CTX_NOSTORE. A private one is destroyed by the thread that
 * made it. */
class context
{
  public:
    explicit context(long options = 0)
    {
        detail::check(shmem_ctx_create(options, &handle), "shmem_ctx_create");
    }
    explicit context(const team &of, long options = 0)
    {
        detail::check(shmem_team_create_ctx(of, options, &handle), "shmem_team_create_ctx");
    }
    context(context &&other) noexcept : handle(other.release()) {}
    context &operator=(context &&other) noexcept
    {
        if (this == &other) return *this;
        destroy();
        handle = other.release();
        return *this;
    }
    ~context() { destroy(); }

    shmem_ctx_t get() const noexcept { return handle; }
    operator shmem_ctx_t() const noexcept { return handle; }

    void fence() const { shmem_ctx_fence(handle); }
    void quiet() const { shmem_ctx_quiet(handle); }

    /* Hints: what follows may be gathered, and how many operations that will be. */
    void session_start(long options, std::size_t total_ops = std::numeric_limits<std::size_t>::max()) const
    {
        const shmem_ctx_session_config_t config{total_ops};
        shmem_ctx_session_start(handle, options, &config, SHMEM_CTX_SESSION_TOTAL_OPS);
    }
    void session_stop() const { shmem_ctx_session_stop(handle); }

  private:
    shmem_ctx_t release() noexcept { return std::exchange(handle, SHMEM_CTX_INVALID); }
    void destroy() noexcept
    {
        if (handle != SHMEM_CTX_INVALID && is_initialized()) shmem_ctx_destroy(handle);
    }

    shmem_ctx_t handle = SHMEM_CTX_INVALID;
};

/* Says that elements need no first value: symmetric_array<double> a(n, shmem::uninitialized). */
struct uninitialized_type {
};
inline constexpr uninitialized_type uninitialized;

/* n elements of T on every PE, at symmetric addresses. Constructors and destructor are collective over all
 * PEs, with the same n. All PEs' elements have their first values when a constructor returns. */
template <class T> class symmetric_array
{
    static_assert(
        std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>,
        "shmem: other PEs write symmetric objects as bytes, so their type has to be trivially copyable");

  public:
    using value_type = T;
    using iterator = T *;
    using const_iterator = const T *;

    symmetric_array(std::size_t n, uninitialized_type) : elements(allocate(n)), count(n) {}
    explicit symmetric_array(std::size_t n, const T &first = T()) : symmetric_array(n, uninitialized)
    {
        for (std::size_t i = 0; i < n; i++) new (elements + i) T(first);
        shmem_barrier_all();
    }
    symmetric_array(symmetric_array &&other) noexcept
        : elements(std::exchange(other.elements, nullptr)), count(std::exchange(other.count, 0)),
          owner(other.owner)
    {
    }
    symmetric_array &operator=(symmetric_array &&other) noexcept
    {
        if (this == &other) return *this;
        free();
        elements = std::exchange(other.elements, nullptr);
        count = std::exchange(other.count, 0);
        owner = other.owner;
        return *this;
    }
    ~symmetric_array() { free(); }

    /* This PE's elements, and the symmetric address that all functions take. */
    T *data() noexcept { return elements; }
    const T *data() const noexcept { return elements; }
    std::size_t size() const noexcept { return count; }
    bool empty() const noexcept { return !count; }
    T &operator[](std::size_t i) noexcept { return elements[i]; }
    const T &operator[](std::size_t i) const noexcept { return elements[i]; }
    T *begin() noexcept { return elements; }
    T *end() noexcept { return elements + count; }
    const T *begin() const noexcept { return elements; }
    const T *end() const noexcept { return elements + count; }
    /* Element i on PE pe. */
    atomic_ref<T> on(int pe, std::size_t i) noexcept { return {elements + i, pe}; }
#if __cplusplus >= 202002L
    std::span<T> span() noexcept { return {elements, count}; }
    std::span<const T> span() const noexcept { return {elements, count}; }
#endif

  private:
    static T *allocate(std::size_t n)
    {
        if (n > std::numeric_limits<std::size_t>::max() / sizeof(T)) throw std::bad_array_new_length();
        constexpr bool is_usual = alignof(T) <= alignof(std::max_align_t);
        void *memory = is_usual ? shmem_malloc(n * sizeof(T)) : shmem_align(alignof(T), n * sizeof(T));
        if (n && !memory) throw std::bad_alloc();
        return static_cast<T *>(memory);
    }
    void free() noexcept
    {
        if (elements && owner.may_give_back()) shmem_free(elements);
    }

    T *elements = nullptr;
    std::size_t count = 0;
    detail::collective_owner owner;
};

/* One T on every PE; else as symmetric_array. */
template <class T> class symmetric
{
  public:
    explicit symmetric(const T &first = T()) : one(1, first) {}
    explicit symmetric(uninitialized_type) : one(1, uninitialized) {}

    T *data() noexcept { return one.data(); }
    const T *data() const noexcept { return one.data(); }
    T &operator*() noexcept { return one[0]; }
    const T &operator*() const noexcept { return one[0]; }
    T *operator->() noexcept { return one.data(); }
    const T *operator->() const noexcept { return one.data(); }
    atomic_ref<T> on(int pe) noexcept { return one.on(pe, 0); } /* that of PE pe */

  private:
    symmetric_array<T> one;
};

} // namespace shmem

#endif
#endif
