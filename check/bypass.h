#ifndef HEDDLE_BYPASS_H
#define HEDDLE_BYPASS_H

#include "base/base.h"

extern bool was_called; /* has the program called one of our functions that start the library? */

#endif
