use crate::context::Context;
use crate::error::{wrong, Result};
use crate::memory::{Part, SymSlice};
use crate::team::Threads;
use crate::types::{Level, Symmetric};
use crate::Shmem;
use std::ops::Deref;

/// What several threads use at once, at [`Level::Multiple`]: a reference that can be given to a thread.
///
/// What threads of a PE do to the same elements is up to the program, as it is between PEs. Without it, nothing goes to a thread:
///
/// ```compile_fail,E0277
/// # let shmem = heddle::init()?;
/// let cells = shmem.alloc::<u64>(4)?;
/// std::thread::scope(|threads| {
///     threads.spawn(|| cells.load(0));
/// });
/// # Ok::<(), heddle::Error>(())
/// ```
pub struct Shared<'a, T>(&'a T);

/// What may be shared.
///
/// # Safety
/// What can be done with a reference may be done by several threads at once.
pub unsafe trait Sharable {
    /// Why this one may not.
    #[doc(hidden)]
    fn threads(&self) -> Threads {
        Threads::Shared
    }
}

unsafe impl<T: Symmetric + Send + Sync> Sharable for SymSlice<'_, T> {}
unsafe impl<T: Symmetric + Send + Sync> Sharable for Part<'_, T> {}
unsafe impl Sharable for Context<'_> {
    fn threads(&self) -> Threads {
        self.threads
    }
}

// Only Shmem::share makes one, and it has seen that threads may call.
unsafe impl<T: Sharable> Send for Shared<'_, T> {}
unsafe impl<T: Sharable> Sync for Shared<'_, T> {}

impl<T> Clone for Shared<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Shared<'_, T> {}

impl<T> Deref for Shared<'_, T> {
    type Target = T;
    fn deref(&self) -> &T {
        self.0
    }
}

impl Shmem {
    /// For other threads: a slice, a part, a context that is not for some threads only.
    ///
    /// ```no_run
    /// let shmem = heddle::init_thread(heddle::Level::Multiple)?;
    /// let cells = shmem.alloc::<u64>(1)?;
    /// let (ctx, cells) = (shmem.share(&*shmem)?, shmem.share(&cells)?);
    /// std::thread::scope(|threads| {
    ///     for _ in 0..4 {
    ///         threads.spawn(move || ctx.atomic_add(&*cells, 1, 0));
    ///     }
    /// });
    /// # Ok::<(), heddle::Error>(())
    /// ```
    pub fn share<'a, T: Sharable>(&'a self, value: &'a T) -> Result<Shared<'a, T>> {
        if self.level() != Level::Multiple {
            return wrong("share", "level", format_args!("{:?}", self.level()), "Multiple, as init_thread may make it");
        }
        match value.threads() {
            Threads::Shared => Ok(Shared(value)),
            other => wrong("share", "value", format_args!("a context that is {other:?}"), "one that is Shared"),
        }
    }
}
