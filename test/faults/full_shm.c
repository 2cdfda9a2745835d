/* Writes to a file in /dev/shm until the process ends by SIGBUS. faults.py gives it a small /dev/shm. */
#include <fcntl.h>
#include <shmem.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { BYTES = 4 << 20 };

int main(void)
{
    shmem_init();
    int fd = open("/dev/shm/full", O_CREAT | O_RDWR, 0600);
    if (fd < 0 || ftruncate(fd, BYTES)) return 1;
    void *bytes = mmap(NULL, BYTES, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (bytes != MAP_FAILED) memset(bytes, 1, BYTES);
    return 1;
}
