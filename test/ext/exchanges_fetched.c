/* Non-blocking alltoalls of different sizes whose tables of places are fetched, as those of large teams: too long to be
 * contributed. The program is linked with the library's insides, to lower the limit. */
#include "ext/places.h"
#include "semantics/exchanges.c"

__attribute__((constructor)) static void tables_are_long(void) { places_carried = 0; }
