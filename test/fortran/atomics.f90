! Atomic operations, waiting and locks of the historic interface.
program atomics
    implicit none
    include 'shmem.fh'
    integer(4) :: shmem_int4_fetch, shmem_int4_swap, shmem_int4_cswap, shmem_int4_fadd, shmem_int4_finc
    integer(8) :: shmem_int8_fetch, shmem_int8_swap, shmem_int8_cswap, shmem_int8_fadd, shmem_int8_finc
    real(4) :: shmem_real4_fetch, shmem_real4_swap
    real(8) :: shmem_real8_fetch, shmem_real8_swap
    integer :: shmem_swap, shmem_test_lock
    integer(4), save :: i4 = 0, flag4 = 0
    integer(8), save :: i8 = 0, flag8 = 0
    integer, save :: i = 0, flag = 0, between(3) = 0, counted = 0
    real(4), save :: r4 = 0
    real(8), save :: r8 = 0
    integer :: shmem_my_pe, shmem_n_pes, me, n, after, k, seen

    call shmem_init()
    me = shmem_my_pe()
    n = shmem_n_pes()
    after = mod(me + 1, n)

    do k = 1, 10
        call shmem_int4_inc(i4, 0)
        call shmem_int8_add(i8, 3000000000_8, 0)
    end do
    call expect(shmem_int4_finc(i4, 0) >= 10, 'int4_finc')
    call expect(shmem_int8_fadd(i8, 1_8, 0) >= 30000000000_8, 'int8_fadd')
    call shmem_barrier_all()
    call expect(shmem_int4_fetch(i4, 0) == 11 * n, 'int4_inc and int4_fetch')
    call expect(shmem_int8_fetch(i8, 0) == (30000000000_8 + 1) * n, 'int8_add and int8_fetch')
    call shmem_barrier_all()

    call shmem_int4_set(i4, 5, after)
    call shmem_int8_set(i8, 6_8, after)
    call shmem_real4_set(r4, 1.5, after)
    call shmem_real8_set(r8, 2.5d0, after)
    call shmem_barrier_all()
    call expect(shmem_int4_cswap(i4, 4, 7, after) == 5 .and. shmem_int4_cswap(i4, 5, 8, after) == 5, 'int4_cswap')
    call expect(shmem_int8_cswap(i8, 7_8, 1_8, after) == 6 .and. shmem_int8_cswap(i8, 6_8, 9_8, after) == 6, 'int8_cswap')
    call expect(shmem_int4_swap(i4, 1, after) == 8, 'int4_swap')
    call expect(shmem_int8_swap(i8, 2_8, after) == 9, 'int8_swap')
    call expect(shmem_real4_swap(r4, 3.5, after) == 1.5 .and. shmem_real4_fetch(r4, after) == 3.5, 'real4_swap')
    call expect(shmem_real8_swap(r8, 4.5d0, after) == 2.5d0 .and. shmem_real8_fetch(r8, after) == 4.5d0, 'real8_swap')
    call expect(shmem_swap(i, 7, after) == 0, 'swap')
    call shmem_int4_add(i4, 10, after)
    call shmem_int8_inc(i8, after)
    call expect(shmem_int4_fadd(i4, 0, after) == 11 .and. shmem_int8_finc(i8, after) == 3, 'int4_add and int8_inc')
    call shmem_barrier_all()

    call shmem_int4_set(flag4, me + 1, after)
    call shmem_fence()
    call shmem_int8_set(flag8, me + 1_8, after)
    call shmem_int8_wait_until(flag8, SHMEM_CMP_GE, 1_8)
    call shmem_int4_wait(flag4, 0)
    call shmem_int4_wait_until(flag4, SHMEM_CMP_NE, 0)
    call shmem_int8_wait(flag8, 0_8)
    call shmem_integer_put(flag, [1], 1, after)
    call shmem_wait(flag, 0)
    call shmem_wait_until(flag, SHMEM_CMP_EQ, 1)
    call expect(flag4 == mod(me + n - 1, n) + 1, 'the flag')
    call shmem_barrier_all()

    ! A default integer between two others is the lock, and neither of these is touched.
    do k = 1, 50
        call shmem_set_lock(between(2))
        call shmem_integer_get(seen, counted, 1, 0)
        call shmem_integer_put(counted, [seen + 1], 1, 0)
        call shmem_clear_lock(between(2))
    end do
    call shmem_barrier_all()
    call shmem_integer_get(seen, counted, 1, 0)
    call expect(seen == 50 * n, 'what the lock protects')
    call expect(between(1) == 0 .and. between(3) == 0, 'the words beside the lock')
    if (me == 0) call expect(shmem_test_lock(between(2)) == 0, 'test_lock of one that is free')
    call shmem_barrier_all()
    if (me /= 0) call expect(shmem_test_lock(between(2)) /= 0, 'test_lock of one that is not')
    call shmem_barrier_all()
    if (me == 0) call shmem_clear_lock(between(2))

    ! Tickets pass their largest value.
    if (me == 0) then
        between(2) = -1
        call shmem_set_lock(between(2))
        call expect(shmem_test_lock(between(2)) /= 0, 'test_lock where tickets begin anew')
        call shmem_clear_lock(between(2))
        call expect(between(2) == 0, 'where tickets begin anew')
    end if
    call shmem_finalize()
end program
