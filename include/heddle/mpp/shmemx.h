/* Searched before all other folders: see ../heddle_only.h. */
#include "../../mpp/shmemx.h"
