! The modules: types, generic names, teams, contexts, requests and optional arguments; what others write is seen.
program modules
    use heddle
    implicit none
    integer(c_int), save, target :: numbers(4) = 0, sums(4) = 0, one = 0
    integer(c_int64_t), save, target :: flag = 0, counter = 0
    real(c_double), save, target :: reals(2, 2) = 0
    character(kind=c_char, len=SHMEM_MAX_NAME_LEN) :: name
    integer(c_int) :: me, n, after, before, provided

    call expect(shmem_init_thread(SHMEM_THREAD_SERIALIZED, provided) == 0, 'shmem_init_thread')
    me = shmem_my_pe()
    n = shmem_n_pes()
    after = mod(me + 1, n)
    before = mod(me + n - 1, n)
    call shmem_info_get_name(name)
    call expect(index(name, SHMEM_VENDOR_STRING // c_null_char) == 1, 'the name')
    call move
    call by_context
    call by_team
    call by_request
    call from_heap
    call shmem_finalize()

contains

    subroutine move
        call shmem_put(numbers, [me, 2, 3], 3_c_size_t, after)
        call shmem_double_put(reals, [me + 0.5_c_double, 1.0_c_double], 2_c_size_t, after)
        call shmem_p(one, me + 10, after)
        call shmem_fence()
        call shmem_putmem(flag, int(me + 1, c_int64_t), 8_c_size_t, after)
        call shmem_wait_until(flag, SHMEM_CMP_EQ, int(before + 1, c_int64_t))
        call expect(all(numbers == [before, 2, 3, 0]), 'shmem_put')
        call expect(reals(1, 1) == before + 0.5_c_double .and. reals(2, 1) == 1, 'shmem_double_put')
        call expect(one == before + 10, 'shmem_p')
        call shmem_barrier_all()
        call expect(shmem_g(one, after) == me + 10, 'shmem_g')
        call shmem_signal_add_f(flag, 5_c_int64_t, after)
        call expect(shmem_signal_wait_until(flag, SHMEM_CMP_GE, 6_c_int64_t) == before + 6, 'shmem_signal_add')
        call shmem_barrier_all()
    end subroutine

    subroutine by_context
        type(shmem_ctx_t) :: ctx
        integer(c_int) :: fetched
        call expect(logical(ctx == SHMEM_CTX_INVALID), 'a context that is none')
        call expect(shmem_ctx_create(SHMEM_CTX_PRIVATE, ctx) == 0, 'shmem_ctx_create')
        call expect(logical(ctx /= SHMEM_CTX_INVALID .and. ctx /= SHMEM_CTX_DEFAULT), 'a new context')
        call shmem_atomic_add(ctx, counter, 3_c_int64_t, 0)
        call shmem_atomic_fetch_nbi(ctx, fetched, one, after)
        call shmem_ctx_quiet(ctx)
        call expect(fetched == me + 10, 'what came after the call that fetches')
        call shmem_ctx_destroy(ctx)
        call shmem_barrier_all()
        call expect(shmem_atomic_fetch(counter, 0) == 3 * n, 'shmem_atomic_add')
    end subroutine

    subroutine by_team
        type(shmem_team_t) :: team
        type(shmem_team_config_t) :: config
        integer(c_int) :: status
        config%num_contexts = 1
        status = shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n, config, SHMEM_TEAM_NUM_CONTEXTS, team)
        call expect(status == 0 .and. team /= SHMEM_TEAM_INVALID, 'a team with a configuration')
        numbers = me + 1
        status = shmem_sum_reduce(team, sums, numbers, 4_c_size_t)
        call expect(status == 0 .and. all(sums == n * (n + 1) / 2), 'shmem_sum_reduce')
        call shmem_barrier_all()
        status = shmem_broadcast(team, sums, numbers, 4_c_size_t, n - 1)
        call expect(all(sums == n), 'shmem_broadcast')
        call shmem_team_destroy(team)
        status = shmemx_team_split_color(SHMEM_TEAM_WORLD, mod(me, 2), 0, config_mask=0_c_long, new_team=team)
        call expect(shmem_team_n_pes(team) == (n + 1 - mod(me, 2)) / 2, 'a team without a configuration')
        call shmem_team_destroy(team)
    end subroutine

    subroutine by_request
        type(shmemx_request_h) :: request
        integer(c_int) :: got(4), status
        numbers = me
        call shmem_barrier_all()
        got = -1
        call shmemx_get_nbe(got, numbers, 4_c_size_t, after, request)
        status = shmemx_request_wait(request)
        call expect(all(got == after), 'shmemx_get_nbe')
        call shmem_barrier_all()
    end subroutine

    subroutine from_heap
        type(c_ptr) :: block
        integer(c_long), pointer :: words(:)
        block = shmem_calloc(10_c_size_t, 8_c_size_t)
        call c_f_pointer(block, words, [10])
        call shmem_put(words(2:), [int(me, c_long)], 1_c_size_t, after)
        call shmem_barrier_all()
        call expect(words(1) == 0 .and. words(2) == before, 'a block of the heap')
        call shmem_free(block)
    end subroutine

end program
