#include "check.h"

struct check check;
