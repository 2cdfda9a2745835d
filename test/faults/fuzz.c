#undef malloc
#undef calloc
#undef realloc
#undef strdup
#undef vasprintf
#undef free
#include "fuzz.h"

#include "base/log.h"
#include "lane/failure.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

struct fuzz_input fuzz_input;
static jmp_buf input_over;

/* Allocations of this input that are not freed. */
static struct {
    void **at;
    size_t n, room;
} kept;

static void *keep(void *memory)
{
    if (kept.n == kept.room) {
        kept.room = kept.room ? 2 * kept.room : 64;
        kept.at = realloc(kept.at, kept.room * sizeof *kept.at);
        if (!kept.at) abort();
    }
    if (memory) kept.at[kept.n++] = memory;
    return memory;
}

static void forget(const void *memory)
{
    for (size_t i = kept.n; memory && i--;) {
        if (kept.at[i] != memory) continue;
        kept.at[i] = kept.at[--kept.n];
        return;
    }
}

void *fuzz_malloc(size_t size) { return keep(malloc(size)); }
void *fuzz_calloc(size_t n, size_t size) { return keep(calloc(n, size)); }
char *fuzz_strdup(const char *text) { return keep(strdup(text)); }

void *fuzz_realloc(void *old, size_t size)
{
    forget(old);
    return keep(realloc(old, size));
}

int fuzz_vasprintf(char **text, const char *format, va_list arguments)
{
    int length = vasprintf(text, format, arguments);
    if (length >= 0) keep(*text);
    return length;
}

void fuzz_free(void *memory)
{
    forget(memory);
    free(memory);
}

static void free_all(void)
{
    while (kept.n) free(kept.at[--kept.n]);
}

uint8_t fuzz_byte(void)
{
    uint8_t byte = 0;
    fuzz_bytes(&byte, 1);
    return byte;
}

size_t fuzz_bytes(void *to, size_t size)
{
    size = min_size(size, fuzz_input.left);
    if (size) memcpy(to, fuzz_input.at, size);
    fuzz_input.at += size;
    fuzz_input.left -= size;
    return size;
}

char *fuzz_text(size_t most)
{
    size_t length = 0, limit = min_size(most, fuzz_input.left);
    while (length < limit && fuzz_input.at[length] && fuzz_input.at[length] != '\n') length++;
    char *text = fuzz_malloc(length + 1);
    text[fuzz_bytes(text, length)] = 0;
    if (length < most) fuzz_byte(); /* the newline or the zero byte */
    return text;
}

void fuzz_end(void) { longjmp(input_over, 1); }

void fuzz_say(const char *format, va_list arguments)
{
    char line[4096];
    vsnprintf(line, sizeof line, format, arguments);
}

void fuzz_touch(const void *bytes, size_t size)
{
    static volatile unsigned char sum;
    for (size_t i = 0; i < size; i++) sum = (unsigned char)(sum + ((const unsigned char *)bytes)[i]);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    fuzz_input.at = data;
    fuzz_input.left = size;
    if (!setjmp(input_over)) fuzz_one();
    fuzz_clear();
    free_all();
    return 0;
}

/* Functions of the library that every tested source may call */

void die(const char *where, const char *format, ...)
{
    va_list arguments;
    fuzz_touch(where, where ? strlen(where) : 0);
    va_start(arguments, format);
    fuzz_say(format, arguments);
    va_end(arguments);
    fuzz_end();
}

void print_warning(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fuzz_say(format, arguments);
    va_end(arguments);
}

void debug(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fuzz_say(format, arguments);
    va_end(arguments);
}

void failure_die(const char *why)
{
    fuzz_touch(why, strlen(why));
    fuzz_end();
}

void assert_failed(const char *condition, const char *file, int line)
{
    fprintf(stderr, "%s:%d: assertion failed: %s\n", file, line, condition);
    abort();
}
