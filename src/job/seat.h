/* Operations of the PEs of one machine on their board (board.h). */
#ifndef HEDDLE_SEAT_H
#define HEDDLE_SEAT_H

#include "job/board.h"

void board_sit(struct board *board, int mine, int count, int center, int *star);
void board_barrier(void);
void board_share(const int *mine, int count, int *all); /* all PEs of the machine */
int board_spread(int fd);                               /* sends the descriptor of slot 0 to all PEs */
void board_send(int socket, int fd);
int board_receive(int socket);
bool board_receive_all(int socket, int *fds, int count); /* false: fewer descriptors arrived */

void *board_map(int fd, size_t size, const char *what); /* shared memory, or the end of the job */
int board_duplicate(int fd);                            /* another descriptor for it, or the end of the job */

#endif
