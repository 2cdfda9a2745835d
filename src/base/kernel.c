#include "base/kernel.h"

#include <stdio.h>
#include <string.h>

void kernel_read(char id[KERNEL_SIZE])
{
    FILE *file = fopen("/proc/sys/kernel/random/boot_id", "r");
    memset(id, 0, KERNEL_SIZE);
    if (!file) return;
    if (!fgets(id, KERNEL_SIZE, file)) id[0] = 0;
    fclose(file);
}
