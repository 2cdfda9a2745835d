use crate::raw;
use std::os::raw::c_int;

/// What may lie in symmetric memory.
///
/// # Safety
/// Any bytes are a value, as other PEs write at any time: no references, no `bool`, no `char`, no enums, no padding.
pub unsafe trait Symmetric: Copy + 'static {}

/// Numbers, which collectives reduce.
pub trait Number: Symmetric {
    #[doc(hidden)]
    const TYPE: c_int;
}

/// Integers, which have bitwise reductions, too.
pub trait Integer: Number {}

/// Of four or eight bytes, for which there are atomic operations: set, fetch, swap.
pub trait Word: Number {
    #[doc(hidden)]
    fn to_bits(self) -> u64;
    #[doc(hidden)]
    fn from_bits(bits: u64) -> Self;
}

/// For which there are all atomic operations, and waits.
pub trait IntegerWord: Word + Integer {}

macro_rules! numbers {
    ($($t:ty: $number:ident),*) => {$(
        unsafe impl Symmetric for $t {}
        unsafe impl<const N: usize> Symmetric for [$t; N] {}
        impl Number for $t {
            const TYPE: c_int = raw::$number;
        }
    )*};
}
numbers! {
    f32: SHMEMX_TYPE_FLOAT, f64: SHMEMX_TYPE_DOUBLE, i8: SHMEMX_TYPE_INT8, i16: SHMEMX_TYPE_INT16,
    i32: SHMEMX_TYPE_INT32, i64: SHMEMX_TYPE_INT64, u8: SHMEMX_TYPE_UINT8, u16: SHMEMX_TYPE_UINT16,
    u32: SHMEMX_TYPE_UINT32, u64: SHMEMX_TYPE_UINT64, usize: SHMEMX_TYPE_SIZE, isize: SHMEMX_TYPE_PTRDIFF
}

macro_rules! integers {
    ($($t:ty),*) => {$(
        impl Integer for $t {}
    )*};
}
integers!(i8, i16, i32, i64, isize, u8, u16, u32, u64, usize);

macro_rules! words {
    ($($t:ty),*) => {$(
        impl Word for $t {
            fn to_bits(self) -> u64 {
                self as u64
            }
            fn from_bits(bits: u64) -> Self {
                bits as $t
            }
        }
        impl IntegerWord for $t {}
    )*};
}
words!(i32, i64, u32, u64, usize, isize);

macro_rules! floating_words {
    ($($t:ty: $bits:ty),*) => {$(
        impl Word for $t {
            fn to_bits(self) -> u64 {
                <$t>::to_bits(self).into()
            }
            fn from_bits(bits: u64) -> Self {
                <$t>::from_bits(bits as $bits)
            }
        }
    )*};
}
floating_words!(f32: u32, f64: u64);

/// How a wait compares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(i32)]
pub enum Cmp {
    Eq = raw::SHMEM_CMP_EQ,
    Ne = raw::SHMEM_CMP_NE,
    Gt = raw::SHMEM_CMP_GT,
    Ge = raw::SHMEM_CMP_GE,
    Lt = raw::SHMEM_CMP_LT,
    Le = raw::SHMEM_CMP_LE,
}

/// How a signal is updated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(i32)]
pub enum SignalOp {
    Set = raw::SHMEM_SIGNAL_SET,
    Add = raw::SHMEM_SIGNAL_ADD,
}

/// Which threads may call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(i32)]
pub enum Level {
    Single = raw::SHMEM_THREAD_SINGLE,
    Funneled = raw::SHMEM_THREAD_FUNNELED,
    Serialized = raw::SHMEM_THREAD_SERIALIZED,
    Multiple = raw::SHMEM_THREAD_MULTIPLE,
}

impl Level {
    pub(crate) fn of(number: c_int) -> Level {
        let levels = [Level::Single, Level::Funneled, Level::Serialized];
        levels.into_iter().find(|&level| level as c_int == number).unwrap_or(Level::Multiple)
    }
}
