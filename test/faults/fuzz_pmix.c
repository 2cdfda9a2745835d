/* A fuzzer of PMIx: whatever values and statuses its library returns, a PE takes them or ends with a message. The
 * functions of the library are replaced; an input is what they return. */
#include "fuzz.h"

#include "job/boot_pmix.c"

enum { ROOM = 24 };

struct boot boot;
struct board_seat seat;

void end_leave_if_near(void) {}
bool mpi_is_initialized(void) { return false; }
bool mpi_is_open_mpi(int version) { return version == 5; }

/* A status, mostly success. */
static int status(void)
{
    uint8_t byte = fuzz_byte();
    return byte < 200 ? PX_SUCCESS : -(int)byte;
}

static int init(struct px_proc *self, void *info, size_t n)
{
    (void)info, (void)n;
    self->rank = fuzz_byte();
    return status();
}

static int get(const struct px_proc *proc, const char *key, const struct px_info *info, size_t n,
               struct px_value **value)
{
    (void)info, (void)n;
    fuzz_touch(key, strlen(key));
    fuzz_touch(&proc->rank, sizeof proc->rank);
    int result = status();
    if (result != PX_SUCCESS) return result;
    *value = fuzz_calloc(1, sizeof **value);
    uint8_t kind = fuzz_byte();
    (*value)->type = kind & 1 ? PX_BYTE_OBJECT : kind & 2 ? PX_UINT32 : kind;
    if (kind & 1) {
        size_t size = fuzz_byte();
        (*value)->data.bytes.bytes = fuzz_calloc(1, size);
        (*value)->data.bytes.size = size;
        fuzz_bytes((*value)->data.bytes.bytes, size);
    } else {
        fuzz_bytes(&(*value)->data.uint32, sizeof(*value)->data.uint32);
    }
    return result;
}

static int put(uint8_t scope, const char *key, struct px_value *value)
{
    (void)scope;
    fuzz_touch(key, strlen(key));
    fuzz_touch(value->data.bytes.bytes, value->data.bytes.size);
    return status();
}

static int commit(void) { return status(); }

static int fence_nb(const struct px_proc *procs, size_t n_procs, const struct px_info *info, size_t n,
                    void (*done)(int status, void *arg), void *arg)
{
    (void)procs, (void)n_procs, (void)info, (void)n;
    int result = status();
    if (result == PX_SUCCESS) done(status(), arg);
    return result;
}

static int stop(int number, const char *message, struct px_proc *procs, size_t n)
{
    (void)message, (void)procs, (void)n;
    return number;
}

static int finalize(const struct px_info *info, size_t n)
{
    (void)info, (void)n;
    return status();
}

static void register_event_handler(int *codes, size_t n_codes, struct px_info *info, size_t n,
                                   px_event_handler *handler, void *done, void *arg)
{
    (void)codes, (void)n_codes, (void)info, (void)n, (void)done;
    if (fuzz_byte() == 255) handler(0, 0, NULL, NULL, 0, NULL, 0, NULL, arg);
}

static const char *error_string(int number) { return number ? "an error" : "success"; }

void fuzz_one(void)
{
    pmix = (typeof(pmix)){.init = init,
                          .get = get,
                          .put = put,
                          .commit = commit,
                          .fence_nb = fence_nb,
                          .abort = stop,
                          .finalize = finalize,
                          .register_event_handler = register_event_handler,
                          .error_string = error_string};
    char record[ROOM] = "", *found = malloc(ROOM);
    enter();
    boot.n_pes = (int)job_size();
    if (boot.n_pes < 1 || pmix.self.rank >= (uint32_t)boot.n_pes) abort();
    pmix_publish(record, sizeof record);
    pmix_fence(0);
    size_t size = pmix_look_up(0, found, ROOM);
    fuzz_touch(found, min_size(size, ROOM));
    pmix_pause();
    pmix_publish(record, sizeof record);
    pmix_fence(0);
    pmix_is_gone();
    pmix_abort(1);
    pmix_leave();
}

void fuzz_clear(void) {}
