/* --output-filename: the folder with the output of each PE, in files of its own: PE.out and PE.err. */
#include "oshrun.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/output_file.h"

static struct {
    const char *folder;
    int *fds; /* two for each PE; NULL: no files are written */
} files;

static int file_open(int pe, const char *suffix)
{
    char *path = text_of("%s/%d.%s", files.folder, pe, suffix);
    int fd = output_open(path);
    if (fd < 0) give_up(STATUS_BAD_USAGE, "--output-filename: cannot write %s: %s", path, strerror(errno));
    return fd;
}

void files_make_folder(const struct options *options)
{
    const char *folder = options->output_folder;
    if (folder && mkdir(folder, 0777) && errno != EEXIST)
        give_up(STATUS_BAD_USAGE, "--output-filename: cannot make the folder %s: %s", folder, strerror(errno));
}

void files_begin(const struct options *options)
{
    if (!options->output_folder) return;
    files.folder = options->output_folder;
    files.fds = calloc(2 * (size_t)options->n_pes, sizeof *files.fds);
    if (!files.fds) give_up(1, "out of memory");
    files_make_folder(options);
    for (int pe = 0; pe < options->n_pes; pe++) {
        int *fds = files.fds + 2 * (size_t)pe;
        fds[0] = file_open(pe, "out");
        fds[1] = options->merge_stderr ? -1 : file_open(pe, "err");
    }
}

/* A disk that is full ends the copy of this PE, once, and the job continues. */
void files_write(int pe, int which, const char *text, size_t size)
{
    if (!files.fds) return;
    int *fd = &files.fds[2 * pe + (which == STDERR_FILENO)];
    while (*fd >= 0 && size) {
        ssize_t n = write(*fd, text, size);
        if (n < 0 && errno == EINTR) continue;
        if (n < 0) {
            say("cannot write the output of PE %d to a file in %s: %s", pe, files.folder, strerror(errno));
            close(*fd);
            *fd = -1;
            return;
        }
        text += n;
        size -= (size_t)n;
    }
}
