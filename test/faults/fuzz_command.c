/* A fuzzer of oshrun's command line and host lists: a command is refused with a message, or becomes options, or the
 * command of another launcher.
 *
 * An input: a byte of flags, the file of hosts up to a zero byte, and the words of the command line, one in a line. */
#include "fuzz.h"

#include <unistd.h>

/* In one unit, so that their state can be reset. Texts that oshrun keeps as long as it runs end with the input. */
#define text_of text_of_oshrun
#include "../../tools/oshrun_words.c"
#undef text_of
char *text_of(const char *format, ...) __attribute__((format(printf, 1, 2)));
#include "../../tools/oshrun_debug.c"
#include "../../tools/oshrun_hosts.c"

enum { WORDS = 40, IS_SLURM = 1, LACKS_LAUNCHERS = 2 };

/* Functions that are compiled in place of those of the C library */
_Noreturn void fuzz_exit(int status);
int fuzz_execvp(const char *file, char *const *words);
FILE *fuzz_fopen(const char *path, const char *mode);
FILE *fuzz_popen(const char *command, const char *mode);
int fuzz_pclose(FILE *file);
int fuzz_access(const char *path, int mode);
int fuzz_putenv(char *variable);
int fuzz_setenv(const char *name, const char *value, int replaces);
int fuzz_memfd_create(const char *name, unsigned flags);

static char *hosts_text_of_input;
static uint8_t flags;
static FILE *opened[3];

static FILE *note(FILE *file)
{
    for (size_t i = 0; i < sizeof opened / sizeof *opened; i++)
        if (!opened[i]) return opened[i] = file;
    abort();
}

void fuzz_exit(int status)
{
    if (status < 0 || status > 127) abort();
    fuzz_end();
}

/* The launcher's command is complete. */
int fuzz_execvp(const char *file, char *const *words)
{
    if (strcmp(file, words[0]) != 0) abort();
    for (; *words; words++) fuzz_touch(*words, strlen(*words));
    fuzz_end();
}

FILE *fuzz_fopen(const char *path, const char *mode)
{
    fuzz_touch(path, strlen(path));
    size_t length = strlen(hosts_text_of_input);
    return length ? note(fmemopen(hosts_text_of_input, length, mode)) : NULL;
}

FILE *fuzz_popen(const char *command, const char *mode)
{
    static char versions[] = "mpirun (Open MPI) 4.1\nHYDRA build details:\npmix\n";
    fuzz_touch(command, strlen(command));
    return note(fmemopen(versions, sizeof versions - 1, mode));
}

int fuzz_pclose(FILE *file) { return fclose(file); }
int fuzz_access(const char *path, int mode) { return !*path || !mode || flags & LACKS_LAUNCHERS ? -1 : 0; }
int fuzz_putenv(char *variable) { return strchr(variable, '=') ? 0 : -1; }

int fuzz_setenv(const char *name, const char *value, int replaces)
{
    fuzz_touch(value, strlen(value));
    return *name && replaces <= 1 ? 0 : -1;
}

int fuzz_memfd_create(const char *name, unsigned create_flags)
{
    (void)name, (void)create_flags;
    return -1;
}

/* Of other files of oshrun */

char *text_of(const char *format, ...)
{
    char *text;
    va_list arguments;
    va_start(arguments, format);
    if (fuzz_vasprintf(&text, format, arguments) < 0) abort();
    va_end(arguments);
    return text;
}

void say(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fuzz_say(format, arguments);
    va_end(arguments);
}

int cpus_usable(int *cpus, int max)
{
    if (cpus && max) *cpus = 0;
    return 2;
}
bool folder_of_oshrun(char *folder, size_t room) { return snprintf(folder, room, "/bin") > 0; }
void files_make_folder(const struct options *options) { fuzz_touch(options, sizeof *options); }
void options_preload(struct options *options)
{
    words_add(&options->programs->exports, "LD_PRELOAD=/lib/libheddle.so");
}
void options_search_path(const struct options *options, struct program *program, const char *file)
{
    fuzz_touch(file, strlen(file));
    if (options->n_pes) words_add(&program->exports, text_of("LD_LIBRARY_PATH=%d", options->n_pes));
}

void fuzz_one(void)
{
    char *words[WORDS + 2] = {"oshrun"};
    struct options options;
    flags = fuzz_byte();
    hosts_text_of_input = fuzz_malloc(fuzz_input.left + 1);
    size_t length = 0;
    for (uint8_t byte; fuzz_input.left && (byte = fuzz_byte());) hosts_text_of_input[length++] = (char)byte;
    hosts_text_of_input[length] = 0;
    for (int n = 1; fuzz_input.left && n <= WORDS; n++) words[n] = fuzz_text(300);
    if (flags & IS_SLURM) setenv("SLURM_JOB_ID", "1", 1);
    options_parse(&options, words);
    if (options.n_pes < 1 || options.n_pes > MAX_PES || options.stdin_pe >= options.n_pes) abort();
    for (int pe = 0; pe < options.n_pes; pe++) program_of(&options, pe);
    debug_begin(&options);
}

void fuzz_clear(void)
{
    for (size_t i = 0; i < sizeof opened / sizeof *opened; i++) opened[i] = NULL;
    unsetenv("SLURM_JOB_ID");
    hosts = (struct hosts){.count = 0};
    debug.wants = NULL;
}
