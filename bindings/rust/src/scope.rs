use crate::context::Context;
use crate::error::{check_length, Result};
use crate::memory::Part;
use crate::raw;
use crate::types::Symmetric;
use std::marker::PhantomData;

/// Where operations return at once and use the program's memory without a copy, until its end: see [`Context::scope`].
pub struct Scope<'scope, 'env: 'scope> {
    ctx: &'env Context<'env>,
    of: PhantomData<(&'scope mut &'scope (), &'env mut &'env ())>,
}

/// Completes the operations of a scope, however it is left.
struct Quiet<'a>(&'a Context<'a>);

impl Drop for Quiet<'_> {
    fn drop(&mut self) {
        self.0.quiet();
    }
}

impl<'c> Context<'c> {
    /// Operations that return at once. All are complete when this returns: until then, memory that they read or write is borrowed.
    ///
    /// ```no_run
    /// # let shmem = heddle::init()?;
    /// let (left, right) = (shmem.alloc::<f64>(100)?, shmem.alloc::<f64>(100)?);
    /// let (row, mut other) = ([1.0; 100], [0.0; 100]);
    /// shmem.scope(|s| {
    ///     s.put(&left, &row, 0)?;
    ///     s.get(&mut other, &right, 0)
    /// })?;
    /// # Ok::<(), heddle::Error>(())
    /// ```
    ///
    /// What ends before the scope does is none of that:
    ///
    /// ```compile_fail,E0597
    /// # let shmem = heddle::init()?;
    /// # let left = shmem.alloc::<f64>(100)?;
    /// shmem.scope(|s| {
    ///     let row = [1.0; 100];
    ///     s.put(&left, &row, 0)
    /// })?;
    /// # Ok::<(), heddle::Error>(())
    /// ```
    pub fn scope<'env, R>(&'env self, body: impl for<'scope> FnOnce(&'scope Scope<'scope, 'env>) -> R) -> R {
        let _quiet = Quiet(self);
        body(&Scope { ctx: self, of: PhantomData })
    }
}

impl<'scope> Scope<'scope, '_> {
    /// Starts [`Context::put`].
    pub fn put<T: Symmetric>(
        &'scope self,
        dest: impl Into<Part<'scope, T>>,
        source: &'scope [T],
        pe: i32,
    ) -> Result<()> {
        let dest = dest.into();
        check_length("put", "source", source.len(), dest.len())?;
        self.ctx.check_pe("put", pe)?;
        unsafe { raw::shmemx_raw_put_nbi(self.ctx.handle, dest.address(), source.as_ptr().cast(), dest.bytes(), pe) }
        Ok(())
    }

    /// Starts [`Context::get`].
    pub fn get<T: Symmetric>(
        &'scope self,
        dest: &'scope mut [T],
        source: impl Into<Part<'scope, T>>,
        pe: i32,
    ) -> Result<()> {
        let source = source.into();
        check_length("get", "dest", dest.len(), source.len())?;
        self.ctx.check_pe("get", pe)?;
        let to = dest.as_mut_ptr().cast();
        unsafe { raw::shmemx_raw_get_nbi(self.ctx.handle, to, source.address(), source.bytes(), pe) }
        Ok(())
    }
}
