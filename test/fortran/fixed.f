C     The historic interface as programs in fixed form use it: the heap by Cray's pointers, pointers to other PEs, queries.
      program fixed
      include 'mpp/shmem.fh'
      integer me, n, after, shmem_my_pe, shmem_n_pes, num_pes
      integer major, minor, errcode, i
      integer block(100), theirs(*)
      pointer (address, block)
      pointer (other, theirs)
      integer shared(4)
      common /symmetric/ shared
      character*(SHMEM_MAX_NAME_LEN) name
      integer*8 before

      call shmem_init()
      me = shmem_my_pe()
      n = shmem_n_pes()
      call expect(num_pes() .eq. n, 'num_pes')
      after = mod(me + 1, n)

      call shmem_info_get_version(major, minor)
      call expect(major .eq. SHMEM_MAJOR_VERSION, 'the version')
      call shmem_info_get_name(name)
      call expect(name .eq. SHMEM_VENDOR_STRING, 'the name')
      call expect(shmem_pe_accessible(after), 'an accessible PE')
      call expect(.not. shmem_pe_accessible(n), 'no such PE')
      call expect(shmem_addr_accessible(shared, after), 'common')
      call expect(.not. shmem_addr_accessible(i, after), 'the stack')

      call shpalloc(address, 0, errcode, 0)
      call expect(errcode .eq. -1, 'a block of no length')
      call shpalloc(address, 100, errcode, 1)
      call expect(errcode .eq. 0, 'shpalloc')
      do i = 1, 100
        block(i) = 0
      end do
      call shmem_barrier_all
      call shmem_integer_put(block, me + 1, 1, after)
      call shmem_barrier_all
      call expect(block(1) .eq. mod(me + n - 1, n) + 1, 'a block')
      before = address
      call shpclmove(address, 1000000, errcode, 1)
      call expect((errcode .eq. 1) .eqv. (address .ne. before),
     &  'whether the block has moved')
      call expect(block(1) .eq. mod(me + n - 1, n) + 1,
     &  'what was in a block that has grown')
      call shpdeallc(address, errcode, 1)
      call expect(errcode .eq. 0, 'shpdeallc')

      other = shmem_ptr(shared, me)
      theirs(2) = 17
      call expect(shared(2) .eq. 17, 'shmem_ptr')

      call shmem_set_cache_inv
      call shmem_set_cache_line_inv(shared)
      call shmem_clear_cache_inv
      call shmem_clear_cache_line_inv(shared)
      call shmem_udcflush
      call shmem_udcflush_line(shared)
      call shmem_quiet
      call shmem_finalize()
      end
