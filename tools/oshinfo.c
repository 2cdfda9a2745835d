/* oshinfo: what this Heddle is, the machine it sees, and every environment variable it reads. */
#include <errno.h>
#include <getopt.h>
#include <limits.h>
#include <sched.h>
#include <stdarg.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <shmem.h>

#include "base/env.h"
#include "job/boot.h"
#include "memory/region.h"
#include "memory/traits.h"
#include "oshinfo_live.h"
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

/* Variables, straight from their rows. */

static const struct variable {
    const char *accepts, *names, *standard, *help;
} variables[] = {
#define ENV(field, kind, grammar, names, standard, help) {grammar, names, standard, help},
#include "base/env.def"
#include "check/env.def"
#include "tools/env.def"
#undef ENV
};
enum { N_VARIABLES = sizeof variables / sizeof *variables };

/* The value in force as it was typed, and the name it came from; the default and "" if none is set. */
static const char *variable_value(const struct variable *v, char *from, size_t from_size)
{
    for (const char *names = v->names; *names; names += strspn(names, " ")) {
        size_t length = strcspn(names, " ");
        snprintf(from, from_size, "%.*s", (int)length, names);
        names += length;
        if (getenv(from)) return getenv(from);
    }
    *from = 0;
    return v->standard;
}

/* What shmem_init would say about the variables; "" if it would not complain. */
static const char *variables_problem(void)
{
    static char why[256];
    if (env_read(why, sizeof why) && wishes_read(why, sizeof why)) *why = 0;
    return why;
}

/* Text */

static bool in_colour;

static const char *colour(const char *code) { return in_colour ? code : ""; }
#define BOLD  colour("\033[1m")
#define NAME  colour("\033[36m")
#define FAINT colour("\033[2m")
#define PLAIN colour("\033[0m")

static int terminal_width(void)
{
    struct winsize size;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) || size.ws_col < 40) return 80;
    return size.ws_col < 110 ? size.ws_col : 110;
}

/* Words of `text`, in lines that start at column `indent`; the first one is there already. */
static void print_wrapped(const char *text, int indent)
{
    int width = terminal_width(), column = indent;
    for (const char *word = text; *word; word += strspn(word, " ")) {
        int length = (int)strcspn(word, " ");
        if (column > indent && column + 1 + length > width) {
            printf("\n%*s", indent, "");
            column = indent;
        }
        column += printf("%s%.*s", column > indent ? " " : "", length, word);
        word += length;
    }
    printf("\n");
}

/* 68719476736 bytes as 64 GiB. */
static const char *in_units(const struct fact *f)
{
    static char text[64];
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
            printf("%s%s%s%s\n", f == facts ? "" : "\n", BOLD, f->section, PLAIN);
        printf("  %s%-*s%s", NAME, INDENT - 2, f->name, PLAIN);
        print_wrapped(in_units(f), INDENT);
    }
}

static void print_variable(const struct variable *v, int width)
{
    enum { INDENT = 6 };
    char from[64], terms[256];
    const char *value = variable_value(v, from, sizeof from), *others = strchr(v->names, ' ');
    const char *source = *from ? from : *value ? "default" : "";
    printf("  %s%-*.*s%s  %s", NAME, width, (int)strcspn(v->names, " "), v->names, PLAIN,
           *from || *value           ? value
           : env_member(v->names, 0) ? ""
                                     : "not set");
    for (int k = 0; env_member(v->names, k); k++) printf("\n%*s%s", INDENT, "", env_member(v->names, k));
    if (*source) printf("  %s(%s%s)%s", FAINT, *from ? "from " : "", source, PLAIN);
    printf("\n%*s", INDENT, "");
    print_wrapped(v->help, INDENT);
    snprintf(terms, sizeof terms, "Accepts %s.%s%s%s%s%s", v->accepts, *v->standard ? " Default: " : "", v->standard,
             *v->standard ? "." : "", others ? " Also read:" : "", others ? others : "");
    printf("%*s%s", INDENT, "", FAINT);
    print_wrapped(terms, INDENT);
    printf("%s", PLAIN);
}

static void print_variables(void)
{
    int width = 0;
    for (int i = 0; i < N_VARIABLES; i++) {
        int length = (int)strcspn(variables[i].names, " ");
        width = length > width ? length : width;
    }
    printf("%senvironment%s\n", BOLD, PLAIN);
    for (const struct variable *v = variables; v < variables + N_VARIABLES; v++) print_variable(v, width);
    if (*variables_problem()) printf("\nshmem_init would refuse this: %s\n", variables_problem());
}

/* JSON */

/* The bytes of the UTF-8 character at c; 0 if there is none. */
static int utf8_length(const unsigned char *c)
{
    int length = *c < 0x80 ? 1 : *c < 0xc2 ? 0 : *c < 0xe0 ? 2 : *c < 0xf0 ? 3 : *c < 0xf5 ? 4 : 0;
    for (int i = 1; i < length; i++)
        if ((c[i] & 0xc0) != 0x80) return 0;
    bool is_overlong = (*c == 0xe0 && c[1] < 0xa0) || (*c == 0xf0 && c[1] < 0x90);
    bool is_no_character = (*c == 0xed && c[1] > 0x9f) || (*c == 0xf4 && c[1] > 0x8f);
    return is_overlong || is_no_character ? 0 : length;
}

/* A byte that is no character becomes the one with its number. */
static void json_string(const char *text, size_t length)
{
    const unsigned char *c = (const unsigned char *)text, *end = c + length;
    putchar('"');
    while (c < end) {
        int bytes = utf8_length(c);
        if (*c == '"' || *c == '\\') printf("\\%c", *c);
        else if (*c < ' ' || !bytes) printf("\\u%04x", *c);
        else printf("%.*s", bytes, (const char *)c);
        c += bytes ? bytes : 1;
    }
    putchar('"');
}

/* "thread levels" as "thread_levels": */
static void json_name(const char *name)
{
    putchar('"');
    for (const char *c = name; *c; c++) putchar(*c == ' ' ? '_' : *c);
    printf("\": ");
}

static void json_member(const char *name, const char *value)
{
    json_name(name);
    json_string(value, strlen(value));
}

static void json_list(const char *words)
{
    putchar('[');
    for (const char *word = words; *word; word += strspn(word, " ")) {
        size_t length = strcspn(word, " ");
        if (word != words) printf(", ");
        json_string(word, length);
        word += length;
    }
    putchar(']');
}

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

static void json_variables(void)
{
    printf("  \"environment\": [");
    for (const struct variable *v = variables; v < variables + N_VARIABLES; v++) {
        char from[64];
        const char *value = variable_value(v, from, sizeof from), *member;
        printf("%s\n    {\"names\": ", v == variables ? "" : ",");
        json_list(v->names);
        printf(", \"value\": ");
        if (*from || *value) json_string(value, strlen(value));
        else printf("null");
        if (strchr(v->names, '<')) printf(", \"set\": [");
        for (int k = 0; (member = env_member(v->names, k)); k++) {
            if (k) printf(", ");
            json_string(member, strlen(member));
        }
        printf(strchr(v->names, '<') ? "], " : ", ");
        json_member("from", from);
        printf(", ");
        json_member("default", v->standard);
        printf(",\n     ");
        json_member("accepts", v->accepts);
        printf(",\n     ");
        json_member("help", v->help);
        putchar('}');
    }
    printf("\n  ],\n  ");
    json_member("problem", variables_problem());
    printf("\n");
}

/* Command line */

static _Noreturn void help(int status)
{
    fprintf(status ? stderr : stdout,
            "oshinfo: what this Heddle is, the machine it sees, and the variables it reads\n\n"
            "  --env        only the environment variables\n"
            "  --topology   where PEs are, as a tree, and how far from each other, run by oshrun or mpirun; by itself, "
            "the machine\n"
            "  --wire-test  what the network between the nodes of a job does, run by oshrun, mpirun or srun: latency, "
            "rates, "
            "promises\n"
            "  --live PID   what the lanes of a running PE do, or of each PE of an oshrun; on a terminal every second\n"
            "  --json       the same for programs\n"
            "  --version    only the version\n"
            "  --help       this list\n");
    exit(status);
}

static _Noreturn void version(void)
{
    printf("oshinfo (Heddle) %s, OpenSHMEM %d.%d\n", HEDDLE_VERSION, SHMEM_MAJOR_VERSION, SHMEM_MINOR_VERSION);
    exit(0);
}

static void options_parse(int argc, char **argv, bool *json, bool *only_env)
{
    static const struct option options[] = {
        {"json", no_argument, NULL, 'j'},       {"env", no_argument, NULL, 'e'},
        {"topology", no_argument, NULL, 't'},   {"wire-test", no_argument, NULL, 'w'},
        {"version", no_argument, NULL, 'V'},    {"help", no_argument, NULL, 'h'},
        {"live", required_argument, NULL, 'l'}, {0}};
    for (int option; (option = getopt_long(argc, argv, "hV", options, NULL)) != -1;) {
        if (option == 'j') *json = true;
        else if (option == 'e') *only_env = true;
        else if (option == 't') exit(topology_show());
        else if (option == 'w') exit(wire_show());
        else if (option == 'l') exit(live_show(optarg));
        else if (option == 'V') version();
        else help(option == 'h' ? 0 : 2);
    }
    if (optind == argc) return;
    fprintf(stderr, "oshinfo: takes no arguments, but got %s\n", argv[optind]);
    help(2);
}

int main(int argc, char **argv)
{
    bool json = false, only_env = false;
    options_parse(argc, argv, &json, &only_env);
    const char *terminal = getenv("TERM");
    in_colour = isatty(STDOUT_FILENO) && !getenv("NO_COLOR") && terminal && strcmp(terminal, "dumb") != 0;
    if (!only_env) {
        facts_of_library();
        facts_of_build();
        facts_of_install();
        facts_of_machine();
        facts_of_wires();
        facts_of_routes();
    }
    if (json) {
        printf("{\n");
        json_facts();
        json_variables();
        printf("}\n");
    } else {
        print_facts();
        if (!only_env) printf("\n");
        print_variables();
    }
    if (fflush(stdout) || ferror(stdout)) {
        fprintf(stderr, "oshinfo: cannot write: %s\n", strerror(errno));
        return 1;
    }
    return 0;
}
