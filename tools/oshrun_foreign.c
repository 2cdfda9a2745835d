/* A program that is linked with another OpenSHMEM would start as many jobs of one PE, or crash: it is refused. */
#include "oshrun.h"

#include <limits.h>
#include <string.h>

/* Open MPI's, and that of SOS and Cray. Heddle's files of these names are for the linker only: programs need libheddle.
 */
static const char *const others[] = {"liboshmem.so", "libsma.so"};

static bool needs(const char *file, const char *library)
{
    char *found = program_library(file, library);
    free(found);
    return found;
}

static const char *compiler_for(const char *file)
{
    return needs(file, "libgfortran") ? "oshfort" : needs(file, "libstdc++") ? "oshc++" : "oshcc";
}

void foreign_refuse(const char *name, const char *file)
{
    char folder[PATH_MAX] = "", *library = NULL;
    for (size_t i = 0; !library && i < sizeof others / sizeof *others; i++) library = program_library(file, others[i]);
    if (!library || needs(file, "libheddle")) {
        free(library);
        return;
    }
    bool has_folder = folder_of_oshrun(folder, sizeof folder);
    give_up(STATUS_CANNOT_RUN, "%s is linked with another OpenSHMEM (%s): recompile it with %s%s%s", name, library,
            folder, has_folder ? "/" : "", compiler_for(file));
}

void sanitizer_refuse(const struct options *options, const char *name, const char *file)
{
    if (!options->library || strcmp(options->library, "races") != 0 || !needs(file, "libtsan.so")) return;
    give_up(STATUS_CANNOT_RUN,
            "--check=races: %s is compiled with -fsanitize=thread; compile and link it with %s --check instead", name,
            compiler_for(file));
}
