#include "ucx_packed.h"

static void *packed_begin(void *unused, const void *message, size_t count)
{
    (void)unused, (void)count;
    return (void *)message;
}

static size_t packed_length(void *message) { return wire_message_length(message); }

/* UCX asks for a long message piece by piece. */
static size_t packed_copy(void *message, size_t offset, void *to, size_t room)
{
    const struct wire_message *m = message;
    size_t done = 0;
    for (const struct wire_part *part = m->parts; part < m->parts + sizeof m->parts / sizeof *m->parts; part++) {
        size_t skipped = min_size(offset, part->nbytes), n = min_size(part->nbytes - skipped, room - done);
        if (n) memcpy((char *)to + done, (const char *)part->bytes + skipped, n);
        offset -= skipped;
        done += n;
    }
    return done;
}

static void packed_end(void *message) { (void)message; }

/* Nobody receives with it. */
static void *unpacked_begin(void *unused, void *buffer, size_t count)
{
    (void)unused, (void)count;
    return buffer;
}

static ucs_status_t unpacked_copy(void *buffer, size_t offset, const void *from, size_t nbytes)
{
    (void)buffer, (void)offset, (void)from, (void)nbytes;
    return UCS_ERR_UNSUPPORTED;
}

const char *ucx_packed_up(void)
{
    static const ucp_generic_dt_ops_t operations = {
        .start_pack = packed_begin,
        .start_unpack = unpacked_begin,
        .packed_size = packed_length,
        .pack = packed_copy,
        .unpack = unpacked_copy,
        .finish = packed_end,
    };
    ucs_status_t status = ucp_dt_create_generic(&operations, NULL, &ucx.packed);
    return status == UCS_OK ? NULL : ucx_failed("cannot make a data type", status);
}

void ucx_packed_down(void) { ucp_dt_destroy(ucx.packed); }
