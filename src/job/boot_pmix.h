/* The part of PMIx's interface that boot_pmix.c uses, with the prefix px_ for pmix_. It is the same in versions 3 to 5
 * of PMIx; test/job/pmix_layout.c compares with the header. */
#ifndef HEDDLE_BOOT_PMIX_H
#define HEDDLE_BOOT_PMIX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { PX_MAX_NSLEN = 255, PX_MAX_KEYLEN = 511 };

enum px_status {
    PX_SUCCESS = 0,
    PX_ERR_LOST_CONNECTION = -61,
    PX_OPERATION_SUCCEEDED = -157, /* done at once: no callback follows */
    PX_EVENT_ACTION_COMPLETE = -334,
};

#define PX_RANK_WILDCARD (UINT32_MAX - 1)
#define PX_JOB_SIZE      "pmix.job.size"
#define PX_COLLECT_DATA  "pmix.collect"

enum { PX_BOOL = 1, PX_UINT32 = 14, PX_BYTE_OBJECT = 27 }; /* types of values */
enum { PX_GLOBAL = 3 };                                    /* scope */

struct px_proc {
    char nspace[PX_MAX_NSLEN + 1];
    uint32_t rank;
};

struct px_bytes {
    char *bytes;
    size_t size;
};

struct px_value {
    uint16_t type;
    union {
        bool flag;
        uint32_t uint32;
        struct px_bytes bytes;
        void *largest[3];
    } data;
};

struct px_info {
    char key[PX_MAX_KEYLEN + 1];
    uint32_t flags;
    struct px_value value;
};

typedef void px_event_done(int status, struct px_info *results, size_t n, void *done, void *done_arg, void *arg);
typedef void px_event_handler(size_t id, int status, const struct px_proc *source, struct px_info *info, size_t n_info,
                              struct px_info *results, size_t n_results, px_event_done *done, void *arg);

#endif
