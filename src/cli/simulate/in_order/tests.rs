//! Tests the order of results.

use super::*;

#[test]
fn results_come_in_order_and_end_with_the_first_error() {
    // Earlier numbers take longer, so later ones are ready before them.
    let work = |at: u64| {
        std::thread::sleep(std::time::Duration::from_millis((7 - at % 8) / 2));
        if at == 50 || at == 70 { Err(at) } else { Ok(at * at) }
    };
    let mut taken = Vec::new();
    let ended = in_order(100, work, |at, square| {
        taken.push((at, square));
        Ok(())
    });
    assert_eq!(ended, Err(50));
    assert_eq!(taken, (0..50).map(|at| (at, at * at)).collect::<Vec<_>>());
}

#[test]
fn nothing_is_worked_on_for_long_after_a_result_is_not_taken() {
    let worked = AtomicU64::new(0);
    let ended = in_order(
        u64::MAX,
        |_| {
            worked.fetch_add(1, Ordering::Relaxed);
            Ok(())
        },
        |at, ()| if at == 10 { Err("closed") } else { Ok(()) },
    );
    assert_eq!(ended, Err("closed"));
    assert!(worked.into_inner() < 10_000_000);
}

#[test]
fn no_work_is_no_result() {
    assert_eq!(in_order(0, Ok::<u64, ()>, |_, _| Err(())), Ok(()));
}
