// Static objects of C++: members, templates, inline variables and function-local ones are symmetric too.
#include <shmem.h>
#include <cstdio>

struct counted {
    static long member;
    static inline long inline_member = 5;
};
long counted::member = 4;
template <typename T> struct holder {
    static T value;
};
template <typename T> T holder<T>::value = 6;
namespace {
long anonymous;
struct constructed {
    constructed() { anonymous = 12; }
} before_main;
}

static long *local_static()
{
    static long local = anonymous + 1; // dynamically initialised
    return &local;
}

int main()
{
    long *objects[] = {&counted::member, &counted::inline_member, &holder<long>::value, &anonymous,
                       local_static()};
    const long initial[] = {4, 5, 6, 12, 13};
    int wrong = 0, i = 0;
    for (long *object : objects) wrong += *object != initial[i++];
    shmem_init();
    int me = shmem_my_pe(), n = shmem_n_pes();
    for (long *object : objects) shmem_long_p(object, 10 + me, (me + 1) % n);
    shmem_barrier_all();
    for (long *object : objects) wrong += *object != 10 + (me + n - 1) % n;
    if (wrong) std::fprintf(stderr, "PE %d: %d wrong\n", me, wrong);
    shmem_finalize();
    return wrong != 0;
}
