/* Every PE appends a message to the buffer of PE 0. The library finds the place for it there. */
#include <shmemx.h>
#include <stdio.h>

static char text[4096];

int main(void)
{
    shmemx_oct_t messages;
    char message[16];
    shmem_init();
    shmemx_oct_create(&messages, text, sizeof text);
    snprintf(message, sizeof message, "from PE %4d\n", shmem_my_pe());
    shmemx_push(messages, message, 13, 0); /* 13 bytes each */
    if (shmem_my_pe() == 0) {
        shmemx_oct_wait(messages, 13 * (size_t)shmem_n_pes());
        fwrite(text, 1, shmemx_oct_get_complete(messages), stdout);
    }
    shmemx_oct_destroy(&messages);
    shmem_finalize();
}
