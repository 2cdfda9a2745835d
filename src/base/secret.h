/* The secret of a job: 128 random bits that all of its PEs have and other processes do not. Messages, acknowledgements
 * and greetings carry it, because a process of another user can connect to a PE's port. It travels in the clear: it
 * stops processes that cannot read the traffic. */
#ifndef HEDDLE_SECRET_H
#define HEDDLE_SECRET_H

#include <string.h>
#include <sys/random.h>

#include "base/base.h"

struct secret {
    uint64_t words[2];
};

/* Makes a new secret. Returns false if the system has no random numbers. */
must_check static inline bool secret_make(struct secret *secret)
{
    return getrandom(secret, sizeof *secret, 0) == (ssize_t)sizeof *secret;
}

/* Returns true if the bytes begin with the secret. The time does not depend on how many of them are right. */
force_inline bool secret_is(const struct secret *secret, const void *bytes)
{
    struct secret other;
    memcpy(&other, bytes, sizeof other);
    return !((secret->words[0] ^ other.words[0]) | (secret->words[1] ^ other.words[1]));
}

#endif
