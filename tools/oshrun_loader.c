/* What the loader of a PE's program is told: which library comes before the program (--check, --profile, --trace), and
 * where Heddle's are. They lie beside each other, in a folder that oshrun knows from its own. */
#include "oshrun.h"

#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <fnmatch.h>
#include <limits.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

/* From oshrun to the libraries: once installed, and in the build tree. */
static const char *const folders[] = {HEDDLE_BIN_TO_LIB, "../lib"};
enum { N_FOLDERS = sizeof folders / sizeof folders[0] };

/* Where loaders look anyway. */
static const char *const usual[] = {"/lib", "/lib64", "/lib/*-linux-*", "/usr/lib", "/usr/lib64", "/usr/lib/*-linux-*"};
enum { N_USUAL = sizeof usual / sizeof usual[0] };

static const char library_name[] = "libheddle.so.0";

static bool folder_own(char *own, size_t room)
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
    if (!folder_own(own, sizeof own)) return NULL;
    for (int i = 0; i < N_FOLDERS; i++) {
        snprintf(path, sizeof path, "%s/%s/%s", own, folders[i], name);
        char *found = realpath(path, NULL);
        if (found) return found;
    }
    return NULL;
}

/* A variable as the PEs would have it: as given by -x, or as it is here. */
static const char *variable_given(const struct options *options, const char *name)
{
    size_t length = strlen(name);
    for (int i = options->n_exports - 1; i >= 0; i--)
        if (!strncmp(options->exports[i], name, length) && options->exports[i][length] == '=')
            return options->exports[i] + length + 1;
    return getenv(name);
}

/* NAME=FIRST:SECOND, or the one that is not empty. */
static void export_list(struct options *options, const char *name, const char *first, const char *second)
{
    char *variable;
    bool both = first && *first && second && *second;
    if (asprintf(&variable, "%s=%s%s%s", name, first ? first : "", both ? ":" : "", second ? second : "") < 0)
        give_up(1, "out of memory");
    options->exports[options->n_exports++] = variable;
}

void options_preload(struct options *options)
{
    char name[64];
    snprintf(name, sizeof name, "libheddle-%s.so.0", options->library);
    char *path = library_find(name);
    if (!path) give_up(1, "there is no %s in %s beside oshrun: run make where Heddle was built", name, folders[0]);
    if (strpbrk(path, ": "))
        give_up(1, "cannot load %s before the program: LD_PRELOAD takes no path with a space or colon", path);
    export_list(options, "LD_PRELOAD", path, variable_given(options, "LD_PRELOAD"));
    free(path);
}

/* The program's own search path */

struct image {
    const char *bytes;
    size_t size;
};

/* That many bytes of the file, or NULL. */
static const void *image_at(const struct image *image, uint64_t offset, uint64_t size)
{
    return offset <= image->size && size <= image->size - offset ? image->bytes + offset : NULL;
}

static const Elf64_Phdr *segment(const struct image *image, int i)
{
    const Elf64_Ehdr *header = image_at(image, 0, sizeof *header);
    if (!header || memcmp(header->e_ident, ELFMAG, SELFMAG) != 0) return NULL;
    if (header->e_ident[EI_CLASS] != ELFCLASS64) return NULL;
    if (i >= header->e_phnum || header->e_phentsize != sizeof(Elf64_Phdr)) return NULL;
    return image_at(image, header->e_phoff + (uint64_t)i * sizeof(Elf64_Phdr), sizeof(Elf64_Phdr));
}

/* From an address of the program in memory to its place in the file. */
static uint64_t place_of(const struct image *image, uint64_t address)
{
    const Elf64_Phdr *part;
    for (int i = 0; (part = segment(image, i)); i++)
        if (part->p_type == PT_LOAD && address >= part->p_vaddr && address - part->p_vaddr < part->p_filesz)
            return address - part->p_vaddr + part->p_offset;
    return UINT64_MAX;
}

/* The value of an entry of the dynamic section; `none` if it has no such. */
static uint64_t dynamic_value(const struct image *image, int64_t tag, uint64_t none)
{
    const Elf64_Phdr *part;
    int i = 0;
    while ((part = segment(image, i)) && part->p_type != PT_DYNAMIC) i++;
    for (uint64_t at = 0; part && at + sizeof(Elf64_Dyn) <= part->p_filesz; at += sizeof(Elf64_Dyn)) {
        const Elf64_Dyn *entry = image_at(image, part->p_offset + at, sizeof *entry);
        if (!entry || entry->d_tag == DT_NULL) break;
        if (entry->d_tag == tag) return entry->d_un.d_val;
    }
    return none;
}

/* What -rpath said when it was linked, in either spelling; NULL: nothing. */
static const char *search_path(const struct image *image)
{
    uint64_t text = dynamic_value(image, DT_RUNPATH, UINT64_MAX);
    if (text == UINT64_MAX) text = dynamic_value(image, DT_RPATH, UINT64_MAX);
    uint64_t strings = place_of(image, dynamic_value(image, DT_STRTAB, 0));
    if (text >= image->size || strings >= image->size) return NULL;
    const char *path = image_at(image, strings + text, 1);
    return path && memchr(path, 0, image->size - (size_t)(path - image->bytes)) ? path : NULL;
}

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

static struct image image_open(const char *program)
{
    struct image image = {0};
    struct stat status;
    int fd = open(program, O_RDONLY | O_CLOEXEC);
    if (fd < 0) return image;
    if (!fstat(fd, &status) && S_ISREG(status.st_mode) && status.st_size > 0) {
        void *bytes = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, fd, 0);
        if (bytes != MAP_FAILED) image = (struct image){bytes, (size_t)status.st_size};
    }
    close(fd);
    return image;
}

/* It was linked with a library that is there, and shall not get another one by our doing: LD_LIBRARY_PATH would come
 * before that. */
static bool knows_its_library(const char *program)
{
    char *real = realpath(program, NULL);
    struct image image = real ? image_open(real) : (struct image){0};
    const char *path = image.bytes ? search_path(&image) : NULL;
    if (real) *strrchr(real, '/') = 0;
    bool knows = path && leads_to_library(path, real);
    if (image.bytes) munmap((void *)(uintptr_t)image.bytes, image.size);
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

void options_search_path(struct options *options, const char *program)
{
    char *path = library_find(library_name);
    const char *users = variable_given(options, "LD_LIBRARY_PATH");
    if (path) *strrchr(path, '/') = 0;
    if (path && !is_usual(path) && !strpbrk(path, ":;") && !list_has(users, path) && !knows_its_library(program))
        export_list(options, "LD_LIBRARY_PATH", users, path);
    free(path);
}
