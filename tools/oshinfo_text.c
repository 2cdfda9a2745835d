#include "oshinfo_text.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

const char *colour(const char *code)
{
    const char *terminal = getenv("TERM");
    bool has_colours = isatty(STDOUT_FILENO) && !getenv("NO_COLOR") && terminal && strcmp(terminal, "dumb") != 0;
    return has_colours ? code : "";
}

static int terminal_width(void)
{
    struct winsize size;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) || size.ws_col < 40) return 80;
    return size.ws_col < 110 ? size.ws_col : 110;
}

void print_wrapped(const char *text, int indent)
{
    int width = terminal_width(), column = indent;
    for (const char *word = text; *word; word += strspn(word, " ")) {
        int length = (int)strcspn(word, " ");
        if (column > indent && column + 1 + length > width) {
            printf("\n%*s", indent, "");
            column = indent;
        }
        column += printf("%s%.*s", column > indent ? " " : "", length, word);
        word += length;
    }
    printf("\n");
}

void print_cut(const char *text, int indent)
{
    int room = terminal_width() - indent;
    bool fits = (int)strlen(text) <= room;
    printf("%.*s%s\n", fits ? room : room - 3, text, fits ? "" : "...");
}

/* The bytes of the UTF-8 character at c; 0 if there is none. */
static int utf8_length(const unsigned char *c)
{
    int length = *c < 0x80 ? 1 : *c < 0xc2 ? 0 : *c < 0xe0 ? 2 : *c < 0xf0 ? 3 : *c < 0xf5 ? 4 : 0;
    for (int i = 1; i < length; i++)
        if ((c[i] & 0xc0) != 0x80) return 0;
    bool is_overlong = (*c == 0xe0 && c[1] < 0xa0) || (*c == 0xf0 && c[1] < 0x90);
    bool is_no_character = (*c == 0xed && c[1] > 0x9f) || (*c == 0xf4 && c[1] > 0x8f);
    return is_overlong || is_no_character ? 0 : length;
}

/* A byte that is not part of a character becomes the character with its number. */
void json_string(const char *text, size_t length)
{
    const unsigned char *c = (const unsigned char *)text, *end = c + length;
    putchar('"');
    while (c < end) {
        int bytes = utf8_length(c);
        if (*c == '"' || *c == '\\') printf("\\%c", *c);
        else if (*c < ' ' || !bytes) printf("\\u%04x", *c);
        else printf("%.*s", bytes, (const char *)c);
        c += bytes ? bytes : 1;
    }
    putchar('"');
}

void json_name(const char *name)
{
    putchar('"');
    for (const char *c = name; *c; c++) putchar(*c == ' ' ? '_' : *c);
    printf("\": ");
}

void json_member(const char *name, const char *value)
{
    json_name(name);
    json_string(value, strlen(value));
}

void json_list(const char *words)
{
    putchar('[');
    for (const char *word = words; *word; word += strspn(word, " ")) {
        size_t length = strcspn(word, " ");
        if (word != words) printf(", ");
        json_string(word, length);
        word += length;
    }
    putchar(']');
}
