! The module shmem_c, by the names of binding_foreign.f90.
module binding
    use shmem_c
    implicit none
    integer(c_int), parameter :: THREAD_MULTIPLE = SHMEM_THREAD_MULTIPLE, SIGNAL_SET = SHMEM_SIGNAL_SET, CMP_GE = SHMEM_CMP_GE
end module
