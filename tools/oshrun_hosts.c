/* --hosts: PEs on other machines are started by a launcher that is there. oshrun has no daemon of its own: it finds the
 * launcher, says which it is, translates its own options, and becomes it, so that signals and the exit status are the
 * launcher's. */
#include "oshrun.h"

#include <errno.h>
#include <stdarg.h>
#include <string.h>
#include <unistd.h>

struct host {
    char *name;
    int slots; /* 0: not said */
};

static struct {
    struct host *hosts;
    int count;
    char **words; /* the launcher's command */
    size_t n_words, room;
} hand;

extern char **environ;

/* The command under construction */

static void add(const char *word)
{
    if (hand.n_words + 1 >= hand.room) {
        hand.room = hand.room ? 2 * hand.room : 64;
        hand.words = realloc(hand.words, hand.room * sizeof *hand.words);
        if (!hand.words) give_up(1, "out of memory");
    }
    hand.words[hand.n_words++] = (char *)(uintptr_t)word;
    hand.words[hand.n_words] = NULL;
}

__attribute__((format(printf, 1, 2))) static char *text(const char *format, ...)
{
    char *made;
    va_list arguments;
    va_start(arguments, format);
    int length = vasprintf(&made, format, arguments);
    va_end(arguments);
    if (length < 0) give_up(1, "out of memory");
    return made;
}

/* Hosts */

static void host_add(char *name)
{
    char *colon = strrchr(name, ':'), *end = NULL;
    long slots = colon ? strtol(colon + 1, &end, 10) : 0;
    if (colon && (end == colon + 1 || *end || slots < 1 || slots > MAX_PES))
        give_up(STATUS_BAD_USAGE, "--hosts: %s: after the colon comes a number of PEs in [1, %d]", name, MAX_PES);
    if (colon) *colon = 0;
    if (!*name) give_up(STATUS_BAD_USAGE, "--hosts: a name is empty");
    hand.hosts = realloc(hand.hosts, ((size_t)hand.count + 1) * sizeof *hand.hosts);
    if (!hand.hosts) give_up(1, "out of memory");
    hand.hosts[hand.count++] = (struct host){.name = name, .slots = (int)slots};
}

static void hosts_from_list(const char *list)
{
    char *rest = text("%s", list), *name;
    while ((name = strsep(&rest, ","))) host_add(name);
}

/* A name per line, with ":N" or "slots=N" behind it; # begins a comment. */
static void hosts_from_file(const char *path)
{
    char line[1024], name[512];
    FILE *file = fopen(path, "r");
    if (!file) give_up(1, "--hostfile: %s: %s", path, strerror(errno));
    while (fgets(line, sizeof line, file)) {
        line[strcspn(line, "#\n")] = 0;
        if (sscanf(line, "%511s", name) != 1) continue;
        const char *slots = strstr(line, "slots=");
        host_add(slots ? text("%s:%d", name, atoi(slots + 6)) : text("%s", name));
    }
    fclose(file);
    if (!hand.count) give_up(STATUS_BAD_USAGE, "--hostfile: %s names no host", path);
}

static bool is_here(const char *name)
{
    static const char *const always[] = {"localhost", "127.0.0.1", "::1"};
    char own[256] = "";
    for (size_t i = 0; i < sizeof always / sizeof *always; i++)
        if (!strcmp(name, always[i])) return true;
    gethostname(own, sizeof own - 1);
    if (!strcmp(name, own)) return true;
    own[strcspn(own, ".")] = 0;
    return !strcmp(name, own);
}

static bool all_are_here(void)
{
    for (int i = 0; i < hand.count; i++)
        if (!is_here(hand.hosts[i].name)) return false;
    return true;
}

/* Every host gets a number of PEs, and the job their sum, where neither is said; as many on each if only the sum is. */
static void slots_settle(struct options *options)
{
    int sum = 0;
    for (int i = 0; i < hand.count; i++) {
        struct host *host = &hand.hosts[i];
        if (options->per_host) host->slots = options->per_host;
        else if (!host->slots) host->slots = options->n_pes ? (options->n_pes + hand.count - 1) / hand.count : 1;
        sum += host->slots;
    }
    if (!options->n_pes) options->n_pes = sum;
    if (options->n_pes > sum) give_up(STATUS_BAD_USAGE, "-n is %d, but --hosts has room for %d", options->n_pes, sum);
}

static bool slots_are_equal(void)
{
    for (int i = 1; i < hand.count; i++)
        if (hand.hosts[i].slots != hand.hosts[0].slots) return false;
    return true;
}

static char *host_list(bool with_slots)
{
    char *list = text("%s", "");
    for (int i = 0; i < hand.count; i++) {
        char *longer = with_slots ? text("%s%s%s:%d", list, i ? "," : "", hand.hosts[i].name, hand.hosts[i].slots)
                                  : text("%s%s%s", list, i ? "," : "", hand.hosts[i].name);
        free(list);
        list = longer;
    }
    return list;
}

/* What a PE's environment has to have, on any machine: variables with these beginnings, and what -x says. */
static const char *const passed[] = {"HEDDLE_", "SHMEM_", "SMA_", "XT_SYMMETRIC", "UCX_", "OMP_", "LD_LIBRARY_PATH="};

static bool is_passed(const char *variable)
{
    for (size_t i = 0; i < sizeof passed / sizeof *passed; i++)
        if (!strncmp(variable, passed[i], strlen(passed[i]))) return true;
    return false;
}

static bool is_preload(const char *variable) { return !strncmp(variable, "LD_PRELOAD=", 11); }

/* -x VAR=VALUE is set here, for the launcher to pass on; not what is to be loaded before the program, which the
 * launcher itself should not load. Returns that, or NULL. */
static const char *exports_set(const struct options *options)
{
    const char *preload = NULL;
    for (int i = 0; i < options->n_exports; i++) {
        if (is_preload(options->exports[i])) preload = options->exports[i];
        else putenv(options->exports[i]);
    }
    return preload;
}

/* Launchers. Each adds its own words for what the options say, up to the program. */

static void words_of_mpirun(const struct options *options, const char *preload)
{
    add("-n"), add(text("%d", options->n_pes));
    add("-H"), add(host_list(true));
    add("--bind-to"), add(options->bind_to_core ? "core" : "none");
    if (options->tag_output) add("--tag-output");
    if (options->timeout > 0) add("--timeout"), add(text("%ld", (long)(options->timeout + 0.999)));
    for (char **variable = environ; *variable; variable++)
        if (is_passed(*variable)) add("-x"), add(text("%.*s", (int)strcspn(*variable, "="), *variable));
    for (int i = 0; i < options->n_exports; i++) {
        char *variable = options->exports[i];
        if (!is_passed(variable) && !is_preload(variable))
            add("-x"), add(text("%.*s", (int)strcspn(variable, "="), variable));
    }
    for (int i = 0; i < options->n_passed; i++) add("-x"), add(options->passed[i]);
    if (preload) add("-x"), add(preload);
}

static void words_of_hydra(const struct options *options, const char *preload) /* passes the whole environment */
{
    add("-n"), add(text("%d", options->n_pes));
    add("-hosts"), add(host_list(true));
    add("-bind-to"), add(options->bind_to_core ? "core" : "none");
    if (options->tag_output) add("-prepend-rank");
    if (options->timeout > 0) setenv("MPIEXEC_TIMEOUT", text("%ld", (long)(options->timeout + 0.999)), 1);
    if (preload) add("-genv"), add("LD_PRELOAD"), add(preload + strlen("LD_PRELOAD="));
}

static bool first_line_has(const char *command, const char *what)
{
    char line[512];
    bool found = false;
    FILE *output = popen(command, "r");
    if (!output) return false;
    while (fgets(line, sizeof line, output)) found |= strcasestr(line, what) != NULL;
    pclose(output);
    return found;
}

static void words_of_srun(const struct options *options, const char *preload) /* passes the whole environment */
{
    if (!slots_are_equal())
        give_up(STATUS_BAD_USAGE, "srun starts as many PEs on each host, but --hosts says %s", host_list(true));
    add(first_line_has("srun --mpi=list 2>&1", "pmix") ? "--mpi=pmix" : "--mpi=pmi2");
    add("--kill-on-bad-exit=1");
    add("-n"), add(text("%d", options->n_pes));
    add("-w"), add(host_list(false));
    add("-N"), add(text("%d", hand.count));
    add(text("--ntasks-per-node=%d", hand.hosts[0].slots));
    add("--distribution=block");
    add("--overcommit");
    add(options->bind_to_core ? "--cpu-bind=cores" : "--cpu-bind=none");
    if (options->tag_output) add("--label");
    if (options->timeout > 0) add(text("--time=0:%ld", (long)(options->timeout + 0.999)));
    if (preload) add(text("--export=ALL,%s", preload));
}

/* In order of preference; inside an allocation of Slurm's, srun comes first. */
static const struct launcher {
    const char *program, *kind; /* kind: a word of what it prints for --version; NULL: the name tells */
    void (*words)(const struct options *options, const char *preload);
    const char *what;
} launchers[] = {
    {"prterun", NULL, words_of_mpirun, "PRRTE"},           {"mpirun", "open mpi", words_of_mpirun, "Open MPI"},
    {"mpirun.openmpi", NULL, words_of_mpirun, "Open MPI"}, {"mpiexec.hydra", NULL, words_of_hydra, "Hydra"},
    {"mpiexec", "hydra", words_of_hydra, "Hydra"},         {"srun", NULL, words_of_srun, "Slurm"},
};
enum { N_LAUNCHERS = sizeof launchers / sizeof *launchers, SRUN = N_LAUNCHERS - 1 };

static bool is_on_path(const char *name)
{
    char path[4096];
    const char *folder = getenv("PATH") ? getenv("PATH") : "/bin:/usr/bin";
    for (;; folder++) {
        size_t length = strcspn(folder, ":");
        snprintf(path, sizeof path, "%.*s/%s", length ? (int)length : 1, length ? folder : ".", name);
        if (!access(path, X_OK)) return true;
        folder += length;
        if (!*folder) return false;
    }
}

static bool launcher_is_there(const struct launcher *l)
{
    if (!is_on_path(l->program)) return false;
    return !l->kind || first_line_has(text("%s --version 2>&1", l->program), l->kind);
}

static const struct launcher *launcher_find(const char *wanted)
{
    if (!wanted && getenv("SLURM_JOB_ID") && launcher_is_there(&launchers[SRUN])) return &launchers[SRUN];
    for (int i = 0; i < N_LAUNCHERS; i++) {
        const struct launcher *l = &launchers[i];
        if ((!wanted || !strcmp(wanted, l->program)) && launcher_is_there(l)) return l;
    }
    if (wanted)
        give_up(STATUS_NOT_FOUND,
                "--launcher %s: not on PATH, or not one of prterun, mpirun (Open MPI's), "
                "mpiexec.hydra, srun",
                wanted);
    give_up(STATUS_NOT_FOUND,
            "--hosts %s: PEs on other machines need a launcher, and none is on PATH: install mpirun "
            "(Debian: openmpi-bin), mpiexec.hydra (Debian: mpich), prterun, or Slurm's srun",
            host_list(true));
}

static void show_words(FILE *to)
{
    for (size_t i = 0; i < hand.n_words; i++) {
        const char *word = hand.words[i];
        bool plain =
            *word &&
            strspn(word, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=:,./@%") == strlen(word);
        fprintf(to, plain ? "%s%s" : "%s'%s'", i ? " " : "", word);
    }
    fputc('\n', to);
}

void hosts_hand_over(struct options *options)
{
    if (options->hosts) hosts_from_list(options->hosts);
    if (options->hostfile) hosts_from_file(options->hostfile);
    if (!hand.count) {
        if (options->launcher || options->show || options->per_host)
            give_up(STATUS_BAD_USAGE, "--launcher, --show and -N go with --hosts or --hostfile");
        return;
    }
    slots_settle(options);
    if (all_are_here() && !options->launcher) return;
    if (options->report_hang > 0 || options->top > 0 || options->debug)
        give_up(STATUS_BAD_USAGE, "%s looks at PEs of this machine, and does not go with --hosts",
                options->report_hang > 0 ? "--report-hang"
                : options->top > 0       ? "--top"
                                         : "--debug");
    const struct launcher *l = launcher_find(options->launcher);
    options_search_path(options, options->command[0]); /* which may be on the other hosts only */
    const char *preload = exports_set(options);
    add(l->program);
    l->words(options, preload);
    for (char **word = options->command; *word; word++) add(*word);
    if (options->show) {
        show_words(stdout);
        exit(fflush(stdout) ? 1 : 0);
    }
    fprintf(stderr, "oshrun: %s (%s) starts %d PEs on %s\n", l->program, l->what, options->n_pes, host_list(true));
    if (options->verbose) show_words(stderr);
    execvp(hand.words[0], hand.words);
    give_up(STATUS_CANNOT_RUN, "%s: %s", hand.words[0], strerror(errno));
}
