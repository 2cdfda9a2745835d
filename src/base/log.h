/* One grammar for everything Heddle says:  heddle: PE 3: shmem_int_put: argument 4 (pe) is 7, but valid PEs are 0 to 3
 *
 * `where` names the public function that was called, with its arguments: "shmem_int_put(dest, source, nelems, pe)".
 * It may be NULL. A line is one write, so lines of several PEs never mix. */
#ifndef HEDDLE_LOG_H
#define HEDDLE_LOG_H

#include "base/base.h"

/* Sets the PE that messages name; none if pe < 0. */
void log_identify(int pe);

/* What die() does around its last line; both may be NULL. `before` ends the job, and returns whether this PE is the
 * first to do so: only that one says why, so that a mistake that all PEs make is one line. `after` need not return; it
 * is told the function that was called, or NULL. */
void log_at_death(bool (*before)(int status), void (*after)(int status, const char *where));

/* Ends the job with status 1 after one line. */
_Noreturn cold_path void die(const char *where, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The same for one argument of the function: "argument 4 (pe) is " and then the text. */
_Noreturn cold_path void die_argument(const char *where, const char *argument, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

cold_path void print_warning(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* As die_argument, but the job continues. */
cold_path void warn_argument(const char *where, const char *argument, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Printed only if SHMEM_DEBUG is set. */
cold_path void debug(const char *format, ...) __attribute__((format(printf, 1, 2)));
void log_enable_debug(bool on);

#endif
