/* The bare shared-library calls that the small operations are measured against: see bare.c. */
#ifndef BARE_H
#define BARE_H

void bare_store(long *at, long value);
long bare_load(const long *at);
void bare_add(long *at, long value);

#endif
