/* For calls.c, which includes it for each type: p and g of type T, called NAME in their names. */
#define JOIN_(a, b, c) a##b##c
#define JOIN(a, b, c)  JOIN_(a, b, c)

void JOIN(shmem_, NAME, _p)(T *dest, T value, int pe)
{
    calls++;
    JOIN(pshmem_, NAME, _p)(dest, value, pe);
}

T JOIN(shmem_, NAME, _g)(const T *source, int pe)
{
    calls++;
    return JOIN(pshmem_, NAME, _g)(source, pe);
}

#undef JOIN
#undef JOIN_
#undef NAME
#undef T
