/* A fuzzer (libFuzzer) of topology files: a file is refused with a reason, or answers for any PE and host. */
#include <stdlib.h>
#include <string.h>

#include "ext/topology.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char why[64] = "";
    struct topology_entry entry;
    char *text = malloc(size + 1);
    if (!text) abort();
    memcpy(text, data, size);
    text[size] = 0;
    struct topology_file *file = topology_file_parse(text, why, sizeof why);
    if (!file && !*why) abort();
    for (int pe = 0; file && pe < 3; pe++)
        if (!topology_file_find(file, pe, "n1", &entry, why, sizeof why) && !*why) abort();
    topology_file_free(file);
    free(text);
    return 0;
}
