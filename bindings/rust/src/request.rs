use crate::context::Context;
use crate::error::{check_length, Result};
use crate::memory::Part;
use crate::raw::{self, shmemx_request_h};
use crate::types::{IntegerWord, Symmetric};
use std::marker::PhantomData;
use std::mem::{size_of, take};
use std::os::raw::c_int;

/// An operation in the background, which owns its elements until it is complete: [`wait`](Request::wait) returns them.
///
/// Dropping it waits, too. A quiet of its context completes the operation as well.
#[must_use = "dropping a request waits for it"]
pub struct Request<'p, T: Symmetric> {
    handle: shmemx_request_h,
    elements: Vec<T>,
    of: PhantomData<(&'p T, *const ())>, // what is symmetric, and the context
}

impl<T: Symmetric> Request<'_, T> {
    fn of(elements: Vec<T>) -> Self {
        Request { handle: raw::SHMEMX_REQUEST_NULL, elements, of: PhantomData }
    }

    fn complete(&mut self) {
        unsafe { raw::shmemx_request_wait(&mut self.handle) }; // always 0
    }

    /// Waits until the operation is complete, and returns what was put, or what has come.
    pub fn wait(mut self) -> Vec<T> {
        self.complete();
        take(&mut self.elements)
    }

    /// Whether [`wait`](Request::wait) would not have to wait.
    pub fn test(&mut self) -> bool {
        let mut flag: c_int = 0;
        unsafe { raw::shmemx_request_test(&mut self.handle, &mut flag) };
        flag != 0
    }
}

impl<T: Symmetric> Drop for Request<'_, T> {
    fn drop(&mut self) {
        self.complete();
    }
}

impl Context<'_> {
    /// [`put`](Context::put) that returns at once.
    pub fn start_put<'p, T: Symmetric>(
        &'p self,
        dest: impl Into<Part<'p, T>>,
        source: Vec<T>,
        pe: i32,
    ) -> Result<Request<'p, T>> {
        let dest = dest.into();
        check_length("start_put", "source", source.len(), dest.len())?;
        self.check_pe("start_put", pe)?;
        let mut made = Request::of(source);
        let from = made.elements.as_ptr().cast();
        unsafe { raw::shmemx_ctx_putmem_nbe(self.handle, dest.address(), from, dest.bytes(), pe, &mut made.handle) }
        Ok(made)
    }

    /// [`get`](Context::get) that returns at once.
    pub fn start_get<'p, T: Symmetric>(&'p self, source: impl Into<Part<'p, T>>, pe: i32) -> Result<Request<'p, T>> {
        let source = source.into();
        self.check_pe("start_get", pe)?;
        let mut made = Request::of(source.to_vec()); // any elements will do to begin with
        let to = made.elements.as_mut_ptr().cast();
        unsafe { raw::shmemx_ctx_getmem_nbe(self.handle, to, source.address(), source.bytes(), pe, &mut made.handle) }
        Ok(made)
    }

    /// [`atomic_fetch_add`](Context::atomic_fetch_add) that returns at once; what was there is the one element of the result.
    pub fn start_fetch_add<'p, T: IntegerWord>(
        &'p self,
        dest: impl Into<Part<'p, T>>,
        value: T,
        pe: i32,
    ) -> Result<Request<'p, T>> {
        let dest = dest.into().word("start_fetch_add", "dest")?;
        self.check_pe("start_fetch_add", pe)?;
        let mut made = Request::of(vec![value]);
        let (fetch, bits, ctx) = (made.elements.as_mut_ptr(), value.to_bits(), self.handle);
        let request = &mut made.handle;
        unsafe {
            if size_of::<T>() == 4 {
                let (fetch, dest) = (fetch.cast(), dest.cast());
                raw::shmemx_ctx_uint32_atomic_fetch_add_nbe(ctx, fetch, dest, bits as u32, pe, request)
            } else {
                raw::shmemx_ctx_uint64_atomic_fetch_add_nbe(ctx, fetch.cast(), dest.cast(), bits, pe, request)
            }
        }
        Ok(made)
    }
}
