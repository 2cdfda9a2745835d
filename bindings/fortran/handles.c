/* What the module's operators == and /= compare handles by; a handle of any type is a pointer or a small number. */
#include <stdbool.h>

bool heddle_fortran_same(const void *const *a, const void *const *b);
bool heddle_fortran_differ(const void *const *a, const void *const *b);

bool heddle_fortran_same(const void *const *a, const void *const *b) { return *a == *b; }

bool heddle_fortran_differ(const void *const *a, const void *const *b) { return *a != *b; }
