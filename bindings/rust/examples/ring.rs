//! A word goes around: each PE adds its number and hands it on.
//!
//!     cargo build --example ring && oshrun -n 4 target/debug/examples/ring
use heddle::{Cmp, SignalOp};

fn main() -> heddle::Result<()> {
    let shmem = heddle::init()?;
    let (me, n) = (shmem.my_pe(), shmem.n_pes());
    let word = shmem.alloc::<i64>(1)?;
    let arrived = shmem.alloc::<u64>(1)?;

    if me > 0 {
        arrived.wait_until(Cmp::Eq, 1)?;
    }
    let sum = [word.load(0)? + i64::from(me) + 1];
    shmem.put_signal(&word, &sum, &arrived, (SignalOp::Set, 1), (me + 1) % n)?;
    if me == 0 {
        arrived.wait_until(Cmp::Eq, 1)?;
        println!("{n} PEs: the word is {}", word.load(0)?);
    }
    Ok(())
}
