/* What each option does to struct options. A value that is wrong ends oshrun with the range and an example. */
#include <ctype.h>
#include <errno.h>
#include <string.h>

#include "oshrun.h"

/* A row of the table names each function, so all have one type. */
#define UNUSED (void)options, (void)program, (void)name, (void)value

/* Values */

static int number_of(const char *name, const char *value, int least, int most, const char *what, const char *example)
{
    char *end, wanted[80];
    errno = 0;
    long n = strtol(value, &end, 10);
    if (isdigit((unsigned char)*value) && !*end && !errno && n >= least && n <= most) return (int)n;
    snprintf(wanted, sizeof wanted, "%s from %d to %d", what, least, most);
    give_up_value(name, value, wanted, example);
}

static int number_of_pes(const char *name, const char *value)
{
    return number_of(name, value, 1, MAX_PES, "a number of PEs", "4");
}

static double number_of_seconds(const char *name, const char *value)
{
    char *end;
    double seconds = strtod(value, &end);
    if (end != value && !*end && seconds > 0 && seconds <= 1e9) return seconds;
    give_up_value(name, value, "a number of seconds above 0 and up to 1e9", "30");
}

static char *word_of(const char *name, char *value, const char *wanted, const char *example)
{
    if (!*value) give_up_value(name, value, wanted, example);
    return value;
}

static enum unit unit_of(const char *value, size_t length)
{
    static const struct {
        const char *name;
        enum unit unit;
    } units[] = {{"none", UNIT_NONE},      {"hwthread", UNIT_HWTHREAD}, {"core", UNIT_CORE}, {"socket", UNIT_SOCKET},
                 {"package", UNIT_SOCKET}, {"numa", UNIT_NUMA},         {"node", UNIT_NODE}};
    for (size_t i = 0; i < sizeof units / sizeof *units; i++)
        if (strlen(units[i].name) == length && !strncmp(units[i].name, value, length)) return units[i].unit;
    return UNIT_DEFAULT;
}

/* Start */

void set_n_pes(struct options *options, struct program *program, const char *name, char *value)
{
    UNUSED;
    program->n_pes = number_of_pes(name, value);
}

/* Every PE inherits oshrun's environment. A bare name matters for other machines. */
void set_export(struct options *options, struct program *program, const char *name, char *value)
{
    UNUSED;
    size_t length = strcspn(value, "=");
    if (!length) give_up_value(name, value, "VAR or VAR=VALUE", "SHMEM_SYMMETRIC_SIZE=1G");
    if (value[length]) words_add(&program->exports, value);
    else words_add(&program->passed, value);
}

void set_genv(struct options *options, struct program *program, const char *name, char *value)
{
    UNUSED;
    if (*value == '=') give_up_value(name, value, "VAR VALUE", "SHMEM_SYMMETRIC_SIZE 1G");
    words_add(&options->exports, value);
}

void set_wdir(struct options *options, struct program *program, const char *name, char *value)
{
    UNUSED;
    program->folder = word_of(name, value, "a folder", "/tmp");
}

void set_stdin(struct options *options, struct program *program, const char *name, char *value)
{
    UNUSED;
    if (!strcmp(value, "all")) options->stdin_pe = STDIN_ALL;
    else if (!strcmp(value, "none")) options->stdin_pe = STDIN_NONE;
    else options->stdin_pe = number_of(name, value, 0, MAX_PES - 1, "all, none or a PE", "all");
}

void set_timeout(struct options *options, struct program *program, const char *name, char *value)
{
    UNUSED;
    options->timeout = number_of_seconds(name, value);
}

void set_nothing(struct options *options, struct program *program, const char *name, char *value) { UNUSED; }

/* Place */

void set_bind_to(struct options *options, struct program *program, const char *name, char *value)
{
    UNUSED;
    enum unit unit = unit_of(value, strlen(value));
    if (unit == UNIT_DEFAULT || unit == UNIT_NODE)
        give_up_value(name, value, "core, socket, numa, hwthread or none", "core");
    options->placing.bind = unit;
}

void set_map_by(struct options *options, struct program *program, const char *name, char *value)
{
    UNUSED;
    static const char wanted[] = "core, socket, numa or node, which :PE=N for N cores per PE may follow";
    size_t length = strcspn(value, ":");
    enum unit unit = unit_of(value, length);
    const char *rest = value + length;
    if (unit < UNIT_CORE || (*rest && strncasecmp(rest, ":pe=", 4) != 0))
        give_up_value(name, value, wanted, "socket:PE=2");
    if (*rest)
        options->placing.cores = number_of(name, rest + 4, 1, MAX_PES, "after :PE= a number of cores", "core:PE=2");
    options->placing.map = unit;
}

void set_cpus_per_task(struct options *options, struct program *program, const char *name, char *value)
{
    UNUSED;
    options->placing.cores = number_of(name, value, 1, MAX_PES, "a number of cores for each PE", "2");
}

void set_report_bindings(struct options *options, struct program *program, const char *name, char *value)
{
    UNUSED;
    options->report_bindings = true;
}

/* Output */

void set_tag_output(struct options *options, struct program *program, const char *name, char *value)
{
    UNUSED;
    options->tag_output = true;
}

void set_output_filename(struct options *options, struct program *program, const char *name, char *value)
{
    UNUSED;
    options->output_folder = word_of(name, value, "a folder", "output");
}

void set_merge_stderr(struct options *options, struct program *program, const char *name, char *value)
{
    UNUSED;
    options->merge_stderr = true;
}

void set_quiet(struct options *options, struct program *program, const char *name, char *value)
{
    UNUSED;
    options->quiet = true;
}

void set_verbose(struct options *options, struct program *program, const char *name, char *value)
{
    UNUSED;
    options->verbose = true;
}

/* Watch and check */

static void load_before(struct options *options, const char *library)
{
    bool both_check = options->library && strcmp(options->library, "profile") != 0 && strcmp(library, "profile") != 0;
    if (options->library && !both_check && strcmp(options->library, library) != 0)
        give_up(STATUS_BAD_USAGE, "--check cannot be combined with --profile, --trace, --report-hang or --top");
    if (!both_check || !strcmp(library, "races")) options->library = library; /* which does what "check" does, too */
}

void set_report_hang(struct options *options, struct program *program, const char *name, char *value)
{
    UNUSED;
    load_before(options, "profile");
    options->report_hang = number_of_seconds(name, value);
    words_add(&options->exports, "HEDDLE_CALLS=1");
}

void set_top(struct options *options, struct program *program, const char *name, char *value)
{
    UNUSED;
    load_before(options, "profile");
    options->top = value ? number_of_seconds(name, value) : 1;
    words_add(&options->exports, "HEDDLE_CALLS=1");
}

void set_debug(struct options *options, struct program *program, const char *name, char *value)
{
    UNUSED;
    options->debug = value ? word_of(name, value, "a list of PEs", "=0,2-3") : "";
}

void set_check(struct options *options, struct program *program, const char *name, char *value)
{
    UNUSED;
    bool leaks = value && !strcmp(value, "leaks"), races = value && !strcmp(value, "races");
    if (value && !leaks && !races) give_up_value(name, value, "leaks, races or no value", "=leaks");
    load_before(options, races ? "races" : "check");
    if (leaks) words_add(&options->exports, "HEDDLE_CHECK_LEAKS=1");
}

void set_profile(struct options *options, struct program *program, const char *name, char *value)
{
    UNUSED;
    static const char page[] = "heddle-profile.html";
    if (value && strcmp(value, "html") != 0) give_up_value(name, value, "html or no value", "=html");
    load_before(options, "profile");
    if (value) options->written[WRITTEN_PAGE] = page;
    words_add(&options->exports, value ? text_of("HEDDLE_PROFILE_PAGE=%s", page) : "HEDDLE_PROFILE=1");
}

void set_trace(struct options *options, struct program *program, const char *name, char *value)
{
    UNUSED;
    load_before(options, "profile");
    options->written[WRITTEN_TRACE] = word_of(name, value, "the name of a file", "trace.json");
    words_add(&options->exports, text_of("HEDDLE_TRACE=%s", value));
}

/* Other machines */

void set_hosts(struct options *options, struct program *program, const char *name, char *value)
{
    UNUSED;
    options->hosts = word_of(name, value, "a list of machines", "node1:4,node2:4");
}

void set_hostfile(struct options *options, struct program *program, const char *name, char *value)
{
    UNUSED;
    options->hostfile = word_of(name, value, "the name of a file", "hosts.txt");
}

void set_per_host(struct options *options, struct program *program, const char *name, char *value)
{
    UNUSED;
    options->per_host = number_of_pes(name, value);
}

void set_launcher(struct options *options, struct program *program, const char *name, char *value)
{
    UNUSED;
    options->launcher = word_of(name, value, "the name of a launcher", "mpirun");
}

void set_show(struct options *options, struct program *program, const char *name, char *value)
{
    UNUSED;
    options->show = true;
}
