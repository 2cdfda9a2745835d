//! Operations behind the program: scopes and requests; locks; and operations of several threads.
use heddle::{Level, Threads};

#[test]
fn scope() {
    let shmem = heddle::init().unwrap();
    let (me, n) = (shmem.my_pe(), shmem.n_pes());
    let (right, left) = ((me + 1) % n, (me + n - 1) % n);
    let cells = shmem.alloc::<i32>(1000).unwrap();
    let mine = vec![me + 1; 500];
    let mut seen = vec![0; 500];
    shmem.scope(|s| {
        s.put(cells.range(500..1000).unwrap(), &mine, right).unwrap();
        assert!(s.put(&cells, &mine, right).is_err());
    });
    shmem.barrier_all();
    shmem.scope(|s| s.get(&mut seen, cells.range(500..1000).unwrap(), right)).unwrap();
    assert_eq!(seen, mine);
    assert_eq!(cells.load(999), Ok(left + 1));
}

#[test]
fn requests() {
    let shmem = heddle::init().unwrap();
    let (me, n) = (shmem.my_pe(), shmem.n_pes());
    let right = (me + 1) % n;
    let cells = shmem.alloc::<i64>(100).unwrap();
    let sums = shmem.alloc::<u32>(1).unwrap();
    let mine = vec![i64::from(me); 100];
    assert_eq!(shmem.start_put(&cells, mine.clone(), right).unwrap().wait(), mine);
    let mut request = shmem.start_get(&cells, right).unwrap();
    while !request.test() {}
    assert_eq!(request.wait(), mine);
    let before: Vec<_> = (0..10).map(|_| shmem.start_fetch_add(&sums, 2, right).unwrap()).collect();
    let mut before: Vec<u32> = before.into_iter().map(|request| request.wait()[0]).collect();
    before.sort_unstable();
    assert_eq!(before, (0..10).map(|i| 2 * i).collect::<Vec<u32>>());
    drop(shmem.start_put(cells.range(0..1).unwrap(), vec![-1], right).unwrap());
    assert_eq!(shmem.g(cells.at(0).unwrap(), right), Ok(-1));
    assert!(shmem.start_get(&cells, n).is_err());
    shmem.barrier_all();
}

#[test]
fn lock() {
    let shmem = heddle::init().unwrap();
    let mut lock = shmem.lock().unwrap();
    let count = shmem.alloc::<i64>(1).unwrap();
    for _ in 0..20 {
        let _held = lock.acquire();
        let value = shmem.g(&count, 0).unwrap();
        shmem.p(&count, value + 1, 0).unwrap();
    }
    shmem.barrier_all();
    assert_eq!(shmem.g(&count, 0), Ok(20 * i64::from(shmem.n_pes())));
    shmem.sync_all();
    if shmem.my_pe() == 0 {
        let held = lock.try_acquire();
        assert!(held.is_some());
        shmem.sync_all();
        shmem.sync_all();
    } else {
        shmem.sync_all();
        assert!(lock.try_acquire().is_none());
        shmem.sync_all();
    }
}

#[test]
fn threads() {
    let shmem = heddle::init_thread(Level::Multiple).unwrap();
    assert_eq!(shmem.level(), Level::Multiple);
    let n = shmem.n_pes();
    let cells = shmem.alloc::<u64>(4).unwrap();
    let world = shmem.world();
    let team_ctx = world.context(Threads::Shared).unwrap();
    {
        let (ctx, cells) = (shmem.share(&team_ctx).unwrap(), shmem.share(&cells).unwrap());
        std::thread::scope(|threads| {
            for i in 0..4 {
                threads.spawn(move || {
                    for pe in 0..n {
                        ctx.atomic_add(cells.at(i).unwrap(), 1, pe).unwrap();
                    }
                    ctx.quiet();
                });
            }
        });
    }
    shmem.barrier_all();
    assert_eq!(cells.to_vec(), [n as u64; 4]);
    let private = world.context(Threads::Private).unwrap();
    let refused = shmem.share(&private).map(|_| ()).unwrap_err().to_string();
    assert_eq!(refused, "share: argument value is a context that is Private, not one that is Shared");
}

#[test]
fn one_thread_shares_nothing() {
    let shmem = heddle::init_thread(Level::Single).unwrap();
    if shmem.level() < Level::Multiple {
        assert!(shmem.share(&*shmem).is_err());
    }
}
