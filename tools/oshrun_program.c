/* What the file of a PE's program says: where its libraries are looked for, and which it is linked with. A script says
 * nothing. */
#include "oshrun.h"

#include <elf.h>
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

struct image {
    const char *bytes;
    size_t size;
};

/* Returns an image without bytes if the file does not exist. */
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

static void image_close(struct image *image)
{
    if (image->bytes) munmap((void *)(uintptr_t)image->bytes, image->size);
}

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

/* The value of the n-th entry with that tag in the dynamic section, from 0; `none` if there are fewer. */
static uint64_t dynamic_value(const struct image *image, int64_t tag, int n, uint64_t none)
{
    const Elf64_Phdr *part;
    int i = 0;
    while ((part = segment(image, i)) && part->p_type != PT_DYNAMIC) i++;
    for (uint64_t at = 0; part && at + sizeof(Elf64_Dyn) <= part->p_filesz; at += sizeof(Elf64_Dyn)) {
        const Elf64_Dyn *entry = image_at(image, part->p_offset + at, sizeof *entry);
        if (!entry || entry->d_tag == DT_NULL) break;
        if (entry->d_tag == tag && n-- == 0) return entry->d_un.d_val;
    }
    return none;
}

/* The text of such an entry; NULL: there is none. */
static const char *dynamic_text(const struct image *image, int64_t tag, int n)
{
    uint64_t text = dynamic_value(image, tag, n, UINT64_MAX);
    uint64_t strings = place_of(image, dynamic_value(image, DT_STRTAB, 0, 0));
    if (text >= image->size || strings >= image->size) return NULL;
    const char *found = image_at(image, strings + text, 1);
    return found && memchr(found, 0, image->size - (size_t)(found - image->bytes)) ? found : NULL;
}

char *program_search_path(const char *program)
{
    struct image image = image_open(program);
    const char *path = dynamic_text(&image, DT_RUNPATH, 0);
    if (!path) path = dynamic_text(&image, DT_RPATH, 0);
    char *copy = path ? strdup(path) : NULL;
    image_close(&image);
    return copy;
}

char *program_library(const char *program, const char *begin)
{
    struct image image = image_open(program);
    const char *name;
    char *found = NULL;
    for (int n = 0; !found && (name = dynamic_text(&image, DT_NEEDED, n)); n++)
        if (!strncmp(name, begin, strlen(begin))) found = strdup(name);
    image_close(&image);
    return found;
}
