/* The launchers that reach other machines, and oshrun's options in their words. */
#include "oshrun.h"

#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

extern char **environ;

struct handed { /* what a launcher's words are made from */
    const struct options *options;
    const struct hosts *hosts;
    struct words *words;
    const char *preload; /* "LD_PRELOAD=...", which the launcher itself should not load; NULL: none */
};

static void add(const struct handed *h, const char *word) { words_add(h->words, word); }

static void add_all(const struct handed *h, const struct words *words)
{
    for (size_t i = 0; i < words->count; i++) add(h, words->at[i]);
}

char *hosts_text(const struct hosts *hosts, bool with_slots)
{
    char *list = text_of("%s", "");
    for (int i = 0; i < hosts->count; i++) {
        const struct host *host = &hosts->at[i];
        list = with_slots ? text_of("%s%s%s:%d", list, i ? "," : "", host->name, host->slots)
                          : text_of("%s%s%s", list, i ? "," : "", host->name);
    }
    return list;
}

bool hosts_are_equal(const struct hosts *hosts)
{
    for (int i = 1; i < hosts->count; i++)
        if (hosts->at[i].slots != hosts->at[0].slots) return false;
    return true;
}

/* The environment of PEs on any machine: variables with these beginnings, and those of -x. */
static const char *const passed[] = {"HEDDLE_", "SHMEM_", "SMA_", "XT_SYMMETRIC",    "UCX_", "FI_", "IBV_",
                                     "RDMAV_",  "MLX",    "OMP_", "LD_LIBRARY_PATH="};

static bool is_passed(const char *variable)
{
    for (size_t i = 0; i < sizeof passed / sizeof *passed; i++)
        if (!strncmp(variable, passed[i], strlen(passed[i]))) return true;
    return false;
}

static bool is_preload(const char *variable) { return !strncmp(variable, "LD_PRELOAD=", 11); }

static const char *preload_of(const struct words *exports)
{
    const char *preload = NULL;
    for (size_t i = 0; i < exports->count; i++)
        if (is_preload(exports->at[i])) preload = exports->at[i];
    return preload;
}

/* -x VAR=VALUE of the whole job is set here, for the launcher to pass on. */
static void exports_set(const struct words *exports)
{
    for (size_t i = 0; i < exports->count; i++)
        if (!is_preload(exports->at[i])) putenv(exports->at[i]);
}

static const char *map_name(const struct placing *placing)
{
    static const char *const names[] = {
        [UNIT_CORE] = "core", [UNIT_SOCKET] = "socket", [UNIT_NUMA] = "numa", [UNIT_NODE] = "node"};
    return names[placing->map ? placing->map : UNIT_CORE];
}

/* The unit of --bind-to, or its default. */
static enum unit bind_unit(const struct placing *placing)
{
    bool is_placed = placing->map || placing->cores;
    return placing->bind ? placing->bind : is_placed ? UNIT_CORE : UNIT_NONE;
}

static const char *bind_name(const struct placing *placing)
{
    static const char *const names[] = {[UNIT_NONE] = "none",
                                        [UNIT_HWTHREAD] = "hwthread",
                                        [UNIT_CORE] = "core",
                                        [UNIT_SOCKET] = "socket",
                                        [UNIT_NUMA] = "numa"};
    return names[bind_unit(placing)];
}

_Noreturn static void lacks(const char *launcher, const char *option)
{
    give_up(STATUS_BAD_USAGE, "%s has no %s; leave it out, or use --launcher mpirun", launcher, option);
}

static char *stdin_text(const struct options *options)
{
    return options->stdin_pe == STDIN_ALL    ? text_of("all")
           : options->stdin_pe == STDIN_NONE ? text_of("none")
                                             : text_of("%d", options->stdin_pe);
}

static char *seconds_text(const struct options *options) { return text_of("%ld", (long)(options->timeout + 0.999)); }

/* Open MPI and PRRTE */

static void mpirun_variables(const struct handed *h, const struct program *program)
{
    for (char **variable = environ; *variable; variable++)
        if (is_passed(*variable)) add(h, "-x"), add(h, text_of("%.*s", (int)strcspn(*variable, "="), *variable));
    for (size_t i = 0; i < h->options->exports.count; i++) {
        const char *variable = h->options->exports.at[i];
        if (!is_passed(variable) && !is_preload(variable))
            add(h, "-x"), add(h, text_of("%.*s", (int)strcspn(variable, "="), variable));
    }
    for (size_t i = 0; i < program->passed.count; i++)
        if (getenv(program->passed.at[i])) add(h, "-x"), add(h, program->passed.at[i]);
    for (size_t i = 0; i < program->exports.count; i++) add(h, "-x"), add(h, program->exports.at[i]);
}

/* Sets the time of silence after which mpirun's daemons consider a machine cut off. It is shorter than HEDDLE_TIMEOUT,
 * after which the PEs end the job themselves: the daemons would then send messages about the end, and wait many minutes
 * until the kernel drops them. */
static void mpirun_keep_alive(void)
{
    enum { TIMEOUT = 60 }; /* src/base/env.def */
    static const char *const prefixes[] = {"OMPI_MCA_", "PRTE_MCA_"};
    const char *text = getenv("HEDDLE_TIMEOUT");
    long seconds = text ? atol(text) : TIMEOUT;
    long time = seconds / 2, interval = seconds >= 16 ? seconds / 8 : 1, probes = (seconds - time - 1) / interval;
    for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes && seconds > 0; i++) {
        setenv(text_of("%soob_tcp_keepalive_time", prefixes[i]), text_of("%ld", time ? time : 1), 0);
        setenv(text_of("%soob_tcp_keepalive_intvl", prefixes[i]), text_of("%ld", interval), 0);
        setenv(text_of("%soob_tcp_keepalive_probes", prefixes[i]), text_of("%ld", probes ? probes : 1), 0);
    }
}

static void words_of_mpirun(const struct handed *h)
{
    const struct options *o = h->options;
    mpirun_keep_alive();
    add(h, "--bind-to"), add(h, bind_name(&o->placing));
    if (o->placing.map || o->placing.cores > 1)
        add(h, "--map-by"), add(h, o->placing.cores > 1 ? text_of("%s:PE=%d", map_name(&o->placing), o->placing.cores)
                                                        : map_name(&o->placing));
    if (o->report_bindings) add(h, "--report-bindings");
    if (o->tag_output) add(h, "--tag-output");
    if (o->output_folder) add(h, "--output-filename"), add(h, o->output_folder);
    if (o->merge_stderr) add(h, "--merge-stderr-to-stdout");
    if (o->stdin_pe) add(h, "--stdin"), add(h, stdin_text(o));
    if (o->timeout > 0) add(h, "--timeout"), add(h, seconds_text(o));
    for (const struct program *p = o->programs; p < o->programs + o->n_programs; p++) {
        if (p != o->programs) add(h, ":");
        add(h, "-n"), add(h, text_of("%d", p->n_pes));
        add(h, "-H"), add(h, hosts_text(h->hosts, true));
        mpirun_variables(h, p);
        if (p->folder) add(h, "--wdir"), add(h, p->folder);
        add_all(h, &p->command);
    }
}

/* Hydra, which passes the whole environment */

static void hydra_variable(const struct handed *h, const char *option, const char *variable)
{
    size_t length = strcspn(variable, "=");
    add(h, option), add(h, text_of("%.*s", (int)length, variable)), add(h, variable + length + 1);
}

static void words_of_hydra(const struct handed *h)
{
    const struct options *o = h->options;
    if (o->report_bindings) lacks("mpiexec.hydra", "--report-bindings");
    if (o->merge_stderr) lacks("mpiexec.hydra", "--merge-stderr-to-stdout");
    if (o->stdin_pe) lacks("mpiexec.hydra", "--stdin");
    add(h, "-hosts"), add(h, hosts_text(h->hosts, o->placing.map != UNIT_NODE));
    const char *bind = bind_name(&o->placing);
    add(h, "-bind-to"), add(h, o->placing.cores > 1 ? text_of("%s:%d", bind, o->placing.cores) : bind);
    if (o->placing.map && o->placing.map != UNIT_NODE) add(h, "-map-by"), add(h, map_name(&o->placing));
    if (o->tag_output) add(h, "-prepend-rank");
    if (o->output_folder) {
        add(h, "-outfile-pattern"), add(h, text_of("%s/%%r.out", o->output_folder));
        add(h, "-errfile-pattern"), add(h, text_of("%s/%%r.err", o->output_folder));
    }
    if (o->timeout > 0) setenv("MPIEXEC_TIMEOUT", seconds_text(o), 1);
    for (const struct program *p = o->programs; p < o->programs + o->n_programs; p++) {
        if (p != o->programs) add(h, ":");
        add(h, "-n"), add(h, text_of("%d", p->n_pes));
        for (size_t i = 0; i < p->exports.count; i++) hydra_variable(h, "-env", p->exports.at[i]);
        if (p->folder) add(h, "-wdir"), add(h, p->folder);
        add_all(h, &p->command);
    }
}

/* Slurm, which passes the whole environment */

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

static const char *srun_bind_name(const struct placing *placing)
{
    static const char *const names[] = {[UNIT_NONE] = "none",
                                        [UNIT_HWTHREAD] = "threads",
                                        [UNIT_CORE] = "cores",
                                        [UNIT_SOCKET] = "sockets",
                                        [UNIT_NUMA] = "ldoms"};
    return names[bind_unit(placing)];
}

static void srun_program_line(FILE *file, const struct program *program)
{
    int last = program->first_pe + program->n_pes - 1;
    fprintf(file, last > program->first_pe ? "%d-%d" : "%d", program->first_pe, last);
    if (program->folder || program->exports.count) fprintf(file, " env");
    if (program->folder) fprintf(file, " -C %s", program->folder);
    for (size_t i = 0; i < program->exports.count; i++) fprintf(file, " %s", program->exports.at[i]);
    for (size_t i = 0; i < program->command.count; i++) {
        if (!program->command.at[i][0] || strpbrk(program->command.at[i], " \t\n\"'\\%"))
            give_up(STATUS_BAD_USAGE,
                    "srun cannot give the argument \"%s\" to one of several programs; use --launcher mpirun",
                    program->command.at[i]);
        fprintf(file, " %s", program->command.at[i]);
    }
    fputc('\n', file);
}

/* srun reads several programs from a file: one in memory, which it inherits. */
static void srun_programs(const struct handed *h)
{
    int fd = memfd_create("heddle-programs", 0);
    FILE *file = fd < 0 ? NULL : fdopen(fd, "w");
    if (!file) give_up(1, "cannot make the list of programs for srun");
    for (int i = 0; i < h->options->n_programs; i++) srun_program_line(file, &h->options->programs[i]);
    fflush(file);
    add(h, "--multi-prog"), add(h, text_of("/proc/self/fd/%d", fd));
}

static void words_of_srun(const struct handed *h)
{
    const struct options *o = h->options;
    const struct program *first = o->programs;
    if (!hosts_are_equal(h->hosts))
        give_up(STATUS_BAD_USAGE, "srun starts as many PEs on each host, but --hosts says %s",
                hosts_text(h->hosts, true));
    if (o->merge_stderr && !o->output_folder) lacks("srun", "--merge-stderr-to-stdout");
    add(h, first_line_has("srun --mpi=list 2>&1", "pmix") ? "--mpi=pmix" : "--mpi=pmi2");
    add(h, "--kill-on-bad-exit=1");
    add(h, "-n"), add(h, text_of("%d", o->n_pes));
    add(h, "-w"), add(h, hosts_text(h->hosts, false));
    add(h, "-N"), add(h, text_of("%d", h->hosts->count));
    add(h, text_of("--ntasks-per-node=%d", h->hosts->at[0].slots));
    add(h, o->placing.map == UNIT_NODE ? "--distribution=cyclic" : "--distribution=block");
    add(h, "--overcommit");
    if (o->placing.cores > 1) add(h, text_of("--cpus-per-task=%d", o->placing.cores));
    add(h, text_of("--cpu-bind=%s%s", o->report_bindings ? "verbose," : "", srun_bind_name(&o->placing)));
    if (o->tag_output) add(h, "--label");
    if (o->output_folder) add(h, text_of("--output=%s/%%t.out", o->output_folder));
    if (o->output_folder && !o->merge_stderr) add(h, text_of("--error=%s/%%t.err", o->output_folder));
    if (o->stdin_pe) add(h, text_of("--input=%s", stdin_text(o)));
    if (o->timeout > 0) add(h, text_of("--time=0:%s", seconds_text(o)));
    if (h->preload) add(h, text_of("--export=ALL,%s", h->preload));
    if (o->n_programs > 1) {
        srun_programs(h);
        return;
    }
    if (first->folder) add(h, text_of("--chdir=%s", first->folder));
    add_all(h, &first->command);
}

/* In order of preference; inside an allocation of Slurm's, srun comes first. */
static const struct launcher {
    const char *program, *kind; /* kind: a word of what it prints for --version; NULL: the name is enough */
    void (*words)(const struct handed *h);
    const char *title;
} launchers[] = {
    {"prterun", NULL, words_of_mpirun, "PRRTE"},           {"mpirun", "open mpi", words_of_mpirun, "Open MPI"},
    {"mpirun.openmpi", NULL, words_of_mpirun, "Open MPI"}, {"mpiexec.hydra", NULL, words_of_hydra, "Hydra"},
    {"mpiexec", "hydra", words_of_hydra, "Hydra"},         {"srun", NULL, words_of_srun, "Slurm"},
};
enum { N_LAUNCHERS = sizeof launchers / sizeof *launchers, SRUN = N_LAUNCHERS - 1 };

const char *launcher_program(const struct launcher *launcher) { return launcher->program; }

const char *launcher_title(const struct launcher *launcher) { return launcher->title; }

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
    return !l->kind || first_line_has(text_of("%s --version 2>&1", l->program), l->kind);
}

const struct launcher *launcher_find(const char *wanted, const struct hosts *hosts)
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
            hosts_text(hosts, true));
}

/* A single program's variables are set in the launcher's own environment, which most launchers pass on. */
static void settle_exports(struct options *options, struct handed *h)
{
    struct program *first = options->programs;
    for (int i = 0; i < options->n_programs; i++) /* whose files may be on the other hosts only */
        options_search_path(options, &options->programs[i], options->programs[i].command.at[0]);
    for (size_t i = 0; options->n_programs == 1 && i < first->exports.count; i++)
        words_add(&options->exports, first->exports.at[i]);
    if (options->n_programs == 1) first->exports = (struct words){0};
    const char *preload = preload_of(&options->exports);
    for (int i = 0; preload && i < options->n_programs; i++)
        if (!preload_of(&options->programs[i].exports)) words_add(&options->programs[i].exports, preload);
    if (options->n_programs == 1) h->preload = preload;
    exports_set(&options->exports);
}

void launcher_command(const struct launcher *launcher, struct words *words, struct options *options,
                      const struct hosts *hosts)
{
    struct handed h = {.options = options, .hosts = hosts, .words = words};
    settle_exports(options, &h);
    words_add(words, launcher->program);
    launcher->words(&h);
}
