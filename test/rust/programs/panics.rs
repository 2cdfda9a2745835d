//! One PE panics while the other waits for it.
fn main() {
    let shmem = heddle::init().unwrap();
    let _held = shmem.alloc::<u64>(1).unwrap();
    assert!(shmem.my_pe() != 1, "PE 1 gives up");
    shmem.barrier_all();
}
