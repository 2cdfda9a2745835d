! Ends the job with a line if a condition does not hold.
subroutine expect(holds, what)
    implicit none
    logical, intent(in) :: holds
    character(*), intent(in) :: what
    integer :: my_pe
    if (holds) return
    print '(a, i0, 2a)', 'failed on PE ', my_pe(), ': ', what
    flush (6)
    call shmem_global_exit(1)
end subroutine
