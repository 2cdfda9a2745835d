/* A fuzzer of texts from the environment and the kernel: sizes, lists of numbers, values and names of variables, and
 * names of network devices.
 *
 * An input: a byte that chooses the text, and the text. */
#include "fuzz.h"

#include <limits.h>

#include "base/env.h"
#include "base/misspelt.h"
#include "base/number_list.h"
#include "base/size_text.h"
#include "base/spelling.h"
#include "wire/nics.h"

static void size(const char *text)
{
    size_t bytes;
    char back[SIZE_TEXT];
    if (!env_parse_size(text, &bytes)) return;
    if (bytes > SSIZE_MAX) abort();
    fuzz_touch(back, strlen(size_text(bytes, back)));
}

static void numbers(const char *text)
{
    for (unsigned long n = 0; n < 100; n += 33) number_list_has(text, n);
}

/* Each variable of the table gets the text in turn. */
static void variable(const char *text)
{
    static const char *const names[] = {
#define ENV(field, kind, grammar, names, standard, help) names,
#include "base/env.def"
#undef ENV
    };
    char why[256] = "", name[64];
    const char *row = names[fuzz_byte() % (sizeof names / sizeof *names)];
    snprintf(name, sizeof name, "%.*s", (int)strcspn(row, " <"), row);
    setenv(name, text, 1);
    if (!env_read(why, sizeof why) && !*why) abort();
    fuzz_touch(why, strlen(why));
    unsetenv(name);
}

static void name(const char *text)
{
    char meant[SPELLING_LONGEST + 1] = "";
    if (misspelt_name(text, meant, sizeof meant) && !*meant) abort();
}

/* Of two or three devices. */
static void devices(const char *text)
{
    struct nics here = {.n = 2 + (*text & 1), .names = {"mlx5_0:1", "eth0", "ib0-verbs"}};
    struct nics_wish wish = {.names = text, .sys = "/nonexistent", .turn = (unsigned)*text};
    int chosen = -1;
    const char *why = nics_choose(&wish, &here, &chosen);
    if (why) fuzz_touch(why, strlen(why));
    else if (chosen < 0 || chosen >= here.n) abort();
    fuzz_touch(nics_text("/nonexistent", text), 1);
}

void fuzz_one(void)
{
    static void (*const readers[])(const char *text) = {size, numbers, variable, name, devices};
    uint8_t which = fuzz_byte() % (sizeof readers / sizeof *readers);
    readers[which](fuzz_text(2000));
}

void fuzz_clear(void) {}
