use crate::error::{check_length, check_pe, check_strided, Result};
use crate::memory::Part;
use crate::raw::{self, shmem_ctx_t};
use crate::team::Threads;
use crate::types::{IntegerWord, SignalOp, Symmetric, Word};
use std::marker::PhantomData;
use std::mem::size_of;
use std::os::raw::c_int;

/// What operations are issued on, and completed by: [`quiet`](Context::quiet) waits for those of this context. PEs are counted
/// in the team that it was made for.
///
/// [`Shmem`](crate::Shmem) dereferences to the default one, which has the PEs of the world.
pub struct Context<'a> {
    pub(crate) handle: shmem_ctx_t,
    pes: i32,
    pub(crate) threads: Threads,
    of: PhantomData<(&'a (), *const ())>, // of one thread, but see Shared
}

impl Context<'_> {
    pub(crate) fn of(handle: shmem_ctx_t, pes: i32, threads: Threads) -> Self {
        Context { handle, pes, threads, of: PhantomData }
    }

    pub(crate) fn check_pe(&self, function: &'static str, pe: i32) -> Result<()> {
        check_pe(function, "pe", pe, self.pes)
    }

    /// Copies `source` to `dest`, which has as many elements, on PE `pe`; it is there after a quiet or a barrier.
    pub fn put<'p, T: Symmetric>(&self, dest: impl Into<Part<'p, T>>, source: &[T], pe: i32) -> Result<()> {
        let dest = dest.into();
        check_length("put", "source", source.len(), dest.len())?;
        self.check_pe("put", pe)?;
        unsafe { raw::shmemx_raw_put(self.handle, dest.address(), source.as_ptr().cast(), dest.bytes(), pe) }
        Ok(())
    }

    /// Copies `source` on PE `pe` to `dest`, which has as many elements.
    pub fn get<'p, T: Symmetric>(&self, dest: &mut [T], source: impl Into<Part<'p, T>>, pe: i32) -> Result<()> {
        let source = source.into();
        check_length("get", "dest", dest.len(), source.len())?;
        self.check_pe("get", pe)?;
        unsafe { raw::shmemx_raw_get(self.handle, dest.as_mut_ptr().cast(), source.address(), source.bytes(), pe) }
        Ok(())
    }

    /// Writes one element on PE `pe`.
    pub fn p<'p, T: Symmetric>(&self, dest: impl Into<Part<'p, T>>, value: T, pe: i32) -> Result<()> {
        self.put(dest, &[value], pe)
    }

    /// Reads one element of PE `pe`.
    pub fn g<'p, T: Symmetric>(&self, source: impl Into<Part<'p, T>>, pe: i32) -> Result<T> {
        let source = source.into();
        let mut value = [source.word("g", "source").and_then(|_| source.load(0))?];
        self.get(&mut value, &source, pe)?;
        Ok(value[0])
    }

    /// Copies `n` elements to PE `pe`: every `from`-th one of `source` to every `to`-th one of `dest`.
    pub fn iput<'p, T: Symmetric>(
        &self,
        (dest, to): (impl Into<Part<'p, T>>, usize),
        (source, from): (&[T], usize),
        n: usize,
        pe: i32,
    ) -> Result<()> {
        let (dest, name) = (dest.into(), "iput");
        check_strided(name, ("dest", dest.len(), to), n)?;
        check_strided(name, ("source", source.len(), from), n)?;
        self.check_pe(name, pe)?;
        let (at, source, bytes) = (dest.address(), source.as_ptr().cast(), size_of::<T>());
        unsafe { raw::shmemx_raw_iput(self.handle, at, source, to as isize, from as isize, 1, n, bytes, pe) }
        Ok(())
    }

    /// Copies `n` elements of PE `pe`: every `from`-th one of `source` to every `to`-th one of `dest`.
    pub fn iget<'p, T: Symmetric>(
        &self,
        (dest, to): (&mut [T], usize),
        (source, from): (impl Into<Part<'p, T>>, usize),
        n: usize,
        pe: i32,
    ) -> Result<()> {
        let (source, name) = (source.into(), "iget");
        check_strided(name, ("dest", dest.len(), to), n)?;
        check_strided(name, ("source", source.len(), from), n)?;
        self.check_pe(name, pe)?;
        let (dest, at, bytes) = (dest.as_mut_ptr().cast(), source.address(), size_of::<T>());
        unsafe { raw::shmemx_raw_iget(self.handle, dest, at, to as isize, from as isize, 1, n, bytes, pe) }
        Ok(())
    }

    /// Copies as [`put`](Context::put) does, and then updates the signal on PE `pe`, who sees the elements once it sees that.
    pub fn put_signal<'p, 's, T: Symmetric>(
        &self,
        dest: impl Into<Part<'p, T>>,
        source: &[T],
        signal: impl Into<Part<'s, u64>>,
        (op, value): (SignalOp, u64),
        pe: i32,
    ) -> Result<()> {
        let (dest, name) = (dest.into(), "put_signal");
        let signal = signal.into().word(name, "signal")?.cast();
        check_length(name, "source", source.len(), dest.len())?;
        self.check_pe(name, pe)?;
        let (to, from, bytes) = (dest.address(), source.as_ptr().cast(), dest.bytes());
        unsafe { raw::shmemx_raw_put_signal(self.handle, to, from, bytes, signal, value, op as c_int, pe) }
        Ok(())
    }

    /// Updates a signal alone.
    pub fn signal<'s>(&self, signal: impl Into<Part<'s, u64>>, (op, value): (SignalOp, u64), pe: i32) -> Result<()> {
        let signal = signal.into().word("signal", "signal")?.cast();
        self.check_pe("signal", pe)?;
        unsafe { raw::shmemx_raw_signal(self.handle, signal, value, op as c_int, pe) }
        Ok(())
    }

    /// What is issued later is delivered at each PE after what was issued before.
    pub fn fence(&self) {
        unsafe { raw::shmem_ctx_fence(self.handle) }
    }

    /// Waits until all that was issued on this context is complete.
    pub fn quiet(&self) {
        unsafe { raw::shmem_ctx_quiet(self.handle) }
    }

    fn update<T: Word>(&self, (name, op): (&'static str, c_int), dest: Part<'_, T>, value: T, pe: i32) -> Result<()> {
        let dest = dest.word(name, "dest")?;
        self.check_pe(name, pe)?;
        unsafe { raw::shmemx_raw_atomic(self.handle, op, size_of::<T>(), dest, value.to_bits(), pe) }
        Ok(())
    }

    fn fetch_by<T: Word>(
        &self,
        (name, op): (&'static str, c_int),
        dest: Part<'_, T>,
        (cond, value): (u64, u64),
        pe: i32,
    ) -> Result<T> {
        let dest = dest.word(name, "dest")?;
        self.check_pe(name, pe)?;
        let bits = unsafe { raw::shmemx_raw_atomic_fetch(self.handle, op, size_of::<T>(), dest, cond, value, pe) };
        Ok(T::from_bits(bits))
    }

    /// Reads one element of PE `pe` atomically.
    pub fn atomic_fetch<'p, T: Word>(&self, source: impl Into<Part<'p, T>>, pe: i32) -> Result<T> {
        self.fetch_by(("atomic_fetch", raw::SHMEMX_ATOMIC_FETCH), source.into(), (0, 0), pe)
    }

    /// Writes `value` atomically, and returns what was there, if that was `cond`; else only tells what is there.
    pub fn atomic_compare_swap<'p, T: IntegerWord>(
        &self,
        dest: impl Into<Part<'p, T>>,
        cond: T,
        value: T,
        pe: i32,
    ) -> Result<T> {
        let name = ("atomic_compare_swap", raw::SHMEMX_ATOMIC_COMPARE_SWAP);
        self.fetch_by(name, dest.into(), (cond.to_bits(), value.to_bits()), pe)
    }
}

macro_rules! updates {
    ($($text:literal $name:ident: $word:ident, $op:ident;)*) => {
        impl Context<'_> {$(
            #[doc = $text]
            pub fn $name<'p, T: $word>(&self, dest: impl Into<Part<'p, T>>, value: T, pe: i32) -> Result<()> {
                self.update((stringify!($name), raw::$op), dest.into(), value, pe)
            }
        )*}
    };
}
updates! {
    "Writes one element on PE `pe` atomically." atomic_set: Word, SHMEMX_ATOMIC_SET;
    "Adds `value` to an element on PE `pe`." atomic_add: IntegerWord, SHMEMX_ATOMIC_ADD;
    "ANDs an element on PE `pe` with `value`." atomic_and: IntegerWord, SHMEMX_ATOMIC_AND;
    "ORs an element on PE `pe` with `value`." atomic_or: IntegerWord, SHMEMX_ATOMIC_OR;
    "XORs an element on PE `pe` with `value`." atomic_xor: IntegerWord, SHMEMX_ATOMIC_XOR;
}

macro_rules! fetches {
    ($($text:literal $name:ident: $word:ident, $op:ident;)*) => {
        impl Context<'_> {$(
            #[doc = $text]
            pub fn $name<'p, T: $word>(&self, dest: impl Into<Part<'p, T>>, value: T, pe: i32) -> Result<T> {
                self.fetch_by((stringify!($name), raw::$op), dest.into(), (0, value.to_bits()), pe)
            }
        )*}
    };
}
fetches! {
    "Writes an element on PE `pe`, and returns what was there." atomic_swap: Word, SHMEMX_ATOMIC_SWAP;
    "Adds to an element on PE `pe`, and returns what was there." atomic_fetch_add: IntegerWord, SHMEMX_ATOMIC_ADD;
    "ANDs an element on PE `pe`, and returns what was there." atomic_fetch_and: IntegerWord, SHMEMX_ATOMIC_AND;
    "ORs an element on PE `pe`, and returns what was there." atomic_fetch_or: IntegerWord, SHMEMX_ATOMIC_OR;
    "XORs an element on PE `pe`, and returns what was there." atomic_fetch_xor: IntegerWord, SHMEMX_ATOMIC_XOR;
}

impl Drop for Context<'_> {
    fn drop(&mut self) {
        if self.handle != raw::SHMEM_CTX_DEFAULT {
            unsafe { raw::shmem_ctx_destroy(self.handle) }
        }
    }
}
