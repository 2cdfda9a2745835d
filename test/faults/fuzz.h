/* What the fuzzers (libFuzzer) share: they include the sources that they test. An input that the code refuses with
 * die(), give_up() or the like ends by a jump back to fuzz_one, as its process would end. */
#ifndef HEDDLE_TEST_FUZZ_H
#define HEDDLE_TEST_FUZZ_H

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include "base/base.h"

/* The bytes of an input that are not used yet. */
struct fuzz_input {
    const uint8_t *at;
    size_t left;
};
extern struct fuzz_input fuzz_input;

/* 0 at the end of the input. */
uint8_t fuzz_byte(void);
/* Copies up to `size` bytes. Returns their number. */
size_t fuzz_bytes(void *to, size_t size);
/* A string of up to `most` characters that ends before a newline or a zero byte. It is valid until the input ends. */
char *fuzz_text(size_t most);

/* Ends the input. */
_Noreturn void fuzz_end(void);

/* Formats a message, so that the sanitizer checks its arguments, and drops it. */
void fuzz_say(const char *format, va_list arguments);

/* Uses every byte, so that the sanitizer checks that they are initialised memory of the program. */
void fuzz_touch(const void *bytes, size_t size);

/* Of each fuzzer: uses the input once; frees everything afterwards, also after fuzz_end(). */
void fuzz_one(void);
void fuzz_clear(void);

/* Allocated memory of the tested sources, which are compiled with -Dmalloc=fuzz_malloc and the like. It is freed when
 * the input ends, because a refused value ends a PE without freeing anything. */
void *fuzz_malloc(size_t size);
void *fuzz_calloc(size_t n, size_t size);
void *fuzz_realloc(void *old, size_t size);
char *fuzz_strdup(const char *text);
int fuzz_vasprintf(char **text, const char *format, va_list arguments);
void fuzz_free(void *memory);

#endif
