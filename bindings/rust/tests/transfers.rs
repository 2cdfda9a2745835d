//! Symmetric memory; puts, gets, atomic operations, signals and waits; and the errors of their arguments.
use heddle::{Cmp, SignalOp};

#[test]
fn allocation() {
    let shmem = heddle::init().unwrap();
    let cells = shmem.alloc::<[u8; 3]>(100).unwrap();
    let at = cells.as_ptr();
    let next = shmem.alloc::<f64>(1).unwrap();
    assert_eq!((cells.len(), cells.load(99)), (100, Ok([0; 3])));
    assert!(!next.is_empty() && next.as_ptr().cast() >= unsafe { at.add(100) });
    drop(next);
    drop(cells);
    let again = shmem.alloc::<[u8; 3]>(100).unwrap();
    assert_eq!(again.as_ptr(), at);
}

#[test]
fn transfers() {
    let shmem = heddle::init().unwrap();
    let (me, n) = (shmem.my_pe(), shmem.n_pes());
    let (right, left) = ((me + 1) % n, (me + n - 1) % n);
    let cells = shmem.alloc::<i32>(10).unwrap();
    assert_eq!(cells.to_vec(), [0; 10]);
    shmem.sync_all();
    let mine: Vec<i32> = (0..4).map(|i| 100 * me + i).collect();
    shmem.put(cells.range(3..7).unwrap(), &mine, right).unwrap();
    shmem.p(cells.at(9).unwrap(), -me, right).unwrap();
    shmem.barrier_all();
    let theirs: Vec<i32> = (0..4).map(|i| 100 * left + i).collect();
    assert_eq!(cells.to_vec()[3..7], theirs);
    assert_eq!(cells.load(9), Ok(-left));
    let mut back = [0; 4];
    shmem.get(&mut back, cells.range(3..7).unwrap(), right).unwrap();
    assert_eq!(back[..], mine);
    assert_eq!(shmem.g(cells.at(9).unwrap(), right), Ok(-me));
    shmem.sync_all();
    cells.write(&[me; 10]).unwrap();
    cells.store(1, 7).unwrap();
    let mut all = [0; 10];
    cells.read(&mut all).unwrap();
    assert_eq!((all[0], all[1]), (me, 7));
}

#[test]
fn strided() {
    let shmem = heddle::init().unwrap();
    let (me, n) = (shmem.my_pe(), shmem.n_pes());
    let right = (me + 1) % n;
    let cells = shmem.alloc::<u16>(10).unwrap();
    let source = [1, 2, 3, 4, 5, 6, 7];
    shmem.iput((&cells, 3), (&source, 2), 4, right).unwrap();
    shmem.barrier_all();
    assert_eq!(cells.to_vec(), [1, 0, 0, 3, 0, 0, 5, 0, 0, 7]);
    let mut back = [0; 4];
    shmem.iget((&mut back, 1), (&cells, 3), 4, right).unwrap();
    assert_eq!(back, [1, 3, 5, 7]);
    let said = shmem.iput((&cells, 3), (&source, 2), 5, right).unwrap_err().to_string();
    assert_eq!(said, "iput: argument dest is 10 elements 3 apart, not enough for 5");
    assert!(shmem.iput((&cells, 0), (&source, 2), 1, right).is_err());
    assert!(shmem.iget((&mut back, 1), (&cells, 1), 5, right).is_err());
}

#[test]
fn atomics() {
    let shmem = heddle::init().unwrap();
    let (me, n) = (shmem.my_pe(), shmem.n_pes());
    let sum = shmem.alloc::<i64>(2).unwrap();
    let first = sum.at(0).unwrap();
    shmem.atomic_add(&first, i64::from(me) + 1, 0).unwrap();
    assert!(shmem.atomic_fetch_add(sum.at(1).unwrap(), -1, 0).unwrap() <= 0);
    shmem.barrier_all();
    assert_eq!(shmem.atomic_fetch(&first, 0), Ok(i64::from(n * (n + 1) / 2)));
    assert_eq!(shmem.atomic_fetch(sum.at(1).unwrap(), 0), Ok(-i64::from(n)));

    let bits = shmem.alloc::<u32>(1).unwrap();
    shmem.atomic_set(&bits, 0b1100, me).unwrap();
    assert_eq!(shmem.atomic_fetch_and(&bits, 0b0110, me), Ok(0b1100));
    assert_eq!(shmem.atomic_fetch_or(&bits, 0b0001, me), Ok(0b0100));
    assert_eq!(shmem.atomic_fetch_xor(&bits, 0b1111, me), Ok(0b0101));
    shmem.atomic_or(&bits, u32::MAX, me).unwrap();
    shmem.atomic_and(&bits, 0xff, me).unwrap();
    shmem.atomic_xor(&bits, 0x0f, me).unwrap();
    assert_eq!(shmem.atomic_compare_swap(&bits, 0xf0, 3, me), Ok(0xf0));
    assert_eq!(shmem.atomic_compare_swap(&bits, 0xf0, 4, me), Ok(3));

    let real = shmem.alloc::<f32>(1).unwrap();
    assert_eq!(shmem.atomic_swap(&real, -1.5, me), Ok(0.0));
    assert_eq!(shmem.atomic_fetch(&real, me), Ok(-1.5));
}

#[test]
fn signals() {
    let shmem = heddle::init().unwrap();
    let (me, n) = (shmem.my_pe(), shmem.n_pes());
    let data = shmem.alloc::<f64>(1000).unwrap();
    let signal = shmem.alloc::<u64>(1).unwrap();
    let flags = shmem.alloc::<i32>(n as usize).unwrap();
    let right = (me + 1) % n;
    shmem.put_signal(&data, &[f64::from(me); 1000], &signal, (SignalOp::Add, 5), right).unwrap();
    assert_eq!(signal.wait_until(Cmp::Ge, 5), Ok(5));
    assert_eq!(data.load(999), Ok(f64::from((me + n - 1) % n)));
    shmem.sync_all();
    shmem.fence();
    shmem.signal(&signal, (SignalOp::Set, 9), right).unwrap();
    assert_eq!(signal.wait_until(Cmp::Eq, 9), Ok(9));
    assert_eq!(signal.test(Cmp::Ne, 9), Ok(false));

    for pe in 0..n {
        shmem.p(flags.at(me as usize).unwrap(), -1, pe).unwrap();
    }
    shmem.quiet();
    assert!(flags.wait_until_any(Cmp::Lt, 0).unwrap() < n as usize);
    flags.wait_until_all(Cmp::Eq, -1);
    assert_eq!(flags.range(0..0).unwrap().wait_until_any(Cmp::Eq, 0), None);
}

#[test]
fn errors() {
    let shmem = heddle::init().unwrap();
    let n = shmem.n_pes();
    let cells = shmem.alloc::<u64>(4).unwrap();
    let said = |error: heddle::Error| error.to_string();
    assert_eq!(shmem.put(&cells, &[0; 4], n).map_err(said), Err(format!("put: argument pe is {n}, not in [0, {n})")));
    assert_eq!(
        shmem.put(&cells, &[0; 3], 0).map_err(said),
        Err("put: argument source is 3 elements, not 4".to_string())
    );
    assert_eq!(
        shmem.atomic_add(&cells, 1, 0).map_err(said),
        Err("atomic_add: argument dest is 4 elements, not 1".to_string())
    );
    assert_eq!(
        cells.range(2..5).map(|_| ()).map_err(said),
        Err("range: argument range is 2..5, not within 0..4".to_string())
    );
    assert_eq!(cells.load(4).map_err(said), Err("at: argument i is 4, not in [0, 4)".to_string()));
    assert!(matches!(shmem.alloc::<u64>(1 << 50), Err(heddle::Error::NoMemory { .. })));
    assert!(shmem.alloc::<u64>(0).is_err() && heddle::init().is_err());
}
