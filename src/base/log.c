#include "base/log.h"

#include <ctype.h>
#include <errno.h>
#include <stdarg.h>
#include <string.h>
#include <unistd.h>

static struct {
    int pe;
    bool debug;
    bool (*before_death)(int status);
    void (*after_death)(int status, const char *where);
} logger = {.pe = -1};

void log_identify(int pe) { logger.pe = pe; }

void log_at_death(bool (*before)(int status), void (*after)(int status, const char *where))
{
    logger.before_death = before;
    logger.after_death = after;
}

void log_enable_debug(bool on) { logger.debug = on; }

/* A line under construction. What does not fit is cut off, the newline never is. */
struct line {
    char text[1024];
    size_t length;
};

static void line_add_list(struct line *line, const char *format, va_list arguments)
{
    size_t room = sizeof line->text - 1 - line->length;
    int n = vsnprintf(line->text + line->length, room, format, arguments);
    if (n > 0) line->length += min_size((size_t)n, room - 1);
}

__attribute__((format(printf, 2, 3))) static void line_add(struct line *line, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    line_add_list(line, format, arguments);
    va_end(arguments);
}

static void line_begin(struct line *line, const char *where)
{
    line->length = 0;
    line_add(line, "heddle: ");
    if (logger.pe >= 0) line_add(line, "PE %d: ", logger.pe);
    if (where) line_add(line, "%.*s: ", (int)strcspn(where, "("), where);
}

static void line_say(struct line *line)
{
    int saved = errno;
    line->text[line->length++] = '\n';
    for (size_t done = 0; done < line->length;) {
        ssize_t n = write(STDERR_FILENO, line->text + done, line->length - done);
        if (n < 0 && errno != EINTR) break;
        if (n > 0) done += (size_t)n;
    }
    errno = saved;
}

/* Begins the last line of this process, if it may say one. */
static void last_line_begin(struct line *line, const char *where)
{
    bool (*before)(int) = logger.before_death;
    logger.before_death = NULL; /* it may itself find something to die of */
    fflush(stdout);
    if (before && !before(EXIT_FAILURE)) _exit(EXIT_FAILURE);
    line_begin(line, where);
}

_Noreturn static void last_line_say(struct line *line, const char *where)
{
    void (*after)(int, const char *) = logger.after_death;
    logger.after_death = NULL; /* as before_death */
    line_say(line);
    if (after) after(EXIT_FAILURE, where);
    _exit(EXIT_FAILURE);
}

void die(const char *where, const char *format, ...)
{
    struct line line;
    va_list arguments;
    last_line_begin(&line, where);
    va_start(arguments, format);
    line_add_list(&line, format, arguments);
    va_end(arguments);
    last_line_say(&line, where);
}

/* The 1-based place of an argument in "name(first, second)"; 0 if it is not there. */
static int argument_number(const char *where, const char *argument)
{
    size_t length = strlen(argument);
    const char *at = where ? strchr(where, '(') : NULL;
    for (int number = 1; at; number++, at = strchr(at, ',')) {
        at++;
        at += strspn(at, " ");
        if (!strncmp(at, argument, length) && !isalnum((unsigned char)at[length]) && at[length] != '_') return number;
    }
    return 0;
}

static void line_add_argument(struct line *line, const char *where, const char *argument)
{
    int number = argument_number(where, argument);
    if (number) line_add(line, "argument %d (%s) is ", number, argument);
    else line_add(line, "%s is ", argument);
}

void die_argument(const char *where, const char *argument, const char *format, ...)
{
    struct line line;
    va_list arguments;
    last_line_begin(&line, where);
    line_add_argument(&line, where, argument);
    va_start(arguments, format);
    line_add_list(&line, format, arguments);
    va_end(arguments);
    last_line_say(&line, where);
}

void print_warning(const char *format, ...)
{
    struct line line;
    va_list arguments;
    line_begin(&line, NULL);
    va_start(arguments, format);
    line_add_list(&line, format, arguments);
    va_end(arguments);
    line_say(&line);
}

void warn_argument(const char *where, const char *argument, const char *format, ...)
{
    struct line line;
    va_list arguments;
    line_begin(&line, where);
    line_add_argument(&line, where, argument);
    va_start(arguments, format);
    line_add_list(&line, format, arguments);
    va_end(arguments);
    line_say(&line);
}

void debug(const char *format, ...)
{
    if (!logger.debug) return;
    struct line line;
    va_list arguments;
    line_begin(&line, NULL);
    va_start(arguments, format);
    line_add_list(&line, format, arguments);
    va_end(arguments);
    line_say(&line);
}

void assert_failed(const char *condition, const char *file, int line)
{
    die(NULL, "internal error: %s:%d: assertion failed: %s", file, line, condition);
}
