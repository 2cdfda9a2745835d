/* shmem.hpp: OpenSHMEM for C++17, a header over shmem.h. Everything is in namespace shmem.
 *
 *     #include <shmem.hpp>
 *
 *     int main()
 *     {
 *         shmem::runtime runtime;                          // shmem_init ... shmem_finalize
 *         shmem::symmetric<long> sum;                      // a long on every PE, initially 0
 *         shmem::symmetric_array<double> row(1000, 1.5);   // a thousand doubles on every PE
 *
 *         int next = (shmem::my_pe() + 1) % shmem::n_pes();
 *         shmem::atomic_add(sum.data(), 3, next);
 *         shmem::put(row.data(), row.data() + 500, 500, next);
 *         shmem::barrier_all();
 *     }
 *
 * Functions have the names of C without the type, and the same arguments. If C has a form with a context, the
 * context is the last argument here and may be omitted. It is a shmem::context or a shmem_ctx_t.
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
 * Elements may be of any trivially copyable type. If C has a function for the type, it is called, and a profiler
 * sees it; otherwise the function for bytes is called. Atomic operations, waits and reductions exist for the types
 * that they have in C. Enumerations can be fetched, set, swapped and waited for if their underlying integers can.
 *
 * An error that the C function returns is thrown: std::bad_alloc if memory is exhausted, std::system_error
 * otherwise. Errors that C does not return (a wrong PE, an address that is not symmetric) end the job with a message,
 * as in C.
 *
 * Owners (runtime, context, team, symmetric, symmetric_array) release their resources in the destructor. Except for
 * contexts this is collective: make and destroy such objects in the same order on all PEs, as scopes do. While an
 * exception unwinds the stack of one PE, a collective destructor would wait for the other PEs forever. Therefore only
 * contexts are released then, and leaving the scope of the runtime ends the job with status 1: catch exceptions
 * inside it. After the last shmem_finalize destructors do nothing. */
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

/* Comparison operators of wait and test */
enum class compare : int {
    eq = SHMEM_CMP_EQ,
    ne = SHMEM_CMP_NE,
    gt = SHMEM_CMP_GT,
    ge = SHMEM_CMP_GE,
    lt = SHMEM_CMP_LT,
    le = SHMEM_CMP_LE
};

/* Updates of a signal */
enum class signal_op : int { set = SHMEM_SIGNAL_SET, add = SHMEM_SIGNAL_ADD };

/* The context of calls without one */
struct default_context {
};

/* The category of thrown std::system_error objects. The code is the value that the C function returned, and what() begins
 * with the name of the function. */
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

/* Excludes a parameter from type deduction: put(&a_long, 1, pe) converts 1 to long. */
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

/* Copies, by the functions of the type or else of bytes, with the matching counts. */
template <class T> constexpr bool has_own = functions<T>::rma;
template <class T> using copies = std::conditional_t<has_own<T>, functions<T>, bytes>;
template <class T> constexpr std::size_t units = has_own<T> ? 1 : sizeof(T);

/* The checks of a type are classes, because GCC 16 instantiates a class at its first use, but no function body after an
 * error. */
template <class T> struct check_element {
    static_assert(std::is_trivially_copyable_v<T>,
                  "shmem: elements are moved as bytes, so their type has to be trivially copyable");
};

/* Words: the operands of atomic operations and waits. The word of an enumeration is its underlying type. */
template <class T, bool = std::is_enum_v<T>> struct word_of {
    using type = T;
};
template <class T> struct word_of<T, true> {
    using type = std::underlying_type_t<T>;
};
template <class T> using word = typename word_of<T>::type;

/* Bits: an integer whose type has no bitwise functions is treated as unsigned. */
template <class T, bool = !functions<T>::bit && std::is_integral_v<T>> struct bits_of {
    using type = T;
};
template <class T> struct bits_of<T, true> {
    using type = std::make_unsigned_t<std::conditional_t<std::is_same_v<T, bool>, unsigned char, T>>;
};
template <class T> using bits = typename bits_of<T>::type;

/* Converts an element, by address or by value, to another integer type of the same size. */
template <class To, class T> To *as(T *p) { return reinterpret_cast<To *>(p); }
template <class To, class T> const To *as(const T *p) { return reinterpret_cast<const To *>(p); }
template <class To, class T> std::enable_if_t<!std::is_pointer_v<T>, To> as(T value)
{
    return static_cast<To>(value);
}

/* Performs an atomic operation on elements of an integer type on PE pe. */
template <class To, class Forms, class Context, class... Arguments>
inline auto call_as(const Forms &forms, const Context &context, int pe, Arguments... arguments)
{
    return call(forms, context, as<To>(arguments)..., pe);
}

/* Converts std::complex to the complex types of C. */
template <class T> T *for_c(T *p) { return p; }
inline heddle_complexf *for_c(std::complex<float> *p) { return as<heddle_complexf>(p); }
inline heddle_complexd *for_c(std::complex<double> *p) { return as<heddle_complexd>(p); }
inline const heddle_complexf *for_c(const std::complex<float> *p) { return as<heddle_complexf>(p); }
inline const heddle_complexd *for_c(const std::complex<double> *p) { return as<heddle_complexd>(p); }

template <class Context>
constexpr bool is_context = std::is_same_v<Context, default_context> || std::is_convertible_v<Context, shmem_ctx_t>;

/* A type if Range is contiguous with elements of type T, and the last argument is a context rather than the PE of a call
 * with an array and a number. */
template <class T, class Range, class Context = default_context>
using if_elements = std::enable_if_t<
    std::is_same_v<std::remove_cv_t<std::remove_pointer_t<decltype(std::data(std::declval<Range>()))>>, T> &&
    std::is_convertible_v<decltype(std::size(std::declval<Range>())), std::size_t> && is_context<Context>>;

template <class T> struct check_ext {
    static_assert(functions<word<T>>::ext,
                  "shmem: this atomic operation exists for int, long, long long, their "
                  "unsigned forms, float, double, and enumerations of integers like these");
};

/* Negates, also unsigned values, and without overflow of the least signed value. */
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

/* Returns the address at which plain loads and stores access the copy of *dest on PE pe, or nullptr if there is none. */
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

/* Copies all elements of a std::vector, std::array, std::span, std::string or array, of type T or const T. */
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

/* Fills the whole range. */
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

/* Reads and returns one element from source on PE pe. */
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

/* Copies nblocks blocks of bsize elements from source on PE pe to dest. Blocks start sst elements apart in source and dst
 * apart in dest. */
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

/* Copies n elements, every sst-th element of source, to every dst-th element of dest on PE pe. */
template <class T, class Context = default_context>
void iput(T *dest, const T *source, std::ptrdiff_t dst, std::ptrdiff_t sst, std::size_t n, int pe,
          const Context &context = {})
{
    if constexpr (detail::has_own<T>)
        detail::call(detail::functions<T>::iput, context, dest, source, dst, sst, n, pe);
    else
        ibput(dest, source, dst, sst, 1, n, pe, context);
}

/* Copies n elements, every sst-th element of source on PE pe, to every dst-th element of dest. */
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

/* Copies n elements to dest on PE pe, and then updates *sig_addr there with signal. */
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

/* Returns a signal of the calling PE. */
inline std::uint64_t signal_fetch(const std::uint64_t *sig_addr) { return shmem_signal_fetch(sig_addr); }

/* Waits for a signal of the calling PE and returns its value. */
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

/* Operations that return a value return the previous value of *dest. */
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

/* Non-blocking operations: *fetch has the previous value after a quiet. */
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

/* An element of PE pe, with the members of std::atomic_ref of C++20. Each member is the atomic operation of that name above;
 * only fence and quiet order it. An object costs nothing to make or to copy. */
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
    /* Sets the element to `value` if it equals `expected`; otherwise stores the value of the element in `expected`. */
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

    /* These return nothing, because a value takes a round trip; fetch_add(1) returns it. */
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

/* Completes the operations that target the n listed PEs. */
template <class Context = default_context>
void pe_quiet(const int *pes, std::size_t n, const Context &context = {})
{
    detail::call(detail::forms_of(shmem_pe_quiet, shmem_ctx_pe_quiet), context, pes, n);
}

/* ---- Elements of an array that is distributed over all PEs ---- */

/* The place of an element: its PE, and its index in the part of that PE. */
struct place {
    int pe;
    std::size_t at;
};

/* Cyclic distribution: element i is on PE i % pes, at index i / pes of its part. */
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
    bool is_power = false; /* of 2: a division would cost more than the rest */
};

/* Distribution in blocks of `size`: element i is on PE i / size, at index i % size of its part. */
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

/* These functions read each index of a range once. `where` computes the place of an element and may be a function of the
 * program. All operations are in flight at once. source and dest are the symmetric address of the parts. */

/* dest[k] = element indices[k] for all k. Returns when all have arrived. */
template <class T, class Indices, class Where = cyclic, class Context = default_context>
void gather(T *dest, const T *source, const Indices &indices, const Where &where = Where(),
            const Context &context = {})
{
    detail::at_each(indices, where, [&](const place &from) {
        get_nbi(dest++, source + from.at, 1, from.pe, context);
    });
    quiet(context);
}

/* Element indices[k] = values[k] for all k. Complete after quiet or barrier_all. */
template <class T, class Indices, class Where = cyclic, class Context = default_context>
void scatter(T *dest, const Indices &indices, const T *values, const Where &where = Where(),
             const Context &context = {})
{
    detail::at_each(indices, where, [&](const place &to) { p(dest + to.at, *values++, to.pe, context); });
}

/* Element indices[k] += values[k] for all k, atomically, so that an index may appear several times. Complete after quiet or
 * barrier_all. */
template <class T, class Indices, class Where = cyclic, class Context = default_context>
void scatter_add(T *dest, const Indices &indices, const T *values, const Where &where = Where(),
                 const Context &context = {})
{
    detail::at_each(indices, where, [&](const place &to) { atomic_add(dest + to.at, *values++, to.pe, context); });
}

/* Element indices[k] += 1 for all k, atomically: a histogram. Complete after quiet or barrier_all. */
template <class T, class Indices, class Where = cyclic, class Context = default_context>
void scatter_inc(T *dest, const Indices &indices, const Where &where = Where(), const Context &context = {})
{
    detail::at_each(indices, where, [&](const place &to) { atomic_inc(dest + to.at, to.pe, context); });
}

/* ---- Waiting for objects of the calling PE ---- */

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

/* For n objects. Objects with a nonzero status are ignored; if status is null, none is ignored. */
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

/* Returns the index of an object that satisfies the condition, or SIZE_MAX. */
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

/* Stores the indices of the objects that satisfy the condition, and returns their number. */
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

/* Copies n elements from source on PE root of the team to dest on all its PEs. */
template <class T> void broadcast(shmem_team_t team, T *dest, const T *source, std::size_t n, int root)
{
    detail::check_element<T>();
    detail::check(detail::copies<T>::broadcast(team, dest, source, n * detail::units<T>, root),
                  "shmem_broadcast");
}

/* Concatenates the n elements of each PE in dest on all PEs. n may differ between PEs. */
template <class T> void collect(shmem_team_t team, T *dest, const T *source, std::size_t n)
{
    detail::check_element<T>();
    detail::check(detail::copies<T>::collect(team, dest, source, n * detail::units<T>), "shmem_collect");
}

/* Concatenates the n elements of each PE in dest on all PEs, with the same n on all PEs. */
template <class T> void fcollect(shmem_team_t team, T *dest, const T *source, std::size_t n)
{
    detail::check_element<T>();
    detail::check(detail::copies<T>::fcollect(team, dest, source, n * detail::units<T>), "shmem_fcollect");
}

/* Copies block j of n elements of source on PE i to block i of dest on PE j. */
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

/* The type whose bitwise reduction also works for T. */
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

/* Combine the sources of all PEs element by element in dest on all PEs. dest may be source. */
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

/* Sums over the PEs of the team with lower numbers: including the calling PE, and without it (0 on the first PE). */
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

/* A base of owners whose destructors are collective. They release nothing while an exception unwinds the stack. */
class collective_owner
{
  public:
    bool is_unwinding() const noexcept { return std::uncaught_exceptions() > exceptions; }
    bool may_give_back() const noexcept { return is_initialized() && !is_unwinding(); }

  private:
    int exceptions = std::uncaught_exceptions();
};

} // namespace detail

/* Initialises the library and finalizes it. Several objects may exist, each within the scope of the previous one. */
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

    /* The provided thread level, SHMEM_THREAD_SINGLE to SHMEM_THREAD_MULTIPLE, which may be below the requested one. */
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

/* A team made by a split, or a predefined team. It is empty on a PE that is not in the team. */
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

    /* Returns the number in `other` of PE `pe` of this team, or -1. */
    int translate_pe(int pe, shmem_team_t other) const { return shmem_team_translate_pe(handle, pe, other); }
    template <class T> T *ptr(T *dest, int pe) const
    {
        return static_cast<T *>(shmem_team_ptr(handle, dest, pe));
    }
    void sync() const { shmem::sync(handle); }

    /* Makes a team of `size` PEs of this team: start, start + stride and so on. It is empty on all other PEs. */
    team split_strided(int start, int stride, int size, int num_contexts = 0) const
    {
        const shmem_team_config_t config{num_contexts};
        shmem_team_t made = SHMEM_TEAM_INVALID;
        detail::check(
            shmem_team_split_strided(handle, start, stride, size, &config, mask(num_contexts), &made),
            "shmem_team_split_strided");
        return team(made);
    }

    /* Makes the teams of the row and of the column of the calling PE, with the PEs of this team in rows of xrange. */
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

/* A context of all PEs or of a team. The contexts of a team must be destroyed before the team. options is 0 or the bitwise
 * OR of SHMEM_CTX_SERIALIZED, SHMEM_CTX_PRIVATE and SHMEM_CTX_NOSTORE. The thread that made a private context destroys it. */
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

    /* Hints: the following operations may be aggregated, and their expected number. */
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

/* For elements without initial values: symmetric_array<double> a(n, shmem::uninitialized). */
struct uninitialized_type {
};
inline constexpr uninitialized_type uninitialized;

/* n elements of T on every PE, at symmetric addresses. All PEs call constructors and the destructor, with the same n. The
 * elements of all PEs have their initial values when a constructor returns. */
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

    /* The elements of the calling PE, and the symmetric address for all functions. */
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
    /* Returns a reference to element i on PE pe. */
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

/* One T on every PE. All PEs call the constructor and the destructor. */
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
    atomic_ref<T> on(int pe) noexcept { return one.on(pe, 0); } /* the copy on PE pe */

  private:
    symmetric_array<T> one;
};

} // namespace shmem

#endif
#endif
