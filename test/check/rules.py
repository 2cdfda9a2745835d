#!/usr/bin/env python3
"""Every rule that --check verifies: a piece of program that breaks it, and the line that says so.

rules.py [word ...] runs those whose names contain a word. A rule is

    rule("name", PEs, "the line, behind heddle:", "C statements", level="SINGLE", raw=False)

where %p in the line is any address and <...> a regular expression.

All statements are functions of one program. They find `me` and `n`, the blocks `heap` and `other` of 64 ints, the
static `global` of 64 ints and the `local` one of 64 ints; the library is up, at the level, unless raw is set."""
import re

from common import at_once, build, chosen, expect, finish, pattern, run

rules = []


def rule(name, pes, line, body, level="SINGLE", raw=False, **variables):
    if chosen(name):
        rules.append((name, pes, line, body, level, raw, variables))


THREAD = """
static void *call(void *f) { ((void (*)(void))f)(); return NULL; }
static void in_thread(void (*f)(void))
{
    pthread_t thread;
    pthread_create(&thread, NULL, call, (void *)f);
    pthread_join(thread, NULL);
}
"""

# Non-blocking collectives

rule("request at the end", 2, "PE <[01]>: shmem_finalize: requests of collectives that were not waited for: 2<.*>",
     "shmem_req_h r[3]; for (int i = 0; i < 3; i++) shmem_sync_nb(SHMEM_TEAM_WORLD, &r[i]); shmem_req_wait(&r[1]);")
rule("request merged at the end", 2, "PE <[01]>: shmem_finalize: requests of collectives that were not waited for: 1<.*>",
     "shmem_req_h r[2] = {0}; shmem_sync_nb(SHMEM_TEAM_WORLD, &r[0]); shmemx_request_merge(&r[1], 1, r);")
rule("dest of two", 2, "PE <[01]>: shmemx_int_alltoall_nb: argument 2 (dest) is %p, and its 8 bytes overlap the 8 bytes of dest of "
     "shmemx_int_alltoall_nb, which is not complete",
     "shmem_req_h r[2]; shmem_int_alltoall_nb(SHMEM_TEAM_WORLD, heap, global, 1, &r[0]);"
     " shmem_int_alltoall_nb(SHMEM_TEAM_WORLD, heap + 1, global, 1, &r[1]);")
rule("source is the dest of another", 2, "PE 0: shmemx_long_broadcast_nb: argument 3 (source) is %p, and its 16 bytes overlap the "
     "8 bytes of dest of shmemx_int_alltoall_nb, which is not complete",
     "shmem_req_h r[2]; shmem_int_alltoall_nb(SHMEM_TEAM_WORLD, heap, global, 1, &r[0]);"
     " shmem_long_broadcast_nb(SHMEM_TEAM_WORLD, (long *)other, (long *)heap, 2, 0, &r[1]); for (int i = 0; i < 2; i++)"
     " shmem_req_wait(&r[i]);")
rule("dest is the source of another", 2, "PE <[01]>: shmemx_int_sum_reduce_nb: argument 2 (dest) is %p, and its 8 bytes overlap the "
     "8 bytes of source of shmemx_int_alltoall_nb, which is not complete",
     "shmem_req_h r[2]; shmem_int_alltoall_nb(SHMEM_TEAM_WORLD, heap, global, 1, &r[0]);"
     " shmemx_int_sum_reduce_nb(SHMEM_TEAM_WORLD, global, other, 2, &r[1]);")

rule("dest is the source of a collect", 2, "PE <[01]>: shmemx_int_sum_inscan_nb: argument 2 (dest) is %p, and its 8 bytes overlap "
     "the 8 bytes of source of shmemx_int_collect_nb, which is not complete",
     "shmem_req_h r[2]; shmemx_int_collect_nb(SHMEM_TEAM_WORLD, heap, other, 2, &r[0]);"
     " shmemx_int_sum_inscan_nb(SHMEM_TEAM_WORLD, other, global, 2, &r[1]);")

EXCHANGES = ("size_t at[] = {0, 32}, by[] = {8, 8}; shmem_req_h r[2];"
             " shmemx_alltoallvmem_nb(SHMEM_TEAM_WORLD, heap, at, by, other, at, by, &r[0]);")
rule("place of two exchanges", 2, "PE <[01]>: shmemx_alltoallvmem_nb: argument 2 (dest) is %p, and its 40 bytes overlap the 40 bytes "
     "of dest of shmemx_alltoallvmem_nb, which is not complete", EXCHANGES + " size_t to[] = {16, 36};"
     " shmemx_alltoallvmem_nb(SHMEM_TEAM_WORLD, heap, to, (size_t[]){8, 4}, other, at, (size_t[]){8, 4}, &r[1]);")
rule("dest in the source of an exchange", 2, "PE <[01]>: shmemx_int_alltoall_nb: argument 2 (dest) is %p, and its 8 bytes overlap the "
     "40 bytes of source of shmemx_alltoallvmem_nb, which is not complete",
     EXCHANGES + " shmem_int_alltoall_nb(SHMEM_TEAM_WORLD, other + 9, global, 1, &r[1]);")
rule("exchange that sends at the end", 2, "PE 0: shmem_finalize: requests of collectives that were not waited for: 1<.*>",
     "size_t at[2] = {0}, by[2] = {0, me ? 0 : 4}, to[2] = {me ? 4 : 0}; shmem_req_h r;"
     " shmemx_alltoallvmem_nb(SHMEM_TEAM_WORLD, heap, at, to, other, at, by, &r); if (me) shmem_req_wait(&r);")

PACKED = ("size_t at[] = {0, 32}, by[] = {8, 8}, total; shmem_req_h r;"
          " shmemx_alltoallvmem_packed_nb(SHMEM_TEAM_WORLD, heap, 16, &total, other, at, by, &r);")
rule("dest of a packed exchange", 2, "PE <[01]>: shmemx_int_alltoall_nb: argument 2 (dest) is %p, and its 8 bytes overlap the 16 bytes of "
     "dest of shmemx_alltoallvmem_packed_nb, which is not complete",
     PACKED + " shmem_int_alltoall_nb(SHMEM_TEAM_WORLD, heap + 2, global, 1, &r);")
rule("dest of a packed exchange that is too short", 2, "PE <[01]>: shmemx_alltoallvmem_packed_nb: argument 2 (dest) is %p, which reaches 8 bytes "
     "beyond the end of the block of 256 bytes allocated by shmem_malloc",
     PACKED.replace("heap, 16", "heap + 62, 16"))
rule("packed exchange at the end", 2, "PE <[01]>: shmem_finalize: requests of collectives that were not waited for: 1<.*>", PACKED)
rule("packed exchange that a pe does not start", 2, "PE <[01]>: shmem<\\w+>: no PE can continue: PE 0 is in shmemx_req_wait for "
     "shmemx_alltoallvmem_packed_nb, PE 1 is in shmem_barrier_all",
     "if (!me) {" + PACKED + "shmem_req_wait(&r); } shmem_barrier_all();", HEDDLE_CHECK_PATIENCE="1000")
STARTED = "PE <[0-2]>: shmemx_<\\w+>_nb: PE <[0-2]> has started shmemx_<\\w+>_nb: all PEs of a team must make the same collective calls in the " \
          "same order"
rule("other order of non-blocking collectives", 2, STARTED,
     "shmem_req_h r[2]; if (me) shmem_sync_nb(SHMEM_TEAM_WORLD, &r[0]), shmem_int_alltoall_nb(SHMEM_TEAM_WORLD, heap, global, 1, &r[1]);"
     " else shmem_int_alltoall_nb(SHMEM_TEAM_WORLD, heap, global, 1, &r[0]), shmem_sync_nb(SHMEM_TEAM_WORLD, &r[1]);"
     " shmemx_request_wait_all(2, r);")
rule("other order of non-blocking collectives over a wire", 3, STARTED,
     "shmem_req_h r[9]; for (int i = 0; i < 9; i++) if (i == 7 && me == 2) shmem_int_broadcast_nb(SHMEM_TEAM_WORLD, heap, global, 4, 0, &r[7]);"
     " else shmem_sync_nb(SHMEM_TEAM_WORLD, &r[i]); shmemx_request_wait_all(9, r);", HEDDLE_DIRECT="0", HEDDLE_WIRE="sim")
rule("other root of a non-blocking collective", 3, "PE <[0-2]>: shmemx_int_broadcast_nb: argument 5 (PE_root) is <(0, but 1|1, but 0)> on PE <[0-2]>",
     "shmem_req_h r; shmem_int_broadcast_nb(SHMEM_TEAM_WORLD, heap, other, 1, me == 2, &r); shmem_req_wait(&r);")
rule("other count of a non-blocking collective", 2, "PE <[01]>: shmemx_int_sum_reduce_nb: argument 4 (nreduce) is <(4, but 5|5, but 4)> on PE <[01]>",
     "shmem_req_h r; shmemx_int_sum_reduce_nb(SHMEM_TEAM_WORLD, heap, other, 4 + me, &r); shmem_req_wait(&r);")
rule("other place of a non-blocking collective", 4, "PE <[13]>: shmemx_int_collect_nb: argument 2 (dest) is byte <[04]> of allocation 1, but byte "
     "<[04]> of allocation 1 on PE <[13]>",
     "shmem_team_t odd; shmem_req_h r; shmem_team_split_strided(SHMEM_TEAM_WORLD, 1, 2, 2, NULL, 0, &odd);"
     " if (me % 2) shmemx_int_collect_nb(odd, heap + (me == 3), other, (size_t)me, &r), shmem_req_wait(&r); shmem_barrier_all();")

# Before and after

FOREIGN = "was it compiled with another shmem.h? HEDDLE_CONSTANTS=openmpi accepts the numbers of Open MPI and HPE"

rule("before init", 1, "shmem_my_pe: called before shmem_init or after the last shmem_finalize", "shmem_my_pe();", raw=True)
rule("put before init", 1, "shmem_int_put: called before shmem_init or after the last shmem_finalize",
     "shmem_int_put(global, local, 1, 0);", raw=True)
rule("after finalize", 1, "shmem_barrier_all: called before shmem_init or after the last shmem_finalize",
     "shmem_init(); shmem_finalize(); shmem_barrier_all();", raw=True)
rule("finalize twice", 1, "shmem_finalize: OpenSHMEM is already finalized",
     "shmem_init(); shmem_finalize(); shmem_finalize();", raw=True)
rule("thread level", 1, "shmem_init_thread: argument 1 (requested) is 9, not one of SHMEM_THREAD_SINGLE (0) to "
     "SHMEM_THREAD_MULTIPLE (3)", "int provided; shmem_init_thread(9, &provided);", raw=True)
rule("provided", 1, "shmem_init_thread: argument 2 (provided) is NULL", "shmem_init_thread(0, NULL);", raw=True)

# Counters and appends

rule("counter that is none", 1, "shmemx_putmem_ct: argument 1 (ct) is %p, not a counter",
     "shmemx_putmem_ct((shmemx_ct_t)heap, heap, local, 1, 0);")
rule("counter freed", 1, "shmemx_ct_get: argument 1 (ct) is %p, not a counter: it was given back",
     "shmemx_ct_t ct; shmemx_ct_create(&ct); shmemx_ct_t old = ct; shmemx_ct_free(&ct); shmemx_ct_get(old);")
rule("counter pe", 2, "PE 1: shmemx_int_put_ct: argument 5 (pe) is 2, but valid PEs are 0 to 1",
     "shmemx_ct_t ct; shmemx_ct_create(&ct); if (me) shmemx_int_put_ct(ct, heap, local, 1, 2); shmem_barrier_all();")
rule("counter of another team", 2, "PE 0: shmemx_int_put_ct: argument 1 (ct) is %p, whose team PE 1 of the world is not in",
     "shmem_team_t team; shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, 1, NULL, 0, &team); shmemx_ct_t ct;"
     " if (!me) shmemx_team_ct_create(team, &ct), shmemx_int_put_ct(ct, heap, local, 1, 1); shmem_barrier_all();")
rule("append that is none", 1, "shmemx_push: argument 1 (oct) is %p, not an append",
     "shmemx_push((shmemx_oct_t)heap, local, 1, 0);")
rule("append of private memory", 1, "shmemx_oct_create: argument 2 (buffer) is <.*>",
     "shmemx_oct_t oct; int here[4]; shmemx_oct_create(&oct, here, 16);")
rule("push source", 1, "shmemx_int_push: argument 2 (source) is NULL",
     "shmemx_oct_t oct; shmemx_oct_create(&oct, heap, 16); shmemx_int_push(oct, NULL, 1, 0);")
rule("overflow that was not noticed", 1, "a push of 5 bytes to PE 0 was dropped: of its buffer of 4, 4 are free (see "
     "shmemx_oct_overflow)\nheddle: shmemx_oct_reset: argument 1 (oct) is %p, to which 2 pushes were dropped, and "
     "shmemx_oct_overflow was not called",
     "shmemx_oct_t oct; shmemx_oct_create(&oct, heap, 4); shmemx_push(oct, local, 5, 0); shmemx_push(oct, local, 6, 0);"
     " shmemx_oct_reset(oct);")

# Memory spaces

SPACES = ("shmem_space_config_t c = {1 << 20, SHMEM_MTYPE_CPU}; shmem_space_t s, t; shmemx_space_create(SHMEM_TEAM_WORLD, 0, c, &s);"
          " shmemx_space_create(SHMEM_TEAM_WORLD, 0, c, &t); int *p = shmemx_space_malloc(s, 64), *q = shmemx_space_malloc(t, 64);"
          " p[0] = q[0] = 0; ")
rule("space that is none", 1, "shmemx_space_malloc: argument 1 (space) is %p, not a memory space", "shmemx_space_malloc(heap, 8);")
rule("space destroyed", 1, "shmemx_space_malloc: argument 1 (space) is %p, a memory space that is destroyed",
     SPACES + "shmemx_space_free(t, q); shmemx_space_destroy(t); shmemx_space_malloc(t, 8); p[0] = 1;")
rule("space of no team", 1, "shmemx_space_create: argument 1 (team) is SHMEM_TEAM_INVALID, not a team",
     "shmem_space_config_t c = {1 << 20, 0}; shmem_space_t s; shmemx_space_create(SHMEM_TEAM_INVALID, 0, c, &s);")
rule("two spaces in a collective", 2, "PE <[01]>: shmem_int_sum_reduce: argument 3 (source) is %p, in the memory space %p, but another "
     "buffer is in %p, expected one space", SPACES + "shmem_int_sum_reduce(SHMEM_TEAM_WORLD, p, q, 1);")
rule("two spaces in a non-blocking collective", 2, "PE <[01]>: shmemx_int_broadcast_nb: argument 3 (source) is %p, in the memory space %p, but "
     "another buffer is in %p, expected one space",
     SPACES + "shmem_req_h r; shmem_int_broadcast_nb(SHMEM_TEAM_WORLD, p, q, 1, 0, &r); shmem_req_wait(&r);")
rule("collective beyond the team of a space", 2, "PE 0: shmem_int_broadcast: argument 2 (dest) is %p, in the memory space %p of a "
     "team without PE 1, expected a space of all PEs of the collective",
     "shmem_team_t team; shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, 1, NULL, 0, &team); shmem_space_t s; int *p = heap;"
     " shmem_space_config_t c = {1 << 20, 0}; if (!me) shmemx_space_create(team, 0, c, &s), p = shmemx_space_malloc(s, 64);"
     " shmem_int_broadcast(SHMEM_TEAM_WORLD, p, other, 1, 0);")
rule("block of another space", 1, "shmemx_space_free: argument 2 (ptr) is %p, not the start of a block of the memory space %p (or freed "
     "before)", SPACES + "shmemx_space_free(t, p); q[0] = 1;")
rule("beyond a block of a space", 1, "shmem_int_put: argument 1 (dest) is %p, which reaches 4 bytes beyond the end of the block of 64 "
     "bytes allocated by shmemx_space_malloc", SPACES + "shmem_int_put(p, local, 17, 0); q[0] = 1;")
rule("spaces of different sizes", 2, "PE <[01]>: shmemx_space_malloc: argument 2 (size) is <(64, but 128|128, but 64)> on PE <[01]>",
     SPACES + "shmemx_space_malloc(s, 64 + 64 * me);")
rule("other block of a space", 2, "PE <[01]>: shmem_int_fcollect: argument 2 (dest) is byte 0 of allocation <[12]> of a memory space, but "
     "byte 0 of allocation <[12]> of a memory space on PE <[01]>",
     SPACES + "int *r = shmemx_space_malloc(s, 64); shmem_int_fcollect(SHMEM_TEAM_WORLD, me ? p : r, other, 1);")

# PEs

rule("put pe", 4, "PE 2: shmem_int_put: argument 4 (pe) is 7, but valid PEs are 0 to 3",
     "if (me == 2) shmem_int_put(heap, local, 1, 7); shmem_barrier_all();")
rule("put pe negative", 2, "PE 1: shmem_putmem: argument 4 (pe) is -1, but valid PEs are 0 to 1",
     "if (me == 1) shmem_putmem(heap, local, 1, -1); shmem_barrier_all();")
rule("pe of all PEs", 4, "PE <[0-3]>: shmem_int_p: argument 3 (pe) is 4, but valid PEs are 0 to 3", "shmem_int_p(heap, 1, n);")
rule("g pe", 1, "shmem_long_g: argument 2 (pe) is 1, but valid PEs are 0 to 0", "shmem_long_g((long *)heap, 1);")
rule("pe with no elements", 1, "shmem_put8: argument 4 (pe) is 3, but valid PEs are 0 to 0", "shmem_put8(NULL, NULL, 0, 3);")
rule("atomic pe", 2, "PE 0: shmem_ctx_int_atomic_fetch_add: argument 4 (pe) is 2, but valid PEs are 0 to 1",
     "if (!me) shmem_ctx_int_atomic_fetch_add(SHMEM_CTX_DEFAULT, heap, 1, 2); shmem_barrier_all();")
rule("signal pe", 1, "shmem_signal_add: argument 3 (pe) is 1, but valid PEs are 0 to 0",
     "shmem_signal_add((uint64_t *)heap, 1, 1);")
rule("shmem_ptr pe", 1, "shmem_ptr: argument 2 (pe) is 1, but valid PEs are 0 to 0", "shmem_ptr(heap, 1);")
rule("team context pe", 4, "PE 0: shmem_ctx_int_p: argument 4 (pe) is 2, but valid PEs are 0 to 1", """
    shmem_team_t team; shmem_ctx_t ctx;
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 2, 2, NULL, 0, &team);
    if (!me) {
        shmem_team_create_ctx(team, 0, &ctx);
        shmem_ctx_int_p(ctx, heap, 1, 1);
        shmem_ctx_int_p(ctx, heap, 1, 2);
    }
    shmem_barrier_all();""")
rule("root", 2, "PE <[01]>: shmem_int_broadcast: argument 5 (PE_root) is 2, but valid PEs are 0 to 1",
     "shmem_int_broadcast(SHMEM_TEAM_WORLD, heap, other, 1, 2);")
rule("root of active set", 4, "PE <[01]>: shmem_broadcast32: argument 4 (PE_root) is 3, but valid PEs are 0 to 1",
     "if (me < 2) shmem_broadcast32(heap, other, 1, 3, 0, 0, 2, psync); else shmem_barrier_all();")
rule("pe_quiet", 2, "PE 0: shmem_pe_quiet: argument 1 (target_pes) is %p, whose element 1 is 2, but valid PEs are 0 to 1",
     "int pes[] = {1, 2}; if (!me) shmem_pe_quiet(pes, 2); shmem_barrier_all();")

# Symmetric memory

NOT_SYMMETRIC = ("%p, <(on the (stack|C heap)|in private memory of this process)>, not in symmetric memory: use shmem_malloc, or a global or static variable of the "
                 "program")

rule("put to local memory", 2, "PE 1: shmem_int_put: argument 1 (dest) is " + NOT_SYMMETRIC,
     "if (me) shmem_int_put(local, heap, 1, 0); shmem_barrier_all();")
rule("get from malloc", 1, "shmem_getmem: argument 2 (source) is " + NOT_SYMMETRIC,
     "shmem_getmem(local, malloc(99), 8, 0);")
rule("block end", 1, "shmem_int_put: argument 1 (dest) is %p, which reaches 8 bytes beyond the end of the block of 256 "
     "bytes allocated by shmem_malloc", "shmem_int_put(heap + 62, local, 4, 0);")
rule("variable end", 1, "shmem_int_put: argument 1 (dest) is %p, which reaches 8 bytes beyond the end of global, a variable of 256 "
     "bytes", "shmem_int_put(global + 62, local, 4, 0);")
rule("block end by a byte", 1, "shmem_char_put: argument 1 (dest) is %p, which reaches 1 bytes beyond the end of the block "
     "of 13 bytes allocated by shmem_calloc", "shmem_char_put(shmem_calloc(13, 1), (char *)local, 14, 0);")
rule("block of shmem_align", 1, "shmem_get32: argument 2 (source) is %p, which reaches 4 bytes beyond the end of the block "
     "of 4096 bytes allocated by shmem_align", "static int to[1025]; shmem_get32(to, shmem_align(4096, 4096), 1025, 0);")
rule("block after realloc", 1, "shmem_int_p: argument 1 (dest) is %p, which is 28 bytes behind the end of the block of 100 "
     "bytes allocated by shmem_realloc", "int *p = shmem_realloc(heap, 100); shmem_int_p(p + 32, 1, 0);")
rule("behind a block", 1, "shmem_int_p: argument 1 (dest) is %p, which is 0 bytes behind the end of the block of 256 bytes "
     "allocated by shmem_malloc", "shmem_free(heap); shmem_int_p(other + 64, 1, 0);")
rule("freed block", 1, "shmem_int_p: argument 1 (dest) is %p, in a block of 256 bytes that is freed",
     "shmem_free(heap); shmem_int_p(heap + 3, 1, 0);")
rule("no block", 1, "shmem_int_p: argument 1 (dest) is %p, in the symmetric heap but in no block of it",
     "shmem_int_p(heap + (1 << 20), 1, 0);")
rule("end of global variables", 1, "shmem_get8: argument 2 (source) is %p, which reaches <[0-9]+> bytes beyond the end of the "
     "global variables", "shmem_get8(malloc(1 << 24), global, 1 << 24, 0);")
rule("null dest", 1, "shmem_int_put: argument 1 (dest) is NULL", "shmem_int_put(NULL, local, 1, 0);")
rule("null source", 1, "shmem_int_put: argument 2 (source) is NULL", "shmem_int_put(heap, NULL, 1, 0);")
rule("null dest of get", 1, "shmem_int_get_nbi: argument 1 (dest) is NULL", "shmem_int_get_nbi(NULL, heap, 1, 0);")
rule("length overflows", 1, "shmem_long_put: argument 1 (dest) is %p, and its length in bytes overflows",
     "shmem_long_put((long *)heap, (long *)local, SIZE_MAX / 4, 0);")
rule("strided length", 1, "shmem_int_iput: argument 1 (dest) is %p, which reaches 4 bytes beyond the end of the block of 256 "
     "bytes allocated by shmem_malloc", "shmem_int_iput(heap, local, 8, 1, 9, 0);")
rule("strided length fits", 1, "shmem_int_p: argument 3 (pe) is 5, but valid PEs are 0 to 0",
     "shmem_int_iput(heap, local, 9, 1, 8, 0); shmem_int_p(heap, 1, 5);")
rule("strided overflow", 1, "shmem_iget64: argument 2 (source) is %p, and its length in bytes overflows",
     "shmem_iget64(local, heap, 1, PTRDIFF_MAX, 3, 0);")
rule("block stride length", 1, "shmem_int_ibput: argument 1 (dest) is %p, which reaches 8 bytes beyond the end of the block of "
     "256 bytes allocated by shmem_malloc", "shmem_int_ibput(heap, local, 20, 6, 6, 4, 0);")
rule("signal not symmetric", 1, "shmem_int_put_signal: argument 4 (sig_addr) is " + NOT_SYMMETRIC,
     "uint64_t signal; shmem_int_put_signal(heap, local, 1, &signal, 1, SHMEM_SIGNAL_SET, 0);")
rule("ivar not symmetric", 1, "shmem_int_wait_until: argument 1 (ivar) is " + NOT_SYMMETRIC,
     "shmem_int_wait_until(local, SHMEM_CMP_EQ, 0);")
rule("ivars length", 1, "shmem_int_test_all: argument 1 (ivars) is %p, which reaches 4 bytes beyond the end of the block of "
     "256 bytes allocated by shmem_malloc", "shmem_int_test_all(heap, 65, NULL, SHMEM_CMP_EQ, 0);")
rule("alltoall length", 4, "PE <[0-3]>: shmem_int_alltoall: argument 2 (dest) is %p, which reaches 16 bytes beyond the end of "
     "the block of 256 bytes allocated by shmem_malloc", "shmem_int_alltoall(SHMEM_TEAM_WORLD, heap, other, 17);")
rule("fcollect overflow", 4, "PE <[0-3]>: shmem_fcollectmem: argument 2 (dest) is %p, and its length in bytes overflows",
     "shmem_fcollectmem(SHMEM_TEAM_WORLD, heap, NULL, SIZE_MAX / 2);")
rule("collect length", 2, "PE <[01]>: shmem_int_collect: argument 2 (dest) is %p, which reaches 4 bytes beyond the end of the "
     "block of 256 bytes allocated by shmem_malloc",
     "shmem_int_collect(SHMEM_TEAM_WORLD, heap, other, me ? 33 : 32);")
rule("reduce source", 2, "PE 1: shmem_int_sum_reduce: argument 3 (source) is " + NOT_SYMMETRIC,
     "shmem_int_sum_reduce(SHMEM_TEAM_WORLD, heap, me ? local : other, 1);")
rule("lock not symmetric", 1, "shmem_set_lock: argument 1 (lock) is " + NOT_SYMMETRIC, "long lock = 0; shmem_set_lock(&lock);")

# Alignment

rule("typed alignment", 1, "shmem_int_put: argument 1 (dest) is %p, not a multiple of 4, the alignment of its elements",
     "shmem_int_put((int *)((char *)heap + 2), local, 1, 0);")
rule("local alignment", 1, "shmem_long_get: argument 1 (dest) is %p, not a multiple of 8, the alignment of its elements",
     "shmem_long_get((long *)((char *)local + 4), (long *)heap, 1, 0);")
rule("sized alignment", 1, "shmem_put64: argument 1 (dest) is %p, not a multiple of 8, the alignment of its elements",
     "shmem_put64(heap + 1, local, 1, 0);")
rule("alignment of 128 bits", 1, "shmem_get128: argument 2 (source) is %p, not a multiple of 16, the alignment of its elements",
     "shmem_get128(local, heap + 2, 1, 0);")
rule("atomic alignment", 1, "shmem_uint64_atomic_inc: argument 1 (dest) is %p, not a multiple of 8, the alignment of its "
     "elements", "shmem_uint64_atomic_inc((uint64_t *)(heap + 1), 0);")

# Overlap

rule("put over itself", 1, "shmem_int_put: argument 1 (dest) is %p, and its 16 bytes overlap the 16 bytes of source at %p",
     "shmem_int_put(heap, heap + 2, 4, 0);")
rule("get over itself", 1, "shmem_getmem_nbi: argument 1 (dest) is %p, and its 8 bytes overlap the 8 bytes of source at %p",
     "shmem_getmem_nbi((char *)heap + 1, heap, 8, 0);")
rule("put through shmem_ptr", 2, "PE 0: shmem_int_put: argument 1 (dest) is %p, and its 4 bytes overlap the 4 bytes of source "
     "at %p", "if (!me) shmem_int_put(heap, shmem_ptr(heap, 1), 1, 1); shmem_barrier_all();", HEDDLE_DIRECT="1")
rule("strided overlap", 1, "shmem_int_iput: argument 1 (dest) is %p, and its 20 bytes overlap the 20 bytes of source at %p",
     "shmem_int_iput(heap, heap + 4, 2, 2, 3, 0);")
rule("signal in dest", 1, "shmem_putmem_signal: argument 1 (dest) is %p, and its 64 bytes overlap the 8 bytes of sig_addr at %p",
     "shmem_putmem_signal(heap, local, 64, (uint64_t *)(heap + 14), 1, SHMEM_SIGNAL_ADD, 0);")
rule("fetch is dest", 1, "shmem_int_atomic_swap_nbi: argument 1 (fetch) is %p, and its 4 bytes overlap the 4 bytes of dest at "
     "%p", "shmem_int_atomic_swap_nbi(heap, heap, 1, 0);")
rule("reduce overlap", 2, "PE <[01]>: shmem_int_max_reduce: argument 2 (dest) is %p, and its 16 bytes overlap the 16 bytes of "
     "source at %p", "shmem_int_max_reduce(SHMEM_TEAM_WORLD, heap, heap + 3, 4);")
rule("broadcast in place", 2, "PE <[01]>: shmem_broadcastmem: argument 2 (dest) is %p, and its 4 bytes overlap the 4 bytes of "
     "source at %p", "shmem_broadcastmem(SHMEM_TEAM_WORLD, heap, heap, 4, 0);")
rule("collect overlap", 2, "PE <[01]>: shmem_int_collect: argument 2 (dest) is %p, and its 16 bytes overlap the 8 bytes of source "
     "at %p", "shmem_int_collect(SHMEM_TEAM_WORLD, heap, heap + 2, 2);")
rule("indices are ivars", 1, "shmem_ulong_test_some: argument 1 (ivars) is %p, and its 16 bytes overlap the 16 bytes of "
     "indices at %p", "shmem_ulong_test_some((unsigned long *)heap, 2, (size_t *)heap, NULL, SHMEM_CMP_EQ, 0);")
rule("one team for two", 1, "shmem_team_split_2d: argument 5 (xaxis_team) is %p, and its 8 bytes overlap the 8 bytes of "
     "yaxis_team at %p", "shmem_team_t t; shmem_team_split_2d(SHMEM_TEAM_WORLD, 1, NULL, 0, &t, NULL, 0, &t);")
rule("pSync is dest", 1, "shmem_int_sum_to_all: argument 1 (dest) is %p, and its 4 bytes overlap the 128 bytes of pSync at %p",
     "shmem_int_sum_to_all((int *)psync, heap, 1, 0, 0, 1, other, psync);")

# Handles

rule("no context", 1, "shmem_ctx_int_p: argument 1 (ctx) is %p, not a context",
     "shmem_ctx_int_p((shmem_ctx_t)heap, heap, 1, 0);")
rule("destroyed context", 1, "shmem_ctx_putmem: argument 1 (ctx) is %p, a context that is destroyed",
     "shmem_ctx_t ctx; shmem_ctx_create(0, &ctx); shmem_ctx_destroy(ctx); shmem_ctx_putmem(ctx, heap, local, 4, 0);")
rule("context destroyed twice", 1, "shmem_ctx_destroy: argument 1 (ctx) is %p, a context that is destroyed",
     "shmem_ctx_t ctx; shmem_ctx_create(0, &ctx); shmem_ctx_destroy(ctx); shmem_ctx_destroy(ctx);")
rule("invalid context", 1, "shmem_ctx_long_g: argument 1 (ctx) is SHMEM_CTX_INVALID, not a context",
     "shmem_ctx_long_g(SHMEM_CTX_INVALID, (long *)heap, 0);")
rule("default context destroyed", 1, "shmem_ctx_destroy: argument 1 (ctx) is SHMEM_CTX_DEFAULT, which lives until "
     "shmem_finalize", "shmem_ctx_destroy(SHMEM_CTX_DEFAULT);")
rule("quiet on a destroyed context", 1, "shmem_ctx_quiet: argument 1 (ctx) is %p, a context that is destroyed",
     "shmem_ctx_t ctx; shmem_ctx_create(0, &ctx); shmem_ctx_destroy(ctx); shmem_ctx_quiet(ctx);")
rule("no team", 1, "shmem_team_n_pes: argument 1 (team) is %p, not a team", "shmem_team_n_pes((shmem_team_t)heap);")
TEAM = "shmem_team_t team; shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, n, NULL, 0, &team);"
rule("destroyed team", 2, "PE <[01]>: shmem_team_sync: argument 1 (team) is %p, a team that is destroyed",
     TEAM + "shmem_team_destroy(team); shmem_team_sync(team);")
rule("team destroyed twice", 1, "shmem_team_destroy: argument 1 (team) is %p, a team that is destroyed",
     TEAM + "shmem_team_destroy(team); shmem_team_destroy(team);")
rule("context of a destroyed team", 1, "shmem_ctx_fence: argument 1 (ctx) is %p, a context that is destroyed",
     TEAM + "shmem_ctx_t ctx; shmem_team_create_ctx(team, 0, &ctx); shmem_team_destroy(team); shmem_ctx_fence(ctx);")
rule("private context of a team", 1, "shmem_team_destroy: argument 1 (team) is %p, a team with 1 private contexts that are not "
     "destroyed", TEAM + "shmem_ctx_t ctx; shmem_team_create_ctx(team, SHMEM_CTX_PRIVATE, &ctx); shmem_team_destroy(team);")
rule("invalid team", 1, "shmem_int_sum_reduce: argument 1 (team) is SHMEM_TEAM_INVALID, not a team",
     "shmem_int_sum_reduce(SHMEM_TEAM_INVALID, heap, other, 1);")
FED = "shmemx_federation_t f; shmemx_federation_split_color(SHMEM_TEAM_WORLD, me % 2, 0, &f);"
rule("node team destroyed", 1, "shmem_team_destroy: argument 1 (team) is SHMEMX_TEAM_NODE, which lives until shmem_finalize",
     "shmem_team_destroy(SHMEMX_TEAM_NODE);")
rule("split range", 1, "shmemx_team_split_3d: argument 3 (yrange) is 0, not at least 1", """
    shmem_team_t t[3];
    shmemx_team_split_3d(SHMEM_TEAM_WORLD, 1, 0, NULL, 0, &t[0], NULL, 0, &t[1], NULL, 0, &t[2]);""")
rule("split color", 1, "shmemx_team_split_color: argument 2 (color) is -5, neither at least 0 nor SHMEMX_COLOR_UNDEFINED (-1)",
     "shmem_team_t t; shmemx_team_split_color(SHMEM_TEAM_WORLD, -5, 0, NULL, 0, &t);")
rule("federation type", 1, "shmemx_federation_split_type: argument 2 (type) is 9, not SHMEMX_FED_CORE (1) to SHMEMX_FED_SWITCH "
     "(7), SHMEMX_FED_NIC (32) or SHMEMX_FED_ENV (33)",
     "shmemx_federation_t f; shmemx_federation_split_type(SHMEM_TEAM_WORLD, 9, 0, NULL, &f);")
rule("other federation type", 2, "PE 0: shmemx_federation_split_type: argument 2 (type) is 5, but 6 on PE 1",
     "shmemx_federation_t f; shmemx_federation_split_type(SHMEM_TEAM_WORLD, 5 + me, 0, NULL, &f);")
rule("no federation", 1, "shmemx_federation_num_teams: argument 1 (federation) is %p, not a federation",
     "shmemx_federation_num_teams((shmemx_federation_t)heap);")
rule("destroyed federation", 2, "PE <[01]>: shmemx_federation_type: argument 1 (federation) is %p, a federation that is destroyed",
     FED + "shmemx_federation_t old = f; shmemx_federation_destroy(&f); shmemx_federation_type(old);")
rule("team of a destroyed federation", 2, "PE <[01]>: shmem_team_sync: argument 1 (team) is %p, a team that is destroyed",
     FED + "shmem_team_t t = shmemx_federation_my_team(f); shmemx_federation_destroy(&f); shmem_team_sync(t);")
rule("team of a federation destroyed", 2, "PE <[01]>: shmem_team_destroy: argument 1 (team) is a team of a federation, which lives "
     "until shmemx_federation_destroy", FED + "shmem_team_destroy(shmemx_federation_my_team(f));")
rule("root team", 2, "PE <[01]>: shmemx_federation_bcast_leaders: argument 5 (root_team) is 2, but valid PEs are 0 to 1",
     FED + "shmemx_federation_bcast_leaders(f, heap, other, 4, 2);")
rule("room for every leader", 2, "PE <[01]>: shmemx_federation_allgather_leaders: argument 2 (dest) is <.*>",
     FED + "shmemx_federation_allgather_leaders(f, heap, other, 200);")
rule("predefined team", 2, "PE <[01]>: shmem_team_destroy: argument 1 (team) is SHMEM_TEAM_SHARED, which lives until "
     "shmem_finalize", "shmem_team_destroy(SHMEM_TEAM_SHARED);")
rule("private context at the end", 2, "PE 1: shmem_finalize: private contexts that were not destroyed: 1; one was created at "
     "<\S+rules\.c:\d+, in \w+>", "shmem_ctx_t ctx; if (me) shmem_ctx_create(SHMEM_CTX_PRIVATE, &ctx);")

# Threads

rule("private context", 1, "shmem_ctx_int_p: argument 1 (ctx) is %p, a private context of another thread",
     "shmem_ctx_create(SHMEM_CTX_PRIVATE, &ctx); in_thread(ctx_p);", "MULTIPLE")
rule("private context destroyed", 1, "shmem_ctx_destroy: argument 1 (ctx) is %p, a private context of another thread",
     "shmem_ctx_create(SHMEM_CTX_PRIVATE, &ctx); in_thread(ctx_destroy);", "MULTIPLE")
rule("serialized context", 1, "shmem_ctx_<(int_atomic_fetch_add|fence)>: argument 1 (ctx) is %p, a serialized context that "
     "another thread is using in shmem_ctx_<(int_atomic_fetch_add|fence)>", """
    pthread_t thread;
    shmem_ctx_create(SHMEM_CTX_SERIALIZED, &ctx);
    pthread_create(&thread, NULL, call, (void *)ctx_add_for_ever);
    for (;;) shmem_ctx_fence(ctx);""", "MULTIPLE")
rule("single", 1, "shmem_quiet: called from a second thread, but the thread level is SHMEM_THREAD_SINGLE: use "
     "shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided)", "in_thread(shmem_quiet);", "SINGLE")
rule("funneled", 2, "PE 1: shmem_fence: called from a second thread, but the thread level is SHMEM_THREAD_FUNNELED: use "
     "shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided)", "if (me) in_thread(shmem_fence); shmem_barrier_all();", "FUNNELED")
rule("serialized", 1, "shmem_quiet: called while another thread is in shmem_int_wait_until, but the thread level is "
     "SHMEM_THREAD_SERIALIZED", """
    pthread_t thread;
    pthread_create(&thread, NULL, call, (void *)wait_for_ever);
    sleep(1);
    shmem_quiet();""", "SERIALIZED")
rule("serialized after a query", 1, "shmem_quiet: called while another thread is in shmem_int_wait_until, but the thread level is "
     "SHMEM_THREAD_SERIALIZED", """
    pthread_t thread;
    int level;
    pthread_create(&thread, NULL, call, (void *)wait_for_ever);
    sleep(1);
    shmem_query_thread(&level);
    shmem_quiet();""", "SERIALIZED")
rule("finalize in another thread", 1, "shmem_finalize: called from a thread that did not initialise the library",
     "in_thread(shmem_finalize);", "MULTIPLE")
rule("two threads in one team", 2, "PE 0: shmem_sync_all: called while another thread is in shmem_barrier_all on the same team",
     """
    pthread_t thread;
    if (me) sleep(60);
    pthread_create(&thread, NULL, call, (void *)shmem_barrier_all);
    sleep(1);
    shmem_sync_all();""", "MULTIPLE")

# Values

rule("stride", 1, "shmem_int_iput: argument 3 (dst) is 0, not at least 1", "shmem_int_iput(heap, local, 0, 1, 2, 0);")
rule("negative stride", 1, "shmem_iget32: argument 4 (sst) is -2, not at least 1", "shmem_iget32(local, heap, 1, -2, 2, 0);")
rule("stride of blocks", 1, "shmem_ibput32: argument 4 (sst) is 3, not at least 4",
     "shmem_ibput32(heap, local, 4, 3, 4, 2, 0);")
rule("stride of alltoalls", 1, "shmem_int_alltoalls: argument 4 (dst) is 0, not at least 1",
     "shmem_int_alltoalls(SHMEM_TEAM_WORLD, heap, other, 0, 1, 1);")
rule("cmp", 1, "shmem_int_test: argument 2 (cmp) is 0, not one of SHMEM_CMP_EQ (101) to SHMEM_CMP_LE (106): " + FOREIGN,
     "shmem_int_test(heap, 0, 0);")
rule("cmp of wait", 1, "shmem_signal_wait_until: argument 2 (cmp) is 7, not one of SHMEM_CMP_EQ (101) to SHMEM_CMP_LE (106): " + FOREIGN,
     "shmem_signal_wait_until((uint64_t *)heap, 7, 0);")
rule("sig_op", 1, "shmem_putmem_signal_nbi: argument 6 (sig_op) is 2, neither SHMEM_SIGNAL_SET (201) nor SHMEM_SIGNAL_ADD (202): " + FOREIGN,
     "shmem_putmem_signal_nbi(heap, local, 4, (uint64_t *)other, 1, 2, 0);")
rule("alignment", 1, "shmem_align: argument 1 (alignment) is 48, not a power of two that is a multiple of 8",
     "shmem_align(48, 8);")
rule("negative count", 1, "shmem_int_sum_to_all: argument 3 (nreduce) is -1, not at least 0",
     "shmem_int_sum_to_all(heap, other, -1, 0, 0, 1, work, psync);")
rule("PE_start", 2, "PE <[01]>: shmem_barrier: argument 1 (PE_start) is 2, but valid PEs are 0 to 1", "shmem_barrier(2, 0, 1, psync);")
rule("logPE_stride", 2, "PE <[01]>: shmem_sync: argument 2 (logPE_stride) is -1, not from 0 to 30", "(shmem_sync)(0, -1, 2, psync);")
rule("PE_size", 4, "PE <[0-3]>: shmem_barrier: argument 3 (PE_size) is 3: with PE_start 0 and a stride of 2, the last PE is not one of "
     "0 to 3", "shmem_barrier(0, 1, 3, psync);")
rule("not in the set", 4, "PE <[13]>: shmem_barrier: argument 1 (PE_start) is 0: the calling PE is not in the set of 2 PEs with a "
     "stride of 2", "if (me != 2) shmem_barrier(0, 1, 2, psync); else sleep(60);")
rule("pSync", 2, "PE <[01]>: shmem_barrier: argument 4 (pSync) is %p, whose element 3 is 5, not SHMEM_SYNC_VALUE (0)",
     "psync[3] = 5; shmem_barrier(0, 0, n, psync);")
rule("null output", 1, "shmem_ctx_create: argument 2 (ctx) is NULL", "shmem_ctx_create(0, NULL);")
rule("null team", 1, "shmem_team_split_strided: argument 7 (new_team) is NULL",
     "shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, 1, NULL, 0, NULL);")
rule("null config", 1, "shmem_team_split_strided: argument 5 (config) is NULL, though its mask is 0x1",
     "shmem_team_t t; shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, 1, NULL, SHMEM_TEAM_NUM_CONTEXTS, &t);")
rule("null version", 1, "shmem_info_get_version: argument 2 (minor) is NULL", "shmem_info_get_version(local, NULL);")
rule("null indices", 1, "shmem_int_test_some: argument 3 (indices) is NULL",
     "shmem_int_test_some(heap, 2, NULL, NULL, SHMEM_CMP_EQ, 0);")
rule("null fetch", 1, "shmem_int_atomic_fetch_nbi: argument 1 (fetch) is NULL", "shmem_int_atomic_fetch_nbi(NULL, heap, 0);")

# Locks

rule("finalize with a lock", 2, "PE 1: shmem_finalize: called while this PE holds the lock %p, lock",
     "if (me) shmem_set_lock(&lock);")
rule("clear a free lock", 1, "shmem_clear_lock: argument 1 (lock) is %p, a lock that this PE does not hold",
     "shmem_clear_lock(&lock);")
rule("clear the lock of another", 2, "PE 1: shmem_clear_lock: argument 1 (lock) is %p, a lock that this PE does not hold",
     "if (!me) shmem_set_lock(&lock); shmem_barrier_all(); if (me) shmem_clear_lock(&lock); shmem_barrier_all();")
rule("set a lock twice", 1, "shmem_set_lock: argument 1 (lock) is %p, a lock that this PE holds already",
     "shmem_set_lock(&lock); shmem_set_lock(&lock);")
rule("test a lock that is held", 1, "shmem_test_lock: argument 1 (lock) is %p, a lock that this PE holds already",
     "shmem_test_lock(&lock); shmem_test_lock(&lock);")
rule("two threads want a lock", 2, "PE 1: shmem_set_lock: argument 1 (lock) is %p, a lock that another thread of this PE is "
     "waiting for", """
    pthread_t thread;
    if (!me) shmem_set_lock(&lock);
    shmem_barrier_all();
    if (me) pthread_create(&thread, NULL, call, (void *)set_lock);
    sleep(1);
    if (me) shmem_set_lock(&lock);
    shmem_barrier_all();""", "MULTIPLE")

# The heap

rule("free inside a block", 1, "shmem_free: argument 1 (ptr) is %p, which is 4 bytes behind the start of its block",
     "shmem_free(heap + 1);")
rule("free twice", 1, "shmem_free: argument 1 (ptr) is %p, which is freed already", "shmem_free(heap); shmem_free(heap);")
rule("free a variable", 1, "shmem_free: argument 1 (ptr) is %p, not a block of the symmetric heap", "shmem_free(global);")
rule("realloc of malloc", 1, "shmem_realloc: argument 1 (ptr) is %p, not a block of the symmetric heap",
     "shmem_realloc(malloc(8), 16);")

rule("turn without a queue", 1, "shmemx_raw_lock_turn: argument 1 (lock) is %p, a lock in whose queue this PE is not",
     "shmemx_raw_lock_turn(&lock);")

TO_ALL = "all PEs of a team must make the same collective calls in the same order"

# Raw entry points, which know types and sizes only when they are called

rule("raw pe", 1, "shmemx_raw_put: argument 5 (pe) is 1, but valid PEs are 0 to 0",
     "shmemx_raw_put(SHMEM_CTX_DEFAULT, heap, local, 4, 1);")
rule("raw overlap", 1, "shmemx_raw_get: argument 2 (dest) is %p, and its 8 bytes overlap the 8 bytes of source at %p",
     "shmemx_raw_get(SHMEM_CTX_DEFAULT, heap + 1, heap, 8, 0);")
rule("raw beyond", 1, "shmemx_raw_iput: argument 2 (dest) is %p, which reaches 4 bytes beyond the end of the block of 256 bytes "
     "allocated by shmem_malloc",
     "shmemx_raw_iput(SHMEM_CTX_DEFAULT, heap, local, 16, 1, 1, 5, 4, 0);")
rule("raw element", 1, "shmemx_raw_iget: argument 8 (element) is 0, not the bytes of an element",
     "shmemx_raw_iget(SHMEM_CTX_DEFAULT, local, heap, 1, 1, 1, 5, 0, 0);")
rule("raw width", 1, "shmemx_raw_atomic: argument 3 (width) is 2, not 4 or 8 bytes",
     "shmemx_raw_atomic(SHMEM_CTX_DEFAULT, SHMEMX_ATOMIC_ADD, 2, heap, 1, 0);")
rule("raw alignment", 1, "shmemx_raw_atomic_fetch: argument 4 (dest) is %p, not a multiple of 8, the alignment of its elements",
     "shmemx_raw_atomic_fetch(SHMEM_CTX_DEFAULT, SHMEMX_ATOMIC_FETCH, 8, heap + 1, 0, 0, 0);")
rule("raw type", 1, "shmemx_raw_wait_until: argument 1 (type) is 77, not one of SHMEMX_TYPE_...",
     "shmemx_raw_wait_until(77, heap, SHMEM_CMP_EQ, 0);")
rule("raw other type", 2, "PE 0: shmemx_raw_reduce: argument 2 (type) is 6, but 11 on PE 1",
     "shmemx_raw_reduce(SHMEM_TEAM_WORLD, me ? SHMEMX_TYPE_UINT : SHMEMX_TYPE_INT, SHMEMX_REDUCE_SUM, heap, other, 1);")
rule("raw other operation", 2, "PE 0: shmemx_raw_reduce: argument 3 (op) is 5, but 6 on PE 1",
     "shmemx_raw_reduce(SHMEM_TEAM_WORLD, SHMEMX_TYPE_INT, SHMEMX_REDUCE_SUM + me, heap, other, 1);")
rule("raw other function", 2, f"PE 0: shmemx_raw_collect: PE 1 is in shmemx_raw_fcollect: {TO_ALL}",
     "if (me) shmemx_raw_fcollect(SHMEM_TEAM_WORLD, heap, other, 4); else shmemx_raw_collect(SHMEM_TEAM_WORLD, heap, other, 4);")

# Collectives that do not match

rule("other collective", 4, f"PE 0: shmem_int_broadcast: PE 2 is in shmem_barrier_all: {TO_ALL}",
     "if (me == 2) shmem_barrier_all(); else shmem_int_broadcast(SHMEM_TEAM_WORLD, heap, other, 1, 0);")
rule("other type", 2, f"PE 0: shmem_int_sum_reduce: PE 1 is in shmem_uint_sum_reduce: {TO_ALL}", """
    if (me) shmem_uint_sum_reduce(SHMEM_TEAM_WORLD, (unsigned *)heap, (unsigned *)other, 1);
    else shmem_int_sum_reduce(SHMEM_TEAM_WORLD, heap, other, 1);""")
rule("early finalize", 3, f"PE 0: shmem_barrier_all: PE 1 is in shmem_finalize: {TO_ALL}",
     "if (me != 1) shmem_barrier_all();")
rule("early exit", 3, f"PE 0: shmem_barrier_all: PE 1 is in shmem_finalize: {TO_ALL}",
     "if (me == 1) exit(0); shmem_barrier_all();")
rule("other count", 4, "PE 0: shmem_int_sum_reduce: argument 4 (nreduce) is 4, but 5 on PE 3",
     "shmem_int_sum_reduce(SHMEM_TEAM_WORLD, heap, other, me == 3 ? 5 : 4);")
rule("other root", 2, "PE 0: shmem_int_broadcast: argument 5 (PE_root) is 0, but 1 on PE 1",
     "shmem_int_broadcast(SHMEM_TEAM_WORLD, heap, other, 1, me);")
rule("other place", 2, "PE 0: shmem_int_fcollect: argument 2 (dest) is byte 0 of allocation 1, but byte 4 of allocation 1 on "
     "PE 1", "shmem_int_fcollect(SHMEM_TEAM_WORLD, heap + me, other, 1);")
rule("other block", 2, "PE 0: shmem_int_fcollect: argument 3 (source) is byte 0 of allocation 2, but global variable at "
     "%p of the program on PE 1", "shmem_int_fcollect(SHMEM_TEAM_WORLD, heap, me ? global : other, 1);")
rule("other stride", 2, "PE 0: shmem_int_alltoalls: argument 5 (sst) is 1, but 2 on PE 1",
     "shmem_int_alltoalls(SHMEM_TEAM_WORLD, heap, other, 1, 1 + me, 1);")
rule("other size of a block", 2, "PE 0: shmem_malloc: argument 1 (size) is 8, but 16 on PE 1", "shmem_malloc(8 + 8 * me);")
rule("other block freed", 2, "PE 0: shmem_free: argument 1 (ptr) is byte 0 of allocation 1, but byte 0 of allocation 2 on PE 1",
     "shmem_free(me ? other : heap);")
rule("other split", 2, "PE 0: shmem_team_split_strided: argument 2 (start) is 0, but 1 on PE 1",
     "shmem_team_t t; shmem_team_split_strided(SHMEM_TEAM_WORLD, me, 1, 1, NULL, 0, &t);")
rule("other place in an active set", 4, "PE 1: shmem_broadcast64: argument 2 (source) is byte 0 of allocation 2, but byte 8 of "
     "allocation 2 on PE 3", "if (me & 1) shmem_broadcast64(heap, other + me - 1, 1, 0, 1, 1, 2, psync); else sleep(60);")
rule("other call in a team", 4, f"PE 1: shmem_team_sync: PE 3 is in shmem_team_destroy: {TO_ALL}", """
    shmem_team_t team;
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 1, 2, 2, NULL, 0, &team);
    if (me == 1) shmem_team_sync(team);
    if (me == 3) shmem_team_destroy(team);
    shmem_barrier_all();""")
rule("pe waits in another team", 3, "PE <[0-2]>: shmem_<(barrier_all|team_sync)>: no PE can continue: PEs 0, 2 are in shmem_barrier_all, "
     "PE 1 is in shmem_team_sync (of 2 PEs)", """
    shmem_team_t team;
    shmem_team_split_strided(SHMEM_TEAM_WORLD, 1, 1, 2, NULL, 0, &team);
    if (me == 1) shmem_team_sync(team);
    shmem_barrier_all();""", HEDDLE_CHECK_PATIENCE="1000")
rule("pe waits for a word", 2, "PE <[01]>: shmem_<(barrier_all|int_wait_until)>: no PE can continue: PE 0 is in shmem_barrier_all, PE 1 is in "
     "shmem_int_wait_until for byte 0 of allocation 1", "if (me) shmem_int_wait_until(heap, SHMEM_CMP_EQ, 3); shmem_barrier_all();",
     HEDDLE_CHECK_PATIENCE="1000")
rule("all PEs wait for words", 2, "PE <[01]>: shmem_<(int_wait_until|long_wait_until_all)>: no PE can continue: PE 0 is in "
     "shmem_int_wait_until for byte 0 of allocation 1, PE 1 is in shmem_long_wait_until_all for byte 0 of allocation 2",
     "if (me) shmem_long_wait_until_all((long *)other, 2, NULL, SHMEM_CMP_NE, 0); else shmem_int_wait_until(heap, SHMEM_CMP_EQ, 3);",
     HEDDLE_CHECK_PATIENCE="1000")
rule("all PEs wait for one of several words", 2, "PE <[01]>: shmem_<(int_wait_until_any|long_wait_until_some_vector)>: no PE can continue: "
     "PE 0 is in shmem_int_wait_until_any for byte 0 of allocation 1, PE 1 is in shmem_long_wait_until_some_vector for byte 0 of "
     "allocation 2",
     "size_t found[2]; long values[] = {7, 8}; int all[] = {1, 1}; if (shmem_int_wait_until_any(heap, 2, all, SHMEM_CMP_EQ, 3) == SIZE_MAX) {"
     " if (me) shmem_long_wait_until_some_vector((long *)other, 2, found, NULL, SHMEM_CMP_EQ, values);"
     " else shmem_int_wait_until_any(heap, 2, NULL, SHMEM_CMP_EQ, 3); }", HEDDLE_CHECK_PATIENCE="1000")
rule("pe waits for a lock", 2, "PE <[01]>: shmem_<(barrier_all|set_lock)>: no PE can continue: PE 0 is in shmem_barrier_all, PE 1 is in "
     "shmem_set_lock for `lock`, which PE 0 holds",
     "if (!me) shmem_set_lock(&lock); shmem_barrier_all(); if (me) shmem_set_lock(&lock); shmem_barrier_all();",
     HEDDLE_CHECK_PATIENCE="1000")
CIRCLE = "PE <[01]>: shmem_set_lock: no PE can continue: PE 0 is in shmem_set_lock for `second<[.0-9]*>`, which PE 1 holds, " \
         "PE 1 is in shmem_set_lock for `lock`, which PE 0 holds"
rule("locks in a circle", 2, CIRCLE,
     "static long second; shmem_set_lock(me ? &second : &lock); shmem_barrier_all(); shmem_set_lock(me ? &lock : &second);",
     HEDDLE_CHECK_PATIENCE="1000")
rule("locks in a circle after a computation", 2, CIRCLE,
     "static long second; shmem_set_lock(me ? &second : &lock); shmem_barrier_all(); sleep(me); shmem_set_lock(me ? &lock : &second);",
     HEDDLE_CHECK_PATIENCE="1000")
rule("pes wait for one of two locks", 3, "PE <[0-2]>: shmem_<(set_lock|barrier_all)>: no PE can continue: PE 0 is in "
     "shmem_barrier_all, PEs 1-2 are in shmem_set_lock for byte 8 of `pair<[.0-9]*>`, which PE 0 holds",
     "static long pair[2]; if (!me) shmem_set_lock(&lock), shmem_clear_lock(&lock), shmem_set_lock(pair + 1); shmem_barrier_all();"
     "if (me) shmem_set_lock(pair + 1); shmem_barrier_all();", HEDDLE_CHECK_PATIENCE="1000")
rule("pe with a thread that ends waits", 2, "PE <[01]>: shmem_<(barrier_all|int_wait_until)>: no PE can continue: PE 0 is in "
     "shmem_barrier_all, PE 1 is in shmem_int_wait_until for byte 0 of allocation 1",
     "in_thread(nothing); if (me) shmem_int_wait_until(heap, SHMEM_CMP_EQ, 3); shmem_barrier_all();", level="FUNNELED",
     HEDDLE_CHECK_PATIENCE="1000")
WAIT = "PE <[01]>: shmem_<(barrier_all|int_wait_until)>: no PE can continue: PE 0 is in shmem_barrier_all, PE 1 is in " \
       "shmem_int_wait_until for byte 0 of allocation 1"
rule("pe with requests waits", 2, WAIT,
     "shmemx_request_h r[2] = {0}; shmemx_request_alloc(SHMEMX_REQUEST_EXCLUSIVE_TRY, &r[1]); for (int i = 0; i < 2; i++)"
     " shmemx_int_put_nbe(other, global, 8, !me, &r[i]); shmemx_request_wait(&r[0]);"
     " if (me) shmem_int_wait_until(heap, SHMEM_CMP_EQ, 3); shmem_barrier_all();", HEDDLE_CHECK_PATIENCE="1000")
rule("pe with requests over a wire waits", 2, WAIT,
     "shmemx_request_h r[2] = {0}; shmemx_request_alloc(SHMEMX_REQUEST_EXCLUSIVE_TRY, &r[1]); for (int i = 0; i < 2; i++)"
     " shmemx_int_put_nbe(other, global, 8, !me, &r[i]); shmem_ctx_t ctx; shmem_ctx_create(SHMEM_CTX_PRIVATE, &ctx);"
     " shmem_ctx_int_put_nbi(ctx, other, global, 8, !me);"
     " if (me) shmem_int_wait_until(heap, SHMEM_CMP_EQ, 3); shmem_barrier_all();", HEDDLE_CHECK_PATIENCE="1000",
     HEDDLE_DIRECT="0", HEDDLE_WIRE="sim")
rule("pe with collectives on requests waits", 2, WAIT,
     "shmem_req_h r; shmem_int_broadcast_nb(SHMEM_TEAM_WORLD, heap, other, 4, 0, &r); shmem_req_wait(&r);"
     " shmemx_int_sum_reduce_nb(SHMEM_TEAM_WORLD, heap, other, 2, &r); shmem_req_wait(&r);"
     " if (me) shmem_int_wait_until(heap, SHMEM_CMP_EQ, 3); shmem_barrier_all();", HEDDLE_CHECK_PATIENCE="1000")
rule("pe waits for a counter", 2, "PE <[01]>: shmem<(_barrier_all|x_ct_wait)>: no PE can continue: PE 0 is in shmem_barrier_all, PE 1 is in "
     "shmemx_ct_wait", "shmemx_ct_t ct; shmemx_ct_create(&ct); shmemx_int_put_ct(ct, heap, local, 1, !me);"
     " if (me) shmemx_ct_wait(ct, 2); shmem_barrier_all();", HEDDLE_CHECK_PATIENCE="1000")
rule("pe with a level for threads waits", 2, WAIT, "if (me) shmem_int_wait_until(heap, SHMEM_CMP_EQ, 3); shmem_barrier_all();",
     level="MULTIPLE", HEDDLE_CHECK_PATIENCE="1000")
rule("pe whose threads have ended waits", 2, WAIT,
     "in_thread(nothing); in_thread(ctx_p_of_thread); if (me) shmem_int_wait_until(heap, SHMEM_CMP_EQ, 3); shmem_barrier_all();",
     level="MULTIPLE", HEDDLE_CHECK_PATIENCE="1000")
THREADS_WAIT = "PE <[01]>: shmem_<(barrier_all|int_wait_until|set_lock)>: no PE can continue: PE<s?> <.*> " \
               "<(is|are)> in shmem_<.*> (<%d> threads wait)<.*>"
rule("threads of pes wait", 2, THREADS_WAIT.replace("%d", "4"),
     "for (int i = 0; i < 3; i++) beside(wait_for_ever); shmem_int_wait_until(heap, SHMEM_CMP_EQ, 3);", level="MULTIPLE",
     HEDDLE_CHECK_PATIENCE="1000")
rule("many threads of pes wait", 2, THREADS_WAIT.replace("%d", "40"),
     "for (int i = 0; i < 39; i++) beside(wait_for_ever); shmem_barrier_all(); shmem_int_wait_until(heap, SHMEM_CMP_EQ, 3);",
     level="MULTIPLE", HEDDLE_CHECK_PATIENCE="1000")
rule("threads of pes over a wire wait", 3, THREADS_WAIT.replace("<[01]>", "<[012]>").replace("%d", "3"),
     "beside(wait_with_request), beside(wait_with_request); shmem_int_put_nbi(other, global, 8, !me);"
     " shmem_int_wait_until(heap, SHMEM_CMP_EQ, 3);", level="MULTIPLE", HEDDLE_CHECK_PATIENCE="1000", HEDDLE_DIRECT="0",
     HEDDLE_WIRE="sim")
rule("thread of a pe that waits for a lock", 2, THREADS_WAIT.replace("%d", "2"),
     "if (!me) shmem_set_lock(&lock); shmem_barrier_all(); if (me) beside(set_lock); else beside(wait_for_ever); shmem_barrier_all();"
     " shmem_int_wait_until(heap, SHMEM_CMP_EQ, 3);", level="MULTIPLE", HEDDLE_CHECK_PATIENCE="1000")
rule("threads that begin late wait", 2, THREADS_WAIT.replace("%d", "4"),
     "beside(wait_beside_another); shmem_int_wait_until(heap, SHMEM_CMP_EQ, 3);", level="MULTIPLE", HEDDLE_CHECK_PATIENCE="1000")
rule("hundreds of threads of pes wait", 2, THREADS_WAIT.replace("%d", "200"),
     "for (int i = 0; i < 199; i++) beside(wait_for_ever); shmem_barrier_all(); shmem_int_wait_until(heap, SHMEM_CMP_EQ, 3);",
     level="MULTIPLE", HEDDLE_CHECK_PATIENCE="1000")

# Waits for requests, and collectives that not all PEs start

NB = "PE <[0-2]>: shmem<\\w+>: no PE can continue: "
rule("collective that a pe does not start", 2, NB + "PE 0 is in shmemx_req_wait for shmemx_team_sync_nb, PE 1 is in shmem_barrier_all",
     "shmem_req_h r; if (!me) shmem_sync_nb(SHMEM_TEAM_WORLD, &r), shmem_req_wait(&r); shmem_barrier_all();",
     HEDDLE_CHECK_PATIENCE="1000")
rule("collective over a wire that a pe does not start", 3, NB + "PE 0 is in shmemx_request_wait for shmemx_int_sum_reduce_nb, PE 1 is in "
     "shmemx_request_wait_any for shmemx_int_sum_reduce_nb, PE 2 is in shmem_int_wait_until for byte 0 of allocation 1",
     "shmem_req_h r[2]; size_t i; if (me < 2) shmemx_int_sum_reduce_nb(SHMEM_TEAM_WORLD, other, global, 4, r),"
     " shmemx_int_collect_nb(SHMEM_TEAM_WORLD, other + 8, global, 4, r + 1);"
     " if (!me) shmemx_request_wait(r); if (me == 1) shmemx_request_wait_any(2, r, &i); shmem_int_wait_until(heap, SHMEM_CMP_EQ, 1);",
     HEDDLE_CHECK_PATIENCE="1000", HEDDLE_DIRECT="0", HEDDLE_WIRE="sim")
rule("collectives in several parts that a pe does not start", 3, NB + "PEs 0-1 are in shmem_int_wait_until for byte 0 of allocation 1, "
     "PE 2 is in shmem_barrier_all",
     "static int many[2][9000]; size_t at[] = {0, 4, 8}, by[] = {4, 4, 4}; shmem_req_h r[3]; if (me < 2) {"
     " shmemx_alltoallvmem_nb(SHMEM_TEAM_WORLD, other, at, by, global, at, by, r);"
     " shmemx_int_sum_reduce_nb(SHMEM_TEAM_WORLD, many[0], many[1], 9000, r + 1);"
     " shmemx_int_collect_nb(SHMEM_TEAM_WORLD, other + 8, global, 4, r + 2);"
     " shmem_int_wait_until(heap, SHMEM_CMP_EQ, 1); } shmem_barrier_all();", HEDDLE_CHECK_PATIENCE="1000")
rule("collectives in different order", 2, NB + "PEs 0-1 are in shmemx_req_wait for shmemx_team_sync_nb",
     "shmem_team_t teams[2]; shmem_req_h r; for (int i = 0; i < 2; i++) shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, 2, NULL, 0, &teams[i]);"
     " for (int i = 0; i < 2; i++) shmem_sync_nb(teams[i ^ me], &r), shmem_req_wait(&r);", HEDDLE_CHECK_PATIENCE="1000")
rule("collective of a list that its root does not start", 2, NB + "PE 0 is in shmem_barrier_all, PE 1 is in shmemx_request_wait",
     "shmemx_request_h r = NULL; if (me) shmemx_broadcast_list((int[]){0, 1}, 2, heap, other, 4, 0, &r), shmemx_request_wait(&r);"
     " shmem_barrier_all();", HEDDLE_CHECK_PATIENCE="1000")
rule("threads with collectives wait", 2, NB + "<.*> (3 threads wait)<.*>",
     "beside(wait_for_ever), beside(wait_for_ever); shmem_req_h r; shmem_sync_nb(SHMEM_TEAM_WORLD, &r); shmem_req_wait(&r);"
     " if (me) shmem_sync_nb(SHMEM_TEAM_WORLD, &r), shmem_req_wait(&r); else wait_for_ever();", level="MULTIPLE",
     HEDDLE_CHECK_PATIENCE="1000")
rule("wait for all of several requests", 2, NB + "PE 0 is in shmemx_request_wait_all for shmemx_team_sync_nb, PE 1 is in "
     "shmemx_request_wait_local for shmemx_team_sync_nb",
     "shmemx_request_h r[3] = {0}; shmemx_int_put_nbe(other, global, 1, !me, &r[2]); for (int i = 0; i < 2; i++) shmem_sync_nb(SHMEM_TEAM_WORLD, &r[i]);"
     " shmem_req_wait(&r[0]); if (me) shmem_req_wait(&r[1]); shmem_team_t t; shmem_team_split_strided(SHMEM_TEAM_WORLD, 0, 1, 2, NULL, 0, &t);"
     " shmem_sync_nb(me ? t : SHMEM_TEAM_WORLD, &r[0]); if (me) shmemx_request_wait_local(&r[0]); else shmemx_request_wait_all(3, r);",
     HEDDLE_CHECK_PATIENCE="1000")
rule("pe frees a request that is not complete", 2, NB + "PE 0 is in shmem_barrier_all, PE 1 is in shmemx_request_free for "
     "shmemx_int_broadcast_nb",
     "shmem_req_h r; if (me) shmem_int_broadcast_nb(SHMEM_TEAM_WORLD, heap, other, 1, 0, &r), shmemx_request_free(&r); shmem_barrier_all();",
     HEDDLE_CHECK_PATIENCE="1000")
rule("pe waits for bytes of an append", 2, NB + "PE 0 is in shmem_barrier_all, PE 1 is in shmemx_oct_wait",
     "shmemx_oct_t oct; shmemx_oct_create(&oct, heap, 64); shmemx_push(oct, local, 5, !me); if (me) shmemx_oct_wait(oct, 6);"
     " shmem_barrier_all();", HEDDLE_CHECK_PATIENCE="1000")
rule("pe waits with a raw entry point", 2, NB + "PE 0 is in shmemx_raw_wait_until_any for byte 0 of allocation 1, PE 1 is in "
     "shmemx_raw_wait_until for byte 0 of allocation 2",
     "int three = 3; if (me) shmemx_raw_wait_until(SHMEMX_TYPE_INT, other, SHMEM_CMP_EQ, 3);"
     " else shmemx_raw_wait_until_any(SHMEMX_TYPE_INT, heap, 2, NULL, SHMEM_CMP_EQ, &three, 1);", HEDDLE_CHECK_PATIENCE="1000")
rule("pe does not come", 4, "PE <[0-3]>: shmem_barrier_all: after 1 s: PEs 0, 2-3 are in shmem_barrier_all, PE 1 is in no call that "
     "waits", "if (me == 1) sleep(60); shmem_barrier_all();", HEDDLE_CHECK_PATIENCE="1")

# The program

HELPERS = """
static shmem_ctx_t ctx;
static void ctx_p(void) { shmem_ctx_int_p(ctx, heap, 1, 0); }
static void ctx_destroy(void) { shmem_ctx_destroy(ctx); }
static void ctx_add_for_ever(void) { for (;;) shmem_ctx_int_atomic_fetch_add(ctx, heap, 1, 0); }
static void wait_for_ever(void) { shmem_int_wait_until(heap, SHMEM_CMP_EQ, 77); }
static void set_lock(void) { shmem_set_lock(&lock); }
static void nothing(void) {}
static void ctx_p_of_thread(void)
{
    shmem_ctx_t own;
    shmem_ctx_create(SHMEM_CTX_PRIVATE, &own), shmem_ctx_int_p(own, other, 1, !me), shmem_ctx_destroy(own);
}
static void beside(void (*f)(void))
{
    pthread_t thread;
    pthread_create(&thread, NULL, call, (void *)f);
}
static void wait_with_request(void)
{
    shmemx_request_h r = NULL;
    shmem_ctx_t own;
    shmem_ctx_create(SHMEM_CTX_PRIVATE, &own);
    shmem_ctx_int_p(own, other, 1, !me);
    shmemx_int_put_nbe(other, global, 8, !me, &r);
    wait_for_ever();
}
static void wait_beside_another(void)
{
    static _Atomic int waiting;
    usleep(700000);
    if (++waiting < 3) beside(wait_beside_another);
    wait_for_ever();
}
"""


def program():
    functions = "".join(f"/* {name} */\nstatic void rule_{i}(void)\n{{\n    {body}\n}}\n"
                        for i, (name, _, _, body, *_) in enumerate(rules))
    cases = "".join(f"    case {i}: {'' if raw else f'begin(SHMEM_THREAD_{level}); '}rule_{i}(); break;\n"
                    for i, (_, _, _, _, level, raw, _) in enumerate(rules))
    return f"""#include <pthread.h>
#include <shmemx.h>
#include <stdlib.h>
#include <unistd.h>
static int me, n, *heap, *other, global[64], work[64];
static int local[64] __attribute__((unused));
static long lock, psync[SHMEM_SYNC_SIZE];
{THREAD}{HELPERS}
static void begin(int level)
{{
    int provided;
    shmem_init_thread(level, &provided);
    me = shmem_my_pe();
    n = shmem_n_pes();
    heap = shmem_malloc(64 * sizeof(int));
    other = shmem_malloc(64 * sizeof(int));
}}
{functions}
int main(int argc, char **argv)
{{
    switch (argc > 1 ? atoi(argv[1]) : -1) {{
{cases}    }}
    int up;
    shmem_query_initialized(&up);
    if (up) shmem_finalize();
    return 0;
}}
""".replace("static int local[64] __attribute__((unused));", "static int *local_of(void) { static _Thread_local int stack[64] "
            "__attribute__((aligned(16))); return stack; }\n#define local (local_of())")


def main():
    binary = build("rules", program(), flags=["-Wno-unused", "-Wno-nonnull"])
    runs = at_once(lambda i: run(["--check"], rules[i][1], binary, str(i), **rules[i][-1]), range(len(rules)))
    for (name, _, line, _, _, raw, _), done in zip(rules, runs):
        ending = r"oshrun: PE 0 \(pid \d+\) exited with status 1\n" if raw else ""
        expect(re.fullmatch(f"heddle: {pattern(line)}\n{ending}", done.err), name, f"not the line \"{line}\"", done.err)
        expect(done.status == 1, name, "not status 1", done.status)
        expect(not done.left, name, "processes are left", done.left)
    finish()


main()
