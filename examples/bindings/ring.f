C     OpenSHMEM from Fortran by the interface that the standard had until 1.4: a word goes around all PEs, and each adds its number.
C
C         oshfort ring.f -o ring && oshrun -n 4 ./ring
C
      program ring
      include 'shmem.fh'
      integer me, n, shmem_my_pe, shmem_n_pes
      integer*8 word, total
      integer pSync(SHMEM_REDUCE_SYNC_SIZE)
      integer*8 pWrk(SHMEM_REDUCE_MIN_WRKDATA_SIZE)
      common /symmetric/ word, total, pWrk, pSync

      call shmem_init()
      me = shmem_my_pe()
      n = shmem_n_pes()
      word = 0
      pSync = SHMEM_SYNC_VALUE
      call shmem_barrier_all()

      if (me .gt. 0) call shmem_int8_wait_until(word, SHMEM_CMP_NE, 0_8)
      word = word + me + 1
      if (me .lt. n - 1) call shmem_put8(word, word, 1, me + 1)

      call shmem_int8_max_to_all(total, word, 1, 0, 0, n, pWrk, pSync)
      if (me .eq. 0) print '(i0, a, i0)', n, ' PEs: the word is ', total
      call shmem_finalize()
      end
