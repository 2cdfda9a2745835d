#include "op/amo.h"

#include "context/context.h"
#include "context/quiet.h"
#include "lane/post.h"

#define BITS 32
#include "op/amo_slow.inl"
#define BITS 64
#include "op/amo_slow.inl"
