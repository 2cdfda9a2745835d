/* The variables of the program, from the symbol table of its file. A stripped program has none. */
#include "check.h"

#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static struct {
    pthread_once_t once;
    struct symbol *at; /* by begin */
    size_t count;
} symbols = {.once = PTHREAD_ONCE_INIT};

static int load_address(struct dl_phdr_info *info, size_t size, void *result)
{
    (void)size;
    *(uintptr_t *)result = info->dlpi_addr;
    return 1; /* the executable is the first */
}

static const char *file_map(size_t *size)
{
    struct stat status;
    int fd = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
    void *bytes = MAP_FAILED;
    if (fd >= 0 && !fstat(fd, &status) && (*size = (size_t)status.st_size) >= sizeof(Elf64_Ehdr))
        bytes = mmap(NULL, *size, PROT_READ, MAP_PRIVATE, fd, 0);
    if (fd >= 0) close(fd);
    return bytes == MAP_FAILED ? NULL : bytes;
}

/* The section with symbols, and the one with their names; NULL: there is none, or the file is damaged. */
static const Elf64_Shdr *table_find(const char *file, size_t size, const Elf64_Shdr **names)
{
    const Elf64_Ehdr *head = (const Elf64_Ehdr *)file;
    const Elf64_Shdr *sections = (const Elf64_Shdr *)(file + head->e_shoff);
    if (head->e_shoff > size || head->e_shnum * sizeof *sections > size - head->e_shoff) return NULL;
    for (const Elf64_Shdr *s = sections; s < sections + head->e_shnum; s++) {
        if (s->sh_type != SHT_SYMTAB || s->sh_link >= head->e_shnum) continue;
        *names = &sections[s->sh_link];
        bool is_whole = s->sh_offset + s->sh_size <= size && (*names)->sh_offset + (*names)->sh_size <= size;
        return is_whole ? s : NULL;
    }
    return NULL;
}

/* By begin; of several names for one place, the largest comes last. */
static int compare(const void *a, const void *b)
{
    const struct symbol *one = a, *other = b;
    if (one->begin != other->begin) return one->begin < other->begin ? -1 : 1;
    return one->size < other->size ? -1 : one->size > other->size;
}

/* The file stays mapped, for the names. */
static void symbols_read(void)
{
    size_t size;
    uintptr_t loaded_at = 0;
    const char *file = file_map(&size);
    const Elf64_Shdr *names, *table = file ? table_find(file, size, &names) : NULL;
    if (!table) return;
    const Elf64_Sym *all = (const Elf64_Sym *)(file + table->sh_offset);
    size_t n = table->sh_size / sizeof *all;
    dl_iterate_phdr(load_address, &loaded_at);
    symbols.at = calloc(n, sizeof *symbols.at);
    for (size_t i = 0; symbols.at && i < n; i++) {
        if (ELF64_ST_TYPE(all[i].st_info) != STT_OBJECT || !all[i].st_size || all[i].st_name >= names->sh_size)
            continue;
        symbols.at[symbols.count++] = (struct symbol){.begin = loaded_at + all[i].st_value,
                                                      .size = all[i].st_size,
                                                      .name = file + names->sh_offset + all[i].st_name};
    }
    if (symbols.at) qsort(symbols.at, symbols.count, sizeof *symbols.at, compare);
}

bool symbol_find(uintptr_t at, struct symbol *symbol)
{
    pthread_once(&symbols.once, symbols_read);
    size_t low = 0, high = symbols.count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (symbols.at[middle].begin <= at) low = middle + 1;
        else high = middle;
    }
    if (!low || at - symbols.at[low - 1].begin >= symbols.at[low - 1].size) return false;
    *symbol = symbols.at[low - 1];
    return true;
}
