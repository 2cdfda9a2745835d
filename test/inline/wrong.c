/* wrong CASE: one thing that must not be done. Compiled with and without HEDDLE_INLINE; see inline.py. */
#include <shmem.h>

#include <stdio.h>
#include <string.h>

static long *word, on_stack_of_nobody;

static void p_negative_pe(void) { shmem_long_p(word, 1, -1); }
static void p_pe_too_large(void) { shmem_long_p(word, 1, shmem_n_pes()); }
static void g_pe_too_large(void) { (void)!shmem_long_g(word, 1 << 30); }
static void put_pe_too_large(void) { shmem_putmem(word, &on_stack_of_nobody, 8, shmem_n_pes()); }
static void get_negative_pe(void) { shmem_long_get(&on_stack_of_nobody, word, 1, -7); }
static void p_null(void) { shmem_int_p(NULL, 1, 0); }
static void g_null(void) { (void)!shmem_double_g(NULL, 0); }

static void p_stack(void)
{
    char here = 0;
    shmem_char_p(&here, 1, 0);
}

static void g_beyond_heap(void)
{
    const char *far = (const char *)word + ((size_t)1 << 45);
    (void)!shmem_float_g((const float *)far, 0);
}

static void p_after_finalize(void)
{
    shmem_finalize();
    shmem_long_p(word, 1, 0);
}

static void p_before_init(void) { shmem_long_p(word, 1, 0); }
static void g_before_init(void) { (void)!shmem_uchar_g((unsigned char *)word, 0); }
static void put_before_init(void) { shmem_put64(word, &on_stack_of_nobody, 1, 0); }

static const struct {
    const char *name;
    void (*run)(void);
    int needs_init;
} cases[] = {
#define CASE(name, needs_init)                                                                                         \
    {                                                                                                                  \
#name, name, needs_init                                                                                        \
    }
    CASE(p_negative_pe, 1),   CASE(p_pe_too_large, 1),   CASE(g_pe_too_large, 1), CASE(put_pe_too_large, 1),
    CASE(get_negative_pe, 1), CASE(p_null, 1),           CASE(g_null, 1),         CASE(p_stack, 1),
    CASE(g_beyond_heap, 1),   CASE(p_after_finalize, 1), CASE(p_before_init, 0),  CASE(g_before_init, 0),
    CASE(put_before_init, 0),
};
enum { CASES = sizeof cases / sizeof *cases };

int main(int argc, char **argv)
{
    for (int i = 0; i < CASES; i++) {
        if (argc < 2) printf("%s\n", cases[i].name);
        if (argc < 2 || strcmp(argv[1], cases[i].name) != 0) continue;
        if (cases[i].needs_init) {
            shmem_init();
            word = shmem_malloc(64);
        }
        cases[i].run();
        printf("nothing was wrong\n");
    }
    return 0;
}
