/* What Heddle has, in the words of shmem4py 1.0, which knows other libraries by their names and asks what they have:
 *
 *     OSHCC=oshcc CFLAGS="-include PREFIX/share/heddle/shmem4py.h" pip install --no-binary shmem4py shmem4py */
#ifndef HEDDLE_SHMEM4PY_H
#define HEDDLE_SHMEM4PY_H

#define PySHMEM_HAVE_SHMEM_CTX_INVALID       1
#define PySHMEM_HAVE_shmem_alltoall          1
#define PySHMEM_HAVE_shmem_alltoallmem       1
#define PySHMEM_HAVE_shmem_alltoalls         1
#define PySHMEM_HAVE_shmem_alltoallsmem      1
#define PySHMEM_HAVE_shmem_amo_nbi           1
#define PySHMEM_HAVE_shmem_broadcast         1
#define PySHMEM_HAVE_shmem_broadcastmem      1
#define PySHMEM_HAVE_shmem_collect           1
#define PySHMEM_HAVE_shmem_collectmem        1
#define PySHMEM_HAVE_shmem_fcollect          1
#define PySHMEM_HAVE_shmem_fcollectmem       1
#define PySHMEM_HAVE_shmem_malloc_with_hints 1
#define PySHMEM_HAVE_shmem_pcontrol          1
#define PySHMEM_HAVE_shmem_put_signal        1
#define PySHMEM_HAVE_shmem_reduce            1
#define PySHMEM_HAVE_shmem_signal_fetch      1
#define PySHMEM_HAVE_shmem_signal_wait_until 1
#define PySHMEM_HAVE_shmem_team_t            1
#define PySHMEM_HAVE_shmem_wait_test_many    1

#endif
