#include "memory/traits.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "base/env.h"

extern char **environ;

/* One KEY=VALUE of a text. */
struct field {
    const char *key, *value;
    size_t key_length, value_length;
};

static bool is_word(const char *text, size_t length, const char *word)
{
    return strlen(word) == length && !strncasecmp(text, word, length);
}

/* The next field, and where the one behind it begins; NULL if there is no `=`. */
static const char *field_take(const char *text, struct field *f)
{
    size_t length = strcspn(text, ":");
    const char *equals = memchr(text, '=', length);
    if (!equals) return NULL;
    *f = (struct field){text, equals + 1, (size_t)(equals - text), length - (size_t)(equals + 1 - text)};
    return text + length + (text[length] == ':');
}

static bool field_size(const struct field *f, size_t *size)
{
    char text[64];
    if (f->value_length >= sizeof text) return false;
    memcpy(text, f->value, f->value_length);
    text[f->value_length] = 0;
    return env_parse_size(text, size) && *size;
}

/* Page sizes of this machine, as "4K, 2M, 1G"; true if `size` is one. */
static bool page_size_is_known(size_t size, char *list, size_t list_size)
{
    size_t small = (size_t)sysconf(_SC_PAGESIZE), length = (size_t)snprintf(list, list_size, "%zuK", small >> 10);
    bool known = size == small;
    for (unsigned bits = 16; bits <= 34; bits++) {
        char path[80];
        bool transparent = bits == 21; /* without reserved ones, too */
        snprintf(path, sizeof path, "/sys/kernel/mm/hugepages/hugepages-%zukB", (size_t)1 << (bits - 10));
        if (!transparent && access(path, F_OK)) continue;
        known |= size == (size_t)1 << bits;
        length += (size_t)snprintf(list + length, list_size - length, bits < 30 ? ", %uM" : ", %uG",
                                   bits < 20 ? 0 : 1u << (bits < 30 ? bits - 20 : bits - 30));
    }
    return known;
}

static bool parse_size(const struct field *f, struct traits *t, char *why, size_t why_size)
{
    if (field_size(f, &t->size)) return true;
    snprintf(why, why_size, "SIZE is \"%.*s\", not a size above 0 such as 512M or 1.5G", (int)f->value_length,
             f->value);
    return false;
}

static bool parse_page_size(const struct field *f, struct traits *t, char *why, size_t why_size)
{
    char list[160];
    if (field_size(f, &t->page_size) && page_size_is_known(t->page_size, list, sizeof list)) return true;
    page_size_is_known(0, list, sizeof list);
    snprintf(why, why_size, "PGSIZE is \"%.*s\", not a page size of this machine: %s", (int)f->value_length, f->value,
             list);
    return false;
}

static bool parse_kind(const struct field *f, struct traits *t, char *why, size_t why_size)
{
    static const struct {
        const char *word;
        enum memory_kind kind;
    } kinds[] = {{"SYSDEFAULT", KIND_SYSDEFAULT},
                 {"NORMALMEM", KIND_NORMALMEM},
                 {"FASTMEM", KIND_FASTMEM},
                 {"CUDA", KIND_CUDA},
                 {"DEVICE", KIND_CUDA}};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        if (!is_word(f->value, f->value_length, kinds[i].word)) continue;
        t->kind = kinds[i].kind;
        return true;
    }
    char *end;
    if (f->value_length > 4 && !strncasecmp(f->value, "NODE", 4) && isdigit((unsigned char)f->value[4])) {
        unsigned long node = strtoul(f->value + 4, &end, 10);
        t->kind = KIND_NODE;
        t->node = (int)min_size(node, 1 << 20);
        if (end == f->value + f->value_length) return true;
    }
    snprintf(why, why_size,
             "KIND is \"%.*s\", not one of SYSDEFAULT, NORMALMEM, FASTMEM, NODE<number>, CUDA and DEVICE",
             (int)f->value_length, f->value);
    return false;
}

static bool parse_policy(const struct field *f, struct traits *t, char *why, size_t why_size)
{
    static const char *const words[] = {
        [POLICY_MANDATORY] = "MANDATORY", [POLICY_PREFERRED] = "PREFERRED", [POLICY_INTERLEAVED] = "INTERLEAVED"};
    for (t->policy = POLICY_MANDATORY; t->policy <= POLICY_INTERLEAVED; t->policy++)
        if (is_word(f->value, f->value_length, words[t->policy])) return true;
    snprintf(why, why_size, "POLICY is \"%.*s\", not one of MANDATORY, PREFERRED and INTERLEAVED", (int)f->value_length,
             f->value);
    return false;
}

/* What must not come together. */
static bool is_consistent(struct traits *t, int id, char *why, size_t why_size)
{
    const char *wrong = NULL;
    if (!t->size) wrong = "there is no SIZE=...";
    else if (t->kind == KIND_CUDA && t->page_size) wrong = "PGSIZE is for memory of the host, not for KIND=CUDA";
    else if (t->kind == KIND_CUDA && t->policy) wrong = "POLICY is for memory of the host, not for KIND=CUDA";
    else if (t->kind == KIND_CUDA && id == PARTITION_FIRST)
        wrong = "shmem_malloc takes from partition 1, which must be memory of the host: give KIND=CUDA to another one";
    else if (t->kind == KIND_SYSDEFAULT && t->policy && t->policy != POLICY_INTERLEAVED)
        wrong = "POLICY is MANDATORY or PREFERRED, but no KIND says which memory: NORMALMEM, FASTMEM or NODE<number>";
    if (wrong) snprintf(why, why_size, "%s", wrong);
    if (t->kind != KIND_SYSDEFAULT && t->kind != KIND_CUDA && !t->policy) t->policy = POLICY_PREFERRED;
    return !wrong;
}

bool traits_parse(const char *text, int id, struct traits *traits, char *why, size_t why_size)
{
    static const struct {
        const char *key;
        bool (*parse)(const struct field *f, struct traits *t, char *why, size_t why_size);
    } keys[] = {{"SIZE", parse_size}, {"PGSIZE", parse_page_size}, {"KIND", parse_kind}, {"POLICY", parse_policy}};
    enum { KEYS = sizeof keys / sizeof *keys };
    bool seen[KEYS] = {false};
    *traits = (struct traits){.node = -1};
    for (struct field f; *text;) {
        size_t i = 0, length = strcspn(text, ":");
        const char *rest = field_take(text, &f);
        while (rest && i < KEYS && !is_word(f.key, f.key_length, keys[i].key)) i++;
        if (!rest || i == KEYS) {
            snprintf(why, why_size, "\"%.*s\" is not SIZE=..., PGSIZE=..., KIND=... or POLICY=...", (int)length, text);
            return false;
        }
        if (seen[i]) {
            snprintf(why, why_size, "%s appears twice", keys[i].key);
            return false;
        }
        seen[i] = true;
        if (!keys[i].parse(&f, traits, why, why_size)) return false;
        text = rest;
    }
    return is_consistent(traits, id, why, why_size);
}

/* Those of the environment */

static struct {
    struct wish *all;
    size_t count;
} asked;

size_t wishes(const struct wish **first)
{
    *first = asked.all;
    return asked.count;
}

const struct wish *wish_of(int id)
{
    for (size_t i = 0; i < asked.count; i++)
        if (asked.all[i].id == id) return &asked.all[i];
    return NULL;
}

const char *wish_text(const struct wish *w, char *text, size_t text_size)
{
    snprintf(text, text_size, "%.*s is \"%s\"", (int)strcspn(w->name, "="), w->name, w->value);
    return text;
}

/* The number behind the prefix; -1 if there is another text. */
static int id_of(const char *digits)
{
    size_t length = strspn(digits, "0123456789");
    return length && length < 6 && digits[length] == '=' ? atoi(digits) : -1;
}

static int compare_wishes(const void *a, const void *b)
{
    const struct wish *x = a, *y = b;
    return x->id - y->id;
}

static bool wish_read(const char *variable, const char *prefix, char *why, size_t why_size)
{
    char what[256], wrong[400];
    struct wish w = {.name = variable, .value = strchr(variable, '=') + 1, .id = id_of(variable + strlen(prefix))};
    wish_text(&w, what, sizeof what);
    if (w.id < PARTITION_FIRST || w.id > PARTITION_LAST) {
        snprintf(why, why_size, "%s, but the number in its name is not from %d to %d", what, PARTITION_FIRST,
                 PARTITION_LAST);
        return false;
    }
    if (wish_of(w.id)) return true; /* the older name: the other one wins */
    if (!traits_parse(w.value, w.id, &w.traits, wrong, sizeof wrong)) {
        snprintf(why, why_size, "%s: %s", what, wrong);
        return false;
    }
    struct wish *grown = realloc(asked.all, (asked.count + 1) * sizeof *grown);
    if (!grown) {
        snprintf(why, why_size, "%s: out of memory", what);
        return false;
    }
    asked.all = grown;
    asked.all[asked.count++] = w;
    return true;
}

bool wishes_read(char *why, size_t why_size)
{
    static const char *const prefixes[] = {"SHMEM_SYMMETRIC_PARTITION", "SMA_SYMMETRIC_PARTITION"};
    asked.count = 0;
    for (size_t p = 0; p < sizeof prefixes / sizeof *prefixes; p++)
        for (char **variable = environ; *variable; variable++)
            if (!strncmp(*variable, prefixes[p], strlen(prefixes[p])) && strchr(*variable, '=') &&
                !wish_read(*variable, prefixes[p], why, why_size))
                return false;
    if (asked.count) qsort(asked.all, asked.count, sizeof *asked.all, compare_wishes);
    if (!asked.count || !env.symmetric_size) return true;
    char what[256];
    snprintf(why, why_size,
             "%s, but SHMEM_SYMMETRIC_SIZE is set, too: give SHMEM_SYMMETRIC_PARTITION1=SIZE=... instead",
             wish_text(&asked.all[0], what, sizeof what));
    return false;
}
