! A binding that a program brings itself, with the numbers of Open MPI and HPE, as Neko does. Wants HEDDLE_CONSTANTS=openmpi.
module binding
    use, intrinsic :: iso_c_binding
    implicit none
    integer(c_int), parameter :: THREAD_MULTIPLE = 3, SIGNAL_SET = 1, CMP_GE = 5
    interface
        integer(c_int) function shmem_init_thread(requested, provided) bind(C)
            import
            integer(c_int), value :: requested
            type(c_ptr), value :: provided
        end function
        subroutine shmem_finalize() bind(C)
        end subroutine
        integer(c_int) function shmem_my_pe() bind(C)
            import
        end function
        integer(c_int) function shmem_n_pes() bind(C)
            import
        end function
        subroutine shmem_barrier_all() bind(C)
        end subroutine
        subroutine shmem_quiet() bind(C)
        end subroutine
        type(c_ptr) function shmem_malloc(size) bind(C)
            import
            integer(c_size_t), value :: size
        end function
        type(c_ptr) function shmem_calloc(count, size) bind(C)
            import
            integer(c_size_t), value :: count, size
        end function
        subroutine shmem_free(address) bind(C)
            import
            type(c_ptr), value :: address
        end subroutine
        subroutine shmem_putmem_signal_nbi(dest, source, nelems, sig_addr, signal, sig_op, pe) bind(C)
            import
            type(c_ptr), value :: dest, source, sig_addr
            integer(c_size_t), value :: nelems
            integer(c_int64_t), value :: signal
            integer(c_int), value :: sig_op, pe
        end subroutine
        integer(c_int64_t) function shmem_signal_wait_until(sig_addr, cmp, cmp_value) bind(C)
            import
            type(c_ptr), value :: sig_addr
            integer(c_int), value :: cmp
            integer(c_int64_t), value :: cmp_value
        end function
        subroutine shmem_uint64_wait_until(ivar, cmp, cmp_value) bind(C)
            import
            type(c_ptr), value :: ivar
            integer(c_int), value :: cmp
            integer(c_int64_t), value :: cmp_value
        end subroutine
        subroutine shmem_uint64_atomic_set(dest, value, pe) bind(C)
            import
            type(c_ptr), value :: dest
            integer(c_int64_t), value :: value
            integer(c_int), value :: pe
        end subroutine
    end interface
end module
