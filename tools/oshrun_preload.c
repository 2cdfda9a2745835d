/* --check, --profile and --trace: a library between the program and Heddle, loaded by LD_PRELOAD. It lies
 * beside libheddle, wherever both are. */
#include "oshrun.h"

#include <errno.h>
#include <limits.h>
#include <string.h>
#include <unistd.h>

/* From oshrun to the libraries: once installed, and in the build tree. */
static const char *const folders[] = {HEDDLE_BIN_TO_LIB, "../lib"};
enum { N_FOLDERS = sizeof folders / sizeof folders[0] };

static char *library_find(const char *library)
{
    char own[PATH_MAX], path[2 * PATH_MAX];
    ssize_t length = readlink("/proc/self/exe", own, sizeof own - 1);
    if (length < 0) give_up(1, "cannot find the library of --%s: /proc/self/exe: %s", library, strerror(errno));
    own[length] = 0;
    char *slash = strrchr(own, '/');
    if (slash) *slash = 0;
    for (int i = 0; i < N_FOLDERS; i++) {
        snprintf(path, sizeof path, "%s/%s/libheddle-%s.so.0", own, folders[i], library);
        char *found = realpath(path, NULL);
        if (!found) continue;
        if (!strpbrk(found, ": ")) return found;
        give_up(1, "cannot load %s before the program: LD_PRELOAD takes no path with a space or colon", found);
    }
    give_up(1, "there is no libheddle-%s.so.0 in %s/%s: run make where Heddle was built", library, own, folders[0]);
}

/* What else is to be loaded: as given by -x, or as it is here. */
static const char *preloaded(const struct options *options)
{
    static const char variable[] = "LD_PRELOAD=";
    for (int i = options->n_exports - 1; i >= 0; i--)
        if (!strncmp(options->exports[i], variable, sizeof variable - 1))
            return options->exports[i] + sizeof variable - 1;
    return getenv("LD_PRELOAD");
}

void options_preload(struct options *options)
{
    const char *others = preloaded(options);
    char *variable, *path = library_find(options->library);
    bool alone = !others || !*others;
    if (asprintf(&variable, "LD_PRELOAD=%s%s%s", path, alone ? "" : ":", alone ? "" : others) < 0)
        give_up(1, "out of memory");
    options->exports[options->n_exports++] = variable;
    free(path);
}
