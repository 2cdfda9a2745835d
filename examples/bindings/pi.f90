! OpenSHMEM from Fortran, by the module: PEs estimate pi together.
!
!     oshfort -O2 pi.f90 -o pi && oshrun -n 4 ./pi
!
! Procedures are the functions of C under their names, with kinds of iso_c_binding, which the module brings along. What other
! PEs read and write is `save` and `target`. (`use heddle` has all extensions, too.)
program pi
    use shmem
    implicit none
    integer(c_long), parameter :: steps = 100000, chunk = 1000
    integer(c_long), save, target :: turn = 0
    integer(c_long), allocatable, target :: mine(:)
    real(c_double), save, target :: part(1) = 0, whole(1) = 0, copy(1) = 0
    integer(c_long), pointer :: chunks(:)
    integer(c_long) :: first, had, i
    integer(c_int) :: me, n, pe

    call shmem_init()
    me = shmem_my_pe()
    n = shmem_n_pes()
    call c_f_pointer(shmem_calloc(int(n, c_size_t), c_sizeof(had)), chunks, [n])

    ! Each PE takes the next chunk of the integral from a counter on PE 0, by atomic additions.
    had = 0
    do
        first = shmem_atomic_fetch_add(turn, chunk, 0)
        if (first >= steps) exit
        had = had + 1
        part = part + sum([(4 / (1 + ((i + 0.5_c_double) / steps)**2), i = first, first + chunk - 1)]) / steps
    end do
    if (shmem_sum_reduce(SHMEM_TEAM_WORLD, whole, part, 1_c_size_t) /= 0) call shmem_global_exit(1)

    ! Every PE writes how many chunks it had into a table on PE 0, which waits for the last entry.
    call shmem_p(chunks(me + 1), had + 1, 0)
    if (me == 0) then
        call shmem_wait_until_all(chunks, int(n, c_size_t), cmp=SHMEM_CMP_GE, cmp_value=1_c_long)
        mine = chunks - 1
        print '(i0, a, f11.9, a, i0, a)', n, ' PEs: pi is ', whole(1), ', ', sum(mine), ' chunks'
    end if

    ! The estimate comes back to its right neighbour, which has the same.
    pe = mod(me + 1, n)
    call shmem_put(copy, whole, 1_c_size_t, pe)
    call shmem_barrier_all()
    if (copy(1) /= whole(1) .or. abs(whole(1) - 3.14159265358979_c_double) > 1e-9) call shmem_global_exit(1)
    call shmem_free(c_loc(chunks))
    call shmem_finalize()
end program
