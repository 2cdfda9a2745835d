use std::fmt::{self, Display, Formatter};
use std::ops::Range;

/// Why a call did nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// An argument is not what it may be.
    Argument { function: &'static str, argument: &'static str, value: String, legal: String },
    /// The symmetric heap has no room for so many bytes.
    NoMemory { bytes: usize },
    /// The library could not do it: resources are short, as a rule.
    Failed { function: &'static str },
}

pub type Result<T> = std::result::Result<T, Error>;

impl Display for Error {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match self {
            Error::Argument { function, argument, value, legal } => {
                write!(f, "{function}: argument {argument} is {value}, not {legal}")
            }
            Error::NoMemory { bytes } => {
                write!(f, "alloc: no {bytes} bytes in the symmetric heap (SHMEM_SYMMETRIC_SIZE makes it larger)")
            }
            Error::Failed { function } => write!(f, "{function}: the library could not do it"),
        }
    }
}

impl std::error::Error for Error {}

pub(crate) fn wrong<T>(
    function: &'static str,
    argument: &'static str,
    value: impl Display,
    legal: impl Display,
) -> Result<T> {
    Err(Error::Argument { function, argument, value: value.to_string(), legal: legal.to_string() })
}

pub(crate) fn check_pe(function: &'static str, argument: &'static str, pe: i32, pes: i32) -> Result<()> {
    if (0..pes).contains(&pe) {
        return Ok(());
    }
    wrong(function, argument, pe, format_args!("in [0, {pes})"))
}

pub(crate) fn check_length(function: &'static str, argument: &'static str, length: usize, legal: usize) -> Result<()> {
    if length == legal {
        return Ok(());
    }
    wrong(function, argument, format_args!("{length} elements"), format_args!("{legal}"))
}

pub(crate) fn check_range(function: &'static str, range: &Range<usize>, length: usize) -> Result<()> {
    if range.start <= range.end && range.end <= length {
        return Ok(());
    }
    wrong(function, "range", format_args!("{}..{}", range.start, range.end), format_args!("within 0..{length}"))
}

/// Every so many of an argument's elements, there are `n`.
pub(crate) fn check_strided(
    function: &'static str,
    (argument, length, stride): (&'static str, usize, usize),
    n: usize,
) -> Result<()> {
    let there = length / stride.max(1) + usize::from(length % stride.max(1) > 0);
    if stride > 0 && n <= there && stride <= isize::MAX as usize {
        return Ok(());
    }
    let value = format!("{length} elements {stride} apart");
    wrong(function, argument, value, format_args!("enough for {n}"))
}

pub(crate) fn check_status(function: &'static str, status: i32) -> Result<()> {
    if status == 0 {
        return Ok(());
    }
    Err(Error::Failed { function })
}
