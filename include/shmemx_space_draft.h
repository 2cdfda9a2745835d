/* Memory spaces by the names of a draft of OpenSHMEM, https://github.com/openshmem-org/specification/pull/567, as of August 2025.
 * shmemx.h has another structure shmem_space_config_t, which is that of HPE's library. After this header the name is the draft's. */
#ifndef HEDDLE_SHMEMX_SPACE_DRAFT_H
#define HEDDLE_SHMEMX_SPACE_DRAFT_H

#include "shmemx.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum {
    SHMEM_DEVICE_CPU = SHMEMX_SPACE_DEVICE_CPU,
    SHMEM_DEVICE_CUDA = SHMEMX_SPACE_DEVICE_CUDA
} shmem_device_type_t;

typedef struct {
    shmem_device_type_t device_type;
    size_t size; /* bytes */
    int flags;
} shmemx_space_draft_config_t;
#define shmem_space_config_t shmemx_space_draft_config_t

#define SHMEM_SPACE_FLAG_DEFAULT 0

/* Bits of the capabilities of a space. The draft gives their values. */
typedef uint64_t shmem_space_cap_t;
#define SHMEM_SPACE_CAP_RMA           SHMEMX_SPACE_RMA
#define SHMEM_SPACE_CAP_COLLECTIVES   SHMEMX_SPACE_COLLECTIVES
#define SHMEM_SPACE_CAP_ATOMICS       SHMEMX_SPACE_ATOMICS
#define SHMEM_SPACE_CAP_DIRECT_ACCESS SHMEMX_SPACE_DIRECT_ACCESS
#define SHMEM_SPACE_CAP_WORLD_ACCESS  SHMEMX_SPACE_WORLD_ACCESS
#define SHMEM_SPACE_CAP_IDENT_ADDR    SHMEMX_SPACE_IDENT_ADDR

#define shmem_space_destroy  shmemx_space_destroy
#define shmem_space_malloc   shmemx_space_malloc
#define shmem_space_calloc   shmemx_space_calloc
#define shmem_space_free     shmemx_space_free
#define shmem_space_get_team shmemx_space_get_team
#define shmem_space_get_caps shmemx_space_get_caps
#define shmem_get_space      shmemx_get_space

static inline int shmem_space_create(const shmem_space_config_t *__config, shmem_space_t *__space,
                                     shmem_team_t *__team)
{
    shmemx_space_device_config_t __own;
    __own.device_type = (int)__config->device_type;
    __own.size = __config->size;
    __own.flags = __config->flags;
    return shmemx_space_create_with_team(&__own, __space, __team);
}

static inline int shmem_space_get_device_type(shmem_space_t __space, shmem_device_type_t *__type)
{
    int __device = SHMEMX_SPACE_DEVICE_CPU, __status = shmemx_space_get_device_type(__space, &__device);
    if (!__status) *__type = (shmem_device_type_t)__device;
    return __status;
}

#ifdef __cplusplus
}
#endif

#endif
