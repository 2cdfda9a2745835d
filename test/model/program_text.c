/* Programs of the model as words: program_read, program_print. */
#include "program.h"

#include <stdlib.h>
#include <string.h>

#include <shmemx.h>

#include "explorer.h"

/* By enum what. */
const struct program_kind program_kinds[] = {
    {.name = "nothing"},
    {.name = "put_word", .nbytes = sizeof(uint64_t)},
    {.name = "put", .nbytes = SMALL},
    {.name = "put_in_place", .nbytes = IN_PLACE, .signals = true},
    {.name = "tell", .nbytes = SMALL, .signals = true},
    {.name = "put_long", .nbytes = LARGE},
    {.name = "put_long_signal", .nbytes = LARGE, .signals = true},
    {.name = "put_counted", .nbytes = SMALL, .signals = true},
    {.name = "put_long_counted", .nbytes = LARGE, .signals = true},
    {.name = "put_awaited_counted", .nbytes = LARGE, .signals = true},
    {.name = "add", .nbytes = sizeof(uint64_t)},
    {.name = "get_nbi", .nbytes = ODD, .gets = true},
    {.name = "get_long", .nbytes = LARGE, .gets = true},
    {.name = "get_counted", .nbytes = ODD, .gets = true, .signals = true},
    {.name = "get_long_counted", .nbytes = LARGE, .gets = true, .signals = true},
    {.name = "fetch_add_nbi", .nbytes = sizeof(uint64_t), .gets = true},
    {.name = "get", .nbytes = ODD, .gets = true},
    {.name = "fetch_add", .nbytes = sizeof(uint64_t), .gets = true},
    {.name = "fence"},
    {.name = "quiet"},
    {.name = "quiet_test"},
    {.name = "thread_quiet"},
    {.name = "thread_fence"},
    {.name = "domain_quiet"},
    {.name = "domain_fence"},
    {.name = "wait_local"},
    {.name = "count"},
    {.name = "register"},
    {.name = "unregister"},
    {.name = "context"},
    {.name = "destroy"},
    {.name = "request"},
    {.name = "look"},
    {.name = "fence_test"},
    {.name = "forget"},
    {.name = "merge"},
    {.name = "pending"},
    {.name = "stale"},
    {.name = "await"},
    {.name = "pass"},
};

/* By enum an. */
const char *const program_places[] = {"default",        "mine",          "common",    "my_request",
                                      "my_request_ctx", "all_s_request", "thread_ctx"};

static const struct {
    const char *name;
    long value;
} options[] = {{"private", SHMEM_CTX_PRIVATE},
               {"serialized", SHMEM_CTX_SERIALIZED},
               {"urgent", SHMEMX_CTX_PRIORITY_HIGH},
               {"exclusive_try", SHMEMX_REQUEST_EXCLUSIVE_TRY},
               {"persistent", SHMEMX_REQUEST_PERSISTENT}};

static uint8_t kind_of(const char *word)
{
    for (size_t i = 0; i < sizeof program_kinds / sizeof *program_kinds; i++)
        if (!strcmp(program_kinds[i].name, word)) return (uint8_t)i;
    explorer_fail("there is no step %s", word);
}

static uint8_t place_of(const char *word)
{
    for (size_t i = 0; i < PLACES; i++)
        if (!strcmp(program_places[i], word)) return (uint8_t)i;
    explorer_fail("there is no place %s", word);
}

static long number_of(const char *word)
{
    for (size_t i = 0; i < sizeof options / sizeof *options; i++)
        if (!strcmp(options[i].name, word)) return options[i].value;
    return atol(word);
}

void program_read(int thread, const char *text)
{
    static const char tls_off[] = "HEDDLE_TLS=off", slow[] = "slow_driver", ordered[] = "ordered_", card[] = "card",
                      beats[] = "beats", slow_node[] = "slow_node";
    char what[32], place[32], number[32];
    if (!strncmp(text, tls_off, strlen(tls_off))) program.is_tls_off = true, text += strlen(tls_off);
    if (!strncmp(text, slow, strlen(slow))) program.is_driver_slow = true, text += strlen(slow);
    if (!strncmp(text, ordered, strlen(ordered))) program.is_card_ordered = true, text += strlen(ordered);
    if (!strncmp(text, card, strlen(card))) program.has_card = true, text += strlen(card);
    if (!strncmp(text, beats, strlen(beats))) program.beats = true, text += strlen(beats);
    if (!strncmp(text, slow_node, strlen(slow_node))) program.has_slow_node = true, text += strlen(slow_node);
    for (int i = 0, length; i < STEPS && sscanf(text, " %31[^ @:]%n", what, &length) == 1; i++) {
        struct step *step = &program.steps[thread][i];
        *step = (struct step){.what = kind_of(what)};
        text += strspn(text, " ") + strlen(what);
        if (sscanf(text, "@%31[^ :]", place) == 1) {
            step->an = place_of(place);
            text += 1 + strlen(place);
        }
        if (sscanf(text, ":%31[^ ]", number) == 1) {
            step->to = number_of(number);
            text += 1 + strlen(number);
        }
    }
}

void program_print(void)
{
    printf("%u lanes%s%s%s%s%s%s%s%s\n", program.lanes, program.is_crowded ? ", crowded" : "",
           program.is_locked ? ", locked" : "", program.is_tls_off ? ", HEDDLE_TLS=off" : "",
           program.is_driver_slow ? ", slow_driver" : "", program.is_card_ordered ? ", ordered" : "",
           program.has_card ? ", card" : "", program.beats ? ", beats" : "",
           program.has_slow_node ? ", slow_node" : "");
    for (int t = 0; t < THREADS; t++) {
        printf("  thread %d:", t);
        for (int i = 0; i < STEPS && program.steps[t][i].what; i++) {
            const struct step *s = &program.steps[t][i];
            printf(" %s", program_kinds[s->what].name);
            if (s->an != DEFAULT) printf("@%s", program_places[s->an]);
            if (s->to) printf(":%ld", s->to);
        }
        printf("\n");
    }
}
