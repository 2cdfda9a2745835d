#include "base/build.h"

/* HEDDLE_SOURCES is a hash of all sources: see sources.cmake. */
const char build_name[BUILD_SIZE] = HEDDLE_VERSION " (" HEDDLE_SOURCES ")";
