/* shmemx.hpp: shmem.hpp, and requests of shmemx.h as objects.
 *
 *     shmem::request request;
 *     request.put(dest, values, next);             // posted
 *     request.get(mine, source, previous);
 *     compute();
 *     request.wait();                              // these two are complete
 *
 * A request completes only the operations that were posted to it. Its destructor waits for outstanding ones. */
#ifndef HEDDLE_SHMEMX_HPP
#define HEDDLE_SHMEMX_HPP

#include <shmem.hpp>
#include <shmemx.h>

#include <vector>

namespace shmem
{

namespace detail
{

/* Maps any integer type of 4 or 8 bytes to the functions of that size. */
template <class T> struct bits_nbe {
    static_assert((std::is_integral_v<T> || std::is_enum_v<T>)&&(sizeof(T) == 4 || sizeof(T) == 8),
                  "shmem: atomic operations of a request exist for integers of 4 and 8 bytes");
    static constexpr bool is_long = sizeof(T) == 8;
    using word = std::conditional_t<is_long, std::uint64_t, std::uint32_t>;
};

/* Chooses the function of two that takes T. */
template <class T, class Short, class Long> constexpr auto nbe_of(Short of_4, Long of_8)
{
    if constexpr (bits_nbe<T>::is_long) return of_8;
    else return of_4;
}

template <class T> using nbe_word = typename bits_nbe<T>::word;

} // namespace detail

/* A set of operations to wait for. One thread at a time posts to it or waits for it, unless it was made with
 * SHMEMX_REQUEST_SHARED. Objects that `dest` names, and objects that receive data, must live until it is complete. */
class request
{
  public:
    request() = default; /* the first operation makes it */
    explicit request(long options)
    {
        detail::check(shmemx_request_alloc(options, &handle), "shmemx_request_alloc");
    }
    request(request &&other) noexcept : handle(std::exchange(other.handle, SHMEMX_REQUEST_NULL)) {}
    request &operator=(request &&other) noexcept
    {
        if (this == &other) return *this;
        end();
        handle = std::exchange(other.handle, SHMEMX_REQUEST_NULL);
        return *this;
    }
    ~request() { end(); }

    /* The handle, for C functions. */
    shmemx_request_h *get_address() noexcept { return &handle; }

    /* True if it stands for no operation. */
    bool is_null() const noexcept { return handle == SHMEMX_REQUEST_NULL; }

    /* Copies n elements to dest on PE pe. The source may be reused when the request is complete, or after wait_local. */
    template <class T> void put(T *dest, const T *source, std::size_t n, int pe)
    {
        detail::check_element<T>();
        shmemx_putmem_nbe(dest, source, n * sizeof(T), pe, &handle);
    }
    template <class T, class Range, class = detail::if_elements<T, const Range &>>
    void put(T *dest, const Range &source, int pe)
    {
        put(dest, static_cast<const T *>(std::data(source)), std::size(source), pe);
    }

    /* Copies n elements from source on PE pe to dest. They have arrived when the request is complete. */
    template <class T> void get(T *dest, const T *source, std::size_t n, int pe)
    {
        detail::check_element<T>();
        shmemx_getmem_nbe(dest, source, n * sizeof(T), pe, &handle);
    }
    template <class Range, class T, class = detail::if_elements<T, Range &>>
    void get(Range &&dest, const T *source, int pe)
    {
        get(static_cast<T *>(std::data(dest)), source, std::size(dest), pe);
    }

    /* Atomic operations. `fetch` has the previous value of *dest when the request is complete. */
    template <class T> void atomic_add(T *dest, detail::same_t<T> value, int pe)
    {
        using word = detail::nbe_word<T>;
        constexpr auto add = detail::nbe_of<T>(shmemx_uint32_atomic_add_nbe, shmemx_uint64_atomic_add_nbe);
        add(detail::as<word>(dest), static_cast<word>(value), pe, &handle);
    }
    template <class T> void atomic_fetch_add(T *fetch, T *dest, detail::same_t<T> value, int pe)
    {
        using word = detail::nbe_word<T>;
        constexpr auto add = detail::nbe_of<T>(shmemx_uint32_atomic_fetch_add_nbe, shmemx_uint64_atomic_fetch_add_nbe);
        add(detail::as<word>(fetch), detail::as<word>(dest), static_cast<word>(value), pe, &handle);
    }
    template <class T> void atomic_set(T *dest, detail::same_t<T> value, int pe)
    {
        using word = detail::nbe_word<T>;
        constexpr auto set = detail::nbe_of<T>(shmemx_uint32_atomic_set_nbe, shmemx_uint64_atomic_set_nbe);
        set(detail::as<word>(dest), static_cast<word>(value), pe, &handle);
    }
    template <class T> void atomic_fetch(T *fetch, const T *source, int pe)
    {
        using word = detail::nbe_word<T>;
        constexpr auto load = detail::nbe_of<T>(shmemx_uint32_atomic_fetch_nbe, shmemx_uint64_atomic_fetch_nbe);
        load(detail::as<word>(fetch), detail::as<word>(source), pe, &handle);
    }

    /* Orders deliveries at each PE: later operations come after the puts and atomic operations that were posted before. */
    void fence() const { shmemx_request_fence(handle); }

    void wait() { detail::check(shmemx_request_wait(&handle), "shmemx_request_wait"); }

    /* Waits until sources may be reused and fetched data has arrived. */
    void wait_local() { detail::check(shmemx_request_wait_local(&handle), "shmemx_request_wait_local"); }

    /* Returns true if wait() would return at once, and does what it does then. */
    bool test()
    {
        int is_complete = 0;
        detail::check(shmemx_request_test(&handle, &is_complete), "shmemx_request_test");
        return is_complete;
    }

    /* Takes over the operations of other requests, which become null. */
    void merge(request &other)
    {
        detail::check(shmemx_request_merge(&handle, 1, &other.handle), "shmemx_request_merge");
    }

  private:
    void end() noexcept
    {
        if (!is_null() && is_initialized()) shmemx_request_free(&handle);
    }

    shmemx_request_h handle = SHMEMX_REQUEST_NULL;
};

static_assert(sizeof(request) == sizeof(shmemx_request_h), "an array of requests is one of handles");

/* Waits for all requests of a std::vector, std::array, std::span or array. */
template <class Requests> void wait_all(Requests &&requests)
{
    if (std::size(requests))
        detail::check(shmemx_request_wait_all(std::size(requests), std::data(requests)->get_address()),
                      "shmemx_request_wait_all");
}

/* Waits for one request and returns its index, or the number of requests if all are null. */
template <class Requests> std::size_t wait_any(Requests &&requests)
{
    std::size_t at = 0;
    if (!std::size(requests)) return 0;
    detail::check(shmemx_request_wait_any(std::size(requests), std::data(requests)->get_address(), &at),
                  "shmemx_request_wait_any");
    return at == SIZE_MAX ? std::size(requests) : at;
}

/* Waits for at least one request and returns the indices of all that are complete; none if all are null. */
template <class Requests> std::vector<std::size_t> wait_some(Requests &&requests)
{
    std::size_t n = 0;
    std::vector<std::size_t> places(std::size(requests));
    if (!places.empty())
        detail::check(shmemx_request_wait_some(places.size(), std::data(requests)->get_address(), &n, places.data()),
                      "shmemx_request_wait_some");
    places.resize(n);
    return places;
}

} // namespace shmem

#endif
