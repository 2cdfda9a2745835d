/* Memory spaces by the names of OSHMPI, whose functions differ from those of the same names in shmemx.h. After this
 * header the names are OSHMPI's. */
#ifndef HEDDLE_SHMEMX_OSHMPI_COMPAT_H
#define HEDDLE_SHMEMX_OSHMPI_COMPAT_H

#include "shmemx.h"

#include <stdio.h>
#include <stdlib.h>

/* Returned by shmemx_space_create_ctx if the context cannot be created. */
#define SHMEM_NO_CTX (-1)

typedef enum { SHMEMX_MEM_HOST, SHMEMX_MEM_CUDA, SHMEMX_MEM_ZE } shmemx_memkind_t;

enum { SHMEMX_SPACE_LAT_PREFERRED = 1, SHMEMX_SPACE_MR_PREFERRED = 2 };

typedef void *shmemx_space_t;
typedef void *shmemx_device_handle_t;

typedef struct {
    size_t sheap_size; /* bytes */
    int num_contexts;  /* ignored: any number can be created */
    shmemx_memkind_t memkind;
    shmemx_device_handle_t device_handle; /* ignored: the program has chosen the GPU */
    long hints;                           /* ignored */
} shmemx_space_config_t;

/* A space of OSHMPI: a configuration, and a space of shmemx.h while it is attached. */
struct heddle_oshmpi_space {
    shmemx_space_config_t config;
    shmem_space_t attached;
};

/* Ends the job. */
static inline void heddle_oshmpi_fail(const char *__function, const char *__why)
{
    fprintf(stderr, "heddle: PE %d: %s: %s\n", shmem_my_pe(), __function, __why);
    shmem_global_exit(EXIT_FAILURE);
}

static inline shmem_space_t heddle_oshmpi_attached(shmemx_space_t __space, const char *__function)
{
    struct heddle_oshmpi_space *__own = (struct heddle_oshmpi_space *)__space;
    if (!__own->attached)
        heddle_oshmpi_fail(__function, "the memory space is not attached; call shmemx_space_attach before");
    return __own->attached;
}

static inline void heddle_oshmpi_space_create(shmemx_space_config_t __config, shmemx_space_t *__space)
{
    struct heddle_oshmpi_space *__own = (struct heddle_oshmpi_space *)malloc(sizeof *__own);
    if (!__own) heddle_oshmpi_fail("shmemx_space_create", "out of memory for a memory space");
    if (__config.memkind == SHMEMX_MEM_ZE)
        heddle_oshmpi_fail("shmemx_space_create",
                           "memkind is SHMEMX_MEM_ZE, expected SHMEMX_MEM_HOST or SHMEMX_MEM_CUDA");
    __own->config = __config;
    __own->attached = SHMEM_SPACE_INVALID;
    *__space = __own;
}

static inline void heddle_oshmpi_space_destroy(shmemx_space_t __space)
{
    struct heddle_oshmpi_space *__own = (struct heddle_oshmpi_space *)__space;
    if (__own && __own->attached)
        heddle_oshmpi_fail("shmemx_space_destroy", "the memory space is attached; call shmemx_space_detach before");
    free(__own);
}

static inline void heddle_oshmpi_space_attach(shmemx_space_t __space)
{
    struct heddle_oshmpi_space *__own = (struct heddle_oshmpi_space *)__space;
    shmem_space_config_t __config;
    if (__own->attached) heddle_oshmpi_fail("shmemx_space_attach", "the memory space is attached already");
    __config.size = __own->config.sheap_size;
    __config.mtype = __own->config.memkind == SHMEMX_MEM_CUDA ? SHMEM_MTYPE_GPU : SHMEM_MTYPE_CPU;
    if ((shmemx_space_create)(SHMEM_TEAM_WORLD, 0, __config, &__own->attached))
        heddle_oshmpi_fail("shmemx_space_attach", "the memory space cannot be created");
}

static inline void heddle_oshmpi_space_detach(shmemx_space_t __space)
{
    struct heddle_oshmpi_space *__own = (struct heddle_oshmpi_space *)__space;
    if ((shmemx_space_destroy)(heddle_oshmpi_attached(__space, "shmemx_space_detach")))
        heddle_oshmpi_fail("shmemx_space_detach", "blocks of the memory space are left; call shmem_free before");
    __own->attached = SHMEM_SPACE_INVALID;
}

static inline int heddle_oshmpi_space_create_ctx(shmemx_space_t __space, long __options, shmem_ctx_t *__ctx)
{
    heddle_oshmpi_attached(__space, "shmemx_space_create_ctx");
    return shmem_ctx_create(__options, __ctx) ? SHMEM_NO_CTX : 0;
}

static inline void *heddle_oshmpi_space_malloc(shmemx_space_t __space, size_t __size)
{
    return (shmemx_space_malloc)(heddle_oshmpi_attached(__space, "shmemx_space_malloc"), __size);
}

static inline void *heddle_oshmpi_space_calloc(shmemx_space_t __space, size_t __count, size_t __size)
{
    return (shmemx_space_calloc)(heddle_oshmpi_attached(__space, "shmemx_space_calloc"), __count, __size);
}

static inline void *heddle_oshmpi_space_align(shmemx_space_t __space, size_t __alignment, size_t __size)
{
    return (shmemx_space_align)(heddle_oshmpi_attached(__space, "shmemx_space_align"), __alignment, __size);
}

#define shmemx_space_create     heddle_oshmpi_space_create
#define shmemx_space_destroy    heddle_oshmpi_space_destroy
#define shmemx_space_attach     heddle_oshmpi_space_attach
#define shmemx_space_detach     heddle_oshmpi_space_detach
#define shmemx_space_create_ctx heddle_oshmpi_space_create_ctx
#define shmemx_space_malloc     heddle_oshmpi_space_malloc
#define shmemx_space_calloc     heddle_oshmpi_space_calloc
#define shmemx_space_align      heddle_oshmpi_space_align

#endif
