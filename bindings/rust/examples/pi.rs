//! An integral shared out by an atomic counter.
//!
//!     cargo build --release --example pi && oshrun -n 4 target/release/examples/pi
const STEPS: i64 = 100_000;
const CHUNK: i64 = 1000;

fn part_of(first: i64) -> f64 {
    let height = |i: i64| 4.0 / (1.0 + ((i as f64 + 0.5) / STEPS as f64).powi(2));
    (first..first + CHUNK).map(height).sum::<f64>() / STEPS as f64
}

fn main() -> heddle::Result<()> {
    let shmem = heddle::init()?;
    let turn = shmem.alloc::<i64>(1)?;
    let (mut part, mut chunks) = (0.0, 0);
    loop {
        let first = shmem.atomic_fetch_add(&turn, CHUNK, 0)?;
        if first >= STEPS {
            break;
        }
        part += part_of(first);
        chunks += 1;
    }

    // Each PE has a row on PE 0.
    let n = shmem.n_pes() as usize;
    let parts = shmem.alloc::<f64>(n)?;
    let counts = shmem.alloc::<i64>(n)?;
    let me = shmem.my_pe() as usize;
    shmem.p(parts.at(me)?, part, 0)?;
    shmem.p(counts.at(me)?, chunks, 0)?;
    shmem.barrier_all();
    if me == 0 {
        let (pi, chunks) = (parts.to_vec().iter().sum::<f64>(), counts.to_vec().iter().sum::<i64>());
        println!("{n} PEs: pi is {pi:.9}, {chunks} chunks");
    }
    Ok(())
}
