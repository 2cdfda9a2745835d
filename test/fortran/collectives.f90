! Collectives of the historic interface: over all PEs, and over those behind PE 0.
program collectives
    implicit none
    include 'shmem.fh'
    external shmem_int4_and_to_all, shmem_int4_or_to_all, shmem_int4_xor_to_all, shmem_int4_max_to_all
    external shmem_int4_min_to_all, shmem_int4_sum_to_all, shmem_int4_prod_to_all
    external shmem_int8_and_to_all, shmem_int8_or_to_all, shmem_int8_xor_to_all, shmem_int8_max_to_all
    external shmem_int8_min_to_all, shmem_int8_sum_to_all, shmem_int8_prod_to_all
    external shmem_real4_max_to_all, shmem_real4_min_to_all, shmem_real4_sum_to_all, shmem_real4_prod_to_all
    external shmem_real8_max_to_all, shmem_real8_min_to_all, shmem_real8_sum_to_all, shmem_real8_prod_to_all
    external shmem_real16_max_to_all, shmem_real16_min_to_all, shmem_real16_sum_to_all, shmem_real16_prod_to_all
    external shmem_comp4_sum_to_all, shmem_comp4_prod_to_all, shmem_comp8_sum_to_all, shmem_comp8_prod_to_all
    external shmem_collect4, shmem_collect8, shmem_collect32, shmem_collect64
    external shmem_fcollect4, shmem_fcollect8, shmem_fcollect32, shmem_fcollect64
    integer, parameter :: room = 64
    integer(4) :: dest4(room), source4(room)
    integer(8) :: dest8(room), source8(room)
    real(4) :: rdest4(2), rsource4(2)
    real(8) :: rdest8(2), rsource8(2)
    real(16) :: rdest16(2), rsource16(2)
    complex(4) :: cdest4(2), csource4(2)
    complex(8) :: cdest8(2), csource8(2)
    real(16) :: space(room)
    integer :: odd, work(SHMEM_REDUCE_SYNC_SIZE) ! which begins between two longs
    common /packed/ dest8, source8, rdest8, rsource8, rdest16, rsource16, cdest4, csource4, cdest8, csource8, space, &
        dest4, source4, rdest4, rsource4, odd, work
    integer :: shmem_my_pe, shmem_n_pes, me, n, first, members

    call start_pes(0)
    me = shmem_my_pe()
    n = shmem_n_pes()
    work = SHMEM_SYNC_VALUE
    call expect(mod(loc(work), 8_8) == 4, 'a work array between two longs')
    call shmem_barrier_all()
    do first = 0, min(1, n - 1)
        members = n - first
        if (me >= first) call over_set
        call shmem_barrier_all()
    end do
    call shmem_finalize()

contains

    subroutine over_set
        integer :: i, ones(members)
        ones = [(i, i = first + 1, first + members)] ! what PEs bring
        call broadcast
        call exchange
        call gather(shmem_fcollect4, shmem_fcollect8, 2, 'fcollect4 and 8')
        call gather(shmem_fcollect32, shmem_fcollect64, 2, 'fcollect32 and 64')
        call gather(shmem_collect4, shmem_collect8, me + 1, 'collect4 and 8')
        call gather(shmem_collect32, shmem_collect64, me + 1, 'collect32 and 64')
        call integers(shmem_int4_and_to_all, shmem_int8_and_to_all, iall(ones), 'and')
        call integers(shmem_int4_or_to_all, shmem_int8_or_to_all, iany(ones), 'or')
        call integers(shmem_int4_xor_to_all, shmem_int8_xor_to_all, iparity(ones), 'xor')
        call integers(shmem_int4_max_to_all, shmem_int8_max_to_all, maxval(ones), 'integer max')
        call integers(shmem_int4_min_to_all, shmem_int8_min_to_all, minval(ones), 'integer min')
        call integers(shmem_int4_sum_to_all, shmem_int8_sum_to_all, sum(ones), 'integer sum')
        call integers(shmem_int4_prod_to_all, shmem_int8_prod_to_all, product(ones), 'integer prod')
        call reals(shmem_real4_max_to_all, shmem_real8_max_to_all, shmem_real16_max_to_all, maxval(ones), 'real max')
        call reals(shmem_real4_min_to_all, shmem_real8_min_to_all, shmem_real16_min_to_all, minval(ones), 'real min')
        call reals(shmem_real4_sum_to_all, shmem_real8_sum_to_all, shmem_real16_sum_to_all, sum(ones), 'real sum')
        call reals(shmem_real4_prod_to_all, shmem_real8_prod_to_all, shmem_real16_prod_to_all, product(ones), 'real prod')
        call complexes(shmem_comp4_sum_to_all, shmem_comp8_sum_to_all, sum(cmplx(0, ones, 8)), 'complex sum')
        call complexes(shmem_comp4_prod_to_all, shmem_comp8_prod_to_all, product(cmplx(0, ones, 8)), 'complex prod')
    end subroutine

    ! Before each of them: nobody is in the last one any more.
    subroutine begin
        integer :: i
        call shmem_barrier(first, 0, members, work)
        dest4 = 0
        dest8 = 0
        source4 = [(100 * me + i, i = 1, room)]
        source8 = source4
        call shmem_barrier(first, 0, members, work)
    end subroutine

    subroutine broadcast
        integer :: root
        root = first + members - 1
        call begin
        call shmem_broadcast4(dest4, source4, 2, members - 1, first, 0, members, work)
        call shmem_broadcast8(dest8, source8, 2, members - 1, first, 0, members, work)
        call expect(all(dest4(:3) == merge([0, 0, 0], [100 * root + 1, 100 * root + 2, 0], me == root)), 'broadcast4')
        call expect(all(dest8(:3) == merge([0, 0, 0], [100 * root + 1, 100 * root + 2, 0], me == root)), 'broadcast8')
        call begin
        call shmem_broadcast32(dest4, source4, 2, members - 1, first, 0, members, work)
        call shmem_broadcast64(dest8, source8, 2, members - 1, first, 0, members, work)
        call expect(all(dest4(:3) == merge([0, 0, 0], [100 * root + 1, 100 * root + 2, 0], me == root)), 'broadcast32')
        call expect(all(dest8(:3) == merge([0, 0, 0], [100 * root + 1, 100 * root + 2, 0], me == root)), 'broadcast64')
    end subroutine

    subroutine exchange
        integer :: i, mine
        mine = me - first + 1
        call begin
        call shmem_alltoall32(dest4, source4, 1, first, 0, members, work)
        call shmem_alltoall64(dest8, source8, 1, first, 0, members, work)
        call expect(all(dest4(:members) == [(100 * i + mine, i = first, n - 1)]), 'alltoall32')
        call expect(all(dest8(:members) == [(100 * i + mine, i = first, n - 1)]), 'alltoall64')
        call begin
        call shmem_alltoalls32(dest4, source4, 2, 1, 1, first, 0, members, work)
        call shmem_alltoalls64(dest8, source8, 1, 2, 1, first, 0, members, work)
        call expect(all(dest4(1:2 * members:2) == [(100 * i + mine, i = first, n - 1)]), 'alltoalls32')
        call expect(all(dest8(:members) == [(100 * i + 2 * mine - 1, i = first, n - 1)]), 'alltoalls64')
    end subroutine

    subroutine gather(collect4, collect8, elements, what)
        external collect4, collect8
        integer, intent(in) :: elements ! this PE's
        character(*), intent(in) :: what
        integer :: i, k, each(first:n - 1)
        each = merge(2, [(i + 1, i = first, n - 1)], what(1:1) == 'f')
        call begin
        call collect4(dest4, source4, elements, first, 0, members, work)
        call collect8(dest8, source8, elements, first, 0, members, work)
        call expect(all(dest4(:sum(each)) == [((100 * i + k, k = 1, each(i)), i = first, n - 1)]), what)
        call expect(all(dest8(:sum(each)) == [((100 * i + k, k = 1, each(i)), i = first, n - 1)]), what)
    end subroutine

    ! Two elements are reduced; the third stays as it is.
    subroutine integers(reduce4, reduce8, wanted, what)
        external reduce4, reduce8
        integer, intent(in) :: wanted
        character(*), intent(in) :: what
        call begin
        source4 = me + 1
        source8 = me + 1
        call reduce4(dest4, source4, 2, first, 0, members, space, work)
        call reduce8(dest8, source8, 2, first, 0, members, space, work)
        call expect(all(dest4(:3) == [wanted, wanted, 0]) .and. all(dest8(:3) == [wanted, wanted, 0]), what)
    end subroutine

    ! Of which the longest has one array for both.
    subroutine reals(reduce4, reduce8, reduce16, wanted, what)
        external reduce4, reduce8, reduce16
        integer, intent(in) :: wanted
        character(*), intent(in) :: what
        call begin
        rsource4 = me + 1
        rsource8 = me + 1
        rsource16 = me + 1
        call reduce4(rdest4, rsource4, 2, first, 0, members, space, work)
        call reduce8(rdest8, rsource8, 2, first, 0, members, space, work)
        call reduce16(rsource16, rsource16, 2, first, 0, members, space, work)
        call expect(all(rdest4 == wanted) .and. all(rdest8 == wanted) .and. all(rsource16 == wanted), what)
    end subroutine

    subroutine complexes(reduce4, reduce8, wanted, what)
        external reduce4, reduce8
        complex(8), intent(in) :: wanted
        character(*), intent(in) :: what
        call begin
        csource4 = cmplx(0, me + 1)
        csource8 = cmplx(0, me + 1, 8)
        call reduce4(cdest4, csource4, 2, first, 0, members, space, work)
        call reduce8(cdest8, csource8, 2, first, 0, members, space, work)
        call expect(all(cdest4 == cmplx(wanted, kind=4)) .and. all(cdest8 == wanted), what)
    end subroutine

end program
