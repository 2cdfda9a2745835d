/* What the command line says. */
#ifndef TORTURE_KNOBS_H
#define TORTURE_KNOBS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { KEPT_MAX = 64 };

struct knobs {
    /* What happens: another value is another plan. */
    uint64_t seed, rounds, first_round, threads, ops, phases, level;
    /* Filters: they drop a part of the plan, and leave the rest as it is. NULL: nothing is dropped. */
    const char *kinds, *contexts, *requests, *ways, *steps, *sizes, *only_threads, *only_pes, *keep;
    /* How it is watched. */
    uint64_t patience, soak;
    bool list;
};

/* Prints what is wrong, or the help, and ends. */
void knobs_read(struct knobs *knobs, int argc, char **argv);

/* The arguments that say the same; with only this round. */
void knobs_print(const struct knobs *knobs, uint32_t round, char *text, size_t size);

/* Is the word, or a number, on the list? "a,b" are words, "-a,b" all but these, "1,4-7" numbers; NULL has all. */
bool list_has_word(const char *list, const char *word);
bool list_has_number(const char *list, uint64_t number);

#endif
