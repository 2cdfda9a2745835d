/* A process that is no PE and connects to one: what it forges, for each transport.
 *
 *   stranger KIND ADDRESS PUT SECRET
 *
 * ADDRESS and SECRET are bytes, PUT a record's header, all as hexadecimal digits. It sends messages, prints how many,
 * and ends when its standard input does. KIND "own": one message, with that secret. KIND "foreign": messages with other
 * secrets, with none, with the constant that took its place in older versions, and acknowledgements. */
#ifndef HEDDLE_TEST_STRANGER_H
#define HEDDLE_TEST_STRANGER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { VALUE = 41, OLD_MAGIC = 0x48424154 };

struct batch {
    uint64_t secret[2], number, put, value;
};

static struct {
    char address[4096];
    size_t address_size;
    uint64_t put;
    char secret[16];
    bool is_own;
    long sent;
} stranger;

static size_t unhex(const char *text, char *to, size_t room)
{
    size_t n = 0;
    unsigned byte;
    for (; n < room && sscanf(text + 2 * n, "%2x", &byte) == 1; n++) to[n] = (char)byte;
    return n;
}

static void stranger_begin(char **argv)
{
    stranger.is_own = !strcmp(argv[1], "own");
    stranger.address_size = unhex(argv[2], stranger.address, sizeof stranger.address);
    stranger.put = strtoull(argv[3], NULL, 16);
    unhex(argv[4], stranger.secret, sizeof stranger.secret);
}

/* One that changes the word if the secret is right. */
static struct batch batch_with(const void *secret)
{
    struct batch b = {.put = stranger.put, .value = VALUE};
    memcpy(b.secret, secret, sizeof b.secret);
    return b;
}

/* Calls `send` with everything that is forged. */
static void stranger_forge(void (*send)(const void *bytes, size_t nbytes))
{
    static const char zeros[1 << 20];
    struct batch b = batch_with(stranger.secret);
    if (stranger.is_own) {
        send(&b, sizeof b);
        return;
    }
    struct {
        uint32_t magic, asks;
        uint64_t number, put, value;
    } old = {.magic = OLD_MAGIC, .number = 1, .put = stranger.put, .value = VALUE};
    send(&old, sizeof old);
    send(&b, sizeof b);
    b = batch_with(zeros);
    send(&b, sizeof b);
    send(&b, sizeof b.secret);
    send(&b, 1);
    send(zeros, 64 << 10);
}

static void stranger_end(void)
{
    char byte;
    printf("%ld\n", stranger.sent);
    fflush(stdout);
    while (read(STDIN_FILENO, &byte, 1) > 0) continue;
    _exit(0); /* its connections break */
}

#endif
