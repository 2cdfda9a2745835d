/* Made by gen.py from shmem.api: do not edit. */
/* For shmem.hpp: which C functions serve a C++ type. A row of `functions` has all those of one type, named
 * without it; the flags say which there are. Of two C names for one type, long and int64, one is taken. */
#ifndef HEDDLE_TYPES_HPP
#define HEDDLE_TYPES_HPP

#include <shmem.h>

#include <complex>

namespace shmem::detail {

/* The two forms of a function: for the default context, and with a context first. */
template <class Plain, class OnContext> struct forms {
    Plain plain;
    OnContext on_context;
};
template <class Plain, class OnContext>
constexpr forms<Plain, OnContext> forms_of(Plain plain, OnContext on_context)
{
    return {plain, on_context};
}

/* Whether there are: puts, gets and collectives; all atomic operations; those that fetch, set and swap;
 * bitwise ones; sums and products; bitwise reductions. */
template <bool Rma, bool Amo, bool Ext, bool Bit, bool Sum, bool ReduceBit> struct flags {
    static constexpr bool rma = Rma, amo = Amo, ext = Ext, bit = Bit, sum = Sum, reduce_bit = ReduceBit;
};

template <class T> struct functions : flags<false, false, false, false, false, false> {};

template <> struct functions<float> : flags<true, false, true, false, true, false> {
    static constexpr auto put = forms_of(shmem_float_put, shmem_ctx_float_put);
    static constexpr auto p = forms_of(shmem_float_p, shmem_ctx_float_p);
    static constexpr auto get = forms_of(shmem_float_get, shmem_ctx_float_get);
    static constexpr auto g = forms_of(shmem_float_g, shmem_ctx_float_g);
    static constexpr auto iput = forms_of(shmem_float_iput, shmem_ctx_float_iput);
    static constexpr auto ibput = forms_of(shmem_float_ibput, shmem_ctx_float_ibput);
    static constexpr auto iget = forms_of(shmem_float_iget, shmem_ctx_float_iget);
    static constexpr auto ibget = forms_of(shmem_float_ibget, shmem_ctx_float_ibget);
    static constexpr auto put_nbi = forms_of(shmem_float_put_nbi, shmem_ctx_float_put_nbi);
    static constexpr auto get_nbi = forms_of(shmem_float_get_nbi, shmem_ctx_float_get_nbi);
    static constexpr auto atomic_fetch = forms_of(shmem_float_atomic_fetch, shmem_ctx_float_atomic_fetch);
    static constexpr auto atomic_set = forms_of(shmem_float_atomic_set, shmem_ctx_float_atomic_set);
    static constexpr auto atomic_swap = forms_of(shmem_float_atomic_swap, shmem_ctx_float_atomic_swap);
    static constexpr auto atomic_fetch_nbi = forms_of(shmem_float_atomic_fetch_nbi,
        shmem_ctx_float_atomic_fetch_nbi);
    static constexpr auto atomic_swap_nbi = forms_of(shmem_float_atomic_swap_nbi,
        shmem_ctx_float_atomic_swap_nbi);
    static constexpr auto put_signal = forms_of(shmem_float_put_signal, shmem_ctx_float_put_signal);
    static constexpr auto put_signal_nbi = forms_of(shmem_float_put_signal_nbi,
        shmem_ctx_float_put_signal_nbi);
    static constexpr auto alltoall = shmem_float_alltoall;
    static constexpr auto alltoalls = shmem_float_alltoalls;
    static constexpr auto broadcast = shmem_float_broadcast;
    static constexpr auto collect = shmem_float_collect;
    static constexpr auto fcollect = shmem_float_fcollect;
    static constexpr auto max_reduce = shmem_float_max_reduce;
    static constexpr auto min_reduce = shmem_float_min_reduce;
    static constexpr auto sum_reduce = shmem_float_sum_reduce;
    static constexpr auto prod_reduce = shmem_float_prod_reduce;
    static constexpr auto sum_inscan = shmem_float_sum_inscan;
    static constexpr auto sum_exscan = shmem_float_sum_exscan;
};

template <> struct functions<double> : flags<true, false, true, false, true, false> {
    static constexpr auto put = forms_of(shmem_double_put, shmem_ctx_double_put);
    static constexpr auto p = forms_of(shmem_double_p, shmem_ctx_double_p);
    static constexpr auto get = forms_of(shmem_double_get, shmem_ctx_double_get);
    static constexpr auto g = forms_of(shmem_double_g, shmem_ctx_double_g);
    static constexpr auto iput = forms_of(shmem_double_iput, shmem_ctx_double_iput);
    static constexpr auto ibput = forms_of(shmem_double_ibput, shmem_ctx_double_ibput);
    static constexpr auto iget = forms_of(shmem_double_iget, shmem_ctx_double_iget);
    static constexpr auto ibget = forms_of(shmem_double_ibget, shmem_ctx_double_ibget);
    static constexpr auto put_nbi = forms_of(shmem_double_put_nbi, shmem_ctx_double_put_nbi);
    static constexpr auto get_nbi = forms_of(shmem_double_get_nbi, shmem_ctx_double_get_nbi);
    static constexpr auto atomic_fetch = forms_of(shmem_double_atomic_fetch, shmem_ctx_double_atomic_fetch);
    static constexpr auto atomic_set = forms_of(shmem_double_atomic_set, shmem_ctx_double_atomic_set);
    static constexpr auto atomic_swap = forms_of(shmem_double_atomic_swap, shmem_ctx_double_atomic_swap);
    static constexpr auto atomic_fetch_nbi = forms_of(shmem_double_atomic_fetch_nbi,
        shmem_ctx_double_atomic_fetch_nbi);
    static constexpr auto atomic_swap_nbi = forms_of(shmem_double_atomic_swap_nbi,
        shmem_ctx_double_atomic_swap_nbi);
    static constexpr auto put_signal = forms_of(shmem_double_put_signal, shmem_ctx_double_put_signal);
    static constexpr auto put_signal_nbi = forms_of(shmem_double_put_signal_nbi,
        shmem_ctx_double_put_signal_nbi);
    static constexpr auto alltoall = shmem_double_alltoall;
    static constexpr auto alltoalls = shmem_double_alltoalls;
    static constexpr auto broadcast = shmem_double_broadcast;
    static constexpr auto collect = shmem_double_collect;
    static constexpr auto fcollect = shmem_double_fcollect;
    static constexpr auto max_reduce = shmem_double_max_reduce;
    static constexpr auto min_reduce = shmem_double_min_reduce;
    static constexpr auto sum_reduce = shmem_double_sum_reduce;
    static constexpr auto prod_reduce = shmem_double_prod_reduce;
    static constexpr auto sum_inscan = shmem_double_sum_inscan;
    static constexpr auto sum_exscan = shmem_double_sum_exscan;
};

template <> struct functions<long double> : flags<true, false, false, false, true, false> {
    static constexpr auto put = forms_of(shmem_longdouble_put, shmem_ctx_longdouble_put);
    static constexpr auto p = forms_of(shmem_longdouble_p, shmem_ctx_longdouble_p);
    static constexpr auto get = forms_of(shmem_longdouble_get, shmem_ctx_longdouble_get);
    static constexpr auto g = forms_of(shmem_longdouble_g, shmem_ctx_longdouble_g);
    static constexpr auto iput = forms_of(shmem_longdouble_iput, shmem_ctx_longdouble_iput);
    static constexpr auto ibput = forms_of(shmem_longdouble_ibput, shmem_ctx_longdouble_ibput);
    static constexpr auto iget = forms_of(shmem_longdouble_iget, shmem_ctx_longdouble_iget);
    static constexpr auto ibget = forms_of(shmem_longdouble_ibget, shmem_ctx_longdouble_ibget);
    static constexpr auto put_nbi = forms_of(shmem_longdouble_put_nbi, shmem_ctx_longdouble_put_nbi);
    static constexpr auto get_nbi = forms_of(shmem_longdouble_get_nbi, shmem_ctx_longdouble_get_nbi);
    static constexpr auto put_signal = forms_of(shmem_longdouble_put_signal, shmem_ctx_longdouble_put_signal);
    static constexpr auto put_signal_nbi = forms_of(shmem_longdouble_put_signal_nbi,
        shmem_ctx_longdouble_put_signal_nbi);
    static constexpr auto alltoall = shmem_longdouble_alltoall;
    static constexpr auto alltoalls = shmem_longdouble_alltoalls;
    static constexpr auto broadcast = shmem_longdouble_broadcast;
    static constexpr auto collect = shmem_longdouble_collect;
    static constexpr auto fcollect = shmem_longdouble_fcollect;
    static constexpr auto max_reduce = shmem_longdouble_max_reduce;
    static constexpr auto min_reduce = shmem_longdouble_min_reduce;
    static constexpr auto sum_reduce = shmem_longdouble_sum_reduce;
    static constexpr auto prod_reduce = shmem_longdouble_prod_reduce;
    static constexpr auto sum_inscan = shmem_longdouble_sum_inscan;
    static constexpr auto sum_exscan = shmem_longdouble_sum_exscan;
};

template <> struct functions<char> : flags<true, false, false, false, true, false> {
    static constexpr auto put = forms_of(shmem_char_put, shmem_ctx_char_put);
    static constexpr auto p = forms_of(shmem_char_p, shmem_ctx_char_p);
    static constexpr auto get = forms_of(shmem_char_get, shmem_ctx_char_get);
    static constexpr auto g = forms_of(shmem_char_g, shmem_ctx_char_g);
    static constexpr auto iput = forms_of(shmem_char_iput, shmem_ctx_char_iput);
    static constexpr auto ibput = forms_of(shmem_char_ibput, shmem_ctx_char_ibput);
    static constexpr auto iget = forms_of(shmem_char_iget, shmem_ctx_char_iget);
    static constexpr auto ibget = forms_of(shmem_char_ibget, shmem_ctx_char_ibget);
    static constexpr auto put_nbi = forms_of(shmem_char_put_nbi, shmem_ctx_char_put_nbi);
    static constexpr auto get_nbi = forms_of(shmem_char_get_nbi, shmem_ctx_char_get_nbi);
    static constexpr auto put_signal = forms_of(shmem_char_put_signal, shmem_ctx_char_put_signal);
    static constexpr auto put_signal_nbi = forms_of(shmem_char_put_signal_nbi, shmem_ctx_char_put_signal_nbi);
    static constexpr auto alltoall = shmem_char_alltoall;
    static constexpr auto alltoalls = shmem_char_alltoalls;
    static constexpr auto broadcast = shmem_char_broadcast;
    static constexpr auto collect = shmem_char_collect;
    static constexpr auto fcollect = shmem_char_fcollect;
    static constexpr auto max_reduce = shmem_char_max_reduce;
    static constexpr auto min_reduce = shmem_char_min_reduce;
    static constexpr auto sum_reduce = shmem_char_sum_reduce;
    static constexpr auto prod_reduce = shmem_char_prod_reduce;
    static constexpr auto sum_inscan = shmem_char_sum_inscan;
    static constexpr auto sum_exscan = shmem_char_sum_exscan;
};

template <> struct functions<signed char> : flags<true, false, false, false, true, true> {
    static constexpr auto put = forms_of(shmem_schar_put, shmem_ctx_schar_put);
    static constexpr auto p = forms_of(shmem_schar_p, shmem_ctx_schar_p);
    static constexpr auto get = forms_of(shmem_schar_get, shmem_ctx_schar_get);
    static constexpr auto g = forms_of(shmem_schar_g, shmem_ctx_schar_g);
    static constexpr auto iput = forms_of(shmem_schar_iput, shmem_ctx_schar_iput);
    static constexpr auto ibput = forms_of(shmem_schar_ibput, shmem_ctx_schar_ibput);
    static constexpr auto iget = forms_of(shmem_schar_iget, shmem_ctx_schar_iget);
    static constexpr auto ibget = forms_of(shmem_schar_ibget, shmem_ctx_schar_ibget);
    static constexpr auto put_nbi = forms_of(shmem_schar_put_nbi, shmem_ctx_schar_put_nbi);
    static constexpr auto get_nbi = forms_of(shmem_schar_get_nbi, shmem_ctx_schar_get_nbi);
    static constexpr auto put_signal = forms_of(shmem_schar_put_signal, shmem_ctx_schar_put_signal);
    static constexpr auto put_signal_nbi = forms_of(shmem_schar_put_signal_nbi,
        shmem_ctx_schar_put_signal_nbi);
    static constexpr auto alltoall = shmem_schar_alltoall;
    static constexpr auto alltoalls = shmem_schar_alltoalls;
    static constexpr auto broadcast = shmem_schar_broadcast;
    static constexpr auto collect = shmem_schar_collect;
    static constexpr auto fcollect = shmem_schar_fcollect;
    static constexpr auto max_reduce = shmem_schar_max_reduce;
    static constexpr auto min_reduce = shmem_schar_min_reduce;
    static constexpr auto sum_reduce = shmem_schar_sum_reduce;
    static constexpr auto prod_reduce = shmem_schar_prod_reduce;
    static constexpr auto sum_inscan = shmem_schar_sum_inscan;
    static constexpr auto sum_exscan = shmem_schar_sum_exscan;
    static constexpr auto and_reduce = shmem_int8_and_reduce;
    static constexpr auto or_reduce = shmem_int8_or_reduce;
    static constexpr auto xor_reduce = shmem_int8_xor_reduce;
};

template <> struct functions<short> : flags<true, false, false, false, true, true> {
    static constexpr auto put = forms_of(shmem_short_put, shmem_ctx_short_put);
    static constexpr auto p = forms_of(shmem_short_p, shmem_ctx_short_p);
    static constexpr auto get = forms_of(shmem_short_get, shmem_ctx_short_get);
    static constexpr auto g = forms_of(shmem_short_g, shmem_ctx_short_g);
    static constexpr auto iput = forms_of(shmem_short_iput, shmem_ctx_short_iput);
    static constexpr auto ibput = forms_of(shmem_short_ibput, shmem_ctx_short_ibput);
    static constexpr auto iget = forms_of(shmem_short_iget, shmem_ctx_short_iget);
    static constexpr auto ibget = forms_of(shmem_short_ibget, shmem_ctx_short_ibget);
    static constexpr auto put_nbi = forms_of(shmem_short_put_nbi, shmem_ctx_short_put_nbi);
    static constexpr auto get_nbi = forms_of(shmem_short_get_nbi, shmem_ctx_short_get_nbi);
    static constexpr auto put_signal = forms_of(shmem_short_put_signal, shmem_ctx_short_put_signal);
    static constexpr auto put_signal_nbi = forms_of(shmem_short_put_signal_nbi,
        shmem_ctx_short_put_signal_nbi);
    static constexpr auto alltoall = shmem_short_alltoall;
    static constexpr auto alltoalls = shmem_short_alltoalls;
    static constexpr auto broadcast = shmem_short_broadcast;
    static constexpr auto collect = shmem_short_collect;
    static constexpr auto fcollect = shmem_short_fcollect;
    static constexpr auto max_reduce = shmem_short_max_reduce;
    static constexpr auto min_reduce = shmem_short_min_reduce;
    static constexpr auto sum_reduce = shmem_short_sum_reduce;
    static constexpr auto prod_reduce = shmem_short_prod_reduce;
    static constexpr auto sum_inscan = shmem_short_sum_inscan;
    static constexpr auto sum_exscan = shmem_short_sum_exscan;
    static constexpr auto and_reduce = shmem_int16_and_reduce;
    static constexpr auto or_reduce = shmem_int16_or_reduce;
    static constexpr auto xor_reduce = shmem_int16_xor_reduce;
};

template <> struct functions<int> : flags<true, true, true, true, true, true> {
    static constexpr auto put = forms_of(shmem_int_put, shmem_ctx_int_put);
    static constexpr auto p = forms_of(shmem_int_p, shmem_ctx_int_p);
    static constexpr auto get = forms_of(shmem_int_get, shmem_ctx_int_get);
    static constexpr auto g = forms_of(shmem_int_g, shmem_ctx_int_g);
    static constexpr auto iput = forms_of(shmem_int_iput, shmem_ctx_int_iput);
    static constexpr auto ibput = forms_of(shmem_int_ibput, shmem_ctx_int_ibput);
    static constexpr auto iget = forms_of(shmem_int_iget, shmem_ctx_int_iget);
    static constexpr auto ibget = forms_of(shmem_int_ibget, shmem_ctx_int_ibget);
    static constexpr auto put_nbi = forms_of(shmem_int_put_nbi, shmem_ctx_int_put_nbi);
    static constexpr auto get_nbi = forms_of(shmem_int_get_nbi, shmem_ctx_int_get_nbi);
    static constexpr auto atomic_fetch = forms_of(shmem_int_atomic_fetch, shmem_ctx_int_atomic_fetch);
    static constexpr auto atomic_set = forms_of(shmem_int_atomic_set, shmem_ctx_int_atomic_set);
    static constexpr auto atomic_swap = forms_of(shmem_int_atomic_swap, shmem_ctx_int_atomic_swap);
    static constexpr auto atomic_compare_swap = forms_of(shmem_int_atomic_compare_swap,
        shmem_ctx_int_atomic_compare_swap);
    static constexpr auto atomic_fetch_inc = forms_of(shmem_int_atomic_fetch_inc,
        shmem_ctx_int_atomic_fetch_inc);
    static constexpr auto atomic_inc = forms_of(shmem_int_atomic_inc, shmem_ctx_int_atomic_inc);
    static constexpr auto atomic_fetch_add = forms_of(shmem_int_atomic_fetch_add,
        shmem_ctx_int_atomic_fetch_add);
    static constexpr auto atomic_add = forms_of(shmem_int_atomic_add, shmem_ctx_int_atomic_add);
    static constexpr auto atomic_fetch_nbi = forms_of(shmem_int_atomic_fetch_nbi,
        shmem_ctx_int_atomic_fetch_nbi);
    static constexpr auto atomic_swap_nbi = forms_of(shmem_int_atomic_swap_nbi,
        shmem_ctx_int_atomic_swap_nbi);
    static constexpr auto atomic_compare_swap_nbi = forms_of(shmem_int_atomic_compare_swap_nbi,
        shmem_ctx_int_atomic_compare_swap_nbi);
    static constexpr auto atomic_fetch_inc_nbi = forms_of(shmem_int_atomic_fetch_inc_nbi,
        shmem_ctx_int_atomic_fetch_inc_nbi);
    static constexpr auto atomic_fetch_add_nbi = forms_of(shmem_int_atomic_fetch_add_nbi,
        shmem_ctx_int_atomic_fetch_add_nbi);
    static constexpr auto put_signal = forms_of(shmem_int_put_signal, shmem_ctx_int_put_signal);
    static constexpr auto put_signal_nbi = forms_of(shmem_int_put_signal_nbi, shmem_ctx_int_put_signal_nbi);
    static constexpr auto wait_until = shmem_int_wait_until;
    static constexpr auto test = shmem_int_test;
    static constexpr auto wait_until_all = shmem_int_wait_until_all;
    static constexpr auto wait_until_any = shmem_int_wait_until_any;
    static constexpr auto wait_until_some = shmem_int_wait_until_some;
    static constexpr auto test_all = shmem_int_test_all;
    static constexpr auto test_any = shmem_int_test_any;
    static constexpr auto test_some = shmem_int_test_some;
    static constexpr auto wait_until_all_vector = shmem_int_wait_until_all_vector;
    static constexpr auto wait_until_any_vector = shmem_int_wait_until_any_vector;
    static constexpr auto wait_until_some_vector = shmem_int_wait_until_some_vector;
    static constexpr auto test_all_vector = shmem_int_test_all_vector;
    static constexpr auto test_any_vector = shmem_int_test_any_vector;
    static constexpr auto test_some_vector = shmem_int_test_some_vector;
    static constexpr auto alltoall = shmem_int_alltoall;
    static constexpr auto alltoalls = shmem_int_alltoalls;
    static constexpr auto broadcast = shmem_int_broadcast;
    static constexpr auto collect = shmem_int_collect;
    static constexpr auto fcollect = shmem_int_fcollect;
    static constexpr auto max_reduce = shmem_int_max_reduce;
    static constexpr auto min_reduce = shmem_int_min_reduce;
    static constexpr auto sum_reduce = shmem_int_sum_reduce;
    static constexpr auto prod_reduce = shmem_int_prod_reduce;
    static constexpr auto sum_inscan = shmem_int_sum_inscan;
    static constexpr auto sum_exscan = shmem_int_sum_exscan;
    static constexpr auto atomic_fetch_and = forms_of(shmem_int_atomic_fetch_and,
        shmem_ctx_int_atomic_fetch_and);
    static constexpr auto atomic_and = forms_of(shmem_int_atomic_and, shmem_ctx_int_atomic_and);
    static constexpr auto atomic_fetch_or = forms_of(shmem_int_atomic_fetch_or,
        shmem_ctx_int_atomic_fetch_or);
    static constexpr auto atomic_or = forms_of(shmem_int_atomic_or, shmem_ctx_int_atomic_or);
    static constexpr auto atomic_fetch_xor = forms_of(shmem_int_atomic_fetch_xor,
        shmem_ctx_int_atomic_fetch_xor);
    static constexpr auto atomic_xor = forms_of(shmem_int_atomic_xor, shmem_ctx_int_atomic_xor);
    static constexpr auto atomic_fetch_and_nbi = forms_of(shmem_int_atomic_fetch_and_nbi,
        shmem_ctx_int_atomic_fetch_and_nbi);
    static constexpr auto atomic_fetch_or_nbi = forms_of(shmem_int_atomic_fetch_or_nbi,
        shmem_ctx_int_atomic_fetch_or_nbi);
    static constexpr auto atomic_fetch_xor_nbi = forms_of(shmem_int_atomic_fetch_xor_nbi,
        shmem_ctx_int_atomic_fetch_xor_nbi);
    static constexpr auto and_reduce = shmem_int32_and_reduce;
    static constexpr auto or_reduce = shmem_int32_or_reduce;
    static constexpr auto xor_reduce = shmem_int32_xor_reduce;
};

template <> struct functions<long> : flags<true, true, true, true, true, true> {
    static constexpr auto put = forms_of(shmem_long_put, shmem_ctx_long_put);
    static constexpr auto p = forms_of(shmem_long_p, shmem_ctx_long_p);
    static constexpr auto get = forms_of(shmem_long_get, shmem_ctx_long_get);
    static constexpr auto g = forms_of(shmem_long_g, shmem_ctx_long_g);
    static constexpr auto iput = forms_of(shmem_long_iput, shmem_ctx_long_iput);
    static constexpr auto ibput = forms_of(shmem_long_ibput, shmem_ctx_long_ibput);
    static constexpr auto iget = forms_of(shmem_long_iget, shmem_ctx_long_iget);
    static constexpr auto ibget = forms_of(shmem_long_ibget, shmem_ctx_long_ibget);
    static constexpr auto put_nbi = forms_of(shmem_long_put_nbi, shmem_ctx_long_put_nbi);
    static constexpr auto get_nbi = forms_of(shmem_long_get_nbi, shmem_ctx_long_get_nbi);
    static constexpr auto atomic_fetch = forms_of(shmem_long_atomic_fetch, shmem_ctx_long_atomic_fetch);
    static constexpr auto atomic_set = forms_of(shmem_long_atomic_set, shmem_ctx_long_atomic_set);
    static constexpr auto atomic_swap = forms_of(shmem_long_atomic_swap, shmem_ctx_long_atomic_swap);
    static constexpr auto atomic_compare_swap = forms_of(shmem_long_atomic_compare_swap,
        shmem_ctx_long_atomic_compare_swap);
    static constexpr auto atomic_fetch_inc = forms_of(shmem_long_atomic_fetch_inc,
        shmem_ctx_long_atomic_fetch_inc);
    static constexpr auto atomic_inc = forms_of(shmem_long_atomic_inc, shmem_ctx_long_atomic_inc);
    static constexpr auto atomic_fetch_add = forms_of(shmem_long_atomic_fetch_add,
        shmem_ctx_long_atomic_fetch_add);
    static constexpr auto atomic_add = forms_of(shmem_long_atomic_add, shmem_ctx_long_atomic_add);
    static constexpr auto atomic_fetch_nbi = forms_of(shmem_long_atomic_fetch_nbi,
        shmem_ctx_long_atomic_fetch_nbi);
    static constexpr auto atomic_swap_nbi = forms_of(shmem_long_atomic_swap_nbi,
        shmem_ctx_long_atomic_swap_nbi);
    static constexpr auto atomic_compare_swap_nbi = forms_of(shmem_long_atomic_compare_swap_nbi,
        shmem_ctx_long_atomic_compare_swap_nbi);
    static constexpr auto atomic_fetch_inc_nbi = forms_of(shmem_long_atomic_fetch_inc_nbi,
        shmem_ctx_long_atomic_fetch_inc_nbi);
    static constexpr auto atomic_fetch_add_nbi = forms_of(shmem_long_atomic_fetch_add_nbi,
        shmem_ctx_long_atomic_fetch_add_nbi);
    static constexpr auto put_signal = forms_of(shmem_long_put_signal, shmem_ctx_long_put_signal);
    static constexpr auto put_signal_nbi = forms_of(shmem_long_put_signal_nbi, shmem_ctx_long_put_signal_nbi);
    static constexpr auto wait_until = shmem_long_wait_until;
    static constexpr auto test = shmem_long_test;
    static constexpr auto wait_until_all = shmem_long_wait_until_all;
    static constexpr auto wait_until_any = shmem_long_wait_until_any;
    static constexpr auto wait_until_some = shmem_long_wait_until_some;
    static constexpr auto test_all = shmem_long_test_all;
    static constexpr auto test_any = shmem_long_test_any;
    static constexpr auto test_some = shmem_long_test_some;
    static constexpr auto wait_until_all_vector = shmem_long_wait_until_all_vector;
    static constexpr auto wait_until_any_vector = shmem_long_wait_until_any_vector;
    static constexpr auto wait_until_some_vector = shmem_long_wait_until_some_vector;
    static constexpr auto test_all_vector = shmem_long_test_all_vector;
    static constexpr auto test_any_vector = shmem_long_test_any_vector;
    static constexpr auto test_some_vector = shmem_long_test_some_vector;
    static constexpr auto alltoall = shmem_long_alltoall;
    static constexpr auto alltoalls = shmem_long_alltoalls;
    static constexpr auto broadcast = shmem_long_broadcast;
    static constexpr auto collect = shmem_long_collect;
    static constexpr auto fcollect = shmem_long_fcollect;
    static constexpr auto max_reduce = shmem_long_max_reduce;
    static constexpr auto min_reduce = shmem_long_min_reduce;
    static constexpr auto sum_reduce = shmem_long_sum_reduce;
    static constexpr auto prod_reduce = shmem_long_prod_reduce;
    static constexpr auto sum_inscan = shmem_long_sum_inscan;
    static constexpr auto sum_exscan = shmem_long_sum_exscan;
    static constexpr auto atomic_fetch_and = forms_of(shmem_long_atomic_fetch_and,
        shmem_ctx_long_atomic_fetch_and);
    static constexpr auto atomic_and = forms_of(shmem_long_atomic_and, shmem_ctx_long_atomic_and);
    static constexpr auto atomic_fetch_or = forms_of(shmem_long_atomic_fetch_or,
        shmem_ctx_long_atomic_fetch_or);
    static constexpr auto atomic_or = forms_of(shmem_long_atomic_or, shmem_ctx_long_atomic_or);
    static constexpr auto atomic_fetch_xor = forms_of(shmem_long_atomic_fetch_xor,
        shmem_ctx_long_atomic_fetch_xor);
    static constexpr auto atomic_xor = forms_of(shmem_long_atomic_xor, shmem_ctx_long_atomic_xor);
    static constexpr auto atomic_fetch_and_nbi = forms_of(shmem_long_atomic_fetch_and_nbi,
        shmem_ctx_long_atomic_fetch_and_nbi);
    static constexpr auto atomic_fetch_or_nbi = forms_of(shmem_long_atomic_fetch_or_nbi,
        shmem_ctx_long_atomic_fetch_or_nbi);
    static constexpr auto atomic_fetch_xor_nbi = forms_of(shmem_long_atomic_fetch_xor_nbi,
        shmem_ctx_long_atomic_fetch_xor_nbi);
    static constexpr auto and_reduce = shmem_int64_and_reduce;
    static constexpr auto or_reduce = shmem_int64_or_reduce;
    static constexpr auto xor_reduce = shmem_int64_xor_reduce;
};

template <> struct functions<long long> : flags<true, true, true, true, true, false> {
    static constexpr auto put = forms_of(shmem_longlong_put, shmem_ctx_longlong_put);
    static constexpr auto p = forms_of(shmem_longlong_p, shmem_ctx_longlong_p);
    static constexpr auto get = forms_of(shmem_longlong_get, shmem_ctx_longlong_get);
    static constexpr auto g = forms_of(shmem_longlong_g, shmem_ctx_longlong_g);
    static constexpr auto iput = forms_of(shmem_longlong_iput, shmem_ctx_longlong_iput);
    static constexpr auto ibput = forms_of(shmem_longlong_ibput, shmem_ctx_longlong_ibput);
    static constexpr auto iget = forms_of(shmem_longlong_iget, shmem_ctx_longlong_iget);
    static constexpr auto ibget = forms_of(shmem_longlong_ibget, shmem_ctx_longlong_ibget);
    static constexpr auto put_nbi = forms_of(shmem_longlong_put_nbi, shmem_ctx_longlong_put_nbi);
    static constexpr auto get_nbi = forms_of(shmem_longlong_get_nbi, shmem_ctx_longlong_get_nbi);
    static constexpr auto atomic_fetch = forms_of(shmem_longlong_atomic_fetch,
        shmem_ctx_longlong_atomic_fetch);
    static constexpr auto atomic_set = forms_of(shmem_longlong_atomic_set, shmem_ctx_longlong_atomic_set);
    static constexpr auto atomic_swap = forms_of(shmem_longlong_atomic_swap, shmem_ctx_longlong_atomic_swap);
    static constexpr auto atomic_compare_swap = forms_of(shmem_longlong_atomic_compare_swap,
        shmem_ctx_longlong_atomic_compare_swap);
    static constexpr auto atomic_fetch_inc = forms_of(shmem_longlong_atomic_fetch_inc,
        shmem_ctx_longlong_atomic_fetch_inc);
    static constexpr auto atomic_inc = forms_of(shmem_longlong_atomic_inc, shmem_ctx_longlong_atomic_inc);
    static constexpr auto atomic_fetch_add = forms_of(shmem_longlong_atomic_fetch_add,
        shmem_ctx_longlong_atomic_fetch_add);
    static constexpr auto atomic_add = forms_of(shmem_longlong_atomic_add, shmem_ctx_longlong_atomic_add);
    static constexpr auto atomic_fetch_nbi = forms_of(shmem_longlong_atomic_fetch_nbi,
        shmem_ctx_longlong_atomic_fetch_nbi);
    static constexpr auto atomic_swap_nbi = forms_of(shmem_longlong_atomic_swap_nbi,
        shmem_ctx_longlong_atomic_swap_nbi);
    static constexpr auto atomic_compare_swap_nbi = forms_of(shmem_longlong_atomic_compare_swap_nbi,
        shmem_ctx_longlong_atomic_compare_swap_nbi);
    static constexpr auto atomic_fetch_inc_nbi = forms_of(shmem_longlong_atomic_fetch_inc_nbi,
        shmem_ctx_longlong_atomic_fetch_inc_nbi);
    static constexpr auto atomic_fetch_add_nbi = forms_of(shmem_longlong_atomic_fetch_add_nbi,
        shmem_ctx_longlong_atomic_fetch_add_nbi);
    static constexpr auto put_signal = forms_of(shmem_longlong_put_signal, shmem_ctx_longlong_put_signal);
    static constexpr auto put_signal_nbi = forms_of(shmem_longlong_put_signal_nbi,
        shmem_ctx_longlong_put_signal_nbi);
    static constexpr auto wait_until = shmem_longlong_wait_until;
    static constexpr auto test = shmem_longlong_test;
    static constexpr auto wait_until_all = shmem_longlong_wait_until_all;
    static constexpr auto wait_until_any = shmem_longlong_wait_until_any;
    static constexpr auto wait_until_some = shmem_longlong_wait_until_some;
    static constexpr auto test_all = shmem_longlong_test_all;
    static constexpr auto test_any = shmem_longlong_test_any;
    static constexpr auto test_some = shmem_longlong_test_some;
    static constexpr auto wait_until_all_vector = shmem_longlong_wait_until_all_vector;
    static constexpr auto wait_until_any_vector = shmem_longlong_wait_until_any_vector;
    static constexpr auto wait_until_some_vector = shmem_longlong_wait_until_some_vector;
    static constexpr auto test_all_vector = shmem_longlong_test_all_vector;
    static constexpr auto test_any_vector = shmem_longlong_test_any_vector;
    static constexpr auto test_some_vector = shmem_longlong_test_some_vector;
    static constexpr auto alltoall = shmem_longlong_alltoall;
    static constexpr auto alltoalls = shmem_longlong_alltoalls;
    static constexpr auto broadcast = shmem_longlong_broadcast;
    static constexpr auto collect = shmem_longlong_collect;
    static constexpr auto fcollect = shmem_longlong_fcollect;
    static constexpr auto max_reduce = shmem_longlong_max_reduce;
    static constexpr auto min_reduce = shmem_longlong_min_reduce;
    static constexpr auto sum_reduce = shmem_longlong_sum_reduce;
    static constexpr auto prod_reduce = shmem_longlong_prod_reduce;
    static constexpr auto sum_inscan = shmem_longlong_sum_inscan;
    static constexpr auto sum_exscan = shmem_longlong_sum_exscan;
    static constexpr auto atomic_fetch_and = forms_of(shmem_longlong_atomic_fetch_and,
        shmem_ctx_longlong_atomic_fetch_and);
    static constexpr auto atomic_and = forms_of(shmem_longlong_atomic_and, shmem_ctx_longlong_atomic_and);
    static constexpr auto atomic_fetch_or = forms_of(shmem_longlong_atomic_fetch_or,
        shmem_ctx_longlong_atomic_fetch_or);
    static constexpr auto atomic_or = forms_of(shmem_longlong_atomic_or, shmem_ctx_longlong_atomic_or);
    static constexpr auto atomic_fetch_xor = forms_of(shmem_longlong_atomic_fetch_xor,
        shmem_ctx_longlong_atomic_fetch_xor);
    static constexpr auto atomic_xor = forms_of(shmem_longlong_atomic_xor, shmem_ctx_longlong_atomic_xor);
    static constexpr auto atomic_fetch_and_nbi = forms_of(shmem_longlong_atomic_fetch_and_nbi,
        shmem_ctx_longlong_atomic_fetch_and_nbi);
    static constexpr auto atomic_fetch_or_nbi = forms_of(shmem_longlong_atomic_fetch_or_nbi,
        shmem_ctx_longlong_atomic_fetch_or_nbi);
    static constexpr auto atomic_fetch_xor_nbi = forms_of(shmem_longlong_atomic_fetch_xor_nbi,
        shmem_ctx_longlong_atomic_fetch_xor_nbi);
};

template <> struct functions<unsigned char> : flags<true, false, false, false, true, true> {
    static constexpr auto put = forms_of(shmem_uchar_put, shmem_ctx_uchar_put);
    static constexpr auto p = forms_of(shmem_uchar_p, shmem_ctx_uchar_p);
    static constexpr auto get = forms_of(shmem_uchar_get, shmem_ctx_uchar_get);
    static constexpr auto g = forms_of(shmem_uchar_g, shmem_ctx_uchar_g);
    static constexpr auto iput = forms_of(shmem_uchar_iput, shmem_ctx_uchar_iput);
    static constexpr auto ibput = forms_of(shmem_uchar_ibput, shmem_ctx_uchar_ibput);
    static constexpr auto iget = forms_of(shmem_uchar_iget, shmem_ctx_uchar_iget);
    static constexpr auto ibget = forms_of(shmem_uchar_ibget, shmem_ctx_uchar_ibget);
    static constexpr auto put_nbi = forms_of(shmem_uchar_put_nbi, shmem_ctx_uchar_put_nbi);
    static constexpr auto get_nbi = forms_of(shmem_uchar_get_nbi, shmem_ctx_uchar_get_nbi);
    static constexpr auto put_signal = forms_of(shmem_uchar_put_signal, shmem_ctx_uchar_put_signal);
    static constexpr auto put_signal_nbi = forms_of(shmem_uchar_put_signal_nbi,
        shmem_ctx_uchar_put_signal_nbi);
    static constexpr auto alltoall = shmem_uchar_alltoall;
    static constexpr auto alltoalls = shmem_uchar_alltoalls;
    static constexpr auto broadcast = shmem_uchar_broadcast;
    static constexpr auto collect = shmem_uchar_collect;
    static constexpr auto fcollect = shmem_uchar_fcollect;
    static constexpr auto and_reduce = shmem_uchar_and_reduce;
    static constexpr auto or_reduce = shmem_uchar_or_reduce;
    static constexpr auto xor_reduce = shmem_uchar_xor_reduce;
    static constexpr auto max_reduce = shmem_uchar_max_reduce;
    static constexpr auto min_reduce = shmem_uchar_min_reduce;
    static constexpr auto sum_reduce = shmem_uchar_sum_reduce;
    static constexpr auto prod_reduce = shmem_uchar_prod_reduce;
    static constexpr auto sum_inscan = shmem_uchar_sum_inscan;
    static constexpr auto sum_exscan = shmem_uchar_sum_exscan;
};

template <> struct functions<unsigned short> : flags<true, false, false, false, true, true> {
    static constexpr auto put = forms_of(shmem_ushort_put, shmem_ctx_ushort_put);
    static constexpr auto p = forms_of(shmem_ushort_p, shmem_ctx_ushort_p);
    static constexpr auto get = forms_of(shmem_ushort_get, shmem_ctx_ushort_get);
    static constexpr auto g = forms_of(shmem_ushort_g, shmem_ctx_ushort_g);
    static constexpr auto iput = forms_of(shmem_ushort_iput, shmem_ctx_ushort_iput);
    static constexpr auto ibput = forms_of(shmem_ushort_ibput, shmem_ctx_ushort_ibput);
    static constexpr auto iget = forms_of(shmem_ushort_iget, shmem_ctx_ushort_iget);
    static constexpr auto ibget = forms_of(shmem_ushort_ibget, shmem_ctx_ushort_ibget);
    static constexpr auto put_nbi = forms_of(shmem_ushort_put_nbi, shmem_ctx_ushort_put_nbi);
    static constexpr auto get_nbi = forms_of(shmem_ushort_get_nbi, shmem_ctx_ushort_get_nbi);
    static constexpr auto put_signal = forms_of(shmem_ushort_put_signal, shmem_ctx_ushort_put_signal);
    static constexpr auto put_signal_nbi = forms_of(shmem_ushort_put_signal_nbi,
        shmem_ctx_ushort_put_signal_nbi);
    static constexpr auto alltoall = shmem_ushort_alltoall;
    static constexpr auto alltoalls = shmem_ushort_alltoalls;
    static constexpr auto broadcast = shmem_ushort_broadcast;
    static constexpr auto collect = shmem_ushort_collect;
    static constexpr auto fcollect = shmem_ushort_fcollect;
    static constexpr auto and_reduce = shmem_ushort_and_reduce;
    static constexpr auto or_reduce = shmem_ushort_or_reduce;
    static constexpr auto xor_reduce = shmem_ushort_xor_reduce;
    static constexpr auto max_reduce = shmem_ushort_max_reduce;
    static constexpr auto min_reduce = shmem_ushort_min_reduce;
    static constexpr auto sum_reduce = shmem_ushort_sum_reduce;
    static constexpr auto prod_reduce = shmem_ushort_prod_reduce;
    static constexpr auto sum_inscan = shmem_ushort_sum_inscan;
    static constexpr auto sum_exscan = shmem_ushort_sum_exscan;
};

template <> struct functions<unsigned int> : flags<true, true, true, true, true, true> {
    static constexpr auto put = forms_of(shmem_uint_put, shmem_ctx_uint_put);
    static constexpr auto p = forms_of(shmem_uint_p, shmem_ctx_uint_p);
    static constexpr auto get = forms_of(shmem_uint_get, shmem_ctx_uint_get);
    static constexpr auto g = forms_of(shmem_uint_g, shmem_ctx_uint_g);
    static constexpr auto iput = forms_of(shmem_uint_iput, shmem_ctx_uint_iput);
    static constexpr auto ibput = forms_of(shmem_uint_ibput, shmem_ctx_uint_ibput);
    static constexpr auto iget = forms_of(shmem_uint_iget, shmem_ctx_uint_iget);
    static constexpr auto ibget = forms_of(shmem_uint_ibget, shmem_ctx_uint_ibget);
    static constexpr auto put_nbi = forms_of(shmem_uint_put_nbi, shmem_ctx_uint_put_nbi);
    static constexpr auto get_nbi = forms_of(shmem_uint_get_nbi, shmem_ctx_uint_get_nbi);
    static constexpr auto atomic_fetch = forms_of(shmem_uint_atomic_fetch, shmem_ctx_uint_atomic_fetch);
    static constexpr auto atomic_set = forms_of(shmem_uint_atomic_set, shmem_ctx_uint_atomic_set);
    static constexpr auto atomic_swap = forms_of(shmem_uint_atomic_swap, shmem_ctx_uint_atomic_swap);
    static constexpr auto atomic_compare_swap = forms_of(shmem_uint_atomic_compare_swap,
        shmem_ctx_uint_atomic_compare_swap);
    static constexpr auto atomic_fetch_inc = forms_of(shmem_uint_atomic_fetch_inc,
        shmem_ctx_uint_atomic_fetch_inc);
    static constexpr auto atomic_inc = forms_of(shmem_uint_atomic_inc, shmem_ctx_uint_atomic_inc);
    static constexpr auto atomic_fetch_add = forms_of(shmem_uint_atomic_fetch_add,
        shmem_ctx_uint_atomic_fetch_add);
    static constexpr auto atomic_add = forms_of(shmem_uint_atomic_add, shmem_ctx_uint_atomic_add);
    static constexpr auto atomic_fetch_and = forms_of(shmem_uint_atomic_fetch_and,
        shmem_ctx_uint_atomic_fetch_and);
    static constexpr auto atomic_and = forms_of(shmem_uint_atomic_and, shmem_ctx_uint_atomic_and);
    static constexpr auto atomic_fetch_or = forms_of(shmem_uint_atomic_fetch_or,
        shmem_ctx_uint_atomic_fetch_or);
    static constexpr auto atomic_or = forms_of(shmem_uint_atomic_or, shmem_ctx_uint_atomic_or);
    static constexpr auto atomic_fetch_xor = forms_of(shmem_uint_atomic_fetch_xor,
        shmem_ctx_uint_atomic_fetch_xor);
    static constexpr auto atomic_xor = forms_of(shmem_uint_atomic_xor, shmem_ctx_uint_atomic_xor);
    static constexpr auto atomic_fetch_nbi = forms_of(shmem_uint_atomic_fetch_nbi,
        shmem_ctx_uint_atomic_fetch_nbi);
    static constexpr auto atomic_swap_nbi = forms_of(shmem_uint_atomic_swap_nbi,
        shmem_ctx_uint_atomic_swap_nbi);
    static constexpr auto atomic_compare_swap_nbi = forms_of(shmem_uint_atomic_compare_swap_nbi,
        shmem_ctx_uint_atomic_compare_swap_nbi);
    static constexpr auto atomic_fetch_inc_nbi = forms_of(shmem_uint_atomic_fetch_inc_nbi,
        shmem_ctx_uint_atomic_fetch_inc_nbi);
    static constexpr auto atomic_fetch_add_nbi = forms_of(shmem_uint_atomic_fetch_add_nbi,
        shmem_ctx_uint_atomic_fetch_add_nbi);
    static constexpr auto atomic_fetch_and_nbi = forms_of(shmem_uint_atomic_fetch_and_nbi,
        shmem_ctx_uint_atomic_fetch_and_nbi);
    static constexpr auto atomic_fetch_or_nbi = forms_of(shmem_uint_atomic_fetch_or_nbi,
        shmem_ctx_uint_atomic_fetch_or_nbi);
    static constexpr auto atomic_fetch_xor_nbi = forms_of(shmem_uint_atomic_fetch_xor_nbi,
        shmem_ctx_uint_atomic_fetch_xor_nbi);
    static constexpr auto put_signal = forms_of(shmem_uint_put_signal, shmem_ctx_uint_put_signal);
    static constexpr auto put_signal_nbi = forms_of(shmem_uint_put_signal_nbi, shmem_ctx_uint_put_signal_nbi);
    static constexpr auto wait_until = shmem_uint_wait_until;
    static constexpr auto test = shmem_uint_test;
    static constexpr auto wait_until_all = shmem_uint_wait_until_all;
    static constexpr auto wait_until_any = shmem_uint_wait_until_any;
    static constexpr auto wait_until_some = shmem_uint_wait_until_some;
    static constexpr auto test_all = shmem_uint_test_all;
    static constexpr auto test_any = shmem_uint_test_any;
    static constexpr auto test_some = shmem_uint_test_some;
    static constexpr auto wait_until_all_vector = shmem_uint_wait_until_all_vector;
    static constexpr auto wait_until_any_vector = shmem_uint_wait_until_any_vector;
    static constexpr auto wait_until_some_vector = shmem_uint_wait_until_some_vector;
    static constexpr auto test_all_vector = shmem_uint_test_all_vector;
    static constexpr auto test_any_vector = shmem_uint_test_any_vector;
    static constexpr auto test_some_vector = shmem_uint_test_some_vector;
    static constexpr auto alltoall = shmem_uint_alltoall;
    static constexpr auto alltoalls = shmem_uint_alltoalls;
    static constexpr auto broadcast = shmem_uint_broadcast;
    static constexpr auto collect = shmem_uint_collect;
    static constexpr auto fcollect = shmem_uint_fcollect;
    static constexpr auto and_reduce = shmem_uint_and_reduce;
    static constexpr auto or_reduce = shmem_uint_or_reduce;
    static constexpr auto xor_reduce = shmem_uint_xor_reduce;
    static constexpr auto max_reduce = shmem_uint_max_reduce;
    static constexpr auto min_reduce = shmem_uint_min_reduce;
    static constexpr auto sum_reduce = shmem_uint_sum_reduce;
    static constexpr auto prod_reduce = shmem_uint_prod_reduce;
    static constexpr auto sum_inscan = shmem_uint_sum_inscan;
    static constexpr auto sum_exscan = shmem_uint_sum_exscan;
};

template <> struct functions<unsigned long> : flags<true, true, true, true, true, true> {
    static constexpr auto put = forms_of(shmem_ulong_put, shmem_ctx_ulong_put);
    static constexpr auto p = forms_of(shmem_ulong_p, shmem_ctx_ulong_p);
    static constexpr auto get = forms_of(shmem_ulong_get, shmem_ctx_ulong_get);
    static constexpr auto g = forms_of(shmem_ulong_g, shmem_ctx_ulong_g);
    static constexpr auto iput = forms_of(shmem_ulong_iput, shmem_ctx_ulong_iput);
    static constexpr auto ibput = forms_of(shmem_ulong_ibput, shmem_ctx_ulong_ibput);
    static constexpr auto iget = forms_of(shmem_ulong_iget, shmem_ctx_ulong_iget);
    static constexpr auto ibget = forms_of(shmem_ulong_ibget, shmem_ctx_ulong_ibget);
    static constexpr auto put_nbi = forms_of(shmem_ulong_put_nbi, shmem_ctx_ulong_put_nbi);
    static constexpr auto get_nbi = forms_of(shmem_ulong_get_nbi, shmem_ctx_ulong_get_nbi);
    static constexpr auto atomic_fetch = forms_of(shmem_ulong_atomic_fetch, shmem_ctx_ulong_atomic_fetch);
    static constexpr auto atomic_set = forms_of(shmem_ulong_atomic_set, shmem_ctx_ulong_atomic_set);
    static constexpr auto atomic_swap = forms_of(shmem_ulong_atomic_swap, shmem_ctx_ulong_atomic_swap);
    static constexpr auto atomic_compare_swap = forms_of(shmem_ulong_atomic_compare_swap,
        shmem_ctx_ulong_atomic_compare_swap);
    static constexpr auto atomic_fetch_inc = forms_of(shmem_ulong_atomic_fetch_inc,
        shmem_ctx_ulong_atomic_fetch_inc);
    static constexpr auto atomic_inc = forms_of(shmem_ulong_atomic_inc, shmem_ctx_ulong_atomic_inc);
    static constexpr auto atomic_fetch_add = forms_of(shmem_ulong_atomic_fetch_add,
        shmem_ctx_ulong_atomic_fetch_add);
    static constexpr auto atomic_add = forms_of(shmem_ulong_atomic_add, shmem_ctx_ulong_atomic_add);
    static constexpr auto atomic_fetch_and = forms_of(shmem_ulong_atomic_fetch_and,
        shmem_ctx_ulong_atomic_fetch_and);
    static constexpr auto atomic_and = forms_of(shmem_ulong_atomic_and, shmem_ctx_ulong_atomic_and);
    static constexpr auto atomic_fetch_or = forms_of(shmem_ulong_atomic_fetch_or,
        shmem_ctx_ulong_atomic_fetch_or);
    static constexpr auto atomic_or = forms_of(shmem_ulong_atomic_or, shmem_ctx_ulong_atomic_or);
    static constexpr auto atomic_fetch_xor = forms_of(shmem_ulong_atomic_fetch_xor,
        shmem_ctx_ulong_atomic_fetch_xor);
    static constexpr auto atomic_xor = forms_of(shmem_ulong_atomic_xor, shmem_ctx_ulong_atomic_xor);
    static constexpr auto atomic_fetch_nbi = forms_of(shmem_ulong_atomic_fetch_nbi,
        shmem_ctx_ulong_atomic_fetch_nbi);
    static constexpr auto atomic_swap_nbi = forms_of(shmem_ulong_atomic_swap_nbi,
        shmem_ctx_ulong_atomic_swap_nbi);
    static constexpr auto atomic_compare_swap_nbi = forms_of(shmem_ulong_atomic_compare_swap_nbi,
        shmem_ctx_ulong_atomic_compare_swap_nbi);
    static constexpr auto atomic_fetch_inc_nbi = forms_of(shmem_ulong_atomic_fetch_inc_nbi,
        shmem_ctx_ulong_atomic_fetch_inc_nbi);
    static constexpr auto atomic_fetch_add_nbi = forms_of(shmem_ulong_atomic_fetch_add_nbi,
        shmem_ctx_ulong_atomic_fetch_add_nbi);
    static constexpr auto atomic_fetch_and_nbi = forms_of(shmem_ulong_atomic_fetch_and_nbi,
        shmem_ctx_ulong_atomic_fetch_and_nbi);
    static constexpr auto atomic_fetch_or_nbi = forms_of(shmem_ulong_atomic_fetch_or_nbi,
        shmem_ctx_ulong_atomic_fetch_or_nbi);
    static constexpr auto atomic_fetch_xor_nbi = forms_of(shmem_ulong_atomic_fetch_xor_nbi,
        shmem_ctx_ulong_atomic_fetch_xor_nbi);
    static constexpr auto put_signal = forms_of(shmem_ulong_put_signal, shmem_ctx_ulong_put_signal);
    static constexpr auto put_signal_nbi = forms_of(shmem_ulong_put_signal_nbi,
        shmem_ctx_ulong_put_signal_nbi);
    static constexpr auto wait_until = shmem_ulong_wait_until;
    static constexpr auto test = shmem_ulong_test;
    static constexpr auto wait_until_all = shmem_ulong_wait_until_all;
    static constexpr auto wait_until_any = shmem_ulong_wait_until_any;
    static constexpr auto wait_until_some = shmem_ulong_wait_until_some;
    static constexpr auto test_all = shmem_ulong_test_all;
    static constexpr auto test_any = shmem_ulong_test_any;
    static constexpr auto test_some = shmem_ulong_test_some;
    static constexpr auto wait_until_all_vector = shmem_ulong_wait_until_all_vector;
    static constexpr auto wait_until_any_vector = shmem_ulong_wait_until_any_vector;
    static constexpr auto wait_until_some_vector = shmem_ulong_wait_until_some_vector;
    static constexpr auto test_all_vector = shmem_ulong_test_all_vector;
    static constexpr auto test_any_vector = shmem_ulong_test_any_vector;
    static constexpr auto test_some_vector = shmem_ulong_test_some_vector;
    static constexpr auto alltoall = shmem_ulong_alltoall;
    static constexpr auto alltoalls = shmem_ulong_alltoalls;
    static constexpr auto broadcast = shmem_ulong_broadcast;
    static constexpr auto collect = shmem_ulong_collect;
    static constexpr auto fcollect = shmem_ulong_fcollect;
    static constexpr auto and_reduce = shmem_ulong_and_reduce;
    static constexpr auto or_reduce = shmem_ulong_or_reduce;
    static constexpr auto xor_reduce = shmem_ulong_xor_reduce;
    static constexpr auto max_reduce = shmem_ulong_max_reduce;
    static constexpr auto min_reduce = shmem_ulong_min_reduce;
    static constexpr auto sum_reduce = shmem_ulong_sum_reduce;
    static constexpr auto prod_reduce = shmem_ulong_prod_reduce;
    static constexpr auto sum_inscan = shmem_ulong_sum_inscan;
    static constexpr auto sum_exscan = shmem_ulong_sum_exscan;
};

template <> struct functions<unsigned long long> : flags<true, true, true, true, true, true> {
    static constexpr auto put = forms_of(shmem_ulonglong_put, shmem_ctx_ulonglong_put);
    static constexpr auto p = forms_of(shmem_ulonglong_p, shmem_ctx_ulonglong_p);
    static constexpr auto get = forms_of(shmem_ulonglong_get, shmem_ctx_ulonglong_get);
    static constexpr auto g = forms_of(shmem_ulonglong_g, shmem_ctx_ulonglong_g);
    static constexpr auto iput = forms_of(shmem_ulonglong_iput, shmem_ctx_ulonglong_iput);
    static constexpr auto ibput = forms_of(shmem_ulonglong_ibput, shmem_ctx_ulonglong_ibput);
    static constexpr auto iget = forms_of(shmem_ulonglong_iget, shmem_ctx_ulonglong_iget);
    static constexpr auto ibget = forms_of(shmem_ulonglong_ibget, shmem_ctx_ulonglong_ibget);
    static constexpr auto put_nbi = forms_of(shmem_ulonglong_put_nbi, shmem_ctx_ulonglong_put_nbi);
    static constexpr auto get_nbi = forms_of(shmem_ulonglong_get_nbi, shmem_ctx_ulonglong_get_nbi);
    static constexpr auto atomic_fetch = forms_of(shmem_ulonglong_atomic_fetch,
        shmem_ctx_ulonglong_atomic_fetch);
    static constexpr auto atomic_set = forms_of(shmem_ulonglong_atomic_set, shmem_ctx_ulonglong_atomic_set);
    static constexpr auto atomic_swap = forms_of(shmem_ulonglong_atomic_swap,
        shmem_ctx_ulonglong_atomic_swap);
    static constexpr auto atomic_compare_swap = forms_of(shmem_ulonglong_atomic_compare_swap,
        shmem_ctx_ulonglong_atomic_compare_swap);
    static constexpr auto atomic_fetch_inc = forms_of(shmem_ulonglong_atomic_fetch_inc,
        shmem_ctx_ulonglong_atomic_fetch_inc);
    static constexpr auto atomic_inc = forms_of(shmem_ulonglong_atomic_inc, shmem_ctx_ulonglong_atomic_inc);
    static constexpr auto atomic_fetch_add = forms_of(shmem_ulonglong_atomic_fetch_add,
        shmem_ctx_ulonglong_atomic_fetch_add);
    static constexpr auto atomic_add = forms_of(shmem_ulonglong_atomic_add, shmem_ctx_ulonglong_atomic_add);
    static constexpr auto atomic_fetch_and = forms_of(shmem_ulonglong_atomic_fetch_and,
        shmem_ctx_ulonglong_atomic_fetch_and);
    static constexpr auto atomic_and = forms_of(shmem_ulonglong_atomic_and, shmem_ctx_ulonglong_atomic_and);
    static constexpr auto atomic_fetch_or = forms_of(shmem_ulonglong_atomic_fetch_or,
        shmem_ctx_ulonglong_atomic_fetch_or);
    static constexpr auto atomic_or = forms_of(shmem_ulonglong_atomic_or, shmem_ctx_ulonglong_atomic_or);
    static constexpr auto atomic_fetch_xor = forms_of(shmem_ulonglong_atomic_fetch_xor,
        shmem_ctx_ulonglong_atomic_fetch_xor);
    static constexpr auto atomic_xor = forms_of(shmem_ulonglong_atomic_xor, shmem_ctx_ulonglong_atomic_xor);
    static constexpr auto atomic_fetch_nbi = forms_of(shmem_ulonglong_atomic_fetch_nbi,
        shmem_ctx_ulonglong_atomic_fetch_nbi);
    static constexpr auto atomic_swap_nbi = forms_of(shmem_ulonglong_atomic_swap_nbi,
        shmem_ctx_ulonglong_atomic_swap_nbi);
    static constexpr auto atomic_compare_swap_nbi = forms_of(shmem_ulonglong_atomic_compare_swap_nbi,
        shmem_ctx_ulonglong_atomic_compare_swap_nbi);
    static constexpr auto atomic_fetch_inc_nbi = forms_of(shmem_ulonglong_atomic_fetch_inc_nbi,
        shmem_ctx_ulonglong_atomic_fetch_inc_nbi);
    static constexpr auto atomic_fetch_add_nbi = forms_of(shmem_ulonglong_atomic_fetch_add_nbi,
        shmem_ctx_ulonglong_atomic_fetch_add_nbi);
    static constexpr auto atomic_fetch_and_nbi = forms_of(shmem_ulonglong_atomic_fetch_and_nbi,
        shmem_ctx_ulonglong_atomic_fetch_and_nbi);
    static constexpr auto atomic_fetch_or_nbi = forms_of(shmem_ulonglong_atomic_fetch_or_nbi,
        shmem_ctx_ulonglong_atomic_fetch_or_nbi);
    static constexpr auto atomic_fetch_xor_nbi = forms_of(shmem_ulonglong_atomic_fetch_xor_nbi,
        shmem_ctx_ulonglong_atomic_fetch_xor_nbi);
    static constexpr auto put_signal = forms_of(shmem_ulonglong_put_signal, shmem_ctx_ulonglong_put_signal);
    static constexpr auto put_signal_nbi = forms_of(shmem_ulonglong_put_signal_nbi,
        shmem_ctx_ulonglong_put_signal_nbi);
    static constexpr auto wait_until = shmem_ulonglong_wait_until;
    static constexpr auto test = shmem_ulonglong_test;
    static constexpr auto wait_until_all = shmem_ulonglong_wait_until_all;
    static constexpr auto wait_until_any = shmem_ulonglong_wait_until_any;
    static constexpr auto wait_until_some = shmem_ulonglong_wait_until_some;
    static constexpr auto test_all = shmem_ulonglong_test_all;
    static constexpr auto test_any = shmem_ulonglong_test_any;
    static constexpr auto test_some = shmem_ulonglong_test_some;
    static constexpr auto wait_until_all_vector = shmem_ulonglong_wait_until_all_vector;
    static constexpr auto wait_until_any_vector = shmem_ulonglong_wait_until_any_vector;
    static constexpr auto wait_until_some_vector = shmem_ulonglong_wait_until_some_vector;
    static constexpr auto test_all_vector = shmem_ulonglong_test_all_vector;
    static constexpr auto test_any_vector = shmem_ulonglong_test_any_vector;
    static constexpr auto test_some_vector = shmem_ulonglong_test_some_vector;
    static constexpr auto alltoall = shmem_ulonglong_alltoall;
    static constexpr auto alltoalls = shmem_ulonglong_alltoalls;
    static constexpr auto broadcast = shmem_ulonglong_broadcast;
    static constexpr auto collect = shmem_ulonglong_collect;
    static constexpr auto fcollect = shmem_ulonglong_fcollect;
    static constexpr auto and_reduce = shmem_ulonglong_and_reduce;
    static constexpr auto or_reduce = shmem_ulonglong_or_reduce;
    static constexpr auto xor_reduce = shmem_ulonglong_xor_reduce;
    static constexpr auto max_reduce = shmem_ulonglong_max_reduce;
    static constexpr auto min_reduce = shmem_ulonglong_min_reduce;
    static constexpr auto sum_reduce = shmem_ulonglong_sum_reduce;
    static constexpr auto prod_reduce = shmem_ulonglong_prod_reduce;
    static constexpr auto sum_inscan = shmem_ulonglong_sum_inscan;
    static constexpr auto sum_exscan = shmem_ulonglong_sum_exscan;
};

template <> struct functions<std::complex<double>> : flags<false, false, false, false, true, false> {
    static constexpr auto sum_reduce = shmem_complexd_sum_reduce;
    static constexpr auto prod_reduce = shmem_complexd_prod_reduce;
    static constexpr auto sum_inscan = shmem_complexd_sum_inscan;
    static constexpr auto sum_exscan = shmem_complexd_sum_exscan;
};

template <> struct functions<std::complex<float>> : flags<false, false, false, false, true, false> {
    static constexpr auto sum_reduce = shmem_complexf_sum_reduce;
    static constexpr auto prod_reduce = shmem_complexf_prod_reduce;
    static constexpr auto sum_inscan = shmem_complexf_sum_inscan;
    static constexpr auto sum_exscan = shmem_complexf_sum_exscan;
};


/* The same for bytes, which any type is made of. */
struct bytes {
    static constexpr auto put = forms_of(shmem_putmem, shmem_ctx_putmem);
    static constexpr auto get = forms_of(shmem_getmem, shmem_ctx_getmem);
    static constexpr auto put_nbi = forms_of(shmem_putmem_nbi, shmem_ctx_putmem_nbi);
    static constexpr auto get_nbi = forms_of(shmem_getmem_nbi, shmem_ctx_getmem_nbi);
    static constexpr auto put_signal = forms_of(shmem_putmem_signal, shmem_ctx_putmem_signal);
    static constexpr auto put_signal_nbi = forms_of(shmem_putmem_signal_nbi, shmem_ctx_putmem_signal_nbi);
    static constexpr auto alltoall = shmem_alltoallmem;
    static constexpr auto broadcast = shmem_broadcastmem;
    static constexpr auto collect = shmem_collectmem;
    static constexpr auto fcollect = shmem_fcollectmem;
    static constexpr auto ibput = forms_of(shmem_ibput8, shmem_ctx_ibput8);
    static constexpr auto ibget = forms_of(shmem_ibget8, shmem_ctx_ibget8);
};

} // namespace shmem::detail

#endif
