#include "base/log.h"

#include <ctype.h>
#include <errno.h>
#include <stdarg.h>
#include <string.h>
#include <unistd.h>

#include "base/text_line.h"

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

static void line_begin(struct text_line *line, const char *where)
{
    line->length = 0;
    text_line_add(line, "heddle: ");
    if (logger.pe >= 0) text_line_add(line, "PE %d: ", logger.pe);
    if (where) text_line_add(line, "%.*s: ", (int)strcspn(where, "("), where);
}

/* The newline takes the place of the 0. */
static void line_say(struct text_line *line)
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

static void line_add_argument(struct text_line *line, const char *where, const char *argument)
{
    int number = argument_number(where, argument);
    if (number) text_line_add(line, "argument %d (%s) is ", number, argument);
    else text_line_add(line, "%s is ", argument);
}

/* `argument`: NULL if the message is about none. */
static void say(const char *where, const char *argument, const char *format, va_list arguments)
{
    struct text_line line;
    line_begin(&line, where);
    if (argument) line_add_argument(&line, where, argument);
    text_line_add_list(&line, format, arguments);
    line_say(&line);
}

/* The last line of this process, if it may print one. */
_Noreturn static void say_and_die(const char *where, const char *argument, const char *format, va_list arguments)
{
    bool (*before)(int) = logger.before_death;
    logger.before_death = NULL; /* it may itself find something to die of */
    fflush(stdout);
    if (before && !before(EXIT_FAILURE)) _exit(EXIT_FAILURE);
    void (*after)(int, const char *) = logger.after_death;
    logger.after_death = NULL; /* as before_death */
    say(where, argument, format, arguments);
    if (after) after(EXIT_FAILURE, where);
    _exit(EXIT_FAILURE);
}

void die(const char *where, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    say_and_die(where, NULL, format, arguments);
}

void die_argument(const char *where, const char *argument, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    say_and_die(where, argument, format, arguments);
}

void print_warning(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    say(NULL, NULL, format, arguments);
    va_end(arguments);
}

void warn_argument(const char *where, const char *argument, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    say(where, argument, format, arguments);
    va_end(arguments);
}

void debug(const char *format, ...)
{
    if (!logger.debug) return;
    va_list arguments;
    va_start(arguments, format);
    say(NULL, NULL, format, arguments);
    va_end(arguments);
}

void assert_failed(const char *condition, const char *file, int line)
{
    die(NULL, "internal error: %s:%d: assertion failed: %s", file, line, condition);
}
