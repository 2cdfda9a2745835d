//! OpenSHMEM 1.6, by Heddle: processing elements (PEs) that read and write each other's symmetric memory.
//!
//! ```no_run
//! let shmem = heddle::init()?;
//! let counter = shmem.alloc::<u64>(1)?;
//! shmem.atomic_add(&counter, 1, 0)?;
//! shmem.barrier_all();
//! if shmem.my_pe() == 0 {
//!     assert_eq!(counter.load(0)?, shmem.n_pes() as u64);
//! }
//! # Ok::<(), heddle::Error>(())
//! ```
//!
//! What is collective is called by all PEs, in the same order: allocations and their end, barriers, teams. A PE that panics
//! calls nothing of that any more, and ends with a status other than 0, for which `oshrun` ends the job.

#[allow(dead_code)]
pub mod raw;

mod context;
mod error;
mod lock;
mod memory;
mod request;
mod scope;
mod shared;
mod team;
mod types;

pub use context::Context;
pub use error::{Error, Result};
pub use lock::{Held, Lock};
pub use memory::{Part, SymSlice};
pub use request::Request;
pub use scope::Scope;
pub use shared::{Sharable, Shared};
pub use team::{Team, Threads};
pub use types::{Cmp, Integer, IntegerWord, Level, Number, SignalOp, Symmetric, Word};

use error::wrong;
use std::mem::size_of;
use std::ops::Deref;
use std::os::raw::c_int;
use std::sync::atomic::{AtomicBool, Ordering};

/// The library, which runs as long as this lives. All that is made by it borrows it.
pub struct Shmem {
    default: Context<'static>,
    level: Level,
}

static RUNS: AtomicBool = AtomicBool::new(false);

/// Starts the library, for one thread. Collective.
pub fn init() -> Result<Shmem> {
    init_thread(Level::Single)
}

/// Starts the library for threads at this level, or another one, which [`Shmem::level`] tells. Collective.
pub fn init_thread(level: Level) -> Result<Shmem> {
    if RUNS.swap(true, Ordering::SeqCst) {
        return wrong("init", "the library", "running", "to be started: there is another Shmem");
    }
    let mut provided: c_int = 0;
    let status = unsafe { raw::shmem_init_thread(level as c_int, &mut provided) };
    error::check_status("init", status)?;
    let default = Context::of(raw::SHMEM_CTX_DEFAULT, unsafe { raw::shmem_n_pes() }, Threads::Shared);
    Ok(Shmem { default, level: Level::of(provided) })
}

impl Deref for Shmem {
    type Target = Context<'static>;
    fn deref(&self) -> &Context<'static> {
        &self.default
    }
}

impl Drop for Shmem {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            unsafe { raw::shmem_finalize() }
            RUNS.store(false, Ordering::SeqCst);
        }
    }
}

impl Shmem {
    pub fn my_pe(&self) -> i32 {
        unsafe { raw::shmem_my_pe() }
    }

    pub fn n_pes(&self) -> i32 {
        unsafe { raw::shmem_n_pes() }
    }

    pub fn level(&self) -> Level {
        self.level
    }

    /// `length` elements on each PE, all of them zero. Collective.
    pub fn alloc<T: Symmetric>(&self, length: usize) -> Result<SymSlice<'_, T>> {
        let bytes = length.saturating_mul(size_of::<T>());
        if bytes == 0 {
            return wrong("alloc", "length", format_args!("{length} of {} bytes", size_of::<T>()), "at least a byte");
        }
        let start: *mut T = unsafe { raw::shmem_calloc(length, size_of::<T>()) }.cast();
        if start.is_null() {
            return Err(Error::NoMemory { bytes });
        }
        Ok(SymSlice::of(start, length))
    }

    /// All PEs.
    pub fn world(&self) -> Team<'_> {
        Team::of(raw::SHMEM_TEAM_WORLD)
    }

    /// The PEs whose memory can be loaded from and stored to here.
    pub fn shared(&self) -> Team<'_> {
        Team::of(raw::SHMEM_TEAM_SHARED)
    }

    /// Completes what was issued on the default context, and waits until all PEs are here. Collective.
    pub fn barrier_all(&self) {
        unsafe { raw::shmem_barrier_all() }
    }

    /// Waits until all PEs are here. Collective.
    pub fn sync_all(&self) {
        unsafe { raw::shmem_sync_all() }
    }

    /// Ends the whole job with this exit status.
    pub fn global_exit(&self, status: i32) -> ! {
        unsafe { raw::shmem_global_exit(status) }
    }
}
