#include "base/atomic.h"

#ifdef HEDDLE_TSAN
uint32_t fence_word_for_tsan; /* ThreadSanitizer's stand-in for all fences, see atomic.h */
#endif
