/* libheddle-check looks for no races. */
#include "race.h"

void race_before_init(void) {}

void race_up(void) {}

void race_down(void) {}

void race_assume_all(void) {}

bool race_was_found(void) { return false; }
