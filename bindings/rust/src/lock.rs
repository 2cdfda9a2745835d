use crate::error::Result;
use crate::memory::SymSlice;
use crate::raw;
use crate::Shmem;
use std::os::raw::c_long;

/// A lock of all PEs, which one of them has at a time. Dropping it is collective, as that of its memory is.
pub struct Lock<'a> {
    word: SymSlice<'a, c_long>,
}

/// That the calling PE has the lock: until this is dropped, which completes first what was issued on the default context.
#[must_use = "dropping it gives the lock up"]
pub struct Held<'l> {
    word: &'l SymSlice<'l, c_long>,
}

impl Shmem {
    /// Creates a free lock. Collective.
    pub fn lock(&self) -> Result<Lock<'_>> {
        Ok(Lock { word: self.alloc(1)? })
    }
}

impl Lock<'_> {
    /// Waits for the lock, first come, first served.
    pub fn acquire(&mut self) -> Held<'_> {
        unsafe { raw::shmem_set_lock(self.word.as_ptr()) }
        Held { word: &self.word }
    }

    /// Takes the lock if it is free.
    pub fn try_acquire(&mut self) -> Option<Held<'_>> {
        let taken = unsafe { raw::shmem_test_lock(self.word.as_ptr()) } == 0;
        taken.then(|| Held { word: &self.word })
    }
}

impl Drop for Held<'_> {
    fn drop(&mut self) {
        unsafe { raw::shmem_clear_lock(self.word.as_ptr()) }
    }
}
