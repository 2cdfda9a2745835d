/* --help and --version. The manual and the completion of bash are made from --help. */
#include "oshrun.h"

#include <errno.h>
#include <string.h>

/* Exits, with a complaint if standard output did not take everything (a full disk). */
_Noreturn static void exit_after_output(void)
{
    if (fflush(stdout) || ferror(stdout)) give_up(1, "cannot write standard output: %s", strerror(errno));
    exit(0);
}

SETTER(set_version)
{
    printf("oshrun (Heddle) %s\n", HEDDLE_VERSION);
    exit_after_output();
}

/* "-v, --verbose", from names with a space between. */
static size_t names_print(const char *names, char *text, size_t room)
{
    size_t length = 0;
    for (const char *from = names; *from && length + 2 < room; from++) {
        if (*from == ' ') text[length++] = ',';
        text[length++] = *from;
    }
    text[length] = 0;
    return length;
}

/* "-v, --verbose", "-n, -np N" or "--top[=SECONDS]" */
static size_t row_label(const struct option_row *row, char *label, size_t room)
{
    size_t length = names_print(row->names, label, room);
    if (row->argument)
        length += (size_t)snprintf(label + length, room - length, "%s%s", option_value_is_optional(row) ? "" : " ",
                                   row->argument);
    return length;
}

static int label_width(void)
{
    char label[80];
    size_t width = 0;
    for (int i = 0; i < n_option_rows; i++) {
        size_t length = row_label(&option_rows[i], label, sizeof label);
        if (length > width) width = length;
    }
    return (int)width;
}

static void options_print(void)
{
    char label[80];
    const char *group = "";
    int width = label_width();
    for (const struct option_row *row = option_rows; row < option_rows + n_option_rows; row++) {
        if (strcmp(row->group, group) != 0) printf("\n%s:\n", row->group);
        group = row->group;
        row_label(row, label, sizeof label);
        printf("  %-*s  %s%s%s%s\n", width, label, row->help, *row->also ? " Also: " : "", row->also,
               *row->also ? "." : "");
    }
}

static const char before[] =
    "Usage: oshrun [options] [--] program [arguments] [: [options] program [arguments]]...\n"
    "Starts the PEs of an OpenSHMEM program on this machine, or by another launcher on other machines (--hosts).\n"
    "Several programs of one job are separated by \":\".\n";

static const char after[] =
    "\nExamples:\n"
    "  oshrun -n 4 ./hello                            4 PEs on this machine\n"
    "  oshrun -n 1 ./server : -n 3 ./client           two programs, PE 0 and PEs 1 to 3\n"
    "  oshrun --hosts node1:4,node2:4 ./hello         4 PEs on each of two machines\n"
    "\nExit status: 0 if all PEs end with 0, else the status of the first PE that does not, or 128 plus the number of\n"
    "the signal that ended it. 2: wrong option. 124: --timeout. 126: the program cannot run. 127: no such program.\n";

SETTER(set_help)
{
    fputs(before, stdout);
    options_print();
    fputs(after, stdout);
    exit_after_output();
}
