/* --report-hang: when no PE has ended a call for so long, a line for each place where PEs are. */
#include "oshrun.h"

#include "base/text_line.h"

enum { LOOK_MS = 500 }; /* the longest time between two looks */

static struct {
    int n_pes;
    int64_t patience_ms, look_at, changed_at;
    uint64_t ended; /* calls, of all PEs, at the last look */
    bool is_told;   /* of this hang */
    struct place *places;
} hang = {.look_at = INT64_MAX};

void hang_begin(const struct options *options)
{
    if (!(options->report_hang > 0)) return;
    hang.n_pes = options->n_pes;
    hang.patience_ms = (int64_t)(options->report_hang * 1000);
    hang.changed_at = hang.look_at = now_ms();
    hang.places = calloc((size_t)hang.n_pes, sizeof *hang.places);
    if (!hang.places) give_up(1, "out of memory");
}

int64_t hang_deadline(void) { return hang.look_at; }

/* Telling */

/* "PEs 0-2, 5 are " those that are where `first` is; " ..." where the line ends before they do. */
static void text_add_pes(struct text_line *text, int first)
{
    enum { ROOM = 300 };
    const struct place *place = &hang.places[first];
    int count = 0;
    struct text_line pes = {.length = 0};
    for (int pe = first, last; pe < hang.n_pes; pe = last + 1) {
        last = pe;
        if (!place_is_same(place, &hang.places[pe])) continue;
        while (last + 1 < hang.n_pes && place_is_same(place, &hang.places[last + 1])) last++;
        if (pes.length < ROOM) text_line_add(&pes, last > pe ? "%s%d-%d" : "%s%d", count ? ", " : "", pe, last);
        count += 1 + last - pe;
    }
    text_line_add(text, "%s %s%s %s ", count > 1 ? "PEs" : "PE", pes.text, pes.length < ROOM ? "" : " ...",
                  count > 1 ? "are" : "is");
}

static void tell_place(int pe)
{
    struct text_line text = {.length = 0};
    char place[PLACE_ROOM];
    text_add_pes(&text, pe);
    say("%s%s%s", text.text, hang.places[pe].began_ns ? "in " : "", place_text(&hang.places[pe], place));
}

static bool is_first_there(int pe)
{
    for (int before = 0; before < pe; before++)
        if (place_is_same(&hang.places[before], &hang.places[pe])) return false;
    return true;
}

static void tell(void)
{
    say("no PE has ended a call for %g s:", (double)hang.patience_ms * 1e-3);
    for (int pe = 0; pe < hang.n_pes; pe++)
        if (is_first_there(pe)) tell_place(pe);
}

void hang_look(void)
{
    int64_t now = now_ms();
    uint64_t ended = 0;
    bool somebody_waits = false;
    for (int pe = 0; pe < hang.n_pes; pe++) {
        hang.places[pe] = place_look(pe);
        ended += hang.places[pe].ended;
        somebody_waits |= hang.places[pe].began_ns != 0;
    }
    if (ended != hang.ended || !somebody_waits) {
        hang.ended = ended;
        hang.changed_at = now;
        hang.is_told = false;
    }
    if (now - hang.changed_at >= hang.patience_ms && !hang.is_told) {
        hang.is_told = true;
        tell();
    }
    hang.look_at = now + (hang.patience_ms / 4 < LOOK_MS ? 1 + hang.patience_ms / 4 : LOOK_MS);
}
