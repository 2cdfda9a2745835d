/* conjugate_gradient: solves A x = b for a sparse, symmetric, positive definite matrix, the Laplacian of a square grid
 * in compressed rows. The rows of the matrix are distributed over the PEs.
 *
 * The method of conjugate gradients needs two inner products over all PEs in each iteration, before it can continue.
 * Its pipelined form (P. Ghysels and W. Vanroose, 2014) computes the product of the matrix and a vector meanwhile: here
 * shmemx_sum_reduce_nb adds up both inner products, and the PE waits for it after the product.
 *
 * The product needs elements of w that neighbouring PEs have. A put with signal brings them. Two copies of w are used
 * in turn: a neighbour puts into a copy again when its sum of the iteration between is complete, and this PE takes part
 * in that sum after its product with the copy.
 *
 * For comparison the program also runs with a blocking sum before the product. It verifies the residual of the result,
 * b - A x, and compares x with the known solution.
 *
 *     oshcc -O2 conjugate_gradient.c -o conjugate_gradient -lm && oshrun -n 4 ./conjugate_gradient */
#include <math.h>
#include <shmemx.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

enum { WIDTH = 64, LINES = 16, N = LINES * WIDTH, ITERATIONS = 1000 }; /* N: rows of the matrix on each PE */
enum { UP, DOWN, SIDES };
static const double tolerance = 1e-9; /* norm of the residual, relative to that of b */

static int me, n_pes;
static double w[2][N + 2 * WIDTH]; /* symmetric: between the elements that neighbours put */
static uint64_t arrived[2][SIDES]; /* symmetric: number of the product for which they have put them into a copy */
static uint64_t products;
static double b[N], x[N], r[N], p[N], q[N], s[N], z[N];

/* Row i has the values and columns from starts[i] up to starts[i + 1]. Column k is element k of a copy of w. */
static int starts[N + 1], columns[5 * N];
static double values[5 * N];

static void add_entry(int line, int column, int row, double value)
{
    if (line < 0 || line >= n_pes * LINES || column < 0 || column >= WIDTH) return; /* beyond the grid */
    values[starts[row + 1]] = value;
    columns[starts[row + 1]++] = (line - me * LINES + 1) * WIDTH + column;
}

static void create_matrix(void)
{
    for (int row = 0; row < N; row++) {
        int line = me * LINES + row / WIDTH, column = row % WIDTH;
        starts[row + 1] = starts[row];
        add_entry(line - 1, column, row, -1);
        add_entry(line, column - 1, row, -1);
        add_entry(line, column, row, 4);
        add_entry(line, column + 1, row, -1);
        add_entry(line + 1, column, row, -1);
    }
}

/* Puts the first and the last line of a copy of w to the neighbours. */
static void put_lines(int copy)
{
    double *from = w[copy];
    uint64_t *signals = arrived[copy];
    products++;
    if (me > 0)
        shmem_double_put_signal(from + N + WIDTH, from + WIDTH, WIDTH, &signals[DOWN], products, SHMEM_SIGNAL_SET,
                                me - 1);
    if (me < n_pes - 1)
        shmem_double_put_signal(from, from + N, WIDTH, &signals[UP], products, SHMEM_SIGNAL_SET, me + 1);
}

static void wait_for_lines(int copy)
{
    if (me > 0) shmem_signal_wait_until(&arrived[copy][UP], SHMEM_CMP_EQ, products);
    if (me < n_pes - 1) shmem_signal_wait_until(&arrived[copy][DOWN], SHMEM_CMP_EQ, products);
}

static void multiply_rows(double *to, const double *from, int begin, int end)
{
    for (int row = begin; row < end; row++) {
        double sum = 0;
        for (int k = starts[row]; k < starts[row + 1]; k++) sum += values[k] * from[columns[k]];
        to[row] = sum;
    }
}

/* to = A w. The inner rows need no elements of other PEs. */
static void multiply(double *to, int copy)
{
    multiply_rows(to, w[copy], WIDTH, N - WIDTH);
    wait_for_lines(copy);
    multiply_rows(to, w[copy], 0, WIDTH);
    multiply_rows(to, w[copy], N - WIDTH, N);
}

/* to = A vector */
static void multiply_vector(double *to, const double *vector)
{
    shmem_barrier_all(); /* no PE needs the copies of w any more */
    memcpy(w[0] + WIDTH, vector, N * sizeof *vector);
    put_lines(0);
    multiply(to, 0);
    shmem_barrier_all();
}

static double product_of(const double *one, const double *other)
{
    double sum = 0;
    for (int i = 0; i < N; i++) sum += one[i] * other[i];
    return sum;
}

static double sum_of_all(double mine)
{
    static double part, sum;
    part = mine;
    shmem_sum_reduce(SHMEM_TEAM_WORLD, &sum, &part, 1);
    return sum;
}

/* Adds up (r, r) and (w, r) over all PEs, and computes q = A w. */
static void sum_and_multiply(double sums[2], int copy, int overlapped)
{
    static double parts[2], all[2];
    shmem_req_h request = SHMEM_REQ_INVALID;
    parts[0] = product_of(r, r);
    parts[1] = product_of(w[copy] + WIDTH, r);
    put_lines(copy);
    if (!overlapped) shmem_sum_reduce(SHMEM_TEAM_WORLD, all, parts, 2);
    else if (shmemx_sum_reduce_nb(SHMEM_TEAM_WORLD, all, parts, 2, &request)) shmem_global_exit(1);
    multiply(q, copy);
    shmemx_req_wait(&request); /* nothing happens after a blocking sum */
    memcpy(sums, all, sizeof all);
}

/* Returns the number of iterations. */
static int solve(int overlapped, double norm_of_b)
{
    double sums[2], alpha = 0, gamma = 0;
    memset(x, 0, sizeof x);
    memset(p, 0, sizeof p), memset(s, 0, sizeof s), memset(z, 0, sizeof z);
    memcpy(r, b, sizeof r);
    multiply_vector(q, r);
    memcpy(w[0] + WIDTH, q, sizeof q);
    for (int i = 0; i < ITERATIONS; i++) {
        double *copy = w[i % 2] + WIDTH, *next = w[(i + 1) % 2] + WIDTH;
        sum_and_multiply(sums, i % 2, overlapped);
        if (sqrt(sums[0]) <= tolerance * norm_of_b) return i;
        double beta = i ? sums[0] / gamma : 0;
        alpha = sums[0] / (i ? sums[1] - beta * sums[0] / alpha : sums[1]);
        gamma = sums[0];
        for (int k = 0; k < N; k++) {
            z[k] = q[k] + beta * z[k];
            s[k] = copy[k] + beta * s[k];
            p[k] = r[k] + beta * p[k];
            x[k] += alpha * p[k];
            r[k] -= alpha * s[k];
            next[k] = copy[k] - alpha * z[k];
        }
    }
    return ITERATIONS;
}

static double solution_at(int i) { return sin(0.01 * i) + 0.001 * (i % 7); }

/* Returns true if x is wrong. */
static int is_wrong(double norm_of_b, double *residual, double *error)
{
    double distance[N];
    multiply_vector(q, x);
    for (int i = 0; i < N; i++) q[i] = b[i] - q[i], distance[i] = x[i] - solution_at(me * N + i);
    *residual = sqrt(sum_of_all(product_of(q, q))) / norm_of_b;
    *error = sqrt(sum_of_all(product_of(distance, distance)) / (N * n_pes));
    return !(*residual <= 10 * tolerance && *error <= 1e-5);
}

int main(void)
{
    int wrong = 0, iterations = 0;
    double time[2], residual = 0, error = 0;
    struct timespec begin, end;
    shmem_init();
    me = shmem_my_pe(), n_pes = shmem_n_pes();
    create_matrix();
    for (int i = 0; i < N; i++) x[i] = solution_at(me * N + i);
    multiply_vector(b, x);
    double norm_of_b = sqrt(sum_of_all(product_of(b, b)));
    for (int overlapped = 0; overlapped < 2; overlapped++) {
        shmem_barrier_all();
        clock_gettime(CLOCK_MONOTONIC, &begin);
        iterations = solve(overlapped, norm_of_b);
        clock_gettime(CLOCK_MONOTONIC, &end);
        time[overlapped] = (double)(end.tv_sec - begin.tv_sec) + 1e-9 * (double)(end.tv_nsec - begin.tv_nsec);
        wrong |= is_wrong(norm_of_b, &residual, &error);
    }
    if (!me)
        printf("%d unknowns, %d iterations: residual %.1e, error %.1e%s; with sum_reduce_nb %.2f times as fast\n",
               N * n_pes, iterations, residual, error, wrong ? ", WRONG" : "", time[0] / time[1]);
    shmem_finalize();
    return wrong;
}
