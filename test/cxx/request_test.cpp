/* shmemx.hpp: requests as objects. Each PE works on the next one, which with 1 PE is itself. */
#include <shmemx.hpp>

#include <array>
#include <vector>

#include "test.h"

namespace
{

int me, n, next, previous;

void test_copies()
{
    struct pair {
        char a;
        double b;
    };
    constexpr int length = 5000;
    shmem::symmetric_array<long> to(length, 0), from(length, 0);
    shmem::symmetric<pair> both;
    std::vector<long> mine(length), got(length);
    for (int i = 0; i < length; i++) mine[i] = me + i, from[i] = -me - i;
    const pair one{static_cast<char>('a' + me % 26), 0.5 * me};
    shmem::barrier_all();

    shmem::request request;
    check(request.is_null());
    request.put(to.data(), mine, next);
    request.put(both.data(), &one, 1, next);
    request.get(got, from.data(), next);
    check(!request.is_null());
    request.wait_local();
    std::fill(mine.begin(), mine.end(), 0);
    request.wait();
    check(request.is_null());
    shmem::barrier_all();
    for (int i = 0; i < length; i++) check(to[i] == previous + i && got[i] == -next - i);
    check(both->a == 'a' + previous % 26 && both->b == 0.5 * previous);
}

enum class colour : unsigned { red = 1, blue = 2 };

void test_atomics()
{
    shmem::symmetric<long> sum;
    shmem::symmetric<int> count;
    shmem::symmetric<colour> paint(colour::red);
    long before = -1;
    int seen = -1;
    {
        shmem::request request(SHMEMX_REQUEST_PERSISTENT);
        request.atomic_add(sum.data(), -3, 0);
        request.atomic_set(paint.data(), colour::blue, next);
        request.wait();
        check(!request.is_null());
        shmem::barrier_all();
        request.atomic_fetch_add(&before, sum.data(), 0, 0);
        request.atomic_fetch(&seen, count.data(), next);
        while (!request.test()) {
        }
        check(before == -3L * n && seen == 0 && *paint == colour::blue);
        request.atomic_add(count.data(), 2, next);
    } /* its end waits */
    shmem::barrier_all();
    check_equal(*count, 2);
}

/* A flag of its own, behind what it tells of. */
void test_fence()
{
    shmem::symmetric<long> data, flag;
    shmem::request request;
    const long value = 100 + me;
    request.put(data.data(), &value, 1, next);
    request.fence();
    request.atomic_set(flag.data(), 1, next);
    shmem::wait_until(flag.data(), shmem::compare::eq, 1);
    check_equal(*data, 100 + previous);
    request.wait();
    shmem::barrier_all();
}

void test_many()
{
    constexpr int count = 5;
    shmem::symmetric_array<long> words(count, 0);
    std::vector<shmem::request> requests(count);
    std::array<shmem::request, 2> none;
    check(shmem::wait_any(none) == 2 && shmem::wait_some(none).empty());
    for (int i = 0; i < count; i++) requests[i].atomic_add(words.data() + i, i + 1, next);
    requests[0].merge(requests[1]);
    check(requests[1].is_null());
    std::size_t first = shmem::wait_any(requests);
    check(first < count && first != 1 && requests[first].is_null());
    for (std::size_t place : shmem::wait_some(requests)) check(place != first && requests[place].is_null());
    shmem::wait_all(requests);
    for (auto &request : requests) check(request.is_null());
    shmem::request moved(std::move(requests[0]));
    moved.atomic_add(words.data(), 1, next);
    requests[2] = std::move(moved);
    requests[2].wait();
    shmem::barrier_all();
    for (int i = 0; i < count; i++) check_equal(words[i], i ? i + 1 : 2);
}

} // namespace

int main()
{
    shmem::runtime runtime;
    me = shmem::my_pe(), n = shmem::n_pes();
    next = (me + 1) % n, previous = (me + n - 1) % n;
    test_copies(), test_atomics(), test_fence(), test_many();
    shmem::barrier_all();
    return test_result();
}
