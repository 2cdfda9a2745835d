#include "base/stack.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <link.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>
#include <unwind.h>

#include "base/atomic.h"
#include "base/log.h"
#include "base/shared_file.h"
#include "base/text_line.h"

enum {
    FRAMES_MAX = 64,    /* that are looked at, */
    SAID_MAX = 8,       /* and said */
    ARGUMENTS = 6,      /* of addr2line, before the addresses */
    LIBRARY_FRAMES = 8, /* above the program's, that a crash says */
    ADDRESS_ROOM = 20,
    ALTERNATE_STACK = 1 << 16, /* bytes: for a crash because the stack is full */
};

/* Prepared before a crash, because memory may be corrupted afterwards. */
static struct {
    bool is_up;
    pid_t process;          /* a child of fork() is not a PE, and its crash may be intended */
    const uint64_t *ending; /* see stack_up */
    int found;              /* a memfd: what addr2line writes */
    posix_spawn_file_actions_t files;
    posix_spawnattr_t attributes;
    char alternate[ALTERNATE_STACK];
} stack;

/* Filled during a crash, in memory that is not accessed before. */
static struct {
    char program[PATH_MAX], folder[PATH_MAX];
    char path[PATH_MAX]; /* all that addr2line has of our environment: our library is not to be loaded before it */
} here;

/* Frames of one file that follow one another. */
struct piece {
    const char *file;
    int count;
    char addresses[FRAMES_MAX][ADDRESS_ROOM];
};

static struct {
    char text[1 << 14]; /* two lines for each frame: its function, and FILE:LINE */
    size_t length;
    int n; /* of the program's, that were looked at */
} frames;

/* Where in libraries a crash was, up to the first frame of the program. */
static struct {
    struct text_line text;
    int n;
    bool is_open;   /* the frames above the fault are those of its handler */
    bool has_other; /* than the C library */
} libraries;

/* Holding: one thread at a time uses all of these buffers. */

/* The process and the thread that hold the buffers; 0 if they are free. */
static uint64_t holder;

static uint64_t this_thread(void) { return (uint64_t)getpid() << 32 | (uint32_t)gettid(); }

/* A thread that holds the buffers already may have crashed with them, and does not continue. A holder in another
 * process is a thread that fork() did not copy. */
static void buffers_take(void)
{
    uint64_t me = this_thread(), seen = load_relaxed(&holder);
    while (seen != me) {
        bool is_free = seen >> 32 != me >> 32;
        if (is_free && compare_exchange_acquire(&holder, &seen, me)) break; /* pairs with buffers_give */
        if (!is_free) usleep(1000);
        seen = load_relaxed(&holder);
    }
    if (!stack.is_up) stack_up(NULL);
}

static void buffers_give(void) { store_release(&holder, 0); }

/* Asking */

/* Appends what addr2line says; nothing where there is none. */
static void piece_ask(struct piece *piece)
{
    char *environment[] = {here.path, NULL},
         *arguments[ARGUMENTS + FRAMES_MAX + 1] = {"addr2line", "-f", "-C", "-i", "-e", (char *)(uintptr_t)piece->file};
    pid_t pid;
    for (int i = 0; i < piece->count; i++) arguments[ARGUMENTS + i] = piece->addresses[i];
    piece->count = 0;
    if (ftruncate(stack.found, 0) || lseek(stack.found, 0, SEEK_SET)) return;
    if (posix_spawnp(&pid, arguments[0], &stack.files, &stack.attributes, arguments, environment)) return;
    while (waitpid(pid, NULL, 0) < 0 && errno == EINTR) continue;
    ssize_t n = pread(stack.found, frames.text + frames.length, sizeof frames.text - 1 - frames.length, 0);
    if (n > 0) frames.length += (size_t)n;
}

/* Heddle's frames and the C library's, which may have debug information, too, are none of the program's. */
static bool is_of_program(const char *file)
{
    static const char *const others[] = {"libheddle", "heddle-wire-", "libc.so", "ld-linux", "linux-vdso"};
    const char *slash = strrchr(file, '/'), *name = slash ? slash + 1 : file;
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++)
        if (!strncmp(name, others[i], strlen(others[i]))) return false;
    return true;
}

/* Adds a frame to those of libraries. */
static void library_take(uintptr_t at, int is_fault, bool is_program)
{
    Dl_info info;
    if (is_fault) libraries.is_open = true;
    if (is_program || libraries.n == LIBRARY_FRAMES) libraries.is_open = false;
    if (!libraries.is_open || !dladdr((void *)at, &info)) return;
    const char *slash = strrchr(info.dli_fname, '/'), *name = slash ? slash + 1 : info.dli_fname;
    libraries.has_other = libraries.has_other || strncmp(name, "libc.so", strlen("libc.so"));
    text_line_add(&libraries.text, "%s%s+%#lx", libraries.n++ ? ", " : "", name,
                  (unsigned long)(at - (uintptr_t)info.dli_fbase));
}

/* The file of the program's that the code at this address is of; NULL: none. */
static const char *file_of(const void *at, uintptr_t *loaded_at)
{
    Dl_info info;
    struct link_map *map;
    if (!dladdr1(at, &info, (void **)&map, RTLD_DL_LINKMAP)) return NULL;
    if (!is_of_program(map->l_name)) return NULL;
    *loaded_at = map->l_addr;
    return *map->l_name ? map->l_name : here.program;
}

/* Adds a frame to the piece that it belongs to. */
static _Unwind_Reason_Code frame_take(struct _Unwind_Context *context, void *of)
{
    struct piece *piece = of;
    int is_fault; /* the instruction that a signal has come at; the others are where calls return to */
    uintptr_t at = _Unwind_GetIPInfo(context, &is_fault), loaded_at = 0;
    const char *file = at ? file_of((void *)at, &loaded_at) : NULL;
    library_take(at, is_fault, file && file == here.program);
    if (!file) return _URC_NO_REASON;
    if (frames.n++ == FRAMES_MAX) return _URC_END_OF_STACK;
    if (piece->count && file != piece->file) piece_ask(piece);
    piece->file = file;
    snprintf(piece->addresses[piece->count++], ADDRESS_ROOM, "%#lx", (unsigned long)(at - loaded_at - !is_fault));
    return _URC_NO_REASON;
}

static void look_around(void)
{
    const char *path = getenv("PATH");
    ssize_t length = readlink("/proc/thread-self/exe", here.program, sizeof here.program - 1);
    here.program[length < 0 ? 0 : length] = 0;
    if (!getcwd(here.folder, sizeof here.folder)) here.folder[0] = 0;
    snprintf(here.path, sizeof here.path, "PATH=%s", path ? path : "/usr/bin:/bin");
}

void stack_find(void)
{
    static struct piece piece;
    buffers_take();
    look_around();
    frames.length = 0;
    frames.n = 0;
    libraries.n = 0;
    libraries.text.length = 0;
    libraries.is_open = libraries.has_other = false;
    piece.count = 0;
    _Unwind_Backtrace(frame_take, &piece);
    if (piece.count) piece_ask(&piece);
    frames.text[frames.length] = 0;
}

/* Saying */

/* Takes a line from *at; NULL: there is none. */
static char *next_line(char **at)
{
    char *line = *at, *end = strchr(line, '\n');
    if (!end) return NULL;
    *end = 0;
    *at = end + 1;
    return line;
}

/* A file below the folder that the job runs in is named from there. */
static const char *shortened(const char *place)
{
    size_t length = strlen(here.folder);
    bool is_below = length && !strncmp(place, here.folder, length) && place[length] == '/';
    return is_below ? place + length + 1 : place;
}

/* Of heddle_inline.h, whose code is in the program. */
static bool is_of_header(const char *function)
{
    return !strncmp(function, "heddle_inline_", strlen("heddle_inline_"));
}

void stack_say(const char *what)
{
    char *at = frames.text, *function, *place;
    const char *last = "";
    if (load_relaxed(&holder) != this_thread()) return;
    for (int said = 0; said < SAID_MAX && (function = next_line(&at)) && (place = next_line(&at));) {
        char *more = strstr(place, " (discriminator");
        if (more) *more = 0;
        if (is_of_header(function)) continue;
        if (strchr(place, '?') || !strcmp(place, last)) continue; /* no file or no line; a function that calls itself */
        print_warning("%s%sat %s, in %s", said ? "" : what, said || !*what ? "" : " ", shortened(place), function);
        last = place;
        said++;
        if (!strcmp(function, "main")) break;
    }
    buffers_give();
}

/* With the buffers held. */
static void place_find(const void *at, char *text, size_t room)
{
    static struct piece piece;
    uintptr_t loaded_at = 0;
    look_around();
    frames.length = 0;
    piece.file = at ? file_of(at, &loaded_at) : NULL;
    if (!piece.file) return;
    piece.count = 1;
    snprintf(piece.addresses[0], ADDRESS_ROOM, "%#lx", (unsigned long)((uintptr_t)at - loaded_at - 1));
    piece_ask(&piece);
    frames.text[frames.length] = 0;
    char *rest = frames.text, *function = next_line(&rest), *place = function ? next_line(&rest) : NULL;
    char *more = place ? strstr(place, " (discriminator") : NULL;
    if (more) *more = 0;
    if (place && !strchr(place, '?')) snprintf(text, room, "%s, in %s", shortened(place), function);
}

const char *stack_place(const void *at, char *text, size_t room)
{
    *text = 0;
    buffers_take();
    place_find(at, text, room);
    buffers_give();
    return text;
}

/* Crashes */

static const struct crash {
    int signo;
    const char *name;
} crashes[] = {{SIGSEGV, "SIGSEGV"}, {SIGBUS, "SIGBUS"}, {SIGFPE, "SIGFPE"}, {SIGILL, "SIGILL"}, {SIGABRT, "SIGABRT"}};
enum { N_CRASHES = sizeof crashes / sizeof crashes[0] };

static void crash_say(int signo, bool is_from_outside)
{
    static int crashing;
    if (exchange(&crashing, 1))
        for (;;) pause(); /* another thread says it */
    stack_find();
    if (libraries.has_other && !is_from_outside) print_warning("crashed inside %s", libraries.text.text);
    for (int i = 0; i < N_CRASHES; i++)
        if (crashes[i].signo == signo) stack_say(crashes[i].name);
    if (signo == SIGBUS && !shared_file_room())
        print_warning(SHARED_FILE_FOLDER
                      " is full: a new page of a file there ends a process by SIGBUS (docker: --shm-size)");
}

/* Nothing here allocates memory. The signal comes once more when this returns, and does what it would have done. */
static void crash_handle(int signo, siginfo_t *info, void *context)
{
    (void)context;
    bool is_sent = info->si_code == SI_USER || info->si_code == SI_TKILL;
    bool is_told = stack.ending && load_relaxed(stack.ending);
    if (getpid() == stack.process && !is_told) crash_say(signo, is_sent && info->si_pid != stack.process);
    signal(signo, SIG_DFL);
    raise(signo);
}

static void crashes_watch(void)
{
    const stack_t alternate = {.ss_sp = stack.alternate, .ss_size = sizeof stack.alternate};
    stack_t before;
    if (!sigaltstack(NULL, &before) && (before.ss_flags & SS_DISABLE)) sigaltstack(&alternate, NULL);
    for (int i = 0; i < N_CRASHES; i++) {
        struct sigaction action;
        sigaction(crashes[i].signo, NULL, &action);
        if ((action.sa_flags & SA_SIGINFO) || action.sa_handler != SIG_DFL) continue;
        action = (struct sigaction){.sa_sigaction = crash_handle, .sa_flags = SA_ONSTACK | SA_SIGINFO};
        sigaction(crashes[i].signo, &action, NULL);
    }
}

void stack_up(const uint64_t *ending)
{
    sigset_t none;
    if (ending) stack.ending = ending;
    if (stack.is_up) return;
    stack.is_up = true;
    stack.process = getpid();
    sigemptyset(&none);
    stack.found = memfd_create("heddle-stack", MFD_CLOEXEC);
    bool ok = stack.found >= 0 && !posix_spawn_file_actions_init(&stack.files) &&
              !posix_spawn_file_actions_adddup2(&stack.files, stack.found, STDOUT_FILENO) &&
              !posix_spawn_file_actions_addopen(&stack.files, STDERR_FILENO, "/dev/null", O_WRONLY, 0) &&
              !posix_spawnattr_init(&stack.attributes) && !posix_spawnattr_setsigmask(&stack.attributes, &none) &&
              !posix_spawnattr_setflags(&stack.attributes, POSIX_SPAWN_SETSIGMASK);
    if (ok) crashes_watch();
}
