#include "function_name.h"

#include <stdio.h>
#include <string.h>

const char *name_of(enum function function, char *name, size_t room)
{
    const char *where = function_where[function];
    snprintf(name, room, "%.*s", (int)strcspn(where, "("), where);
    return name;
}
