/* Traces: every call as an event of the Trace Event Format (JSON), a process for each PE, a row for each
 * thread, and for each lane (profile_flow.c). Each PE writes its events to a part beside the file; PE 0 puts the parts
 * together. */
#include "profile.h"
#include "option.h"

#include <limits.h>
#include <math.h>
#include <string.h>
#include <unistd.h>

#include "base/kernel.h"
#include "base/output_file.h"

enum { CHUNK_EVENTS = 1024 };

static char file_name[PATH_MAX];

/* What PEs tell each other at the end. */
struct report {
    uint64_t machine, first_ns, events, dropped;
};

void name_keep(char path[], const char *name, const char *variable)
{
    char folder[PATH_MAX] = "";
    if (*name != '/' && !getcwd(folder, sizeof folder)) folder[0] = 0;
    if (snprintf(path, PATH_MAX, "%s%s%s", folder, *folder ? "/" : "", name) >= PATH_MAX)
        die(NULL, "%s: the name of the file is too long", variable);
}

void trace_up(void)
{
    name_keep(file_name, option_text(OPTION_trace), "HEDDLE_TRACE");
    profile.events_left = (size_t)option_number(OPTION_trace_events, 1, 1e12);
    profile.dropped = 0;
}

/* Recording */

/* Takes room for events out of what the PE may have. */
static struct chunk *chunk_new(struct tally *tally)
{
    size_t left = load_relaxed(&profile.events_left), take;
    do {
        take = min_size(left, CHUNK_EVENTS);
        if (!take) return NULL;
    } while (!compare_exchange(&profile.events_left, &left, left - take));
    struct chunk *chunk = malloc(sizeof *chunk + take * sizeof chunk->events[0]);
    if (!chunk) return NULL;
    *chunk = (struct chunk){.room = (uint32_t)take};
    if (tally->last) tally->last->next = chunk;
    else tally->first = chunk;
    tally->last = chunk;
    return chunk;
}

static void drop(const struct event *event)
{
    fetch_add(&profile.dropped, 1);
    note_missed_from(event->begin);
}

struct event *trace_add(struct tally *tally, const struct event *event)
{
    struct chunk *chunk = tally->last;
    if (unlikely(!chunk || chunk->count == chunk->room)) chunk = chunk_new(tally);
    if (!chunk) {
        drop(event);
        return NULL;
    }
    chunk->events[chunk->count] = *event;
    return &chunk->events[chunk->count++];
}

void trace_forget(struct tally *tally)
{
    for (struct chunk *chunk = tally->first, *next; chunk; chunk = next) {
        next = chunk->next;
        free(chunk);
    }
    tally->first = tally->last = NULL;
}

/* Writing */

static void part_name(int pe, char *name, size_t room) { snprintf(name, room, "%s.%d", file_name, pe); }

/* A number for this boot of this machine: its processes share a clock. */
static uint64_t machine_id(void)
{
    char text[KERNEL_SIZE];
    uint64_t id = 14695981039346656037u; /* FNV-1a */
    kernel_read(text);
    for (const char *at = text; *at; at++) id = (id ^ (unsigned char)*at) * 1099511628211u;
    return id;
}

static size_t events_count(void)
{
    size_t count = 0;
    for (const struct tally *tally = profile.tallies; tally; tally = tally->next)
        for (const struct chunk *chunk = tally->first; chunk; chunk = chunk->next) count += chunk->count;
    return count;
}

/* The begin of this PE's first event, by this machine's clock: shmem_init, say, which begins before the profile does.
 */
static uint64_t first_ns(void)
{
    double first = 0; /* ns from profile.ns_at_start */
    for (const struct tally *tally = profile.tallies; tally; tally = tally->next) {
        for (const struct chunk *chunk = tally->first; chunk; chunk = chunk->next) {
            for (uint32_t i = 0; i < chunk->count; i++) {
                int64_t ticks = (int64_t)(chunk->events[i].begin - profile.ticks_at_start);
                first = fmin(first, (double)ticks * profile.ns_per_tick);
            }
        }
    }
    return profile.ns_at_start - (uint64_t)ceil(-first) - 1;
}

/* The start of time, before which no event begins: the first of all PEs whose clock is that of PE 0, else of this PE
 * alone. On PE 0, also adds up what the others report. */
static uint64_t exchange_reports(struct report *sum)
{
    struct report mine = {machine_id(), first_ns(), events_count(), profile.dropped}, *work, first;
    *sum = mine;
    work = profile.n_pes > 1 ? pshmem_malloc(sizeof *work) : NULL;
    if (!work) return mine.first_ns;
    *work = mine;
    pshmem_sync_all();
    for (int pe = 1; pe < profile.n_pes && !profile.pe; pe++) {
        struct report theirs;
        pshmem_getmem(&theirs, work, sizeof theirs, pe);
        sum->events += theirs.events;
        sum->dropped += theirs.dropped;
        if (theirs.machine == mine.machine && theirs.first_ns < sum->first_ns) sum->first_ns = theirs.first_ns;
    }
    if (!profile.pe) *work = *sum;
    pshmem_sync_all();
    pshmem_getmem(&first, work, sizeof first, 0);
    pshmem_free(work);
    return first.machine == mine.machine ? first.first_ns : mine.first_ns;
}

static void write_event(FILE *out, unsigned thread, const struct event *event)
{
    char name[64];
    fprintf(out,
            ",\n{\"name\":\"%s\",\"ph\":\"X\",\"pid\":%d,\"tid\":%u,\"ts\":%.3f,\"dur\":%.3f,\"args\":{"
            "\"bytes\":%llu",
            name_of(event->function, name, sizeof name), profile.pe, thread, ticks_to_us(event->begin),
            ticks_to_ns(event->ticks) / 1e3, (unsigned long long)event->bytes);
    if (event->pe != NO_PE) fprintf(out, ",\"pe\":%d", event->pe);
    fprintf(out, "}}");
}

static bool write_part(void)
{
    char name[PATH_MAX + 16];
    part_name(profile.pe, name, sizeof name);
    FILE *out = output_begin_file(name);
    if (!out) return false;
    for (const struct tally *tally = profile.tallies; tally; tally = tally->next) {
        if (!tally->first) continue;
        fprintf(out,
                ",\n{\"name\":\"thread_name\",\"ph\":\"M\",\"pid\":%d,\"tid\":%u,\"args\":{\"name\":\"thread "
                "%u\"}}",
                profile.pe, tally->number, tally->number);
        for (const struct chunk *chunk = tally->first; chunk; chunk = chunk->next)
            for (uint32_t i = 0; i < chunk->count; i++) write_event(out, tally->number, &chunk->events[i]);
    }
    if (profile.makes_flows) flow_write(out);
    return output_end_file(out, name);
}

/* Appends a PE's part to the file and removes it. */
static bool merge_part(FILE *out, int pe)
{
    char name[PATH_MAX + 16], piece[1 << 14];
    size_t n;
    part_name(pe, name, sizeof name);
    FILE *in = output_read_back(name);
    if (!in) return false;
    while ((n = fread(piece, 1, sizeof piece, in)) > 0) fwrite(piece, 1, n, out);
    bool ok = !ferror(in);
    fclose(in);
    unlink(name);
    return ok;
}

static void merge(const struct report *sum)
{
    FILE *out = output_begin_file(file_name);
    if (!out) {
        profile_fail("trace", file_name);
        return;
    }
    fprintf(out, "{\"displayTimeUnit\":\"ns\",\"otherData\":{\"library\":\"%s\",\"dropped\":%llu},\"traceEvents\":[\n",
            SHMEM_VENDOR_STRING, (unsigned long long)sum->dropped);
    for (int pe = 0; pe < profile.n_pes; pe++)
        fprintf(out, "%s{\"name\":\"process_name\",\"ph\":\"M\",\"pid\":%d,\"args\":{\"name\":\"PE %d\"}}",
                pe ? ",\n" : "", pe, pe);
    for (int pe = 0; pe < profile.n_pes; pe++)
        if (!merge_part(out, pe))
            print_warning("the trace lacks PE %d: its part %s.%d cannot be read here", pe, file_name, pe);
    fprintf(out, "\n]}\n");
    if (!output_end_file(out, file_name)) profile_fail("trace", file_name);
    else if (sum->dropped)
        print_warning("%s has %llu calls; %llu more had no room (HEDDLE_TRACE_EVENTS)", file_name,
                      (unsigned long long)sum->events, (unsigned long long)sum->dropped);
}

void trace_write(void)
{
    struct report sum;
    profile.start_ns = (double)profile.ns_at_start - (double)exchange_reports(&sum);
    if (!write_part()) {
        char name[PATH_MAX + 16];
        part_name(profile.pe, name, sizeof name);
        profile_fail("trace", name);
    }
    pshmem_sync_all();
    if (!profile.pe) merge(&sum);
}
