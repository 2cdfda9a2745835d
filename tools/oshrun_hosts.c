/* --hosts: the machines of a job. PEs on other machines are started by another launcher: oshrun has no daemon of its
 * own. It prints which launcher it has found, translates its options, and becomes that launcher, so that signals and
 * the exit status are the launcher's. */
#include "oshrun.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

static struct hosts hosts;

/* A repeated name adds PEs to its host, as in the files of batch systems. Not each launcher takes repeated names. */
static bool host_repeats(const char *name, int slots)
{
    for (int i = 0; i < hosts.count; i++) {
        struct host *host = &hosts.at[i];
        if (strcmp(host->name, name)) continue;
        host->slots = (host->slots ? host->slots : 1) + (slots ? slots : 1);
        return true;
    }
    return false;
}

static void host_add(char *name)
{
    char *colon = strrchr(name, ':'), *end = NULL;
    long slots = colon ? strtol(colon + 1, &end, 10) : 0;
    if (colon && (end == colon + 1 || *end || slots < 1 || slots > MAX_PES))
        give_up(STATUS_BAD_USAGE,
                "--hosts: \"%s\" needs a number of PEs from 1 to %d after the colon; for example node1:4", name,
                MAX_PES);
    if (colon) *colon = 0;
    if (!*name) give_up(STATUS_BAD_USAGE, "--hosts: a name is empty; for example --hosts node1:4,node2:4");
    if (host_repeats(name, (int)slots)) return;
    hosts.at = realloc(hosts.at, ((size_t)hosts.count + 1) * sizeof *hosts.at);
    if (!hosts.at) give_up(1, "out of memory");
    hosts.at[hosts.count++] = (struct host){.name = name, .slots = (int)slots};
}

static void hosts_from_list(const char *list)
{
    char *rest = text_of("%s", list), *name;
    while ((name = strsep(&rest, ","))) host_add(name);
}

/* A name per line, with ":N" or "slots=N" behind it; # begins a comment. */
static void hosts_from_file(const char *path)
{
    char line[1024], name[512];
    FILE *file = fopen(path, "r");
    if (!file) give_up(STATUS_BAD_USAGE, "--hostfile: %s: %s", path, strerror(errno));
    while (fgets(line, sizeof line, file)) {
        line[strcspn(line, "#\n")] = 0;
        if (sscanf(line, "%511s", name) != 1) continue;
        const char *slots = strstr(line, "slots=");
        host_add(slots ? text_of("%s:%d", name, atoi(slots + 6)) : text_of("%s", name));
    }
    fclose(file);
    if (!hosts.count) give_up(STATUS_BAD_USAGE, "--hostfile: %s names no host", path);
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
    for (int i = 0; i < hosts.count; i++)
        if (!is_here(hosts.at[i].name)) return false;
    return true;
}

/* Every host gets a number of PEs, and the job their sum, where neither is given; as many on each if only the sum is.
 */
static void slots_settle(struct options *options)
{
    int sum = 0;
    for (int i = 0; i < hosts.count; i++) {
        struct host *host = &hosts.at[i];
        if (options->per_host) host->slots = options->per_host;
        else if (!host->slots) host->slots = options->n_pes ? (options->n_pes + hosts.count - 1) / hosts.count : 1;
        sum += host->slots;
    }
    if (!options->n_pes) options->n_pes = options->programs->n_pes = sum;
    if (options->n_pes > sum) give_up(STATUS_BAD_USAGE, "-n is %d, but --hosts has room for %d", options->n_pes, sum);
}

/* Without --hosts, the job has one machine. */
static void settle_one_machine(struct options *options)
{
    if (options->launcher)
        give_up(STATUS_BAD_USAGE, "--launcher needs --hosts or --hostfile; for example --hosts node1,node2");
    if (options->per_host && options->n_pes > options->per_host)
        give_up(STATUS_BAD_USAGE, "-n %d with -N %d needs several machines; for example --hosts node1,node2",
                options->n_pes, options->per_host);
    if (options->per_host && !options->n_pes) options->n_pes = options->programs->n_pes = options->per_host;
}

/* oshrun's own command for this machine, without options of other machines. */
static void show_own(const struct options *options)
{
    struct words words = {0};
    words_add(&words, "oshrun");
    for (size_t i = 0; i < options->shown.count; i++) words_add(&words, options->shown.at[i]);
    for (const struct program *p = options->programs; p < options->programs + options->n_programs; p++) {
        if (p != options->programs) words_add(&words, ":");
        if (p->n_pes) words_add(&words, "-n"), words_add(&words, text_of("%d", p->n_pes));
        for (size_t i = 0; i < p->exports.count; i++) words_add(&words, "-x"), words_add(&words, p->exports.at[i]);
        if (p->folder) words_add(&words, "--wdir"), words_add(&words, p->folder);
        for (size_t i = 0; i < p->command.count; i++) words_add(&words, p->command.at[i]);
    }
    words_print(stdout, &words);
}

static void check_local_options(const struct options *options)
{
    const char *local = options->report_hang > 0 ? "--report-hang" : options->top > 0 ? "--top" : "--debug";
    if (options->report_hang > 0 || options->top > 0 || options->debug)
        give_up(STATUS_BAD_USAGE, "%s reads the memory of PEs on this machine, and cannot be combined with --hosts",
                local);
}

void hosts_hand_over(struct options *options)
{
    struct words words = {0};
    if (options->hosts) hosts_from_list(options->hosts);
    if (options->hostfile) hosts_from_file(options->hostfile);
    if (hosts.count) slots_settle(options);
    else settle_one_machine(options);
    if (all_are_here() && !options->launcher) {
        if (!options->show) return;
        show_own(options);
        exit(fflush(stdout) ? 1 : 0);
    }
    check_local_options(options);
    const struct launcher *launcher = launcher_find(options->launcher, &hosts);
    launcher_command(launcher, &words, options, &hosts);
    if (options->show) {
        words_print(stdout, &words);
        exit(fflush(stdout) ? 1 : 0);
    }
    files_make_folder(options);
    if (!options->quiet)
        fprintf(stderr, "oshrun: %s (%s) starts %d PEs on %s\n", launcher_program(launcher), launcher_title(launcher),
                options->n_pes, hosts_text(&hosts, true));
    if (options->verbose) words_print(stderr, &words);
    execvp(words.at[0], words.at);
    give_up(STATUS_CANNOT_RUN, "%s: %s", words.at[0], strerror(errno));
}
