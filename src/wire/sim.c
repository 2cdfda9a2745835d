#include "wire/wire.h"
const struct wire wire_sim = {.name = "sim"};
