/* For files that are included once for each width of a word, with BITS defined: names and types that end in it. Such a
 * file, a template (*.inl), lists in its first comment all that it makes, so that a name is found. */
#ifndef HEDDLE_WIDTH_H
#define HEDDLE_WIDTH_H

#include <stdint.h>

#define WIDTH_JOIN_(a, b, c) a##b##c
#define WIDTH_JOIN(a, b, c)  WIDTH_JOIN_(a, b, c)
#define W(name)              WIDTH_JOIN(name, BITS, )             /* rma_p64 */
#define W_SLOW(name)         WIDTH_JOIN(name, BITS, _slow)        /* rma_p64_slow */
#define W_ON_CTX(name)       WIDTH_JOIN(name, BITS, _slow_on_ctx) /* request_p64_slow_on_ctx */
#define word_t               WIDTH_JOIN(uint, BITS, _t)           /* uint64_t */

#endif
