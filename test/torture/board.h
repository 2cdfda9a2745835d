/* What PEs tell each other outside the library: words in memory that all of them map, which belongs to nobody's
 * operations and outlives none of them. */
#ifndef TORTURE_BOARD_H
#define TORTURE_BOARD_H

#include "plan.h"

enum { WITNESS = MAX_PROGRAMS, ACTORS }; /* who acts in a PE: its programs, and the thread that looks */

enum { OPS_MAX = 1 << 17, FITS = 1, REFUSED };

struct actor {
    uint32_t round, step;
    uint32_t is_busy; /* else it has ended, or has nothing to do */
    uint32_t ticks;   /* steps so far */
};

struct board {
    uint32_t failed;              /* somebody prints why, or has */
    uint32_t arrived, generation; /* of a meeting of all PEs */
    uint32_t over;                /* the last round is over */
    uint64_t issued, looked;      /* operations, and looks at them */
    int32_t pids[MAX_PES];
    uint64_t bases[MAX_PES][REGIONS]; /* addresses there, for who looks from outside */
    uint32_t bells[MAX_PES];          /* rung when there is something for the witness of a PE */
    struct actor actors[MAX_PES][ACTORS];
    /* Tickets that somebody has, by the PE and the word that they come from. */
    uint8_t fits[OPS_MAX]; /* what a push that may fail was told: FITS or REFUSED */
    uint32_t tickets[MAX_PES][SHARED_WORDS][TICKETS_MAX];
    /* By who looks, and who asks: what to look at; 0 once it has been done. Watches wait for a word first. */
    uint64_t jobs[MAX_PES][MAX_PES][MAX_PROGRAMS], watches[MAX_PES][MAX_PES][MAX_PROGRAMS];
};

extern struct board *board;

/* Collective: PE 0 makes it. */
void board_up(void);

/* All PEs meet; `serve` is called while this one waits, unless it is NULL. */
void board_meet(void (*serve)(void));

/* Time passes. */
void board_nap(void);

/* The witness of a PE has something to do; and waits for that, unless the bell has rung since it was read. */
void board_ring(int pe);
uint32_t board_bell(int pe);
void board_wait(int pe, uint32_t bell);

/* This thread prints why the job fails: true once in a job. The others wait for the end. */
bool board_is_first_to_fail(void);

/* A thread that watches whether anything happens. */
void board_watch(const struct knobs *knobs, int n_pes);

#endif
