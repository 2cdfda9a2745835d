/* Lists of words: commands and environments. */
#include "oshrun.h"

#include <stdarg.h>
#include <string.h>

void words_add(struct words *words, const char *word)
{
    if (words->count + 1 >= words->room) {
        words->room = words->room ? 2 * words->room : 16;
        words->at = realloc(words->at, words->room * sizeof *words->at);
        if (!words->at) give_up(1, "out of memory");
    }
    words->at[words->count++] = (char *)(uintptr_t)word;
    words->at[words->count] = NULL;
}

char *text_of(const char *format, ...)
{
    static struct words kept;
    char *made;
    va_list arguments;
    va_start(arguments, format);
    int length = vasprintf(&made, format, arguments);
    va_end(arguments);
    if (length < 0) give_up(1, "out of memory");
    words_add(&kept, made);
    return made;
}

static void print_quoted(FILE *to, const char *word)
{
    fputc('\'', to);
    for (; *word; word++) {
        if (*word == '\'') fputs("'\\''", to);
        else fputc(*word, to);
    }
    fputc('\'', to);
}

void words_print(FILE *to, const struct words *words)
{
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=:,./@%";
    for (size_t i = 0; i < words->count; i++) {
        const char *word = words->at[i];
        if (i) fputc(' ', to);
        if (*word && strspn(word, plain) == strlen(word)) fputs(word, to);
        else print_quoted(to, word);
    }
    fputc('\n', to);
}
