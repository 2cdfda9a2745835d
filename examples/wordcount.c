/* wordcount: the words of real text, counted in a hash table that is spread over all PEs.
 *
 *     oshcc -O2 -fopenmp wordcount.c -o wordcount && oshrun -n 4 ./wordcount --threads 2 --check *.txt
 *
 * A word is a longest run of the letters A-Z and a-z; capitals count as small letters. That is what
 *     tr -cs A-Za-z '\n' | tr A-Z a-z | sort | uniq -c
 * counts in the C locale, and with --check this program runs exactly that and compares every word.
 *
 * How it works, in the order of this file:
 *
 *   text     All files together are one long text, mapped into memory and cut into pieces.
 *   word     A word is 32 bytes: up to 24 letters and a count. A longer one has its place in the text instead.
 *   table    A plain hash table. Each thread has a small one; each PE has a large one for the words it owns.
 *   progress A bar, which PE 0 draws while it works or waits.
 *   inbox    Each word belongs to one PE, chosen by its hash. Blocks of words travel to the inbox of their
 *            owner: an atomic fetch-and-increment reserves a slot, a put fills it, an atomic set announces it.
 *   count    All threads of all PEs take pieces from one atomic counter on PE 0 until none is left. Each
 *            thread issues its operations on a private context, so that no thread waits for another's.
 *   result   The words that are to be printed come together on PE 0, through the same inbox.
 *   check    With --check, all words come there and are compared with those of the pipeline.
 *   main     The options, and the order of it all.
 *
 * Every PE must be able to read the files, and they must not change while the program runs.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <omp.h>
#include <sched.h>
#include <shmem.h>
#include <signal.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static struct {
    int threads; /* per PE */
    size_t top;  /* so many words are printed */
    bool check;
    bool bar; /* draw the progress bar even if stderr is not a terminal */
} option = {.threads = 2, .top = 10};

static int me, pes;

/* One PE that gives up ends the whole job, with a nonzero status: the others would wait for it for ever. */
__attribute__((format(printf, 1, 2))) static _Noreturn void die(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    fprintf(stderr, "wordcount: ");
    vfprintf(stderr, format, args);
    fprintf(stderr, "\n");
    va_end(args);
    shmem_global_exit(1);
    exit(1); /* not reached, but older libraries do not declare that */
}

static void *allocate_zeroed(size_t count, size_t size)
{
    void *memory = calloc(count, size);
    if (!memory) die("out of memory on PE %d", me);
    return memory;
}

/* ---- text -------------------------------------------------------------------------------------------- */

struct file {
    const char *name;
    const unsigned char *text; /* NULL if the file is empty */
    uint64_t begin, size;      /* its place in the text of all files */
};

static struct file *files;
static size_t file_count;
static uint64_t text_size; /* symmetric: every PE must have seen the same text as PE 0 */

/* The small letter for each letter, and 0 for any other byte. (The locale has no say in this.) */
static unsigned char small[256];

static void fill_small(void)
{
    for (int i = 0; i < 26; i++) small['A' + i] = small['a' + i] = (unsigned char)('a' + i);
}

static void add_file(const char *name)
{
    if ((file_count & (file_count - 1)) == 0) /* full at each power of two */
        files = realloc(files, (file_count ? 2 * file_count : 1) * sizeof *files);
    if (!files) die("out of memory on PE %d", me);
    files[file_count++] = (struct file){.name = name};
}

static void map_file(struct file *file)
{
    struct stat status;
    int descriptor = open(file->name, O_RDONLY | O_CLOEXEC | O_NONBLOCK); /* never wait for a FIFO */
    if (descriptor < 0 || fstat(descriptor, &status) != 0)
        die("cannot read %s: %s (PE %d)", file->name, strerror(errno), me);
    if (!S_ISREG(status.st_mode)) die("cannot read %s: it is not a regular file", file->name);
    file->begin = text_size;
    file->size = (uint64_t)status.st_size;
    text_size += file->size;
    if (file->size > 0) {
        void *text = mmap(NULL, file->size, PROT_READ, MAP_PRIVATE, descriptor, 0);
        if (text == MAP_FAILED) die("cannot map %s: %s (PE %d)", file->name, strerror(errno), me);
        file->text = text;
    }
    close(descriptor);
}

/* Maps all files. PE 0 goes first, so that an unreadable file is reported once and not by every PE. */
static void map_text(void)
{
    if (me != 0) shmem_barrier_all();
    for (size_t i = 0; i < file_count; i++) map_file(&files[i]);
    if (me == 0) shmem_barrier_all();
    if (shmem_g(&text_size, 0) != text_size) die("PE %d sees other text than PE 0: do the files change?", me);
}

/* The file that holds the byte at `place`, which is before the end of the text. */
static const struct file *file_at(uint64_t place)
{
    size_t low = 0, high = file_count;
    while (high - low > 1) {
        size_t middle = low + (high - low) / 2;
        *(files[middle].begin <= place ? &low : &high) = middle;
    }
    return &files[low];
}

static const unsigned char *text_at(uint64_t place)
{
    const struct file *file = file_at(place);
    return file->text + (place - file->begin);
}

/* ---- word -------------------------------------------------------------------------------------------- */

/* All words have the same size and hardly any is longer than 24 letters, so that blocks of words are plain
 * arrays and comparing two words is comparing three numbers. */
enum { SHORT = 24 };
#define LONG (UINT64_C(1) << 63) /* never set in a short word: its bytes are letters or 0 */

struct word {
    union {
        unsigned char letter[SHORT]; /* a short word: small letters, then zeros */
        uint64_t key[3];
        struct {                          /* a longer word */
            uint64_t hash, place, length; /* length has the bit LONG set */
        };
    };
    uint64_t count;
};

static bool word_is_long(const struct word *w) { return w->length & LONG; }

static size_t word_length(const struct word *w)
{
    return word_is_long(w) ? w->length & ~LONG : strnlen((const char *)w->letter, SHORT);
}

/* The letters of a word; those of a long one as the text has them, some of them capitals perhaps. */
static const unsigned char *word_letters(const struct word *w)
{
    return word_is_long(w) ? text_at(w->place) : w->letter;
}

/* Orders words as sort does in the C locale. */
static int compare_letters(const unsigned char *a, size_t a_length, const unsigned char *b, size_t b_length)
{
    for (size_t i = 0; i < a_length && i < b_length; i++)
        if (small[a[i]] != small[b[i]]) return small[a[i]] < small[b[i]] ? -1 : 1;
    return (a_length > b_length) - (a_length < b_length);
}

static int compare_words(const struct word *a, const struct word *b)
{
    if (!word_is_long(a) && !word_is_long(b)) return memcmp(a->letter, b->letter, SHORT);
    return compare_letters(word_letters(a), word_length(a), word_letters(b), word_length(b));
}

static bool same_word(const struct word *a, const struct word *b)
{
    if (a->key[0] != b->key[0] || a->key[2] != b->key[2]) return false;
    return a->key[1] == b->key[1] || (word_is_long(a) && compare_words(a, b) == 0);
}

/* Mixes all bits of x into all bits of the result (the last step of MurmurHash 3). */
static uint64_t mix(uint64_t x)
{
    x = (x ^ x >> 33) * UINT64_C(0xff51afd7ed558ccd);
    x = (x ^ x >> 33) * UINT64_C(0xc4ceb9fe1a85ec53);
    return x ^ x >> 33;
}

static uint64_t word_hash(const struct word *w)
{
    if (word_is_long(w)) return w->hash;
    return mix(w->key[0] * UINT64_C(0x9e3779b97f4a7c15) + w->key[1] * UINT64_C(0xc2b2ae3d27d4eb4f) +
               w->key[2] * UINT64_C(0x165667b19e3779f9));
}

static struct word make_long_word(uint64_t place, const unsigned char *letters, size_t length)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    for (size_t i = 0; i < length; i++) hash = (hash ^ small[letters[i]]) * UINT64_C(0x100000001b3);
    return (struct word){.hash = mix(hash), .place = place, .length = length | LONG, .count = 1};
}

/* ---- table ------------------------------------------------------------------------------------------- */

/* Open addressing with linear probing. A slot whose count is 0 is free; at least a quarter always is.
 *
 * The words of one table often move to another, in the order of their slots. If both tables had the same
 * order, the words would fill the new one from one end, slot after slot, and each would have to probe past
 * all that came before it. So tables that give each other words multiply their hashes by different numbers.
 */
struct table {
    struct word *slot;
    size_t slots, used;  /* slots is a power of two */
    uint64_t multiplier; /* odd */
};

static struct table table_create(size_t slots, uint64_t seed)
{
    return (struct table){
        .slot = allocate_zeroed(slots, sizeof(struct word)), .slots = slots, .multiplier = mix(seed) | 1};
}

static size_t table_start(const struct table *t, const struct word *w)
{
    return (word_hash(w) * t->multiplier >> 32) & (t->slots - 1);
}

static bool table_is_full(const struct table *t) { return t->used >= t->slots / 4 * 3; }

static void table_add(struct table *t, const struct word *w)
{
    size_t i = table_start(t, w);
    while (t->slot[i].count != 0 && !same_word(&t->slot[i], w)) i = (i + 1) & (t->slots - 1);
    if (t->slot[i].count != 0) {
        t->slot[i].count += w->count;
    } else {
        t->slot[i] = *w;
        t->used++;
    }
}

static void table_grow(struct table *t)
{
    struct table larger = table_create(4 * t->slots, 0);
    larger.multiplier = t->multiplier;
    for (size_t i = 0; i < t->slots; i++)
        if (t->slot[i].count != 0) table_add(&larger, &t->slot[i]);
    free(t->slot);
    *t = larger;
}

/* Moves the words of a table to its first `used` slots. They can no longer be found, only listed. */
static void table_pack(struct table *t)
{
    size_t to = 0;
    for (size_t i = 0; i < t->slots; i++)
        if (t->slot[i].count != 0) t->slot[to++] = t->slot[i];
}

/* ---- progress ---------------------------------------------------------------------------------------- */

static uint64_t bytes_done; /* symmetric: PE 0's counts for all PEs */
static double start_time, next_time;

static void draw_bar(double share, double megabytes, bool last)
{
    enum { WIDTH = 40 };
    static const char full[WIDTH + 1] = "########################################";
    int width = (int)(share * WIDTH);
    double seconds = omp_get_wtime() - start_time;
    fprintf(stderr, "[%-*.*s] %3.0f %%  %.1f MB  %.0f MB/s   %s", WIDTH, width, full, 100 * share, megabytes,
            megabytes / (seconds > 1e-6 ? seconds : 1e-6), last ? "\n" : "\r");
}

/* Called often by the first thread of PE 0: a bar on a terminal, redrawn ten times a second; else a line
 * at each quarter of the way. */
static void show_progress(void)
{
    static int quarters;
    if (me != 0 || text_size == 0 || omp_get_wtime() < next_time || quarters == 4) return;
    double done = (double)shmem_atomic_fetch(&bytes_done, 0), share = done / (double)text_size;
    bool quarter = (int)(4 * share) > quarters;
    if (quarter) quarters = (int)(4 * share);
    next_time = omp_get_wtime() + 0.1;
    if (option.bar || isatty(STDERR_FILENO)) draw_bar(share, done / 1e6, quarters == 4);
    else if (quarter) fprintf(stderr, "wordcount: %3d %% of %.1f MB\n", 25 * quarters, (double)text_size / 1e6);
}

/* ---- inbox ------------------------------------------------------------------------------------------- */

/* Each PE receives blocks of words in a ring of slots. Senders and receiver agree on it by atomics alone:
 *
 *   ticket   A sender increments the ticket counter of the receiver. Ticket t is for slot t % SLOTS in
 *            round t / SLOTS. Each ticket is given once.
 *   turn     says whose turn it is in a slot: 2 * round, the sender's of that round; 2 * round + 1, the
 *            receiver's. Each of them changes it when done, and touches the slot in no other state.
 *
 * A sender that finds its slot still in use empties its own inbox while it waits. Thus PEs which fill each
 * other's inboxes cannot wait for each other for ever: the oldest ticket's slot is always free or full.
 */
enum { SLOTS = 32, BLOCK_WORDS = 511 };

struct block {
    uint64_t words;
    struct word word[BLOCK_WORDS];
};

static struct block *inbox;        /* symmetric, from the heap: the slots */
static uint64_t inbox_turn[SLOTS]; /* symmetric, as all static data */
static uint64_t inbox_tickets;     /* symmetric */
static uint64_t inbox_next;        /* the next ticket that this PE will receive; inbox_lock protects it */
static omp_lock_t inbox_lock;      /* only one thread at a time empties the inbox */
static struct table owned;         /* the words of this PE, under inbox_lock too */

static int word_owner(const struct word *w) { return (int)((word_hash(w) >> 32) * (uint64_t)pes >> 32); }

static void receive_block(const struct block *block)
{
    for (uint64_t i = 0; i < block->words; i++) {
        if (table_is_full(&owned)) table_grow(&owned);
        table_add(&owned, &block->word[i]);
    }
}

/* Takes in all blocks that have arrived, unless another thread is doing so. */
static void empty_inbox(void)
{
    if (!omp_test_lock(&inbox_lock)) return;
    for (;;) {
        uint64_t slot = inbox_next % SLOTS, round = inbox_next / SLOTS;
        /* The test succeeds after the sender's set, and the sender's fence put the block before the set. */
        if (!shmem_test(&inbox_turn[slot], SHMEM_CMP_EQ, 2 * round + 1)) break;
        receive_block(&inbox[slot]);
        shmem_fence(); /* done with the block, before the slot is given away */
        shmem_atomic_set(&inbox_turn[slot], 2 * (round + 1), me);
        inbox_next++;
    }
    omp_unset_lock(&inbox_lock);
}

/* Sends a block to the inbox of its owner, and empties it here. */
static void ship(shmem_ctx_t ctx, struct block *block, int owner)
{
    if (block->words == 0) return;
    uint64_t ticket = shmem_atomic_fetch_inc(ctx, &inbox_tickets, owner);
    uint64_t slot = ticket % SLOTS, round = ticket / SLOTS;
    while (shmem_atomic_fetch(ctx, &inbox_turn[slot], owner) != 2 * round) {
        empty_inbox();
        sched_yield(); /* there may be more threads than cores */
    }
    size_t size = offsetof(struct block, word) + block->words * sizeof(struct word);
    shmem_ctx_putmem(ctx, &inbox[slot], block, size, owner);
    shmem_ctx_fence(ctx); /* the block is there before anybody is told */
    shmem_atomic_set(ctx, &inbox_turn[slot], 2 * round + 1, owner);
    block->words = 0;
}

static void ship_word(shmem_ctx_t ctx, struct block *block, const struct word *w, int owner)
{
    block->word[block->words++] = *w;
    if (block->words == BLOCK_WORDS) ship(ctx, block, owner);
}

/* Ends a phase of shipping: a PE that has sent its last block increments a counter on PE 0, and continues to
 * receive until all PEs have done so. A barrier would not suffice, because a PE in it does not empty its inbox. */
static void finish_shipping(void)
{
    static uint64_t finished;  /* symmetric: PE 0's counts the PEs, in all phases together */
    static uint64_t everybody; /* what it will be at the end of this phase */
    everybody += (uint64_t)pes;
    shmem_quiet(); /* all blocks are in the inboxes: the threads did the same on their own contexts */
    shmem_atomic_inc(&finished, 0);
    while (shmem_atomic_fetch(&finished, 0) < everybody) {
        empty_inbox();
        show_progress();
        sched_yield();
    }
    empty_inbox();
    shmem_barrier_all(); /* from here on, all inboxes are empty */
}

/* ---- count ------------------------------------------------------------------------------------------- */

/* A thread counts in a table that fits into its core's cache, and ships the words when the table is full:
 * most words of a text are frequent ones, and these cross the network once per table and not once per word.
 */
enum { LOCAL_SLOTS = 1 << 14 };

struct worker {
    shmem_ctx_t ctx;
    bool private; /* whether ctx is this thread's own */
    struct table local;
    struct block *outbox; /* one for each PE */
};

static uint64_t next_piece; /* symmetric: PE 0's is the one that counts */

static void ship_table(struct worker *worker)
{
    struct table *t = &worker->local;
    for (size_t i = 0; i < t->slots; i++) {
        if (t->slot[i].count == 0) continue;
        int owner = word_owner(&t->slot[i]);
        ship_word(worker->ctx, &worker->outbox[owner], &t->slot[i], owner);
    }
    memset(t->slot, 0, t->slots * sizeof *t->slot);
    t->used = 0;
}

/* Counts the word that starts at p and returns where it ends, in the next piece perhaps. */
static const unsigned char *count_word(struct worker *worker, const struct file *file, const unsigned char *p)
{
    const unsigned char *start = p, *end = file->text + file->size;
    struct word w = {.count = 1};
    unsigned char letter;
    for (; p < end && (letter = small[*p]) != 0; p++)
        if (p - start < SHORT) w.letter[p - start] = letter;
    size_t length = (size_t)(p - start);
    if (length > SHORT) w = make_long_word(file->begin + (uint64_t)(start - file->text), start, length);
    if (table_is_full(&worker->local)) ship_table(worker);
    table_add(&worker->local, &w);
    return p;
}

/* Counts the words that start in [begin, end) of a file. One that starts before `begin` was counted with
 * the piece before this one; one that ends behind `end` belongs to this one. */
static void count_range(struct worker *worker, const struct file *file, uint64_t begin, uint64_t end)
{
    const unsigned char *p = file->text + begin, *stop = file->text + end;
    if (begin > 0 && small[p[-1]])
        while (p < stop && small[*p]) p++;
    for (;;) {
        while (p < stop && !small[*p]) p++;
        if (p >= stop) return;
        p = count_word(worker, file, p);
    }
}

/* A piece may hold many small files, or be a part of a large one. A word never crosses the end of a file. */
static void count_piece(struct worker *worker, uint64_t begin, uint64_t end)
{
    for (const struct file *file = file_at(begin); file < files + file_count && file->begin < end; file++) {
        uint64_t from = begin > file->begin ? begin - file->begin : 0;
        uint64_t to = end - file->begin < file->size ? end - file->begin : file->size;
        if (from < to) count_range(worker, file, from, to);
    }
    shmem_atomic_add(worker->ctx, &bytes_done, end - begin, 0);
}

/* Small enough that all threads finish at about the same time, large enough that the counter on PE 0 is
 * seldom asked. All PEs must come to the same size. */
static uint64_t piece_size(void)
{
    uint64_t size = text_size / (16u * (uint64_t)pes * (uint64_t)option.threads);
    return size < 4096 ? 4096 : size > 1 << 20 ? 1 << 20 : size;
}

static void start_worker(struct worker *worker)
{
    /* Some networks have few contexts. The default one always works, only slower: all threads share it. */
    worker->private = shmem_ctx_create(SHMEM_CTX_PRIVATE, &worker->ctx) == 0;
    if (!worker->private) worker->ctx = SHMEM_CTX_DEFAULT;
    worker->local = table_create(LOCAL_SLOTS, 1);
    worker->outbox = allocate_zeroed((size_t)pes, sizeof *worker->outbox);
}

static void end_worker(struct worker *worker)
{
    ship_table(worker);
    for (int i = 1; i <= pes; i++) /* not all to PE 0 first */
        ship(worker->ctx, &worker->outbox[(me + i) % pes], (me + i) % pes);
    shmem_ctx_quiet(worker->ctx);
    if (worker->private) shmem_ctx_destroy(worker->ctx);
    free(worker->local.slot);
    free(worker->outbox);
}

static void run_worker(void)
{
    struct worker worker;
    uint64_t begin, size = piece_size();
    start_worker(&worker);
    while ((begin = size * shmem_atomic_fetch_inc(worker.ctx, &next_piece, 0)) < text_size) {
        count_piece(&worker, begin, text_size - begin < size ? text_size : begin + size);
        empty_inbox();
        if (omp_get_thread_num() == 0) show_progress();
    }
    end_worker(&worker);
}

/* Counts all words; returns the seconds it took. */
static double count_text(void)
{
    inbox = shmem_malloc(SLOTS * sizeof *inbox);
    if (!inbox) die("no room for the inbox in the symmetric heap");
    owned = table_create(LOCAL_SLOTS, 2 + (uint64_t)me);
    omp_init_lock(&inbox_lock);
    shmem_barrier_all();
    start_time = omp_get_wtime();
#pragma omp parallel num_threads(option.threads)
    run_worker();
    finish_shipping();
    double seconds = omp_get_wtime() - start_time;
    next_time = 0; /* the last time is always shown */
    show_progress();
    return seconds;
}

/* ---- result ------------------------------------------------------------------------------------------ */

static uint64_t total_words, total_distinct; /* symmetric: PE 0's are those of all PEs */

static int by_letters(const void *a, const void *b) { return compare_words(a, b); }

static int by_count(const void *a, const void *b)
{
    uint64_t x = ((const struct word *)a)->count, y = ((const struct word *)b)->count;
    return x != y ? (x < y ? 1 : -1) : compare_words(a, b); /* the same order on any number of PEs */
}

/* Brings the `top` most frequent words to the front, in order, without sorting all the others: those that
 * may be among them gather behind the best ones so far, and from time to time are sorted with these. */
static void sort_top(struct word *w, size_t words, size_t top)
{
    size_t kept = 0;
    bool full = false; /* w[0..top) are the best so far, in order */
    for (size_t i = 0; i < words && top > 0; i++) {
        if (full && by_count(&w[top - 1], &w[i]) < 0) continue;
        struct word candidate = w[i];
        w[i] = w[kept]; /* no word gets lost */
        w[kept++] = candidate;
        if (kept < 2 * top) continue;
        qsort(w, kept, sizeof *w, by_count);
        kept = top;
        full = true;
    }
    qsort(w, kept, sizeof *w, by_count);
}

/* Adds up the totals, and brings to PE 0 all words, or as many as the list of the most frequent ones needs.
 * PE 0 gets them like any others, in its inbox, into its table. */
static void gather_words(void)
{
    uint64_t words = 0;
    struct block *block = allocate_zeroed(1, sizeof *block);
    for (size_t i = 0; i < owned.slots; i++) words += owned.slot[i].count;
    shmem_atomic_add(&total_words, words, 0);
    shmem_atomic_add(&total_distinct, owned.used, 0);
    if (me != 0) {
        table_pack(&owned);
        size_t wanted = owned.used;
        if (!option.check && wanted > option.top) {
            wanted = option.top;
            sort_top(owned.slot, owned.used, wanted);
        }
        for (size_t i = 0; i < wanted; i++) ship_word(SHMEM_CTX_DEFAULT, block, &owned.slot[i], 0);
        ship(SHMEM_CTX_DEFAULT, block, 0);
    }
    finish_shipping();
    free(block);
}

/* A long word is cut, with its length. */
static void print_word(FILE *to, const unsigned char *letters, size_t length)
{
    for (size_t i = 0; i < length && i < 60; i++) fputc(small[letters[i]], to);
    if (length > 60) fprintf(to, "... (%zu letters)", length);
    fputc('\n', to);
}

static void print_result(double seconds)
{
    size_t top = owned.used < option.top ? owned.used : option.top;
    table_pack(&owned);
    sort_top(owned.slot, owned.used, top);
    if (top > 0) printf("%12s  word\n", "count");
    for (size_t i = 0; i < top; i++) {
        printf("%12llu  ", (unsigned long long)owned.slot[i].count);
        print_word(stdout, word_letters(&owned.slot[i]), word_length(&owned.slot[i]));
    }
    printf("\n%12llu  words in all\n%12llu  distinct words\n%12zu  files, %.1f MB\n", (unsigned long long)total_words,
           (unsigned long long)total_distinct, file_count, (double)text_size / 1e6);
    printf("%12.2f  M words/s: %d PE%s with %d thread%s each, in %.3f s\n", (double)total_words / 1e6 / seconds, pes,
           pes == 1 ? "" : "s", option.threads, option.threads == 1 ? "" : "s", seconds);
    fflush(stdout);
}

/* ---- check ------------------------------------------------------------------------------------------- */

extern char **environ;

/* Starts the pipeline with its ends in this program: *in to write to, *out to read from. */
static pid_t start_pipeline(FILE **in, FILE **out)
{
    static char script[] = "LC_ALL=C; export LC_ALL; tr -cs A-Za-z '\\n' | tr A-Z a-z | sort | uniq -c";
    char *arguments[] = {"sh", "-c", script, NULL};
    int to[2], from[2];
    pid_t child;
    posix_spawn_file_actions_t actions;
    signal(SIGPIPE, SIG_IGN); /* if the pipeline breaks, writing to it fails and we say so */
    if (pipe2(to, O_CLOEXEC) != 0 || pipe2(from, O_CLOEXEC) != 0) die("no pipe: %s", strerror(errno));
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, to[0], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, from[1], STDOUT_FILENO);
    int error = posix_spawn(&child, "/bin/sh", &actions, NULL, arguments, environ);
    if (error) die("cannot start /bin/sh: %s", strerror(error));
    posix_spawn_file_actions_destroy(&actions);
    close(to[0]);
    close(from[1]);
    *in = fdopen(to[1], "w");
    *out = fdopen(from[0], "r");
    if (!*in || !*out) die("out of memory");
    return child;
}

/* Writes the text to the pipeline, all of it before the first byte comes back: sort must have read the end
 * before it can write the beginning. A newline after each file, for a word ends where its file ends. */
static void feed_pipeline(FILE *in)
{
    bool good = true;
    for (size_t i = 0; i < file_count; i++) {
        good &= files[i].size == 0 || fwrite(files[i].text, files[i].size, 1, in) == 1;
        good &= fputc('\n', in) != EOF;
    }
    if (fclose(in) != 0 || !good) die("cannot write to tr: %s", strerror(errno));
}

static uint64_t differences;

static void report_difference(uint64_t mine, uint64_t theirs, const unsigned char *letters, size_t length)
{
    if (differences++ >= 10) return; /* more would not help */
    fprintf(stderr, "wordcount: counted %llu times here, %llu times by the pipeline: ", (unsigned long long)mine,
            (unsigned long long)theirs);
    print_word(stderr, letters, length);
}

static void report_unknown(const struct word *w) /* a word that the pipeline does not know */
{
    report_difference(w->count, 0, word_letters(w), word_length(w));
}

/* Compares one line of the pipeline, "  count word", with the next words of this program. Both are in the
 * order of the letters. Returns how many words it has dealt with. */
static size_t check_line(const char *line, const struct word *words, size_t left)
{
    char *p;
    uint64_t count = strtoull(line, &p, 10);
    const unsigned char *letters = (const unsigned char *)p + strspn(p, " ");
    size_t length = strcspn((const char *)letters, "\n"), done = 0;
    if (length == 0) return 0; /* what tr makes of bytes before the first word */
    int order = 1;
    while (done < left &&
           (order = compare_letters(word_letters(&words[done]), word_length(&words[done]), letters, length)) < 0)
        report_unknown(&words[done++]);
    uint64_t mine = done < left && order == 0 ? words[done].count : 0;
    if (mine != count) report_difference(mine, count, letters, length);
    total_words -= count; /* 0 at the end, as is the number of distinct words */
    total_distinct--;
    return done + (mine != 0);
}

/* Only on PE 0, which has all words by now. */
static void check_with_pipeline(void)
{
    FILE *in, *out;
    char *line = NULL;
    size_t room = 0, next = 0;
    int status;
    uint64_t words = total_words, distinct = total_distinct;
    qsort(owned.slot, owned.used, sizeof *owned.slot, by_letters);
    pid_t child = start_pipeline(&in, &out);
    feed_pipeline(in);
    while (getline(&line, &room, out) >= 0) next += check_line(line, owned.slot + next, owned.used - next);
    while (next < owned.used) report_unknown(&owned.slot[next++]);
    fclose(out);
    free(line);
    if (waitpid(child, &status, 0) != child || status != 0) die("the pipeline tr | sort | uniq -c failed");
    if (differences) die("%llu words differ from tr | sort | uniq -c", (unsigned long long)differences);
    if (total_words || total_distinct) die("the totals differ from those of tr | sort | uniq -c");
    printf("checked: %llu words, %llu distinct, equal to tr | sort | uniq -c\n", (unsigned long long)words,
           (unsigned long long)distinct);
    fflush(stdout);
}

/* ---- main -------------------------------------------------------------------------------------------- */

static void print_usage(FILE *to)
{
    fprintf(to, "usage: oshrun -n PES wordcount [options] FILE...\n"
                "\n"
                "Counts the words of all files together; all PEs and their threads take part.\n"
                "\n"
                "  --threads N        threads on each PE (default 2)\n"
                "  --top N            print the N most frequent words (default 10)\n"
                "  --check            compare every word's count with tr | sort | uniq -c\n"
                "  --bar              draw a progress bar also where stderr is not a terminal\n"
                "  --files-from LIST  also count the files that the file LIST names, one in each line\n"
                "  --help             this text\n");
}

static void add_files_from(const char *list)
{
    FILE *from = fopen(list, "r");
    char *line = NULL;
    size_t room = 0;
    ssize_t length;
    if (!from && me != 0) shmem_barrier_all(); /* PE 0 has the word, and ends the job */
    if (!from) die("cannot read %s: %s", list, strerror(errno));
    while ((length = getline(&line, &room, from)) >= 0) {
        line[strcspn(line, "\n")] = '\0';
        char *name = length > 0 && line[0] ? strdup(line) : NULL;
        if (name) add_file(name);
    }
    free(line);
    fclose(from);
}

/* Sets *value to the whole number in `text`, if it is one from low to high. */
static bool parse_number(const char *text, long low, long high, long *value)
{
    char *end;
    *value = strtol(text, &end, 10);
    return end != text && *end == '\0' && *value >= low && *value <= high;
}

static bool parse_option(int letter, const char *text)
{
    long value;
    switch (letter) {
    case 't':
        if (!parse_number(text, 1, 1024, &value)) return false;
        option.threads = (int)value;
        return true;
    case 'n':
        if (!parse_number(text, 0, 1000000000, &value)) return false;
        option.top = (size_t)value;
        return true;
    case 'c':
        option.check = true;
        return true;
    case 'b':
        option.bar = true;
        return true;
    case 'f':
        add_files_from(text);
        return true;
    default:
        return false;
    }
}

/* Returns -1 to continue, or the exit status. */
static int parse_command_line(int argc, char **argv)
{
    static const struct option names[] = {{"threads", required_argument, NULL, 't'},
                                          {"top", required_argument, NULL, 'n'},
                                          {"check", no_argument, NULL, 'c'},
                                          {"bar", no_argument, NULL, 'b'},
                                          {"files-from", required_argument, NULL, 'f'},
                                          {"help", no_argument, NULL, 'h'},
                                          {NULL, 0, NULL, 0}};
    int letter;
    bool good = true, help = false;
    opterr = 0; /* every PE reads the options, but one complaint is enough */
    while (good && !help && (letter = getopt_long(argc, argv, "", names, NULL)) != -1) {
        help = letter == 'h';
        good = help || parse_option(letter, optarg);
    }
    for (int i = optind; good && i < argc; i++) add_file(argv[i]);
    if (me == 0 && help) print_usage(stdout);
    if (help) return 0;
    if (good && file_count > 0) return -1;
    if (me == 0 && !good) fprintf(stderr, "wordcount: wrong option or value: %s\n\n", argv[optind - 1]);
    if (me == 0 && good) fprintf(stderr, "wordcount: no files\n\n");
    if (me == 0) print_usage(stderr);
    return 2;
}

int main(int argc, char **argv)
{
    int level = SHMEM_THREAD_SINGLE;
    if (shmem_init_thread(SHMEM_THREAD_MULTIPLE, &level) != 0) return 1;
    me = shmem_my_pe();
    pes = shmem_n_pes();
    fill_small();
    int status = parse_command_line(argc, argv);
    if (level < SHMEM_THREAD_MULTIPLE) option.threads = 1; /* all that this library can do */
    if (status < 0) {
        map_text();
        double seconds = count_text();
        gather_words();
        if (me == 0) print_result(seconds);
        if (me == 0 && option.check) check_with_pipeline();
        shmem_free(inbox);
        status = 0;
    }
    shmem_finalize();
    return status;
}
