/* Output of oshinfo: coloured and wrapped text for people, JSON for programs. */
#ifndef HEDDLE_OSHINFO_TEXT_H
#define HEDDLE_OSHINFO_TEXT_H

#include <stddef.h>

/* The code if standard output is a terminal that has colours, else "". */
const char *colour(const char *code);
#define COLOUR_BOLD  colour("\033[1m")
#define COLOUR_NAME  colour("\033[36m")
#define COLOUR_FAINT colour("\033[2m")
#define COLOUR_PLAIN colour("\033[0m")

/* Words of `text`, in lines that start at column `indent`; the first line is at that column already. */
void print_wrapped(const char *text, int indent);

/* The first line of these; what does not fit into it is left out. */
void print_cut(const char *text, int indent);

void json_string(const char *text, size_t length);
void json_name(const char *name); /* "thread levels" as "thread_levels": */
void json_member(const char *name, const char *value);
void json_list(const char *words); /* words with a space between as a list of strings */

#endif
