/* The command line: options and programs, and the checks that need all of it. */
#include "oshrun.h"

#include <errno.h>
#include <libgen.h>
#include <stdarg.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/output_file.h"

static const char program_example[] = "oshrun -n 1 ./a : -n 3 ./b";

void give_up(int status, const char *format, ...)
{
    char line[1024];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    fprintf(stderr, "oshrun: %s\n", line);
    exit(status);
}

void give_up_value(const char *name, const char *value, const char *wanted, const char *example)
{
    give_up(STATUS_BAD_USAGE, "%s needs %s, got \"%s\"; for example %s%s%s", name, wanted, value, name,
            *example == '=' ? "" : " ", example);
}

/* Words */

struct word {
    const struct option_row *row;
    char *name;  /* as written, without a value */
    char *value; /* that was written behind the name; NULL: none */
};

/* "-n4" and "-np4": the length of the name, 0 if there is none. */
static size_t name_before_number(const char *word)
{
    size_t length = strcspn(word, "0123456789");
    const struct option_row *row = word[length] ? option_find(word, length) : NULL;
    return row && row->argument && !strcmp(row->argument, "N") ? length : 0;
}

_Noreturn static void unknown(const char *word, size_t length)
{
    const char *near = option_nearest(word, length);
    give_up(STATUS_BAD_USAGE, "unknown option %.*s; %s%s%s'oshrun --help' lists all options", (int)length, word,
            near ? "did you mean " : "", near ? near : "", near ? "? " : "");
}

static struct word word_split(char *word)
{
    size_t length = strlen(word), equals = strcspn(word, "=");
    struct word split = {.row = option_find(word, length), .name = word};
    if (split.row) return split;
    if (word[equals]) length = equals, split.value = word + equals + 1;
    else if ((length = name_before_number(word))) split.value = word + length;
    else length = strlen(word);
    split.row = option_find(word, length);
    if (!split.row) unknown(word, length);
    split.name = text_of("%.*s", (int)length, word);
    return split;
}

static char *word_take(char ***at, const char *name, const char *wanted)
{
    if (!**at) give_up(STATUS_BAD_USAGE, "%s needs %s; 'oshrun --help' lists all options", name, wanted);
    return *(*at)++;
}

/* "VAR VALUE" of two words, or "VAR=VALUE" in one: as the latter. */
static char *pair_take(char ***at, const char *name, char *first, const char *wanted)
{
    return strchr(first, '=') ? first : text_of("%s=%s", first, word_take(at, name, wanted));
}

static const char *title_of(const struct program *program)
{
    return program->command.count ? program->command.at[0] : "without a name";
}

/* One option at *at; afterwards *at is behind it and its value. */
static void option_parse(struct options *options, struct program *program, char ***at)
{
    char **begin = *at;
    struct word word = word_split(*(*at)++);
    const char *wanted = word.row->argument;
    bool needs = wanted && !option_value_is_optional(word.row);
    if (word.value && !wanted)
        give_up(STATUS_BAD_USAGE, "%s takes no value, got \"%s\"; 'oshrun --help' lists all options", word.name,
                word.value);
    if (program != options->programs && !word.row->of_program)
        give_up(STATUS_BAD_USAGE, "%s holds for the whole job: give it before the first program", word.name);
    if (needs && !word.value) word.value = word_take(at, word.name, wanted);
    if (needs && strchr(wanted, ' ')) word.value = pair_take(at, word.name, word.value, wanted);
    word.row->set(options, program, word.name, word.value);
    if (strcmp(word.row->group, "Other machines") != 0 && !word.row->of_program)
        for (; begin < *at; begin++) words_add(&options->shown, *begin);
}

/* Programs */

static struct program *program_add(struct options *options)
{
    size_t size = ((size_t)options->n_programs + 1) * sizeof *options->programs;
    options->programs = realloc(options->programs, size);
    if (!options->programs) give_up(1, "out of memory");
    struct program *program = &options->programs[options->n_programs++];
    *program = (struct program){0};
    return program;
}

/* The options of one program, the program, and its arguments up to a ":"; behind "--", a ":" is an argument. */
static void program_parse(struct options *options, char ***at)
{
    struct program *program = program_add(options);
    while (**at && ***at == '-' && strcmp(**at, "--") != 0) option_parse(options, program, at);
    bool takes_all = **at && !strcmp(**at, "--");
    if (takes_all) ++*at;
    while (**at && (takes_all || strcmp(**at, ":") != 0)) words_add(&program->command, *(*at)++);
}

static void programs_check(struct options *options)
{
    bool are_many = options->n_programs > 1;
    for (int i = 0; i < options->n_programs; i++) {
        struct program *program = &options->programs[i];
        if (!program->command.count && !are_many)
            give_up(STATUS_BAD_USAGE, "no program given; 'oshrun --help' lists all options");
        if (!program->command.count)
            give_up(STATUS_BAD_USAGE,
                    "program %d of %d is missing: one is needed on each side of \":\", for example %s", i + 1,
                    options->n_programs, program_example);
        if (are_many && !program->n_pes)
            give_up(STATUS_BAD_USAGE, "program %d (%s) needs -n N, as each of several programs; for example %s", i + 1,
                    title_of(program), program_example);
    }
}

static void programs_count(struct options *options)
{
    options->n_pes = 0;
    for (int i = 0; i < options->n_programs; i++) {
        options->programs[i].first_pe = options->n_pes;
        options->n_pes += options->programs[i].n_pes;
        if (options->n_pes > MAX_PES)
            give_up(STATUS_BAD_USAGE, "-n: all programs need %d PEs or more, expected at most %d", options->n_pes,
                    MAX_PES);
    }
}

const struct program *program_of(const struct options *options, int pe)
{
    const struct program *program = options->programs;
    while (pe >= program->first_pe + program->n_pes) program++;
    return program;
}

/* Checks */

/* A job's result is not to be lost at its end for a mistake in the name of its file. PEs write beside it first. */
static void check_written(const char *file)
{
    char *copy = text_of("%s", file);
    const char *slash = strrchr(file, '/'), *folder = slash ? dirname(copy) : ".";
    struct stat status;
    int error = stat(folder, &status) ? errno : !S_ISDIR(status.st_mode) ? ENOTDIR : 0;
    if (!error && access(folder, W_OK | X_OK)) error = errno;
    if (!error) error = output_error_of(file);
    if (!error && !stat(file, &status)) error = S_ISDIR(status.st_mode) ? EISDIR : access(file, W_OK) ? errno : 0;
    if (!error && slash && !slash[1]) error = EISDIR;
    if (error) give_up(STATUS_BAD_USAGE, "cannot write %s: %s", file, strerror(error));
}

static void check_folder(const char *folder)
{
    struct stat status;
    int error = stat(folder, &status) ? errno : !S_ISDIR(status.st_mode) ? ENOTDIR : 0;
    if (error) give_up(STATUS_BAD_USAGE, "--wdir: %s: %s", folder, strerror(error));
}

static void warn_of_unset(const struct options *options)
{
    for (int i = 0; i < options->n_programs; i++) {
        const struct words *passed = &options->programs[i].passed;
        for (size_t k = 0; k < passed->count && !options->quiet; k++)
            if (!getenv(passed->at[k]))
                fprintf(stderr, "oshrun: -x %s: not set here, so not given to the PEs\n", passed->at[k]);
    }
}

void options_parse(struct options *options, char **arguments)
{
    *options = (struct options){0};
    char **at = arguments + 1;
    program_parse(options, &at);
    while (*at) {
        at++; /* the ":" */
        program_parse(options, &at);
    }
    programs_check(options);
    programs_count(options);
    warn_of_unset(options);
    if (options->library) options_preload(options);
    hosts_hand_over(options);
    if (!options->n_pes) options->programs->n_pes = (int)min_size((size_t)cpus_usable(NULL, 0), MAX_PES);
    programs_count(options);
    if (options->stdin_pe >= options->n_pes)
        give_up(STATUS_BAD_USAGE, "--stdin names PE %d, but the PEs are 0 to %d", options->stdin_pe,
                options->n_pes - 1);
    for (int i = 0; i < N_WRITTEN; i++)
        if (options->written[i]) check_written(options->written[i]);
    for (int i = 0; i < options->n_programs; i++)
        if (options->programs[i].folder) check_folder(options->programs[i].folder);
}
