//! Contexts: what is issued on one is completed by its quiet, and PEs are counted in its team.
use heddle::{Cmp, SignalOp, Threads};

#[test]
fn quiet() {
    let shmem = heddle::init().unwrap();
    let (me, n) = (shmem.my_pe(), shmem.n_pes());
    let right = (me + 1) % n;
    let cells = shmem.alloc::<i64>(2).unwrap();
    let arrived = shmem.alloc::<u64>(1).unwrap();
    let world = shmem.world();
    let contexts = [world.context(Threads::Private).unwrap(), world.context(Threads::Shared).unwrap()];
    for (i, ctx) in contexts.iter().enumerate() {
        ctx.put(cells.at(i).unwrap(), &[10 * i as i64 + i64::from(me)], right).unwrap();
        ctx.quiet();
        ctx.signal(&arrived, (SignalOp::Add, 1), right).unwrap();
    }
    assert_eq!(arrived.wait_until(Cmp::Eq, 2), Ok(2));
    let left = i64::from((me + n - 1) % n);
    assert_eq!(cells.to_vec(), [left, 10 + left]);
}

#[test]
fn fence() {
    let shmem = heddle::init().unwrap();
    let (me, n) = (shmem.my_pe(), shmem.n_pes());
    let cells = shmem.alloc::<i32>(2).unwrap();
    let world = shmem.world();
    let ctx = world.context(Threads::Private).unwrap();
    ctx.p(cells.at(0).unwrap(), 7, (me + 1) % n).unwrap();
    ctx.fence();
    ctx.p(cells.at(1).unwrap(), 1, (me + 1) % n).unwrap();
    cells.at(1).unwrap().wait_until(Cmp::Eq, 1).unwrap();
    assert_eq!(cells.load(0), Ok(7));
    shmem.barrier_all();
}

#[test]
fn of_a_team() {
    let shmem = heddle::init().unwrap();
    let (me, n) = (shmem.my_pe(), shmem.n_pes());
    let count = shmem.alloc::<u32>(1).unwrap();
    let backwards = shmem.world().split_strided(n - 1, -1, n).unwrap().unwrap();
    assert_eq!(backwards.my_pe(), n - 1 - me);
    {
        let ctx = backwards.context(Threads::Private).unwrap();
        ctx.atomic_add(&count, 1, 0).unwrap();
        assert!(ctx.atomic_add(&count, 1, n).is_err());
    }
    shmem.barrier_all();
    assert_eq!(count.load(0), Ok(if me == n - 1 { n as u32 } else { 0 }));
}
