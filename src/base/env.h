/* The environment variables that Heddle reads, parsed at shmem_init from the rows of env.def. */
#ifndef HEDDLE_ENV_H
#define HEDDLE_ENV_H

#include "base/base.h"

typedef size_t env_SIZE;
typedef bool env_SWITCH;
typedef int env_CHOICE; /* the word's place in its row */
typedef const char *env_TEXT;

enum { HUGEPAGES_OFF, HUGEPAGES_ON, HUGEPAGES_REQUIRE };
enum { BARRIER_AUTO, BARRIER_FLAGS, BARRIER_CENTRAL };
enum { BROADCAST_AUTO, BROADCAST_PUSH, BROADCAST_PULL };
enum { LANE_POLICY_FAIR, LANE_POLICY_THREAD };
enum { CONSTANTS_HEDDLE, CONSTANTS_OPENMPI };
enum { LOCK_ELIDE, LOCK_FORCE };
enum { ANSWERS_ASKED, ANSWERS_NOW };
enum { TLS_ON, TLS_OFF };
enum { BACKTRACE_ON, BACKTRACE_OFF };
enum { ATOMICS_CPU, ATOMICS_NIC };
enum { RDMA_QUIET_ACK, RDMA_QUIET_READ };
enum { REDUCE_AUTO, REDUCE_GATHER, REDUCE_SLICES };
enum { RDMA_OFF, RDMA_ON, RDMA_EMULATED, RDMA_ALLOCATED };

struct env {
#define ENV(field, kind, grammar, names, standard, help) env_##kind field;
#include "base/env.def"
#undef ENV
};

/* Values of this process; every field has its default (0 for an empty one) where nothing is set. */
extern struct env env hidden_symbol;

/* Reads all variables. On a value that does not parse: false, and a sentence that names the variable, in `why`. */
must_check bool env_read(char *why, size_t why_size);

/* "512", "1.5G", ".5m", "20kk" (what follows the first suffix is ignored): bytes, rounded up. */
must_check bool env_parse_size(const char *text, size_t *size);

/* A name of a row that ends in <ID> stands for many variables: the k-th that is set, as NAME=value; NULL behind the
 * last. */
const char *env_member(const char *names, int k);

/* Row by row: name, the value in force, the name it came from, and the help. */
void env_print(FILE *out);

#endif
