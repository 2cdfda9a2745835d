use crate::context::Context;
use crate::error::{check_length, check_pe, check_status, wrong, Error, Result};
use crate::memory::Part;
use crate::raw::{self, shmem_ctx_t, shmem_team_t};
use crate::types::{Integer, Number, Symmetric};
use std::marker::PhantomData;
use std::os::raw::{c_int, c_long};
use std::ptr;

/// PEs that have a number each, from 0, and do collectives: all of them call the same, with the same part of a slice.
///
/// Dropping one that a split has made is collective over its PEs.
pub struct Team<'a> {
    handle: shmem_team_t,
    of: PhantomData<(&'a (), *const ())>,
}

/// What threads a [`Context`] is for: options of [`Team::context`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Threads {
    /// All, at once.
    Shared,
    /// One at a time.
    Serialized,
    /// The one that makes it.
    Private,
}

impl Threads {
    fn options(self) -> c_long {
        match self {
            Threads::Shared => 0,
            Threads::Serialized => raw::SHMEM_CTX_SERIALIZED,
            Threads::Private => raw::SHMEM_CTX_PRIVATE,
        }
    }
}

impl<'a> Team<'a> {
    /// A team of the library's.
    pub(crate) fn of(handle: shmem_team_t) -> Self {
        Team { handle, of: PhantomData }
    }

    /// What the library has made; `None` on PEs that are not in it.
    fn made(function: &'static str, status: c_int, handle: shmem_team_t) -> Result<Option<Self>> {
        check_status(function, status)?;
        Ok((handle != raw::SHMEM_TEAM_INVALID).then(|| Team::of(handle)))
    }

    pub fn my_pe(&self) -> i32 {
        unsafe { raw::shmem_team_my_pe(self.handle) }
    }

    pub fn n_pes(&self) -> i32 {
        unsafe { raw::shmem_team_n_pes(self.handle) }
    }

    /// The number in `to` of the PE that is `pe` here, if it is there.
    pub fn translate_pe(&self, pe: i32, to: &Team) -> Option<i32> {
        let there = unsafe { raw::shmem_team_translate_pe(self.handle, pe, to.handle) };
        (there >= 0).then_some(there)
    }

    /// The team of `size` PEs of this one: `start`, `start + stride` and so on. Collective over this team; PEs that are not
    /// in the new one get `None`.
    pub fn split_strided(&self, start: i32, stride: i32, size: i32) -> Result<Option<Team<'a>>> {
        let name = "split_strided";
        let pes = self.n_pes();
        check_pe(name, "start", start, pes)?;
        if !(1..=pes).contains(&size) {
            return wrong(name, "size", size, format_args!("in [1, {pes}]"));
        }
        let last = i64::from(start) + i64::from(stride) * i64::from(size - 1);
        if stride == 0 && size > 1 || !(0..i64::from(pes)).contains(&last) {
            let legal = format_args!("one that keeps {size} PEs from {start} on in [0, {pes})").to_string();
            return wrong(name, "stride", stride, legal);
        }
        let mut team = raw::SHMEM_TEAM_INVALID;
        let status =
            unsafe { raw::shmem_team_split_strided(self.handle, start, stride, size, ptr::null(), 0, &mut team) };
        Team::made(name, status, team)
    }

    /// Teams by colour: one of all PEs that give the same, none of those that give `None`. Collective over this team.
    pub fn split_color(&self, color: Option<u16>, key: i32) -> Result<Option<Team<'a>>> {
        let color = color.map_or(raw::SHMEMX_COLOR_UNDEFINED, c_int::from);
        let mut team = raw::SHMEM_TEAM_INVALID;
        let status = unsafe { raw::shmemx_team_split_color(self.handle, color, key, ptr::null(), 0, &mut team) };
        Team::made("split_color", status, team)
    }

    /// A context, whose operations count PEs in this team.
    pub fn context(&self, threads: Threads) -> Result<Context<'_>> {
        let mut ctx: shmem_ctx_t = raw::SHMEM_CTX_INVALID;
        check_status("context", unsafe { raw::shmem_team_create_ctx(self.handle, threads.options(), &mut ctx) })?;
        Ok(Context::of(ctx, self.n_pes(), threads))
    }

    /// Waits until all PEs of the team are here; completes nothing.
    pub fn sync(&self) -> Result<()> {
        check_status("sync", unsafe { raw::shmem_team_sync(self.handle) })
    }

    fn pes(&self) -> usize {
        self.n_pes() as usize
    }

    /// `source` of PE `root`, in `dest` of all.
    pub fn broadcast<'d, 's, T: Symmetric>(
        &self,
        dest: impl Into<Part<'d, T>>,
        source: impl Into<Part<'s, T>>,
        root: i32,
    ) -> Result<()> {
        let (dest, source, name) = (dest.into(), source.into(), "broadcast");
        check_pe(name, "root", root, self.n_pes())?;
        check_length(name, "dest", dest.len(), source.len())?;
        check_apart(name, &dest, &source)?;
        let (to, from) = (dest.address(), source.address());
        check_status(name, unsafe { raw::shmemx_raw_broadcast(self.handle, to, from, source.bytes(), root) })
    }

    /// The sources of all PEs, one after the other in `dest` of all.
    pub fn fcollect<'d, 's, T: Symmetric>(
        &self,
        dest: impl Into<Part<'d, T>>,
        source: impl Into<Part<'s, T>>,
    ) -> Result<()> {
        let (dest, source, name) = (dest.into(), source.into(), "fcollect");
        check_length(name, "dest", dest.len(), source.len() * self.pes())?;
        check_apart(name, &dest, &source)?;
        let (to, from) = (dest.address(), source.address());
        check_status(name, unsafe { raw::shmemx_raw_fcollect(self.handle, to, from, source.bytes()) })
    }

    /// The j-th block of PE i's source is the i-th one of PE j's `dest`; each has as many blocks as there are PEs.
    pub fn alltoall<'d, 's, T: Symmetric>(
        &self,
        dest: impl Into<Part<'d, T>>,
        source: impl Into<Part<'s, T>>,
    ) -> Result<()> {
        let (dest, source, name) = (dest.into(), source.into(), "alltoall");
        let pes = self.pes();
        check_length(name, "dest", dest.len(), source.len())?;
        if source.len() % pes != 0 {
            return wrong(
                name,
                "source",
                format_args!("{} elements", source.len()),
                format_args!("a multiple of {pes}"),
            );
        }
        check_apart(name, &dest, &source)?;
        let (to, from) = (dest.address(), source.address());
        check_status(name, unsafe { raw::shmemx_raw_alltoall(self.handle, to, from, source.bytes() / pes) })
    }

    fn reduce<T: Number>(
        &self,
        (name, op): (&'static str, c_int),
        dest: Part<'_, T>,
        source: Part<'_, T>,
    ) -> Result<()> {
        check_in_place(name, &dest, &source)?;
        let (to, from) = (dest.address(), source.address());
        check_status(name, unsafe { raw::shmemx_raw_reduce(self.handle, T::TYPE, op, to, from, source.len()) })
    }

    /// The sums of the sources of this PE and all with lower numbers. `dest` may be `source`.
    pub fn sum_inscan<'d, 's, T: Number>(
        &self,
        dest: impl Into<Part<'d, T>>,
        source: impl Into<Part<'s, T>>,
    ) -> Result<()> {
        let (dest, source, name) = (dest.into(), source.into(), "sum_inscan");
        check_in_place(name, &dest, &source)?;
        let (to, from) = (dest.address(), source.address());
        check_status(name, unsafe { raw::shmemx_raw_sum_inscan(self.handle, T::TYPE, to, from, source.len()) })
    }

    /// The sums of the sources of all PEs with lower numbers: 0 on the first. `dest` may be `source`.
    pub fn sum_exscan<'d, 's, T: Number>(
        &self,
        dest: impl Into<Part<'d, T>>,
        source: impl Into<Part<'s, T>>,
    ) -> Result<()> {
        let (dest, source, name) = (dest.into(), source.into(), "sum_exscan");
        check_in_place(name, &dest, &source)?;
        let (to, from) = (dest.address(), source.address());
        check_status(name, unsafe { raw::shmemx_raw_sum_exscan(self.handle, T::TYPE, to, from, source.len()) })
    }
}

macro_rules! reductions {
    ($($text:literal $name:ident: $number:ident, $op:ident;)*) => {
        impl Team<'_> {$(
            #[doc = $text]
            /// `dest` may be `source`.
            pub fn $name<'d, 's, T: $number>(
                &self,
                dest: impl Into<Part<'d, T>>,
                source: impl Into<Part<'s, T>>,
            ) -> Result<()> {
                self.reduce((stringify!($name), raw::$op), dest.into(), source.into())
            }
        )*}
    };
}
reductions! {
    "Sums of all PEs' sources, element by element." sum_reduce: Number, SHMEMX_REDUCE_SUM;
    "Products of all PEs' sources, element by element." prod_reduce: Number, SHMEMX_REDUCE_PROD;
    "The least of all PEs' sources, element by element." min_reduce: Number, SHMEMX_REDUCE_MIN;
    "The greatest of all PEs' sources, element by element." max_reduce: Number, SHMEMX_REDUCE_MAX;
    "All PEs' sources ANDed, element by element." and_reduce: Integer, SHMEMX_REDUCE_AND;
    "All PEs' sources ORed, element by element." or_reduce: Integer, SHMEMX_REDUCE_OR;
    "All PEs' sources XORed, element by element." xor_reduce: Integer, SHMEMX_REDUCE_XOR;
}

/// No element is in both.
fn check_apart<T: Symmetric>(function: &'static str, dest: &Part<'_, T>, source: &Part<'_, T>) -> Result<()> {
    let (to, from) = (dest.as_ptr() as usize, source.as_ptr() as usize);
    if to + dest.bytes() <= from || from + source.bytes() <= to {
        return Ok(());
    }
    Err(Error::Argument {
        function,
        argument: "dest",
        value: format!("{} elements at {to:#x}", dest.len()),
        legal: format!("apart from source, {} at {from:#x}", source.len()),
    })
}

/// They are of one length, and apart, or the same.
fn check_in_place<T: Symmetric>(function: &'static str, dest: &Part<'_, T>, source: &Part<'_, T>) -> Result<()> {
    check_length(function, "dest", dest.len(), source.len())?;
    if dest.as_ptr() == source.as_ptr() {
        return Ok(());
    }
    check_apart(function, dest, source)
}

impl Drop for Team<'_> {
    fn drop(&mut self) {
        let predefined = [raw::SHMEM_TEAM_WORLD, raw::SHMEM_TEAM_SHARED, raw::SHMEMX_TEAM_NODE];
        if !predefined.contains(&self.handle) && !std::thread::panicking() {
            unsafe { raw::shmem_team_destroy(self.handle) }
        }
    }
}
