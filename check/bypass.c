/* A program that is linked with libheddle.a has functions of its own, which no library can replace. It can be
 * told from what it leaves behind: when a program that oshrun started has initialised Heddle, HEDDLE_BOARD is
 * gone. */
#include "bypass.h"

#include <string.h>

#include "base/log.h"

bool was_called;
static bool had_board;

__attribute__((constructor)) static void bypass_begin(void) { had_board = getenv("HEDDLE_BOARD"); }

__attribute__((destructor)) static void bypass_end(void)
{
    const char *pe = getenv("HEDDLE_PE");
    if (was_called || !had_board || getenv("HEDDLE_BOARD") || !pe || strcmp(pe, "0") != 0) return;
    print_warning("--check and --profile cannot see the calls of a statically linked program: link it without -static");
}
