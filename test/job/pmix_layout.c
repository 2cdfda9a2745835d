/* What boot_pmix.h says of PMIx is what its header says, where there is one. Nothing to run: it compiles, or it does
 * not. */
#include "job/boot_pmix.h"
#include "test.h"

#if __has_include(<pmix.h>)
#include <pmix.h>

#define SAME(ours, theirs) _Static_assert((ours) == (theirs), #theirs)
#define SAME_PLACE(ours, member, theirs, their_member)                                                                 \
    _Static_assert(offsetof(struct ours, member) == offsetof(theirs, their_member), #theirs "." #their_member)

SAME(PX_MAX_NSLEN, PMIX_MAX_NSLEN);
SAME(PX_MAX_KEYLEN, PMIX_MAX_KEYLEN);
SAME(PX_SUCCESS, PMIX_SUCCESS);
SAME(PX_ERR_LOST_CONNECTION, PMIX_ERR_LOST_CONNECTION);
SAME(PX_OPERATION_SUCCEEDED, PMIX_OPERATION_SUCCEEDED);
SAME(PX_EVENT_ACTION_COMPLETE, PMIX_EVENT_ACTION_COMPLETE);
SAME(PX_RANK_WILDCARD, PMIX_RANK_WILDCARD);
SAME(PX_BOOL, PMIX_BOOL);
SAME(PX_UINT32, PMIX_UINT32);
SAME(PX_BYTE_OBJECT, PMIX_BYTE_OBJECT);
SAME(PX_GLOBAL, PMIX_GLOBAL);
SAME(sizeof(PX_JOB_SIZE), sizeof(PMIX_JOB_SIZE));
SAME(sizeof(PX_COLLECT_DATA), sizeof(PMIX_COLLECT_DATA));
SAME(sizeof(struct px_proc), sizeof(pmix_proc_t));
SAME(sizeof(struct px_value), sizeof(pmix_value_t));
SAME(sizeof(struct px_info), sizeof(pmix_info_t));
SAME_PLACE(px_proc, rank, pmix_proc_t, rank);
SAME_PLACE(px_value, data.flag, pmix_value_t, data.flag);
SAME_PLACE(px_value, data.uint32, pmix_value_t, data.uint32);
SAME_PLACE(px_value, data.bytes.bytes, pmix_value_t, data.bo.bytes);
SAME_PLACE(px_value, data.bytes.size, pmix_value_t, data.bo.size);
SAME_PLACE(px_info, flags, pmix_info_t, flags);
SAME_PLACE(px_info, value, pmix_info_t, value);

#include <string.h>
int main(void) { return strcmp(PX_JOB_SIZE, PMIX_JOB_SIZE) || strcmp(PX_COLLECT_DATA, PMIX_COLLECT_DATA); }
#else
int main(void) { return skip("no pmix.h", "apt-get install libpmix-dev"); } /* nothing to compare with */
#endif
