//! The time that this thread spent working: what else the machine does does not count.

use rustix::time::{ClockId, clock_gettime};
use std::time::Duration;

/// What `work` gives, and how long it took.
pub fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let begun = now();
    let done = work();
    (done, now().saturating_sub(begun))
}

/// The shorter of two runs: the first pays for cold memory.
pub fn better(mut work: impl FnMut()) -> Duration {
    let ((), first) = timed(&mut work);
    let ((), second) = timed(&mut work);
    first.min(second)
}

/// The median and the longest.
pub fn median_and_worst(mut took: Vec<Duration>) -> (Duration, Duration) {
    took.sort_unstable();
    (took[took.len() / 2], took[took.len() - 1])
}

fn now() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}
