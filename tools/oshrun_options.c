/* The options of oshrun: one row each. Parsing and --help both read the rows. */
#include "oshrun.h"

#include <ctype.h>
#include <errno.h>
#include <libgen.h>
#include <stdarg.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

typedef void option_set(struct options *options, const char *name, char *value);

static option_set set_n_pes, set_export, set_binding, set_tag_output, set_timeout, set_report_hang, set_top, set_debug,
    set_verbose, set_oversubscribe, set_check, set_profile, set_trace, set_hosts, set_hostfile, set_per_host,
    set_launcher, set_show, show_version, show_help;

static const struct option_row {
    const char *names;    /* with a space between */
    const char *argument; /* what --help calls it; NULL: it takes none; "[=...]": none, or one behind "=" */
    const char *help;
    option_set *set;
} rows[] = {
    {"-n -np", "N", "Start N PEs. Default: as many as there are usable cores.", set_n_pes},
    {"-x", "VAR[=VALUE]", "Give VAR to every PE, with VALUE or as it is here. May be repeated.", set_export},
    {"--bind-to", "core|none", "core: one core per PE, in turn. Default: none.", set_binding},
    {"--tag-output", NULL, "Begin every line of output with \"[PE] \".", set_tag_output},
    {"--timeout", "SECONDS", "End the job after this time, with status 124.", set_timeout},
    {"--oversubscribe", NULL, "Accepted for other launchers' sake: more PEs than cores are always allowed.",
     set_oversubscribe},
    {"--check", NULL, "Check arguments and use of every call; the first mistake ends the job.", set_check},
    {"--profile", "[=html]",
     "At the end, print calls, bytes and time of each function; html: a page, heddle-profile.html.", set_profile},
    {"--trace", "FILE",
     "Write every call, and which completed which, to FILE, for chrome://tracing or ui.perfetto.dev.", set_trace},
    {"--report-hang", "SECONDS", "When no PE has ended a call for so long, say who is in which call, for whom.",
     set_report_hang},
    {"--top", "[=SECONDS]", "Once a second, or every SECONDS, show what each PE does.", set_top},
    {"--debug", "[=PES]",
     "Each PE, or those of a list such as 0,2-3, waits for gdb: in a window of tmux or xterm, if it can be.",
     set_debug},
    {"-H --host --hosts", "A[:N],B[:N]",
     "Run on these machines, N PEs on each, by mpirun, mpiexec.hydra, prterun or srun.", set_hosts},
    {"--hostfile", "FILE", "The same from a file: lines with a name and slots=N.", set_hostfile},
    {"-N -ppn --npernode", "N", "With --hosts: N PEs on each machine.", set_per_host},
    {"--launcher", "NAME", "With --hosts: by this one. Default: srun in an allocation, else the first that is there.",
     set_launcher},
    {"--show", NULL, "With --hosts: print the launcher's command and do not run it.", set_show},
    {"-v --verbose", NULL, "Say what is started: one line per PE.", set_verbose},
    {"--version", NULL, "Print the version.", show_version},
    {"-h --help", NULL, "Print this list.", show_help},
};
enum { N_ROWS = sizeof rows / sizeof rows[0] };

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

static const char *as_seen(const char *value) { return *value ? value : "empty"; }

static int number_of_pes(const char *name, const char *value)
{
    char *end;
    errno = 0;
    long n = strtol(value, &end, 10);
    if (!isdigit((unsigned char)*value) || *end || errno || n < 1 || n > MAX_PES)
        give_up(STATUS_BAD_USAGE, "%s is %s, not in [1, %d]", name, as_seen(value), MAX_PES);
    return (int)n;
}

static void set_n_pes(struct options *options, const char *name, char *value)
{
    options->n_pes = number_of_pes(name, value);
}

static void set_per_host(struct options *options, const char *name, char *value)
{
    options->per_host = number_of_pes(name, value);
}

static void set_export(struct options *options, const char *name, char *value)
{
    size_t length = strcspn(value, "=");
    static char *passed[256];
    if (!length) give_up(STATUS_BAD_USAGE, "%s is %s, not VAR or VAR=VALUE", name, as_seen(value));
    if (!value[length]) {
        /* Every PE inherits oshrun's environment, so a bare name asks for what happens anyway. */
        if (!getenv(value)) fprintf(stderr, "oshrun: %s %s: not set here, so not given to the PEs\n", name, value);
        else if (options->n_passed < (int)(sizeof passed / sizeof *passed))
            passed[options->n_passed++] = value; /* to other machines it has to be carried */
        options->passed = passed;
        return;
    }
    options->exports[options->n_exports++] = value;
}

static void set_binding(struct options *options, const char *name, char *value)
{
    options->bind_to_core = !strcmp(value, "core");
    if (!options->bind_to_core && strcmp(value, "none") != 0)
        give_up(STATUS_BAD_USAGE, "%s is %s, not core or none", name, as_seen(value));
}

static double number_of_seconds(const char *name, const char *value)
{
    char *end;
    double seconds = strtod(value, &end);
    if (end == value || *end || !(seconds > 0 && seconds <= 1e9))
        give_up(STATUS_BAD_USAGE, "%s is %s, not in (0, 1e9] seconds", name, as_seen(value));
    return seconds;
}

static void set_timeout(struct options *options, const char *name, char *value)
{
    options->timeout = number_of_seconds(name, value);
}

static void set_tag_output(struct options *options, const char *name, char *value)
{
    (void)name, (void)value;
    options->tag_output = true;
}

static void set_verbose(struct options *options, const char *name, char *value)
{
    (void)name, (void)value;
    options->verbose = true;
}

static void set_oversubscribe(struct options *options, const char *name, char *value)
{
    (void)options, (void)name, (void)value;
}

static void set_hosts(struct options *options, const char *name, char *value)
{
    if (!*value) give_up(STATUS_BAD_USAGE, "%s is empty, not a list of hosts", name);
    options->hosts = value;
}

static void set_hostfile(struct options *options, const char *name, char *value)
{
    if (!*value) give_up(STATUS_BAD_USAGE, "%s is empty, not the name of a file", name);
    options->hostfile = value;
}

static void set_launcher(struct options *options, const char *name, char *value)
{
    if (!*value) give_up(STATUS_BAD_USAGE, "%s is empty, not the name of a launcher", name);
    options->launcher = value;
}

static void set_show(struct options *options, const char *name, char *value)
{
    (void)name, (void)value;
    options->show = true;
}

static void load_before(struct options *options, const char *library)
{
    if (options->library && strcmp(options->library, library) != 0)
        give_up(STATUS_BAD_USAGE, "--check does not go with --profile, --trace, --report-hang or --top");
    options->library = library;
}

static void set_check(struct options *options, const char *name, char *value)
{
    (void)name, (void)value;
    load_before(options, "check");
}

static void set_profile(struct options *options, const char *name, char *value)
{
    static char table[] = "HEDDLE_PROFILE=1", page[] = "HEDDLE_PROFILE_PAGE=heddle-profile.html";
    if (value && strcmp(value, "html") != 0) give_up(STATUS_BAD_USAGE, "%s is %s, not html", name, as_seen(value));
    load_before(options, "profile");
    options->exports[options->n_exports++] = value ? page : table;
    if (value) options->written[WRITTEN_PAGE] = strchr(page, '=') + 1;
}

static void set_trace(struct options *options, const char *name, char *value)
{
    load_before(options, "profile");
    if (!*value) give_up(STATUS_BAD_USAGE, "%s is empty, not the name of a file", name);
    if (asprintf(&options->exports[options->n_exports++], "HEDDLE_TRACE=%s", value) < 0) give_up(1, "out of memory");
    options->written[WRITTEN_TRACE] = value;
}

/* A job's result is not to be lost at its end for a mistake in the name of its file. PEs write beside it first. */
static void check_written(const char *file)
{
    char *copy = strdup(file);
    if (!copy) give_up(1, "out of memory");
    const char *slash = strrchr(file, '/'), *folder = slash ? dirname(copy) : ".";
    struct stat status;
    int error = stat(folder, &status) ? errno : !S_ISDIR(status.st_mode) ? ENOTDIR : 0;
    if (!error && access(folder, W_OK | X_OK)) error = errno;
    if (!error && !stat(file, &status)) error = S_ISDIR(status.st_mode) ? EISDIR : access(file, W_OK) ? errno : 0;
    if (!error && slash && !slash[1]) error = EISDIR;
    if (error) give_up(STATUS_BAD_USAGE, "cannot write %s: %s", file, strerror(error));
    free(copy);
}

static char calls_variable[] = "HEDDLE_CALLS=1";

static void set_report_hang(struct options *options, const char *name, char *value)
{
    load_before(options, "profile");
    options->report_hang = number_of_seconds(name, value);
    options->exports[options->n_exports++] = calls_variable;
}

static void set_top(struct options *options, const char *name, char *value)
{
    load_before(options, "profile");
    options->top = value ? number_of_seconds(name, value) : 1;
    options->exports[options->n_exports++] = calls_variable;
}

static void set_debug(struct options *options, const char *name, char *value)
{
    if (value && !*value) give_up(STATUS_BAD_USAGE, "%s is empty, not a list of PEs as 0,2-3", name);
    options->debug = value ? value : "";
}

/* Exits, with a complaint if standard output did not take everything (a full disk). */
_Noreturn static void exit_after_output(void)
{
    if (fflush(stdout) || ferror(stdout)) give_up(1, "cannot write standard output: %s", strerror(errno));
    exit(0);
}

static void show_version(struct options *options, const char *name, char *value)
{
    (void)options, (void)name, (void)value;
    printf("oshrun (Heddle) %s\n", HEDDLE_VERSION);
    exit_after_output();
}

static bool argument_is_optional(const struct option_row *row) { return row->argument && *row->argument == '['; }

/* "-v, --verbose", "-n, -np N" or "--top[=SECONDS]" */
static size_t row_label(const struct option_row *row, char *label, size_t room)
{
    size_t length = 0;
    for (const char *from = row->names; *from && length + 2 < room; from++) {
        if (*from == ' ') label[length++] = ',';
        label[length++] = *from;
    }
    label[length] = 0;
    if (row->argument)
        length += (size_t)snprintf(label + length, room - length, "%s%s", argument_is_optional(row) ? "" : " ",
                                   row->argument);
    return length;
}

static void show_help(struct options *options, const char *name, char *value)
{
    (void)options, (void)name, (void)value;
    char label[64];
    size_t width = 0;
    for (int i = 0; i < N_ROWS; i++) {
        size_t length = row_label(&rows[i], label, sizeof label);
        if (length > width) width = length;
    }
    printf("Usage: oshrun [options] [--] program [arguments]\n"
           "Starts the PEs of an OpenSHMEM program on this machine, or with --hosts on others by another launcher,\n"
           "and ends with the program's status.\n\n");
    for (int i = 0; i < N_ROWS; i++) {
        row_label(&rows[i], label, sizeof label);
        printf("  %-*s  %s\n", (int)width, label, rows[i].help);
    }
    exit_after_output();
}

static bool row_has_name(const struct option_row *row, const char *name, size_t length)
{
    for (const char *at = row->names; *at; at += strspn(at, " ")) {
        size_t this_length = strcspn(at, " ");
        if (this_length == length && !strncmp(at, name, length)) return true;
        at += this_length;
    }
    return false;
}

/* One option at *at; afterwards *at is behind it and its value. */
static void option_parse(struct options *options, char ***at)
{
    char *name = *(*at)++;
    char *equals = !strncmp(name, "--", 2) ? strchr(name, '=') : NULL;
    size_t length = equals ? (size_t)(equals - name) : strlen(name);
    const struct option_row *row = rows;
    while (row < rows + N_ROWS && !row_has_name(row, name, length)) row++;
    if (row == rows + N_ROWS) give_up(STATUS_BAD_USAGE, "unknown option %.*s (oshrun --help)", (int)length, name);

    char *value = NULL;
    if (equals) {
        *equals = 0; /* so that messages name the option alone */
        value = equals + 1;
    }
    if (value && !row->argument) give_up(STATUS_BAD_USAGE, "%s takes no value (oshrun --help)", name);
    if (!value && row->argument && !argument_is_optional(row)) {
        if (!**at) give_up(STATUS_BAD_USAGE, "%s needs %s (oshrun --help)", name, row->argument);
        value = *(*at)++;
    }
    row->set(options, name, value);
}

void options_parse(struct options *options, char **arguments)
{
    size_t n_arguments = 0;
    while (arguments[n_arguments]) n_arguments++;
    *options = (struct options){.exports = calloc(n_arguments + 3, sizeof(char *))};
    if (!options->exports) give_up(1, "out of memory");

    char **at = arguments + 1;
    while (*at && **at == '-' && strcmp(*at, "--") != 0) option_parse(options, &at);
    if (*at && !strcmp(*at, "--")) at++;
    if (!*at) give_up(STATUS_BAD_USAGE, "no program given (oshrun --help)");
    options->command = at;
    if (options->library) options_preload(options);
    hosts_hand_over(options);
    for (int i = 0; i < N_WRITTEN; i++)
        if (options->written[i]) check_written(options->written[i]);
    if (!options->n_pes) options->n_pes = (int)min_size((size_t)cpus_usable(NULL, 0), MAX_PES);
}
