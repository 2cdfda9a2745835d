use crate::error::{check_length, check_range, wrong, Result};
use crate::raw;
use crate::types::{Cmp, IntegerWord, Symmetric};
use std::marker::PhantomData;
use std::ops::{Deref, Range};
use std::os::raw::{c_int, c_void};
use std::ptr;

/// Elements of the symmetric heap, which belong to the value: each PE has as many at the same place.
///
/// Dropping one is collective, as its making was: all PEs drop theirs in the same order, as they do at the end of a block. It is
/// before the library ends:
///
/// ```compile_fail,E0505
/// # let shmem = heddle::init()?;
/// let cells = shmem.alloc::<u64>(4)?;
/// drop(shmem);
/// cells.load(0)?;
/// # Ok::<(), heddle::Error>(())
/// ```
///
/// It dereferences to [`Part`], all of it.
pub struct SymSlice<'a, T: Symmetric> {
    all: Part<'a, T>,
}

/// Some elements, next to each other, of a [`SymSlice`]: what all operations take, and the elements of the calling PE.
///
/// There are no references to them without `unsafe`, as other PEs write at any time: elements are copied. A part ends before its
/// slice:
///
/// ```compile_fail,E0505
/// # let shmem = heddle::init()?;
/// let cells = shmem.alloc::<u64>(4)?;
/// let part = cells.range(1..3)?;
/// drop(cells);
/// part.load(0)?;
/// # Ok::<(), heddle::Error>(())
/// ```
pub struct Part<'a, T: Symmetric> {
    start: *mut T,
    length: usize,
    of: PhantomData<&'a T>,
}

impl<T: Symmetric> SymSlice<'_, T> {
    /// What the heap has given, for as long as the library runs.
    pub(crate) fn of(start: *mut T, length: usize) -> Self {
        SymSlice { all: Part { start, length, of: PhantomData } }
    }
}

impl<'a, T: Symmetric> Deref for SymSlice<'a, T> {
    type Target = Part<'a, T>;
    fn deref(&self) -> &Part<'a, T> {
        &self.all
    }
}

impl<T: Symmetric> Drop for SymSlice<'_, T> {
    fn drop(&mut self) {
        // Others would wait for a PE that panics, and does not come to the same calls any more.
        if !std::thread::panicking() {
            unsafe { raw::shmem_free(self.all.start.cast()) }
        }
    }
}

// No copies of a part, which would outlive its SymSlice: a part of a part borrows it.
impl<'p, T: Symmetric> From<&'p Part<'_, T>> for Part<'p, T> {
    fn from(part: &'p Part<'_, T>) -> Self {
        Part { start: part.start, length: part.length, of: PhantomData }
    }
}

impl<'p, T: Symmetric> From<&'p SymSlice<'_, T>> for Part<'p, T> {
    fn from(slice: &'p SymSlice<'_, T>) -> Self {
        Part::from(&slice.all)
    }
}

impl<T: Symmetric> Part<'_, T> {
    /// These elements.
    pub fn range(&self, range: Range<usize>) -> Result<Part<'_, T>> {
        check_range("range", &range, self.length)?;
        Ok(Part { start: unsafe { self.start.add(range.start) }, length: range.end - range.start, of: PhantomData })
    }

    /// One element.
    pub fn at(&self, i: usize) -> Result<Part<'_, T>> {
        if i >= self.length {
            return wrong("at", "i", i, format_args!("in [0, {})", self.length));
        }
        self.range(i..i + 1)
    }

    pub fn len(&self) -> usize {
        self.length
    }

    pub fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// The calling PE's element. One that another PE writes at this moment may have any value.
    pub fn load(&self, i: usize) -> Result<T> {
        Ok(unsafe { self.at(i)?.start.read_volatile() })
    }

    /// Writes the calling PE's element.
    pub fn store(&self, i: usize, value: T) -> Result<()> {
        unsafe { self.at(i)?.start.write_volatile(value) };
        Ok(())
    }

    /// Copies all elements of the calling PE to `to`, which has as many.
    pub fn read(&self, to: &mut [T]) -> Result<()> {
        check_length("read", "to", to.len(), self.length)?;
        unsafe { ptr::copy(self.start, to.as_mut_ptr(), self.length) };
        Ok(())
    }

    /// Copies `from`, which has as many, to all elements of the calling PE.
    pub fn write(&self, from: &[T]) -> Result<()> {
        check_length("write", "from", from.len(), self.length)?;
        unsafe { ptr::copy(from.as_ptr(), self.start, self.length) };
        Ok(())
    }

    pub fn to_vec(&self) -> Vec<T> {
        (0..self.length).map(|i| unsafe { self.start.add(i).read_volatile() }).collect()
    }

    /// The calling PE's elements, without a copy.
    ///
    /// # Safety
    /// No PE writes one of them, by whatever operation, as long as the result is used.
    pub unsafe fn as_slice(&self) -> &[T] {
        std::slice::from_raw_parts(self.start, self.length)
    }

    /// The same, to be written.
    ///
    /// # Safety
    /// No PE reads or writes one of them, by whatever operation or other reference, as long as the result is used.
    #[allow(clippy::mut_from_ref)]
    pub unsafe fn as_mut_slice(&self) -> &mut [T] {
        std::slice::from_raw_parts_mut(self.start, self.length)
    }

    /// Its address, for functions of [`raw`](crate::raw).
    pub fn as_ptr(&self) -> *mut T {
        self.start
    }

    pub(crate) fn address(&self) -> *mut c_void {
        self.start.cast()
    }

    pub(crate) fn bytes(&self) -> usize {
        self.length * std::mem::size_of::<T>()
    }

    /// Its address, if it is one element.
    pub(crate) fn word(&self, function: &'static str, argument: &'static str) -> Result<*mut c_void> {
        check_length(function, argument, self.length, 1)?;
        Ok(self.address())
    }
}

impl<T: IntegerWord> Part<'_, T> {
    /// Waits until this one element of the calling PE compares so, and returns what it was then.
    pub fn wait_until(&self, cmp: Cmp, value: T) -> Result<T> {
        let at = self.word("wait_until", "self")?;
        Ok(T::from_bits(unsafe { raw::shmemx_raw_wait_until(T::TYPE, at, cmp as c_int, value.to_bits()) }))
    }

    /// Waits until all elements of the calling PE compare so.
    pub fn wait_until_all(&self, cmp: Cmp, value: T) {
        let (none, value): (_, *const T) = (ptr::null(), &value);
        unsafe {
            raw::shmemx_raw_wait_until_all(T::TYPE, self.address(), self.length, none, cmp as c_int, value.cast(), 1)
        }
    }

    /// Waits until one of the elements does, and returns its place; `None` if there are no elements.
    pub fn wait_until_any(&self, cmp: Cmp, value: T) -> Option<usize> {
        let (none, value): (_, *const T) = (ptr::null(), &value);
        let i = unsafe {
            raw::shmemx_raw_wait_until_any(T::TYPE, self.address(), self.length, none, cmp as c_int, value.cast(), 1)
        };
        (i < self.length).then_some(i)
    }

    /// Whether this one element of the calling PE compares so.
    pub fn test(&self, cmp: Cmp, value: T) -> Result<bool> {
        let at = self.word("test", "self")?;
        Ok(unsafe { raw::shmemx_raw_test(T::TYPE, at, cmp as c_int, value.to_bits()) } != 0)
    }
}
