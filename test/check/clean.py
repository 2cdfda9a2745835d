#!/usr/bin/env python3
"""Correct programs run under --check as they do without: the same output, no message, status 0. Most of what is here
is allowed but looks like a mistake. The examples run, too."""
import os
import re
import subprocess

from common import OSHCC, SOURCE, at_once, build, chosen, expect, finish, path, pattern, run

programs = []


def program(name, pes, body, level="SINGLE", says="", **variables):
    """Statements as in rules.py; `says` is a pattern that a line of standard error must match. The job reports that a PE waits
    for 5 s; the other programs must not print that even if they are slow, so they have more patience."""
    if chosen(name):
        programs.append((name, pes, body, level, says, variables if says else {"HEDDLE_CHECK_PATIENCE": "1000", **variables}))


program("put to the same address of another PE", 2, """
    heap[0] = 5 + me;
    shmem_barrier_all();
    if (!me) shmem_int_put(heap + 1, heap, 1, 1), shmem_int_get(heap + 2, heap + 2, 1, 1), shmem_int_put(heap, heap, 1, 1);
    shmem_barrier_all();
    must(heap[0] == 5);""")
program("nothing to move", 2, """
    shmem_int_put(NULL, NULL, 0, 1);
    shmem_getmem(NULL, NULL, 0, 0);
    shmem_int_iput(NULL, NULL, 1, 1, 0, 1);
    shmem_putmem_signal(NULL, NULL, 0, (uint64_t *)heap, 7, SHMEM_SIGNAL_SET, me);
    must(*(uint64_t *)heap == 7);
    must(!shmem_int_sum_reduce(SHMEM_TEAM_WORLD, NULL, NULL, 0));
    must(!shmem_int_collect(SHMEM_TEAM_WORLD, heap, NULL, 0));
    must(shmem_int_test_all(NULL, 0, NULL, SHMEM_CMP_EQ, 0) == 1);
    shmem_pe_quiet(NULL, 0);
    shmem_free(NULL);
    must(!shmem_malloc(0) && !shmem_calloc(4, 0) && !shmem_realloc(NULL, 0));""")
program("buffers of collectives that are not complete", 2, """
    shmem_req_h r[10];
    size_t index, at[] = {0, 16}, by[] = {4, 4}, next[] = {4, 20};
    must(!shmem_int_broadcast_nb(SHMEM_TEAM_WORLD, heap, global, 4, 0, &r[0]));
    must(!shmem_int_broadcast_nb(SHMEM_TEAM_WORLD, heap + 4, global, 4, 0, &r[1])); /* the same source */
    if (me) must(!shmemx_int_sum_reduce_nb(SHMEM_TEAM_WORLD, other, heap + 32, 2, &r[2]));
    else must(!shmemx_int_sum_reduce_nb(SHMEM_TEAM_WORLD, other, heap + 32, 2, &r[2]));
    must(!shmemx_int_alltoalls_nb(SHMEM_TEAM_WORLD, other + 8, heap + 40, 2, 1, 1, &r[3]));
    must(!shmemx_int_alltoalls_nb(SHMEM_TEAM_WORLD, other + 9, heap + 40, 2, 1, 1, &r[4])); /* interleaved */
    must(!shmemx_int_collect_nb(SHMEM_TEAM_WORLD, other + 16, heap + 40, (size_t)me, &r[6]));
    must(!shmemx_int_sum_exscan_nb(SHMEM_TEAM_WORLD, other + 40, other + 40, 2, &r[7]));
    must(!shmem_int_alltoall_nb(SHMEM_TEAM_WORLD, heap, heap, 0, &r[5]));                   /* nothing */
    must(!shmemx_alltoallvmem_nb(SHMEM_TEAM_WORLD, heap + 48, at, by, local, at, by, &r[8]));
    must(!shmemx_alltoallvmem_nb(SHMEM_TEAM_WORLD, heap + 48, next, by, local, next, by, &r[9])); /* interleaved */
    must(!shmemx_request_wait_any(10, r, &index) && !shmemx_request_wait_all(10, r));
    must(!shmem_int_broadcast_nb(SHMEM_TEAM_WORLD, heap, heap + 8, 4, 0, &r[0])); /* again */
    must(!shmemx_request_merge(&r[1], 1, r));
    must(!shmem_req_wait(&r[1]));
    must(!shmem_int_alltoall_nb(SHMEM_TEAM_WORLD, heap, global, 2, &r[0]));
    while (shmem_req_test(&r[0]) > 0) continue;
    must(!shmem_int_alltoall_nb(SHMEM_TEAM_WORLD, heap, global, 2, &r[0]));
    shmemx_request_h *list[] = {&r[0], NULL};
    must(!shmemx_merge_request(2, list, &r[1]) && !shmemx_request_free(&r[1]));""")
program("barriers of different numbers of contexts", 2, """
    shmem_ctx_t own[2];
    shmem_req_h r;
    for (int i = 0; i < 2; i++) must(!shmem_ctx_create(0, &own[i])), shmem_ctx_int_p(own[i], heap + i, 1, !me);
    must(!shmemx_team_barrier_nb(SHMEM_TEAM_WORLD, own, (size_t)me + 1, &r) && !shmem_req_wait(&r));
    must(!shmemx_team_barrier(SHMEM_TEAM_WORLD, own, 2 - (size_t)me));
    must(heap[0] && heap[1]);
    for (int i = 0; i < 2; i++) shmem_ctx_destroy(own[i]);""")
program("PEs that are far ahead with collectives", 3, """
    static shmem_req_h r[1000];
    if (me == 1) sleep(2);
    for (int i = 0; i < 1000; i++)
        must(i % 3 ? !shmem_sync_nb(SHMEM_TEAM_WORLD, &r[i]) : !shmem_int_broadcast_nb(SHMEM_TEAM_WORLD, big + i, heap, 1, i % n, &r[i]));
    must(!shmemx_request_wait_all(1000, r));
    for (int i = 0; i < 200; i++) {
        shmem_team_t pair;
        shmem_team_split_strided(SHMEM_TEAM_WORLD, i % 2, 1, 2, NULL, 0, &pair);
        if (pair != SHMEM_TEAM_INVALID && i % 3) must(!shmem_sync_nb(pair, &r[0]) && !shmem_req_wait(&r[0]));
        if (pair != SHMEM_TEAM_INVALID) must(!shmemx_int_collect_nb(pair, big, other, (size_t)(me + i % 3), &r[1]) && !shmem_req_wait(&r[1]));
        shmem_team_destroy(pair);
    }""")
program("interleaved", 1, """
    for (int i = 0; i < 8; i++) heap[2 * i] = i;
    shmem_int_iput(heap + 1, heap, 2, 2, 8, 0);
    for (int i = 0; i < 8; i++) must(heap[2 * i + 1] == i);
    shmem_int_ibput(heap + 2, heap, 4, 4, 2, 4, 0);""")
program("up to the last byte", 2, """
    shmem_int_put(heap + 60, other, 4, !me);
    shmem_int_iget(local, heap + 3, 1, 20, 4, !me);
    shmem_int_ibget(local, heap, 6, 20, 4, 4, !me);
    shmem_int_p(&global[63], 1, !me);
    shmem_get8(local, global, sizeof global, !me);
    static char text[13];
    shmem_putmem(text, "hello, world", 13, me);
    must(shmem_addr_accessible(heap, 1) && !shmem_addr_accessible(local, 1) && !shmem_addr_accessible(NULL, 0));
    must(!shmem_pe_accessible(-1) && !shmem_pe_accessible(n));""")
program("raw entry points", 4, """
    must(shmemx_raw_type_size(SHMEMX_TYPE_INT) == sizeof(int) && !shmemx_raw_type_size(-1));
    shmemx_raw_put(SHMEM_CTX_DEFAULT, global, heap, sizeof global, me);
    shmemx_raw_iput(SHMEM_CTX_DEFAULT, heap, local, 3, 1, 1, 7, 12, (me + 1) % n);
    shmemx_raw_atomic(SHMEM_CTX_DEFAULT, SHMEMX_ATOMIC_ADD, 4, heap + 1, 1, 0);
    must(!shmemx_raw_test_all(SHMEMX_TYPE_LONG, heap, 2, NULL, SHMEM_CMP_EQ, (long[]){77, 77}, 2));
    must(!shmemx_raw_collect(SHMEM_TEAM_WORLD, heap, other, (size_t)me));
    must(!shmemx_raw_reduce(SHMEM_TEAM_WORLD, SHMEMX_TYPE_COMPLEXF, SHMEMX_REDUCE_SUM, heap + 1, heap + 1, 2));
    must(!shmemx_raw_sum_inscan(SHMEM_TEAM_WORLD, SHMEMX_TYPE_DOUBLE, heap, other, 2));""")
program("reductions in place", 4, """
    heap[0] = me; heap[1] = 1;
    must(!shmem_int_sum_reduce(SHMEM_TEAM_WORLD, heap, heap, 2) && heap[0] == 6 && heap[1] == 4);
    must(!shmem_int_sum_inscan(SHMEM_TEAM_WORLD, heap, heap, 1));
    shmem_int_sum_to_all(heap, heap, 2, 0, 0, n, work, psync);""")
program("invalid handles", 2, """
    shmem_ctx_fence(SHMEM_CTX_INVALID), shmem_ctx_quiet(SHMEM_CTX_INVALID), shmem_ctx_destroy(SHMEM_CTX_INVALID);
    shmem_team_t team, x, y;
    must(shmem_ctx_get_team(SHMEM_CTX_INVALID, &team) && team == SHMEM_TEAM_INVALID);
    must(shmem_team_my_pe(SHMEM_TEAM_INVALID) == -1 && shmem_team_n_pes(SHMEM_TEAM_INVALID) == -1);
    must(!shmem_team_ptr(SHMEM_TEAM_INVALID, heap, -1));
    must(shmem_team_translate_pe(SHMEM_TEAM_WORLD, 77, SHMEM_TEAM_SHARED) == -1);
    must(shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 7, 9, NULL, 0, &team) && team == SHMEM_TEAM_INVALID);
    must(shmem_team_split_2d(SHMEM_TEAM_INVALID, 1, NULL, 0, &x, NULL, 0, &y) && x == SHMEM_TEAM_INVALID);
    shmem_team_destroy(SHMEM_TEAM_INVALID);
    shmem_ctx_t ctx;
    must(shmem_team_create_ctx(SHMEM_TEAM_INVALID, 0, &ctx) && ctx == SHMEM_CTX_INVALID);""")
program("teams", 4, """
    for (int round = 0; round < 50; round++) {
        shmem_team_t half, x, y, back;
        shmem_ctx_t ctx;
        must(!shmem_team_split_strided(SHMEM_TEAM_WORLD, round % 2, 2, 2, NULL, 0, &half));
        must(!shmem_team_split_2d(SHMEM_TEAM_WORLD, 3, NULL, 0, &x, NULL, 0, &y));
        if (half != SHMEM_TEAM_INVALID) {
            must(!shmem_team_split_strided(half, 1, -1, 2, NULL, 0, &back));
            must(!shmem_team_create_ctx(back, 0, &ctx));
            shmem_ctx_int_p(ctx, heap, round, 1);
            if (round % 3) shmem_ctx_destroy(ctx);
            shmem_team_sync(back), shmem_team_sync(half);
            must(!shmem_int_collect(half, heap, other, (size_t)(me + round % 4)));
            if (round % 5) shmem_team_destroy(back);
        }
        shmem_team_sync(x), shmem_team_sync(y);
        must(!shmem_int_sum_reduce(y, heap, heap, 1));
        shmem_team_destroy(x), shmem_team_destroy(half), shmem_team_destroy(y);
    }""")
program("active sets", 4, """
    for (int round = 0; round < 20; round++) {
        if (!(me & 1)) shmem_barrier(0, 1, 2, psync);
        if (me) shmem_broadcast32(heap, other, 3, 2, 1, 0, 3, psync + SHMEM_SYNC_SIZE * (1 + round % 2));
        shmem_collect32(heap, other, (size_t)me, 0, 0, n, psync + SHMEM_SYNC_SIZE * (3 + round % 2));
        shmem_barrier_all();
    }""")
program("churn", 2, """
    int is_direct = shmem_team_n_pes(SHMEM_TEAM_SHARED) == n; /* otherwise a lane gets its buffers in the course of time */
    long before = 0;
    for (int i = 0; i < (IS_SANITIZED ? 2000 : 20000); i++) {
        shmem_ctx_t ctx;
        must(!shmem_ctx_create(i & 7, &ctx));
        shmem_ctx_destroy(ctx);
        if (i == 2000) before = resident_pages();
    }
    must(IS_SANITIZED || resident_pages() - before < (is_direct ? 20 : 60)); /* what is remembered of contexts does not pile up */
    for (int i = 0; i < (IS_SANITIZED ? 500 : 1000); i++) {
        shmem_team_t team;
        must(!shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n, NULL, 0, &team));
        shmem_team_destroy(team);
        if (i == 200) before = resident_pages();
    }
    must(IS_SANITIZED || resident_pages() - before < (is_direct ? 29 : 118));""")
program("heap", 2, """
    unsigned seed = 5;
    char *blocks[40] = {0};
    size_t sizes[40] = {0};
    for (int round = 0; round < 3000; round++) {
        int i = rand_r(&seed) % 40;
        size_t size = (size_t)rand_r(&seed) % 700;
        if (blocks[i] && rand_r(&seed) % 3) shmem_free(blocks[i]), blocks[i] = NULL;
        else if (rand_r(&seed) % 5) blocks[i] = shmem_realloc(blocks[i], size);
        else if (!blocks[i]) blocks[i] = size % 2 ? shmem_align(128, size) : shmem_calloc(size, 1);
        else continue;
        sizes[i] = blocks[i] ? size : 0;
        for (int k = 0; k < 40; k++)
            if (sizes[k]) shmem_char_p(blocks[k] + sizes[k] - 1, 1, !me), shmem_char_put(blocks[k], other_chars, sizes[k], !me);
    }""")
program("init again", 2, """
    int provided, up;
    shmem_init();
    shmem_int_p(heap, 1, !me);
    must(!shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided));
    shmem_finalize(), shmem_finalize(), shmem_finalize();
    shmem_query_initialized(&up);
    must(!up);
    shmem_init();
    heap = shmem_malloc(8);
    shmem_int_p(heap, 1, !me);
    shmem_free(heap);""")
program("exit without finalize", 3, "shmem_barrier_all(); if (me == 1) exit(0);")
program("child", 1, """
    shmem_ctx_t ctx;
    must(!shmem_ctx_create(SHMEM_CTX_PRIVATE, &ctx));
    fflush(stdout);
    pid_t child = fork();
    if (!child) exit(0); /* a child is no PE: it leaves nothing behind */
    int status;
    must(waitpid(child, &status, 0) == child && !status);
    shmem_ctx_destroy(ctx);""")
program("global exit", 3, "if (me == 1) shmem_global_exit(0); shmem_barrier_all();")
program("locks", 4, """
    for (int round = 0; round < 20; round++) {
        shmem_set_lock(&lock);
        shmem_int_p(heap, shmem_int_g(heap, 0) + 1, 0);
        shmem_quiet();
        shmem_clear_lock(&lock);
        while (shmem_test_lock((long *)other)) usleep(10);
        shmem_clear_lock((long *)other);
    }
    shmem_barrier_all();
    must(me || heap[0] == 20 * n);""")
program("threads", 2, """
    pthread_t threads[4];
    for (int i = 0; i < 4; i++) pthread_create(&threads[i], NULL, work_on, (void *)(long)i);
    for (int i = 0; i < 4; i++) pthread_join(threads[i], NULL);""", "MULTIPLE")
program("teams of threads", 2, """
    pthread_t threads[4];
    for (int i = 0; i < 4; i++) shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n, NULL, 0, &teams[i]);
    for (int i = 0; i < 4; i++) pthread_create(&threads[i], NULL, collect_on, (void *)(long)i);
    for (int i = 0; i < 4; i++) pthread_join(threads[i], NULL);""", "MULTIPLE")
program("serialized threads", 2, """
    for (int i = 0; i < 20; i++) {
        pthread_t thread;
        pthread_create(&thread, NULL, work_on, (void *)0L);
        pthread_join(thread, NULL);
        int level;
        shmem_query_thread(&level);
    }""", "SERIALIZED")
program("main thread alone", 2, """
    pthread_t thread;
    pthread_create(&thread, NULL, query_only, NULL);
    shmem_barrier_all();
    pthread_join(thread, NULL);""", "FUNNELED")
program("sessions and queries", 2, """
    shmem_ctx_t ctx;
    shmem_ctx_session_config_t config = {.total_ops = 5};
    must(!shmem_ctx_create(SHMEM_CTX_PRIVATE | SHMEM_CTX_NOSTORE, &ctx));
    shmem_ctx_session_start(ctx, SHMEM_CTX_SESSION_BATCH, NULL, 0);
    shmem_ctx_session_start(ctx, 0, &config, SHMEM_CTX_SESSION_TOTAL_OPS);
    shmem_ctx_session_stop(ctx);
    shmem_ctx_destroy(ctx);
    char name[SHMEM_MAX_NAME_LEN];
    int major, minor;
    shmem_info_get_name(name);
    shmem_info_get_version(&major, &minor);
    shmem_pcontrol(1);
    must(shmem_ptr(heap, me) == heap);""")
program("leftovers", 2, """
    shmem_ctx_t ctx;
    shmem_team_t team;
    must(!shmem_ctx_create(0, &ctx));
    must(!shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n, NULL, 0, &team));""")
program("a thread comes to help", 2, """
    pthread_t thread;
    if (!me) pthread_create(&thread, NULL, set_later, NULL), shmem_int_wait_until(heap, SHMEM_CMP_EQ, 1), pthread_join(thread, NULL);
    shmem_barrier_all();""", "MULTIPLE", says="PE 1: shmem_barrier_all: has waited for [0-9]+ s: PE 0 is in "
        "shmem_int_wait_until for byte 0 of allocation 1, PE 1 is in shmem_barrier_all")
program("a thread computes for long and then puts", 2, """
    pthread_t threads[3];
    for (int i = 0; i < 3; i++) must(!pthread_create(&threads[i], NULL, i ? wait_for_one : compute_and_put, NULL));
    shmem_int_wait_until(heap, SHMEM_CMP_EQ, 1);
    for (int i = 0; i < 3; i++) must(!pthread_join(threads[i], NULL));""", "MULTIPLE")
program("a thread stores after others have begun to wait", 2, """
    pthread_t thread, other_thread;
    must(!pthread_create(&other_thread, NULL, wait_for_one, NULL));
    if (!me) must(!pthread_create(&thread, NULL, store_later, NULL));
    if (me) shmem_int_wait_until(heap, SHMEM_CMP_EQ, 1);
    else shmem_int_wait_until(heap, SHMEM_CMP_EQ, 1), shmem_int_p(heap, 1, 1), must(!pthread_join(thread, NULL));
    must(!pthread_join(other_thread, NULL));""", "MULTIPLE")
program("threads that create others and end, until one puts", 2, """
    pthread_t threads[2];
    for (int i = 0; i < 2; i++) must(!pthread_create(&threads[i], NULL, wait_for_one, NULL));
    if (!me) begin_successor(NULL);
    shmem_int_wait_until(heap, SHMEM_CMP_EQ, 1);
    if (!me) must(!pthread_join(last_thread, NULL));
    for (int i = 0; i < 2; i++) must(!pthread_join(threads[i], NULL));""", "MULTIPLE")
WAITS_OF_THREADS = """
    enum { THREADS = %d, TURNS = %d };
    static struct relay relays[THREADS];
    pthread_t threads[THREADS];
    for (int i = 0; i < THREADS; i++) {
        relays[i] = (struct relay){i, THREADS, TURNS, %d};
        must(!pthread_create(&threads[i], NULL, relay, &relays[i]));
    }
    shmem_int_wait_until(heap + 63, SHMEM_CMP_EQ, 1);
    for (int i = 0; i < THREADS; i++) must(!pthread_join(threads[i], NULL));"""
program("waits of threads that end one after the other", 2, WAITS_OF_THREADS % (3, 3, 700000), "MULTIPLE")
program("waits of many threads", 2, WAITS_OF_THREADS % (40, 4, 30000), "MULTIPLE")
program("waits of threads while messages are late", 2, WAITS_OF_THREADS % (3, 12, 0), "MULTIPLE", HEDDLE_DIRECT="0",
        HEDDLE_WIRE="sim:latency=200000,delay=400000")
program("late", 2, "if (me) sleep(20); shmem_barrier_all();",
        says="PE 0: shmem_barrier_all: has waited for [0-9]+ s: PE 0 is in shmem_barrier_all, PE 1 is in no call that waits")
WAITED = r"PE \d: shmem_\w+: has waited for \d+ s: PE 0 is in shmem_int_wait_until for byte 0 of allocation 1, PE 1 is in shmem_\w+"
program("wait that a signal handler ends", 2, """
    if (!me) {
        signal(SIGALRM, store);
        alarm(LATE_S);
        shmem_int_wait_until(heap, SHMEM_CMP_EQ, 1);
    }
    shmem_barrier_all();""", says=WAITED)
program("wait that a thread ends without a call", 2, """
    pthread_t thread;
    if (!me) {
        must(!pthread_create(&thread, NULL, store_later, NULL));
        shmem_int_wait_until(heap, SHMEM_CMP_EQ, 1);
        must(!pthread_join(thread, NULL));
    }
    shmem_barrier_all();""", "FUNNELED", says=WAITED)
program("wait that a child ends", 2, """
    if (!me) {
        if (!fork()) sleep(LATE_S), store(SIGALRM), _exit(0);
        shmem_int_wait_until(heap, SHMEM_CMP_EQ, 1);
        must(wait(NULL) > 0);
    }
    shmem_barrier_all();""", says=WAITED)
program("wait that a collective on a request ends", 2, """
    shmem_req_h r[2];
    for (int i = 0; i < 4000; i++) big[i] = 1;
    shmem_barrier_all();
    if (me) sleep(3);
    must(!shmemx_int_sum_reduce_nb(SHMEM_TEAM_WORLD, big + 4000, big, 4000, &r[0]));
    shmem_int_wait_until(big + 7999, SHMEM_CMP_EQ, 2);
    must(!shmem_int_broadcast_nb(SHMEM_TEAM_WORLD, heap + 1, other, 8, 0, &r[1]));
    if (me) shmem_int_p(heap, 1, 0);
    else shmem_int_wait_until(heap, SHMEM_CMP_EQ, 1);
    must(!shmemx_request_wait_all(2, r));""")
program("waits for words that requests and counters set", 2, """
    shmemx_ct_t ct;
    shmemx_oct_t oct;
    shmemx_request_h r = NULL, own = NULL;
    shmemx_ct_create(&ct), shmemx_oct_create(&oct, big, 32000);
    must(!shmemx_request_alloc(SHMEMX_REQUEST_EXCLUSIVE_TRY, &own));
    for (int i = 1; i <= 40; i++) {
        if (me) usleep(50000);
        shmemx_int_put_nbe(other + 1, big, 8, !me, &r); /* left until the end */
        shmemx_int_p_nbe(heap, i, !me, &own);
        shmem_int_wait_until(heap, SHMEM_CMP_EQ, i);
        shmemx_int_put_ct(ct, other, local, 1, !me), shmemx_int_push(oct, local, 1, !me);
        shmem_int_p(heap + 1, i, !me);
        shmem_int_wait_until(heap + 1, SHMEM_CMP_EQ, i);
        shmemx_ct_wait(ct, i);
    }
    must(!shmemx_request_free(&own) && !shmemx_request_wait(&r));
    shmem_quiet(), shmem_barrier_all();
    shmemx_ct_free(&ct), shmemx_oct_destroy(&oct);""")
program("waits for operations that arrive late", 3, """
    shmemx_request_h r = NULL;
    int next = (me + 1) % n;
    for (int i = 1; i <= 3; i++) {
        shmemx_int_p_nbe(heap, i, next, &r);
        shmem_int_wait_until(heap, SHMEM_CMP_GE, i);
        shmemx_int_atomic_add_nbe(heap + 1, 1, next, &r);
        shmem_int_wait_until(heap + 1, SHMEM_CMP_GE, i);
    }
    shmemx_request_wait(&r);""", HEDDLE_DIRECT="0", HEDDLE_WIRE="sim:delay=300000")
LONG_PUT = """
    shmemx_request_h r = NULL;
    must(!shmemx_request_alloc(SHMEMX_REQUEST_EXCLUSIVE_TRY, &r));
    shmem_barrier_all();
    if (!me) {
        shmemx_putmem_signal_nbe(far_away, big, sizeof far_away, (uint64_t *)other, 1, SHMEM_SIGNAL_SET, 1, &r);
        shmem_int_wait_until(heap, SHMEM_CMP_EQ, 1);
    } else {
        shmem_uint64_wait_until((uint64_t *)other, SHMEM_CMP_EQ, 1);
        shmem_int_p(heap, 1, 0);
    }
    shmem_barrier_all();
    must(!shmemx_request_free(&r));"""
SLOW = {"HEDDLE_DIRECT": "0", "HEDDLE_WIRE": "sim:rate=100"}  # the put takes seconds on a lane of its own, words on others do not
program("waits for a long put of a request", 2, LONG_PUT, **SLOW)
program("waits of threads for a long put of a request", 2, LONG_PUT, "MULTIPLE", **SLOW)
program("waits for a request of a long put", 2, """
    shmemx_request_h r = NULL;
    if (!me) {
        shmemx_putmem_signal_nbe(far_away, big, sizeof far_away, (uint64_t *)other, 1, SHMEM_SIGNAL_SET, 1, &r);
        must(!shmemx_request_wait(&r));
    } else {
        shmem_uint64_wait_until((uint64_t *)other, SHMEM_CMP_EQ, 1);
    }
    shmem_barrier_all();""", **SLOW)
program("waits for a collective that a PE starts late", 3, """
    shmem_req_h r[3];
    size_t index;
    if (me == 2) sleep(3);
    must(!shmem_sync_nb(SHMEM_TEAM_WORLD, &r[0]));
    if (me == 1) shmem_int_wait_until(heap, SHMEM_CMP_EQ, 1);
    else must(!shmem_req_wait(&r[0]));
    must(!shmemx_int_collect_nb(SHMEM_TEAM_WORLD, other, heap + 1, 2, &r[1]));
    if (!me) sleep(2), shmem_int_p(heap, 1, 1);
    must(!shmem_int_broadcast_nb(SHMEM_TEAM_WORLD, heap + 8, heap + 1, 2, 0, &r[2]));
    must(!shmemx_request_wait_any(3, r, &index) && !shmemx_request_wait_all(3, r));""")
STEPS = """
    static int many[2][9000];
    size_t at[] = {0, 4, 8}, by[] = {4, 4, 4}, index;
    shmem_req_h r[5];
    other[40] = 1;
    shmem_barrier_all();
    must(!shmemx_alltoallvmem_nb(SHMEM_TEAM_WORLD, other, at, by, global, at, by, &r[0]));
    must(!shmemx_int_sum_reduce_nb(SHMEM_TEAM_WORLD, many[0], many[1], 9000, &r[1]));
    must(!shmemx_int_collect_nb(SHMEM_TEAM_WORLD, other + 8, heap + 8, 4, &r[2]));
    must(!shmem_sync_nb(SHMEM_TEAM_WORLD, &r[3]));
    must(!shmem_int_broadcast_nb(SHMEM_TEAM_WORLD, heap, other + 40, 1, 0, &r[4]));
    if (!me) must(!shmem_req_wait(&r[3]));
    else if (me == 1) must(!shmemx_request_wait_any(3, r + 2, &index));
    shmem_int_wait_until(heap, SHMEM_CMP_EQ, 1);
    must(!shmemx_request_wait_all(5, r));"""
program("steps of collectives while all PEs wait", 3, STEPS)
program("late steps of collectives while all PEs wait", 3, STEPS, HEDDLE_DIRECT="0", HEDDLE_WIRE="sim:latency=200000,delay=400000")
program("late steps of collectives while all threads wait", 3, """
    pthread_t threads[3];
    for (int i = 0; i < 3; i++) shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n, NULL, 0, &teams[i]);
    for (int i = 0; i < 3; i++) pthread_create(&threads[i], NULL, start_and_wait, (void *)(long)i);
    shmem_int_wait_until(heap + 2, SHMEM_CMP_EQ, 1);
    for (int i = 0; i < 3; i++) pthread_join(threads[i], NULL);""", "MULTIPLE", HEDDLE_DIRECT="0",
        HEDDLE_WIRE="sim:latency=100000,delay=300000")
program("wait that a GPU ends", 2, """
    if (!me) {
        const char *driver = getenv("FAKE_DRIVER");
        must(!driver || dlopen(driver, RTLD_NOW));
        store_as_gpu();
        shmem_int_wait_until(heap, SHMEM_CMP_EQ, 1);
        must(wait(NULL) > 0);
    }
    shmem_barrier_all();""", says=WAITED, FAKE_DRIVER=path("libcuda.so.1"))
WAIT_OF_STOPPED = """
    static int pid;
    pid = getpid();
    shmem_barrier_all();
    if (!me) {
        pid_t stopped = shmem_int_g(&pid, 1);
        usleep(300000); /* it waits by now */
        continue_later(stopped);
        must(!kill(stopped, SIGSTOP));
        shmem_int_p(heap, 1, 1);
        shmem_int_wait_until(heap, SHMEM_CMP_EQ, 1);
        must(wait(NULL) > 0);
    } else {
        shmem_int_wait_until(heap, SHMEM_CMP_EQ, 1);
        shmem_int_p(heap, 1, 0);
    }
    shmem_barrier_all();"""
program("wait of a PE that is stopped", 2, WAIT_OF_STOPPED)
program("wait of a PE that is stopped is told", 2, WAIT_OF_STOPPED,
        says=r"PE \d: shmem_int_wait_until: has waited for \d+ s: PEs 0-1 are in shmem_int_wait_until for byte 0 of allocation 1",
        HEDDLE_DIRECT="1") # over a wire nobody can ask a PE that is stopped, and it may be out of its wait before it answers
program("lock that passes between PEs", 3, """
    for (int i = 0; i < 300; i++) {
        shmem_set_lock(&lock);
        int sum = shmem_int_g(heap, 0);
        if (i % 100 == 0) usleep(200000);
        shmem_int_p(heap, sum + 1, 0);
        shmem_clear_lock(&lock);
    }
    shmem_barrier_all();
    must(me || heap[0] == 900);""")

HELPERS = f"#define IS_SANITIZED {int(bool(os.environ.get('HEDDLE_SANITIZE')))}\n" + """
static long resident_pages(void)
{
    long size, pages = -1;
    FILE *file = fopen("/proc/self/statm", "r");
    if (!file || fscanf(file, "%ld %ld", &size, &pages) != 2) abort();
    fclose(file);
    return pages;
}
#define must(condition) \\
    ((condition) ? (void)0 : (void)(printf("PE %d: not true in line %d: %s\\n", me, __LINE__, #condition), failed = 1))
static shmem_team_t teams[4];
static char other_chars[1024];
static void *work_on(void *argument)
{
    long k = (long)argument;
    shmem_ctx_t ctx[3];
    for (int round = 0; round < 200; round++) {
        must(!shmem_ctx_create(0, &ctx[0]) && !shmem_ctx_create(SHMEM_CTX_PRIVATE, &ctx[1]) &&
             !shmem_ctx_create(SHMEM_CTX_SERIALIZED, &ctx[2]));
        for (int i = 0; i < 3; i++) shmem_ctx_int_p(ctx[i], heap + k, 1, !me);
        for (int i = 0; i < 3; i++) shmem_ctx_int_atomic_add(ctx[i], other + k, 1, !me);
        for (int i = 0; i < 3; i++) shmem_ctx_destroy(ctx[i]);
    }
    return NULL;
}
static void *collect_on(void *argument)
{
    long k = (long)argument;
    for (int round = 0; round < 100; round++) {
        heap[k] = me + round;
        must(!shmem_int_sum_reduce(teams[k], other + k, heap + k, 1) && other[k] == 2 * round + 1);
    }
    return NULL;
}
static void *start_and_wait(void *argument)
{
    long k = (long)argument;
    shmem_req_h r[3];
    other[40 + k] = 1;
    must(!shmemx_int_collect_nb(teams[k], other + 8 * k, heap + 8 + 8 * k, 2, &r[0]));
    must(!shmemx_int_max_reduce_nb(teams[k], big + 40000 * k, big + 20000 + 40000 * k, 9000, &r[1]));
    must(!shmem_int_broadcast_nb(teams[k], heap + k, other + 40 + k, 1, 0, &r[2]));
    if ((me + k) % n) shmem_int_wait_until(heap + k, SHMEM_CMP_EQ, 1);
    must(!shmemx_request_wait_all(3, r));
    return NULL;
}
static void *set_later(void *argument)
{
    shmem_fence();
    sleep(20);
    shmem_int_p(heap, 1, 0);
    return argument;
}
enum { LATE_S = 10 }; /* when each PE has seen for long that no PE continues */
static void *wait_for_one(void *argument)
{
    shmem_int_wait_until(heap, SHMEM_CMP_EQ, 1);
    return argument;
}
static void *compute_and_put(void *argument)
{
    for (time_t end = time(NULL) + LATE_S; time(NULL) < end;) continue;
    shmem_int_p(heap, 1, me);
    return argument;
}
/* Each of these threads creates the next one, which joins it. The last one puts. */
static pthread_t last_thread;
static void begin_successor(void *of);
static void *create_and_end(void *before)
{
    static time_t end;
    if (before) pthread_join(*(pthread_t *)before, NULL), free(before);
    else end = time(NULL) + LATE_S;
    last_thread = pthread_self();
    if (time(NULL) >= end) {
        for (int pe = 0; pe < n; pe++) shmem_int_p(heap, 1, pe);
        return NULL;
    }
    pthread_t *self = malloc(sizeof *self);
    *self = last_thread;
    begin_successor(self);
    return NULL;
}
static void begin_successor(void *of)
{
    pthread_t thread;
    while (pthread_create(&thread, NULL, create_and_end, of)) usleep(1000);
}
/* A token goes round all threads of all PEs, each of which waits for its word to grow. A thread that has the token may
 * rest. It puts with a request that it does not wait for. */
struct relay { int k, threads, turns, rest_us; };
static void *relay(void *argument)
{
    const struct relay *r = argument;
    shmemx_request_h request = NULL;
    int is_last = r->k == r->threads - 1, pe = is_last ? (me + 1) % n : me;
    for (int i = 1; i <= r->turns; i++) {
        if (me || r->k || i > 1) shmem_int_wait_until(heap + r->k, SHMEM_CMP_GE, me || r->k ? i : i - 1);
        usleep((unsigned)r->rest_us);
        shmemx_int_p_nbe(heap + (r->k + 1) % r->threads, i, pe, &request);
    }
    for (int i = 0; i < n && me == n - 1 && is_last; i++) shmem_int_p(heap + 63, 1, i);
    shmemx_request_wait(&request);
    return NULL;
}
static void *store_later(void *argument)
{
    sleep(LATE_S);
    __atomic_store_n(heap, 1, __ATOMIC_RELEASE);
    return argument;
}
static void store(int signal)
{
    __atomic_store_n(heap, signal == SIGALRM, __ATOMIC_RELEASE);
}
/* A process that --check does not see: a PE with a child of fork() is not one of those that wait in vain. */
static pid_t unseen_fork(void) { return (pid_t)syscall(SYS_clone, (long)SIGCHLD, 0L, 0L, 0L, 0L); }
static void continue_later(pid_t stopped)
{
    if (unseen_fork()) return;
    sleep(LATE_S);
    kill(stopped, SIGCONT);
    _exit(0);
}
/* Another process stores to the memory of this one, as a GPU does: no thread or handler of this process takes part. */
static void store_as_gpu(void)
{
    int one = 1;
    prctl(PR_SET_PTRACER, PR_SET_PTRACER_ANY);
    if (unseen_fork()) return;
    sleep(LATE_S);
    struct iovec from = {&one, sizeof one}, to = {heap, sizeof one};
    _exit(process_vm_writev(getppid(), &from, 1, &to, 1, 0) != sizeof one);
}
static void *query_only(void *argument)
{
    int level, up;
    shmem_query_thread(&level);
    shmem_query_initialized(&up);
    return argument;
}
"""


def text():
    functions = "".join(f"/* {name} */\nstatic void program_{i}(void)\n{{\n{body}\n}}\n"
                        for i, (name, _, body, *_) in enumerate(programs))
    cases = "".join(f"    case {i}: begin(SHMEM_THREAD_{level}); program_{i}(); break;\n"
                    for i, (_, _, _, level, *_) in enumerate(programs))
    return f"""#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <shmemx.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
static int me, n, failed, *heap, *other, global[64], work[64], big[160000], far_away[160000];
static long lock, psync[8 * SHMEM_SYNC_SIZE];
{HELPERS}
static void begin(int level)
{{
    int provided;
    shmem_init_thread(level, &provided);
    me = shmem_my_pe();
    n = shmem_n_pes();
    heap = shmem_calloc(64, sizeof(int));
    other = shmem_calloc(64, sizeof(int));
}}
static int local[64] __attribute__((aligned(16)));
#define local (local_of())
static int *local_of(void) {{ static __thread int stack[64]; return stack; }}
{functions}
int main(int argc, char **argv)
{{
    switch (argc > 1 ? atoi(argv[1]) : -1) {{
{cases}    }}
    shmem_finalize();
    return failed;
}}
""".replace("static int local[64] __attribute__((aligned(16)));\n", "")


OLD = """#include <shmem.h>
#include <stdio.h>
static long words[4], psync[_SHMEM_BCAST_SYNC_SIZE];
int main(void)
{
    start_pes(0);
    start_pes(0);
    long *block = shmalloc(64);
    for (int i = 0; i < _SHMEM_BCAST_SYNC_SIZE; i++) psync[i] = _SHMEM_SYNC_VALUE;
    shmem_barrier_all();
    shmem_broadcast64(words, block, 4, 0, 0, 0, _num_pes(), psync);
    shmem_long_inc(words, _my_pe());
    shfree(block);
    return 0;
}
"""

EARLY = """#include <pthread.h>
#include <shmemx.h>
#include <unistd.h>
static int *heap;
static _Atomic int is_up;
static void *store_late(void *argument)
{
    while (!is_up) usleep(1000);
    sleep(10);
    __atomic_store_n(heap, 1, __ATOMIC_RELEASE);
    return argument;
}
static void *create(void *argument)
{
    pthread_t thread;
    usleep(20000); /* in shmem_init */
    return pthread_create(&thread, NULL, store_late, NULL) ? argument : NULL;
}
int main(void)
{
    int provided;
    pthread_t thread;
    pthread_create(&thread, NULL, create, NULL);
    shmem_init_thread(SHMEM_THREAD_FUNNELED, &provided);
    pthread_join(thread, NULL);
    heap = shmem_calloc(1, sizeof *heap);
    is_up = 1;
    if (!shmem_my_pe()) shmem_int_wait_until(heap, SHMEM_CMP_EQ, 1);
    shmem_barrier_all();
    shmem_finalize();
}
"""


def unhurried(said):
    """Without how far it is, which a program says the more often the longer it takes."""
    return re.sub(r"^\w+: +\d+ % of .*\n", "", said, flags=re.M)


def check_run(name, pes, says, done, without):
    expect(done.status == without.status == 0, name, "status, with and without --check", (done.status, without.status))
    expect(sorted(done.out.splitlines()) == sorted(without.out.splitlines()), name, "other output", (done.out, without.out))
    lines = done.err.splitlines()
    expect(not says and not lines or any(re.fullmatch(f"heddle: {says}", line) for line in lines), name, "messages", done.err)
    expect(all(re.fullmatch(r"heddle: .*: has waited for .*", line) for line in lines), name, "another message", done.err)
    expect(not done.left, name, "processes are left", done.left)


def has_openmp():
    """Whether oshcc's compiler links OpenMP programs: clang has the runtime in a package of its own."""
    command = [str(OSHCC), "-fopenmp", "-x", "c", "-o", os.devnull, "-"]
    return subprocess.run(command, input="int main(void) { return 0; }", text=True, capture_output=True, check=False).returncode == 0


def main():
    if programs:
        build("libcuda.so.1", "int driver;", flags=["-shared", "-fPIC"])
        binary = build("clean", text(), flags=["-Wno-unused"])
        runs = at_once(lambda i: (run(["--check"], programs[i][1], binary, str(i), **programs[i][-1]),
                                  run([], programs[i][1], binary, str(i))), range(len(programs)))
        for (name, pes, _, _, says, _), (done, without) in zip(programs, runs):
            check_run(name, pes, says, done, without)
    if chosen("old"):
        old = build("old", OLD)
        check_run("old", 3, "", run(["--check"], 3, old), run([], 3, old))
    if chosen("wait that a thread from shmem_init ends"):
        early = build("early", EARLY)
        check_run("early", 2, WAITED, run(["--check"], 2, early), run([], 2, early))
    if chosen("inline"):
        inlined = build("inlined", "#include <shmem.h>\nint main(void) { shmem_init(); shmem_long_p(shmem_malloc(64) + 128, 1, 0); }",
                        flags=["-DHEDDLE_INLINE", "-O2"])
        done = run(["--check"], 1, inlined)
        line = "heddle: shmem_long_p: argument 1 (dest) is %p, which is 64 bytes behind the end of the block of 64 bytes " \
               "allocated by shmem_malloc\n"
        expect(re.fullmatch(pattern(line), done.err), "inline", "not the line", done.err)
    if chosen("debug"):
        done = run(["--check=leaks"], 2, build("debug", text(), flags=["-Wno-unused"]), str([p[0] for p in programs].index("leftovers")))
        for line in ("contexts that were not destroyed: 1; one was created", "teams that were not destroyed: 1; one was created",
                     "blocks of the symmetric heap that were not freed: 2, 512 bytes; one was allocated"):
            expect(re.search(rf"^heddle: PE 0: shmem_finalize: {line} at \S+debug.c:\d+, in \w+$", done.err, re.M), "leaks",
                   f"not the line {line}", done.err)
    for name, pes, arguments in (("hello", 4, []), ("wordcount", 2, [str(SOURCE / "LICENSE"), str(SOURCE / "CMakeLists.txt")]),
                                 ("gups", 2, ["--updates", "12"]), ("thread_broadcast", 4, [])):
        source = SOURCE / "examples" / f"{name}.c"
        needs_openmp = name != "hello"
        is_opaque = needs_openmp and "thread" in os.environ.get("HEDDLE_SANITIZE", "")  # it cannot look into OpenMP
        if chosen(name) and source.exists() and not is_opaque and (has_openmp() or not needs_openmp):
            binary = build(name, source=source, flags=["-fopenmp", "-O2"] if needs_openmp else ["-O2"])
            done, without = run(["--check"], pes, binary, *arguments), run([], pes, binary, *arguments)
            expect(done.status == without.status, name, "status, with and without --check", (done.status, without.status))
            expect(unhurried(done.err) == unhurried(without.err), name, "messages", (done.err, without.err))
    finish()


main()
