#include "core/amo.h"

#include "core/mark.h"
#include "core/issued.h"

#define BITS 32
#include "core/amo_far.h"
#define BITS 64
#include "core/amo_far.h"
