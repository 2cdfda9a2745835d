/* What each option does to struct options. A value that is wrong ends oshrun with the range and an example. */
#include <ctype.h>
#include <errno.h>
#include <string.h>

#include "oshrun.h"

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

SETTER(set_n_pes) { program->n_pes = number_of_pes(name, value); }

/* Every PE inherits oshrun's environment. A bare name matters for other machines. */
SETTER(set_export)
{
    size_t length = strcspn(value, "=");
    if (!length) give_up_value(name, value, "VAR or VAR=VALUE", "SHMEM_SYMMETRIC_SIZE=1G");
    if (value[length]) words_add(&program->exports, value);
    else words_add(&program->passed, value);
}

SETTER(set_genv)
{
    if (*value == '=') give_up_value(name, value, "VAR VALUE", "SHMEM_SYMMETRIC_SIZE 1G");
    words_add(&options->exports, value);
}

SETTER(set_wdir) { program->folder = word_of(name, value, "a folder", "/tmp"); }

SETTER(set_stdin)
{
    if (!strcmp(value, "all")) options->stdin_pe = STDIN_ALL;
    else if (!strcmp(value, "none")) options->stdin_pe = STDIN_NONE;
    else options->stdin_pe = number_of(name, value, 0, MAX_PES - 1, "all, none or a PE", "all");
}

SETTER(set_timeout) { options->timeout = number_of_seconds(name, value); }

SETTER(set_nothing) {}

/* Place */

SETTER(set_bind_to)
{
    enum unit unit = unit_of(value, strlen(value));
    if (unit == UNIT_DEFAULT || unit == UNIT_NODE)
        give_up_value(name, value, "core, socket, numa, hwthread or none", "core");
    options->placing.bind = unit;
}

SETTER(set_map_by)
{
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

SETTER(set_cpus_per_task)
{
    options->placing.cores = number_of(name, value, 1, MAX_PES, "a number of cores for each PE", "2");
}

SETTER(set_report_bindings) { options->report_bindings = true; }

/* Output */

SETTER(set_tag_output) { options->tag_output = true; }

SETTER(set_output_filename) { options->output_folder = word_of(name, value, "a folder", "output"); }

SETTER(set_merge_stderr) { options->merge_stderr = true; }

SETTER(set_quiet) { options->quiet = true; }

SETTER(set_verbose) { options->verbose = true; }

/* Watch and check */

static void load_before(struct options *options, const char *library)
{
    bool both_check = options->library && strcmp(options->library, "profile") != 0 && strcmp(library, "profile") != 0;
    if (options->library && !both_check && strcmp(options->library, library) != 0)
        give_up(STATUS_BAD_USAGE, "--check cannot be combined with --profile, --trace, --report-hang or --top");
    if (!both_check || !strcmp(library, "races")) options->library = library; /* which does what "check" does, too */
}

SETTER(set_report_hang)
{
    load_before(options, "profile");
    options->report_hang = number_of_seconds(name, value);
    words_add(&options->exports, "HEDDLE_CALLS=1");
}

SETTER(set_top)
{
    load_before(options, "profile");
    options->top = value ? number_of_seconds(name, value) : 1;
    words_add(&options->exports, "HEDDLE_CALLS=1");
}

SETTER(set_debug) { options->debug = value ? word_of(name, value, "a list of PEs", "=0,2-3") : ""; }

SETTER(set_check)
{
    bool leaks = value && !strcmp(value, "leaks"), races = value && !strcmp(value, "races");
    if (value && !leaks && !races) give_up_value(name, value, "leaks, races or no value", "=leaks");
    load_before(options, races ? "races" : "check");
    if (leaks) words_add(&options->exports, "HEDDLE_CHECK_LEAKS=1");
}

SETTER(set_profile)
{
    static const char page[] = "heddle-profile.html";
    if (value && strcmp(value, "html") != 0) give_up_value(name, value, "html or no value", "=html");
    load_before(options, "profile");
    if (value) options->written[WRITTEN_PAGE] = page;
    words_add(&options->exports, value ? text_of("HEDDLE_PROFILE_PAGE=%s", page) : "HEDDLE_PROFILE=1");
}

SETTER(set_trace)
{
    load_before(options, "profile");
    options->written[WRITTEN_TRACE] = word_of(name, value, "the name of a file", "trace.json");
    words_add(&options->exports, text_of("HEDDLE_TRACE=%s", value));
}

/* Other machines */

SETTER(set_hosts) { options->hosts = word_of(name, value, "a list of machines", "node1:4,node2:4"); }

SETTER(set_hostfile) { options->hostfile = word_of(name, value, "the name of a file", "hosts.txt"); }

SETTER(set_per_host) { options->per_host = number_of_pes(name, value); }

SETTER(set_launcher) { options->launcher = word_of(name, value, "the name of a launcher", "mpirun"); }

SETTER(set_show) { options->show = true; }
