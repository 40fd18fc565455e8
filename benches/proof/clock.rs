//! Processor time of this thread, so other work of the machine does not count.

use rustix::time::{ClockId, clock_gettime};
use std::time::Duration;

/// The result of `work`, and the time it took.
pub fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let started = now();
    let done = work();
    (done, now().saturating_sub(started))
}

/// The shorter of two runs, because the first one runs with cold caches.
pub fn better(mut work: impl FnMut()) -> Duration {
    let ((), first) = timed(&mut work);
    let ((), second) = timed(&mut work);
    first.min(second)
}

/// The median and the longest time.
pub fn median_and_worst(mut took: Vec<Duration>) -> (Duration, Duration) {
    took.sort_unstable();
    (took[took.len() / 2], took[took.len() - 1])
}

fn now() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}
