! Every put and get of the historic interface, by the size of the elements that it is to move.
program transfers
    implicit none
    include 'shmem.fh'
    external shmem_put4, shmem_put8, shmem_put32, shmem_put64, shmem_put128, shmem_putmem
    external shmem_get4, shmem_get8, shmem_get32, shmem_get64, shmem_get128, shmem_getmem
    external shmem_character_put, shmem_complex_put, shmem_double_put, shmem_integer_put, shmem_logical_put, shmem_real_put
    external shmem_character_get, shmem_complex_get, shmem_double_get, shmem_integer_get, shmem_logical_get, shmem_real_get
    external shmem_put4_nbi, shmem_put8_nbi, shmem_put32_nbi, shmem_put64_nbi, shmem_put128_nbi, shmem_putmem_nbi
    external shmem_get4_nbi, shmem_get8_nbi, shmem_get32_nbi, shmem_get64_nbi, shmem_get128_nbi, shmem_getmem_nbi
    external shmem_character_put_nbi, shmem_complex_put_nbi, shmem_double_put_nbi
    external shmem_integer_put_nbi, shmem_logical_put_nbi, shmem_real_put_nbi
    external shmem_character_get_nbi, shmem_complex_get_nbi, shmem_double_get_nbi
    external shmem_integer_get_nbi, shmem_logical_get_nbi, shmem_real_get_nbi
    external shmem_put64_nb, shmem_get64_nb, shmem_putmem_nb, shmem_getmem_nb
    external shmem_iput4, shmem_iput8, shmem_iput32, shmem_iput64, shmem_iput128
    external shmem_iget4, shmem_iget8, shmem_iget32, shmem_iget64, shmem_iget128
    external shmem_complex_iput, shmem_double_iput, shmem_integer_iput, shmem_logical_iput, shmem_real_iput
    external shmem_complex_iget, shmem_double_iget, shmem_integer_iget, shmem_logical_iget, shmem_real_iget
    integer, parameter :: room = 256
    integer(1), save :: symmetric(room), wanted(room), local(room)
    integer :: my_pe, num_pes, me, after, before, n

    call shmem_init()
    me = my_pe()
    n = num_pes()
    after = mod(me + 1, n)
    before = mod(me + n - 1, n)
    call both(shmem_put4, shmem_get4, 4, 'put4')
    call both(shmem_put8, shmem_get8, 8, 'put8')
    call both(shmem_put32, shmem_get32, 4, 'put32')
    call both(shmem_put64, shmem_get64, 8, 'put64')
    call both(shmem_put128, shmem_get128, 16, 'put128')
    call both(shmem_putmem, shmem_getmem, 1, 'putmem')
    call both(shmem_character_put, shmem_character_get, 1, 'character_put')
    call both(shmem_complex_put, shmem_complex_get, 8, 'complex_put')
    call both(shmem_double_put, shmem_double_get, 8, 'double_put')
    call both(shmem_integer_put, shmem_integer_get, 4, 'integer_put')
    call both(shmem_logical_put, shmem_logical_get, 4, 'logical_put')
    call both(shmem_real_put, shmem_real_get, 4, 'real_put')
    call both(shmem_put4_nbi, shmem_get4_nbi, 4, 'put4_nbi')
    call both(shmem_put8_nbi, shmem_get8_nbi, 8, 'put8_nbi')
    call both(shmem_put32_nbi, shmem_get32_nbi, 4, 'put32_nbi')
    call both(shmem_put64_nbi, shmem_get64_nbi, 8, 'put64_nbi')
    call both(shmem_put128_nbi, shmem_get128_nbi, 16, 'put128_nbi')
    call both(shmem_putmem_nbi, shmem_getmem_nbi, 1, 'putmem_nbi')
    call both(shmem_character_put_nbi, shmem_character_get_nbi, 1, 'character_put_nbi')
    call both(shmem_complex_put_nbi, shmem_complex_get_nbi, 8, 'complex_put_nbi')
    call both(shmem_double_put_nbi, shmem_double_get_nbi, 8, 'double_put_nbi')
    call both(shmem_integer_put_nbi, shmem_integer_get_nbi, 4, 'integer_put_nbi')
    call both(shmem_logical_put_nbi, shmem_logical_get_nbi, 4, 'logical_put_nbi')
    call both(shmem_real_put_nbi, shmem_real_get_nbi, 4, 'real_put_nbi')
    call both(shmem_put64_nb, shmem_get64_nb, 8, 'put64_nb')
    call both(shmem_putmem_nb, shmem_getmem_nb, 1, 'putmem_nb')
    call strided(shmem_iput4, shmem_iget4, 4, 'iput4')
    call strided(shmem_iput8, shmem_iget8, 8, 'iput8')
    call strided(shmem_iput32, shmem_iget32, 4, 'iput32')
    call strided(shmem_iput64, shmem_iget64, 8, 'iput64')
    call strided(shmem_iput128, shmem_iget128, 16, 'iput128')
    call strided(shmem_complex_iput, shmem_complex_iget, 8, 'complex_iput')
    call strided(shmem_double_iput, shmem_double_iget, 8, 'double_iput')
    call strided(shmem_integer_iput, shmem_integer_iget, 4, 'integer_iput')
    call strided(shmem_logical_iput, shmem_logical_iget, 4, 'logical_iput')
    call strided(shmem_real_iput, shmem_real_iget, 4, 'real_iput')
    call shmem_finalize()

contains

    ! What PE has in byte i.
    elemental integer(1) function byte(pe, i)
        integer, intent(in) :: pe, i
        byte = int(mod(7 * pe + i, 100) + 1, 1)
    end function

    ! Three elements to the next PE, and back from it; what is behind them stays as it is.
    subroutine both(put, get, bytes, what)
        external put, get
        integer, intent(in) :: bytes
        character(*), intent(in) :: what
        integer :: i
        symmetric = 0
        local = byte(me, [(i, i = 1, room)])
        call shmem_barrier_all()
        call put(symmetric, local, 3, after)
        call shmem_barrier_all()
        wanted = 0
        wanted(:3 * bytes) = byte(before, [(i, i = 1, 3 * bytes)])
        call expect(all(symmetric == wanted), what)
        local = 0
        call get(local, symmetric, 3, after)
        call shmem_quiet()
        wanted(:3 * bytes) = byte(me, [(i, i = 1, 3 * bytes)])
        call expect(all(local == wanted), 'the get of ' // what)
        call shmem_barrier_all()
    end subroutine

    ! Every other element goes to every third, and comes back.
    subroutine strided(iput, iget, bytes, what)
        external iput, iget
        integer, intent(in) :: bytes
        character(*), intent(in) :: what
        integer :: i, k
        symmetric = 0
        local = byte(me, [(i, i = 1, room)])
        call shmem_barrier_all()
        call iput(symmetric, local, 3, 2, 4, after)
        call shmem_barrier_all()
        wanted = 0
        do k = 0, 3
            wanted(3 * k * bytes + 1:(3 * k + 1) * bytes) = byte(before, [(2 * k * bytes + i, i = 1, bytes)])
        end do
        call expect(all(symmetric == wanted), what)
        local = 0
        call iget(local, symmetric, 1, 3, 4, after)
        wanted = 0
        do k = 0, 3
            wanted(k * bytes + 1:(k + 1) * bytes) = byte(me, [(2 * k * bytes + i, i = 1, bytes)])
        end do
        call expect(all(local == wanted), 'the iget of ' // what)
        call shmem_barrier_all()
    end subroutine

end program
