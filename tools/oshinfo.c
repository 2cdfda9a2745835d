/* oshinfo: what this Heddle is, the machine it sees, and every environment variable it reads. */
#include <errno.h>
#include <getopt.h>
#include <limits.h>
#include <sched.h>
#include <stdarg.h>
#include <string.h>
#include <unistd.h>

#include <shmem.h>

#include "base/env.h"
#include "job/boot.h"
#include "memory/region.h"
#include "oshinfo_env.h"
#include "oshinfo_live.h"
#include "oshinfo_text.h"
#include "oshinfo_topology.h"
#include "oshinfo_wire.h"
#include "lane/lane_limits.h"
#include "wire/choice.h"

/* Facts: what is printed, gathered first. A section's facts follow one another. */

enum kind { WORDS, NUMBER, BYTES, LIST }; /* LIST: words with a space between; a list of strings in JSON */

static struct fact {
    const char *section, *name;
    enum kind kind;
    char text[PATH_MAX + 64];
} facts[56];
static int n_facts;

__attribute__((format(printf, 4, 5))) static void fact(const char *section, const char *name, enum kind kind,
                                                       const char *format, ...)
{
    struct fact *f = &facts[n_facts++];
    va_list arguments;
    f->section = section;
    f->name = name;
    f->kind = kind;
    va_start(arguments, format);
    vsnprintf(f->text, sizeof f->text, format, arguments);
    va_end(arguments);
}

static void facts_of_library(void)
{
    const char *section = "library";
    fact(section, "version", WORDS, "%s", build_name);
    fact(section, "openshmem", WORDS, "%d.%d", SHMEM_MAJOR_VERSION, SHMEM_MINOR_VERSION);
    fact(section, "name", WORDS, "%s", SHMEM_VENDOR_STRING);
    fact(section, "thread levels", LIST, "single funneled serialized multiple");
    fact(section, "launchers", LIST, "%s %s %s %s %s", boot_oshrun.name, boot_pmix.name, boot_pmi1.name, boot_pmi2.name,
         boot_alone.name);
}

static void facts_of_build(void)
{
    const char *section = "build";
    fact(section, "compiler", WORDS, "%s", HEDDLE_COMPILER);
    fact(section, "flags", WORDS, "%s", HEDDLE_FLAGS);
    fact(section, "type", WORDS, "%s", HEDDLE_BUILD_TYPE);
    fact(section, "system", WORDS, "%s", HEDDLE_SYSTEM);
    fact(section, "sanitizers", WORDS, "%s", *HEDDLE_SANITIZE ? HEDDLE_SANITIZE : "none");
    fact(section, "assertions", NUMBER, "%d", HEDDLE_ASSERT_LEVEL);
}

/* Where this program lies says where the rest does: the folder may have been moved after installing. */
static const char *prefix_found(void)
{
    static char prefix[PATH_MAX];
    ssize_t length = readlink("/proc/self/exe", prefix, sizeof prefix - 1);
    prefix[length < 0 ? 0 : length] = 0;
    size_t below = 2; /* the program's name, and a folder more for each in "bin" */
    for (const char *c = HEDDLE_BINDIR; *c; c++) below += *c == '/';
    for (char *slash; below && (slash = strrchr(prefix, '/')); below--) *slash = 0;
    return prefix;
}

/* A folder as installed: below the prefix, unless it was configured to be elsewhere. */
static void fact_folder(const char *name, const char *prefix, const char *folder)
{
    fact("install", name, WORDS, "%s%s%s", *folder == '/' ? "" : prefix, *folder == '/' ? "" : "/", folder);
}

static void facts_of_install(void)
{
    char header[PATH_MAX + 64];
    const char *prefix = prefix_found();
    snprintf(header, sizeof header, "%s%s%s/shmem.h", *HEDDLE_INCLUDEDIR == '/' ? "" : prefix,
             *HEDDLE_INCLUDEDIR == '/' ? "" : "/", HEDDLE_INCLUDEDIR);
    bool is_installed = !access(header, R_OK);
    fact("install", is_installed ? "prefix" : "build folder", WORDS, "%s", prefix);
    if (!is_installed) return;
    fact_folder("programs", prefix, HEDDLE_BINDIR);
    fact_folder("headers", prefix, HEDDLE_INCLUDEDIR);
    fact_folder("libraries", prefix, HEDDLE_LIBDIR);
    fact_folder("manual", prefix, HEDDLE_MANDIR);
}

/* The first line of a small file of the kernel's. */
static const char *line_of(const char *path)
{
    static char line[256];
    FILE *file = fopen(path, "r");
    if (!file || !fgets(line, sizeof line, file)) strcpy(line, "unknown");
    if (file) fclose(file);
    line[strcspn(line, "\n")] = 0;
    return line;
}

/* Of "always within_size [advise] never" the word in force. */
static const char *choice_of(const char *path)
{
    char *line = (char *)line_of(path), *open = strchr(line, '[');
    if (!open) return line;
    open[1 + strcspn(open + 1, "]")] = 0;
    return open + 1;
}

static void fact_count(const char *name, const char *path)
{
    const char *line = line_of(path);
    fact("machine", name, strspn(line, "0123456789") == strlen(line) ? NUMBER : WORDS, "%s", line);
}

static void facts_of_machine(void)
{
    const char *section = "machine";
    cpu_set_t cpus;
    int usable = sched_getaffinity(0, sizeof cpus, &cpus) ? 1 : CPU_COUNT(&cpus);
    size_t memory = region_machine_memory(), huge_page = (size_t)2 << 20;
    fact(section, "processors", NUMBER, "%ld", sysconf(_SC_NPROCESSORS_ONLN));
    fact(section, "usable processors", NUMBER, "%d", usable);
    fact(section, "memory", BYTES, "%zu", memory);
    fact(section, "default heap", BYTES, "%zu", round_down(memory, huge_page));
    fact(section, "page size", BYTES, "%ld", sysconf(_SC_PAGESIZE));
    fact_count("huge pages", "/sys/kernel/mm/hugepages/hugepages-2048kB/nr_hugepages");
    fact_count("free huge pages", "/sys/kernel/mm/hugepages/hugepages-2048kB/free_hugepages");
    fact(section, "shmem_enabled", WORDS, "%s", choice_of("/sys/kernel/mm/transparent_hugepage/shmem_enabled"));
}

/* One driver, and whether it is there. */
static void fact_wire(const char *name)
{
    char text[512];
    const struct wire *wire = wire_find(name, text, sizeof text);
    if (wire) wire->describe(text, sizeof text);
    fact("wires", name, WORDS, "%s%s", wire ? "" : "not there: ", text);
}

/* "RDMA by rc_mlx5/mlx5_0:1 at 200000 Mbit/s" */
static void offer_text(const struct wire_offer *offer, char *text, size_t size)
{
    int length = snprintf(text, size, "%s", choice_reach_name(offer->reach));
    if (offer->reach > WIRE_SOCKETS) length += snprintf(text + length, size - (size_t)length, " by %s", offer->by);
    if (offer->mbits) snprintf(text + length, size - (size_t)length, " at %u Mbit/s", offer->mbits);
}

/* Which driver a job with several nodes would use, and why. */
static void fact_wire_used(void)
{
    const char *asked = getenv("HEDDLE_WIRE");
    size_t length = asked ? strcspn(asked, ":") : 0;
    char why[1100], offer[128];
    if (asked && (length != 4 || strncmp(asked, "auto", length))) {
        fact("wires", "used", WORDS, "%s: HEDDLE_WIRE says so", asked);
        return;
    }
    struct choice here = choice_here(why, sizeof why);
    int best = choice_best(&here);
    if (best < 0) {
        fact("wires", "used", WORDS, "none: only the PEs of one machine can reach each other");
        return;
    }
    offer_text(&here.offers[best], offer, sizeof offer);
    fact("wires", "used", WORDS, "%s: HEDDLE_WIRE leaves it open, and no other has more than %s", wire_preferred[best],
         offer);
}

static void facts_of_wires(void)
{
    for (int i = 0; i < WIRE_PREFERRED; i++) fact_wire(wire_preferred[i]);
    fact_wire(wire_sim.name);
    fact_wire_used();
}

/* From how many bytes on what goes how between nodes: lane_limits.h. A card is one that reads and writes by itself. */
static void facts_of_routes(void)
{
    const char *section = "routes";
    fact(section, "full message", BYTES, "%d", BATCH_FULL);
    fact(section, "longest message", BYTES, "%d", BATCH_SIZE);
    fact(section, "long from", BYTES, "%d", BULK_FROM);
    fact(section, "card long from", BYTES, "%d", RDMA_FROM);
    fact(section, "card awaited put", BYTES, "%d", RDMA_AWAITED);
    fact(section, "card awaited get", WORDS, "any");
    fact(section, "card piece", BYTES, "%d", RDMA_PIECE);
    fact(section, "card chunk", BYTES, "%d", RDMA_CHUNK);
}

/* Text */

/* 68719476736 bytes as 64 GiB. */
static const char *in_units(const struct fact *f)
{
    static char text[sizeof f->text + 64];
    static const char *const units[] = {"KiB", "MiB", "GiB", "TiB", "PiB"};
    double bytes = strtod(f->text, NULL) / 1024;
    unsigned unit = 0;
    if (f->kind != BYTES) return f->text;
    while (bytes >= 1024 && unit < sizeof units / sizeof *units - 1) {
        bytes /= 1024;
        unit++;
    }
    snprintf(text, sizeof text, "%.4g %s (%s bytes)", bytes, units[unit], f->text);
    return text;
}

static void print_facts(void)
{
    enum { INDENT = 22 };
    for (const struct fact *f = facts; f < facts + n_facts; f++) {
        if (f == facts || strcmp(f->section, f[-1].section) != 0)
            printf("%s%s%s%s\n", f == facts ? "" : "\n", COLOUR_BOLD, f->section, COLOUR_PLAIN);
        printf("  %s%-*s%s", COLOUR_NAME, INDENT - 2, f->name, COLOUR_PLAIN);
        print_wrapped(in_units(f), INDENT);
    }
}

/* The facts of the short form, by section and name, with the label that they have without their section's title. */
static const struct brief {
    const char *section, *name, *label;
} briefs[] = {{"library", "version", "version"},
              {"library", "openshmem", "OpenSHMEM"},
              {"install", "prefix", "installed in"},
              {"install", "build folder", "build folder"},
              {"machine", "usable processors", "usable processors"},
              {"machine", "memory", "memory"},
              {"machine", "free huge pages", "free huge pages"},
              {"wires", "ucx", "wire ucx"},
              {"wires", "ofi", "wire ofi"},
              {"wires", "used", "wire between nodes"}};

static const struct fact *fact_find(const char *section, const char *name)
{
    for (const struct fact *f = facts; f < facts + n_facts; f++)
        if (!strcmp(f->section, section) && !strcmp(f->name, name)) return f;
    return NULL;
}

/* The default output, which fits one screen. */
static void print_brief(void)
{
    for (size_t i = 0; i < sizeof briefs / sizeof *briefs; i++) {
        const struct fact *f = fact_find(briefs[i].section, briefs[i].name);
        if (!f) continue;
        printf("  %s%-20s%s", COLOUR_NAME, briefs[i].label, COLOUR_PLAIN);
        print_cut(in_units(f), 22);
    }
    printf("%senvironment%s\n", COLOUR_BOLD, COLOUR_PLAIN);
    variables_print_brief();
    printf("oshinfo NAME explains a variable, oshinfo --all prints everything, oshinfo --help lists the options.\n");
}

/* JSON */

static void json_value(const struct fact *f)
{
    if (f->kind == NUMBER || f->kind == BYTES) fputs(f->text, stdout);
    else if (f->kind == LIST) json_list(f->text);
    else json_string(f->text, strlen(f->text));
}

static void json_facts(void)
{
    for (const struct fact *f = facts; f < facts + n_facts; f++) {
        bool begins = f == facts || strcmp(f->section, f[-1].section) != 0;
        bool ends = f + 1 == facts + n_facts || strcmp(f->section, f[1].section) != 0;
        if (begins) printf("  \"%s\": {\n", f->section);
        printf("    ");
        json_name(f->name);
        json_value(f);
        printf("%s\n%s", ends ? "" : ",", ends ? "  },\n" : "");
    }
}

/* Command line */

static _Noreturn void help(int status)
{
    fprintf(
        status ? stderr : stdout,
        "oshinfo [OPTIONS] [NAME...]: print this Heddle, the machine and the environment variables\n\n"
        "  NAME         explain this environment variable, for example SHMEM_SYMMETRIC_SIZE\n"
        "  --all        print all facts and all variables; attach this to a bug report\n"
        "  --env        print all environment variables\n"
        "  --topology   print the places of PEs as a tree, and their distances, if oshrun or mpirun runs it; else the "
        "machine\n"
        "  --wire-test  measure and verify the network between the nodes of a job; run it by oshrun, mpirun or srun\n"
        "  --live PID   print the state of the lanes of a running PE, or of all PEs of the oshrun PID; on a terminal, "
        "every second\n"
        "  --json       print everything as JSON\n"
        "  --version    print the version\n"
        "  --help       print this list\n");
    exit(status);
}

static _Noreturn void version(void)
{
    printf("oshinfo (Heddle) %s, OpenSHMEM %d.%d\n", HEDDLE_VERSION, SHMEM_MAJOR_VERSION, SHMEM_MINOR_VERSION);
    exit(0);
}

enum form { BRIEF, ALL, ENVIRONMENT };

static void options_parse(int argc, char **argv, bool *json, enum form *form)
{
    static const struct option options[] = {{"json", no_argument, NULL, 'j'},
                                            {"env", no_argument, NULL, 'e'},
                                            {"topology", no_argument, NULL, 't'},
                                            {"wire-test", no_argument, NULL, 'w'},
                                            {"version", no_argument, NULL, 'V'},
                                            {"help", no_argument, NULL, 'h'},
                                            {"live", required_argument, NULL, 'l'},
                                            {"all", no_argument, NULL, 'a'},
                                            {0}};
    for (int option; (option = getopt_long(argc, argv, "hV", options, NULL)) != -1;) {
        if (option == 'j') *json = true;
        else if (option == 'e') *form = ENVIRONMENT;
        else if (option == 'a') *form = ALL;
        else if (option == 't') exit(topology_show());
        else if (option == 'w') exit(wire_show());
        else if (option == 'l') exit(live_show(optarg));
        else if (option == 'V') version();
        else help(option == 'h' ? 0 : 2);
    }
}

static void facts_gather(void)
{
    facts_of_library();
    facts_of_build();
    facts_of_install();
    facts_of_machine();
    facts_of_wires();
    facts_of_routes();
}

static void print_text(enum form form)
{
    if (form == BRIEF) {
        print_brief();
        return;
    }
    print_facts();
    if (form == ALL) printf("\n");
    variables_print();
}

static void print_json(void)
{
    printf("{\n");
    json_facts();
    variables_json();
    printf("}\n");
}

/* The variables that the command line names. The exit status. */
static int print_named(char **names)
{
    int status = 0;
    for (; *names; names++)
        if (!variable_print(*names)) status = 2;
    return status;
}

int main(int argc, char **argv)
{
    int status = 0;
    bool json = false;
    enum form form = BRIEF;
    options_parse(argc, argv, &json, &form);
    if (optind == argc && form != ENVIRONMENT) facts_gather();
    if (optind < argc) status = print_named(argv + optind);
    else if (json) print_json();
    else print_text(form);
    if (fflush(stdout) || ferror(stdout)) {
        fprintf(stderr, "oshinfo: cannot write: %s\n", strerror(errno));
        return 1;
    }
    return status;
}
