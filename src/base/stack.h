/* Where the program is, by the lines of its source: for who has to find the call that was wrong, or the access. It
 * takes debug information in the program (-g), and addr2line, which comes with compilers; without either there is
 * nothing to say. */
#ifndef HEDDLE_STACK_H
#define HEDDLE_STACK_H

#include "base/base.h"

/* From here on a crash prints where it was, unless the program, or a sanitizer, handles that signal itself. A crash
 * prints nothing once *ending is not 0: the job is ending for a reason that another process prints, and libraries that
 * lose their connections at that time may fail in any way. `ending` may be NULL. */
void stack_up(const uint64_t *ending);

/* Finds where this thread is, which may take long. Other threads that look up a place wait until this thread has called
 * stack_say. */
cold_path void stack_find(void);

/* Writes "FILE:LINE, in FUNCTION" of a return address, or "" without debug information. Returns text. */
cold_path const char *stack_place(const void *at, char *text, size_t room);

/* Prints a line for each frame that this thread has found; the first one begins with what has happened there, or "".
 * Prints nothing in a thread that has not called stack_find. */
cold_path void stack_say(const char *what);

#endif
