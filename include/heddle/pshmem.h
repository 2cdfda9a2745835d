/* Searched before all other folders: see heddle_only.h. */
#include "../pshmem.h"
