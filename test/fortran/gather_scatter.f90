! The gather and scatter of a spectral element code: each PE has points that it shares with neighbours, and each shared point
! becomes the sum of the values of its PEs. A PE sends its values of a round into a slab of the neighbour, with a signal that
! is set to the number of the round, and waits for the neighbours' signals. An acknowledgement, which a neighbour sets, frees
! the slab for the round after the next. The module `binding` has the procedures and the numbers of the constants.
program gather_scatter
    use, intrinsic :: iso_c_binding
    use binding
    implicit none
    integer, parameter :: points = 1000, rounds = 50, slabs = 2
    integer :: me, n, round, k
    integer, allocatable :: neighbours(:)
    integer(c_int), target :: provided
    type(c_ptr) :: at_slabs, at_signals, at_acks
    real(c_double), pointer :: received(:, :, :)   ! point, slab, PE that sends
    integer(c_int64_t), pointer :: signals(:), acks(:)
    real(c_double), allocatable, target :: values(:), sums(:)

    if (shmem_init_thread(THREAD_MULTIPLE, c_loc(provided)) /= 0) error stop "no threads"
    me = shmem_my_pe()
    n = shmem_n_pes()
    neighbours = neighbours_of(me)
    at_slabs = shmem_malloc(int(8, c_size_t) * points * slabs * n)
    at_signals = shmem_calloc(int(n, c_size_t), 8_c_size_t)
    at_acks = shmem_calloc(int(n, c_size_t), 8_c_size_t)
    call c_f_pointer(at_slabs, received, [points, slabs, n])
    call c_f_pointer(at_signals, signals, [n])
    call c_f_pointer(at_acks, acks, [n])
    allocate (values(points), sums(points))
    call shmem_barrier_all()
    do round = 1, rounds
        values = value_of(me, round, [(k, k=1, points)])
        call send(round)
        call receive(round)
        call check(round)
    end do
    call shmem_barrier_all()
    if (me == 0) print '(i0, a)', n, " PEs: right sums"
    call shmem_free(at_acks)
    call shmem_free(at_signals)
    call shmem_free(at_slabs)
    call shmem_finalize()

contains

    ! The PEs at a distance of one and two in a ring, each once.
    function neighbours_of(pe) result(list)
        integer, intent(in) :: pe
        integer, allocatable :: list(:)
        integer :: distance, sign, other
        allocate (list(0))
        do distance = 1, 2
            do sign = -1, 1, 2
                other = modulo(pe + sign * distance, n)
                if (other /= pe .and. .not. any(list == other)) list = [list, other]
            end do
        end do
    end function

    elemental real(c_double) function value_of(pe, round, point)
        integer, intent(in) :: pe, round, point
        value_of = 1000 * pe + 7 * round + 0.5_c_double * point
    end function

    subroutine send(round)
        integer, intent(in) :: round
        integer :: k, to
        integer(c_int64_t) :: seen
        do k = 1, size(neighbours)
            to = neighbours(k)
            if (round > slabs) then
                call shmem_uint64_wait_until(c_loc(acks(to + 1)), CMP_GE, int(round - slabs, c_int64_t))
            end if
            call shmem_putmem_signal_nbi(c_loc(received(1, slab_of(round), me + 1)), c_loc(values), int(8 * points, c_size_t), &
                                         c_loc(signals(me + 1)), int(round, c_int64_t), SIGNAL_SET, int(to, c_int))
        end do
        sums = values
        do k = 1, size(neighbours)
            seen = shmem_signal_wait_until(c_loc(signals(neighbours(k) + 1)), CMP_GE, int(round, c_int64_t))
            if (seen < round) error stop "the wait ended too early"
        end do
    end subroutine

    subroutine receive(round)
        integer, intent(in) :: round
        integer :: k, from
        do k = 1, size(neighbours)
            from = neighbours(k)
            sums = sums + received(:, slab_of(round), from + 1)
            call shmem_uint64_atomic_set(c_loc(acks(me + 1)), int(round, c_int64_t), int(from, c_int))
        end do
        call shmem_quiet() ! values are overwritten in the next round
    end subroutine

    subroutine check(round)
        integer, intent(in) :: round
        integer :: point, k
        real(c_double) :: wanted
        do point = 1, points
            wanted = value_of(me, round, point)
            do k = 1, size(neighbours)
                wanted = wanted + value_of(neighbours(k), round, point)
            end do
            if (sums(point) /= wanted) then
                print *, "PE", me, "round", round, "point", point, "has", sums(point), "not", wanted
                error stop "wrong sum"
            end if
        end do
    end subroutine

    pure integer function slab_of(round)
        integer, intent(in) :: round
        slab_of = 1 + modulo(round, slabs)
    end function
end program
