/* Checks for test programs: a failed one prints what was seen, and the program goes on and exits 1. */
#ifndef HEDDLE_TEST_H
#define HEDDLE_TEST_H

#include <stdio.h>
#include <stdlib.h>

static int test_failures;

#define check(cond)                                                                                                    \
    do {                                                                                                               \
        if (!(cond)) {                                                                                                 \
            __atomic_fetch_add(&test_failures, 1, __ATOMIC_RELAXED);                                                   \
            fprintf(stderr, "%s:%d: %s: failed: %s\n", __FILE__, __LINE__, __func__, #cond);                           \
        }                                                                                                              \
    } while (0)

/* For integers and pointers, printed as both decimal and hexadecimal. */
#define check_equal(a, b)                                                                                              \
    do {                                                                                                               \
        long long a_ = (long long)(a), b_ = (long long)(b);                                                            \
        if (a_ != b_) {                                                                                                \
            __atomic_fetch_add(&test_failures, 1, __ATOMIC_RELAXED);                                                   \
            fprintf(stderr, "%s:%d: %s: %s is %lld (%#llx), %s is %lld (%#llx)\n", __FILE__, __LINE__, __func__, #a,   \
                    a_, (unsigned long long)a_, #b, b_, (unsigned long long)b_);                                       \
        }                                                                                                              \
    } while (0)

/* The exit status of main. */
static inline int test_result(void) { return test_failures ? EXIT_FAILURE : EXIT_SUCCESS; }

/* The last line of a program that cannot run here, and its exit status: to oshrun, any other would be a failure. */
static inline int skip(const char *reason, const char *cure)
{
    printf("skip: %s (%s)\n", reason, cure);
    return EXIT_SUCCESS;
}

#endif
