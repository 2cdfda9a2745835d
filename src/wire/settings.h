/* Environment variables that another library reads while it is loaded or started. They exist only meanwhile: the
 * program, its children and other users of that library (MPI) find the environment as it was. A variable that the user
 * has set keeps its value. For the start of a PE only, because the environment has no lock. */
#ifndef HEDDLE_WIRE_SETTINGS_H
#define HEDDLE_WIRE_SETTINGS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>

struct setting {
    const char *variable, *value; /* value: NULL if it does not apply */
    bool is_set;                  /* by settings_add */
};

static inline void settings_add(struct setting *settings, size_t n)
{
    for (struct setting *s = settings; s < settings + n; s++)
        s->is_set = s->value && !getenv(s->variable) && !setenv(s->variable, s->value, 1);
}

static inline void settings_remove(const struct setting *settings, size_t n)
{
    for (const struct setting *s = settings; s < settings + n; s++)
        if (s->is_set) unsetenv(s->variable);
}

#endif
