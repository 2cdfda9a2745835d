//! Teams, collectives over them, contexts of them, and the errors of their arguments.
use heddle::Threads;

#[test]
fn collectives() {
    let shmem = heddle::init().unwrap();
    let world = shmem.world();
    let (me, n) = (world.my_pe(), world.n_pes());
    let pes = n as usize;
    let source = shmem.alloc::<i64>(2 * pes).unwrap();
    let dest = shmem.alloc::<i64>(2 * pes).unwrap();
    let two = |of: i32| [i64::from(of), 10 * i64::from(of)];
    let all: Vec<i64> = (0..n).flat_map(two).collect();
    let mine = || source.range(0..2).unwrap();

    mine().write(&two(me)).unwrap();
    world.fcollect(&dest, mine()).unwrap();
    assert_eq!(dest.to_vec(), all);
    world.sync().unwrap();
    world.broadcast(dest.range(0..2).unwrap(), mine(), n - 1).unwrap();
    assert_eq!(dest.to_vec()[..2], two(n - 1));
    world.sync().unwrap();

    let blocks: Vec<i64> = (0..n).flat_map(|to| [i64::from(100 * me + to); 2]).collect();
    source.write(&blocks).unwrap();
    world.sync().unwrap();
    world.alltoall(&dest, &source).unwrap();
    assert_eq!(dest.to_vec(), (0..n).flat_map(|from| [i64::from(100 * from + me); 2]).collect::<Vec<i64>>());
    world.sync().unwrap();

    mine().write(&two(me + 1)).unwrap();
    let total = i64::from(n * (n + 1) / 2);
    let result = dest.range(0..2).unwrap();
    world.sum_inscan(&result, mine()).unwrap();
    assert_eq!(result.load(0), Ok(i64::from((me + 1) * (me + 2) / 2)));
    world.sync().unwrap();
    world.sum_exscan(&result, mine()).unwrap();
    assert_eq!(result.load(0), Ok(i64::from(me * (me + 1) / 2)));
    world.sync().unwrap();
    world.max_reduce(&result, mine()).unwrap();
    assert_eq!(result.to_vec(), two(n));
    world.sync().unwrap();
    world.min_reduce(&result, mine()).unwrap();
    assert_eq!(result.to_vec(), two(1));
    world.sync().unwrap();
    world.or_reduce(&result, mine()).unwrap();
    assert_eq!(result.load(0), Ok((1..=i64::from(n)).fold(0, |a, b| a | b)));
    world.sync().unwrap();
    world.sum_reduce(mine(), mine()).unwrap();
    assert_eq!(mine().to_vec(), [total, 10 * total]);

    let reals = shmem.alloc::<f64>(1).unwrap();
    reals.store(0, 2.0).unwrap();
    world.prod_reduce(&reals, &reals).unwrap();
    assert_eq!(reals.load(0), Ok(2f64.powi(n)));
}

#[test]
fn split() {
    let shmem = heddle::init().unwrap();
    let (me, n) = (shmem.my_pe(), shmem.n_pes());
    let world = shmem.world();
    let cell = shmem.alloc::<u32>(1).unwrap();
    let evens = world.split_strided(0, 2, (n + 1) / 2).unwrap();
    assert_eq!(evens.is_some(), me % 2 == 0);
    if let Some(evens) = &evens {
        assert_eq!((evens.my_pe(), evens.n_pes()), (me / 2, (n + 1) / 2));
        assert_eq!(evens.translate_pe(me / 2, &world), Some(me));
        assert_eq!(world.translate_pe(1, evens), None);
        let last = evens.n_pes() - 1;
        let ctx = evens.context(Threads::Private).unwrap();
        ctx.atomic_add(&cell, 1, last).unwrap();
        ctx.quiet();
        evens.sync().unwrap();
        let seen = if evens.my_pe() == last { (n as u32 + 1) / 2 } else { 0 };
        assert_eq!(cell.load(0), Ok(seen));
        assert!(ctx.atomic_add(&cell, 1, last + 1).is_err());
    }
    let color = (me > 0).then_some(7);
    let others = world.split_color(color, -me).unwrap();
    assert_eq!(others.map(|team| (team.my_pe(), team.n_pes())), color.map(|_| (n - 1 - me, n - 1)));
    assert!(shmem.shared().n_pes() >= 1);
}

#[test]
fn errors() {
    let shmem = heddle::init().unwrap();
    let (world, n) = (shmem.world(), shmem.n_pes());
    let cells = shmem.alloc::<u64>(4).unwrap();
    let said = |result: heddle::Result<()>| result.unwrap_err().to_string();
    let part = |from, to| cells.range(from..to).unwrap();
    assert_eq!(
        said(world.broadcast(part(0, 2), part(2, 4), -1)),
        format!("broadcast: argument root is -1, not in [0, {n})")
    );
    assert_eq!(said(world.sum_reduce(part(0, 2), part(2, 3))), "sum_reduce: argument dest is 2 elements, not 1");
    assert!(said(world.sum_reduce(part(0, 2), part(1, 3))).contains("apart from source"));
    assert!(said(world.alltoall(part(0, 0), &cells)).contains("dest is 0 elements, not 4"));
    let split = world.split_strided(0, 1, n + 1).map(|_| ());
    assert_eq!(said(split), format!("split_strided: argument size is {}, not in [1, {n}]", n + 1));
    let split = world.split_strided(n - 1, 1, 2.min(n)).map(|_| ());
    assert_eq!(split.is_err(), n > 1);
}
