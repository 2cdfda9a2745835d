/* What the loader of a PE's program is told: which library comes before the program (--check, --profile, --trace), and
 * where Heddle's are. They lie beside each other, in a folder that oshrun knows from its own. */
#include "oshrun.h"

#include <fnmatch.h>
#include <limits.h>
#include <string.h>
#include <unistd.h>

/* From oshrun to the libraries: once installed, and in the build tree. */
static const char *const folders[] = {HEDDLE_BIN_TO_LIB, "../lib"};
enum { N_FOLDERS = sizeof folders / sizeof folders[0] };

/* Where loaders look anyway. */
static const char *const usual[] = {"/lib", "/lib64", "/lib/*-linux-*", "/usr/lib", "/usr/lib64", "/usr/lib/*-linux-*"};
enum { N_USUAL = sizeof usual / sizeof usual[0] };

static const char library_name[] = "libheddle.so." HEDDLE_SOVERSION;

bool folder_of_oshrun(char *own, size_t room)
{
    ssize_t length = readlink("/proc/self/exe", own, room - 1);
    if (length < 0) return false;
    own[length] = 0;
    char *slash = strrchr(own, '/');
    if (slash) *slash = 0;
    return true;
}

/* A file of Heddle's libraries; NULL: there is none. */
static char *library_find(const char *name)
{
    char own[PATH_MAX], path[2 * PATH_MAX];
    if (!folder_of_oshrun(own, sizeof own)) return NULL;
    for (int i = 0; i < N_FOLDERS; i++) {
        snprintf(path, sizeof path, "%s/%s/%s", own, folders[i], name);
        char *found = realpath(path, NULL);
        if (found) return found;
    }
    return NULL;
}

static const char *value_in(const struct words *exports, const char *name)
{
    size_t length = strlen(name);
    for (size_t i = exports->count; i--;)
        if (!strncmp(exports->at[i], name, length) && exports->at[i][length] == '=') return exports->at[i] + length + 1;
    return NULL;
}

/* A variable as the PEs of a program would have it: as given by -x, or as it is in oshrun's environment. */
static const char *variable_given(const struct options *options, const struct program *program, const char *name)
{
    const char *value = value_in(&program->exports, name);
    if (!value) value = value_in(&options->exports, name);
    return value ? value : getenv(name);
}

/* NAME=FIRST:SECOND, or the one that is not empty. */
static void export_list(struct program *program, const char *name, const char *first, const char *second)
{
    bool both = first && *first && second && *second;
    words_add(&program->exports, text_of("%s=%s%s%s", name, first ? first : "", both ? ":" : "", second ? second : ""));
}

void options_preload(struct options *options)
{
    char name[64];
    snprintf(name, sizeof name, "libheddle-%s.so." HEDDLE_SOVERSION, options->library);
    char *path = library_find(name);
    if (!path) give_up(1, "there is no %s in %s beside oshrun: run make where Heddle was built", name, folders[0]);
    if (strpbrk(path, ": "))
        give_up(1, "cannot load %s before the program: LD_PRELOAD takes no path with a space or colon", path);
    for (struct program *p = options->programs; p < options->programs + options->n_programs; p++)
        export_list(p, "LD_PRELOAD", path, variable_given(options, p, "LD_PRELOAD"));
    free(path);
}

/* The program's own search path */

/* One of the folders has the library. `origin` is the program's own. */
static bool leads_to_library(const char *path, const char *origin)
{
    for (size_t length; *path; path += length + (path[length] == ':')) {
        char file[2 * PATH_MAX];
        length = strcspn(path, ":");
        size_t word = !strncmp(path, "$ORIGIN", 7) ? 7 : !strncmp(path, "${ORIGIN}", 9) ? 9 : 0;
        snprintf(file, sizeof file, "%s%.*s/%s", word ? origin : "", (int)(length - word), path + word, library_name);
        if (!access(file, F_OK)) return true;
    }
    return false;
}

/* It was linked with a library that is there, and shall not get another one by our doing: LD_LIBRARY_PATH would come
 * before that. */
static bool knows_its_library(const char *program)
{
    char *real = realpath(program, NULL), *path = program_search_path(program);
    if (real) *strrchr(real, '/') = 0;
    bool knows = real && path && leads_to_library(path, real);
    free(path);
    free(real);
    return knows;
}

static bool list_has(const char *list, const char *folder)
{
    for (size_t length; list && *list; list += length + (list[length] != 0)) {
        length = strcspn(list, ":;");
        if (length == strlen(folder) && !strncmp(list, folder, length)) return true;
    }
    return false;
}

static bool is_usual(const char *folder)
{
    for (int i = 0; i < N_USUAL; i++)
        if (!fnmatch(usual[i], folder, FNM_PATHNAME)) return true;
    return false;
}

void options_search_path(const struct options *options, struct program *program, const char *file)
{
    char *path = library_find(library_name);
    const char *users = variable_given(options, program, "LD_LIBRARY_PATH");
    if (path) *strrchr(path, '/') = 0;
    if (path && !is_usual(path) && !strpbrk(path, ":;") && !list_has(users, path) && !knows_its_library(file))
        export_list(program, "LD_LIBRARY_PATH", users, path);
    free(path);
}
